"""One round through the rules engine, with the invariants of docs/rules.md, 7.7 checked at every action."""

from collections.abc import Sequence

from engine.actions import Action, Claim, Discard, Fold, Win
from engine.ai.kernel import FOLDED, Playout, SeatChoice
from engine.ai.player import Player, decision_seed, load_player
from engine.apply import apply
from engine.cards import DeckIndex, canonical_deck
from engine.claims import kept_cards, spare_cards
from engine.flow import seats_to_act
from engine.knobs import DrawnGeneral
from engine.legal import list_legal
from engine.melds import meld_kind
from engine.partition import Fusion, partition_for
from engine.scoring import points_parity
from engine.seats import Seat
from engine.state import Phase, RoundState, exposed_melds, wall_start
from engine.view import project

_MOST_DEADWOOD_TO_WIN = 2


class InvariantError(Exception):
    """An invariant is broken; the message says which."""


def check_round(state: RoundState, levels: Sequence[str], round_seed: bytes, played: Playout) -> None:
    """Play a round as players at a table would, watch it, and compare it with the kernel's.

    Args:
        state: the round just dealt, every card known.
        levels: the player at each seat.
        round_seed: the chance of the players.
        played: the same round as the kernel played it.

    Raises:
        InvariantError: an invariant of docs/rules.md, 7.7 fails, or the two rounds differ.
    """
    players = [load_player(level) for level in levels]
    found = play_round(state, players, round_seed, is_checked=True)
    _demand(found.choices == played.choices, "the kernel's players choose the same")
    _demand(found.outcome == played.outcome, "the kernel's round ends the same")
    _demand(found.draws == played.draws, "the kernel draws as many cards")


def play_round(
    state: RoundState, players: Sequence[Player], round_seed: bytes, *, is_checked: bool
) -> Playout:
    """Play a round to its end by the rules engine; return what the kernel would note of it.

    Args:
        state: the round just dealt, every card known.
        players: who chooses for each seat, and sees its view alone.
        round_seed: the chance of the players.
        is_checked: whether every state is watched.

    Raises:
        InvariantError: an invariant of docs/rules.md, 7.7 fails.
    """
    choices: list[SeatChoice] = []
    if is_checked:
        _check_deck(state)
        check_state(state)
    while state.outcome is None:
        seat = seats_to_act(state)[0]
        listed = list_legal(state, seat)
        legal = listed.actions
        if is_checked:
            check_legal(state, seat, legal)
        view = project(state, seat)
        action = players[seat].choose(view, legal, decision_seed(round_seed, view))
        choices += choices_of(state, action)
        state = apply(state, action, listed).state
        if is_checked:
            check_state(state)
    draws = state.wall_start - wall_start(state.rules, state.seats)
    return Playout(tuple(choices), state.outcome, draws)


def _check_deck(state: RoundState) -> None:
    whole = sorted(canonical_deck(state.rules.copies(state.seats), state.rules.jokers))
    deck = [state.card(DeckIndex(index)) for index in range(len(state.deck))]
    _demand(sorted(deck) == whole, "the deck holds every card so often as it should")


def choices_of(state: RoundState, action: Action) -> list[SeatChoice]:
    """Return an action as the kernel would note it; draws and passes are not noted."""
    if isinstance(action, Discard):
        return [SeatChoice(action.seat, state.card(action.card))]
    if isinstance(action, Claim):
        return [
            SeatChoice(action.seat, Fusion(action.kind, tuple(state.card(index) for index in action.cards)))
        ]
    if isinstance(action, Fold):
        return [SeatChoice(action.seat, FOLDED)]
    return [SeatChoice(action.seat, None)] if isinstance(action, Win) else []


def check_legal(state: RoundState, seat: Seat, legal: Sequence[Action]) -> None:
    """Raise InvariantError if a seat that has to act cannot act, or a win is offered without a reason."""
    _demand(bool(legal), "a seat that has to act has something to do")
    counts = state.counts[seat]
    if state.offer is not None and isinstance(legal[0], Win) and counts is not None:
        deadwood = partition_for(state.rules, state.seats).deadwood(counts)
        _demand(deadwood <= _MOST_DEADWOOD_TO_WIN, "a hand that can win has at most two deadwood cards")


def check_state(state: RoundState) -> None:
    """Raise InvariantError if a fully known state is one that no round can reach."""
    rules = state.rules
    exposed = [[index for meld in melds for index in meld.cards] for melds in state.exposed]
    places = [*range(state.wall_start, len(state.deck)), *(index for melds in exposed for index in melds)]
    for rows in (state.hands, state.discards):
        places += [index for row in rows for index in row]
    if state.offer is not None and state.offer.card not in places:
        places.append(state.offer.card)
    _demand(sorted(places) == list(range(len(state.deck))), "every card lies in exactly one place")
    for seat, hand in state.hands.items():
        is_long = state.phase in (Phase.DISCARD, Phase.DECLARE) and seat == state.active
        has_not_opened = seat in state.folded or len(state.folded) >= state.seats - 1
        is_long |= seat == state.dealer and (state.phase is Phase.VOID or has_not_opened)
        is_long |= state.phase is Phase.WON and state.offer is None and seat == state.active
        held = len(hand) + len(exposed[seat])
        spare = held - rules.hand_size - is_long
        may_spare = spare_cards(rules, exposed_melds(state, seat))
        _demand(0 <= spare <= may_spare, "hand and exposed melds make up a whole hand")
    for melds in state.exposed:
        for meld in melds:
            cards = tuple(sorted(state.card(index) for index in meld.cards))
            made = meld_kind(
                cards, rules.mixed_color_ranks, rules.identical_soldiers, jokers_join=rules.jokers_join
            )
            is_meld = made is meld.kind and meld.meld.cards == cards
            _demand(is_meld, "every exposed meld is one")
            is_right = rules.expose_dealt_kongs or not meld.meld.is_dealt
            _demand(is_right, "dealt kongs lie open only where they must")
    if rules.drawn_general is DrawnGeneral.MUST_KEEP and not rules.min_points_to_win:
        kept = kept_cards(rules)
        # who opens may have been dealt nothing else
        thrown = (
            (seat == state.dealer, row) for seat, row in state.discards.items() if seat not in state.dead
        )
        is_thrown = any(state.card(index) in kept for opens, row in thrown for index in row[opens:])
        _demand(not is_thrown, "what must be kept is never a discard")
    drawable = rules.deck_size(state.seats) - wall_start(rules, state.seats) - rules.dead_wall
    _demand(state.wall_start - wall_start(rules, state.seats) <= drawable, "the dead cards are never drawn")
    _check_outcome(state)


def _check_outcome(state: RoundState) -> None:
    outcome = state.outcome
    _demand(
        (outcome is not None) == (state.phase in (Phase.WON, Phase.DRAWN, Phase.VOID)),
        "a round ends with an outcome",
    )
    if outcome is None:
        return
    scored, counts_alone = sum(outcome.payments), bool(outcome.winning) and not state.rules.losers_pay
    _demand(scored >= 0 if counts_alone else scored == 0, "what some pay others receive")
    if outcome.winning is None:
        may_pay = bool(outcome.ending.folded or outcome.ending.dead)
        _demand(may_pay or not any(outcome.payments), "nobody pays for a round that nobody won")
        return
    held = sum(len(line.meld.cards) for line in outcome.winning.lines)
    whole = state.rules.hand_size + state.rules.dealer_extra
    melds = exposed_melds(state, outcome.winner) if outcome.winner is not None else ()
    spare = spare_cards(state.rules, melds)
    _demand(0 <= held - whole <= spare, "a winning hand is whole")
    parity = points_parity(state.rules)
    _demand(parity in (None, outcome.winning.points % 2), "points are odd where the cards are (7.1)")


def _demand(holds: bool, what: str) -> None:  # noqa: FBT001 - reads as an assertion does
    if not holds:
        raise InvariantError(what)
