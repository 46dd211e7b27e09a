"""Levels and paces have one name each: in the window, in the terminal and on the command line."""

import argparse

import pytest

from engine.ai.player import POLICIES
from net.pace import PACES
from tusac_qt.commands import bot, host, sim
from tusac_qt.commands.arguments import add_match_arguments, match_options
from tusac_qt.windows.widgets import match_chips
from tusac_qt.words.i18n import level_name, pace_name

LEVELS = [level_name(level) for level in POLICIES]


def parsed(add: object, *line: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add(parser)  # type: ignore[operator]  # any of the functions that add arguments
    parser.add_argument("--lang")
    return parser.parse_args(line)


@pytest.mark.parametrize("level", POLICIES)
def test_a_level_is_typed_as_the_window_and_the_terminal_show_it(level: str) -> None:
    named = level_name(level)

    assert match_options(parsed(add_match_arguments, "--ai", named), starts_match=True).level == level
    assert parsed(host.add_arguments, "--bots", named.upper()).bots == named
    assert parsed(bot.add_arguments, "--level", named).level == named
    assert parsed(sim.add_arguments, "--ai", ",".join([named] * 4)).ai == (level,) * 4
    assert match_chips._LEVELS[level].casefold() == f"{named}s"


@pytest.mark.parametrize("pace", PACES)
def test_a_pace_is_typed_as_the_window_shows_it(pace: str) -> None:
    assert parsed(add_match_arguments, "--pace", pace_name(pace)).pace is PACES[pace]


def test_the_names_in_records_may_be_typed_as_well() -> None:
    for level in POLICIES:
        assert match_options(parsed(add_match_arguments, "--ai", level), starts_match=True).level == level
    for pace in PACES:
        assert parsed(add_match_arguments, "--pace", pace).pace is PACES[pace]


@pytest.mark.parametrize(
    "add", [add_match_arguments, host.add_arguments, bot.add_arguments, sim.add_arguments]
)
def test_the_help_and_the_complaint_name_levels_and_paces_as_the_window_does(
    add: object, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = argparse.ArgumentParser()
    add(parser)  # type: ignore[operator]  # as above
    page = " ".join(parser.format_help().split())

    assert ", ".join(LEVELS) in page
    if "--pace" in page:
        assert ", ".join(pace_name(pace).casefold() for pace in PACES) in page
        with pytest.raises(SystemExit):
            parser.parse_args(["--pace", "slow"])
        assert pace_name("normal").casefold() in capsys.readouterr().err


def test_the_usual_players_of_a_simulation_are_those_of_the_levels_they_name() -> None:
    assert parsed(sim.add_arguments).ai == ("hard", "normal", "normal", "normal")
