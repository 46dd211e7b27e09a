"""A match: rounds one after the other, who deals each, and the running tally."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.cards import Card, Color, DeckIndex, Piece, canonical_deck
from engine.errors import EngineError
from engine.flow import next_dealer
from engine.knobs import DealPackets, FirstDealer
from engine.rules import Rules
from engine.scoring import Outcome
from engine.seats import BySeat, Seat, opposite, seats_from
from engine.shuffle import SEED_BYTES, choose_below, derive_seed, shuffled
from engine.state import RoundState, deal, owned_slots, wall_start


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """The settings of a match, fixed before it.

    Raises EngineError if it contradicts itself.

    Attributes:
        rules: the rules of every round.
        seats: how many play.
        rounds: after how many rounds it is over; 0 for as long as the players like.
        seed: 32 bytes from which every local deal follows.
        first_dealer: who deals the first round.
    """

    rules: Rules
    seats: int
    rounds: int
    seed: bytes
    first_dealer: Seat

    def __post_init__(self) -> None:
        wrong = {
            f"these rules are not for {self.seats} players": self.seats not in self.rules.players,
            f"the first dealer is seat {self.first_dealer} of {self.seats}": not 0
            <= self.first_dealer
            < self.seats,
            f"a match of {self.rounds} rounds": self.rounds < 0,
            f"a seed of {len(self.seed)} bytes": len(self.seed) != SEED_BYTES,
        }
        for msg, is_so in wrong.items():
            if is_so:
                raise EngineError(msg)


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match between or during rounds.

    Attributes:
        setup: its rules, seats, length and seed.
        round_number: the round being played or to be played next, from 1.
        dealer: who deals it.
        tally: points won and lost by each seat so far.
        outcomes: the results of the rounds so far, without void ones, which are dealt again.
        voids: how many void rounds there were so far.
    """

    setup: MatchSetup
    round_number: int
    dealer: Seat
    tally: BySeat[int]
    outcomes: tuple[Outcome, ...]
    voids: int = 0

    @property
    def is_over(self) -> bool:
        """Whether all rounds have been played."""
        return self.setup.rounds > 0 and self.round_number > self.setup.rounds


def begin_match(setup: MatchSetup) -> MatchState:
    """Return a match before its first round."""
    return MatchState(setup, 1, setup.first_dealer, BySeat.fill(setup.seats, 0), ())


def end_round(match: MatchState, outcome: Outcome) -> MatchState:
    """Return the match after a round has ended so; a void round is to be dealt again, by the same dealer."""
    setup = match.setup
    if outcome.voided_by is not None:
        return replace(match, voids=match.voids + 1)
    tally = BySeat(tuple(sum(pair) for pair in zip(match.tally, outcome.payments, strict=True)))
    points = 0 if outcome.winning is None else outcome.winning.points
    return replace(
        match,
        round_number=match.round_number + 1,
        dealer=next_dealer(setup.rules, match.dealer, outcome.winner, setup.seats, points),
        tally=tally,
        outcomes=(*match.outcomes, outcome),
    )


def may_add_up(rules: Rules, points: Sequence[int]) -> bool:
    """Return whether the seats can have received so much in a round or a match (docs/rules.md, A38)."""
    return sum(points) == 0 or (sum(points) > 0 and not rules.losers_pay)


def shuffler(match: MatchState) -> Seat | None:
    """Return who shuffles for the next round by hand: the seat opposite the last winner.

    With an odd number of seats that is the nearer one of the two opposite. None before anybody has won
    (docs/rules.md, 3.2).
    """
    winners = [outcome.winner for outcome in match.outcomes if outcome.winner is not None]
    return opposite(winners[-1], match.setup.seats) if winners else None


def throw_dealer(seats: int, seed: bytes) -> Seat:
    """Return the first dealer, by a fair choice.

    It is shown as the dice of `throw_dice` where the rules have dice (A24).
    """
    return Seat(choose_below(seats, derive_seed(seed, "dealer", 0)))


def throw_dice(seats: int, seed: bytes) -> tuple[int, int]:
    """Return two dice that count to the dealer of `throw_dealer`.

    The dealer is chosen first because two dice alone would favor some seats (A24).
    """
    return dice_for(throw_dealer(seats, seed), seats, seed)


def dice_for(dealer: Seat, seats: int, seed: bytes) -> tuple[int, int]:
    """Return two dice that count to a dealer chosen fairly, all throws that do equally likely."""
    eyes = range(1, 7)
    throws = [(one, other) for one in eyes for other in eyes if counted_out(one + other, seats) == dealer]
    return throws[choose_below(len(throws), derive_seed(seed, "dice", 0))]


def counted_out(eyes: int, seats: int) -> Seat:
    """Return the seat that a number of eyes counts to, in order of play; the first seat counts one."""
    return Seat((eyes - 1) % seats)


def draw_for_dealer(rules: Rules, seats: int, seed: bytes) -> BySeat[Card]:
    """Return the card that each seat draws from the shuffled deck, jokers left out, to see who deals first.

    The cards go back before the first deal, so nothing of it is known from them.
    """
    deck = shuffled(canonical_deck(rules.copies(seats), 0), derive_seed(seed, "high card", 0))
    return BySeat(deck[:seats])


def highest(cards: BySeat[Card]) -> Seat:
    """Return who drew the highest of these suited cards (docs/rules.md, 1.6).

    The rank counts first, then the color; of two cards alike the one of the earlier seat is the higher.
    """
    return min(cards.items(), key=lambda drawn: _height(drawn[1]))[0]


_PIECES_DOWN = (
    Piece.GENERAL,
    Piece.ADVISOR,
    Piece.ELEPHANT,
    Piece.CHARIOT,
    Piece.HORSE,
    Piece.CANNON,
    Piece.SOLDIER,
)
_COLORS_DOWN = (Color.YELLOW, Color.RED, Color.GREEN, Color.WHITE)


def _height(card: Card) -> tuple[int, int]:
    return _PIECES_DOWN.index(card.piece), _COLORS_DOWN.index(card.color)


def choose_dealer(rules: Rules, seats: int, seed: bytes) -> Seat:
    """Return who deals the first round, chosen from a seed as the rules say."""
    if rules.first_dealer is FirstDealer.HIGH_CARD:
        return highest(draw_for_dealer(rules, seats, seed))
    return throw_dealer(seats, seed)


def deal_round(match: MatchState) -> RoundState:
    """Return the match's next round, dealt from its seed. Raises EngineError if the match is over."""
    if match.is_over:
        msg = "the match is over"
        raise EngineError(msg)
    setup = match.setup
    deck = round_deck(setup, match.round_number + match.voids, match.dealer)
    return deal(setup.rules, setup.seats, match.dealer, deck)


def round_deck(setup: MatchSetup, deal_number: int, dealer: Seat) -> tuple[Card, ...]:
    """Return the deck of one deal of a match, by deck position; void rounds count as deals."""
    rules, seats = setup.rules, setup.seats
    pile = shuffled(
        canonical_deck(rules.copies(seats), rules.jokers), derive_seed(setup.seed, "round", deal_number)
    )
    deck = list(pile)
    for card, index in zip(pile, deal_order(rules, seats, dealer), strict=False):
        deck[index] = card
    return tuple(deck)


def deal_order(rules: Rules, seats: int, dealer: Seat) -> tuple[DeckIndex, ...]:
    """Return the deck position that each dealt card of the shuffled pile, from the top, goes to.

    Twenty each and then one to the dealer (docs/rules.md, 2.4), or six to the dealer, five to the others, and
    so on in fives until all are served (docs/rules.md, 3.3).
    """
    rules = rules.at_table(seats)
    hands = [list(hand) for hand in owned_slots(rules, seats, dealer)]
    order: list[DeckIndex] = []
    first = 6 if rules.deal_packets is DealPackets.SIX_FIVE else rules.hand_size
    later = 5 if rules.deal_packets is DealPackets.SIX_FIVE else rules.hand_size
    packet = first
    while len(order) < wall_start(rules, seats):
        for seat in seats_from(dealer, seats):
            taken = packet if seat == dealer else later
            order += hands[seat][:taken]
            hands[seat] = hands[seat][taken:]
        packet = later
    return tuple(order)
