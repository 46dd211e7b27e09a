"""Keys do what stands on them in Latin letters, and elsewhere what their places stand for."""

import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.support.crowded import crowded_table
from tests.support.scenes import Seated
from tusac_qt.system.key_places import key_at
from tusac_qt.windows.widgets.key_names import KeyNames

US = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
PLACES = {letter: first + at for first, row in US.items() for at, letter in enumerate(row)}
"""The code of each place, as keyboards of PCs tell it."""
LAYOUTS = {
    "fr": "&é\"'(-è_çà" + "AZERTYUIOP" + "QSDFGHJKL" + "WXCVBN,",
    "ru": "1234567890" + "ЙЦУКЕНГШЩЗ" + "ФЫВАПРОЛД" + "ЯЧСМИТЬ",
    "gr": "1234567890" + ";ΣΕΡΤΥΘΙΟΠ" + "ΑΣΔΦΓΗΞΚΛ" + "ΖΧΨΩΒΝΜ",
    "ar": "١٢٣٤٥٦٧٨٩٠" + "ضصثقفغعهخح" + "شسيبلاتنم" + "ئءؤرﻻىة",
    "vn": "ăâêộ̀̉̃́đ"[0:4] + "5678" + "9đ" + "QWERTYUIOP" + "ASDFGHJKL" + "ZXCVBNM",
    "dvorak": "1234567890" + "',.PYFGCRL" + "AOEUIDHTN" + ";QJKXBM",
}
"""The letters of each place, row by row, on other keyboards."""
TRAY = "WKPCQD12345678"


def pressed(letter: str, layout: str, modifiers: Qt.KeyboardModifier | None = None) -> QKeyEvent:
    """Return the press of the place that bears a letter on an American keyboard, under another layout."""
    written = LAYOUTS[layout][list(PLACES).index(letter)]
    scan = PLACES[letter] + (0 if sys.platform == "win32" else 8)
    held = modifiers or Qt.KeyboardModifier.NoModifier
    return QKeyEvent(QEvent.Type.KeyPress, ord(written.upper()[0]), held, scan, 0, 0, written.lower())


@pytest.mark.parametrize("layout", ["ru", "gr", "ar"])
@pytest.mark.skipif(sys.platform == "darwin", reason="places have other codes there")
def test_where_letters_are_not_latin_every_key_of_the_answers_counts_by_its_place(layout: str) -> None:
    names = KeyNames()
    first = "Z"  # once a letter has shown what keyboard it is, punctuation counts by its place too
    assert names.name(pressed(first, layout)) == first

    for letter in (*TRAY, *"ASHBLTVXN"):
        assert names.name(pressed(letter, layout)) == letter


@pytest.mark.skipif(sys.platform == "darwin", reason="places have other codes there")
def test_on_a_french_keyboard_digits_count_by_place_and_letters_by_what_they_write() -> None:
    names = KeyNames()

    assert [names.name(pressed(digit, "fr")) for digit in "12345678"] == list("12345678")
    assert names.name(pressed("Q", "fr")) == "A"
    assert names.name(pressed("A", "fr")) == "Q"
    assert names.name(pressed("M", "fr")) == "", "a comma is no M"


@pytest.mark.skipif(sys.platform == "darwin", reason="places have other codes there")
def test_a_vietnamese_keyboard_that_writes_letters_in_the_row_of_digits_answers_by_digits() -> None:
    names = KeyNames()

    assert [names.name(pressed(digit, "vn")) for digit in "1234"] == list("1234")
    assert names.name(pressed("W", "vn")) == "W"


@pytest.mark.skipif(sys.platform == "darwin", reason="places have other codes there")
def test_punctuation_at_the_place_of_a_letter_means_nothing_on_a_latin_keyboard() -> None:
    names = KeyNames()
    names.name(pressed("P", "dvorak"))

    assert [names.name(pressed(letter, "dvorak")) for letter in "QWEZ"] == [""] * 4


def test_a_shifted_digit_that_writes_a_sign_is_none() -> None:
    shift = Qt.KeyboardModifier.ShiftModifier
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Exclam, shift, 10, 0, 0, "!")

    assert KeyNames().name(event) == ""


def test_without_any_code_of_the_system_nothing_is_guessed() -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, ord("З"), Qt.KeyboardModifier.NoModifier, "з")

    assert KeyNames().name(event) == ""


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_every_system_has_each_place_once(platform: str) -> None:
    codes = range(256)
    named = [key_at(code, code, platform) for code in codes]

    assert sorted(filter(None, named)) == sorted("".join(US.values()))
    assert key_at(24, 0, "linux") == key_at(16, 0, "win32") == key_at(0, 12, "darwin") == "Q"


@pytest.mark.skipif(sys.platform == "darwin", reason="places have other codes there")
@pytest.mark.parametrize(("letter", "layout"), [("3", "fr"), ("P", "ru"), ("P", "gr"), ("P", "ar")])
def test_an_offered_pong_is_taken_by_its_key_on_every_keyboard(
    qtbot: QtBot, letter: str, layout: str
) -> None:
    seated = Seated(qtbot, crowded_table(4))
    acted = QSignalSpy(seated.page.view.key_pressed)
    QApplication.sendEvent(seated.page.view, pressed(letter, layout))

    assert acted.at(0)[0] == letter
    assert seated.bridge.table.prompt is None
