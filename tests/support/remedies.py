"""Taking away what a reason names: makes a state without that one cause, whatever other causes it has.

Each remedy also checks that the cause is there. A reason that no remedy takes away must follow from the rules
alone.
"""

from collections.abc import Callable, Mapping
from functools import cache

from engine.actions import Win
from engine.cards import Card, DeckIndex
from engine.claims import Source, goes_as_general
from engine.errors import Reason
from engine.flow import next_after, position_of
from engine.knobs import DrawnGeneral
from engine.legal import exposed_pong, legal_actions, why_no_meld, why_no_win
from engine.melds import MeldKind
from engine.partition import Fusion, partition_for
from engine.rules import Rules
from engine.rules_text import override
from engine.seats import Seat
from engine.state import Offer, RoundState, hand_counts
from tests.support.brute import all_sets, set_kind

Kinds = frozenset[MeldKind]
"""The melds that are asked about; none for a win, or for passing."""

Remedy = Callable[[RoundState, Seat, Kinds], RoundState]

FOR_EVER = frozenset({Reason.NO_SUCH_MELD, Reason.GENERAL_NOT_CLAIMABLE})
"""Reasons that no other hand, seat or moment would change."""


def with_rules(**knobs: object) -> Remedy:
    """Return the remedy that exchanges some rules."""
    return lambda state, _seat, _kinds: state._replace(rules=override(state.rules, knobs))


def held(state: RoundState, seat: Seat, hand: tuple[DeckIndex, ...]) -> RoundState:
    """Return the round with another hand of a seat."""
    counts = state.counts.replace(seat, hand_counts(state.deck, hand))
    return state._replace(hands=state.hands.replace(seat, tuple(sorted(hand))), counts=counts)


def given(state: RoundState, seat: Seat, cards: tuple[Card, ...]) -> RoundState | None:
    """Return the round in which a seat holds these cards besides its others; None if the deck lacks them.

    They come from anywhere except an exposed pong, of this seat, of the card on offer: what that pong lacks
    to be four is not in the hand.
    """
    hand, offer = list(state.hands[seat]), _offer(state)
    pong = exposed_pong(state, seat, offer) if len(cards) == MeldKind.KONG.size - 1 else None
    own = {*hand, *(() if pong is None else pong.cards), offer.card}
    for card in set(cards):
        missing = cards.count(card) - sum(state.card(index) == card for index in hand)
        spare = [index for index in range(len(state.deck)) if index not in own and state.deck[index] == card]
        if missing > len(spare):
            return None
        hand += map(DeckIndex, spare[: max(0, missing)])
    return held(state, seat, tuple(hand))


def in_turn(state: RoundState, seat: Seat, _kinds: Kinds) -> RoundState:
    """Seat the player where the card comes first: who drew it, or the next after a discard."""
    offer = _offer(state)
    is_drawn = offer.source is Source.DRAW
    owner = seat if is_drawn else Seat((seat - 1) % state.seats)
    assert owner != offer.owner, f"{position_of(seat, offer.owner, offer.next)} is in turn"
    return shown_by(state, owner, offer.source)


def shown_by(state: RoundState, owner: Seat, source: Source) -> RoundState:
    """Return the round in which that seat has shown the card on offer."""
    following = next_after(state.rules, owner, state.seats, state.out)
    return state._replace(offer=Offer(_offer(state).card, owner, source, following))


def as_the_drawer(state: RoundState, seat: Seat, kinds: Kinds) -> RoundState:
    """Let the player have drawn the General that its drawer has to keep."""
    assert _offer(state).source is Source.DRAW, "nobody drew it"
    assert state.rules.drawn_general is DrawnGeneral.MUST_KEEP, "its drawer may leave it"
    return in_turn(state, seat, kinds)


def on_an_own_draw(state: RoundState, seat: Seat, _kinds: Kinds) -> RoundState:
    """Let the player draw the card."""
    assert exposed_pong(state, seat, _offer(state)) is not None
    return shown_by(state, seat, Source.DRAW)


def with_the_card_drawn(state: RoundState, seat: Seat, _kinds: Kinds) -> RoundState:
    """Let the player draw the card that it may pair with no other's."""
    assert state.rules.pair_needs_own_draw
    offer = _offer(state)
    assert (offer.owner, offer.source) != (seat, Source.DRAW), "the player drew it"
    return shown_by(state, seat, Source.DRAW)


def another_pong_rule(state: RoundState, seat: Seat, kinds: Kinds) -> RoundState:
    """Let an exposed pong take its fourth card on every own draw."""
    assert exposed_pong(state, seat, _offer(state)) is not None
    return with_rules(exposed_pong_upgrade="self_draw")(state, seat, kinds)


def the_cards(state: RoundState, seat: Seat, kinds: Kinds) -> RoundState:
    """Give the player the cards of some meld of these kinds."""
    found = [given(state, seat, fusion.partners) for fusion in _fusions(state) if fusion.kind in kinds]
    have = next((after for after in found if after is not None), None)
    assert have is not None, "there are no cards that would do"
    assert have != state, "the player has them"
    return have


def a_complete_hand(state: RoundState, seat: Seat, _kinds: Kinds) -> RoundState:
    """Leave the player nothing but what completes a meld with the card."""
    bare = held(state, seat, ())
    freer = with_rules(mixed_color_ranks="all")(bare, seat, frozenset())  # a Soldier may fit nothing else
    found = (given(one, seat, fusion.partners) for one in (bare, freer) for fusion in _fusions(one))
    return next(after for after in found if after is not None)


def something_to_discard(state: RoundState, seat: Seat, _kinds: Kinds) -> RoundState:
    """Give the player one card more that fits nothing."""
    offer, deck = _offer(state), state.deck
    own = {state.card(index) for index in (*state.hands[seat], offer.card)}
    spare = next(
        index
        for index, card in enumerate(deck)
        if card is not None and card not in own and not card.is_general and not card.is_joker
    )
    return held(state, seat, (*state.hands[seat], DeckIndex(spare)))


def no_need_to_win(state: RoundState, seat: Seat, kinds: Kinds) -> RoundState:
    """Leave it to the player to win, or leave a card to discard instead."""
    assert Win(seat) in legal_actions(state, seat), "there is no win to declare"
    freed = with_rules(win_claim="optional")(state, seat, kinds)
    return freed if freed.rules != state.rules else something_to_discard(state, seat, kinds)


def no_duty(kind: MeldKind, knob: str, value: str) -> Remedy:
    """Return the remedy that leaves it to the player to claim such a meld."""

    def remedy(state: RoundState, seat: Seat, kinds: Kinds) -> RoundState:
        assert state.rules.knobs()[knob] == value
        assert why_no_meld(state, seat, frozenset({kind})) is None, f"there is no {kind.name} to claim"
        if value == "unless_waiting":
            counts = state.counts[seat]
            assert counts is not None
            assert not partition_for(state.rules, state.seats).waits(counts), "the player waits for a win"
        return with_rules(**{knob: "optional"})(state, seat, kinds)

    return remedy


def free_of_junk_rules(state: RoundState, seat: Seat, kinds: Kinds) -> RoundState:
    """Let this claim leave what junk it likes."""
    knob = {"pong_claim_rule": "free"} if kinds == {MeldKind.PONG} else {"claim_deadwood_rule": "none"}
    return with_rules(**knob)(state, seat, kinds)


def free_of_the_least_junk(state: RoundState, seat: Seat, kinds: Kinds) -> RoundState:
    """Let claims be made beside better ones."""
    # the better one may be barred in turn by a win that has to be declared
    has_better = why_no_meld(state, seat, frozenset(MeldKind)) is None or why_no_win(state, seat) is None
    assert has_better, "there is no claim that leaves less"
    return with_rules(claim_deadwood_rule="none")(state, seat, kinds)


def free_to_leave_it(state: RoundState, seat: Seat, kinds: Kinds) -> RoundState:
    """Let a drawn General go, or a joker that goes as one."""
    offer = _offer(state)
    assert (offer.owner, offer.source) == (seat, Source.DRAW)
    assert goes_as_general(state.rules, state.card(offer.card))
    return with_rules(drawn_general="may_keep")(state, seat, kinds)


def unanswered(state: RoundState, seat: Seat, _kinds: Kinds) -> RoundState:
    """Take back the player's answer."""
    assert state.answers[seat] is not None
    return state._replace(answers=state.answers.replace(seat, None))


def in_the_round(state: RoundState, seat: Seat, _kinds: Kinds) -> RoundState:
    """Take back that the player has given up."""
    assert seat in state.out
    folded, dead = (tuple(other for other in out if other != seat) for out in (state.folded, state.dead))
    back = state._replace(folded=folded, dead=dead, answers=state.answers.replace(seat, None))
    return shown_by(back, _offer(state).owner, _offer(state).source)


def of_another(state: RoundState, seat: Seat, kinds: Kinds) -> RoundState:
    """Let the neighbor have discarded the card."""
    assert _offer(state).owner == seat
    return in_turn(state, seat, kinds)


REMEDIES: Mapping[Reason, Remedy] = {
    Reason.ALREADY_ANSWERED: unanswered,
    Reason.OWN_DISCARD: of_another,
    Reason.OUT_OF_TURN: in_turn,
    Reason.GENERAL_STAYS_WITH_DRAWER: as_the_drawer,
    Reason.NEED_MORE_CARDS: the_cards,
    Reason.LOCKED_GROUP: with_rules(lock_identical=False),
    Reason.MORE_DEADWOOD: free_of_junk_rules,
    Reason.FEWER_DEADWOOD_EXISTS: free_of_the_least_junk,
    Reason.MUST_WIN: no_need_to_win,
    Reason.NOTHING_TO_DISCARD: something_to_discard,
    Reason.HAND_NOT_COMPLETE: a_complete_hand,
    Reason.TOO_FEW_POINTS: with_rules(min_points_to_win=0),
    Reason.OPEN_PONG_STAYS: another_pong_rule,
    Reason.OPEN_PONG_ONLY_WINS: another_pong_rule,
    Reason.OPEN_PONG_OWN_DRAW: on_an_own_draw,
    Reason.PAIR_NEEDS_OWN_DRAW: with_the_card_drawn,
    Reason.KONG_IS_DUE: no_duty(MeldKind.KONG, "kong_claim", "compulsory"),
    Reason.PONG_IS_DUE: no_duty(MeldKind.PONG, "pong_claim", "compulsory"),
    Reason.KONG_IS_DUE_UNTIL_WAITING: no_duty(MeldKind.KONG, "kong_claim", "unless_waiting"),
    Reason.PONG_IS_DUE_UNTIL_WAITING: no_duty(MeldKind.PONG, "pong_claim", "unless_waiting"),
    Reason.GENERAL_MUST_BE_KEPT: free_to_leave_it,
    Reason.JOKER_STAYS_WITH_DRAWER: as_the_drawer,
    Reason.JOKER_MUST_BE_KEPT: free_to_leave_it,
    Reason.HAND_IS_DEAD: with_rules(dead_hand_points=0),
    Reason.HAS_FOLDED: in_the_round,
    Reason.GIVING_UP_IS_SAID: with_rules(call_given_up_pong=False),
}
"""By reason, what takes it away."""


def never_fits(state: RoundState, kinds: Kinds) -> bool:
    """Return whether the card on offer makes none of these melds with any hand the deck can deal."""
    card = state.card(_offer(state).card)
    sets = [cards for cards in _sets(state.rules) if card in cards]
    copies = state.rules.copies(state.seats)
    if card.is_general:
        sets = [cards for cards in sets if set_kind(cards, state.rules) not in (MeldKind.PAIR, MeldKind.PONG)]
    return not any(set_kind(cards, state.rules) in kinds and cards.count(card) <= copies for cards in sets)


@cache
def _sets(rules: Rules) -> list[tuple[Card, ...]]:
    return list(all_sets(rules))


def _fusions(state: RoundState) -> tuple[Fusion, ...]:
    return partition_for(state.rules, state.seats).fusions_of(state.card(_offer(state).card))


def _offer(state: RoundState) -> Offer:
    assert state.offer is not None
    return state.offer
