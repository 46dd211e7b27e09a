"""Small pictures of pages in all cloths and sizes of window, to be compared with pictures that were approved.

They have a few thousand dots each. Letters are blurs in them, so that other fonts make no difference; a
missing cloth, a missing hand, or a panel over the cards does.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.support.tour import Tour, rest, until
from tusac_qt.choices.settings import Settings
from tusac_qt.play.tips import Tip

FOLDER = Path(__file__).parent.parent / "golden" / "pictures"
PAGES = (
    "home", "games", "score book", "archive", "daily deal", "look back", "settings", "rules", "keys",
    "rules editor",
    "form of a table", "lesson", "table", "result", "end of the match", "lobby",
)  # fmt: skip
CLOTHS = ("lacquer", "mat", "night")
"""Cloths that everybody has; the ones to be won differ from the first in their colors alone."""
SIZES = {
    1: ((1024, 600), (1366, 768), (1920, 1080), (3840, 2160)),
    2: ((1024, 600), (1366, 768), (1920, 1080)),
}
"""Of windows, in logical pixels, by the scale of the screen: at 2 the largest fills a screen of 4K.

A fourth at 2 would be a window of 7680 x 4320 dots, which no screen has: 130 MB for each picture of it.
"""

_FEW = {1: 3, 2: 1}
_DOTS = 48, 27
_COLUMNS = 4
_OFF = 40
"""A dot is off that differs by so much of 255 in red, green or blue."""
MOST_OFF = 0.06
"""More dots off than this share of them is another picture."""
_TINT = 8.0
"""So is one that is so much of 255 more red, green or blue, all dots taken together.

Other fonts make a difference of less than 1; the two dark cloths differ by 16 even where all is panel.
"""


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture.

    Attributes:
        page: of what.
        cloth: what the page is made of.
        size: of the window.
        scale: of the screen.
        picture: as large as it was.
    """

    page: str
    cloth: str
    size: tuple[int, int]
    scale: int
    picture: QImage

    @property
    def small(self) -> QImage:
        """The picture in a few dots."""
        kept = self.picture.convertToFormat(QImage.Format.Format_RGB32)
        kept.setDevicePixelRatio(1.0)
        ratio, way = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        return kept.scaled(*_DOTS, ratio, way)


def combinations(scale: int, *, is_all: bool) -> list[tuple[str, tuple[int, int]]]:
    """Return cloths and sizes: all, or a few that are soon painted, every cloth among those of scale 1."""
    cloths, sizes = CLOTHS, SIZES[scale]
    if is_all:
        return [(cloth, size) for cloth in cloths for size in sizes]
    return list(zip(cloths[: _FEW[scale]], sizes, strict=False))


def shots(folder: Path, scale: int, *, is_all: bool, pages: Sequence[str] = PAGES) -> Iterator[Shot]:
    """Take the pictures at the scale this program was started with.

    Args:
        folder: an empty one, to play in.
        scale: that scale.
        is_all: in all cloths and sizes, not in a few.
        pages: of which.
    """
    settings = Settings(name="An", language="en", flight_percent=0, tips_seen=frozenset(Tip))
    tour = Tour(folder, settings)
    window, preferences = tour.program.window, tour.program._preferences
    order = combinations(scale, is_all=is_all)
    for page in tour.pages():
        if page not in pages:
            continue
        # the first picture of a page is taken as the last of the page before: nothing is styled anew
        order.reverse()
        for cloth, size in order:
            preferences.change(replace(preferences.settings, cloth=cloth))
            window.resize(*size)
            rest()
            until(lambda: tour.is_still)
            yield Shot(page, cloth, size, scale, window.grab().toImage())
    tour.close()


def stored(scale: int) -> dict[tuple[str, str, tuple[int, int]], QImage]:
    """Return the small pictures that were kept, by page, cloth and size."""
    found = {}
    for page in PAGES:
        sheet = QImage(str(_sheet(page, scale)))
        for place, (cloth, size) in enumerate(combinations(scale, is_all=True)):
            found[page, cloth, size] = sheet.copy(_place(place))
    return found


def store(scale: int, taken: list[Shot]) -> None:
    """Keep the small pictures of one scale, all of a page on one sheet; of pages of which all were taken."""
    FOLDER.mkdir(exist_ok=True)
    places = combinations(scale, is_all=True)
    for page in dict.fromkeys(shot.page for shot in taken):
        rows = -(-len(places) // _COLUMNS)
        sheet = QImage(_COLUMNS * _DOTS[0], rows * _DOTS[1], QImage.Format.Format_RGB32)
        sheet.fill(QColor("black"))
        painter = QPainter(sheet)
        for shot in (shot for shot in taken if shot.page == page):
            painter.drawImage(_place(places.index((shot.cloth, shot.size))).topLeft(), shot.small)
        painter.end()
        sheet.save(str(_sheet(page, scale)))


def difference(one: QImage, other: QImage) -> float:
    """Return the share of dots in which two small pictures of one size differ."""
    off = 0
    for x in range(one.width()):
        for y in range(one.height()):
            first, second = one.pixelColor(x, y), other.pixelColor(x, y)
            apart = (
                first.red() - second.red(),
                first.green() - second.green(),
                first.blue() - second.blue(),
                first.alpha() - second.alpha(),
            )
            off += max(map(abs, apart)) > _OFF
    return off / (one.width() * one.height())


def tint_apart(one: QImage, other: QImage) -> float:
    """Return how much of 255 one picture is more red, green or blue than another, all dots together."""
    return max(abs(first - second) for first, second in zip(_tint(one), _tint(other), strict=True))


def _tint(picture: QImage) -> tuple[float, float, float]:
    dots = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
    count = len(dots)
    return (
        sum(dot.red() for dot in dots) / count,
        sum(dot.green() for dot in dots) / count,
        sum(dot.blue() for dot in dots) / count,
    )


def is_alike(one: QImage, other: QImage) -> bool:
    """Return whether two small pictures show the same, made of the same cloth."""
    return difference(one, other) <= MOST_OFF and tint_apart(one, other) <= _TINT


def _sheet(page: str, scale: int) -> Path:
    return FOLDER / f"{page.replace(' ', '-')}-{scale}.png"


def _place(place: int) -> QRect:
    row, column = divmod(place, _COLUMNS)
    return QRect(column * _DOTS[0], row * _DOTS[1], *_DOTS)
