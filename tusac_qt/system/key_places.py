"""The places of keys on the keyboard, named as on an American one.

The place identifies letters and digits that the current layout does not write: the digits of a French
keyboard, all letters of a Russian, Greek or Arabic one.
"""

import sys
from collections.abc import Mapping

_ROWS = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
"""Each row from its first code on, as the keyboards of PCs have numbered their keys since 1984."""
_OF_X11 = 8
"""So much X11 and Wayland add to those codes."""
_OF_MACOS: Mapping[int, str] = dict(
    zip(
        (
            *(18, 19, 20, 21, 23, 22, 26, 28, 25, 29),
            *(12, 13, 14, 15, 17, 16, 32, 34, 31, 35),
            *(0, 1, 2, 3, 5, 4, 38, 40, 37),
            *(6, 7, 8, 9, 11, 45, 46),
        ),
        "".join(_ROWS.values()),
        strict=True,
    )
)
"""Virtual key codes, which name places on macOS."""


def key_at(scan_code: int, virtual_key: int, platform: str = sys.platform) -> str:
    """Return the letter or digit of a place on the keyboard; "" for any other place.

    Args:
        scan_code: as the system tells it; 0 if it tells none.
        virtual_key: the same of its other code.
        platform: which system, as `sys.platform` names it.
    """
    if platform == "darwin":
        return _OF_MACOS.get(virtual_key, "")
    code = scan_code if platform == "win32" else scan_code - _OF_X11
    return next((row[code - first] for first, row in _ROWS.items() if first <= code < first + len(row)), "")
