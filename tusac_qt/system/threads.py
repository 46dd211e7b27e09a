"""How the threads of this program share the interpreter."""

import sys

_TURN_S = 0.0005


def take_short_turns() -> None:
    """Let a thread that calculates give way to others after half a millisecond, in place of Python's five.

    What a player does passes through several threads, of several machines if phones play here. Each of them
    may have to wait for a whole turn of one that prepares the next deck: at a table of five machines on two
    processors a tap came late, after more than 50 ms, half as often.
    """
    sys.setswitchinterval(_TURN_S)
