"""Legality: the one judge that buttons, computer players, `apply` and peers all ask."""

from engine.actions import Action, Claim, Discard, Draw, Leave, Pass, Win
from engine.cards import ALL_CARDS, Card, DeckIndex
from engine.claims import Holding, Offering, Options, Source, Verdict, options, why_no_claim
from engine.errors import Reason, UnknownCard
from engine.flow import TRANSITIONS, answering_seats, position_of
from engine.knobs import GeneralDiscard
from engine.melds import Meld, MeldKind, meld_kind
from engine.partition import Partition, partition_for
from engine.scoring import Winning, best_win
from engine.seats import Seat
from engine.state import ExposedMeld, Offer, Phase, RoundState


def legal_actions(state: RoundState, seat: Seat) -> tuple[Action, ...]:
    """Return all a seat may do now, in canonical order: win, claims, pass; discards by card.

    Equal cards count once, as the lowest deck position. Raises UnknownCard if the seat is to act and its
    hand is not known here.
    """
    if state.phase is Phase.OFFER:
        offer = state.offer
        if (
            offer is None
            or state.answers[seat] is not None
            or seat not in answering_seats(offer, state.seats)
        ):
            return ()
        return _legal_answers(state, seat, offer)
    if seat != state.active:
        return ()
    if state.phase is Phase.DRAW:
        return (Draw(seat),)
    if state.phase is Phase.DISCARD:
        discards = tuple(
            Discard(seat, index) for index in _distinct(state, seat) if _may_discard(state, index)
        )
        return (Win(seat), *discards) if _may_win_dealt(state, seat) else discards
    return ()


def why_not(state: RoundState, seat: Seat, action: Action) -> Reason | None:
    """Return why a seat may not do this now, or None if it may.

    With an unknown hand, only what can be seen is judged; the rest waits for the audit.
    """
    if type(action) not in TRANSITIONS[state.phase]:
        return Reason.NOT_THIS_PHASE
    if action.seat != seat:
        return Reason.NOT_YOUR_TURN
    if isinstance(action, Leave):
        return Reason.HAS_LEFT if seat in state.absent else None
    if state.phase is Phase.OFFER:
        return _why_not_answer(state, seat, action)
    if seat != state.active:
        return Reason.NOT_YOUR_TURN
    if isinstance(action, Discard):
        return _why_not_discard(state, seat, action)
    if isinstance(action, Win):
        if not state.is_opening or not state.rules.dealt_win:
            return Reason.NOT_THIS_PHASE
        if state.counts[seat] is not None and not _may_win_dealt(state, seat):
            return Reason.HAND_NOT_COMPLETE
    return None


def why_no_meld(state: RoundState, seat: Seat, kinds: frozenset[MeldKind]) -> Reason | None:
    """Return why a seat can claim no meld of these kinds now, or None if it can.

    Raises UnknownCard if the seat's hand is not known here.
    """
    barred = _why_no_answer(state, seat)
    if barred is not None or state.offer is None:
        return barred or Reason.NOT_THIS_PHASE
    return why_no_claim(_tables(state), holding(state, seat), offering(state, seat, state.offer), kinds)


def why_no_win(state: RoundState, seat: Seat) -> Reason | None:
    """Return why a seat cannot win now, or None if it can. Raises UnknownCard as `why_no_meld`."""
    if state.phase is Phase.DISCARD:
        return why_not(state, seat, Win(seat))
    barred = _why_no_answer(state, seat)
    if barred is not None or state.offer is None:
        return barred or Reason.NOT_THIS_PHASE
    if winning(state, seat) is not None:
        return None
    found = options(_tables(state), holding(state, seat), offering(state, seat, state.offer))
    return Reason.TOO_FEW_POINTS if found.can_win else Reason.HAND_NOT_COMPLETE


def winning(state: RoundState, seat: Seat) -> Winning | None:
    """Return the best win a seat could declare now, or None. Raises UnknownCard as `why_no_meld`."""
    if state.phase is Phase.DISCARD:
        offered = None
    elif state.offer is not None:
        offered = offering(state, seat, state.offer)
    else:
        return None
    return best_win(_tables(state), holding(state, seat), exposed_melds(state, seat), offered)


def offering(state: RoundState, seat: Seat, offer: Offer) -> Offering:
    """Return the offer as a seat sees it."""
    return Offering(state.card(offer.card), offer.source, position_of(seat, offer, state.seats))


def holding(state: RoundState, seat: Seat) -> Holding:
    """Return a seat's cards as claims see them. Raises UnknownCard if its hand is not known here."""
    counts = state.counts[seat]
    if counts is None:
        msg = f"the hand of seat {seat} is not known"
        raise UnknownCard(msg)
    upgradable = state.offer is not None and exposed_triple(state, seat, state.offer) is not None
    return Holding(counts, upgradable, is_whole=True)


def exposed_triple(state: RoundState, seat: Seat, offer: Offer) -> ExposedMeld | None:
    """Return the seat's exposed triple of the card on offer, if it has one."""
    card = state.card(offer.card)
    return next(
        (
            meld
            for meld in state.exposed[seat]
            if meld.kind is MeldKind.PONG and state.card(meld.cards[0]) == card
        ),
        None,
    )


def exposed_melds(state: RoundState, seat: Seat) -> tuple[Meld, ...]:
    """Return a seat's melds on the table as cards, oldest first."""
    return tuple(
        Meld(meld.kind, tuple(sorted(state.card(index) for index in meld.cards)))
        for meld in state.exposed[seat]
    )


def positions_of(state: RoundState, seat: Seat, cards: tuple[Card, ...]) -> tuple[DeckIndex, ...] | None:
    """Return the canonical deck positions of some cards of a hand, or None if the hand lacks one."""
    found: list[DeckIndex] = []
    for card in cards:
        index = next(
            (index for index in state.hands[seat] if state.deck[index] == card and index not in found),
            None,
        )
        if index is None:
            return None
        found.append(index)
    return tuple(found)


def _tables(state: RoundState) -> Partition:
    return partition_for(state.rules, state.seats)


def _options(state: RoundState, seat: Seat, offer: Offer) -> Options:
    return options(_tables(state), holding(state, seat), offering(state, seat, offer))


def _may_win(state: RoundState, seat: Seat, found: Options) -> bool:
    return found.can_win and (state.rules.min_points_to_win == 0 or winning(state, seat) is not None)


def _legal_answers(state: RoundState, seat: Seat, offer: Offer) -> tuple[Action, ...]:
    found = _options(state, seat, offer)
    answers: list[Action] = [Win(seat)] if _may_win(state, seat, found) else []
    answers += [_claim(state, seat, verdict) for verdict in found.verdicts if verdict.reason is None]
    if found.must_claim is None or not answers:
        answers.append(Pass(seat))
    return tuple(answers)


def _claim(state: RoundState, seat: Seat, verdict: Verdict) -> Claim:
    positions = positions_of(state, seat, verdict.fusion.partners)
    if positions is None:
        msg = f"seat {seat} lacks cards for {verdict.fusion}"
        raise UnknownCard(msg)
    return Claim(seat, verdict.fusion.kind, positions)


def _why_no_answer(state: RoundState, seat: Seat) -> Reason | None:
    if state.offer is None:
        return Reason.NOT_THIS_PHASE
    if seat not in answering_seats(state.offer, state.seats):
        return Reason.OWN_DISCARD
    return Reason.ALREADY_ANSWERED if state.answers[seat] is not None else None


def _why_not_answer(state: RoundState, seat: Seat, action: Action) -> Reason | None:
    barred = _why_no_answer(state, seat)
    if barred is not None or state.offer is None:
        return barred or Reason.NOT_THIS_PHASE
    if isinstance(action, Claim):
        shape = _why_not_shape(state, seat, action, state.offer)
        if shape is not None:
            return shape
    if state.counts[seat] is None:
        return None
    found = _options(state, seat, state.offer)
    if isinstance(action, Win):
        return why_no_win(state, seat)
    if isinstance(action, Claim):
        verdict = next(
            (verdict for verdict in found.verdicts if _claim(state, seat, verdict) == action), None
        )
        return Reason.NOT_CANONICAL if verdict is None else verdict.reason
    answerable = _may_win(state, seat, found) or found.claims
    return found.must_claim if answerable else None


def _why_not_shape(state: RoundState, seat: Seat, action: Claim, offer: Offer) -> Reason | None:
    """Judge a claim by the cards it names, which may be the only known ones of the hand."""
    if len(set(action.cards)) != len(action.cards) or not set(action.cards) <= set(state.hands[seat]):
        return Reason.NOT_IN_HAND
    known = [card for card in (state.deck[index] for index in action.cards) if card is not None]
    if len(known) < len(action.cards):
        return None
    found = offering(state, seat, offer)
    if not known and action.kind is MeldKind.KONG:
        return Reason.NOT_A_MELD if exposed_triple(state, seat, offer) is None else None
    kind = meld_kind((found.card, *known), state.rules.mixed_color_ranks)
    if kind is not action.kind:
        return Reason.NOT_A_MELD
    return None


def _distinct(state: RoundState, seat: Seat) -> list[DeckIndex]:
    """Return the lowest position of each different card of a hand, in canonical order of card."""
    if state.counts[seat] is None:
        msg = f"the hand of seat {seat} is not known"
        raise UnknownCard(msg)
    lowest: dict[Card, DeckIndex] = {}
    for index in state.hands[seat]:
        lowest.setdefault(state.card(index), index)
    return [lowest[card] for card in ALL_CARDS if card in lowest]


def _may_discard(state: RoundState, index: DeckIndex) -> bool:
    return state.rules.general_discard is GeneralDiscard.ALLOWED or not state.card(index).is_general


def _why_not_discard(state: RoundState, seat: Seat, action: Discard) -> Reason | None:
    if action.card not in state.hands[seat]:
        return Reason.NOT_IN_HAND
    if state.deck[action.card] is not None and not _may_discard(state, action.card):
        return Reason.GENERAL_NOT_DISCARDED
    if state.counts[seat] is not None and action.card not in _distinct(state, seat):
        return Reason.NOT_CANONICAL
    return None


def _may_win_dealt(state: RoundState, seat: Seat) -> bool:
    return state.rules.dealt_win and state.is_opening and winning(state, seat) is not None
