"""Paces as people write them, in a file or on the command line."""

from net.pace import Pace, parse_pace
from tusac_qt.words.translation import translate
from tusac_qt.words.typed_names import PACE_OF, typed_pace


def read_pace(text: str) -> Pace:
    """Return the pace with this name or these seconds. Raises ValueError, which says what may be written."""
    try:
        return parse_pace(typed_pace(text))
    except ValueError as error:
        told = translate(
            "command line",
            "{text} is not a pace: write {names}, or seconds per move and in reserve such as 8+30",
        )
        raise ValueError(told.format(text=repr(text), names=", ".join(PACE_OF))) from error
