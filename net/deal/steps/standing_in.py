"""How a majority reconstructs an absent machine's shares from parts of its masks: MASKS_FOR, WALL_FOR.

The mask over its shares for dealt cards is opened whole, as the machine itself would have done in DEAL. The
mask over its shares for the wall is never opened. For the one card asked for, each holder multiplies the
generator of that deck position by its part; the points of a majority yield the mask of that one share. So a
machine that returns has lost nothing: its mask still covers the rest of the wall.
"""

from collections.abc import Mapping

from net.crypto.equality import EqualityProof, EqualityStatement, prove_equality, verify_equality
from net.crypto.errors import CryptoError
from net.crypto.group import Point, decode_scalar, encode_scalar
from net.crypto.secret_sharing import is_part, join_parts, join_points, public_part
from net.deal.round_deal import Cover, RoundDeal
from net.deal.steps.escrow import part_number
from net.deal.steps.reading import read_hands, turn
from net.deal.steps.step import Breach, Closing, StepLogic
from net.wire.deal import MasksFor, WallFor, WallPart

_WRONG = Breach("wrong_parts")


class MasksForLogic(StepLogic[MasksFor, tuple[int, ...]]):
    """Every machine present gives its parts of the masks over absent machines' shares for dealt cards."""

    body = MasksFor

    def read(self, machine: int, body: MasksFor) -> tuple[int, ...] | Breach:
        """Refuse parts that are not what the absent machine shared out: wrong_parts."""
        hand, parts = self.hand, list[int]()
        if len(body.parts) != len(self.step.absent):
            return _WRONG
        for owner, encoded in zip(self.step.absent, body.parts, strict=True):
            deposit, holder = hand.deposits[owner], part_number(machine)
            public, commitments = deposit.masks[Cover.DEAL], deposit.commitments[Cover.DEAL]
            try:
                parts.append(decode_scalar(encoded))
            except CryptoError:
                return _WRONG
            if not is_part(hand.tools.group, public, commitments, holder, parts[-1]):
                return _WRONG
        return tuple(parts)

    def close(self, words: Mapping[int, tuple[int, ...]]) -> Closing:
        """Put each mask together from a majority's parts, and read our own hands."""
        for place, owner in enumerate(self.step.absent):
            parts = {part_number(holder): words[holder][place] for holder in _majority(self.hand, words)}
            self.hand.open_masks[owner] = join_parts(parts)
        return read_hands(self.hand)

    def speak(self) -> tuple[MasksFor, tuple[int, ...]]:
        """Return our parts."""
        parts = tuple(self.hand.held_parts[owner][Cover.DEAL] for owner in self.step.absent)
        return MasksFor(tuple(map(encode_scalar, parts))), parts


class WallForLogic(StepLogic[WallFor, tuple[Point, ...]]):
    """Every machine present gives its parts of absent machines' shares for one wall card.

    The parts of a majority make up a share.
    """

    body = WallFor

    def read(self, machine: int, body: WallFor) -> tuple[Point, ...] | Breach:
        """Refuse parts that are not proven to be what the absent machine shared out: wrong_parts."""
        group, points = self.hand.tools.group, list[Point]()
        if len(body.parts) != len(self.step.absent):
            return _WRONG
        for owner, part in zip(self.step.absent, body.parts, strict=True):
            try:
                points.append(group.decode(part.point))
                statement = self._statement(owner, machine, points[-1])
                is_right = verify_equality(group, statement, EqualityProof.decode(part.proof))
            except CryptoError:
                return _WRONG
            if not is_right:
                return _WRONG
        return tuple(points)

    def close(self, words: Mapping[int, tuple[Point, ...]]) -> Closing:
        """Put each absent machine's share together from a majority's parts, and turn the card up."""
        hand, group, (slot,) = self.hand, self.hand.tools.group, self.step.slots
        for place, owner in enumerate(self.step.absent):
            points = {part_number(holder): words[holder][place] for holder in _majority(hand, words)}
            mask = group.negate(join_points(group, points))
            hand.wall_shares[owner] = group.sum([hand.deposits[owner].shares[slot], mask])
        return turn(hand, slot)

    def speak(self) -> tuple[WallFor, tuple[Point, ...]]:
        """Return our parts of the masks over absent machines' shares for the one card asked for."""
        hand, (slot,), points, parts = self.hand, self.step.slots, list[Point](), list[WallPart]()
        for owner in self.step.absent:
            held = hand.held_parts[owner][Cover.WALL]
            points.append(hand.tools.group.mul_secret(hand.tools.mask_bases.points[slot], held))
            statement = self._statement(owner, hand.machine, points[-1])
            proof = prove_equality(hand.tools.group, statement, held, hand.rng)
            parts.append(WallPart(bytes(points[-1]), proof.encode()))
        return WallFor(tuple(parts)), tuple(points)

    def _statement(self, owner: int, holder: int, point: Point) -> EqualityStatement:
        """Return the statement that a holder must prove: its point is made from the part deposited for it.

        Raises CryptoError if the owner laid down none for it, about which such a holder has not complained.
        """
        hand, slots, deposit = self.hand, self.step.slots, self.hand.deposits[owner]
        public, commitments = deposit.masks[Cover.WALL], deposit.commitments[Cover.WALL]
        held = public_part(hand.tools.group, public, commitments, part_number(holder))
        context = hand.bound(b"wall for", hand.head, bytes((owner, holder)), bytes(slots))
        return EqualityStatement(
            context, held, [hand.tools.mask_bases.points[slot] for slot in slots], [point]
        )


def _majority(hand: RoundDeal, holders: Mapping[int, object]) -> list[int]:
    return sorted(holders)[: hand.table.escrow_threshold]
