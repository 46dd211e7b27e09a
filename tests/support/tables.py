"""Local tables for tests: set up from a number, driven without waiting, every player a pure function."""

from collections.abc import Callable
from functools import cache

import pytest

from engine.actions import Action, Win
from engine.ai.advice import propose
from engine.match import MatchSetup
from engine.record import RecordHeader
from engine.rulesets import load
from engine.seats import BySeat, Seat
from net.match.status import Question
from net.pace import FAMILY, Pace
from tusac_qt.play.local_table import BotRequest, LocalTable
from tusac_qt.play.table import MatchEnded, Prompt, PromptKind, TableEvent

Choose = Callable[[Prompt], Action]
"""What the person of a test does."""


def asked(*legal: Action, is_answer: bool = True, at: float = 0.0) -> Prompt:
    """Return the question to seat 0, without a limit; the first choice is proposed."""
    question = Question(1, Seat(0), is_answer, legal, at, at, None, None, has_chosen=False)
    return Prompt.of(question, legal[0])


def header(
    seed: int,
    rules: str = "pvt",
    *,
    rounds: int = 1,
    levels: tuple[str, ...] = ("", "easy", "easy", "easy"),
) -> RecordHeader:
    """Return a match of four, under the pvt rules if no others are named."""
    setup = MatchSetup(load(rules), 4, rounds, seed.to_bytes(32), Seat(0))
    return RecordHeader(setup, BySeat(("Ann", "Lan", "Minh", "Hoa")), BySeat(levels))


def begin(seed: int, rules: str = "pvt", *, rounds: int = 1, pace: Pace = FAMILY) -> LocalTable:
    """Return a match just begun at time 0."""
    return LocalTable.begin(header(seed, rules, rounds=rounds), pace=pace, now=0.0)


def proposed(prompt: Prompt) -> Action:
    """Do what is proposed."""
    return prompt.proposed


def sensible(request: BotRequest) -> Action:
    """Choose for a computer player, without the computer players."""
    return propose(request.view, request.legal)


class Drive:
    """Runs a table with a clock of its own, and remembers what came out of it.

    Attributes:
        table: the table.
        now: the time, in seconds.
        record: all it has written.
        events: all that has happened.
    """

    def __init__(self, table: LocalTable, now: float = 0.0) -> None:
        self.table = table
        self.now = now
        self.record = ""
        self.events: list[TableEvent] = []

    def settle(self) -> None:
        """Let everything happen up to the next question to the person, the end of the round, or a wait."""
        while True:
            self.events += self.table.advance(self.now)
            self.record += self.table.take_record()
            requests = self.table.take_requests()
            for request in requests:
                assert self.table.bot_answer(request.number, request.seat, sensible(request))
            if requests:
                continue
            deadline = self.table.next_deadline()
            if self.table.prompt is not None or deadline is None:
                return
            self.now = max(self.now, deadline)

    def play_levels(self) -> str:
        """Play a match of real computer players, the person doing what is proposed; return its record."""
        table, text = self.table, ""
        while not table.match.is_over:
            self.events += table.advance(self.now)
            text += table.take_record()
            requests = table.take_requests()
            for request in requests:
                table.bot_answer(request.number, request.seat, request.choose())
            if requests:
                continue
            if table.view.outcome is not None and not table.match.is_over:
                table.start_round(self.now)
                continue
            prompt = table.prompt
            if prompt is not None:
                table.act(prompt.number, prompt.proposed, self.now)
            self.now = max(self.now, table.next_deadline() or self.now)
        return text + table.take_record()

    def play(self, choose: Choose = proposed) -> None:
        """Play until the match has ended."""
        self.settle()
        while not any(isinstance(event, MatchEnded) for event in self.events):
            prompt = self.table.prompt
            if prompt is None:
                self.table.start_round(self.now)
            else:
                assert self.table.act(prompt.number, choose(prompt), self.now)
            self.settle()


def opened() -> LocalTable:
    """Return a table whose person has discarded the first card, of which nothing is told yet."""
    table = begin(1)
    table.advance(0.0)
    opening = table.prompt
    assert opening is not None
    table.act(opening.number, opening.proposed, 0.0)
    return table


def at_first_claim(seed: int = 1) -> Drive:
    """Return a table whose person is asked about a card for the first time."""
    drive = Drive(begin(seed))
    drive.settle()
    while drive.table.prompt is not None and drive.table.prompt.kind is PromptKind.DISCARD:
        prompt = drive.table.prompt
        assert drive.table.act(prompt.number, prompt.proposed, drive.now)
        drive.settle()
    return drive


def at_drawn_general() -> Drive:
    """Return a table whose person has drawn a General and cannot win on it."""
    for seed in range(40):
        drive = Drive(begin(seed))
        drive.settle()
        while drive.table.view.outcome is None:
            prompt, offer = drive.table.prompt, drive.table.view.offer
            assert prompt is not None
            if (
                offer is not None
                and offer.card.is_general
                and offer.owner == 0
                and not isinstance(prompt.legal[0], Win)
            ):
                return drive
            drive.table.act(prompt.number, prompt.proposed, drive.now)
            drive.settle()
    pytest.fail("no seed shows a drawn General")


@cache
def whole_record(
    seed: int, *, rounds: int = 1, levels: tuple[str, ...] = ("", "easy", "easy", "easy")
) -> str:
    """Return the record of a whole match of computer players and a person who takes every proposal."""
    return Drive(
        LocalTable.begin(header(seed, rounds=rounds, levels=levels), pace=FAMILY, now=0.0)
    ).play_levels()
