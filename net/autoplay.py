"""A machine whose seats are all held by computer players: it answers whatever its dealer says is due."""

from collections.abc import Sequence

from engine.actions import Action, Discard
from engine.cards import DeckIndex
from engine.codec import encode_action
from engine.seats import BySeat, Seat
from engine.state import deal
from net.dealing.dealer import Dealer
from net.dealing.ending import bot_key
from net.dealing.events import DealEvent, PlayDue
from net.dealing.game import ActDue, AnswersDue
from net.dealing.hand import Hand
from net.play import EngineGame


def unknown_game(hand: Hand, dealer: Seat) -> EngineGame:
    """Return the round about to be dealt as everybody knows it: no card of it."""
    table = hand.table
    state = deal(table.rules, len(table.seats), dealer, (None,) * len(table.deck))
    return EngineGame(state, BySeat(tuple(seat.level for seat in table.seats)))


class Autoplayer:
    """Plays the seats of one machine."""

    def __init__(self, dealer: Dealer, game: EngineGame) -> None:
        """Play by what `dealer` reports; `game` is the one it deals for."""
        self.dealer = dealer
        self.game = game

    def react(self, events: Sequence[DealEvent]) -> list[DealEvent]:
        """Do what is due from our seats now; return what follows from it."""
        due = next((event.due for event in reversed(events) if isinstance(event, PlayDue)), None)
        hand, step = self.dealer.hand, self.dealer.step
        if due is None or step is None or hand.me not in self.dealer.waiting_for() or due != self.game.due():
            return []
        if isinstance(due, ActDue):
            action = self._choose(due.seat)
            slots: tuple[DeckIndex, ...] = self.game.state.hands[due.seat]
            if isinstance(action, Discard):
                slots = (action.card,)
            return self.dealer.act(due.seat, encode_action(action), slots)
        if isinstance(due, AnswersDue):
            own = [seat for seat in due.seats if seat in hand.own.keys]
            return self.dealer.answer({seat: encode_action(self._choose(seat)) for seat in own})
        return []

    def _choose(self, seat: Seat) -> Action:
        hand = self.dealer.hand
        key = bot_key(hand.joint_seed, hand.own.keys[seat].secret)
        return self.game.choose(self.game.state, seat, key)
