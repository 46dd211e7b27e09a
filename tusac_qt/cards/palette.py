"""Colors as data: the palettes of the cards, and the score of a palette.

Reads `resources/palettes/*.toml` and a player's own palette of the same form; judges any palette by the
figures that tests/client/cards/test_palette.py holds it to. No Qt: what paints turns `Rgb` into its own
colors.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations, product
from pathlib import Path
from typing import Any

import tomli_w

from engine.cards import Card, Color
from tusac_qt.cards.color_science import Rgb, Vision, ciede2000, contrast, lab, legible, parse_hex, simulate

CONFUSABLE_BELOW = 10.0
"""CIEDE2000 between two papers below which they are taken for each other."""
CLOSE_BELOW = 20.0
"""CIEDE2000 between two papers below which telling them apart takes care."""
FAINT_BELOW = 4.5
"""WCAG contrast of text below which ink on paper is hard to read (level AA)."""
STRONG_FROM = 7.0
"""WCAG contrast of text that high contrast has everywhere (level AAA)."""


class PaletteError(ValueError):
    """A palette file cannot be used; the message names the field."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The colors of the cards.

    Attributes:
        name: How settings call it.
        papers: The four papers, by color.
        inks: The ink on each of them, by color.
        joker_paper: The paper of the jokers.
        joker_ink: The ink on it.
        back_paper: The ground of the card back.
        back_lattice: The ground of the pattern printed on it.
        back: Which pattern.
    """

    name: str
    papers: tuple[Rgb, Rgb, Rgb, Rgb]
    inks: tuple[Rgb, Rgb, Rgb, Rgb]
    joker_paper: Rgb
    joker_ink: Rgb
    back_paper: Rgb
    back_lattice: Rgb
    back: str = "coins"

    def paper_of(self, card: Card) -> Rgb:
        """Return the color of the card's paper."""
        return self.joker_paper if card.is_joker else self.papers[card.color]

    def ink_of(self, card: Card) -> Rgb:
        """Return the color of the ink on the card."""
        return self.joker_ink if card.is_joker else self.inks[card.color]

    def strong(self) -> "Palette":
        """Return the same palette in high contrast.

        Each ink is changed, and where that is not enough its paper.

        Of a paper that has to change there is a darker and a lighter one; those are taken that are told apart
        best.
        """
        joker_paper, joker_ink = _readable(self.joker_paper, self.joker_ink)[0]
        made = (
            replace(
                self,
                papers=(green[0], red[0], white[0], yellow[0]),
                inks=(green[1], red[1], white[1], yellow[1]),
                joker_paper=joker_paper,
                joker_ink=joker_ink,
            )
            for green, red, white, yellow in product(*map(_readable, self.papers, self.inks))
        )
        return max(made, key=lambda palette: min(score(palette).nearest.values()))


def _readable(paper: Rgb, ink: Rgb) -> list[tuple[Rgb, Rgb]]:
    """Return papers and inks near to these that can be read in high contrast."""
    better = legible(ink, paper, STRONG_FROM)
    if contrast(better, paper) >= STRONG_FROM:
        return [(paper, better)]
    ends = Rgb(0, 0, 0), Rgb(255, 255, 255)
    return [(legible(paper, end, STRONG_FROM), end) for end in ends]


class WarningCode(StrEnum):
    """A fault of a palette; the words are the translator's."""

    PAPERS_CONFUSABLE = "papers-confusable"
    PAPERS_CLOSE = "papers-close"
    INK_FAINT = "ink-faint"


@dataclass(frozen=True, slots=True)
class PaletteWarning:
    """One thing that may be wrong with a palette.

    Attributes:
        code: What.
        colors: The papers concerned: two that look alike, or the one whose ink is faint.
        vision: For whom two papers look alike; `NORMAL` where ink is faint.
        figure: The CIEDE2000 difference or the contrast ratio that is too small.
    """

    code: WarningCode
    colors: tuple[Color, ...]
    vision: Vision
    figure: float


@dataclass(frozen=True, slots=True)
class PaletteScore:
    """A palette's figures: how different its four papers are, and how readable their ink.

    Attributes:
        nearest: For each vision, the CIEDE2000 difference of the two papers that look most alike.
        pairs: For each vision, which two papers those are.
        contrasts: For each paper, the WCAG contrast of its ink.
        warnings: What is below the limits: alike papers by vision, then faint ink by color.
    """

    nearest: Mapping[Vision, float]
    pairs: Mapping[Vision, tuple[Color, Color]]
    contrasts: Mapping[Color, float]
    warnings: tuple[PaletteWarning, ...]


def _table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    table = data.get(key)
    if not isinstance(table, dict):
        msg = f"{key}: missing table"
        raise PaletteError(msg)
    return table


def color_of(data: Mapping[str, Any], key: str, where: str = "") -> Rgb:
    """Return the color written under a key. Raises PaletteError naming the key and where it stands."""
    value = data.get(key)
    if not isinstance(value, str):
        msg = f"{where}{key}: a color of six hexadecimal digits is wanted"
        raise PaletteError(msg)
    try:
        return parse_hex(value)
    except ValueError as error:
        msg = f"{where}{key}: {error}"
        raise PaletteError(msg) from error


def _by_color(data: Mapping[str, Any], key: str) -> tuple[Rgb, Rgb, Rgb, Rgb]:
    table = _table(data, key)
    green, red, white, yellow = (color_of(table, color.name.lower(), f"{key}.") for color in Color)
    return green, red, white, yellow


def _parse(text: str) -> Mapping[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PaletteError(str(error)) from error


def parse_palette(text: str) -> Palette:
    """Return the palette in this TOML text. Raises PaletteError naming the field that is wrong."""
    data = _parse(text)
    name = data.get("name")
    if not isinstance(name, str) or not name:
        msg = "name: a text is wanted"
        raise PaletteError(msg)
    back = _table(data, "back")
    return Palette(
        name=name,
        papers=_by_color(data, "papers"),
        inks=_by_color(data, "inks"),
        joker_paper=color_of(_table(data, "papers"), "joker", "papers."),
        joker_ink=color_of(_table(data, "inks"), "joker", "inks."),
        back_paper=color_of(back, "paper", "back."),
        back_lattice=color_of(back, "lattice", "back."),
    )


def format_palette(palette: Palette) -> str:
    """Return the TOML text that `parse_palette` reads back as the same palette."""

    def table(colors: tuple[Rgb, Rgb, Rgb, Rgb], joker: Rgb) -> dict[str, str]:
        named = {color.name.lower(): colors[color].hex for color in Color}
        return {**named, "joker": joker.hex}

    data = {
        "name": palette.name,
        "papers": table(palette.papers, palette.joker_paper),
        "inks": table(palette.inks, palette.joker_ink),
        "back": {"paper": palette.back_paper.hex, "lattice": palette.back_lattice.hex},
    }
    return tomli_w.dumps(data)


def palette_names(folder: Path) -> tuple[str, ...]:
    """Return the names of the palettes in that folder, as their files are named, in alphabetical order."""
    return tuple(sorted(path.stem for path in folder.glob("*.toml")))


def palette_texts(folder: Path, name: str) -> Mapping[str, Any]:
    """Return the table of the file of a palette, which may hold a `title` and translations of it.

    Raises OSError or PaletteError.
    """
    return _parse((folder / f"{name}.toml").read_text(encoding="utf-8"))


def load_palette(folder: Path, name: str) -> Palette:
    """Return the palette `name` shipped in that folder. Raises OSError or PaletteError."""
    return parse_palette((folder / f"{name}.toml").read_text(encoding="utf-8"))


def score(palette: Palette) -> PaletteScore:
    """Return how well the papers are told apart by every vision, and how well their ink is read."""
    nearest: dict[Vision, float] = {}
    pairs: dict[Vision, tuple[Color, Color]] = {}
    warnings = []
    for vision in Vision:
        seen = {color: lab(simulate(palette.papers[color], vision)) for color in Color}
        distances = {(one, other): ciede2000(seen[one], seen[other]) for one, other in combinations(Color, 2)}
        for pair, distance in distances.items():
            if distance < CLOSE_BELOW:
                alike = distance < CONFUSABLE_BELOW
                code = WarningCode.PAPERS_CONFUSABLE if alike else WarningCode.PAPERS_CLOSE
                warnings.append(PaletteWarning(code, pair, vision, distance))
        pairs[vision] = min(distances, key=distances.__getitem__)
        nearest[vision] = distances[pairs[vision]]
    contrasts = {color: contrast(palette.papers[color], palette.inks[color]) for color in Color}
    warnings += [
        PaletteWarning(WarningCode.INK_FAINT, (color,), Vision.NORMAL, contrasts[color])
        for color in Color
        if contrasts[color] < FAINT_BELOW
    ]
    return PaletteScore(nearest, pairs, contrasts, tuple(warnings))
