"""The text and the proposal of a hint, against the review of the round."""

import pytest

from engine.actions import Discard, Pass
from engine.ai.appraisal import appraise
from tests.support.tables import Drive, begin
from tusac_qt.model.hint_text import hint_text
from tusac_qt.model.picks import Picks
from tusac_qt.model.presenter import present
from tusac_qt.model.wording import Wording
from tusac_qt.play.advice import advise
from tusac_qt.play.review import LEAST_MISTAKE
from tusac_qt.words.narration import Narrator


@pytest.mark.slow
def test_what_a_hint_proposes_a_look_back_never_calls_a_mistake() -> None:
    kinds = set()
    for seed in range(30):
        drive = Drive(begin(seed))
        drive.settle()
        while (prompt := drive.table.prompt) is not None:
            table = drive.table
            found = appraise(table.view, prompt.legal)
            advice = advise(table.view, prompt)
            if found is not None:
                assert found.cost(advice.action) < LEAST_MISTAKE
            if advice.action != prompt.proposed:
                kinds.add(type(advice.action))
                wording = Wording(table, Narrator(table.players, table.seat, table.card))
                display = present(table, Picks(advice=advice), with_hints=True)
                hint = hint_text(advice, display, wording)
                assert f"A master’s choice: {wording.action(advice.action)}. " in hint
                marked = [place for place in display.tray if place.is_suggested]
                if isinstance(advice.action, Discard):
                    assert display.proposed_card == advice.action.card
                    assert not marked, "a ring is on the card, and nothing is picked"
                else:
                    assert [advice.action in place.answers for place in marked] == [True]
            assert table.act(prompt.number, prompt.proposed, drive.now)
            drive.settle()
    assert kinds >= {Discard, Pass}, kinds
