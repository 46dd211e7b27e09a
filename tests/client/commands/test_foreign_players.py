"""Players of somebody's own file in `tusac sim`: they see views alone, and fail in one sentence in bounded time."""

import json
import multiprocessing
from pathlib import Path

import pytest

from tests.client.commands.test_sim import sim
from tests.support.patience import with_limit
from tusac_qt.commands import foreign_players
from tusac_qt.commands.foreign_players import foreign_class

pytestmark = pytest.mark.real

GOOD = """
from engine import Discard, Pass


class Plain:
    def choose(self, view, legal, seed):
        return legal[0]


class Last:
    def choose(self, view, legal, seed):
        return legal[-1]
"""

BAD = """
import os
import sys
import time

from engine import Pass


class Illegal:
    def choose(self, view, legal, seed):
        return Pass(9)


class Nothing:
    def choose(self, view, legal, seed):
        return None


class Raises:
    def choose(self, view, legal, seed):
        return {}["missing"]


class LongTold:
    def choose(self, view, legal, seed):
        raise ValueError("one\\n" * 1000)


class Hangs:
    def choose(self, view, legal, seed):
        while True:
            pass


class Exits:
    def choose(self, view, legal, seed):
        os._exit(3)


class Leaves:
    def choose(self, view, legal, seed):
        sys.exit("enough")


class Wants:
    def __init__(self, weights):
        pass

    def choose(self, view, legal, seed):
        return legal[0]


class Mute:
    pass


NUMBER = 3
"""

BRIEF = ("--rounds", "4", "--seed", "3")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with files of players."""
    (tmp_path / "good.py").write_text(GOOD, encoding="utf-8")
    (tmp_path / "bad.py").write_text(BAD, encoding="utf-8")
    (tmp_path / "typo.py").write_text("x = 1\ndef choose(:\n", encoding="utf-8")
    (tmp_path / "needs.py").write_text("import no_such_module_of_anybody\n", encoding="utf-8")
    return tmp_path


def line_up(player: object) -> tuple[str, str]:
    return "--ai", f"{player},easy,easy,easy"


def test_a_player_of_a_file_plays(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    player = f"{folder / 'good.py'}:Plain"
    status, out, err = sim(capsys, *line_up(player), *BRIEF, "--json")
    found = json.loads(out)

    assert (status, err) == (0, "")
    assert [one["level"] for one in found["players"]] == [player, "easy", "easy", "easy"]
    assert found["rounds"] == 4
    assert sum(one["points"]["mean"] for one in found["players"]) == pytest.approx(0)

    _, out, _ = sim(capsys, *line_up(player), *BRIEF)
    assert any(line.startswith(player) for line in out.splitlines())


def test_every_state_of_its_rounds_can_be_watched(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = sim(capsys, *line_up(f"{folder / 'good.py'}:Last"), *BRIEF, "--check", "--rules", "viet")

    assert status == 0
    assert out.splitlines()[-1] == "every state kept all invariants"


def test_a_level_of_ours_in_a_file_does_as_the_level_does(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that asks a level plays round for round as that level: nothing is lost on the way."""
    (folder / "ours.py").write_text(
        "from engine.ai.player import load_player\n"
        "class Hard:\n"
        "    def __init__(self): self.player = load_player('hard')\n"
        "    def choose(self, view, legal, seed): return self.player.choose(view, legal, seed)\n",
        encoding="utf-8",
    )
    results = []
    for name in ("hard", f"{folder / 'ours.py'}:Hard"):
        for rules in ("wiki", "tenhu"):
            line = ("--ai", f"{name},normal,easy", "--rules", rules, "--rounds", "6", "--json")
            _, out, _ = sim(capsys, *line)
            found = json.loads(out)
            for player in found["players"]:
                player["level"] = ""
            results.append(found)

    assert results[:2] == results[2:]


def test_a_player_is_made_anew_for_each_round_and_sees_nothing_but_views(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "spy.py").write_text(
        "import sys\n"
        "from engine import View\n"
        "class Spy:\n"
        "    def __init__(self): self.wall = 1000\n"
        "    def choose(self, view, legal, seed):\n"
        "        assert type(view) is View and 0 <= seed < 2**64 and len(legal) > 1\n"
        "        assert all(action.seat == view.seat for action in legal)\n"
        "        assert view.wall_count <= self.wall, 'this is another round'\n"
        "        assert sys.argv == [__file__], sys.argv\n"
        "        self.wall = view.wall_count\n"
        "        print('seen')\n"
        "        return legal[0]\n",
        encoding="utf-8",
    )
    status, out, err = sim(capsys, *line_up(f"{folder / 'spy.py'}:Spy"), "--rounds", "16", "--json")

    assert (status, err) == (0, "")
    assert len(out.splitlines()) == 1


@pytest.mark.parametrize(
    ("player", "words"),
    [
        ("bad.py:Illegal", "bad.py:Illegal chose Pass(seat=9, gives_up_pong=False), which is not one of"),
        ("bad.py:Nothing", "bad.py:Nothing chose None, which is not one of"),
        ("bad.py:Raises", "bad.py:Raises failed: KeyError: 'missing' (bad.py:21)"),
        ("bad.py:LongTold", "bad.py:LongTold failed: ValueError: one one one"),
        ("bad.py:Exits", "bad.py:Exits has ended its process"),
        ("bad.py:Wants", "bad.py:Wants failed: TypeError: Wants.__init__() missing"),
        ("bad.py:Mute", "bad.py:Mute cannot play: the class has no method choose(view, legal, seed)"),
        ("bad.py:NUMBER", "bad.py has no class NUMBER; it has: Illegal, Nothing, Raises"),
        ("bad.py:Missing", "bad.py has no class Missing; it has: Illegal, Nothing, Raises"),
        ("typo.py:Any", "typo.py:Any cannot be loaded: SyntaxError: invalid syntax (typo.py:2)"),
        ("needs.py:Any", "needs.py:Any cannot be loaded: ModuleNotFoundError: No module named"),
    ],
)
def test_a_player_that_cannot_go_on_is_told_in_one_sentence(
    folder: Path, capfd: pytest.CaptureFixture[str], player: str, words: str
) -> None:
    status, out, err = sim(capfd, *line_up(folder / player), *BRIEF)

    assert (status, out) == (1, "")
    assert len(err.splitlines()) == 1
    assert len(err) < 600
    assert words in err


def test_a_player_that_leaves_by_the_back_door_has_ended(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    status, out, err = sim(capfd, *line_up(f"{folder / 'bad.py'}:Leaves"), *BRIEF)

    assert (status, out) == (1, "")
    assert "bad.py:Leaves has ended its process" in err.splitlines()[-1]


@with_limit(foreign_players, "CHOICE_S", 0.2)
def test_a_player_that_hangs_is_ended(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    status, out, err = sim(capfd, *line_up(f"{folder / 'bad.py'}:Hangs"), *BRIEF)

    assert (status, out) == (1, "")
    assert "bad.py:Hangs has not answered within " in err
    assert len(err.splitlines()) == 1
    assert multiprocessing.active_children() == []


def test_a_file_that_cannot_be_read_is_told_before_anything_is_played(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "folder.py").mkdir()
    for name in ("nowhere.py", "folder.py"):
        status, out, err = sim(capsys, *line_up(f"{folder / name}:Any"), *BRIEF)
        assert (status, out) == (2, "")
        assert name in err
        assert len(err.splitlines()) == 1


def test_what_names_a_class_of_a_file() -> None:
    assert foreign_class("bots/mine.py:Mine") == ("bots/mine.py", "Mine")
    assert foreign_class(r"C:\bots\mine.py:Mine") == (r"C:\bots\mine.py", "Mine")
    for text in ("mine.py", "mine.py:", "mine:Mine", "mine.py:not one", "easy", r"C:\mine.py"):
        assert foreign_class(text) is None


def test_a_file_without_a_class_is_no_player(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = sim(capsys, "--ai", "mine.py,easy,easy,easy")

    assert status == 2
    assert "'mine.py'; there are: beginner, neighbor, master, champion, and your own as FILE.py:CLASS" in err
