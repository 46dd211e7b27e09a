"""Rows of a list of games that are over: how each ended, when and with whom it was, and one's points."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from tusac_qt.model.past_game_words import PastLines
from tusac_qt.scene.fonts import font
from tusac_qt.scene.theme import Theme
from tusac_qt.windows.widgets.row_paint import paint_card, paint_lines

ROW_EM = 3.5
"""The height of a row, in heights of text."""
_LINES = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex


def show_lines(item: QListWidgetItem, lines: PastLines) -> None:
    """Let a row say these lines, to eyes and to screen readers."""
    item.setData(_LINES, lines)
    item.setText(lines.spoken)


class GameRows(QStyledItemDelegate):
    """Paints them.

    Attributes:
        body: the height of text.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.body = 15.0

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of a row; called by Qt."""
        return QSize(10, round(ROW_EM * self.body))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint a row; called by Qt."""
        lines = index.data(_LINES)
        if not isinstance(lines, PastLines):
            return
        theme, body = self._theme, self.body
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        is_meant = is_selected or bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        rect = paint_card(painter, option, theme, body, is_meant=is_meant, is_ringed=is_selected)
        inner = rect.adjusted(0.9 * body, 0.3 * body, -0.9 * body, -0.3 * body)
        inner.setRight(self._paint_points(painter, inner, lines))
        paint_lines(painter, inner, body, (lines.title, theme.text), (lines.detail, theme.secondary))
        painter.restore()

    def _paint_points(self, painter: QPainter, room: QRectF, lines: PastLines) -> float:
        """Write the points at the right, and return where the room for the rest ends."""
        if not lines.points:
            return room.right()
        shape = font(1.4 * self.body, bold=True)
        painter.setFont(shape)
        painter.setPen(self._theme.gain if lines.is_gain else self._theme.loss)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, lines.points)
        return room.right() - QFontMetricsF(shape).horizontalAdvance(lines.points) - self.body
