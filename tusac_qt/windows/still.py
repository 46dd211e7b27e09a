"""Fields that the wheel passes over: it scrolls the page they stand on, and changes no choice on its way."""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QFontComboBox, QSlider, QSpinBox


class StillChoice(QComboBox):
    """A list of choices."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the wheel to the page; asked by Qt."""
        event.ignore()


class StillFontChoice(QFontComboBox):
    """A list of fonts."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the wheel to the page; asked by Qt."""
        event.ignore()


class StillNumber(QSpinBox):
    """A number."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the wheel to the page; asked by Qt."""
        event.ignore()


class StillSlider(QSlider):
    """A slider."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the wheel to the page; asked by Qt."""
        event.ignore()
