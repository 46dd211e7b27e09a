"""`tusac replay FILE`: a recorded match in words, action by action, or the whole table after one of them."""

import argparse
from collections.abc import Iterator, Sequence

from engine.actions import Claim, Win
from engine.apply import apply
from engine.events import RoundDrawn, RoundWon
from engine.match import MatchState, end_round
from engine.partition import counts_of, partition_for
from engine.record import Moment, RecordHeader, Replay, moments, replay
from engine.seats import Seat, seats_from
from engine.state import RoundState, exposed_melds
from tusac_qt.commands.common import UsageError, read_record, start_words
from tusac_qt.options import Options
from tusac_qt.play.table import PlayerInfo, RoundDealt
from tusac_qt.terminal.console import say
from tusac_qt.terminal.text_lines import outcome_lines
from tusac_qt.words.i18n import card_list, card_name, cards_text, meld_name, seat_name
from tusac_qt.words.narration import Narrator
from tusac_qt.words.translation import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac replay` takes."""
    parser.add_argument("file", metavar="FILE", help="the record of a match")
    parser.add_argument("--at", metavar="N", type=int, help="show the table, all hands open, after N actions")


def run(args: argparse.Namespace) -> int:
    """Print a record: status 0, or 1 if it stops making sense somewhere; unreadable files are usage errors."""
    words = start_words(Options(language=args.lang))
    text, replayed = read_record(args.file, lambda text: (text, replay(text)))
    good = "".join(f"{line}\n" for line in text.splitlines()[: replayed.good_lines])
    if args.at is None:
        for lines in _story(replayed.header, moments(good)):
            say(lines)
    else:
        say(_position(replayed, list(moments(good)), args.at))
    del words
    if replayed.failure is None:
        return 0
    wrong = translate("verify", "Line {line} is wrong: {text} ({message}). What comes before it is true.")
    failure = replayed.failure
    say([wrong.format(line=failure.line, text=repr(failure.text), message=failure.message)])
    return 1


def _story(header: RecordHeader, steps: Iterator[Moment]) -> Iterator[list[str]]:
    """Yield the lines of every action; a pass has none unless it settles the offer."""
    told = 0
    for number, step in enumerate(steps, 1):
        narrator = _narrator(header, step.before)
        if step.match.round_number != told:
            told = step.match.round_number
            yield [narrator.tell(RoundDealt(told, step.before.dealer)) or ""]
        yield [f"{number}. {line}" for line in _step_lines(step, narrator)]


def _step_lines(step: Moment, narrator: Narrator) -> list[str]:
    lines = []
    if isinstance(step.action, Win | Claim) and step.before.offer is not None:
        answers = translate("log", "{name} answers: {action}.")
        name = narrator.name(step.action.seat)
        lines.append(answers.format(name=name, action=narrator.action(step.action)))
    for event in apply(step.before, step.action).events:
        lines += [line for line in (narrator.tell(event),) if line is not None]
        if isinstance(event, RoundWon | RoundDrawn):
            lines += outcome_lines(event.outcome, end_round(step.match, event.outcome), narrator)
    return lines


def _position(replayed: Replay, steps: Sequence[Moment], at: int) -> list[str]:
    """Return the table after so many actions. Raises UsageError if the record has fewer."""
    if not 0 <= at <= len(steps):
        msg = f"--at: the record has {len(steps)} actions"
        raise UsageError(msg)
    if at:
        match, state = steps[at - 1].match, steps[at - 1].after
    elif steps:
        match, state = steps[0].match, steps[0].before
    elif replayed.round is not None:
        match, state = replayed.match, replayed.round
    else:
        msg = "the record holds no round"
        raise UsageError(msg)
    return _table_lines(replayed.header, match, state)


def _table_lines(header: RecordHeader, match: MatchState, state: RoundState) -> list[str]:
    """Return a table with all hands open."""
    narrator = _narrator(header, state)
    lines = [translate("terminal", "Round {number}.").format(number=match.round_number)]
    for seat in seats_from(Seat(0), state.seats):
        lines += _seat_lines(narrator, state, seat)
    lines.append(translate("replay", "Wall: {cards}.").format(cards=cards_text(state.wall_count)))
    if state.offer is not None:
        card, name = card_name(state.card(state.offer.card)), narrator.name(state.offer.owner)
        lines.append(translate("replay", "On offer: {card}, shown by {name}.").format(card=card, name=name))
    if state.outcome is not None:
        lines.append(narrator.outcome(state.outcome))
    return lines


def _seat_lines(narrator: Narrator, state: RoundState, seat: Seat) -> list[str]:
    hand = [state.card(index) for index in state.hands[seat]]
    arranged = partition_for(state.rules, state.seats).arrange(counts_of(hand))
    head = f"{seat_name(seat, state.seats)}, {narrator.name(seat)}: {cards_text(len(hand))}"
    if seat == state.active and state.outcome is None:
        head += f", {translate('terminal', 'has the move')}"
    lines = [head, *(f"  {meld_name(meld.kind)}: {card_list(meld.cards)}" for meld in arranged.melds)]
    if arranged.deadwood:
        lines.append("  " + translate("terminal", "junk: {cards}").format(cards=card_list(arranged.deadwood)))
    for meld in exposed_melds(state, seat):
        exposed = translate("replay", "  on the table, {meld}: {cards}")
        lines.append(exposed.format(meld=meld_name(meld.kind), cards=card_list(meld.cards)))
    if state.discards[seat]:
        unclaimed = card_list(state.card(index) for index in state.discards[seat])
        lines.append(translate("terminal", "  unclaimed: {cards}").format(cards=unclaimed))
    return lines


def _narrator(header: RecordHeader, state: RoundState) -> Narrator:
    return Narrator(header.players.map(lambda name: PlayerInfo(name, "")), None, state.card)
