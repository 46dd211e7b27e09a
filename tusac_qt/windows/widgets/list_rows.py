"""Rows of Qt's ready-made lists and tables that are deleted safely together with their list."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QTableWidget

from tusac_qt.words.i18n import without_marks


def add_row(rows: QListWidget, text: str = "") -> QListWidgetItem:
    """Add a row at the end of a list, to be read and to be heard, and return it.

    Qt makes it, and not Python: an item that Python has made crashes PySide 6.11 now and then when a list is
    deleted that has outlived its Python object.
    """
    rows.addItem(text)
    row = rows.item(rows.count() - 1)
    set_row(row, text)
    return row


def set_row(row: QListWidgetItem, text: str) -> None:
    """Let a row of a list be read and heard as a text."""
    row.setText(text)
    row.setData(Qt.ItemDataRole.AccessibleTextRole, without_marks(text))


def set_cell(cells: QTableWidget, row: int, column: int, text: str, align: Qt.AlignmentFlag) -> None:
    """Say something in a cell of a table, which Qt makes as it does the rows of `add_row`."""
    model = cells.model()
    place = model.index(row, column)
    model.setData(place, text)
    model.setData(place, align, Qt.ItemDataRole.TextAlignmentRole)
