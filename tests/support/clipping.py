"""Whether the words of a page fit into what they are written in."""

from itertools import combinations, pairwise

from PySide6.QtCore import QPoint, QRect, QTextBoundaryFinder
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from tusac_qt.windows.widgets.check_box import CheckBox
from tusac_qt.windows.widgets.door import Door


def clipped(page: QWidget) -> list[str]:
    """Return what is cut off on a page: words by their widget, widgets by the page's edge or another."""
    shown = [widget for widget in page.findChildren(QWidget) if widget.isVisible()]
    return [fault for widget in shown for fault in _faults(widget, page)] + _overlaps(shown)


def _overlaps(shown: list[QWidget]) -> list[str]:
    """Return which widgets with words lie over others beside them in the same layout."""
    beside: dict[QWidget | None, list[QWidget]] = {}
    for widget in shown:
        if _said(widget) and not isinstance(widget.parentWidget(), QAbstractSpinBox | QComboBox):
            beside.setdefault(widget.parentWidget(), []).append(widget)
    return [
        f"{_said(one)!r} lies over {_said(other)!r}"
        for widgets in beside.values()
        for one, other in combinations(widgets, 2)
        for shared in [one.geometry().intersected(other.geometry())]
        if min(shared.width(), shared.height()) > 1
    ]


def _faults(widget: QWidget, page: QWidget) -> list[str]:
    said = _said(widget)
    if not said:
        return []
    faults = []
    wide, high = _needed(widget, said)
    room = widget.contentsRect()
    if wide > room.width() + 1:
        faults.append(f"{said!r} needs {wide} pixels, and has {room.width()} in its line")
    if high > room.height() + 1:
        faults.append(f"{said!r} needs {high} pixels, and has {room.height()} in height")
    if _is_beyond(widget, page):
        faults.append(f"{said!r} goes beyond its page")
    return faults


def _said(widget: QWidget) -> str:
    if isinstance(widget, QLabel | QPushButton | CheckBox | QLineEdit):
        return widget.text()
    return widget.currentText() if isinstance(widget, QComboBox) else ""


def _needed(widget: QWidget, said: str) -> tuple[int, int]:
    """Return the width and height that the words of a widget need."""
    metrics = widget.fontMetrics()
    if isinstance(widget, QLabel) and widget.wordWrap():
        longest = max(metrics.horizontalAdvance(part) for part in unbroken(said) or [""])
        return longest, widget.heightForWidth(widget.width()) - 1
    if isinstance(widget, Door | CheckBox):
        size = widget.minimumSizeHint()
        return size.width(), size.height()
    lines = said.split("\n")
    width = max(metrics.horizontalAdvance(line) for line in lines)
    height = metrics.height() * len(lines)
    if isinstance(widget, QLineEdit):
        return 0, height  # what is long is scrolled
    return width + (metrics.height() if isinstance(widget, QComboBox) else 0), height


def unbroken(said: str) -> list[str]:
    """Return the parts of a text that stand in one line each: words, or Chinese and Japanese characters."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, said)
    places = [0]
    while (place := finder.toNextBoundary()) != -1:
        places.append(place)
    return [part for start, end in pairwise(places) if (part := said[start:end].strip())]


def _is_beyond(widget: QWidget, page: QWidget) -> bool:
    """Return whether a widget reaches over the page's edge, or sideways out of a scrolled area."""
    holder, around = widget.parentWidget(), page
    while holder is not None and holder is not page:
        area = holder.parentWidget()
        if isinstance(area, QScrollArea) and holder is area.viewport():
            around = holder
            break
        if isinstance(area, QAbstractScrollArea):
            return False  # a part of a list, which shows its rows itself
        holder = area
    place = QRect(widget.mapTo(around, QPoint(0, 0)), widget.size())
    is_inside = place.left() >= -1 and place.right() <= around.width()
    if around is page:
        is_inside = is_inside and place.top() >= -1 and place.bottom() <= around.height()
    return not is_inside
