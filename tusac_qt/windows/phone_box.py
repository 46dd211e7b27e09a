"""In the lobby: whether phones may play through this computer, and what they scan."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tusac_qt.phone.invitation import Serving, picture_rows
from tusac_qt.windows.check_box import CheckBox
from tusac_qt.windows.plain import PlainLabel

_DARK, _LIGHT = QColor("#1d0f0a"), QColor("#fff6e0")
_LEAST_DOT, _MOST_OF_PICTURE_EM = 3, 14


class Picture(QWidget):
    """The picture that a phone scans: dark dots on light ground, whatever the cloth, for that is what cameras read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: tuple[tuple[bool, ...], ...] = ()
        self._dot = _LEAST_DOT

    def show_url(self, url: str, body_px: int) -> None:
        """Show an address, in text of that height."""
        self._rows = picture_rows(url)
        self._dot = max(_LEAST_DOT, _MOST_OF_PICTURE_EM * body_px // len(self._rows))
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return its size; asked by Qt."""
        return QSize(self._dot * len(self._rows), self._dot * len(self._rows))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it; asked by Qt."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), _LIGHT)
        for y, row in enumerate(self._rows):
            for x, is_dark in enumerate(row):
                if is_dark:
                    painter.fillRect(x * self._dot, y * self._dot, self._dot, self._dot, _DARK)
        painter.end()


class PhoneBox(QWidget):
    """The switch, and below it how a phone comes in.

    Attributes:
        switch: whether phones are served.
        picture: what they scan.
        address: what is typed where nothing can be scanned, and the key after it.

    Signals:
        wanted: whether phones are to be served from now on.
    """

    wanted = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._serving: Serving | None = None
        self._host = ""
        self._body = 15
        self.switch = CheckBox(self)
        self.picture = Picture(self)
        self.address, self._trust = PlainLabel(self), PlainLabel(self)
        for label in (self.address, self._trust):
            label.setProperty("role", "secondary")
            label.setWordWrap(True)
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.switch.toggled.connect(self.wanted)
        self._box = box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        for part in (self.switch, self.picture, self.address, self._trust):
            box.addWidget(part)
        self.show_serving(None, "")

    def fit(self, body_px: int) -> None:
        """Suit text of that height."""
        self._body = body_px
        self._box.setSpacing(round(0.4 * body_px))
        self.show_serving(self._serving, self._host)

    def show_serving(self, serving: Serving | None, host: str) -> None:
        """Show where phones are served; nowhere for None.

        Args:
            serving: of the server.
            host: the address of this computer that phones reach.
        """
        self._serving, self._host = serving, host
        is_open = serving is not None and not serving.problem
        for part in (self.picture, self._trust):
            part.setVisible(is_open)
        self.address.setVisible(serving is not None)
        if serving is not None and is_open:
            self.picture.show_url(serving.invitation.url(host, serving.port), self._body)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        self.switch.setText(self.tr("Play by phone too"))
        self.picture.setAccessibleName(self.tr("A picture for phones to scan"))
        self._trust.setText(self.tr("Phones play through this computer, which could see their cards."))
        serving = self._serving
        if serving is None:
            return
        if serving.problem:
            self.address.setText(self.tr("Phones can’t be served here: {why}.").format(why=serving.problem))
            return
        invitation = serving.invitation
        text = self.tr("Scan this with a phone, or type {address} in its browser and then the key {key}")
        self.address.setText(
            text.format(address=invitation.short(self._host, serving.port), key=invitation.spelled_key)
        )
