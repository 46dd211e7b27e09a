"""A table on a phone as full as it gets.

More players than the examples have, long names, many sets and discards.
"""

from typing import Any

from tests.support.phone_modules import vector

NAMES = ("Bà Ngoại", "Hoa", "Nguyễn Thị Minh Khai", "Christopher", "Minh")
_SETS = (["wY"] * 3, ["rY"] * 2, ["rS", "wS", "yS"], ["rX", "rY", "rZ"], ["gA"], ["yB"] * 4)
_DISCARDS = ("gS", "rA", "yZ", "wC")


def crowded(name: str, *, players: int, sets: int) -> Any:  # noqa: ANN401 - JSON of any shape
    """Return an example with that many players, each of the others with that many sets and four discards."""
    screen = vector(name)
    me, other = screen["seats"][:2]
    screen["seats"] = [me]
    for place in range(1, players):
        melds = [{"kind": "pong", "cards": cards, "is_dealt": False} for cards in (_SETS * 2)[place:][:sets]]
        screen["seats"].append(
            {
                **other,
                "seat": (me["seat"] + place) % players,
                "place": place,
                "name": NAMES[place - 1],
                "is_active": place == players - 1,
                "melds": melds,
                "discards": list(_DISCARDS),
            }
        )
    return screen
