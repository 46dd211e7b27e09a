"""Seats at the table and one value per seat."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Generic, NewType, TypeVar

Seat = NewType("Seat", int)
"""A place at the table, counted counter-clockwise from 0 (South, East, North, West with four)."""

T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True, slots=True)
class BySeat(Generic[T]):
    """One value per seat, in order of play."""

    values: tuple[T, ...]

    @classmethod
    def fill(cls, seats: int, value: T) -> "BySeat[T]":
        """Return the same value for each of `seats` seats."""
        return cls((value,) * seats)

    def __getitem__(self, seat: Seat) -> T:
        return self.values[seat]

    def __iter__(self) -> Iterator[T]:
        return iter(self.values)

    def __len__(self) -> int:
        return len(self.values)

    def replace(self, seat: Seat, value: T) -> "BySeat[T]":
        """Return a copy with one seat's value exchanged."""
        values = list(self.values)
        values[seat] = value
        copy: BySeat[T] = _new(BySeat)
        _set_values(copy, tuple(values))
        return copy

    def map(self, change: Callable[[T], U]) -> "BySeat[U]":
        """Return `change` of every seat's value."""
        return BySeat(tuple(map(change, self.values)))

    def items(self) -> Iterator[tuple[Seat, T]]:
        """Yield each seat with its value, in order of play from seat 0."""
        for place, value in enumerate(self.values):
            yield Seat(place), value


# most actions make a copy or two, which takes two thirds of the time without the constructor of a frozen
# class
_new = object.__new__
_set_values = BySeat.__dict__["values"].__set__


def next_seat(seat: Seat, seats: int) -> Seat:
    """Return the counter-clockwise neighbour (docs/rules.md, 2.4)."""
    return Seat((seat + 1) % seats)


def opposite(seat: Seat, seats: int) -> Seat:
    """Return the seat opposite a seat; at an odd number of seats, the one of the two that comes sooner."""
    return Seat((seat + seats // 2) % seats)


def next_of(seat: Seat, seats: int, out: Collection[Seat]) -> Seat | None:
    """Return the next seat after `seat`, perhaps itself, that is not out; None if all are."""
    after = next_seat(seat, seats)
    if not out:
        return after
    return next((other for other in seats_from(after, seats) if other not in out), None)


@cache
def seats_from(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return every seat once, counter-clockwise, starting with `first`."""
    return tuple(Seat((first + step) % seats) for step in range(seats))
