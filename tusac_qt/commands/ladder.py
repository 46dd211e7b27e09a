"""`tusac sim --ladder`: every level plays the same cards at the same seat.

How much stronger each is than others.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.ai.player import levels_for
from engine.match import MatchSetup, begin_match
from engine.rules import Rules
from engine.seats import Seat
from engine.shuffle import derive_seed
from tusac_qt.commands.standings import Estimate
from tusac_qt.play.daily import LEVEL
from tusac_qt.play.rating import Rating, rating
from tusac_qt.play.same_cards import points_of_levels
from tusac_qt.words.columns import table_lines
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import level_name
from tusac_qt.words.translation import translate

_GAP = 3


@dataclass(frozen=True, slots=True)
class Ladder:
    """The terms of a ladder.

    Attributes:
        rules: the rules.
        seats: how many sit at the table; the levels take turns at one seat, at the others sit players of
            `LEVEL`.
        seed: 32 bytes from which the deals and the players' chances follow.
    """

    rules: Rules
    seats: int
    seed: bytes


@dataclass(frozen=True, slots=True)
class Rung:
    """One level.

    Attributes:
        level: its name.
        points: received in a round.
        beside: how much stronger than `LEVEL`; None for that level itself.
        above: how much stronger than the level before it; None for the first.
    """

    level: str
    points: Estimate
    beside: Rating | None
    above: Rating | None


@dataclass(frozen=True, slots=True)
class Rungs:
    """The figures of a ladder.

    Attributes:
        rules: the name of the ruleset.
        rules_digest: its digest.
        seed: the number dealt from.
        seats: how many sat at the table.
        deals: deals played, each by every level.
        levels: the weakest first.
    """

    rules: str
    rules_digest: str
    seed: str
    seats: int
    deals: int
    levels: tuple[Rung, ...]

    def table(self) -> list[str]:
        """Return the lines of a table."""
        played = translate(
            "sim",
            "{rules}, seed {seed}: {deals}, each played by every level at the same seat of {seats}, "
            "the others {level}",
        )
        heads = [
            translate("sim", "player"),
            translate("sim", "points per round"),
            translate("sim", "Elo beside {level}").format(level=level_name(LEVEL)),
            translate("sim", "Elo over the one above"),
        ]
        rows = [
            [
                level_name(rung.level),
                rung.points.text(scale=1, sign="+"),
                rating_text(rung.beside),
                rating_text(rung.above),
            ]
            for rung in self.levels
        ]
        told = played.format(
            rules=self.rules,
            seed=self.seed,
            deals=counted.deals(self.deals),
            seats=self.seats,
            level=level_name(LEVEL),
        )
        return [told, "", *table_lines([heads, *rows], _GAP)]


def rating_text(found: Rating | None) -> str:
    """Return a rating as "+35 ± 20"; a dash for none."""
    return "–" if found is None else f"{found.difference:+.0f} ± {found.reach:.0f}"


def climb(ladder: Ladder, numbers: range) -> list[dict[str, int]]:
    """Play some deals; return what each level received, by deal. What a worker process is given to do."""
    return [_points(ladder, number) for number in numbers]


def _points(ladder: Ladder, number: int) -> dict[str, int]:
    seats = ladder.seats
    dealer, seat = Seat(number % seats), Seat(number // seats % seats)
    setup = MatchSetup(ladder.rules, seats, 1, derive_seed(ladder.seed, "deal", number), dealer)
    return points_of_levels(begin_match(setup), (LEVEL,) * seats, seat)


def rungs(ladder: Ladder, results: Sequence[dict[str, int]]) -> Rungs:
    """Return the figures of a ladder from its deals, of which there is at least one."""
    levels, found = levels_for(ladder.rules, ladder.seats), []

    def beside(level: str, other: str) -> Rating:
        return rating((result[level], result[other]) for result in results)

    for place, level in enumerate(levels):
        found.append(
            Rung(
                level=level,
                points=Estimate.of(result[level] for result in results),
                beside=None if level == LEVEL else beside(level, LEVEL),
                above=beside(level, levels[place - 1]) if place else None,
            )
        )
    return Rungs(
        rules=ladder.rules.name,
        rules_digest=ladder.rules.digest,
        seed=str(int.from_bytes(ladder.seed)),
        seats=ladder.seats,
        deals=len(results),
        levels=tuple(found),
    )
