"""Assistive technology sees what everybody sees, and can press nothing that is not to be pressed."""

from pathlib import Path

import pytest

from tests.support.assistive import ENABLED, FOCUSED, Thing, read_aloud, why_not

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(bool(why_not()), reason=why_not()),
]

CONTROLS = {"push button", "check box", "radio button", "combo box", "list item", "slider", "spin button"}


def is_asked(things: list[Thing]) -> bool:
    return any(one.role == "dialog" for one in things)


def is_home(things: list[Thing]) -> bool:
    return any(one.name == "Today’s deal" for one in things)


def named_once(things: list[Thing]) -> None:
    """Check that each control has a name, and that the keyboard is in one place at most."""
    assert [one for one in things if one.role in CONTROLS and not one.name] == []
    assert len([one for one in things if FOCUSED in one.states]) <= 1


def test_nothing_beneath_a_question_can_be_pressed(tmp_path: Path) -> None:
    with read_aloud(tmp_path) as (desktop, tree):
        play = tree.until_named("Play")
        tree.press(tree.until_named("With the family"))
        asked = tree.until(is_asked)
        at = [one.role for one in asked].index("dialog")

        assert asked[at].name == "What’s your name?"
        assert [one.name for one in asked[:at] if one.role in CONTROLS and ENABLED in one.states] == []
        named_once(asked)

        tree.press(play)
        tree.press(next(one for one in asked if one.name == "Cancel"))
        after = tree.until(lambda things: not is_asked(things))
        assert is_home(after)
        assert not list(Path(desktop.environ["HOME"]).rglob("*.tusac-record"))


def test_a_match_has_a_name_for_everything_and_one_place_for_the_keyboard(tmp_path: Path) -> None:
    with read_aloud(tmp_path) as (_, tree):
        named_once(tree.shown())
        tree.press(tree.until_named("Play"))
        table = tree.until(lambda things: any(one.name == "Answers" for one in things))

        named_once(table)
        lists = [one.name for one in table if one.role == "list"]
        items = [one for one in table if one.role == "list item"]
        assert [name.partition(",")[0] for name in lists] == ["Your hand", "Players"]
        assert len(items) in {20 + 4, 21 + 4}
