"""What a seat may claim by its place alone, whatever it holds (docs/rules.md, 2.5, 2.6)."""

from enum import IntEnum
from typing import NamedTuple

from engine.cards import GENERALS, Card
from engine.errors import Reason
from engine.knobs import ClaimName, DrawnGeneral, GeneralDiscard, PongUpgrade
from engine.melds import MeldKind
from engine.partition import Counts, generals_in
from engine.rules import Rules


class Source(IntEnum):
    """How the offered card came to lie on the table."""

    DISCARD = 0
    DRAW = 1


class Position(IntEnum):
    """Where a seat sits to the offer: it drew the card, is next after its owner, or is neither."""

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


_CLAIM_NAMES = {
    MeldKind.KONG: ClaimName.KONG,
    MeldKind.PONG: ClaimName.PONG,
    MeldKind.PAIR: ClaimName.PAIR,
}


def has_turn_right(rules: Rules, offering: Offering) -> bool:
    """Return whether the seat may make an in-turn claim (docs/rules.md, 2.5)."""
    if offering.source is Source.DISCARD:
        return offering.position is Position.NEXT
    if offering.position is Position.SELF:
        return True
    return offering.position is Position.NEXT and rules.declined_draw_to_next and not offering.card.is_general


def may_ever_win(rules: Rules, offering: Offering) -> bool:
    """Return whether the rules let a seat there win on such a card at all."""
    return has_turn_right(rules, offering) or ClaimName.WIN in _claims_for_all(rules, offering.card)


def missing_right(rules: Rules, offering: Offering, kind: MeldKind) -> Reason | None:
    """Return why a seat there may not claim such a meld whatever it holds, or None if it may."""
    if has_turn_right(rules, offering) or _CLAIM_NAMES.get(kind) in _claims_for_all(rules, offering.card):
        return None
    return missing_turn(rules, offering)


def missing_turn(rules: Rules, offering: Offering) -> Reason:
    """Return the reason for which seats without the in-turn right are refused a card."""
    is_kept = rules.drawn_general is DrawnGeneral.MUST_KEEP and offering.source is Source.DRAW
    return Reason.GENERAL_STAYS_WITH_DRAWER if offering.card.is_general and is_kept else Reason.OUT_OF_TURN


def _claims_for_all(rules: Rules, card: Card) -> frozenset[ClaimName]:
    return rules.general_claims_by_others if card.is_general else rules.out_of_turn_claims


def may_upgrade(rules: Rules, offering: Offering, *, winning: bool) -> bool:
    """Return whether an exposed pong there may take the offered card (docs/rules.md, 2.7 (3-3), A5)."""
    allowed = rules.exposed_pong_upgrade
    if allowed is PongUpgrade.NEVER or (allowed is PongUpgrade.SELF_DRAW_WIN and not winning):
        return False
    return offering.source is Source.DRAW and offering.position is Position.SELF


def why_not_grow(rules: Rules) -> Reason:
    """Return why an exposed pong does not take its fourth card where it does not."""
    allowed = rules.exposed_pong_upgrade
    if allowed is PongUpgrade.NEVER:
        return Reason.OPEN_PONG_STAYS
    return Reason.OPEN_PONG_OWN_DRAW if allowed is PongUpgrade.SELF_DRAW else Reason.OPEN_PONG_ONLY_WINS


def must_keep(rules: Rules, offering: Offering) -> bool:
    """Return whether the offer is a General that its drawer may not let go (docs/rules.md, A4).

    It has to be kept if it can be.
    """
    return (
        offering.card.is_general
        and offering.source is Source.DRAW
        and offering.position is Position.SELF
        and rules.drawn_general is DrawnGeneral.MUST_KEEP
    )


def kept_cards(rules: Rules) -> tuple[Card, ...]:
    """Return the cards that may never be discarded (docs/rules.md, 2.5)."""
    return () if rules.general_discard is GeneralDiscard.ALLOWED else GENERALS


def has_discard(rules: Rules, counts: Counts) -> bool:
    """Return whether some card of a hand may be discarded (docs/rules.md, 2.5)."""
    return sum(counts) > (0 if rules.general_discard is GeneralDiscard.ALLOWED else generals_in(counts))
