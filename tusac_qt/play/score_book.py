"""The score book: one line of text for every finished round, and the sums over them. No Qt, no files.

Each line is a JSON object by itself, so that a torn or damaged line costs only its round; people can read it,
and any program. A later line about the same round replaces the earlier one.
"""

import csv
import hashlib
import io
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from engine.ai.player import POLICIES
from engine.cards import Card
from engine.match import MatchSetup
from engine.melds import MeldKind
from engine.state import Phase
from engine.view import View
from net.texts import cleaned
from tusac_qt.play.rating import Rating, rating
from tusac_qt.play.table import Table

T = TypeVar("T")
U = TypeVar("U")

_VERSION = 1
_TEXT_LIMIT = 80
_NAME_LIMIT = 255
_PRACTICE = " "
"""Stands in the name of a match behind that of the deal it repeats; no other name has it."""
_MOST_SEATS = 6
_MOST_CARDS = 40
"""Of a hand; by the rules there are it holds 21."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""A cell that begins so is calculated by programs for tables."""


class RoundKind(Enum):
    """The place where a round was played."""

    SOLO = "solo"
    NETWORK = "network"
    DAILY = "daily"


@dataclass(frozen=True, slots=True)
class Sitter:
    """The person or computer player that sat at a seat.

    Attributes:
        name: as shown.
        level: of a computer player; "" for a person.
        key: of the person's machine, in hexadecimal digits; "" where no key is known.
    """

    name: str
    level: str = ""
    key: str = ""

    @property
    def identity(self) -> str:
        """The key of a player: the level of a computer player, a person's key, else the name."""
        if self.level:
            return f"level {self.level}"
        return f"key {self.key}" if self.key else f"name {self.name}"


class Scored(msgspec.Struct, frozen=True, gc=False):
    """One finished round. A book may have 100 000, so they are made in a moment and take little memory.

    Attributes:
        when: when it ended, in universal time, to the second.
        match: tells matches apart.
        number: which round of the match, from 1.
        kind: where it was played.
        rules: the name of the ruleset.
        sitters: who sat where.
        me: our seat.
        payments: what each seat received.
        winner: the seat that won; None if nobody did.
        points: what the winning hand was worth.
        hand: its sets, as the names of their cards.
        kongs: how many Kongs we had.
        counts: whether it is taken into the statistics; not with moves taken back, nor in practice.
        is_void: whether it was found afterwards that it does not count at all.
        record: the name of the file that holds the match or round; "" if there is none.
        is_dealt: whether it was won straight from the deal.
        levels: the points of computer players of each level with the same cards in our place; empty if
            nobody can know the deal, or if not only we played it.
    """

    when: str
    match: str
    number: int
    kind: RoundKind
    rules: str
    sitters: tuple[Sitter, ...]
    me: int
    payments: tuple[int, ...]
    winner: int | None
    points: int
    hand: tuple[str, ...]
    kongs: int
    counts: bool = True
    is_void: bool = False
    record: str = ""
    levels: Mapping[str, int] = {}
    is_dealt: bool = False

    @property
    def own(self) -> int:
        """The points that we won or lost."""
        return self.payments[self.me]

    @property
    def is_practice(self) -> bool:
        """Whether it is a daily deal that had been played before."""
        return _PRACTICE in self.match

    @property
    def has_won(self) -> bool:
        """Whether we won."""
        return self.winner == self.me


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """A round that has ended, and where.

    Attributes:
        setup: of its match.
        number: which round of the match, from 1.
        view: the round as our seat sees it, with its outcome.
        sitters: who sat where.
    """

    setup: MatchSetup
    number: int
    view: View
    sitters: tuple[Sitter, ...]


def scored(table: Table, now: datetime, *, record: str = "", kind: RoundKind | None = None) -> Scored | None:
    """Return the round that has ended on a table; None if it has not, was dealt again, or we only watched.

    Args:
        table: where it was played.
        now: the time, with its zone.
        record: the name of the file that holds it.
        kind: where it was played, if that is not seen from the table.
    """
    status = table.status
    if table.is_watching:
        return None
    keys = [""] * table.view.seats
    if status is not None:
        for place, seat in enumerate(status.seats):
            if seat.member is not None and not seat.level:
                keys[place] = status.members[seat.member].key.hex()
    sitters = tuple(Sitter(info.name, info.level, key) for info, key in zip(table.players, keys, strict=True))
    kind = kind or (RoundKind.SOLO if status is None else RoundKind.NETWORK)
    row = row_of(
        FinishedRound(table.match.setup, round_number(table), table.view, sitters), kind, now, record
    )
    return None if row is None else replace(row, counts=not table.has_taken_back)


def round_number(table: Table) -> int:
    """Return which round of its match is on a table, from 1, also when it has just ended."""
    match, outcome = table.match, table.view.outcome
    return match.round_number - (bool(match.outcomes) and match.outcomes[-1] == outcome)


def row_of(finished: FinishedRound, kind: RoundKind, now: datetime, record: str) -> Scored | None:
    """Return the row of a round; None if it was dealt again.

    Args:
        finished: the round.
        kind: where it was played.
        now: the time, with its zone.
        record: the name of the file that holds it.
    """
    view = finished.view
    outcome = view.outcome
    if outcome is None or view.phase is Phase.VOID or outcome.voided_by is not None:
        return None
    me, winning = view.seat, outcome.winning
    kongs = sum(meld.kind is MeldKind.KONG for meld in view.exposed[me])
    hand: tuple[str, ...] = ()
    if winning is not None:
        hand = tuple("-".join(card.name for card in line.meld.cards) for line in winning.lines)
        if outcome.winner == me:
            kongs = sum(line.meld.kind is MeldKind.KONG for line in winning.lines)
    return Scored(
        when=now.astimezone(UTC).isoformat(timespec="seconds"),
        match=match_id(finished.setup, "".join(sitter.key for sitter in finished.sitters)),
        number=finished.number,
        kind=kind,
        rules=finished.setup.rules.name,
        sitters=finished.sitters,
        me=me,
        payments=tuple(outcome.payments),
        winner=None if outcome.winner is None else int(outcome.winner),
        points=0 if winning is None else winning.points,
        hand=hand,
        kongs=kongs,
        record=record,
        is_dealt=outcome.winner is not None and view.offer is None,
    )


def match_id(setup: MatchSetup, keys: str = "") -> str:
    """Return an id that distinguishes a match and reveals nothing of its seed."""
    return hashlib.sha256(setup.seed + keys.encode()).hexdigest()[:16]


def line_of(row: Scored) -> str:
    """Return the line of a round, with its end."""
    table = {"version": _VERSION, **msgspec.to_builtins(row)}
    return json.dumps(table, sort_keys=True) + "\n"


@dataclass(frozen=True, slots=True)
class Promise:
    """A promise that rounds of a match are to be in the book, as its record has them.

    Attributes:
        record: the name of the file that holds the match.
        first: the number of the first round.
        is_cut: whether this takes back what was promised of earlier rounds.
    """

    record: str
    first: int
    is_cut: bool = False


def promise_line(promise: Promise) -> str:
    """Return the line of a promise, with its end; other versions of the program pass it over."""
    table = {"version": _VERSION, "promised": promise.record, "from": promise.first, "cut": promise.is_cut}
    return json.dumps(table, sort_keys=True) + "\n"


@dataclass(frozen=True, slots=True)
class Book:
    """The content of a score book.

    Attributes:
        rows: the rounds, the oldest first.
        promises: by record, in the order in which they were made.
    """

    rows: tuple[Scored, ...]
    promises: Mapping[str, Promise]


def rows_of(text: str) -> tuple[Scored, ...]:
    """Return the rounds in a score book, the oldest first; lines that make no sense are left out."""
    return book_of(text.encode().split(b"\n")).rows


def book_of(lines: Iterable[bytes]) -> Book:
    """Return the content of a score book; lines that make no sense are skipped."""
    found: dict[tuple[str, int], Scored] = {}
    promises: dict[str, Promise] = {}
    reader = _Reader()
    for line in lines:
        said = reader.read(line) if line else None
        if isinstance(said, Promise):
            before = promises.pop(said.record, said)
            first = said.first if said.is_cut else min(said.first, before.first)
            promises[said.record] = Promise(said.record, first)
        elif said is not None:
            found[said.match, said.number] = said
    rows = sorted((row for row in found.values() if not row.is_void), key=lambda row: row.when)
    return Book(tuple(rows), promises)


_Whole = Annotated[int, Meta(ge=-(10**9), le=10**9)]


class _Line(msgspec.Struct, gc=False):
    version: int
    when: str
    match: str
    number: _Whole
    kind: RoundKind
    rules: str
    sitters: msgspec.Raw
    me: _Whole
    payments: tuple[_Whole, ...]
    winner: _Whole | None
    points: _Whole
    hand: tuple[str, ...]
    kongs: _Whole
    counts: bool
    is_void: bool
    record: str
    levels: dict[str, _Whole] = {}
    is_dealt: bool = False


class _PromiseLine(msgspec.Struct, rename={"record": "promised", "first": "from", "is_cut": "cut"}):
    version: int
    record: str
    first: _Whole
    is_cut: bool = False


_LINE, _PROMISE_LINE = msgspec.json.Decoder(_Line), msgspec.json.Decoder(_PromiseLine)
_SITTERS = msgspec.json.Decoder(Annotated[tuple[Sitter, ...], Meta(min_length=1, max_length=_MOST_SEATS)])
_PROMISED = b'"promised"'
_MOST_KNOWN = 1 << 16
_TIME_LENGTH, _TIME_ENDING = len("2026-11-23T12:00:00+00:00"), "+00:00"


class _Once(dict[T, U]):
    """Results of a function, calculated once for each value, since most values in a book repeat."""

    def __init__(self, make: Callable[[T], U]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, value: T) -> U:
        made = self._make(value)
        if len(self) < _MOST_KNOWN:
            self[value] = made
        return made


class _Reader:
    """Reads one line after the other."""

    def __init__(self) -> None:
        self._texts = _Once(_clean)
        self._records = _Once(str)
        self._sitters = _Once(_sitters_in)

    def read(self, line: bytes) -> Scored | Promise | None:
        """Return the content of a line; None if it makes no sense."""
        try:
            return self._row(_LINE.decode(line))
        except (ValueError, RecursionError, OverflowError):
            return _promise_in(line) if _PROMISED in line else None

    def _row(self, line: _Line) -> Scored:
        """Return a row whose fields are all valid. Raises ValueError and OverflowError."""
        sitters = self._sitters[bytes(line.sitters)]
        seats, texts, levels = len(sitters), self._texts, line.levels
        if line.version != _VERSION or len(line.payments) != seats or not 0 <= line.me < seats:
            raise ValueError
        if line.winner is not None and not 0 <= line.winner < seats:
            raise ValueError
        return Scored(
            _in_universal_time(line.when), texts[line.match], line.number, line.kind, texts[line.rules],
            sitters, line.me, line.payments, line.winner, line.points,
            tuple([texts[one] for one in line.hand[:_TEXT_LIMIT]]), line.kongs, line.counts, line.is_void,
            self._records[line.record[:_NAME_LIMIT]],
            {level: levels[level] for level in POLICIES if level in levels} if levels else {},
            line.is_dealt,
        )  # fmt: skip


def _promise_in(line: bytes) -> Promise | None:
    try:
        said = _PROMISE_LINE.decode(line)
    except (ValueError, RecursionError):
        return None
    if said.version != _VERSION:
        return None
    return Promise(said.record[:_NAME_LIMIT], said.first, said.is_cut)


def _sitters_in(data: bytes) -> tuple[Sitter, ...]:
    return tuple(Sitter(*map(_clean, (one.name, one.level, one.key))) for one in _SITTERS.decode(data))


def _clean(text: str) -> str:
    return cleaned(text, _TEXT_LIMIT)


def _in_universal_time(text: str) -> str:
    when = datetime.fromisoformat(text)
    if len(text) == _TIME_LENGTH and text.endswith(_TIME_ENDING):  # as this program writes it
        return text
    return when.astimezone(UTC).isoformat(timespec="seconds")


def sets_of(row: Scored) -> tuple[tuple[Card, ...], ...]:
    """Return the sets of a round's winning hand; none if the book names an impossible hand."""
    named = [name.split("-") for name in row.hand]
    all_named = [name for names in named for name in names]
    if len(all_named) > _MOST_CARDS or not all(name in Card.__members__ for name in all_named):
        return ()
    return tuple(tuple(Card[name] for name in names) for names in named)


def beaten(row: Scored, levels: Mapping[str, int]) -> tuple[str, ...]:
    """Return the levels of computer players that got fewer points than we did with a round's cards.

    Args:
        row: the round.
        levels: the points of each level, weakest first.
    """
    return tuple(level for level, points in levels.items() if row.own > points)


def as_practice(row: Scored) -> Scored:
    """Return a daily deal that was played before as a row that does not count."""
    return replace(row, match=f"{row.match}{_PRACTICE}{row.when}", counts=False)


def voided(row: Scored) -> Scored:
    """Return the line for a round that turned out not to count."""
    return replace(row, is_void=True)


@dataclass(frozen=True, slots=True)
class MetPlayer:
    """The results of playing with somebody.

    Attributes:
        name: as the player was called last.
        level: of a computer player; "" for a person.
        rounds: played together.
        wins: ours in those.
        lost: theirs.
        own: our points in those.
    """

    name: str
    level: str
    rounds: int = 0
    wins: int = 0
    lost: int = 0
    own: int = 0


@dataclass(frozen=True, slots=True)
class Totals:
    """The sums of a score book; only rounds that count.

    Attributes:
        rounds: how many.
        matches: in how many matches.
        wins: how many we won.
        drawn: how many nobody won.
        own: all our points together.
        kongs: all our Kongs together.
        best: the round of our best winning hand; None before the first.
        met: by player, those most met first.
        curve: our points after each round, from the first.
        ratings: how much stronger we are than each level with the same cards; those levels alone that have
            played ours.
    """

    rounds: int
    matches: int
    wins: int
    drawn: int
    own: int
    kongs: int
    best: Scored | None
    met: tuple[MetPlayer, ...]
    curve: tuple[int, ...]
    ratings: Mapping[str, Rating]


def totals(rows: Iterable[Scored]) -> Totals:
    """Add a score book up."""
    counted = [row for row in rows if row.counts]
    curve: list[int] = []
    met: dict[str, _Count] = {}
    others: dict[tuple[int, int], list[tuple[_Count, list[int]]]] = {}
    own = 0
    for row in counted:
        own += row.own
        curve.append(own)
        company = (
            id(row.sitters),
            row.me,
        )  # of rounds in a row it is the same, and need not be looked at again
        for one, seats in others.get(company) or others.setdefault(company, _counts(row, met)):
            one.rounds += 1
            one.wins += row.winner == row.me
            one.lost += row.winner in seats
            one.own += row.own
            one.name = row.sitters[seats[0]].name
    won = [row for row in counted if row.has_won]
    return Totals(
        rounds=len(counted),
        matches=len({row.match for row in counted}),
        wins=len(won),
        drawn=sum(row.winner is None for row in counted),
        own=own,
        kongs=sum(row.kongs for row in counted),
        best=max(won, key=lambda row: row.points, default=None),
        met=tuple(sorted((one.met for one in met.values()), key=lambda one: (-one.rounds, one.name))),
        curve=tuple(curve),
        ratings=_ratings(counted),
    )


def _ratings(rows: Sequence[Scored]) -> dict[str, Rating]:
    """Return our strength beside each level, from the rounds whose cards it has played too."""
    found = {}
    for level in POLICIES:
        pairs = [(row.own, row.levels[level]) for row in rows if level in row.levels]
        if pairs:
            found[level] = rating(pairs)
    return found


@dataclass(slots=True)
class _Count:
    """Counts of one person while a book is added up."""

    level: str
    name: str = ""
    rounds: int = 0
    wins: int = 0
    lost: int = 0
    own: int = 0

    @property
    def met(self) -> MetPlayer:
        return MetPlayer(self.name, self.level, self.rounds, self.wins, self.lost, self.own)


def _counts(row: Scored, met: dict[str, _Count]) -> list[tuple[_Count, list[int]]]:
    """Return the people we met in a round, with their seats; computer players of a level are one."""
    found: dict[str, list[int]] = {}
    for seat, sitter in enumerate(row.sitters):
        if seat != row.me:
            found.setdefault(sitter.identity, []).append(seat)
    return [
        (met.setdefault(identity, _Count(row.sitters[seats[0]].level)), seats)
        for identity, seats in found.items()
    ]


def csv_of(rows: Sequence[Scored]) -> str:
    """Return a score book as CSV for spreadsheet programs; no name in it can act as a formula."""
    out = io.StringIO()
    writer = csv.writer(out)
    head = [
        "when",
        "kind",
        "match",
        "round",
        "rules",
        "me",
        "points",
        "won",
        "winner",
        "hand_points",
        "hand",
        "kongs",
    ]
    writer.writerow([*head, "others", "counts"])
    for row in rows:
        winner = "" if row.winner is None else row.sitters[row.winner].name
        others = ", ".join(sitter.name for seat, sitter in enumerate(row.sitters) if seat != row.me)
        cells = [
            row.when, row.kind.value, row.match, row.number, row.rules, row.sitters[row.me].name, row.own,
            int(row.has_won),
            winner, row.points, " ".join(row.hand), row.kongs, others, int(row.counts),
        ]  # fmt: skip
        writer.writerow([_cell(cell) for cell in cells])
    return out.getvalue()


def _cell(value: str | int) -> str | int:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
