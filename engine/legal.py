"""Legality: the one judge that buttons, computer players, `apply` and peers all ask.

The visible part of an action is judged apart from the part that depends on a hidden hand, so that a peer
refuses as much as it can and leaves only the secrets of other hands to the audit.
"""

from functools import cache
from typing import NamedTuple

from engine.actions import Action, Claim, Declare, Discard, Draw, Fold, Leave, Mulligan, Pass, Return, Win
from engine.cards import ALL_CARDS, GENERALS, JOKERS, Card, DeckIndex
from engine.claims import (
    Offering,
    Position,
    Source,
    has_discard,
    kept_cards,
    may_ever_win,
    may_upgrade,
    missing_right,
    missing_turn,
    must_keep,
    why_kept,
    why_not_grow,
)
from engine.declaring import declarations, known_counts, why_not_declare, why_not_mulligan
from engine.errors import Reason
from engine.flow import TRANSITIONS, position_of
from engine.melds import MeldKind
from engine.options import UPGRADE, Holding, Options, options, ways_to_win, why_no_claim
from engine.partition import Fusion, Partition, exposed_points, partition_for
from engine.scoring import Winning, best_win
from engine.seats import Seat
from engine.state import ExposedMeld, Offer, Phase, RoundState, exposed_melds

# members under names of their own: found ten times faster than in their enum, in questions asked all the time
_OFFER, _DRAW, _DISCARD, _DECLARE = Phase.OFFER, Phase.DRAW, Phase.DISCARD, Phase.DECLARE
_DRAWN, _DISCARDED = Source.DRAW, Source.DISCARD
_PONG = MeldKind.PONG
_EVER_KEPT = frozenset((*GENERALS, *JOKERS))
_NOT_HELD = (Reason.NEED_MORE_CARDS, Reason.OUT_OF_TURN)

# the same few offers are seen and the same few actions listed again and again
_OFFERINGS = tuple(
    tuple(tuple(Offering(card, source, position) for position in Position) for source in Source)
    for card in ALL_CARDS
)
_pass = cache(Pass)
_give_up_pong = cache(lambda seat: Pass(seat, gives_up_pong=True))
_pass_alone = cache(lambda seat: (_pass(seat),))
_discard = cache(Discard)


class Listed(NamedTuple):
    """The legal actions of one seat, and the state they were found for: `apply` need not judge them again.

    Attributes:
        state: the state.
        actions: what `legal_actions` returns for it.
    """

    state: RoundState
    actions: tuple[Action, ...]

    def has(self, state: RoundState, action: Action) -> bool:
        """Return whether this very action was listed for this very state."""
        if self.state is state:
            for one in self.actions:  # by identity: comparing actions would cost as much as judging them
                if one is action:
                    return True
        return False


def list_legal(state: RoundState, seat: Seat) -> Listed:
    """Return `legal_actions` with the state they belong to. Raises UnknownCard like it."""
    return Listed(state, legal_actions(state, seat))


def legal_actions(state: RoundState, seat: Seat) -> tuple[Action, ...]:
    """Return all a seat may do now, in canonical order.

    Win, claims, pass or fold; discards by card; mulligan, fold, declaration.

    Equal cards count once, as the lowest deck position. Raises UnknownCard if the seat is to act and its
    hand is not known here.
    """
    offer = state.offer
    if offer is None or state.phase is not _OFFER:
        return _legal_in_turn(state, seat)
    return () if _why_no_answer(state, seat, offer) else _legal_answers(state, seat, offer)


def _legal_in_turn(state: RoundState, seat: Seat) -> tuple[Action, ...]:
    """Return the actions of a seat while no card is on offer."""
    if state.phase is _DECLARE:
        return declarations(state, seat) if state.answers[seat] is None else ()
    if seat != state.active:
        return ()
    if state.phase is _DRAW:
        return (Draw(seat),)
    if state.phase is _DISCARD:
        discards = tuple([_discard(seat, index) for index in _discardable(state, seat)])
        return (Win(seat), *discards) if why_no_win(state, seat) is None else discards
    return ()


def why_not(state: RoundState, seat: Seat, action: Action) -> Reason | None:
    """Return why a seat may not do this now, or None if it may.

    With an unknown hand, only what can be seen is judged; the rest waits for the audit.
    """
    if type(action) not in TRANSITIONS[state.phase]:
        return Reason.NOT_THIS_PHASE
    if action.seat != seat or not 0 <= seat < state.seats:
        return Reason.NOT_YOUR_TURN
    if isinstance(action, (Leave, Return)):
        return _why_not_decided(state, action)
    offer = state.offer
    if offer is None or state.phase is not _OFFER:
        if isinstance(action, (Declare, Mulligan, Fold)):
            return _why_not_say(state, seat, action)
        return _why_not_in_turn(state, seat, action)
    return _why_no_answer(state, seat, offer) or _why_not_answer(state, seat, offer, action)


def _why_not_decided(state: RoundState, action: Leave | Return) -> Reason | None:
    """Judge a decision of the table about a seat."""
    is_absent = action.seat in state.absent
    if isinstance(action, Leave):
        return Reason.HAS_LEFT if is_absent else None
    return None if is_absent and action.seat not in state.owing else Reason.CANNOT_RETURN


def why_no_meld(state: RoundState, seat: Seat, kinds: frozenset[MeldKind]) -> Reason | None:
    """Return why a seat can claim no meld of these kinds now, or None if it can.

    Raises UnknownCard if the seat's hand is not known here.
    """
    offer = state.open_offer
    if offer is None:
        return Reason.NOT_THIS_PHASE
    barred = _why_no_answer(state, seat, offer)
    if barred is not None:
        return barred
    where = offering(state, seat, offer)
    reason = why_no_claim(_tables(state), holding(state, seat), where, kinds)
    is_of_open_pong = UPGRADE.kind in kinds and exposed_pong(state, seat, offer) is not None
    return why_not_grow(state.rules) if reason in _NOT_HELD and is_of_open_pong else reason


def why_no_win(state: RoundState, seat: Seat) -> Reason | None:
    """Return why a seat cannot win now, or None if it can. Raises UnknownCard as `why_no_meld`."""
    seen = _why_no_win_seen(state, seat)
    if seen is not None or winning(state, seat) is not None:
        return seen
    tables, held, offer = _tables(state), holding(state, seat), state.open_offer
    is_complete = tables.deadwood(held.counts) == 0
    if offer is not None:
        where = offering(state, seat, offer)
        has_way = bool(ways_to_win(tables, held, where))
        if is_complete and not has_way and exposed_pong(state, seat, offer) is not None:
            return why_not_grow(state.rules)
        is_complete = has_way
    return Reason.TOO_FEW_POINTS if is_complete else Reason.HAND_NOT_COMPLETE


def winning(state: RoundState, seat: Seat) -> Winning | None:
    """Return the best win a seat could declare now, or None. Raises UnknownCard as `why_no_meld`."""
    if _why_no_win_seen(state, seat) is not None:
        return None
    offer = state.open_offer
    offered = None if offer is None else offering(state, seat, offer)
    return best_win(_tables(state), holding(state, seat), exposed_melds(state, seat), offered)


def offering(state: RoundState, seat: Seat, offer: Offer) -> Offering:
    """Return the offer as a seat sees it."""
    return _OFFERINGS[state.card(offer.card)][offer.source][position_of(seat, offer.owner, offer.next)]


def holding(state: RoundState, seat: Seat) -> Holding:
    """Return a seat's cards as claims see them. Raises UnknownCard if its hand is not known here."""
    counts, offer, rules, points = known_counts(state, seat), state.offer, state.rules, 0
    upgradable = (
        offer is not None
        and offer.owner == seat
        and offer.source is _DRAWN
        and exposed_pong(state, seat, offer) is not None
    )
    if rules.min_points_to_win:
        points = sum(exposed_points(rules, meld) for meld in exposed_melds(state, seat))
    return Holding(counts, upgradable, True, points)


def exposed_pong(state: RoundState, seat: Seat, offer: Offer) -> ExposedMeld | None:
    """Return the seat's exposed pong of the card on offer, if it has one."""
    card = state.card(offer.card)
    for exposed in state.exposed[seat]:
        if exposed.meld.kind is _PONG and exposed.meld.cards[0] == card:
            return exposed
    return None


def positions_of(state: RoundState, seat: Seat, cards: tuple[Card, ...]) -> tuple[DeckIndex, ...] | None:
    """Return the canonical deck positions of some cards of a hand, or None if the hand lacks one."""
    deck, left = state.deck, list(state.hands.values[seat])
    found: list[DeckIndex] = []
    for card in cards:
        for index in left:
            if deck[index] == card:
                found.append(index)
                left.remove(index)
                break
        else:
            return None
    return tuple(found)


def _tables(state: RoundState) -> Partition:
    return partition_for(state.rules, state.seats)


def _options(state: RoundState, seat: Seat, offer: Offer) -> Options:
    tables = partition_for(state.rules, state.seats)
    return options(tables, holding(state, seat), offering(state, seat, offer))


def _legal_answers(state: RoundState, seat: Seat, offer: Offer) -> tuple[Action, ...]:
    found = _options(state, seat, offer)
    if found.is_pass:
        return _pass_alone(seat)
    answers: list[Action] = [Win(seat)] if found.can_win else []
    for fusion in found.claims:
        positions = positions_of(state, seat, fusion.partners)
        answers += [] if positions is None else [Claim(seat, fusion.kind, positions)]
    if found.is_dead:
        answers.append(Fold(seat))
    elif found.must_claim is None:
        answers.append(_give_up_pong(seat) if found.gives_up_pong else _pass(seat))
    return tuple(answers)


def _discardable(state: RoundState, seat: Seat) -> list[DeckIndex]:
    """Return the lowest position of each different card that may be discarded, in canonical order of card."""
    known_counts(state, seat)
    deck, kept = state.deck, _kept(state, seat)
    lowest = {card: index for index in reversed(state.hands[seat]) if (card := deck[index]) is not None}
    return [lowest[card] for card in sorted(lowest.keys() - kept)]


def _kept(state: RoundState, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that a seat may not discard now.

    A seat that was dealt nothing else may throw one of them, as it could not move otherwise; a claim never
    leaves so little. A hidden hand is believed to be like that, if there are enough such cards, until the
    audit.
    """
    kept = kept_cards(state.rules)
    if not kept or not state.is_opening:
        return kept
    counts = state.counts[seat]
    if counts is None:
        copies = state.rules.copies(state.seats)
        is_stuck = len(state.hands[seat]) <= sum(1 if card.is_joker else copies for card in kept)
    else:
        is_stuck = not has_discard(state.rules, counts)
    return () if is_stuck else kept


def _why_not_say(state: RoundState, seat: Seat, action: Declare | Mulligan | Fold) -> Reason | None:
    """Return why a seat may not declare, mulligan or fold at the deal; None if it may."""
    if state.answers[seat] is not None:
        return Reason.HAS_LEFT if seat in state.absent else Reason.ALREADY_ANSWERED
    if isinstance(action, Fold):
        return None if state.rules.may_fold else Reason.NOT_THIS_PHASE
    if isinstance(action, Mulligan):
        return why_not_mulligan(state, seat)
    return why_not_declare(state, seat, action)


def _why_not_in_turn(state: RoundState, seat: Seat, action: Action) -> Reason | None:
    """Judge an action of the seat whose turn it is, no card being on offer."""
    if seat != state.active:
        return Reason.NOT_YOUR_TURN
    if isinstance(action, Discard):
        return _why_not_discard(state, seat, action)
    if isinstance(action, Win):
        return _why_no_win_seen(state, seat) if state.counts[seat] is None else why_no_win(state, seat)
    return None


def _why_not_discard(state: RoundState, seat: Seat, action: Discard) -> Reason | None:
    if action.card not in state.hands[seat]:
        return Reason.NOT_IN_HAND
    card = state.deck[action.card]
    if card is None:
        return None
    # no other card is ever kept, and which of them may go takes a look at the whole table
    if card in _EVER_KEPT and card in _kept(state, seat):
        return Reason.JOKER_NOT_DISCARDED if card.is_joker else Reason.GENERAL_NOT_DISCARDED
    return None if positions_of(state, seat, (card,)) == (action.card,) else Reason.NOT_CANONICAL


def _why_no_win_seen(state: RoundState, seat: Seat) -> Reason | None:
    offer = state.open_offer
    if offer is None:
        if seat != state.active:
            return Reason.NOT_YOUR_TURN
        return None if state.rules.dealt_win and state.is_opening else Reason.NOT_THIS_PHASE
    where = offering(state, seat, offer)
    right = None if may_ever_win(state.rules, where) else missing_turn(state.rules, where)
    return _why_no_answer(state, seat, offer) or right


def _why_no_answer(state: RoundState, seat: Seat, offer: Offer) -> Reason | None:
    """Return why a seat may give no answer of any kind."""
    if seat == offer.owner and offer.source is _DISCARDED:
        return Reason.OWN_DISCARD
    if state.answers.values[seat] is None:
        return None
    if seat in state.absent:
        return Reason.HAS_LEFT
    return Reason.HAS_FOLDED if seat in state.out else Reason.ALREADY_ANSWERED


def _why_not_answer(state: RoundState, seat: Seat, offer: Offer, action: Action) -> Reason | None:
    """Judge the answer of a seat that may answer: first its visible part, then what its hand allows."""
    if isinstance(action, Pass):
        return _why_not_pass(state, seat, offer, action)
    if isinstance(action, Fold):
        return _why_not_fold(state, seat, offer)
    is_known = state.counts.values[seat] is not None
    if isinstance(action, Claim):
        if is_known and _is_legal_claim(state, seat, offer, action):
            return None
        seen = _why_not_claim_seen(state, seat, offer, action)
        return _why_not_claim_held(state, seat, offer, action) if seen is None and is_known else seen
    return why_no_win(state, seat) if is_known else _why_no_win_seen(state, seat)


def _why_not_pass(state: RoundState, seat: Seat, offer: Offer, action: Pass) -> Reason | None:
    due = _why_no_pass(state, seat, offer)
    return due or (None if _is_said_rightly(state, seat, offer, action) else Reason.GIVING_UP_IS_SAID)


def _is_said_rightly(state: RoundState, seat: Seat, offer: Offer, action: Pass) -> bool:
    """Return whether a pass announces a given-up pong exactly if it has to.

    For hidden hands this is believed.
    """
    if not state.rules.call_given_up_pong:
        return not action.gives_up_pong
    if state.counts[seat] is not None:
        return action.gives_up_pong is _options(state, seat, offer).gives_up_pong
    has_right = missing_right(state.rules, offering(state, seat, offer), _PONG) is None
    return has_right or not action.gives_up_pong


def _why_no_pass(state: RoundState, seat: Seat, offer: Offer) -> Reason | None:
    """Return why another answer than a pass is due."""
    is_due = seat == offer.owner and must_keep(state.rules, offering(state, seat, offer))
    if not is_due and not state.rules.has_compulsion:
        return None
    if state.counts[seat] is not None:
        return _options(state, seat, offer).must_claim
    # a General can always be kept, unless the win that would close the hand is too poor or the hand is dead
    may_be_let_go = state.rules.min_points_to_win and not state.rules.dead_hand_points
    return why_kept(state.card(offer.card)) if is_due and not may_be_let_go else None


def _why_not_fold(state: RoundState, seat: Seat, offer: Offer) -> Reason | None:
    """Judge whether a hand is dead.

    A hidden hand is believed to be dead if that is possible, until the audit.
    """
    if state.counts[seat] is not None:
        return None if _options(state, seat, offer).is_dead else Reason.HAND_NOT_DEAD
    may_be = state.rules.dead_hand_points and must_keep(state.rules, offering(state, seat, offer))
    return None if may_be else Reason.HAND_NOT_DEAD


def _is_legal_claim(state: RoundState, seat: Seat, offer: Offer, claim: Claim) -> bool:
    claims = _options(state, seat, offer).claims
    return claim.cards in [
        positions_of(state, seat, fusion.partners) for fusion in claims if fusion.kind is claim.kind
    ]


def _why_not_claim_seen(state: RoundState, seat: Seat, offer: Offer, claim: Claim) -> Reason | None:
    rules, where, hand = state.rules, offering(state, seat, offer), state.hands[seat]
    if len(set(claim.cards)) != len(claim.cards) or not set(claim.cards) <= set(hand):
        return Reason.NOT_IN_HAND
    if claim.kind is UPGRADE.kind and not claim.cards:
        has_pong = exposed_pong(state, seat, offer) is not None
        reason = None if has_pong and may_upgrade(rules, where, winning=False) else Reason.NOT_A_MELD
    else:
        reason = _why_not_shape(state, claim, where)
    if reason is None and len(hand) == len(claim.cards):
        return Reason.MUST_WIN if _wins_with_all(state, seat, where) else Reason.NOTHING_TO_DISCARD
    return reason


def _wins_with_all(state: RoundState, seat: Seat, where: Offering) -> bool:
    """Return whether a claim of all cards of a hand is a win.

    For a hidden hand, return whether that is certain.
    """
    if state.counts[seat] is not None:
        return winning(state, seat) is not None
    return may_ever_win(state.rules, where) and not state.rules.min_points_to_win


def _why_not_shape(state: RoundState, claim: Claim, where: Offering) -> Reason | None:
    """Judge the kind of a claim and, as far as they are known, the cards it names."""
    kind, cards = claim.kind, claim.cards
    fusions = _tables(state).fusions_of(where.card)
    known = [card for card in (state.deck[index] for index in cards) if card is not None]
    reason: Reason | None
    if where.card.is_general and kind in (MeldKind.PONG, MeldKind.PAIR):
        reason = Reason.GENERAL_NOT_CLAIMABLE
    elif (
        len(cards) != kind.size - 1
        or not any(fusion.kind is kind for fusion in fusions)
        or (len(known) == len(cards) and Fusion(kind, tuple(sorted(known))) not in fusions)
    ):
        reason = Reason.NOT_A_MELD
    elif len(known) == len(cards) and sorted(known) != known:
        reason = Reason.NOT_CANONICAL
    else:
        reason = missing_right(state.rules, where, kind)
    return reason


def _why_not_claim_held(state: RoundState, seat: Seat, offer: Offer, claim: Claim) -> Reason | None:
    cards = tuple(state.card(index) for index in claim.cards)
    if positions_of(state, seat, cards) != claim.cards:
        return Reason.NOT_CANONICAL
    wanted = Fusion(claim.kind, cards)
    verdicts = _options(state, seat, offer).verdicts
    found = next((verdict for verdict in verdicts if verdict.fusion == wanted), None)
    if found is None:  # of jokers, which are alike, the lowest are taken
        is_of_jokers = state.card(offer.card).is_joker
        return Reason.NOT_CANONICAL if is_of_jokers else Reason.LOCKED_GROUP
    return found.reason
