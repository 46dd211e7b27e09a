"""The score book made again from records of rounds that machines have dealt."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from net.match.status import TablePhase
from net.node.reports import AtTable, RecordKept
from net.node.store import own_keys
from net.table.interface.commands import SetReady, StartMatch
from tests.support.nodes import Machine, party, small_table
from tusac_qt.bridges.dealt_scores import dealt_arrears, remake_dealt
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.remote_table import RemoteTable
from tusac_qt.play.score_book import Promise, Scored
from tusac_qt.play.score_file import add_score, read_scores
from tusac_qt.play.score_watch import ScoreWatch, write_score

pytestmark = pytest.mark.long


class Player:
    """A person at a table, who answers as is proposed and keeps a score book."""

    is_wanted = True

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.book = machine.folder / "scores.jsonl"
        self._table: RemoteTable | None = None
        self._watch = ScoreWatch(self)
        self._told = 0

    def keep(self, row: Scored, match: object) -> None:
        """Write a round."""
        assert match is None, "nobody knows the whole deal"
        write_score(self.book, row)

    def promise(self, promise: Promise) -> None:
        """Nothing is promised of rounds that machines deal."""
        raise AssertionError(promise)

    def play(self) -> None:
        """Go on with what has been reported."""
        new, self._told = self.machine.reports[self._told :], len(self.machine.reports)
        for report in new:
            if isinstance(report, RecordKept):
                self._watch.name_record(report.path.name)
            if isinstance(report, AtTable):
                self._follow(report)

    def _follow(self, report: AtTable) -> None:
        if self._table is None and report.status.round is not None:
            self._table = RemoteTable(report.status, self.machine.node.send)
            self._watch.sit_down(self._table)
        if self._table is None:
            return
        self._table.set_auto(AutoAnswers(stands_in=True), 0.0)
        self._table.follow(report.status, report.events)
        while self._table.next_deadline() is not None:
            self._watch.follow(self._table, self._table.advance(0.0))
        if report.status.phase is TablePhase.BETWEEN:
            self.machine.node.send(SetReady(is_ready=True))


@pytest.fixture(scope="module")
def players(tmp_path_factory: pytest.TempPathFactory) -> tuple[Player, Player]:
    """Two people who have played a match of two rounds, each at a computer."""
    with party(tmp_path_factory.mktemp("party")) as here:
        host = here.host(small_table(2, rounds=2))
        guest = here.guest(host, "Lan")
        made = Player(host), Player(guest)
        guest.node.send(SetReady(is_ready=True))
        host.wait(lambda one: any(member.is_ready for member in one.status.members))
        host.node.send(StartMatch())

        def is_over(machine: Machine) -> bool:
            for player in made:
                player.machine.reports += player.machine.node.take()
                player.play()
            return len(machine.found(RecordKept)) == 2

        host.wait(is_over)
        guest.wait(is_over)
    return made


def remade(player: Player, book: Path, folder: Path | None = None) -> list[Scored]:
    """Make a book again and return its rows, without the times, which are those of the files."""
    own = own_keys(player.machine.folder / "config")
    paths = dealt_arrears(book, folder or player.machine.folder / "records", own)
    for _ in remake_dealt(book, paths, own):
        pass
    return [replace(row, when="") for row in read_scores(book)]


@pytest.mark.parametrize("which", [0, 1], ids=["host", "guest"])
def test_a_book_that_is_lost_has_the_same_rows_again(
    players: tuple[Player, Player], which: int, tmp_path: Path
) -> None:
    player = players[which]
    kept = [replace(row, when="") for row in read_scores(player.book)]

    assert [row.number for row in kept] == [1, 2]
    assert sorted(remade(player, tmp_path / "book"), key=lambda row: row.number) == kept


def test_a_book_that_lacks_a_round_gets_that_one_alone(
    players: tuple[Player, Player], tmp_path: Path
) -> None:
    player, book = players[0], tmp_path / "book"
    first, second = read_scores(player.book)
    add_score(book, replace(first, record=""))
    own = own_keys(player.machine.folder / "config")
    (path,) = dealt_arrears(book, player.machine.folder / "records", own)

    assert path.name == second.record
    assert read_scores(book) == (first,), "the record of the round that is there is named now"


def test_a_record_that_is_not_true_adds_nothing(players: tuple[Player, Player], tmp_path: Path) -> None:
    player = players[0]
    folder = Path(shutil.copytree(player.machine.folder / "records", tmp_path / "records"))
    for path in folder.glob("*.tusac-round"):
        data = bytearray(path.read_bytes())
        data[-200] ^= 1
        path.write_bytes(data)
    (folder / "torn.tusac-round").write_bytes(b"tusac fair round 2\n")

    assert remade(player, tmp_path / "book", folder) == []


def test_rounds_that_somebody_else_has_played_are_left_out(
    players: tuple[Player, Player], tmp_path: Path
) -> None:
    folder = players[0].machine.folder / "records"

    assert dealt_arrears(tmp_path / "book", folder, frozenset({b"x" * 32})) == ()
