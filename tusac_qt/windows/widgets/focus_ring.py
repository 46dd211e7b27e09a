"""Keeps the keyboard on the buttons of a page that covers another one."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton


def go_round(buttons: Sequence[QPushButton], *, forwards: bool) -> bool:
    """Give the keyboard to the next enabled button; the first one follows the last.

    Return whether there is one.
    """
    open_ones = [button for button in buttons if button.isVisible() and button.isEnabled()]
    if not open_ones:
        return False
    focused = next((place for place, button in enumerate(open_ones) if button.hasFocus()), None)
    step = 1 if forwards else -1
    place = (0 if forwards else -1) if focused is None else (focused + step) % len(open_ones)
    open_ones[place].setFocus(
        Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason
    )
    return True
