"""The computer players: chosen by level, honest by construction, the same everywhere, never missing a win."""

import ast
import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

from engine.actions import Action, Claim, Discard, Win
from engine.ai.player import POLICIES, decision_seed, load_player
from engine.apply import apply
from engine.cards import DeckIndex
from engine.codec import encode_action
from engine.errors import EngineError
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.partition import partition_for, without
from engine.rules import Rules
from engine.seats import Seat
from engine.state import RoundState, hand_counts
from engine.view import project
from tests.support.places import ROOT
from tests.support.rounds import arranged, dealt, follow
from tests.support.rulesets import LOOSE, PVT, RULESETS, WIKI

ROUND_SEED = bytes(range(32))
MAY_NOT_BE_KNOWN = {
    "engine.state",
    "engine.apply",
    "engine.legal",
    "engine.flow",
    "engine.match",
    "engine.record",
}


def played(rules: Rules, number: int, *, seats: int = 4) -> Iterator[tuple[RoundState, Seat, str, Action]]:
    """Play a round between players of all levels, yielding every decision: state, seat, level, choice."""
    state = dealt(rules, number, seats=seats, dealer=number % seats)
    levels = [tuple(POLICIES)[(number + seat) % len(POLICIES)] for seat in range(seats)]
    while not state.is_over:
        seat = seats_to_act(state)[0]
        view = project(state, seat)
        action = load_player(levels[seat]).choose(
            view, legal_actions(state, seat), decision_seed(ROUND_SEED, view)
        )
        yield state, seat, levels[seat], action
        state = apply(state, action).state


def chosen(state: RoundState, seat: int, level: str, seed: int = 0) -> str:
    """Return what a player would do, as a word and its cards."""
    action = load_player(level).choose(project(state, Seat(seat)), legal_actions(state, Seat(seat)), seed)
    if isinstance(action, Discard):
        return f"discard {state.card(action.card).name}"
    if isinstance(action, Claim):
        return " ".join([action.kind.name.lower(), *(state.card(index).name for index in action.cards)])
    return type(action).__name__.lower()


def test_levels_from_weak_to_strong() -> None:
    assert list(POLICIES) == ["easy", "normal", "hard", "expert"]


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(EngineError, match=r"'genius'.*easy, normal, hard, expert"):
        load_player("genius")


def test_nothing_a_player_is_made_of_knows_a_round() -> None:
    imported: dict[str, list[str]] = {}
    waiting = ["engine.ai.player"]
    while waiting:
        module = waiting.pop()
        names: list[str] = []
        for node in ast.walk(
            ast.parse((ROOT / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))
        ):
            if isinstance(node, ast.Import):
                names += [alias.name for alias in node.names]
            if isinstance(node, ast.ImportFrom):
                names.append(str(node.module))
                taken = {alias.name for alias in node.names}
                assert node.module != "engine.view" or taken == {"View"}
        imported[module] = names
        waiting += [name for name in names if name.startswith("engine.ai.") and name not in imported]

    assert {"engine.ai.easy", "engine.ai.normal", "engine.ai.hard", "engine.ai.expert"} <= imported.keys()
    assert "engine.ai.kernel" not in imported
    for module, names in imported.items():
        assert MAY_NOT_BE_KNOWN.isdisjoint(names), module


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "rounds"), [(PVT, 30), (WIKI, 8), (LOOSE, 8)], ids=["pvt", "wiki", "loose"]
)
def test_what_is_hidden_changes_neither_view_nor_choice(rules: Rules, rounds: int) -> None:
    chance = random.Random(1)
    looked_at = 0
    for number in range(rounds):
        for state, seat, level, action in played(rules, number):
            other = reshuffled(state, seat, chance)
            view = project(state, seat)
            hidden = project(other, seat)
            legal = legal_actions(other, seat)
            again = load_player(level).choose(hidden, legal, decision_seed(ROUND_SEED, hidden))

            assert repr(hidden).encode() == repr(view).encode()
            assert again == action
            looked_at += 1

    assert looked_at > 40 * rounds


def reshuffled(state: RoundState, seat: Seat, chance: random.Random) -> RoundState:
    """Return the round with everything a seat cannot see exchanged: the other hands and the wall."""
    hidden = [index for other, hand in state.hands.items() if other != seat for index in hand]
    hidden += map(DeckIndex, range(state.wall_start, len(state.deck)))
    cards = [state.deck[index] for index in hidden]
    chance.shuffle(cards)
    deck = list(state.deck)
    for index, card in zip(hidden, cards, strict=True):
        deck[index] = card
    known = tuple(deck)
    return state._replace(deck=known, counts=state.hands.map(lambda hand: hand_counts(known, hand)))


@pytest.mark.slow
def test_no_two_decisions_of_a_seat_share_their_chance() -> None:
    for number in range(6):
        seeds = [
            (seat, decision_seed(ROUND_SEED, project(state, seat)))
            for state, seat, _, _ in played(PVT, number)
            if len(legal_actions(state, seat)) > 1 or state.offer is not None
        ]

        assert len(set(seeds)) == len(seeds)
        assert len({seed for _, seed in seeds}) == len(seeds)


def test_the_chance_of_a_decision_follows_from_the_round() -> None:
    view = project(dealt(PVT, 1), Seat(0))

    assert decision_seed(ROUND_SEED, view) == decision_seed(ROUND_SEED, view)
    assert decision_seed(ROUND_SEED, view) != decision_seed(bytes(32), view)
    assert 0 <= decision_seed(ROUND_SEED, view) < 1 << 64


def digest() -> str:
    """Return the digest of everything chosen in some rounds."""
    found = hashlib.sha256()
    for rules, seats in ((PVT, 4), (WIKI, 3), (LOOSE, 6)):
        for number in range(3):
            for _, _, _, action in played(rules, number, seats=seats):
                found.update(encode_action(action))
    return found.hexdigest()


def test_choices_are_the_same_in_another_process() -> None:
    program = "from tests.engine.ai.test_ai_player import digest; print(digest())"
    ran = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "77"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )

    assert ran.stdout.strip() == digest()


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_a_win_is_never_missed(rules: Rules) -> None:
    wins = 0
    for number in range(4):
        for state, seat, _, action in played(rules, number):
            legal = legal_actions(state, seat)

            assert action in legal
            assert isinstance(action, Win) == any(isinstance(other, Win) for other in legal)
            wins += isinstance(action, Win)

    assert wins


@pytest.mark.parametrize("level", POLICIES)
def test_a_dealt_win_is_declared(level: str) -> None:
    state = arranged(PVT, {0: "gA gB gC gX gY gZ rX rY rZ wX wY wZ yX yY yZ wA wB wC yB yB gS"})
    assert chosen(state, 0, level) != "win"

    complete = arranged(PVT, {0: "gA gB gC gX gY gZ rX rY rZ wX wY wZ yX yY yZ wA wB wC rS wS yS"})
    assert chosen(complete, 0, level) == "win"


@pytest.mark.slow
def test_easy_never_breaks_a_set_of_three_or_four() -> None:
    careless = 0
    partition = partition_for(PVT, 4)
    for number in range(30):
        for state, seat, level, action in played(PVT, number):
            counts = state.counts[seat]
            if level != "easy" or not isinstance(action, Discard) or counts is None:
                continue
            card = state.card(action.card)
            change = partition.deadwood(without(counts, (card,))) - partition.deadwood(counts)

            assert counts[card] < 3
            assert change <= 1
            careless += change == 1

    assert careless


def test_easy_overlooks_claims_and_normal_does_not() -> None:
    state = follow(arranged(PVT, {0: "gX", 1: "gX gX gB rC wY yZ rS rX wB"}), "0 discard gX")
    seen = [chosen(state, 1, "easy", seed) for seed in range(1000)]

    assert {chosen(state, 1, "normal", seed) for seed in range(100)} == {"pong gX gX"}
    assert 300 < seen.count("pass") < 500
    assert seen.count("pass") + seen.count("pong gX gX") == 1000
