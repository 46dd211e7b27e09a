"""How a majority stands in for an absent machine, using the parts of its masks: MASKS_FOR, WALL_FOR.

The mask over its shares for dealt cards is opened whole, as the machine itself would have done in DEAL. The
mask over its shares for the wall is never opened. For the one card asked for, each holder multiplies the
generator of that deck position by its part; from the points of a majority follows what covers that one share.
So a machine that returns has lost nothing: the rest of the wall is under its mask as before.
"""

from collections.abc import Mapping

from net.crypto.equality import EqualityProof, EqualityStatement, prove_equality, verify_equality
from net.crypto.errors import CryptoError
from net.crypto.group import Point, decode_scalar, encode_scalar
from net.crypto.secret_sharing import is_part, join_parts, join_points, public_part
from net.deal.escrow import part_number
from net.deal.round_deal import Cover, RoundDeal
from net.deal.step import Heard, OwnMessage, Step
from net.wire.deal import MasksFor, WallFor, WallPart


def read_mask_parts(hand: RoundDeal, step: Step, heard: Heard[MasksFor]) -> tuple[int, ...] | None:
    """Return a holder's part of each mask that the step opens, None unless they are what was shared out."""
    if len(heard.body.parts) != len(step.absent):
        return None
    number, parts = part_number(heard.machine), list[int]()
    for owner, encoded in zip(step.absent, heard.body.parts, strict=True):
        deposit = hand.deposits[owner]
        public, commitments = deposit.masks[Cover.DEAL], deposit.commitments[Cover.DEAL]
        try:
            parts.append(decode_scalar(encoded))
        except CryptoError:
            return None
        if not is_part(hand.tools.group, public, commitments, number, parts[-1]):
            return None
    return tuple(parts)


def own_mask_parts(hand: RoundDeal, step: Step) -> OwnMessage[MasksFor, tuple[int, ...]]:
    """Return our part of each mask that the step opens."""
    parts = tuple(hand.held_parts[owner][Cover.DEAL] for owner in step.absent)
    return OwnMessage(MasksFor(tuple(map(encode_scalar, parts))), parts)


def join_masks(hand: RoundDeal, step: Step, words: Mapping[int, tuple[int, ...]]) -> dict[int, int]:
    """Return the mask over each absent machine's shares for dealt cards, from a majority's parts."""
    return {
        owner: join_parts({part_number(holder): words[holder][place] for holder in _majority(hand, words)})
        for place, owner in enumerate(step.absent)
    }


def read_wall_parts(hand: RoundDeal, step: Step, heard: Heard[WallFor]) -> tuple[Point, ...] | None:
    """Return a holder's part for each absent machine.

    None unless they are proven to come from the deposit.
    """
    if len(heard.body.parts) != len(step.absent):
        return None
    group, points = hand.tools.group, list[Point]()
    for owner, part in zip(step.absent, heard.body.parts, strict=True):
        try:
            points.append(group.decode(part.point))
            statement = _statement(hand, step, owner, heard.machine, points[-1])
            is_right = verify_equality(group, statement, EqualityProof.decode(part.proof))
        except CryptoError:
            return None
        if not is_right:
            return None
    return tuple(points)


def own_wall_parts(hand: RoundDeal, step: Step) -> OwnMessage[WallFor, tuple[Point, ...]]:
    """Return our part for each absent machine: of what lies over its share for the one card asked for."""
    group, (slot,), points, parts = hand.tools.group, step.slots, list[Point](), list[WallPart]()
    for owner in step.absent:
        held = hand.held_parts[owner][Cover.WALL]
        points.append(group.mul_secret(hand.tools.mask_bases.points[slot], held))
        statement = _statement(hand, step, owner, hand.machine, points[-1])
        proof = prove_equality(group, statement, held, hand.rng)
        parts.append(WallPart(bytes(points[-1]), proof.encode()))
    return OwnMessage(WallFor(tuple(parts)), tuple(points))


def join_wall_shares(hand: RoundDeal, step: Step, words: Mapping[int, tuple[Point, ...]]) -> dict[int, Point]:
    """Return each absent machine's share for the one card asked for, from a majority's parts."""
    group, (slot,), shares = hand.tools.group, step.slots, dict[int, Point]()
    for place, owner in enumerate(step.absent):
        points = {part_number(holder): words[holder][place] for holder in _majority(hand, words)}
        shares[owner] = group.sum(
            [hand.deposits[owner].shares[slot], group.negate(join_points(group, points))]
        )
    return shares


def _majority(hand: RoundDeal, holders: Mapping[int, object]) -> list[int]:
    return sorted(holders)[: hand.table.escrow_threshold]


def _statement(hand: RoundDeal, step: Step, owner: int, holder: int, point: Point) -> EqualityStatement:
    """Return what a holder must prove of its point: that it is made from the part deposited for that holder.

    Raises CryptoError if the owner laid down none for it, about which such a holder has not complained.
    """
    deposit = hand.deposits[owner]
    public, commitments = deposit.masks[Cover.WALL], deposit.commitments[Cover.WALL]
    held = public_part(hand.tools.group, public, commitments, part_number(holder))
    context = hand.bound(b"wall for", hand.head, bytes((owner, holder)), bytes(step.slots))
    bases = [hand.tools.mask_bases.points[slot] for slot in step.slots]
    return EqualityStatement(context, held, bases, [point])
