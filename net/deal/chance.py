"""Random decisions taken from the joint seed: the first dealer, and the choices of computer players.

The seed never decides the order of the deck (docs/protocol.md, 5).
"""

from engine.cards import Card
from engine.knobs import FirstDealer
from engine.match import dice_for, draw_for_dealer, highest
from engine.rules import Rules
from engine.seats import BySeat, Seat
from net.crypto.group import encode_scalar
from net.crypto.hashing import SeedStream, tagged_hash


def first_dealer(joint_seed: bytes, rules: Rules, seats: int) -> Seat:
    """Return the seat that opens a match, chosen as the rules say."""
    drawn = first_draw(joint_seed, rules, seats)
    return Seat(SeedStream(b"first dealer", joint_seed).below(seats)) if drawn is None else highest(drawn)


def first_draw(joint_seed: bytes, rules: Rules, seats: int) -> BySeat[Card] | None:
    """Return the card each seat draws for the first deal; None where cards do not decide it.

    These cards come from a separate deck, shuffled for this alone and seen by all; the dealt deck has another
    order.
    """
    if rules.first_dealer is not FirstDealer.HIGH_CARD:
        return None
    return draw_for_dealer(rules, seats, tagged_hash(b"high card", joint_seed))


def first_throw(joint_seed: bytes, rules: Rules, seats: int) -> tuple[int, int] | None:
    """Return the two dice by which the first dealer is shown, counted out from seat 0.

    None if the rules use no dice.

    The dice decide nothing: they are computed so that they count to the dealer whom the seed has named.
    """
    if rules.first_dealer is not FirstDealer.DICE:
        return None
    return dice_for(first_dealer(joint_seed, rules, seats), seats, tagged_hash(b"dice", joint_seed))


def bot_key(joint_seed: bytes, hand_key: int) -> bytes:
    """Return the secret from which a computer player's choices follow.

    It depends on the key of the player's seat, which was committed to before the joint seed existed: so
    nobody could choose it (docs/protocol.md, 5).
    """
    return tagged_hash(b"computer player", joint_seed, encode_scalar(hand_key))
