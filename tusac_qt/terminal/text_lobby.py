"""The lobby of a network table in words: members, addresses, and the meaning of typed lines. No Qt."""

from engine.match import MatchState
from engine.seats import Seat
from net.match.status import TablePhase
from net.node.reports import CoordinatorAt, Hosted
from net.table.interface.commands import Command, Rename, Say, SetReady, StandUp, StartMatch, TakeSeat
from net.table.interface.status import Member, SeatStatus, Status
from tusac_qt.model.lobby import lobby_seats, may_be_ready
from tusac_qt.terminal.typed import not_understood, number_of
from tusac_qt.words.i18n import level_name, pace_name, rules_name, seat_name
from tusac_qt.words.network import presence_name, trust_text
from tusac_qt.words.punctuation import headed, listed, phrases, with_note
from tusac_qt.words.translation import translate

SAY = "/"
"""Begins a line that is said to all."""

_MOST_SAID = 200


def own_member(status: Status) -> Member | None:
    """Return our own member at the table; None before it has let us in."""
    return next((member for member in status.members if member.is_me), None)


def saying(line: str) -> Say | None:
    """Return the chat message in a line, or None if there is none."""
    text = line.removeprefix(SAY).strip()
    return Say("", text[:_MOST_SAID]) if line.startswith(SAY) and text else None


class TextLobby:
    """The lines about a lobby, each printed once until it changes."""

    def __init__(self) -> None:
        self._told: list[str] = []

    def tell(self, status: Status, place: Hosted | CoordinatorAt | None) -> list[str]:
        """Return the lines that are new."""
        if status.phase is TablePhase.DEALING:
            return []  # nobody is ready any more, which would read as if the match had not begun
        lines = lobby_lines(status, place)
        new = [line for line in lines if line not in self._told]
        self._told = lines
        return new

    def prompt(self, status: Status) -> str:
        """Return the question that is always open in a lobby."""
        me = own_member(status)
        if me is not None and me.is_spectator and not me.is_coordinator:
            return translate("terminal", "You’re watching (a number: take that seat, ?: help, x: leave) >")
        if me is not None and me.is_coordinator:
            return translate("terminal", "Lobby (s: start, Enter: ready, ?: help, x: leave) >")
        return translate("terminal", "Lobby (Enter: ready, ?: help, x: leave) >")

    def answer(self, line: str, status: Status) -> tuple[list[str], Command | None]:
        """Return the lines to print after a typed line, and the command to the session."""
        text = line.strip()
        me = own_member(status)
        if me is None:
            return [translate("terminal", "The table hasn’t let you in yet.")], None
        if not text and me.is_spectator:
            return [watching_line(status)], None
        command = saying(text) or _command(text, me, len(status.seats))
        if command is not None:
            return [], command
        if text == "?":
            return help_lines(), None
        return (self._told if text.casefold() == "l" else [not_understood(text)]), None


def _command(text: str, me: Member, seats: int) -> Command | None:
    """Return the command that a typed line means, or None."""
    key, _, rest = text.partition(" ")
    number = number_of(text)
    if not text:
        return SetReady(not me.is_ready)
    if number is not None and 1 <= number <= seats:
        return TakeSeat(Seat(number - 1))
    if text.casefold() == "w":
        return StandUp()
    if text.casefold() == "s" and me.is_coordinator:
        return StartMatch()
    return Rename(rest.strip()) if key.casefold() == "n" and rest.strip() else None


def lobby_lines(status: Status, place: Hosted | CoordinatorAt | None) -> list[str]:
    """Return a lobby as lines with one fact each."""
    lines = [] if place is None else _reach_lines(place)
    offer = status.offer
    if offer is not None:
        rounds = str(offer.rounds) if offer.rounds else "∞"
        text = translate("terminal", "{table}: {rules}, pace {pace}, rounds: {rounds}.")
        lines.append(
            text.format(
                table=offer.name,
                rules=rules_name(offer.rules.name),
                pace=pace_name(offer.pace.name),
                rounds=rounds,
            )
        )
    lines += [_seat_line(place, seat, status) for place, seat in enumerate(status.seats)]
    watching = [member.name for member in status.members if member.is_spectator]
    if watching:
        lines.append(translate("terminal", "Watching: {names}.").format(names=listed(watching)))
        if any(member.is_me and member.is_spectator for member in status.members):
            lines.append(watching_line(status))
    trust = trust_text(status)
    if trust:
        lines.append(trust)
    if status.match is not None and may_be_ready(status):
        lines.append(_match_line(status.match, status))
    elif status.countdown_until is not None:
        lines.append(translate("terminal", "All are ready: the match is starting."))
    return lines


def watching_line(status: Status) -> str:
    """Return that our person has no seat, and whether there is one to take."""
    if any(seat.can_be_taken for seat in lobby_seats(status)):
        return translate("terminal", "You’re watching. Type the number of a free seat to play.")
    return translate(
        "terminal", "All seats are taken, so you’re watching. If one becomes free, type its number."
    )


def _reach_lines(place: Hosted | CoordinatorAt) -> list[str]:
    address = place.addresses[0] if isinstance(place, Hosted) else place.address
    if address is None:
        return [translate("terminal", "The table’s address isn’t known here: it’s on the host’s screen.")]
    if place.number:
        text = translate("terminal", "Table number {number}, address {address}.")
        lines = [text.format(number=place.number, address=address)]
    else:
        lines = [translate("terminal", "Address {address}.").format(address=address)]
    if address.host == "127.0.0.1":
        lines.append(translate("terminal", "No network here: only programs on this computer can join."))
    return lines + code_lines(place)


def code_lines(place: Hosted | CoordinatorAt | None) -> list[str]:
    """Return the line with the table's code for its host; none for a table without a code."""
    if not isinstance(place, Hosted) or not place.code:
        return []
    return [translate("terminal", "The table’s code: {code}").format(code=place.code)]


def _seat_line(place: int, seat: SeatStatus, status: Status) -> str:
    head = f"  {place + 1} {seat_name(Seat(place), len(status.seats))}"
    if seat.level:
        return translate("terminal", "{seat}: computer player, {level}").format(
            seat=head, level=level_name(seat.level)
        )
    if seat.member is None:
        return translate("terminal", "{seat}: free").format(seat=head)
    member = status.members[seat.member]
    marks = [
        translate("terminal", "you") if member.is_me else "",
        translate("terminal", "host") if member.is_coordinator else "",
        translate("terminal", "ready") if member.is_ready else translate("terminal", "not ready"),
        presence_name(member.presence),
        member.words,
    ]
    return headed(head, with_note(seat.name, phrases(mark for mark in marks if mark)))


def _match_line(match: MatchState, status: Status) -> str:
    tally = listed(f"{seat.name} {points:+d}" for seat, points in zip(status.seats, match.tally, strict=True))
    return translate("terminal", "Next comes round {n}: {tally}.").format(n=match.round_number, tally=tally)


def help_lines() -> list[str]:
    """Return what all keys do in a lobby."""
    return [
        translate("terminal", "Enter: ready or not; a number: sit there; w: watch; n NAME: change your name"),
        translate("terminal", "/WORDS: say something; l: the lobby again; x: leave; the host starts with s"),
    ]
