"""Writes the drawings of the page for phones.

`python -m tools.phone_art [FOLDER]`, by default the page's own.

The page has no font for its cards and no picture: it takes the outlines of our characters and letters, the
emblems, the palettes and the cloths from files made here, out of the same data that the window paints with.
`art.js` has shapes and colors of the cards, `cloths.css` the colors of table and buttons, `icon.svg` the icon
beside the page's title.
"""

import json
import re
import sys
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path

from PySide6.QtGui import QPainterPath

from engine.cards import ALL_CARDS, Card, Color
from tusac_qt.cards.cloth import Cloth, load_cloth
from tusac_qt.cards.faces import HanSet, han_of, letter_of
from tusac_qt.cards.glyphs import Glyphs
from tusac_qt.cards.letters import Letters
from tusac_qt.cards.palette import Palette, load_palette, palette_names
from tusac_qt.scene.emblem_art import DRAWINGS, Drawing
from tusac_qt.system import assets

PAGE = Path(__file__).resolve().parent.parent / "tusac_qt" / "phone" / "page"

_SIZE_PX = 60.0
"""For this height in device pixels the characters are cut: what a card in the hand of a phone has."""
_FINE = 10
"""How many steps of the drawing a unit of the box is divided into; a card is never so large that it shows."""
_STRAIGHT = 0.12
"""How far a point may lie beside the line of its neighbours and be left out, in hundredths of the box."""


def _contours(path: QPainterPath) -> list[list[complex]]:
    """Return the closed lines of a path, curves as short straight pieces."""
    return [
        [complex(at.x(), at.y()) for at in map(polygon.at, range(polygon.size()))]
        for polygon in path.toSubpathPolygons()
    ]


def _thinned(points: Sequence[complex], allowed: float) -> list[complex]:
    """Return a line without points that lie near it, after Douglas and Peucker."""
    if len(points) < 3:
        return list(points)
    first, last = points[0], points[-1]
    along = last - first

    def away(point: complex) -> float:
        if abs(along) == 0:
            return abs(point - first)
        return abs((along.conjugate() * (point - first)).imag) / abs(along)

    farthest = max(range(1, len(points) - 1), key=lambda at: away(points[at]))
    if away(points[farthest]) <= allowed:
        return [first, last]
    return _thinned(points[: farthest + 1], allowed)[:-1] + _thinned(points[farthest:], allowed)


def svg_path(path: QPainterPath) -> str:
    """Return a path as SVG writes it, ten steps to a unit of the drawing, each point from the one before."""
    parts, pen = [], (0, 0)
    for contour in _contours(path):
        half = len(contour) // 2
        line = _thinned(contour[: half + 1], _STRAIGHT)[:-1] + _thinned(contour[half:], _STRAIGHT)
        steps = [(round(point.real * _FINE), round(point.imag * _FINE)) for point in line]
        parts.append("m" + _pair(steps[0][0] - pen[0], steps[0][1] - pen[1]) + "l")
        pen = steps[0]
        moves = []
        for step in steps[1:]:
            if step != pen:
                moves.append(_pair(step[0] - pen[0], step[1] - pen[1]))
                pen = step
        parts.append(
            "".join(move if move[0] == "-" or not at else " " + move for at, move in enumerate(moves))
        )
        parts.append("z")
        pen = steps[0]
    return "".join(parts)


def _pair(x: int, y: int) -> str:
    return f"{x}{y}" if y < 0 else f"{x} {y}"


def _emblem(drawing: Drawing) -> list[object]:
    return [drawing.ground, [[shape.color, _ellipses(shape.path), shape.line] for shape in drawing.shapes]]


def _ellipses(path: str) -> str:
    """Return a path of an emblem as SVG writes it: it has no ellipse about a point, but two arcs."""

    def arcs(found: re.Match[str]) -> str:
        x, y, rx, ry = (float(number) for number in found.groups())
        return f"M{x - rx:g} {y:g}a{rx:g} {ry:g} 0 1 0 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 0 {-2 * rx:g} 0Z"

    number = r" (-?[\d.]+)"
    drawn = re.sub("E" + 4 * number, arcs, path)
    return re.sub(r" ?([MLQCZ]) ?", r"\1", drawn)


def _palette(palette: Palette) -> dict[str, list[str]]:
    found = {
        color.name.lower(): [f"{palette.papers[color].hex}", f"{palette.inks[color].hex}"] for color in Color
    }
    found["joker"] = [f"{palette.joker_paper.hex}", f"{palette.joker_ink.hex}"]
    found["back"] = [f"{palette.back_paper.hex}", f"{palette.back_lattice.hex}"]
    return found


def art_js() -> str:
    """Return the module with all shapes and the colors of the cards."""
    resources = assets.root()
    glyphs, letters = Glyphs(resources / "glyphs"), Letters(resources / "glyphs")
    characters = dict.fromkeys(han_of(card, style) for style in HanSet for card in ALL_CARDS)
    palettes = resources / "palettes"
    tables = {
        "CHARACTERS": {name: svg_path(glyphs.path(name, _SIZE_PX)) for name in characters},
        "LETTERS": {
            name: [*_breadth(letters.path(name)), svg_path(letters.path(name))] for name in letters.letters
        },
        "CARDS": {
            card.name: [
                "joker" if card.is_joker else card.color.name.lower(),
                "".join(han_of(card, style) for style in HanSet),
                letter_of(card),
            ]
            for card in ALL_CARDS
        },
        "FACES": [_emblem(drawing) for drawing in DRAWINGS],
        "PALETTES": {name: _palette(load_palette(palettes, name)) for name in palette_names(palettes)},
    }
    lines = [
        "// Written by tools/phone_art.py from resources/ and tusac_qt/scene/emblem_art.py; change those."
    ]
    for name, table in tables.items():
        lines.append(f"export const {name} = {json.dumps(table, ensure_ascii=False, separators=(',', ':'))};")
    return "\n".join(lines) + "\n"


def _breadth(path: QPainterPath) -> list[int]:
    """Return the left edge and the width of a letter's ink."""
    ink = path.boundingRect()
    return [round(ink.left() * _FINE), round(ink.width() * _FINE)]


_CLOTHS = ("lacquer", "mat", "night")
"""The cloths that a phone offers; the others are won at a computer."""


def cloths_css() -> str:
    """Return the colors of each cloth, also in high contrast, as properties that the page's rules use."""
    folder = assets.root() / "cloths"
    lines = ["/* Written by tools/phone_art.py from resources/cloths; change those. */"]
    for name in _CLOTHS:
        cloth = load_cloth(folder, name)
        lines.append(_rule(f'[data-cloth="{name}"]', cloth))
        lines.append(
            f'@media (prefers-contrast: more) {{ {_rule(f"""[data-cloth="{name}"]""", cloth.strong())} }}'
        )
    return "\n".join(lines) + "\n"


def _rule(selector: str, cloth: Cloth) -> str:
    colors = (
        f"--{field.name.replace('_', '-')}:{getattr(cloth.colors, field.name).hex}"
        for field in fields(cloth.colors)
    )
    scheme = "light" if cloth.is_light else "dark"
    return f"{selector} {{ color-scheme:{scheme};{';'.join(colors)} }}"


def icon_svg() -> str:
    """Return the icon of the page: a red General."""
    palette = load_palette(assets.root() / "palettes", "clear")
    paper, ink = palette.paper_of(Card.rA).hex, palette.ink_of(Card.rA).hex
    general = svg_path(Glyphs(assets.root() / "glyphs").path(han_of(Card.rA, HanSet.REGIONAL), _SIZE_PX))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1240 1240">'
        f'<rect width="1240" height="1240" rx="180" fill="{paper}"/>'
        f'<path transform="translate(120 120)" fill="{ink}" d="{general}"/></svg>\n'
    )


def main(folder: Path) -> None:
    """Write the three files into a folder."""
    (folder / "icon.svg").write_text(icon_svg(), encoding="utf-8", newline="\n")
    (folder / "art.js").write_text(art_js(), encoding="utf-8", newline="\n")
    (folder / "cloths.css").write_text(cloths_css(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE)
