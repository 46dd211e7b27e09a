"""When the table waits for the player, which title, task bar and screen readers then tell."""

from dataclasses import replace

from engine.actions import Claim, Fold, Pass
from engine.cards import DeckIndex
from engine.melds import MeldKind
from engine.seats import Seat
from tests.support.tables import asked
from tusac_qt.model.waiting import TableWait, waits_for

ME = Seat(0)
PASS = Pass(ME)
KEEP = Claim(ME, MeldKind.SINGLE, ())
PAIR = Claim(ME, MeldKind.PAIR, (DeckIndex(4),))
ASKED = asked(PASS)


def test_the_table_waits_for_whoever_can_take_a_card() -> None:
    assert waits_for(replace(ASKED, legal=(PAIR, PASS))) is TableWait.CLAIM


def test_the_table_waits_for_whoever_has_to_keep_a_card() -> None:
    assert waits_for(replace(ASKED, legal=(KEEP,))) is TableWait.CLAIM


def test_the_table_waits_for_nobody_who_can_only_pass() -> None:
    assert waits_for(ASKED) is None
    assert waits_for(None) is None


def test_a_hand_that_may_be_folded_is_asked_for_without_a_card_to_want() -> None:
    assert waits_for(replace(ASKED, legal=(Fold(ME), PASS))) is TableWait.DEAL
