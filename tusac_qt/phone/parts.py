"""The parts that screens are made of, as the page reads them (docs/phone.md, 5)."""

from typing import TypedDict

from engine.cards import Card
from tusac_qt.model.scene_text import ButtonText

Screen = dict[str, object]
"""One screen: a JSON object with its `type`."""


class ButtonShown(TypedDict):
    """A button as the page reads it; `docs/phone.md` says what each key means."""

    id: str
    label: str
    below: str
    why: str
    confirm: str
    is_lit: bool
    is_proposed: bool
    is_on: bool
    is_quiet: bool


def button(name: str, label: str, below: str = "", *, confirm: str = "", is_on: bool = False) -> ButtonShown:
    """Return a plain button."""
    return ButtonShown(
        id=name,
        label=label,
        below=below,
        why="",
        confirm=confirm,
        is_lit=True,
        is_proposed=False,
        is_on=is_on,
        is_quiet=True,
    )


def main_button(name: str, label: str, below: str = "") -> ButtonShown:
    """Return the button that is proposed."""
    shown = button(name, label, below)
    shown["is_proposed"], shown["is_quiet"] = True, False
    return shown


def worded_button(name: str, text: ButtonText, why: str = "") -> ButtonShown:
    """Return a button of the table, which the window shows too."""
    return ButtonShown(
        id=name,
        label=text.label,
        below=text.effect,
        why=why,
        confirm="",
        is_lit=text.is_lit,
        is_proposed=text.is_proposed,
        is_on=text.is_on,
        is_quiet=text.is_quiet,
    )


def names(cards: tuple[Card, ...]) -> list[str]:
    """Return cards by the names that the page draws them by."""
    return [card.name for card in cards]
