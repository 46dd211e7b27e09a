"""What goes wrong with tables on the network, in words: one plain sentence and one action each. No Qt."""

from dataclasses import dataclass
from enum import Enum

from net.discovery.advert import Advert
from net.discovery.discovery import DiscoveryTrouble as NotFound
from net.links.faults import Fault, Version
from net.links.opening import HIGHEST, LOWEST
from net.node.reports import Failed, Trouble, Warned
from net.table.interface.status import EndReason
from tusac_qt.words.punctuation import with_note
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate


class Way(Enum):
    """What to do about a trouble: the one button beside it."""

    AGAIN = QT_TRANSLATE_NOOP("network", "Try again")
    CODE = QT_TRANSLATE_NOOP("network", "Type the code")
    ADDRESS = QT_TRANSLATE_NOOP("network", "Type another address")
    WHY = QT_TRANSLATE_NOOP("network", "Why?")
    HOST = QT_TRANSLATE_NOOP("network", "Open a table here")
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
        QT_TRANSLATE_NOOP("network", "No table answers there: it has closed, or the address is wrong."),
        Way.AGAIN,
    ),
    Fault.NO_ROUTE: (
        QT_TRANSLATE_NOOP(
            "network",
            "That computer can’t be reached. Are you both on the same network? A VPN may be in the way.",
        ),
        Way.WHY,
    ),
    Fault.TIMED_OUT: (
        QT_TRANSLATE_NOOP(
            "network",
            "That computer doesn’t answer. Ask the host to allow the game in the firewall (Windows: Private"
            " networks). Or the Wi-Fi keeps devices apart, as guest networks do.",
        ),
        Way.WHY,
    ),
    Fault.BAD_ADDRESS: (
        QT_TRANSLATE_NOOP("network", "There’s no such address. It should look like 192.168.1.37."),
        Way.ADDRESS,
    ),
    Fault.NOT_TUSAC: (
        QT_TRANSLATE_NOOP("network", "Another program answers there, not this game."),
        Way.ADDRESS,
    ),
    Fault.VERSION: (
        QT_TRANSLATE_NOOP(
            "network", "The host has another version of the game. Update both to the newer one."
        ),
        Way.HOME,
    ),
    Fault.TABLE_GONE: (QT_TRANSLATE_NOOP("network", "That table isn’t there any more."), Way.HOME),
    Fault.BUSY: (
        QT_TRANSLATE_NOOP("network", "That computer has too many connections right now."),
        Way.AGAIN,
    ),
    Fault.CODE_NEEDED: (
        QT_TRANSLATE_NOOP("network", "This table needs a code. The host can see it."),
        Way.CODE,
    ),
    Fault.BAD_CODE: (
        QT_TRANSLATE_NOOP(
            "network",
            "Wrong code. If you’re sure it’s right, someone may be interfering: ask the host to read the"
            " code out again.",
        ),
        Way.CODE,
    ),
    Fault.NO_CODE: (
        QT_TRANSLATE_NOOP(
            "network",
            "That table asks for no code. Either it no longer has one, or someone is in between: ask the"
            " host.",
        ),
        Way.AGAIN,
    ),
    Fault.OURSELVES: (
        QT_TRANSLATE_NOOP("network", "That’s this computer itself, or one with a copy of its key."),
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
            "That’s not the computer you met before: its key is different. Ask the host before you join.",
        ),
        Way.HOME,
    ),
    Fault.INTERFERENCE: (
        QT_TRANSLATE_NOOP(
            "network",
            "Someone is in between you and that computer. The connection was refused to protect you.",
        ),
        Way.WHY,
    ),
    Fault.REMOVED: (
        QT_TRANSLATE_NOOP("network", "The host has sent you away from this table."),
        Way.HOME,
    ),
    Fault.MALFORMED: (
        QT_TRANSLATE_NOOP("network", "That computer says things no table should say. Is its game damaged?"),
        Way.HOME,
    ),
    Fault.SLOW_DOWN: (
        QT_TRANSLATE_NOOP("network", "The table got too much at once and hung up. Wait half a minute."),
        Way.AGAIN,
    ),
    Fault.OVERFLOW: (
        QT_TRANSLATE_NOOP("network", "The connection is too slow to keep up with the table."),
        Way.AGAIN,
    ),
    Fault.SILENT: (QT_TRANSLATE_NOOP("network", "That computer was silent for too long."), Way.AGAIN),
    Fault.LOST: (QT_TRANSLATE_NOOP("network", "The connection was lost."), Way.AGAIN),
    Fault.REPLACED: (
        QT_TRANSLATE_NOOP("network", "You’re already at this table, in another window."),
        Way.HOME,
    ),
    Fault.CLOSED: (QT_TRANSLATE_NOOP("network", "The table was closed."), Way.HOME),
}

_TROUBLES: dict[Trouble, tuple[str, Way]] = {
    Trouble.PORT_IN_USE: (
        QT_TRANSLATE_NOOP(
            "network",
            "Another program uses the game’s ports, so no table can be opened. Close it, or restart.",
        ),
        Way.AGAIN,
    ),
    Trouble.PORT_REFUSED: (
        QT_TRANSLATE_NOOP(
            "network",
            "The system won’t let the game accept connections. Allow it in the firewall, then try again.",
        ),
        Way.AGAIN,
    ),
    Trouble.BAD_CODE: (
        QT_TRANSLATE_NOOP("network", "This code is too short or too long."),
        Way.HOME,
    ),
    Trouble.UNPLAYABLE: (
        QT_TRANSLATE_NOOP("network", "Nobody can play at a table like that."),
        Way.HOME,
    ),
    Trouble.STILL_SITS: (
        QT_TRANSLATE_NOOP(
            "network",
            "You’re still at another table, and your cards are waiting there. If you open a new table, you"
            " give them up.",
        ),
        Way.ANEW,
    ),
    Trouble.HIDDEN_BY_VPN: (
        QT_TRANSLATE_NOOP(
            "network",
            "No table number {number} answers. This computer uses a VPN, which can hide the home network: let"
            " it allow local networks, or turn it off. If that doesn’t help, check the host’s screen again.",
        ),
        Way.ADDRESS,
    ),
    Trouble.NOBODY_THERE: (
        QT_TRANSLATE_NOOP(
            "network",
            "There’s no table number {number} here: check the host’s screen again. If it’s right, that"
            " computer’s firewall keeps the game out, or it’s on another network.",
        ),
        Way.ADDRESS,
    ),
    Trouble.CODE_TRIED: (
        QT_TRANSLATE_NOOP("network", "Someone tried a wrong code at your table."),
        Way.HOME,
    ),
    Trouble.CODE_CHANGED: (
        QT_TRANSLATE_NOOP("network", "Someone keeps trying codes at your table, so it has a new one."),
        Way.HOME,
    ),
    Trouble.FILE_SET_ASIDE: (
        QT_TRANSLATE_NOOP("network", "A file was damaged, so the game started a new one and kept the old."),
        Way.HOME,
    ),
    Trouble.NOT_READ: (
        QT_TRANSLATE_NOOP(
            "network",
            "A file can’t be read right now, so the game goes on without it and leaves it as it is. Close"
            " other programs that use it, and start the game again.",
        ),
        Way.HOME,
    ),
    Trouble.TABLE_FORGOTTEN: (
        QT_TRANSLATE_NOOP(
            "network", "What was saved of the round you were playing is damaged and was thrown away."
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
            "network",
            "The disk can’t save files: there will be no records, and if the game is stopped you can’t play"
            " on.",
        ),
        Way.HOME,
    ),
    Trouble.HELD_BACK: (
        QT_TRANSLATE_NOOP(
            "network",
            "The disk neither saves this table nor lets it be deleted, so your computer waits, and the others"
            " go on without it. See whether the disk is read-only or broken.",
        ),
        Way.HOME,
    ),
    Trouble.OTHER_VERSION: (
        QT_TRANSLATE_NOOP("network", "Someone with another version of the game couldn’t join."),
        Way.AGAIN,
    ),
    Trouble.EXHAUSTED: (
        QT_TRANSLATE_NOOP(
            "network",
            "This computer has run out of memory or open files. Close other programs first.",
        ),
        Way.HOME,
    ),
    Trouble.BROKEN: (
        QT_TRANSLATE_NOOP("network", "The game made a mistake at this table; please report it."),
        Way.HOME,
    ),
}

_UNSEEN: dict[NotFound, str] = {
    NotFound.NO_NETWORK: QT_TRANSLATE_NOOP(
        "network", "This computer isn’t on a network. Join the others’ Wi-Fi first."
    ),
    NotFound.NO_MULTICAST: QT_TRANSLATE_NOOP(
        "network", "This network doesn’t show tables. Join by number or address."
    ),
    NotFound.NOT_ADVERTISED: QT_TRANSLATE_NOOP(
        "network", "The table can’t appear in lists. Others can join by its number or address."
    ),
}

_ENDS: dict[EndReason, tuple[str, Way]] = {
    EndReason.WE_LEFT: (QT_TRANSLATE_NOOP("network", "You’ve left the table."), Way.HOME),
    EndReason.MATCH_OVER: (QT_TRANSLATE_NOOP("network", "The match is over."), Way.HOME),
    EndReason.CLOSED: (QT_TRANSLATE_NOOP("network", "The host closed the table."), Way.HOME),
    EndReason.REMOVED: (
        QT_TRANSLATE_NOOP("network", "The host has sent you away from this table."),
        Way.HOME,
    ),
    EndReason.CHEATED: (
        QT_TRANSLATE_NOOP(
            "network",
            "This program was proven to break the rules of fair dealing here, and won’t be let in again.",
        ),
        Way.HOME,
    ),
    EndReason.FULL: (
        QT_TRANSLATE_NOOP("network", "The table is full: every seat is taken, and there’s no room to watch."),
        Way.HOST,
    ),
    EndReason.NAME_REFUSED: (
        QT_TRANSLATE_NOOP(
            "network",
            "Your name has no visible letters. Choose another one in the settings.",
        ),
        Way.HOME,
    ),
    EndReason.SAME_KEY: (
        QT_TRANSLATE_NOOP(
            "network",
            "You’re already at this table: in another window, or on a computer with a copy of this one’s"
            " files.",
        ),
        Way.HOME,
    ),
    EndReason.UNREADABLE: (
        QT_TRANSLATE_NOOP(
            "network", "That computer describes a table that can’t be played or shown. Is its game damaged?"
        ),
        Way.HOME,
    ),
    EndReason.LOST: (
        QT_TRANSLATE_NOOP("network", "The connection to the table was lost and didn’t come back."),
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
    if what in (Trouble.NOBODY_THERE, Trouble.HIDDEN_BY_VPN):
        return Advice(said.format(number=detail), way)
    return Advice(_with_detail(said, detail), way)


def is_ours(advert: Advert) -> bool:
    """Return whether our program can speak with that of a table's coordinator."""
    return LOWEST <= advert.protocol_major <= HIGHEST


def other_version(advert: Advert) -> str:
    """Return what to say in a list of a table whose coordinator's program ours cannot speak with."""
    text = translate("network", "version {version}, not yours: update your game")
    if advert.protocol_major < LOWEST:
        text = translate("network", "version {version}, not yours: the host must update")
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
    "The host’s game is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): update"
    " yours.",
)
_HOST_IS_OLDER = QT_TRANSLATE_NOOP(
    "network",
    "The host’s game is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): the host"
    " must update.",
)
_CALLER_IS_NEWER = QT_TRANSLATE_NOOP(
    "network",
    "Someone at {address} couldn’t join with version {theirs} (protocol {number}), yours is {ours}"
    " (protocol {own}): update yours.",
)
_CALLER_IS_OLDER = QT_TRANSLATE_NOOP(
    "network",
    "Someone at {address} couldn’t join with version {theirs} (protocol {number}), yours is {ours}"
    " (protocol {own}): they must update.",
)


def _versions(text: str, theirs: Version, ours: str, address: str = "") -> str:
    return translate("network", text).format(
        address=address, theirs=theirs.program, number=theirs.highest, ours=ours, own=HIGHEST
    )
