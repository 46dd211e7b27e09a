"""Pictures of which one is chosen: faces, cloths."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGroupBox, QVBoxLayout, QWidget

from tusac_qt.scene.emblem import paint_tick
from tusac_qt.scene.fonts import font
from tusac_qt.windows.widgets.flow import Flow
from tusac_qt.windows.widgets.plain import set_tip
from tusac_qt.windows.widgets.tab_order import tab_to_checked

Paint = Callable[[QPainter, QRectF], None]
_MARGIN_EM = 0.3
_CAPTION_EM = 1.6
_TICK_EM = 1.2


class Picture(NamedTuple):
    """One choice.

    Attributes:
        value: what is chosen by it.
        name: what it is called.
        paint: paints it into a rectangle.
    """

    value: object
    name: str
    paint: Paint


class _Button(QAbstractButton):
    """A picture, with its name below where that is said; the chosen one has a ring and a tick."""

    def __init__(self, parent: QWidget, *, has_caption: bool) -> None:
        super().__init__(parent)
        self._has_caption = has_caption
        self._paint: Paint | None = None
        self._body = 15
        self._size = (3.2, 3.2)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a radio button for screen readers
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_picture(self, picture: Picture) -> None:
        """Show that picture."""
        self._paint = picture.paint
        self.setText(picture.name)
        self.setAccessibleName(picture.name)
        if not self._has_caption:
            set_tip(self, picture.name)
        self.update()

    def fit(self, body_px: int, size: tuple[float, float]) -> None:
        """Adapt to this text height; the picture has a size in heights of text."""
        self._body, self._size = body_px, size
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of picture, ring and name; called by Qt."""
        width, height = (side + 2 * _MARGIN_EM for side in self._size)
        if self._has_caption:
            height += _CAPTION_EM
            said = QFontMetricsF(font(self._body, bold=True)).horizontalAdvance(self.text())
            width = max(width, said / self._body + 3 * _MARGIN_EM)
        return QSize(round(width * self._body), round(height * self._body))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it; called by Qt."""
        if self._paint is None:
            return
        body, unit, colors = self._body, max(1.0, self._body / 15), self.palette()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin = _MARGIN_EM * body
        place = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        if self._has_caption:
            place.setBottom(place.bottom() - _CAPTION_EM * body)
        self._paint(painter, place)
        text = colors.color(QPalette.ColorRole.WindowText)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = place.adjusted(-0.5 * margin, -0.5 * margin, 0.5 * margin, 0.5 * margin)
        if self.isChecked():
            painter.setPen(QPen(colors.color(QPalette.ColorRole.Highlight), 2.5 * unit))
            painter.drawRoundedRect(ring, 0.5 * body, 0.5 * body)
            side = _TICK_EM * body
            sign = QRectF(ring.right() - side, ring.bottom() - side, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.color(QPalette.ColorRole.Highlight))
            painter.drawEllipse(sign)
            paint_tick(
                painter,
                sign.adjusted(0.2 * side, 0.2 * side, -0.2 * side, -0.2 * side),
                colors.color(QPalette.ColorRole.HighlightedText),
            )
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(text, 3 * unit))
            inner = 1.5 * unit
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(inner, inner, -inner, -inner), 0.6 * body, 0.6 * body
            )
        if self._has_caption:
            painter.setPen(text)
            painter.setFont(font(body, bold=self.isChecked()))
            below = QRectF(0, place.bottom() + margin, self.width(), _CAPTION_EM * body)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())


class PictureChoice(QGroupBox):
    """Pictures side by side; arrows and clicks choose. A group for screen readers.

    Signals:
        chosen: the value of the picture the player has chosen.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget, *, size: tuple[float, float], has_captions: bool = False) -> None:
        """Make room for pictures.

        Args:
            parent: where they are.
            size: of each, in heights of text.
            has_captions: whether its name stands below each; else it is its tooltip.
        """
        super().__init__(parent)
        self._row = Flow(self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self._row)
        self._size, self._has_captions = size, has_captions
        self._group = QButtonGroup(self)
        self._values: list[object] = []
        self._body = 15
        self.buttons: list[_Button] = []
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))

    def show_choices(self, title: str, pictures: Sequence[Picture], current: object) -> None:
        """Show pictures, one of them chosen."""
        self.setAccessibleName(title)
        while len(self.buttons) < len(pictures):
            button = _Button(self._row, has_caption=self._has_captions)
            button.fit(self._body, self._size)
            self._group.addButton(button, len(self.buttons))
            self.buttons.append(button)
            self._row.add(button)
        self._values = [picture.value for picture in pictures]
        self._group.setExclusive(current in self._values)
        shown, spare = self.buttons[: len(pictures)], self.buttons[len(pictures) :]
        for button, picture in zip(shown, pictures, strict=True):
            button.show_picture(picture)
            button.setChecked(picture.value == current)
            button.show()
        for button in spare:
            button.hide()
        self._group.setExclusive(True)
        tab_to_checked(shown)

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._body = body_px
        for button in self.buttons:
            button.fit(body_px, self._size)
        self._row.set_gap(round(0.4 * body_px))
