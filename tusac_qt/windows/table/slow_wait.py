"""The button by which a player waits no longer for somebody who thinks without a clock."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from net.table.interface.status import Status
from tusac_qt.model.slow_people import may_stop_waiting, slow_names, slow_offer
from tusac_qt.model.zones import TableLayout
from tusac_qt.windows.widgets.plain import set_tip


class SlowWait(QPushButton):
    """The button; hidden unless there is a choice. It takes the place of a clock, which such a pace lacks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def place(self, layout: TableLayout) -> None:
        """Lie over the place of the clock."""
        timer, height = layout.timer, round(2.4 * layout.text.body)
        self.setGeometry(round(timer.x), round(timer.y + timer.h) - height, round(timer.w), height)

    def follow(self, status: Status) -> None:
        """Show the button to stop waiting, if there is somebody to stop waiting for."""
        is_offered = may_stop_waiting(status)
        if is_offered:
            self.setText(self.tr("Stop waiting for {name}").format(name=slow_names(status)))
            set_tip(self, slow_offer(status))
            self.setAccessibleDescription(slow_offer(status))
        self.setVisible(is_offered)
