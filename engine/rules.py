"""Rules: every house rule a named, validated field of one value, and the digest that names the game played.

No code may ask what a ruleset is called: it asks the field that matters. Reading rules is the part of
`engine.rules_text`.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields
from enum import Enum
from functools import cached_property
from types import MappingProxyType
from typing import TypeVar

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


def knob(default: T, *, between: tuple[int, int] | None = None, is_later: bool = False) -> T:
    """Return the definition of a rule, to stand after its name in `Rules`.

    Args:
        default: what holds where a file does not name the rule.
        between: the least and the greatest number it may be.
        is_later: whether there were records and tables before it. Its default is then how all of them were played, and
            is not written, so that records, digests and tables of programs that do not know it stay what they are.
    """
    return field(default=default, metadata={"between": between, "is_later": is_later})


@dataclass(frozen=True)
class Rules:
    """One complete set of rules; docs/rules.md, 4.2 tells where each comes from. Equal digests mean the same game.

    Every rule has a default, so that a file need not name all; a rule made from now on is a `knob` with `is_later`.
    Raises RulesError naming every field that is out of range or contradicts another.

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
        payment: by points or by stake.
        unit: what one point, or the stake, is worth.
        kong_multiplier: multiplies the points of a winner who owns a kong, or the stake.
        loser_kong_deduction: what a loser's exposed kongs save him.
        payment_floor_zero: nobody is paid for losing.
        multi_win: who wins of several.
        kong_before_pong: a kong goes before a pong of a nearer seat; else the nearer of the two gets the card.
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

    def __post_init__(self) -> None:
        problems = tuple(_problems(self))
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
        """SHA-256 in hexadecimal over every field but name and description."""
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
        )

    @cached_property
    def has_declarations(self) -> bool:
        """Whether seats say something of their dealt cards before the first discard (docs/rules.md, 3.4)."""
        return self.expose_dealt_kongs or self.mark_dealt_pongs or self.mulligan is not MulliganRule.OFF

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
        """Return the fields as records, the wire and the digest write them; `rules_text.rules_from_encoded` reads them.

        The names are those of the first format, and a later rule that stands as by default is left out.
        """
        told = {
            key: value for key, value in self.knobs().items() if key not in LATER or value != DEFAULTS[key]
        }
        return with_first_names(told)


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

LATER = frozenset(each.name for each in fields(Rules) if each.metadata.get("is_later"))
"""The rules that are written to records and the wire only where they are not as by default."""

_LABELS = ("name", "description")
_MOST_MELD_POINTS = 100


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
    may_lay_all = (
        rules.expose_dealt_kongs and (rules.hand_size + rules.dealer_extra) % MeldKind.KONG.size == 0
    )
    if may_lay_all and (not rules.dealt_win or rules.min_points_to_win):
        yield RuleProblem("hand_size", RuleFault.ALL_LAID_OPEN, {"cards": rules.hand_size})
    for seats in sorted(rules.players):
        needed = rules.hand_size * seats + rules.dealer_extra + rules.dead_wall
        if needed > rules.deck_size(seats):
            cards = {"players": seats, "needed": needed, "deck": rules.deck_size(seats)}
            yield RuleProblem("hand_size", RuleFault.TOO_FEW_CARDS, cards)


def _problems_of_points(rules: Rules) -> Iterator[RuleProblem]:
    bounds = {"low": 0, "high": _MOST_MELD_POINTS}
    for kind, points in zip(MeldKind, rules.points, strict=True):
        if not _are_points(points):
            found = {"kind": kind.name.lower(), "value": list(points), **bounds}
            yield RuleProblem("points", RuleFault.POINTS_OF_KIND_OUT_OF_RANGE, found)
    if not _are_points(rules.general_pong_points):
        found = {"value": list(rules.general_pong_points), **bounds}
        yield RuleProblem("general_pong_points", RuleFault.POINTS_OUT_OF_RANGE, found)


def _are_points(values: Points) -> bool:
    return all(0 <= value <= _MOST_MELD_POINTS for value in values)
