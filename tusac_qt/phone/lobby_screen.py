"""A phone's screens beside the round: the door, the lobby, and the end (docs/phone.md, 5)."""

from typing import NamedTuple

from net.match.status import TablePhase
from net.table.interface.status import Member, Status
from tusac_qt.model.lobby import (
    Holder,
    LobbySeat,
    is_ours,
    lobby_faces,
    lobby_seats,
    may_be_ready,
    member_face,
    present_members,
)
from tusac_qt.model.lobby_words import (
    between_words,
    dealing_words,
    offer_line,
    seat_words,
    waiting_words,
    waits_for_friends,
)
from tusac_qt.model.table_notes import strip_note
from tusac_qt.phone.guests import PhoneGuest
from tusac_qt.phone.page_files import ALONE
from tusac_qt.phone.parts import ButtonShown, Screen, button, main_button
from tusac_qt.play.remote_table import own_seat
from tusac_qt.words.faces import DERIVED
from tusac_qt.words.i18n import rules_name
from tusac_qt.words.punctuation import listed
from tusac_qt.words.translation import translate


class LostSeat(NamedTuple):
    """A seat whose phone is away: the number to claim it by, and its player."""

    number: int
    name: str
    face: int | None


def table_name(status: Status | None) -> str:
    """Return the name of the table, "" before it is known."""
    return "" if status is None or status.offer is None else status.offer.name


class DoorScreen(NamedTuple):
    """The screen of a phone that has not sat down.

    Attributes:
        note: what is to be known, or "".
        lost: the seats whose phone is away.
        unknown: the key of a machine that nobody plays by yet, and that is not told of.
        can_sit: whether a name may be given now.
        plays_alone: whether a phone can play alone here, at no table.
    """

    note: str
    lost: list[LostSeat]
    unknown: bytes | None
    can_sit: bool
    plays_alone: bool


def door_screen(status: Status | None, guest: PhoneGuest, door: DoorScreen) -> Screen:
    """Return the screen of a phone that has not sat down.

    Args:
        status: the table as the computer that serves the phone sees it; None before it is at one.
        guest: the phone.
        door: what it finds.
    """
    people = [] if status is None else [member for _, member in present_members(status)]
    return {
        "type": "door",
        "title": table_name(status),
        "line": "" if status is None or status.offer is None else _strip(status)[0],
        "people": [
            {"name": member.name, "face": member_face(member)}
            for member in people
            if member.key != door.unknown and not member.is_spectator
        ],
        "name": guest.name,
        "face": guest.face,
        "can_sit": door.can_sit,
        "note": door.note,
        "lost": [
            {
                "name": each.name,
                "face": each.face,
                "button": button(f"claim:{each.number}", translate("phone", "That’s me")),
            }
            for each in door.lost
        ],
        "alone": _alone_door() if door.plays_alone else None,
    }


def _alone_door() -> dict[str, object]:
    """Return the button that leads to the game in the phone itself, and where that is."""
    below = translate("phone", "Against computer players, in this browser")
    return {**button("alone", translate("phone", "Play alone"), below), "address": ALONE}


def lobby_screen(status: Status, phones: frozenset[bytes], away: frozenset[bytes], now: float) -> Screen:
    """Return the lobby, the shuffle, or the time between two rounds.

    Args:
        status: as the phone's own machine sees the table.
        phones: the keys of the machines that this computer runs for phones.
        away: those of them whose phone is away.
        now: seconds on the clock of the status.
    """
    headline, line = _waiting(status, now)
    faces = lobby_faces(status, DERIVED)
    me = _me(status)
    buttons = []
    if me is not None and own_seat(status) is not None and may_be_ready(status):
        ready = translate("phone", "I’m ready")
        buttons.append(
            button("unready", translate("phone", "Not yet")) if me.is_ready else main_button("ready", ready)
        )
    if me is not None and me.is_coordinator and status.phase is TablePhase.LOBBY:
        buttons.append(_start_button(status))
    menu = [button("leave", translate("phone", "Leave the table"))]
    if own_seat(status) is not None and status.phase is TablePhase.LOBBY:
        menu.insert(0, button("stand_up", translate("phone", "Just watch")))
    return {
        "type": "lobby",
        "title": table_name(status),
        "strip": _strip(status),
        "headline": headline,
        "line": line,
        "note": strip_note(status, now),
        "seats": [_seat(status, seat, faces.get(seat.seat), phones, away) for seat in lobby_seats(status)],
        "watchers": [member.name for _, member in present_members(status) if member.is_spectator],
        "words": status.words,
        "buttons": buttons,
        "menu": menu,
    }


def _start_button(status: Status) -> ButtonShown:
    """Return what begins the match now, as the window of a host has it."""
    if waits_for_friends(status):
        return main_button("start", translate("phone", "Start with computer players"))
    late = [seat.name for seat in lobby_seats(status) if seat.holder is Holder.PERSON and not seat.is_ready]
    confirm = translate("phone", "Start without waiting for {names}?").format(names=listed(late))
    return button("start", translate("phone", "Start now"), confirm=confirm if late else "")


def over_screen(title: str, text: str, *, can_return: bool) -> Screen:
    """Return the screen of a phone that is no longer at the table."""
    again = [main_button("again", translate("phone", "Sit down again"))] if can_return else []
    return {"type": "over", "title": title, "text": text, "buttons": again}


def _me(status: Status) -> Member | None:
    return next((member for member in status.members if member.is_me), None)


def _strip(status: Status) -> list[str]:
    offer = status.offer
    return [] if offer is None else [rules_name(offer.rules.name), offer_line(status)]


def _waiting(status: Status, now: float) -> tuple[str, str]:
    """Return what the lobby waits for; where the window names a key, the phone says what to tap."""
    if status.phase is TablePhase.DEALING:
        return dealing_words(status)
    words = between_words(status, now) if status.match is not None else _lobby_words(status)
    me = _me(status)
    seated = own_seat(status) is not None
    if seated and me is not None and not me.is_ready and may_be_ready(status):
        return words[0], translate("phone", "Tap “I’m ready” when you are.")
    if (
        not seated
        and status.phase is TablePhase.LOBBY
        and any(seat.can_be_taken for seat in lobby_seats(status))
    ):
        return words[0], translate("phone", "You’re watching. Tap a free seat to play.")
    is_told = me is not None and me.is_ready and status.match is None and not waits_for_friends(status)
    return (words[0], "") if seated and is_told else words


def _lobby_words(status: Status) -> tuple[str, str]:
    return waiting_words(status, has_started=False)


def _seat(
    status: Status, seat: LobbySeat, face: int | None, phones: frozenset[bytes], away: frozenset[bytes]
) -> dict[str, object]:
    name, detail = seat_words(status, seat, phones, away)
    member = seat.member
    is_phone = member is not None and not seat.level and member.key in phones
    is_lobby = status.phase is TablePhase.LOBBY
    is_gone = is_phone and member is not None and member.key in away
    does: ButtonShown | None = None
    if is_lobby and seat.can_be_taken and not seat.is_mine:
        does = button(f"take:{int(seat.seat)}", translate("phone", "Sit here"))
    elif is_lobby and is_gone and is_ours(status) and not seat.is_mine:
        confirm = translate("phone", "Free {name}’s seat? That phone is away.").format(name=name)
        does = button(f"free:{int(seat.seat)}", translate("phone", "Free this seat"), confirm=confirm)
    return {
        "seat": int(seat.seat),
        "place": seat.place,
        "name": name,
        "detail": detail,
        "face": face,
        "is_mine": seat.is_mine,
        "is_free": seat.holder is Holder.FREE,
        "is_ready": seat.is_ready,
        "is_phone": is_phone,
        "is_away": is_gone,
        "button": does,
    }
