"""Fields that the wheel passes over: it scrolls the page they stand on, and changes no choice on its way."""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QFontComboBox, QSlider, QSpinBox


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
    """A slider."""
