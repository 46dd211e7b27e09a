"""The parts that screens are made of, as the page reads them (docs/phone.md, 5)."""

from typing import TypedDict

from engine.cards import Card

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


def still(screen: Screen) -> Screen:
    """Return a screen without the parts that change by themselves."""
    return {key: value for key, value in screen.items() if key != "clock"}


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


def names(cards: tuple[Card, ...]) -> list[str]:
    """Return cards by the names that the page draws them by."""
    return [card.name for card in cards]
