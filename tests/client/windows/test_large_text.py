"""Widgets side by side move below each other with large text, and back in a wider window."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tusac_qt.choices.settings import Settings
from tusac_qt.windows.network.host_form import HostForm

USUAL_PX, LARGE_PX = 14, 35


def test_a_label_is_beside_its_field_where_there_is_room_and_above_it_elsewhere(qtbot: QtBot) -> None:
    window, form = QWidget(), HostForm(Settings())
    qtbot.addWidget(window)
    form.setParent(window)
    form.show_settings(Settings(), "An")
    form.fit(USUAL_PX)  # before the window has given it its width
    form.resize(1024, 600)
    window.show()
    form.show()

    def is_beside() -> bool:
        return form._name_label.geometry().right() < form.name.geometry().left()

    qtbot.waitUntil(is_beside)
    form.fit(LARGE_PX)
    qtbot.waitUntil(lambda: form._name_label.geometry().bottom() < form.name.geometry().top())
    form.resize(2560, 1440)
    qtbot.waitUntil(is_beside)


def test_what_opens_a_table_is_in_sight_in_every_size_of_text(qtbot: QtBot) -> None:
    window, form = QWidget(), HostForm(Settings())
    qtbot.addWidget(window)
    form.setParent(window)
    form.show_settings(Settings(), "An")
    window.resize(1024, 600)
    form.resize(1024, 600)
    window.show()
    form.show()
    form.setFocus()

    def is_in_sight() -> bool:
        corner = form.open.mapTo(form, form.open.rect().bottomRight())
        return form.rect().contains(corner)

    def is_in_the_panel() -> bool:
        return form._panel.isAncestorOf(form.open)

    form.fit(USUAL_PX)
    qtbot.waitUntil(is_in_sight)
    assert is_in_the_panel()
    form.fit(LARGE_PX)
    qtbot.waitUntil(is_in_sight)
    assert not is_in_the_panel()
    form.fit(USUAL_PX)
    qtbot.waitUntil(is_in_the_panel)
    assert form.focusWidget() is form.open
