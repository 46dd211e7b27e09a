"""The steps after the last card: END, AUDIT, RECEIPT (docs/protocol.md, 4, "The outcome of a round")."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from engine.cards import ALL_CARDS, Card, DeckIndex
from engine.seats import Seat
from net.crypto.cards import take_off
from net.crypto.errors import CryptoError
from net.crypto.group import ORDER, decode_scalar, encode_scalar
from net.crypto.shuffle_secret import ShuffleSecret
from net.deal.chance import bot_key
from net.deal.events import HandAudited, HandClosed
from net.deal.game import OverDue
from net.deal.round_deal import RoundDeal
from net.deal.steps.setup import seed_digest
from net.deal.steps.step import Breach, BrokenStep, Closing, Step, StepLogic, UnanimousLogic
from net.deal.table import slots_of
from net.deal.verdict import DealVerdict, Payments
from net.wire.deal import Audit, End, Receipt

MISMATCH = "audit_mismatch"
"""The rule against showing other keys, or another seed, than was committed to."""


class EndLogic(UnanimousLogic[End]):
    """END: every machine reports the result that it saw, and all reports must agree."""

    body = End
    rule = "wrong_result"

    def agreed(self) -> End:
        """Return the result."""
        due = self.hand.play.due()
        return End(due.result if isinstance(due, OverDue) else bytes(32))

    def follow(self) -> Closing:
        """Ask for the keys."""
        return Closing(Step("AUDIT", self.hand.live))


@dataclass(frozen=True, slots=True)
class AuditKeys:
    """A machine's keys for the audit: each seat's secret hand key, and the seed of its shuffle."""

    keys: Mapping[Seat, int] = field(repr=False)
    shuffle_seed: bytes = field(repr=False)


class AuditLogic(StepLogic[Audit, AuditKeys]):
    """AUDIT: all keys and seeds are shown, and everything that was hidden before is checked."""

    body = Audit

    def read(self, machine: int, body: Audit) -> AuditKeys | Breach:
        """Refuse keys or seeds that differ from the commitment, and a shuffle that the seed does not give.

        The rules broken are `audit_mismatch` and `shuffle_not_from_seed`.
        """
        return _shown(self.hand, machine, body)

    def close(self, words: Mapping[int, AuditKeys]) -> Closing:
        """Open the deck, and judge the whole round with all cards known."""
        hand = self.hand
        keys = {seat: key for word in words.values() for seat, key in word.keys.items()}
        hand.audit_keys = keys
        deck = _open_deck(hand, keys, hand.absent)
        false = _false_players(hand, keys, deck)
        hand.verdict = verdict = _verdict(hand, set(words), set(false))
        cheats = tuple(
            BrokenStep(machine, rule, ((machine, "OPEN"), (machine, "AUDIT")))
            for machine, rule in false.items()
        )
        return Closing(Step("RECEIPT", hand.live), (HandAudited(deck, verdict),), cheats=cheats)

    def speak(self) -> tuple[Audit, AuditKeys]:
        """Show our keys and our seed."""
        own = self.hand.own
        keys = {seat: key.secret for seat, key in own.keys.items()}
        return own_audit(self.hand), AuditKeys(keys, own.shuffle_seed)


def own_audit(hand: RoundDeal) -> Audit:
    """Return the secrets that our machine shows once a round is over."""
    keys = tuple(encode_scalar(key.secret) for key in hand.own.keys.values())
    return Audit(keys, hand.own.shuffle_seed)


def judge_late(hand: RoundDeal, machine: int, body: Audit) -> bool | None:
    """Return whether a machine played by the rules, judged by keys shown after AUDIT closed without it.

    None if they differ from its commitment: then its play stays unknown. There is only one set of secrets
    that it can show, so all machines that judge it come to the same result.
    """
    shown = _shown(hand, machine, body)
    if isinstance(shown, Breach):
        return None if shown.rule == MISMATCH else False
    keys = {**hand.audit_keys, **shown.keys}
    deck = _open_deck(hand, keys, tuple(absent for absent in hand.absent if absent != machine))
    return machine not in _false_players(hand, keys, deck)


def _shown(hand: RoundDeal, machine: int, body: Audit) -> AuditKeys | Breach:
    seats = hand.table.seats_of(machine)
    mismatch = Breach(MISMATCH, ("OPEN",))
    if len(body.keys) != len(seats) or seed_digest(body.shuffle_seed) != hand.shuffle_digests[machine]:
        return mismatch
    keys: dict[Seat, int] = {}
    for seat, encoded in zip(seats, body.keys, strict=True):
        try:
            keys[seat] = decode_scalar(encoded)
            is_right = hand.tools.group.mul_generator(keys[seat]) == hand.seat_keys[seat]
        except CryptoError:
            return mismatch
        if not is_right:
            return mismatch
    if not _repeats(hand, machine, body.shuffle_seed):
        return Breach("shuffle_not_from_seed", ("SHUFFLE",))
    return AuditKeys(keys, body.shuffle_seed)


def _false_players(hand: RoundDeal, keys: Mapping[Seat, int], deck: Sequence[Card | None]) -> dict[int, str]:
    """Return the rule that each cheating machine broke, judged with all cards that the keys can read."""
    seats = hand.table.seats
    bots = {seat: bot_key(hand.joint_seed, key) for seat, key in keys.items() if seats[seat].level}
    known, false = list(deck), dict[int, str]()
    while (foul := hand.play.audit(known, bots)) is not None:
        machine = seats[foul.seat].machine
        if machine in false:  # what it showed in play is false already, whatever it holds
            break
        false[machine] = foul.rule
        # The others are judged as they were in play: without seeing what this machine holds.
        for slot in slots_of(hand.owners, machine):
            known[slot] = hand.seen.get(slot)
        bots = {seat: key for seat, key in bots.items() if seats[seat].machine != machine}
    return false


def _verdict(hand: RoundDeal, shown: AbstractSet[int], false: AbstractSet[int]) -> DealVerdict:
    due, seats = hand.play.due(), hand.table.seats
    unaudited = tuple(machine for machine in hand.machines if machine not in shown)
    winner = due.winner if isinstance(due, OverDue) else None
    payments = Payments.STAND
    if winner is not None and seats[winner].machine in false:
        payments = Payments.NOTHING
    elif winner is not None and seats[winner].machine in unaudited:
        payments = Payments.PENDING
    return DealVerdict(payments, unaudited, tuple(sorted(false)))


def _repeats(hand: RoundDeal, machine: int, shuffle_seed: bytes) -> bool:
    claim = hand.claims[hand.shufflers.index(machine)]
    secret = ShuffleSecret.derive(shuffle_seed, hand.joint_seed, machine, hand.attempt, len(claim.before))
    return secret.remask(hand.tools.group, hand.joint_key, claim.before) == claim.after


def _open_deck(hand: RoundDeal, keys: Mapping[Seat, int], absent: Sequence[int]) -> tuple[Card | None, ...]:
    """Return every card seen, and every one that these keys and the open masks of absent machines can read.

    With a machine absent nobody can read what has been left in the wall, nor what was dealt to that machine.
    """
    secret = sum(keys.values()) % ORDER
    return tuple(_open_card(hand, DeckIndex(slot), secret, absent) for slot in range(len(hand.deck)))


def _open_card(hand: RoundDeal, slot: DeckIndex, secret: int, absent: Sequence[int]) -> Card | None:
    group, owner, masked = hand.tools.group, hand.owners[slot], hand.deck.cards[slot]
    if absent and (owner is None or owner in absent):
        return hand.seen.get(slot)
    shares = [group.mul(masked.a, secret)]
    if absent:
        images = [hand.deposits[machine].shares[slot] for machine in absent]
        masks = sum(hand.open_masks[machine] for machine in absent)
        shares.append(hand.tools.mask_bases.take_off(slot, images, masks))
    kind = hand.tools.faces.kind_of(take_off(group, masked, shares).b)
    return None if kind is None else ALL_CARDS[kind]


class ReceiptLogic(UnanimousLogic[Receipt]):
    """RECEIPT: every machine signs the result of the audit. It changes nothing."""

    body = Receipt
    rule = "wrong_verdict"

    def agreed(self) -> Receipt:
        """Return the verdict."""
        verdict = self.hand.verdict
        return Receipt(bytes(32) if verdict is None else verdict.digest)

    def follow(self) -> Closing:
        """Return no step: nothing follows."""
        return Closing(None, (HandClosed(),), is_last=True)
