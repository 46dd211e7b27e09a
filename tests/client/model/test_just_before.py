"""The fate of the card that was on offer last, as the table tells it."""

import pytest

from engine.cards import Card, DeckIndex
from engine.events import CardDiscarded, CardDrawn, MeldExposed, OfferDeclined
from engine.melds import Meld, MeldKind
from engine.seats import Seat
from engine.state import ExposedMeld
from tests.support.crowded import crowded_table
from tusac_qt.model.just_before import JustBefore
from tusac_qt.play.table import RoundDealt
from tusac_qt.words.narration import Narrator

CARD = DeckIndex(3)


@pytest.fixture
def just_before() -> JustBefore:
    table = crowded_table(4)
    return JustBefore(Narrator(table.players, table.seat, lambda _: Card.rZ))


def taken(seat: int) -> MeldExposed:
    return MeldExposed(
        Seat(seat), ExposedMeld(Meld(MeldKind.PAIR, (Card.rZ, Card.rZ)), (CARD, DeckIndex(4)), Seat(1))
    )


def test_a_drawn_card_that_nobody_took_is_told_with_who_drew_it(just_before: JustBefore) -> None:
    just_before.follow(CardDrawn(Seat(1), CARD, Card.rZ))
    assert just_before.line == ""
    just_before.follow(OfferDeclined(Seat(1), CARD))

    assert just_before.line == "Minh draws red Horse. Nobody wants it."
    assert just_before.passed == Seat(1)


def test_so_is_who_took_a_discard_but_not_what_the_player_did(just_before: JustBefore) -> None:
    just_before.follow(CardDiscarded(Seat(1), CARD, Card.rZ))
    just_before.follow(taken(2))
    assert just_before.line.startswith("Minh discards red Horse. Lan takes it for a Pair")
    assert just_before.passed is None

    just_before.follow(CardDiscarded(Seat(1), CARD, Card.rZ))
    just_before.follow(taken(0))
    assert just_before.line == ""


def test_nothing_is_told_of_the_round_before(just_before: JustBefore) -> None:
    just_before.follow(CardDrawn(Seat(1), CARD, Card.rZ))
    just_before.follow(OfferDeclined(Seat(1), CARD))
    just_before.follow(RoundDealt(2, Seat(1)))

    assert just_before.line == ""
    assert just_before.passed is None
