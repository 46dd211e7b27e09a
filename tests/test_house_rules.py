"""A family's own rules: kept as files that people can read, and every mistake in one named."""

from pathlib import Path

import pytest

from engine.rules import Rules
from engine.rules_text import override, rules_from_toml
from engine.rulesets import load
from tests.support.rulesets import RULESETS
from tusac_qt.choices.house_rules import (
    HouseRules,
    format_rules,
    known_rules,
    name_problem,
    problems_of,
    read_rules,
)


def _house(name: str = "Nhà ngoại") -> Rules:
    return override(load("pvt"), {"name": name, "dead_wall": 9})


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS.keys())
def test_rules_are_read_back_from_the_text_they_are_kept_as(rules: Rules) -> None:
    text = format_rules(rules)

    assert rules_from_toml(text) == rules
    assert "# Jokers: None or five" in text


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
    table = load("pvt").to_dict() | {"hand_size": 0, "players": [9], "jokers": "many", "color": "red"}
    del table["unit"]

    assert problems_of(table) == {
        "color": "there is no such rule",
        "jokers": "'many' is not a whole number",
        "unit": "missing",
        "hand_size": "0 is not between 1 and 40",
        "players": "name one or more numbers from 2 to 6",
    }


def test_fields_that_contradict_each_other_are_named() -> None:
    assert problems_of(load("pvt").to_dict()) == {}
    assert problems_of(load("pvt").to_dict() | {"players": [6], "dead_wall": 60}) == {
        "hand_size": "6 players and the dead wall need 181 cards of 168"
    }


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    with pytest.raises(ValueError, match=r"mine\.toml: cannot be read: No such file"):
        read_rules(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match=r"mine\.toml: cannot be read"):
        read_rules(path)
    path.write_text(format_rules(load("pvt")).replace("dead_wall = 6", 'dead_wall = "six"'), encoding="utf-8")
    with pytest.raises(ValueError, match=r"mine\.toml: dead_wall: 'six' is not a whole number"):
        read_rules(path)
