"""A machine that tries to read each wall card from all that it holds and has received in a round.

`lab.simulator.coalition` knows the secrets of all machines, to tell what is worth something. This class does
what a real machine can do, which knows only its own secrets: it takes what was opened for absent machines and
its own parts, and tries each card with all of these, whether they are enough or not, and whether meant for
this card or another.
"""

from collections.abc import Iterator
from itertools import product

from engine.cards import ALL_CARDS, Card, DeckIndex
from net.crypto.cards import take_off
from net.crypto.errors import CryptoError
from net.crypto.group import SCALAR_BYTES, Point, decode_scalar
from net.crypto.secret_sharing import join_parts, join_points
from net.deal.game import OverDue
from net.deal.protocol import DealProtocol
from net.deal.round_deal import Cover, RoundDeal
from net.deal.steps.escrow import part_number
from net.deal.steps.shares import own_share
from net.transcript import read
from net.wire.deal import MasksFor, WallFor, decode_body

_OPENING = frozenset({"DEAL", "MASKS_FOR", "WALL_FOR"})
"""The kinds of words that open masks or parts of masks."""


class WallReader:
    """The knowledge of one machine about a round.

    Attributes:
        read: the cards it has read and must not know, by deck position.
        attempts: how often it tried one.
    """

    def __init__(self) -> None:
        self.read: dict[DeckIndex, Card] = {}
        self.attempts = 0
        self._looked_at: set[bytes] = set()
        self._numbers: dict[int, dict[int, int]] = {}
        self._masks: dict[int, set[int]] = {}
        self._points: dict[tuple[int, DeckIndex], dict[int, Point]] = {}

    @property
    def opened(self) -> int:
        """The number of received messages that opened something."""
        return len(self._looked_at)

    def learn(self, owner: int, holder: int, part: int) -> None:
        """Take in a holder's part of an owner's mask over its shares for the wall."""
        self._numbers.setdefault(owner, {})[part_number(holder)] = part

    def look(self, dealer: DealProtocol) -> None:
        """Process the news of a round, and try every wall card that nobody has asked for."""
        hand = dealer.hand
        is_played = hand.game is not None and hand.is_escrowed and not isinstance(hand.play.due(), OverDue)
        if not is_played or not self._hear(dealer):
            return
        for owner, parts in hand.held_parts.items():
            self.learn(owner, hand.machine, parts[Cover.WALL])
        asked = set() if dealer.step is None else set(dealer.step.slots)
        for place, whose in enumerate(hand.owners):
            slot = DeckIndex(place)
            if whose is None and slot not in hand.seen and slot not in asked:
                self._try(hand, slot)

    def _hear(self, dealer: DealProtocol) -> bool:
        """Process messages that open something; return whether one is new, or this is the first call."""
        is_first = not self._looked_at
        steps = [(past.step, past.messages) for past in dealer.closed_steps.values()]
        is_new = False
        for step, words in steps:
            for signed in words:
                if signed.id in self._looked_at or step.kind not in _OPENING:
                    continue
                self._looked_at.add(signed.id)
                is_new = True
                self._open_masks(dealer.hand, signed.raw)
                body = decode_body(signed.envelope.kind, signed.envelope.body)
                if isinstance(body, WallFor):
                    for owner, part in zip(step.absent, body.parts, strict=True):
                        found = self._points.setdefault((owner, step.slots[0]), {})
                        found[part_number(signed.envelope.peer)] = dealer.hand.tools.group.decode(part.point)
                elif isinstance(body, MasksFor):
                    for owner, encoded in zip(step.absent, body.parts, strict=True):
                        self._masks.setdefault(owner, set()).add(decode_scalar(encoded))
        return is_first or is_new

    def _open_masks(self, hand: RoundDeal, raw: bytes) -> None:
        """Try every byte string of a message as a mask over shares for the wall."""
        signed, group = read(raw), hand.tools.group
        body = b"" if signed is None else signed.envelope.body
        publics = {bytes(deposit.masks[Cover.WALL]): owner for owner, deposit in hand.deposits.items()}
        for start in range(len(body) - SCALAR_BYTES + 1):
            try:
                number = decode_scalar(body[start : start + SCALAR_BYTES])
                owner = publics.get(bytes(group.mul_generator(number)))
            except CryptoError:
                continue
            if owner is not None:
                self._masks.setdefault(owner, set()).add(number)

    def _try(self, hand: RoundDeal, slot: DeckIndex) -> None:
        group = hand.tools.group
        others = [machine for machine in hand.machines if machine != hand.me]
        for shares in product(*(list(self._shares(hand, owner, slot)) for owner in others)):
            self.attempts += 1
            try:
                face = take_off(group, hand.deck.cards[slot], [own_share(hand, slot), *shares]).b
            except CryptoError:
                continue
            kind = hand.tools.faces.kind_of(face)
            if kind is not None:
                self.read[slot] = ALL_CARDS[kind]

    def _shares(self, hand: RoundDeal, owner: int, slot: DeckIndex) -> Iterator[Point]:
        """Yield the candidates for an owner's share for a card."""
        group = hand.tools.group
        for over in self._over(hand, owner, slot):
            yield group.sum([hand.deposits[owner].shares[slot], group.negate(over)])

    def _over(self, hand: RoundDeal, owner: int, slot: DeckIndex) -> Iterator[Point]:
        """Yield the candidates for an owner's cover: masks, parts of this card, parts of others."""
        group, base = hand.tools.group, hand.tools.mask_bases.points[slot]
        masks = {*self._masks.get(owner, ()), hand.open_masks.get(owner, 1)}
        parts = self._numbers.get(owner, {})
        if parts:
            masks.add(join_parts(parts))
        yield from (group.mul(base, mask) for mask in sorted(masks))
        own = {number: group.mul(base, part) for number, part in parts.items()}
        here = own | self._points.get((owner, slot), {})
        elsewhere = [points for (of, _), points in self._points.items() if of == owner]
        for points in (here, *(own | heard for heard in elsewhere[-1:]), *elsewhere[-1:]):
            try:
                yield join_points(group, points)
            except CryptoError:
                continue
