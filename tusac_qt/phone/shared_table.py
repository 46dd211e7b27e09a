"""The surroundings of the round at a table that machines share: notes, the menu, what follows a result."""

from net.match.status import TablePhase
from net.table.interface.status import Status
from tusac_qt.model.slow_people import may_stop_waiting, slow_offer
from tusac_qt.model.split import leaving_text
from tusac_qt.model.table_notes import (
    account_lines,
    departure_lines,
    is_void,
    left_out_note,
    lost_hand_note,
    pause_of_others,
    ready_line,
    strip_note,
)
from tusac_qt.phone.parts import ButtonShown, button, main_button
from tusac_qt.phone.table_screen import Surroundings
from tusac_qt.play.remote_table import RemoteTable
from tusac_qt.words.translation import translate


def shared_surroundings(table: RemoteTable, now: float) -> Surroundings:
    """Return what stands around the round; `now` is seconds on the clock of the status."""
    status = table.status
    leads_on = _leads_on(table, status)
    waits = "" if table.match.is_over or leads_on else ready_line(status, now)
    return Surroundings(
        note=_note(table, now),
        words=status.words,
        menu=_menu(status),
        is_void=is_void(status),
        ending=tuple(line for line in (*departure_lines(status), *account_lines(status), waits) if line),
        leads_on=leads_on,
    )


def _leads_on(table: RemoteTable, status: Status) -> tuple[ButtonShown, ...]:
    me = next((member for member in status.members if member.is_me), None)
    if table.match.is_over:
        return (main_button("leave", translate("phone", "Leave the table")),)
    if status.phase is TablePhase.BETWEEN and me is not None and not me.is_ready and not me.is_spectator:
        return (main_button("ready", translate("phone", "Next round")),)
    return ()


def _note(table: RemoteTable, now: float) -> str:
    status = table.status
    stands_in = translate("phone", "The computer answers for you.") if table.auto.stands_in else ""
    return (
        strip_note(status, now)
        or lost_hand_note(status, is_watching=table.is_watching)
        or left_out_note(status)
        or stands_in
    )


def _menu(status: Status) -> tuple[ButtonShown, ...]:
    found = []
    if status.paused_by is None:
        found.append(button("pause", translate("window", "Pause")))
    elif pause_of_others(status) is None:
        found.append(button("pause", translate("window", "Resume"), is_on=True))
    if may_stop_waiting(status):
        found.append(button("wait_no_longer", translate("phone", "Stop waiting"), slow_offer(status)))
    is_over = status.match is not None and status.match.is_over
    confirm = "" if is_over else leaving_text(status)
    found.append(button("leave", translate("phone", "Leave the table"), confirm=confirm))
    return tuple(found)
