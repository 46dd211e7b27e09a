"""The steps by which cards become readable: DEAL, READY, DRAW, WALL, and SHARES_FOR in place of the absent."""

from collections.abc import Mapping

from engine.cards import Card, DeckIndex
from engine.seats import Seat
from net.crypto.hashing import tagged_hash
from net.dealing.escrow import held_point, is_held, missing_shares, recover_shares
from net.dealing.events import HandReady, WallTurned
from net.dealing.game import Game
from net.dealing.hand import Hand
from net.dealing.playing import play_on
from net.dealing.step import Broken, Closing, Step, StepLogic
from net.dealing.table import owed_slots, slots_of
from net.wire import Deal, Draw, Ready, SharesFor, Wall

_DEAL_PURPOSE = b"deal"
_WALL_PURPOSE = b"wall"


def begin_deal(hand: Hand, dealer: Seat, game: Game) -> Step:
    """Fix who owns which deck position, and begin: with the escrow where there is one to stand in."""
    hand.dealer, hand.game = dealer, game
    hand.owners = hand.table.owners(dealer)
    hand.head = tagged_hash(b"dealer", hand.head, bytes((dealer,)))
    return Step("ESCROW" if len(hand.table.machines) > 2 else "DEAL", hand.live)


class DealLogic(StepLogic[Deal]):
    """Everybody gives his shares for all dealt cards that are not his, in public: only the owner's are left."""

    body = Deal

    def check(self, hand: Hand, step: Step, machine: int, body: Deal) -> str | None:
        """Refuse shares that are not proven: bad_share."""
        slots = owed_slots(hand.owners, machine)
        shares = hand.check_shares(_DEAL_PURPOSE, machine, slots, body.shares, body.proof)
        if shares is None:
            return "bad_share"
        hand.keep_shares(machine, slots, shares)
        return None

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, Deal]) -> Closing | Broken:
        """Keep the shares; make up for those of absent machines; read our own hands."""
        if hand.me in bodies:
            slots = owed_slots(hand.owners, hand.machine)
            points = hand.tools.group.decode_all(bodies[hand.machine].shares, len(slots))
            hand.keep_shares(hand.machine, slots, points)
        return _read_or_recover(hand, _dealt(hand))

    def speak(self, hand: Hand, step: Step) -> Deal:
        """Give ours."""
        return Deal(*hand.make_shares(_DEAL_PURPOSE, owed_slots(hand.owners, hand.machine)))


def _dealt(hand: Hand) -> tuple[DeckIndex, ...]:
    return tuple(DeckIndex(slot) for slot, owner in enumerate(hand.owners) if owner is not None)


def _read_or_recover(hand: Hand, slots: tuple[DeckIndex, ...]) -> Closing | Broken:
    """Go on if all shares for some deck positions are known, else ask for those of absent machines."""
    if missing_shares(hand, slots, hand.absent):
        return Closing(Step("SHARES_FOR", hand.live, slots, hand.absent))
    if hand.owners[slots[0]] is None:
        return _turn(hand, slots[0])
    if hand.me is not None:
        cards = _read_own(hand, hand.me)
        if cards is None:
            return Broken(hand.absent[0], "false_escrow", "ESCROW")
        hand.own_cards = cards
        hand.play.learn(cards)
    return Closing(Step("READY", hand.live))


def _read_own(hand: Hand, machine: int) -> dict[DeckIndex, Card] | None:
    cards = {slot: hand.read_card(slot, hand.own_share(slot)) for slot in slots_of(hand.owners, machine)}
    known = {slot: card for slot, card in cards.items() if card is not None}
    return known if len(known) == len(cards) else None


class ReadyLogic(StepLogic[Ready]):
    """All can read their hands."""

    body = Ready

    def check(self, hand: Hand, step: Step, machine: int, body: Ready) -> str | None:
        """Accept."""
        return None

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, Ready]) -> Closing:
        """Begin to play."""
        following = play_on(hand)
        return Closing(following.step, (HandReady(hand.own_cards), *following.events))

    def speak(self, hand: Hand, step: Step) -> Ready:
        """Say so."""
        return Ready()


class DrawLogic(StepLogic[Draw]):
    """The seat in turn asks for the next wall card; nobody's share leaves before."""

    body = Draw

    def check(self, hand: Hand, step: Step, machine: int, body: Draw) -> str | None:
        """Refuse any other card: wrong_slot."""
        return None if (body.slot,) == step.slots else "wrong_slot"

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, Draw]) -> Closing:
        """Ask all for their shares; if the machine has left instead, the game has already moved on."""
        return Closing(Step("WALL", hand.live, step.slots)) if bodies else play_on(hand)

    def speak(self, hand: Hand, step: Step) -> Draw:
        """Ask."""
        return Draw(step.slots[0])


class WallLogic(StepLogic[Wall]):
    """Everybody's share for one wall card."""

    body = Wall

    def check(self, hand: Hand, step: Step, machine: int, body: Wall) -> str | None:
        """Refuse a share that is not proven: bad_share."""
        shares = hand.check_shares(_WALL_PURPOSE, machine, step.slots, body.share, body.proof)
        if shares is None:
            return "bad_share"
        hand.keep_shares(machine, step.slots, shares)
        return None

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, Wall]) -> Closing | Broken:
        """Turn the card up."""
        if hand.me in bodies:
            hand.keep_shares(hand.machine, step.slots, [hand.tools.group.decode(bodies[hand.machine].share)])
        return _read_or_recover(hand, step.slots)

    def speak(self, hand: Hand, step: Step) -> Wall:
        """Give ours."""
        return Wall(*hand.make_shares(_WALL_PURPOSE, step.slots))


def _turn(hand: Hand, slot: DeckIndex) -> Closing | Broken:
    card = hand.read_card(slot)
    if card is None:
        return Broken(hand.absent[0], "false_escrow", "ESCROW")
    hand.play.drawn(card)
    following = play_on(hand)
    return Closing(following.step, (WallTurned(slot, card), *following.events))


class SharesForLogic(StepLogic[SharesFor]):
    """Every machine present gives its parts of what absent ones owe; a majority of parts is a share."""

    body = SharesFor

    def check(self, hand: Hand, step: Step, machine: int, body: SharesFor) -> str | None:
        """Refuse parts that are not the ones sealed to the holder: bad_held_share."""
        named = [(held.machine, held.slot) for held in body.points]
        if named != missing_shares(hand, step.slots, step.absent):
            return "bad_held_share"
        return None if all(is_held(hand, machine, held) for held in body.points) else "bad_held_share"

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, SharesFor]) -> Closing | Broken:
        """Recover the shares and go on with what waited for them."""
        wanted = missing_shares(hand, step.slots, step.absent)
        recover_shares(hand, wanted, {machine: body.points for machine, body in bodies.items()})
        return _read_or_recover(hand, step.slots)

    def speak(self, hand: Hand, step: Step) -> SharesFor:
        """Give our parts."""
        wanted = missing_shares(hand, step.slots, step.absent)
        return SharesFor(tuple(held_point(hand, machine, slot) for machine, slot in wanted))
