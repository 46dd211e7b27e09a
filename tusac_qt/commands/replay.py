"""`tusac replay FILE`: a recorded match or round in words, every action, or the table after one of them."""

import argparse
from collections.abc import Iterable, Iterator, Sequence

from engine.actions import Claim, Win
from engine.apply import apply
from engine.events import RoundDrawn, RoundWon
from engine.match import MatchState, end_round
from engine.partition import counts_of, partition_for
from engine.record import Moment, moments, replay
from engine.seats import BySeat, Seat, seats_from
from engine.state import RoundState, exposed_melds
from net.records.audit import Verdict
from net.records.fair_record import is_fair_record
from tusac_qt.bridges.dealt import dealt_moments
from tusac_qt.choices.options import StartOptions
from tusac_qt.commands.arguments import not_so
from tusac_qt.commands.common import UsageError, read_bytes, read_record, start_words
from tusac_qt.commands.dealt import read_dealt
from tusac_qt.play.table import PlayerInfo, RoundDealt
from tusac_qt.system.console import paint_with, say
from tusac_qt.terminal.card_colors import card_painter
from tusac_qt.terminal.text_lines import outcome_lines
from tusac_qt.words.counted import counted
from tusac_qt.words.fair_words import is_sound, verdict_lines
from tusac_qt.words.i18n import card_list, card_name, meld_name, seat_name
from tusac_qt.words.narration import Narrator
from tusac_qt.words.plain import plain
from tusac_qt.words.punctuation import headed, phrases
from tusac_qt.words.translation import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac replay` takes."""
    parser.add_argument(
        "file",
        metavar=translate("command line", "FILE"),
        help=translate("command line", "the record of a match, or of a round dealt between machines"),
    )
    parser.add_argument(
        "--at",
        metavar="N",
        type=_place,
        help=translate("command line", "show the table, all hands open, after N actions"),
    )


def run(args: argparse.Namespace) -> int:
    """Print a record; status 0, or 1 if it becomes inconsistent. Unreadable files are usage errors."""
    start_words(StartOptions(language=args.lang))
    paint_with(card_painter())
    data = read_bytes(args.file)
    is_right = _tell_dealt(args, data) if is_fair_record(data) else _tell_match(args, data)
    return 0 if is_right else 1


def _tell_dealt(args: argparse.Namespace, data: bytes) -> bool:
    """Print a round dealt between machines; return whether nothing is wrong with its record."""
    report = read_dealt(args.file, data)
    players = BySeat(tuple(plain(seat.name) for seat in report.record.table.seats))
    steps = list(dealt_moments(report))
    if args.at is None:
        for lines in _story(players, steps, knows_tally=False):
            say(lines)
    else:
        say(_position(players, _beginning(steps), steps, args.at))
    if report.verdict is not Verdict.TRUE:
        say(verdict_lines(report))
    return is_sound(report)


def _tell_match(args: argparse.Namespace, data: bytes) -> bool:
    """Print the record of a match; return whether it makes sense to its end."""
    text, replayed = read_record(args.file, data, lambda text: (text, replay(text)))
    good = "".join(f"{line}\n" for line in text.splitlines()[: replayed.good_lines])
    players = replayed.header.players
    if args.at is None:
        for lines in _story(players, moments(good), knows_tally=True):
            say(lines)
    else:
        steps = list(moments(good))
        unplayed = None if replayed.round is None else (replayed.match, replayed.round)
        say(_position(players, _beginning(steps) or unplayed, steps, args.at))
    if replayed.failure is None:
        return True
    wrong = translate("verify", "Line {line} is wrong: {text} ({message}). Everything before it is true.")
    failure = replayed.failure
    say([wrong.format(line=failure.line, text=repr(failure.text), message=failure.message)])
    return False


def _story(players: BySeat[str], steps: Iterable[Moment], *, knows_tally: bool) -> Iterator[list[str]]:
    """Yield the lines of every action; a pass has none unless it settles the offer."""
    told = 0
    for number, step in enumerate(steps, 1):
        narrator = _narrator(players, step.before)
        if step.match.round_number != told:
            told = step.match.round_number
            yield [narrator.tell(RoundDealt(told, step.before.dealer)) or ""]
        yield [f"{number}. {line}" for line in _step_lines(step, narrator, knows_tally=knows_tally)]


def _step_lines(step: Moment, narrator: Narrator, *, knows_tally: bool) -> list[str]:
    lines = []
    if isinstance(step.action, Win | Claim) and step.before.offer is not None:
        answers = translate("log", "{name} answers: {action}.")
        name = narrator.name(step.action.seat)
        lines.append(answers.format(name=name, action=narrator.action(step.action)))
    for event in apply(step.before, step.action).events:
        lines += [line for line in (narrator.tell(event),) if line is not None]
        if isinstance(event, RoundWon | RoundDrawn):
            tally = end_round(step.match, event.outcome).tally if knows_tally else None
            melds = step.after.exposed.map(lambda made: tuple(exposed.meld for exposed in made))
            lines += outcome_lines(step.after.rules, event.outcome, melds, narrator, tally)
    return lines


def _beginning(steps: Sequence[Moment]) -> tuple[MatchState, RoundState] | None:
    """Return how things stood before the first step; None if there is none."""
    return (steps[0].match, steps[0].before) if steps else None


def _position(
    players: BySeat[str], beginning: tuple[MatchState, RoundState] | None, steps: Sequence[Moment], at: int
) -> list[str]:
    """Return the table after so many actions. Raises UsageError if the record has fewer."""
    if not 0 <= at <= len(steps):
        msg = counted.recorded_actions(len(steps))
        raise UsageError(msg)
    if beginning is None:
        msg = translate("command line", "there is no round in the record")
        raise UsageError(msg)
    match, state = (steps[at - 1].match, steps[at - 1].after) if at else beginning
    return _table_lines(players, match, state)


def _table_lines(players: BySeat[str], match: MatchState, state: RoundState) -> list[str]:
    """Return a table with all hands open, as far as their cards are known."""
    narrator = _narrator(players, state)
    lines = [translate("terminal", "Round {number}.").format(number=match.round_number)]
    for seat in seats_from(Seat(0), state.seats):
        lines += _seat_lines(narrator, state, seat)
    lines.append(translate("replay", "Wall: {cards}.").format(cards=counted.cards(state.wall_count)))
    if state.offer is not None:
        card, name = card_name(state.card(state.offer.card)), narrator.name(state.offer.owner)
        lines.append(translate("replay", "On offer: {card}, shown by {name}.").format(card=card, name=name))
    if state.outcome is not None:
        lines.append(narrator.outcome(state.outcome))
    return lines


def _seat_lines(narrator: Narrator, state: RoundState, seat: Seat) -> list[str]:
    hand = [card for index in state.hands[seat] if (card := state.deck[index]) is not None]
    unknown = len(state.hands[seat]) - len(hand)
    arranged = partition_for(state.rules, state.seats).arrange(counts_of(hand))
    who = phrases((seat_name(seat, state.seats), narrator.name(seat)))
    head = headed(who, counted.cards(len(hand) + unknown))
    if seat == state.active and state.outcome is None:
        head += ", " + translate("terminal", "has the move")
    lines = [head, *("  " + headed(meld_name(meld.kind), card_list(meld.cards)) for meld in arranged.melds)]
    if arranged.deadwood:
        lines.append("  " + translate("terminal", "junk: {cards}").format(cards=card_list(arranged.deadwood)))
    if unknown:
        lines.append("  " + translate("replay", "never shown: {cards}").format(cards=counted.cards(unknown)))
    for meld in exposed_melds(state, seat):
        exposed = translate("replay", "  on the table, {meld}: {cards}")
        lines.append(exposed.format(meld=meld_name(meld.kind), cards=card_list(meld.cards)))
    if state.discards[seat]:
        unclaimed = card_list(state.card(index) for index in state.discards[seat])
        lines.append(translate("terminal", "  unclaimed: {cards}").format(cards=unclaimed))
    return lines


def _narrator(players: BySeat[str], state: RoundState) -> Narrator:
    seated = players.map(lambda name: PlayerInfo(name, ""))
    return Narrator(seated, None, state.card, points=state.rules.point_name)


def _place(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        msg = not_so(translate("command line", "{text} is not a whole number"), text)
        raise argparse.ArgumentTypeError(msg) from None
