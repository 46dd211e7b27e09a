"""Text: one spelling each, read back to the same, everything else refused with the part that is wrong."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import Claim, Discard
from engine.cards import ALL_CARDS, Card
from engine.errors import EngineError, NotationError
from engine.melds import Meld, MeldKind
from engine.notation import (
    format_action,
    format_arrangement,
    format_card,
    format_cards,
    format_meld,
    parse_action,
    parse_card,
    parse_cards,
    parse_meld,
    parse_melds,
)
from engine.partition import Arrangement
from engine.rules import Rules
from engine.seats import Seat
from tests.support.rounds import arranged, dealt, follow, index_of, play
from tests.support.rulesets import LOOSE, PVT, WIKI
from tests.support.strategies import MANY


def test_cards() -> None:
    for card in ALL_CARDS:
        assert parse_card(format_card(card)) is card
    assert parse_cards(" rX  J2 ") == (Card.rX, Card.J2)
    assert format_cards((Card.rX, Card.J2)) == "rX J2"
    assert parse_cards("") == ()


@pytest.mark.parametrize("text", ["rx", "RX", "X", "rXX", "J6", "", "r X", "rX\n", "__class__", "name"])
def test_not_a_card(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card"):
        parse_card(text)


def test_melds() -> None:
    meld = Meld(MeldKind.CHOW_XYZ, (Card.rX, Card.rY, Card.rZ))

    assert parse_meld("rZ rX rY", PVT) == parse_meld(" [rX rY rZ] ", PVT) == meld
    assert format_meld(meld, is_exposed=True) == "[rX rY rZ]"
    assert format_meld(meld, is_exposed=False) == "rX rY rZ"
    assert parse_melds("[rX rY rZ][gA] ", PVT) == (meld, Meld(MeldKind.SINGLE, (Card.gA,)))
    assert parse_melds("", PVT) == ()
    assert parse_meld("gX rX wX", WIKI).kind is MeldKind.CHOW_COLORS


@pytest.mark.parametrize("text", ["gX rX wX", "", "[]", "[rX rX", "rX rX]", "[[rX rX]]", "rX rY"])
def test_not_a_meld(text: str) -> None:
    with pytest.raises(NotationError, match="is not a"):
        parse_meld(text, PVT)


@pytest.mark.parametrize("text", ["rX rX rX", "[rX rX] gA", "[rX rX", "[rX rX]]", "[gX rX]"])
def test_not_a_row_of_melds(text: str) -> None:
    with pytest.raises(NotationError, match="is not a"):
        parse_melds(text, PVT)


def test_arrangement() -> None:
    melds = (Meld(MeldKind.PAIR, (Card.gB, Card.gB)), Meld(MeldKind.SINGLE, (Card.gA,)))

    assert format_arrangement(Arrangement(melds, (Card.rX, Card.rY), 1)) == "gB gB | gA / rX rY"
    assert format_arrangement(Arrangement((), (Card.rX,), 0)) == " / rX"


@pytest.mark.parametrize("rules", [PVT, WIKI, LOOSE], ids=lambda rules: rules.name)
def test_every_action_of_a_round_round_trips(rules: Rules) -> None:
    for seed in (1, 2):
        for state, action, _ in play(dealt(rules, seed), random.Random(seed)):
            assert parse_action(state, format_action(state, action)) == action


def test_spelling_of_actions() -> None:
    state = arranged(PVT, {0: "gB rX rY", 1: "gB gB gB", 2: "gA"})

    assert parse_action(state, "0 discard gB") == Discard(Seat(0), index_of(state, 0, "gB"))
    kong = parse_action(state, "1 kong gB gB gB")
    assert isinstance(kong, Claim)
    assert kong.kind is MeldKind.KONG
    assert kong.cards == state.hands[Seat(1)][:3]
    assert parse_action(state, "2 single") == Claim(Seat(2), MeldKind.SINGLE, ())
    for text in ("0 draw", "3 win", "1 pass", "2 leave", "2 return"):
        assert format_action(state, parse_action(state, text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "0 ",
        " 0 draw",
        "0  draw",
        "0 draw ",
        "0 Draw",
        "4 draw",
        "-1 draw",
        "00 draw",
        "\u0660 draw",
        "0 draw gB",
        "0 discard",
        "0 discard gX gX",
        "0 discard rC",
        "0 discard yA\n",
        "0 pair rC",
        "0 kongs gB",
        "0 pong gB gB\u2028",
        "0 chow_xyz rY rX",
        "0 jump gB",
        "round 1",
    ],
)
def test_not_an_action(text: str) -> None:
    state = arranged(PVT, {0: "gB gB rX rY", 1: "rC rC rC rC"})

    if text == "0 chow_xyz rY rX":  # any order of the cards can be said, though none but one is legal
        assert format_action(state, parse_action(state, text)) == text
        return
    with pytest.raises(NotationError):
        parse_action(state, text)


@given(text=st.text(max_size=30) | st.text(alphabet="0123 discrwponghwyAXSB_", max_size=30))
@MANY
def test_any_text_is_read_back_or_refused(text: str) -> None:
    state = follow(arranged(PVT, {0: "gB gB rX rY"}), "0 discard gB")
    try:
        action = parse_action(state, text)
    except EngineError:
        return
    assert format_action(state, action) == text
