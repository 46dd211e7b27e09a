"""The command line: quick, plain, and playable without a window."""

import argparse
import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.ai.player import POLICIES
from engine.record import replay
from net.pace import LEARNING, NORMAL, QUICK, Pace
from tests.support.patience import PATIENCE_S
from tests.support.places import ROOT
from tests.support.tables import Drive, begin
from tusac_qt.cli import main, parser_for
from tusac_qt.commands.arguments import add_table_arguments
from tusac_qt.commands.play import why_text
from tusac_qt.play.autosave import find_unfinished, records_dir
from tusac_qt.play.score_book import RoundKind
from tusac_qt.play.score_file import read_scores, scores_path
from tusac_qt.system.libraries import install_command, installer_here
from tusac_qt.system.screen import NO_DISPLAY
from tusac_qt.words.command_list import COMMANDS, EXAMPLES


def tusac(*arguments: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    """Run `tusac` with this input; "" for none."""
    return subprocess.run(
        [sys.executable, "-m", "tusac_qt", *arguments],
        cwd=ROOT,
        input=typed,
        env={**os.environ, "QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": "", **environ},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match whose computer players are not those of the game."""
    drive = Drive(begin(3))
    drive.play()
    path = tmp_path / "match.tusac-record"
    path.write_text(drive.record, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("written", "meant"),
    [("Learning", LEARNING), ("learning", LEARNING), ("QUICK", QUICK), ("normal", NORMAL)],
)
def test_a_pace_is_known_however_it_is_capitalized_and_by_its_name_in_records(
    written: str, meant: Pace
) -> None:
    parser = argparse.ArgumentParser()
    add_table_arguments(parser)

    assert parser.parse_args(["--pace", written]).pace is meant


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--fast"], "--fast"),
        (["shuffle"], "shuffle"),
        (["--lang", "xx"], "'xx'"),
        (["play", "--ai", "genius"], "genius"),
        (["play", "--text", "--rules", "mine"], "mine"),
        (["play", "--seed", "-1"], "-1"),
        (["play", "--seed", "one"], "'one'"),
        (["play", "--pace", "slow"], "slow"),
        (["play", "--rounds", "many"], "many"),
        (["play", "--rounds", "9" * 5000], "rounds"),
        (["play", "extra"], "extra"),
        (["verify"], "FILE"),
        (["verify", "/nowhere/at all"], "/nowhere/at all"),
        (["replay", "/nowhere/at all"], "/nowhere/at all"),
        (["analyze"], "--json"),
        (["replay", str(ROOT)], "a folder"),
    ],
)
def test_an_odd_line_gives_one_plain_line_and_status_2(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(arguments)
    except SystemExit as end:
        status = int(str(end.code))
    said = capsys.readouterr()

    assert status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("tusac: ")
    assert words in said.err


def test_the_version_is_told_without_qt_or_the_game() -> None:
    program = (
        "import sys\nfrom tusac_qt.cli import main\ntry: main(['--version'])\nexcept SystemExit: pass\n"
        "assert not {'PySide6', 'engine', 'platformdirs'} & sys.modules.keys(), sys.modules.keys()\n"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.startswith("tusac ")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([command, "--help"])

    assert end.value.code == 0
    assert f"tusac {command}" in capsys.readouterr().out


def test_the_help_is_a_page_in_groups_with_every_command_once(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    page = capsys.readouterr().out.splitlines()

    assert max(map(len, page)) < 80
    assert {"play:", "network:", "files:", "troubleshooting:", "examples:", "exit status:"} <= set(page)
    listed = [line.split()[0] for line in page if re.match(r"  [a-z]", line)]
    assert sorted(word for word in listed if word != "tusac") == sorted(COMMANDS)


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_a_line_that_can_be_followed(example: str) -> None:
    words = example.split()[1:]

    assert parser_for(words).parse_args(words).command == words[0]


@pytest.mark.parametrize(
    ("line", "meant"),
    [("hots", "host"), ("verfy", "verify"), ("play --ai mastre", "master"), ("rules shwo", "show")],
)
def test_of_a_mistyped_word_the_nearest_is_told(
    line: str, meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(line.split())

    assert f"did you mean {meant!r}? Try tusac" in capsys.readouterr().err


def test_without_the_laboratory_its_commands_say_where_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "lab"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "lab", None)

    assert main(["simulate", "--seeds", "1"]) == 2
    assert "comes with the source of tusac only" in capsys.readouterr().err


def test_without_display_and_terminal_a_round_is_shown() -> None:
    answer = tusac("--lang", "en")

    assert answer.returncode == 0
    assert answer.stderr == ""
    assert answer.stdout.startswith("There is no display and no terminal")
    assert "wins with" in answer.stdout or "nobody wins" in answer.stdout


def test_a_display_that_does_not_answer_is_told_in_one_line() -> None:
    answer = tusac("demo", DISPLAY=":4321")
    window = tusac("--lang", "en", DISPLAY=":4321")

    assert answer.returncode == window.returncode == 0
    assert answer.stderr == ""
    assert window.stderr.count("\n") == 1
    assert window.stderr.startswith("tusac: cannot open a window: ")
    assert window.stdout.startswith("No window can open and there is no terminal here")


def test_a_library_that_the_system_lacks_is_named_and_how_to_get_it() -> None:
    found = why_text("libxcb-cursor.so.0: cannot open shared object file: No such file or directory")
    unknown = why_text("libnew.so.1: cannot open shared object file: No such file or directory")

    assert found.startswith("cannot open a window: this system lacks libxcb-cursor.so.0. Get it with")
    command = install_command(["libxcb-cursor.so.0"], installer_here())
    assert command in found
    assert unknown.endswith("lacks libnew.so.1. Get it with your system’s package manager.")
    assert why_text("the display :4 does not answer").endswith("window: the display :4 does not answer")


def test_a_seed_shows_the_same_round_again(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for seed in ("4", "4", "5"):
        assert main(["demo", "--seed", seed, "--lang", "en"]) == 0
        said.append(capsys.readouterr().out)

    assert said[0] == said[1] != said[2]


def test_a_whole_match_is_played_through_a_pipe_and_its_record_is_true() -> None:
    answer = tusac("play", "--text", "--seed", "1", "--rounds", "2", "--lang", "en", typed="\n" * 300)
    (path,) = records_dir().glob("*.tusac-record")
    checked = tusac("verify", str(path), "--lang", "en")
    told = tusac("replay", str(path), "--lang", "en")

    assert answer.returncode == 0, answer.stderr
    assert answer.stderr == ""
    assert "The match is over." in answer.stdout
    assert str(path) in answer.stdout
    rows = read_scores(scores_path())
    assert [(row.number, row.kind, row.record) for row in rows] == [
        (at, RoundKind.SOLO, path.name) for at in (1, 2)
    ]
    assert all(row.counts and set(row.levels) == set(POLICIES) for row in rows)
    assert checked.returncode == 0
    assert checked.stdout.endswith("The record is true and complete.\n")

    scores_path().unlink()
    assert "Added from records: 2 rounds" in tusac("scores", "--remake", "--lang", "en").stdout
    assert [row.payments for row in read_scores(scores_path())] == [row.payments for row in rows]
    assert told.returncode == 0
    assert told.stdout.count("Round ") == 2


def test_the_end_of_input_keeps_the_match_for_the_next_start() -> None:
    first = tusac("play", "--text", "--rounds", "1", "--seed", "1", "--lang", "en", typed="\n\n\n")
    kept = find_unfinished(records_dir())
    second = tusac("play", "--text", "--lang", "en", typed="\n" * 200)

    assert first.returncode == 0
    assert "is saved" in first.stdout
    assert kept is not None
    assert kept.replayed.actions > 0
    assert "There is an unfinished match: round 1" in second.stdout
    assert "The match is over." in second.stdout
    assert find_unfinished(records_dir()) is None


def test_a_match_that_is_not_continued_is_set_aside() -> None:
    tusac("play", "--text", "--lang", "en", typed="\n")
    answer = tusac("play", "--text", "--lang", "en", typed="n\n\n")

    assert answer.stdout.count("Round 1.") == 1
    assert len(list(records_dir().glob("*.tusac-record"))) == 1
    assert len(list(records_dir().glob("unfinished/*.tusac-record"))) == 1


def test_with_a_seed_no_other_match_is_offered() -> None:
    tusac("play", "--text", "--lang", "en", typed="\n")
    answer = tusac("play", "--text", "--seed", "1", "--lang", "en", typed="")

    assert "unfinished" not in answer.stdout
    assert "Round 1." in answer.stdout


def test_text_can_be_vietnamese() -> None:
    answer = tusac("demo", "--seed", "4", LANG="vi_VN.UTF-8", LC_ALL="")

    assert "làm cái" in answer.stdout


def test_a_forged_record_has_status_1(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace(" pass\n", " win\n", 1), encoding="utf-8")

    assert main(["verify", str(record), "--lang", "en"]) == 1
    assert "is wrong" in capsys.readouterr().out
    assert main(["replay", str(record), "--lang", "en"]) == 1
    assert "is wrong" in capsys.readouterr().out


def test_the_table_is_shown_after_any_action(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    actions = replay(record.read_text(encoding="utf-8")).actions
    for at in (0, 1, 20, actions):
        assert main(["replay", str(record), "--at", str(at), "--lang", "en"]) == 0
        said = capsys.readouterr().out
        assert said.startswith("Round 1.\nSouth, Ann: ")
        assert "Wall: " in said
    for at in (-1, actions + 1):
        assert main(["replay", str(record), "--at", str(at), "--lang", "en"]) == 2
        assert str(actions) in capsys.readouterr().err


def test_questions_are_answered_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = b'{"rules": "pvt", "hand": "gB gC"}\n'
    for typed, status in ((good, 0), (good + b"\xff\n" + good, 2), (good + b"oops", 2), (b"", 0)):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed)))
        assert main(["analyze", "--json"]) == status
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == len(typed.splitlines())
        assert [line.startswith('{"error"') for line in lines] == [
            line + b"\n" != good for line in typed.splitlines()
        ]


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -m tusac_qt demo --seed 4 --lang en | head -1"
    answer = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S602

    assert answer.stdout.count("\n") == 1
    assert answer.stderr == ""


class Pseudo:
    """`tusac` at a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        environ = {**os.environ, "QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
        self.main, side = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tusac_qt", "--lang", "en", *arguments],
            cwd=ROOT,
            env=environ,
            stdin=side,
            stdout=side,
            stderr=side,
            start_new_session=True,
        )
        os.close(side)
        self.said = ""

    def wait_for(self, text: str) -> None:
        """Read until this is said, from here on."""
        until = time.monotonic() + PATIENCE_S
        while text not in self.said:
            assert select.select([self.main], [], [], max(0.0, until - time.monotonic()))[0], self.said
            self.said += os.read(self.main, 4096).decode()
        self.said = self.said.partition(text)[2]

    def type(self, text: str) -> None:
        """Type this."""
        os.write(self.main, text.encode())

    def end(self) -> int:
        """Wait for the end and return the status."""
        status = self.process.wait(PATIENCE_S)
        os.close(self.main)
        return status


def test_at_a_terminal_without_display_the_match_survives_a_kill() -> None:
    first = Pseudo()
    first.wait_for("you play in this terminal")
    first.wait_for("(Enter: ")  # to discard, or to answer whom the dice let discard first
    first.type("\n")
    first.wait_for("You ")
    first.process.kill()
    first.end()
    kept = find_unfinished(records_dir())
    assert kept is not None
    assert kept.replayed.failure is None
    assert kept.replayed.actions >= 1

    second = Pseudo()
    second.wait_for("Continue it")
    second.type("\n")
    second.wait_for("South, ")
    second.wait_for(") >")
    second.process.send_signal(signal.SIGINT)
    second.wait_for("is saved")
    assert second.end() == 0

    third = Pseudo("play", "--text")
    third.wait_for("Continue it")
    third.type("\x04")
    third.wait_for("is saved")
    assert third.end() == 0


def test_a_limit_of_time_holds_at_a_terminal() -> None:
    table = Pseudo("play", "--text", "--pace", "1+0", "--seed", "1")
    table.wait_for("Discard which card")
    table.wait_for("Time’s up: discard ")
    table.type("x\n")
    table.wait_for("is saved")

    assert table.end() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_disk_too_full_for_the_output_is_told_in_one_line() -> None:
    command = f"{sys.executable} -m tusac_qt demo --lang en > /dev/full"
    answer = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S602

    assert answer.returncode == 1
    assert answer.stderr.count("\n") == 1
    assert "cannot write the output" in answer.stderr


@pytest.mark.parametrize("arguments", ["play --text --lang en", "analyze --json"])
def test_without_any_input_nothing_breaks(arguments: str) -> None:
    command = f"{sys.executable} -m tusac_qt {arguments} <&-"
    answer = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S602

    assert answer.returncode == 0
    assert answer.stderr == ""


def test_a_record_alone_is_opened_in_the_window(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tusac_qt.commands.play.why_no_window", lambda: NO_DISPLAY)
    for words in ((str(record),), ("open", str(record))):
        assert main([*words, "--lang", "en"] if words[0] == "open" else list(words)) == 2
        assert "tusac replay" in capsys.readouterr().err
    assert main([str(record.with_name("none.tusac-record"))]) == 2
