"""Table recovery: restarts a table from local state after every program was killed.

Each machine takes up the lobby and the round as it stored them last, with the coordinator they had. That
gives no machine power: the stored coordinator speaks under its old epoch, so the machines that followed it
still do, and any other must hear half of the table's machines before it follows (`Succession`). Until then it
advertises the table, so that the others find it.
"""

from engine.errors import EngineError
from net.errors import LocalProtocolError
from net.match.match import LISTENS_S
from net.table.coordination.agreeing import Agreeing
from net.table.core import SessionState, SharedState
from net.table.interface.status import EndReason
from net.table.links.notes import Notes
from net.table.member.members import Members
from net.table.person import Person
from net.table.values.agreement import Agreement, read_agreement
from net.table.values.lobby import Lobby
from net.table.values.lobby_note import from_note
from net.table.values.memory import RecoverySnapshot


class TableRecovery:
    """Restarts a stored table when no coordinator is there to admit us."""

    def __init__(
        self, core: SharedState, members: Members, agreeing: Agreeing, person: Person, table: bytes
    ) -> None:
        """Read what is stored; `table` is the id of the table that our person wants, or a prefix of it."""
        self._core = core
        self._members = members
        self._agreeing = agreeing
        self._person = person
        self._found = self._read(table) if table else None

    def _read(self, table: bytes) -> tuple[RecoverySnapshot, Lobby, Agreement] | None:
        memory, core = self._agreeing.memory, self._core
        company = None if memory is None else memory.head.company
        if memory is None or company is None or not company.lobby_id.startswith(table):
            return None
        lobby, agreement = from_note(company.lobby), read_agreement(company.agreement)
        if lobby is None or agreement is None or agreement.table.table_id != memory.head.table_id:
            return None
        if lobby.member(core.me) is None or core.own.identity.public not in agreement.table.machines:
            return None
        return company, lobby, agreement

    @property
    def is_possible(self) -> bool:
        """Whether our person wants a table that we can bring back, and has not come to it."""
        return self._found is not None and self._core.state is SessionState.JOINING

    def take_up(self, now: float) -> bool:
        """Go on where we were, if we can; a stored table that cannot have existed ends the session."""
        core, found = self._core, self._found
        if found is None or not self.is_possible:
            return False
        company, lobby, agreement = found
        core.notes = Notes(core.own.identity, company.lobby_id)
        core.state, core.signs_from = SessionState.LOBBY, now + LISTENS_S
        note, core.coordinator = company.lobby, company.coordinator
        core.epoch, core.version = note.epoch, note.version
        core.playing_digest = note.playing or b""
        core.gathers = not core.is_coordinator
        self._members.follow(lobby, now)
        core.mesh.reach.woke(now)
        try:
            self._agreeing.go_back(agreement, now)
        except (EngineError, LocalProtocolError):
            core.finish(EndReason.LOST)
            return True
        self._person.say_wish(now)
        return True
