"""The names of players as the person at one seat reads them."""

import re

from engine.seats import BySeat, Seat
from net.texts import same_name
from tusac_qt.play.table import PlayerInfo
from tusac_qt.words.punctuation import capital
from tusac_qt.words.translation import translate

UNNAMED = frozenset(("Player", "Joueur", "Người chơi", "プレイヤー", "玩家"))
"""The name of a person without a name, in each language."""

_NUMBER = re.compile(r" [1-9][0-9]?$")
"""The number that a network table adds to a name which somebody there has already."""


def shown_name(players: BySeat[PlayerInfo], seat: Seat, own: Seat | None) -> str:
    """Return what a player is called in front of the person at a seat.

    A person without a name is "You" there, unless somebody else at the table is called so.

    Args:
        players: who sits where.
        seat: the player's.
        own: the seat of the person who reads it; None for somebody who only watches.
    """
    name = players[seat].name
    if seat != own or _NUMBER.sub("", name) not in UNNAMED:
        return name
    you = capital(translate("log", "you"))
    others = (info.name for other, info in players.items() if other != seat)
    return name if any(same_name(you, other) for other in others) else you


def shown_names(players: BySeat[PlayerInfo], own: Seat | None) -> BySeat[str]:
    """Return what all players are called in front of the person at a seat."""
    return BySeat(tuple(shown_name(players, seat, own) for seat, _ in players.items()))
