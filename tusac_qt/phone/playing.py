"""The effect of taps on a phone: picks and actions, by the functions for keys and clicks of the window."""

from dataclasses import replace

from engine.cards import DeckIndex
from tusac_qt.model.explanations import Explainer
from tusac_qt.model.intents import AskHint, ClearAuto, DiscardCard, Do, Explain, Intent
from tusac_qt.model.picks import Picks, drop_card, press_card, press_deal, press_tray, press_variant
from tusac_qt.model.presenter import discard_of
from tusac_qt.model.tray import TrayPlace
from tusac_qt.phone.messages import MoveCard, Press, SortHand, TapCard
from tusac_qt.phone.table_screen import PhoneTable, narrator_of, shown_display, switched
from tusac_qt.play.advice import advise
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.hand_order import SortOrder, in_order
from tusac_qt.play.table import PromptKind
from tusac_qt.words.i18n import reason_text
from tusac_qt.words.lesson_words import not_just_now
from tusac_qt.words.translation import translate

Tapped = tuple[Picks, str]
"""The picks after a tap, and why it did nothing; "" if it did."""


def pressed(shown: PhoneTable, press: Press, now: float) -> Tapped:
    """Press a button of the table."""
    kind, _, detail = press.id.partition(":")
    if kind == "auto":
        shown.table.set_auto(switched(shown.table.auto, detail), now)
        return shown.picks, ""
    is_hint = press.id == "hint"
    is_named = is_hint or (detail.isdecimal() and len(detail) <= 2)
    if not is_named or not _is_meant(shown, press.question, now):
        return shown.picks, _too_soon(shown, press.question)
    display = shown_display(shown)
    if is_hint:
        return _follow(shown, AskHint(), now)
    at, picks, intent = int(detail), shown.picks, None
    if kind == "place" and at < len(display.tray):
        picks, intent = press_tray(display, picks, at)
    elif kind == "deal" and at < len(display.deal_answers):
        picks, intent = press_deal(display, picks, at)
    elif kind == "variant":
        picks, intent = press_variant(display, picks, at)
    return _follow(replace(shown, picks=picks), intent, now)


def tapped(shown: PhoneTable, tap: TapCard, now: float) -> Tapped:
    """Tap a card of the hand: it is picked for a discard, and a second tap puts it back. No tap discards."""
    display = shown_display(shown)
    if tap.index not in {held.index for held in in_order(display.hand)}:
        return shown.picks, ""
    if display.asked is not PromptKind.DISCARD:
        return shown.picks, ""
    if not _is_meant(shown, tap.question, now):
        return shown.picks, _too_soon(shown, tap.question)
    if display.selected == tap.index:
        return replace(shown.picks, selected=None, focus=None), ""
    card = next(held.card for held in in_order(display.hand) if held.index == tap.index)
    picks, _ = press_card(display, shown.picks, DeckIndex(tap.index))
    reason = shown.table.why_not_discard(card)
    return replace(picks, focus=None), "" if reason is None else reason_text(reason)


def moved_card(shown: PhoneTable, move: MoveCard) -> Picks:
    """Put a card of the hand elsewhere in it."""
    display = shown_display(shown)
    if move.index not in {held.index for held in in_order(display.hand)}:
        return shown.picks
    return drop_card(display, shown.picks, DeckIndex(move.index), move.place)


def sorted_hand(picks: Picks, sort: SortHand) -> Picks:
    """Sort the hand."""
    if sort.order == "next":
        return replace(picks, order=picks.order.next)
    try:
        return replace(picks, order=SortOrder(sort.order))
    except ValueError:
        return picks


def _is_meant(shown: PhoneTable, question: int | None, now: float) -> bool:
    """Return whether a tap was made at the current question, not at the previous one."""
    prompt = shown.table.prompt
    return prompt is not None and prompt.number == question and prompt.accepts_input(now)


def _too_soon(shown: PhoneTable, question: int | None) -> str:
    """Return that a tap came before its question could be read; "" if it was made at another question."""
    prompt = shown.table.prompt
    is_asked = prompt is not None and prompt.number == question
    return translate("phone", "Too soon: tap once more.") if is_asked else ""


def _follow(shown: PhoneTable, intent: Intent | None, now: float) -> Tapped:
    table, prompt = shown.table, shown.table.prompt
    if isinstance(intent, DiscardCard):
        action = discard_of(table, intent.index)
        intent = None if action is None else Do(action)
    if isinstance(intent, ClearAuto):
        table.set_auto(AutoAnswers(), now)
    if isinstance(intent, Do) and prompt is not None:
        is_taken = table.act(prompt.number, intent.action, now)
        why = not_just_now() if prompt.is_scripted else translate("phone", "Too late: time’s up.")
        return shown.picks, "" if is_taken else why
    if isinstance(intent, Explain) and isinstance(intent.subject, TrayPlace):
        return shown.picks, Explainer(table, narrator_of(table)).explain_answer(intent.subject)
    if isinstance(intent, AskHint) and prompt is not None:
        return replace(shown.picks, advice=advise(shown.table.view, prompt)), ""
    return shown.picks, ""
