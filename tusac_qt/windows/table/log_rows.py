"""Rows of the log: face, name and verb, the card in words and pictures, and its fate."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tusac_qt.model.geometry import Align
from tusac_qt.model.log_lines import LogKind, LogLine
from tusac_qt.model.zones import TextSizes
from tusac_qt.scene.emblem import paint_emblem
from tusac_qt.scene.fonts import font
from tusac_qt.scene.painted import draw_line, paint_rings, see_through
from tusac_qt.scene.theme import CardSkin, Theme

LINE = Qt.ItemDataRole.UserRole + 1
"""The `LogLine` of a row."""
FACE = Qt.ItemDataRole.UserRole + 2
"""The number of the face before it; None for none."""

_Index = QModelIndex | QPersistentModelIndex

_ROW, _SIDE, _PAD = 50.0, 14.0, 7.0
_FACE, _BESIDE_FACE = 30.0, 9.0
_CARD = QSizeF(27.0, 42.0)
_EDGE = 4.0
"""Heights and widths in units of the text; a row is at least as high as a face and its margins."""
_LEAST_WIDTH = 270.0
"""The width, in units, that a row with four cards needs; in a narrower log all is smaller."""
_NAME, _LINE, _CALL, _NOTE = 1.35, 1.35, 1.6, 1.25
"""The heights of lines, in heights of text."""
_CALLED = 17 / 13.2
_LESS = 0.94
_FAINT, _NEWEST = 0.08, 0.16
_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class LogRows(QStyledItemDelegate):
    """Paints them.

    Attributes:
        skin: how cards look.
        sizes: heights of text.
        newest: the row that has a gold edge; -1 for none.
        is_reading: whether the keyboard goes along the rows, so that the one it is on has a ring.
    """

    def __init__(self, theme: Theme, skin: CardSkin, rows: QListView) -> None:
        super().__init__(rows)
        self._theme, self._rows = theme, rows
        self.skin = skin
        self.sizes = TextSizes(13.2, 16.4, 24.0)
        self.newest = -1
        self.is_reading = False

    @property
    def _unit(self) -> float:
        return min(self.sizes.unit, self._rows.viewport().width() / _LEAST_WIDTH)

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of a row; called by Qt."""
        line, width = index.data(LINE), self._rows.viewport().width()
        if not isinstance(line, LogLine):
            return QSize(10, 0)
        return QSize(10, round(self._height(line, width, has_face=index.data(FACE) is not None)))

    def _height(self, line: LogLine, width: float, *, has_face: bool) -> float:
        unit, body = self._unit, self.sizes.body
        if line.name and line.kind is not LogKind.CHAT:
            second = _CALL if line.kind is LogKind.CALL else _LINE
            words = (_NAME + second + (_NOTE if line.note else 0.0)) * body
        else:
            room = self._text_room(QRectF(0, 0, width, 0), line, has_face=has_face).width()
            shape = QFontMetricsF(font(body))
            inset = 2 * _PAD * unit if line.kind is LogKind.CHAT else 0.0
            box = shape.boundingRect(QRectF(0, 0, room - 2 * inset, 1e5), _WRAPPED, line.words)
            words = box.height() + inset + (_NAME * body if line.name else 0.0)
        least = _ROW if has_face or line.cards else 0.0
        return max(least * unit, words + 2 * _PAD * unit)

    def _text_room(self, rect: QRectF, line: LogLine, *, has_face: bool) -> QRectF:
        """Return where words may stand in a row."""
        unit = self._unit
        left = (_SIDE + (_FACE + _BESIDE_FACE if has_face else 0.0)) * unit
        cards = len(line.cards) * (_CARD.width() + 1) * unit + (8 * unit if line.cards else 0.0)
        return rect.adjusted(left, _PAD * unit, -_SIDE * unit - cards, -_PAD * unit)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint a row; called by Qt."""
        line, face = index.data(LINE), index.data(FACE)
        if not isinstance(line, LogLine):
            return
        theme, unit, rect = self._theme, self._unit, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_meant = bool(option.state & QStyle.StateFlag.State_MouseOver) and bool(line.cards)
        is_newest = index.row() == self.newest
        if is_newest or is_meant:
            painter.fillRect(rect, see_through(theme.accent, _NEWEST if is_newest else _FAINT))
        if is_newest:
            painter.fillRect(QRectF(rect.x(), rect.y(), _EDGE * unit, rect.height()), theme.accent)
        painter.setPen(QPen(see_through(theme.panel_line, 1.0 if theme.cloth.is_strong else 0.35), unit))
        end = rect.adjusted(_SIDE * unit, 0, -_SIDE * unit, -unit / 2)
        painter.drawLine(end.bottomLeft(), end.bottomRight())
        if face is not None:
            side = _FACE * unit
            top = rect.y() + (_ROW * unit - side) / 2
            paint_emblem(painter, QRectF(rect.x() + _SIDE * unit, top, side, side), face)
        self._paint_cards(painter, rect, line)
        room = self._text_room(rect, line, has_face=face is not None)
        if line.name and line.kind is not LogKind.CHAT:
            self._paint_deed(painter, room, line)
        else:
            self._paint_words(painter, room, line)
        if self.is_reading and option.state & QStyle.StateFlag.State_Selected:
            paint_rings(painter, rect.adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit), theme, unit)
        painter.restore()

    def _paint_cards(self, painter: QPainter, rect: QRectF, line: LogLine) -> None:
        unit = self._unit
        size = QSizeF(_CARD) * unit
        x = rect.right() - _SIDE * unit - len(line.cards) * (size.width() + unit) + unit
        y = rect.y() + (_ROW * unit - size.height()) / 2
        for card in line.cards:
            picture = self.skin.face(card, size, self._rows.devicePixelRatioF(), half=True)
            painter.drawPixmap(QRectF(x, y, size.width(), size.height()).topLeft(), picture)
            x += size.width() + unit

    def _paint_deed(self, painter: QPainter, room: QRectF, line: LogLine) -> None:
        """Write an action: the name in bold, then the card or the call, and its fate."""
        theme, body, unit = self._theme, self.sizes.body, self._unit
        is_call = line.kind is LogKind.CALL
        second = (_CALL if is_call else _LINE) * body
        words = _NAME * body + second + (_NOTE * body if line.note else 0.0)
        top = room.y() + max(0.0, (_ROW - 2 * _PAD) * unit - words) / 2
        upper = QRectF(room.x(), top, room.width(), _NAME * body)
        verb = QFontMetricsF(font(_LESS * body)).horizontalAdvance(line.verb)
        shape = font(body, bold=True)
        name_w = min(QFontMetricsF(shape).horizontalAdvance(line.name), room.width() - verb - 0.5 * body)
        painter.setPen(theme.text)
        draw_line(painter, _part(upper, 0.0, name_w + 1), line.name, body, bold=True, align=Align.LEFT)
        painter.setPen(theme.secondary)
        verb_room = _part(upper, name_w + 0.45 * body, room.width() - name_w - 0.45 * body)
        draw_line(painter, verb_room, line.verb, _LESS * body, align=Align.LEFT)
        lower = QRectF(room.x(), upper.bottom(), room.width(), second)
        painter.setPen(theme.title if is_call else theme.text)
        pixels = _CALLED * body if is_call else body
        draw_line(painter, lower, line.words, pixels, bold=is_call, align=Align.LEFT)
        if line.note:
            painter.setPen(theme.secondary)
            note = QRectF(room.x(), lower.bottom(), room.width(), _NOTE * body)
            draw_line(painter, note, line.note, 12 / 13.2 * body, align=Align.LEFT)

    def _paint_words(self, painter: QPainter, room: QRectF, line: LogLine) -> None:
        """Write a sentence or, in a bubble below the name, a chat message."""
        theme, body, unit = self._theme, self.sizes.body, self._unit
        if line.kind is LogKind.CHAT:
            painter.setPen(theme.text)
            upper = QRectF(room.x(), room.y(), room.width(), _NAME * body)
            draw_line(painter, upper, line.name, body, bold=True, align=Align.LEFT)
            box = room.adjusted(0, _NAME * body, 0, 0)
            painter.setPen(QPen(theme.panel_line, unit))
            painter.drawRoundedRect(box, 8 * unit, 8 * unit)
            room = box.adjusted(2 * _PAD * unit, 0, -2 * _PAD * unit, 0)
        painter.setPen(theme.text if line.kind is LogKind.CHAT else theme.secondary)
        painter.setFont(font(body))
        painter.drawText(room, _WRAPPED, line.words)


def _part(room: QRectF, off: float, width: float) -> QRectF:
    return QRectF(room.x() + off, room.y(), max(0.0, width), room.height())
