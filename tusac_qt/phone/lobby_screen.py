"""What a phone shows beside the round: the door, the lobby, and the end (docs/phone.md, 5)."""

from net.match.status import TablePhase
from net.table.status import Member, Status
from tusac_qt.model.lobby import (
    Holder,
    LobbySeat,
    lobby_faces,
    lobby_seats,
    may_be_ready,
    member_face,
    present_members,
)
from tusac_qt.model.lobby_words import between_words, dealing_words, offer_line, seat_words, waiting_words
from tusac_qt.model.table_notes import strip_note
from tusac_qt.phone.parts import ButtonShown, Screen, button, main_button
from tusac_qt.play.remote_table import own_seat
from tusac_qt.words.faces import DERIVED
from tusac_qt.words.i18n import rules_name
from tusac_qt.words.translation import translate


def table_name(status: Status | None) -> str:
    """Return the name of the table, "" before it is known."""
    return "" if status is None or status.offer is None else status.offer.name


def door_screen(status: Status | None, name: str, face: int | None, note: str, *, can_sit: bool) -> Screen:
    """Return what a phone shows that has not sat down.

    Args:
        status: the table as the computer that serves the phone sees it; None before it is at one.
        name: what the phone's owner was called last.
        face: and how shown.
        note: what is to be known beside it, or "".
        can_sit: whether a name may be given now.
    """
    people = [] if status is None else [member for _, member in present_members(status)]
    return {
        "type": "door",
        "title": table_name(status),
        "line": "" if status is None or status.offer is None else _strip(status)[0],
        "people": [{"name": member.name, "face": member_face(member)} for member in people],
        "name": name,
        "face": face,
        "can_sit": can_sit,
        "note": note,
    }


def lobby_screen(status: Status, phones: frozenset[bytes], now: float) -> Screen:
    """Return the lobby, the shuffle, or the time between two rounds.

    Args:
        status: as the phone's own machine sees the table.
        phones: the keys of the machines that this computer runs for phones.
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
    menu = [button("leave", translate("phone", "Leave the table"))]
    if own_seat(status) is not None and status.phase is TablePhase.LOBBY:
        menu.insert(0, button("stand_up", translate("phone", "Just watch")))
    return {
        "type": "lobby",
        "title": table_name(status),
        "strip": _strip(status),
        "headline": headline,
        "line": line,
        "note": strip_note(status, now, is_paused=status.paused_by is not None),
        "seats": [_seat(status, seat, faces.get(seat.seat), phones) for seat in lobby_seats(status)],
        "watchers": [member.name for _, member in present_members(status) if member.is_spectator],
        "words": status.words,
        "buttons": buttons,
        "menu": menu,
    }


def over_screen(title: str, text: str, *, can_return: bool) -> Screen:
    """Return what a phone shows that is at the table no more."""
    again = [main_button("again", translate("phone", "Sit down again"))] if can_return else []
    return {"type": "over", "title": title, "text": text, "buttons": again}


def _me(status: Status) -> Member | None:
    return next((member for member in status.members if member.is_me), None)


def _strip(status: Status) -> list[str]:
    offer = status.offer
    return [] if offer is None else [rules_name(offer.rules.name), offer_line(status)]


def _waiting(status: Status, now: float) -> tuple[str, str]:
    """Return what is waited for; where the window names a key, the phone says what to tap."""
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
    return (
        words if not (seated and me is not None and me.is_ready and status.match is None) else (words[0], "")
    )


def _lobby_words(status: Status) -> tuple[str, str]:
    return waiting_words(status, has_started=False)


def _seat(status: Status, seat: LobbySeat, face: int | None, phones: frozenset[bytes]) -> dict[str, object]:
    name, detail = seat_words(status, seat, phones)
    member = seat.member
    is_phone = member is not None and not seat.level and member.key in phones
    can_take = status.phase is TablePhase.LOBBY and seat.can_be_taken and not seat.is_mine
    take: ButtonShown | None = None
    if can_take:
        take = button(f"take:{int(seat.seat)}", translate("phone", "Sit here"))
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
        "button": take,
    }
