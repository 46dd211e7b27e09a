"""The places on a big screen.

All of it fits, nothing overlaps, and it is larger than for somebody who plays.
"""

from itertools import combinations

import pytest

from tusac_qt.model.big_layout import big_layout
from tusac_qt.model.geometry import Rect
from tusac_qt.model.layout import table_layout
from tusac_qt.model.packing import pack_seat

SIZES = [(1280, 800), (1366, 768), (1920, 1080), (3840, 2160), (1024, 768)]
SEATS = range(2, 7)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_overlaps_and_all_lies_on_the_screen(seats: int, size: tuple[int, int]) -> None:
    made = big_layout(seats, *size)
    places = [made.wall, made.offer, made.caption]
    for zones in made.seats:
        places += [zones.face, zones.plaque, zones.cards]
    screen = Rect(0, made.top_strip.bottom, size[0], size[1] - made.top_strip.bottom)
    for place in places:
        assert place.x >= 0
        assert place.right <= screen.right
        assert place.y >= screen.y - 0.01 * size[1]
        assert place.bottom <= screen.bottom + 0.5
    assert not [(one, other) for one, other in combinations(places, 2) if one.overlaps(other)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_words_and_sets_are_larger_than_for_somebody_who_plays(seats: int, size: tuple[int, int]) -> None:
    big, usual = big_layout(seats, *size), table_layout(seats, *size)
    assert big.text.body >= 1.25 * usual.text.body
    assert big.text.name >= 1.25 * usual.text.name
    melds = [3, 3, 2, 3]
    shown = [
        min(pack_seat(melds, 3, zones, made.card[0])[0][0].w for zones in made.seats) for made in (big, usual)
    ]
    assert shown[0] >= (1.05 if seats < 6 else 0.9) * shown[1]


def test_seats_go_counter_clockwise_from_the_lower_left() -> None:
    made = big_layout(5, 1280, 800)
    left = [zones.face.x < 640 for zones in made.seats]
    heights = [zones.face.y for zones in made.seats]
    assert left == [True, False, False, True, True]
    assert heights[1] > heights[2]
    assert heights[3] < heights[4] < heights[0]
