"""The actions of a seat: one type for each, frozen, each naming its seat."""

from dataclasses import FrozenInstanceError, fields, is_dataclass

import pytest

from engine.actions import ACTIONS, Action, Discard
from engine.cards import DeckIndex
from engine.seats import Seat


@pytest.mark.parametrize("kind", ACTIONS)
def test_every_action_is_a_frozen_value_of_one_seat(kind: type[Action]) -> None:
    assert is_dataclass(kind)
    assert fields(kind)[0].name == "seat"
    assert "__slots__" in vars(kind)
    assert f"{kind.__name__}" in str(Action)


def test_codes_are_fixed() -> None:
    """The place of a kind is its code on the wire and in digests: new kinds go to the end."""
    assert [kind.__name__ for kind in ACTIONS] == [
        "Discard",
        "Draw",
        "Win",
        "Claim",
        "Pass",
        "Leave",
        "Declare",
        "Mulligan",
        "Return",
        "Fold",
    ]


def test_an_action_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Discard(Seat(0), DeckIndex(1)).card = DeckIndex(2)  # type: ignore[misc]
