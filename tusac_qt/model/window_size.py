"""The opening size of the window: a share of the screen's work area, frame included. No Qt."""

import math

Size = tuple[int, int]
"""Width and height in logical pixels."""

FIRST_SHARE = 0.8
"""How much of the work area the window takes before its player has ever chosen a size."""

USUAL_FRAME = (16, 40)
"""What title bar and borders are taken to need until the system has told."""


def opening_size(kept: Size, work: Size, frame: Size) -> Size:
    """Return the size of the window's inside.

    Args:
        kept: the size it was left with; (0, 0) at a first start.
        work: what panels and docks leave of the screen.
        frame: what title bar and borders add to the inside.
    """
    wanted = kept
    if not all(kept):
        share = math.sqrt(FIRST_SHARE)
        wanted = (round(share * work[0]) - frame[0], round(share * work[1]) - frame[1])
    return min(wanted[0], work[0] - frame[0]), min(wanted[1], work[1] - frame[1])
