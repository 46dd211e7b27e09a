"""The lobby as its coordinator tells it to the others, and read again."""

from collections.abc import Iterable
from dataclasses import astuple

from net.address import Address
from net.deal.table import Standing, decode_rules, encode_rules
from net.deal.terms import Terms
from net.identity import PublicIdentity
from net.pace import parse_pace
from net.table.values.lobby import LEVEL_UNLESS_TOLD, Lobby, LobbyMember, LobbyPhase
from net.table.values.names import MAX_TABLE_NAME, clean_name
from net.texts import cleaned
from net.wire.table import LobbyNote, MemberRow, StandingRow


def to_note(
    lobby: Lobby, *, epoch: int, version: int, starts_in_ms: int | None, playing: bytes | None
) -> LobbyNote:
    """Return what the coordinator tells of the lobby."""
    place = {member.key: at for at, member in enumerate(lobby.members)}
    standing = lobby.standing
    return LobbyNote(
        epoch,
        version,
        lobby.phase.value,
        lobby.name,
        encode_rules(lobby.rules),
        lobby.terms.pace.name,
        lobby.terms.rounds,
        lobby.terms.is_strict,
        lobby.needs_code,
        lobby.level,
        tuple(
            MemberRow(
                member.key,
                member.identity.seal_key,
                member.name,
                member.level,
                member.is_ready,
                tuple((address.host, address.port) for address in member.addresses),
                member.is_callable,
            )
            for member in lobby.members
        ),
        tuple(None if key is None else place[key] for key in lobby.seats),
        lobby.removed,
        starts_in_ms,
        playing,
        None if standing is None or standing.dealer is None else StandingRow(*astuple(standing)),
    )


def from_note(note: LobbyNote) -> Lobby | None:
    """Read what a coordinator tells; None if nobody could play at such a table.

    Addresses with host names are left out: a coordinator must not have others ask for whatever name it likes.
    """
    try:
        members = tuple(
            LobbyMember(
                PublicIdentity(row.sign_key, row.seal_key),
                clean_name(row.name),
                row.level,
                row.is_ready,
                _literals(row.addresses),
                row.is_callable,
            )
            for row in note.members
        )
        return Lobby(
            LobbyPhase(note.phase),
            cleaned(note.name, MAX_TABLE_NAME),
            decode_rules(note.rules),
            Terms(parse_pace(note.pace), note.is_strict, note.rounds),
            note.needs_code,
            note.level or LEVEL_UNLESS_TOLD,
            members,
            tuple(None if place is None else members[place].key for place in note.seats),
            note.removed,
            None if note.standing is None else Standing.of_row(note.standing),
        )
    except (ValueError, IndexError, RecursionError):
        return None


def _literals(addresses: Iterable[tuple[str, int]]) -> tuple[Address, ...]:
    found = (Address(host, port) for host, port in addresses if port)
    return tuple(address for address in found if address.is_literal)
