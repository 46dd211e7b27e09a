"""Rules: every house rule a named, validated field of one value, and the digest that names the game played.

No code may ask what a ruleset is called: it asks the field that matters. Reading rules from text is
`engine.rules_text`'s part.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from enum import Enum
from functools import cached_property
from types import MappingProxyType

from engine.cards import PIECE_LETTERS, Piece
from engine.errors import RulesError
from engine.knobs import (
    ClaimGarbageRule,
    ClaimName,
    Compulsion,
    DealPackets,
    DrawnGeneral,
    FirstStarter,
    GeneralDiscard,
    Mulligan,
    MultiWin,
    NextStarterAfterDraw,
    NextStarterAfterWin,
    Payment,
    QuadDeduction,
    TripleClaimRule,
    TripleUpgrade,
    WallStyle,
    WinClaim,
)
from engine.melds import MeldKind

Points = tuple[int, int]
"""The value of a meld when (concealed, exposed)."""


@dataclass(frozen=True)
class Rules:
    """One complete set of rules; docs/rules.md, 4.2 tells where each comes from. Equal digests mean the same game.

    Raises RulesError naming every field that is out of range or contradicts another.

    Attributes:
        name: what the preset is called; outside the digest.
        description: one sentence for players; outside the digest.
        players: the seat counts it can be played with.
        hand_size: cards dealt to every seat.
        starter_extra: further cards dealt to the dealer.
        copies_per_type: identical copies of each card for up to four seats; one more per seat above.
        jokers: 0 or 5 jokers in the deck, each a one-card meld.
        deal_packets: how the physical deck maps to hands.
        wall_style: how the wall is shown.
        first_starter: who deals the first round.
        next_starter_after_win: who deals after a win.
        next_starter_after_draw: who deals after a round without winner.
        dead_wall: with so few cards left nobody draws and the round ends without winner.
        mulligan: whether a dealt hand without any listed meld may be thrown in.
        expose_dealt_quads: dealt quadruples are laid open at once.
        mark_dealt_triples: everyone sees that a dealt triple exists, not which.
        mixed_color_ranks: pieces of which three or four colors make a meld.
        lock_identical: three or four identical cards in hand are used whole or not at all.
        exposed_triple_upgrade: when an exposed triple takes its fourth card.
        triple_claim_rule: whether a pong may leave more garbage.
        claim_garbage_rule: whether any claim may.
        general_discard: whether Generals may be discarded.
        drawn_general: whether the drawer must keep a General.
        general_claims_by_others: what other seats may claim on a General.
        out_of_turn_claims: what seats out of turn may claim.
        declined_draw_to_next: a draw its drawer declines is offered to the next seat.
        quad_claim: whether a possible kong must be claimed.
        triple_claim: whether a possible pong must be claimed.
        win_claim: whether a possible win must be declared.
        dealt_win: 21 dealt cards without garbage win at once.
        points: value of each meld kind, (concealed, exposed), indexed by `MeldKind`.
        general_triple_points: the same for three identical Generals.
        dealt_quad_points: value of a dealt quadruple that was laid open.
        win_bonus: points added to every win.
        min_points_to_win: a hand worth less may not win.
        payment: by points or by stake.
        unit: what one point, or the stake, is worth.
        quad_multiplier: multiplies the points of a winner who owns a kong, or the stake.
        loser_quad_deduction: what a loser's exposed kongs save him.
        payment_floor_zero: nobody is paid for losing.
        multi_win: who wins of several.
        kong_before_pong: a kong goes before a pong of a nearer seat; else the nearer of the two gets the card.
    """

    name: str
    description: str
    players: frozenset[int]
    hand_size: int
    starter_extra: int
    copies_per_type: int
    jokers: int
    deal_packets: DealPackets
    wall_style: WallStyle
    first_starter: FirstStarter
    next_starter_after_win: NextStarterAfterWin
    next_starter_after_draw: NextStarterAfterDraw
    dead_wall: int
    mulligan: Mulligan
    expose_dealt_quads: bool
    mark_dealt_triples: bool
    mixed_color_ranks: frozenset[Piece]
    lock_identical: bool
    exposed_triple_upgrade: TripleUpgrade
    triple_claim_rule: TripleClaimRule
    claim_garbage_rule: ClaimGarbageRule
    general_discard: GeneralDiscard
    drawn_general: DrawnGeneral
    general_claims_by_others: frozenset[ClaimName]
    out_of_turn_claims: frozenset[ClaimName]
    declined_draw_to_next: bool
    quad_claim: Compulsion
    triple_claim: Compulsion
    win_claim: WinClaim
    dealt_win: bool
    points: tuple[Points, ...]
    general_triple_points: Points
    dealt_quad_points: int
    win_bonus: int
    min_points_to_win: int
    payment: Payment
    unit: int
    quad_multiplier: int
    loser_quad_deduction: QuadDeduction
    payment_floor_zero: bool
    multi_win: MultiWin
    kong_before_pong: bool = False

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
        knobs = {key: value for key, value in self.to_dict().items() if key not in _LABELS}
        text = json.dumps(knobs, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(b"tusac/rules/1:" + text.encode()).hexdigest()

    @cached_property
    def has_compulsion(self) -> bool:
        """Whether a seat may be compelled to claim, other than to keep a General it drew."""
        claims_are_free = self.quad_claim is self.triple_claim is Compulsion.OPTIONAL
        return self.win_claim is WinClaim.COMPULSORY or not claims_are_free

    @cached_property
    def weighs_whole_hands(self) -> bool:
        """Whether some rule looks at the whole hand before it allows or bars a claim that is no win."""
        return (
            self.win_claim is WinClaim.COMPULSORY
            or Compulsion.UNLESS_WAITING in (self.quad_claim, self.triple_claim)
            or self.min_points_to_win > 0
        )

    @cached_property
    def has_declarations(self) -> bool:
        """Whether seats say something of their dealt cards before the first discard (docs/rules.md, 3.4)."""
        return self.expose_dealt_quads or self.mark_dealt_triples or self.mulligan is not Mulligan.OFF

    def copies(self, seats: int) -> int:
        """Return the identical copies of each card at a table of `seats` (docs/rules.md, A20)."""
        return self.copies_per_type + max(0, seats - 4)

    def deck_size(self, seats: int) -> int:
        """Return the number of cards in the deck at a table of `seats`."""
        return 28 * self.copies(seats) + self.jokers

    def to_dict(self) -> dict[str, object]:
        """Return the fields as plain TOML or JSON values; `rules_text.rules_from_dict` reads them back.

        What stands as in `UNSAID` is left out, so that a record and a digest of older rules stay what they were.
        """
        return {
            key: value for key, value in self.knobs().items() if key not in UNSAID or UNSAID[key] != value
        }

    def knobs(self) -> dict[str, object]:
        """Return every field as plain TOML or JSON values, for whoever lists them all."""
        return {field.name: _plain(getattr(self, field.name)) for field in fields(self)}


UNSAID: Mapping[str, object] = MappingProxyType(
    {field.name: field.default for field in fields(Rules) if field.default is not MISSING}
)
"""The rules that older files do not name, each as the game was played before it could be chosen; plain values."""

_LABELS = ("name", "description")


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


_RANGES = {
    "hand_size": (1, 40),
    "copies_per_type": (1, 6),
    "dead_wall": (0, 60),
    "dealt_quad_points": (0, 100),
    "win_bonus": (0, 1000),
    "min_points_to_win": (0, 1000),
    "unit": (1, 1_000_000),
    "quad_multiplier": (1, 100),
}
_MOST_MELD_POINTS = 100


def _problems(rules: Rules) -> Iterator[str]:
    """Yield what is out of range or contradicts another rule, each naming its field and then saying what."""
    for key, (low, high) in _RANGES.items():
        value = getattr(rules, key)
        if not low <= value <= high:
            yield f"{key}: {value} is not between {low} and {high}"
    if rules.jokers not in (0, 5):
        yield f"jokers: {rules.jokers} is neither 0 nor 5"
    if rules.starter_extra != 1:
        yield f"starter_extra: {rules.starter_extra} is not 1, and the dealer opens with a discard"
    if not rules.players or not rules.players <= frozenset(range(2, 7)):
        yield "players: name one or more numbers from 2 to 6"
    if ClaimName.PAIR in rules.general_claims_by_others:
        yield "general_claims_by_others: Generals are never paired"
    yield from _problems_of_points(rules)
    may_lay_all = (
        rules.expose_dealt_quads and (rules.hand_size + rules.starter_extra) % MeldKind.KONG.size == 0
    )
    if may_lay_all and (not rules.dealt_win or rules.min_points_to_win):
        yield f"hand_size: a dealer with {rules.hand_size} cards and one more can have to lay all of them open"
    for seats in sorted(rules.players):
        needed = rules.hand_size * seats + rules.starter_extra + rules.dead_wall
        if needed > rules.deck_size(seats):
            yield f"hand_size: {seats} players and the dead wall need {needed} cards of {rules.deck_size(seats)}"


def _problems_of_points(rules: Rules) -> Iterator[str]:
    if len(rules.points) != len(MeldKind):
        yield "points: name every kind of meld"
        return
    table = {f"points: {kind.name.lower()}": rules.points[kind] for kind in MeldKind}
    for name, values in {**table, "general_triple_points": rules.general_triple_points}.items():
        if not all(0 <= value <= _MOST_MELD_POINTS for value in values):
            yield f"{name}: {list(values)} are not both between 0 and {_MOST_MELD_POINTS}"
