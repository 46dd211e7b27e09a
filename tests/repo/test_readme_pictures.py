"""The pictures of the READMEs are of today's program: painted again, they show the same words and look alike.

Where one fails, `python -m tools.readme_pictures` makes them anew.
"""

import re
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.support.golden import difference
from tests.support.phone_full import LANGUAGES
from tests.support.places import ROOT
from tools.readme_pictures import FOLDER, SCENES, WORDS, speaking

MOST_BYTES = 1_500_000
MOST_OFF = 0.15
"""Letters of other fonts are most of what differs between two computers: another card or button is more."""

READMES = ("README.md", *(f"README.{language}.md" for language in LANGUAGES if language != "en"))

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="made with the fonts of Debian")


def stored(language: str, scene: str) -> QImage:
    """Return the committed picture, of an animation the first frame."""
    return QImage(str(FOLDER / language / f"{scene}.png"))


def small(picture: QImage) -> QImage:
    """Return a picture in a few dots, in which letters are blurs."""
    ratio, way = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return picture.convertToFormat(QImage.Format.Format_RGB32).scaled(48, 30, ratio, way)


@pytest.mark.parametrize("scene", ["table", "lesson"])
@pytest.mark.parametrize(
    "language", [code if code == "en" else pytest.param(code, marks=pytest.mark.long) for code in LANGUAGES]
)
def test_a_picture_is_not_older_than_what_it_shows(language: str, scene: str, qapp: QApplication) -> None:
    with speaking(qapp, language):
        now = SCENES[scene](language)
    kept = stored(language, scene)

    assert kept.text(WORDS).split() == sorted(now.words)
    assert difference(small(kept), small(now.frames[0].image)) <= MOST_OFF


@pytest.mark.long
@pytest.mark.parametrize("scene", ["round", "together"])
def test_what_moves_and_what_a_phone_shows_is_not_older_either(scene: str, qapp: QApplication) -> None:
    with speaking(qapp, "en"):
        now = SCENES[scene]("en")
    kept = stored("en", scene)

    assert kept.text(WORDS).split() == sorted(now.words)
    assert difference(small(kept), small(now.frames[0].image)) <= MOST_OFF


def test_every_language_has_every_picture_and_none_is_large() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(LANGUAGES)
    for language in LANGUAGES:
        files = sorted((FOLDER / language).iterdir())
        assert [path.stem for path in files] == sorted(SCENES)
        assert all(path.stat().st_size <= MOST_BYTES for path in files)


@pytest.mark.parametrize("name", READMES)
def test_a_readme_shows_the_pictures_of_its_language_and_is_short(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    language = Path(name).stem.partition(".")[2] or "en"
    shown = re.findall(r"\(docs/pictures/(\w+)/(\w+)\.png\)", text)

    assert sorted(shown) == sorted((language, scene) for scene in SCENES)
    assert len(text.splitlines()) < 90


@pytest.mark.parametrize("folder", [".", "docs"])
def test_a_page_has_the_same_parts_and_links_in_all_languages(folder: str) -> None:
    def parts(name: str) -> list[str]:
        text = (ROOT / folder / name).read_text(encoding="utf-8")
        text = re.sub(r"docs/pictures/\w+", "docs/pictures", re.sub(r"\bplay\.\w+\.md", "play.md", text))
        return re.findall(r"^#+ |^- |^\*\*|^\||^```|\(docs/[^)]*\)|`[A-Z]`", text, re.MULTILINE)

    names = READMES if folder == "." else [name.replace("README", "play") for name in READMES]
    first, *others = map(parts, names)

    assert len(first) > 20
    assert dict.fromkeys(names[1:], first) == dict(zip(names[1:], others, strict=True))
