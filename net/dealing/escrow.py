"""Standing in for machines that vanish: ESCROW, ESCROW_ACK, and putting shares together (fair-deal.md 5.1)."""

from collections.abc import Mapping, Sequence

from engine.cards import DeckIndex
from net.crypto.errors import CryptoError
from net.crypto.escrow import EscrowPart, EscrowPledge, EscrowTerms, make_escrow, recover, verify_part
from net.crypto.hashing import tagged_hash
from net.crypto.keys import HandKey
from net.crypto.merkle import is_leaf, merkle_path
from net.crypto.sealing import SealingKey, seal, unseal
from net.dealing.hand import Hand
from net.dealing.step import Broken, Closing, Step, StepLogic
from net.dealing.table import escrowed_slots
from net.wire import Escrow, EscrowAck, HeldPoint


def _holders(hand: Hand, owner: int) -> tuple[int, ...]:
    return tuple(machine for machine in range(len(hand.table.machines)) if machine != owner)


def _terms(hand: Hand, owner: int) -> EscrowTerms:
    slots = escrowed_slots(hand.owners, owner)
    return EscrowTerms(
        context=tagged_hash(b"escrow", *hand.place, hand.joint_seed, bytes((owner,))),
        public=hand.machine_keys[owner],
        threshold=hand.table.escrow_threshold,
        holders=tuple(machine + 1 for machine in _holders(hand, owner)),
        bases=tuple(hand.deck.cards[slot].a for slot in slots),
    )


def _seal_context(hand: Hand, owner: int, holder: int) -> bytes:
    return tagged_hash(b"escrow part", *hand.place, hand.joint_seed, bytes((owner, holder)))


class EscrowLogic(StepLogic[Escrow]):
    """Everybody shares out what he will owe, before anybody can see a card."""

    body = Escrow

    def check(self, hand: Hand, step: Step, machine: int, body: Escrow) -> str | None:
        """Refuse what is no pledge: bad_escrow. Each holder looks at his own part in the next step."""
        holders = _holders(hand, machine)
        if len(body.roots) != len(holders) or len(body.sealed) != len(holders):
            return "bad_escrow"
        return "bad_escrow" if _pledge(hand, body) is None else None

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, Escrow]) -> Closing:
        """Unseal our parts, and ask everybody whether his are right."""
        for machine, body in bodies.items():
            pledge = _pledge(hand, body)
            if pledge is not None:
                hand.pledges[machine] = pledge
            hand.sealed_parts[machine] = dict(zip(_holders(hand, machine), body.sealed, strict=True))
        if hand.me is not None:
            for machine in bodies:
                part = None if machine == hand.me else _unsealed(hand, machine, hand.me, hand.own.seal_key)
                if part is not None:
                    hand.parts[machine] = part
        return Closing(Step("ESCROW_ACK", hand.live))

    def speak(self, hand: Hand, step: Step) -> Escrow:
        """Share out what we will owe."""
        me, group = hand.machine, hand.tools.group
        key = HandKey(hand.own.machine_key, hand.machine_keys[me])
        made = make_escrow(group, _terms(hand, me), key, hand.rng)
        hand.own_shares = dict(zip(escrowed_slots(hand.owners, me), made.shares, strict=True))
        sealed = tuple(
            seal(hand.seal_keys[holder], part.encode(), _seal_context(hand, me, holder), hand.rng)
            for holder, part in zip(_holders(hand, me), made.parts, strict=True)
        )
        return Escrow(tuple(map(bytes, made.pledge.commitments)), made.pledge.roots, sealed)


def _pledge(hand: Hand, body: Escrow) -> EscrowPledge | None:
    group = hand.tools.group
    if len(body.commitments) != hand.table.escrow_threshold - 1:
        return None
    try:
        return EscrowPledge(tuple(group.decode(point) for point in body.commitments), body.roots)
    except CryptoError:
        return None


def _unsealed(hand: Hand, owner: int, holder: int, key: SealingKey) -> EscrowPart | None:
    """Return the part an owner has sealed to a holder if it is what the owner pledged, else None."""
    terms, group = _terms(hand, owner), hand.tools.group
    try:
        plain = unseal(key, hand.sealed_parts[owner][holder], _seal_context(hand, owner, holder))
        part = EscrowPart.decode(group, plain, len(terms.bases))
    except CryptoError:
        return None
    return part if verify_part(group, terms, hand.pledges[owner], holder + 1, part) else None


class EscrowAckLogic(StepLogic[EscrowAck]):
    """Complaints are settled in public: the complainer shows how to unseal, and all look."""

    body = EscrowAck

    def check(self, hand: Hand, step: Step, machine: int, body: EscrowAck) -> str | None:
        """Refuse a complaint that does not hold: false_complaint."""
        if not body.complaints:
            return "false_complaint" if body.seal_secret else None
        others = set(_holders(hand, machine))
        if list(body.complaints) != sorted(set(body.complaints) & others):
            return "false_complaint"
        key = _shown_key(hand, machine, body)
        if key is None or any(_unsealed(hand, owner, machine, key) for owner in body.complaints):
            return "false_complaint"
        return None

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, EscrowAck]) -> Closing | Broken:
        """Name whoever sealed a false part; else deal."""
        for body in bodies.values():
            if body.complaints:
                return Broken(body.complaints[0], "bad_escrow", "ESCROW")
        hand.is_escrowed = True
        return Closing(Step("DEAL", hand.live))

    def speak(self, hand: Hand, step: Step) -> EscrowAck:
        """Say which parts are wrong."""
        complaints = tuple(owner for owner in _holders(hand, hand.machine) if owner not in hand.parts)
        return EscrowAck(complaints, hand.own.seal_key.secret if complaints else b"")


def _shown_key(hand: Hand, machine: int, body: EscrowAck) -> SealingKey | None:
    try:
        key = SealingKey.from_secret(body.seal_secret)
    except CryptoError:
        return None
    return key if key.public == hand.seal_keys[machine] else None


def missing_shares(
    hand: Hand, slots: Sequence[DeckIndex], absent: Sequence[int]
) -> list[tuple[int, DeckIndex]]:
    """Return which absent machine's share for which of these deck positions is not known yet, ascending.

    An absent machine's own cards are left out: they stay sealed.
    """
    return [
        (machine, slot)
        for machine in absent
        for slot in slots
        if hand.owners[slot] != machine and (machine, slot) not in hand.shares
    ]


def held_point(hand: Hand, owner: int, slot: DeckIndex) -> HeldPoint:
    """Return our part of an absent machine's share, with the proof that it is the one sealed to us."""
    place = escrowed_slots(hand.owners, owner).index(slot)
    leaves = [bytes(point) for point in hand.parts[owner].points]
    return HeldPoint(owner, slot, leaves[place], merkle_path(leaves, place))


def is_held(hand: Hand, holder: int, held: HeldPoint) -> bool:
    """Return whether a point is the part that an absent machine sealed to a holder.

    The deck position must be one that the absent machine does not own.
    """
    slots = escrowed_slots(hand.owners, held.machine)
    root = hand.pledges[held.machine].roots[_holders(hand, held.machine).index(holder)]
    try:
        hand.tools.group.decode(held.point)
    except CryptoError:
        return False
    return is_leaf(root, held.point, slots.index(DeckIndex(held.slot)), len(slots), held.path)


def recover_shares(
    hand: Hand, wanted: Sequence[tuple[int, DeckIndex]], held: Mapping[int, Sequence[HeldPoint]]
) -> None:
    """Put shares together from a majority's parts, and keep them.

    Args:
        hand: where they are kept.
        wanted: the absent machine and deck position of each.
        held: for every holder, its part of each, in the same order.
    """
    group = hand.tools.group
    chosen = sorted(held)[: hand.table.escrow_threshold]
    points = {holder + 1: [group.decode(part.point) for part in held[holder]] for holder in chosen}
    for key, share in zip(wanted, recover(group, points), strict=True):
        hand.shares[key] = share
