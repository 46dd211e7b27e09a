"""The log file: what it tells, what it never tells, and that nobody can write into it what is not so."""

import json
import logging
import re
import threading
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path

import pytest
import tomli_w

from engine import rulesets
from engine.cards import ALL_CARDS
from engine.notation import format_card
from lab.simulator.material import short
from tests.support.command_lines import CommandLine, terminals
from tusac_qt.cli import main
from tusac_qt.system.log_file import log_file_path, logged, telling
from tusac_qt.words.i18n import card_name


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """A log file of this process; afterwards everything is as before."""
    path = tmp_path / "logs" / "a.log"
    with telling(is_verbose=True), logged(path, "a test"):
        yield path


def secrets_in(text: str, home: Path) -> list[str]:
    """Return the parts of a log that name cards or keys, in any spelling that the program uses."""
    names = [card_name(card) for card in ALL_CARDS] + [format_card(card) for card in ALL_CARDS]
    found = [name for name in names if re.search(rf"\b{re.escape(name)}\b", text)]
    found += re.findall(r"\b[0-9a-fA-F]{16,}\b", text)
    for path in home.rglob("identity*.json"):
        for spelled in json.loads(path.read_text(encoding="utf-8")).values():
            key = b64decode(spelled)
            found += [one for one in (spelled, key.hex(), repr(key)) if one in text]
    return found


def short_rules(folder: Path) -> str:
    """A file with rules of short rounds for two."""
    path = folder / "short.toml"
    path.write_text(tomli_w.dumps(short(2).knobs()))
    return str(path)


def told_by(line: CommandLine) -> str:
    """Return everything that a command line has logged and printed as its log, after its end."""
    return (line.home / "state" / "tusac" / "log" / "activity.log").read_text(encoding="utf-8") + line.errors


def test_a_match_alone_is_logged_without_a_card(tmp_path: Path) -> None:
    with terminals(tmp_path) as here:
        alone = here.run("play", "--text", "-v", "--seed", "123456789012345678901234567890", "--rounds", "1")
        alone.press_enter()
        assert alone.end() == 0
        told = told_by(alone)

    assert "begins: play" in told
    assert re.search(r"match over, its record: .*\.tusac-record", told)
    assert secrets_in(told, alone.home) == []
    assert "1234567890" not in told
    assert secrets_in("it is a red Horse: rM or 00112233445566778899", alone.home), "they would be found"


def test_a_match_on_the_network_is_logged_without_cards_keys_codes_and_talk(tmp_path: Path) -> None:
    wishes = ("-v", "--name", "Nam", "--rounds", "1", "--rules", short_rules(tmp_path), "--seats", "2")
    with terminals(tmp_path) as here:
        host, address = here.host(*wishes, "--code", "trung thu 2026")
        guest = here.run("bot", address, "-v", "--name", "Lan", "--code", "trung thu 2026")
        host.until("Lan has joined the table.")
        host.type("/hello")
        host.type("we talk of horses")
        host.type("s")
        host.press_enter()
        assert host.end() == guest.end() == 0
        told = {line: told_by(line) for line in (host, guest)}

    for line, text in told.items():
        assert re.search(r"link 1, called \S*", text)
        assert "'Lan' here" in text
        assert "round 1 is dealt" in text
        assert re.search(r"record of round 1 written: .*\.tusac-round", text)
        assert (line.home / "config" / "tusac" / "identity.json").is_file()
        assert secrets_in(text, line.home) == []
        assert "trung" not in text
        assert "horses" not in text


def test_whatever_is_quoted_a_line_stays_one_line_of_bounded_length(log: Path) -> None:
    logging.getLogger("net.node").info("%r and %s", "Lan\n2026 all is well", "\x1b]0;PWN\x07\u202e\nforged")
    logging.getLogger("net.node").info("%s", "x" * 100_000)
    _, *lines = log.read_text(encoding="utf-8").splitlines()

    assert len(lines) == 2
    assert r"\u001b]0;PWN\u0007\u202e\u000aforged" in lines[0]
    assert len(lines[1]) < 3000


def test_a_bug_is_logged_with_its_trace_set_in(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def fail() -> None:
        msg = "one\ntwo"
        raise ValueError(msg)

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    _, first, *trace = log.read_text(encoding="utf-8").splitlines()

    assert first.endswith("CRITICAL tusac: unhandled")
    assert trace[-2:] == ["  ValueError: one", "  two"]
    assert all(line.startswith("  ") for line in trace)
    assert "ValueError: one" in capsys.readouterr().err


def test_the_files_together_stay_small(log: Path) -> None:
    for _ in range(3000):
        logging.getLogger("net").info("%s", "y" * 1500)
    files = sorted(log.parent.iterdir())

    assert [path.name for path in files] == ["a.log", "a.log.1", "a.log.2", "a.log.3"]
    assert all(path.stat().st_size <= 512 * 1024 for path in files)


def test_details_are_told_only_if_asked_for(log: Path) -> None:
    with telling(is_verbose=False):
        logging.getLogger("net.node").debug("a detail")
        logging.getLogger("net.node").info("a fact")

    assert "a detail" not in log.read_text(encoding="utf-8")
    assert "a fact" in log.read_text(encoding="utf-8")


@pytest.mark.parametrize("below", ["", "a.log/b"])
def test_a_log_that_cannot_be_written_where_it_was_asked_for_is_told_in_one_line(
    below: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.log").touch()
    place = tmp_path / below

    assert main(["--log", str(place), "rules", "list"]) == 2
    assert capsys.readouterr().err.startswith(f"tusac: cannot write the log to {place}")


def test_a_filter_leaves_no_trace(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "list"]) == 0
    assert rulesets.load("pvt").name in capsys.readouterr().out
    assert not log_file_path().exists()
