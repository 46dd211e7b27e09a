"""A large button with two lines: its action, and a short explanation."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from tusac_qt.scene.fonts import font
from tusac_qt.words.i18n import without_marks

_MARGIN_EM, _ROOMY_EM = 1.1, 1.9
"""What a door is higher than its lines, in heights of text."""

_FLAGS = Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignVCenter


class Door(QPushButton):
    """Its text is both lines, one below the other; only its own painting knows that they are of two sizes.

    Attributes:
        size: of the first line, in heights of ordinary text.
    """

    def __init__(self, parent: QWidget, *, role: str = "", size: float = 1.4) -> None:
        super().__init__(parent)
        self.size_of_title = size
        self._body = 15
        self._margin = _MARGIN_EM
        self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_lines(self, title: str, detail: str) -> None:
        """Set the action and the explanation."""
        self.setText(f"{title}\n{detail}")
        self.setAccessibleName(title)
        self.setAccessibleDescription(without_marks(detail))
        self.updateGeometry()

    def fit(self, body_px: int, *, is_roomy: bool = False) -> None:
        """Adapt to this text height; with enough room the button is higher."""
        self._body = body_px
        self._margin = _ROOMY_EM if is_roomy else _MARGIN_EM
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the room of both lines; called by Qt."""
        lines = self.lines()
        width = max((QFontMetricsF(shape).horizontalAdvance(text) for text, shape in lines), default=0.0)
        height = sum(QFontMetricsF(shape).height() for _, shape in lines)
        return QSize(round(width + 2.2 * self._body), round(height + self._margin * self._body))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the least room, both lines readable; called by Qt."""
        return self.sizeHint()

    def lines(self) -> list[tuple[str, QFont]]:
        """Return each line with its font."""
        title, _, detail = self.text().partition("\n")
        sizes = (self.size_of_title * self._body, 0.95 * self._body)
        return [
            (text, font(pixels, bold=place == 0))
            for place, (text, pixels) in enumerate(zip((title, detail), sizes, strict=True))
            if text
        ]

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the button, then its lines in the middle; called by Qt."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
        lines = self.lines()
        heights = [QFontMetricsF(shape).height() for _, shape in lines]
        y = (self.height() - sum(heights)) / 2 + (0.06 * self._body if self.isDown() else 0)
        for (text, shape), height in zip(lines, heights, strict=True):
            painter.setFont(shape)
            painter.drawText(QRectF(0, y, self.width(), height), _FLAGS | Qt.AlignmentFlag.AlignHCenter, text)
            y += height
