"""The people at a network table: face, name, and the quality of their connection."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from net.table.interface.status import Member, Status
from tusac_qt.model.lobby import is_ours, member_face, present_members
from tusac_qt.scene.emblem import paint_emblem
from tusac_qt.windows.widgets.plain import PlainLabel, set_tip
from tusac_qt.words.network import presence_name
from tusac_qt.words.punctuation import phrases, with_note
from tusac_qt.words.translation import translate


class EmblemLabel(QWidget):
    """A face, or the emblem of a key."""

    def __init__(self, emblem: int, side: int) -> None:
        super().__init__()
        self._emblem = emblem
        self.setFixedSize(QSize(side, side))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it; called by Qt."""
        paint_emblem(QPainter(self), QRectF(self.rect()), self._emblem)


class MemberList(QWidget):
    """A row for each machine.

    Signals:
        remove_wanted: the place of a machine among `Status.members` that the coordinator sends away.
    """

    remove_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._body = 15
        self._shown: tuple[object, ...] = ()

    def fit(self, body_px: int) -> None:
        """Adapt to this text height; `show_members` shows it."""
        self._body = body_px
        self._grid.setHorizontalSpacing(round(0.7 * body_px))
        self._grid.setVerticalSpacing(round(0.35 * body_px))
        self._shown = ()

    def show_members(self, status: Status, faces: Mapping[int, int]) -> None:
        """Show who is at the table now, each with the face of that place among `Status.members`."""
        am_coordinator = is_ours(status)
        rows = present_members(status)
        shown = (rows, am_coordinator, tuple(faces.items()), translate("lobby", "host"))
        if shown == self._shown:
            return
        self._shown = shown
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for row, (place, member) in enumerate(rows):
            face = faces.get(place, member_face(member))
            self._add_row(row, place, member, face, removable=am_coordinator and not member.is_me)
        self._grid.setRowStretch(len(rows), 1)

    def _add_row(self, row: int, place: int, member: Member, face: int, *, removable: bool) -> None:
        self._grid.addWidget(EmblemLabel(face, round(1.9 * self._body)), row, 0)
        label = PlainLabel(
            "  ·  ".join(part for part in (_title(member), presence_name(member.presence)) if part)
        )
        label.setWordWrap(True)
        set_tip(
            label,
            translate("lobby", "This computer’s words, to compare aloud: {words}").format(words=member.words),
        )
        self._grid.addWidget(label, row, 1)
        if removable:
            button = QPushButton("✕")
            button.setProperty("role", "small")
            button.setFixedWidth(round(2.2 * self._body))
            text = translate("lobby", "Send {name} away").format(name=member.name)
            set_tip(button, text)
            button.setAccessibleName(text)
            button.clicked.connect(lambda: self.remove_wanted.emit(place))
            self._grid.addWidget(button, row, 2)


def _title(member: Member) -> str:
    notes = []
    if member.is_me:
        notes.append(translate("lobby", "you"))
    if member.is_coordinator:
        notes.append(translate("lobby", "host"))
    if member.is_spectator:
        notes.append(translate("lobby", "watching"))
    return with_note(member.name, phrases(notes)) if notes else member.name
