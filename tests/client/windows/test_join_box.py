"""How others can join, as it is read aloud: what may be typed, then what is needed besides."""

from dataclasses import replace

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from net.address import Address
from net.node.reports import Hosted
from tests.support.network import lobby
from tusac_qt.windows.network.join_box import JoinBox

HERE = Address("192.0.2.2", 28412)


def spoken(qtbot: QtBot, place: Hosted) -> str:
    """The text that is read aloud of it."""
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


def test_only_a_guest_of_another_computer_earns_the_tick_and_takes_the_warning_away(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box, alone = JoinBox(window), lobby(people=2)
    box.show_place(Hosted((HERE,), "2", ""))
    box.show_advertised(is_advertised=True)
    box.warn_of("This system’s firewall blocks incoming connections.")
    me, guest = alone.members[:2]
    for address in (
        None,
        Address("127.0.0.1", 7400),
        Address(HERE.host, 7401),
    ):  # of phones, which this one serves
        box.show_status(replace(alone, members=(me, replace(guest, address=address))))
        assert box.visible.text().endswith("no other computer has come in yet."), (
            "somebody sits there already"
        )
        assert not box.warning.isHidden()
        assert "firewall blocks" in box.spoken

    box.show_status(replace(alone, members=(me, replace(guest, address=Address("192.0.2.9", 7400)))))
    assert box.visible.text().endswith("✓")
    assert box.warning.isHidden()
    box.show_status(alone)
    assert box.visible.text().endswith("✓"), "who has come in has shown that others can"
