"""A machine whose seats are all held by computer players: it does by itself whatever is due."""

from collections.abc import Iterable

from engine.actions import Action
from engine.codec import encode_action
from engine.seats import BySeat, Seat
from engine.state import RoundState, deal, reveal
from net.deal.chance import bot_key, first_dealer
from net.deal.engine_game import EngineGame, computer_choice
from net.deal.events import DealEvent, DeckSealed, Diverged, PlayDue
from net.deal.game import ActDue, AnswersDue
from net.deal.memory import begun, sealed
from net.deal.protocol import DealProtocol
from net.deal.round_deal import RoundDeal


def unknown_game(hand: RoundDeal, dealer: Seat) -> EngineGame:
    """Return the round about to be dealt as everybody knows it: no card of it."""
    table = hand.table
    state = deal(table.rules, len(table.seats), dealer, (None,) * len(table.deck))
    return EngineGame(state, BySeat(table.seats))


class Autoplayer:
    """Drives one machine's dealer through a round, or an observer's.

    Attributes:
        dealer: what it drives.
        game: the round being played; None before the deal.
        events: everything the dealer has reported.
        deals_at_once: whether the sealed deck is dealt as soon as there is one, opened by whom the joint seed
            names; otherwise the round was prepared ahead and waits for `deal`.
    """

    def __init__(self, dealer: DealProtocol, *, deals_at_once: bool = True) -> None:
        self.dealer = dealer
        self.game: EngineGame | None = None
        self.events: list[DealEvent] = []
        self.deals_at_once = deals_at_once

    def start(self) -> list[DealEvent]:
        """Begin the round; return all that happens until others must speak."""
        return self._follow(self.dealer.start())

    def receive(self, *envelopes: bytes) -> list[DealEvent]:
        """Take in envelopes, all at once; return all that happens until others must speak."""
        return self._follow(self.dealer.receive_all(envelopes))

    def time_out(self, machines: tuple[int, ...]) -> list[DealEvent]:
        """Wait no longer for machines; return all that happens until others must speak."""
        return self._follow(self.dealer.time_out(machines))

    def end_without(self, machines: tuple[int, ...]) -> list[DealEvent]:
        """End the round without machines, for too few others take part; return all that happens."""
        return self._follow(self.dealer.end_without(machines))

    def deal(self, dealer: Seat) -> list[DealEvent]:
        """Deal the prepared deck for a round opened by a seat.

        Return all that happens until others must speak.
        """
        self.game = self.new_game(dealer)
        return self._follow(self.dealer.deal(dealer, self.game))

    def post(self, receivers: Iterable[int]) -> list[tuple[int, bytes]]:
        """Return what is to be sent now, each envelope with the machine it goes to, and forget it."""
        others = tuple(receivers)
        return [(receiver, raw) for raw in self.dealer.outbox() for receiver in others]

    def _follow(self, events: Iterable[DealEvent]) -> list[DealEvent]:
        done: list[DealEvent] = []
        new = list(events)
        while new:
            done += new
            self.events += new
            is_other = any(isinstance(event, Diverged) for event in new)
            new = self._go_over() if is_other else self._react(new)
        return done

    def _go_over(self) -> list[DealEvent]:
        """Go through the same round again with all that has come of it; return all that happens.

        What was told is forgotten.
        """
        before, hand = self.dealer, self.dealer.hand
        place = hand.identity, hand.tools, hand.rng, hand.number, hand.attempt
        same = RoundDeal(hand.table, hand.me, *place, is_restarted=hand.is_restarted)
        self.dealer, self.game, self.events = DealProtocol(same), None, []
        self.dealer.adopt(before.choices)
        memories = () if hand.me is None else (begun(hand), sealed(hand))
        told = self.dealer.start() if hand.me is None else []
        told += [event for memory in memories for event in self.dealer.recall(memory)]
        told += self.dealer.receive_all(before.envelopes_after([0] * len(hand.machines)))
        if hand.dealer is not None and any(isinstance(event, DeckSealed) for event in told):
            self.game = self.new_game(hand.dealer)
            told = [event for event in told if not isinstance(event, DeckSealed)]
            told += self.dealer.deal(hand.dealer, self.game)
        return told + self.dealer.speak_up()

    def _react(self, events: list[DealEvent]) -> list[DealEvent]:
        hand, dealer = self.dealer.hand, self.dealer
        if self.deals_at_once and any(isinstance(event, DeckSealed) for event in events):
            starter = first_dealer(hand.joint_seed, hand.table.rules, len(hand.table.seats))
            self.game = self.new_game(starter)
            return dealer.deal(starter, self.game)
        due = next((event.due for event in reversed(events) if isinstance(event, PlayDue)), None)
        is_due = self.game is not None and hand.me in dealer.waiting_for() and due == self.game.due()
        if self.game is None or not is_due or dealer.is_silent:
            return []
        if isinstance(due, ActDue):
            action = self.choose(self._known(self.game), due.seat)
            return dealer.act(due.seat, encode_action(action), self.game.shown_by(action))
        is_open = dealer.step is not None and dealer.step.kind == "CLAIM_OPEN"  # what our disk has lost
        if isinstance(due, AnswersDue) and not is_open:
            own = [seat for seat in due.seats if seat in hand.own.keys]
            known = self._known(self.game)
            return dealer.answer({seat: encode_action(self.choose(known, seat)) for seat in own})
        return []

    def new_game(self, starter: Seat) -> EngineGame:
        """Return the round about to be dealt."""
        return unknown_game(self.dealer.hand, starter)

    def choose(self, state: RoundState, seat: Seat) -> Action:
        """Return what the computer player of a seat of ours does.

        All cards of that seat are known in `state`.
        """
        hand = self.dealer.hand
        player = hand.table.seats[seat]
        return computer_choice(player, state, seat, bot_key(hand.joint_seed, hand.own.keys[seat].secret))

    def _known(self, game: EngineGame) -> RoundState:
        return reveal(game.state, self.dealer.hand.own_cards)
