"""The languages: every text translated, placeholders kept, English where a language cannot be had."""

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.support.places import ROOT
from tools import translations
from tools.translations import FOLDER, collect, update
from tusac_qt.system import assets
from tusac_qt.system.system_language import languages_of_macos
from tusac_qt.words.catalog import Catalog
from tusac_qt.words.counted import counted
from tusac_qt.words.languages import choose_language, known_language, languages
from tusac_qt.words.translation import Translators, speak, translate

PLACEHOLDER = re.compile(r"\{\w+\}|%\(\w+\)[sr]|%[sr]")
TRANSLATIONS = sorted(FOLDER.glob("tusac_*.ts"))
ENGLISH = FOLDER / "plurals_en.ts"
LIKE_ENGLISH = {
    "tusac_fr": {
        "surprise",
        *(
            "Kong",
            "Kongs",
            "Pong",
            "Pong ×{n}",
            "possible",
            "Chow",
            "Quad",
            "champion",
            "Champions",
            "joker",
            "Jokers",
            "point",
            "Points",
            "score {points}",
            "points",
        ),
        *(
            "Marquis",
            "Baron",
            "Lotus",
            "CODE",
            "Code",
            "code",
            "Volume",
            "options",
            "Menu",
            "menu",
            "Pause",
            "Auto",
        ),
        *("Standard", "machine {n}", "Table", "Vibration"),
    },
}
"""What is said alike in both."""


def messages(path: Path) -> dict[tuple[str, str], ET.Element]:
    """Return every message of a translation file, by context and source text."""
    found = {}
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            found[(context.findtext("name") or "", message.findtext("source") or "")] = message
    return found


@pytest.mark.parametrize("path", [*TRANSLATIONS, ENGLISH], ids=lambda path: path.stem)
def test_the_file_holds_exactly_the_texts_of_the_program(path: Path, tmp_path: Path) -> None:
    fresh = tmp_path / path.name
    collect(fresh)

    assert messages(path).keys() == messages(fresh).keys()


@pytest.mark.parametrize("path", [*TRANSLATIONS, ENGLISH], ids=lambda path: path.stem)
def test_every_text_is_translated_with_its_placeholders(path: Path) -> None:
    for (context, source), message in messages(path).items():
        translation = message.find("translation")
        assert translation is not None
        assert translation.get("type") is None, f"{context}: {source!r} is {translation.get('type')}"
        for text in forms(translation):
            assert text.strip(), f"{context}: {source!r} has no translation"
            had, has = set(PLACEHOLDER.findall(source)), set(PLACEHOLDER.findall(text))
            may_lack = {"{n}"} if message.get("numerus") else set()
            assert had - may_lack <= has <= had, f"{context}: {text!r}"
            assert text[0].isspace() == source[0].isspace(), f"{context}: {text!r}"
            assert text[-1].isspace() == source[-1].isspace(), f"{context}: {text!r}"


@pytest.mark.parametrize("path", TRANSLATIONS, ids=lambda path: path.stem)
def test_no_text_is_left_in_english(path: Path) -> None:
    """A copied text passes for a translated one; the few that are alike are named."""
    keys = {
        "Esc",
        "Enter",
        "d MMMM",
        "d MMMM yyyy",
        "MMMM yyyy",
        "Home",
        "End",
        "Page Up",
        "Page Down",
        "Shift+Tab",
    }
    alike = LIKE_ENGLISH.get(path.stem, set()) | keys
    found = {
        source
        for (_, source), message in messages(path).items()
        if re.search("[A-Za-z]{2}", PLACEHOLDER.sub("", source)) and message.findtext("translation") == source
    }

    assert found <= alike, "translate them, or name them in LIKE_ENGLISH"


def test_french_has_a_blank_that_breaks_no_line_before_its_high_marks() -> None:
    for (context, source), message in messages(FOLDER / "tusac_fr.ts").items():
        translation = message.find("translation")
        assert translation is not None
        for text in forms(translation):
            assert not re.search(r"\S [:;!?»](?!\w)|« |[&]#", text), f"{context}: {source!r}"


def forms(translation: ET.Element) -> list[str]:
    """Return the forms of a translation for different numbers, the one form of most."""
    return [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]


@pytest.mark.parametrize("code", ["ja", "zh_CN", "zh_TW"])
def test_chinese_and_japanese_have_wide_marks_beside_their_letters(code: str) -> None:
    letter = "[\u3040-\u30ff\u4e00-\u9fff]"
    narrow = re.compile(f"{letter}[,:;?!]|[,:;?!]{letter}")
    translations_of = (one.find("translation") for one in messages(FOLDER / f"tusac_{code}.ts").values())
    found = [text for one in translations_of if one is not None for text in forms(one)]

    # such as 地址[:端口], which is typed with the narrow mark
    assert [text for text in found if narrow.search(text) and "[:" not in text] == []


@pytest.mark.parametrize("code", ["zh_CN", "zh_TW"])
def test_chinese_says_you_as_the_family_does(code: str) -> None:
    assert "\u60a8" not in (FOLDER / f"tusac_{code}.ts").read_text(encoding="utf-8")


def test_no_text_is_built_before_it_is_translated() -> None:
    built = re.compile(
        r"""\b(?:translate|tr|QT_TRANSLATE_NOOP)\(\s*(?:"[^"]*",\s*)?(?:f["']|["'][^"']*["']\s*[%+])"""
    )
    for path in (ROOT / "tusac_qt").rglob("*.py"):
        assert built.search(path.read_text(encoding="utf-8")) is None, path


def test_no_text_stands_where_the_collector_of_texts_does_not_look() -> None:
    for path in (ROOT / "tusac_qt").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            inside = ast.walk(node) if isinstance(node, ast.JoinedStr) else ()
            calls = (call.func for call in inside if isinstance(call, ast.Call))
            named = {getattr(func, "attr", getattr(func, "id", "")) for func in calls}
            assert not named & {"translate", "tr"}, f"{path}, line {getattr(node, 'lineno', 0)}"


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
        ("vi_VN", {}, "vi"),
        ("", {"LANG": "vi_VN.UTF-8"}, "vi"),
        ("", {"LANG": "vi"}, "vi"),
        ("en", {"LANG": "vi_VN.UTF-8"}, "en"),
        ("", {"LC_ALL": "C.UTF-8", "LANG": "vi_VN.UTF-8"}, "en"),
        ("", {"LC_ALL": "", "LC_MESSAGES": "vi_VN"}, "vi"),
        ("xx", {"LANG": "xx_XX"}, "en"),
        ("", {"LANGUAGE": "xx:vi:en", "LANG": "en_US.UTF-8"}, "vi"),
        ("", {"LANGUAGE": "en:vi", "LANG": "vi_VN.UTF-8"}, "en"),
        ("", {"LANGUAGE": "xx", "LANG": "vi_VN.UTF-8"}, "vi"),
        ("", {"LANGUAGE": "vi", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_language_is_the_wanted_one_or_the_systems(
    wanted: str, environ: dict[str, str], chosen: str
) -> None:
    assert choose_language(wanted, environ) == chosen


@pytest.mark.parametrize(
    ("tag", "code"),
    [
        ("zh_TW.UTF-8", "zh_TW"),
        ("zh-tw", "zh_TW"),
        ("zh_HK", "zh_TW"),
        ("zh-Hant-MY", "zh_TW"),
        ("yue", "zh_TW"),
        ("zh", "zh_CN"),
        ("zh_SG", "zh_CN"),
        ("zh-Hans-HK", "zh_CN"),
        ("zh_CN.GB18030", "zh_CN"),
        ("fr_CA@euro", "fr"),
        ("FR", "fr"),
        ("eo", None),
        ("../fr", None),
    ],
)
def test_a_region_or_a_script_tells_which_writing_is_meant(
    tag: str, code: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "i18n").mkdir()
    for name in ("fr", "zh_TW", "zh_CN"):
        (tmp_path / "i18n" / f"tusac_{name}.ts").touch()
    monkeypatch.setattr(assets, "root", lambda: tmp_path)

    assert known_language(tag) == code


def test_the_languages_of_macos_are_read_in_their_order() -> None:
    printed = '(\n    "zh-Hant-TW",\n    fr,\n    "en-US"\n)\n'

    assert languages_of_macos((sys.executable, "-c", f"print({printed!r})")) == ("zh-Hant-TW", "fr", "en-US")
    assert languages_of_macos((sys.executable, "-c", "raise SystemExit(1)")) == ()
    assert languages_of_macos(("no such program",)) == ()


@pytest.fixture
def afterwards_english() -> Iterator[None]:
    yield
    speak("en")


@pytest.mark.usefixtures("afterwards_english", "qapp")
def test_the_language_can_be_exchanged() -> None:
    translators = Translators(QCoreApplication.instance())

    assert translators.use("vi")
    assert translate("cards", "Horse") == "Mã"
    assert QCoreApplication.translate("cards", "Horse") == "Mã"
    assert translators.use("en")
    assert translate("cards", "Horse") == "Horse"
    assert QCoreApplication.translate("cards", "Horse") == "Horse"


@pytest.mark.usefixtures("afterwards_english")
@pytest.mark.parametrize("held", [b"not a translation", None])
def test_without_a_sound_file_texts_stay_english(
    held: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "i18n").mkdir()
    if held is not None:
        (tmp_path / "i18n" / "tusac_vi.ts").write_bytes(held)
    monkeypatch.setattr(assets, "root", lambda: tmp_path)

    assert not speak("vi")
    assert translate("cards", "Horse") == "Horse"
    assert "tusac_vi.ts" in caplog.text


def test_no_qt_is_needed_to_speak_a_language() -> None:
    program = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from tusac_qt.words.translation import speak, translate\n"
        "assert speak('vi')\n"
        "assert translate('cards', 'Horse') == 'M\\u00e3'\n"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert answer.returncode == 0, answer.stderr


@pytest.mark.usefixtures("afterwards_english")
@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", ["0 points", "1 point", "-1 point", "2 points"]),
        ("vi", ["0 lệnh", "1 lệnh", "-1 lệnh", "2 lệnh"]),
    ],
)
def test_a_number_has_the_form_that_the_language_gives_it(code: str, said: list[str]) -> None:
    speak(code)

    assert [counted.points(n) for n in (0, 1, -1, 2)] == said


def test_in_french_nothing_is_singular() -> None:
    french = Catalog("fr", {("Counted", "{n} points"): ("{n} point", "{n} points")})

    assert [french.find("Counted", "{n} points", n) for n in (0, 1, 2)] == [
        "{n} point",
        "{n} point",
        "{n} points",
    ]


def test_a_new_language_begins_with_its_own_code_and_all_else_to_be_translated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "resources" / "i18n"
    folder.mkdir(parents=True)
    monkeypatch.setattr(translations, "FOLDER", folder)

    said = translations.begin("eo")

    path = folder / "tusac_eo.ts"
    assert translations.translated(path) == {("language", "en"): "eo"}
    assert said == f"resources/i18n/tusac_eo.ts: {len(translations.unfinished(path))} texts to be translated"
    with pytest.raises(SystemExit, match="is there already"):
        translations.begin("eo")


@pytest.mark.parametrize("code", ["klingon", "xx", "../eo", "pt-BR", ""])
def test_what_is_no_language_is_not_begun(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translations, "FOLDER", tmp_path)

    with pytest.raises(SystemExit, match="is no language that Qt knows; write its code"):
        translations.begin(code)

    assert not list(tmp_path.iterdir())


def test_an_update_drops_much_only_when_it_is_asked_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tusac_eo.ts"
    said = "".join(
        f"<message><source>Old text {n}</source><translation>Alt {n}</translation></message>"
        for n in range(30)
    )
    before = f"<TS version='2.1' language='eo'><context><name>old</name>{said}</context></TS>"
    path.write_text(before, encoding="utf-8")

    assert not update(path, may_prune=False)
    assert path.read_text(encoding="utf-8") == before
    assert "'Old text 7', which was 'Alt 7'" in capsys.readouterr().out
    assert not update(path, may_prune=True), "all the texts of today are missing"
    assert "Old text" not in path.read_text(encoding="utf-8")
    assert "to be translated: cards: 'Horse'" in capsys.readouterr().out
