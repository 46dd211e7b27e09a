"""Rules: every house rule a named, validated field of one value, and the digest that names the game played.

No code may ask what a ruleset is called: it asks the field that matters. Reading rules is the part of
`engine.rules_text`.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from enum import Enum
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any, TypeVar

from engine.cards import PIECE_LETTERS, Piece
from engine.errors import RuleFault, RuleProblem, RulesError
from engine.knobs import (
    ClaimDeadwoodRule,
    ClaimName,
    Compulsion,
    DealPackets,
    DrawnGeneral,
    FirstDealer,
    GeneralDiscard,
    KongDeduction,
    MulliganRule,
    MultiWin,
    NextDealerAfterDraw,
    NextDealerAfterWin,
    Payment,
    PointName,
    PongClaimRule,
    PongUpgrade,
    WallStyle,
    WinClaim,
)
from engine.melds import MeldKind
from engine.old_names import with_first_names

Points = tuple[int, int]
"""The value of a meld when (concealed, exposed)."""

T = TypeVar("T")


def knob(
    default: T, *, between: tuple[int, int] | None = None, is_later: bool = False, before: T | None = None
) -> T:
    """Return the definition of a rule, to stand after its name in `Rules`.

    Args:
        default: what holds where a file does not name the rule.
        between: the least and the greatest number it may be.
        is_later: whether there were records and tables before it. How all of them were played is then not
            written, so that records, digests and tables of programs that do not know it stay what they are.
        before: how they were played; None if by the default.
    """
    played = default if before is None else before
    return field(default=default, metadata={"between": between, "is_later": is_later, "before": played})


@dataclass(frozen=True)
class Rules:
    """One complete set of rules; docs/rules.md, 4.2 tells where each comes from.

    Equal digests mean the same house rules, and of one edition the same game.

    Every rule has a default, so that a file need not name all; a rule made from now on is a `knob` with
    `is_later`. Raises RulesError naming every field that is out of range or contradicts another.

    Attributes:
        name: what the preset is called; outside the digest.
        description: one sentence for players; outside the digest.
        players: the seat counts it can be played with.
        hand_size: cards dealt to every seat.
        dealer_extra: further cards dealt to the dealer.
        copies_per_type: identical copies of each card for up to four seats; one more per seat above.
        jokers: 0 or 5 jokers in the deck, each a one-card meld.
        deal_packets: how the physical deck maps to hands.
        wall_style: how the wall is shown.
        first_dealer: who deals the first round.
        next_dealer_after_win: who deals after a win.
        next_dealer_after_draw: who deals after a round without winner.
        dead_wall: with so few cards left nobody draws and the round ends without winner.
        mulligan: whether a dealt hand without any listed meld may be thrown in.
        expose_dealt_kongs: dealt kongs are laid open at once.
        mark_dealt_pongs: everyone sees that a dealt pong exists, not which.
        mixed_color_ranks: pieces of which three or four colors make a meld.
        lock_identical: three or four identical cards in hand are used whole or not at all.
        exposed_pong_upgrade: when an exposed pong takes its fourth card.
        pong_claim_rule: whether a pong may leave more deadwood.
        claim_deadwood_rule: whether any claim may.
        general_discard: whether Generals may be discarded.
        drawn_general: whether the drawer must keep a General.
        general_claims_by_others: what other seats may claim on a General.
        out_of_turn_claims: what seats out of turn may claim.
        declined_draw_to_next: a draw its drawer declines is offered to the next seat.
        kong_claim: whether a possible kong must be claimed.
        pong_claim: whether a possible pong must be claimed.
        win_claim: whether a possible win must be declared.
        dealt_win: 21 dealt cards without deadwood win at once.
        points: value of each meld kind, (concealed, exposed), indexed by `MeldKind`.
        general_pong_points: the same for a pong of Generals.
        dealt_kong_points: value of a dealt kong that was laid open.
        win_bonus: points added to every win.
        min_points_to_win: a hand worth less may not win.
        payment: by points, by those above the fewest that win, or by stake.
        unit: what one point, or the stake, is worth.
        kong_multiplier: multiplies the points of a winner who owns a kong, or the stake.
        loser_kong_deduction: what a loser's exposed kongs save him.
        payment_floor_zero: nobody is paid for losing.
        multi_win: who wins of several.
        kong_before_pong: a kong goes before a pong of a nearer seat; else the nearer of the two gets the
            card.
        identical_soldiers: so many identical Soldiers, or more, make a meld; 5 if none do.
        general_kong_extra: what a kong of Generals is worth more than another, (concealed, exposed).
        dead_hand_points: points that a seat pays each other for a General it must keep and cannot; 0 if it
            passes.
        ante: what every loser pays the winner besides.
        may_fold: a seat may give up before the first discard, for the ante.
        self_draw_bonus: points every loser pays more if the winner drew the card itself.
        shower_pays: whoever showed the card that wins pays for all losers.
        min_points_from_five: `min_points_to_win` for five seats or more; 0 for the same as with fewer.
        multiplier_from_five: how many times `unit`, `ante` and `yellow_general_bonus` count for five seats or
            more.
        dead_wall_from_five: `dead_wall` for five seats or more; -1 for the same as with fewer.
        hand_size_of_six: `hand_size` for six seats; 0 for the same as with fewer.
        point_name: what points are called; no rule depends on it.
        yellow_general_bonus: what every loser pays more for each yellow General of the winner.
        call_given_up_pong: who passes up a pong that only waiting for the win allows to leave says so.
        jokers_as_generals: jokers are discarded, kept and claimed by the rules for Generals.
        pair_needs_own_draw: a pair is claimed only with a card the seat draws itself, but for a win.
        opposite_deals_from: whoever sits opposite the winner deals after so many points; 0 for never.
        joker_extra: what a joker is worth more than a General by itself.
        losers_pay: whether anybody pays for a win; if not, it counts for the winner alone.
        joker_kong_points: what a kong of any four jokers is worth, (concealed, exposed); jokers never join if
            both are 0.
        kong_draws: whoever claims a kong draws a card instead of discarding.
        edition: of what no house rule changes; outside the digest. In the first a seat that was out could be
            next in turn (docs/rules.md, 4.2, A33).
    """

    name: str
    description: str = ""
    players: frozenset[int] = frozenset((4,))
    hand_size: int = knob(20, between=(1, 40))
    dealer_extra: int = 1
    copies_per_type: int = knob(4, between=(1, 6))
    jokers: int = 0
    deal_packets: DealPackets = DealPackets.ALL20
    wall_style: WallStyle = WallStyle.STACK
    first_dealer: FirstDealer = FirstDealer.DICE
    next_dealer_after_win: NextDealerAfterWin = NextDealerAfterWin.WINNER
    next_dealer_after_draw: NextDealerAfterDraw = NextDealerAfterDraw.NEXT_SEAT
    dead_wall: int = knob(6, between=(0, 60))
    mulligan: MulliganRule = MulliganRule.OFF
    expose_dealt_kongs: bool = False
    mark_dealt_pongs: bool = False
    mixed_color_ranks: frozenset[Piece] = frozenset((Piece.SOLDIER,))
    lock_identical: bool = True
    exposed_pong_upgrade: PongUpgrade = PongUpgrade.SELF_DRAW_WIN
    pong_claim_rule: PongClaimRule = PongClaimRule.NO_DEADWOOD_INCREASE
    claim_deadwood_rule: ClaimDeadwoodRule = ClaimDeadwoodRule.NONE
    general_discard: GeneralDiscard = GeneralDiscard.FORBIDDEN
    drawn_general: DrawnGeneral = DrawnGeneral.MUST_KEEP
    general_claims_by_others: frozenset[ClaimName] = frozenset((ClaimName.WIN, ClaimName.KONG))
    out_of_turn_claims: frozenset[ClaimName] = frozenset((ClaimName.WIN, ClaimName.KONG, ClaimName.PONG))
    declined_draw_to_next: bool = True
    kong_claim: Compulsion = Compulsion.OPTIONAL
    pong_claim: Compulsion = Compulsion.OPTIONAL
    win_claim: WinClaim = WinClaim.OPTIONAL
    dealt_win: bool = True
    points: tuple[Points, ...] = ((8, 6), (3, 3), (1, 1), (1, 1), (1, 1), (2, 2), (0, 0), (1, 1))
    general_pong_points: Points = (3, 3)
    dealt_kong_points: int = knob(8, between=(0, 100))
    win_bonus: int = knob(0, between=(0, 1000))
    min_points_to_win: int = knob(0, between=(0, 1000))
    payment: Payment = Payment.POINTS
    unit: int = knob(1, between=(1, 1_000_000))
    kong_multiplier: int = knob(1, between=(1, 100))
    loser_kong_deduction: KongDeduction = KongDeduction.POINTS
    payment_floor_zero: bool = True
    multi_win: MultiWin = MultiWin.TURN_ORDER
    kong_before_pong: bool = knob(False, is_later=True)
    identical_soldiers: int = knob(2, between=(2, 5), is_later=True)
    general_kong_extra: Points = knob((0, 0), is_later=True)  # noqa: RUF009 - a field
    dead_hand_points: int = knob(0, between=(0, 1000), is_later=True)
    ante: int = knob(0, between=(0, 1_000_000), is_later=True)
    may_fold: bool = knob(False, is_later=True)
    self_draw_bonus: int = knob(0, between=(0, 1000), is_later=True)
    shower_pays: bool = knob(False, is_later=True)
    min_points_from_five: int = knob(0, between=(0, 1000), is_later=True)
    multiplier_from_five: int = knob(1, between=(1, 100), is_later=True)
    dead_wall_from_five: int = knob(-1, between=(-1, 60), is_later=True)
    hand_size_of_six: int = knob(0, between=(0, 40), is_later=True)
    point_name: PointName = knob(PointName.POINTS, is_later=True)  # noqa: RUF009 - a field
    yellow_general_bonus: int = knob(0, between=(0, 1_000_000), is_later=True)
    call_given_up_pong: bool = knob(False, is_later=True)
    jokers_as_generals: bool = knob(False, is_later=True)
    pair_needs_own_draw: bool = knob(False, is_later=True)
    opposite_deals_from: int = knob(0, between=(0, 1000), is_later=True)
    joker_extra: int = knob(0, between=(0, 100), is_later=True)
    losers_pay: bool = knob(True, is_later=True)
    joker_kong_points: Points = knob((0, 0), is_later=True)  # noqa: RUF009 - a field
    kong_draws: bool = knob(False, is_later=True)
    edition: int = knob(2, between=(1, 2), is_later=True, before=1)

    def __post_init__(self) -> None:
        problems = tuple({str(problem): problem for problem in _problems(self)}.values())
        if problems:
            raise RulesError(*problems)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        # from the digest, not from hash(): a pickled ruleset keeps it, and strings hash anew in each process
        return int(self.digest[:15], 16)

    @cached_property
    def digest(self) -> str:
        """SHA-256 in hexadecimal over every field but name, description and edition."""
        knobs = {key: value for key, value in self.encoded().items() if key not in _LABELS}
        text = json.dumps(knobs, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(b"tusac/rules/1:" + text.encode()).hexdigest()

    @cached_property
    def has_compulsion(self) -> bool:
        """Whether a seat may be compelled to claim, other than to keep a General it drew."""
        claims_are_free = self.kong_claim is self.pong_claim is Compulsion.OPTIONAL
        return self.win_claim is WinClaim.COMPULSORY or not claims_are_free

    @cached_property
    def weighs_whole_hands(self) -> bool:
        """Whether some rule looks at the whole hand before it allows or bars a claim that is no win."""
        return (
            self.win_claim is WinClaim.COMPULSORY
            or Compulsion.UNLESS_WAITING in (self.kong_claim, self.pong_claim)
            or self.min_points_to_win > 0
            or self.dead_hand_points > 0
        )

    @cached_property
    def jokers_join(self) -> bool:
        """Whether four jokers make a kong (docs/rules.md, A39)."""
        return self.joker_kong_points != (0, 0)

    @cached_property
    def has_declarations(self) -> bool:
        """Whether seats say something of their dealt cards before the first discard (docs/rules.md, 3.4)."""
        says_something = self.expose_dealt_kongs or self.mark_dealt_pongs or self.may_fold
        return says_something or self.mulligan is not MulliganRule.OFF

    def at_table(self, seats: int) -> "Rules":
        """Return the rules as they are for so many seats.

        What is otherwise for five or six takes its place.
        """
        return self if seats <= _MOST_USUAL_SEATS else _for_many(self, seats)

    def copies(self, seats: int) -> int:
        """Return the identical copies of each card at a table of `seats` (docs/rules.md, A20)."""
        return self.copies_per_type + max(0, seats - 4)

    def deck_size(self, seats: int) -> int:
        """Return the number of cards in the deck at a table of `seats`."""
        return 28 * self.copies(seats) + self.jokers

    def knobs(self) -> dict[str, object]:
        """Return every field as a plain TOML or JSON value; `rules_text.rules_from_dict` reads them back."""
        return {each.name: _plain(getattr(self, each.name)) for each in fields(self)}

    def encoded(self) -> dict[str, object]:
        """Return the fields as records, the wire and the digest write them.

        `rules_text.rules_from_encoded` reads them.

        The names are those of the first format, and a later rule is left out if it stands as all was played
        before it.
        """
        told = {key: value for key, value in self.knobs().items() if key not in LATER or value != LATER[key]}
        return with_first_names(told)


@lru_cache(maxsize=64)
def _for_many(rules: Rules, seats: int) -> Rules:
    """Return the rules for five seats or six, which are the same rules for so many again."""
    times = rules.multiplier_from_five
    told: dict[str, Any] = {}
    if rules.min_points_from_five:
        told |= {"min_points_to_win": rules.min_points_from_five, "min_points_from_five": 0}
    if times > 1:
        told |= {key: getattr(rules, key) * times for key in _AMOUNTS} | {"multiplier_from_five": 1}
    if rules.dead_wall_from_five >= 0:
        told |= {"dead_wall": rules.dead_wall_from_five, "dead_wall_from_five": -1}
    if rules.hand_size_of_six:
        own_size = {"hand_size": rules.hand_size_of_six} if seats == _MOST_SEATS else {}
        told |= {**own_size, "hand_size_of_six": 0}
    return replace(rules, players=frozenset((seats,)), **told) if told else rules


def _plain(value: object) -> object:
    if isinstance(value, frozenset):
        if all(isinstance(item, Piece) for item in value):
            return [PIECE_LETTERS[item] for item in sorted(value)]
        return sorted(item.value if isinstance(item, Enum) else item for item in value)
    if isinstance(value, tuple):
        if isinstance(value[0], tuple):
            return {kind.name.lower(): list(value[kind]) for kind in MeldKind}
        return list(value)
    return value.value if isinstance(value, Enum) else value


RANGES: Mapping[str, tuple[int, int]] = MappingProxyType(
    {each.name: each.metadata["between"] for each in fields(Rules) if each.metadata.get("between")}
)
"""The least and the greatest number that a rule may be, where one of its own is bounded."""

DEFAULTS: Mapping[str, object] = MappingProxyType(
    {each.name: _plain(each.default) for each in fields(Rules) if each.default is not MISSING}
)
"""What holds where a file does not name a rule, as plain values; all rules but the name have a default."""

LATER: Mapping[str, object] = MappingProxyType(
    {each.name: _plain(each.metadata["before"]) for each in fields(Rules) if each.metadata.get("is_later")}
)
"""How all was played before each later rule; records and the wire tell only of those that stand otherwise."""

_LABELS = ("name", "description", "edition")
_MOST_MELD_POINTS = 100
_MOST_STAKE = 1_000_000
_MOST_USUAL_SEATS, _MOST_SEATS = 4, 6
_AMOUNTS = ("unit", "ante", "yellow_general_bonus")


def _problems(rules: Rules) -> Iterator[RuleProblem]:
    """Yield what is out of range or contradicts another rule."""
    for key, (low, high) in RANGES.items():
        value = getattr(rules, key)
        if not low <= value <= high:
            yield RuleProblem(key, RuleFault.OUT_OF_RANGE, {"value": value, "low": low, "high": high})
    if rules.jokers not in (0, 5):
        yield RuleProblem("jokers", RuleFault.NEITHER, {"value": rules.jokers, "one": 0, "other": 5})
    if rules.dealer_extra != 1:
        yield RuleProblem("dealer_extra", RuleFault.NOT_ONE_MORE, {"value": rules.dealer_extra})
    if not rules.players or not rules.players <= frozenset(range(2, 7)):
        yield RuleProblem("players", RuleFault.NO_PLAYERS, {"low": 2, "high": 6})
    if ClaimName.PAIR in rules.general_claims_by_others:
        yield RuleProblem("general_claims_by_others", RuleFault.GENERALS_NEVER_PAIRED)
    yield from _problems_of_points(rules)
    yield from _problems_of_many(rules)
    for seats in sorted(rules.players):
        key, size, least, dead = _numbers_for(rules, seats)
        kongs, left = divmod(size + rules.dealer_extra, MeldKind.KONG.size)
        fewest = kongs * _cheapest_dealt_kong(rules) + rules.win_bonus
        if rules.expose_dealt_kongs and not left and (not rules.dealt_win or least > fewest):
            yield RuleProblem(key, RuleFault.ALL_LAID_OPEN, {"cards": size})
        needed = size * seats + rules.dealer_extra + dead
        if needed > rules.deck_size(seats):
            cards = {"players": seats, "needed": needed, "deck": rules.deck_size(seats)}
            yield RuleProblem(key, RuleFault.TOO_FEW_CARDS, cards)


def _cheapest_dealt_kong(rules: Rules) -> int:
    """Return what the dealt kong is worth that is worth least."""
    suited = rules.dealt_kong_points + min(0, rules.general_kong_extra[0])
    return min(suited, rules.joker_kong_points[0]) if rules.jokers and rules.jokers_join else suited


def _numbers_for(rules: Rules, seats: int) -> tuple[str, int, int, int]:
    """Return the numbers that depend on how many sit there.

    The rule that says how many cards a hand has, that number, the points to win, the dead cards.
    """
    key, least, dead = "hand_size", rules.min_points_to_win, rules.dead_wall
    if seats > _MOST_USUAL_SEATS:
        least = rules.min_points_from_five or least
        dead = dead if rules.dead_wall_from_five < 0 else rules.dead_wall_from_five
        if seats == _MOST_SEATS and rules.hand_size_of_six:
            key = "hand_size_of_six"
    return key, int(getattr(rules, key)), least, dead


def _problems_of_many(rules: Rules) -> Iterator[RuleProblem]:
    """Yield what would be out of range for five seats or more."""
    for key in _AMOUNTS:
        value = getattr(rules, key) * rules.multiplier_from_five
        if value > _MOST_STAKE >= getattr(rules, key):
            told = {"value": value, "low": 0, "high": _MOST_STAKE}
            yield RuleProblem("multiplier_from_five", RuleFault.OUT_OF_RANGE, told)


def _problems_of_points(rules: Rules) -> Iterator[RuleProblem]:
    bounds = {"low": 0, "high": _MOST_MELD_POINTS}
    for kind, points in zip(MeldKind, rules.points, strict=True):
        if not _are_points(points):
            found = {"kind": kind.name.lower(), "value": list(points), **bounds}
            yield RuleProblem("points", RuleFault.POINTS_OF_KIND_OUT_OF_RANGE, found)
    if not _are_points(rules.general_pong_points):
        found = {"value": list(rules.general_pong_points), **bounds}
        yield RuleProblem("general_pong_points", RuleFault.POINTS_OUT_OF_RANGE, found)
    if not _are_points(rules.joker_kong_points):
        found = {"value": list(rules.joker_kong_points), **bounds}
        yield RuleProblem("joker_kong_points", RuleFault.POINTS_OUT_OF_RANGE, found)
    concealed, exposed = (
        points + extra
        for points, extra in zip(rules.points[MeldKind.KONG], rules.general_kong_extra, strict=True)
    )
    dealt = rules.dealt_kong_points + rules.general_kong_extra[0] if rules.expose_dealt_kongs else 0
    if rules.general_kong_extra != (0, 0) and not (_are_points((concealed, exposed)) and dealt >= 0):
        found = {"value": [concealed, exposed], **bounds}
        yield RuleProblem("general_kong_extra", RuleFault.POINTS_OUT_OF_RANGE, found)


def _are_points(values: Points) -> bool:
    return all(0 <= value <= _MOST_MELD_POINTS for value in values)
