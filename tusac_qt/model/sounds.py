"""The sounds there are, and whether this computer is the one to make them."""

import math
from dataclasses import dataclass
from enum import Enum

from engine.seats import Seat
from net.table.interface.status import Status
from tusac_qt.model.lobby import is_ours


class Sound(Enum):
    """A sound, by the name of its file, or of the first of its files, in `resources/sounds`."""

    DEAL = "deal"
    DRAW = "draw"
    DISCARD = "discard"
    CALL = "call"
    """Two knocks: somebody claims the card."""
    MELD = "meld"
    KONG = "kong"
    WIN = "win"
    COIN = "coin"
    END = "end"
    TURN = "turn"
    """The bell: the table waits for me."""


VARIANTS: dict[Sound, tuple[str, ...]] = {
    Sound.DISCARD: ("discard", "discard_flat", "discard_snapped"),
}
"""The files of a sound that is heard so often that it should not always be the same; in turn."""


@dataclass(frozen=True, slots=True)
class Ears:
    """The listener of sounds, and the room.

    Attributes:
        is_muted: whether nothing is to be heard.
        is_front: whether the player looks at the window.
        is_hushed: whether other computers in the room make the sounds that are everybody's.
        own: the seat of who sits here; None for who watches.
    """

    is_muted: bool
    is_front: bool
    is_hushed: bool
    own: Seat | None


def is_heard(sound: Sound, seat: Seat | None, ears: Ears) -> bool:
    """Return whether a sound is made here.

    Behind other windows only the bell rings. In one room, each computer makes the sounds of its own player,
    and only one makes all others: otherwise several would play the same sound.

    Args:
        sound: which.
        seat: whose it is; None for what is everybody's.
        ears: who listens.
    """
    if ears.is_muted:
        return False
    if sound is Sound.TURN:
        return True
    is_mine = seat is not None and seat == ears.own
    return ears.is_front and (is_mine or not ears.is_hushed)


def is_hushed(status: Status | None, *, has_one_room: bool) -> bool:
    """Return whether another computer makes the sounds for all: at a shared table, the host's does."""
    if status is None or not has_one_room:
        return False
    return not is_ours(status)


def gain(volume: int) -> float:
    """Return the gain of a sound at a volume of 0 to 100; half the volume is heard as half as loud."""
    return math.pow(volume / 100, 1.7)
