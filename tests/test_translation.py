"""The languages: every text translated, placeholders kept, English where a language cannot be had."""

import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tusac_qt.system import assets
from tusac_qt.words.translation import Translators, choose_language, languages, translate

ROOT = Path(__file__).resolve().parent.parent
PLACEHOLDER = re.compile(r"\{(\w+)\}")
TRANSLATIONS = sorted((ROOT / "resources" / "i18n").glob("tusac_*.ts"))


def tool(name: str) -> str:
    """Return the path of a translation tool in the PySide6 wheel."""
    spec = find_spec("PySide6")
    assert spec is not None
    assert spec.origin is not None
    return str(Path(spec.origin).with_name(name + (".exe" if sys.platform == "win32" else "")))


def messages(path: Path) -> dict[tuple[str, str], ET.Element]:
    """Return every message of a translation file, by context and source text."""
    found = {}
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            found[(context.findtext("name") or "", message.findtext("source") or "")] = message
    return found


@pytest.mark.parametrize("path", TRANSLATIONS, ids=lambda path: path.stem)
def test_the_file_holds_exactly_the_texts_of_the_program(path: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "tusac_xx.ts"
    command = [
        tool("lupdate"),
        "-silent",
        "-extensions",
        "py",
        str(ROOT / "tusac_qt"),
        str(ROOT / "lab"),
        "-locations",
        "none",
    ]
    answer = subprocess.run([*command, "-ts", str(fresh)], capture_output=True, text=True, check=False)

    assert answer.returncode == 0, answer.stderr
    assert answer.stderr == ""
    assert messages(path).keys() == messages(fresh).keys()


@pytest.mark.parametrize("path", TRANSLATIONS, ids=lambda path: path.stem)
def test_every_text_is_translated_with_its_placeholders(path: Path) -> None:
    for (context, source), message in messages(path).items():
        translation = message.find("translation")
        assert translation is not None
        text = "".join(translation.itertext())
        assert translation.get("type") is None, f"{context}: {source!r} is {translation.get('type')}"
        assert text.strip(), f"{context}: {source!r} has no translation"
        assert sorted(PLACEHOLDER.findall(text)) == sorted(PLACEHOLDER.findall(source)), (
            f"{context}: {text!r}"
        )
        assert text[0].isspace() == source[0].isspace(), f"{context}: {text!r}"
        assert text[-1].isspace() == source[-1].isspace(), f"{context}: {text!r}"


def test_no_text_is_built_before_it_is_translated() -> None:
    built = re.compile(
        r"""\b(?:translate|tr|QT_TRANSLATE_NOOP)\(\s*(?:"[^"]*",\s*)?(?:f["']|["'][^"']*["']\s*[%+])"""
    )
    for path in (ROOT / "tusac_qt").rglob("*.py"):
        assert built.search(path.read_text(encoding="utf-8")) is None, path


@pytest.mark.parametrize("path", TRANSLATIONS, ids=lambda path: path.stem)
def test_every_language_says_its_own_code(path: Path) -> None:
    """Palettes and rulesets are called by it (docs/translating.md)."""
    assert messages(path)["language", "en"].findtext("translation") == path.stem.removeprefix("tusac_")


def test_vietnamese_is_there() -> None:
    assert languages()[0] == "en"
    assert "vi" in languages()


@pytest.mark.parametrize(
    ("wanted", "environ", "chosen"),
    [
        ("vi", {}, "vi"),
        ("", {"LANG": "vi_VN.UTF-8"}, "vi"),
        ("", {"LANG": "vi"}, "vi"),
        ("en", {"LANG": "vi_VN.UTF-8"}, "en"),
        ("", {"LC_ALL": "C.UTF-8", "LANG": "vi_VN.UTF-8"}, "en"),
        ("", {"LC_ALL": "", "LC_MESSAGES": "vi_VN"}, "vi"),
        ("xx", {"LANG": "xx_XX"}, "en"),
    ],
)
def test_the_language_is_the_wanted_one_or_the_systems(
    wanted: str, environ: dict[str, str], chosen: str
) -> None:
    assert choose_language(wanted, environ) == chosen


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Resources with compiled translations."""
    folder = tmp_path / "i18n"
    folder.mkdir()
    for path in TRANSLATIONS:
        shutil.copy(path, folder)
    subprocess.run([tool("lrelease"), "-silent", *map(str, folder.glob("*.ts"))], check=True)
    monkeypatch.setattr(assets, "root", lambda: tmp_path)
    return folder


@pytest.mark.usefixtures("compiled")
def test_the_language_can_be_exchanged(qtbot: QtBot) -> None:
    del qtbot
    translators = Translators(QCoreApplication.instance())

    assert translators.use("vi")
    assert translate("cards", "Horse") == "Mã"
    assert translators.use("en")
    assert translate("cards", "Horse") == "Horse"


def test_without_the_compiled_file_texts_stay_english(
    qtbot: QtBot, compiled: Path, caplog: pytest.LogCaptureFixture
) -> None:
    del qtbot
    (compiled / "tusac_vi.qm").write_bytes(b"not a translation")
    translators = Translators(QCoreApplication.instance())

    assert not translators.use("vi")
    assert translate("cards", "Horse") == "Horse"
    assert "tusac_vi.qm" in caplog.text


def test_without_qt_texts_are_english() -> None:
    program = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from tusac_qt.words.translation import speak_in_terminal, translate\n"
        "assert speak_in_terminal('vi') is None\n"
        "assert translate('cards', 'Horse') == 'Horse'\n"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert answer.returncode == 0, answer.stderr
    assert "texts stay English" in answer.stderr
