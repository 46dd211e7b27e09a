"""The steps that make cards readable: DEAL, READY, DRAW, WALL."""

from collections.abc import Mapping

from engine.cards import DeckIndex
from engine.seats import Seat
from net.crypto.errors import CryptoError
from net.crypto.group import Point, decode_scalar, encode_scalar
from net.crypto.hashing import tagged_hash
from net.deal.engine_game import EngineGame
from net.deal.events import HandReady, MachinesReturned
from net.deal.round_deal import Cover, RoundDeal
from net.deal.steps.playing import play_on
from net.deal.steps.rejoin import heard_rejoins, read_rejoins
from net.deal.steps.shares import check_shares, make_shares, own_share, read_card
from net.deal.steps.step import Breach, Closing, Step, StepLogic, UnanimousLogic
from net.deal.table import slots_of
from net.transcript import Signed
from net.wire.deal import Deal, DrawRequest, Ready, Wall

_WALL_PURPOSE = b"wall"


def begin_deal(hand: RoundDeal, dealer: Seat, game: EngineGame) -> Step:
    """Fix the owner of each deck position, and begin with the deposits of ESCROW."""
    hand.dealer, hand.game = dealer, game
    hand.owners = hand.table.owners(dealer)
    hand.head = tagged_hash(b"dealer", hand.head, bytes((dealer,)))
    return Step("ESCROW", hand.live)


class DealLogic(StepLogic[Deal, int]):
    """DEAL: each machine opens the mask over its shares for dealt cards.

    Only the owner's share of a card stays hidden.
    """

    body = Deal

    def read(self, machine: int, body: Deal) -> int | Breach:
        """Refuse another scalar than that of the mask laid down: wrong_mask."""
        hand = self.hand
        try:
            mask = decode_scalar(body.mask)
            is_right = hand.tools.group.mul_generator(mask) == hand.deposits[machine].masks[Cover.DEAL]
        except CryptoError:
            is_right = False
        return mask if is_right else Breach("wrong_mask", ("ESCROW",))

    def close(self, words: Mapping[int, int]) -> Closing:
        """Read our own hands, once the masks of absent machines are open, too."""
        hand = self.hand
        for machine, mask in words.items():
            hand.open_masks[machine] = mask
        return read_hands(hand)

    def speak(self) -> tuple[Deal, int]:
        """Open our own mask."""
        mask = self.hand.own.masks[Cover.DEAL].secret
        return Deal(encode_scalar(mask)), mask


def read_hands(hand: RoundDeal) -> Closing:
    """Read the hands of our seats, if no absent machine's mask is in the way."""
    absent = tuple(machine for machine in hand.absent if machine not in hand.open_masks)
    if absent:
        return Closing(Step("MASKS_FOR", hand.live, absent=absent))
    if hand.me is not None:
        own = slots_of(hand.owners, hand.me)
        hand.own_cards = {slot: read_card(hand, slot, {hand.me: own_share(hand, slot)}) for slot in own}
        hand.play.learn(hand.own_cards)
    return Closing(Step("READY", hand.live))


def turn(hand: RoundDeal, slot: DeckIndex) -> Closing:
    """Turn a wall card up, if all machines' shares for it are known."""
    absent = tuple(machine for machine in hand.absent if machine not in hand.wall_shares)
    if absent:
        return Closing(Step("WALL_FOR", hand.live, (slot,), absent))
    card = read_card(hand, slot, hand.wall_shares)
    hand.wall_shares = {}
    hand.seen[slot] = card
    hand.play.drawn(card)
    return play_on(hand)


class ReadyLogic(UnanimousLogic[Ready]):
    """READY: every machine confirms that it can read the hands of its seats."""

    body = Ready
    rule = "malformed_body"

    def agreed(self) -> Ready:
        """Return the empty confirmation."""
        return Ready()

    def follow(self) -> Closing:
        """Begin to play."""
        return play_on(self.hand, HandReady(self.hand.own_cards))


class DrawLogic(StepLogic[DrawRequest, tuple[Signed, ...]]):
    """The seat in turn asks for the next wall card; no share for it is sent before.

    Machines that were left out may return at this step.
    """

    body = DrawRequest

    def read(self, machine: int, body: DrawRequest) -> tuple[Signed, ...] | Breach:  # noqa: ARG002
        """Refuse any other card (wrong_slot), and machines that may not return (wrong_rejoin)."""
        if (body.slot,) != self.step.slots:
            return Breach("wrong_slot")
        rejoins = read_rejoins(self.hand, body.rejoins)
        return Breach("wrong_rejoin") if rejoins is None else rejoins

    def close(self, words: Mapping[int, tuple[Signed, ...]]) -> Closing:
        """Ask all machines for their shares; if the asking machine was excluded, the game has moved on."""
        if not words:
            return play_on(self.hand)
        rejoins = [signed for word in words.values() for signed in word]
        told = (MachinesReturned(tuple(signed.envelope.peer for signed in rejoins)),) if rejoins else ()
        if rejoins:
            self.hand.come_back(rejoins)
        return Closing(Step("WALL", self.hand.live, self.step.slots), told)

    def speak(self) -> tuple[DrawRequest, tuple[Signed, ...]]:
        """Ask for the card, and list the machines that have asked to return."""
        rejoins = heard_rejoins(self.hand)
        return DrawRequest(self.step.slots[0], tuple(signed.raw for signed in rejoins)), rejoins


class WallLogic(StepLogic[Wall, Point]):
    """WALL: every machine gives its share for one wall card, which all can read then."""

    body = Wall

    def read(self, machine: int, body: Wall) -> Point | Breach:
        """Refuse a share that is not proven: bad_share."""
        encoded = body.share, body.proof
        shares = check_shares(self.hand, _WALL_PURPOSE, machine, self.step.slots, encoded)
        return Breach("bad_share") if shares is None else shares[0]

    def close(self, words: Mapping[int, Point]) -> Closing:
        """Turn the card up, once the shares of absent machines are reconstructed."""
        self.hand.wall_shares = dict(words)
        return turn(self.hand, self.step.slots[0])

    def speak(self) -> tuple[Wall, Point]:
        """Return our share."""
        shares, proof = make_shares(self.hand, _WALL_PURPOSE, self.step.slots)
        return Wall(bytes(shares[0]), proof), shares[0]
