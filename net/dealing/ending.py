"""The steps after the last card: END, AUDIT, RECEIPT (fair-deal.md 4.7)."""

from collections.abc import Mapping

from engine.cards import ALL_CARDS, Card, DeckIndex
from engine.seats import Seat
from net.crypto.cards import take_off
from net.crypto.errors import CryptoError
from net.crypto.group import ORDER, decode_scalar, encode_scalar
from net.crypto.hashing import tagged_hash
from net.crypto.shuffle_secret import ShuffleSecret
from net.dealing.events import HandAudited, HandClosed
from net.dealing.game import OverDue
from net.dealing.hand import Hand
from net.dealing.setup import seed_digest
from net.dealing.step import Broken, Closing, Step, StepLogic
from net.wire import Audit, End, Receipt


def bot_key(joint_seed: bytes, hand_key: int) -> bytes:
    """Return what a computer player's choices follow from: its seat's key was committed to before the joint
    seed existed, so nobody could pick it (fair-deal.md 5.2)."""
    return tagged_hash(b"computer player", joint_seed, encode_scalar(hand_key))


class EndLogic(StepLogic[End]):
    """All saw the same end."""

    body = End

    def check(self, hand: Hand, step: Step, machine: int, body: End) -> str | None:
        """Refuse another result: wrong_result."""
        return None if body == self.speak(hand, step) else "wrong_result"

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, End]) -> Closing:
        """Ask for the keys."""
        return Closing(Step("AUDIT", hand.live))

    def speak(self, hand: Hand, step: Step) -> End:
        """Name the result."""
        due = hand.play.due()
        return End(due.result if isinstance(due, OverDue) else bytes(32))


class AuditLogic(StepLogic[Audit]):
    """With all keys and seeds shown, everything is checked that could not be seen before."""

    body = Audit

    def check(self, hand: Hand, step: Step, machine: int, body: Audit) -> str | None:
        """Refuse what was not committed to: audit_mismatch."""
        seats = hand.table.seats_of(machine)
        if len(body.keys) != len(seats) or seed_digest(body.shuffle_seed) != hand.shuffle_digests[machine]:
            return "audit_mismatch"
        group = hand.tools.group
        for seat, encoded in zip(seats, body.keys, strict=True):
            try:
                shown = group.mul_generator(decode_scalar(encoded))
            except CryptoError:
                return "audit_mismatch"
            if shown != hand.seat_keys[seat]:
                return "audit_mismatch"
        return None

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, Audit]) -> Closing | Broken:
        """Repeat the shuffles, open the deck, and judge the whole round with all cards known."""
        for machine, body in bodies.items():
            if not _repeats(hand, machine, body.shuffle_seed):
                return Broken(machine, "shuffle_not_from_seed", "SHUFFLE")
        keys = {
            seat: decode_scalar(key)
            for machine, body in bodies.items()
            for seat, key in zip(hand.table.seats_of(machine), body.keys, strict=True)
        }
        deck = open_deck(hand, keys)
        bots = {seat: bot_key(hand.joint_seed, key) for seat, key in keys.items() if hand.table.seats[seat].level}
        foul = hand.play.audit(deck, bots)
        if foul is not None:
            return Broken(hand.table.seats[foul.seat].machine, foul.rule, "AUDIT")
        return Closing(Step("RECEIPT", hand.live), (HandAudited(deck),))

    def speak(self, hand: Hand, step: Step) -> Audit:
        """Show our keys and our seed."""
        keys = tuple(encode_scalar(key.secret) for key in hand.own.keys.values())
        return Audit(keys, hand.own.shuffle_seed)


def _repeats(hand: Hand, machine: int, shuffle_seed: bytes) -> bool:
    claim = hand.claims[hand.shufflers.index(machine)]
    secret = ShuffleSecret.derive(shuffle_seed, hand.joint_seed, machine, hand.attempt, len(claim.before))
    return secret.remask(hand.tools.group, hand.joint_key, claim.before) == claim.after


def open_deck(hand: Hand, keys: Mapping[Seat, int]) -> tuple[Card | None, ...]:
    """Return every card that these keys and the shares seen in play can open, None for the others."""
    group = hand.tools.group
    secret = sum(keys.values()) % ORDER
    cards: list[Card | None] = []
    for slot, masked in enumerate(hand.deck.cards):
        theirs = [hand.shares.get((machine, DeckIndex(slot))) for machine in hand.absent]
        known = [share for share in theirs if share is not None]
        if len(known) < len(theirs):
            cards.append(None)
            continue
        face = take_off(group, masked, [*known, group.mul(masked.a, secret)]).b
        kind = hand.tools.faces.kind_of(face)
        cards.append(None if kind is None else ALL_CARDS[kind])
    return tuple(cards)


class ReceiptLogic(StepLogic[Receipt]):
    """Signed by all and kept: the audit found nothing wrong."""

    body = Receipt

    def check(self, hand: Hand, step: Step, machine: int, body: Receipt) -> str | None:
        """Accept."""
        return None

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, Receipt]) -> Closing:
        """Nothing follows."""
        return Closing(None, (HandClosed(),), is_last=True)

    def speak(self, hand: Hand, step: Step) -> Receipt:
        """Sign."""
        return Receipt()
