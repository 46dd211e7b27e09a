"""Fields that the wheel passes over: it scrolls the page they stand on, and changes no choice on its way."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QFontComboBox, QSlider, QSpinBox, QStyle, QStyleOptionSlider


class _Still:
    """What such a field does, whatever its kind."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the wheel to the page; asked by Qt."""
        event.ignore()


class StillChoice(_Still, QComboBox):
    """A list of choices."""


class StillFontChoice(_Still, QFontComboBox):
    """A list of fonts."""


class StillNumber(_Still, QSpinBox):
    """A number."""


class StillSlider(_Still, QSlider):
    """A slider, whose handle comes to where one presses."""

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Let the handle come under the pointer, which then holds it; asked by Qt."""
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
