"""Milestones: achievements at the table, as the score book shows them, and their rewards. No Qt.

No Qt. Nothing is written down: a player who deletes the score book begins anew. A back or cloth that is worn
stays.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from tusac_qt.play.daily import RulesOf, days_played, longest_streak
from tusac_qt.play.score_book import Scored, beaten, sets_of

FIVE, TEN_DAYS, HUNDRED = 5, 10, 100


class Milestone(Enum):
    """An achievement that counts once."""

    FIRST_KONG = "first_kong"
    DEALT_WIN = "dealt_win"
    FIVE_GENERALS = "five_generals"
    ALL_STARS = "all_stars"
    TEN_DAYS = "ten_days"
    HUNDRED_ROUNDS = "hundred_rounds"


class Prize(Enum):
    """The kind of thing that a milestone unlocks."""

    BACK = "back"
    CLOTH = "cloth"


@dataclass(frozen=True, slots=True)
class Reward:
    """The reward of a milestone.

    Attributes:
        prize: a back of cards, or a cloth.
        name: its name in the settings.
    """

    prize: Prize
    name: str


REWARDS: Mapping[Milestone, Reward] = {
    Milestone.FIRST_KONG: Reward(Prize.BACK, "waves"),
    Milestone.DEALT_WIN: Reward(Prize.CLOTH, "jade"),
    Milestone.FIVE_GENERALS: Reward(Prize.BACK, "petals"),
    Milestone.ALL_STARS: Reward(Prize.BACK, "weave"),
    Milestone.TEN_DAYS: Reward(Prize.CLOTH, "plum"),
    Milestone.HUNDRED_ROUNDS: Reward(Prize.BACK, "bamboo"),
}


def reached(rows: Iterable[Scored], rules_of: RulesOf) -> frozenset[Milestone]:
    """Return the milestones that a score book shows.

    Rounds with moves taken back, and practice, do not count.

    Args:
        rows: all rounds of the book.
        rules_of: as for `days_played`.
    """
    counted = [row for row in rows if row.counts]
    days = days_played(counted, rules_of)
    found = {
        Milestone.FIRST_KONG: any(row.kongs for row in counted),
        Milestone.DEALT_WIN: any(row.has_won and row.is_dealt for row in counted),
        Milestone.FIVE_GENERALS: any(row.has_won and _generals(row) >= FIVE for row in counted),
        Milestone.ALL_STARS: any(_beats_all(row) for row in days.values()),
        Milestone.TEN_DAYS: longest_streak(days) >= TEN_DAYS,
        Milestone.HUNDRED_ROUNDS: len(counted) >= HUNDRED,
    }
    return frozenset(milestone for milestone, is_reached in found.items() if is_reached)


def locked(prize: Prize, milestones: Iterable[Milestone]) -> frozenset[str]:
    """Return the names of rewards of a kind that these milestones do not unlock."""
    won = {REWARDS[milestone] for milestone in milestones}
    return frozenset(
        reward.name for reward in REWARDS.values() if reward.prize is prize and reward not in won
    )


def _generals(row: Scored) -> int:
    return sum(card.is_general for cards in sets_of(row) for card in cards)


def _beats_all(row: Scored) -> bool:
    return bool(row.levels) and len(beaten(row, row.levels)) == len(row.levels)
