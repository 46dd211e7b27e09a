"""Ten questions a day, "What would you discard?": from one's own costly discards, else from masters' games.

No Qt. The same day, records and rules give the same questions. Questions and answers follow from the
review: a card costs what the hard player's worth of the hand loses by it.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time
from itertools import islice
from pathlib import Path

from engine.actions import Discard, Draw
from engine.ai.advice import propose
from engine.ai.appraisal import LEVEL, appraise
from engine.ai.player import load_player
from engine.apply import apply
from engine.cards import Card
from engine.errors import EngineError
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.match import MatchSetup, MatchState, begin_match, choose_dealer, deal_round
from engine.rules import Rules
from engine.seats import BySeat, Seat
from engine.state import Phase, RoundState
from engine.view import project
from tusac_qt.play.autosave import SUFFIX, begun_at, finished_games, read_record
from tusac_qt.play.daily import USUAL_SEATS
from tusac_qt.play.film import Film, FilmFrame, FilmRound, film_of_match
from tusac_qt.play.review import LEAST_MISTAKE, decisions
from tusac_qt.play.table import PlayerInfo

MOST_PUZZLES = 10
_PER_GAME = 3
"""The most questions from one game, so that a day has questions of several."""
_MOST_RECORDS = 60
"""The most records read for a day: each takes up to a quarter of a second."""
_MOST_GAMES = 200
"""The most games of masters looked through; ten questions are found in about twenty."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One question.

    Attributes:
        film: the players, the side it is seen from, and the round up to here.
        costs: the cost of each possible discard, in millionths of a point; the best costs 0.
        done: what was discarded in one's own game; None in a game of masters.
        begun: when one's own game was begun, in seconds since 1970; 0.0 for a game of masters.
    """

    film: Film
    costs: Mapping[Card, int]
    done: Card | None
    begun: float = 0.0

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        return self.film.own or Seat(0)

    @property
    def frame(self) -> FilmFrame:
        """The moment of the question."""
        shown = self.film.rounds[0]
        return FilmFrame(shown.match, shown.opening, (), ())

    @property
    def best(self) -> tuple[Card, ...]:
        """The cards that cost nothing."""
        return tuple(card for card, cost in self.costs.items() if cost == 0)


def todays_puzzles(day: date, folder: Path, rules: Rules, names: Sequence[str]) -> tuple[Puzzle, ...]:
    """Return the questions of a day; this takes some seconds where there are many records.

    Games begun on the day itself wait for the next one, so that playing changes no question.

    Args:
        day: in universal time.
        folder: of this player's records.
        rules: of the masters' games.
        names: of the players of those games, at least as many as sit at a table.
    """
    found: list[Puzzle] = []
    morning = datetime.combine(day, time(), UTC).timestamp()
    records = [
        path for path in finished_games(folder) if path.name.endswith(SUFFIX) and begun_at(path) < morning
    ]
    for path in sorted(records, key=lambda path: _drawn(day, path.name))[:_MOST_RECORDS]:
        try:
            found += own_puzzles(read_record(path), begun_at(path))
        except (OSError, EngineError):
            continue
        if len(found) >= MOST_PUZZLES:
            return tuple(found[:MOST_PUZZLES])
    return (*found, *islice(master_puzzles(day, rules, names), MOST_PUZZLES - len(found)))


def own_puzzles(text: str, begun: float = 0.0) -> tuple[Puzzle, ...]:
    """Return the costliest discards of the person of a record, as questions.

    Raises EngineError if not even its header can be read.
    """
    film = film_of_match(text)
    if film is None or film.own is None:
        return ()
    found = []
    for shown in film.rounds:
        for decision in decisions(shown.frames(), film.own):
            if isinstance(decision.action, Discard):
                held = decision.state.card(decision.action.card)
                puzzle = _puzzle(film.players, film.own, shown.match, decision.state, held)
                cost = 0 if puzzle is None else puzzle.costs.get(held, 0)
                if puzzle is not None and cost >= LEAST_MISTAKE:
                    found.append((cost, replace(puzzle, begun=begun)))
    costly = sorted(found, key=lambda one: -one[0])[:_PER_GAME]
    return tuple(puzzle for _, puzzle in costly)


def master_puzzles(day: date, rules: Rules, names: Sequence[str]) -> Iterator[Puzzle]:
    """Yield questions from games of hard players in which keeping the least junk is not the best."""
    seats = USUAL_SEATS if USUAL_SEATS in rules.players else max(rules.players)
    for number in range(_MOST_GAMES):
        seed = hashlib.sha256(f"tusac/puzzles/1:{day.isoformat()}:{rules.digest}:{number}".encode()).digest()
        match = begin_match(MatchSetup(rules, seats, 1, seed, choose_dealer(rules, seats, seed)))
        costly = max(_game(match, names), key=lambda one: one[0], default=None)
        if costly is not None:
            yield costly[1]


def _game(match: MatchState, names: Sequence[str]) -> Iterator[tuple[int, Puzzle]]:
    """Yield the questions of one game of hard players, each with the cost of the usual answer."""
    state, player = deal_round(match), load_player(LEVEL)
    players = BySeat(tuple(PlayerInfo(name, LEVEL) for name in names[: match.setup.seats]))
    while not state.is_over:
        if state.phase is Phase.DRAW:
            state = apply(state, Draw(state.active)).state
            continue
        if state.phase is Phase.DISCARD:
            seat = state.active
            usual = propose(project(state, seat), legal_actions(state, seat))
            if isinstance(usual, Discard):
                puzzle = _puzzle(players, seat, match, state, None)
                cost = 0 if puzzle is None else puzzle.costs.get(state.card(usual.card), 0)
                if puzzle is not None and cost >= LEAST_MISTAKE:
                    yield cost, puzzle
        seats = seats_to_act(state)
        for action in [player.choose(project(state, seat), legal_actions(state, seat), 0) for seat in seats]:
            state = apply(state, action).state


def _puzzle(
    players: BySeat[PlayerInfo], seat: Seat, match: MatchState, state: RoundState, done: Card | None
) -> Puzzle | None:
    """Return the question that a seat had; None if it had no choice, or a card is not known."""
    try:
        legal = [action for action in legal_actions(state, seat) if isinstance(action, Discard)]
        found = appraise(project(state, seat), legal)
        if found is None:
            return None
        costs = {state.card(action.card): found.cost(action) for action in legal}
    except EngineError:
        return None
    film = Film(players, seat, (FilmRound(match, state, ()),))
    return Puzzle(film, dict(sorted(costs.items())), done) if len(costs) > 1 else None


def _drawn(day: date, name: str) -> bytes:
    """Return the key by which a day's records are ordered."""
    return hashlib.sha256(f"tusac/puzzles/1:{day.isoformat()}:{name}".encode()).digest()
