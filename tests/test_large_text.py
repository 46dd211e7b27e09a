"""What stands side by side goes below with large text, and back again in a wider window."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tusac_qt.choices.settings import Settings
from tusac_qt.windows.host_form import HostForm

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
