"""One value per seat, and who sits next to whom."""

import pytest

from engine.seats import BySeat, Seat, next_seat, seats_from


def test_laws_of_by_seat() -> None:
    row = BySeat((1, 2, 3))

    assert BySeat.fill(3, 0) == BySeat((0, 0, 0))
    assert list(row) == [1, 2, 3]
    assert len(row) == 3
    assert row[Seat(1)] == 2
    assert row.replace(Seat(1), 9) == BySeat((1, 9, 3))
    assert row.replace(Seat(1), row[Seat(1)]) == row
    assert row == BySeat((1, 2, 3))
    assert row.map(str) == BySeat(("1", "2", "3"))
    assert list(row.items()) == [(0, 1), (1, 2), (2, 3)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_play_goes_round(seats: int) -> None:
    for first in range(seats):
        order = seats_from(Seat(first), seats)
        assert sorted(order) == list(range(seats))
        assert order[0] == first
        assert [next_seat(seat, seats) for seat in order] == [*order[1:], order[0]]
