"""Strength beside a computer player: Elo's difference, with its uncertainty. No Qt.

Two play the same cards at the same seat; the one who receives more has won that comparison, and equal points
are half a win. Elo's model (A. E. Elo, "The Rating of Chessplayers", 1978) says how often the stronger wins:
with a difference of `d`, a share of `1 / (1 + 10 ** (-d / 400))`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import log, log10, sqrt
from statistics import NormalDist

_REACH = NormalDist().inv_cdf(0.975)
_BEFORE = 1.0
"""A win and a loss that are counted before the first, so that who has won all is not infinitely strong."""
_SCALE = 400.0


@dataclass(frozen=True, slots=True)
class Rating:
    """Ratings: estimates of strength from results.

    Attributes:
        difference: how much stronger the first is than the second, in Elo; negative if weaker.
        reach: half the width of its 95 % interval.
        share: how often the first does better, of 1, as the difference says; half of the draws counts.
        share_reach: half the width of its 95 % interval.
        rounds: how many were compared.
    """

    difference: float
    reach: float
    share: float
    share_reach: float
    rounds: int


def rating(pairs: Iterable[tuple[int, int]]) -> Rating:
    """Return the rating of the first player of each pair against the second.

    The interval is that of a share (Agresti and Coull, 1998), carried over to the scale of Elo.

    Args:
        pairs: the points of each player with the same cards, by round.
    """
    scores = [1.0 if own > other else 0.5 if own == other else 0.0 for own, other in pairs]
    counted = len(scores) + 2 * _BEFORE
    share = (sum(scores) + _BEFORE) / counted
    slope = _SCALE / log(10) / (share * (1 - share))
    share_reach = _REACH * sqrt(share * (1 - share) / counted)
    return Rating(
        difference=_SCALE * log10(share / (1 - share)),
        reach=slope * share_reach,
        share=share,
        share_reach=share_reach,
        rounds=len(scores),
    )
