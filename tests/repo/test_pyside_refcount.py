"""PySide6 must not lose references to None, as 6.12.0 does on Python 3.11 until the process aborts."""

import sys

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_calls_that_return_nothing_keep_the_references_to_none(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    label.setText("first")
    before = sys.getrefcount(None)
    for count in range(500):
        label.setText(str(count))

    lost = before - sys.getrefcount(None)

    assert lost < 100
