"""`tusac rules`: every rule explained, two rulesets compared, every mistake of a file named."""

import json
from pathlib import Path

import pytest

from engine.rules_text import override, rules_from_dict
from engine.rulesets import load, names
from tusac_qt.choices.house_rules import HouseRules, format_rules, house_rules_dir
from tusac_qt.cli import main
from tusac_qt.words.knob_words import KNOBS, knob_explanation, knob_name


@pytest.fixture
def mine() -> Path:
    """A ruleset of the player's own."""
    changes = {"name": "Nhà ngoại", "dead_wall": 7, "points": {"quad": [4, 4]}}
    return HouseRules(house_rules_dir()).save(override(load("pvt"), changes))


def test_list_tells_which_of_ones_own_cannot_be_played_any_more(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine.write_text(
        mine.read_text(encoding="utf-8").replace("dead_wall = 7", "dead_wall = 99"), encoding="utf-8"
    )

    assert main(["rules", "list"]) == 0
    assert f"{mine}: dead_wall: 99 is not between 0 and 60" in capsys.readouterr().err


def test_old_names_are_told_wherever_a_file_is_given(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine.write_text('name = "Nhà ngoại"\nquad_claim = "compulsory"\n', encoding="utf-8")
    line = f"{mine}: old names are read as the new ones: quad_claim as kong_claim\n"

    assert main(["rules", "check", str(mine)]) == 0
    assert capsys.readouterr().out == f"{line}{mine}: no mistakes; “Nhà ngoại”\n"
    assert main(["rules", "check", str(mine), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"problems": {}, "notes": {}, "old_names": {"quad_claim": "kong_claim"}}
    for command in (["rules", "list"], ["rules", "show", str(mine)]):
        assert main(command) == 0
        assert capsys.readouterr().err == f"tusac: {line}"


@pytest.mark.usefixtures("mine")
def test_list_names_the_presets_and_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("  ")[0].strip() for line in lines] == [*names(), "Nhà ngoại"]
    assert "  4 players  " in next(line for line in lines if line.startswith("pvt "))

    assert main(["rules", "list", "--json"]) == 0
    table = json.loads(capsys.readouterr().out)
    assert [entry["comes_with_the_game"] for entry in table] == [True] * len(names()) + [False]
    assert [entry["description"] == "" for entry in table] == [False] * len(names()) + [True]


def test_show_tells_every_rule_with_its_explanation(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "show", "pvt"]) == 0
    text = " ".join(capsys.readouterr().out.split())

    for key in KNOBS:
        assert f"{knob_name(key)}:" in text
        assert knob_explanation(key) in text


@pytest.mark.parametrize("task", ["list", "show pvt", "diff pvt wiki", "check FILE"])
def test_every_task_takes_the_options_of_every_command(
    task: str, mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["rules", *task.replace("FILE", str(mine)).split()]
    before = main([words[0], "--lang", "fr", *words[1:]]), capsys.readouterr()

    assert (main([*words, "--lang", "fr"]), capsys.readouterr()) == before
    assert main([*words, "--lang", "fr", "--no-color"]) == before[0]


@pytest.mark.usefixtures("mine")
def test_show_prints_json_that_is_the_ruleset(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "show", "Nhà ngoại", "--json"]) == 0
    table = json.loads(capsys.readouterr().out)
    digest = table.pop("digest")

    assert rules_from_dict(table).digest == digest


def test_diff_tells_only_what_differs(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "diff", "pvt", str(mine)]) == 1
    text = capsys.readouterr().out

    assert text.splitlines() == [
        "Cards nobody draws  [dead_wall]",
        "  - 6",
        "  + 7",
        "Points of the sets  [points]",
        "  - Quad (four colors) 2 in hand, 2 on the table",
        "  + Quad (four colors) 4 in hand, 4 on the table",
    ]
    assert main(["rules", "diff", "pvt", str(mine), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["dead_wall"] == [6, 7]


def test_rules_under_two_names_are_the_same_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(format_rules(override(load("pvt"), {"name": "copy"})), encoding="utf-8")

    assert main(["rules", "diff", "pvt", str(path)]) == 0
    assert capsys.readouterr().out == "Both are the same game.\n"


def test_check_names_every_mistake_at_its_field(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "check", str(mine)]) == 0
    assert "Nhà ngoại" in capsys.readouterr().out

    text = mine.read_text(encoding="utf-8").replace("dead_wall = 7", "unit = 0\njokers = 3\nkong_clam = 1")
    mine.write_text(text, encoding="utf-8")
    assert main(["rules", "check", str(mine)]) == 1
    told = [line.removeprefix(f"{mine}: ") for line in capsys.readouterr().out.splitlines()]
    assert told == [
        "unit: 0 is not between 1 and 1000000",
        "jokers: 3 is neither 0 nor 5",
        "kong_clam: there is no such rule; did you mean kong_claim?",
    ]
    assert main(["rules", "check", str(mine), "--json"]) == 1
    assert set(json.loads(capsys.readouterr().out)["problems"]) == {"unit", "jokers", "kong_clam"}


def test_check_tells_a_file_that_is_no_toml_from_one_that_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.toml").write_text("name = ", encoding="utf-8")
    (tmp_path / "b.toml").write_bytes(b"\xff")

    assert main(["rules", "check", str(tmp_path / "a.toml")]) == 1
    assert main(["rules", "check", str(tmp_path / "b.toml")]) == 1
    assert main(["rules", "check", str(tmp_path / "none.toml")]) == 2
    assert "none.toml" in capsys.readouterr().err


@pytest.mark.parametrize("line", [["rules"], ["rules", "sort"], ["rules", "diff", "pvt"]])
def test_a_task_that_is_not_whole_is_refused_in_a_line(
    line: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(line)

    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_ruleset_nobody_knows_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "show", "nobody's"]) == 2
    assert "pvt" in capsys.readouterr().err
