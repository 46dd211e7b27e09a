"""What a hint says, against what a look back at the round would say."""

from engine.ai.appraisal import appraise
from tests.support.tables import Drive, begin
from tusac_qt.model.hint_text import hint_text
from tusac_qt.model.picks import Picks
from tusac_qt.model.presenter import present
from tusac_qt.model.wording import Wording
from tusac_qt.play.review import LEAST_MISTAKE
from tusac_qt.words.narration import Narrator


def test_a_hint_tells_whatever_a_look_back_would_call_a_mistake() -> None:
    better = 0
    for seed in range(30):
        drive = Drive(begin(seed))
        drive.settle()
        while (prompt := drive.table.prompt) is not None:
            table = drive.table
            wording = Wording(table, Narrator(table.players, table.seat, table.card))
            hint = hint_text(table, prompt, present(table, Picks(), with_hints=True), wording)
            found = appraise(table.view, prompt.legal)
            if found is not None and found.cost(prompt.proposed) >= LEAST_MISTAKE:
                better += 1
                assert f"The hard computer: {wording.action(found.choice)}." in hint
            assert table.act(prompt.number, prompt.proposed, drive.now)
            drive.settle()
    assert better, "no proposal that the hard player would not follow"
