"""Rules: every house rule a named, validated field; read from TOML; a digest that names the game played.

No code outside this file may ask what a ruleset is called: it asks the field that matters.
"""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import cached_property
from types import MappingProxyType
from typing import Any, get_type_hints

from engine.cards import Piece
from engine.errors import RulesError
from engine.melds import MeldKind

Points = tuple[int, int]
"""The value of a meld when (concealed, exposed)."""


class DealPackets(Enum):
    """How the physical deck maps to hands: twenty at once, or six and then fives (rules.md 3.3)."""

    ALL20 = "all20"
    SIX_FIVE = "six_five"


class WallStyle(Enum):
    """How the wall is shown; no rule depends on it."""

    STACK = "stack"
    TILES = "tiles"


class FirstStarter(Enum):
    """Who deals first."""

    DICE = "dice"
    HIGH_CARD = "high_card"
    RANDOM = "random"


class NextStarterAfterWin(Enum):
    """Who deals after a won round."""

    WINNER = "winner"


class NextStarterAfterDraw(Enum):
    """Who deals after a round nobody won."""

    NEXT_SEAT = "next_seat"
    SAME = "same"


class Mulligan(Enum):
    """Whether a hopeless dealt hand may be thrown in (rules.md 3.4)."""

    OFF = "off"
    OPTIONAL = "optional"


class TripleUpgrade(Enum):
    """When an exposed triple may take its fourth card (rules.md 2.7 (3-3), A5)."""

    NEVER = "never"
    SELF_DRAW_WIN = "self_draw_win"
    SELF_DRAW = "self_draw"


class TripleClaimRule(Enum):
    """Whether a pong may leave more garbage than before (rules.md 2.3 rule 2)."""

    FREE = "free"
    NO_GARBAGE_INCREASE = "no_garbage_increase"


class ClaimGarbageRule(Enum):
    """The same question for every claim."""

    NONE = "none"
    NO_INCREASE = "no_increase"
    MINIMUM = "minimum"


class GeneralDiscard(Enum):
    """Whether a General may be thrown away."""

    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"


class DrawnGeneral(Enum):
    """Whether the drawer of a General has to keep it (A4)."""

    MUST_KEEP = "must_keep"
    MAY_KEEP = "may_keep"


class ClaimName(Enum):
    """The claims that out-of-turn seats may be granted."""

    WIN = "win"
    QUAD = "quad"
    TRIPLE = "triple"


class Compulsion(Enum):
    """Whether a claim that can be made must be made. A win always overrides."""

    OPTIONAL = "optional"
    COMPULSORY = "compulsory"
    UNLESS_WAITING = "unless_waiting"


class WinClaim(Enum):
    """Whether a possible win must be declared (A15)."""

    OPTIONAL = "optional"
    COMPULSORY = "compulsory"


class Payment(Enum):
    """Whether losers pay by the points or a fixed stake."""

    POINTS = "points"
    STAKE = "stake"


class QuadDeduction(Enum):
    """What a loser's own exposed kongs save him: nothing, points before the unit, or the final amount (A6)."""

    NONE = "none"
    POINTS = "points"
    AMOUNT = "amount"


class MultiWin(Enum):
    """Who wins when several declare it."""

    TURN_ORDER = "turn_order"


@dataclass(frozen=True)
class Rules:
    """One complete set of rules (rules.md 4.2). Equal digests mean the same game.

    Attributes:
        name: what the preset is called; outside the digest.
        description: one sentence for players; outside the digest.
        players: the seat counts it can be played with.
        hand_size: cards dealt to every seat.
        starter_extra: further cards dealt to the dealer.
        copies_per_type: identical copies of each card for up to four seats; one more per seat above (A20).
        jokers: 0 or 5 jokers in the deck, each a one-card meld (1.4).
        deal_packets: how the physical deck maps to hands.
        wall_style: how the wall is shown.
        first_starter: who deals the first round.
        next_starter_after_win: who deals after a win.
        next_starter_after_draw: who deals after a round without winner (A9).
        dead_wall: with so few cards left nobody draws and the round ends without winner (A8).
        mulligan: whether a dealt hand without any listed meld may be thrown in.
        expose_dealt_quads: dealt quadruples are laid open at once.
        mark_dealt_triples: everyone sees that a dealt triple exists, not which.
        mixed_color_ranks: pieces of which three or four colors make a meld.
        lock_identical: three or four identical cards in hand are used whole or not at all (2.3 rule 1).
        exposed_triple_upgrade: when an exposed triple takes its fourth card.
        triple_claim_rule: whether a pong may leave more garbage (2.3 rule 2, A16).
        claim_garbage_rule: whether any claim may.
        general_discard: whether Generals may be discarded.
        drawn_general: whether the drawer must keep a General.
        general_claims_by_others: what other seats may claim on a General.
        out_of_turn_claims: what seats out of turn may claim.
        declined_draw_to_next: a draw its drawer declines is offered to the next seat.
        quad_claim: whether a possible kong must be claimed.
        triple_claim: whether a possible pong must be claimed.
        win_claim: whether a possible win must be declared.
        dealt_win: 21 dealt cards without garbage win at once (A10).
        points: value of each meld kind, (concealed, exposed).
        general_triple_points: the same for three identical Generals.
        dealt_quad_points: value of a dealt quadruple that was laid open (A12).
        win_bonus: points added to every win.
        min_points_to_win: a hand worth less may not win.
        payment: by points or by stake.
        unit: what one point, or the stake, is worth.
        quad_multiplier: multiplies the points of a winner who owns a kong.
        loser_quad_deduction: what a loser's exposed kongs save him.
        payment_floor_zero: nobody is paid for losing (A7).
        multi_win: who wins of several.
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
    points: Mapping[MeldKind, Points]
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

    def __post_init__(self) -> None:
        _validate(self)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.name, self.digest))

    @cached_property
    def digest(self) -> str:
        """SHA-256 in hexadecimal over every field but name and description."""
        knobs = {key: value for key, value in self.to_dict().items() if key not in _LABELS}
        text = json.dumps(knobs, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(b"tusac/rules/1:" + text.encode()).hexdigest()

    def copies(self, seats: int) -> int:
        """Return the identical copies of each card at a table of `seats` (A20)."""
        return self.copies_per_type + max(0, seats - 4)

    def deck_size(self, seats: int) -> int:
        """Return the number of cards in the deck at a table of `seats`."""
        return 28 * self.copies(seats) + self.jokers

    def to_dict(self) -> dict[str, Any]:
        """Return every field as plain TOML or JSON values; `rules_from_dict` reads it back."""
        return {field.name: _plain(getattr(self, field.name)) for field in fields(self)}


_LABELS = ("name", "description")
_LETTERS = "ABCXYZS"
_CHOICES = {"mixed_color_ranks": "A B C X Y Z S", "points": "meld kinds"}


def rules_from_toml(text: str) -> Rules:
    """Read a complete ruleset. Raises RulesError naming the field that is wrong or missing."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        msg = f"not a TOML text: {error}"
        raise RulesError(msg) from error
    return rules_from_dict(table)


def rules_from_dict(table: Mapping[str, Any]) -> Rules:
    """Build a ruleset from plain values, every field given. Raises RulesError naming the field."""
    known = {field.name for field in fields(Rules)}
    for key in table:
        if key not in known:
            msg = f"{key}: there is no such rule"
            raise RulesError(msg)
    missing = [field.name for field in fields(Rules) if field.name not in table]
    if missing:
        msg = f"{missing[0]}: missing"
        raise RulesError(msg)
    return Rules(**{key: _parse(key, value) for key, value in table.items()})


def override(rules: Rules, knobs: Mapping[str, Any]) -> Rules:
    """Return the rules with some fields exchanged, given as plain values. Raises RulesError."""
    return replace(rules, **_parsed_knobs(knobs)) if knobs else rules


def _parsed_knobs(knobs: Mapping[str, Any]) -> dict[str, Any]:
    known = {field.name for field in fields(Rules)}
    for key in knobs:
        if key not in known:
            msg = f"{key}: there is no such rule"
            raise RulesError(msg)
    return {key: _parse(key, value) for key, value in knobs.items()}


def _plain(value: object) -> object:
    if isinstance(value, frozenset):
        if all(isinstance(item, Piece) for item in value):
            return [_LETTERS[item] for item in sorted(value)]
        return sorted(item.value if isinstance(item, Enum) else item for item in value)
    if isinstance(value, Mapping):
        return {kind.name.lower(): list(value[kind]) for kind in sorted(value)}
    if isinstance(value, Enum):
        return value.value
    return list(value) if isinstance(value, tuple) else value


def _parse(key: str, value: object) -> Any:
    """Turn a plain value into the type of the field `key`. Raises RulesError naming the field."""
    try:
        return _PARSERS[key](value)
    except (ValueError, TypeError, KeyError) as error:
        msg = f"{key}: {value!r} is not {_EXPECTED[key]}"
        raise RulesError(msg) from error


def _bool(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise TypeError


def _int(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise TypeError


def _str(value: object) -> str:
    if isinstance(value, str):
        return value
    raise TypeError


def _list(value: object) -> list[object]:
    if isinstance(value, list | tuple):
        return list(value)
    raise TypeError


def _pair(value: object) -> Points:
    concealed, exposed = _list(value)
    return _int(concealed), _int(exposed)


def _ranks(value: object) -> frozenset[Piece]:
    if value == "all":
        return frozenset(Piece)
    return frozenset(Piece(_LETTERS.index(_str(letter))) for letter in _list(value))


def _claims(value: object) -> frozenset[ClaimName]:
    return frozenset(ClaimName(item) for item in _list(value))


def _point_table(value: object) -> Mapping[MeldKind, Points]:
    if not isinstance(value, Mapping):
        raise TypeError
    table = {MeldKind[_str(name).upper()]: _pair(points) for name, points in value.items()}
    return MappingProxyType({kind: table[kind] for kind in MeldKind})


_HINTS = get_type_hints(Rules)
_SPECIAL: dict[str, tuple[Any, str]] = {
    "players": (lambda value: frozenset(map(_int, _list(value))), "a list of whole numbers"),
    "mixed_color_ranks": (_ranks, 'a list of the letters A B C X Y Z S, or "all"'),
    "general_claims_by_others": (_claims, 'a list of "win", "quad", "triple"'),
    "out_of_turn_claims": (_claims, 'a list of "win", "quad", "triple"'),
    "points": (_point_table, "a table with [concealed, exposed] points for " + ", ".join(kind.name.lower() for kind in MeldKind)),
    "general_triple_points": (_pair, "[concealed, exposed] points"),
}
_SIMPLE: dict[type, tuple[Any, str]] = {
    bool: (_bool, "true or false"),
    int: (_int, "a whole number"),
    str: (_str, "a text"),
}


def _parser(key: str) -> tuple[Any, str]:
    if key in _SPECIAL:
        return _SPECIAL[key]
    kind = _HINTS[key]
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    return kind, "one of " + ", ".join(f'"{choice.value}"' for choice in kind)


_PARSERS = {field.name: _parser(field.name)[0] for field in fields(Rules)}
_EXPECTED = {field.name: _parser(field.name)[1] for field in fields(Rules)}

_RANGES = {
    "hand_size": (1, 40),
    "starter_extra": (0, 1),
    "copies_per_type": (1, 6),
    "dead_wall": (0, 60),
    "dealt_quad_points": (0, 1000),
    "win_bonus": (0, 1000),
    "min_points_to_win": (0, 1000),
    "unit": (1, 1_000_000),
    "quad_multiplier": (1, 100),
}


def _validate(rules: Rules) -> None:
    """Raise RulesError, naming the field, if a value is out of range or contradicts another."""
    for key, (low, high) in _RANGES.items():
        value = getattr(rules, key)
        if not low <= value <= high:
            msg = f"{key}: {value} is not between {low} and {high}"
            raise RulesError(msg)
    if rules.jokers not in (0, 5):
        msg = f"jokers: {rules.jokers} is neither 0 nor 5"
        raise RulesError(msg)
    if not rules.players or not rules.players <= frozenset(range(2, 7)):
        msg = "players: name one or more numbers from 2 to 6"
        raise RulesError(msg)
    for kind, (concealed, exposed) in (*rules.points.items(), (MeldKind.PONG, rules.general_triple_points)):
        if not (0 <= concealed <= 100 and 0 <= exposed <= 100):
            msg = f"points: {kind.name.lower()} is not between 0 and 100"
            raise RulesError(msg)
    for seats in sorted(rules.players):
        dealt = rules.hand_size * seats + rules.starter_extra
        if dealt + rules.dead_wall > rules.deck_size(seats):
            msg = f"hand_size: {seats} players need {dealt} cards and a dead wall of {rules.dead_wall}, the deck has {rules.deck_size(seats)}"
            raise RulesError(msg)
    if rules.starter_extra != 1:
        msg = "starter_extra: the dealer opens with a discard, so it must be 1"
        raise RulesError(msg)
