"""One visit to a network table, from the request to the end: what a window, a terminal and a phone do alike.

A `Visit` is a value. The client tells it what happened, and does the moves that it returns:

| stage  | begin  | lobby  | cards | match over | other end | failed | left | leave |
|--------|--------|--------|-------|------------|-----------|--------|------|-------|
| AWAY   | COMING | AWAY   | AWAY  | AWAY       | AWAY      | AWAY   | AWAY | AWAY  |
| COMING | COMING | LOBBY  | CARDS | AWAY       | AWAY      | AWAY   | AWAY | AWAY  |
| LOBBY  | COMING | LOBBY  | CARDS | AWAY       | AWAY      | AWAY   | AWAY | AWAY  |
| CARDS  | COMING | CARDS  | CARDS | OVER       | AWAY      | AWAY   | AWAY | AWAY  |
| OVER   | COMING | OVER   | OVER  | OVER       | OVER      | AWAY   | OVER | AWAY  |

A node ends each stay with one `Left`, in the order in which they began. So a client that leaves a table, or
asks for another one, gets reports of the old stay until its `Left`; they are ignored.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from net.match.status import Dealt
from net.node.wishes import Hosting
from net.table.interface.status import EndReason, SessionEvent, Status


class Stage(Enum):
    """The stage of a visit."""

    AWAY = "away"
    """At no table."""
    COMING = "coming"
    """A table was asked for."""
    LOBBY = "lobby"
    CARDS = "cards"
    """A round lies on the table, or the last one does until the next is dealt."""
    OVER = "over"
    """The match is over, and its result is still shown, even after the node has left."""


class Happening(Enum):
    """An input of a visit, as the columns of the table name it."""

    BEGIN = "begin"
    LOBBY = "lobby"
    CARDS = "cards"
    MATCH_OVER = "match over"
    OTHER_END = "other end"
    FAILED = "failed"
    LEFT = "left"
    LEAVE = "leave"


_FROM_BEGIN = {Happening.BEGIN: Stage.COMING}
_ON_THE_WAY = _FROM_BEGIN | {
    Happening.LOBBY: Stage.LOBBY,
    Happening.CARDS: Stage.CARDS,
    Happening.MATCH_OVER: Stage.AWAY,
    Happening.OTHER_END: Stage.AWAY,
    Happening.FAILED: Stage.AWAY,
    Happening.LEFT: Stage.AWAY,
    Happening.LEAVE: Stage.AWAY,
}
TRANSITIONS: Mapping[Stage, Mapping[Happening, Stage]] = {
    Stage.AWAY: _FROM_BEGIN,
    Stage.COMING: _ON_THE_WAY,
    Stage.LOBBY: _ON_THE_WAY,
    Stage.CARDS: _ON_THE_WAY | {Happening.LOBBY: Stage.CARDS, Happening.MATCH_OVER: Stage.OVER},
    Stage.OVER: _FROM_BEGIN | {Happening.FAILED: Stage.AWAY, Happening.LEAVE: Stage.AWAY},
}
"""The next stage; the same where none is named."""


@dataclass(frozen=True, slots=True)
class InLobby:
    """No cards lie on the table: show the lobby."""

    status: Status
    events: tuple[SessionEvent, ...]


@dataclass(frozen=True, slots=True)
class SitDown:
    """Show a new table of cards.

    Attributes:
        status: the first that it follows.
        before: events that belong to the table that this one replaces; empty if it replaces none.
        events: the events for this one.
    """

    status: Status
    before: tuple[SessionEvent, ...]
    events: tuple[SessionEvent, ...]


@dataclass(frozen=True, slots=True)
class Follow:
    """Show the next status at the table of cards."""

    status: Status
    events: tuple[SessionEvent, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """The session ended for our person, for the reason in the status; its table stays while `Stage.OVER`."""

    status: Status


@dataclass(frozen=True, slots=True)
class Gone:
    """The node is at no table, and no reason was reported."""


@dataclass(frozen=True, slots=True)
class GoOn:
    """Open the next table: the old one has been left."""

    hosting: Hosting


Move = InLobby | SitDown | Follow | Ended | Gone | GoOn


@dataclass(frozen=True, slots=True)
class Visit:
    """A visit to one table after another.

    Attributes:
        stage: its stage.
        status: the latest status of the table; None before the first, and away from a table.
        following: a table to open once the present one has been left.
        is_staying: whether the node is at the table of this visit, or on its way there.
        unwanted: how many earlier stays still report; they were left, or replaced by this one.
        finished: how many stays have failed or ended, of which nothing but `Left` is due.
    """

    stage: Stage = Stage.AWAY
    status: Status | None = None
    following: Hosting | None = None
    is_staying: bool = False
    unwanted: int = 0
    finished: int = 0

    @property
    def is_leaving(self) -> bool:
        """Whether the node still reports of a table that is not wanted any more."""
        return self.unwanted > 0

    def begin(self) -> "Visit":
        """Return the visit after the node was asked to open or join a table."""
        return replace(
            _after(self, Happening.BEGIN),
            status=None,
            following=None,
            is_staying=True,
            unwanted=self.unwanted + self.is_staying,
        )

    def at_table(
        self, status: Status, events: tuple[SessionEvent, ...], *, sits_elsewhere: bool
    ) -> tuple["Visit", tuple[Move, ...]]:
        """Return the visit after a status of the session, and the moves; none for an unwanted table.

        Args:
            status: the status.
            events: the events that led to it.
            sits_elsewhere: whether our person's seat changes (`RemoteTable.sits_elsewhere`).
        """
        if self.is_leaving or not self.is_staying:
            return self, ()
        seen = replace(_after(self, _seen(status)), status=status)
        shown = self._shown(status, events, sits_elsewhere=sits_elsewhere)
        if status.end is None or self.stage is Stage.OVER:
            return seen, (shown,)
        if seen.stage is Stage.AWAY:
            seen = _without_stay(seen)
        return seen, (shown, Ended(status))

    def failed(self) -> tuple["Visit", bool]:
        """Return the visit after the node came to no table, and whether that concerns our person."""
        if self.is_leaving or not self.is_staying:
            return self, False
        return _without_stay(_after(self, Happening.FAILED)), True

    def left(self) -> tuple["Visit", tuple[Move, ...]]:
        """Return the visit after the node has ended a stay, and the moves."""
        if self.finished:  # first: a stay is finished only once it is the oldest that reports
            return replace(self, finished=self.finished - 1), ()
        if self.unwanted:
            return _go_on(replace(self, unwanted=self.unwanted - 1))
        if not self.is_staying:
            return self, ()
        visit = replace(_after(self, Happening.LEFT), is_staying=False)
        if visit.stage is Stage.OVER:
            return visit, ()
        return replace(visit, status=None), (Gone(),)

    def leave(self, following: Hosting | None = None) -> tuple["Visit", tuple[Move, ...]]:
        """Return the visit after our person leaves the table, and the moves.

        Args:
            following: a table to open afterwards.
        """
        visit = replace(
            _after(self, Happening.LEAVE),
            status=None,
            following=following,
            is_staying=False,
            unwanted=self.unwanted + self.is_staying,
        )
        return _go_on(visit)

    def _shown(
        self, status: Status, events: tuple[SessionEvent, ...], *, sits_elsewhere: bool
    ) -> InLobby | SitDown | Follow:
        if self.stage in (Stage.CARDS, Stage.OVER):
            if not sits_elsewhere:
                return Follow(status, events)
            dealt = next(place for place, event in enumerate(events) if isinstance(event, Dealt))
            return SitDown(status, events[:dealt], events[dealt:])
        return SitDown(status, (), events) if _seen(status) is Happening.CARDS else InLobby(status, events)


def _after(visit: Visit, happening: Happening) -> Visit:
    return replace(visit, stage=TRANSITIONS[visit.stage].get(happening, visit.stage))


def _without_stay(visit: Visit) -> Visit:
    return replace(visit, status=None, is_staying=False, finished=visit.finished + 1)


def _go_on(visit: Visit) -> tuple[Visit, tuple[Move, ...]]:
    if visit.is_leaving or visit.following is None:
        return visit, ()
    return replace(visit, following=None), (GoOn(visit.following),)


def _seen(status: Status) -> Happening:
    """Return what a status tells of the stage of a visit."""
    if status.end is not None:
        return Happening.MATCH_OVER if status.end is EndReason.MATCH_OVER else Happening.OTHER_END
    has_cards = status.round is not None and status.match is not None
    return Happening.CARDS if has_cards else Happening.LOBBY
