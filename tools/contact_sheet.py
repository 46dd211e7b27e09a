"""Paint every card in every style, palette and size, as pictures to look at.

Usage: `python -m tools.contact_sheet FOLDER [--palettes NAME,...] [--styles all,han] [--visions
    normal,deutan,gray]`.

Writes one PNG for each palette, style and vision: full cards at the sizes of a hand and at the
claim card's 1 : 3.5, half cards from the smallest of six seats to the largest, jokers and backs. `glyphs.png`
shows the characters alone, from 14 pixels to 200. `--ratio` is the device pixel ratio.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPixmap

from engine.cards import ALL_CARDS
from tusac_qt.cards.card_art import CardArt, qcolor
from tusac_qt.cards.card_cache import CardCache
from tusac_qt.cards.cloth import load_cloth
from tusac_qt.cards.color_science import Rgb, Vision, simulate
from tusac_qt.cards.faces import CardStyle, HanSet
from tusac_qt.cards.glyphs import BOX, Glyphs
from tusac_qt.cards.letters import Letters
from tusac_qt.cards.palette import Palette, load_palette, palette_names
from tusac_qt.system import assets

VIETNAMESE = ("Tướng", "Sĩ", "Tượng", "Xe", "Pháo", "Mã", "Chốt", "Công", "Hầu", "Bá", "Tử", "Nam")
ENGLISH = (
    *("General", "Advisor", "Elephant", "Chariot", "Cannon", "Horse", "Soldier"),
    *("Duke", "Marquis", "Earl", "Viscount", "Baron"),
)
STYLES = {
    "all": CardStyle(latin=True, words=VIETNAMESE),
    "all-english": CardStyle(latin=True, words=ENGLISH),
    "han": CardStyle(),
    "han-stone": CardStyle(han=HanSet.REGIONAL_STONE),
    "han-common": CardStyle(han=HanSet.COMMON),
    "han-latin": CardStyle(latin=True),
    "latin": CardStyle(han=None, latin=True),
    "latin-word": CardStyle(han=None, latin=True, words=ENGLISH),
    "word": CardStyle(han=None, words=VIETNAMESE),
}
FULL_SIZES = ((34, 108), (43, 144), (64, 194), (70, 245), (128, 388))
HALF_SIZES = ((18, 28), (20, 31), (24, 37), (32, 50), (40, 62), (60, 93), (120, 186))
GLYPH_SIZES = (14, 16, 18, 20, 24, 28, 34, 48, 64, 100, 200)
SHEET_WIDTH = 1480
GAP = 4


def seen(palette: Palette, vision: Vision) -> Palette:
    """Return the palette as that vision sees it."""
    green, red, white, yellow = (simulate(paper, vision) for paper in palette.papers)
    ink_green, ink_red, ink_white, ink_yellow = (simulate(ink, vision) for ink in palette.inks)
    return replace(
        palette,
        papers=(green, red, white, yellow),
        inks=(ink_green, ink_red, ink_white, ink_yellow),
        joker_paper=simulate(palette.joker_paper, vision),
        joker_ink=simulate(palette.joker_ink, vision),
        back_paper=simulate(palette.back_paper, vision),
        back_lattice=simulate(palette.back_lattice, vision),
    )


def pasted(rows: Sequence[Sequence[QPixmap]], ratio: float, felt: Rgb) -> QImage:
    """Return the rows of pictures on one felt, each row wrapped at the width of a sheet."""
    lines = []
    for row in rows:
        per_line = max(1, int((SHEET_WIDTH - GAP) / (row[0].deviceIndependentSize().width() + GAP)))
        lines += [row[start : start + per_line] for start in range(0, len(row), per_line)]
    height = sum(line[0].deviceIndependentSize().height() + GAP for line in lines) + GAP
    image = QImage(round(SHEET_WIDTH * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(qcolor(felt))
    painter = QPainter(image)
    y = float(GAP)
    for line in lines:
        size = line[0].deviceIndependentSize()
        for column, pixmap in enumerate(line):
            painter.drawPixmap(round(GAP + column * (size.width() + GAP)), round(y), pixmap)
        y += size.height() + GAP
    painter.end()
    return image


def glyph_sheet(glyphs: Glyphs, paper: Rgb, ink: Rgb) -> QImage:
    """Return the characters alone in all sizes."""
    lines = []
    for size in GLYPH_SIZES:
        per_line = int((SHEET_WIDTH - GAP) / (size + GAP))
        characters = glyphs.characters
        lines += [
            (size, characters[start : start + per_line]) for start in range(0, len(characters), per_line)
        ]
    image = QImage(SHEET_WIDTH, sum(size + GAP for size, _ in lines) + GAP, QImage.Format.Format_RGB32)
    image.fill(qcolor(paper))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    y = GAP
    for size, characters in lines:
        for column, character in enumerate(characters):
            painter.save()
            painter.translate(GAP + column * (size + GAP), y)
            painter.scale(size / BOX, size / BOX)
            painter.fillPath(glyphs.path(character, size), qcolor(ink))
            painter.restore()
        y += size + GAP
    painter.end()
    return image


def main() -> int:
    """Write the sheets and print their names."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    known = palette_names(assets.root() / "palettes")
    parser.add_argument("--palettes", default=",".join(known), help=f"some of {', '.join(known)}")
    parser.add_argument("--cloth", default="lacquer")
    parser.add_argument("--styles", default=",".join(STYLES))
    parser.add_argument("--visions", default="normal,deutan,gray")
    parser.add_argument("--ratio", type=float, default=1.0)
    options = parser.parse_args()
    missing = sorted(set(options.palettes.split(",")) - set(known))
    if missing:
        parser.error(f"there is no palette {missing[0]!r}; there are: {', '.join(known)}")
    app = QGuiApplication([])
    root = assets.root()
    glyphs = Glyphs(root / "glyphs")
    cache = CardCache(CardArt(glyphs, Letters(root / "glyphs")))
    felt = load_cloth(root / "cloths", options.cloth).colors.felt
    options.folder.mkdir(parents=True, exist_ok=True)
    sheets = {}
    for palette_name in options.palettes.split(","):
        palette = load_palette(root / "palettes", palette_name)
        sheets["glyphs"] = glyph_sheet(glyphs, palette.papers[2], palette.inks[2])
        for vision in (Vision[name.upper()] for name in options.visions.split(",")):
            colors = seen(palette, vision)
            for style_name in options.styles.split(","):
                style = STYLES[style_name]
                rows = []
                for sizes, half in ((FULL_SIZES, False), (HALF_SIZES, True)):
                    for width, height in sizes:
                        size = QSizeF(width, height)
                        row = [
                            cache.face(card, style, colors, size, options.ratio, half=half)
                            for card in ALL_CARDS
                        ]
                        back = [] if half else [cache.back(colors, size, options.ratio)]
                        rows.append(row + back)
                name = f"{palette_name}-{style_name}-{vision.name.lower()}"
                sheets[name] = pasted(rows, options.ratio, felt)
    for name, image in sheets.items():
        path = options.folder / f"{name}.png"
        image.save(str(path))
        print(path)
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
