"""The words of the lobby and the shuffle. No Qt."""

from net.match.status import TablePhase
from net.table.interface.status import Status
from tusac_qt.model.lobby import Holder, LobbySeat, is_ours, lobby_seats, may_be_ready
from tusac_qt.model.table_notes import ready_line
from tusac_qt.play.remote_table import own_seat
from tusac_qt.words.counted import counted
from tusac_qt.words.dealing import STEPS, step_text
from tusac_qt.words.i18n import level_name, pace_name
from tusac_qt.words.numbers import signed
from tusac_qt.words.punctuation import listed, phrases
from tusac_qt.words.translation import translate


def offer_line(status: Status, level: str = "") -> str:
    """Return a line about the table's length and pace, and the level of its computer players.

    "" before that is known.

    Args:
        status: the current status.
        level: of the computer players that take free seats; "" where only the host's computer knows.
    """
    offer = status.offer
    if offer is None:
        return ""
    rounds = counted.rounds(offer.rounds) if offer.rounds else translate("lobby", "no limit")
    pace = translate("lobby", "{pace} pace").format(pace=pace_name(offer.pace.name))
    parts = [rounds, pace]
    told = next((seat.level for seat in status.seats if seat.level), level)
    if told:
        parts.append(translate("lobby", "computer players: {level}").format(level=level_name(told)))
    if offer.is_strict:
        parts.append(translate("lobby", "strict clock"))
    if offer.needs_code:
        parts.append(translate("lobby", "code needed"))
    return "  ·  ".join(parts)


def seat_words(
    status: Status,
    seat: LobbySeat,
    phones: frozenset[bytes] = frozenset(),
    away: frozenset[bytes] = frozenset(),
) -> tuple[str, str]:
    """Return the name of who plays at a seat, and a line about them.

    Args:
        status: the current status.
        seat: one of its seats.
        phones: the keys of the machines that this computer runs for phones.
        away: those of them whose phone is away.
    """
    words = [_detail(status, seat, phones, away)]
    if status.match is not None and may_be_ready(status):
        words.insert(0, signed(status.match.tally[seat.seat]))
    #: nobody sits here yet
    return seat.name or translate("lobby", "Free seat"), phrases(words)


def dealing_words(status: Status) -> tuple[str, str]:
    """Return a headline and a line about the shuffle in progress."""
    headline, proof = translate("lobby", "Everyone is shuffling"), status.proof
    if proof is None:
        return headline, ""
    if proof.step == "SHUFFLE":
        done = translate("lobby", "{done} of {all} shuffles proven")
        return headline, done.format(done=len(proof.shuffled), all=proof.machines)
    return headline, step_text(proof.step) if proof.step in STEPS else ""


def between_words(status: Status, now: float) -> tuple[str, str]:
    """Return what comes next after joining or returning to a match between rounds: a headline and a line."""
    number = 1 if status.match is None else status.match.round_number
    headline = translate("lobby", "Next comes round {n}").format(n=number)
    is_asked = any(member.is_me and not member.is_ready for member in status.members)
    if is_asked and own_seat(status) is not None and status.countdown_until is None:
        return headline, translate("lobby", "Press Space when you’re ready.")
    return headline, ready_line(status, now)


def waits_for_friends(status: Status) -> bool:
    """Return whether only one person sits in the lobby and is ready.

    The host may then start with computer players.
    """
    members = [seat.member for seat in lobby_seats(status) if seat.member is not None]
    return status.phase is TablePhase.LOBBY and len(members) == 1 and members[0].is_ready


def waiting_words(status: Status, *, has_started: bool) -> tuple[str, str]:
    """Return a headline and a line about what the lobby waits for.

    Args:
        status: the current status.
        has_started: whether the host has asked for the match to begin.
    """
    seats = lobby_seats(status)
    people = [seat for seat in seats if seat.holder is Holder.PERSON]
    ready = sum(seat.is_ready for seat in people)
    if waits_for_friends(status) and not has_started:
        is_host = is_ours(status)
        return translate("lobby", "Waiting for friends"), (
            translate("lobby", "You can start now, with computer players.")
            if is_host
            else translate("lobby", "The host can start now, with computer players.")
        )
    if has_started or (people and ready == len(people)):
        return translate("lobby", "The match is starting…"), translate(
            "lobby", "The computers are making sure they agree on the table."
        )
    if len(people) == 1 and people[0].is_mine:
        return translate("lobby", "Waiting for friends"), translate("lobby", "Press Space when you’re ready.")
    headline = translate("lobby", "{ready} of {people} are ready").format(ready=ready, people=len(people))
    if own_seat(status) is None and not any(seat.can_be_taken for seat in seats):
        return headline, translate("lobby", "You’re watching: all seats are taken.")
    if own_seat(status) is None:
        return headline, translate("lobby", "You’re watching. Click a free seat to play.")
    if not any(member.is_me and member.is_ready for member in status.members):
        detail = translate("lobby", "Press Space when you’re ready.")
    else:
        names = listed(seat.name for seat in people if not seat.is_ready)
        detail = translate("result", "Waiting for {names}.").format(names=names)
    return headline, detail


def sat_words(status: Status) -> str:
    """Return the person's new place, described by the neighbors.

    One's own seat is always seen at the bottom.
    """
    seats = lobby_seats(status)
    names = [seat.name for seat in (seats[-1], seats[1]) if seat.name] if len(seats) > 2 else []
    if len(names) == 2:
        return translate("lobby", "You sit between {one} and {other} now.").format(
            one=names[0], other=names[1]
        )
    if names:
        return translate("lobby", "You sit beside {name} now.").format(name=names[0])
    return translate("lobby", "You’ve changed seats: the seats beside you are free.")


def countdown_words(status: Status, now: float) -> tuple[str, str] | None:
    """Return the countdown to the match that all are ready for: a headline and a line.

    None while nothing is counted down.
    """
    until = status.countdown_until
    if until is None:
        return None
    headline = translate("lobby", "Starting in {n}").format(n=max(0, round(until - now)))
    return headline, translate("lobby", "Everyone is ready.")


def _detail(status: Status, seat: LobbySeat, phones: frozenset[bytes], away: frozenset[bytes]) -> str:
    if seat.is_shuffling:
        return translate("lobby", "is shuffling…")
    if seat.has_shuffled:
        return translate("lobby", "shuffle proven")
    if seat.holder is Holder.COMPUTER:
        if seat.member is not None and status.phase is not TablePhase.LOBBY:
            return translate("lobby", "on {name}’s computer").format(name=seat.member.name)
        return translate("lobby", "computer player, {level}").format(level=level_name(seat.level))
    if seat.member is None:
        return translate("lobby", "friend or computer")
    parts = [translate("lobby", "you")] if seat.is_mine else []
    if seat.member.key in away:
        parts.append(translate("lobby", "phone away"))
    elif seat.member.key in phones:
        parts.append(translate("lobby", "on a phone"))
    elif seat.member.is_coordinator and not seat.is_mine:
        parts.append(translate("lobby", "host"))
    if may_be_ready(status):
        is_ready = seat.member.is_ready
        parts.append(translate("lobby", "ready") if is_ready else translate("lobby", "not ready yet"))
    return phrases(parts)
