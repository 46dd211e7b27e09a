"""Tables that have lost too many machines to go on: the message, and the new table in its place.

No Qt.
"""

from dataclasses import dataclass

from engine.ai.player import level_at
from net.match.status import TablePhase
from net.node.wishes import Hosting
from net.table.interface.status import Member, Presence, Status, TableOffer
from tusac_qt.model.lobby import GONE
from tusac_qt.play.remote_table import own_seat
from tusac_qt.words.network import are_two
from tusac_qt.words.translation import translate

OFFER_AFTER_S = 15.0
"""So long one waits before a new table is offered."""

OFFER_AGAIN_S = 60.0
"""And so long after one has said that one waits, before it is offered again."""


@dataclass(frozen=True, slots=True)
class SplitTable:
    """A table that waits for a majority of its machines.

    Attributes:
        heard: machines that hear each other, ours among them.
        machines: all that play.
        missed: the names of those that are not heard.
    """

    heard: int
    machines: int
    missed: tuple[str, ...]

    @property
    def is_of_two(self) -> bool:
        """Whether one of two machines waits for the other."""
        return self.machines == 2 and len(self.missed) == 1

    @property
    def needed(self) -> int:
        """The number of machines needed to go on."""
        return self.machines // 2 + 1


def split_of(status: Status) -> SplitTable | None:
    """Return the split that our person waits in; None if the table can go on, or our person only watches."""
    if status.phase is not TablePhase.WAITING or own_seat(status) is None:
        return None
    playing = _playing(status)
    missed = tuple(member.name for member in playing if member.presence is Presence.AWAY)
    return SplitTable(len(playing) - len(missed), len(playing), missed)


def leaving_text(status: Status) -> str:
    """Return the cost of leaving in the middle of a match, shown beforehand (docs/protocol.md, 7)."""
    playing = _playing(status)
    others = [member for member in playing if not member.is_me]
    left = sum(member.presence is not Presence.AWAY for member in others)
    if _is_between_rounds(status):
        return _leaving_between(goes_on=2 * left > len(others))
    if not others:
        return translate("split", "Nobody else is playing: if you leave, this round doesn’t count.")
    if are_two(status):
        return translate("split", "Nobody can play in your place: if you leave, this round doesn’t count.")
    if 2 * left <= len(playing):
        return translate("split", "Without you there are too few people to go on: this round won’t count.")
    return translate(
        "split",
        "The others play on: your seat just passes until the round ends, then a computer player takes it.",
    )


def _is_between_rounds(status: Status) -> bool:
    """Return whether no round is lost by leaving: the last one is over, though it may wait for the next."""
    is_played = status.round is not None and status.round.outcome is not None
    return status.phase is TablePhase.BETWEEN or (status.phase is TablePhase.WAITING and is_played)


def _leaving_between(*, goes_on: bool) -> str:
    """Return what happens to the match.

    A machine that has announced its leaving is not missed, so any majority of the others goes on.
    """
    if goes_on:
        return translate(
            "split",
            "The match goes on without you: a computer player takes your seat. The rounds you’ve played"
            " are kept.",
        )
    return translate("split", "The match ends here. The rounds you’ve played are kept.")


def _playing(status: Status) -> list[Member]:
    places = {seat.member for seat in status.seats if seat.member is not None}
    return [status.members[place] for place in places if status.members[place].presence not in GONE]


def waiting_text(split: SplitTable) -> str:
    """Return a line about what the table waits for."""
    if split.is_of_two:
        return translate("split", "Waiting for {name}").format(name=split.missed[0])
    text = translate("split", "Waiting: {heard} of {all} computers are here, {needed} needed")
    return text.format(heard=split.heard, all=split.machines, needed=split.needed)


def offer_text(split: SplitTable) -> str:
    """Return a sentence about what a new table means."""
    if split.is_of_two:
        return translate(
            "split",
            "The two of you can only go on together. You can wait, or open a new table with the same"
            " settings: computer players take the empty seats, points start from zero, and {name} can join"
            " either.",
        ).format(name=split.missed[0])
    return translate(
        "split",
        "Only the larger group of computers can go on with this table. You can wait, or open a new table"
        " with the same settings: computer players take the empty seats, points start from zero, and anyone"
        " who comes back can join either.",
    )


def table_anew(status: Status, offer: TableOffer, name: str, level: str) -> Hosting:
    """Return a new table with the settings of the one that waits.

    Args:
        status: of the one that waits.
        offer: what is played there.
        name: of the new one.
        level: of the computer players, where there were none.
    """
    levels = (seat.level for seat in status.seats if seat.level)
    return Hosting(
        name,
        offer.rules,
        len(status.seats),
        next(levels, level_at(level, offer.rules, len(status.seats))),
        offer.pace,
        offer.rounds,
        is_strict=offer.is_strict,
        makes_code=offer.needs_code,
        gives_up=True,
    )
