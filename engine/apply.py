"""The only way forward: one function that moves a round by one action."""

from dataclasses import dataclass, replace

from engine.actions import Action, Answer, Claim, Discard, Draw, Leave, Pass, Win
from engine.cards import DeckIndex
from engine.claims import Source
from engine.errors import IllegalAction, Reason
from engine.events import CardDiscarded, CardDrawn, Event, MeldExposed, OfferDeclined, RoundDrawn, RoundWon
from engine.flow import TRANSITIONS, answering_seats, next_present, resolve
from engine.legal import exposed_melds, exposed_triple, why_not, winning
from engine.melds import MeldKind
from engine.partition import without
from engine.scoring import Outcome, payments
from engine.seats import BySeat, Seat
from engine.state import ExposedMeld, Offer, Phase, RoundState, hand_counts


@dataclass(frozen=True, slots=True)
class Step:
    """What one action led to.

    Attributes:
        state: the round after it, for machines.
        events: what happened, in order, for people.
    """

    state: RoundState
    events: tuple[Event, ...]


def apply(state: RoundState, action: Action) -> Step:
    """Move a round by one action.

    Runs alike on fully and partly known rounds; it needs to know the cards the action shows: the card
    drawn or discarded, and, with the last answer, the cards of the claim that gets the offer, or the
    whole hand of a winner.

    Raises:
        IllegalAction: the rules do not allow it; also with the last answer, if the claim that would get
            the card turns out false.
        UnknownCard: a card that had to be known is not.
    """
    reason = why_not(state, action.seat, action)
    if reason is not None:
        raise IllegalAction(reason, action.seat, action)
    step = _move(state, action)
    if step.state.phase not in TRANSITIONS[state.phase][type(action)]:
        msg = f"{action!r} led from {state.phase.name} to {step.state.phase.name}"
        raise AssertionError(msg)
    return step


def _move(state: RoundState, action: Action) -> Step:
    if isinstance(action, Discard):
        return _discard(state, action)
    if isinstance(action, Draw):
        return _draw(state, action.seat)
    if isinstance(action, Leave):
        return _leave(state, action.seat)
    if state.offer is None:
        return _win(state, action.seat)
    return _answer(state, state.offer, action)


def _discard(state: RoundState, action: Discard) -> Step:
    seat, index = action.seat, action.card
    card = state.card(index)
    moved = _take_from_hand(state, seat, (index,))
    shown = _offer(moved, Offer(index, seat, Source.DISCARD))
    return Step(shown, (CardDiscarded(seat, index, card),))


def _draw(state: RoundState, seat: Seat) -> Step:
    index = DeckIndex(state.wall_start)
    card = state.card(index)
    shown = _offer(replace(state, wall_start=state.wall_start + 1), Offer(index, seat, Source.DRAW))
    return Step(shown, (CardDrawn(seat, index, card),))


def _offer(state: RoundState, offer: Offer) -> RoundState:
    answers: list[Answer | None] = [None] * state.seats
    for seat in state.absent:
        answers[seat] = Pass(seat)
    return replace(state, phase=Phase.OFFER, active=offer.owner, offer=offer, answers=BySeat(tuple(answers)))


def _leave(state: RoundState, seat: Seat) -> Step:
    left = replace(state, absent=tuple(sorted((*state.absent, seat))))
    if state.offer is not None:
        return _answer(left, state.offer, Pass(seat))
    if seat != state.active:
        return Step(left, ())
    return _to_draw(left, seat, ())


def _answer(state: RoundState, offer: Offer, answer: Answer) -> Step:
    answers = state.answers.replace(answer.seat, answer)
    if any(answers[seat] is None for seat in answering_seats(offer, state.seats)):
        return Step(replace(state, answers=answers), ())
    taken = resolve(offer, answers)
    if taken is None:
        return _decline(state, offer)
    if isinstance(taken, Win):
        return _win(state, taken.seat)
    return _expose(state, offer, taken)


def _expose(state: RoundState, offer: Offer, claim: Claim) -> Step:
    seat = claim.seat
    _check_shown(state, claim)
    exposed = state.exposed[seat]
    grown = exposed_triple(state, seat, offer)
    if claim.kind is MeldKind.KONG and not claim.cards and grown is not None:
        meld = ExposedMeld(MeldKind.KONG, (offer.card, *grown.cards), grown.source_seat)
        exposed = tuple(meld if old == grown else old for old in exposed)
    else:
        meld = ExposedMeld(claim.kind, (offer.card, *claim.cards), offer.owner)
        exposed = (*exposed, meld)
    moved = _take_from_hand(state, seat, claim.cards)
    after = replace(
        moved,
        exposed=state.exposed.replace(seat, exposed),
        phase=Phase.DISCARD,
        active=seat,
        offer=None,
        answers=BySeat.fill(state.seats, None),
    )
    return Step(after, (MeldExposed(seat, meld),))


def _check_shown(state: RoundState, claim: Claim) -> None:
    """Judge the winning claim again, now that its cards must be known."""
    for index in claim.cards:
        state.card(index)
    unanswered = replace(state, answers=state.answers.replace(claim.seat, None))
    reason = why_not(unanswered, claim.seat, claim)
    if reason is not None:
        raise IllegalAction(reason, claim.seat, claim)


def _decline(state: RoundState, offer: Offer) -> Step:
    owner = offer.owner
    event = OfferDeclined(owner, offer.card)
    after = replace(
        state,
        discards=state.discards.replace(owner, (*state.discards[owner], offer.card)),
        offer=None,
        answers=BySeat.fill(state.seats, None),
    )
    return _to_draw(after, owner, (event,))


def _to_draw(state: RoundState, previous: Seat, events: tuple[Event, ...]) -> Step:
    """Give the turn to the seat after `previous`, or end the round if only dead cards are left (A8)."""
    after = replace(state, phase=Phase.DRAW, active=next_present(state, previous))
    if state.wall_count > state.rules.dead_wall:
        return Step(after, events)
    outcome = Outcome(None, None, BySeat.fill(state.seats, 0))
    ended = replace(after, phase=Phase.DRAWN, outcome=outcome)
    return Step(ended, (*events, RoundDrawn(outcome)))


def _win(state: RoundState, seat: Seat) -> Step:
    won = winning(state, seat)
    if won is None:
        raise IllegalAction(Reason.HAND_NOT_COMPLETE, seat, Win(seat))
    exposed = BySeat(tuple(exposed_melds(state, other) for other, _ in state.hands.items()))
    outcome = Outcome(seat, won, payments(state.rules, seat, won, exposed))
    ended = replace(state, phase=Phase.WON, active=seat, outcome=outcome)
    return Step(ended, (RoundWon(outcome),))


def _take_from_hand(state: RoundState, seat: Seat, cards: tuple[DeckIndex, ...]) -> RoundState:
    if not cards:
        return state
    hand = tuple(index for index in state.hands[seat] if index not in cards)
    counts = state.counts[seat]
    if counts is None:
        left = hand_counts(state.deck, hand)
    else:
        left = without(counts, (state.card(index) for index in cards))
    return replace(state, hands=state.hands.replace(seat, hand), counts=state.counts.replace(seat, left))
