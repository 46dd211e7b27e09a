"""The claims open to a seat by its place alone, with any hand (docs/rules.md, 2.5, 2.6)."""

from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple, assert_never

from engine.cards import GENERALS, JOKERS, SUITED, Card
from engine.errors import Reason
from engine.knobs import ClaimName, DrawnGeneral, GeneralDiscard, PongUpgrade
from engine.melds import Meld, MeldKind
from engine.partition import Counts, generals_in
from engine.rules import Rules


class Source(IntEnum):
    """The way in which the offered card came to the table."""

    DISCARD = 0
    DRAW = 1


class Position(IntEnum):
    """The position of a seat to the offer: it drew the card, is next after the owner, or is neither."""

    SELF = 0
    NEXT = 1
    OTHER = 2


class Offering(NamedTuple):
    """A card on offer as one seat sees it.

    Attributes:
        card: the card.
        source: drawn or discarded.
        position: where the seat sits to it.
    """

    card: Card
    source: Source
    position: Position


_OF_GENERALS = frozenset((ClaimName.WIN, ClaimName.KONG))
"""A General makes neither a pair nor a pong with a claim, nor does a joker (docs/rules.md, 2.6, A39)."""

_CLAIM_NAMES = {
    MeldKind.KONG: ClaimName.KONG,
    MeldKind.PONG: ClaimName.PONG,
    MeldKind.PAIR: ClaimName.PAIR,
}


def goes_as_general(rules: Rules, card: Card) -> bool:
    """Return whether a card is discarded, kept and claimed as Generals are (docs/rules.md, 1.4)."""
    return card.is_general or (rules.jokers_as_generals and card.is_joker)


def is_own_draw(offering: Offering) -> bool:
    """Return whether the seat drew the card itself."""
    return offering.source is Source.DRAW and offering.position is Position.SELF


def has_turn_right(rules: Rules, offering: Offering) -> bool:
    """Return whether the seat may make an in-turn claim (docs/rules.md, 2.5)."""
    if offering.source is Source.DISCARD:
        return offering.position is Position.NEXT
    if offering.position is Position.SELF:
        return True
    is_passed_on = rules.declined_draw_to_next and not goes_as_general(rules, offering.card)
    return offering.position is Position.NEXT and is_passed_on


def may_ever_win(rules: Rules, offering: Offering) -> bool:
    """Return whether the rules let a seat there win on such a card at all."""
    return has_turn_right(rules, offering) or ClaimName.WIN in open_to_all(rules, offering.card)


@lru_cache(maxsize=256)
def wins_only_as_drawn(rules: Rules, card: Card) -> bool:
    """Return whether such a card, shown by another seat, wins for no seat but the one that shows it.

    A card that is never discarded is only drawn.
    """
    sources = (Source.DRAW,) if card in kept_cards(rules) else tuple(Source)
    return not any(may_ever_win(rules, Offering(card, source, Position.NEXT)) for source in sources)


def missing_right(rules: Rules, offering: Offering, kind: MeldKind) -> Reason | None:
    """Return why a seat there may not claim such a meld whatever it holds, or None if it may."""
    if kind is MeldKind.PAIR and rules.pair_needs_own_draw and not is_own_draw(offering):
        return Reason.PAIR_NEEDS_OWN_DRAW
    if has_turn_right(rules, offering) or _CLAIM_NAMES.get(kind) in open_to_all(rules, offering.card):
        return None
    return missing_turn(rules, offering)


def missing_turn(rules: Rules, offering: Offering) -> Reason:
    """Return the reason why seats without the in-turn right are refused a card."""
    is_kept = rules.drawn_general is DrawnGeneral.MUST_KEEP and offering.source is Source.DRAW
    if not is_kept or not goes_as_general(rules, offering.card):
        return Reason.OUT_OF_TURN
    return Reason.JOKER_STAYS_WITH_DRAWER if offering.card.is_joker else Reason.GENERAL_STAYS_WITH_DRAWER


def open_to_all(rules: Rules, card: Card) -> frozenset[ClaimName]:
    """Return the claims that any seat may make on such a card."""
    granted = rules.general_claims_by_others if goes_as_general(rules, card) else rules.out_of_turn_claims
    if rules.pair_needs_own_draw:
        granted -= {ClaimName.PAIR}
    if card.is_joker and not rules.jokers_join:
        return granted & {ClaimName.WIN}
    return granted & _OF_GENERALS if card.is_general or card.is_joker else granted


def may_upgrade(rules: Rules, offering: Offering, *, winning: bool) -> bool:
    """Return whether an exposed pong there may take the offered card (docs/rules.md, 2.7 (3-3), A5)."""
    allowed = rules.exposed_pong_upgrade
    if allowed is PongUpgrade.NEVER:
        return False
    if allowed is PongUpgrade.SELF_DRAW_WIN:
        return is_own_draw(offering) and winning
    if allowed is PongUpgrade.SELF_DRAW:
        return is_own_draw(offering)
    assert_never(allowed)


def why_not_grow(rules: Rules) -> Reason:
    """Return the reason why an exposed pong does not take its fourth card there."""
    allowed = rules.exposed_pong_upgrade
    if allowed is PongUpgrade.NEVER:
        return Reason.OPEN_PONG_STAYS
    if allowed is PongUpgrade.SELF_DRAW_WIN:
        return Reason.OPEN_PONG_ONLY_WINS
    if allowed is PongUpgrade.SELF_DRAW:
        return Reason.OPEN_PONG_OWN_DRAW
    assert_never(allowed)


def must_keep(rules: Rules, offering: Offering) -> bool:
    """Return whether the offer is a General that its drawer must keep (docs/rules.md, A4).

    It must be kept only if it can be. The same holds for a joker where jokers follow the rules for Generals.
    """
    return (
        goes_as_general(rules, offering.card)
        and is_own_draw(offering)
        and rules.drawn_general is DrawnGeneral.MUST_KEEP
    )


def why_kept(card: Card) -> Reason:
    """Return the reason why the drawer of a card may not pass it on."""
    return Reason.JOKER_MUST_BE_KEPT if card.is_joker else Reason.GENERAL_MUST_BE_KEPT


def kept_cards(rules: Rules) -> tuple[Card, ...]:
    """Return the cards that may never be discarded (docs/rules.md, 2.5)."""
    if rules.general_discard is GeneralDiscard.ALLOWED:
        return ()
    return (*GENERALS, *JOKERS) if rules.jokers_as_generals else GENERALS


def kept_in(rules: Rules, counts: Counts) -> int:
    """Return how many cards of a hand may never be discarded."""
    if rules.general_discard is GeneralDiscard.ALLOWED:
        return 0
    return generals_in(counts) + (sum(counts[len(SUITED) :]) if rules.jokers_as_generals else 0)


def spare_cards(rules: Rules, exposed: Iterable[Meld]) -> int:
    """Return how many cards more than are dealt a seat may have beside such melds on the table.

    One for each kong that drew (docs/rules.md, A40); none drew that was claimed with no card left to draw.
    """
    return (
        sum(meld.kind is MeldKind.KONG and not meld.is_dealt for meld in exposed) if rules.kong_draws else 0
    )


def has_discard(rules: Rules, counts: Counts) -> bool:
    """Return whether some card of a hand may be discarded (docs/rules.md, 2.5)."""
    return sum(counts) > kept_in(rules, counts)
