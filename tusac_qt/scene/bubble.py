"""Words in a bubble over something on the table: an explanation, or a player's call, large, at a face."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from tusac_qt.model.geometry import Align, Rect
from tusac_qt.model.zones import TableLayout, TextSizes
from tusac_qt.scene.fonts import font
from tusac_qt.scene.painted import Panel, fill_box
from tusac_qt.scene.theme import Theme

_CALL_PAPER, _CALL_INK, _CALL_EDGE = "#fff8e6", "#9c1313", "#c8281e"
"""A call is seen alike on every cloth: red on paper."""
_WIDEST, _NARROWEST = 24, 10
"""The widest line of words, and the least room for them, in heights of body text."""
_TAIL = 16.0
"""How wide the tail of words is, and how far they lie above what they are over."""
_CALL, _LARGEST_CALL, _CALL_HEIGHT = 1.67, 0.0275, 1.7
"""The letters of a call in heights of body text, and at most in those of the window; its bubble in theirs."""
_FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter


class BubbleItem(Panel[str]):
    """Paints the words; hidden until there are some."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._tip: QPointF | None = None
        self.setZValue(90)
        self.hide()

    def show_over(  # noqa: PLR0913 - what is said, where, and what lies there
        self,
        text: str,
        anchor: Rect,
        sizes: TextSizes,
        ends: tuple[float, float],
        *,
        tip: Rect | None = None,
        avoid: Rect | None = None,
    ) -> None:
        """Show words over a place, or under it where there is no room above.

        They lie at the right of what is to be read where they would cover it.

        Args:
            text: the words.
            anchor: the place.
            sizes: of the texts of the table.
            ends: the left and the right edge of the table, which they stay within.
            tip: what a tail under the words points at; None for no tail.
            avoid: what is to be read; None for nothing.
        """
        room = _WIDEST * sizes.body
        box = _box(text, room, anchor, sizes, ends, has_tail=tip is not None)
        if avoid is not None and box.overlaps(avoid):
            beside = (avoid.right, ends[1])
            room = min(room, beside[1] - beside[0] - 24 * sizes.unit)
            if room > _NARROWEST * sizes.body:
                box = _box(text, room, anchor, sizes, beside, has_tail=tip is not None)
        has_tail = tip is not None and box.bottom <= tip.y
        self._tip = QPointF(tip.center[0] - box.x, tip.y - box.y) if tip is not None and has_tail else None
        self.show_content(box, sizes, text)
        self.margin = 4 * sizes.unit + (self._tip.y() - box.h if self._tip is not None else 0.0)
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


def _box(  # noqa: PLR0913 - what is written, where and how
    text: str, width: float, anchor: Rect, sizes: TextSizes, ends: tuple[float, float], *, has_tail: bool
) -> Rect:
    """Return the box of words in lines of that width over a place, between two ends."""
    pad = 8 * sizes.unit
    metrics = QFontMetricsF(font(sizes.body))
    words = metrics.boundingRect(QRectF(0, 0, width, 1000), _FLAGS, text)
    w, h = words.width() + 2 * pad + 2, words.height() + 2 * pad
    x = min(max(ends[0] + 4.0, anchor.center[0] - w / 2), ends[1] - w - 4)
    above = anchor.y - h - 4 * sizes.unit
    y = above if above >= 0 else anchor.bottom + 4 * sizes.unit
    return Rect(x, y - _TAIL * sizes.unit if has_tail and above >= 0 else y, w, h)


class CallItem(Panel[str]):
    """A player's call, such as "Pong!", in large letters in a bubble whose tail points at the face."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._tail = QPointF()
        self._pixels = 1.0
        self.setZValue(64)
        self.hide()

    def show_at(self, text: str, place: int, layout: TableLayout) -> None:
        """Show a call under the face, over the caller's own first cards; one's own above the face.

        So it hides no name, no other seat, no text and no answer.

        Args:
            text: the call.
            place: whose it is.
            layout: of the table.
        """
        seat, unit = layout.seats[place], layout.text.unit
        pixels = min(_CALL * layout.text.body, _LARGEST_CALL * layout.height)
        width = QFontMetricsF(font(pixels, bold=True)).horizontalAdvance(text) + 1.6 * pixels
        height, face = _CALL_HEIGHT * pixels, seat.face
        out, gap = 6 * unit, 9.0
        x = face.right + out - width if seat.align is Align.RIGHT else face.x - out
        x = min(max(layout.left + 4.0, x), layout.width - width - 4)
        head = face.bottom if place == 0 else max(face.bottom, seat.plaque.bottom)
        y = min(face.y, seat.plaque.y) - gap - height if place == 0 else head + gap
        self._pixels = pixels
        self._tail = QPointF(face.center[0] - x, (face.y if place == 0 else face.bottom) - y)
        self.show_content(Rect(x, y, width, height), layout.text, text)
        self.margin = gap + 0.5 * face.h
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
