"""Another cloth is seen at once: on the ground of every page, at a table that is played, in every widget."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.support.crowded import crowded_table
from tests.support.scenes import PLAIN, Seated, theme
from tusac_qt.cards.cloth import load_cloth
from tusac_qt.choices.settings import DEFAULT_CLOTH
from tusac_qt.choices.settings_file import SettingsFile
from tusac_qt.scene.looks import load_cards, load_theme
from tusac_qt.system import assets
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.windows.widgets.ground import GroundPage

CORNER = QPoint(3, 300)


def seen(widget: QWidget) -> QColor:
    """Return the color of the ground at the edge of a page."""
    return widget.grab().toImage().pixelColor(CORNER)


def test_a_cloth_that_is_chosen_is_worn_at_once_by_pages_and_widgets(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    preferences = Preferences(
        qapp, PLAIN, SettingsFile(tmp_path / "settings.toml"), load_theme(), load_cards()
    )
    preferences.begin({}, "en")
    window = MainWindow(preferences)
    qtbot.addWidget(window)
    window.resize(900, 600)
    with qtbot.waitSignal(window.seen):
        window.show()
    assert seen(window).lightness() < 80

    preferences.change(replace(PLAIN, cloth="mat"))

    assert seen(window).lightness() > 150
    assert window.palette().color(QPalette.ColorRole.WindowText).lightness() < 80
    assert preferences.skin.edge == preferences.theme.cloth.colors.card_edge

    preferences.change(replace(PLAIN, cloth="mat", has_high_contrast=True))

    assert seen(window) == QColor("white")
    assert preferences.skin.is_flat


def test_a_table_that_is_played_wears_another_cloth_without_being_laid_out_again(qtbot: QtBot) -> None:
    seated = Seated(qtbot, crowded_table(4))
    before = seen(seated.page)
    try:
        theme().wear(load_cloth(assets.root() / "cloths", "mat"))
        seated.page.wear()

        assert seen(seated.page).lightness() > before.lightness() + 60
    finally:
        theme().wear(load_cloth(assets.root() / "cloths", DEFAULT_CLOTH))


def test_a_window_of_its_own_lies_on_the_same_ground(qtbot: QtBot) -> None:
    page = GroundPage(load_theme("night"))
    qtbot.addWidget(page)
    page.resize(500, 400)
    page.show()

    assert seen(page).blue() > seen(page).red()
