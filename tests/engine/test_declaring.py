"""The declarations of dealt cards.

Kongs laid open, pongs marked, the mulligan (docs/rules.md, 3.4; its vectors Q14, Q19).
"""

from itertools import permutations

import pytest

from engine.actions import Claim, Declare, Leave, Mulligan, Pass, Win
from engine.ai.advice import propose, silence
from engine.apply import apply
from engine.cards import SUITED, Card, DeckIndex, canonical_deck
from engine.codec import decode_action, digest, encode_action
from engine.declaring import dealt_kongs, dealt_marks, may_mulligan
from engine.errors import CodecError, IllegalAction, NotationError, Reason, UnknownCard
from engine.events import DealtKongLaid, DealtPongsMarked, RoundVoided
from engine.flow import seats_to_act
from engine.legal import legal_actions, why_not
from engine.match import MatchSetup, begin_match, deal_round, end_round
from engine.melds import Meld, MeldKind
from engine.notation import format_action, format_meld, parse_action, parse_cards, parse_meld, parse_melds
from engine.partition import counts_of
from engine.rules_text import override
from engine.seats import Seat
from engine.state import Phase, RoundState, exposed_melds, reveal
from engine.view import conceal, project
from tests.support.rounds import declared, just_dealt
from tests.support.rulesets import LOOSE, PVT, VIET, WIKI

S, E, N, W = (Seat(seat) for seat in range(4))

POOR = "gB gB gC gC gX gX gY gY gZ gZ wB wB wC wC wX wX wY wY wZ wZ"
"""Twenty cards without a General, three alike, or all Soldiers."""


def _say(state: RoundState, seat: Seat) -> str:
    return "; ".join(format_action(state, action) for action in legal_actions(state, seat))


def _melds(state: RoundState, seat: Seat) -> list[str]:
    return [format_meld(meld, is_exposed=True) for meld in exposed_melds(state, seat)]


def test_q14_a_dealt_kong_is_laid_open_at_once() -> None:
    state = just_dealt(WIKI, {S: "rX gB rX rX gC rX"})
    assert state.phase is Phase.DECLARE
    assert _say(state, S).endswith("0 declare 0 rX rX rX rX")

    state = declared(state)
    assert (state.phase, state.active) == (Phase.DISCARD, S)
    assert _melds(state, S) == ["{rX rX rX rX}"]
    assert len(state.hands[S]) == 17
    discard = next(action for action in legal_actions(state, S) if not isinstance(action, Win))
    assert len(apply(state, discard).state.hands[S]) == 16


def test_a_dealt_pong_is_marked_and_stays_hidden() -> None:
    state = declared(just_dealt(WIKI, {E: "rX rX rX gS gS gS", N: "wX wX wX wX"}))

    assert list(state.marks) == [0, 2, 0, 0]
    assert not state.exposed[E]
    assert list(project(state, W).marks) == [0, 2, 0, 0]
    assert [conceal(state, W).deck[index] for index in state.hands[E]] == [None] * 20


def test_the_last_declaration_shows_all_of_them_from_the_dealer_on() -> None:
    state = just_dealt(WIKI, {S: "rX rX rX rX gB gB gB gB", N: "wX wX wX"})
    for seat in (W, E, S):
        step = apply(state, legal_actions(state, seat)[-1])
        assert step.events == ()
        assert not any(step.state.exposed)
        state = step.state
    step = apply(state, legal_actions(state, N)[-1])

    laid = [event for event in step.events if isinstance(event, DealtKongLaid)]
    assert [(event.seat, format_meld(event.meld.meld, is_exposed=True)) for event in laid] == [
        (S, "{gB gB gB gB}"),
        (S, "{rX rX rX rX}"),
    ]
    assert all(event.meld.source_seat == S for event in laid)
    assert step.events[2:] == (DealtPongsMarked(N, 1),)


def test_q19_a_hopeless_hand_may_call_a_mulligan_and_the_same_dealer_deals_again() -> None:
    state = just_dealt(WIKI, {N: POOR})
    assert _say(state, N) == "2 mulligan; 2 declare 0"
    assert Mulligan(S) not in legal_actions(state, S)

    for seat in (S, E, W):
        state = apply(state, legal_actions(state, seat)[-1]).state
    step = apply(state, Mulligan(N))
    outcome = step.state.outcome
    assert outcome is not None
    assert step.events == (RoundVoided(outcome),)
    assert (step.state.phase, step.state.active, outcome.voided_by) == (Phase.VOID, N, N)
    assert list(outcome.payments) == [0, 0, 0, 0]
    assert seats_to_act(step.state) == ()
    assert project(step.state, W).outcome == outcome
    shown = conceal(step.state, W)
    assert [shown.card(index) for index in shown.hands[N]] == list(parse_cards(POOR))

    match = begin_match(MatchSetup(WIKI, 4, 3, bytes(32), S))
    again = end_round(match, outcome)
    assert (again.round_number, again.dealer, again.tally, again.outcomes) == (1, S, match.tally, ())
    assert deal_round(again).deck != deal_round(match).deck
    assert deal_round(again).dealer == S


def test_the_mulligan_may_be_left() -> None:
    state = declared(just_dealt(WIKI, {N: POOR}))

    assert state.phase is Phase.DISCARD
    assert list(state.marks) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("more", "is_hopeless"),
    [
        ("", True),
        ("gA", False),
        ("gB", False),
        ("gS rS wS", True),
        ("gS rS wS yS", False),
        ("J1", False),
    ],
)
def test_what_a_hopeless_hand_lacks(more: str, is_hopeless: bool) -> None:  # noqa: FBT001
    counts = counts_of((*parse_cards(POOR), *parse_cards(more)))

    assert may_mulligan(WIKI, counts) is is_hopeless
    assert not may_mulligan(VIET, counts)


def test_with_more_copies_a_kong_is_four_of_them() -> None:
    counts = counts_of(parse_cards("gX gX gX gX gX rY rY rY rY wZ wZ wZ") + (Card.yS,) * 7)

    assert dealt_kongs(WIKI, counts) == ((Card.gX,) * 4, (Card.rY,) * 4, (Card.yS,) * 4)
    assert dealt_marks(WIKI, counts) == 2
    assert dealt_kongs(PVT, counts) == ()
    assert dealt_marks(PVT, counts) == 0


def test_what_is_not_asked_for_is_not_said() -> None:
    hands = {S: "rX rX rX rX gS gS gS", N: POOR}
    marks = declared(just_dealt(override(PVT, {"mark_dealt_pongs": True}), hands))
    kongs = declared(just_dealt(override(PVT, {"expose_dealt_kongs": True}), hands))
    mulligans = just_dealt(override(PVT, {"mulligan": "optional"}), hands)

    assert (list(marks.marks), any(marks.exposed)) == ([1, 0, 0, 0], False)
    assert (list(kongs.marks), _melds(kongs, S)) == ([0, 0, 0, 0], ["{rX rX rX rX}"])
    assert _say(mulligans, N) == "2 mulligan; 2 declare 0"
    assert just_dealt(PVT, hands).phase is Phase.DISCARD


def test_a_mulligan_is_proposed_for_much_junk_and_silence_plays_the_hand() -> None:
    """A hand of pairs alone may be thrown in, too, but lacks nothing."""
    state = just_dealt(WIKI, {N: "gC rC wB wC wC yB yC gX gY rX rY rZ rZ wZ wZ yY yY gS gS wS"})
    pairs = just_dealt(WIKI, {N: POOR})
    legal = legal_actions(state, N)

    assert propose(project(state, N), legal) == Mulligan(N)
    assert propose(project(pairs, N), legal_actions(pairs, N)) == Declare(N, (), 0)
    assert silence(legal) == Declare(N, (), 0)
    assert propose(project(state, S), legal_actions(state, S)) == Declare(S, (), 0)
    assert silence((Win(S), Pass(S))) == Pass(S)
    assert silence((Claim(S, MeldKind.SINGLE, ()),)) == Claim(S, MeldKind.SINGLE, ())


def test_declarations_may_come_in_any_order() -> None:
    start = just_dealt(WIKI, {S: "rX rX rX rX", E: POOR, N: "yX yX yX"})
    for choice in (0, -1):
        said = {seat: legal_actions(start, seat)[choice] for seat in (S, E, N, W)}
        ends = set()
        for order in permutations(said):
            state = start
            for seat in order:
                state = apply(state, said[seat]).state
            ends.add(digest(state))
        assert len(ends) == 1


def test_of_several_mulligans_the_one_nearest_after_the_dealer_counts() -> None:
    state = just_dealt(WIKI, {E: POOR, W: POOR.replace("g", "y").replace("w", "r")})
    for seat in (W, N, S, E):
        state = apply(state, legal_actions(state, seat)[0]).state

    assert state.outcome is not None
    assert state.outcome.voided_by == E


def test_a_dealt_hand_that_is_complete_wins_after_it_has_declared() -> None:
    """S03 as it would be dealt to the dealer (docs/rules.md, A10)."""
    state = declared(
        just_dealt(WIKI, {S: " ".join(f"{card} " * 4 for card in ("gB", "gC", "gX", "gY", "gZ")) + " rA"})
    )

    assert state.hands[S] == (80,)
    won = apply(state, Win(S)).state.outcome
    assert won is not None
    assert won.winning is not None
    assert won.winning.points == 41


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (Declare(S, (), 0), Reason.NOT_AS_DEALT),
        (Declare(S, tuple(map(DeckIndex, (0, 1, 2, 3))), 0), Reason.NOT_AS_DEALT),
        (Declare(S, tuple(map(DeckIndex, (0, 1, 2, 3))), 2), Reason.NOT_AS_DEALT),
        (Declare(S, tuple(map(DeckIndex, (3, 1, 2, 0))), 1), Reason.NOT_AS_DEALT),
        (Declare(S, tuple(map(DeckIndex, (0, 1, 2, 3))), 1), None),
        (Declare(E, (), 0), Reason.NOT_YOUR_TURN),
        (Mulligan(S), Reason.HAND_NOT_HOPELESS),
        (Leave(S), None),
        (Win(S), Reason.NOT_THIS_PHASE),
    ],
)
def test_only_what_was_dealt_may_be_said(said: Declare | Mulligan, reason: Reason | None) -> None:
    state = just_dealt(WIKI, {S: "rX rX rX rX gB gB gB"})

    assert why_not(state, S, said) is reason


@pytest.mark.parametrize(
    ("kongs", "marks", "reason"),
    [
        ((0, 1, 2, 3), 1, None),
        ((4, 5, 6, 7), 0, None),  # false, but that is still hidden
        ((), 5, None),
        ((0, 1, 2), 1, Reason.NOT_AS_DEALT),
        ((0, 0, 1, 2), 1, Reason.NOT_IN_HAND),
        ((0, 1, 2, 30), 1, Reason.NOT_IN_HAND),
        ((0, 1, 2, 3), 6, Reason.NOT_AS_DEALT),
    ],
)
def test_who_does_not_know_the_hand_judges_what_can_be_seen(
    kongs: tuple[int, ...], marks: int, reason: Reason | None
) -> None:
    blind = conceal(just_dealt(WIKI, {S: "rX rX rX rX gB gB gB"}), N)
    said = Declare(S, tuple(map(DeckIndex, kongs)), marks)

    assert why_not(blind, S, said) is reason
    assert why_not(blind, S, Mulligan(S)) is None
    no_marks = blind._replace(rules=override(WIKI, {"mark_dealt_pongs": False, "mulligan": "off"}))
    assert why_not(no_marks, S, said) is (reason or (Reason.NOT_AS_DEALT if marks else None))
    assert why_not(no_marks, S, Mulligan(S)) is Reason.NOT_THIS_PHASE
    no_kongs = blind._replace(rules=override(WIKI, {"expose_dealt_kongs": False}))
    assert why_not(no_kongs, S, said) is (reason or (Reason.NOT_AS_DEALT if kongs else None))


def test_a_false_kong_is_found_when_its_cards_are_shown() -> None:
    state = just_dealt(WIKI, {S: "rX rX rX rX gB gB gB"})
    blind = conceal(state, N)
    for seat in (E, N, W):
        blind = apply(blind, legal_actions(state, seat)[-1]).state
    false = Declare(S, tuple(map(DeckIndex, (3, 4, 5, 6))), 1)

    with pytest.raises(UnknownCard):
        apply(blind, false)
    shown = {index: state.card(index) for index in false.kongs}
    with pytest.raises(IllegalAction) as caught:
        apply(reveal(blind, shown), false)
    assert (caught.value.seat, caught.value.reason) == (S, Reason.NOT_AS_DEALT)


def test_a_false_mulligan_is_found_when_the_hand_is_shown() -> None:
    state = just_dealt(WIKI, {S: "rX rX rX"})
    blind = apply(conceal(state, N), Mulligan(S)).state
    for seat in (E, N):
        blind = apply(blind, legal_actions(state, seat)[-1]).state
    last = legal_actions(state, W)[-1]

    with pytest.raises(UnknownCard):
        apply(blind, last)
    shown = {index: state.card(index) for index in state.hands[S]}
    with pytest.raises(IllegalAction) as caught:
        apply(reveal(blind, shown), last)
    assert (caught.value.seat, caught.value.reason) == (S, Reason.HAND_NOT_HOPELESS)


def test_each_seat_speaks_once() -> None:
    state = just_dealt(WIKI, {N: POOR})
    said = apply(state, Mulligan(N)).state

    assert seats_to_act(said) == (S, E, W)
    assert legal_actions(said, N) == ()
    assert why_not(said, N, Declare(N, (), 0)) is Reason.ALREADY_ANSWERED
    assert project(said, N).answer == Mulligan(N)
    assert conceal(said, S).answers[N] is None
    left = apply(state, Leave(N)).state
    assert why_not(left, N, Mulligan(N)) is Reason.HAS_LEFT


def test_whoever_leaves_declares_nothing() -> None:
    state = just_dealt(WIKI, {S: POOR, N: "rX rX rX rX"})
    state = apply(apply(state, Mulligan(S)).state, Leave(S)).state
    state = apply(declared(apply(state, Leave(N)).state), Leave(E)).state

    assert (state.phase, state.active) == (Phase.DRAW, W)
    assert not any(state.exposed)
    assert (state.absent, state.owing) == ((S, E, N), (S,))


def test_bytes_and_text() -> None:
    state = just_dealt(WIKI, {S: "rX gS rX gS rX gS rX", N: POOR})
    for seat in (S, N):
        for action in legal_actions(state, seat):
            assert decode_action(encode_action(action)) == action
            assert parse_action(state, format_action(state, action)) == action
    assert encode_action(Declare(S, tuple(map(DeckIndex, (0, 2, 4, 6))), 1)) == bytes((6, 0, 1, 0, 2, 4, 6))
    for data in (bytes((6, 0)), bytes((6, 0, 1, 2)), bytes((7, 0, 0))):
        with pytest.raises(CodecError):
            decode_action(data)
    for text in ("0 declare", "0 declare rX", "0 declare -1", "0 declare 01", "0 mulligan 1"):
        with pytest.raises(NotationError):
            parse_action(state, text)


def test_a_dealt_kong_is_written_in_braces() -> None:
    laid = Meld(MeldKind.KONG, (Card.rX,) * 4, is_dealt=True)

    assert parse_meld("{rX rX rX rX}", WIKI) == laid
    assert parse_melds("[gA] {rX rX rX rX}", WIKI) == (Meld(MeldKind.SINGLE, (Card.gA,)), laid)
    assert format_meld(laid, is_exposed=True) == "{rX rX rX rX}"
    for text in ("{rX rX rX}", "{}", "{rX rX rX rX]"):
        with pytest.raises(NotationError):
            parse_meld(text, WIKI)


def test_a_card_without_a_color_is_never_laid_open() -> None:
    assert dealt_kongs(LOOSE, counts_of(canonical_deck(4, 5))) == ()
    assert dealt_kongs(WIKI, counts_of(canonical_deck(4, 5))) == tuple((card,) * 4 for card in SUITED)
