"""Files of rules: a base and what differs, defaults, versions, and names that rules had once."""

from collections.abc import Mapping

import pytest

from engine import rulesets
from engine.errors import RuleFault, RulesError
from engine.melds import MeldKind
from engine.old_names import with_first_names, with_todays_names
from engine.rules import Rules
from engine.rules_text import VERSION, Find, rules_from_toml, written
from engine.toml_text import TomlError, parse_toml
from tests.support.rulesets import PVT, RULESETS, VIET


def _files(**texts: str) -> Find:
    """Return where files are found by the names of their rulesets."""
    tables: Mapping[str, Mapping[str, object]] = {name: parse_toml(text) for name, text in texts.items()}
    return tables.get


def _fault(text: str, find: Find = rulesets.find) -> tuple[str, RuleFault, Mapping[str, object]]:
    """Return the one thing that is wrong with a file."""
    with pytest.raises(RulesError) as caught:
        rules_from_toml(text, find)
    (problem,) = caught.value.problems
    assert isinstance(problem.fault, RuleFault)
    return problem.key, problem.fault, problem.arguments


def test_a_file_with_a_base_says_only_what_differs() -> None:
    rules = rules_from_toml('name = "ours"\nbase = "viet"\nunit = 5\n[points]\nkong = [9, 7]', rulesets.find)

    assert (rules.name, rules.unit, rules.kong_multiplier) == ("ours", 5, VIET.kong_multiplier)
    assert rules.points[MeldKind.KONG] == (9, 7)
    assert rules.points[MeldKind.QUAD] == VIET.points[MeldKind.QUAD]


def test_a_base_may_have_a_base() -> None:
    find = _files(one='base = "two"\nunit = 2\ndead_wall = 9', two="unit = 3\njokers = 5")
    rules = rules_from_toml('name = "ours"\nbase = "one"', find)

    assert (rules.unit, rules.dead_wall, rules.jokers) == (2, 9, 5)
    assert rules.hand_size == PVT.hand_size


def test_a_name_and_a_description_are_not_inherited() -> None:
    assert rules_from_toml('name = "ours"\nbase = "pvt"', rulesets.find).description == ""
    assert _fault('base = "pvt"')[:2] == ("name", RuleFault.MISSING)


def test_a_file_without_a_rule_that_came_later_is_read() -> None:
    older = "\n".join(f"{key} = {str(value).lower()}" for key, value in PVT.knobs().items() if value is True)

    assert rules_from_toml(f'name = "pvt"\ndescription = "{PVT.description}"\n{older}') == PVT


@pytest.mark.parametrize(
    ("text", "key", "fault", "arguments"),
    [
        ('base = "mine"', "base", RuleFault.NO_SUCH_RULESET, {"ruleset": "mine"}),
        ("base = 5", "base", RuleFault.NOT_A_TEXT, {"value": "5"}),
        ("version = 3", "version", RuleFault.NEWER_VERSION, {"version": 3, "newest": VERSION}),
        ("version = 0", "version", RuleFault.NOT_A_VERSION, {"value": "0"}),
        ('version = "2"', "version", RuleFault.NOT_A_VERSION, {"value": "'2'"}),
        ("kong_clam = 1", "kong_clam", RuleFault.NO_SUCH_RULE_BUT, {"nearest": "kong_claim"}),
        ("xyzzy = 1", "xyzzy", RuleFault.NO_SUCH_RULE, {}),
        (
            *('quad_claim = "optional"\nkong_claim = "optional"', "kong_claim"),
            *(RuleFault.TWO_NAMES, {"old": "quad_claim"}),
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_told(
    text: str, key: str, fault: RuleFault, arguments: dict[str, object]
) -> None:
    assert _fault(f'name = "ours"\n{text}') == (key, fault, arguments)


def test_a_file_of_a_newer_version_is_told_so_whatever_else_it_says() -> None:
    assert _fault('name = "ours"\nversion = 9\nbase = "mine"\ncolor = 1')[1] is RuleFault.NEWER_VERSION


def test_bases_that_go_round_are_told_with_the_circle() -> None:
    find = _files(one='base = "two"', two='base = "three"', three='base = "two"')

    fault = _fault('name = "ours"\nbase = "one"', find)
    assert fault == ("base", RuleFault.BASES_GO_ROUND, {"rulesets": ["two", "three", "two"]})


def test_a_base_that_cannot_be_read_is_told_as_the_base() -> None:
    find = _files(newer="version = 9")

    fault = _fault('name = "ours"\nbase = "newer"', find)
    assert fault == ("base", RuleFault.UNUSABLE_BASE, {"ruleset": "newer"})


def test_old_names_are_read_and_told() -> None:
    old = 'name = "ours"\nquad_claim = "compulsory"\nout_of_turn_claims = ["win", "quad"]'
    new = 'name = "ours"\nkong_claim = "compulsory"\nout_of_turn_claims = ["win", "kong"]'

    assert rules_from_toml(old) == rules_from_toml(new)
    assert written(parse_toml(old), rulesets.find).renamed == {"quad_claim": "kong_claim", "quad": "kong"}
    assert written(parse_toml(new), rulesets.find).renamed == {}


def test_a_quad_among_the_points_is_four_soldiers() -> None:
    said = written(parse_toml('name = "ours"\n[points]\nquad = [4, 4]\nkong = [9, 9]'), rulesets.find)

    assert said.renamed == {}
    assert said.values["points"]["quad"] == [4, 4]  # type: ignore[index]


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_first_and_todays_names_lead_back_and_forth(rules: Rules) -> None:
    assert with_todays_names(with_first_names(rules.knobs()))[0] == rules.knobs()


def test_many_unknown_names_take_no_time_each() -> None:
    text = "name = 'ours'\n" + "".join(f"kong_clam{number} = 1\n" for number in range(5000))
    with pytest.raises(RulesError) as caught:
        rules_from_toml(text)

    near = [problem for problem in caught.value.problems if problem.fault is RuleFault.NO_SUCH_RULE_BUT]
    assert (len(near), len(caught.value.problems)) == (10, 5000)


def test_what_is_no_toml_is_no_ruleset() -> None:
    with pytest.raises(TomlError):
        rules_from_toml("players = ")
