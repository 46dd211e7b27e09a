"""The rows of the settings for volume, sounds and notifications."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tusac_qt.choices.settings import Settings
from tusac_qt.windows.frame.attention import find_notices
from tusac_qt.windows.widgets.check_box import CheckBox
from tusac_qt.windows.widgets.plain import PlainLabel, set_tip
from tusac_qt.windows.widgets.still import StillSlider
from tusac_qt.words.numbers import percent


class SoundSettings(QWidget):
    """Volume, mute, one room, notices.

    Attributes:
        volume: 0 to 100.
        muted: no sound for now.
        one_room: the host's computer alone makes the sounds of others.
        notices: the system tells that the table waits.
    """

    def __init__(self, change: Callable[..., None]) -> None:
        """Make the rows.

        Args:
            change: is given the changed fields of `Settings` by name.
        """
        super().__init__()
        self.volume = StillSlider(Qt.Orientation.Horizontal, self)
        self.volume.setRange(0, 100)
        self.volume.setSingleStep(5)
        self.volume.setPageStep(20)
        self._percent = PlainLabel(self)
        self.muted, self.one_room, self.notices = (CheckBox(self) for _ in range(3))
        row = QHBoxLayout()
        row.addWidget(self.volume, 2)
        row.addSpacing(12)
        row.addWidget(self._percent, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addLayout(row)
        for widget in (self.muted, self.one_room, self.notices):
            box.addWidget(widget)
        self.volume.valueChanged.connect(lambda volume: change(volume=volume))
        self.muted.toggled.connect(lambda on: change(is_muted=on))
        self.one_room.toggled.connect(lambda on: change(has_one_room=on))
        self.notices.toggled.connect(lambda on: change(has_notices=on))

    def show_settings(self, settings: Settings) -> None:
        """Show these settings, in the current language."""
        self._percent.setText(percent(settings.volume))
        self.volume.setValue(settings.volume)
        self.volume.setAccessibleName(self.tr("Volume"))
        self.muted.setChecked(settings.is_muted)
        self.muted.setText(self.tr("No sound (M on every page)"))
        self.one_room.setChecked(settings.has_one_room)
        self.one_room.setText(self.tr("Same room: only the host’s computer plays the others’ sounds"))
        can_notify = find_notices(None) is not None
        self.notices.setChecked(settings.has_notices and can_notify)
        self.notices.setText(self.tr("Notify me when it’s my turn and I’m in another window"))
        self.notices.setEnabled(can_notify)
        set_tip(self.notices, "" if can_notify else self.tr("This desktop doesn’t show notifications."))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Let the slider's handle, which grows with the text, be whole; called by Qt."""
        super().resizeEvent(event)
        self.volume.setMinimumHeight(round(1.4 * self._percent.fontMetrics().height()))
