"""The table in a terminal: the question, and the meaning of a typed line.

Table, presenter and keys are those of the window; the caller reads, writes, saves and keeps the clock. No Qt.
"""

from collections import deque
from dataclasses import dataclass, replace

from engine.cards import Card
from engine.events import RoundDrawn, RoundVoided, RoundWon
from engine.state import owned_slots
from tusac_qt.model.display import TableDisplay
from tusac_qt.model.hint_text import opinion_text
from tusac_qt.model.intents import AskHint, AskToChoose, ClearAuto, Do, Explain, Intent, OpenAuto
from tusac_qt.model.lobby import plays_next_round
from tusac_qt.model.picks import Picks, at_new_prompt, press_deal, press_key, press_variant
from tusac_qt.model.presenter import discard_of, present
from tusac_qt.model.table_notes import lost_hand_note
from tusac_qt.play.advice import advise
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.hand_order import in_order
from tusac_qt.play.hints import tip_for
from tusac_qt.play.suggestions import FIRST_ROUNDS, Suggestions
from tusac_qt.play.table import MatchEnded, Prompt, PromptKind, Table, TableEvent
from tusac_qt.play.tips import Tip
from tusac_qt.terminal.text_lines import (
    auto_lines,
    hand_lines,
    options_line,
    outcome_lines,
    place_line,
    position_lines,
    proposal,
    standing_lines,
    variant_lines,
)
from tusac_qt.terminal.typed import (
    LEAVE,
    button_of_key,
    card_of,
    help_lines,
    key_of,
    not_understood,
    number_of,
)
from tusac_qt.words.hint_words import suggestions_end_text
from tusac_qt.words.i18n import (
    auto_name,
    card_list,
    effect_text,
    fold_meaning,
    fold_name,
    reason_text,
    tip_text,
)
from tusac_qt.words.narration import Narrator
from tusac_qt.words.punctuation import headed
from tusac_qt.words.translation import translate

_LOG_LINES = 12
_TOLD_BY_THE_OPTIONS = frozenset((Tip.CLAIM, Tip.DUE))
"""Tips that speak of lit buttons; here the line of what one may do says the same."""


@dataclass(frozen=True, slots=True)
class TextQuestion:
    """The next question.

    Attributes:
        lines: what to print before it.
        prompt: the question itself, in one line.
    """

    lines: tuple[str, ...]
    prompt: str


class TextTable:
    """One table in words, with the state of the player's typing.

    Attributes:
        wants_to_leave: the player has asked to leave.
        tips_seen: the coach's lines told so far, now or earlier.
        rounds_finished: how many rounds the player has finished, as far as suggestions count them.
    """

    def __init__(
        self,
        table: Table,
        *,
        with_hints: bool,
        tips_seen: frozenset[Tip],
        suggestions: Suggestions = Suggestions.ALWAYS,
        rounds_finished: int = 0,
    ) -> None:
        """Begin to tell a table.

        Args:
            table: whose events and prompts are told.
            with_hints: deadwood, waits and the effects of actions are told.
            tips_seen: the coach's lines that need not come again.
            suggestions: when moves are suggested.
            rounds_finished: how many rounds the player has finished, as far as suggestions count them.
        """
        self._table = table
        self._suggestions = suggestions
        self.rounds_finished = rounds_finished
        self._with_hints = with_hints
        self._picks = Picks()
        own = None if table.is_watching or table.players[table.seat].level else table.seat
        self._narrator = Narrator(table.players, own, table.card, points=table.match.setup.rules.point_name)
        self._log: deque[str] = deque(maxlen=_LOG_LINES)
        self._told: int | None = None
        self._hand_is_told = False
        self._menu_is_open = False
        self.tips_seen = tips_seen
        self.wants_to_leave = False

    def tell(self, events: tuple[TableEvent, ...]) -> list[str]:
        """Return the lines for what has happened."""
        self._narrator.players = self._table.players
        lines: list[str] = []
        for event in events:
            told = self._narrator.tell(event)
            if told is not None:
                lines.append(told)
                self._log.append(told)
            if isinstance(event, RoundWon | RoundDrawn | RoundVoided):
                self._hand_is_told = False
            if isinstance(event, RoundWon | RoundDrawn):
                view, tally = self._table.view, self._table.match.tally
                lines += outcome_lines(view.rules, event.outcome, view.exposed, self._narrator, tally)
                lines += [*self._tip(), *self._count_round()]
            if isinstance(event, RoundVoided):
                lines.append("  " + card_list(self._thrown_in()))
            if isinstance(event, MatchEnded):
                lines += standing_lines(self._table.match, self._narrator)
        return lines

    def _count_round(self) -> list[str]:
        """Count a finished round; return that moves are not suggested any more, if it was the last such."""
        if self._table.is_watching or self.rounds_finished == FIRST_ROUNDS:
            return []
        self.rounds_finished += 1
        return [suggestions_end_text()] if self._suggestions.end_with(self.rounds_finished) else []

    def _thrown_in(self) -> list[Card]:
        """Return the dealt hand that made the round void, which all may see."""
        view = self._table.view
        seat = None if view.outcome is None else view.outcome.voided_by
        dealt = () if seat is None else owned_slots(view.rules, view.seats, view.dealer)[seat]
        return sorted(map(self._table.card, dealt))

    def tell_position(self) -> list[str]:
        """Return the whole table as lines, the player's hand last; for a spectator a note in its place."""
        self._narrator.players = self._table.players
        display = self._display()
        lines = position_lines(display, self._table.match, self._narrator)
        return [*lines, self._watching_line()] if self._table.is_watching else [*lines, *hand_lines(display)]

    def _watching_line(self) -> str:
        """Return why no hand is shown."""
        status = self._table.status
        lost = lost_hand_note(status, is_watching=True)
        if not lost and status is not None and plays_next_round(status):
            return translate("terminal", "You’re watching; you play from the next round on.")
        return lost or translate("terminal", "You’re watching: hands stay hidden.")

    @property
    def is_asking(self) -> bool:
        """Whether the player has to type something before anything can go on."""
        return self._table.prompt is not None or self._table.view.outcome is not None

    def question(self) -> TextQuestion:
        """Return the present question; a long one is printed only once."""
        lines: list[str] = []
        prompt = self._table.prompt
        if prompt is not None and prompt.number != self._told:
            self._told = prompt.number
            self._picks = at_new_prompt(self._picks)
            self._menu_is_open = False
            display = self._display()
            asks_to_discard = prompt.kind is PromptKind.DISCARD
            if asks_to_discard or not self._hand_is_told:
                lines += hand_lines(display)
                self._hand_is_told = True
            if not asks_to_discard:
                lines.append(options_line(display))
            lines += self._tip()
        return TextQuestion(tuple(lines), self._prompt_line())

    def answer(self, line: str, now: float) -> list[str]:  # noqa: PLR0911 - one for each kind of line
        """Do what a typed line asks for and return the lines to print."""
        text = line.strip()
        if text.casefold() in LEAVE:
            self.wants_to_leave = True
            return []
        if self._table.is_paused:
            self._table.set_paused(now, paused=False)
            return []
        if self._menu_is_open:
            return self._use_menu(text, now)
        if text.startswith("?") or text.endswith("?"):
            return self._explain(text.strip("? "))
        if text.casefold() == "l":
            return [*self._log, *self.tell_position()]
        if text.casefold() == "t":
            self._table.set_paused(now, paused=True)
            return []
        if self._table.view.outcome is not None:
            return self._after_round(text, now)
        return self._play(text, now)

    def _display(self) -> TableDisplay:
        suggests = self._suggestions.are_given(self.rounds_finished)
        return present(self._table, self._picks, with_hints=self._with_hints, suggests=suggests)

    def _tip(self) -> list[str]:
        has_tips = self._with_hints and not self._table.is_watching
        known = self.tips_seen | _TOLD_BY_THE_OPTIONS
        tip = tip_for(self._table.view, self._table.prompt, known) if has_tips else None
        if tip is None:
            return []
        self.tips_seen |= {tip}
        return [translate("terminal", "Tip: {tip}").format(tip=tip_text(tip))]

    def _prompt_line(self) -> str:  # noqa: PLR0911 - one for each question
        if self._table.is_paused:
            return translate("terminal", "Paused (Enter: go on) >")
        if self._menu_is_open:
            return translate("terminal", "Auto (a number switches, Enter: back) >")
        if self._table.match.is_over:
            return translate("terminal", "Enter: leave >")
        if self._table.view.outcome is not None:
            return translate("terminal", "Next round (Enter) >")
        display = self._display()
        if display.variants is not None:
            return translate("terminal", "Which one (a number; 0: back) >")
        if display.proposed is None:
            if display.asked is PromptKind.DISCARD:
                return translate("terminal", "Discard which card (?: help) >")
            return translate("terminal", "Your answer (?: help) >")
        proposed = proposal(display, self._narrator)
        if display.asked is PromptKind.DISCARD:
            return translate("terminal", "Discard which card (Enter: {proposed}, ?: help) >").format(
                proposed=proposed
            )
        return translate("terminal", "Your answer (Enter: {proposed}, ?: help) >").format(proposed=proposed)

    def _after_round(self, text: str, now: float) -> list[str]:
        if text:
            return [not_understood(text)]
        if self._table.match.is_over:
            self.wants_to_leave = True
        else:
            self._table.start_round(now)
        return []

    def _play(self, text: str, now: float) -> list[str]:  # noqa: PLR0911 - one for each kind of line
        display = self._display()
        if display.variants is not None:
            return self._choose_variant(display, text, now)
        number = number_of(text)
        if number is not None and display.asked is PromptKind.DISCARD:
            return self._discard_number(display, number, now)
        key = key_of(text)
        if key is None:
            card = card_of(text)
            if card is not None and display.asked is PromptKind.DISCARD:
                return self._discard_card(display, card, now)
            return [not_understood(text)]
        if key == "Enter" and display.proposed is not None and not display.deal_answers:
            return self._do(Do(display.proposed), now)
        proposed = [at for at, one in enumerate(display.deal_answers) if display.proposed in one.answers]
        if key == "Enter" and proposed:
            self._picks, intent = press_deal(display, self._picks, proposed[0])
        else:
            self._picks, intent = press_key(display, self._picks, key)
        if key == "S":
            return hand_lines(self._display())
        if self._picks.is_asked_back:
            return self._asked_back()
        spread = self._display().variants
        if spread is not None:
            return variant_lines(spread, self._narrator)
        return self._do(intent, now)

    def _asked_back(self) -> list[str]:
        """Return the loss that a typed line would cause, which must be typed again to be done."""
        if not self._display().deal_answers:
            return [translate("tray", "You could win."), translate("terminal", "Type it again to pass.")]
        meaning = fold_meaning(is_dead=self._table.view.offer is not None)
        return [headed(fold_name(), meaning), translate("terminal", "Type it again to fold.")]

    def _choose_variant(self, display: TableDisplay, text: str, now: float) -> list[str]:
        number = number_of(text)
        if number == 0:
            self._picks = replace(self._picks, spread=None)
            return [options_line(self._display())]
        if number is None or display.variants is None or number > len(display.variants.answers):
            return [not_understood(text)]
        self._picks, intent = press_variant(display, self._picks, number - 1)
        return self._do(intent, now)

    def _discard_number(self, display: TableDisplay, number: int, now: float) -> list[str]:
        cards = in_order(display.hand)
        if not 1 <= number <= len(cards):
            return [translate("terminal", "Your cards are numbered 1 to {n}.").format(n=len(cards))]
        return self._discard_card(display, cards[number - 1].card, now)

    def _discard_card(self, display: TableDisplay, card: Card, now: float) -> list[str]:
        index = next((held.index for held in in_order(display.hand) if held.card == card), None)
        action = None if index is None else discard_of(self._table, index)
        if action is None:
            reason = self._table.why_not_discard(card)
            return [] if reason is None else [reason_text(reason)]
        return self._do(Do(action), now)

    def _do(self, intent: Intent | None, now: float) -> list[str]:
        prompt = self._table.prompt
        if isinstance(intent, Do) and prompt is not None:
            told = []
            if prompt.kind is PromptKind.ANSWER:
                told = [
                    translate("terminal", "You answer: {action}.").format(
                        action=self._narrator.action(intent.action)
                    )
                ]
            taken = self._table.act(prompt.number, intent.action, now)
            return told if taken else [translate("terminal", "Too late.")]
        if isinstance(intent, Explain):
            return self._explain_place(intent)
        if isinstance(intent, OpenAuto):
            self._menu_is_open = True
            return self._auto_lines()
        if isinstance(intent, ClearAuto):
            self._table.set_auto(AutoAnswers(), now)
            return [translate("terminal", "{auto}: cleared.").format(auto=auto_name())]
        if isinstance(intent, AskHint) and prompt is not None:
            return self._hint(prompt)
        is_answer = prompt is not None and prompt.kind is PromptKind.ANSWER
        return [options_line(self._display())] if is_answer and isinstance(intent, AskToChoose) else []

    def _hint(self, prompt: Prompt) -> list[str]:
        """Return the hint; from now on an empty line follows it."""
        advice = advise(self._table.view, prompt)
        self._picks = replace(self._picks, advice=advice)
        text = translate("terminal", "Suggested: {action}; {effect}.")
        effect = effect_text(self._table.effect(advice.action))
        told = text.format(action=self._narrator.action(advice.action), effect=effect)
        return (
            [told] if advice.opinion is None else [told, opinion_text(advice.opinion, self._narrator.action)]
        )

    def _use_menu(self, text: str, now: float) -> list[str]:
        auto = self._table.auto
        card = card_of(text)
        if not text:
            self._menu_is_open = False
            return []
        if card is not None:
            changed = replace(auto, passes_until=card)
        elif text == "1":
            changed = replace(auto, passes_when_nothing=not auto.passes_when_nothing)
        elif text == "2":
            changed = replace(auto, passes_round=not auto.passes_round)
        elif text == "3":
            changed = replace(auto, passes_chow_and_pair=not auto.passes_chow_and_pair)
        elif text == "4":
            changed = replace(auto, wins=not auto.wins)
        elif text == "5" and self._table.status is not None:
            changed = replace(auto, stands_in=not auto.stands_in)
        else:
            return [not_understood(text)]
        self._table.set_auto(changed, now)
        return self._auto_lines()

    def _auto_lines(self) -> list[str]:
        return auto_lines(self._table.auto, may_stand_in=self._table.status is not None)

    def _explain(self, subject: str) -> list[str]:
        """Return the answer to `?` about a button or card, or all keys and why dimmed buttons are dimmed."""
        display = self._display()
        key, card = key_of(subject) if subject else None, card_of(subject)
        if card is not None and (key is None or display.asked is PromptKind.DISCARD):
            reason = self._table.why_not_discard(card)
            return [translate("terminal", "You may discard it.") if reason is None else reason_text(reason)]
        places = [*display.deal_answers, *display.tray]
        button = None if key is None else button_of_key(key)
        if button is not None:
            return [place_line(place) for place in places if place.button is button]
        lines = [place_line(place) for place in places] if display.outcome is None else []
        return [*lines, *help_lines()]

    def _explain_place(self, intent: Explain) -> list[str]:
        display = self._display()
        places = [place for place in (*display.deal_answers, *display.tray) if place == intent.subject]
        return [place_line(place) for place in places]
