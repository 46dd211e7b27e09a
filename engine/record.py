"""The record of a match: its setup and every action, as text that is saved, read, replayed and audited.

A record is a header and then one line per action, so a program may append while it plays and a torn last line
costs one action at most. What a player takes back stays in it: a line says how many actions do not count.
"""

import json
import reprlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.actions import Action
from engine.apply import apply
from engine.errors import EngineError, NewerRecordError, NotationError, RuleFault, RulesError
from engine.match import MatchSetup, MatchState, begin_match, deal_round, end_round
from engine.notation import format_action, format_cards, parse_action
from engine.rules_text import rules_from_encoded
from engine.seats import BySeat, Seat
from engine.state import RoundState

FAMILY = "tusac-record "
"""Begins every record of a match, those of versions to come too."""
MAGIC = f"{FAMILY}2"
FIRST_MAGIC = f"{FAMILY}1"
"""Of a record without tastes; those made from 2026-11-26 to 28 begin so and have them."""
_KEYS = frozenset(("rules", "seats", "rounds", "seed", "first_dealer", "players", "levels", "tastes"))
_HEADER_LINES = 2
_LONGEST_MAGIC = 40
_UNDO = "undo "


@dataclass(frozen=True, slots=True)
class RecordHeader:
    """The first lines of a record.

    Attributes:
        setup: what was settled before the match.
        players: a name for each seat.
        levels: the computer player of each seat, or "" for a person.
        has_tastes: whether computer players have the tastes of their names; in older records they have none.

    Raises NotationError unless there is one name and one level for each seat.
    """

    setup: MatchSetup
    players: BySeat[str]
    levels: BySeat[str]
    has_tastes: bool = False

    def __post_init__(self) -> None:
        texts = (*self.players, *self.levels)
        fits = len(self.players) == len(self.levels) == self.setup.seats
        if not fits or not all(isinstance(text, str) for text in texts):
            msg = f"a record of {self.setup.seats} seats needs a name and a level for each"
            raise NotationError(msg)

    def taste_of(self, seat: Seat) -> str:
        """Return the name whose taste the computer player of a seat has, or "" for none."""
        return self.players[seat] if self.has_tastes else ""


@dataclass(frozen=True, slots=True)
class Failure:
    """The place where a record stops making sense.

    Attributes:
        line: the number of the line, from 1.
        text: what it says.
        message: why it cannot be followed.
    """

    line: int
    text: str
    message: str


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played through as far as it is good.

    Attributes:
        header: its header.
        match: the match after the last finished round.
        round: the round in progress, or the last one played; None before the first.
        actions: how many actions were applied and not taken back.
        good_lines: how many lines, from the top, were followed; what comes after them is worthless.
        failure: why it stopped early, or None if all of it was good.
        past: the round in progress, or the last one, before each of its actions.
        taken_back: the numbers of the rounds in which actions were taken back.
        is_taken_back: whether the round in progress, or the last one, is one of them.
        done: the actions that led from each of `past` to the next.
    """

    header: RecordHeader
    match: MatchState
    round: RoundState | None
    actions: int
    good_lines: int
    failure: Failure | None
    past: tuple[RoundState, ...] = ()
    taken_back: frozenset[int] = frozenset()
    is_taken_back: bool = False
    done: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of a replay.

    Attributes:
        match: the match as it stands, the round in progress not counted.
        before: the round before the action.
        action: the action.
        after: the round after it.
    """

    match: MatchState
    before: RoundState
    action: Action
    after: RoundState


def format_header(header: RecordHeader) -> str:
    """Return the header lines, each ended by a newline."""
    setup = header.setup
    table = {
        "rules": setup.rules.encoded(),
        "seats": setup.seats,
        "rounds": setup.rounds,
        "seed": setup.seed.hex(),
        "first_dealer": setup.first_dealer,
        "players": list(header.players),
        "levels": list(header.levels),
    }
    if header.has_tastes:
        table["tastes"] = True
    magic = MAGIC if header.has_tastes else FIRST_MAGIC
    return f"{magic}\n{json.dumps(table, sort_keys=True)}\n"  # ASCII, so that no name can break a line


def format_round(match: MatchState, state: RoundState) -> str:
    """Return the line that opens a round: its number, its dealer and the deck it was dealt from."""
    cards = format_cards(tuple(card for card in state.deck if card is not None))
    return f"round {match.round_number} dealer {match.dealer} deck {cards}\n"


def format_step(state: RoundState, action: Action) -> str:
    """Return the line of one action, made in `state`."""
    return f"{format_action(state, action)}\n"


def format_undo(actions: int) -> str:
    """Return the line that takes the last so many actions of the round back."""
    return f"{_UNDO}{actions}\n"


def parse_header(text: str) -> RecordHeader:
    """Read the header of a record.

    Raises NewerRecordError if a newer program must have written it, else NotationError or RulesError saying
    what is wrong.
    """
    lines = text.splitlines()
    if not lines or not lines[0].startswith(FAMILY):
        msg = f"not a record of a match: the first line is not {MAGIC!r}"
        raise NotationError(msg)
    if lines[0] not in {FIRST_MAGIC, MAGIC}:
        msg = f"the first line is {lines[0][:_LONGEST_MAGIC]!r}, which is a newer version's"
        raise NewerRecordError(msg)
    try:
        header = _header(json.loads(lines[1]))
    except EngineError:
        raise
    except (IndexError, KeyError, TypeError, ValueError, RecursionError) as error:
        msg = f"the second line of the record is not its setup: {error}"
        raise NotationError(msg) from error
    if format_header(header).splitlines()[1] != lines[1] or (lines[0] == MAGIC and not header.has_tastes):
        msg = "the second line of the record is not written as a setup is"
        raise NotationError(msg)
    return header


def _header(table: dict[str, Any]) -> RecordHeader:
    seats, rounds, dealer = numbers = (table["seats"], table["rounds"], table["first_dealer"])
    if not all(type(number) is int for number in numbers):
        msg = f"{list(numbers)} are not whole numbers"
        raise TypeError(msg)
    unknown = table.keys() - _KEYS
    if unknown:
        msg = f"the setup of the record has what only newer versions know: {reprlib.repr(sorted(unknown))}"
        raise NewerRecordError(msg)
    try:
        rules = rules_from_encoded(table["rules"])
    except RulesError as error:
        if any(problem.fault is RuleFault.NO_SUCH_RULE for problem in error.problems):
            raise NewerRecordError(str(error)) from error
        raise
    setup = MatchSetup(rules, seats, rounds, bytes.fromhex(table["seed"]), Seat(dealer))
    players, levels = (BySeat(tuple(table[key])) for key in ("players", "levels"))
    return RecordHeader(setup, players, levels, table.get("tastes", False))


def replay(text: str) -> Replay:
    """Play a record through, keeping the last good state and the reason it stopped.

    Every action is judged with all cards known, so this is also the audit of the play. Raises
    NotationError or RulesError only if not even the header can be read.
    """
    header = parse_header(text)
    reader = _Reader(header)
    failure = None
    for number, line in enumerate(text.splitlines()[_HEADER_LINES:], _HEADER_LINES + 1):
        try:
            reader.follow(line)
        except EngineError as error:
            failure = Failure(number, line, str(error))
            break
    good = number - 1 if failure else len(text.splitlines())
    return Replay(
        header,
        reader.match,
        reader.round,
        reader.actions,
        good,
        failure,
        tuple(reader.past),
        frozenset(reader.taken_back),
        reader.is_taken_back,
        tuple(reader.done),
    )


def moments(text: str) -> Iterator[Moment]:
    """Yield every step of a record but those taken back.

    Raises what `replay` would report at the line it stops.
    """
    return (moment for _, moment in numbered_moments(text))


def numbered_moments(text: str) -> Iterator[tuple[int, Moment]]:
    """Yield the same as `moments`, each with the number of its line, from 1."""
    reader = _Reader(parse_header(text))
    steps: list[tuple[int, Moment]] = []
    for number, line in enumerate(text.splitlines()[_HEADER_LINES:], _HEADER_LINES + 1):
        match, before = reader.match, reader.round
        try:
            action = reader.follow(line)
        except EngineError:
            yield from steps
            raise
        if action is not None and before is not None and reader.round is not None:
            steps.append((number, Moment(match, before, action, reader.round)))
        elif not reader.past and before is not None and before.is_over:
            yield from steps
            steps = []
        del steps[len(reader.past) :]
    yield from steps


class _Reader:
    """Follows the body of a record line by line.

    Attributes:
        past: the open round before each of its actions.
        done: those actions.
        taken_back: the numbers of the rounds in which actions were taken back.
        is_taken_back: whether the open round is one of them.
    """

    def __init__(self, header: RecordHeader) -> None:
        self.match = begin_match(header.setup)
        self.round: RoundState | None = None
        self.actions = 0
        self.past: list[RoundState] = []
        self.done: list[Action] = []
        self.taken_back: set[int] = set()
        self.is_taken_back = False

    def follow(self, line: str) -> Action | None:
        """Follow one line; return its action, None if it opens a round or takes back. Raises EngineError."""
        if line.startswith("round "):
            self._open(line)
            return None
        if self.round is None or self.round.is_over:
            msg = "an action outside a round"
            raise NotationError(msg)
        if line.startswith(_UNDO):
            self._take_back(line)
            return None
        action = parse_action(self.round, line)
        before, self.round = self.round, apply(self.round, action).state
        self.past.append(before)
        self.done.append(action)
        self.actions += 1
        if self.round.outcome is not None:
            self.match = end_round(self.match, self.round.outcome)
        return action

    def _take_back(self, line: str) -> None:
        counts = {format_undo(count): count for count in range(1, len(self.past) + 1)}
        count = counts.get(line + "\n")
        if count is None:
            msg = "more is taken back than was done in the round"
            raise NotationError(msg)
        self.round = self.past[-count]
        del self.past[-count:], self.done[-count:]
        self.actions -= count
        self.taken_back.add(self.match.round_number)
        self.is_taken_back = True

    def _open(self, line: str) -> None:
        if self.round is not None and not self.round.is_over:
            msg = "a round opens before the last one has ended"
            raise NotationError(msg)
        state = deal_round(self.match)
        if format_round(self.match, state) != line + "\n":
            msg = "the round is not the one that follows from the seed"
            raise NotationError(msg)
        self.round = state
        self.past, self.done = [], []
        self.is_taken_back = False
