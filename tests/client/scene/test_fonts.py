"""Fonts: no language is shown as boxes, and each is called by a name that can be read."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.places import ROOT
from tusac_qt.scene.fonts import can_show, font, language_name, no_font_text
from tusac_qt.words.translation import speak

WITHOUT_FONTS = """
import sys
from pathlib import Path
from dataclasses import replace
from PySide6.QtWidgets import QApplication
from tusac_qt.choices.settings import Settings
from tusac_qt.choices.settings_file import SettingsFile
from tusac_qt.scene.looks import load_cards, load_theme
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.windows.desktop.preferences import Preferences
app = QApplication([])
preferences = Preferences(app, Settings(language=sys.argv[2]), SettingsFile(Path(sys.argv[1])), load_theme(), load_cards())
preferences.begin({}, None)
window = MainWindow(preferences)
print(preferences.language)
print(window.home.language.text())
print(window.home._notice.text())
"""
LATIN = Path("/usr/share/fonts/truetype/dejavu")
"""Fonts that know no Chinese character."""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have fonts of their own")
@pytest.mark.parametrize(
    ("code", "name", "package", "fonts"),
    [
        ("vi", "Vietnamese", "fonts-dejavu-core", None),
        ("ja", "Japanese", "fonts-noto-cjk", None),
        ("ja", "Japanese", "fonts-noto-cjk", LATIN),
        ("zh_CN", "Chinese (simplified)", "fonts-noto-cjk", LATIN),
        ("zh_TW", "Chinese (traditional)", "fonts-noto-cjk", LATIN),
    ],
)
def test_a_language_that_no_font_can_write_is_not_spoken_and_what_to_install_is_told(
    tmp_path: Path, code: str, name: str, package: str, fonts: Path | None
) -> None:
    setup = tmp_path / "fonts.conf"
    folder = fonts or tmp_path
    setup.write_text(f"<fontconfig><dir>{folder}</dir><cachedir>{tmp_path}</cachedir></fontconfig>")
    answer = subprocess.run(
        [sys.executable, "-c", WITHOUT_FONTS, str(tmp_path / "settings.toml"), code],
        cwd=ROOT,
        env={**os.environ, "FONTCONFIG_FILE": str(setup), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )

    spoken, shown, notice = answer.stdout.split("\n", 2)
    assert spoken == "en", answer.stderr
    assert shown.startswith("English"), "the page speaks what can be read"
    assert f"No font on this computer can show {name}" in notice
    assert f"sudo apt-get install {package}" in notice
    assert f"sudo apt-get install {package}" in answer.stderr


@pytest.mark.usefixtures("qapp")
def test_what_can_be_written_is_called_by_its_own_name() -> None:
    assert can_show("vi")
    assert no_font_text("vi") == ""
    assert language_name("vi") == "Tiếng Việt"
    assert language_name("fr") == "Français"
    assert language_name("en") == "English"
    assert language_name("zh_TW") in {"繁體中文", "Chinese (traditional)"}


@pytest.mark.usefixtures("qapp")
def test_the_font_follows_the_language() -> None:
    before = font(20).families()
    speak("vi")
    try:
        assert font(20).families() == before, "Latin letters look alike in every language"
    finally:
        speak("en")
