"""Fields that ignore the wheel: it scrolls their page, and changes no value on its way.

Nor does the wheel give a field the keyboard: the next arrow key would change it unnoticed.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFontComboBox,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)


class _Still:
    """The behavior of such a field, of any kind."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the wheel to the page; called by Qt."""
        event.ignore()


class StillChoice(_Still, QComboBox):
    """A list of choices."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


class StillFontChoice(_Still, QFontComboBox):
    """A list of fonts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


class StillNumber(_Still, QSpinBox):
    """A number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


class StillSlider(_Still, QSlider):
    """A slider whose handle jumps to the pressed place."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Move the handle under the pointer, which then holds it; called by Qt."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        whole, control = QStyle.ComplexControl.CC_Slider, QStyle.SubControl
        handle = self.style().subControlRect(whole, option, control.SC_SliderHandle, self)
        groove = self.style().subControlRect(whole, option, control.SC_SliderGroove, self)
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(event.position().toPoint()):
            at = round(event.position().x() - groove.x() - handle.width() / 2)
            room = groove.width() - handle.width()
            self.setSliderPosition(
                QStyle.sliderValueFromPosition(
                    self.minimum(), self.maximum(), at, room, self.invertedAppearance()
                )
            )
        super().mousePressEvent(event)
