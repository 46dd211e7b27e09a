"""The chances of computer players at a table of this machine alone.

Each round's follow from the match's seed. No Qt.
"""

from engine.match import MatchState
from engine.shuffle import derive_seed


def players_seed(match: MatchState) -> bytes:
    """Return the `round_seed` of the computer players for the round being played."""
    return derive_seed(match.setup.seed, "players", match.round_number)
