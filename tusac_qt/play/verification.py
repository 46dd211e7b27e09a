"""Checks the record of a local match: deals, actions, and the choices of computer players. No Qt."""

from dataclasses import dataclass

from engine.actions import Unchosen
from engine.ai.player import decision_seed, load_player
from engine.errors import EngineError
from engine.legal import legal_actions
from engine.notation import format_action
from engine.record import Failure, Moment, RecordHeader, numbered_moments, replay
from engine.view import project
from tusac_qt.play.computers import players_seed


@dataclass(frozen=True, slots=True)
class RecordFinding:
    """The finding about a record.

    Attributes:
        header: setup and players.
        deals: rounds whose deck follows from the seed.
        actions: actions that were legal.
        choices: actions of computer players that were reproduced.
        is_over: the match has been played to its end.
        failure: the first wrong line, or None.
    """

    header: RecordHeader
    deals: int
    actions: int
    choices: int
    is_over: bool
    failure: Failure | None


def verify(text: str) -> RecordFinding:
    """Check a record. Raises NotationError or RulesError if not even its header can be read."""
    replayed = replay(text)
    lines = text.splitlines()[: replayed.good_lines]
    good = "".join(f"{line}\n" for line in lines)
    choices = 0
    failure = replayed.failure
    for number, moment in numbered_moments(good):
        wrong = _why_not_chosen(replayed.header, moment)
        if wrong is not None:
            failure = Failure(number, lines[number - 1], wrong)
            break
        choices += _is_choice(replayed.header, moment)
    return RecordFinding(
        header=replayed.header,
        deals=sum(line.startswith("round ") for line in lines),
        actions=replayed.actions,
        choices=choices,
        is_over=replayed.match.is_over,
        failure=failure,
    )


def _is_choice(header: RecordHeader, moment: Moment) -> bool:
    """Return whether a computer player chose this action; draws and leaving are the table's."""
    return bool(header.levels[moment.action.seat]) and not isinstance(moment.action, Unchosen)


def _why_not_chosen(header: RecordHeader, moment: Moment) -> str | None:
    """Return why a computer player's recorded choice is wrong; None if it is right or a person chose."""
    if not _is_choice(header, moment):
        return None
    state, seat = moment.before, moment.action.seat
    view = project(state, seat)
    try:
        player = load_player(header.levels[seat], header.taste_of(seat))
    except EngineError as error:
        return str(error)
    chosen = player.choose(view, legal_actions(state, seat), decision_seed(players_seed(moment.match), view))
    if chosen == moment.action:
        return None
    return f"the computer player would have chosen {format_action(state, chosen)!r}"
