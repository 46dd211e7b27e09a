"""Canonical bytes: one encoding each, nothing else decodes, and the digest of what everybody knows."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import ACTIONS, Action, Claim, Discard, Draw, Leave, Pass, Return, Win
from engine.apply import apply
from engine.cards import DeckIndex
from engine.codec import decode_action, digest, encode_action, encode_public, encode_state
from engine.errors import CodecError
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.melds import MeldKind
from engine.rules import Rules
from engine.seats import Seat
from engine.state import RoundState
from engine.view import conceal
from tests.support.rounds import dealt, play, positions
from tests.support.rulesets import LOOSE, PVT
from tests.support.strategies import MANY

bytes_ = st.integers(min_value=0, max_value=255)
indices = bytes_.map(DeckIndex)
seats = bytes_.map(Seat)
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Discard, seats, indices),
    st.builds(Draw, seats),
    st.builds(Win, seats),
    st.builds(Pass, seats, st.booleans()),
    st.builds(Leave, seats),
    st.builds(Return, seats),
    st.builds(Claim, seats, st.sampled_from(MeldKind), st.lists(indices, max_size=3).map(tuple)),
)


@given(action=actions)
@MANY
def test_action_round_trip(action: Action) -> None:
    assert decode_action(encode_action(action)) == action


@given(data=st.binary(max_size=7) | st.tuples(st.sampled_from(range(7)), bytes_).map(bytes))
@MANY
def test_bytes_are_canonical_or_refused(data: bytes) -> None:
    try:
        action = decode_action(data)
    except CodecError:
        return
    assert encode_action(action) == data


@pytest.mark.parametrize(
    ("action", "data"),
    [
        (Discard(Seat(1), DeckIndex(80)), "000150"),
        (Draw(Seat(3)), "0103"),
        (Win(Seat(0)), "0200"),
        (Claim(Seat(2), MeldKind.CHOW_XYZ, (DeckIndex(41), DeckIndex(44))), "0302032 92c".replace(" ", "")),
        (Claim(Seat(2), MeldKind.SINGLE, ()), "030207"),
        (Pass(Seat(2)), "0402"),
        (Pass(Seat(2), gives_up_pong=True), "040201"),
        (Leave(Seat(2)), "0502"),
        (Return(Seat(2)), "0802"),
    ],
)
def test_known_answers(action: Action, data: str) -> None:
    assert encode_action(action).hex() == data


@pytest.mark.parametrize(
    "data", ["", "00", "0001", "000150aa", "0602", "0103aa", "0302", "030208", "0302000102030405"]
)
def test_refused(data: str) -> None:
    with pytest.raises(CodecError, match=r"^not a"):
        decode_action(bytes.fromhex(data))


def test_every_kind_has_a_name_in_the_errors() -> None:
    for code, kind in enumerate(ACTIONS):
        with pytest.raises(CodecError, match=kind.__name__):
            decode_action(bytes((code, 0, *b"too much")))


def test_digest_of_a_known_round() -> None:
    """Peers of one version compare it after every action; a change of it is a change of the protocol."""
    state = dealt(PVT, 1)
    assert digest(state).hex() == "15ec9437a09e29f49e4b385d150042f8624ff2693de6e9c59b04f5325c9eccd1"
    *_, (_, _, last) = play(state, random.Random(1))
    assert digest(last.state).hex() == "16a82dd1284f5b7d17a32e0f08b72325e1615222d6c1d07be252a0d89bc9e00d"


def test_public_bytes_tell_what_is_public_and_nothing_else() -> None:
    for state in positions(PVT, [3]):
        for seat in range(4):
            assert encode_public(conceal(state, Seat(seat))) == encode_public(state)
    first, second = dealt(PVT, 1), dealt(PVT, 2)
    assert first.deck != second.deck
    assert encode_public(first) == encode_public(second)
    assert encode_state(first) != encode_state(second)


@pytest.mark.parametrize("rules", [PVT, LOOSE], ids=lambda rules: rules.name)
def test_different_states_have_different_bytes(rules: Rules) -> None:
    seen: dict[bytes, RoundState] = {}
    for state in positions(rules, [5, 6]):
        data = encode_state(state)
        assert seen.setdefault(data, state) == state
    publics = [encode_public(state) for state in positions(rules, [5])]
    assert len(set(publics)) > len(publics) // 4


def test_a_seat_that_left_changes_the_digest() -> None:
    state = dealt(PVT, 1)

    assert digest(apply(state, Leave(Seat(2))).state) != digest(state)


def test_whether_a_seat_that_left_may_return_changes_the_digest() -> None:
    state = apply(dealt(PVT, 1), Leave(Seat(0))).state

    assert digest(state._replace(owing=())) != digest(state)


def test_sealed_answers_are_not_public() -> None:
    state = apply(dealt(PVT, 1), legal_actions(dealt(PVT, 1), Seat(0))[0]).state
    seat = seats_to_act(state)[0]
    answered = apply(state, Pass(seat)).state

    assert encode_public(answered) == encode_public(state)
    assert encode_state(answered) != encode_state(state)
