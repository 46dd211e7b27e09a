"""A table of one person, or none, and computer players on this machine: rules, clock and record together.

No Qt, no threads, no files: time comes as `now`, computer players are asked through requests that the
caller answers wherever it likes, and the record is handed out as text to be saved.
"""

from dataclasses import dataclass, replace

from engine.actions import Action, Answer, Discard, Draw
from engine.ai.advice import propose
from engine.ai.player import decision_seed, load_player
from engine.cards import Card, DeckIndex
from engine.errors import Reason, UnknownCard
from engine.flow import seats_to_act
from engine.legal import legal_actions, why_not
from engine.match import MatchState
from engine.record import RecordHeader, Replay
from engine.seats import BySeat, Seat
from engine.state import Phase, RoundState
from engine.view import View, conceal, project
from net.deal.terms import Terms
from net.match.beat import Occasion, Timing, beat_for
from net.match.clock import Clock
from net.match.question import AskedPerson, OpenQuestion, forced, window
from net.match.status import OpenWindow
from net.pace import Pace
from tusac_qt.play import hints
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import Button, HandEffect, why_not_button
from tusac_qt.play.computers import players_seed
from tusac_qt.play.match_play import MatchPlay
from tusac_qt.play.table import OwnTimeOut, PlayerInfo, Prompt, TableEvent
from tusac_qt.play.tempo import Tempo
from tusac_qt.play.thinking import thinking_s

_OCCASIONS = {
    Phase.DISCARD: Occasion.PERSONS_TURN,  # computer players think as long as theirs takes them
    Phase.DRAW: Occasion.DRAW,
    Phase.OFFER: Occasion.WINDOW,
    Phase.DECLARE: Occasion.DECLARATION,
}


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A question to a computer player, answered by `LocalTable.bot_answer`.

    Attributes:
        number: names the question; an answer to any other is ignored.
        seat: who is asked.
        view: what that seat may know.
        legal: what it may do, in canonical order.
        level: which computer player it is.
        taste: the name whose taste it has, or "" for none.
        seed: decides its chances; it follows from the record, so that its choices can be checked.
    """

    number: int
    seat: Seat
    view: View
    legal: tuple[Action, ...]
    level: str
    taste: str
    seed: int

    def choose(self) -> Action:
        """Return what the computer player does."""
        return load_player(self.level, self.taste).choose(self.view, self.legal, self.seed)


class LocalTable:
    """A `Table` whose cards, clock and computer players all live on this machine.

    The seat of the client is the one whose level is ""; if all are computer players it only watches, from
    seat 0. After every call that lets something happen the caller saves `take_record()`, hands
    `take_requests()` to the computer players, and calls `advance` again at `next_deadline()`.

    Attributes:
        tempo: the speed of the computer players, from the next question on.
    """

    status = None
    slow: frozenset[Seat] = frozenset()

    def __init__(
        self, header: RecordHeader, play: MatchPlay, *, pace: Pace, now: float, tempo: Tempo = Tempo.USUAL
    ) -> None:
        """Put a match on the table; use `begin` or `resume`.

        Args:
            header: setup and players.
            play: the match as it stands.
            pace: the clock.
            now: seconds on the caller's monotonic clock.
            tempo: the speed of the computer players.
        """
        people = [seat for seat, level in header.levels.items() if not level]
        if len(people) > 1:
            msg = f"a local table has one person, not {len(people)}"
            raise ValueError(msg)
        self.seat = people[0] if people else Seat(0)
        self.players = BySeat(tuple(map(PlayerInfo, header.players, header.levels)))
        self.pace = pace
        self.tempo = tempo
        self._header = header
        self._play = play
        self._auto = AutoAnswers()
        self._number = 0
        self._proposed: Action | None = None
        self._given: dict[Seat, Action] = {}
        self._question: OpenQuestion | None = None
        self._person = AskedPerson(self.seat, pace.bank_s)
        self._clock = Clock()
        self._beat = Timing(now, now, None, None)
        self._requests: list[BotRequest] = []
        self._ask(now)

    @classmethod
    def begin(
        cls, header: RecordHeader, *, pace: Pace, now: float, tempo: Tempo = Tempo.USUAL
    ) -> "LocalTable":
        """Return a new match with its first round dealt."""
        return cls(header, MatchPlay.begin(header), pace=pace, now=now, tempo=tempo)

    @classmethod
    def resume(cls, replayed: Replay, *, pace: Pace, now: float, tempo: Tempo = Tempo.USUAL) -> "LocalTable":
        """Return a saved match where it stopped; the open question is asked again."""
        return cls(replayed.header, MatchPlay.resume(replayed), pace=pace, now=now, tempo=tempo)

    @property
    def has_taken_back(self) -> bool:
        """Whether this seat has taken decisions of this round back, so that no statistics count it."""
        return self._play.has_taken_back

    @property
    def can_take_back(self) -> bool:
        """Whether there is a decision of this round to take back."""
        return self._back_to() is not None

    @property
    def can_redo(self) -> bool:
        """Whether the decision asked now is one that was taken back, so that it can be made again."""
        return self._play.can_redo and self.prompt is not None

    @property
    def is_watching(self) -> bool:
        """Whether all are computer players."""
        return bool(self.players[self.seat].level)

    @property
    def match(self) -> MatchState:
        """The match, the round in progress not counted."""
        return self._play.match

    @property
    def view(self) -> View:
        """This seat's view of the round, its own sealed answer included."""
        view = project(self._play.round, self.seat)
        own = self._given.get(self.seat)
        return replace(view, answer=own) if isinstance(own, Answer) and view.offer is not None else view

    @property
    def prompt(self) -> Prompt | None:
        """The question that this seat is asked now, if any."""
        asked = self._question
        if asked is None or self.seat in self._given:
            return None
        if self._proposed is None:
            self._proposed = propose(self.view, asked.legal)
        return Prompt.of(asked.shown(self._clock), self._proposed)

    @property
    def window(self) -> OpenWindow | None:
        """The open answer window, if there is one."""
        return window(self._beat, self._clock) if self._play.round.phase is Phase.OFFER else None

    @property
    def auto(self) -> AutoAnswers:
        """The answers that this seat has given beforehand."""
        return self._auto

    @property
    def is_paused(self) -> bool:
        """Whether the clocks stand still."""
        return not self._clock.is_running

    def why_not(self, button: Button) -> Reason | None:
        """Return why a button does nothing now, or None if it does something."""
        if self._play.round.phase is Phase.OFFER and self.seat in self._given:
            return Reason.ALREADY_ANSWERED
        return why_not_button(self._play.round, self.seat, button)

    def why_not_discard(self, card: Card) -> Reason | None:
        """Return why a card may not be discarded now, or None if it may."""
        hand = self._play.round.hands[self.seat]
        index = next((index for index in hand if self._play.round.card(index) == card), None)
        if index is None:
            return Reason.NOT_IN_HAND
        return why_not(self._play.round, self.seat, Discard(self.seat, index))

    def card(self, index: DeckIndex) -> Card:
        """Return a card this seat may look at. Raises UnknownCard for any other."""
        if conceal(self._play.round, self.seat).deck[index] is None:
            msg = f"seat {self.seat} may not look at deck position {index}"
            raise UnknownCard(msg)
        return self._play.round.card(index)

    def shown_hand(self, seat: Seat) -> tuple[Card | None, ...]:
        """Return the hidden hand of a seat, None for each card that this client may not see."""
        state = self._play.round
        may_see = state.is_over or seat == self.seat
        return tuple(state.deck[index] if may_see else None for index in state.hands[seat])

    def effect(self, action: Action) -> HandEffect:
        """Return what an action of this seat would do to its hand."""
        return hints.effect(self.view, action)

    def act(self, number: int, action: Action, now: float) -> bool:
        """Answer a prompt; return whether it was taken. Late, double or illegal answers are not."""
        asked = self._question
        if asked is None or self.is_paused or not asked.choose(number, action, self._clock.read(now)):
            return False
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
        return self._play.take_events()

    def next_deadline(self) -> float | None:
        """Return when `advance` should be called next; None while it waits for somebody or is paused."""
        if self.is_paused or self._play.round.is_over:
            return None
        if self._play.has_events:
            return self._clock.moment(self._beat.opened_at)
        due = self._beat.leaves_at if self._has_all_answers else self._late_at
        return None if due is None else self._clock.moment(due)

    def start_round(self, now: float) -> None:
        """Deal the next round. Raises EngineError if one is in progress or the match is over."""
        self._play.deal_next()
        self._person.bank_s = self.pace.bank_s
        self._ask(now)

    def set_paused(self, now: float, *, paused: bool) -> None:
        """Stop or restart the clocks."""
        if paused != self.is_paused:
            self._clock.set_running(now, running=not paused)
            self._answer_by_auto(now)

    def take_back(self, now: float) -> bool:
        """Go back to this seat's last decision of the round and ask it again; return whether one exists."""
        actions = self._back_to()
        if actions is None:
            return False
        if actions:
            self._play.take_back(actions)
        self._auto = AutoAnswers()
        self._requests = []
        self._ask(now)
        return True

    def redo(self, now: float) -> bool:
        """Make the decision again that was taken back last, with all that followed.

        Return whether there was one.
        """
        if not self.can_redo:
            return False
        self._play.redo(self.seat)
        self._auto = AutoAnswers()
        self._requests = []
        self._ask(now)
        return True

    def take_requests(self) -> tuple[BotRequest, ...]:
        """Return the questions to computer players that were not handed out yet."""
        requests, self._requests = tuple(self._requests), []
        return requests

    def bot_answer(self, number: int, seat: Seat, action: Action) -> bool:
        """Take a computer player's answer; return False if the question is closed or answered already.

        Raises IllegalAction, by the engine, once it is played, if the action is not legal.
        """
        if number != self._number or seat in self._given or seat not in seats_to_act(self._play.round):
            return False
        self._given[seat] = action
        return True

    def take_record(self) -> str:
        """Return the lines of the record that were not handed out yet, "" if none."""
        return self._play.take_record()

    def _back_to(self) -> int | None:
        """Return how many actions ago this seat last decided; 0 if it waits for the others, None if never."""
        if self._play.round.is_over or self.is_watching:
            return None
        if self._question is not None and self.seat in self._given:
            return 0
        past = enumerate(reversed(self._play.past), 1)
        return next((ago for ago, state in past if self._decides(state)), None)

    def _decides(self, state: RoundState) -> bool:
        """Return whether this seat is asked in a state, and nobody has answered yet."""
        if self.seat not in seats_to_act(state) or any(answer is not None for answer in state.answers):
            return False
        legal = legal_actions(state, self.seat)
        if state.offer is not None:
            return AutoAnswers().answer(legal, state.card(state.offer.card)) is None
        return state.phase is Phase.DISCARD or len(legal) > 1

    def _ask(self, now: float) -> None:
        """Ask every seat concerned the question that the round waits for."""
        round_ = self._play.round
        self._given, self._question, self._proposed = {}, None, None
        if round_.is_over:
            return
        occasion, opened_at = _OCCASIONS[round_.phase], self._clock.read(now)
        self._beat = self._in_tempo(beat_for(Terms(self.pace), occasion, opened_at, self._person.bank_s))
        if round_.phase is Phase.DRAW:
            return
        self._number += 1
        for seat in seats_to_act(round_):
            legal = legal_actions(round_, seat)
            if self.players[seat].level:
                self._request(seat, legal)
            elif (said := forced(legal)) is not None:
                self._given[seat] = said
            else:
                is_answer = round_.phase is not Phase.DISCARD
                self._question = OpenQuestion(self._person, legal, self._beat, is_answer=is_answer)
        self._meet_awaited_card()
        self._answer_by_auto(now)

    def _request(self, seat: Seat, legal: tuple[Action, ...]) -> None:
        view = project(self._play.round, seat)
        seed = decision_seed(players_seed(self._play.match), view)
        player = self.players[seat]
        taste = self._header.taste_of(seat)
        self._requests.append(BotRequest(self._number, seat, view, legal, player.level, taste, seed))
        if self._play.round.phase is Phase.DISCARD:
            thinks_s = thinking_s(self._play.round, seat, self.pace, player.name, seed)
            leaves_at = max(self._beat.leaves_at, self._beat.opened_at + thinks_s * self.tempo.factor)
            self._beat = replace(self._beat, leaves_at=leaves_at)

    def _in_tempo(self, beat: Timing) -> Timing:
        """Return when a question may be closed, at this tempo; the flight of a drawn card never changes."""
        if self._play.round.phase is Phase.DRAW:
            return beat
        return replace(beat, leaves_at=beat.opened_at + (beat.leaves_at - beat.opened_at) * self.tempo.factor)

    def _meet_awaited_card(self) -> None:
        offer = self._play.round.offer
        if offer is not None and self._play.round.card(offer.card) == self._auto.passes_until:
            self._auto = replace(self._auto, passes_until=None)

    def _answer_by_auto(self, now: float) -> None:
        prompt, offer = self.prompt, self._play.round.offer
        if prompt is None or offer is None:
            return
        answer = self._auto.answer(prompt.legal, self._play.round.card(offer.card))
        if answer is not None:
            self.act(prompt.number, answer, now)

    @property
    def _late_at(self) -> float | None:
        """Return when this seat's silence becomes its answer, as a clock reading; None if it is not asked."""
        return None if self._question is None else self._question.late_at

    @property
    def _has_all_answers(self) -> bool:
        """Whether the round can go on; a draw asks nobody."""
        round_ = self._play.round
        return round_.phase is Phase.DRAW or all(seat in self._given for seat in seats_to_act(round_))

    def _settle(self, now: float) -> bool:
        """Do the next thing that is due; return whether there was one."""
        if self._play.round.is_over:
            return False
        if self._question is not None and self._clock.has_come(self._late_at, now):
            self._given[self.seat] = action = self._question.fall_silent(self.view)
            self._play.tell(OwnTimeOut(action))
        if not self._clock.has_come(self._beat.leaves_at, now) or not self._has_all_answers:
            return False
        if self._play.round.phase is Phase.DRAW:
            return self._go_on((Draw(self._play.round.active),), now)
        return self._go_on(tuple(self._given[seat] for seat in seats_to_act(self._play.round)), now)

    def _go_on(self, actions: tuple[Action, ...], now: float) -> bool:
        self._play.step(actions, self.seat)
        if self._play.round.is_over:
            self._auto = AutoAnswers()
        self._ask(now)
        return True
