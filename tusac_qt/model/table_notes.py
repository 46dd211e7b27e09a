"""Notes of a network table beside the game: awaited people, bad connections, proofs of cheating.

Words for the presenter's display and a session's status. No Qt.
"""

from engine.seats import Seat
from net.match.status import Awaited, ProofStatus, TablePhase
from net.table.interface.status import PAUSE_S, Member, News, NewsKind, Presence, Status
from tusac_qt.model.display import TableDisplay
from tusac_qt.model.lobby import GONE, present_members
from tusac_qt.model.slow_people import slow_note
from tusac_qt.model.split import split_of, waiting_text
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.remote_news import noted
from tusac_qt.play.remote_table import own_seat
from tusac_qt.play.table import Table
from tusac_qt.words.counted import counted
from tusac_qt.words.dealing import rule_text
from tusac_qt.words.network import clock_text, computer_text, presence_name
from tusac_qt.words.punctuation import listed, sentences, with_note
from tusac_qt.words.table_news import note_text
from tusac_qt.words.translation import translate


def lost_hand_note(status: Status | None, *, is_watching: bool) -> str:
    """Return why the player only watches although they have a seat; "" otherwise."""
    if status is None or not is_watching or own_seat(status) is None:
        return ""
    return translate("window", "Your cards in this round are lost: you play from the next one")


def left_out_note(status: Status | None) -> str:
    """Return the note that the round goes on without the local player, and for how long; else ""."""
    own = None if status is None else own_seat(status)
    if status is None or own is None or not status.seats[own].is_dead:
        return ""
    if status.round is not None and own in status.round.owing:
        return translate("window", "Your seat just passes until the next round")
    return translate("window", "You’re passing automatically")


def stand_in_note(auto: AutoAnswers) -> str:
    """Return that the computer answers for the player, and how to return; "" otherwise."""
    return translate("window", "The computer answers – A: I’m back") if auto.stands_in else ""


def table_note(table: Table, now: float) -> str:
    """Return the most urgent note for the top strip, or ""."""
    status = table.status
    note = strip_note(status, now)
    note = note or lost_hand_note(status, is_watching=table.is_watching)
    return note or left_out_note(status) or stand_in_note(table.auto)


def strip_note(status: Status | None, now: float) -> str:
    """Return the one thing to know now beside the game, or "".

    Args:
        status: the status of a table on the network; None at a table of this machine alone, where a
            pause is told in the middle of the table.
        now: seconds on the clock of the status.
    """
    if status is None:
        return ""
    told = _waiting(status, now) or _paused_until(status, now) or slow_note(status)
    return told or _dealing(status) or cheat_text(status)


def pause_note(status: Status | None, *, is_paused: bool) -> str:
    """Return the name of the player who has stopped the game, or how it goes on; "" if nobody has."""
    if status is None:
        return translate("window", "Paused – press T or click to go on") if is_paused else ""
    return _paused(status)


def seat_notes(display: TableDisplay, seat: Seat) -> list[str]:
    """Return the notes beside a player's name, the most important first.

    They tell of a bad connection, that the seat only passes, slowness, or a computer player.
    """
    status = display.status
    if status is None or seat >= len(status.seats):
        return []
    held = status.seats[seat]
    member = None if held.member is None else status.members[held.member]
    notes = []
    if member is not None and not member.is_me and member.presence is not Presence.HERE:
        notes.append(presence_name(member.presence))
    elif held.is_dead:
        notes.append(translate("window", "just passes"))
    if seat in display.slow:
        notes.append(translate("window", "slow"))
    if held.level:
        notes.append(translate("window", "computer"))
    return notes


def seat_sentence(status: Status, seat: Seat) -> str:
    """Return who plays at a seat of a table on the network, in a sentence; "" where the name says it."""
    held = status.seats[seat]
    if not held.level or held.member is None:
        return ""
    return computer_text(held.name, status.members[held.member].name)


def proof_line(status: Status) -> str:
    """Return a line about what is proven of the round on the table."""
    proof = status.proof
    if proof is None:
        return ""
    if proof.cheats:
        return cheat_text(status)
    if proof.machines == 1:
        return translate("proof", "Only this computer shuffled")
    is_being_checked = status.phase is TablePhase.AUDITING or status.phase is TablePhase.PLAYING
    if proof.verified and (not is_being_checked or len(proof.verified) >= proof.machines):
        return counted.verified_by(len(proof.verified))
    if proof.verified or status.phase is TablePhase.AUDITING:
        return counted.verifying(len(proof.verified), proof.machines)
    return counted.shuffled_by(len(proof.shuffled))


def proof_members(status: Status, proof: ProofStatus) -> list[tuple[int, Member]]:
    """Return the machines of the round, also those that have left, with their indexes among the members."""
    machines = {*proof.shuffled, *proof.verified, *(seat.member for seat in status.seats)}
    return [(place, member) for place, member in enumerate(status.members) if place in machines]


def account_lines(status: Status) -> list[str]:
    """Return the lines about the match beside its tally.

    They name wins that are not counted, players whose hidden moves are unknown, and players whose leaving has
    made rounds void.
    """
    lines = []
    pending = translate("result", "{name}’s win in round {n} isn’t counted yet: the keys haven’t arrived.")
    for number, place in status.pending:
        lines.append(pending.format(n=number, name=status.members[place].name))
    unaudited = translate("result", "{name}’s hidden moves couldn’t be checked.")
    lines += [unaudited.format(name=status.members[place].name) for place in status.unaudited]
    for place, hands in status.void_hands:
        lines.append(counted.void_hands(hands, status.members[place].name))
    return lines


def departure_lines(status: Status) -> list[str]:
    """Return who has left the table since the round on it was dealt."""
    kinds = {Presence.LEFT: NewsKind.LEFT, Presence.REMOVED: NewsKind.REMOVED}
    gone = [place for place in _people(status) if status.members[place].presence in GONE]
    news = [News(kinds[status.members[place].presence], place) for place in gone]
    return [note_text(noted(status, one)) for one in news]


def cheat_text(status: Status) -> str:
    """Return who is proven to have cheated and how; "" if nobody is."""
    text = translate("proof", "{name}’s program broke the rules of fair dealing: {rule}.")
    cheats = () if status.proof is None else status.proof.cheats
    return sentences(
        text.format(name=status.members[member].name, rule=rule_text(rule)) for member, rule in cheats
    )


def ready_line(status: Status, now: float) -> str:
    """Return the players who are ready for the next round, or when it begins by itself."""
    players = [status.members[place] for place in _people(status)]
    waiting = [member for member in players if member.presence not in GONE and not member.is_ready]
    away = [member for member in waiting if member.presence is Presence.AWAY]
    if status.phase is TablePhase.DEALING:
        return translate("result", "The next round is being dealt.")
    if status.countdown_until is not None:
        left = max(0, round(status.countdown_until - now))
        text = translate("result", "The next round starts in {n} s.")
        return text.format(n=left)
    if _is_cut_off(status):
        return translate("window", "The connection is lost – reconnecting…")
    if len(waiting) == len(players):
        waiting = away
    names = listed(
        with_note(member.name, presence_name(member.presence)) if member in away else member.name
        for member in waiting
    )
    return translate("result", "Waiting for {names}.").format(names=names) if names else ""


def _people(status: Status) -> list[int]:
    """Return who has a seat, computer players apart, as places in `Status.members`."""
    return sorted({seat.member for seat in status.seats if seat.member is not None and not seat.level})


def is_void(status: Status | None) -> bool:
    """Return whether the round on the table has ended without an outcome, and the next one is waited for."""
    return (
        status is not None
        and status.phase is TablePhase.BETWEEN
        and (status.round is None or status.round.outcome is None)
    )


def pause_of_others(status: Status) -> Member | None:
    """Return who has stopped the clocks, if the local player cannot let them go on."""
    has_no_say = status.paused_by is not None and own_seat(status) is None
    return status.members[status.paused_by] if has_no_say and status.paused_by is not None else None


def has_clock(status: Status) -> bool:
    """Return whether a note counts seconds."""
    is_counted = status.countdown_until is not None or status.paused_until is not None
    return is_counted or any(awaited.until is not None for awaited in status.awaited)


def _is_cut_off(status: Status) -> bool:
    """Return whether nobody else who plays can be heard, though there are several."""
    others = [member for _, member in present_members(status) if not member.is_me and not member.is_spectator]
    return len(others) > 1 and all(member.presence is Presence.AWAY for member in others)


def _waiting(status: Status, now: float) -> str:
    if _is_cut_off(status):
        return translate("window", "The connection is lost – reconnecting…")
    if status.awaited:
        return _awaited(status, min(status.awaited, key=lambda awaited: awaited.since), now)
    split = split_of(status)
    return "" if split is None else waiting_text(split)


def _awaited(status: Status, awaited: Awaited, now: float) -> str:
    member = status.members[awaited.member]
    if member.presence in GONE:
        return translate("window", "{name} has left – the round goes on in a moment").format(name=member.name)
    if awaited.until is None:
        return translate("window", "{name} lost the connection – wait, or leave (Menu)").format(
            name=member.name
        )
    if awaited.until <= now:
        return translate("window", "{name} lost the connection – the clocks run again").format(
            name=member.name
        )
    text = translate("window", "{name} lost the connection – waiting {time}")
    return text.format(name=member.name, time=clock_text(awaited.until - now))


def _paused_until(status: Status, now: float) -> str:
    note = _paused(status)
    if not note or status.paused_until is None:
        return note
    text = translate("window", "{note} ({time} of {limit} left)")
    return text.format(note=note, time=clock_text(status.paused_until - now), limit=clock_text(PAUSE_S))


def _paused(status: Status) -> str:
    if status.paused_by is None:
        return ""
    member = status.members[status.paused_by]
    if member.is_me:
        return translate("window", "You paused: time for tea – press T or click to go on")
    return translate("window", "{name} paused: time for tea").format(name=member.name)


def _dealing(status: Status) -> str:
    if status.phase is TablePhase.DEALING:
        return translate("window", "Everyone is shuffling the next round…")
    if status.phase is TablePhase.AUDITING:
        return translate("window", "The round is being verified…")
    return ""
