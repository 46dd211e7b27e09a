"""A game that is over, in two lines. No Qt."""

import re
from dataclasses import dataclass
from pathlib import Path

from engine.record import Replay
from engine.seats import Seat
from net.texts import cleaned
from tusac_qt.play.autosave import SUFFIX
from tusac_qt.play.past_games import PastGame
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import rules_name, without_marks
from tusac_qt.words.numbers import signed
from tusac_qt.words.punctuation import listed, phrases, stopped
from tusac_qt.words.translation import translate

_BETWEEN = "  ·  "
_LONGEST = 90
_DATE = re.compile(r"\d{4}-\d\d-\d\d (\d\d\.\d\d(\.\d\d)?|\d{4}) ?", re.ASCII)
"""The time of a shared round is written without its point."""
_SHARED = re.compile(r"(.+) (\d{1,4})( \w+)?")
"""The table, the round, and how the round ended."""


@dataclass(frozen=True, slots=True)
class PastLines:
    """The words about a finished game.

    Attributes:
        title: who won it; of a file that is still to be read, or cannot be, what is known.
        detail: when it was, by which rules, how long or at which table, and with whom.
        points: what one got; "" if that is not known.
        is_gain: whether that is no loss.
        tip: what there is to know of the game beside this; "" for nothing.
    """

    title: str
    detail: str
    points: str = ""
    is_gain: bool = True
    tip: str = ""

    @property
    def spoken(self) -> str:
        """All of it, for screen readers."""
        points = self.points and translate("past games", "your points: {points}").format(points=self.points)
        told = phrases(filter(None, (self.title, points, without_marks(self.detail))))
        return stopped(told) + self.tip if self.tip else told


def standing(saved: Replay, deal: str) -> str:
    """Return how a match stands: its round (or its day, for a daily deal), and the player's points.

    Args:
        saved: the match as far as it has come.
        deal: what it is called if it is the deal of a day; "" if not.
    """
    match = saved.match
    people = (seat for seat, level in saved.header.levels.items() if not level)
    tally = signed(match.tally[next(people, Seat(0))])
    if deal:
        return translate("GamesPage", "{deal} · your score: {tally}").format(deal=deal, tally=tally)
    if match.setup.rounds:
        text = translate("GamesPage", "round {number} of {rounds} · your score: {tally}")
    else:
        text = translate("GamesPage", "round {number} · your score: {tally}")
    return text.format(number=match.round_number, rounds=match.setup.rounds, tally=tally)


def unread_lines(path: Path, when: str) -> PastLines:
    """Return the lines about a record that is not read yet."""
    return PastLines(_called(path), when)


def past_lines(path: Path, game: PastGame | None, when: str, deal: str = "") -> PastLines:
    """Return the lines about a record with this game, or about one that cannot be read.

    Args:
        path: of the record.
        game: what it holds; None if it cannot be read.
        when: it was ended.
        deal: what the match is called if it is the deal of a day; "" if not.
    """
    called = _called(path)
    if game is None:
        return PastLines(translate("past games", "This file can’t be read"), _joined(when, path.name))
    place = deal or (counted.rounds(game.rounds) if game.is_match else called)
    company = translate("past games", "with {names}").format(names=listed(game.others))
    points = "" if game.own is None else signed(game.own)
    practice = translate("past games", "practice") if game.is_practice else ""
    detail = _joined(when, rules_name(game.rules), place, practice, company)
    why = translate(
        "past games",
        "Not in the score book: rounds in which you took a move back, and deals played again, are practice.",
    )
    tip = why if game.is_practice else ""
    return PastLines(_ending(game), detail, points, is_gain=game.own is None or game.own >= 0, tip=tip)


def _ending(game: PastGame) -> str:
    if not game.is_over:
        return translate("past games", "Left unfinished")
    if game.has_won and len(game.winners) == 1:
        return translate("past games", "You won")
    if game.winners:
        return translate("past games", "Won by {names}").format(names=listed(game.winners))
    if game.own is not None:
        return translate("past games", "Nobody won")
    return translate("past games", "Played to the end")


def _called(path: Path) -> str:
    """Return what a file's name says about a game. Our programs give such names, but anybody can."""
    name = cleaned(_DATE.sub("", path.stem), _LONGEST)
    shared = None if path.suffix == SUFFIX else _SHARED.fullmatch(name)
    if shared is None:
        return name
    return translate("past games", "{table}, round {number}").format(table=shared[1], number=shared[2])


def _joined(*parts: str) -> str:
    return _BETWEEN.join(part for part in parts if part)
