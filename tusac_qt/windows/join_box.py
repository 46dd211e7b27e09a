"""How others can join our table: its number, its address, its code, and whether lists show it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from net.node.reports import Hosted


class JoinBox(QWidget):
    """Large enough to be read across the room.

    Attributes:
        number: to say across the room.
        address: to type where the number is not enough.
        code: what others must know.
        visible: whether lists show the table.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_advertised = True
        self._hosted: Hosted | None = None
        self._title, self.visible = QLabel(self), QLabel(self)
        self.number, self.address, self.code = (QLabel(self) for _ in range(3))
        self.number.setProperty("role", "banner")
        self.code.setProperty("role", "title")
        for label in (self._title, self.visible, self.address):
            label.setProperty("role", "secondary")
        for label in (self.code, self.address):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addStretch()
        for label in (self.code, self.address, self.visible):
            lines.addWidget(label)
        lines.addStretch()
        row = QHBoxLayout()
        row.addWidget(self.number)
        row.addSpacing(12)
        row.addLayout(lines, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self._title)
        box.addLayout(row)

    @property
    def is_known(self) -> bool:
        """Whether there is something to show: the table is ours."""
        return self._hosted is not None

    def show_hosted(self, hosted: Hosted) -> None:
        """Show how our table can be reached."""
        self._hosted = hosted
        self.retranslate()

    def show_advertised(self, *, is_advertised: bool) -> None:
        """Show whether the table appears in the lists of others."""
        self._is_advertised = is_advertised
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        hosted = self._hosted
        self._title.setText(self.tr("Others see this table in their list, or type:"))
        if hosted is not None and hosted.addresses[0].host == "127.0.0.1":
            self.visible.setText(self.tr("No network here: only programs on this computer can come."))
        elif self._is_advertised:
            self.visible.setText(self.tr("Visible on this network ✓"))
        else:
            self.visible.setText(self.tr("Not visible in lists: tell the others the number."))
        if hosted is None:
            return
        self.number.setText(hosted.number)
        self.number.setVisible(bool(hosted.number))
        self.address.setText(str(hosted.addresses[0]) if hosted.addresses else "")
        self.code.setText(self.tr("Code: {code}").format(code=hosted.code))
        self.code.setVisible(bool(hosted.code))
