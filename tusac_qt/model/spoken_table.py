"""The table for a screen reader: each thing on it with name, description and state. No Qt."""

from dataclasses import dataclass, replace

from tusac_qt.model.display import Focus, TableDisplay, Tool, Zone
from tusac_qt.model.explanations import Explainer, automatic_name, hint_name, strip_name
from tusac_qt.model.picks import zone_size
from tusac_qt.model.scene_text import TableText
from tusac_qt.model.tray import TrayPlace
from tusac_qt.model.tray_words import answer_key, answer_name, effect_note
from tusac_qt.model.waiting import TableWait
from tusac_qt.model.wording import Wording
from tusac_qt.play.buttons import Button
from tusac_qt.play.hand_order import in_order
from tusac_qt.play.table import PromptKind
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import junk_text, marked_card, meld_name, without_marks
from tusac_qt.words.punctuation import apart, phrases, sentences
from tusac_qt.words.translation import translate

ZONES = (Zone.DEAL, Zone.VARIANTS, Zone.TRAY, Zone.HAND, Zone.TOOLS, Zone.SEATS, Zone.STRIP)
"""The parts of the table in the order in which they are read: what may be done before what there is."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the table that the keyboard or a screen reader can come to.

    Attributes:
        focus: where the table's cursor is on it.
        name: what it is.
        detail: what else there is to say; of a button that does nothing, why.
        is_button: pressing it does something of its own; a card or a seat is only looked at.
        is_enabled: pressing it does something now.
    """

    focus: Focus
    name: str
    detail: str = ""
    is_button: bool = True
    is_enabled: bool = True


@dataclass(frozen=True, slots=True)
class SpokenTable:
    """All of a table.

    Attributes:
        state: what is on offer or whose turn it is, and what may be done.
        offer: the card on offer and who may take it; "" if there is none.
        wall: how much is left of it.
        zones: the parts of the table by name, each with what is in it.
    """

    state: str
    offer: str
    wall: str
    zones: tuple[tuple[Zone, str, tuple[Thing, ...]], ...]


def spoken_table(
    display: TableDisplay, text: TableText, wording: Wording, explainer: Explainer
) -> SpokenTable:
    """Return a table for screen readers.

    Args:
        display: what is shown.
        text: the same in words.
        wording: puts the table into words.
        explainer: says what there is to say of each thing.
    """
    names = {
        Zone.DEAL: translate("reader", "What you can do"),
        Zone.TRAY: translate("reader", "Answers"),
        Zone.TOOLS: translate("reader", "Help and automatic answers"),
        Zone.VARIANTS: translate("reader", "Ways to take it"),
        Zone.HAND: _hand_name(display),
        Zone.SEATS: translate("reader", "Players"),
        Zone.STRIP: translate("reader", "Table buttons"),
    }
    zones = tuple(
        (zone, names[zone], tuple(map(_plain, _things(zone, display, explainer)))) for zone in ZONES
    )
    headline = _line(text.caption.headline)
    question = question_text(display, wording)
    lines = [without_marks(line) for line in text.caption.lines]
    wall = translate("reader", "Wall: {cards}, {draws} to draw").format(
        cards=counted.cards(display.wall_count), draws=display.draws_left
    )
    return SpokenTable(
        state=apart(part for part in (headline if display.offer or not question else "", question) if part),
        offer=apart([headline, *lines]) if display.offer is not None else "",
        wall=wall,
        zones=zones,
    )


def question_text(display: TableDisplay, wording: Wording) -> str:
    """Return the question to the player and the keys that answer it; "" if there is nothing to choose.

    The computer's proposal comes last, if it is told at all.
    """
    wait = display_wait(display)
    suggested = ""
    if display.proposed is not None:
        text = translate("reader", "Suggested: {action}.")
        suggested = text.format(action=without_marks(wording.action(display.proposed)))
    if wait is TableWait.TURN:
        asked = translate("reader", "Your turn: choose a card to discard.")
        return sentences(part for part in (asked, suggested) if part)
    if wait is not TableWait.CLAIM:
        return ""
    lit = [
        translate("reader", "{action}, {key}").format(
            action=_offered(target, wording), key=answer_key(target)
        )
        for target in (*display.deal_answers, *display.tray)
        if target.is_lit
    ]
    asked = translate("reader", "You can take this card: {answers}.")
    if display.asks_of_deal:
        asked = translate("reader", "You can fold or play: {answers}.")
        if display.may_redeal:
            asked = translate("reader", "You can have all cards dealt again: {answers}.")
    return sentences(part for part in (asked.format(answers="; ".join(lit)), suggested) if part)


def _offered(target: TrayPlace, wording: Wording) -> str:
    """Return the name of an answer, with the cards it takes from the hand unless the name tells them."""
    if target.button in (Button.CHOW, Button.QUAD) and len(target.answers) == 1:
        return without_marks(wording.action(target.answers[0]))
    return answer_name(target)


def display_wait(display: TableDisplay) -> TableWait | None:
    """Return what the table waits for, as it is shown."""
    if display.asked is None:
        return None
    if display.asked is PromptKind.DISCARD:
        return TableWait.TURN
    lit = [target for target in (*display.deal_answers, *display.tray) if target.is_lit]
    is_choice = any(target.button is not Button.PASS for target in lit)
    return TableWait.CLAIM if is_choice or not display.auto.passes_when_nothing else None


def _hand_name(display: TableDisplay) -> str:
    held = in_order(display.hand)
    if display.is_blanked:
        return translate("reader", "Your hand is hidden, {cards}").format(cards=counted.cards(len(held)))
    name = translate("reader", "Your hand, {cards}").format(cards=counted.cards(len(held)))
    junk = display.side.deadwood
    return name if junk is None else phrases((name, junk_text(junk)))


def _things(zone: Zone, display: TableDisplay, explainer: Explainer) -> list[Thing]:
    if zone is Zone.HAND:
        return [] if display.is_blanked else _cards(display, explainer)
    if zone in (Zone.TRAY, Zone.DEAL):
        places = display.deal_answers if zone is Zone.DEAL else display.tray if display.tools else ()
        return [_answer(Focus(zone, at), place, explainer) for at, place in enumerate(places)]
    if zone is Zone.TOOLS:
        names = {Tool.HINT: (hint_name(), "H"), Tool.AUTO: (automatic_name(), "A")}
        return [Thing(Focus(zone, at), *names[tool]) for at, tool in enumerate(display.tools)]
    is_button = zone is not Zone.SEATS
    found = []
    for place in range(zone_size(display, zone)):
        focus = Focus(zone, place)
        name = explainer.explain_focus(focus, display)
        if zone is Zone.STRIP:
            name = strip_name(display.controls[place], is_paused=display.is_paused)
        count = zone_size(display, zone)
        found.append(Thing(focus, name, "" if is_button else _place_of(place, count), is_button=is_button))
    return found


def _cards(display: TableDisplay, explainer: Explainer) -> list[Thing]:
    found: list[Thing] = []
    count = len(in_order(display.hand))
    for group in display.hand:
        kind = "" if group.kind is None else meld_name(group.kind)
        detail = translate("reader", "junk") if group.is_deadwood else kind
        for _ in group.cards:
            focus = Focus(Zone.HAND, len(found))
            told = phrases((detail, _place_of(len(found), count))) if detail else _place_of(len(found), count)
            found.append(Thing(focus, explainer.explain_focus(focus, display), told, is_button=False))
    return found


def _place_of(at: int, count: int) -> str:
    """Return the place of something among how many."""
    return translate("reader", "{number} of {count}").format(number=at + 1, count=count)


def _answer(focus: Focus, target: TrayPlace, explainer: Explainer) -> Thing:
    """Return an answer as it is spoken. None is marked as disabled, as a player may ask why it is."""
    name, key = answer_name(target), answer_key(target)
    if target.button is Button.DISCARD and target.card is not None:
        name = phrases((name, marked_card(target.card)))
    if not target.is_lit:
        quiet = translate("reader", "not possible: {reason}").format(reason=explainer.explain_quiet(target))
        return Thing(focus, name, phrases((quiet, key)))
    possible = translate("reader", "possible")
    effect = [effect_note(target.effects[0])] if target.effects and target.button is not Button.PASS else []
    return Thing(focus, name, phrases((possible, *effect, key)))


def _plain(thing: Thing) -> Thing:
    return replace(thing, name=without_marks(thing.name), detail=without_marks(thing.detail))


def _line(text: str) -> str:
    return without_marks(text.replace("\n", ": "))
