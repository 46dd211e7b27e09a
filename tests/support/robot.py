"""pytest-qt's robot, as patient as all our tests."""

from collections.abc import Callable
from typing import Any

from pytestqt.qtbot import QtBot

from tests.support.patience import PATIENCE_MS


class PatientBot(QtBot):
    """The robot, with our patience where a test names no other."""

    def waitUntil(self, callback: Callable[[], Any], *, timeout: int = PATIENCE_MS) -> None:  # noqa: N802 - as in Qt
        """See `QtBot`."""
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **options: Any) -> Any:  # noqa: ANN401, N802 - as in Qt
        """See `QtBot`."""
        return super().waitSignal(signal, timeout=timeout, **options)
