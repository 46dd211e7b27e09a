"""What one hand may do with one offered card, as a pure question about that hand.

Legality at the table and the analysis of a hand on paper ask the same question here (rules.md 2.6).
"""

from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from engine.cards import Card
from engine.errors import Reason
from engine.knobs import (
    ClaimGarbageRule,
    ClaimName,
    Compulsion,
    DrawnGeneral,
    GeneralDiscard,
    TripleClaimRule,
    TripleUpgrade,
    WinClaim,
)
from engine.melds import MeldKind
from engine.partition import Counts, Fusion, Partition, cards_of, without
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


@dataclass(frozen=True, slots=True)
class Offering:
    """A card on offer as one seat sees it.

    Attributes:
        card: the card.
        source: drawn or discarded.
        position: where the seat sits to it.
    """

    card: Card
    source: Source
    position: Position


@dataclass(frozen=True, slots=True)
class Holding:
    """One seat's cards, as far as claims depend on them.

    Attributes:
        counts: the concealed hand.
        upgradable: the seat has an exposed triple of the offered card.
        is_whole: hand and exposed melds are all the cards the seat has, so that what a claim leaves is
            known to be everything; on paper a hand may be partial.
    """

    counts: Counts
    upgradable: bool
    is_whole: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """What may be said of one fusion.

    Attributes:
        fusion: the meld it would make.
        reason: why it may not be claimed without winning, or None if it may.
    """

    fusion: Fusion
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Options:
    """All a seat may answer to an offer, apart from the points a win may need.

    Attributes:
        verdicts: one for each fusion the hand has the cards for, in canonical order.
        can_win: some fusion, or the fourth card for an exposed triple, leaves no deadwood.
        must_claim: passing is not allowed, for this reason; None if it is.
    """

    verdicts: tuple[Verdict, ...]
    can_win: bool
    must_claim: Reason | None

    @property
    def claims(self) -> tuple[Fusion, ...]:
        """The fusions that may be claimed, in canonical order."""
        return tuple(verdict.fusion for verdict in self.verdicts if verdict.reason is None)


_CLAIM_NAMES = {MeldKind.KONG: ClaimName.QUAD, MeldKind.PONG: ClaimName.TRIPLE}


def has_turn_right(rules: Rules, offering: Offering) -> bool:
    """Return whether the seat may make an in-turn claim (W2 of rules.md 2.5)."""
    if offering.source is Source.DISCARD:
        return offering.position is Position.NEXT
    if offering.position is Position.SELF:
        return True
    return offering.position is Position.NEXT and rules.declined_draw_to_next and not offering.card.is_general


@lru_cache(maxsize=1 << 16)
def options(partition: Partition, holding: Holding, offering: Offering) -> Options:
    """Return what a seat may answer to an offer (rules.md 2.6)."""
    rules, counts = partition.rules, holding.counts
    fusions = partition.fusions(counts, offering.card)
    verdicts = [Verdict(fusion, _refusal(partition, holding, offering, fusion)) for fusion in fusions]
    verdicts = _keep_least_deadwood(partition, counts, verdicts)
    if may_upgrade(rules, holding, offering, winning=False):
        verdicts.insert(0, Verdict(Fusion(MeldKind.KONG, ()), None))
    can_win = may_ever_win(rules, offering) and (
        any(partition.score(without(counts, fusion.partners)) <= 0 for fusion in fusions)
        or (may_upgrade(rules, holding, offering, winning=True) and partition.score(counts) <= 0)
    )
    return _compel(partition, counts, offering, Options(tuple(verdicts), can_win, None))


def may_upgrade(rules: Rules, holding: Holding, offering: Offering, *, winning: bool) -> bool:
    """Return whether an exposed triple may take the offered card (rules.md 2.7 (3-3), A5)."""
    allowed = rules.exposed_triple_upgrade
    if allowed is TripleUpgrade.NEVER or (allowed is TripleUpgrade.SELF_DRAW_WIN and not winning):
        return False
    return holding.upgradable and offering.source is Source.DRAW and offering.position is Position.SELF


def may_ever_win(rules: Rules, offering: Offering) -> bool:
    """Return whether the rules let a seat there win on such a card at all."""
    if has_turn_right(rules, offering):
        return True
    if offering.card.is_general and ClaimName.WIN not in rules.general_claims_by_others:
        return False
    return ClaimName.WIN in rules.out_of_turn_claims


def _refusal(partition: Partition, holding: Holding, offering: Offering, fusion: Fusion) -> Reason | None:
    """Return why a fusion the hand has the cards for may not be claimed without winning."""
    rules = partition.rules
    right = _missing_right(rules, offering, fusion)
    if right is not None:
        return right
    left = without(holding.counts, fusion.partners)
    if holding.is_whole and not has_discard(rules, left):
        return Reason.MUST_WIN
    restrained = (
        rules.triple_claim_rule is TripleClaimRule.NO_GARBAGE_INCREASE
        if fusion.kind is MeldKind.PONG
        else rules.claim_garbage_rule is not ClaimGarbageRule.NONE
    )
    if restrained and partition.deadwood(left) > partition.deadwood(holding.counts):
        return Reason.MORE_DEADWOOD
    return None


def _missing_right(rules: Rules, offering: Offering, fusion: Fusion) -> Reason | None:
    if has_turn_right(rules, offering):
        return None
    name = _CLAIM_NAMES.get(fusion.kind)
    if offering.card.is_general:
        return None if name in rules.general_claims_by_others else Reason.GENERAL_STAYS_WITH_DRAWER
    return None if name in rules.out_of_turn_claims else Reason.OUT_OF_TURN


def has_discard(rules: Rules, counts: Counts) -> bool:
    """Return whether some card of a hand may be discarded (rules.md 2.5)."""
    if rules.general_discard is GeneralDiscard.ALLOWED:
        return any(counts)
    return any(not card.is_general for card in cards_of(counts))


def _keep_least_deadwood(partition: Partition, counts: Counts, verdicts: list[Verdict]) -> list[Verdict]:
    if partition.rules.claim_garbage_rule is not ClaimGarbageRule.MINIMUM:
        return verdicts
    left = [partition.deadwood(without(counts, verdict.fusion.partners)) for verdict in verdicts]
    least = min((left[at] for at, verdict in enumerate(verdicts) if verdict.reason is None), default=0)
    return [
        Verdict(verdict.fusion, Reason.FEWER_DEADWOOD_EXISTS)
        if verdict.reason is None and left[at] > least
        else verdict
        for at, verdict in enumerate(verdicts)
    ]


def _compel(partition: Partition, counts: Counts, offering: Offering, found: Options) -> Options:
    """Apply the compulsory claims; a win always overrides them (rules.md 4.2)."""
    rules = partition.rules
    if found.can_win and rules.win_claim is WinClaim.COMPULSORY:
        barred = tuple(_barred(verdict) for verdict in found.verdicts)
        return Options(barred, can_win=True, must_claim=Reason.MUST_WIN)
    for kind, rule in ((MeldKind.KONG, rules.quad_claim), (MeldKind.PONG, rules.triple_claim)):
        if not _is_due(partition, counts, rule):
            continue
        if any(fusion.kind is kind for fusion in found.claims):
            verdicts = tuple(
                verdict if verdict.fusion.kind is kind else _barred(verdict) for verdict in found.verdicts
            )
            return Options(verdicts, found.can_win, Reason.CLAIM_IS_COMPULSORY)
    must_keep = (
        offering.card.is_general
        and offering.source is Source.DRAW
        and offering.position is Position.SELF
        and rules.drawn_general is DrawnGeneral.MUST_KEEP
        and (found.claims or found.can_win)
    )
    return Options(found.verdicts, found.can_win, Reason.GENERAL_MUST_BE_KEPT if must_keep else None)


def _is_due(partition: Partition, counts: Counts, rule: Compulsion) -> bool:
    if rule is Compulsion.OPTIONAL:
        return False
    return rule is Compulsion.COMPULSORY or not partition.waits(counts)


def _barred(verdict: Verdict) -> Verdict:
    return Verdict(verdict.fusion, verdict.reason or Reason.CLAIM_IS_COMPULSORY)


def why_no_claim(
    partition: Partition, holding: Holding, offering: Offering, kinds: frozenset[MeldKind]
) -> Reason | None:
    """Return why no meld of these kinds may be claimed, or None if one may.

    The reason is the most telling one: a rule that forbids a meld the hand could make, else the lock,
    else the turn, else that the cards are missing.
    """
    verdicts = [
        verdict for verdict in options(partition, holding, offering).verdicts if verdict.fusion.kind in kinds
    ]
    if any(verdict.reason is None for verdict in verdicts):
        return None
    if verdicts:
        return verdicts[0].reason
    if any(fusion.kind in kinds for fusion in partition.unlocked_fusions(holding.counts, offering.card)):
        return Reason.LOCKED_GROUP
    if offering.card.is_general and MeldKind.PONG in kinds:
        return Reason.GENERAL_NOT_CLAIMABLE
    if not has_turn_right(partition.rules, offering) and kinds.isdisjoint(_CLAIM_NAMES):
        return Reason.OUT_OF_TURN
    if MeldKind.SINGLE in kinds:
        return Reason.ONLY_A_GENERAL_ALONE
    return Reason.NEED_MORE_CARDS
