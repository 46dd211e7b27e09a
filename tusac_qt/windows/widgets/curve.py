"""A curve of points over rounds, painted by ourselves."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tusac_qt.scene.fonts import font
from tusac_qt.scene.theme import Theme
from tusac_qt.windows.widgets.tally_chart import paint_level
from tusac_qt.words.numbers import signed
from tusac_qt.words.punctuation import listed

_MOST_POINTS = 400
"""A longer curve is drawn through so many of its points."""


class Curve(QWidget):
    """Shows how points have gone up and down."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._values: tuple[int, ...] = (0,)
        self._body_px = 14
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_values(self, values: Sequence[int], body_px: int) -> None:
        """Show these values, which begin after a zero, with numbers of that height."""
        self._values, self._body_px = (0, *values), body_px
        self.setMinimumHeight(6 * body_px)
        ends = listed(signed(value) for value in (min(self._values), max(self._values), self._values[-1]))
        self.setAccessibleName(self.caption)
        self.setAccessibleDescription(self.tr("lowest, highest, now: {ends}").format(ends=ends))
        self.update()

    @property
    def caption(self) -> str:
        """The content of the curve, in the present language."""
        return self.tr("Your points, round by round")

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return a size in keeping with the text; called by Qt."""
        return QSize(24 * self._body_px, 9 * self._body_px)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint lines and numbers; called by Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(self._body_px))
        low, high = min(self._values), max(self._values)
        metrics = QFontMetricsF(painter.font())
        left = max(metrics.horizontalAdvance(signed(value)) for value in (low, 0, high)) + self._body_px
        end = metrics.horizontalAdvance(signed(self._values[-1])) + 1.2 * self._body_px
        area = QRectF(self.rect()).adjusted(left, self._body_px, -end, -self._body_px)
        span = max(1, high - low)

        def height(value: float) -> float:
            return area.bottom() - (value - low) / span * area.height()

        shown: list[float] = []
        for value in (high, low, 0):
            self._number(painter, area, value, height(value), shown)
        step = max(1, len(self._values) // _MOST_POINTS)
        places = [*range(0, len(self._values) - 1, step), len(self._values) - 1]
        last = max(1, len(self._values) - 1)
        line = [QPointF(area.left() + at / last * area.width(), height(self._values[at])) for at in places]
        unit = max(1.0, self._body_px / 7)
        painter.setPen(QPen(self._theme.accent, 1.4 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(line)
        tip = line[-1]
        painter.setBrush(self._theme.accent)
        painter.drawEllipse(tip, 1.6 * unit, 1.6 * unit)
        painter.setFont(font(self._body_px, bold=True))
        painter.setPen(self._theme.text)
        room = QRectF(tip.x() + 0.6 * self._body_px, tip.y() - self._body_px, end, 2 * self._body_px)
        painter.drawText(
            room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, signed(self._values[-1])
        )
        painter.end()

    def _number(self, painter: QPainter, area: QRectF, value: int, y: float, shown: list[float]) -> None:
        """Draw the line of a value with its number, unless another number stands there."""
        pen = QColor(self._theme.panel_line)
        painter.setPen(QPen(pen, 1, Qt.PenStyle.SolidLine if value == 0 else Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        if all(abs(y - other) > 1.2 * self._body_px for other in shown):
            shown.append(y)
            painter.setPen(self._theme.secondary)
            paint_level(painter, area.left(), y, value, self._body_px)
