"""Programs that the system ends: real processes, a signal, and what the others at the table see of it."""

import importlib
import logging
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from net.node.reports import AtTable, TablesSeen
from net.node.wishes import Joining
from net.table.interface.status import EndReason, News, NewsKind
from tests.support.command_lines import CommandLine
from tests.support.endings import send
from tests.support.nodes import Machine, Party, has_ended, joining, party, small_table
from tests.support.patience import PATIENCE_S
from tusac_qt.system.signals import interrupt, taken

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows has no way to send these to a process")

ON_LOOPBACK = """
import tusac_qt.bridges.machine as machine
from net.node.store import Places
from pathlib import Path
machine.own_machine = lambda name, level="", face=None: machine.loopback_machine(
    name, Places(Path({home!r}), Path({home!r}) / "records"), {service_type!r}, level=level)
"""


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Party]:
    """Machines of this process that meet programs of others."""
    with party(tmp_path / "party") as made:
        yield made


@pytest.fixture
def programs() -> Iterator[list[CommandLine]]:
    """Programs that have all ended when this is done."""
    started: list[CommandLine] = []
    yield started
    for program in started:
        program.close()


def start(programs: list[CommandLine], here: Party, home: Path, *words: str) -> CommandLine:
    """Start a program that can meet these machines and nobody else."""
    prelude = ON_LOOPBACK.format(home=str(home), service_type=here.service_type)
    programs.append(CommandLine(home, *words, "--lang", "en", prelude=prelude))
    return programs[-1]


def sees(machine: Machine) -> list[str]:
    """The tables in a machine's list."""
    seen = machine.found(TablesSeen)
    return [table.advert.name for table in seen[-1].nearby.tables] if seen else []


def test_a_host_that_the_system_ends_closes_its_table_and_takes_it_off_the_lists(
    here: Party, programs: list[CommandLine], tmp_path: Path
) -> None:
    host = start(programs, here, tmp_path, "host", "--name", "Nam", "--table", "Lobby")
    guest, watcher = here.machine("Lan"), here.machine("Minh")
    for machine in (guest, watcher):
        machine.node.browse(is_on=True)
        machine.wait(lambda one: sees(one) == ["Lobby"])
    (table,) = guest.found(TablesSeen)[-1].nearby.tables
    guest.node.join(Joining(table.addresses, table=table.advert.table))
    guest.wait(lambda one: bool(one.found(AtTable)) and len(one.status.members) == 2)
    host.process.send_signal(signal.SIGTERM)
    guest.wait(has_ended)
    watcher.wait(lambda one: sees(one) == [])

    assert guest.status.end is EndReason.CLOSED
    assert (host.end(), host.errors) == (128 + signal.SIGTERM, "")


@pytest.mark.parametrize("words", [("join",), ("join", "--text")], ids=["window", "terminal"])
def test_a_guest_whose_session_ends_leaves_and_is_not_waited_for(
    here: Party, programs: list[CommandLine], tmp_path: Path, words: tuple[str, ...]
) -> None:
    host = here.host(small_table(3, is_advertised=False))
    (address,) = joining(host).addresses
    guest = start(programs, here, tmp_path, *words, str(address), "--name", "Lan")
    host.wait(lambda one: len(one.status.members) == 2)
    if "--text" in words:
        guest.until("Lobby (")  # before, there is no table for it to leave
    guest.process.send_signal(signal.SIGHUP)
    host.wait(lambda one: len(one.status.members) == 1 or News(NewsKind.LEFT, 1) in one.events)

    assert [event.kind for event in host.events if isinstance(event, News)] == [
        NewsKind.JOINED,
        NewsKind.LEFT,
    ]
    assert (guest.end(), guest.errors) == (128 + signal.SIGHUP, "")


def test_a_signal_that_comes_during_an_import_is_obeyed_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    swallowing = (
        "import signal\nfrom tests.support.endings import send\n"
        "try: send(signal.SIGTERM)\nexcept BaseException: pass\n"
    )
    (tmp_path / "swallowing.py").write_text(swallowing, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    def work() -> None:
        importlib.import_module("swallowing")
        time.sleep(PATIENCE_S)

    before_s = time.monotonic()
    with taken(interrupt), pytest.raises(KeyboardInterrupt):
        work()

    assert time.monotonic() - before_s < PATIENCE_S, "it was obeyed after the sleep, not during it"


def test_a_signal_that_comes_while_a_line_is_logged_is_obeyed_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = []

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            send(signal.SIGTERM)
            written.append(record.getMessage())

    logger = logging.getLogger("tusac.test of signals")
    monkeypatch.setattr(logger, "handlers", [Handler()])
    monkeypatch.setattr(logger, "propagate", False)

    def work() -> None:
        logger.error("a line")
        time.sleep(PATIENCE_S)

    before_s = time.monotonic()
    with taken(interrupt), pytest.raises(KeyboardInterrupt):
        work()

    assert written == ["a line"]
    assert time.monotonic() - before_s < PATIENCE_S, "it was obeyed after the line, during the sleep"


def test_what_a_program_was_started_to_ignore_stays_ignored() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as nohup does
    try:
        with taken(interrupt):
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
            assert signal.getsignal(signal.SIGTERM) is interrupt
    finally:
        signal.signal(signal.SIGHUP, before)
