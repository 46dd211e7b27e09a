"""Duplicate contests between computer players: seating, deals and results. No output here.

Every deal is played once for each order in which the players can sit around the table, so that neither
cards nor seats favor anybody. A deal's rounds hang together; intervals therefore count deals, not rounds.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import permutations
from types import MappingProxyType

from engine.ai.player import POLICIES, load_player
from engine.cards import Card
from engine.match import MatchSetup, round_deck
from engine.rules import Rules
from engine.scoring import Outcome
from engine.seats import Seat
from engine.shuffle import derive_seed
from engine.state import deal
from tusac_qt.commands.foreign_players import ForeignProcess, foreign_players
from tusac_qt.commands.invariants import InvariantError, check_round, play_round
from tusac_qt.play.same_cards import kernel_of

NO_FOREIGNERS: Mapping[int, ForeignProcess] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Contest:
    """The terms of a contest.

    Attributes:
        rules: the rules.
        levels: the level of each player, or the file and class of a foreign one.
        seed: 32 bytes from which the deals and the players' chances follow.
        is_checked: every round is played through the rules engine, by players who see views, watched, and
            without foreign players compared with the kernel's.
    """

    rules: Rules
    levels: tuple[str, ...]
    seed: bytes
    is_checked: bool


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of one deal, summed over its rounds.

    Attributes:
        points: what each player received.
        wins: the rounds each player won.
        exhausted: rounds that nobody won.
        dealer_wins: rounds that the opening seat won.
        win_points: the points of all wins.
    """

    points: tuple[int, ...]
    wins: tuple[int, ...]
    exhausted: int
    dealer_wins: int
    win_points: int


@lru_cache(maxsize=8)
def orders(levels: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """Return every order of play that differs, each turned through all seats: the player at each seat.

    Exchanging two players of a level makes no difference. So every player sits in every seat equally often.
    """
    players = range(1, len(levels))
    rings = {
        tuple(levels[player] for player in ring): (0, *ring) for ring in reversed(list(permutations(players)))
    }
    return tuple(ring[turn:] + ring[:turn] for ring in sorted(rings.values()) for turn in range(len(levels)))


def check_playable(rules: Rules, seats: int) -> None:
    """Raise EngineError if the rules cannot be played by so many."""
    kernel_of(rules, seats)


def play_deal(
    contest: Contest, number: int, foreigners: Mapping[int, ForeignProcess] = NO_FOREIGNERS
) -> DealResult:
    """Play one deal in every order.

    Args:
        contest: what is played.
        number: which deal.
        foreigners: the process of each foreign player, by its place in the line-up.

    Raises:
        InvariantError: checks are on and a rule of docs/rules.md, 7.7 is broken.
        ForeignPlayerError: a foreign player cannot go on.
    """
    seats = len(contest.levels)
    dealer = Seat(number % seats)
    setup = MatchSetup(contest.rules, seats, 0, derive_seed(contest.seed, "deal", number), dealer)
    points, wins = [0] * seats, [0] * seats
    exhausted = dealer_wins = win_points = 0
    try:
        outcomes = _outcomes(contest, setup, foreigners)
    except InvariantError as error:
        msg = f"deal {number}, {error}"
        raise InvariantError(msg) from error
    for order, outcome in zip(orders(contest.levels), outcomes, strict=True):
        for seat, received in outcome.payments.items():
            points[order[seat]] += received
        if outcome.winner is None or outcome.winning is None:
            exhausted += 1
        else:
            wins[order[outcome.winner]] += 1
            dealer_wins += outcome.winner == dealer
            win_points += outcome.winning.points
    return DealResult(tuple(points), tuple(wins), exhausted, dealer_wins, win_points)


def play_deals(contest: Contest, numbers: range) -> list[DealResult]:
    """Play some deals; what a worker process is given to do. Raises as `play_deal`."""
    with foreign_players(contest.levels) as foreigners:
        return [play_deal(contest, number, foreigners) for number in numbers]


def _outcomes(contest: Contest, setup: MatchSetup, foreigners: Mapping[int, ForeignProcess]) -> list[Outcome]:
    """Return how a deal ends in every order; dealt again while a hand is thrown in."""

    @cache
    def deck_of(voids: int) -> tuple[Card, ...]:
        return round_deck(setup, 1 + voids, setup.first_dealer)

    outcomes = []
    for turn in range(len(orders(contest.levels))):
        voids = 0
        # players of our own throw the same hands in whatever the order is; foreign ones need not
        while (outcome := _play(contest, deck_of(voids), setup, turn, foreigners)).voided_by is not None:
            voids += 1
        outcomes.append(outcome)
    return outcomes


def _play(
    contest: Contest,
    deck: tuple[Card, ...],
    setup: MatchSetup,
    turn: int,
    foreigners: Mapping[int, ForeignProcess],
) -> Outcome:
    order, dealer = orders(contest.levels)[turn], setup.first_dealer
    levels = [contest.levels[player] for player in order]
    # chances of their own in every order: the same ones would make a match of equals too even
    round_seed = derive_seed(setup.seed, "players", turn)
    try:
        if foreigners:
            players = [
                foreigners[player].new_player() if player in foreigners else load_player(level)
                for player, level in zip(order, levels, strict=True)
            ]
            state = deal(contest.rules, len(levels), dealer, deck)
            return play_round(state, players, round_seed, is_checked=contest.is_checked).outcome
        kernel = kernel_of(contest.rules, len(order))
        played = kernel.play(deck, dealer, [POLICIES[level] for level in levels], round_seed)
        if contest.is_checked:
            check_round(deal(contest.rules, len(levels), dealer, deck), levels, round_seed, played)
    except InvariantError as error:
        msg = f"order {turn}: not so: {error}"
        raise InvariantError(msg) from error
    return played.outcome
