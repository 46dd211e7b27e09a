"""The only way forward: one function that moves a round by one action."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, assert_never

from engine.actions import (
    Action,
    Answer,
    Claim,
    Declare,
    Discard,
    Draw,
    Fold,
    Leave,
    Mulligan,
    Pass,
    Return,
    Win,
)
from engine.cards import DeckIndex
from engine.claims import Source
from engine.declaring import known_counts
from engine.errors import IllegalAction, Reason
from engine.events import (
    CardDiscarded,
    CardDrawn,
    DealtKongLaid,
    DealtPongsMarked,
    Event,
    HandFolded,
    MeldExposed,
    OfferDeclined,
    PongGivenUp,
    RoundDrawn,
    RoundVoided,
    RoundWon,
)
from engine.flow import (
    TRANSITIONS,
    all_answered,
    answering_seats,
    draws_after,
    first_mulligan,
    next_after,
    next_present,
    resolve,
)
from engine.legal import Listed, exposed_pong, why_no_win, why_not, winning
from engine.melds import Meld, MeldKind
from engine.options import UPGRADE
from engine.partition import Counts, without
from engine.scoring import Ending, Outcome, payments, unwon
from engine.seats import BySeat, Seat, seats_from
from engine.state import ExposedMeld, Offer, Phase, RoundState, exposed_melds, hand_counts


class Transition(NamedTuple):
    """The result of one action.

    Attributes:
        state: the round after it, for machines.
        events: the events, in order, for people.
    """

    state: RoundState
    events: tuple[Event, ...]


# members under names of their own: found ten times faster than in their enum, in questions asked all the time
_OFFER, _DRAW, _DISCARD = Phase.OFFER, Phase.DRAW, Phase.DISCARD
_DRAWN, _DISCARDED = Source.DRAW, Source.DISCARD


def apply(state: RoundState, action: Action, listed: Listed | None = None) -> Transition:
    """Move a round by one action.

    Runs alike on fully and partly known rounds; it needs to know the cards the action shows: the card
    drawn or discarded, and, with the last answer, the cards of the claim that gets the offer, or the
    whole hand of a winner; with the last declaration, the kongs laid open, or the hand thrown in.

    Args:
        state: the round.
        action: the action.
        listed: the result of `list_legal`, if the action was chosen from it; then it is not judged twice.

    Raises:
        IllegalAction: the rules do not allow it; also with the last answer, if the claim that would get
            the card turns out false, or the declaration that is now shown.
        UnknownCard: a card that had to be known is not.
    """
    if listed is None or not listed.has(state, action):
        _judge(state, action)
    step = _move(state, action)
    if step.state.phase not in TRANSITIONS[state.phase][type(action)]:
        msg = f"{action!r} led from {state.phase.name} to {step.state.phase.name}"
        raise AssertionError(msg)
    return step


def _move(state: RoundState, action: Action) -> Transition:
    if state.offer is not None and isinstance(action, (Pass, Claim, Win, Fold)):
        return _answer(state, state.offer, action)
    if isinstance(action, Discard):
        return _discard(state, action)
    if isinstance(action, Draw):
        return _draw(state, action.seat)
    if isinstance(action, (Leave, Return)):
        return _leave(state, action.seat) if isinstance(action, Leave) else _return(state, action.seat)
    if isinstance(action, (Declare, Mulligan, Fold)):
        return _declare(state, action)
    if isinstance(action, Win):
        return _win(state, action.seat)
    if isinstance(action, (Pass, Claim)):
        msg = f"{action!r} answers no offer, and was not refused"
        raise AssertionError(msg)  # noqa: TRY004 - of the right type, at the wrong time
    assert_never(action)


def _discard(state: RoundState, action: Discard) -> Transition:
    seat, index = action.seat, action.card
    event = CardDiscarded(seat, index, state.card(index))
    offer, answers = (
        Offer(index, seat, _DISCARDED, next_after(state.rules, seat, state.seats, state.out)),
        _first_answers(state),
    )
    hands, counts = _without(state, seat, (index,))
    shown = state._replace(phase=_OFFER, offer=offer, answers=answers, hands=hands, counts=counts)
    return (
        _settle(shown, offer, answers, (event,))
        if all_answered(offer, answers)
        else Transition(shown, (event,))
    )


def _draw(state: RoundState, seat: Seat) -> Transition:
    index = DeckIndex(state.wall_start)
    event = CardDrawn(seat, index, state.card(index))
    offer = Offer(index, seat, _DRAWN, next_after(state.rules, seat, state.seats, state.out))
    shown = state._replace(
        phase=_OFFER, offer=offer, answers=_first_answers(state), wall_start=state.wall_start + 1
    )
    return Transition(shown, (event,))


def _leave(state: RoundState, seat: Seat) -> Transition:
    left = state._replace(absent=tuple(sorted((*state.absent, seat))))
    if seat == state.active and state.phase in (_DISCARD, Phase.DECLARE):
        left = left._replace(owing=tuple(sorted((*state.owing, seat))))
    offer = state.open_offer
    if offer is not None:
        return _answer(left, offer, Pass(seat))
    if state.phase is Phase.DECLARE:
        return _declare(left, Pass(seat))
    return _to_draw(left, seat, (), left.discards) if seat == state.active else Transition(left, ())


def _return(state: RoundState, seat: Seat) -> Transition:
    return Transition(state._replace(absent=tuple(other for other in state.absent if other != seat)), ())


def _declare(state: RoundState, said: Answer) -> Transition:
    answers = state.answers.replace(said.seat, said)
    if None in answers.values:
        return Transition(state.with_answers(answers), ())
    mulligan = first_mulligan(state.dealer, answers)
    if mulligan is not None:
        return _void(_asked(state, answers, mulligan), mulligan)
    events: list[Event] = []
    for seat in seats_from(state.dealer, state.seats):
        answer = answers[seat]
        if isinstance(answer, Declare):
            state, laid = _lay_open(_asked(state, answers, answer), answer)
            events += laid
        elif isinstance(answer, Fold):
            state = state._replace(folded=tuple(sorted((*state.folded, seat))))
            events.append(HandFolded(seat, is_dead=False))
    if state.dealer in state.out or state.is_left_to_one:
        return _to_draw(state, state.dealer, tuple(events), state.discards)
    return Transition(state._replace(phase=_DISCARD, answers=_no_answers(state.seats)), tuple(events))


def _asked(state: RoundState, answers: BySeat[Answer | None], answer: Answer) -> RoundState:
    """Return the state in which an answer is judged again, now that all cards it shows must be known."""
    return state.with_answers(answers.replace(answer.seat, None))


def _lay_open(state: RoundState, said: Declare) -> Transition:
    seat, size = said.seat, MeldKind.KONG.size
    cards = [state.card(index) for index in said.kongs]
    _judge(state, said)
    laid = tuple(
        ExposedMeld(
            Meld(MeldKind.KONG, tuple(cards[at : at + size]), is_dealt=True), said.kongs[at : at + size], seat
        )
        for at in range(0, len(cards), size)
    )
    events: tuple[Event, ...] = tuple(DealtKongLaid(seat, meld) for meld in laid)
    if said.marks:
        events = (*events, DealtPongsMarked(seat, said.marks))
    hands, counts = _without(state, seat, said.kongs)
    exposed, marks = state.exposed.replace(seat, laid), state.marks.replace(seat, said.marks)
    return Transition(state._replace(hands=hands, counts=counts, exposed=exposed, marks=marks), events)


def _void(state: RoundState, said: Mulligan) -> Transition:
    known_counts(state, said.seat)
    _judge(state, said)
    outcome = Outcome(None, None, BySeat.fill(state.seats, 0), voided_by=said.seat)
    ended = state._replace(
        phase=Phase.VOID, active=said.seat, answers=_no_answers(state.seats), outcome=outcome
    )
    return Transition(ended, (RoundVoided(outcome),))


def _judge(state: RoundState, action: Action) -> None:
    """Raise IllegalAction if an action is not legal."""
    reason = why_not(state, action.seat, action)
    if reason is not None:
        raise IllegalAction(reason, action.seat, action)


def _answer(state: RoundState, offer: Offer, answer: Answer) -> Transition:
    answers = state.answers.replace(answer.seat, answer)
    if all_answered(offer, answers):
        return _settle(state, offer, answers, ())
    return Transition(state.with_answers(answers), ())


def _settle(
    state: RoundState, offer: Offer, answers: BySeat[Answer | None], events: tuple[Event, ...]
) -> Transition:
    """Give the card to the seat with the best claim, now that all have answered."""
    taken = resolve(state.rules, offer, answers)
    if state.rules.call_given_up_pong:
        events = (*events, *_given_up(offer, answers))
    if taken is None:
        return _decline(*_bury(state, offer, answers), offer, events)
    asked = _asked(state, answers, taken)
    step = _win(asked, taken.seat) if isinstance(taken, Win) else _expose(asked, offer, taken)
    return Transition(step.state, (*events, *step.events)) if events else step


def _given_up(offer: Offer, answers: BySeat[Answer | None]) -> Iterator[PongGivenUp]:
    """Yield the announcements of pongs that are passed up, the nearest seat first."""
    for seat in answering_seats(offer, len(answers)):
        answer = answers[seat]
        if isinstance(answer, Pass) and answer.gives_up_pong:
            yield PongGivenUp(seat)


def _expose(state: RoundState, offer: Offer, claim: Claim) -> Transition:
    seat = claim.seat
    cards = tuple(sorted(state.card(index) for index in (offer.card, *claim.cards)))
    _judge(state, claim)
    is_upgrade = claim.kind is UPGRADE.kind and not claim.cards
    grown = exposed_pong(state, seat, offer) if is_upgrade else None
    if grown is None:
        made = ExposedMeld(Meld(claim.kind, cards), (offer.card, *claim.cards), offer.owner)
        exposed = (*state.exposed[seat], made)
    else:
        made = ExposedMeld(Meld(claim.kind, cards * 4), (offer.card, *grown.cards), grown.source_seat)
        exposed = tuple(made if meld == grown else meld for meld in state.exposed[seat])
    hands, counts = _without(state, seat, claim.cards)
    draws = draws_after(state.rules, claim.kind, state.wall_count)
    after = state._replace(
        phase=_DRAW if draws else _DISCARD,
        active=seat,
        offer=None,
        answers=_no_answers(state.seats),
        hands=hands,
        counts=counts,
        exposed=state.exposed.replace(seat, exposed),
    )
    return Transition(after, (MeldExposed(seat, made),))


def _bury(
    state: RoundState, offer: Offer, answers: BySeat[Answer | None]
) -> tuple[RoundState, tuple[Event, ...]]:
    """If nobody wants a card and its drawer's hand is now dead, take that hand out of the round."""
    owner = offer.owner
    if not isinstance(answers[owner], Fold):
        return state, ()
    _judge(_asked(state, answers, Fold(owner)), Fold(owner))
    return state._replace(dead=tuple(sorted((*state.dead, owner)))), (HandFolded(owner, is_dead=True),)


def _decline(
    state: RoundState, buried: tuple[Event, ...], offer: Offer, events: tuple[Event, ...]
) -> Transition:
    owner = offer.owner
    discards = state.discards.replace(owner, (*state.discards[owner], offer.card))
    return _to_draw(state, owner, (*events, OfferDeclined(owner, offer.card), *buried), discards)


def _to_draw(
    state: RoundState, previous: Seat, events: tuple[Event, ...], discards: BySeat[tuple[DeckIndex, ...]]
) -> Transition:
    """Give the turn to the seat after `previous`, or end the round.

    The round ends if only dead cards are left (docs/rules.md, A8), or if at most one seat still plays.
    """
    drawer, outcome = next_present(state, previous), None
    phase, active = _DRAW, previous if drawer is None else drawer
    if drawer is None or state.is_left_to_one or state.wall_count <= state.rules.dead_wall:
        phase, outcome = Phase.DRAWN, unwon(state.rules, state.seats, Ending(None, state.folded, state.dead))
        events = (*events, RoundDrawn(outcome))
    after = state._replace(
        phase=phase,
        active=active,
        offer=None,
        answers=_no_answers(state.seats),
        discards=discards,
        outcome=outcome,
    )
    return Transition(after, events)


def _win(state: RoundState, seat: Seat) -> Transition:
    won = winning(state, seat)
    if won is None:
        raise IllegalAction(why_no_win(state, seat) or Reason.HAND_NOT_COMPLETE, seat, Win(seat))
    exposed = BySeat(tuple(exposed_melds(state, other) for other, _ in state.hands.items()))
    shown_by = None if state.offer is None else state.offer.owner
    ending = Ending(shown_by, state.folded, state.dead)
    outcome = Outcome(seat, won, payments(state.rules, seat, won, exposed, ending), ending=ending)
    ended = state._replace(phase=Phase.WON, active=seat, answers=_no_answers(state.seats), outcome=outcome)
    return Transition(ended, (RoundWon(outcome),))


def _without(
    state: RoundState, seat: Seat, cards: tuple[DeckIndex, ...]
) -> tuple[BySeat[tuple[DeckIndex, ...]], BySeat[Counts | None]]:
    """Return the hands and their counts after some cards have left one of them."""
    kept = list(state.hands[seat])
    for index in cards:
        kept.remove(index)
    hand = tuple(kept)
    counts = state.counts[seat]
    if counts is None:
        left = hand_counts(state.deck, hand)
    else:
        left = without(counts, [state.card(index) for index in cards])
    return state.hands.replace(seat, hand), state.counts.replace(seat, left)


def _first_answers(state: RoundState) -> BySeat[Answer | None]:
    """Return the answers to a card just shown: seats that have left pass at once."""
    out = state.out
    if not out:
        return _no_answers(state.seats)
    return BySeat(tuple(Pass(seat) if seat in out else None for seat, _ in state.hands.items()))


@cache
def _no_answers(seats: int) -> BySeat[Answer | None]:
    return BySeat.fill(seats, None)
