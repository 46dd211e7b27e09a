"""A record to step through: its rounds, and the moments of each that were worth seeing. No Qt, no files."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from engine.actions import Action, Claim, Win
from engine.apply import apply
from engine.events import Event
from engine.match import MatchState, end_round
from engine.record import Moment, RecordHeader, moments, replay
from engine.seats import BySeat, Seat
from engine.state import Phase, RoundState
from net.texts import cleaned
from tusac_qt.play.table import PlayerInfo

_NAME_LIMIT = 24
"""Characters of a name that are shown; what is written in a file may be as long as it likes."""


@dataclass(frozen=True, slots=True)
class FilmFrame:
    """One moment of a round.

    Attributes:
        match: the match, a round that has ended here counted.
        state: the round.
        steps: what led here from the frame before, each action with the round before it; none for the deal.
        events: what was to be seen of that.
    """

    match: MatchState
    state: RoundState
    steps: tuple[tuple[RoundState, Action], ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class FilmRound:
    """One round of a record.

    Attributes:
        match: the match before it.
        opening: the round as it was dealt.
        actions: all that was done in it, in order.
    """

    match: MatchState
    opening: RoundState
    actions: tuple[Action, ...]

    @property
    def number(self) -> int:
        """The number of the round in the match, from 1; a void one that is dealt again keeps it."""
        return self.match.round_number

    def frames(self) -> tuple[FilmFrame, ...]:
        """Return the moments of the round, the deal first; all answers to one card make one moment."""
        found = [FilmFrame(self.match, self.opening, (), ())]
        state = self.opening
        steps: list[tuple[RoundState, Action]] = []
        events: list[Event] = []
        for action in self.actions:
            after = apply(state, action)
            steps.append((state, action))
            events += after.events
            if not _is_still_asked(state, after.state):
                found.append(_frame(self.match, after.state, steps, events))
                steps, events = [], []
            state = after.state
        if steps:
            found.append(_frame(self.match, state, steps, events))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Film:
    """A record that can be stepped through.

    Attributes:
        players: who sat where.
        own: the seat of the person whose record it is; None if nobody's.
        rounds: at least one.
        taken_back: the numbers of the rounds in which moves were taken back.
    """

    players: BySeat[PlayerInfo]
    own: Seat | None
    rounds: tuple[FilmRound, ...]
    taken_back: frozenset[int] = frozenset()

    @property
    def reviewed(self) -> Seat:
        """The seat whose decisions are judged: one's own, or in a stranger's record the first."""
        return Seat(0) if self.own is None else self.own

    @property
    def reviewed_name(self) -> str:
        """The name of the player there; "" for one's own seat."""
        return self.players[self.reviewed].name if self.own is None else ""

    def with_face(self, face: int | None) -> "Film":
        """Return the film with the face that its person has chosen, which no record has; None for none."""
        if self.own is None or face is None:
            return self
        person = replace(self.players[self.own], face=face)
        return replace(self, players=self.players.replace(self.own, person))


def film_of_match(text: str) -> Film | None:
    """Return the film of the record of a match, as far as it makes sense; None if it holds no round.

    Raises NotationError or RulesError if not even its header can be read.
    """
    replayed = replay(text)
    good = "".join(f"{line}\n" for line in text.splitlines()[: replayed.good_lines])
    rounds = rounds_of(moments(good))
    last = replayed.round
    if (
        last is not None
        and not last.is_over
        and (not rounds or rounds[-1].number != replayed.match.round_number)
    ):
        rounds = (*rounds, FilmRound(replayed.match, last, ()))
    if not rounds:
        return None
    seated, person = _seated(replayed.header), _person(replayed.header)
    return Film(seated, person, rounds, taken_back=replayed.taken_back)


def rounds_of(steps: Iterable[Moment]) -> tuple[FilmRound, ...]:
    """Return the rounds that the steps of a record belong to."""
    return tuple(
        FilmRound(steps[0].match, steps[0].before, tuple(step.action for step in steps))
        for steps in _split(steps)
    )


def turns(frames: tuple[FilmFrame, ...]) -> tuple[int, ...]:
    """Return the places of the frames, the deal first, at which the move has passed to another seat."""
    pairs = enumerate(pairwise(frames), 1)
    return (0, *(place for place, (before, after) in pairs if before.state.active != after.state.active))


def _split(steps: Iterable[Moment]) -> Iterator[list[Moment]]:
    found: list[Moment] = []
    for step in steps:
        if found and found[-1].after is not step.before:
            yield found
            found = []
        found.append(step)
    if found:
        yield found


def _is_still_asked(before: RoundState, after: RoundState) -> bool:
    """Return whether more answers to the same card, or to the dealt cards, are due."""
    return (
        before.phase is after.phase
        and before.phase in (Phase.OFFER, Phase.DECLARE)
        and before.offer == after.offer
    )


def _frame(
    match: MatchState, state: RoundState, steps: list[tuple[RoundState, Action]], events: list[Event]
) -> FilmFrame:
    now = match if state.outcome is None else end_round(match, state.outcome)
    return FilmFrame(now, state, tuple(steps), tuple(events))


def _seated(header: RecordHeader) -> BySeat[PlayerInfo]:
    levels = (cleaned(level, _NAME_LIMIT) for level in header.levels)
    names = (name_in_record(name, seat) for seat, name in header.players.items())
    return BySeat(tuple(map(PlayerInfo, names, levels)))


def name_in_record(name: str, seat: int) -> str:
    """Return the name of a player of a record; "? 2" for the second seat if its name is not visible."""
    return cleaned(name, _NAME_LIMIT) or f"? {seat + 1}"


def _person(header: RecordHeader) -> Seat | None:
    people = [seat for seat, level in header.levels.items() if not level]
    return people[0] if len(people) == 1 else None


def wanted(frame: FilmFrame) -> tuple[Win | Claim, ...]:
    """Return the answers of a frame that asked for the card."""
    return tuple(action for _, action in frame.steps if isinstance(action, Win | Claim))
