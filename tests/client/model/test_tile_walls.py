"""The four walls of tiles: what is dealt and drawn is missing where it was taken, and nothing else is."""

import pytest

from tests.client.model.test_layout import assert_apart
from tusac_qt.model.geometry import Rect
from tusac_qt.model.tile_walls import TileWalls, middle_of, side_of, stack_places

DECKS = (112, 117, 140, 168, 173)
ZONE = Rect(420, 230, 270, 250)


def test_four_players_have_four_walls_of_fourteen_stacks() -> None:
    walls = TileWalls(112, 112, 0)

    assert walls.stacks == (2,) * 56
    places = stack_places(walls, ZONE)
    rows = {round(place.y) for place in places[:14]}
    assert len(rows) == 1
    assert min(place.x for place in places[:14]) > ZONE.x


def test_each_packet_of_four_empties_two_stacks_and_drawing_goes_on_there() -> None:
    assert TileWalls(112, 108, 0).stacks[:4] == (0, 0, 2, 2)
    dealt = TileWalls(112, 31, 0).stacks
    assert dealt[:40] == (0,) * 40
    assert dealt[40:] == (1,) + (2,) * 15
    assert TileWalls(112, 30, 0).stacks[40] == 0


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("first", range(4))
def test_all_tiles_that_are_left_lie_somewhere_and_apart(deck: int, first: int) -> None:
    for left in (deck, deck - 81, 6, 1, 0):
        walls = TileWalls(deck, left, first)
        places = stack_places(walls, ZONE)

        assert sum(walls.stacks) == left
        assert set(walls.stacks) <= {0, 1, 2}
        assert len(places) == len(walls.stacks)
    assert_apart(list(places))
    assert all(ZONE.contains(place) for place in places)
    assert not any(middle_of(ZONE).overlaps(place) for place in places)


def test_the_wall_before_the_dealer_is_taken_first() -> None:
    assert [side_of(place, 4) for place in range(4)] == [0, 1, 2, 3]
    assert [side_of(place, 2) for place in range(2)] == [0, 2]
    for first, is_there in enumerate(
        (
            lambda place: place.y > ZONE.center[1] + 50,
            lambda place: place.x > ZONE.center[0] + 50,
            lambda place: place.bottom < ZONE.center[1] - 50,
            lambda place: place.right < ZONE.center[0] - 50,
        )
    ):
        assert all(is_there(place) for place in stack_places(TileWalls(112, 112, first), ZONE)[:14])
