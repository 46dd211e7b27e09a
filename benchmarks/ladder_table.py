"""The table of docs/figures.md that tells how far apart the levels of computer players are."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from engine import rulesets
from engine.ai.player import POLICIES

_NONE = ""
"""Stands where a level is not played."""


def lines(measured: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of the table.

    Args:
        measured: what `benchmarks/measured.json` has of the subject `ladder`.
    """
    figures: Mapping[str, float] = {
        name.removeprefix("ladder."): figure for name, figure in measured["figures"].items()
    }
    levels = list(POLICIES)
    steps = [f"`{above}` over `{level}`" for level, above in pairwise(levels)]
    yield (
        f"Measured {measured['day']} by `tusac sim --ladder` from seed {figures['seed']:.0f}, in"
        f" {figures['deals']:.0f} deals that every level plays at one seat,"
    )
    yield "the others `normal`: points a round, and how much stronger than the level before, in Elo, 95 %."
    yield ""
    yield f"| {' | '.join(['rules, seats', *(f'`{level}`' for level in levels), *steps])} |"
    yield "|---" * (1 + len(levels) + len(steps)) + "|"
    for name in rulesets.names():
        for seats in rulesets.load(name).players:
            of = f"{name}_{seats}"
            points = [_told(figures, f"{of}_{level}_points", ".2f") for level in levels]
            elo = [_told(figures, f"{of}_{level}_elo", ".0f") for level in levels[1:]]
            yield f"| {' | '.join([f'`{name}`, {seats}', *points, *elo])} |"


def _told(figures: Mapping[str, float], name: str, digits: str) -> str:
    """Return a figure with half the width of its interval, as people read it."""
    if name not in figures:
        return _NONE
    return f"{figures[name]:+{digits}} ± {figures[f'{name}_reach']:{digits}}".replace("-", "−")
