"""Floods: one machine of a table signs and sends a kind of message many times to keep all others busy.

Each flood is a list of frames that the machine sends to the others: to one, or to each in another order.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from types import MappingProxyType

from lab.simulator.looking import inside
from lab.simulator.machine import Machine
from net.deal.log.restarts import first_number
from net.deal.round_deal import RoundDeal
from net.deal.table import TableInfo
from net.table.core import SharedState
from net.table.interface.effects import Send
from net.table.links.signed_notes import seal_note
from net.table.values.agreement import AGREEMENT_HAND, propose
from net.table.values.lobby import plan
from net.transcript import GENESIS, seal
from net.wire.codec import Message, encode
from net.wire.deal import (
    VERSION,
    Closed,
    DeckAck,
    Envelope,
    Have,
    Out,
    Ready,
    Rejoin,
    Restarted,
    TableAck,
    TableProposal,
)
from net.wire.kinds import KIND_OF
from net.wire.table import MOST_UNPACKED_BYTES, Carry, Links, LobbyNote, NoteFrame, Pause, Wish

_LONG, _LENGTHS = 16 << 10, 8
"""Bytes in a word of any length beyond 256, and of how many lengths such words are said."""


@dataclass(frozen=True, slots=True)
class Flooder:
    """A machine that floods the others.

    Attributes:
        machine: it, with a session that is at a table.
        hand: the hand in progress there.
        count: how many frames a flood has, about.
        chance: what they say.
    """

    machine: Machine
    hand: RoundDeal
    count: int
    chance: random.Random

    @property
    def core(self) -> SharedState:
        """The knowledge of its session."""
        return self.machine.session._core  # noqa: SLF001 - it lies about it

    @property
    def others(self) -> list[int]:
        """The other machines of the hand."""
        return [place for place in self.hand.machines if place != self.hand.me]

    def says(self, body: Message, seq: int, prev: bytes = GENESIS, *, head: bytes | None = None) -> Carry:
        """Return a frame with an envelope of its own in the hand."""
        hand = self.hand
        place = hand.table.table_id, hand.number, hand.attempt, hand.machine, seq, prev
        at = hand.head if head is None else head
        envelope = Envelope(VERSION, *place, at, KIND_OF[type(body)], encode(body))
        return Carry(seal(envelope, self.machine.identity).raw)

    def notes(self, body: Message, counter: int) -> NoteFrame:
        """Return a frame with a note of its own."""
        notes = self.core.notes
        table = bytes(16) if notes is None else notes.table
        return NoteFrame(seal_note(self.machine.identity, table, counter, body).raw)

    def id32(self) -> bytes:
        """Return what may stand for a hash."""
        return self.chance.randbytes(32)


Flood = Callable[[Flooder], Iterator[Message]]


def _haves_of_a_cheat(by: Flooder) -> Iterator[Message]:
    """Two statements of one number, and then any number of the next one."""
    yield by.says(Have(by.others[0]), 0)
    yield by.says(Have(by.others[-1]), 0)
    for _ in range(by.count):
        yield by.says(Have(by.chance.choice(by.others)), 1, by.id32())


def _haves_of_a_bad_disk(by: Flooder) -> Iterator[Message]:
    """The same of a machine that seems to have forgotten what it said, and is accused of nothing."""
    yield by.says(Have(by.others[0]), 0)
    yield by.says(Have(by.others[-1]), first_number(5))
    for _ in range(by.count):
        yield by.says(Have(by.others[0]), 1, by.id32())


def _sets_of_a_cheat(by: Flooder) -> Iterator[Message]:
    """Every set that can be named, again and again, and how the step was closed, each time otherwise."""
    yield by.says(Have(by.others[0]), 0)
    yield by.says(Have(by.others[-1]), 0)
    sizes = range(1, max(2, len(by.others)))
    sets = [one for size in sizes for one in combinations(by.others, size)]
    for _ in range(by.count // 2):
        named = by.chance.choice(sets)
        doubled = tuple(machine for machine in named if by.chance.random() < 1 / 2)
        yield by.says(Out(named, doubled, ()), by.chance.randrange(1 << 10), by.id32())
        yield by.says(Closed(named, doubled, (), by.id32()), by.chance.randrange(1 << 10), by.id32())


def _statements_elsewhere(by: Flooder) -> Iterator[Message]:
    """Statements at heads that nobody has come to."""
    for _ in range(by.count):
        yield by.says(Have(by.others[0]), by.chance.randrange(1 << 10), head=by.id32())


def _words_at_one_head(by: Flooder) -> Iterator[Message]:
    """Words where the hand stands, each another one: a proven cheat from the second on."""
    for _ in range(by.count):
        yield by.says(DeckAck(by.id32()), by.chance.randrange(1 << 10))


def _words_elsewhere(by: Flooder) -> Iterator[Message]:
    """Words at heads that nobody has come to, some of them of later runs."""
    for _ in range(by.count):
        run = by.chance.randrange(3)
        yield by.says(Ready(), first_number(run) + by.chance.randrange(1 << 9), by.id32(), head=by.id32())


def _restarts(by: Flooder) -> Iterator[Message]:
    """More restarts than any program announces."""
    for run in range(1, by.count):
        yield by.says(Restarted(by.chance.randrange(1 << 10)), first_number(run), by.id32())


def _rejoins(by: Flooder) -> Iterator[Message]:
    """Requests to take part again, here and at heads that nobody has come to."""
    for number in range(by.count):
        yield by.says(Rejoin(), first_number(number % 2) + number, by.id32(), head=by.id32())


def _tables(by: Flooder) -> Iterator[Message]:
    """Tables, each as the lobby has it, but another one."""
    lobby = by.core.lobby
    if lobby is None:
        return
    machines, seats = plan(lobby)
    if by.machine.identity.public not in machines:
        return
    for _ in range(by.count):
        table = TableInfo(lobby.rules, machines, seats, by.id32(), lobby.terms)
        yield Carry(propose(table, by.machine.identity).proposal.raw)


def _words_that_do_not_pack(by: Flooder) -> Iterator[Message]:
    """Words of the kind that links pack, each as long as what is packed may be, and of chance alone."""
    frame = len(encode(by.says(TableProposal(by.chance.randbytes(_LONG)), 1, by.id32(), head=by.id32())))
    for more in range(min(by.count, _LENGTHS)):
        size = _LONG + MOST_UNPACKED_BYTES - frame - more
        yield by.says(TableProposal(by.chance.randbytes(size)), 1 + more, by.id32(), head=by.id32())


def _agreements(by: Flooder) -> Iterator[Message]:
    """Signatures of the table that is played at, and of tables that there are not."""
    hand = by.hand
    for _ in range(by.count):
        table = by.chance.choice((hand.table, replace(hand.table, nonce=by.id32())))
        place = table.table_id, AGREEMENT_HAND, 0, hand.machine, by.chance.randrange(9), by.id32(), by.id32()
        ack = Envelope(VERSION, *place, KIND_OF[TableAck], encode(TableAck(table.digest)))
        yield Carry(seal(ack, by.machine.identity).raw)


def _notes_of_one_counter(by: Flooder) -> Iterator[Message]:
    """Notes of lasting kinds under one counter, each saying something else."""
    counter = 1 << 20
    for number in range(by.count):
        yield by.notes(Wish(f"X{number}", number % 6, 0, 1), counter)
        yield by.notes(Links((by.id32(),), by.id32()), counter)


def _notes_of_all_kinds(by: Flooder) -> Iterator[Message]:
    """Notes of lasting kinds, each later than the one before."""
    lobby = by.core.last(by.core.coordinator, LobbyNote)
    for number in range(by.count):
        counter = (1 << 21) + 4 * number
        yield by.notes(Links(tuple(sorted(met.key for met in by.core.met)), by.id32()), counter)
        yield by.notes(Pause(bool(number % 2), ()), counter + 1)
        yield by.notes(Wish("X", number % 6, number, number), counter + 2)
        if lobby is not None and number % 8 == 0:
            yield by.notes(_later(lobby, number % 5), counter + 3)


def _later(lobby: LobbyNote, more: int) -> LobbyNote:
    """Return a lobby as of a later coordinator, which is none."""
    fields = {name: getattr(lobby, name) for name in lobby.__struct_fields__}
    return LobbyNote(**fields | {"epoch": lobby.epoch + more, "version": lobby.version + more})


FLOODS: Mapping[str, Flood] = MappingProxyType(
    {
        "haves-of-a-cheat": _haves_of_a_cheat,
        "haves-of-a-bad-disk": _haves_of_a_bad_disk,
        "sets-of-a-cheat": _sets_of_a_cheat,
        "statements-elsewhere": _statements_elsewhere,
        "words-at-one-head": _words_at_one_head,
        "words-elsewhere": _words_elsewhere,
        "restarts": _restarts,
        "rejoins": _rejoins,
        "tables": _tables,
        "words-that-do-not-pack": _words_that_do_not_pack,
        "agreements": _agreements,
        "notes-of-one-counter": _notes_of_one_counter,
        "notes-of-all-kinds": _notes_of_all_kinds,
    }
)
"""Every flood by its name; its docstring says what it is."""


def flood(name: str, machine: Machine, count: int, chance: random.Random) -> list[tuple[str, bytes]]:
    """Return the frames of a flood, as kind and body; none while the machine is in no hand with others."""
    hands = [attempt.hand for attempt in inside(machine.session).attempts if attempt.state is not None]
    hand = next((hand for hand in hands if hand.identity is not None), None)
    if hand is None or len(hand.machines) == 1:
        return []
    frames = FLOODS[name](Flooder(machine, hand, count, chance))
    return [(KIND_OF[type(frame)], encode(frame)) for frame in frames]


def sends(frames: list[tuple[str, bytes]], link: int) -> Iterator[Send]:
    """Yield what goes over a link."""
    for kind, body in frames:
        yield Send(link, kind, 0, body)
