"""Cheats before anybody sees a card: keys, commitments, shuffles, escrow, the opening of the deal."""

from dataclasses import dataclass

import msgspec

from lab.cheating.cheat import Cheat, Ending, Outcome, another
from net.crypto.cards import MaskedCard, MaskedDeck
from net.crypto.group import ORDER, Group, Point, encode_scalar
from net.crypto.keys import HandKey
from net.crypto.sealing import seal
from net.crypto.shuffle_secret import ShuffleSecret
from net.crypto.shuffler import ProofMasks, Shuffler
from net.deal.round_deal import RoundDeal
from net.deal.steps.setup import commitment, make_opening
from net.deal.steps.step import Step
from net.wire.codec import Message
from net.wire.deal import Commit, Deal, DeckAck, Escrow, EscrowAck, Open, Shuffle


def named(*rules: str) -> Outcome:
    """Return the outcome that all machines name the cheat, by one of some rules."""
    return Outcome(Ending.NAMED, rules)


class OtherOpening(Cheat):
    """Opens another nonce than it committed to, after it has seen the others' nonces."""

    name = "other-opening"
    outcome = named("open_not_committed")

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, Open):
            return body
        self.is_done = True
        return msgspec.structs.replace(body, nonce=hand.rng(32))


class RogueKey(Cheat):
    """Commits to a public key the secret of which it does not know."""

    name = "rogue-key"
    outcome = named("bad_key")

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, Commit) or hand.opening is None:
            return body
        self.is_done = True
        own = hand.opening.seats[0]
        rogue = hand.tools.group.sum([hand.tools.faces.points[0], hand.tools.group.decode(own.key)])
        seats = (msgspec.structs.replace(own, key=bytes(rogue)), *hand.opening.seats[1:])
        hand.opening = msgspec.structs.replace(hand.opening, seats=seats)
        return Commit(commitment(hand, hand.machine, hand.opening))


class SeatKeys(Cheat):
    """Chooses the key of its second seat depending on that of its first."""

    seats = 2

    def second(self, group: Group, first: HandKey) -> HandKey:
        """Return the second key."""
        raise NotImplementedError

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, Commit) or hand.secrets is None:
            return body
        self.is_done = True
        first, last = min(hand.own.keys), max(hand.own.keys)
        keys = {**hand.own.keys, last: self.second(hand.tools.group, hand.own.keys[first])}
        hand.secrets = type(hand.secrets)(**{**vars(hand.secrets), "keys": keys})
        hand.opening = make_opening(hand)
        return Commit(commitment(hand, hand.machine, hand.opening))


class RepeatedKey(SeatKeys):
    """Uses one key for two seats."""

    name = "repeated-key"
    outcome = named("repeated_key")

    def second(self, group: Group, first: HandKey) -> HandKey:
        """See `SeatKeys`."""
        del group
        return first


class CancellingKeys(SeatKeys):
    """Uses two keys that cancel each other, so that its shares would be nothing."""

    name = "cancelling-keys"
    outcome = named("bad_key")

    def second(self, group: Group, first: HandKey) -> HandKey:
        """See `SeatKeys`."""
        return HandKey(ORDER - first.secret, group.negate(first.public))


class FalseShuffle(Cheat):
    """Puts other cards into the deck than its proof is about."""

    outcome = named("false_shuffle")

    def spoil(self, hand: RoundDeal, deck: MaskedDeck) -> dict[int, MaskedCard]:
        """Return the false cards of the deck, by position."""
        raise NotImplementedError

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, Shuffle):
            return body
        self.is_done = True
        deck = MaskedDeck.decode(hand.tools.group, body.deck, hand.tools.commitment_key.size)
        put = self.spoil(hand, deck)
        cards = tuple(put.get(slot, card) for slot, card in enumerate(deck.cards))
        return msgspec.structs.replace(body, deck=MaskedDeck(cards).encode())


class OtherKind(FalseShuffle):
    """Turns a card into one of another kind, without knowing which it was."""

    name = "other-kind"

    def spoil(self, hand: RoundDeal, deck: MaskedDeck) -> dict[int, MaskedCard]:
        """See `FalseShuffle`."""
        card = deck.cards[0]
        return {0: MaskedCard(card.a, _moved(hand, card.b))}


class DuplicatedCard(FalseShuffle):
    """Puts a card in twice, in place of another."""

    name = "duplicated-card"

    def spoil(self, hand: RoundDeal, deck: MaskedDeck) -> dict[int, MaskedCard]:
        """See `FalseShuffle`."""
        group, secret = hand.tools.group, hand.own.machine_key
        card = deck.cards[1]
        masked = group.mul_generator(secret), group.mul(hand.joint_key, secret)
        return {0: MaskedCard(group.sum([card.a, masked[0]]), group.sum([card.b, masked[1]]))}


class SwappedCards(FalseShuffle):
    """Exchanges two cards after the proof."""

    name = "swapped-cards"

    def spoil(self, hand: RoundDeal, deck: MaskedDeck) -> dict[int, MaskedCard]:
        """See `FalseShuffle`."""
        del hand
        return {0: deck.cards[1], 1: deck.cards[0]}


class JunkCard(FalseShuffle):
    """Puts a value into the deck that is no card."""

    name = "junk-card"

    def spoil(self, hand: RoundDeal, deck: MaskedDeck) -> dict[int, MaskedCard]:
        """See `FalseShuffle`."""
        return {0: MaskedCard(deck.cards[0].a, hand.tools.group.generator)}


class UnseededShuffle(Cheat):
    """Shuffles, and proves it, by another seed than it committed to."""

    name = "unseeded-shuffle"
    outcome = named("shuffle_not_from_seed")

    def before(self, hand: RoundDeal, step: Step) -> None:
        """See `Cheat`."""
        if step.kind == "SHUFFLE" and step.machines == (hand.me,):
            self.is_done = True
            hand.shuffler = other_shuffler(hand)


def other_shuffler(hand: RoundDeal) -> Shuffler:
    """Return a shuffler that is independent of everything committed to."""
    key = hand.tools.commitment_key
    secret = ShuffleSecret.derive(hand.rng(32), hand.joint_seed, hand.machine, hand.attempt, key.size)
    return Shuffler(key, hand.joint_key, secret, ProofMasks(key, hand.rng))


class WrongDeckAck(Cheat):
    """Acknowledges another deck than the one all hold."""

    name = "wrong-deck-ack"
    outcome = named("wrong_deck")

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, DeckAck):
            return body
        self.is_done = True
        return DeckAck(hand.rng(32))


@dataclass(frozen=True, slots=True)
class Shift:
    """The way in which a share is falsified.

    Attributes:
        place: the place of the share among those deposited.
        is_back: whether the error is taken away rather than added.
    """

    place: int
    is_back: bool = False


class WrongShares(Cheat):
    """Deposits shares that would turn a card into another."""

    name = "wrong-shares"
    outcome = named("bad_escrow")
    shifts: tuple[Shift, ...] = (Shift(0),)

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, Escrow):
            return body
        self.is_done = True
        group = hand.tools.group
        shares = group.decode_all(body.shares, len(body.shares) // 33)
        for shift in self.shifts:
            shares[shift.place] = _moved(hand, shares[shift.place], is_back=shift.is_back)
        return msgspec.structs.replace(body, shares=b"".join(map(bytes, shares)))


class CancellingShares(WrongShares):
    """Deposits two false shares whose errors cancel in their sum."""

    name = "cancelling-shares"
    shifts = (Shift(0), Shift(1, is_back=True))


class BadPart(Cheat):
    """Seals wrong bytes to a holder in place of its parts of the masks."""

    name = "bad-part"
    outcome = named("bad_escrow")
    machines = 3

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        holder = another(hand)
        if not isinstance(body, Escrow) or holder is None:
            return body
        self.is_done = True
        context = hand.bound(b"escrow part", bytes((hand.machine, holder)))
        sealed = seal(hand.seal_keys[holder], hand.rng(64), context, hand.rng)
        return msgspec.structs.replace(body, sealed=(sealed, *body.sealed[1:]))


class FalseComplaint(Cheat):
    """Complains about correct parts."""

    name = "false-complaint"
    outcome = named("false_complaint")
    machines = 3

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        accused = another(hand)
        if not isinstance(body, EscrowAck) or accused is None:
            return body
        self.is_done = True
        return EscrowAck((accused,), hand.own.seal_key.secret)


class WrongMask(Cheat):
    """Opens a mask that differs from the deposited one."""

    name = "wrong-mask"
    outcome = named("wrong_mask")

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, Deal):
            return body
        self.is_done = True
        return Deal(encode_scalar(hand.own.machine_key))


def _moved(hand: RoundDeal, point: Point, *, is_back: bool = False) -> Point:
    """Return a point moved by the difference of two faces."""
    group, faces = hand.tools.group, hand.tools.faces.points
    there, back = (faces[0], faces[1]) if is_back else (faces[1], faces[0])
    return group.sum([point, there, group.negate(back)])
