"""The score book: one line of text for every finished round, and what they add up to. No Qt, no files.

Each line is a JSON object by itself, so that a torn or damaged line costs only its round; people can read it,
and any program. A later line about the same round replaces the earlier one.
"""

import csv
import hashlib
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from enum import Enum
from typing import Any

from engine.ai.player import POLICIES
from engine.cards import Card
from engine.match import MatchSetup
from engine.melds import MeldKind
from engine.state import Phase
from net.texts import cleaned
from tusac_qt.play.rating import Rating, rating
from tusac_qt.play.table import Table

_VERSION = 1
_TEXT_LIMIT = 80
_MOST_SEATS = 6
_MOST_CARDS = 40
"""Of a hand; by the rules there are it holds 21."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""A cell that begins so is calculated by programs for tables."""


class Kind(Enum):
    """Where a round was played."""

    SOLO = "solo"
    NETWORK = "network"
    DAILY = "daily"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sat at a seat.

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
        """What tells players apart: the level of a computer player, a person's key, else the name."""
        if self.level:
            return f"level {self.level}"
        return f"key {self.key}" if self.key else f"name {self.name}"


@dataclass(frozen=True, slots=True)
class Scored:
    """One finished round.

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
        levels: what computer players of each level got out of the same cards in our place; empty where the
            deal is nobody's to know, or was not ours alone.
    """

    when: str
    match: str
    number: int
    kind: Kind
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
    levels: Mapping[str, int] = field(default_factory=dict)

    @property
    def own(self) -> int:
        """What we won or lost."""
        return self.payments[self.me]

    @property
    def has_won(self) -> bool:
        """Whether we won."""
        return self.winner == self.me


def scored(table: Table, now: datetime, *, record: str = "", kind: Kind | None = None) -> Scored | None:
    """Return the round that has ended on a table; None if it has not, was dealt again, or we only watched.

    Args:
        table: where it was played.
        now: the time, with its zone.
        record: the name of the file that holds it.
        kind: where it was played, if that is not seen from the table.
    """
    view, status = table.view, table.status
    outcome = view.outcome
    if outcome is None or view.phase is Phase.VOID or outcome.voided_by is not None or table.is_watching:
        return None
    keys = [""] * view.seats
    if status is not None:
        for place, seat in enumerate(status.seats):
            if seat.member is not None and not seat.level:
                keys[place] = status.members[seat.member].key.hex()
    sitters = tuple(Sitter(info.name, info.level, key) for info, key in zip(table.players, keys, strict=True))
    me, winning = table.seat, outcome.winning
    kongs = sum(meld.kind is MeldKind.KONG for meld in view.exposed[me])
    hand: tuple[str, ...] = ()
    if winning is not None:
        hand = tuple("-".join(card.name for card in line.meld.cards) for line in winning.lines)
        if outcome.winner == me:
            kongs = sum(line.meld.kind is MeldKind.KONG for line in winning.lines)
    match = table.match
    is_counted = bool(match.outcomes) and match.outcomes[-1] == outcome
    return Scored(
        when=now.astimezone(UTC).isoformat(timespec="seconds"),
        match=match_id(match.setup, "".join(keys)),
        number=match.round_number - is_counted,
        kind=kind or (Kind.SOLO if status is None else Kind.NETWORK),
        rules=match.setup.rules.name,
        sitters=sitters,
        me=me,
        payments=tuple(outcome.payments),
        winner=None if outcome.winner is None else int(outcome.winner),
        points=0 if winning is None else winning.points,
        hand=hand,
        kongs=kongs,
        counts=not table.has_taken_back,
        record=record,
    )


def match_id(setup: MatchSetup, keys: str = "") -> str:
    """Return what tells a match apart; it gives nothing of the seed away."""
    return hashlib.sha256(setup.seed + keys.encode()).hexdigest()[:16]


def line_of(row: Scored) -> str:
    """Return the line of a round, with its end."""
    table = {"version": _VERSION, **asdict(row), "kind": row.kind.value}
    return json.dumps(table, sort_keys=True) + "\n"


def rows_of(text: str) -> tuple[Scored, ...]:
    """Return the rounds in a score book, the oldest first; lines that make no sense are left out."""
    found: dict[tuple[str, int], Scored] = {}
    for line in text.split("\n"):
        row = _row(line) if line else None
        if row is not None:
            found[row.match, row.number] = row
    return tuple(sorted((row for row in found.values() if not row.is_void), key=lambda row: row.when))


def _row(line: str) -> Scored | None:
    try:
        return _checked(json.loads(line))
    except (ValueError, TypeError, KeyError, RecursionError, AttributeError, OverflowError):
        return None


def _checked(table: dict[str, Any]) -> Scored:
    """Return a row whose every field is what it should be. Raises one of the errors above."""
    if table["version"] != _VERSION:
        raise ValueError
    sitters = tuple(Sitter(**{name: _text(value) for name, value in one.items()}) for one in table["sitters"])
    payments = tuple(map(_number, table["payments"]))
    me, winner = _number(table["me"]), table["winner"]
    seats = range(len(sitters))
    if not 0 < len(sitters) <= _MOST_SEATS or len(payments) != len(sitters) or me not in seats:
        raise ValueError
    if winner is not None and _number(winner) not in seats:
        raise ValueError
    when = datetime.fromisoformat(table["when"]).astimezone(UTC).isoformat(timespec="seconds")
    return Scored(
        when=when, match=_text(table["match"]), number=_number(table["number"]), kind=Kind(table["kind"]),
        rules=_text(table["rules"]), sitters=sitters, me=me, payments=payments, winner=winner,
        points=_number(table["points"]), hand=tuple(map(_text, table["hand"][:_TEXT_LIMIT])),
        kongs=_number(table["kongs"]), counts=table["counts"] is True, is_void=table["is_void"] is True,
        record=str(table["record"])[:255], levels=_levels(table.get("levels", {})),
    )  # fmt: skip


def _levels(table: dict[str, Any]) -> dict[str, int]:
    """Return what the levels that there are got; other programs may know others."""
    return {level: _number(table[level]) for level in POLICIES if level in table}


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return cleaned(value, _TEXT_LIMIT)


def _number(value: object) -> int:
    if type(value) is not int or abs(value) > 10**9:
        raise TypeError
    return value


def sets_of(row: Scored) -> tuple[tuple[Card, ...], ...]:
    """Return the sets of the winning hand of a round; nothing if the book names what can be no hand."""
    named = [name.split("-") for name in row.hand]
    all_named = [name for names in named for name in names]
    if len(all_named) > _MOST_CARDS or not all(name in Card.__members__ for name in all_named):
        return ()
    return tuple(tuple(Card[name] for name in names) for names in named)


def as_practice(row: Scored) -> Scored:
    """Return a daily deal that was played before: a row of its own that does not count."""
    return replace(row, match=f"{row.match} {row.when}", counts=False)


def voided(row: Scored) -> Scored:
    """Return what is said of a round that was found not to count."""
    return replace(row, is_void=True)


@dataclass(frozen=True, slots=True)
class Met:
    """What came of playing with somebody.

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
    """What a score book adds up to; only rounds that count.

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
    met: tuple[Met, ...]
    curve: tuple[int, ...]
    ratings: Mapping[str, Rating]


def totals(rows: Iterable[Scored]) -> Totals:
    """Add a score book up."""
    counted = [row for row in rows if row.counts]
    curve: list[int] = []
    met: dict[str, Met] = {}
    for row in counted:
        curve.append((curve[-1] if curve else 0) + row.own)
        for identity, seats in _others(row).items():
            before = met.get(identity, Met("", ""))
            sitter = row.sitters[seats[0]]
            met[identity] = Met(
                name=sitter.name,
                level=sitter.level,
                rounds=before.rounds + 1,
                wins=before.wins + row.has_won,
                lost=before.lost + (row.winner in seats),
                own=before.own + row.own,
            )
    won = [row for row in counted if row.has_won]
    return Totals(
        rounds=len(counted),
        matches=len({row.match for row in counted}),
        wins=len(won),
        drawn=sum(row.winner is None for row in counted),
        own=curve[-1] if curve else 0,
        kongs=sum(row.kongs for row in counted),
        best=max(won, key=lambda row: row.points, default=None),
        met=tuple(sorted(met.values(), key=lambda one: (-one.rounds, one.name))),
        curve=tuple(curve),
        ratings=_ratings(counted),
    )


def _ratings(rows: Sequence[Scored]) -> dict[str, Rating]:
    """Return how strong we are beside each level, from the rounds whose cards it has played too."""
    found = {}
    for level in POLICIES:
        pairs = [(row.own, row.levels[level]) for row in rows if level in row.levels]
        if pairs:
            found[level] = rating(pairs)
    return found


def _others(row: Scored) -> dict[str, list[int]]:
    """Return whom we met in a round, each with the seats: computer players of one level are one."""
    found: dict[str, list[int]] = {}
    for seat, sitter in enumerate(row.sitters):
        if seat != row.me:
            found.setdefault(sitter.identity, []).append(seat)
    return found


def csv_of(rows: Sequence[Scored]) -> str:
    """Return a score book for programs for tables; no name in it is taken for a formula."""
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
