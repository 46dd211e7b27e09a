"""What goes wrong with tables on the network, in words: one plain sentence and one action each. No Qt."""

from dataclasses import dataclass
from enum import Enum

from net.discovery.advert import Advert
from net.discovery.discovery import DiscoveryTrouble as NotFound
from net.links.faults import Fault, Version
from net.links.opening import HIGHEST, LOWEST
from net.node.reports import Failed, Trouble, Warned
from net.table.status import EndReason
from tusac_qt.words.punctuation import with_note
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate


class Way(Enum):
    """What to do about a trouble: the one button beside it."""

    AGAIN = QT_TRANSLATE_NOOP("network", "Try again")
    CODE = QT_TRANSLATE_NOOP("network", "Type the code")
    ADDRESS = QT_TRANSLATE_NOOP("network", "Type another address")
    WHY = QT_TRANSLATE_NOOP("network", "Why?")
    HOST = QT_TRANSLATE_NOOP("network", "Host a table here")
    ANEW = QT_TRANSLATE_NOOP("network", "Open a new table")
    HOME = QT_TRANSLATE_NOOP("network", "Home")


@dataclass(frozen=True, slots=True)
class Advice:
    """What to say of a trouble.

    Attributes:
        text: what is wrong, in a sentence or two.
        way: what to do.
    """

    text: str
    way: Way


_FAULTS: dict[Fault, tuple[str, Way]] = {
    Fault.REFUSED: (
        QT_TRANSLATE_NOOP("network", "No table answers there: it has closed, or its address is another."),
        Way.AGAIN,
    ),
    Fault.NO_ROUTE: (
        QT_TRANSLATE_NOOP(
            "network",
            "There is no way to that computer. Are both on the same network? A VPN may be in between.",
        ),
        Way.WHY,
    ),
    Fault.TIMED_OUT: (
        QT_TRANSLATE_NOOP(
            "network",
            "That computer does not answer. Ask the host to allow the game in the firewall (Windows: Private "
            "networks). Or the Wi-Fi keeps its devices apart, as guest networks do.",
        ),
        Way.WHY,
    ),
    Fault.BAD_ADDRESS: (
        QT_TRANSLATE_NOOP("network", "There is no such address. It looks like 192.168.1.37."),
        Way.ADDRESS,
    ),
    Fault.NOT_TUSAC: (
        QT_TRANSLATE_NOOP("network", "Another program answers there, not this game."),
        Way.ADDRESS,
    ),
    Fault.VERSION: (
        QT_TRANSLATE_NOOP(
            "network", "The host plays another version of the game. Bring both to the newer one."
        ),
        Way.HOME,
    ),
    Fault.TABLE_GONE: (QT_TRANSLATE_NOOP("network", "That table is not there any more."), Way.HOME),
    Fault.BUSY: (
        QT_TRANSLATE_NOOP("network", "That computer has too many connections just now."),
        Way.AGAIN,
    ),
    Fault.CODE_NEEDED: (
        QT_TRANSLATE_NOOP("network", "This table has a code. The host can see it."),
        Way.CODE,
    ),
    Fault.BAD_CODE: (
        QT_TRANSLATE_NOOP(
            "network",
            "Wrong code. If you are sure that it is right, somebody may be interfering: let the host read the "
            "code out again.",
        ),
        Way.CODE,
    ),
    Fault.NO_CODE: (
        QT_TRANSLATE_NOOP(
            "network",
            "That table asks for no code. Either it has none any more, or somebody sits in between: ask the host.",
        ),
        Way.AGAIN,
    ),
    Fault.OURSELVES: (
        QT_TRANSLATE_NOOP("network", "That is this computer itself, or one with a copy of its key."),
        Way.ADDRESS,
    ),
    Fault.TOO_MANY_TRIES: (
        QT_TRANSLATE_NOOP(
            "network", "Too many wrong codes. The table may have a new one: ask the host, and wait a minute."
        ),
        Way.CODE,
    ),
    Fault.KEY_CHANGED: (
        QT_TRANSLATE_NOOP(
            "network",
            "That is not the computer you met before: its key is another. Ask the host before you join.",
        ),
        Way.HOME,
    ),
    Fault.INTERFERENCE: (
        QT_TRANSLATE_NOOP(
            "network",
            "Somebody sits between you and that computer. The connection was refused to protect you.",
        ),
        Way.WHY,
    ),
    Fault.REMOVED: (
        QT_TRANSLATE_NOOP("network", "The host has sent you away from this table."),
        Way.HOME,
    ),
    Fault.MALFORMED: (
        QT_TRANSLATE_NOOP("network", "That computer says what no table may say. Is its game damaged?"),
        Way.HOME,
    ),
    Fault.SLOW_DOWN: (
        QT_TRANSLATE_NOOP(
            "network", "The table was told too much at once and has hung up. Wait half a minute."
        ),
        Way.AGAIN,
    ),
    Fault.OVERFLOW: (
        QT_TRANSLATE_NOOP("network", "The connection is too slow to keep up with the table."),
        Way.AGAIN,
    ),
    Fault.SILENT: (QT_TRANSLATE_NOOP("network", "That computer was not heard for too long."), Way.AGAIN),
    Fault.LOST: (QT_TRANSLATE_NOOP("network", "The connection broke."), Way.AGAIN),
    Fault.REPLACED: (
        QT_TRANSLATE_NOOP("network", "You are at this table already, in another window."),
        Way.HOME,
    ),
    Fault.CLOSED: (QT_TRANSLATE_NOOP("network", "The table was closed."), Way.HOME),
}

_TROUBLES: dict[Trouble, tuple[str, Way]] = {
    Trouble.PORT_IN_USE: (
        QT_TRANSLATE_NOOP(
            "network",
            "Another program uses the game's ports, so no table can be opened. Close it, or restart.",
        ),
        Way.AGAIN,
    ),
    Trouble.PORT_REFUSED: (
        QT_TRANSLATE_NOOP(
            "network", "The system does not let the game listen. Allow it in the firewall, then try again."
        ),
        Way.AGAIN,
    ),
    Trouble.BAD_CODE: (
        QT_TRANSLATE_NOOP("network", "This code is too short or too long."),
        Way.HOME,
    ),
    Trouble.UNPLAYABLE: (
        QT_TRANSLATE_NOOP("network", "Nobody can play at such a table."),
        Way.HOME,
    ),
    Trouble.STILL_SITS: (
        QT_TRANSLATE_NOOP(
            "network",
            "You still sit at another table, and your cards wait there. Who opens a new table gives them up.",
        ),
        Way.ANEW,
    ),
    Trouble.NOBODY_THERE: (
        QT_TRANSLATE_NOOP(
            "network",
            "Nobody here has number {number}: look at the host's screen again. If it is right, that computer's "
            "firewall keeps the game out, or it is on another network.",
        ),
        Way.ADDRESS,
    ),
    Trouble.CODE_TRIED: (
        QT_TRANSLATE_NOOP("network", "Somebody has tried a wrong code at your table."),
        Way.HOME,
    ),
    Trouble.CODE_CHANGED: (
        QT_TRANSLATE_NOOP("network", "Somebody tries codes at your table, so it has a new one."),
        Way.HOME,
    ),
    Trouble.FILE_SET_ASIDE: (
        QT_TRANSLATE_NOOP("network", "A file was damaged and has been started afresh; the old one is kept."),
        Way.HOME,
    ),
    Trouble.TABLE_FORGOTTEN: (
        QT_TRANSLATE_NOOP(
            "network", "What was stored of the round you were playing is damaged and was thrown away."
        ),
        Way.HOME,
    ),
    Trouble.KEYS_MADE_PRIVATE: (
        QT_TRANSLATE_NOOP(
            "network", "Others on this computer could read your keys; from now on only you can."
        ),
        Way.HOME,
    ),
    Trouble.NOT_SAVED: (
        QT_TRANSLATE_NOOP(
            "network", "The disk takes no file: records are not kept, and a killed program cannot play on."
        ),
        Way.HOME,
    ),
    Trouble.OTHER_VERSION: (
        QT_TRANSLATE_NOOP("network", "Somebody with another version of the game could not join."),
        Way.AGAIN,
    ),
    Trouble.EXHAUSTED: (
        QT_TRANSLATE_NOOP(
            "network",
            "This computer has no memory or open files left for the game. Close other programs first.",
        ),
        Way.HOME,
    ),
    Trouble.BROKEN: (
        QT_TRANSLATE_NOOP("network", "The game has made a mistake at this table; please report it."),
        Way.HOME,
    ),
}

_UNSEEN: dict[NotFound, str] = {
    NotFound.NO_NETWORK: QT_TRANSLATE_NOOP(
        "network", "This computer is on no network. Join the Wi-Fi of the others first."
    ),
    NotFound.NO_MULTICAST: QT_TRANSLATE_NOOP(
        "network", "This network does not tell of its tables. Join by number or address."
    ),
    NotFound.NOT_ADVERTISED: QT_TRANSLATE_NOOP(
        "network", "The table cannot appear in lists. Others can join by its number or address."
    ),
}

_ENDS: dict[EndReason, tuple[str, Way]] = {
    EndReason.WE_LEFT: (QT_TRANSLATE_NOOP("network", "You have left the table."), Way.HOME),
    EndReason.MATCH_OVER: (QT_TRANSLATE_NOOP("network", "The match is over."), Way.HOME),
    EndReason.CLOSED: (QT_TRANSLATE_NOOP("network", "The host has closed the table."), Way.HOME),
    EndReason.REMOVED: (
        QT_TRANSLATE_NOOP("network", "The host has sent you away from this table."),
        Way.HOME,
    ),
    EndReason.CHEATED: (
        QT_TRANSLATE_NOOP(
            "network",
            "This program is proven to have broken the rules of fair dealing here, and is not let in again.",
        ),
        Way.HOME,
    ),
    EndReason.FULL: (
        QT_TRANSLATE_NOOP("network", "The table is full: every seat is taken, and no more may look on."),
        Way.HOST,
    ),
    EndReason.NAME_REFUSED: (
        QT_TRANSLATE_NOOP(
            "network",
            "Nothing of your name can be seen. Choose another one in the settings.",
        ),
        Way.HOME,
    ),
    EndReason.SAME_KEY: (
        QT_TRANSLATE_NOOP(
            "network",
            "You are at this table already: in another window, or on a computer with a copy of this one's files.",
        ),
        Way.HOME,
    ),
    EndReason.UNREADABLE: (
        QT_TRANSLATE_NOOP(
            "network", "That computer says of its table what cannot be played or shown. Is its game damaged?"
        ),
        Way.HOME,
    ),
    EndReason.LOST: (
        QT_TRANSLATE_NOOP("network", "The connection to the table is lost and did not come back."),
        Way.AGAIN,
    ),
}


def failure(failed: Failed, ours: str) -> Advice:
    """Return what to say where we have come to no table.

    Args:
        failed: why.
        ours: the version of this program.
    """
    if isinstance(failed.why, Trouble):
        return trouble(failed.why, failed.detail)
    text, way = _FAULTS[failed.why]
    said = translate("network", text)
    if failed.why is Fault.VERSION and failed.theirs is not None:
        is_newer = failed.theirs.lowest > HIGHEST
        said = _versions(_HOST_IS_NEWER if is_newer else _HOST_IS_OLDER, failed.theirs, ours)
    return Advice(said, way)


def warning(warned: Warned, ours: str) -> str:
    """Return what to say of something that does not stop us; `ours` is the version of this program."""
    if warned.why is Trouble.OTHER_VERSION and warned.theirs is not None:
        is_newer = warned.theirs.lowest > HIGHEST
        text = _CALLER_IS_NEWER if is_newer else _CALLER_IS_OLDER
        return _versions(text, warned.theirs, ours, warned.detail)
    return trouble(warned.why, warned.detail).text


def trouble(what: Trouble, detail: str) -> Advice:
    """Return what to say of something that does not work at this machine."""
    text, way = _TROUBLES[what]
    said = translate("network", text)
    if what is Trouble.NOBODY_THERE:
        return Advice(said.format(number=detail), way)
    return Advice(_with_detail(said, detail), way)


def is_ours(advert: Advert) -> bool:
    """Return whether our program can speak with that of a table's coordinator."""
    return LOWEST <= advert.protocol_major <= HIGHEST


def other_version(advert: Advert) -> str:
    """Return what to say in a list of a table whose coordinator's program ours cannot speak with."""
    text = translate("network", "version {version}, not ours: update yours")
    if advert.protocol_major < LOWEST:
        text = translate("network", "version {version}, not ours: the host must update")
    return text.format(version=advert.program)


def unseen_text(what: NotFound) -> str:
    """Return what to say where tables cannot be found as usual."""
    return translate("network", _UNSEEN[what])


def ending(end: EndReason, detail: str) -> Advice:
    """Return what to say where we are at the table no more."""
    text, way = _ENDS[end]
    return Advice(_with_detail(translate("network", text), detail), way)


def way_name(way: Way) -> str:
    """Return what stands on the button for it."""
    return translate("network", way.value)


def _with_detail(text: str, detail: str) -> str:
    return with_note(text, detail) if detail else text


_HOST_IS_NEWER = QT_TRANSLATE_NOOP(
    "network",
    "The host's program is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): update yours.",
)
_HOST_IS_OLDER = QT_TRANSLATE_NOOP(
    "network",
    "The host's program is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): the host must "
    "update.",
)
_CALLER_IS_NEWER = QT_TRANSLATE_NOOP(
    "network",
    "Somebody at {address} could not join with version {theirs} (protocol {number}), yours is {ours} (protocol "
    "{own}): update yours.",
)
_CALLER_IS_OLDER = QT_TRANSLATE_NOOP(
    "network",
    "Somebody at {address} could not join with version {theirs} (protocol {number}), yours is {ours} (protocol "
    "{own}): they must update.",
)


def _versions(text: str, theirs: Version, ours: str, address: str = "") -> str:
    return translate("network", text).format(
        address=address, theirs=theirs.program, number=theirs.highest, ours=ours, own=HIGHEST
    )
