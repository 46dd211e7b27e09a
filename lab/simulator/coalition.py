"""A hostile observer: all that some machines of a table hold and hear together, and each card they can read.

No counting argument is used. Every byte of every envelope ever sent is searched: wherever a number or a point
stands that is worth something - a key, a mask, a part of one, or what any of these makes of a card - the
coalition knows it from then on. To read a card, it calculates in the hand's own group: it takes the masks off
the stored shares, interpolating over as many parts as it has, enough or not, takes all shares off the card,
and tests whether the result is a face.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.cards import ALL_CARDS, Card, DeckIndex
from net.crypto.cards import take_off
from net.crypto.errors import CryptoError
from net.crypto.group import ORDER, POINT_BYTES, SCALAR_BYTES, Group, Point, encode_scalar
from net.crypto.secret_sharing import join_points
from net.deal.round_deal import Cover, RoundDeal
from net.deal.steps.escrow import part_number
from net.transcript import read
from net.wire.deal import Audit, DrawRequest, OpenCards, decode_body

_WHOLE = 0
"""Where a mask itself stands among its parts: it is the polynomial's value there."""


@dataclass(frozen=True, slots=True)
class _Key:
    """The hand key of a machine's seats, added up."""

    machine: int


@dataclass(frozen=True, slots=True)
class _Value:
    """A value of the polynomial by which a mask is shared out: a holder's part, or the mask itself."""

    owner: int
    cover: Cover
    number: int


@dataclass(frozen=True, slots=True)
class Leak:
    """A card that a coalition has read and must not know.

    Attributes:
        slot: where it lies in the deck.
        card: which it is.
    """

    slot: DeckIndex
    card: Card


def may_look(hands: Iterable[RoundDeal]) -> bool:
    """Return whether cards could be read: all machines have come to where all shares are stored."""
    return all(len(hand.deposits) == len(hand.held_parts) + 1 > 1 for hand in hands)


class Coalition:
    """Some machines of a table that put together all they know, and keep it.

    Attributes:
        members: which.
        attempts: how often a card was tried.
    """

    def __init__(self, hands: Sequence[RoundDeal], members: Collection[int]) -> None:
        """Begin once `may_look`.

        Args:
            hands: of all machines; those of non-members only tell what a number or point is.
            members: which of the machines belong to the coalition.
        """
        self.members = frozenset(members)
        self.attempts = 0
        self._hand = hand = hands[min(members)]
        self._others = tuple(machine for machine in hand.machines if machine not in self.members)
        self._keys: dict[int, int] = {}
        self._values: dict[tuple[int, Cover], dict[int, int]] = {}
        self._shares: dict[tuple[int, int], Point] = {}
        self._points: dict[tuple[int, int], dict[int, Point]] = {}
        self._heard: set[bytes] = set()
        self._allowed = {slot for slot, owner in enumerate(hand.owners) if owner in self.members}
        self._audited: set[int] = set()
        self._untried = set(range(len(hand.deck)))
        numbers = dict(_numbers(hands))
        self._number_of = {encode_scalar(number): fact for fact, number in numbers.items()}
        self._point_of = {bytes(point): place for place, point in _worth_knowing(hand, numbers)}
        self._truth = _truth(hand, [numbers[_Key(machine)] for machine in hand.machines])
        for machine in self.members:
            self._find(_all_bytes(hands[machine]))

    def hear(self, raw: bytes) -> None:
        """Keep an envelope that somebody has sent to anybody."""
        signed = read(raw)
        if raw in self._heard or signed is None:
            return
        self._heard.add(raw)
        body = decode_body(signed.envelope.kind, signed.envelope.body)
        if isinstance(body, DrawRequest):
            self._allowed.add(body.slot)
        elif isinstance(body, OpenCards):
            self._allowed |= set(body.slots)
        elif isinstance(body, Audit):
            self._audited.add(signed.envelope.peer)
        self._find(raw)

    def leaks(self) -> list[Leak]:
        """Try each forbidden card about which something new was learned; return the cards that were read."""
        found = []
        for slot in sorted(self._untried):
            if not self._may_know(slot):
                self.attempts += 1
                card = self._read(slot)
                if card is not None and card == self._truth[slot]:
                    found.append(Leak(DeckIndex(slot), card))
        self._untried.clear()
        return found

    def _may_know(self, slot: int) -> bool:
        """Return whether a card is theirs, asked for by a draw, shown, or readable after the audit."""
        owner = self._hand.owners[slot]
        is_audited = self._audited.issuperset(self._others if owner is None else (owner,))
        return slot in self._allowed or is_audited

    def _find(self, data: bytes) -> None:
        """Learn every number and every point worth knowing that stands anywhere in these bytes."""
        for start in range(len(data) - SCALAR_BYTES + 1):
            fact = self._number_of.get(data[start : start + SCALAR_BYTES])
            if fact is not None and not self._is_public_point(data, start):
                self._learn(fact, int.from_bytes(data[start : start + SCALAR_BYTES]))
            place = self._point_of.get(data[start : start + POINT_BYTES])
            if place is not None:
                self._see(*place, self._hand.tools.group.decode(data[start : start + POINT_BYTES]))

    def _is_public_point(self, data: bytes, start: int) -> bool:
        """Return whether a number is only part of its public point, as this group writes points."""
        number = int.from_bytes(data[start : start + SCALAR_BYTES])
        public = bytes(self._hand.tools.group.mul_generator(number))
        return start > 0 and data[start - 1 : start + SCALAR_BYTES] == public

    def _learn(self, fact: _Key | _Value, number: int) -> None:
        known: dict[int, int]
        if isinstance(fact, _Key):
            known, place = self._keys, fact.machine
        else:
            known, place = self._values.setdefault((fact.owner, fact.cover), {}), fact.number
        if place not in known:
            known[place] = number
            self._untried |= set(range(len(self._hand.deck)))

    def _see(self, fact: _Key | _Value, slot: int, point: Point) -> None:
        if isinstance(fact, _Key):
            self._shares[fact.machine, slot] = point
        else:
            self._points.setdefault((fact.owner, slot), {})[fact.number] = point
        self._untried.add(slot)

    def _read(self, slot: int) -> Card | None:
        """Return the card that comes of all that is known of it, None if none does."""
        hand = self._hand
        try:
            shares = [self._share(machine, slot) for machine in hand.machines]
            known = [share for share in shares if share is not None]
            face = take_off(hand.tools.group, hand.deck.cards[slot], known).b
        except CryptoError:
            return None
        kind = hand.tools.faces.kind_of(face)
        return None if kind is None else ALL_CARDS[kind]

    def _share(self, machine: int, slot: int) -> Point | None:
        """Return a machine's share for a card as the known parts give it, enough or not; None without any."""
        group = self._hand.tools.group
        if machine in self._keys:
            return group.mul(self._hand.deck.cards[slot].a, self._keys[machine])
        if (machine, slot) in self._shares:
            return self._shares[machine, slot]
        masked = self._hand.deposits[machine].shares.get(DeckIndex(slot))
        over = self._over(machine, slot)
        return masked if masked is None or over is None else group.sum([masked, group.negate(over)])

    def _over(self, machine: int, slot: int) -> Point | None:
        """Return the mask on a machine's share, joined from all known parts of it; None without any."""
        hand = self._hand
        cover, base = hand.cover(DeckIndex(slot)), hand.tools.mask_bases.points[slot]
        values = self._values.get((machine, cover), {})
        points = {number: hand.tools.group.mul(base, value) for number, value in values.items()}
        points |= self._points.get((machine, slot), {})
        if _WHOLE in points:
            return points[_WHOLE]
        return join_points(hand.tools.group, points) if points else None


def _numbers(hands: Sequence[RoundDeal]) -> Iterator[tuple[_Key | _Value, int]]:
    """Every secret number by which a card can be read."""
    for hand in hands:
        machine = hand.machine
        yield _Key(machine), hand.own.machine_key
        for cover in Cover:
            yield _Value(machine, cover, _WHOLE), hand.own.masks[cover].secret
            for owner, parts in hand.held_parts.items():
                yield _Value(owner, cover, part_number(machine)), parts[cover]


def _worth_knowing(
    hand: RoundDeal, numbers: dict[_Key | _Value, int]
) -> Iterator[tuple[tuple[_Key | _Value, int], Point]]:
    """What each of these numbers makes of each card: a share, or what lies over one, or a part of that."""
    group, bases = hand.tools.group, hand.tools.mask_bases.points
    for fact, number in numbers.items():
        for slot, card in enumerate(hand.deck.cards):
            if isinstance(fact, _Key):
                yield (fact, slot), group.mul(card.a, number)
            elif fact.cover is hand.cover(DeckIndex(slot)):
                yield (fact, slot), group.mul(bases[slot], number)


def _truth(hand: RoundDeal, keys: Iterable[int]) -> tuple[Card | None, ...]:
    """The deck, read with the keys of all machines."""
    secret = sum(keys) % ORDER
    return tuple(_card(hand, slot, secret) for slot in range(len(hand.deck)))


def _card(hand: RoundDeal, slot: int, secret: int) -> Card | None:
    group: Group = hand.tools.group
    masked = hand.deck.cards[slot]
    kind = hand.tools.faces.kind_of(take_off(group, masked, [group.mul(masked.a, secret)]).b)
    return None if kind is None else ALL_CARDS[kind]


def _all_bytes(hand: RoundDeal) -> bytes:
    """All secret numbers that a machine holds of a hand, its own and the parts it was given."""
    own = hand.own
    parts = (part for parts in hand.held_parts.values() for part in parts)
    numbers = (own.machine_key, *(mask.secret for mask in own.masks), *parts)
    return b"".join(map(encode_scalar, numbers))
