"""The tray in words: what stands on each place, with its key and what is told below it. No Qt."""

from collections.abc import Sequence

from tusac_qt.model.scene_text import PlaceText
from tusac_qt.model.tray import TRAY, Light, TrayPlace
from tusac_qt.play.buttons import Button, HandEffect
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import button_name, fold_name, keep_name, mulligan_name, piece_mark, play_on_name
from tusac_qt.words.punctuation import listed
from tusac_qt.words.translation import translate

LETTERS: dict[Button, str] = {
    Button.WIN: "W",
    Button.KONG: "K",
    Button.PONG: "P",
    Button.CHOW: "C",
    Button.QUAD: "Q",
    Button.PAIR: "D",
}
"""The letters that answer; Discard has Enter, Pass the space bar."""

FOLD_LETTER = "X"
"""Fold has a letter of its own: D, which is Pair and Keep, never folds."""


def tray_texts(places: tuple[TrayPlace, ...]) -> tuple[PlaceText, ...]:
    """Return the texts of these places."""
    return tuple(map(_place_text, places))


def tray_names() -> tuple[str, ...]:
    """Return all that may stand on the seven answers, so that one height of type suits them all."""
    return (*(button_name(button) for button in TRAY if button is not Button.DISCARD), keep_name())


def either(names: Sequence[str]) -> str:
    """Return a choice between several things as one says it."""
    if len(names) < 2:
        return "".join(names)
    #: several answers to choose from: "Chow, Pair or Pass"
    text = translate("tray", "{answers} or {last}")
    return text.format(answers=listed(names[:-1]), last=names[-1])


def answer_name(place: TrayPlace) -> str:
    """Return the name of a place of the tray, or of a wide answer to the dealt cards."""
    if place.is_of_deal:
        names = {Button.WIN: mulligan_name, Button.PAIR: fold_name}
        return names.get(place.button, play_on_name)()
    return keep_name() if place.is_keep else button_name(place.button)


def answer_key(place: TrayPlace) -> str:
    """Return the name of the key that gives it."""
    if place.is_fold:
        return FOLD_LETTER
    if place.button is Button.DISCARD:
        return enter_name()
    return LETTERS.get(place.button) or space_name()


def enter_name() -> str:
    """Return the name of the key that gives what is chosen."""
    return translate("window", "Enter")


def space_name() -> str:
    """Return the name of the longest key."""
    return translate("window", "Space")


def digit(place: TrayPlace) -> str:
    """Return the digit that gives a place of the tray, by where it lies."""
    return str(TRAY.index(place.button) + 1)


def _place_text(place: TrayPlace) -> PlaceText:
    #: on the answer that the computer would give
    tab = translate("tray", "suggested") if place.is_suggested and place.is_lit else ""
    return PlaceText(_label(place), answer_key(place), _below(place), tab, place.light, place.is_asked_back)


def _label(place: TrayPlace) -> str:
    if not place.is_asked_back:
        return answer_name(place)
    if place.is_fold:
        #: on the button that gives the hand up, once it has been pressed: it asks back
        return translate("window", "Really fold?")
    #: on the button that passes, once it has been pressed although a win is possible: it asks back
    return translate("tray", "Pass?")


def _below(place: TrayPlace) -> str:
    if place.is_asked_back:
        return "" if place.is_fold else translate("tray", "You could win.")
    if place.light is Light.GIVEN:
        #: under an answer that has been given and waits for the others
        return translate("tray", "given")
    if place.light is Light.BEFOREHAND:
        #: under an answer that is given by itself as soon as it is possible
        return translate("tray", "in advance")
    if place.button is Button.DISCARD:
        return "" if place.card is None else piece_mark(place.card)
    if place.effects and place.button not in (Button.PASS, Button.WIN):
        return effect_note(place.effects[0])
    return ""


def effect_note(effect: HandEffect) -> str:
    """Return the effect of an action on the hand, including the discard that it makes due."""
    left = effect.deadwood_after
    return counted.junk_left(left) if left else translate("table", "leaves no junk")
