"""Tab goes through a page as it is seen: row by row, a row from left to right."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QLayout, QScrollArea, QWidget


def tab_as_drawn(page: QWidget) -> None:
    """Set the Tab order of everything on a page to the order of its layouts; call it when all is there."""
    for before, after in pairwise(_stops(page)):
        QWidget.setTabOrder(before, after)


def tab_to_checked(buttons: Sequence[QAbstractButton]) -> None:
    """Let Tab stop in a row of choices at the selected one; the arrow keys go on from there."""
    is_any = any(button.isChecked() for button in buttons)
    for button in buttons:
        is_stop = button.isChecked() or not is_any
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus)


def _stops(widget: QWidget) -> Iterator[QWidget]:
    """Yield the widgets that Tab stops at; a widget handles its own inside.

    An unselected choice has its place, too, although Tab stops there only once it is selected.
    """
    for part in _parts(widget):
        is_choice = isinstance(part, QAbstractButton) and part.focusPolicy() & Qt.FocusPolicy.ClickFocus
        if is_choice or part.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield part
        else:
            yield from _stops(part)


def _parts(widget: QWidget) -> Iterator[QWidget]:
    """Yield the direct children of a widget; without a layout, in the order of their creation."""
    layout = widget.layout()
    if isinstance(widget, QScrollArea):
        yield from filter(None, [widget.widget()])
    elif layout is not None:
        yield from _laid_out(layout)
    else:
        yield from (
            child for child in widget.children() if isinstance(child, QWidget) and not child.isWindow()
        )


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    places = list(range(layout.count()))
    if isinstance(layout, QGridLayout):
        rows = {place: _row_and_column(layout, place) for place in places}
        places.sort(key=rows.__getitem__)
    for item in filter(None, map(layout.itemAt, places)):
        inner, widget = item.layout(), item.widget()
        if widget is not None:
            yield widget
        elif inner is not None:
            yield from _laid_out(inner)


def _row_and_column(grid: QGridLayout, place: int) -> tuple[int, int]:
    found = cast("tuple[int, int, int, int]", grid.getItemPosition(place))
    return found[0], found[1]
