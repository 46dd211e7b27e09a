"""A table of one person, or none, and computer players on this machine: rules, clock and record together.

No Qt, no threads, no files: time comes as `now`, computer players are asked through requests that the
caller answers wherever it likes, and the record is handed out as text to be saved.
"""

from dataclasses import dataclass, replace

from engine.actions import Action, Answer, Claim, Discard, Draw, Pass, Win
from engine.ai.player import decision_seed
from engine.apply import apply
from engine.cards import Card, DeckIndex
from engine.errors import EngineError, Reason, UnknownCard
from engine.flow import resolve, seats_to_act
from engine.legal import legal_actions, why_no_meld, why_no_win, why_not
from engine.match import MatchState, begin_match, deal_round, end_round
from engine.record import RecordHeader, Replay, format_header, format_round, format_step
from engine.seats import BySeat, Seat
from engine.shuffle import derive_seed
from engine.state import Phase, RoundState
from engine.view import View, conceal, project
from tusac_qt import hints
from tusac_qt.auto import AutoAnswers
from tusac_qt.pace import Pace
from tusac_qt.table import (
    BUTTON_KINDS,
    Button,
    Effect,
    MatchEnded,
    OwnTimeOut,
    PlayerInfo,
    Prompt,
    PromptKind,
    RoundDealt,
    TableEvent,
    Window,
    WindowClosed,
)


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A question to a computer player, answered by `LocalTable.bot_answer`.

    Attributes:
        number: the number of the question, as in `Prompt`.
        seat: who is asked.
        view: what that seat may know.
        legal: what it may do, in canonical order.
        level: which computer player it is.
        seed: decides its chances; it follows from the record, so that its choices can be checked.
    """

    number: int
    seat: Seat
    view: View
    legal: tuple[Action, ...]
    level: str
    seed: int


@dataclass(frozen=True, slots=True)
class _Question:
    """What this seat is asked; the times follow from the pace."""

    kind: PromptKind
    legal: tuple[Action, ...]
    proposed: Action


def players_seed(match: MatchState) -> bytes:
    """Return the `round_seed` of the computer players for the round being played."""
    return derive_seed(match.setup.seed, "players", match.round_number)


class LocalTable:
    """A `Table` whose cards, clock and computer players all live on this machine.

    The seat of the client is the one whose level is ""; if all are computer players it only watches, from
    seat 0. After every call that lets something happen the caller saves `take_record()`, hands
    `take_requests()` to the computer players, and calls `advance` again at `next_deadline()`.
    """

    def __init__(
        self, header: RecordHeader, match: MatchState, state: RoundState | None, *, pace: Pace, now: float
    ) -> None:
        """Take over a match as it stands; use `begin` or `resume`.

        Args:
            header: setup and players.
            match: the match after its last finished round.
            state: the round in progress or the last one played; None before the first.
            pace: the clock.
            now: seconds on the caller's monotonic clock.
        """
        people = [seat for seat, level in header.levels.items() if not level]
        if len(people) > 1:
            msg = f"a local table has one person, not {len(people)}"
            raise ValueError(msg)
        self.seat = people[0] if people else Seat(0)
        self.players = BySeat(tuple(map(PlayerInfo, header.players, header.levels)))
        self.pace = pace
        self._match = match
        self._auto = AutoAnswers()
        self._number = 0
        self._given: dict[Seat, Action] = {}
        self._question: _Question | None = None
        self._opened_at = now
        self._bank_s = pace.bank_s
        self._paused_at: float | None = None
        self._record: list[str] = []
        self._requests: list[BotRequest] = []
        self._events: list[TableEvent] = []
        self._round = self._deal() if state is None else state
        self._ask(now)

    @classmethod
    def begin(cls, header: RecordHeader, *, pace: Pace, now: float) -> "LocalTable":
        """Return a new match with its first round dealt."""
        table = cls(header, begin_match(header.setup), None, pace=pace, now=now)
        table._record.insert(0, format_header(header))
        return table

    @classmethod
    def resume(cls, replayed: Replay, *, pace: Pace, now: float) -> "LocalTable":
        """Return a saved match where it stopped; the open question is asked anew."""
        return cls(replayed.header, replayed.match, replayed.round, pace=pace, now=now)

    @property
    def match(self) -> MatchState:
        """The match, the round in progress not counted."""
        return self._match

    @property
    def view(self) -> View:
        """What this seat may know of the round; its own sealed answer is in `prompt`, not here."""
        return project(self._round, self.seat)

    @property
    def prompt(self) -> Prompt | None:
        """What is asked of this seat now, if anything."""
        asked = self._question
        if asked is None or self.seat in self._given:
            return None
        limit = self._own_limit(asked.kind)
        floor = self.pace.claim_floor_s if asked.kind is PromptKind.ANSWER else 0.0
        return Prompt(
            number=self._number,
            kind=asked.kind,
            legal=asked.legal,
            proposed=asked.proposed,
            opened_at=self._opened_at,
            closes_not_before=self._opened_at + floor,
            bank_from=limit,
            deadline=None if limit is None else limit + self._bank_s,
        )

    @property
    def window(self) -> Window | None:
        """The open answer window, if there is one."""
        if self._round.phase is not Phase.OFFER:
            return None
        limit = self.pace.claim_limit_s
        return Window(
            self._opened_at,
            self._opened_at + self.pace.claim_floor_s,
            None if limit is None else self._opened_at + limit,
        )

    @property
    def auto(self) -> AutoAnswers:
        """What this seat has answered beforehand."""
        return self._auto

    @property
    def is_paused(self) -> bool:
        """Whether the clocks stand still."""
        return self._paused_at is not None

    def why_not(self, button: Button) -> Reason | None:
        """Return why a button does nothing now, or None if it does something."""
        if self._round.phase is Phase.OFFER and self.seat in self._given:
            return Reason.ALREADY_ANSWERED
        if button is Button.WIN:
            return why_no_win(self._round, self.seat)
        if button is Button.PASS:
            return why_not(self._round, self.seat, Pass(self.seat))
        return why_no_meld(self._round, self.seat, BUTTON_KINDS[button])

    def why_not_discard(self, card: Card) -> Reason | None:
        """Return why a card may not be discarded now, or None if it may."""
        hand = self._round.hands[self.seat]
        index = next((index for index in hand if self._round.card(index) == card), None)
        if index is None:
            return Reason.NOT_IN_HAND
        return why_not(self._round, self.seat, Discard(self.seat, index))

    def card(self, index: DeckIndex) -> Card:
        """Return a card this seat may look at. Raises UnknownCard for any other."""
        if conceal(self._round, self.seat).deck[index] is None:
            msg = f"seat {self.seat} may not look at deck position {index}"
            raise UnknownCard(msg)
        return self._round.card(index)

    def effect(self, action: Action) -> Effect:
        """Return what an action of this seat would do to its hand."""
        return hints.effect(self.view, action)

    def act(self, number: int, action: Action, now: float) -> bool:
        """Answer a prompt; return whether it was taken. Late, double or illegal answers are not."""
        prompt = self.prompt
        if prompt is None or number != prompt.number or action not in prompt.legal or self.is_paused:
            return False
        if prompt.deadline is not None and now > prompt.deadline:
            return False
        if prompt.bank_from is not None:
            self._bank_s = max(0.0, self._bank_s - max(0.0, now - prompt.bank_from))
        self._given[self.seat] = action
        return True

    def set_auto(self, auto: AutoAnswers, now: float) -> None:
        """Answer beforehand until the round ends; an open question is answered at once if it applies."""
        self._auto = auto
        self._answer_by_auto(now)

    def advance(self, now: float) -> tuple[TableEvent, ...]:
        """Let time pass; return what has happened since the last call, in order."""
        while not self.is_paused and self._settle(now):
            pass
        events, self._events = tuple(self._events), []
        return events

    def next_deadline(self) -> float | None:
        """Return when `advance` should be called next; None while it waits for somebody or is paused."""
        if self.is_paused or self._round.is_over:
            return None
        if self._events:
            return self._opened_at
        if self._round.phase is Phase.DRAW:
            return self._opened_at + self.pace.flight_s
        if all(seat in self._given for seat in seats_to_act(self._round)):
            return self._floor()
        prompt = self.prompt
        return None if prompt is None else prompt.deadline

    def start_round(self, now: float) -> None:
        """Deal the next round. Raises EngineError if one is in progress or the match is over."""
        if not self._round.is_over:
            msg = "the round is not over"
            raise EngineError(msg)
        self._round = self._deal()
        self._ask(now)

    def set_paused(self, now: float, *, paused: bool) -> None:
        """Stop or restart the clocks."""
        if paused and self._paused_at is None:
            self._paused_at = now
        elif not paused and self._paused_at is not None:
            self._opened_at += now - self._paused_at
            self._paused_at = None

    def take_requests(self) -> tuple[BotRequest, ...]:
        """Return the questions to computer players that were not handed out yet."""
        requests, self._requests = tuple(self._requests), []
        return requests

    def bot_answer(self, number: int, seat: Seat, action: Action) -> bool:
        """Take a computer player's answer; return False if the question is closed or answered already.

        Raises IllegalAction, by the engine, once it is played, if the action is not legal.
        """
        if number != self._number or seat in self._given or seat not in seats_to_act(self._round):
            return False
        self._given[seat] = action
        return True

    def take_record(self) -> str:
        """Return the lines of the record that were not handed out yet, "" if none."""
        lines, self._record = self._record, []
        return "".join(lines)

    def _deal(self) -> RoundState:
        state = deal_round(self._match)
        self._record.append(format_round(self._match, state))
        self._events.append(RoundDealt(self._match.round_number, state.dealer))
        self._bank_s = self.pace.bank_s
        return state

    def _ask(self, now: float) -> None:
        """Put the question that the round now waits with to everybody it concerns."""
        self._opened_at = now
        self._given = {}
        self._question = None
        if self._round.phase not in (Phase.OFFER, Phase.DISCARD):
            return
        self._number += 1
        for seat in seats_to_act(self._round):
            legal = legal_actions(self._round, seat)
            if self.players[seat].level:
                self._request(seat, legal)
            else:
                kind = PromptKind.ANSWER if self._round.phase is Phase.OFFER else PromptKind.DISCARD
                self._question = _Question(kind, legal, hints.propose(self.view, legal))
        self._meet_awaited_card()
        self._answer_by_auto(now)

    def _request(self, seat: Seat, legal: tuple[Action, ...]) -> None:
        view = project(self._round, seat)
        seed = decision_seed(players_seed(self._match), view)
        self._requests.append(BotRequest(self._number, seat, view, legal, self.players[seat].level, seed))

    def _meet_awaited_card(self) -> None:
        offer = self._round.offer
        if offer is not None and self._round.card(offer.card) == self._auto.passes_until:
            self._auto = replace(self._auto, passes_until=None)

    def _answer_by_auto(self, now: float) -> None:
        prompt, offer = self.prompt, self._round.offer
        if prompt is None or offer is None:
            return
        answer = self._auto.answer(prompt.legal, self._round.card(offer.card))
        if answer is not None:
            self.act(prompt.number, answer, now)

    def _own_limit(self, kind: PromptKind) -> float | None:
        limit = self.pace.claim_limit_s if kind is PromptKind.ANSWER else self.pace.discard_limit_s
        return None if limit is None else self._opened_at + limit

    def _floor(self) -> float:
        """Return the earliest moment at which given answers are played; a person's discard never waits."""
        if self._round.phase is Phase.DISCARD and self._question is not None:
            return self._opened_at
        return self._opened_at + self.pace.claim_floor_s

    def _settle(self, now: float) -> bool:
        """Do the next thing that is due; return whether there was one."""
        if self._round.is_over:
            return False
        if self._round.phase is Phase.DRAW:
            return now >= self._opened_at + self.pace.flight_s and self._play(
                (Draw(self._round.active),), now
            )
        self._answer_when_late(now)
        waiting = seats_to_act(self._round)
        if now < self._floor() or any(seat not in self._given for seat in waiting):
            return False
        actions = tuple(self._given[seat] for seat in waiting)
        if self._round.phase is Phase.OFFER:
            self._announce(actions)
        return self._play(actions, now)

    def _answer_when_late(self, now: float) -> None:
        """Give this seat's silence its meaning: pass or, where that is not legal, the first claim."""
        prompt = self.prompt
        if prompt is None or prompt.deadline is None or now < prompt.deadline:
            return
        passes = Pass(self.seat)
        silent = passes if passes in prompt.legal else prompt.legal[0]
        self._given[self.seat] = action = silent if prompt.kind is PromptKind.ANSWER else prompt.proposed
        self._bank_s = 0.0
        self._events.append(OwnTimeOut(action))

    def _announce(self, actions: tuple[Action, ...]) -> None:
        """Open the sealed answers and say who gets the card."""
        state, answers = self._round, self._round.answers
        for action in actions:
            if isinstance(action, Answer):
                answers = answers.replace(action.seat, action)
        offer = state.offer
        taken = None if offer is None else resolve(offer, answers)
        own = answers[self.seat]
        outranked = isinstance(own, Win | Claim) and own != taken
        self._events.append(WindowClosed(taken, own if outranked else None))

    def _play(self, actions: tuple[Action, ...], now: float) -> bool:
        for action in actions:
            self._record.append(format_step(self._round, action))
            step = apply(self._round, action)
            self._round = step.state
            self._events += step.events
        if self._round.outcome is not None:
            self._match = end_round(self._match, self._round.outcome)
            self._auto = AutoAnswers()
            if self._match.is_over:
                self._events.append(MatchEnded())
        self._ask(now)
        return True
