"""Rules while they are edited.

Each change can be undone, each mistake is told at its field, nothing is lost.
"""

import pytest

from engine.cards import Piece
from engine.knobs import ClaimName, WallStyle
from engine.rules_text import override
from engine.rulesets import load
from net.node.kept_file import NewerError
from tusac_qt.model.rules_draft import (
    Draft,
    Form,
    RuleControl,
    differs,
    form_of,
    format_draft,
    parse_draft,
    plain,
)
from tusac_qt.words.knob_words import KNOBS

PVT = load("pvt")


def _draft() -> Draft:
    return Draft.of(PVT, own=False).change("name", "Ours")


@pytest.mark.parametrize(
    ("key", "form"),
    [
        ("dealt_win", Form(RuleControl.FLAG)),
        ("dead_wall", Form(RuleControl.NUMBER)),
        ("jokers", Form(RuleControl.CHOICE, (0, 5))),
        ("dealer_extra", Form(RuleControl.CHOICE, (1,))),
        ("wall_style", Form(RuleControl.CHOICE, tuple(WallStyle))),
        ("players", Form(RuleControl.SET, (2, 3, 4, 5, 6))),
        ("mixed_color_ranks", Form(RuleControl.SET, tuple(Piece))),
        ("out_of_turn_claims", Form(RuleControl.SET, tuple(ClaimName))),
        ("general_claims_by_others", Form(RuleControl.SET, (ClaimName.WIN, ClaimName.KONG, ClaimName.PONG))),
        ("general_pong_points", Form(RuleControl.PAIR)),
        ("points", Form(RuleControl.POINTS)),
    ],
)
def test_how_a_rule_is_edited_follows_from_its_type(key: str, form: Form) -> None:
    assert form_of(key) == form


@pytest.mark.parametrize("key", KNOBS)
def test_every_choice_offered_can_be_read_as_a_rule(key: str) -> None:
    form = form_of(key)
    for choice in form.choices:
        value = [plain(choice)] if form.kind is RuleControl.SET else plain(choice)

        assert override(PVT, {key: value}) is not None


def test_changes_are_undone_and_done_again_one_by_one() -> None:
    first = _draft()
    second = first.change("dead_wall", 7)
    third = second.change("jokers", 5)

    assert third.undo().values == second.values
    assert third.undo().undo().values == first.values
    assert third.undo().undo().redo().redo().values == third.values
    assert third.undo().change("unit", 2).redo().values["jokers"] == 0
    assert Draft.of(PVT, own=False).undo() == Draft.of(PVT, own=False)


def test_a_change_to_the_same_value_is_none() -> None:
    assert _draft().change("dead_wall", 6) == _draft()


def test_a_text_that_is_typed_is_one_change() -> None:
    draft = _draft().change("description", "a", typing=True).change("description", "ab", typing=True)

    assert draft.values["description"] == "ab"
    assert draft.undo().values == _draft().values


def test_one_rule_or_all_are_put_back() -> None:
    draft = _draft().change("dead_wall", 7).change("jokers", 5)

    assert differs(draft, "jokers", PVT)
    assert not differs(draft.reset(PVT, "jokers"), "jokers", PVT)
    assert draft.reset(PVT, "jokers").values["dead_wall"] == 7
    whole = draft.reset(PVT)
    assert (whole.values["dead_wall"], whole.values["jokers"], whole.values["name"]) == (6, 0, "Ours")
    assert whole.undo().values == draft.values


def test_wrong_values_stay_and_are_explained_at_their_fields() -> None:
    draft = _draft().change("players", [6]).change("dead_wall", 60).change("unit", 0)

    assert draft.rules is None
    assert set(draft.problems) == {"unit", "hand_size"}
    assert draft.change("unit", 1).change("dead_wall", 40).rules is not None


@pytest.mark.parametrize(
    ("name", "is_free"), [("", False), ("pvt", False), ("Theirs", False), ("Ours", True)]
)
def test_a_name_is_free_if_no_other_ruleset_has_it(name: str, *, is_free: bool) -> None:
    problem = _draft().change("name", name).naming_problem(frozenset({"Theirs"}))

    assert (problem is None) == is_free


def test_ones_own_rules_are_saved_over_themselves() -> None:
    draft = Draft.of(override(PVT, {"name": "Theirs"}), own=True).change("unit", 2)

    assert draft.naming_problem(frozenset({"Theirs"})) is None
    assert draft.is_changed
    assert not draft.mark_saved().is_worth_keeping


def test_a_draft_survives_a_crash_with_its_mistakes() -> None:
    draft = _draft().change("unit", 0)
    kept = parse_draft(format_draft(draft, "pvt"))

    assert kept[0].values == draft.values
    assert kept[0].is_changed
    assert kept[0].undo().values == _draft().values
    assert kept[1] == "pvt"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "values = 1",
        "[values]\n[saved]\n",
        "opened = ''\nsaved = {}\npast = []\n[values]\nhand_size = 'many'",
        "opened = ''\nvalues = {}\nsaved = {}\npast = [1]",
        "opened = " + "[" * 5000,
    ],
)
def test_a_kept_draft_that_is_damaged_is_not_used(text: str) -> None:
    with pytest.raises(ValueError, match=r"keeps|Invalid|in each other|Expected"):
        parse_draft(text)


def test_a_draft_with_a_rule_that_only_a_newer_version_knows_is_not_damaged() -> None:
    with pytest.raises(NewerError):
        parse_draft("opened = ''\nsaved = {}\npast = []\n[values]\nx = 1")
