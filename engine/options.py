"""The options of one hand for one offered card, as a pure question about that hand.

Legality at the table and the analysis of a hand on paper ask the same question here (docs/rules.md, 2.6).
"""

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import NamedTuple, assert_never

from engine.cards import ALL_CARDS, GENERALS, JOKERS, Card
from engine.claims import (
    Offering,
    has_discard,
    kept_in,
    may_ever_win,
    may_upgrade,
    missing_right,
    must_keep,
    why_kept,
)
from engine.errors import Reason
from engine.knobs import ClaimDeadwoodRule, Compulsion, PongClaimRule, WinClaim
from engine.melds import IDENTICAL, Meld, MeldKind
from engine.partition import (
    Counts,
    Effect,
    Fusion,
    Partition,
    exposed_points,
    without,
)
from engine.rules import Rules


class Holding(NamedTuple):
    """One seat's cards, as far as claims depend on them.

    Attributes:
        counts: the concealed hand.
        upgradable: the seat drew the offered card itself and has an exposed pong of it.
        is_whole: hand and exposed melds are all the cards the seat has, so that what a claim leaves is
            known to be everything; on paper a hand may be partial.
        exposed_points: what the exposed melds are worth; asked for only where a win needs points.
    """

    counts: Counts
    upgradable: bool
    is_whole: bool
    exposed_points: int = 0


@dataclass(frozen=True, slots=True)
class FusionVerdict:
    """The verdict on one fusion.

    Attributes:
        fusion: the meld it would make.
        reason: why it may not be claimed without winning, or None if it may.
    """

    fusion: Fusion
    reason: Reason | None


@dataclass(frozen=True)
class Options:
    """All a seat may answer to an offer.

    Attributes:
        verdicts: one for each fusion the hand has the cards for, in canonical order.
        can_win: whether it may declare the win.
        must_claim: passing is not allowed, for this reason; None if it is.
        is_dead: all that is left is to fold: a General must be kept and cannot (docs/rules.md, 4.3).
        gives_up_pong: who passes has to say that a pong is passed up (docs/rules.md, 4.1).
    """

    verdicts: tuple[FusionVerdict, ...]
    can_win: bool
    must_claim: Reason | None
    is_dead: bool = False
    gives_up_pong: bool = False

    @cached_property
    def claims(self) -> tuple[Fusion, ...]:
        """The fusions that may be claimed, in canonical order."""
        return tuple(verdict.fusion for verdict in self.verdicts if verdict.reason is None)

    @cached_property
    def is_pass(self) -> bool:
        """Whether to pass is all that is left."""
        return not (self.can_win or self.claims or self.is_dead)


UPGRADE = Fusion(MeldKind.KONG, ())
"""The offered card joined to an exposed pong (docs/rules.md, 2.7 (3-3))."""

_CACHE_LIMIT = 30_000
"""So many entries of about a thousand bytes are kept for one ruleset at most."""

_FEW_HANDS = 1000
"""So many whole hands are remembered: who lists the answers to an offer asks again when one is given."""

_NOTHING = Options((), can_win=False, must_claim=None)
"""To pass is all that is left. No General is on offer, for it would be a meld by itself."""

_MOST_PARTNERS = 3
_FEW_KINDS = len(ALL_CARDS) - len(GENERALS) - _MOST_PARTNERS - 1
"""With no more kinds missing, a hand has a card to discard after any claim."""

_FEW_KINDS_BESIDE_JOKERS = _FEW_KINDS - len(JOKERS)
"""The same where jokers are not discarded either."""


def options(partition: Partition, holding: Holding, offering: Offering) -> Options:
    """Return what a seat may answer to an offer (docs/rules.md, 2.6)."""
    counts = holding.counts
    if holding.upgradable or partition.rules.weighs_whole_hands:
        return _options_of_whole(partition, holding, offering)
    # the rest of the hand can forbid an answer of one part in two ways only: other deadwood forbids the win,
    # and having nothing else to discard forbids the claims
    part = _options_of_parts(partition)[partition.content(counts, offering.card), offering]
    if part.is_idle:
        return part.other
    if holding.is_whole and _is_scarce(partition.rules, counts):
        return _options(partition, holding, offering)
    if part.completing.can_win and partition.deadwood(counts) == part.deadwood:
        return part.completing
    return part.other


def _is_scarce(rules: Rules, counts: Counts) -> bool:
    """Return whether some claim could leave nothing that may be discarded."""
    few = _FEW_KINDS_BESIDE_JOKERS if rules.jokers_as_generals else _FEW_KINDS
    return counts.count(0) > few and sum(counts) <= _MOST_PARTNERS + kept_in(rules, counts)


@dataclass(frozen=True, slots=True)
class _PartOptions:
    """The answers open to a hand with a certain part.

    Attributes:
        is_idle: it may neither claim nor win.
        deadwood: the deadwood of the part.
        completing: what it may answer if the hand has no other deadwood.
        other: what it may answer if it has.
    """

    is_idle: bool
    deadwood: int
    completing: Options
    other: Options


class _OptionsOfParts(dict[tuple[bytes, Offering], _PartOptions]):
    """The options of every content of the part that an offered card belongs to, found when asked for."""

    def __init__(self, partition: Partition) -> None:
        super().__init__()
        self._partition = partition

    def __missing__(self, key: tuple[bytes, Offering]) -> _PartOptions:
        content, offering = key
        partition = self._partition
        alone = Holding(partition.alone(content, offering.card), upgradable=False, is_whole=False)
        found = _options(partition, alone, offering)
        is_idle = not found.can_win and not found.claims
        deadwood = partition.deadwood(alone.counts)
        if len(self) >= _CACHE_LIMIT:
            self.clear()
        other = replace(found, can_win=False) if found.can_win else found
        part = self[key] = _PartOptions(is_idle, deadwood, found, other)
        return part


@lru_cache(maxsize=32)
def _options_of_parts(partition: Partition) -> _OptionsOfParts:
    return _OptionsOfParts(partition)


@lru_cache(maxsize=_FEW_HANDS)
def _options_of_whole(partition: Partition, holding: Holding, offering: Offering) -> Options:
    return _options(partition, holding, offering)


def _options(partition: Partition, holding: Holding, offering: Offering) -> Options:
    rules, counts = partition.rules, holding.counts
    effects = partition.effects(counts, offering.card)
    if not effects and not holding.upgradable:
        return _NOTHING
    if holding.upgradable and may_upgrade(rules, offering, winning=False):
        effects = (Effect(UPGRADE, 0), *effects)
    can_win = may_ever_win(rules, offering) and any(
        points >= rules.min_points_to_win for _, points in ways_to_win(partition, holding, offering)
    )
    reasons = [_refusal(rules, holding, offering, effect, can_win=can_win) for effect in effects]
    if rules.claim_deadwood_rule is ClaimDeadwoodRule.MINIMUM:
        _bar_more_than_least(effects, reasons)
    must_claim = _compel(partition, counts, effects, reasons, can_win=can_win)
    is_dead = False
    if must_claim is None and must_keep(rules, offering):
        if can_win or None in reasons:
            must_claim = why_kept(offering.card)
        elif rules.dead_hand_points:
            must_claim, is_dead = Reason.HAND_IS_DEAD, True
    verdicts = tuple(
        FusionVerdict(effect.fusion, reason) for effect, reason in zip(effects, reasons, strict=True)
    )
    return Options(verdicts, can_win, must_claim, is_dead, _gives_up_pong(rules, verdicts))


def _gives_up_pong(rules: Rules, verdicts: tuple[FusionVerdict, ...]) -> bool:
    """Return whether a pass forgoes, in order to win, a pong that must be claimed else, and is announced."""
    return (
        rules.call_given_up_pong
        and rules.pong_claim is Compulsion.UNLESS_WAITING
        and any(verdict.fusion.kind is MeldKind.PONG and verdict.reason is None for verdict in verdicts)
    )


def ways_to_win(partition: Partition, holding: Holding, offering: Offering) -> tuple[tuple[Fusion, int], ...]:
    """Return every fusion that leaves a complete hand, in canonical order, with the points of that win.

    Whether the seat may win at all, and whether the points are enough, is not judged here.
    """
    rules, counts, card = partition.rules, holding.counts, offering.card
    fixed = holding.exposed_points + rules.win_bonus
    ways: list[tuple[Fusion, int]] = []
    for fusion in partition.completes(counts, card):
        made = exposed_points(rules, Meld(fusion.kind, (card, *fusion.partners)))
        ways.append((fusion, made + partition.points(without(counts, fusion.partners)) + fixed))
    if holding.upgradable and may_upgrade(rules, offering, winning=True):
        deadwood, points = partition.measure(counts)
        if deadwood == 0:
            pong, kong = (exposed_points(rules, Meld(IDENTICAL[size], (card,) * size)) for size in (3, 4))
            ways.append((UPGRADE, kong - pong + points + fixed))
    return tuple(ways)


def _refusal(
    rules: Rules, holding: Holding, offering: Offering, effect: Effect, *, can_win: bool
) -> Reason | None:
    """Return why a fusion the hand has the cards for may not be claimed without winning."""
    fusion = effect.fusion
    barred = missing_right(rules, offering, fusion.kind)
    if barred is not None:
        return barred
    if holding.is_whole and not _may_go_on(rules, offering, without(holding.counts, fusion.partners)):
        return Reason.MUST_WIN if can_win else Reason.NOTHING_TO_DISCARD
    return Reason.MORE_DEADWOOD if leaves_too_much(rules, effect) else None


def leaves_too_much(rules: Rules, effect: Effect) -> bool:
    """Return whether a claim leaves more deadwood than before where the rules forbid that."""
    if effect.fusion.kind is MeldKind.PONG:
        is_free = rules.pong_claim_rule is PongClaimRule.FREE
    else:
        is_free = rules.claim_deadwood_rule is ClaimDeadwoodRule.NONE
    return effect.deadwood_change > 0 and not is_free


def _may_go_on(rules: Rules, offering: Offering, counts: Counts) -> bool:
    """Return whether a claim that leaves this hand leaves a card to discard.

    Where hands can be dead, a seat that keeps a General needs another card to discard (docs/rules.md, 4.3).
    """
    is_kept = rules.dead_hand_points and must_keep(rules, offering)
    return has_discard(rules, counts) and not (is_kept and sum(counts) == 1)


def _bar_more_than_least(effects: tuple[Effect, ...], reasons: list[Reason | None]) -> None:
    """Refuse the claims that leave more deadwood than another one would."""
    allowed = [
        effect.deadwood_change for effect, reason in zip(effects, reasons, strict=True) if reason is None
    ]
    for place, effect in enumerate(effects):
        if reasons[place] is None and effect.deadwood_change > min(allowed):
            reasons[place] = Reason.FEWER_DEADWOOD_EXISTS


def _compel(
    partition: Partition,
    counts: Counts,
    effects: tuple[Effect, ...],
    reasons: list[Reason | None],
    *,
    can_win: bool,
) -> Reason | None:
    """Refuse the answers that a compulsory claim rules out; a win is always allowed (docs/rules.md, 4.2).

    Return why passing is not allowed, or None if it is.
    """
    rules = partition.rules
    if can_win and rules.win_claim is WinClaim.COMPULSORY:
        _bar_all_but(None, effects, reasons, Reason.MUST_WIN)
        return Reason.MUST_WIN
    for kind, rule in ((MeldKind.KONG, rules.kong_claim), (MeldKind.PONG, rules.pong_claim)):
        if rule is Compulsion.OPTIONAL:
            continue
        is_open = any(
            effect.fusion.kind is kind and reason is None
            for effect, reason in zip(effects, reasons, strict=True)
        )
        if is_open and _binds(rule, partition, counts):
            _bar_all_but(kind, effects, reasons, _DUE[kind, rule])
            return _DUE[kind, rule]
    return None


def _binds(rule: Compulsion, partition: Partition, counts: Counts) -> bool:
    """Return whether a hand has to make a claim that it can make."""
    if rule is Compulsion.OPTIONAL:
        return False
    if rule is Compulsion.COMPULSORY:
        return True
    if rule is Compulsion.UNLESS_WAITING:
        return not partition.waits(counts)
    assert_never(rule)


_DUE = {
    (MeldKind.KONG, Compulsion.COMPULSORY): Reason.KONG_IS_DUE,
    (MeldKind.PONG, Compulsion.COMPULSORY): Reason.PONG_IS_DUE,
    (MeldKind.KONG, Compulsion.UNLESS_WAITING): Reason.KONG_IS_DUE_UNTIL_WAITING,
    (MeldKind.PONG, Compulsion.UNLESS_WAITING): Reason.PONG_IS_DUE_UNTIL_WAITING,
}


def _bar_all_but(
    kind: MeldKind | None, effects: tuple[Effect, ...], reasons: list[Reason | None], barred: Reason
) -> None:
    for place, effect in enumerate(effects):
        if effect.fusion.kind is not kind:
            reasons[place] = reasons[place] or barred


def why_no_claim(
    partition: Partition, holding: Holding, offering: Offering, kinds: frozenset[MeldKind]
) -> Reason | None:
    """Return why no meld of these kinds may be claimed, or None if one may.

    The reason is the most telling one: a rule that forbids a meld the hand could make, else the lock, else
    that the card never makes such a meld, else the turn, else that the cards are missing.
    """
    verdicts = options(partition, holding, offering).verdicts
    reasons = [verdict.reason for verdict in verdicts if verdict.fusion.kind in kinds]
    if reasons:
        return None if None in reasons else reasons[0]
    if any(fusion.kind in kinds for fusion in partition.unlocked_fusions(holding.counts, offering.card)):
        return Reason.LOCKED_GROUP
    return _why_cannot_make(partition, offering, kinds)


def _why_cannot_make(partition: Partition, offering: Offering, kinds: frozenset[MeldKind]) -> Reason:
    """Return why a hand without the cards for them can claim no meld of these kinds."""
    if offering.card.is_general and kinds <= {MeldKind.PONG, MeldKind.PAIR}:
        return Reason.GENERAL_NOT_CLAIMABLE
    rules, card = partition.rules, offering.card
    possible = {
        fusion.kind for fusion in partition.fusions_of(card) if _is_dealt(fusion, card, partition.copies)
    }
    if possible.isdisjoint(kinds):
        return Reason.NO_SUCH_MELD
    barred = [missing_right(rules, offering, kind) for kind in sorted(possible & kinds)]
    return next((reason for reason in barred if None not in barred and reason), Reason.NEED_MORE_CARDS)


def _is_dealt(fusion: Fusion, card: Card, copies: int) -> bool:
    """Return whether the deck has the cards of a meld with that card, with so many copies of each."""
    return fusion.partners.count(card) < copies
