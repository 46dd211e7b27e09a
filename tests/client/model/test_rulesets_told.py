"""A round of each preset with every number of players, as its person meets it: all of it shown and told."""

import pytest

from engine.actions import Action
from engine.match import MatchSetup
from engine.record import RecordHeader
from engine.rules_text import override
from engine.rulesets import load, names
from engine.seats import BySeat, Seat
from net.pace import FAMILY
from tests.support.tables import Drive
from tusac_qt.choices.new_match import COMPUTER_NAMES
from tusac_qt.model.picks import Picks
from tusac_qt.model.presenter import present
from tusac_qt.model.wording import Wording
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.table import Prompt
from tusac_qt.terminal.text_table import TextTable
from tusac_qt.words.narration import Narrator

TABLES = [(name, seats) for name in names() for seats in sorted(load(name).players)]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES, ids=str)
@pytest.mark.parametrize("jokers", [0, 5])
def test_everything_that_happens_has_words(name: str, seats: int, jokers: int) -> None:
    rules = override(load(name), {"jokers": jokers})
    setup = MatchSetup(rules, seats, 1, (100 * seats + jokers).to_bytes(32), Seat(0))
    levels = BySeat(("", *["normal"] * (seats - 1)))
    header = RecordHeader(setup, BySeat(("Ann", *COMPUTER_NAMES[: seats - 1])), levels)
    table = LocalTable.begin(header, pace=FAMILY, now=0.0)
    narrator = Narrator(table.players, table.seat, table.card)
    wording = Wording(table, narrator)
    terminal = TextTable(table, with_hints=True, tips_seen=frozenset())

    def look(prompt: Prompt) -> Action:
        text = wording.table_text(present(table, Picks(), with_hints=True), "")
        assert len(text.plaques) == seats
        assert text.caption.headline
        assert terminal.tell_position()
        assert terminal.question().prompt
        return prompt.proposed

    drive = Drive(table)
    drive.play(look)
    told = terminal.tell(tuple(drive.events))

    assert told
    assert not any("{" in line for line in told)
