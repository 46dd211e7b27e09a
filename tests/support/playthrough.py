"""Playthroughs as text, every step with every seat's view: `python -m tests.support.playthrough`.

Each file of `tests/golden` is one round: its rules, seats and deal, then for every action its text, what
happened, the digest, and, whenever a card is on offer or a turn begins, what each seat sees and may do. The
test compares line by line and names the first that differs. `--write` writes the files again: read the
difference before you keep it.
"""

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.codec import digest
from engine.events import (
    CardDiscarded,
    CardDrawn,
    DealtKongLaid,
    DealtPongsMarked,
    Event,
    HandFolded,
    MeldExposed,
    OfferDeclined,
    PongGivenUp,
)
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.notation import format_action, format_arrangement, format_card, format_cards, format_meld
from engine.partition import counts_of, partition_for
from engine.scoring import Outcome
from engine.seats import Seat
from engine.state import RoundState
from engine.view import View, project
from tests.support.rounds import dealt, follow, play
from tests.support.rulesets import RULESETS

FOLDER = Path(__file__).parent.parent / "golden"


@dataclass(frozen=True, slots=True)
class Script:
    """How a round of a file is played.

    Attributes:
        name: of the file.
        rules: by name.
        seats: how many play.
        seed: of the deal and of the players.
        greed: how sensibly they play.
        leaving: a seat that leaves after so many actions; None if nobody does.
    """

    name: str
    rules: str
    seats: int
    seed: int
    greed: float
    leaving: tuple[int, int] | None = None


SCRIPTS = (
    Script("pvt-win", "pvt", 4, 19, 0.95),
    Script("pvt-half", "pvt", 4, 9, 0.6),
    Script("pvt-random", "pvt", 4, 2, 0.0),
    Script("pvt-leaver", "pvt", 4, 28, 0.95, (2, 15)),
    Script("wiki-two-seats", "wiki", 2, 0, 0.9),
    Script("wiki-dealt-kong", "wiki", 4, 2, 0.9),
    Script("wiki-mulligan", "wiki", 4, 9, 0.9),
    Script("wiki-five-seats-jokers", "wiki, jokers", 5, 7, 0.9),
    Script("wiki-six-seats", "wiki", 6, 18, 0.9),
    Script("viet-three-seats", "viet", 3, 47, 0.9),
    Script("viet-four-seats", "viet", 4, 18, 0.9),
    Script("tenhu-four-seats", "tenhu", 4, 3, 0.97),
    Script("tenhu-six-seats", "tenhu", 6, 8, 0.97),
    Script("strict-six-seats", "strict", 6, 2, 0.9),
    Script("loose-jokers", "loose", 4, 5, 0.8),
)


def lines(script: Script) -> Iterator[str]:
    """Yield the lines of a file."""
    rules = RULESETS[script.rules]
    state = dealt(rules, script.seed, seats=script.seats, dealer=script.seed % script.seats)
    yield f"{script.name}: rules {script.rules}, {script.seats} seats, deal {script.seed}, greed {script.greed}"
    yield from _situation(state)
    number = 0
    chance = random.Random(script.seed)
    while not state.is_over:
        for before, action, step in play(state, chance, greed=script.greed):
            number += 1
            yield ""
            yield f"{number}. {format_action(before, action)}"
            yield from (f"   {_event(before, event)}" for event in step.events)
            state = step.state
            yield f"   {digest(state).hex()[:16]}"
            if state.phase is not before.phase:
                yield from _situation(state)
            if script.leaving is not None and number == script.leaving[1]:
                state = follow(state, f"{script.leaving[0]} leave")
                yield f"   seat {script.leaving[0]} leaves"
                break
    outcome = state.outcome
    if outcome is not None:
        yield ""
        yield from _outcome(outcome)


def _event(state: RoundState, event: Event) -> str:  # noqa: PLR0911 - one line per kind of event
    match event:
        case CardDiscarded() | CardDrawn():
            return f"{type(event).__name__} seat {event.seat} {format_card(event.card)} at {event.index}"
        case MeldExposed():
            meld = event.meld
            text = format_meld(meld.meld, is_exposed=True)
            return f"MeldExposed seat {event.seat} {meld.kind.name} {text} at {list(meld.cards)} from {meld.source_seat}"
        case DealtKongLaid():
            text = format_meld(event.meld.meld, is_exposed=True)
            return f"DealtKongLaid seat {event.seat} {text} at {list(event.meld.cards)}"
        case DealtPongsMarked():
            return f"DealtPongsMarked seat {event.seat} {event.count}"
        case PongGivenUp():
            return f"PongGivenUp seat {event.seat}"
        case HandFolded():
            return f"HandFolded seat {event.seat}{' dead' if event.is_dead else ''}"
        case OfferDeclined():
            return f"OfferDeclined seat {event.owner} {format_card(state.card(event.index))}"
        case _:
            return type(event).__name__


def _situation(state: RoundState) -> Iterator[str]:
    yield f"   {state.phase.name} seat {state.active}, wall {state.wall_count}"
    for seat in range(state.seats):
        yield from _view(project(state, Seat(seat)))
        if seat in seats_to_act(state):
            said = (format_action(state, action) for action in legal_actions(state, Seat(seat)))
            yield f"      may: {'; '.join(said)}"


def _view(view: View) -> Iterator[str]:
    counts = counts_of(card.card for card in view.hand)
    partition = partition_for(view.rules, view.seats)
    yield f"   view of {view.seat}: {format_arrangement(partition.arrange(counts))}"
    offer = "" if view.offer is None else f", offer {format_card(view.offer.card)} of {view.offer.owner}"
    exposed = " | ".join(
        " ".join(format_meld(meld, is_exposed=True) for meld in melds) for melds in view.exposed
    )
    discards = " | ".join(format_cards(row) for row in view.discards)
    marks = f" marks {list(view.marks)}" if any(view.marks) else ""
    answer = "" if view.answer is None else f", answered {type(view.answer).__name__}"
    yield f"      {list(view.concealed)}{marks} exposed {exposed}; discards {discards}{offer}{answer}"
    yield f"      waits: {format_cards(partition.waits(counts))}"


def _outcome(outcome: Outcome) -> Iterator[str]:
    yield f"winner {outcome.winner}, payments {list(outcome.payments)}"
    if outcome.winning is not None:
        yield f"{outcome.winning.points} points"
        for line in outcome.winning.lines:
            mark = " *" if line.is_winning else ""
            yield f"   {format_meld(line.meld, is_exposed=line.is_exposed)} {line.points}{mark}"


def path_of(script: Script) -> Path:
    """Return where a playthrough lies."""
    return FOLDER / f"{script.name}.txt"


def first_difference(script: Script) -> str | None:
    """Return the first line that is not as the file has it, or None if all are."""
    expected = path_of(script).read_text(encoding="utf-8").splitlines()
    found = list(lines(script))
    for number, (old, new) in enumerate(zip(expected, found, strict=False), 1):
        if old != new:
            return f"{path_of(script).name} line {number}\n  was {old}\n  is  {new}"
    if len(expected) != len(found):
        return f"{path_of(script).name} had {len(expected)} lines and has {len(found)}"
    return None


ROBOTS = FOLDER / "robots.txt"


def robots(rounds: int = 100) -> Iterator[str]:
    """Yield a line for each of many rounds: how long it was, who won how much, and its last digest."""
    for name, rules in RULESETS.items():
        tables = sorted(rules.players)
        for seed in range(rounds if name == "pvt" else 10):
            seats = tables[seed % len(tables)]
            state = dealt(rules, 10_000 + seed, seats=seats, dealer=seed % seats)
            count = 0
            for _, _, step in play(state, random.Random(seed), greed=(seed % 10) / 10):
                state, count = step.state, count + 1
            outcome = state.outcome
            assert outcome is not None
            points = 0 if outcome.winning is None else outcome.winning.points
            winner = "-" if outcome.winner is None else outcome.winner
            yield f"{name} {seed}: {count} actions, winner {winner}, {points} points, {digest(state).hex()[:16]}"


def main(arguments: list[str]) -> int:
    """Write or compare every file; return the exit status."""
    status = 0
    for script in SCRIPTS:
        if "--write" in arguments:
            path_of(script).write_text("".join(f"{line}\n" for line in lines(script)), encoding="utf-8")
        elif (difference := first_difference(script)) is not None:
            sys.stdout.write(f"{difference}\n")
            status = 1
    if "--write" in arguments:
        ROBOTS.write_text("".join(f"{line}\n" for line in robots()), encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
