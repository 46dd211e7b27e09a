"""Offers a new table to players of a table that has lost too many machines to go on."""

from PySide6.QtCore import QObject, QTimer, Signal

from net.table.interface.status import Status
from tusac_qt.model.split import OFFER_AFTER_S, OFFER_AGAIN_S, offer_text, split_of, waiting_text
from tusac_qt.windows.frame.ask import Asked, AskPanel


class LongWait(QObject):
    """Watches one player's table.

    Signals:
        wanted: the player goes on with a new table; carries the `Status` of the one that waits.
    """

    wanted = Signal(object)

    def __init__(self, ask: AskPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._ask = ask
        self._status: Status | None = None
        self._is_offered = False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._offer)

    def follow(self, status: Status | None) -> None:
        """Process the status of the table; None when away from it."""
        is_split = status is not None and split_of(status) is not None
        if is_split and self._status is None:
            self._patience.start(round(1000 * OFFER_AFTER_S))
        elif not is_split:
            self._stop()
        self._status = status if is_split else None

    def _stop(self) -> None:
        self._patience.stop()
        if self._is_offered:
            self._is_offered = False
            self._ask.press_away()

    def _offer(self) -> None:
        """Ask, or a little later if another question is open just now."""
        split = None if self._status is None else split_of(self._status)
        if split is None:
            return
        if self._ask.is_asking:
            self._patience.start(round(1000 * OFFER_AFTER_S))
            return
        self._is_offered = True
        title, text = waiting_text(split), offer_text(split)
        asked = Asked(title, text, self.tr("Open a new table"), self.tr("Wait"), is_grave=True)
        self._ask.ask(asked, self._accept, self._refuse)

    def _accept(self, _text: str) -> None:
        self._is_offered = False
        self.wanted.emit(self._status)

    def _refuse(self) -> None:
        self._is_offered = False
        self._patience.start(round(1000 * OFFER_AGAIN_S))
