"""A machine at a table that commits a cheat of `net.cheating`, apart from which it is honest."""

from collections.abc import Iterable, Iterator

from net.cheating.catalog import CHEATS
from net.cheating.cheat import Cheat, CheatingDealer, Ending, Outcome, parsed, resigned
from net.cheating.standing_in import STANDING_IN
from net.dealing.hand import Hand
from net.session.effects import Send
from net.session.messages import Carry, decode
from net.session.session import Session
from net.simulator.looking import inside
from net.simulator.world import World
from net.transcript import read
from net.wire import encode


class CheatingMachine:
    """Misbehaves in the hands of one machine."""

    def __init__(self, world: World, place: int, cheat: Cheat) -> None:
        """Let a machine commit a cheat from now on, as soon as there is an opportunity."""
        machines, machine = world.machines, world.machines[place]
        machine.spoil = lambda receiver, send: delivered(machine.session, cheat, machines[receiver].key, send)
        machine.meddle = lambda: corrupt(machine.session, cheat)


def corrupt(session: Session, cheat: Cheat) -> None:
    """Take the place of a session's honest dealers, as far as there are any by now."""
    for attempt in inside(session).attempts:
        if not isinstance(attempt.dealer, CheatingDealer) and attempt.dealer.hand.identity is not None:
            attempt.dealer = CheatingDealer.in_place_of(attempt.dealer, cheat)


def delivered(session: Session, cheat: Cheat, receiver: bytes, send: Send) -> Iterator[Send]:
    """Yield what goes to the machine with a key in place of an honest frame of a session that cheats."""
    carry = decode(Carry, send.body) if send.kind == "CARRY" else None
    signed = None if carry is None else read(carry.raw)
    hands = () if signed is None else (attempt.dealer.hand for attempt in inside(session).attempts)
    place = (
        None if signed is None else (signed.envelope.table_id, signed.envelope.hand, signed.envelope.attempt)
    )
    hand = next((hand for hand in hands if (hand.table.table_id, hand.number, hand.attempt) == place), None)
    keys = [] if hand is None else [machine.sign_key for machine in hand.table.machines]
    if hand is None or carry is None or hand.me is None or receiver not in keys:
        yield send
        return
    for raw in cheat.deliver(hand, keys.index(receiver), carry.raw):
        yield Send(send.link, send.kind, send.flags, encode(Carry(raw)))


class TwoStories(Cheat):
    """Signs one of its messages twice: otherwise for the last machine than for the others."""

    name = "two-stories"
    outcome = Outcome(Ending.NAMED, ("equivocation", "broken_chain"))
    machines = 3

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._kind = kind

    def deliver(self, hand: Hand, receiver: int, raw: bytes) -> Iterable[bytes]:
        """See `Cheat`."""
        signed = parsed(raw)
        is_ours = signed.envelope.peer == hand.me and signed.envelope.kind == self._kind
        if not is_ours or receiver != max(set(hand.machines) - {hand.me}):
            return (raw,)
        self.is_done = True
        return (resigned(hand, signed, prev=signed.id),)


def session_cheats(machines: int) -> list[type[Cheat]]:
    """Return the cheats that a machine with one seat can commit within a session at a table of so many."""
    return [
        cheat
        for cheat in (*CHEATS.values(), *STANDING_IN)
        if cheat.choose is Cheat.choose
        and cheat.player is Cheat.player
        and not cheat.is_blind
        and cheat.seats == 1
        and cheat.machines <= machines
        and not cheat.knobs
    ]
