"""Cheats while the shares of an absent machine are reconstructed: a third machine has fallen silent."""

import msgspec

from engine.cards import DeckIndex
from lab.cheating.cheat import Cheat
from lab.cheating.while_dealing import named
from net.crypto.group import ORDER, decode_scalar, encode_scalar
from net.deal.round_deal import RoundDeal
from net.deal.steps.standing_in import WallForLogic
from net.deal.steps.step import Step
from net.wire.codec import Message
from net.wire.deal import MasksFor, WallFor


class WrongMaskPart(Cheat):
    """Gives a false part of the mask over an absent machine's shares for dealt cards."""

    name = "wrong-mask-part"
    outcome = named("wrong_parts")
    machines = 3

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        del hand
        if not isinstance(body, MasksFor):
            return body
        self.is_done = True
        first, *rest = body.parts
        return MasksFor((encode_scalar((decode_scalar(first) + 1) % ORDER), *rest))


class WrongWallPart(Cheat):
    """Gives a false point for an absent machine's mask, which would turn up another card."""

    name = "wrong-wall-part"
    outcome = named("wrong_parts")
    machines = 3

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, WallFor):
            return body
        self.is_done = True
        group, faces = hand.tools.group, hand.tools.faces.points
        first, *rest = body.parts
        point = group.sum([group.decode(first.point), faces[1], group.negate(faces[0])])
        return WallFor((msgspec.structs.replace(first, point=bytes(point)), *rest))


class OtherWallPart(Cheat):
    """Gives a correctly proven part, but for the next wall card in place of the requested one."""

    name = "other-wall-part"
    outcome = named("wrong_parts")
    machines = 3

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        wall = [slot for slot, owner in enumerate(hand.owners) if owner is None and slot not in hand.seen]
        if not isinstance(body, WallFor) or len(wall) == 1:
            return body
        self.is_done = True
        following = DeckIndex(wall[1])
        absent = tuple(machine for machine in hand.absent if machine not in hand.wall_shares)
        return WallForLogic(hand, Step("WALL_FOR", hand.live, (following,), absent)).speak()[0]


STANDING_IN: tuple[type[Cheat], ...] = (WrongMaskPart, WrongWallPart, OtherWallPart)
"""All of them."""
