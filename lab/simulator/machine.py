"""A simulated machine: its session, its links, its clock, its person."""

import random
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial

from net.identity import Identity
from net.match.attempt import StreamKey
from net.match.status import TablePhase
from net.table.interface.commands import Choose, Command
from net.table.interface.effects import Advertise, Effect, ForgetTable, Send, Store, StoreTable, Unadvertise
from net.table.interface.status import SessionEvent, Status
from net.table.session import Session
from net.table.values.memory import StoredTable


@dataclass
class End:
    """One end of a link.

    Attributes:
        machine: the machine at this end.
        number: by which its session knows the link.
        heard_at: when something last came through.
        is_outgoing: whether this machine dialled.
        other: the other end; None once it is closed.
        coming: what is on its way here, in order, each with its time of arrival; None closes the link.
        is_busy: whether a call that handles what is coming is planned.
        waiting_bytes: how much is coming.
    """

    machine: int
    number: int
    heard_at: float
    is_outgoing: bool
    other: "End | None" = None
    coming: deque[tuple[float, Send | None]] = field(default_factory=deque)
    is_busy: bool = False
    waiting_bytes: int = 0


@dataclass
class Clock:
    """A machine's monotonic clock, by the world's time.

    Attributes:
        offset: how much it is ahead at the world's zero.
        rate: how fast it runs.
    """

    offset: float = 0.0
    rate: float = 1.0

    def read(self, now: float) -> float:
        """Return what it shows."""
        return now * self.rate + self.offset

    def set_rate(self, rate: float, now: float) -> None:
        """Let it run faster or slower from now on."""
        self.offset, self.rate = self.read(now) - now * rate, rate

    def when(self, reading: float) -> float:
        """Return the world's time at which it shows this."""
        return (reading - self.offset) / self.rate


@dataclass
class Disk:
    """What a machine has stored of the table it plays at.

    Attributes:
        head: where the match stands; None before any table.
        hands: the memories of each stream, in order.
        is_full: whether the disk takes nothing: then its content is incomplete and is thrown away; it is used
            again from the next table on.
        taken: how many entries of each stream are certainly on the disk.
        undoing: what takes each entry and each head back again, the last one last.
    """

    head: bytes | None = None
    hands: dict[StreamKey, list[bytes]] = field(default_factory=dict)
    is_full: bool = False
    taken: dict[StreamKey, int] = field(default_factory=dict)
    undoing: list[Callable[[], None]] = field(default_factory=list, repr=False)

    def store(self, effect: Store) -> bool:
        """Store entries for a session; as in `net.node.journal`, its own words and all before are safe.

        Returns whether what the session wants with it may be done.
        """
        if self.is_full or isinstance(effect, ForgetTable):
            self.forget()
        elif isinstance(effect, StoreTable):
            self._store_table(effect)
        elif self.head is not None:
            key = effect.hand, effect.attempt
            entries = self.hands.setdefault(key, [])
            for memory in effect.memories:
                self.undoing.append(partial(self._cut, key, len(entries)))
                entries.append(memory)
            if effect.is_ours:
                self.taken[key] = len(entries)
        return True

    def may_go_on(self) -> bool:
        """Return whether what waits for the disk may be done now."""
        return True

    def close(self) -> None:
        """End it together with its world."""

    def _store_table(self, effect: StoreTable) -> None:
        if self.head is None and not effect.is_new:
            return
        gone = {key: self.hands[key] for key in self.hands if effect.is_new or key[0] < effect.first_hand}
        self.undoing.append(partial(self._bring_back, self.head, gone))
        self.head = effect.head
        for key in gone:
            del self.hands[key]

    def _cut(self, key: StreamKey, entries: int) -> None:
        if key in self.hands:
            del self.hands[key][entries:]
            if not entries:
                del self.hands[key]

    def _bring_back(self, head: bytes | None, hands: dict[StreamKey, list[bytes]]) -> None:
        self.head = head
        self.hands |= hands

    def lose_power(self, chance: random.Random, *, lost: int = 0) -> None:
        """Lose some of the last entries of each stream that were not yet to be safe, and the last that were.

        Args:
            chance: decides how many of the former.
            lost: how many of the latter.
        """
        for key in sorted(self.hands):
            self._cut(key, chance.randint(self.taken.get(key, 0), len(self.hands[key])))
        for undo in reversed(self.undoing[len(self.undoing) - lost :] if lost else ()):
            undo()
        self.undoing.clear()
        self.taken = {key: len(entries) for key, entries in self.hands.items()}

    def forget(self) -> None:
        """Throw everything away."""
        self.head = None
        self.hands.clear()
        self.taken.clear()
        self.undoing.clear()

    def read(self) -> StoredTable | None:
        """Return what is stored; None for nothing."""
        hands = {key: tuple(memories) for key, memories in self.hands.items()}
        return None if self.head is None else StoredTable(self.head, hands)


Spoil = Callable[[int, Send], Iterable[Send]]
"""What goes out to a machine in place of an honest frame."""


@dataclass
class Machine:
    """A program running on the network.

    Attributes:
        session: its session.
        identity: its keys.
        ends: its links by number.
        events: all that its client was told.
        kept: records it was asked to store.
        disk: what it has stored to go on after its program was killed.
        effects: everything else that it wanted done.
        plays: answers its person's questions; None without a person.
        thinks_s: how long its person takes for that.
        is_ready: whether its person is always ready for what comes next, except another match.
        is_up: whether it runs.
        waiting: what it wants done once its disk lets it; None if that is nothing.
        last_effects: how many effects of its session it still carries out before it is killed; None if it is
            not about to be.
        is_asleep: whether it sleeps, its links open.
        is_listening: whether others can dial it; a firewall may forbid it.
        clock: the time as its session sees it.
        slowness_s: how long it takes to handle one frame.
        spoil: makes what it sends in place of honest frames; None if it is honest.
        meddle: what it does to its session before anything else after each call; None if it is honest.
        asked: what its person has asked for, and in which phase; None as soon as the phase has changed.
        is_looking: whether its person is about to look at the table.
        busy_until: when it has handled what has arrived.
        due: the world's time at which its session wants to be called; None if that is not known.
    """

    session: Session
    identity: Identity
    ends: dict[int, End] = field(default_factory=dict)
    events: list[SessionEvent] = field(default_factory=list)
    kept: list[bytes] = field(default_factory=list)
    disk: Disk = field(default_factory=Disk)
    effects: list[Effect] = field(default_factory=list)
    plays: Callable[[Status], Command | None] | None = None
    thinks_s: Callable[[], float] | None = None
    is_ready: bool = True
    is_up: bool = True
    waiting: list[Effect] | None = None
    last_effects: int | None = None
    is_asleep: bool = False
    is_listening: bool = True
    clock: Clock = field(default_factory=Clock)
    slowness_s: float = 0.0
    spoil: Spoil | None = None
    meddle: Callable[[], None] | None = None
    asked: tuple[Command, TablePhase] | None = None
    is_looking: bool = False
    busy_until: float = 0.0
    due: float | None = None

    @property
    def key(self) -> bytes:
        """Its public key."""
        return self.identity.public.sign_key

    @property
    def advertises(self) -> bool:
        """Whether its table appears in lists."""
        told = (effect for effect in reversed(self.effects) if isinstance(effect, Advertise | Unadvertise))
        return isinstance(next(told, None), Advertise)

    @property
    def is_there(self) -> bool:
        """Whether there is a session to dial: the program runs, and has not done with the table."""
        return self.is_up and not self.session.is_over

    @property
    def runs(self) -> bool:
        """Whether it runs and does not sleep."""
        return self.is_up and not self.is_asleep


def first_choice(status: Status) -> Command | None:
    """A person that always does the last thing that may be done: in a window, to pass."""
    question = status.question
    if question is None or question.has_chosen:
        return None
    return Choose(question.number, question.legal[-1])
