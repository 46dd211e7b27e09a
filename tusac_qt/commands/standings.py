"""The standings of a contest: means with 95 % intervals over its deals, as values and as a table."""

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from tusac_qt.commands.contest import Contest, DealResult, orders
from tusac_qt.commands.foreign_players import foreign_class
from tusac_qt.words.columns import columns_of, left, right
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import level_name
from tusac_qt.words.translation import translate

_COLUMN = 18
_REACH = statistics.NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals.

    Attributes:
        mean: the mean.
        low: where its 95 % interval begins, by the normal approximation; None after a single deal.
        high: where it ends.
    """

    mean: float
    low: float | None
    high: float | None

    @classmethod
    def of(cls, values: Iterable[float]) -> "Estimate":
        """Return the estimate from one value for each deal."""
        sample = list(values)
        mean = statistics.fmean(sample)
        if len(sample) == 1:
            return cls(mean, None, None)
        reach = _REACH * statistics.stdev(sample) / sqrt(len(sample))
        return cls(mean, mean - reach, mean + reach)

    def text(self, *, scale: int, sign: str = "") -> str:
        """Return the mean and half the interval, both times `scale`."""
        mean = f"{self.mean * scale:{sign}.2f}"
        return mean if self.high is None else f"{mean} ± {(self.high - self.mean) * scale:.2f}"


@dataclass(frozen=True, slots=True)
class PlayerStanding:
    """The result of one player.

    Attributes:
        level: its level.
        points: points received in a round.
        wins: share of the rounds it won.
    """

    level: str
    points: Estimate
    wins: Estimate


@dataclass(frozen=True, slots=True)
class Standings:
    """The figures of a contest.

    Attributes:
        rules: the name of the ruleset.
        rules_digest: its digest.
        seed: the number dealt from.
        checked: whether every round was checked.
        deals: deals played.
        rounds: rounds played, each deal in every order.
        players: one for each player of the line-up, in its order.
        exhausted: share of the rounds that nobody won.
        dealer_wins: share of the rounds that the opening seat won.
        win_points: what a win was worth on average; None without any.
    """

    rules: str
    rules_digest: str
    seed: str
    checked: bool
    deals: int
    rounds: int
    players: tuple[PlayerStanding, ...]
    exhausted: Estimate
    dealer_wins: Estimate
    win_points: float | None

    def table(self) -> list[str]:
        """Return the lines of a table."""
        played = translate("sim", "{rules}, seed {seed}: {deals} in {orders}, {rounds}")
        heads = [translate("sim", "player"), translate("sim", "points per round"), translate("sim", "wins %")]
        rows = [
            [level_name(player.level), player.points.text(scale=1, sign="+"), player.wins.text(scale=100)]
            for player in self.players
        ]
        first = max(columns_of(row[0]) for row in (heads, *rows)) + 2
        lines = [
            played.format(
                rules=self.rules,
                seed=self.seed,
                deals=counted.deals(self.deals),
                orders=counted.orders(self.rounds // self.deals),
                rounds=counted.rounds(self.rounds),
            ),
            "",
        ]
        lines += [
            left(row[0], first) + "".join(right(cell, _COLUMN) for cell in row[1:]) for row in (heads, *rows)
        ]
        nobody, opener = translate("sim", "won by nobody"), translate("sim", "won by the dealer")
        sums = [
            (nobody, f"{self.exhausted.text(scale=100)} %"),
            (opener, f"{self.dealer_wins.text(scale=100)} %"),
        ]
        if self.win_points is not None:
            sums.append((translate("sim", "points of a win"), f"{self.win_points:.2f}"))
        widest = max(columns_of(name) for name, _ in sums) + 1
        lines += ["", *(left(name, widest) + value for name, value in sums)]
        if self.checked and any(foreign_class(player.level) for player in self.players):
            lines.append(translate("sim", "every state kept all invariants"))
        elif self.checked:
            lines.append(
                translate("sim", "every state kept all invariants, and the kernel played the same rounds")
            )
        return lines


def standings(contest: Contest, results: Sequence[DealResult]) -> Standings:
    """Return the figures of a contest from the results of its deals, of which there is at least one."""
    turns = len(orders(contest.levels))
    rounds = turns * len(results)
    won = rounds - sum(result.exhausted for result in results)
    return Standings(
        rules=contest.rules.name,
        rules_digest=contest.rules.digest,
        seed=str(int.from_bytes(contest.seed)),
        checked=contest.is_checked,
        deals=len(results),
        rounds=rounds,
        players=tuple(
            PlayerStanding(
                level,
                Estimate.of(result.points[player] / turns for result in results),
                Estimate.of(result.wins[player] / turns for result in results),
            )
            for player, level in enumerate(contest.levels)
        ),
        exhausted=Estimate.of(result.exhausted / turns for result in results),
        dealer_wins=Estimate.of(result.dealer_wins / turns for result in results),
        win_points=sum(result.win_points for result in results) / won if won else None,
    )
