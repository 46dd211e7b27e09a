"""Our own drawings of the Chinese characters: stroke data in, one painter path per character out.

Reads `resources/glyphs`: components are lists of strokes, characters are components placed in boxes. The
shapes of the strokes are the brush's business; fonts and cards are known elsewhere.
"""

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from tusac_qt.cards.brush import STROKES
from tusac_qt.cards.nib import Contour, Pen

BOX = 100.0
"""Width and height of the box every character stands in."""

TEXT_SIZE_PX = 30.0
"""Below this size in device pixels a character is cut for text: its bars would fade beside its stems."""
_BAR_IN_TEXT = 0.62
_BAR_IN_DISPLAY = 0.48


class GlyphError(ValueError):
    """The stroke data cannot be read; the message names the character or the component."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """One stroke of a component.

    Attributes:
        kind: A name in `brush.STROKES`.
        points: Its points in hundredths of the component's box.
    """

    kind: str
    points: tuple[complex, ...]


@dataclass(frozen=True, slots=True)
class GlyphPart:
    """A component standing in a character.

    Attributes:
        component: Its name.
        corner: Upper left corner of its box, in hundredths of the character's.
        opposite: Lower right corner of its box.
    """

    component: str
    corner: complex
    opposite: complex

    def place(self, point: complex) -> complex:
        """Return where a point of the component comes to stand in the character."""
        size = self.opposite - self.corner
        return self.corner + complex(size.real * point.real, size.imag * point.imag) / 100


@dataclass(frozen=True, slots=True)
class Character:
    """One character.

    Attributes:
        stem: Thickness of its upright strokes in hundredths of its box; less where strokes crowd.
        parts: Its components, in writing order.
    """

    stem: float
    parts: tuple[GlyphPart, ...]


def _point(text: str) -> complex:
    x, y = text.split(",")
    return complex(float(x), float(y))


def _stroke(text: str) -> Stroke:
    kind, *points = text.split()
    if kind not in STROKES:
        msg = f"unknown stroke {kind!r}"
        raise ValueError(msg)
    return Stroke(kind, tuple(_point(point) for point in points))


def _part(text: str) -> GlyphPart:
    component, corner, opposite = text.split()
    return GlyphPart(component, _point(corner), _point(opposite))


def _rightly_turned(contour: Contour) -> Contour:
    """Return the contour turning clockwise on screen, so that overlapping ink adds up."""
    turned = contour[1:] + contour[:1]
    area = sum(p.real * q.imag - p.imag * q.real for p, q in zip(contour, turned, strict=True))
    return contour if area > 0 else contour[::-1]


class Glyphs:
    """The characters drawn in one folder. Files are read when the first character is asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._paths: dict[tuple[str, float], QPainterPath] = {}

    def _load(self, name: str) -> dict[str, Any]:
        return tomllib.loads((self._folder / name).read_text(encoding="utf-8"))

    @cached_property
    def _components(self) -> dict[str, tuple[Stroke, ...]]:
        components = {}
        for name, strokes in self._load("components.toml").items():
            try:
                components[name] = tuple(_stroke(text) for text in strokes)
            except ValueError as error:
                msg = f"component {name}: {error}"
                raise GlyphError(msg) from error
        return components

    @cached_property
    def _characters(self) -> dict[str, Character]:
        characters = {}
        for name, data in self._load("characters.toml").items():
            try:
                parts = tuple(_part(text) for text in data["parts"])
                characters[name] = Character(float(data["stem"]), parts)
            except (KeyError, ValueError) as error:
                msg = f"character {name}: {error}"
                raise GlyphError(msg) from error
        return characters

    @property
    def characters(self) -> tuple[str, ...]:
        """Every character that is drawn, in the order of the file."""
        return tuple(self._characters)

    def path(self, character: str, size_px: float) -> QPainterPath:
        """Return the character's ink as one path in a box of `BOX` by `BOX`, to be scaled by the caller.

        `size_px` is the height in device pixels it will be drawn at; it decides how thick level strokes are,
        not the scale. Raises GlyphError if the character is not drawn or its data cannot be used.
        """
        ratio = _BAR_IN_TEXT if size_px < TEXT_SIZE_PX else _BAR_IN_DISPLAY
        key = (character, ratio)
        if key not in self._paths:
            self._paths[key] = self._draw(character, ratio)
        return self._paths[key]

    def _draw(self, character: str, ratio: float) -> QPainterPath:
        if character not in self._characters:
            msg = f"no drawing of {character}"
            raise GlyphError(msg)
        data = self._characters[character]
        pen = Pen(data.stem, data.stem * ratio)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for part in data.parts:
            for contour in self._contours(character, part, pen):
                outline = _rightly_turned(contour)
                path.addPolygon(QPolygonF([QPointF(p.real, p.imag) for p in outline]))
                path.closeSubpath()
        return path

    def _contours(self, character: str, part: GlyphPart, pen: Pen) -> list[Contour]:
        if part.component not in self._components:
            msg = f"character {character}: no component {part.component}"
            raise GlyphError(msg)
        contours = []
        for stroke in self._components[part.component]:
            try:
                contours += STROKES[stroke.kind]([part.place(point) for point in stroke.points], pen)
            except (ValueError, IndexError) as error:
                msg = f"component {part.component}: {stroke.kind} has {len(stroke.points)} points"
                raise GlyphError(msg) from error
        return contours
