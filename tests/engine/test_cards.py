"""The cards and their one canonical order."""

import pytest

from engine.cards import ALL_CARDS, GENERALS, JOKERS, SUITED, Card, Color, Piece, canonical_deck, card_of


def test_names_say_color_and_piece() -> None:
    for card in SUITED:
        assert card.name == "grwy"[card.color] + "ABCXYZS"[card.piece]
        assert card_of(card.color, card.piece) is card


def test_every_color_has_every_piece() -> None:
    assert [card_of(color, piece) for color in Color for piece in Piece] == sorted(
        SUITED, key=lambda card: (card.color, card.piece)
    )


def test_canonical_order_keeps_runs_and_soldiers_together() -> None:
    names = " ".join(card.name for card in ALL_CARDS)
    assert names == (
        "gA gB gC rA rB rC wA wB wC yA yB yC gX gY gZ rX rY rZ wX wY wZ yX yY yZ gS rS wS yS J1 J2 J3 J4 J5"
    )


def test_generals() -> None:
    assert tuple(card for card in ALL_CARDS if card.is_general) == GENERALS
    assert [card.name for card in GENERALS] == ["gA", "rA", "wA", "yA"]


@pytest.mark.parametrize("joker", JOKERS)
def test_jokers_have_neither_color_nor_piece(joker: Card) -> None:
    assert joker.is_joker
    assert not joker.is_general
    with pytest.raises(ValueError, match=f"{joker.name} has no color"):
        _ = joker.color
    with pytest.raises(ValueError, match=f"{joker.name} has no piece"):
        _ = joker.piece


@pytest.mark.parametrize(("copies", "jokers", "size"), [(4, 0, 112), (4, 5, 117), (5, 0, 140), (6, 0, 168)])
def test_deck_sizes(copies: int, jokers: int, size: int) -> None:
    deck = canonical_deck(copies, jokers)

    assert len(deck) == size
    assert list(deck) == sorted(deck)
    assert all(deck.count(card) == copies for card in SUITED)
    assert deck[size - jokers :] == JOKERS[:jokers]
