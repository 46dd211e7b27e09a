"""The meaning of keys and clicks on the table: display and key in, picks and perhaps an intent out. No Qt.

Keys are named by what stands on them: `W`, `1`, `?`, `Enter`, `Space`, `Esc`, `Tab`, `Backtab`, `Left`,
`Right`, `Up`, `Down`, `Home`, `End`; arrows with Shift: `Shift+Left`.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.cards import DeckIndex
from tusac_qt.model.display import Focus, StripControl, TableDisplay, Tool, Zone
from tusac_qt.model.intents import (
    AskHint,
    AskToChoose,
    ClearAuto,
    DiscardCard,
    Do,
    Explain,
    Intent,
    OpenAuto,
    UseStrip,
)
from tusac_qt.model.lifted_card import LiftedCard, new_place
from tusac_qt.model.tray import LAST_COLUMN, TRAY, Given, Light, TrayPlace
from tusac_qt.model.tray_words import FOLD_LETTER, LETTERS
from tusac_qt.play.advice import Advice
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import Button
from tusac_qt.play.hand_order import SortOrder, in_order, moved
from tusac_qt.play.table import PromptKind


@dataclass(frozen=True, slots=True)
class Picks:
    """The player's picks on the screen, which the table knows nothing of.

    Attributes:
        order: how the hand is sorted; the player's own order lasts for a round.
        manual: the player's own order of it, as deck positions.
        sorting: how it was sorted before, and is when the player's own order is given up.
        lifted: the card that is being carried, and where it would go.
        selected: the card picked for discarding.
        focus: where the keyboard cursor is; None before it is first used.
        spread: the button whose answers are spread out.
        is_blanked: the hand is hidden.
        advice: what the last hint advised, once one was asked for.
        is_asked_back: Fold, or Pass where a win would be lost, has been pressed once, and is done when it is
            pressed again.
        given: the answer that was given last.
    """

    order: SortOrder = SortOrder.BEST
    manual: tuple[DeckIndex, ...] = ()
    sorting: SortOrder = SortOrder.BEST
    lifted: LiftedCard | None = None
    selected: DeckIndex | None = None
    focus: Focus | None = None
    spread: Button | None = None
    is_blanked: bool = False
    advice: Advice | None = None
    is_asked_back: bool = False
    given: Given | None = None


Pressed = tuple[Picks, Intent | None]
"""The picks after a key or click, and what it asks for."""

_Press = Callable[[TableDisplay, Picks], Pressed]

_LETTERS: dict[str, int] = {letter: TRAY.index(button) for button, letter in LETTERS.items()}
_STRIP: dict[str, StripControl] = {
    "F10": StripControl.MENU,
    "L": StripControl.LOG,
    "T": StripControl.PAUSE,
    "F1": StripControl.HELP,
    "V": StripControl.PROOF,
}
_DIGITS = tuple("12345678")
_ARROWS = {"Left": -1, "Right": 1}
_DISCARD_PLACE, _PASS_PLACE = TRAY.index(Button.DISCARD), TRAY.index(Button.PASS)
_COLUMNS = LAST_COLUMN + 1
_STEPS = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}


def press_key(display: TableDisplay, picks: Picks, key: str) -> Pressed:
    """Return what a key does. D (Pair and Keep) never folds; Enter alone never answers."""
    pressed, intent = _press_other(display, picks, key)
    is_asked_back = pressed.is_asked_back and not picks.is_asked_back
    return replace(pressed, is_asked_back=is_asked_back), intent


def _press_other(display: TableDisplay, picks: Picks, key: str) -> Pressed:
    control = _STRIP.get(key)
    if control is not None and (control in display.controls or control is StripControl.LOG):
        return picks, UseStrip(control)
    if display.deal_answers and key in (*_LETTERS, FOLD_LETTER, *_DIGITS, "Space"):
        return _press_deal_key(display, picks, key)
    if key in _DIGITS and display.variants is not None:
        return press_variant(display, picks, _DIGITS.index(key))
    place = _DIGITS.index(key) if key in _DIGITS else _LETTERS.get(key)
    if place is not None:
        return press_tray(display, picks, place)
    press = _PRESSES.get(key)
    return (picks, None) if press is None else press(display, picks)


def _press_deal_key(display: TableDisplay, picks: Picks, key: str) -> Pressed:
    """Return what a key does while the question is about the dealt cards, or a dead hand.

    The letter of each answer, or the digit of its place; D, the letter of that of Fold, only explains it.
    """
    keys = {
        (FOLD_LETTER if answer.is_fold else LETTERS.get(answer.button, "Space")): at
        for at, answer in enumerate(display.deal_answers)
    }
    fold = keys.get(FOLD_LETTER)
    if key in _DIGITS:
        at = [answer.button for answer in display.deal_answers]
        button = TRAY[_DIGITS.index(key)]
        return press_deal(display, picks, at.index(button)) if button in at else (picks, None)
    if key in keys:
        return press_deal(display, picks, keys[key])
    if key == LETTERS[Button.PAIR] and fold is not None:
        return replace(picks, is_asked_back=False), Explain(display.deal_answers[fold])
    return picks, None


def press_tray(display: TableDisplay, picks: Picks, at: int) -> Pressed:
    """Return what pressing a place of the tray does: a disabled one only explains itself."""
    return _press_answer(display, picks, display.tray[at])


def press_deal(display: TableDisplay, picks: Picks, at: int) -> Pressed:
    """Return what pressing one of the wide answers to the dealt cards does."""
    return _press_answer(display, picks, display.deal_answers[at])


def _press_answer(display: TableDisplay, picks: Picks, place: TrayPlace) -> Pressed:
    if place.light is Light.BEFOREHAND:
        return picks, ClearAuto()
    if not place.is_lit:
        return _closed(picks), Explain(place)
    if place.asks_back and not place.is_asked_back:
        return replace(_closed(picks), is_asked_back=True), None
    if place.button is Button.DISCARD:
        return _closed(picks), None if display.selected is None else DiscardCard(display.selected)
    if len(place.answers) > 1:
        return replace(_closed(picks), spread=None if picks.spread is place.button else place.button), None
    return _given(display, _closed(picks), place), Do(place.answers[0])


def _given(display: TableDisplay, picks: Picks, place: TrayPlace) -> Picks:
    """Return the picks that remember the given answer."""
    return picks if display.window is None else replace(picks, given=Given(place.button, display.window))


def press_variant(display: TableDisplay, picks: Picks, place: int) -> Pressed:
    """Return what choosing one of the spread out answers does."""
    spread = display.variants
    if spread is None or place >= len(spread.answers):
        return picks, None
    return _given(display, _closed(picks), spread), Do(spread.answers[place])


def press_card(display: TableDisplay, picks: Picks, index: DeckIndex) -> Pressed:
    """Return what clicking a card of the hand does: it is picked for the discard that is asked, or let go."""
    place = next(place for place, held in enumerate(in_order(display.hand)) if held.index == index)
    focused = replace(picks, focus=Focus(Zone.HAND, place))
    if display.asked is not PromptKind.DISCARD:
        return focused, None
    return replace(focused, selected=None if picks.selected == index else index), None


def press_tool(display: TableDisplay, picks: Picks, place: int) -> Pressed:
    """Return what pressing a button beside the tray does."""
    if display.tools[place] is Tool.HINT:
        return picks, AskHint()
    return picks, OpenAuto()


def press_at(display: TableDisplay, picks: Picks, focus: Focus) -> Pressed:
    """Return what pressing a thing does that a screen reader has named."""
    if focus.place >= zone_size(display, focus.zone):
        return picks, None
    if focus.zone is Zone.HAND:
        return point_at(display, picks, focus), None
    return _press_focus(display, picks, focus)


def point_at(display: TableDisplay, picks: Picks, focus: Focus | None) -> Picks:
    """Return the picks with the keyboard cursor at a place, or with None nowhere."""
    if focus is None or focus.place >= zone_size(display, focus.zone):
        return replace(picks, focus=None)
    return replace(picks, focus=focus)


def drop_card(display: TableDisplay, picks: Picks, index: DeckIndex, place: int) -> Picks:
    """Return the picks after a dragged card was dropped over the hand: at another place, or unchanged."""
    wanted = new_place(display.hand, picks.order, index, place)
    if wanted is None:
        return picks
    return replace(picks, order=SortOrder.HAND, manual=moved(display.hand, index, wanted))


def sort_by(picks: Picks, order: SortOrder) -> Picks:
    """Return the picks with every hand sorted so; an order of the player's own lasts if it is the same."""
    wanted = order.lasting
    return picks if picks.sorting is wanted else replace(picks, order=wanted, sorting=wanted, manual=())


def at_new_hand(picks: Picks) -> Picks:
    """Return the picks to begin a round with: the hand sorted as usual, and nothing under the cursor."""
    return replace(picks, order=picks.sorting, manual=(), focus=None)


def at_new_prompt(picks: Picks, kind: PromptKind | None = None) -> Picks:
    """Return the picks to begin a new question with: nothing chosen that a stray Enter could press.

    The cursor leaves what it was on, so that Tab or an arrow brings it to what is asked.

    Args:
        picks: before it.
        kind: what is asked now; None where the last question is over and nothing is asked.
    """
    closed = _closed(picks)
    left = {Zone.TRAY, Zone.DEAL} if kind is None else set(Zone)
    if closed.focus is not None and closed.focus.zone in left:
        closed = replace(closed, focus=None)
    return replace(closed, selected=None)


def zone_size(display: TableDisplay, zone: Zone) -> int:
    """Return how many things a zone holds for the keyboard cursor."""
    sizes = {
        Zone.HAND: len(in_order(display.hand)),
        Zone.TRAY: len(display.tray) if display.tools else 0,
        Zone.DEAL: len(display.deal_answers),
        Zone.TOOLS: len(display.tools),
        Zone.SEATS: len(display.plaques),
        Zone.STRIP: len(display.controls),
        Zone.VARIANTS: 0 if display.variants is None else len(display.variants.answers),
    }
    return sizes[zone]


def _closed(picks: Picks) -> Picks:
    """Return the picks with no answers spread out."""
    focus = None if picks.focus is not None and picks.focus.zone is Zone.VARIANTS else picks.focus
    return replace(picks, spread=None, focus=focus, is_asked_back=False)


def _zones(display: TableDisplay) -> list[Zone]:
    """Return the zones in the order in which Tab visits them, the question first."""
    first = [Zone.DEAL, Zone.VARIANTS, Zone.TRAY] if display.asked is PromptKind.ANSWER else []
    zones = [*first, *(zone for zone in Zone if zone not in first)]
    return [zone for zone in zones if zone_size(display, zone)]


def _move_zone(display: TableDisplay, picks: Picks, step: int) -> Picks:
    zones = _zones(display)
    if picks.focus is None or picks.focus.zone not in zones:
        zone = zones[0 if step > 0 else -1]
    else:
        zone = zones[(zones.index(picks.focus.zone) + step) % len(zones)]
    return replace(picks, focus=Focus(zone, _entry(display, picks, zone)))


def _entry(display: TableDisplay, picks: Picks, zone: Zone) -> int:
    """Return where the cursor enters a zone: the picked card, the first lit answer, else its first place."""
    if zone is Zone.HAND:
        places = (place for place, held in enumerate(in_order(display.hand)) if held.index == picks.selected)
        return next(places, 0)
    if zone is Zone.TRAY:
        return next((place for place, target in enumerate(display.tray) if target.is_lit), 0)
    return 0


def _move_within(display: TableDisplay, picks: Picks, key: str, *, to_all: bool = False) -> Picks:
    """Move the cursor in its zone; in the tray over lit places, or with `to_all` over all eight."""
    focus = picks.focus
    if focus is None or not zone_size(display, focus.zone):
        zone = _zones(display)[0]
        return replace(picks, focus=Focus(zone, _entry(display, picks, zone)))
    size = zone_size(display, focus.zone)
    if key == "Home":
        place = 0
    elif key == "End":
        place = size - 1
    elif focus.zone is Zone.TRAY:
        place = _beside(display, focus.place, key, to_all=to_all)
    elif key in _ARROWS:
        place = (focus.place + _ARROWS[key]) % size
    elif focus.zone is Zone.HAND:
        place = focus.place
    else:
        place = (focus.place + (1 if key == "Down" else -1)) % size
    return replace(picks, focus=Focus(focus.zone, place))


def _beside(display: TableDisplay, place: int, key: str, *, to_all: bool) -> int:
    """Return the next place of the tray in a direction: in the row, or straight above and below."""
    across, down = _STEPS[key]
    row, column = divmod(place, _COLUMNS)
    if down:
        other = (1 - row) * _COLUMNS
        rest = sorted(range(_COLUMNS), key=lambda at: abs(at - column))
        found = [other + at for at in rest if to_all or display.tray[other + at].is_lit]
        return found[0] if found else place
    order = [row * _COLUMNS + (column + step * across) % _COLUMNS for step in range(1, _COLUMNS + 1)]
    return next((at for at in order if to_all or display.tray[at].is_lit), place)


def _press_enter(display: TableDisplay, picks: Picks) -> Pressed:
    """Give the answer under the cursor, pick the card under it, or discard the picked card; else nothing."""
    focus = picks.focus
    if focus is not None and focus.place < zone_size(display, focus.zone):
        if focus.zone is not Zone.HAND:
            return _press_focus(display, picks, focus)
        held = in_order(display.hand)[focus.place].index
        if display.asked is PromptKind.DISCARD and display.selected != held:
            return replace(picks, selected=held), None
    if display.selected is not None:
        return picks, DiscardCard(display.selected)
    return picks, None if display.asked is None else AskToChoose()


def _press_focus(display: TableDisplay, picks: Picks, focus: Focus) -> Pressed:
    if focus.zone is Zone.VARIANTS:
        return press_variant(display, picks, focus.place)
    if focus.zone is Zone.TRAY:
        return press_tray(display, picks, focus.place)
    if focus.zone is Zone.DEAL:
        return press_deal(display, picks, focus.place)
    if focus.zone is Zone.TOOLS:
        return press_tool(display, picks, focus.place)
    if focus.zone is Zone.STRIP:
        return picks, UseStrip(display.controls[focus.place])
    return picks, Explain(focus)


def _press_space(display: TableDisplay, picks: Picks) -> Pressed:
    """Give the answer under the cursor, else pass if that is possible."""
    focus = picks.focus
    if focus is not None and focus.zone in (Zone.TRAY, Zone.DEAL, Zone.VARIANTS, Zone.TOOLS):
        return _press_enter(display, picks)
    return press_tray(display, picks, _PASS_PLACE) if display.tray[_PASS_PLACE].is_lit else (picks, None)


def _press_escape(display: TableDisplay, picks: Picks) -> Pressed:
    """Undo the picks; if there are none, open the menu: people press Escape to leave, not to pass."""
    if display.variants is not None:
        return _closed(picks), None
    if picks.selected is not None or picks.focus is not None:
        return replace(picks, selected=None, focus=None), None
    return picks, UseStrip(StripControl.MENU)


def _press_auto(display: TableDisplay, picks: Picks) -> Pressed:
    return picks, OpenAuto() if display.auto == AutoAnswers() else ClearAuto()


def _press_question(display: TableDisplay, picks: Picks) -> Pressed:
    focus = picks.focus
    if focus is None or focus.place >= zone_size(display, focus.zone):
        return picks, Explain(Focus(Zone.TRAY, _DISCARD_PLACE)) if display.asked else None
    return picks, Explain(focus)


def _press_hint(_: TableDisplay, picks: Picks) -> Pressed:
    return picks, AskHint()


def _press_blank(_: TableDisplay, picks: Picks) -> Pressed:
    return replace(picks, is_blanked=not picks.is_blanked), None


def _press_sort(_: TableDisplay, picks: Picks) -> Pressed:
    """Give up the player's own order, else take the next sort order."""
    if picks.order is SortOrder.HAND:
        return replace(picks, order=picks.sorting, manual=()), None
    return sort_by(picks, picks.order.next), None


def _next_zone(display: TableDisplay, picks: Picks) -> Pressed:
    return _move_zone(display, picks, 1), None


def _previous_zone(display: TableDisplay, picks: Picks) -> Pressed:
    return _move_zone(display, picks, -1), None


def _arrow(key: str, *, to_all: bool = False) -> _Press:
    return lambda display, picks: (_move_within(display, picks, key, to_all=to_all), None)


_PRESSES: dict[str, _Press] = {
    "Enter": _press_enter,
    "Space": _press_space,
    "Esc": _press_escape,
    "Tab": _next_zone,
    "Backtab": _previous_zone,
    "A": _press_auto,
    "?": _press_question,
    "S": _press_sort,
    "H": _press_hint,
    "B": _press_blank,
    **{key: _arrow(key) for key in ("Left", "Right", "Up", "Down", "Home", "End")},
    **{f"Shift+{key}": _arrow(key, to_all=True) for key in _STEPS},
}
