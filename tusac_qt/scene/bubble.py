"""Words in a bubble: a few over something on the table, such as why a button is dimmed.

A call, large, at a face.
"""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from tusac_qt.model.geometry import Align, Rect
from tusac_qt.model.zones import TableLayout, TextSizes
from tusac_qt.scene.fonts import font
from tusac_qt.scene.painted import Panel, fill_box
from tusac_qt.scene.theme import Theme

_CALL_PAPER, _CALL_INK, _CALL_EDGE = "#fff8e6", "#9c1313", "#c8281e"
"""A call is seen alike on every cloth: red on paper."""
_TAIL = 16.0
"""How wide the tail of words is, and how far they lie above what they are over."""
_LARGEST_CALL = 0.05
"""The height of a call in the window's at most.

It is large anyway, and what it covers has to be read again.
"""
_ROOMY = 4
"""With no more seats than so many there is room above the others' plaques."""
_FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter


class BubbleItem(Panel[str]):
    """Paints the words; hidden until there are some."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._tip: QPointF | None = None
        self.setZValue(90)
        self.hide()

    def show_over(
        self, text: str, anchor: Rect, sizes: TextSizes, width: float, *, tip: Rect | None = None
    ) -> None:
        """Show words over a place, or under it where there is no room above.

        Args:
            text: the words.
            anchor: the place.
            sizes: of the texts of the table.
            width: of the scene, which they stay within.
            tip: what a tail under the words points at; None for no tail.
        """
        pad = 8 * sizes.unit
        metrics = QFontMetricsF(font(sizes.body))
        words = metrics.boundingRect(QRectF(0, 0, 24 * sizes.body, 1000), _FLAGS, text)
        w, h = words.width() + 2 * pad + 2, words.height() + 2 * pad
        x = min(max(4.0, anchor.center[0] - w / 2), width - w - 4)
        above = anchor.y - h - 4 * sizes.unit
        y = above if above >= 0 else anchor.bottom + 4 * sizes.unit
        if tip is not None and above >= 0:
            y -= _TAIL * sizes.unit
        has_tail = tip is not None and y + h <= tip.y
        self._tip = QPointF(tip.center[0] - x, tip.y - y) if tip is not None and has_tail else None
        self.show_content(Rect(x, y, w, h), sizes, text)
        self.margin = 4 * sizes.unit + (self._tip.y() - h if self._tip is not None else 0.0)
        self.update()
        self.show()

    def draw_content(self, painter: QPainter, rect: QRectF, content: str) -> None:
        """Paint the box, its tail and the words."""
        unit = self.sizes.unit
        if self._tip is None:
            fill_box(painter, rect, self.theme.panel, QPen(self.theme.secondary, 1.5), unit)
        else:
            shape = QPainterPath()
            shape.addRoundedRect(rect, 8 * unit, 8 * unit)
            half = _TAIL * unit / 2
            at = min(max(self._tip.x(), rect.left() + 3 * half), rect.right() - 3 * half)
            tail = QPainterPath(QPointF(at - half, rect.bottom() - unit))
            tail.lineTo(self._tip)
            tail.lineTo(QPointF(at + half, rect.bottom() - unit))
            tail.closeSubpath()
            painter.setPen(QPen(self.theme.secondary, 1.5 * unit))
            painter.setBrush(self.theme.panel)
            painter.drawPath(shape.united(tail))
        painter.setFont(font(self.sizes.body))
        painter.setPen(self.theme.text)
        painter.drawText(rect.adjusted(6 * unit, 0, -6 * unit, 0), _FLAGS, content)


class CallItem(Panel[str]):
    """What a player calls, such as "Pong!", in large letters in a bubble whose tail points at the face."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._tail = QPointF()
        self._pixels = 1.0
        self.setZValue(64)
        self.hide()

    def show_at(self, text: str, place: int, layout: TableLayout, plaques: Sequence[Rect]) -> None:
        """Show a call at a face, within the scene.

        Above the plaque or at its far side, over it only for want of room.

        Args:
            text: the call.
            place: whose it is.
            layout: of the table.
            plaques: where those of all seats are seen, by place.
        """
        seat, own = layout.seats[place], plaques[place]
        pixels = min(1.35 * layout.text.title, _LARGEST_CALL * layout.height)
        width = QFontMetricsF(font(pixels, bold=True)).horizontalAdvance(text) + 1.6 * pixels
        height, face = 1.8 * pixels, seat.face
        gap = 0.3 * face.w
        x = face.x - gap - width if seat.align is Align.RIGHT else face.right + gap
        y = max(layout.top_strip.y + 4, face.center[1] - 0.6 * height)
        above = seat.plaque.y - height - 0.1 * face.h
        if len(layout.seats) <= _ROOMY and above > layout.top_strip.bottom:
            y = above  # the name stays in sight
            x += 0.5 * face.w if seat.align is Align.RIGHT else -0.5 * face.w
        else:
            beside = own.x - gap - width if seat.align is Align.RIGHT else own.right + gap
            box = Rect(beside, y, width, height)
            taken = (*plaques, *(other.face for other in layout.seats))
            if box.x >= 0 and box.right <= layout.width and not any(map(box.overlaps, taken)):
                x = beside
        x = min(max(4.0, x), layout.width - width - 4)
        self._pixels = pixels
        self._tail = QPointF(face.center[0] - x, face.center[1] - y)
        self.show_content(Rect(x, y, width, height), layout.text, text)
        self.margin = gap + face.w
        self.update()
        self.show()

    def draw_content(self, painter: QPainter, rect: QRectF, content: str) -> None:
        """Paint bubble, tail and call."""
        pixels = self._pixels
        box = QPainterPath()
        box.addRoundedRect(rect, 0.45 * rect.height(), 0.45 * rect.height())
        near = QPointF(
            min(max(self._tail.x(), rect.left() + 0.6 * rect.height()), rect.right() - 0.6 * rect.height()),
            rect.center().y(),
        )
        way = QLineF(near, self._tail)
        way.setLength(max(0.0, min(way.length(), 0.95 * rect.height())))
        across = way.normalVector()
        across.setLength(0.22 * rect.height())
        tail = QPainterPath(near + QPointF(across.dx(), across.dy()))
        tail.lineTo(way.p2())
        tail.lineTo(near - QPointF(across.dx(), across.dy()))
        tail.closeSubpath()
        painter.setPen(QPen(QColor(_CALL_EDGE), 2.5 * self.sizes.unit))
        painter.setBrush(QColor(_CALL_PAPER))
        painter.drawPath(box.united(tail))
        painter.setPen(QColor(_CALL_INK))
        painter.setFont(font(pixels, bold=True))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, content)
