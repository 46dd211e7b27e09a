"""A page with fields is scrolled by the wheel, and no field under the pointer changes by that."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QScrollArea, QSlider, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from tests.client.windows.test_window_home import House, open_house
from tests.support.tour import Tour
from tusac_qt.choices.settings import SIZE_STEP, Settings
from tusac_qt.play.tips import Tip


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """A program whose window shows its settings, all of them."""
    with open_house(qtbot, tmp_path, Settings(name="An", language="en", rounds=4)) as made:
        made.window.resize(1024, 600)
        made.rooms.open_settings()
        made.rooms.settings_page.more.setChecked(True)
        QApplication.processEvents()
        yield made


def turn_wheel(house: House, widget: QWidget) -> None:
    """Turn the wheel down over a widget, as the system tells it."""
    middle = QPointF(widget.mapTo(house.window, widget.rect().center()))
    QTest.wheelEvent(house.window.windowHandle(), middle, QPoint(0, -120))
    QApplication.processEvents()


def test_the_wheel_changes_no_setting(house: House) -> None:
    page, before = house.rooms.settings_page, house.preferences.settings
    area = next(area for area in page.findChildren(QScrollArea) if area.isAncestorOf(page.language))
    kinds = (QComboBox, QSpinBox, QSlider)
    fields = [field for kind in kinds for field in page.findChildren(kind) if field.isVisibleTo(page)]
    for field in fields:
        area.ensureWidgetVisible(field)
        field.setFocus()
        turn_wheel(house, field)

    assert len(fields) > 5
    assert house.preferences.settings == before


def test_the_wheel_leaves_the_keyboard_where_it_is(house: House) -> None:
    page = house.rooms.settings_page
    area = next(area for area in page.findChildren(QScrollArea) if area.isAncestorOf(page.language))
    for field in (page.language, page.rounds, page.size_choice):
        page.name.setFocus()
        area.ensureWidgetVisible(field)
        turn_wheel(house, field)
        assert page.name.hasFocus()


@pytest.mark.slow
def test_on_no_page_the_wheel_brings_the_keyboard_to_anything(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    settings = Settings(name="An", language="en", flight_percent=0, tips_seen=frozenset(Tip))
    tour = Tour(tmp_path, settings)
    window, by_wheel = tour.program.window, Qt.FocusPolicy.WheelFocus
    found = {
        f"{page}: {type(widget).__name__}"
        for page in tour.pages()
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() & by_wheel == by_wheel
    }
    tour.close()

    assert not found


def test_over_a_field_the_wheel_scrolls_the_page(house: House) -> None:
    page = house.rooms.settings_page
    area = next(area for area in page.findChildren(QScrollArea) if area.isAncestorOf(page.language))
    before = area.verticalScrollBar().value()
    turn_wheel(house, page.language)

    assert area.verticalScrollBar().value() > before


def test_text_takes_its_new_size_when_the_slider_is_let_go(house: House) -> None:
    page = house.rooms.settings_page
    page.size_choice.setSliderDown(True)
    page.size_choice.setSliderPosition(139)
    during, said = house.preferences.settings, page._size_name.text()
    page.size_choice.setSliderDown(False)

    assert during.scale_percent == 100
    assert said == "140%"
    assert house.preferences.settings == replace(during, scale_percent=140)


def test_a_press_beside_the_handle_brings_it_there(house: House) -> None:
    slider = house.rooms.settings_page.size_choice
    for share in (0.7, 0.4):
        place = QPoint(round(share * slider.width()), slider.height() // 2)
        QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=place)
        QApplication.processEvents()
        wanted = slider.minimum() + share * (slider.maximum() - slider.minimum())
        assert abs(house.preferences.settings.scale_percent - wanted) <= SIZE_STEP
