"""How strong the computer players are under each preset.

Duplicate deals, each level alone against three weaker.

Points are those a player receives in a round; the bound is the lower end of their 95 % interval over deals,
so a bound above zero says that the player is the better one.
"""

from engine import rulesets
from engine.rules import Rules
from tusac_qt.commands.contest import Contest, play_deals
from tusac_qt.commands.standings import standings

_DEALS = 100
_SEATS = 4
_PAIRINGS = (("hard", "easy"), ("normal", "easy"), ("hard", "normal"))


def run() -> dict[str, float]:
    """Return every figure, of all presets that four can play."""
    figures: dict[str, float] = {}
    for name in rulesets.names():
        rules = rulesets.load(name)
        if _SEATS in rules.players:
            for better, weaker in _PAIRINGS:
                figures |= _figures(rules, better, weaker)
    return figures


def _figures(rules: Rules, better: str, weaker: str) -> dict[str, float]:
    contest = Contest(rules, (better, *(weaker,) * (_SEATS - 1)), bytes(32), is_checked=False)
    player = standings(contest, play_deals(contest, range(_DEALS))).players[0]
    name = f"{rules.name}_{better}_against_{weaker}"
    return {
        f"{name}_points_per_round": player.points.mean,
        f"{name}_points_per_round_bound": player.points.mean
        if player.points.low is None
        else player.points.low,
        f"{name}_wins_percent": 100 * player.wins.mean,
    }
