"""A moment of a record as a `Table`, so that every view of a table can show it. It asks nothing."""

from dataclasses import replace

from engine.actions import Action
from engine.cards import Card, DeckIndex
from engine.errors import Reason
from engine.match import MatchState
from engine.seats import BySeat, Seat
from engine.state import RoundState
from engine.view import View, project
from net.pace import LEARNING, Pace
from tusac_qt.play import hints
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import Button, HandEffect
from tusac_qt.play.film import FilmFrame
from tusac_qt.play.table import PlayerInfo, TableEvent


class ReplayTable:
    """A `Table` that shows one frame after the other, from one seat's side.

    Attributes:
        seat: whose side it is seen from.
        players: who sits where.
        frame: what is shown.
    """

    has_taken_back = False

    status = None
    slow: frozenset[Seat] = frozenset()
    is_watching = True
    prompt = None
    window = None
    is_paused = False
    pace: Pace = LEARNING
    auto = AutoAnswers()

    def __init__(self, players: BySeat[PlayerInfo], frame: FilmFrame, seat: Seat) -> None:
        self.players = players
        self.frame = frame
        self.seat = seat

    @property
    def match(self) -> MatchState:
        """The match, a round that has ended counted."""
        return self.frame.match

    @property
    def view(self) -> View:
        """The round from this side; cards of the hand that the record does not show are missing in it."""
        return view_of(self.frame.state, self.seat)

    def card(self, index: DeckIndex) -> Card:
        """Return any card that the record shows. Raises UnknownCard for another."""
        return self.frame.state.card(index)

    def why_not(self, button: Button) -> Reason | None:
        """Return that nothing is asked."""
        del button
        return Reason.NOT_THIS_PHASE

    def why_not_discard(self, card: Card) -> Reason | None:
        """Return that nothing is asked."""
        del card
        return Reason.NOT_THIS_PHASE

    def shown_hand(self, seat: Seat) -> tuple[Card | None, ...]:
        """Return the hidden hand of a seat, None for each card that the record does not show."""
        state = self.frame.state
        return tuple(state.deck[index] for index in state.hands[seat])

    def effect(self, action: Action) -> HandEffect:
        """Return what an action of this seat would do to its hand."""
        return hints.effect(self.view, action)

    def act(self, number: int, action: Action, now: float) -> bool:
        """Refuse every answer."""
        del number, action, now
        return False

    def set_auto(self, auto: AutoAnswers, now: float) -> None:
        """Ignore answers given in advance."""

    def advance(self, now: float) -> tuple[TableEvent, ...]:
        """Return no events."""
        del now
        return ()

    def next_deadline(self) -> float | None:
        """Return no deadline."""
        return None

    def start_round(self, now: float) -> None:
        """Do nothing: a record deals by itself."""

    def set_paused(self, now: float, *, paused: bool) -> None:
        """Do nothing: a record has no clocks."""


def view_of(state: RoundState, seat: Seat) -> View:
    """Return a seat's view of a round; of its hand, the cards that are known here."""
    hand, deck = state.hands[seat], state.deck
    known = tuple(index for index in hand if deck[index] is not None)
    if len(known) == len(hand):
        return project(state, seat)
    shown = project(state._replace(hands=state.hands.replace(seat, known)), seat)
    return replace(shown, concealed=state.hands.map(len))


def known_hand(state: RoundState, seat: Seat) -> tuple[Card | None, ...]:
    """Return a seat's concealed cards, those known first and in order; None for each that is not."""
    cards = [state.deck[index] for index in state.hands[seat]]
    known = sorted(card for card in cards if card is not None)
    return (*known, *(None for card in cards if card is None))
