"""A family's own rules: kept as files that people can read, and every mistake in one named."""

from pathlib import Path

import pytest

from engine.rules import Rules
from engine.rules_text import override, rules_from_toml
from engine.rulesets import find, load, names
from tests.support.rulesets import RULESETS
from tusac_qt.choices.house_rules import (
    HouseRules,
    check,
    format_rules,
    known_rules,
    name_problem,
    problems_of,
    read_rules,
)
from tusac_qt.words.rule_problems import problem_text


def _house(name: str = "Nhà ngoại") -> Rules:
    return override(load("pvt"), {"name": name, "dead_wall": 9})


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS.keys())
def test_rules_are_read_back_from_the_text_they_are_kept_as(rules: Rules) -> None:
    text = format_rules(rules)

    assert rules_from_toml(text, find) == rules


def test_a_file_explains_what_it_changes_and_says_nothing_else(tmp_path: Path) -> None:
    text = HouseRules(tmp_path).save(_house()).read_text(encoding="utf-8")

    assert [line for line in text.splitlines() if not line.startswith("#")] == [
        "version = 2",
        'name = "Nhà ngoại"',
        f'description = "{load("pvt").description}"',
        'base = "pvt"',
        "",
        "dead_wall = 9",
    ]
    assert "# Cards nobody draws: With this many cards left" in text


@pytest.mark.parametrize("base", names())
def test_the_base_of_a_file_is_the_preset_it_is_most_like(base: str) -> None:
    assert f'\nbase = "{base}"\n' in format_rules(override(load(base), {"name": "ours", "unit": 5}))
    assert "\nunit = 5\n" in format_rules(override(load(base), {"name": "ours", "unit": 5}))


def test_rules_may_be_based_on_others_of_ones_own(tmp_path: Path) -> None:
    house = HouseRules(tmp_path)
    house.save(_house())
    (tmp_path / "b.toml").write_text('name = "B"\nbase = "Nhà ngoại"\nunit = 5\n', encoding="utf-8")
    (tmp_path / "c.toml").write_text('name = "C"\nbase = "nobody\'s"\n', encoding="utf-8")

    assert house.all()["B"] == override(_house(), {"name": "B", "description": "", "unit": 5})
    (fault,) = house.faults()
    assert fault.startswith(f"{tmp_path / 'c.toml'}: base: there is no ruleset called nobody's;")


def test_old_names_in_files_are_told_once_for_each_file(tmp_path: Path) -> None:
    house = HouseRules(tmp_path)
    house.save(_house())
    path = tmp_path / "old.toml"
    path.write_text('name = "Old"\nquad_claim = "compulsory"\nstarter_extra = 1\n', encoding="utf-8")

    line = (
        f"{path}: old names are read as the new ones: quad_claim as kong_claim, starter_extra as dealer_extra"
    )
    assert house.notes() == (line,)
    told: list[str] = []
    assert read_rules(path, told.append) == house.all()["Old"]
    assert told == [line]
    house.save(house.all()["Old"])
    assert house.notes() == ()


def test_saved_rules_are_found_by_name_after_the_presets(tmp_path: Path) -> None:
    house = HouseRules(tmp_path / "rules")
    path = house.save(_house())

    assert path.name == "nha-ngoai.toml"
    assert house.all() == {"Nhà ngoại": _house()}
    assert list(known_rules(house))[-1] == "Nhà ngoại"


def test_saving_again_replaces_and_another_name_of_the_same_letters_does_not(tmp_path: Path) -> None:
    house = HouseRules(tmp_path)
    house.save(_house())
    changed = override(_house(), {"unit": 5})

    assert house.save(changed) == tmp_path / "nha-ngoai.toml"
    assert house.save(_house("Nha ngoai")) == tmp_path / "nha-ngoai (2).toml"
    assert house.all() == {"Nha ngoai": _house("Nha ngoai"), "Nhà ngoại": changed}


def test_deleted_rules_are_gone_and_a_broken_file_hides_no_other(tmp_path: Path) -> None:
    house = HouseRules(tmp_path)
    house.save(_house())
    house.save(_house("Other"))
    (tmp_path / "broken.toml").write_text("name = ", encoding="utf-8")
    house.delete("Other")

    assert list(house.all()) == ["Nhà ngoại"]
    assert [fault.partition(": ")[0] for fault in house.faults()] == [str(tmp_path / "broken.toml")]


@pytest.mark.parametrize("name", ["", "  ", "pvt", "x" * 41, "two\nlines"])
def test_a_name_that_rules_may_not_have_is_refused_and_nothing_written(name: str, tmp_path: Path) -> None:
    assert name_problem(name) is not None
    with pytest.raises(ValueError, match=r"^name: "):
        HouseRules(tmp_path).save(_house(name))
    assert list(tmp_path.iterdir()) == []


def test_every_field_that_is_wrong_is_named_at_once() -> None:
    table = load("pvt").knobs() | {"hand_size": 0, "players": [9], "jokers": "many", "color": "red"}
    del table["name"]

    assert _sentences(table) == {
        "name": "missing",
        "jokers": "'many' is not a whole number",
        "color": "there is no such rule",
        "hand_size": "0 is not between 1 and 40",
        "players": "give one or more numbers from 2 to 6",
    }


def _sentences(table: dict[str, object]) -> dict[str, str]:
    return {key: "; ".join(map(problem_text, several)) for key, several in problems_of(table).items()}


@pytest.mark.parametrize(
    "change",
    [
        {"version": 9, "base": "mine", "quad_claim": "optional", "unit": 0},
        {"version": "x", "base": 5, "x" * 99: 1, "name": 3},
    ],
)
def test_everything_wrong_with_a_file_is_found_at_once(change: dict[str, object]) -> None:
    checked = check(load("pvt").knobs() | change, find)

    keys = {"kong_claim" if key == "quad_claim" else key[:60] for key in change}
    assert set(checked.problems) == keys


def test_fields_that_contradict_each_other_are_named() -> None:
    assert problems_of(load("pvt").knobs()) == {}
    assert _sentences(load("pvt").knobs() | {"players": [6], "dead_wall": 60}) == {
        "hand_size": "6 players and the dead wall need 181 cards of 168"
    }


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    with pytest.raises(ValueError, match=r"mine\.toml: cannot be read: there is no such file"):
        read_rules(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match=r"mine\.toml: cannot be read"):
        read_rules(path)
    path.write_text('name = "mine"\ndead_wall = "six"', encoding="utf-8")
    with pytest.raises(ValueError, match=r"mine\.toml: dead_wall: 'six' is not a whole number"):
        read_rules(path)
