"""People who think so long without a clock that the player may choose to wait no longer. No Qt."""

from net.table.interface.status import Status
from tusac_qt.words.punctuation import listed
from tusac_qt.words.translation import translate


def slow_names(status: Status) -> str:
    """Return the names of the people that the table has been waiting for so long; "" for nobody."""
    return listed(status.members[place].name for place in status.slow)


def may_stop_waiting(status: Status) -> bool:
    """Return whether the player may choose to wait no longer, and has not."""
    return bool(status.slow) and not status.waits_no_longer and status.paused_by is None


def slow_note(status: Status) -> str:
    """Return whom the table waits for without a clock; "" if for nobody for that long."""
    if not status.slow:
        return ""
    waits = translate("window", "The table is waiting for {name}, with no clock")
    tired = translate("window", "Others are still waiting for {name}; you’re not")
    return (tired if status.waits_no_longer else waits).format(name=slow_names(status))


def slow_offer(status: Status) -> str:
    """Return the consequence of waiting no longer."""
    text = translate("window", "The round goes on without {name} once nobody else is waiting.")
    return text.format(name=slow_names(status))
