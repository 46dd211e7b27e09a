"""The worth of parts whose melds cross colors: three pieces of all four colors, of which some may mix.

Once the number of chows of each color is fixed, the three pieces are independent of each other, and the four
cards of a piece are a small part of their own. So a content of twelve counts is looked up in three lists,
once for each of the few choices of chows it allows.
"""

from collections.abc import Sequence
from itertools import product
from operator import ge
from struct import Struct

from engine.cards import Card, Color
from engine.melds import Meld
from engine.tables import WORTH_BITS, PartTable, ValuedMeld, split_group

_PIECES = 3
_COLORS = len(Color)
_HALF = _PIECES * _COLORS // 2
_BITS = 4
"""Four counts, one for each color, make a code of four bits each.

Codes are added and taken away like numbers.
"""

_ONE_OF_EACH = Struct(f"{_PIECES}s" * (_COLORS // 2)).unpack


class _Halves(dict[bytes, tuple[int, ...]]):
    """The counts of two colors as the codes of the three pieces and of the chows they allow."""

    def __init__(self, first_color: int) -> None:
        super().__init__()
        self._first_color = first_color

    def __missing__(self, content: bytes) -> tuple[int, ...]:
        colors = [(*counts, min(counts)) for counts in _ONE_OF_EACH(content)]
        before = [0] * self._first_color
        found = self[content] = tuple(_code((*before, *counts)) for counts in zip(*colors, strict=True))
        return found


class _Choices(dict[int, tuple[tuple[int, int], ...]]):
    """Every choice of at least one chow among those a code allows: its code and its points."""

    def __init__(self, points: Sequence[int]) -> None:
        super().__init__()
        self._points = points

    def __missing__(self, allowed: int) -> tuple[tuple[int, int], ...]:
        choices = product(*(range(count + 1) for count in _counts(allowed)))
        found = self[allowed] = tuple(
            (_code(chows), sum(map(int.__mul__, chows, self._points))) for chows in choices if any(chows)
        )
        return found


class GridTable:
    """The worth of every content of a part of three pieces by four colors.

    As `PartTable` gives it for other parts.
    """

    def __init__(
        self, cards: Sequence[Card], melds: Sequence[ValuedMeld], copies: int, *, locked: bool
    ) -> None:
        """Compute the worth of every hand of these pieces.

        Args:
            cards: the cards of the part, in canonical order: color by color.
            melds: every meld of those cards.
            copies: how many there are of each card in the deck.
            locked: three or four identical cards are used whole or not at all (docs/rules.md, 2.3 rule 1).
        """
        self.cards = tuple(cards)
        self._locked = locked
        self._melds_from = [
            [meld for meld in melds if meld.places[0] == place] for place in range(len(cards))
        ]
        self._chows: list[ValuedMeld] = []
        in_rows: list[list[ValuedMeld]] = [[] for _ in range(_PIECES)]
        for meld in melds:
            rows = {place % _PIECES for place in meld.places}
            if len(rows) == _PIECES:
                self._chows.append(meld)
            else:
                places = tuple(place // _PIECES for place in meld.places)
                in_rows[rows.pop()].append(ValuedMeld(meld.meld, places, meld.points))
        self._rows = tuple(
            PartTable(cards[row::_PIECES], in_rows[row], locked=False) for row in range(_PIECES)
        )
        self._worths = tuple(_worths_by_code(row, copies) for row in in_rows)
        self._choices = _Choices([chow.points for chow in self._chows])
        self._halves = (_Halves(0), _Halves(_COLORS // 2))
        self._cut = Struct(f"{int(cards[0])}x{_HALF}s{_HALF}s").unpack_from

    def __getitem__(self, content: bytes) -> int:
        """Return the worth of a content."""
        return self.worth_in(bytes(self.cards[0]) + content)

    def worth_in(self, counts: bytes) -> int:
        """Return the worth of the part's content in the counts of a hand."""
        if self._locked:
            group = split_group(self, self._melds_from, counts[self.cards[0] : self.cards[-1] + 1])
            if group is not None:
                return group.worth
        low, high = self._cut(counts)
        low_half, high_half = self._halves
        low_first, low_second, low_third, low_allowed = low_half[low]
        high_first, high_second, high_third, high_allowed = high_half[high]
        first, second, third = self._worths
        in_first, in_second, in_third = (
            low_first + high_first,
            low_second + high_second,
            low_third + high_third,
        )
        best = first[in_first] + second[in_second] + third[in_third]
        allowed = low_allowed + high_allowed
        if allowed:
            for chows, points in self._choices[allowed]:
                worth = points + first[in_first - chows] + second[in_second - chows] + third[in_third - chows]
                if worth > best:  # noqa: PLR1730 - max() takes three times as long
                    best = worth
        return best

    def arrange(self, content: bytes) -> tuple[list[Meld], list[Card]]:
        """Return the melds and the deadwood of the best arrangement."""
        melds: list[Meld] = []
        deadwood: list[Card] = []
        group = split_group(self, self._melds_from, content) if self._locked else None
        while group is not None and group.used is not None:
            melds.append(group.used.meld)
            content = group.rest
            group = split_group(self, self._melds_from, content)
        chows = self._best_chows(content)
        for chow, count in zip(self._chows, chows, strict=True):
            melds += [chow.meld] * count
        for place, row in enumerate(self._rows):
            left = bytes(map(int.__sub__, content[place::_PIECES], chows))
            row_melds, row_deadwood = row.arrange(left)
            melds += row_melds
            deadwood += row_deadwood
        return melds, deadwood

    def _best_chows(self, content: bytes) -> bytes:
        """Return how many chows each color makes in the best arrangement, no group being locked."""
        codes = [_code(content[place::_PIECES]) for place in range(_PIECES)]
        allowed = _code([min(content[at : at + _PIECES]) for at in range(0, len(content), _PIECES)])
        choices = ((0, 0), *self._choices[allowed])
        best = max(
            choices,
            key=lambda choice: (
                choice[1]
                + sum(worths[code - choice[0]] for worths, code in zip(self._worths, codes, strict=True))
            ),
        )
        return _counts(best[0])


def _worths_by_code(melds: Sequence[ValuedMeld], copies: int) -> list[int]:
    """Return the worth of every content of one piece, by its code.

    Smaller contents are found before larger ones.

    Args:
        melds: every meld of the piece, its places being colors.
        copies: how many there are of each card.
    """
    uses: list[list[tuple[int, int, list[int]]]] = []
    for color in range(_COLORS):
        deadwood = [int(other == color) for other in range(_COLORS)]
        groups = [(-1 << WORTH_BITS, deadwood)]
        groups += [
            (meld.points, [meld.places.count(other) for other in range(_COLORS)])
            for meld in melds
            if meld.places[0] == color
        ]
        uses.append([(points, _code(need), need) for points, need in groups])
    worths = [0] * (_code([copies] * _COLORS) + 1)
    for counts in product(range(copies + 1), repeat=_COLORS):
        code = _code(counts)
        first = next((color for color, count in enumerate(counts) if count), None)
        if first is not None:
            worths[code] = max(
                worths[code - used] + points
                for points, used, need in uses[first]
                if all(map(ge, counts, need))
            )
    return worths


def _code(counts: Sequence[int]) -> int:
    return sum(count << _BITS * color for color, count in enumerate(counts))


def _counts(code: int) -> bytes:
    return bytes(code >> _BITS * color & ((1 << _BITS) - 1) for color in range(_COLORS))
