"""Words for network tables: connection quality, what a machine can see, what the system will ask. No Qt."""

from net.table.interface.status import Presence, Status
from tusac_qt.words.punctuation import listed, sentences
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

_PRESENCE: dict[Presence, str] = {
    Presence.HERE: "",
    Presence.RELAYED: QT_TRANSLATE_NOOP("network", "via others"),
    #: of a player whose connection comes and goes
    Presence.SHAKY: QT_TRANSLATE_NOOP("network", "shaky"),
    Presence.AWAY: QT_TRANSLATE_NOOP("network", "away"),
    Presence.LEFT: QT_TRANSLATE_NOOP("network", "has left"),
    Presence.REMOVED: QT_TRANSLATE_NOOP("network", "sent away"),
}


def presence_name(presence: Presence) -> str:
    """Return how well a machine is heard, in a word; "" where all is well."""
    text = _PRESENCE[presence]
    return translate("network", text) if text else ""


def system_notice(platform: str) -> str:
    """Return what to say before the system asks about the network; "" where it does not ask.

    Args:
        platform: as `sys.platform`.
    """
    if platform == "win32":
        return translate(
            "network",
            "Windows will ask once if the game may use the network. Tick Private networks and allow it, or"
            " the computers at home can’t find each other.",
        )
    if platform == "darwin":
        return translate(
            "network",
            "macOS will ask once for access to the Local Network. Allow it, or the computers at home can’t"
            " find each other.",
        )
    return ""


def clock_text(seconds: float) -> str:
    """Return a time that is left, such as 0:30."""
    whole = max(0, round(seconds))
    return f"{whole // 60}:{whole % 60:02d}"


def are_two(status: Status) -> bool:
    """Return whether only two machines play, so that nobody can stand in for either (docs/protocol.md, 6)."""
    return len({seat.member for seat in status.seats if seat.member is not None}) == 2


def trust_text(status: Status) -> str:
    """Return what people must know of the machines that play, in words; "" for nothing in particular."""
    return sentences(line for line in (_computers_text(status), _two_text(status)) if line)


def _two_text(status: Status) -> str:
    if not are_two(status):
        return ""
    return translate(
        "network",
        "With only two of you, a round that one leaves can’t be finished, and doesn’t count.",
    )


def _computers_text(status: Status) -> str:
    """Return what the machines of computer players can see (docs/protocol.md, 1); "" without any."""
    played = [seat for seat in status.seats if seat.level]
    if not played:
        return ""
    machines = sorted({seat.member for seat in played if seat.member is not None})
    told = [_trust_line(status, machine) for machine in machines]
    if not told:
        told = [
            translate(
                "network",
                "When the match starts, the computer players are shared out among the computers at the"
                " table. The computer that runs one can see its cards, but can’t change them, and all"
                " computers recheck every move after the round.",
            )
        ]
    elif len(played) > 1:
        told.append(
            translate(
                "network",
                "No computer can change these cards, and all computers recheck every move after the round.",
            )
        )
    return sentences(told)


def _trust_line(status: Status, machine: int) -> str:
    name = status.members[machine].name
    seats = [seat.name for seat in status.seats if seat.level and seat.member == machine]
    if sum(1 for seat in status.seats if seat.level) == 1:
        return computer_text(seats[0], name)
    if len(seats) > 1:
        text = translate("network", "These run on {name}’s computer, which can see their cards: {seats}.")
        return text.format(seats=listed(seats), name=name)
    text = translate("network", "{seat} runs on {name}’s computer, which can see its cards.")
    return text.format(seat=seats[0], name=name)


def computer_text(seat: str, name: str) -> str:
    """Return what the machine of a computer player can see (docs/protocol.md, 1)."""
    text = translate(
        "network",
        "{seat} is a computer player on {name}’s computer, which can see this seat’s cards. It can’t change"
        " them, and all computers recheck every move after the round.",
    )
    return text.format(seat=seat, name=name)
