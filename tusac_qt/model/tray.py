"""The tray of answers: eight fixed places, the answer in each for a question, and the lit ones. No Qt.

    Win   Kong  Pong | Discard
    Chow  Quad  Pair | Pass

Upper row: answers of any seat; lower row: answers of the seat in turn. All possible answers are lit alike,
Pass too, and none is preselected. Questions that are not about a card (play or fold, deal again, fold a dead
hand) never use it: they have answers of their own (`deal_answers`).
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from engine.actions import Action, Answer, Claim, Declare, Discard, Fold, Mulligan
from engine.cards import Card, DeckIndex
from engine.errors import Reason
from engine.melds import MeldKind
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import Button, HandEffect, button_of
from tusac_qt.play.table import Prompt, PromptKind, Table

TRAY: tuple[Button, ...] = (
    Button.WIN,
    Button.KONG,
    Button.PONG,
    Button.DISCARD,
    Button.CHOW,
    Button.QUAD,
    Button.PAIR,
    Button.PASS,
)
"""The eight places, row by row."""

LAST_COLUMN = 3
"""The column that stands apart: what makes no set."""

_HURRIED_S = 8.0
"""Nobody whose clock is shorter than this is asked back."""


class Light(Enum):
    """The look of a place of the tray.

    Attributes:
        QUIET: pressing it only explains it.
        POSSIBLE: pressing it gives it.
        GIVEN: it was given, and the answer window is still open.
        BEFOREHAND: it is given by itself as soon as it is possible; pressing it takes that back.
    """

    QUIET = "quiet"
    POSSIBLE = "possible"
    GIVEN = "given"
    BEFOREHAND = "beforehand"


@dataclass(frozen=True, slots=True)
class TrayPlace:
    """One place of the tray, or one of the wide answers to the dealt cards.

    Attributes:
        button: what it answers.
        light: how it is seen.
        reason: why it is quiet; None where it is not, and for a discard that only wants a card.
        answers: what it can answer; with suggestions the one that leaves least deadwood first.
        effects: what each of them does to the hand; empty without suggestions.
        card: the card it discards, or would if it were allowed.
        is_suggested: it is what the computer would do, and the player has asked for suggestions.
        is_keep: it keeps a drawn General or joker.
        is_of_deal: it answers to the dealt cards: throws them in, folds them, or plays them; or folds a dead
            hand.
        asks_back: it is given only when it is pressed twice.
        is_asked_back: it has been pressed once, and is given when it is pressed again.
    """

    button: Button
    light: Light = Light.QUIET
    reason: Reason | None = None
    answers: tuple[Action, ...] = ()
    effects: tuple[HandEffect, ...] = ()
    card: Card | None = None
    is_suggested: bool = False
    is_keep: bool = False
    is_of_deal: bool = False
    asks_back: bool = False
    is_asked_back: bool = False

    @property
    def is_lit(self) -> bool:
        """Whether pressing it gives it."""
        return self.light is Light.POSSIBLE

    @property
    def is_fold(self) -> bool:
        """Whether it gives the hand up."""
        return self.is_of_deal and self.button is Button.PAIR


@dataclass(frozen=True, slots=True)
class Given:
    """An answer that was given.

    Attributes:
        button: which.
        window: when its answer window was opened, which tells it from every other.
    """

    button: Button
    window: float


@dataclass(frozen=True, slots=True)
class Pressing:
    """The player's picks and presses, as far as the tray shows them.

    Attributes:
        selected: the card picked for a discard, by its deck position.
        given: what was given last.
        is_asked_back: a place that asks back has been pressed once.
    """

    selected: DeckIndex | None = None
    given: Given | None = None
    is_asked_back: bool = False


def tray(table: Table, prompt: Prompt | None, pressing: Pressing, *, suggests: bool) -> tuple[TrayPlace, ...]:
    """Return the eight places.

    Args:
        table: whose answers they are.
        prompt: what is asked, with what is advised about it.
        pressing: what the player has picked and pressed.
        suggests: what is proposed is told, and what each answer does to the hand.
    """
    asked = None if prompt is None or _is_of_deal(prompt) else prompt
    places = []
    for button in TRAY:
        if button is Button.DISCARD:
            places.append(_discard_place(table, asked, pressing, suggests=suggests))
        else:
            places.append(_answer_place(table, asked, button, pressing, suggests=suggests))
    if _loses_a_win(places) and not _is_hurried(table):
        places[-1] = replace(places[-1], asks_back=True, is_asked_back=pressing.is_asked_back)
    return tuple(places)


def deal_answers(prompt: Prompt | None, pressing: Pressing, *, suggests: bool) -> tuple[TrayPlace, ...]:
    """Return the answers to the dealt cards, or to a dead hand: none where neither is asked.

    From left to right: fold or deal again, then play on.
    """
    if prompt is None or not _is_of_deal(prompt):
        return ()
    found: dict[Button, list[Action]] = {}
    for action in prompt.legal:
        if isinstance(action, Answer):
            found.setdefault(button_of(action), []).append(action)
    return tuple(
        TrayPlace(
            button,
            Light.POSSIBLE,
            answers=tuple(answers),
            is_suggested=suggests and prompt.proposed in answers,
            is_of_deal=True,
            asks_back=button is Button.PAIR and len(found) > 1,
            is_asked_back=button is Button.PAIR and len(found) > 1 and pressing.is_asked_back,
        )
        for button, answers in sorted(found.items(), key=lambda one: TRAY.index(one[0]))
    )


def _loses_a_win(places: Iterable[TrayPlace]) -> bool:
    """Return whether passing gives a win up."""
    return {Button.WIN, Button.PASS} <= {place.button for place in places if place.is_lit}


def _is_hurried(table: Table) -> bool:
    """Return whether the clock leaves no time to be asked back."""
    limit = table.pace.claim_limit_s
    return limit is not None and limit < _HURRIED_S


def _is_of_deal(prompt: Prompt) -> bool:
    return any(isinstance(action, Mulligan | Declare | Fold) for action in prompt.legal)


def _answer_place(
    table: Table, prompt: Prompt | None, button: Button, pressing: Pressing, *, suggests: bool
) -> TrayPlace:
    answers: tuple[Action, ...] = tuple(
        action
        for action in (() if prompt is None else prompt.legal)
        if isinstance(action, Answer) and button_of(action) is button
    )
    if not answers or prompt is None:
        reason = table.why_not(button) or Reason.NOT_THIS_PHASE
        return TrayPlace(button, _unasked(table, button, pressing), reason)
    effects: tuple[HandEffect, ...] = ()
    if suggests:
        found = [(action, table.effect(action)) for action in answers]
        found.sort(key=lambda pair: pair[1].deadwood_after)
        answers = tuple(action for action, _ in found)
        effects = tuple(effect for _, effect in found)
    return TrayPlace(
        button,
        Light.POSSIBLE,
        answers=answers,
        effects=effects,
        is_suggested=suggests and prompt.proposed in answers,
        is_keep=any(isinstance(action, Claim) and action.kind is MeldKind.SINGLE for action in answers),
    )


def _unasked(table: Table, button: Button, pressing: Pressing) -> Light:
    """Return the light of a place whose answer cannot be given now."""
    window = table.window
    if table.prompt is None and window is not None and pressing.given == Given(button, window.opened_at):
        return Light.GIVEN
    return Light.BEFOREHAND if table.prompt is None and button in beforehand(table.auto) else Light.QUIET


def beforehand(auto: AutoAnswers) -> frozenset[Button]:
    """Return the places that are given by themselves as soon as they are possible."""
    passes = auto.passes_round or auto.passes_until is not None
    return frozenset(button for button, is_on in ((Button.WIN, auto.wins), (Button.PASS, passes)) if is_on)


def _discard_place(table: Table, prompt: Prompt | None, pressing: Pressing, *, suggests: bool) -> TrayPlace:
    if prompt is None or prompt.kind is not PromptKind.DISCARD:
        return TrayPlace(Button.DISCARD, reason=table.why_not(Button.DISCARD) or Reason.NOT_THIS_PHASE)
    cards = {held.index: held.card for held in table.view.hand}
    card = None if pressing.selected is None else cards.get(pressing.selected)
    if card is None:
        return TrayPlace(Button.DISCARD)
    found = tuple(one for one in prompt.legal if isinstance(one, Discard) and cards[one.card] == card)
    if not found:
        return TrayPlace(Button.DISCARD, reason=table.why_not_discard(card), card=card)
    return TrayPlace(
        Button.DISCARD,
        Light.POSSIBLE,
        answers=found,
        effects=tuple(map(table.effect, found)) if suggests else (),
        card=card,
        is_suggested=suggests and prompt.proposed in found,
    )
