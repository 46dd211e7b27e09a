"""Rules that can be played and are hardly meant get a note: nobody can win, or one of them changes nothing."""

import json
import random
from pathlib import Path

import pytest

from engine.rule_notes import RuleNote, most_points, notes
from engine.rules import Rules
from engine.rules_text import override
from engine.state import Phase
from tests.engine.test_playable_rules import played, random_rules
from tests.support.rounds import dealt
from tests.support.rulesets import PVT, TENHU, VIET, WIKI
from tusac_qt.choices.house_rules import check, problems_of
from tusac_qt.cli import main
from tusac_qt.model.rules_draft import Draft
from tusac_qt.words.knob_values import value_text
from tusac_qt.words.rule_problems import problem_text

ODD: tuple[tuple[Rules, dict[str, object], str, RuleNote], ...] = (
    (PVT, {"min_points_to_win": 42}, "min_points_to_win", RuleNote.NEVER_ENOUGH_POINTS),
    (
        override(WIKI, {"dealt_win": True}),
        {"min_points_from_five": 60},
        "min_points_from_five",
        RuleNote.NEVER_ENOUGH_POINTS,
    ),
    (PVT, {"dead_wall": 31}, "dead_wall", RuleNote.NOTHING_IS_DRAWN),
    (
        PVT,
        {"identical_soldiers": 5, "mixed_color_ranks": []},
        "identical_soldiers",
        RuleNote.SOLDIERS_FIT_NOTHING,
    ),
    (TENHU, {"ante": 0}, "may_fold", RuleNote.FOLDING_IS_FREE),
    (PVT, {"hand_size_of_six": 15}, "hand_size_of_six", RuleNote.NO_EFFECT_BESIDE),
    (PVT, {"multiplier_from_five": 2}, "multiplier_from_five", RuleNote.NO_EFFECT_BESIDE),
    (PVT, {"kong_before_pong": True}, "kong_before_pong", RuleNote.NO_EFFECT_BESIDE),
    (PVT, {"jokers_as_generals": True}, "jokers_as_generals", RuleNote.NO_EFFECT_BESIDE),
    (PVT, {"losers_pay": False, "shower_pays": True}, "shower_pays", RuleNote.NO_EFFECT_BESIDE),
    (PVT, {"losers_pay": False, "ante": 5}, "ante", RuleNote.NO_EFFECT_BESIDE),
    (
        VIET,
        {"losers_pay": False, "loser_kong_deduction": "amount"},
        "loser_kong_deduction",
        RuleNote.NO_EFFECT_BESIDE,
    ),
    (
        override(TENHU, {"ante": 0, "may_fold": False}),
        {"losers_pay": False, "may_fold": True},
        "may_fold",
        RuleNote.FOLDING_IS_FREE,
    ),
    (PVT, {"joker_kong_points": [24, 18]}, "joker_kong_points", RuleNote.NO_EFFECT_BESIDE),
    (
        override(PVT, {"copies_per_type": 3, "hand_size": 15}),
        {"kong_draws": True},
        "kong_draws",
        RuleNote.NO_EFFECT_BESIDE,
    ),
    (PVT, {"joker_extra": 2}, "joker_extra", RuleNote.NO_EFFECT_BESIDE),
    (PVT, {"call_given_up_pong": True}, "call_given_up_pong", RuleNote.NO_EFFECT_BESIDE),
    (TENHU, {"drawn_general": "may_keep"}, "dead_hand_points", RuleNote.NO_EFFECT_BESIDE),
    (PVT, {"dealt_kong_points": 6}, "dealt_kong_points", RuleNote.NO_EFFECT_BESIDE),
    (PVT, {"payment": "stake", "self_draw_bonus": 3}, "self_draw_bonus", RuleNote.NO_EFFECT_BESIDE),
    (VIET, {"payment_floor_zero": False}, "payment_floor_zero", RuleNote.NO_EFFECT_BESIDE),
    (PVT, {"payment": "stake", "win_bonus": 2}, "win_bonus", RuleNote.NO_EFFECT_BESIDE),
    (PVT, {"payment": "over_minimum"}, "payment", RuleNote.NO_EFFECT_BESIDE),
    (
        PVT,
        {"general_claims_by_others": ["win", "pong"]},
        "general_claims_by_others",
        RuleNote.NO_PONG_OF_GENERALS,
    ),
)


@pytest.mark.parametrize("rules", [PVT, WIKI, VIET, TENHU], ids=lambda rules: rules.name)
def test_the_rules_that_come_with_the_game_have_none(rules: Rules) -> None:
    assert notes(rules) == ()


@pytest.mark.parametrize(("base", "changed", "key", "note"), ODD, ids=lambda value: str(value)[:40])
def test_odd_rules_are_noted_at_the_rule_and_can_be_played(
    base: Rules, changed: dict[str, object], key: str, note: RuleNote
) -> None:
    (found,) = notes(override(base, changed))

    assert (found.key, found.fault) == (key, note)
    assert "{" not in problem_text(found)


def test_every_note_is_shown() -> None:
    assert {note for *_, note in ODD} == set(RuleNote)


def test_forty_one_points_can_be_won_with_and_not_one_more() -> None:
    """docs/rules.md, 7.2."""
    assert all(most_points(rules, seats) == 41 for rules in (PVT, WIKI, VIET) for seats in rules.players)
    assert notes(override(PVT, {"min_points_to_win": 41})) == ()


@pytest.mark.slow
def test_nobody_wins_with_more_points_than_can_be_or_where_it_is_noted_that_nobody_can() -> None:
    for seed in range(40):
        rules = random_rules(random.Random(seed))
        (seats,) = rules.players
        ended = played(dealt(rules, seed, seats=seats, dealer=seed % seats), random.Random(seed))
        told = {note.fault for note in notes(rules)}
        assert ended.phase is not Phase.WON or RuleNote.NEVER_ENOUGH_POINTS not in told
        if ended.outcome is not None and ended.outcome.winning is not None:
            assert ended.outcome.winning.points <= most_points(rules, seats)


def test_what_is_wrong_at_every_number_of_players_is_said_once() -> None:
    wrong = {**WIKI.knobs(), "hand_size": 3, "dealt_win": False}
    (told,) = problems_of(wrong).values()

    assert len(told) == 1


def test_check_tells_notes_and_finds_no_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ours = tmp_path / "ours.toml"
    ours.write_text('name = "ours"\nbase = "pvt"\nmin_points_to_win = 42\n', encoding="utf-8")

    assert main(["rules", "check", str(ours)]) == 0
    told = capsys.readouterr().out
    assert "note on min_points_to_win: with 4 players no hand is worth more than 41" in told
    assert "no mistakes" in told
    assert main(["rules", "check", str(ours), "--json"]) == 0
    read = json.loads(capsys.readouterr().out)
    assert read["problems"] == {}
    assert list(read["notes"]) == ["min_points_to_win"]


def test_a_draft_has_notes_only_where_it_can_be_played() -> None:
    draft = Draft.of(PVT, own=False).change("min_points_to_win", 42)

    assert list(draft.notes) == ["min_points_to_win"]
    assert draft.change("hand_size", 0).notes == {}
    assert check(draft.values, lambda _: None).problems == {}


@pytest.mark.parametrize("rules", [PVT, WIKI, VIET, TENHU], ids=lambda rules: rules.name)
def test_no_number_that_stands_for_something_else_is_printed(
    rules: Rules, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "show", rules.name]) == 0
    shown = capsys.readouterr().out

    assert ": -1" not in shown
    for key in ("hand_size_of_six", "min_points_from_five", "dead_wall_from_five"):
        stands_for_fewer = rules.knobs()[key] in (0, -1) and not (
            key == "dead_wall_from_five" and rules == TENHU
        )
        assert (value_text(rules, key) == "the same") is stands_for_fewer
