"""In the lobby: whether phones may play through this computer, and what they scan."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tusac_qt.phone.invitation import Serving, picture_rows
from tusac_qt.windows.widgets.check_box import CheckBox
from tusac_qt.windows.widgets.plain import PlainLabel, set_tip
from tusac_qt.words.translation import translate

_DARK, _LIGHT = QColor("#1d0f0a"), QColor("#fff6e0")
_LEAST_DOT, _PICTURE_EM = 3, 14


def how_text() -> str:
    """Return the instructions for a phone."""
    return translate(
        "phone box", "Scan this with a phone, or type the address in its browser, and then the key."
    )


def typed_text(serving: Serving, host: str) -> str:
    """Return the address of this computer with the token, and the key below it."""
    key = translate("phone box", "Key: {key}").format(key=serving.invitation.spelled_key)
    return f"{serving.invitation.short(host, serving.port)}\n{key}"


def refused_text(serving: Serving) -> str:
    """Return the reason why no phone can join."""
    return translate("phone box", "Phones can’t be served here: {why}.").format(why=serving.problem)


def picture_name() -> str:
    """Return the picture's name for screen readers."""
    return translate("phone box", "A QR code for phones to scan")


def trust_text() -> str:
    """Return what the owner of a phone has to know about trusting this computer."""
    return translate("phone box", "Phones play through this computer, which could see their cards.")


class Picture(QWidget):
    """The picture that a phone scans.

    Dark dots on light ground, whatever the cloth, for that is what cameras read.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: tuple[tuple[bool, ...], ...] = ()
        self._dot = _LEAST_DOT

    def show_url(self, url: str, side_px: int) -> None:
        """Show an address, about that large; never too small to be read."""
        self._rows = picture_rows(url)
        self._dot = max(_LEAST_DOT, side_px // len(self._rows))
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return its size; called by Qt."""
        return QSize(self._dot * len(self._rows), self._dot * len(self._rows))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it; called by Qt."""
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
        typed: the address where nothing can be scanned, and the key after it.
        big: shows the table on this whole screen, without a hand.

    Signals:
        wanted: whether phones are to be served from now on.
        big_wanted: this screen is to show the table to all.
    """

    wanted = Signal(bool)
    big_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._serving: Serving | None = None
        self._host = ""
        self._body = 15
        self.switch = CheckBox(self)
        self.picture = Picture(self)
        self.big = QPushButton(self)
        self._how, self.typed, self._trust = (PlainLabel(self) for _ in range(3))
        for label in (self._how, self._trust):
            label.setProperty("role", "secondary")
            label.setWordWrap(True)
        self.typed.setProperty("role", "warning")
        self.typed.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for pressed in (self.switch, self.big):  # after a click Space still means *ready*
            pressed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.switch.toggled.connect(self.wanted)
        self.big.clicked.connect(self.big_wanted)
        beside = QVBoxLayout()
        for part in (self._trust, self._how, self.big):
            beside.addWidget(part)
        beside.addStretch()
        self._row = row = QHBoxLayout()
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(beside, 1)
        self._box = box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.switch)
        box.addLayout(row)
        box.addWidget(self.typed)
        self.show_serving(None, "")

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._body = body_px
        self._box.setSpacing(round(0.4 * body_px))
        self._row.setSpacing(round(0.8 * body_px))
        self.show_serving(self._serving, self._host)

    @property
    def is_open(self) -> bool:
        """Whether phones can come in."""
        return self._serving is not None and not self._serving.problem

    def show_serving(self, serving: Serving | None, host: str) -> None:
        """Show where phones are served; nowhere for None.

        Args:
            serving: of the server.
            host: the address of this computer that phones reach.
        """
        self._serving, self._host = serving, host
        for part in (self.picture, self._trust, self.typed, self.big):
            part.setVisible(self.is_open)
        self._how.setVisible(serving is not None)
        if serving is not None and self.is_open:
            self.picture.show_url(serving.invitation.url(host, serving.port), _PICTURE_EM * self._body)
        self.retranslate()

    def allow_big(self, *, is_allowed: bool) -> None:
        """Offer the big screen, or say why not, since the table must be opened anew for it."""
        self.big.setEnabled(is_allowed)
        fills = self.tr("Show the table on this whole screen, for everyone to see. No hands are shown.")
        others = self.tr("Others have joined already; the big screen can be chosen only before that.")
        set_tip(self.big, fills if is_allowed else others)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.switch.setText(self.tr("Play by phone too"))
        self.big.setText(self.tr("Big screen"))
        self.allow_big(is_allowed=self.big.isEnabled())
        self.picture.setAccessibleName(picture_name())
        self._trust.setText(trust_text())
        serving = self._serving
        if serving is None:
            return
        if serving.problem:
            self._how.setText(refused_text(serving))
            return
        self._how.setText(how_text())
        self.typed.setText(typed_text(serving, self._host))
