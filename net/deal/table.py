"""The table a round is dealt at: its machines and seats, and the public map of deck positions to owners."""

from collections.abc import Mapping
from dataclasses import astuple, dataclass, field, replace
from functools import cached_property
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from engine.ai.player import POLICIES
from engine.cards import Card, DeckIndex, canonical_deck
from engine.errors import EngineError
from engine.match import may_add_up
from engine.rules import Rules
from engine.rules_text import rules_from_encoded
from engine.seats import Seat
from engine.state import deal, owned_slots
from net.crypto.hashing import tagged_hash
from net.deal.terms import Terms
from net.errors import LocalProtocolError
from net.identity import PublicIdentity
from net.pace import parse_pace
from net.texts import cleaned, visible
from net.transcript import Stream
from net.wire.codec import U8, U16, U32, Hash, encode
from net.wire.table import MOST_PENDING, Points, StandingRow

MAX_TABLE_BYTES = 1 << 14
MOST_SEATS = 6
MOST_ROUNDS_PLAYED = 1 << 24
"""Most rounds of a match without end; so their numbers, and those of what follows, fit into every field."""
MAX_RULES_NAME, MAX_DESCRIPTION = 40, 400
"""Most characters of a ruleset's name and description, at a table of several machines."""
_TASTE = "~"
"""Follows the level of a computer player that has the taste of its name."""
NO_TABLE = bytes(32)
"""Stands for the digest of the table before the first one."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """The player of a seat.

    Attributes:
        machine: which machine holds its key.
        level: the computer player that must be replayed in the audit, or "" for a person.
        name: as shown.
        has_taste: whether the computer player has the taste that goes with its name; in the oldest tables
            none has.
    """

    machine: int
    level: str
    name: str
    has_taste: bool = False

    @property
    def taste(self) -> str:
        """The name whose taste the computer player has, or "" for none."""
        return self.name if self.has_taste else ""

    @classmethod
    def of_row(cls, machine: int, level: str, name: str) -> "SeatInfo":
        """Return it as another machine, or a record, has written it.

        Whether anybody can play so is not judged.
        """
        return cls(machine, level.removesuffix(_TASTE), name, level.endswith(_TASTE))

    def row(self) -> tuple[int, str, str]:
        """Return it as it is written.

        Programs that know of no taste read a level that they cannot play.
        """
        return self.machine, self.level + _TASTE * self.has_taste, self.name


@dataclass(frozen=True, slots=True)
class PendingWin:
    """A win that does not count until the winner's machine has shown its keys for the audit.

    Attributes:
        round_number: of the round.
        machine: the Ed25519 key of the winner's machine.
        payments: what each seat is to receive then.
    """

    round_number: int
    machine: bytes
    payments: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """The state of a match when a table begins, its first round or a later one.

    Attributes:
        round_number: the match's number of the table's first round, from 1.
        dealer: who opens it; None if the joint seed of that round is to say so.
        tally: points won and lost so far, by seat; all 0 before the first round.
        pending: wins that are not counted yet, in the order of their rounds.
    """

    round_number: int
    dealer: Seat | None
    tally: tuple[int, ...]
    pending: tuple[PendingWin, ...] = ()

    @classmethod
    def of_row(cls, row: "_StandingMessage | StandingRow") -> "Standing":
        """Return it as another machine has written it; whether a match can stand so is not judged."""
        dealer = None if row.dealer is None else Seat(row.dealer)
        return cls(row.round_number, dealer, row.tally, tuple(PendingWin(*win) for win in row.pending))

    def settled(self, shown: Mapping[int, bool]) -> "Standing":
        """Return it with pending wins counted, or struck out.

        Args:
            shown: whether the win is true, by round number, for winners whose machines have shown their keys.
        """
        counted = [win.payments for win in self.pending if shown.get(win.round_number, False)]
        tally = tuple(map(sum, zip(self.tally, *counted, strict=True)))
        left = tuple(win for win in self.pending if win.round_number not in shown)
        return replace(self, tally=tally, pending=left)

    def is_of(self, seats: int, rules: Rules, terms: Terms) -> bool:
        """Return whether a match of so many seats by such rules can stand so before its end."""
        return (
            1 <= self.round_number <= (terms.rounds or MOST_ROUNDS_PLAYED)
            and len(self.tally) == seats
            and may_add_up(rules, self.tally)
            and (self.dealer is None or 0 <= self.dealer < seats)
            and self._may_be_pending(seats, rules)
        )

    def _may_be_pending(self, seats: int, rules: Rules) -> bool:
        rounds = [win.round_number for win in self.pending]
        is_in_order = rounds == sorted(set(rounds)) and all(
            0 < number < self.round_number for number in rounds
        )
        are_points = all(
            len(win.payments) == seats and may_add_up(rules, win.payments) for win in self.pending
        )
        return is_in_order and are_points and len(rounds) <= MOST_PENDING


@dataclass(frozen=True)
class TableInfo:
    """The agreement of all machines of a table before the first round.

    Attributes:
        rules: the rules of play, and so the deck.
        machines: the public keys of each machine; a machine is named by its place here.
        seats: who plays where, seat by seat.
        nonce: 32 bytes that make the table unlike any other.
        terms: how the match is played.
        standing: where the match stands; None for one that begins.
        previous: the digest of the table this one takes the match over from; zeros if there is none.
    """

    rules: Rules
    machines: tuple[PublicIdentity, ...]
    seats: tuple[SeatInfo, ...]
    nonce: bytes
    terms: Terms = field(default=Terms())
    standing: Standing | None = None
    previous: bytes = NO_TABLE

    def __post_init__(self) -> None:
        """Raise LocalProtocolError if nobody could play at this table."""
        reason = self._why_unplayable()
        if not _is_presentable(self.rules) or any(visible(seat.name) != seat.name for seat in self.seats):
            reason = "a name or a description has characters that cannot be seen, or is too long"
        if reason is not None:
            raise LocalProtocolError(reason)

    @property
    def keys(self) -> frozenset[bytes]:
        """The Ed25519 keys of the machines."""
        return frozenset(machine.sign_key for machine in self.machines)

    def _why_unplayable(self) -> str | None:
        if {seat.machine for seat in self.seats} != set(range(len(self.machines))):
            return "every machine of a table holds at least one seat"
        if len(self.keys) != len(self.machines):
            return "two machines of a table have the same key"
        if any(
            seat.level not in POLICIES and seat != SeatInfo(seat.machine, "", seat.name)
            for seat in self.seats
        ):
            return "there is no such computer player"
        if self.standing is not None and not self.standing.is_of(len(self.seats), self.rules, self.terms):
            return "the match cannot stand so"
        try:
            deal(self.rules, len(self.seats), Seat(0), (None,) * len(self.deck))
        except EngineError as error:
            return str(error)
        return None

    @cached_property
    def digest(self) -> bytes:
        """The hash of the whole table."""
        return tagged_hash(b"table", encode_table(self))

    @property
    def table_id(self) -> bytes:
        """The 16 bytes that every envelope carries."""
        return self.digest[:16]

    @property
    def escrow_threshold(self) -> int:
        """How many machines can reconstruct the shares of an absent one: a majority (docs/protocol.md, 6)."""
        return len(self.machines) // 2 + 1

    @property
    def deck(self) -> tuple[Card, ...]:
        """The deck before the shuffle."""
        return canonical_deck(self.rules.copies(len(self.seats)), self.rules.jokers)

    def stream(self, hand: int, attempt: int) -> Stream:
        """Return which envelopes belong to an attempt at a hand of this table."""
        return Stream(self.table_id, hand, attempt, tuple(machine.sign_key for machine in self.machines))

    def seats_of(self, machine: int) -> tuple[Seat, ...]:
        """Return the seats a machine holds, ascending."""
        return tuple(Seat(place) for place, seat in enumerate(self.seats) if seat.machine == machine)

    def owners(self, dealer: Seat) -> tuple[int | None, ...]:
        """Return the machine that owns each deck position in a round, None for the wall.

        Source: docs/protocol.md, 14, "The table and its keys".
        """
        owners: list[int | None] = [None] * len(self.deck)
        for seat, slots in owned_slots(self.rules, len(self.seats), dealer).items():
            for slot in slots:
                owners[slot] = self.seats[seat].machine
        return tuple(owners)


_Points = Annotated[tuple[Points, ...], Meta(max_length=MOST_SEATS)]


class _StandingMessage(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    round_number: U32
    dealer: U8 | None
    tally: _Points
    pending: Annotated[tuple[tuple[U32, Hash, _Points], ...], Meta(max_length=MOST_PENDING)]


class _TableMessage(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    rules: bytes
    machines: Annotated[tuple[tuple[Hash, Hash], ...], Meta(max_length=MOST_SEATS)]
    seats: Annotated[
        tuple[tuple[U8, Annotated[str, Meta(max_length=16)], Annotated[str, Meta(max_length=64)]], ...],
        Meta(max_length=MOST_SEATS),
    ]
    nonce: Hash
    pace: Annotated[str, Meta(max_length=16)]
    is_strict: bool
    rounds: U16
    standing: _StandingMessage | None
    previous: Hash


_DECODER = msgspec.msgpack.Decoder(_TableMessage)
_RULES_DECODER = msgspec.json.Decoder(dict[str, Any])


def encode_rules(rules: Rules) -> bytes:
    """Return the one encoding of a set of rules."""
    return msgspec.json.encode(rules.encoded(), order="sorted")


def decode_rules(data: bytes) -> Rules:
    """Read a set of rules from another machine. Raises ValueError or RecursionError if it is none.

    Rules whose name or description is not as `presentable` makes it are none: what is signed must be the same
    at all machines, so it is not cleaned here, and no machine of ours says such a thing.
    """
    rules = rules_from_encoded(_RULES_DECODER.decode(data))
    if not _is_presentable(rules):
        msg = "the rules have a name or a description that cannot be shown"
        raise ValueError(msg)
    return rules


def presentable(rules: Rules) -> Rules:
    """Return rules that other machines take: name and description cleaned and cut; the game is the same."""
    name = cleaned(rules.name, MAX_RULES_NAME) or "?"
    return replace(rules, name=name, description=cleaned(rules.description, MAX_DESCRIPTION))


def _is_presentable(rules: Rules) -> bool:
    """Return whether a name and description are fit to show, judged by the characters, as Unicode grows."""
    texts = ((rules.name, MAX_RULES_NAME), (rules.description, MAX_DESCRIPTION))
    return all(len(text) <= longest and visible(text) == text for text, longest in texts)


def encode_table(table: TableInfo) -> bytes:
    """Return the one encoding of a table."""
    standing = table.standing
    message = _TableMessage(
        encode_rules(table.rules),
        tuple(map(astuple, table.machines)),
        tuple(seat.row() for seat in table.seats),
        table.nonce,
        table.terms.pace.name,
        table.terms.is_strict,
        table.terms.rounds,
        None if standing is None else _StandingMessage(*astuple(standing)),
        table.previous,
    )
    return encode(message)


def decode_table(data: bytes) -> TableInfo | None:
    """Read a table from another machine or a file; None unless the bytes are the encoding of one."""
    if len(data) > MAX_TABLE_BYTES:
        return None
    try:
        message = _DECODER.decode(data)
        table = TableInfo(
            decode_rules(message.rules),
            tuple(PublicIdentity(sign, seal) for sign, seal in message.machines),
            tuple(SeatInfo.of_row(*seat) for seat in message.seats),
            message.nonce,
            Terms(parse_pace(message.pace), message.is_strict, message.rounds),
            None if message.standing is None else Standing.of_row(message.standing),
            message.previous,
        )
    except (ValueError, RecursionError):  # of msgspec, of the rules, of the table itself, of hostile nesting
        return None
    return table if encode_table(table) == data else None


def slots_of(owners: tuple[int | None, ...], machine: int) -> tuple[DeckIndex, ...]:
    """Return the deck positions a machine owns, ascending."""
    return tuple(DeckIndex(slot) for slot, owner in enumerate(owners) if owner == machine)


def not_owned(owners: tuple[int | None, ...], machine: int) -> tuple[DeckIndex, ...]:
    """Return the deck positions for which a machine owes shares, ascending: the wall and others' cards."""
    return tuple(DeckIndex(slot) for slot, owner in enumerate(owners) if owner != machine)
