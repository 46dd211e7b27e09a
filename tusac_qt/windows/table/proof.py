"""The panel behind the padlock: the machines' proofs and checks of this round, and its record."""

import shutil
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeyEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from net.match.status import ProofStatus
from net.table.interface.status import Status
from tusac_qt.model.lobby import GONE, present_members
from tusac_qt.model.table_notes import proof_line, proof_members
from tusac_qt.model.zones import TableLayout
from tusac_qt.windows.widgets.key_names import key_name
from tusac_qt.windows.widgets.member_list import EmblemLabel
from tusac_qt.windows.widgets.plain import PlainLabel, set_tip
from tusac_qt.windows.widgets.scrolling import ScrolledBody
from tusac_qt.words.network import presence_name, trust_text
from tusac_qt.words.system_errors import failure_text


class ProofPanel(QFrame):
    """The panel; it covers the table until it is closed.

    Signals:
        closed: it was pressed away.
        failed: why the record could not be saved, in a line.
    """

    closed = Signal()
    failed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._record: Path | None = None
        self._body = 15.0
        self._room: TableLayout | None = None
        self.title = PlainLabel(self)
        self.title.setProperty("role", "title")
        self.title.setWordWrap(True)
        self.text = PlainLabel(self)
        self.text.setWordWrap(True)
        self._rows = QGridLayout()
        self._rows.setColumnStretch(2, 1)
        self.words = PlainLabel(self)
        self.words.setWordWrap(True)
        self.words.setProperty("role", "secondary")
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.waiting = PlainLabel(self)
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.waiting.setWordWrap(True)
        self.waiting.hide()
        self.save, self.folder, self.close_button = (QPushButton(self) for _ in range(3))
        self.close_button.setProperty("role", "large")
        self.save.clicked.connect(self._ask_where)
        self.folder.clicked.connect(self._open_folder)
        self.close_button.clicked.connect(self.press_away)
        buttons = QHBoxLayout()
        buttons.addWidget(self.save)
        buttons.addWidget(self.folder)
        buttons.addStretch()
        buttons.addWidget(self.close_button)
        self._box = box = QVBoxLayout(self)
        inner = QWidget()
        self._told = told = QVBoxLayout(inner)
        told.setContentsMargins(0, 0, 0, 0)
        told.addWidget(self.text)
        told.addLayout(self._rows)
        told.addWidget(self.words)
        told.addStretch()
        self.area = ScrolledBody(self)
        self.area.setWidget(inner)
        box.addWidget(self.title)
        box.addWidget(self.area, 1)
        box.addWidget(self.waiting)
        box.addLayout(buttons)
        self.hide()

    def keep(self, record: Path) -> None:
        """Remember the path of the last finished round's record."""
        self._record = record

    def place(self, layout: TableLayout) -> None:
        """Move to the middle of the table."""
        self._body = layout.text.body
        pad = round(1.5 * self._body)
        self._box.setContentsMargins(pad, pad, pad, pad)
        for part in (self._box, self._told):
            part.setSpacing(round(0.8 * self._body))
        self._room = layout
        self._fit()

    def _fit(self) -> None:
        """Take the middle of the table, as high as the text, or as the table allows."""
        layout = self._room
        if layout is None:
            return
        width = min(0.92 * layout.width, max(620.0, 0.52 * layout.width))
        inner = self.area.widget()
        edges = self._box.contentsMargins()
        told = 0 if inner is None else self._told.heightForWidth(round(width) - edges.left() - edges.right())
        others = [self.title, self.close_button, *([] if self.waiting.isHidden() else [self.waiting])]
        around = sum(part.sizeHint().height() for part in others) + len(others) * self._box.spacing()
        height = min(0.92 * layout.height, told + around + edges.top() + edges.bottom() + 8)
        self.setGeometry(
            round((layout.width - width) / 2),
            round((layout.height - height) / 2),
            round(width),
            round(height),
        )

    def show_proof(self, status: Status) -> None:
        """Show the present proofs."""
        proof = status.proof
        if proof is None:
            return
        self.title.setText(proof_line(status))
        lines = [self._alone_text()] if proof.machines == 1 else self._proven_lines(status, proof)
        self.text.setText("\n\n".join(line for line in lines if line))
        self._show_rows(status, proof)
        self.words.setText(
            self.tr(
                "Take turns reading these words aloud: {words}. If every screen shows the same ones, nobody"
                " is listening in."
            ).format(words=status.words)
        )
        self.words.setVisible(any(not member.is_me for _, member in present_members(status)))
        self.save.setText(self.tr("Save record…"))
        self.folder.setText(self.tr("Open the records folder"))
        self.close_button.setText(self.tr("Close"))
        self.save.setEnabled(self._record is not None)
        set_tip(
            self.save, "" if self._record is not None else self.tr("You can save the record after the round.")
        )
        self.folder.setEnabled(self._record is not None)
        self._fit()

    def _alone_text(self) -> str:
        """Return the text about trust in a single computer.

        Nobody else is there to check it.
        """
        return self.tr(
            "One computer runs every player here, so it shuffles alone and can see all the cards. With"
            " another person’s computer at the table, both shuffle and each proves that it doesn’t cheat."
        )

    def _proven_lines(self, status: Status, proof: ProofStatus) -> list[str]:
        """Return the lines about what several computers have proven, and what each can see all the same."""
        return [
            self.tr(
                "Every computer shuffled the encrypted deck and proved that it changed no card. No single"
                " computer, not even the host’s, could see another person’s hand or stack the deck. After the"
                " round, every computer reveals its keys, and all the others check every card and move again."
            ),
            self._league_text(proof.machines),
            trust_text(status),
        ]

    def _league_text(self, machines: int) -> str:
        """Return the text about what colluding machines can read.

        A majority can read the wall, and so draw conclusions about hands.
        """
        if machines == 2:
            return self.tr(
                "With two computers, neither can read a card in the wall or in the other’s hand before its"
                " time."
            )
        league = machines // 2 + 1
        if machines - league == 1:
            text = self.tr(
                "With {machines} computers at the table, {league} of them working together can read the"
                " wall before it’s drawn, and so work out what the other one holds. Fewer can’t."
            )
        else:
            text = self.tr(
                "With {machines} computers at the table, {league} of them working together can read the"
                " wall before it’s drawn, and so work out which cards the others hold between them, but not"
                " who holds which. Fewer can’t."
            )
        return text.format(machines=machines, league=league)

    def tell_start(self, line: str) -> None:
        """Show when the next round starts, as the panel covers the result; "" if unknown."""
        self.waiting.setText(line)
        self.waiting.setVisible(bool(line))
        self._fit()

    def open(self, status: Status) -> None:
        """Show it, and take the keyboard."""
        self.show_proof(status)
        self.show()
        self.come_forward()

    def come_forward(self) -> None:
        """Raise the panel over everything else of the page, and take the keyboard."""
        self.raise_()
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def press_away(self) -> None:
        """Close it."""
        self.hide()
        self.closed.emit()

    def save_to(self, path: Path) -> None:
        """Copy the record of the last finished round to a path; report a disk that refuses."""
        if self._record is None:
            return
        try:
            shutil.copyfile(self._record, path)
        except OSError as error:
            self.failed.emit(
                self.tr("Couldn’t save the record: {problem}").format(problem=failure_text(error))
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Close with Escape or V, press the focused button with Enter; swallow everything else."""
        if key_name(event) in ("Esc", "V"):
            self.press_away()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QPushButton):
                focused.click()
        self.area.move_by_key(event.key())
        event.accept()

    def _show_rows(self, status: Status, proof: ProofStatus) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        side = round(1.8 * self._body)
        for row, (place, member) in enumerate(proof_members(status, proof)):
            self._rows.addWidget(PlainLabel(member.name), row, 0)
            self._rows.addWidget(EmblemLabel(member.emblem, side), row, 1)  # of the key, as the words are
            gone = presence_name(member.presence) if member.presence in GONE else ""
            told = "  ·  ".join(part for part in (member.words, gone) if part)
            self._rows.addWidget(PlainLabel(told), row, 2)
            done = self.tr("shuffle proven ✓") if place in proof.shuffled else self.tr("hasn’t shuffled yet")
            checked = self.tr("round checked ✓") if place in proof.verified else self.tr("not checked yet")
            for column, text in enumerate((done, checked), 3):
                label = PlainLabel(text)
                label.setProperty("role", "secondary")
                self._rows.addWidget(label, row, column)

    def _ask_where(self) -> None:
        if self._record is None:
            return
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Save record…"), self._record.name)
        if chosen:
            self.save_to(Path(chosen))

    def _open_folder(self) -> None:
        if self._record is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._record.parent)))
