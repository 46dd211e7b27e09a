"""What the joint seed decides, beside the order of the shuffles: who opens the first hand, and computer players.

Never the order of the deck (fair-deal.md 3.3).
"""

from engine.seats import Seat
from net.crypto.group import encode_scalar
from net.crypto.hashing import SeedStream, tagged_hash


def first_dealer(joint_seed: bytes, seats: int) -> Seat:
    """Return who opens a match."""
    return Seat(SeedStream(b"first dealer", joint_seed).below(seats))


def bot_key(joint_seed: bytes, hand_key: int) -> bytes:
    """Return what a computer player's choices follow from.

    Its seat's key was committed to before the joint seed existed, so nobody could pick it (fair-deal.md 5.2).
    """
    return tagged_hash(b"computer player", joint_seed, encode_scalar(hand_key))
