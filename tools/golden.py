"""`python -m tools.golden [--scale 1|2] [--write] [--page NAME ...] [--sheets FOLDER]`.

Small pictures of pages.

They are compared with the stored ones, or stored anew.

Without `--write`, the command prints the pages that differ from their stored pictures, and fails if any does.
Sheets show the pictures larger, with their cloth and size, for a look before they are stored.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_COLUMNS, _WIDE, _HIGH = 3, 640, 390


def main() -> int:
    """Take the pictures; return 1 if any differs."""
    parser = argparse.ArgumentParser(prog="python -m tools.golden", description=__doc__)
    parser.add_argument("--scale", type=int, choices=(1, 2), default=1, help="of the screen")
    parser.add_argument("--write", action="store_true", help="keep them as they are now")
    parser.add_argument(
        "--page", action="append", help="only this page, or these; all take a quarter of an hour"
    )
    parser.add_argument("--all", action="store_true", help="every cloth in every size, not a few")
    parser.add_argument("--sheets", type=Path, help="where larger pictures are put")
    wanted = parser.parse_args()
    os.environ["QT_SCALE_FACTOR"] = str(wanted.scale)
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - once the scale is settled

    from tests.support import golden  # noqa: PLC0415

    app = QApplication([])
    with tempfile.TemporaryDirectory(prefix="tusac-golden-") as home:
        os.environ["HOME"] = home
        taken = []
        is_all = wanted.all or wanted.write
        pages = tuple(wanted.page or golden.PAGES)
        for shot in golden.shots(Path(home), wanted.scale, is_all=is_all, pages=pages):
            taken.append(shot)
            if wanted.sheets is not None:
                wanted.sheets.mkdir(parents=True, exist_ok=True)
                page, (width, height) = shot.page.replace(" ", "-"), shot.size
                name = f"{page}-{shot.cloth}-{width}x{height}-{shot.scale}.png"
                shot.picture.save(str(wanted.sheets / name))
    if wanted.write:
        golden.store(wanted.scale, taken)
    kept = golden.stored(wanted.scale)
    others = [
        shot for shot in taken if not golden.is_alike(shot.small, kept[shot.page, shot.cloth, shot.size])
    ]
    for shot in others:
        before = kept[shot.page, shot.cloth, shot.size]
        share, tint = golden.difference(shot.small, before), golden.tint_apart(shot.small, before)
        print(
            f"{shot.page}, {shot.cloth}, {shot.size}, scale {shot.scale}: {share:.0%} of it looks otherwise,"
            f" its tint is {tint:.1f} of 255 off"
        )
    app.quit()
    return 1 if others else 0


if __name__ == "__main__":
    sys.exit(main())
