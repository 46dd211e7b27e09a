"""The instructions for joining the table: number and address; at our table the code and the listing."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from net.address import Address
from net.node.reports import CoordinatorAt, Hosted
from net.table.interface.status import Status
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.words.punctuation import apart, stopped

LOOPBACK = "127.0.0.1"


class JoinBox(QWidget):
    """The number and address of a table, large enough to be read across the room.

    Attributes:
        number: to say across the room.
        address: to type where the number is not enough.
        code: what others must know.
        visible: whether lists show the table, and whether anybody has come in.
        warning: what may keep others out, as long as nobody has come in.
        spoken: all of it in one text.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_advertised = True
        self._has_guests = False
        self._firewall = ""
        self._place: Hosted | CoordinatorAt | None = None
        self._title, self.visible, self.warning = (PlainLabel(self) for _ in range(3))
        self.warning.setProperty("role", "alert")
        self.number, self.address, self.code = (PlainLabel(self) for _ in range(3))
        self.number.setProperty("role", "display")
        self.code.setProperty("role", "title")
        for label in (self._title, self.visible, self.address):
            label.setProperty("role", "secondary")
        for label in (self._title, self.visible, self.warning):
            label.setWordWrap(True)
        for label in (self.code, self.address):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.spoken = ""
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addStretch()
        for label in (self.code, self.address, self.visible):
            lines.addWidget(label)
        lines.addStretch()
        self._row = row = QHBoxLayout()
        row.addWidget(self.number)
        row.addLayout(lines, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self._title)
        box.addLayout(row)
        box.addWidget(self.warning)

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._row.setSpacing(body_px)

    @property
    def is_known(self) -> bool:
        """Whether there is something to show."""
        return self._place is not None

    def explain(self, *, is_explained: bool) -> None:
        """Show the meaning of the number, or leave the room to other things."""
        self._title.setVisible(is_explained)

    def show_place(self, place: Hosted | CoordinatorAt) -> None:
        """Show the address of the table, ours or another's."""
        self._place = place
        self.retranslate()

    def show_advertised(self, *, is_advertised: bool) -> None:
        """Show whether the table appears in the lists of others."""
        self._is_advertised = is_advertised
        self.retranslate()

    def show_status(self, status: Status) -> None:
        """Note the guests: only a guest of another computer proves that others reach this one."""
        if self._has_guests or not isinstance(self._place, Hosted):
            return
        own = {address.host for address in self._place.addresses} | {LOOPBACK}
        addresses = (member.address for member in status.members if not member.is_me)
        if any(address is not None and address.host not in own for address in addresses):
            self._has_guests = True
            self.retranslate()

    def warn_of(self, firewall: str) -> None:
        """Show a warning about a firewall; nothing with ""."""
        self._firewall = firewall
        self.retranslate()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        place = self._place
        if place is None:
            return
        is_ours = isinstance(place, Hosted)
        address = place.addresses[0] if isinstance(place, Hosted) else place.address
        code = place.code if isinstance(place, Hosted) else ""
        self._title.setText(
            self.tr("The others can pick this table from their list, or type:")
            if is_ours
            else self.tr("Friends joining later can type:")
        )
        self.number.setText(place.number)
        self.number.setVisible(bool(place.number))
        self.address.setText("" if address is None else str(address))
        self.address.setVisible(address is not None)
        self.visible.setText(self._reach_text(address, is_ours=is_ours))
        self.visible.setVisible(bool(self.visible.text()))
        is_warned = bool(self._firewall) and is_ours and not self._has_guests
        self.warning.setText(f"⚠ {self._firewall}" if is_warned else "")
        self.warning.setVisible(is_warned)
        self.code.setText(self.tr("Code: {code}").format(code=code))
        self.code.setVisible(bool(code))
        shown = [part.text() for part in (self.code, self.visible, self.warning) if not part.isHidden()]
        typed = [part.text() for part in (self.number, self.address) if not part.isHidden()]
        if typed:  # the number alone is enough, and so is the address
            told = (
                typed[0]
                if len(typed) == 1
                else self.tr("{number}, or {address}").format(number=typed[0], address=typed[1])
            )
            shown.insert(0, f"{self._title.text()} {told}")
        self.spoken = stopped(apart(shown)).strip() if shown else ""

    def _reach_text(self, address: Address | None, *, is_ours: bool) -> str:
        if address is None:
            return self.tr("The host’s screen shows the address.")
        if address.host == LOOPBACK:
            return self.tr("There’s no network here: nobody else can join.")
        if not is_ours:
            return ""
        if self._has_guests:
            return self.tr("Others can come in ✓")
        if self._is_advertised:
            return self.tr("Announced on this Wi-Fi; no other computer has come in yet.")
        return self.tr("It doesn’t show in lists: tell the others the number.")
