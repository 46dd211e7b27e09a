"""The first lesson: a table whose cards and other seats follow a script, with words for each step.

The player cannot spoil it: the table accepts only the action that the step waits for. No Qt, no words.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NoReturn

from engine.actions import Action, Pass
from engine.cards import Card, DeckIndex
from engine.errors import EngineError
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.match import MatchSetup
from engine.notation import parse_action, parse_cards
from engine.record import RecordHeader
from engine.seats import BySeat, Seat
from engine.shuffle import SEED_BYTES
from engine.state import Phase
from net.pace import LEARNING, Pace
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import Button
from tusac_qt.play.hand_order import SortOrder, hand_groups
from tusac_qt.play.lesson_script import OWN, LessonError, LessonScript, LessonStep
from tusac_qt.play.local_table import BotRequest, LocalTable
from tusac_qt.play.match_play import MatchPlay
from tusac_qt.play.table import Prompt, TableEvent

_OTHERS = "easy"
SKIP_S, _SKIP_PARTS = 3600.0, 720
"""What was done before a step is done in so many moments of the hour before, longer apart than cards fly."""
_PLACES = ("hand", "junk", "offer", "wall", "buttons", "side", "result")
_SEAT_PLACES = ("seat", "melds")
_ALL_PASS = "pass"  # noqa: S105 - a move, no password


@dataclass(frozen=True, slots=True)
class Target:
    """The thing that the words of a step point at.

    Attributes:
        kind: hand, junk, offer, wall, buttons, side, result, seat, melds, button or cards.
        seat: whose, for seat and melds.
        button: which, for button.
        cards: deck positions of cards of the hand, for cards and junk.
    """

    kind: str
    seat: Seat = OWN
    button: Button | None = None
    cards: tuple[DeckIndex, ...] = ()


class Lesson(LocalTable):
    """The table of a lesson. It stands still at each step, until `go_on` or the action the step waits for."""

    def __init__(self, script: LessonScript, name: str, *, now: float, pace: Pace = LEARNING) -> None:
        """Lay the cards out.

        Args:
            script: the lesson.
            name: the player's.
            now: seconds on the caller's monotonic clock.
            pace: how long cards fly and offers lie; it has no limits.
        """
        seats = len(script.players)
        setup = MatchSetup(script.rules, seats, 1, bytes(SEED_BYTES), OWN)
        names = BySeat(tuple(other or name for other in script.players))
        levels = BySeat(tuple("" if seat == OWN else _OTHERS for seat in range(seats)))
        self._script = script
        self._at = 0
        self._moves = list(script.steps[0].moves)
        play = MatchPlay.laid_out(setup, script.deck)
        super().__init__(RecordHeader(setup, names, levels), play, pace=pace, now=now)
        self._auto = AutoAnswers(passes_when_nothing=False)

    @property
    def step(self) -> LessonStep | None:
        """The step to be shown now; None while the others move."""
        is_at_rest = self._play.round.is_over or (
            self._play.round.phase in (Phase.OFFER, Phase.DISCARD) and not self._given
        )
        return self._script.steps[self._at] if is_at_rest and not self._moves else None

    @property
    def count(self) -> int:
        """The number of steps."""
        return len(self._script.steps)

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after this step."""
        return self._at + 1 == self.count

    @property
    def wanted(self) -> Action | None:
        """The action that the shown step waits for; None for going on."""
        step = self.step
        if step is None or not step.do:
            return None
        return parse_action(self._play.round, f"{OWN} {step.do}")

    @property
    def prompt(self) -> Prompt | None:
        """The prompt: None while a step only explains; the awaited action is the proposed one."""
        prompt, wanted = super().prompt, self.wanted
        if prompt is None or wanted is None:
            return None
        return replace(prompt, proposed=wanted, is_scripted=True)

    @property
    def target(self) -> Target:
        """The thing that the present step points at. Raises LessonError if it is not there."""
        at = self._script.steps[self._at].at
        word, _, rest = at.partition(" ")
        if word in _SEAT_PLACES and rest.isdecimal() and int(rest) < len(self._script.players):
            return Target(word, seat=Seat(int(rest)))
        if word == "button" and rest in {button.value for button in Button}:
            return Target("button", button=Button(rest))
        if at == "junk":
            groups = hand_groups(self.view, SortOrder.BEST, ())
            held = (card.index for group in groups if group.is_deadwood for card in group.cards)
            return Target("junk", cards=tuple(held))
        if at in _PLACES:
            return Target(at)
        return Target("cards", cards=self._held(parse_cards(at)))

    @property
    def auto(self) -> AutoAnswers:
        """The answers that this seat has given beforehand: none."""
        return AutoAnswers()

    def act(self, number: int, action: Action, now: float) -> bool:
        """Answer as the step wants; any other answer is refused without harm."""
        if action != self.wanted or not super().act(number, action, now):
            return False
        if self._play.round.phase is Phase.OFFER:
            self._all_pass()
        self._turn_page()
        return True

    def skip_to(self, number: int, now: float) -> None:
        """Go to a step at once, with all earlier steps done as taught; to the last step if there are fewer.

        Args:
            number: of the step, from 1.
            now: seconds; at the end an hour has passed at most since the lesson was begun.
        """
        moments = (now - SKIP_S + SKIP_S * part / _SKIP_PARTS for part in range(_SKIP_PARTS))
        for moment in moments:
            self.advance(moment)
            step, wanted, prompt = self.step, self.wanted, self.prompt
            if step is not None and (step.number >= number or self.is_last):
                return
            if wanted is None:
                self.go_on()
            elif prompt is not None:
                self.act(prompt.number, wanted, moment)

    def go_on(self) -> None:
        """Leave a step that waits for nothing; the last one stays."""
        if self.step is not None and self.wanted is None and not self.is_last:
            self._turn_page()

    @property
    def can_take_back(self) -> bool:
        """Whether there is a decision to take back: a lesson goes on."""
        return False

    def take_back(self, now: float) -> bool:
        """Take nothing back."""
        del now
        return False

    def set_auto(self, auto: AutoAnswers, now: float) -> None:
        """Answer nothing beforehand: each answer is part of the lesson."""

    def advance(self, now: float) -> tuple[TableEvent, ...]:
        """Let time pass; the other seats follow the script. Raises LessonError if they cannot."""
        events = super().advance(now)
        while self._declare() or self._follow_script():
            events += super().advance(now)
        return events

    def take_requests(self) -> tuple[BotRequest, ...]:
        """Return nothing: the script answers for the others."""
        super().take_requests()
        return ()

    def _turn_page(self) -> None:
        self._at += 1
        self._moves = list(self._script.steps[self._at].moves)

    def _declare(self) -> bool:
        """Let the others declare their dealt cards as the rules require; return whether anybody had to."""
        state = self._play.round
        seats = () if state.phase is not Phase.DECLARE else seats_to_act(state)
        silent = [seat for seat in seats if seat not in self._given]
        for seat in silent:
            self._given[seat] = legal_actions(state, seat)[-1]
        return bool(silent)

    def _follow_script(self) -> bool:
        """Let the others make the next move of the script; return whether there was one."""
        state = self._play.round
        if not self._moves or self._given or state.phase not in (Phase.OFFER, Phase.DISCARD):
            return False
        move = self._moves.pop(0)
        if move != _ALL_PASS:
            self._move(move)
        if self._play.round.phase is Phase.OFFER:
            self._all_pass()
        elif not self._given:
            self._fail(f"{move!r}: no card is on offer")
        return True

    def _move(self, move: str) -> None:
        state = self._play.round
        try:
            action = parse_action(state, move)
        except EngineError as error:
            self._fail(str(error))
        if action.seat == OWN or action not in legal_actions(state, action.seat):
            self._fail(f"{move!r} cannot be done")
        self._given[action.seat] = action

    def _all_pass(self) -> None:
        """Let everybody pass who has not answered."""
        state = self._play.round
        for seat in seats_to_act(state):
            passes = (action for action in legal_actions(state, seat) if isinstance(action, Pass))
            if seat not in self._given:
                answer = next(passes, None)
                if answer is None:
                    self._fail(f"seat {seat} cannot pass")
                self._given[seat] = answer

    def _held(self, cards: Sequence[Card]) -> tuple[DeckIndex, ...]:
        """Return the deck positions of some cards of the hand, the first copies first."""
        found: list[DeckIndex] = []
        for card in cards:
            held = (one.index for one in self.view.hand if one.card == card and one.index not in found)
            index = next(held, None)
            if index is None:
                self._fail(f"{card.name} is not in the hand")
            found.append(index)
        return tuple(found)

    def _fail(self, what: str) -> NoReturn:
        msg = f"step {self._script.steps[self._at].number}: {what}"
        raise LessonError(msg)


Shown = Callable[[Lesson, LessonStep], None]
"""Told each step of a lesson as it is shown."""


def rehearse(script: LessonScript, shown: Shown) -> Lesson:
    """Play a lesson by its steps and return the last table. Raises LessonError if a step fails."""
    lesson = Lesson(script, "An", now=0.0, pace=replace(LEARNING, claim_floor_s=0.0, flight_s=0.0))
    for number in range(1, lesson.count + 1):
        lesson.advance(0.0)
        step = lesson.step
        if step is None or step.number != number:
            msg = f"step {number}: the table does not come to rest here"
            raise LessonError(msg)
        try:
            wanted, prompt = lesson.wanted, lesson.prompt
            _ = lesson.target
        except EngineError as error:
            msg = f"step {number}: {error}"
            raise LessonError(msg) from error
        shown(lesson, step)
        if wanted is None:
            lesson.go_on()
        elif prompt is None or not lesson.act(prompt.number, wanted, 0.0):
            msg = f"step {number}: {step.do!r} cannot be done"
            raise LessonError(msg)
    return lesson
