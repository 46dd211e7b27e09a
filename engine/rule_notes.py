"""Notes on playable but unlikely rules: nobody can win, or a rule has no effect.

A note is no problem: rules with notes are played. docs/rules.md, 4.2 names the notes.
"""

from collections.abc import Iterator
from enum import Enum

from engine.cards import Piece
from engine.errors import RuleProblem
from engine.knobs import ClaimName, Compulsion, DrawnGeneral, KongDeduction, Payment
from engine.melds import IDENTICAL, MeldKind
from engine.rules import DEFAULTS, Rules

_FROM_FIVE = 5
_SIX = 6


class RuleNote(Enum):
    """Oddities of rules that can be played; behind each stand the arguments of its note."""

    NEVER_ENOUGH_POINTS = "never_enough_points"  # players, most, least
    NOTHING_IS_DRAWN = "nothing_is_drawn"  # players, wall
    SOLDIERS_FIT_NOTHING = "soldiers_fit_nothing"
    FOLDING_IS_FREE = "folding_is_free"
    NO_PONG_OF_GENERALS = "no_pong_of_generals"
    NO_EFFECT_BESIDE = "no_effect_beside"  # rule


def notes(rules: Rules) -> tuple[RuleProblem, ...]:
    """Return the oddities of some rules, in a fixed order, each once."""
    found = (*_unwinnable(rules), *_without_effect(rules))
    return tuple({str(note): note for note in found}.values())


def most_points(rules: Rules, seats: int) -> int:
    """Return an upper bound for the points of a win at a table of `seats` (docs/rules.md, 7.2).

    That many points have the dearest sets that a whole hand can be filled with, each of which the deck has
    the cards for; whether one deck has them all together is not asked.
    """
    here = rules.at_table(seats)
    worths = {kind.size: 0 for kind in MeldKind}
    for kind in MeldKind:
        if kind not in IDENTICAL.values() or here.copies(seats) >= kind.size:
            worths[kind.size] = max(worths[kind.size], *here.points[kind])
    if here.copies(seats) >= MeldKind.PONG.size:
        worths[MeldKind.PONG.size] = max(worths[MeldKind.PONG.size], *here.general_pong_points)
    if here.copies(seats) >= MeldKind.KONG.size:
        concealed, exposed = here.points[MeldKind.KONG]
        more_concealed, more_exposed = here.general_kong_extra
        kongs = [concealed + more_concealed, exposed + more_exposed]
        if here.expose_dealt_kongs:
            kongs += [here.dealt_kong_points, here.dealt_kong_points + more_concealed]
        worths[MeldKind.KONG.size] = max(worths[MeldKind.KONG.size], *kongs)
    if here.jokers:
        worths[MeldKind.SINGLE.size] += here.joker_extra
        worths[MeldKind.KONG.size] = max(worths[MeldKind.KONG.size], *here.joker_kong_points)
    if here.kong_draws:  # a claimed kong takes the room of three cards
        suited = here.points[MeldKind.KONG][1] + max(0, here.general_kong_extra[1])
        worths[MeldKind.PONG.size] = max(worths[MeldKind.PONG.size], suited, here.joker_kong_points[1])
    best = [0]
    for size in range(1, here.hand_size + here.dealer_extra + 1):
        best.append(max(best[size - cards] + worth for cards, worth in worths.items() if cards <= size))
    return best[-1] + here.win_bonus


def _unwinnable(rules: Rules) -> Iterator[RuleProblem]:
    """Yield the rules for which nobody can win, or hardly anybody."""
    for seats in sorted(rules.players):
        here, most = rules.at_table(seats), most_points(rules, seats)
        if here.min_points_to_win > most:
            own = rules.min_points_from_five and seats >= _FROM_FIVE
            key = "min_points_from_five" if own else "min_points_to_win"
            told = {"players": seats, "most": most, "least": here.min_points_to_win}
            yield RuleProblem(key, RuleNote.NEVER_ENOUGH_POINTS, told)
            break
    for seats in sorted(rules.players):
        here = rules.at_table(seats)
        wall = here.deck_size(seats) - here.hand_size * seats - here.dealer_extra
        if here.dead_wall >= wall:
            own = rules.dead_wall_from_five >= 0 and seats >= _FROM_FIVE
            key = "dead_wall_from_five" if own else "dead_wall"
            yield RuleProblem(key, RuleNote.NOTHING_IS_DRAWN, {"players": seats, "wall": wall})
            break
    most_alike = min(MeldKind.KONG.size, max(map(rules.copies, rules.players)))
    if rules.identical_soldiers > most_alike and Piece.SOLDIER not in rules.mixed_color_ranks:
        yield RuleProblem("identical_soldiers", RuleNote.SOLDIERS_FIT_NOTHING)
    if rules.may_fold and not (rules.ante and rules.losers_pay):
        yield RuleProblem("may_fold", RuleNote.FOLDING_IS_FREE)


def _without_effect(rules: Rules) -> Iterator[RuleProblem]:
    """Yield the rules that differ from the default and have no effect beside the others."""
    most_seats, values = max(rules.players), rules.knobs()
    is_stake = rules.payment is Payment.STAKE
    no_deduction = rules.loser_kong_deduction is KongDeduction.NONE
    idle = {
        "hand_size_of_six": "players" if most_seats < _SIX else "",
        "min_points_from_five": "players" if most_seats < _FROM_FIVE else "",
        "multiplier_from_five": "players" if most_seats < _FROM_FIVE else "",
        "dead_wall_from_five": "players" if most_seats < _FROM_FIVE else "",
        "kong_before_pong": "copies_per_type" if rules.copies(most_seats) < _SIX else "",
        "jokers_as_generals": "" if rules.jokers else "jokers",
        "kong_draws": "" if _has_kongs(rules, most_seats) else "copies_per_type",
        "joker_extra": "" if rules.jokers else "jokers",
        "joker_kong_points": "" if rules.jokers else "jokers",
        "call_given_up_pong": "" if rules.pong_claim is Compulsion.UNLESS_WAITING else "pong_claim",
        "dead_hand_points": "drawn_general" if rules.drawn_general is DrawnGeneral.MAY_KEEP else "",
        "dealt_kong_points": "" if rules.expose_dealt_kongs else "expose_dealt_kongs",
        "self_draw_bonus": "payment" if is_stake else "",
        "payment_floor_zero": "payment" if is_stake else "loser_kong_deduction" if no_deduction else "",
        "win_bonus": "payment" if is_stake and not _needs_points(rules) else "",
    }
    if not rules.losers_pay:
        idle |= dict.fromkeys(("ante", "shower_pays", "payment_floor_zero"), "losers_pay")
        idle["loser_kong_deduction"] = "" if no_deduction else "losers_pay"
    for key, beside in idle.items():
        if beside and values[key] != DEFAULTS[key]:
            yield RuleProblem(key, RuleNote.NO_EFFECT_BESIDE, {"rule": beside})
    if rules.payment is Payment.OVER_MINIMUM and not _needs_points(rules):
        yield RuleProblem("payment", RuleNote.NO_EFFECT_BESIDE, {"rule": "min_points_to_win"})
    if ClaimName.PONG in rules.general_claims_by_others:
        yield RuleProblem("general_claims_by_others", RuleNote.NO_PONG_OF_GENERALS)


def _has_kongs(rules: Rules, seats: int) -> bool:
    return rules.copies(seats) >= MeldKind.KONG.size or bool(rules.jokers and rules.jokers_join)


def _needs_points(rules: Rules) -> bool:
    return any(rules.at_table(seats).min_points_to_win for seats in rules.players)
