"""A won hand laid open on the table where the round was won: its sets with the winning card, and its points.

No Qt.
"""

from dataclasses import replace

from engine.scoring import ScoreLine
from engine.seats import Seat
from engine.state import RoundState
from engine.view import HandCard
from tusac_qt.model.display import Plaque, TableDisplay
from tusac_qt.play.hand_order import HandGroup


def with_open_win(display: TableDisplay, state: RoundState) -> TableDisplay:
    """Return the display with the winner's hand laid open as the winning sets; unchanged without a winner.

    One's own hand stays in front of one, the winning card raised; another's is laid beside what lies there.
    """
    outcome = state.outcome
    if outcome is None or outcome.winner is None or outcome.winning is None:
        return display
    lines, points = outcome.winning.lines, outcome.winning.points
    on_table = tuple(line for line in lines if line.is_exposed and not line.is_winning)
    in_hand = tuple(line for line in lines if not line.is_exposed or line.is_winning)
    is_own = any(plaque.seat == outcome.winner and plaque.place == 0 for plaque in display.plaques)
    laid = on_table if is_own else (*on_table, *in_hand)

    def opened(plaque: Plaque) -> Plaque:
        if plaque.seat != outcome.winner:
            return plaque
        return replace(plaque, cards=0, points=points, melds=tuple(line.meld for line in laid))

    shown = replace(display, plaques=tuple(map(opened, display.plaques)))
    if not is_own:
        return shown
    won_on = None if state.offer is None else state.offer.card
    return replace(shown, hand=_groups(state, outcome.winner, in_hand), selected=won_on)


def _groups(state: RoundState, winner: Seat, lines: tuple[ScoreLine, ...]) -> tuple[HandGroup, ...]:
    """Return the winner's sets as groups; a Pong that was won on has left the table for them."""
    on_table = [index for meld in state.exposed[winner] for index in meld.cards]
    offered = [] if state.offer is None else [state.offer.card]
    left = [HandCard(index, state.card(index)) for index in (*offered, *state.hands[winner], *on_table)]
    groups = []
    for line in lines:
        cards = []
        for card in line.meld.cards:
            held = next(held for held in left if held.card == card)
            left.remove(held)
            cards.append(held)
        groups.append(HandGroup(tuple(cards), line.meld.kind, is_deadwood=False))
    return tuple(groups)
