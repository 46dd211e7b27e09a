"""The shallow arc in which the cards of the hand are held: each a little lower and a hair more turned."""

import math

from tusac_qt.model.geometry import Rect

_RISE = 0.07
"""How much higher the middle of a full hand is held than its ends, in heights of a card."""
_FINEST_TURN = 0.5
"""Turns are whole multiples of so many degrees: a hand that shifts finds most of its pictures again."""


def held_in_arc(places: list[Rect], zone: Rect, grid: float) -> list[tuple[Rect, float]]:
    """Return the place of each card of one row, on a grid, and its turn in degrees.

    The arc is part of the same circle for any number of cards, so that a hand does not bend when it shrinks.
    """
    half = zone.w / 2
    found = []
    for place in places:
        out = (place.center[0] - zone.center[0]) / half
        rise = _RISE * place.h
        y = round((place.y - rise * (1 - out * out)) / grid) * grid
        turn = math.degrees(2 * rise * out / half)
        found.append((Rect(place.x, y, place.w, place.h), round(turn / _FINEST_TURN) * _FINEST_TURN))
    return found
