"""A machine's signed messages are on its disk before they leave.

Whole machines on disks that are slow, hang or break.
"""

import errno
import os
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from net.deal.memory import Begun, Kept, decode_memory
from net.files import sync
from net.identity import SIGNATURE_BYTES, Identity, verify
from net.node import journal_file
from net.node.frame_compression import Abridged
from net.node.journal_file import JournalFile
from net.node.reports import RecordKept, Trouble, Warned
from net.table.interface.commands import StartMatch
from net.table.interface.status import EndReason
from net.transcript import Signed, carried, read
from net.wire.link import Frame
from tests.support.nodes import Machine, has_ended, joining, party, small_table
from tests.support.patience import PATIENCE_S
from tests.support.refusing import ALWAYS, refusing_disk

SLOW_S = 0.02


@dataclass
class Disks:
    """The disks of machines, each in a folder of its own, and what leaves the machines.

    Attributes:
        folder: holds the folders of all.
        scratch: where their files are looked at.
        whose: the keys of each machine, by the name of its folder.
        taken: what each disk has, by the names of machine and file.
        told: how often each was told to take something.
        hangs: by machine, what it waits for from its fourth time on.
        broken: machines whose disks take nothing from their fourth time on.
        checked: words that have left.
        too_early: their kinds where the author's disk had them not.
        looking: held by the machine that looks at a frame of its own.
    """

    folder: Path
    scratch: Path
    whose: dict[str, Identity] = field(default_factory=dict)
    taken: dict[tuple[str, str], bytes] = field(default_factory=dict)
    told: dict[str, int] = field(default_factory=dict)
    hangs: dict[str, threading.Event] = field(default_factory=dict)
    broken: set[str] = field(default_factory=set)
    checked: dict[bytes, str] = field(default_factory=dict)
    too_early: list[str] = field(default_factory=list)
    looking: threading.Lock = field(default_factory=threading.Lock)

    def sync(self, handle: int) -> None:
        """Take a file, in place of `net.files.sync`."""
        number = os.fstat(handle).st_ino
        (path,) = (path for path in self.folder.glob("*/config/table/*/*") if path.stat().st_ino == number)
        owner = path.relative_to(self.folder).parts[0]
        contents = path.read_bytes()
        self.told[owner] = self.told.get(owner, 0) + 1
        if owner in self.hangs and self.told[owner] > 3:
            assert self.hangs[owner].wait(PATIENCE_S)
        if owner in self.broken and self.told[owner] > 3:
            raise OSError(errno.EIO, "the disk is broken")
        time.sleep(SLOW_S)
        sync(handle)
        self.taken[owner, path.name] = contents

    def leaves(self, frame: Frame) -> None:
        """Look at a frame that leaves a machine."""
        with self.looking:
            self._look(frame)

    def _look(self, frame: Frame) -> None:
        signed = carried(frame.kind, frame.body)
        if signed is None or not signed.envelope.hand or signed.raw in self.checked:
            return
        self.checked[signed.raw] = kind = signed.envelope.kind
        owner = next(name for name, keys in self.whose.items() if _is_by(signed, keys))
        stored = (self.folder / owner / "config" / "table").glob("*/table")
        if not self._has(owner, signed) and any(stored):
            self.too_early.append(kind)

    def _has(self, owner: str, signed: Signed) -> bool:
        """Return whether a machine would find a word and its hand's secrets if its power was cut now."""
        keys, name = self.whose[owner], f"{signed.envelope.hand}-{signed.envelope.attempt}"
        path = self.scratch / name
        path.write_bytes(self.taken.get((owner, name), b""))
        found, entries = JournalFile.read(path, keys.seal_secret)
        if found is not None:
            found.close()
        memories = [decode_memory(entry) for entry in entries]
        return Kept(signed.raw) in memories and any(isinstance(memory, Begun) for memory in memories)


def _is_by(signed: Signed, keys: Identity) -> bool:
    return verify(keys.public.sign_key, signed.raw[-SIGNATURE_BYTES:], signed.id)


@pytest.fixture
def disks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Disks:
    """The disks of the machines of a test; all that leaves the machines is looked at."""
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    made = Disks(tmp_path / "machines", scratch)
    shorten = Abridged.shorten

    def look(abridged: Abridged, frame: Frame) -> Frame:  # the last that sees it whole: it is sent with that
        made.leaves(frame)
        return shorten(abridged, frame)

    monkeypatch.setattr(journal_file, "sync", made.sync)
    monkeypatch.setattr(Abridged, "shorten", look)
    return made


def seat_two(disks: Disks, host: Machine, guest: Machine) -> None:
    """Let two machines of computer players meet, and begin."""
    guest.node.join(joining(host))
    host.wait(lambda one: len(one.status.members) == 2)
    disks.whose = {one.folder.name: one.node._machine.identity for one in (host, guest)}
    host.node.send(StartMatch())


def test_every_word_of_a_match_is_on_its_authors_disk_with_the_secrets_of_the_hand_before_it_leaves(
    disks: Disks,
) -> None:
    with party(disks.folder) as here:
        host, guest = here.host(small_table(rounds=2), level="easy"), here.machine(level="easy")
        seat_two(disks, host, guest)
        for machine in here.machines:
            machine.wait(lambda one: len(one.found(RecordKept)) == 2 and has_ended(one))

    assert not disks.too_early
    assert {"COMMIT", "SHUFFLE", "WALL", "CLAIM_OPEN", "RECEIPT"} <= set(disks.checked.values())


def test_a_machine_whose_disk_hangs_says_nothing_until_it_has_taken_what_would_be_said(disks: Disks) -> None:
    with party(disks.folder) as here:
        host, guest = here.host(small_table(), level="easy"), here.machine(level="easy")
        disks.hangs["1"] = threading.Event()
        seat_two(disks, host, guest)
        host.wait(lambda _one: disks.told.get("1", 0) > 3)
        said = words_of(disks, "1")
        time.sleep(0.5)
        assert words_of(disks, "1") == said
        assert host.status.end is None
        disks.hangs["1"].set()
        for machine in here.machines:
            machine.wait(has_ended)

    assert not disks.too_early
    assert len(words_of(disks, "1")) > len(said)


def words_of(disks: Disks, owner: str) -> list[bytes]:
    """The words of a machine that have left it."""
    found = [read(raw) for raw in disks.checked]
    return [signed.raw for signed in found if signed is not None and _is_by(signed, disks.whose[owner])]


def test_when_a_disk_breaks_what_it_has_is_thrown_away_before_the_machine_says_more(disks: Disks) -> None:
    with party(disks.folder) as here:
        host, guest = here.host(small_table(), level="easy"), here.machine(level="easy")
        disks.broken.add("1")
        seat_two(disks, host, guest)
        for machine in here.machines:
            machine.wait(has_ended)
        assert {machine.status.end for machine in here.machines} == {EndReason.MATCH_OVER}
        assert [warned.why for warned in guest.found(Warned)] == [Trouble.NOT_SAVED]
        assert not host.found(Warned)

    assert disks.told["1"] > 3
    assert not disks.too_early


def test_a_machine_whose_disk_neither_takes_nor_forgets_says_so_and_nothing_else_until_it_does(
    disks: Disks, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusing = refusing_disk(monkeypatch, "table")
    refusing.refuse("unlink", ALWAYS)
    with party(disks.folder) as here:
        host, guest = here.host(small_table(), level="easy"), here.machine(level="easy")
        disks.broken.add("1")
        seat_two(disks, host, guest)
        guest.wait(lambda one: Trouble.HELD_BACK in [warned.why for warned in one.found(Warned)])
        time.sleep(0.2)  # what was stored before leaves yet
        said = words_of(disks, "1")
        time.sleep(0.5)
        assert words_of(disks, "1") == said
        refusing.failing.clear()
        for machine in here.machines:
            machine.wait(has_ended)
        assert {machine.status.end for machine in here.machines} == {EndReason.MATCH_OVER}

    assert len(words_of(disks, "1")) > len(said)
