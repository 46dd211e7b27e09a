"""The engine's round as the game that is dealt: connects deck positions with the rules of play."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.actions import (
    Action,
    Answer,
    Claim,
    Declare,
    Discard,
    Draw,
    Leave,
    Mulligan,
    Return,
    Unchosen,
    Win,
)
from engine.ai.player import decision_seed, load_player
from engine.apply import apply
from engine.cards import Card, DeckIndex
from engine.codec import decode_action, digest
from engine.errors import EngineError, IllegalAction
from engine.events import Event
from engine.flow import first_mulligan, resolve, seats_to_act
from engine.legal import legal_actions, why_not
from engine.seats import BySeat, Seat
from engine.state import Phase, RoundState, deal, reveal
from engine.view import project
from net.deal.game import ActDue, AnswersDue, DrawDue, Due, Foul, OverDue, ShowDue
from net.deal.table import SeatInfo
from net.errors import LocalProtocolError


@dataclass(frozen=True, slots=True)
class Answered:
    """All answers to an offer lie open: the one that gets the card, if any, and what each seat answered."""

    taken: Win | Claim | None
    answers: Mapping[Seat, Answer]


@dataclass(frozen=True, slots=True)
class Applied:
    """The round went on by the rules: what happened, in order, and the round as we know it then."""

    events: tuple[Event, ...]
    state: RoundState


class EngineGame:
    """A round of play over `engine.apply`, moved only by public facts. Unknown cards are possible everywhere.

    Attributes:
        state: the round as this machine knows it.
        players: who plays at each seat.
        history: every action applied, in order.
        told: what has happened, in order, to be shown to people.
    """

    def __init__(self, state: RoundState, players: BySeat[SeatInfo]) -> None:
        self.state = state
        self.players = players
        self.history: list[Action] = []
        self.told: list[Answered | Applied] = []
        self._answers: dict[Seat, Answer] = {}
        self._shown: set[Seat] = set()

    def due(self) -> Due:
        """Return what must happen next."""
        state = self.state
        if state.is_over:
            winner = None if state.outcome is None else state.outcome.winner
            return OverDue(digest(state), winner)
        if state.phase is Phase.DRAW:
            return DrawDue(state.active, DeckIndex(state.wall_start))
        if state.phase is Phase.DISCARD:
            return ActDue(state.active)
        unshown = self._unshown()
        if unshown is not None:
            return ShowDue(unshown.seat, self.shown_by(unshown))
        return AnswersDue(tuple(sorted(seats_to_act(state))))

    def shown_by(self, action: Action) -> tuple[DeckIndex, ...]:
        """Return the deck positions that a seat opens for an action, ascending."""
        if isinstance(action, Discard):
            return (action.card,)
        if isinstance(action, Claim):
            return tuple(sorted(action.cards))
        if isinstance(action, Declare):
            return tuple(sorted(action.kongs))
        return self.state.hands[action.seat] if isinstance(action, Win | Mulligan) else ()

    def learn(self, cards: Mapping[DeckIndex, Card]) -> None:
        """Take in cards that only this machine may know: the hands of its own seats."""
        self.state = reveal(self.state, cards)

    def judge_open(self, seat: Seat, why: bytes, cards: Mapping[DeckIndex, Card]) -> Foul | None:
        """Judge a seat's opening of cards, asked for by `ActDue` or `ShowDue`; change nothing.

        A foul is a `Reason` of the engine, `not_an_action`, or `wrong_cards`.
        """
        due = self.due()
        if isinstance(due, ShowDue):
            if why or seat != due.seat or tuple(sorted(cards)) != due.slots:
                return Foul(seat, "wrong_cards")
            return self._judge_shown(reveal(self.state, cards), self._answers[seat])
        action = _decoded(why)
        if not isinstance(due, ActDue) or not isinstance(action, Discard | Win) or action.seat != seat:
            return Foul(seat, "not_an_action")
        is_held = isinstance(action, Win) or action.card in self.state.hands[seat]
        if not is_held or tuple(sorted(cards)) != self.shown_by(action):
            return Foul(seat, "wrong_cards")
        return self._try(reveal(self.state, cards), (action,))[1]

    def opened(self, why: bytes, cards: Mapping[DeckIndex, Card]) -> None:
        """Continue after the seat named by `ActDue` or `ShowDue` has opened cards without a foul."""
        action = _decoded(why)
        state = reveal(self.state, cards)
        if action is not None:
            self._advance(state, (action,))
            return
        unshown = self._unshown()
        if unshown is not None:
            self._shown.add(unshown.seat)
        self.state = state
        self._settle_if_shown()

    def drawn(self, card: Card) -> None:
        """Turn up the wall card that `DrawDue` asked for."""
        state = reveal(self.state, {DeckIndex(self.state.wall_start): card})
        self._advance(state, (Draw(state.active),))

    def judge_answer(self, seat: Seat, choice: bytes) -> Foul | None:
        """Judge an answer that `AnswersDue` asked for, as far as its cards are known; change nothing.

        A foul is a `Reason` of the engine or `not_an_action`.
        """
        answer = _decoded(choice)
        if not isinstance(answer, Answer) or answer.seat != seat:
            return Foul(seat, "not_an_action")
        reason = why_not(self.state, seat, answer)
        return None if reason is None else Foul(seat, reason.value)

    def answered(self, choices: Mapping[Seat, bytes]) -> None:
        """Take in the answers, without a foul, of all seats named by `AnswersDue` that have not left."""
        decoded = {seat: _decoded(choice) for seat, choice in choices.items()}
        self._answers = {seat: answer for seat, answer in decoded.items() if isinstance(answer, Answer)}
        self._shown = set()
        if self.state.offer is not None:
            self.told.append(Answered(self._taken(), self._answers))
        self._settle_if_shown()

    def left(self, seats: Sequence[Seat]) -> None:
        """Continue without these seats; their pending actions are dropped."""
        answers = {seat: answer for seat, answer in self._answers.items() if seat not in seats}
        for seat in seats:
            if why_not(self.state, seat, Leave(seat)) is None:
                self._advance(self.state, (Leave(seat),))
        self._answers = answers
        if answers:
            self._settle_if_shown()

    def returned(self, seats: Sequence[Seat]) -> None:
        """Let seats that had left take part again, while a draw is due; not those that the rules keep out."""
        for seat in seats:
            if why_not(self.state, seat, Return(seat)) is None:
                self._advance(self.state, (Return(seat),))

    def audit(self, deck: Sequence[Card | None], bot_keys: Mapping[Seat, bytes]) -> Foul | None:
        """Judge the finished round again with these cards known, and replay the computer players.

        A foul is a `Reason` of the engine or `not_the_computer_player`.

        Args:
            deck: every card, None for those that nobody can read because machines left.
            bot_keys: for every seat held by a computer player, the secret its choices followed from.
        """
        state = deal(self.state.rules, self.state.seats, self.state.dealer, tuple(deck))
        for action in self.history:
            seat = action.seat
            reason = why_not(state, seat, action)
            if reason is not None:
                return Foul(seat, reason.value)
            is_choice = seat in bot_keys and not isinstance(action, Unchosen)
            if is_choice and action != computer_choice(self.players[seat], state, seat, bot_keys[seat]):
                return Foul(seat, "not_the_computer_player")
            state = apply(state, action).state
        return None

    def _taken(self) -> Win | Claim | None:
        """Return the answer that gets the card once all answers are known, or None."""
        if self.state.offer is None or not self._answers:
            return None
        return resolve(self.state.rules, self.state.offer, self._by_seat())

    def _unshown(self) -> Answer | None:
        """Return the next answer that must show cards before the offer can be settled; None for none."""
        if not self._answers:
            return None
        taken: Answer | None = self._taken() or first_mulligan(self.state.dealer, self._by_seat())
        due = self._given() if taken is None and self.state.offer is None else (taken,)
        unshown = (answer for answer in due if answer is not None and answer.seat not in self._shown)
        return next((answer for answer in unshown if self.shown_by(answer)), None)

    def _by_seat(self) -> BySeat[Answer | None]:
        return BySeat(tuple(self._answers.get(Seat(seat)) for seat in range(self.state.seats)))

    def _given(self) -> tuple[Answer, ...]:
        """Return the opened answers in the order a replay applies them."""
        return tuple(self._answers[seat] for seat in seats_to_act(self.state))

    def _settle_if_shown(self) -> None:
        """Settle the answers if none has anything more to show."""
        if self._unshown() is None:
            self._advance(self.state, self._given())

    def _judge_shown(self, state: RoundState, shown: Answer) -> Foul | None:
        """Judge an answer whose cards are known now."""
        if isinstance(shown, Declare | Mulligan):
            reason = why_not(state, shown.seat, shown)
            return None if reason is None else Foul(shown.seat, reason.value)
        return self._try(state, self._given())[1]

    def _advance(self, state: RoundState, actions: Sequence[Action]) -> None:
        applied, foul = self._try(state, actions)
        if foul is not None:
            msg = f"{foul} was not judged before"
            raise LocalProtocolError(msg)
        self.state = applied.state
        self._answers = {}
        self.history += actions
        self.told.append(applied)

    def _try(self, state: RoundState, actions: Sequence[Action]) -> tuple[Applied, Foul | None]:
        events: tuple[Event, ...] = ()
        for action in actions:
            try:
                step = apply(state, action)
            except IllegalAction as error:
                return Applied(events, state), Foul(Seat(error.seat), error.reason.value)
            state, events = step.state, events + step.events
        return Applied(events, state), None


def computer_choice(player: SeatInfo, state: RoundState, seat: Seat, key: bytes) -> Action:
    """Return what the computer player of a seat does, from what that seat may know and a secret.

    Raises UnknownCard if a card of that seat is not known.
    """
    view = project(state, seat)
    computer = load_player(player.level, player.taste)
    return computer.choose(view, legal_actions(state, seat), decision_seed(key, view))


def _decoded(data: bytes) -> Action | None:
    try:
        return decode_action(data)
    except EngineError:
        return None
