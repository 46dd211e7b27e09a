"""Whether colors may be printed: the conventions of terminals, and a setting that Windows needs first."""

import sys
from collections.abc import Mapping

if sys.platform == "win32":
    import ctypes

    _OUTPUT, _OBEYS_ESCAPES = -11, 4

    def obeys_escapes() -> bool:
        """Have the console obey escape sequences, which those before Windows 10 cannot."""
        kernel = ctypes.WinDLL("kernel32")
        kernel.GetStdHandle.restype = ctypes.c_void_p
        handle = ctypes.c_void_p(kernel.GetStdHandle(_OUTPUT))
        mode = ctypes.c_uint32()
        if not kernel.GetConsoleMode(handle, ctypes.byref(mode)):
            return False
        return bool(kernel.SetConsoleMode(handle, mode.value | _OBEYS_ESCAPES))
else:

    def obeys_escapes() -> bool:
        """Return whether a terminal obeys escape sequences; what it is called tells, not the system."""
        return True


def wants_colors(environ: Mapping[str, str], *, is_terminal: bool) -> bool:
    """Return whether the environment asks for colors, or there is a terminal that has them.

    `NO_COLOR` with any text forbids them, and comes before `FORCE_COLOR`, which asks for them even where
    nobody looks on; `FORCE_COLOR=0` forbids them too.
    """
    if environ.get("NO_COLOR"):
        return False
    forced = environ.get("FORCE_COLOR")
    if forced:
        return forced != "0"
    name = environ.get("TERM", "" if sys.platform == "win32" else "dumb")
    return is_terminal and name != "dumb" and obeys_escapes()
