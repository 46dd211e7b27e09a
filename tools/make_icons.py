"""`python -m tools.make_icons FOLDER`: the program's icon as every system wants it, painted by the program.

`tusac.ico` for Windows, `tusac.icns` for macOS, and for Linux the folder `hicolor`, with PNGs in all sizes
and drawings in lines; there also the icon of records, the same on a sheet of paper.
"""

import os
import struct
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtSvg import QSvgGenerator

from tusac_qt.app.pictures import Paint, menu_pictures, painters, png

_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
_ICNS_KINDS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024,
               b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512}  # fmt: skip
"""What macOS calls each size; the last four are for screens with twice the pixels."""

_SVG_SIDE = 256


def main(arguments: Sequence[str]) -> int:
    """Write every file into the folder named first."""
    app = QGuiApplication([])
    write_all(Path(arguments[0]))
    del app
    return 0


def write_all(folder: Path) -> None:
    """Write every file into a folder; there must be an application of Qt."""
    folder.mkdir(parents=True, exist_ok=True)
    icon, record = painters()
    for place, picture in menu_pictures().items():
        path = folder / "hicolor" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(picture)
    _write_svg(folder / "hicolor" / "scalable" / "apps" / "tusac.svg", icon)
    _write_svg(folder / "hicolor" / "scalable" / "mimetypes" / "tusac-record.svg", record)
    (folder / "tusac.ico").write_bytes(ico([(side, png(icon, side)) for side in _ICO_SIZES]))
    (folder / "tusac.icns").write_bytes(icns([(kind, png(icon, side)) for kind, side in _ICNS_KINDS.items()]))


def ico(pictures: Sequence[tuple[int, bytes]]) -> bytes:
    """Return PNGs, each with its side, as one icon of Windows."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    rows, place = b"", len(head) + 16 * len(pictures)
    for side, data in pictures:
        rows += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return head + rows + b"".join(data for _, data in pictures)


def icns(pictures: Sequence[tuple[bytes, bytes]]) -> bytes:
    """Return PNGs, each with the name of its kind, as one icon of macOS."""
    parts = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in pictures)
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def _write_svg(path: Path, paint: Paint) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(QSize(_SVG_SIDE, _SVG_SIDE))
    generator.setViewBox(QRectF(0, 0, _SVG_SIDE, _SVG_SIDE))
    generator.setTitle("Tứ Sắc")
    painter = QPainter(generator)
    paint(painter, _SVG_SIDE)
    painter.end()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
