"""Backups made and restored in the window: the file, the files replaced, and the result."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from tusac_qt.bridges.backup import make_backup, plan_restoration, restore
from tusac_qt.bridges.backup_files import Homes
from tusac_qt.system.backups import BACKUP_SUFFIX, BackupError, Plan
from tusac_qt.windows.frame.ask import Asked, AskPanel
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.words.backup_words import made_lines, plan_lines, restored_lines, unmade_text, unrestored_text

Work = Callable[[Callable[[], Any], Callable[[Any], None]], None]
"""Does something beside the window's thread, then something with its result in that thread."""


class BackupRoom(QObject):
    """Makes and restores backups, one at a time.

    Signals:
        restoring: all threads that use files of the player are to end: the window closes afterwards.
    """

    restoring = Signal()

    def __init__(self, window: MainWindow, ask: AskPanel, work: Work, homes: Homes) -> None:
        """Do nothing yet.

        Args:
            window: closed after a backup was restored.
            ask: the panel of questions.
            work: where files are read and written.
            homes: the folders of this installation.
        """
        super().__init__(window)
        self._window = window
        self._ask = ask
        self._work = work
        self._homes = homes

    def choose_place(self) -> None:
        """Ask where a backup is to lie, and write it."""
        name = f"{datetime.now().astimezone():%Y-%m-%d}{BACKUP_SUFFIX}"
        chosen, _ = QFileDialog.getSaveFileName(self._window, self.tr("Back up"), name, self._kinds())
        if chosen:
            self.back_up_to(Path(chosen))

    def choose_backup(self) -> None:
        """Ask which backup is to be restored, then whether it is."""
        chosen, _ = QFileDialog.getOpenFileName(self._window, self.tr("Restore a backup"), "", self._kinds())
        if chosen:
            self.look_at(Path(chosen))

    def back_up_to(self, path: Path) -> None:
        """Write a backup, in the place of what lies there, and tell what it holds."""
        self._wait(self.tr("Backing up…"))
        self._work(partial(_made, path, self._homes), self._tell_made)

    def look_at(self, path: Path) -> None:
        """Check a backup, and ask whether it is to be restored."""
        self._wait(self.tr("Checking the backup…"))
        self._work(partial(_planned, path, self._homes), partial(self._ask_first, path))

    def _ask_first(self, path: Path, plan: Plan | str) -> None:
        if isinstance(plan, str):
            self._tell(self.tr("Couldn’t restore the backup"), plan)
            return
        lines = plan_lines(plan)
        if not plan.changes:
            self._tell(self.tr("Restore this backup?"), "\n".join(lines))
            return
        asked = Asked(
            self.tr("Restore this backup?"),
            "\n".join((*lines, self.tr("The game closes afterwards."))),
            self.tr("Restore"),
            self.tr("Cancel"),
            is_grave=True,
        )
        self._ask.ask(asked, lambda _text: self._restore(path))

    def _restore(self, path: Path) -> None:
        self._wait(self.tr("Restoring…"))
        self.restoring.emit()
        self._work(partial(_restored, path, self._homes), self._close)

    def _close(self, told: tuple[bool, str]) -> None:
        """Report the result; the window closes, since everything that it knows may have changed."""
        is_done, text = told
        title = self.tr("Restored") if is_done else self.tr("Couldn’t restore the backup")
        self._ask.ask(Asked(title, text, "", self.tr("Close the game")), otherwise=self._leave)

    def _leave(self) -> None:
        self._window.close()

    def _tell_made(self, told: tuple[bool, str]) -> None:
        is_done, text = told
        self._tell(self.tr("Backed up") if is_done else self.tr("Couldn’t back up"), text)

    def _tell(self, title: str, text: str) -> None:
        self._ask.ask(Asked(title, text, "", self.tr("Close")))

    def _wait(self, title: str) -> None:
        self._ask.ask(Asked(title, "", "", "", is_busy=True))

    def _kinds(self) -> str:
        return self.tr("Backups") + f" (*{BACKUP_SUFFIX})"


def _made(path: Path, homes: Homes) -> tuple[bool, str]:
    try:
        return True, "\n".join(made_lines(path, make_backup(path, homes, datetime.now().astimezone())))
    except BackupError as error:
        return False, unmade_text(path, error)


def _planned(path: Path, homes: Homes) -> Plan | str:
    try:
        return plan_restoration(path, homes)
    except BackupError as error:
        return unrestored_text(path, error)


def _restored(path: Path, homes: Homes) -> tuple[bool, str]:
    try:
        _, aside = restore(path, homes, datetime.now().astimezone())
    except BackupError as error:
        return False, unrestored_text(path, error)
    return True, "\n".join(restored_lines(aside))
