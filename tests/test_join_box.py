"""How others can join, as it is read aloud: what may be typed, then what is needed besides."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from net.address import Address
from net.node.reports import Hosted
from tusac_qt.windows.join_box import JoinBox

HERE = Address("192.0.2.2", 28412)


def spoken(qtbot: QtBot, place: Hosted) -> str:
    """What is read aloud of it."""
    window = QWidget()
    qtbot.addWidget(window)
    box = JoinBox(window)
    box.show_place(place)
    return box.spoken


def test_number_and_address_are_two_ways_and_the_code_is_told_after_them(qtbot: QtBot) -> None:
    told = spoken(qtbot, Hosted((HERE,), "2", "lotus"))

    assert "or type: 2, or 192.0.2.2:28412. Code: lotus." in told


def test_without_a_number_the_address_is_what_is_typed(qtbot: QtBot) -> None:
    assert "or type: 192.0.2.2:28412." in spoken(qtbot, Hosted((HERE,), "", ""))
