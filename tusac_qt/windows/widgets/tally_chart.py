"""The tallies of a match as curves: each player's in a color and with a mark of its own."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from tusac_qt.model.match_page import FinalStanding
from tusac_qt.scene.fonts import font
from tusac_qt.scene.theme import Theme
from tusac_qt.words.numbers import signed

_ON_DARK = ("#ffd36e", "#6ec6ff", "#ff8f7a", "#8fe08a", "#d6a8ff", "#f0f0f0")
_ON_LIGHT = ("#8a5200", "#00568f", "#a52014", "#1d6b22", "#6a2b9b", "#303030")
_DASHES: tuple[list[float], ...] = ([], [6, 3], [2, 2.5], [8, 3, 2, 3], [4, 2], [1, 3])


def line_colors(theme: Theme) -> tuple[QColor, ...]:
    """Return the colors of up to six curves on the present ground."""
    return tuple(map(QColor, _ON_LIGHT if theme.cloth.is_light else _ON_DARK))


def paint_mark(painter: QPainter, at: QPointF, size: float, which: int) -> None:
    """Paint the mark of a numbered curve."""
    half = size / 2
    shapes: tuple[Callable[[], object], ...] = (
        lambda: painter.drawEllipse(at, half, half),
        lambda: painter.drawRect(QRectF(at.x() - half, at.y() - half, size, size)),
        lambda: painter.drawPolygon(_polygon(at, half, ((0, -1.2), (1.1, 0.9), (-1.1, 0.9)))),
        lambda: painter.drawPolygon(_polygon(at, half, ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)))),
        lambda: painter.drawPolygon(_polygon(at, half, ((0, 1.2), (1.1, -0.9), (-1.1, -0.9)))),
        lambda: painter.drawPolygon(_polygon(at, half, ((-1, -0.4), (1, -0.4), (1, 0.4), (-1, 0.4)))),
    )
    shapes[which % len(shapes)]()


def paint_level(painter: QPainter, left: float, y: float, value: int, pixels: float) -> None:
    """Write the number of a level of points beside the curves.

    The curves begin at `left`.
    """
    box = QRectF(0, y - pixels, left - 0.5 * pixels, 2 * pixels)
    painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, signed(value))


def _polygon(at: QPointF, half: float, corners: tuple[tuple[float, float], ...]) -> QPolygonF:
    return QPolygonF([at + QPointF(x * half, y * half) for x, y in corners])


class TallyChart(QWidget):
    """Paints the curves; rounds go to the right, points up."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._standings: tuple[FinalStanding, ...] = ()
        self._first_round = 1
        self._pixels = 13.0

    def show_curves(self, standings: tuple[FinalStanding, ...], first_round: int, pixels: float) -> None:
        """Show the course of each player's tally from that round on, in letters of that height."""
        self._standings, self._first_round, self._pixels = standings, first_round, pixels
        self.setMinimumHeight(round(9 * pixels))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint them; called by Qt."""
        courses = [standing.course for standing in self._standings]
        if not courses:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(self._pixels))
        low, high = min(0, *map(min, courses)), max(0, *map(max, courses))
        if low == high:
            low, high = -1, 1
        metrics = QFontMetricsF(painter.font())
        left = max(metrics.horizontalAdvance(signed(value)) for value in (low, high)) + self._pixels
        area = QRectF(self.rect()).adjusted(left, self._pixels, -self._pixels, -1.8 * self._pixels)
        rounds = max(1, max(map(len, courses)) - 1)

        def at(number: int, tally: int) -> QPointF:
            x = area.left() + area.width() * number / rounds
            return QPointF(x, area.bottom() - area.height() * (tally - low) / (high - low))

        self._paint_axes(painter, area, (low, high), rounds, at)
        colors = line_colors(self._theme)
        for place, course in reversed(list(enumerate(courses))):
            color = colors[place % len(colors)]
            pen = QPen(color, max(2.0, 0.16 * self._pixels))
            if _DASHES[place % len(_DASHES)]:
                pen.setDashPattern(_DASHES[place % len(_DASHES)])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            points = [at(number, tally) for number, tally in enumerate(course)]
            painter.drawPolyline(QPolygonF(points))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            for point in points:
                paint_mark(painter, point, 0.6 * self._pixels, place)

    def _paint_axes(
        self,
        painter: QPainter,
        area: QRectF,
        ends: tuple[int, int],
        rounds: int,
        at: Callable[[int, int], QPointF],
    ) -> None:
        """Paint the lines for nothing, the highest and the lowest tally, and the numbers of the rounds."""
        theme, low_high_zero = self._theme, sorted({*ends, 0})
        for value in low_high_zero:
            y = at(0, value).y()
            painter.setPen(QPen(theme.secondary if value == 0 else theme.panel_line, 1.0))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            if value == 0 or abs(at(0, 0).y() - y) >= 1.2 * self._pixels:
                painter.setPen(theme.secondary)
                paint_level(painter, area.left(), y, value, self._pixels)
        painter.setPen(theme.secondary)
        every = max(1, round(rounds * 2.2 * self._pixels / max(1.0, area.width())) + 1) if rounds > 8 else 1
        for number in range(every, rounds + 1, every):
            x = at(number, 0).x()
            box = QRectF(x - 20, area.bottom() + 0.3 * self._pixels, 40, 1.4 * self._pixels)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._first_round - 1 + number))
