"""The icon as each system wants it: whole, in every size, and drawn in lines where it can grow."""

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from tools import make_icons
from tusac_qt.app import pictures


@pytest.fixture(scope="module")
def folder(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with all that was made."""
    del qapp  # only has to be there
    made = tmp_path_factory.mktemp("icons")
    make_icons.write_all(made)
    return made


def test_pictures_have_their_size_and_nothing_touches_their_edge(folder: Path) -> None:
    for side in pictures.SIZES:
        image = QImage(str(folder / "hicolor" / f"{side}x{side}" / "apps" / "tusac.png"))
        edge = [image.pixelColor(x, y).alpha() for x in (0, side - 1) for y in range(side)]
        edge += [image.pixelColor(x, y).alpha() for y in (0, side - 1) for x in range(side)]

        assert (image.width(), image.height()) == (side, side)
        assert max(edge) < 200
        assert image.pixelColor(side // 2, side // 2).alpha() == 255


@pytest.mark.parametrize("name", ["apps/tusac.svg", "mimetypes/tusac-record.svg"])
def test_drawings_are_lines_and_hold_no_picture(folder: Path, name: str) -> None:
    assert QSvgRenderer(str(folder / "hicolor" / "scalable" / name)).isValid()
    assert "<image" not in (folder / "hicolor" / "scalable" / name).read_text(encoding="utf-8")


def test_the_icon_of_windows_holds_a_picture_of_each_size_it_names(folder: Path) -> None:
    data = (folder / "tusac.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", data)
    sides = []
    for row in range(count):
        width, *_, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * row)
        sides.append(QImage.fromData(data[place : place + length]).width())
        assert width == sides[-1] % 256

    assert kind == 1
    assert sides == [16, 24, 32, 48, 64, 128, 256]


def test_the_icon_of_macos_is_as_long_as_it_says_and_holds_pictures_alone(folder: Path) -> None:
    data = (folder / "tusac.icns").read_bytes()
    place, sides = 8, {}
    while place < len(data):
        kind, length = data[place : place + 4], int.from_bytes(data[place + 4 : place + 8])
        sides[kind] = QImage.fromData(data[place + 8 : place + length]).width()
        place += length

    assert (data[:4], int.from_bytes(data[4:8])) == (b"icns", len(data))
    assert sides[b"ic07"] == 128
    assert sides[b"ic10"] == 1024
