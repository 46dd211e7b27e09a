"""The eight answers of a phone at their fixed places, and questions that have wide buttons of their own."""

from dataclasses import replace
from typing import TypedDict

from tusac_qt.model.display import TableDisplay
from tusac_qt.model.explanations import Explainer, hint_name
from tusac_qt.model.scene_text import PlaceText
from tusac_qt.model.tray import Light, TrayPlace
from tusac_qt.phone.parts import ButtonShown, button
from tusac_qt.words.i18n import auto_name


class PlaceShown(TypedDict):
    """One answer as the page reads it; `docs/phone.md` says what each key means."""

    id: str
    label: str
    below: str
    tab: str
    light: str
    why: str
    is_on: bool


def tray(display: TableDisplay, texts: tuple[PlaceText, ...], explainer: Explainer) -> list[PlaceShown]:
    """Return the eight answers, row by row, each at the same place in every question."""
    if display.is_paused:
        texts = tuple(replace(text, light=Light.QUIET, tab="") for text in texts)
    return [
        _place(f"place:{at}", place, text, explainer, is_on=_is_spread(display, place))
        for at, (place, text) in enumerate(zip(display.tray, texts, strict=True))
    ]


def wide_answers(
    display: TableDisplay, texts: tuple[PlaceText, ...], explainer: Explainer
) -> list[PlaceShown]:
    """Return the answers to a question that is not about a card: fold, play, or deal again."""
    return [
        _place(f"deal:{at}", place, text, explainer, is_on=False)
        for at, (place, text) in enumerate(zip(display.deal_answers, texts, strict=True))
    ]


def tools(display: TableDisplay) -> list[ButtonShown]:
    """Return the buttons that help without answering: the hint, and the answers given in advance.

    The page opens the second one itself.
    """
    is_asked = display.asked is not None and not display.is_paused
    found = [button("hint", hint_name())] if is_asked else []
    return [*found, button("auto", auto_name())]


def _is_spread(display: TableDisplay, place: TrayPlace) -> bool:
    return display.variants is not None and display.variants.button is place.button


def _place(name: str, place: TrayPlace, text: PlaceText, explainer: Explainer, *, is_on: bool) -> PlaceShown:
    return PlaceShown(
        id=name,
        label=text.label,
        below=text.below,
        tab=text.tab,
        light=text.light.value,
        why="" if place.is_lit else explainer.explain_answer(place),
        is_on=is_on,
    )
