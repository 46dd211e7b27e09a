"""What the joint seed decides, beside the order of the shuffles: who opens the first hand, and computer players.

Never the order of the deck (docs/protocol.md, 5).
"""

from engine.cards import Card
from engine.knobs import FirstDealer
from engine.match import draw_for_dealer, highest
from engine.rules import Rules
from engine.seats import BySeat, Seat
from net.crypto.group import encode_scalar
from net.crypto.hashing import SeedStream, tagged_hash


def first_dealer(joint_seed: bytes, rules: Rules, seats: int) -> Seat:
    """Return who opens a match, chosen as the rules say."""
    drawn = first_draw(joint_seed, rules, seats)
    return Seat(SeedStream(b"first dealer", joint_seed).below(seats)) if drawn is None else highest(drawn)


def first_draw(joint_seed: bytes, rules: Rules, seats: int) -> BySeat[Card] | None:
    """Return the card each seat draws for the first deal; None where cards do not decide it.

    They are of a deck shuffled for that alone, for all to see: the deck that is dealt has its own order.
    """
    if rules.first_dealer is not FirstDealer.HIGH_CARD:
        return None
    return draw_for_dealer(rules, seats, tagged_hash(b"high card", joint_seed))


def bot_key(joint_seed: bytes, hand_key: int) -> bytes:
    """Return what a computer player's choices follow from.

    Its seat's key was committed to before the joint seed existed, so nobody could pick it (docs/protocol.md, 5).
    """
    return tagged_hash(b"computer player", joint_seed, encode_scalar(hand_key))
