"""Small pictures of the page for phones, to be compared with pictures that were approved.

`python -m tests.support.phone_golden FOLDER` takes them anew, and puts them into FOLDER as large as they
were, to be looked at. Letters are blurs in what is kept, so that other fonts make no difference.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from tests.client.phone.test_phone_browser import SCREENS, arrived, shown
from tests.support.chromium import chromium
from tests.support.phone_stage import phone_stage

FOLDER = Path(__file__).parent.parent / "golden" / "phone"
SIZES = ("390x844", "320x568", "820x1180")
_DOTS = {"390x844": (24, 52), "320x568": (24, 43), "820x1180": (32, 46)}


def pictures(folder: Path, size: str) -> Iterator[tuple[str, QImage]]:
    """Take a picture of every screen on a phone of that size, which moves nothing.

    Each lies in the folder too.
    """
    with chromium() as browser, phone_stage() as stage:
        tab = arrived(browser, stage, size)
        calm = [{"name": "prefers-reduced-motion", "value": "reduce"}]
        tab.do("Emulation.setEmulatedMedia", features=calm)
        for name in SCREENS:
            shown(tab, stage, name)
            tab.until("document.querySelector('.waits') === null")
            tab.until_painted()
            path = folder / f"{name}-{size}.png"
            tab.picture(path)
            yield name, QImage(str(path))


def small(picture: QImage, size: str) -> QImage:
    """Return a picture in a few dots."""
    kept = picture.convertToFormat(QImage.Format.Format_RGB32)
    ratio, way = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return kept.scaled(*_DOTS[size], ratio, way)


def kept(name: str, size: str) -> QImage:
    """Return the picture that was approved."""
    return QImage(str(FOLDER / f"{name}-{size}.png"))


def main() -> None:
    """Take all pictures anew."""
    FOLDER.mkdir(exist_ok=True)
    for size in SIZES:
        for name, picture in pictures(Path(sys.argv[1]), size):
            small(picture, size).save(str(FOLDER / f"{name}-{size}.png"))


if __name__ == "__main__":
    main()
