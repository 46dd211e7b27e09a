"""Everything printed goes through one door.

A terminal is given nothing that it would obey, wherever it comes from.
"""

import json
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest

from engine.rulesets import load
from tests.support.command_lines import terminals
from tests.support.places import ROOT
from tests.support.tables import Drive, begin
from tusac_qt.choices.house_rules import format_rules
from tusac_qt.cli import main
from tusac_qt.system import console

EVIL = "\x1b]0;PWN\x07\x1b[31m\x9b2J\u202egnp\u200b\u2028\r"
"""It sets the title, colors what follows, clears the screen, turns the line around, hides, and goes back."""


def assert_harmless(printed: str) -> None:
    """Check that a terminal would obey nothing of a text but its line breaks."""
    obeyed = {each for each in printed if unicodedata.category(each) in {"Cc", "Cf", "Zl", "Zp"}}
    assert obeyed <= {"\n"}, printed


@pytest.fixture
def rules(tmp_path: Path) -> str:
    """A file with rules that are called and described so."""
    text = format_rules(load("pvt"))
    for key in ("name", "description"):
        line = next(line for line in text.splitlines() if line.startswith(f"{key} = "))
        text = text.replace(line, f"{key} = {json.dumps(f'R{EVIL}')}")
    path = tmp_path / "evil.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A match with a player who is called so; after it comes a line that is none."""
    drive = Drive(begin(3))
    drive.play()
    text = drive.record.replace('"Ann"', json.dumps(f"Ann{EVIL}"), 1)
    path = tmp_path / "evil.tusac-record"
    path.write_text(f"{text}x\x1b[31m\u202e\n", encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    "line",
    [
        ["rules", "show"],
        ["rules", "show", "--json"],
        ["rules", "check"],
        ["rules", "check", "--json"],
        ["rules", "diff", "pvt"],
        ["play", "--text", "--rounds", "1", "--rules"],
    ],
    ids=" ".join,
)
def test_rules_in_a_file(line: list[str], rules: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main([*line, rules]) in (0, 1, 128 + 2)
    told = capfd.readouterr()

    assert_harmless(told.out + told.err)
    if "--json" in line and "show" in line:
        assert json.loads(told.out)["name"] == f"R{EVIL}"
    elif "show" in line:
        assert r"R\u001b]0;PWN\u0007\u001b[31m\u009b2J\u202egnp\u200b\u2028\u000d" in told.out


@pytest.mark.parametrize(
    "line", [["replay"], ["replay", "--at", "0"], ["verify"], ["verify", "--json"]], ids=" ".join
)
def test_names_in_a_record(line: list[str], record: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main([*line, record]) == 1
    told = capfd.readouterr()

    assert_harmless(told.out + told.err)
    if line[0] == "replay":
        assert r"Ann\u001b]0;PWN" in told.out


@pytest.mark.parametrize(
    "line",
    [
        [EVIL],
        ["play", EVIL],
        ["play", "--rules", EVIL],
        ["play", "--pace", EVIL],
        ["--lang", EVIL],
        ["verify", f"/nowhere/{EVIL}"],
        ["replay", f"/nowhere/{EVIL}"],
        ["rules", "show", EVIL],
        ["rules", "check", f"/nowhere/{EVIL}"],
        ["join", EVIL, "--text"],
        ["host", "--text", "--port", EVIL],
        ["host", "--text", "--name", "\u202e\u200b"],
        ["bot", f"fe80::1%{EVIL}"],
        [EVIL, "--help"],
    ],
)
def test_what_was_typed(line: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    try:
        status = main(line)
    except SystemExit as end:
        status = int(str(end.code))
    told = capfd.readouterr()

    assert status in (0, 1, 2)
    assert_harmless(told.out + told.err)


@pytest.mark.parametrize(
    "content", [f'name = "{EVIL}', f"{EVIL} = 1", f'["{json.dumps(EVIL)[1:-1]}"]', f'unit = "{EVIL}"']
)
def test_a_file_that_is_no_ruleset(tmp_path: Path, content: str, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "evil.toml"
    path.write_text(content, encoding="utf-8")
    for line in (["rules", "check", str(path)], ["play", "--text", "--rules", str(path)]):
        assert main(line) in (1, 2)
        told = capfd.readouterr()
        assert_harmless(told.out + told.err)
        assert told.err.count("\n") + told.out.count("\n") >= 1


def test_what_strangers_at_a_table_say(tmp_path: Path, rules: str) -> None:
    with terminals(tmp_path) as here:
        host, address = here.host("--rules", rules, "--name", f"Nam{EVIL}", "--table", f"T{EVIL}")
        guest = here.run("join", address, "--text", "--name", f"Lan{EVIL}")
        guest.until("(you")
        host.until("Lan")
        host.type(f"/ho{EVIL}ho")
        guest.until("ho]0;PWN")
        guest.type(f"n Út{EVIL}")
        host.until("is now called Út")
        guest.type(EVIL)
        guest.until("means nothing here")
        guest.type("x")
        guest.end()

        for told in (host.output, guest.output, host.errors, guest.errors):
            assert_harmless(told)
        assert "T]0;PWN[31m2Jgnp: R]0;PWN[31m2Jgnp, pace " in guest.output


def test_a_coordinator_that_does_not_clean_its_rules_is_left_with_a_sentence(
    tmp_path: Path, rules: str
) -> None:
    lax = """
import net.deal.table as table, net.table.session as session, net.table.values.lobby_note as note
session.presentable = lambda rules: rules
table._is_presentable = lambda rules: True
"""
    with terminals(tmp_path) as here:
        _host, address = here.host("--rules", rules, prelude=lax)
        guest = here.run("join", address, "--text")

        assert guest.end() == 1
        assert guest.output == ""
        assert guest.errors == (
            "tusac: That computer describes a table that can’t be played or shown. Is its game damaged?\n"
        )


def test_bugs_and_warnings_are_printed_by_the_same_door() -> None:
    program = f"""
import logging, threading
from tusac_qt.system import console
console.prepare()
logging.getLogger("tusac").warning("%s", {EVIL!r})
def fail():
    raise ValueError({EVIL!r})
thread = threading.Thread(target=fail)
thread.start()
thread.join()
fail()
"""
    told = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=ROOT,
    )

    assert_harmless(told.stdout + told.stderr)
    assert told.stderr.startswith(r"tusac: \u001b]0;PWN\u0007")
    assert told.stderr.count(r"ValueError: \u001b]0;PWN\u0007") == 2
    assert told.returncode == 1


def test_one_line_stays_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    console.say(["Lan\nhas won"])
    console.ask("Lan\nhas won >")
    console.complain("Lan\nhas won")

    told = capfd.readouterr()
    assert told.out == "Lan\\u000ahas won\nLan\\u000ahas won > "
    assert told.err == "tusac: Lan\\u000ahas won\n"
