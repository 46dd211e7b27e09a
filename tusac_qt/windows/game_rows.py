"""Rows of a list of games that are over: how each ended, when and with whom it was, and one's points."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from tusac_qt.model.past_game_words import PastLines
from tusac_qt.scene.fonts import font
from tusac_qt.scene.painted import paint_rings
from tusac_qt.scene.theme import Theme

_ROW_EM = 3.5
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
        """Return the size of a row; asked by Qt."""
        return QSize(10, round(_ROW_EM * self.body))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint a row; asked by Qt."""
        lines = index.data(_LINES)
        if not isinstance(lines, PastLines):
            return
        theme, body = self._theme, self.body
        line = max(1.0, body / 15)
        rect = QRectF(option.rect).adjusted(2 * line, 2 * line, -2 * line, -2 * line)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        is_meant = is_selected or bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.accent if is_meant else theme.panel_line, line))
        painter.setBrush(theme.panel_fill)
        painter.drawRoundedRect(rect, 0.7 * body, 0.7 * body)
        if is_selected:
            paint_rings(painter, rect.adjusted(1, 1, -1, -1), theme, line)
        inner = rect.adjusted(0.9 * body, 0.3 * body, -0.9 * body, -0.3 * body)
        inner.setRight(self._paint_points(painter, inner, lines))
        bold, plain = font(1.12 * body, bold=True), font(0.95 * body)
        upper, lower = QRectF(inner), QRectF(inner)
        upper.setBottom(inner.center().y())
        lower.setTop(inner.center().y())
        elide, flags = Qt.TextElideMode.ElideRight, Qt.AlignmentFlag.AlignVCenter
        painter.setFont(bold)
        painter.setPen(theme.text)
        painter.drawText(upper, flags, QFontMetricsF(bold).elidedText(lines.title, elide, upper.width()))
        painter.setFont(plain)
        painter.setPen(theme.secondary)
        painter.drawText(lower, flags, QFontMetricsF(plain).elidedText(lines.detail, elide, lower.width()))
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
