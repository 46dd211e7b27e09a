"""Lines about one's own hand, and about the effect of an action on it. No Qt."""

from collections.abc import Sequence

from engine.ai.advice import Wait
from tusac_qt.model.display import SidePanel
from tusac_qt.model.tray_words import effect_note
from tusac_qt.play.buttons import HandEffect
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import junk_left_text, junk_text, marked_card, wait_left, wait_text
from tusac_qt.words.punctuation import listed
from tusac_qt.words.translation import translate

_MOST_WAITS = 3
"""So many cards that would win have room beside the junk, above the hand."""


def hand_lines(side: SidePanel) -> tuple[str, ...]:
    """Return junk and waits, or what the card that is to be discarded leaves of them."""
    lines = []
    if side.effect is not None:
        lines.append(junk_left_text(side.effect))
    elif side.deadwood is not None:
        lines.append(junk_text(side.deadwood))
    waits = _waits(side.waits) if side.effect is None else _first(side.effect.waits_after)
    if waits:
        lines.append(translate("window", "Waiting for {cards}").format(cards=waits))
    return tuple(lines)


def short_effect(effect: HandEffect) -> str:
    """Return what an action does to the hand as shortly as a button needs it."""
    if effect.deadwood_before == effect.deadwood_after and len(effect.waits_before) != len(
        effect.waits_after
    ):
        return counted.winning_cards(len(effect.waits_after))
    return effect_note(effect)


def _waits(waits: Sequence[Wait]) -> str:
    """Return the cards that would win; if the line is too short, the most frequent, and how many more."""
    if len(waits) <= _MOST_WAITS:
        return listed(map(_wait, waits))
    likeliest = sorted(waits, key=lambda wait: -wait.unseen)[: _MOST_WAITS - 1]
    return listed((*map(_wait, likeliest), _more(len(waits) - len(likeliest))))


def _first(waits: Sequence[Wait]) -> str:
    """Return cards by name; if the line is too short, the first ones, and how many more."""
    shown = waits if len(waits) <= _MOST_WAITS else waits[: _MOST_WAITS - 1]
    names = [wait_text(wait, marked_card(wait.card)) for wait in shown]
    return listed(names if len(shown) == len(waits) else (*names, _more(len(waits) - len(shown))))


def _more(count: int) -> str:
    return translate("window", "{count} more").format(count=count)


def _wait(wait: Wait) -> str:
    return wait_left(wait, marked_card(wait.card))
