"""Cloths: what the table and every page are made of, as data; found by being in `resources/cloths`.

A cloth says the colors of ground, light, text, buttons and panels, and which grain the ground has. No Qt:
what paints turns `Rgb` into its own colors.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from tusac_qt.cards.color_science import Rgb, legible, luminance
from tusac_qt.cards.palette import STRONG_FROM, PaletteError, color_of


class Grain(StrEnum):
    """The cloth of the ground."""

    BRUSHED = "brushed"
    WOVEN = "woven"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class ClothColors:
    """All colors on the screen except those of cards.

    Attributes:
        light: The ground where the lamp shines.
        felt: The ground around it.
        rim: The ground at the edges.
        inlay: The thin line let into the table.
        text: Writing on the ground and on panels.
        secondary_text: Writing of less weight there.
        title: Large writing there.
        panel: The ground of panels, through which a little of the table shines.
        line: The thin line around panels and quiet buttons.
        plaque: Name plates of seats that wait.
        plaque_text: Writing on them.
        active_plaque: Name plate of the seat whose turn it is.
        active_plaque_text: Writing on it.
        active_plaque_border: The border that also marks it.
        wall_number: How many cards are left.
        wall_label: The label that number stands on.
        focus_outer: Outer ring of focus and selection.
        focus_inner: Inner ring of focus and selection.
        accent: What is proposed or chosen, and time.
        accent_text: Writing on the accent.
        primary_top: The one button to press, at its upper edge.
        primary_bottom: The same at its lower edge.
        primary_edge: The line around it.
        primary_text: Writing on it.
        button: Any other button that can be pressed, on the table.
        button_text: Writing on it.
        dimmed: A button that cannot be pressed.
        dimmed_text: Writing on it.
        gain: Points won.
        loss: Points lost.
        card_edge: The thin line around a card that lies on the ground, whatever its paper.
    """

    light: Rgb
    felt: Rgb
    rim: Rgb
    inlay: Rgb
    text: Rgb
    secondary_text: Rgb
    title: Rgb
    panel: Rgb
    line: Rgb
    plaque: Rgb
    plaque_text: Rgb
    active_plaque: Rgb
    active_plaque_text: Rgb
    active_plaque_border: Rgb
    wall_number: Rgb
    wall_label: Rgb
    focus_outer: Rgb
    focus_inner: Rgb
    accent: Rgb
    accent_text: Rgb
    primary_top: Rgb
    primary_bottom: Rgb
    primary_edge: Rgb
    primary_text: Rgb
    button: Rgb
    button_text: Rgb
    dimmed: Rgb
    dimmed_text: Rgb
    gain: Rgb
    loss: Rgb
    card_edge: Rgb


@dataclass(frozen=True, slots=True)
class Cloth:
    """One cloth.

    Attributes:
        name: How settings call it.
        grain: What its ground is made of.
        colors: Its colors.
        is_strong: High contrast: no grain, no glow, nothing shines through.
    """

    name: str
    grain: Grain
    colors: ClothColors
    is_strong: bool = False

    @property
    def is_light(self) -> bool:
        """Whether its writing is darker than its ground."""
        return luminance(self.colors.felt) > luminance(self.colors.text)

    def strong(self) -> "Cloth":
        """Return the same cloth in high contrast: one flat ground, one color for every line and word."""
        colors = self.colors
        flat = Rgb(255, 255, 255) if self.is_light else Rgb(0, 0, 0)
        ink = Rgb(0, 0, 0) if self.is_light else Rgb(255, 255, 255)
        return replace(
            self,
            grain=Grain.PLAIN,
            is_strong=True,
            colors=replace(
                colors,
                **dict.fromkeys(("light", "felt", "rim", "panel", "plaque", "dimmed", "button"), flat),
                **dict.fromkeys(("text", "secondary_text", "title", "line", "inlay"), ink),
                **dict.fromkeys(
                    ("plaque_text", "button_text", "gain", "loss", "card_edge", "active_plaque_border"), ink
                ),
                active_plaque=legible(colors.active_plaque, colors.active_plaque_text, STRONG_FROM),
                wall_number=legible(colors.wall_number, colors.wall_label, STRONG_FROM),
                dimmed_text=Rgb(80, 80, 80) if self.is_light else Rgb(170, 170, 170),
                primary_top=colors.accent,
                primary_bottom=colors.accent,
                primary_edge=ink,
                primary_text=colors.accent_text,
            ),
        )


def cloth_names(folder: Path) -> tuple[str, ...]:
    """Return the names of the cloths in that folder, as their files are named, in alphabetical order."""
    return tuple(sorted(path.stem for path in folder.glob("*.toml")))


def cloth_texts(folder: Path, name: str) -> Mapping[str, Any]:
    """Return the table of the file of a cloth, which holds a `title` and translations of it.

    Raises OSError or PaletteError.
    """
    try:
        return tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise PaletteError(str(error)) from error


def load_cloth(folder: Path, name: str) -> Cloth:
    """Return the cloth `name` in that folder.

    Raises OSError, or PaletteError naming the field that is wrong.
    """
    data = cloth_texts(folder, name)
    colors, grain = data.get("colors"), data.get("grain")
    if not isinstance(colors, dict):
        msg = "colors: missing table"
        raise PaletteError(msg)
    if grain not in tuple(Grain):
        msg = f"grain: one of {', '.join(Grain)} is wanted"
        raise PaletteError(msg)
    found = {field.name: color_of(colors, field.name, "colors.") for field in fields(ClothColors)}
    return Cloth(name, Grain(grain), ClothColors(**found))
