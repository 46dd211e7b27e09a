"""Lies outside the dealing: what one member of a table says to the others of who is there and what is next.

Each is right in form and signed, and wrong, or said at the wrong time, or to some only.
"""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from engine.rules import Rules
from lab.simulator.machine import Machine
from net.deal.table import NO_TABLE, TableInfo, encode_rules
from net.pace import FAMILY, QUICK
from net.table.core import SharedState
from net.table.interface.effects import Send
from net.table.interface.status import EndReason
from net.table.links.signed_notes import seal_note
from net.table.values.agreement import propose
from net.table.values.lobby import LobbyPhase, plan
from net.table.values.names import COMPUTER_NAMES
from net.wire.codec import Message, encode
from net.wire.kinds import KIND_OF
from net.wire.table import (
    MOST_EPOCH,
    Cannot,
    Carry,
    Go,
    Join,
    JoinRefused,
    LeaveNote,
    Links,
    LobbyNote,
    Look,
    MemberRow,
    NoteFrame,
    Pause,
    StandingRow,
    Watch,
    Wish,
    Wrong,
)

_MOST = (1 << 32) - 1
_LATER = 1 << 20
"""The counter of its first note of these; its program, which counts on from 0, says nothing newer."""


@dataclass
class Liar:
    """A member that lies.

    Attributes:
        machine: it.
        chance: what it says.
    """

    machine: Machine
    chance: random.Random
    _counter: int = field(default=_LATER, repr=False)

    @property
    def core(self) -> SharedState:
        """The knowledge of its session."""
        return self.machine.session._core  # noqa: SLF001 - it lies about it

    def frames(self, name: str) -> list[Send]:
        """Return what it sends over a link to tell a lie of a name; nothing before it knows the table."""
        told = LIES[name](self)
        messages = told if isinstance(told, tuple) else (told,)
        frames = [self.note(one) if type(one) in _NOTES else one for one in messages if one is not None]
        return [Send(0, KIND_OF[type(frame)], 0, encode(frame)) for frame in frames if frame is not None]

    def note(self, body: Message, *, again: bool = False) -> NoteFrame | None:
        """Return a note of its own as it travels; under the last counter once more if `again`."""
        notes = self.core.notes
        if notes is None:
            return None
        self._counter += not again
        return NoteFrame(seal_note(self.machine.identity, notes.table, self._counter, body).raw)

    def key(self) -> bytes:
        """Return the key of somebody, or of nobody."""
        return self.chance.choice([*(met.key for met in self.core.met), self.chance.randbytes(32)])

    def some(self) -> tuple[bytes, ...]:
        """Return the keys of some of those that were ever here."""
        return tuple(met.key for met in self.core.met if self.chance.random() < 1 / 2)

    def digest(self) -> bytes:
        """Return the digest of the table that is played at, or of none."""
        playing = self.core.playing
        is_real = playing is not None and self.chance.random() < 2 / 3
        return playing.table.digest if playing is not None and is_real else self.chance.randbytes(32)

    def number(self) -> int:
        """Return the number of this round, or one near or far from it."""
        playing = self.core.playing
        number = 1 if playing is None else playing.match.standing.round_number
        return max(0, min(_MOST, number + self.chance.choice((0, 0, -1, 1, 2, _MOST))))


Lie = Callable[[Liar], "Message | tuple[Message | None, ...] | None"]


def _lobby(by: Liar) -> Message | None:
    """A lobby with one to three fields changed."""
    note = by.core.last(by.core.coordinator, LobbyNote)
    if note is None:
        return None
    fields = {name: getattr(note, name) for name in note.__struct_fields__}
    fields["version"] = min(_MOST, max(by.core.version, note.version) + by.chance.randrange(1, 4))
    changed = by.chance.sample(sorted(LOBBIES), by.chance.randrange(1, 4))
    return LobbyNote(**fields | {name: by.chance.choice(LOBBIES[name](by, note)) for name in changed})


def _links(by: Liar) -> Message:
    return Links(tuple(sorted(by.some())), by.key())


def _pause(by: Liar) -> Message:
    lifted = tuple((key, by.chance.choice((0, 1 << 30, (1 << 64) - 1))) for key in by.some())
    return Pause(by.chance.random() < 2 / 3, lifted)


def _wish(by: Liar) -> Message:
    chance = by.chance
    seat = chance.choice((None, *range(6)))
    name = chance.choice(("X", "", *COMPUTER_NAMES, *(met.name for met in by.core.met)))
    return Wish(name, seat, chance.choice((0, by.core.occasion, _MOST)), chance.choice((0, 1, 2, _MOST)))


def _go(by: Liar) -> Message:
    return Go(by.digest(), by.number(), by.chance.choice((0, 1, 2, _MOST)))


def _watch(by: Liar) -> Message:
    return Watch(by.digest())


def _cannot(by: Liar) -> Message:
    return Cannot(by.digest(), by.chance.choice(("other_seats", "in_a_round", "", "\u202e")))


def _leave(by: Liar) -> tuple[Message, ...]:
    """It leaves, and thinks better of it."""
    return LeaveNote(), Wish("X", by.chance.randrange(6), by.core.occasion, 1 + by.chance.randrange(9))


def _look(by: Liar) -> Message:
    round_seed = by.core.closed_round or by.chance.randbytes(32)
    return Look(round_seed, by.chance.choice((0, 1, _MOST)), by.chance.choice((0, 5, 65535)), is_here=True)


def _two(by: Liar) -> tuple[Message | None, ...]:
    """Two notes under one counter."""
    name = by.chance.choice(("links", "pause", "wish", "go"))
    bodies = [LIES[name](by) for _ in range(2)]
    one, other = (body for body in bodies if isinstance(body, Message))
    return by.note(one), by.note(other, again=True)


def _refused(by: Liar) -> Message:
    return JoinRefused(by.chance.choice((*(reason.value for reason in EndReason), "nonsense")), "M1")


def _wrong(by: Liar) -> Message:
    return Wrong(by.chance.choice(("not_a_member", "forged", "malformed", "nonsense")))


def _join(by: Liar) -> Message:
    level = by.chance.choice(("", "easy", "nobody"))
    return Join(by.chance.choice(("", "M1", "Lan")), level, 1, wants_seat=by.chance.random() < 1 / 2)


def _table(by: Liar) -> Message | None:
    """A table, in which something is as nobody has agreed to."""
    lobby, base = by.core.lobby, by.core.base
    if lobby is None:
        return None
    machines, seats = plan(lobby)
    if by.machine.identity.public not in machines:
        return None
    standing, terms = base.standing, lobby.terms
    digest = NO_TABLE if base.table is None else base.table.digest
    if by.chance.random() < 1 / 3:
        standing = None
    if by.chance.random() < 1 / 3:
        terms = replace(terms, pace=FAMILY if terms.pace == QUICK else QUICK)
    if by.chance.random() < 1 / 3:
        digest = by.chance.randbytes(32)
    table = TableInfo(lobby.rules, machines, seats, by.chance.randbytes(32), terms, standing, digest)
    return Carry(propose(table, by.machine.identity).proposal.raw)


LIES: Mapping[str, Lie] = MappingProxyType(
    {
        "lobby": _lobby,
        "links": _links,
        "pause": _pause,
        "wish": _wish,
        "go": _go,
        "watch": _watch,
        "cannot": _cannot,
        "leave": _leave,
        "look": _look,
        "two-notes": _two,
        "refused": _refused,
        "wrong": _wrong,
        "join": _join,
        "table": _table,
    }
)
"""Every lie by its name."""
_NOTES = frozenset((LobbyNote, Links, Pause, Wish, Go, Watch, Cannot, LeaveNote, Look))

Values = Callable[[Liar, LobbyNote], "tuple[object, ...]"]


def _members(by: Liar, note: LobbyNote) -> tuple[object, ...]:
    rows = note.members
    own = tuple(row for row in rows if row.sign_key == by.machine.key)
    named = tuple(_row(row, name=name) for row, name in zip(rows, COMPUTER_NAMES, strict=False))
    clones = tuple(_row(rows[0], sign_key=by.chance.randbytes(32), name=name) for name in COMPUTER_NAMES)
    return (
        own,
        rows[:1],
        tuple(reversed(rows)),
        named,
        (*rows, *clones)[:14],
        tuple(_row(row, level="hard") for row in rows),
        tuple(_row(row, level="nobody") for row in rows),
        tuple(_row(row, name="") for row in rows),
        tuple(_row(row, addresses=(("256.1.1.1", 1), ("a.example", 2), ("::1%x", 3))) for row in rows),
        tuple(_row(row, is_callable=not row.is_callable, is_ready=not row.is_ready) for row in rows),
        tuple(_row(row, seal_key=by.chance.randbytes(32)) for row in rows),
    )


def _row(row: MemberRow, **changed: object) -> MemberRow:
    fields = {name: getattr(row, name) for name in row.__struct_fields__}
    return MemberRow(**fields | changed)


def _standings(by: Liar, note: LobbyNote) -> tuple[object, ...]:
    seats, number = len(note.seats), by.number()
    even = (1, -1, *(0,) * (seats - 2))
    win = (max(1, number - 1), by.key(), even)
    return (
        None,
        StandingRow(number, seats - 1, even),
        StandingRow(number + 1, 0, (0,) * seats),
        StandingRow(_MOST, 0, (0,) * seats),
        StandingRow(0, 0, ()),
        StandingRow(number, 5, (1 << 40,) * seats),
        StandingRow(number, 0, even, (win,)),
        StandingRow(number, 0, even, (win,) * 8),
    )


def _other_rules(by: Liar, note: LobbyNote) -> tuple[object, ...]:
    lobby = by.core.lobby
    if lobby is None:
        return (note.rules,)
    rules: Rules = replace(lobby.rules, jokers=0 if lobby.rules.jokers else 5)
    return encode_rules(rules), b"{}", b"", note.rules[:-1]


LOBBIES: Mapping[str, Values] = MappingProxyType(
    {
        "epoch": lambda _, note: (note.epoch + 1, 0, MOST_EPOCH),
        "version": lambda _, note: (note.version + 1, _MOST, 0),
        "phase": lambda _, _note: (*(phase.value for phase in LobbyPhase), "nonsense"),
        "name": lambda _, _note: ("", "\u202e" * 9, "x" * 64),
        "rules": _other_rules,
        "pace": lambda _, _note: ("quick", "family", "learning", "nobody", ""),
        "rounds": lambda _, _note: (0, 1, 9999, 65535),
        "is_strict": lambda _, note: (not note.is_strict,),
        "needs_code": lambda _, note: (not note.needs_code,),
        "level": lambda _, _note: ("", "nobody", "expert", "hard~"),
        "members": _members,
        "seats": lambda _, note: (
            (None,) * len(note.seats),
            note.seats[:2],
            (note.seats[0], *(None,) * (len(note.seats) - 1)),
            (*note.seats, None, None, None, None)[:6],
            tuple(reversed(note.seats)),
            (0, 0),
            (255, 0),
        ),
        "removed": lambda by, note: (
            by.some(),
            tuple(row.sign_key for row in note.members if row.sign_key != by.machine.key),
            (by.machine.key,),
            tuple(by.chance.randbytes(32) for _ in range(32)),
        ),
        "starts_in_ms": lambda _, _note: (None, 0, 60_000),
        "playing": lambda by, _: (None, by.digest()),
        "standing": _standings,
    }
)
"""What else may stand in each field of a lobby."""
