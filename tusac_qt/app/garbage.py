"""Python's cyclic garbage, collected on the window's thread and on no other.

Python collects on whichever thread happens to allocate. A page that was left is such garbage until Qt deletes
it; collected on the node's thread at that moment it would be deleted twice, and the program crash.
"""

import gc

from PySide6.QtCore import QObject, QTimer

_EVERY_MS = 5000
_YOUNG = 2000
"""Objects made since the last collection from which on a young one is worth its while."""
_FULL_EVERY = 12
"""Of so many times one looks at everything."""


class Garbage(QObject):
    """Collects garbage from now on, in place of Python."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._times = 0
        timer = QTimer(self)
        timer.setInterval(_EVERY_MS)
        timer.timeout.connect(self._collect)
        timer.start()

    def keep_all(self) -> None:
        """Exempt all present objects from collection, so that a full collection costs no frame at a table."""
        gc.freeze()

    def _collect(self) -> None:
        self._times += 1
        if self._times % _FULL_EVERY == 0:
            gc.collect()
        elif gc.get_count()[0] > _YOUNG:
            gc.collect(1)
