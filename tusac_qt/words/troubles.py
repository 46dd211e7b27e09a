"""Troubles of network tables, in words: one plain sentence and one action each. No Qt."""

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


class TroubleAction(Enum):
    """The action about a trouble: the one button beside it."""

    AGAIN = QT_TRANSLATE_NOOP("network", "Try again")
    CODE = QT_TRANSLATE_NOOP("network", "Type the code")
    ADDRESS = QT_TRANSLATE_NOOP("network", "Type another address")
    WHY = QT_TRANSLATE_NOOP("network", "Why?")
    HOST = QT_TRANSLATE_NOOP("network", "Open a table here")
    ANEW = QT_TRANSLATE_NOOP("network", "Open a new table")
    HOME = QT_TRANSLATE_NOOP("network", "Home")


@dataclass(frozen=True, slots=True)
class TroubleAdvice:
    """The words about a trouble.

    Attributes:
        text: what is wrong, in a sentence or two.
        way: what to do.
    """

    text: str
    way: TroubleAction


_FAULTS: dict[Fault, tuple[str, TroubleAction]] = {
    Fault.REFUSED: (
        QT_TRANSLATE_NOOP("network", "No table answers there: it has closed, or the address is wrong."),
        TroubleAction.AGAIN,
    ),
    Fault.NO_ROUTE: (
        QT_TRANSLATE_NOOP(
            "network",
            "That computer can’t be reached. Are you both on the same network? A VPN may be in the way.",
        ),
        TroubleAction.WHY,
    ),
    Fault.TIMED_OUT: (
        QT_TRANSLATE_NOOP(
            "network",
            "That computer doesn’t answer. Ask the host to allow the game in the firewall (Windows: Private"
            " networks). Or the Wi-Fi keeps devices apart, as guest networks do.",
        ),
        TroubleAction.WHY,
    ),
    Fault.BAD_ADDRESS: (
        QT_TRANSLATE_NOOP("network", "There’s no such address. It should look like 192.168.1.37."),
        TroubleAction.ADDRESS,
    ),
    Fault.NOT_TUSAC: (
        QT_TRANSLATE_NOOP("network", "Another program answers there, not this game."),
        TroubleAction.ADDRESS,
    ),
    Fault.VERSION: (
        QT_TRANSLATE_NOOP(
            "network", "The host has another version of the game. Update both to the newer one."
        ),
        TroubleAction.HOME,
    ),
    Fault.TABLE_GONE: (QT_TRANSLATE_NOOP("network", "That table isn’t there any more."), TroubleAction.HOME),
    Fault.BUSY: (
        QT_TRANSLATE_NOOP("network", "That computer has too many connections right now."),
        TroubleAction.AGAIN,
    ),
    Fault.CODE_NEEDED: (
        QT_TRANSLATE_NOOP("network", "This table needs a code. The host can see it."),
        TroubleAction.CODE,
    ),
    Fault.BAD_CODE: (
        QT_TRANSLATE_NOOP(
            "network",
            "Wrong code. If you’re sure it’s right, someone may be interfering: ask the host to read the"
            " code out again.",
        ),
        TroubleAction.CODE,
    ),
    Fault.NO_CODE: (
        QT_TRANSLATE_NOOP(
            "network",
            "That table asks for no code. Either it no longer has one, or someone is in between: ask the"
            " host.",
        ),
        TroubleAction.AGAIN,
    ),
    Fault.OURSELVES: (
        QT_TRANSLATE_NOOP("network", "That’s this computer itself, or one with a copy of its key."),
        TroubleAction.ADDRESS,
    ),
    Fault.TOO_MANY_TRIES: (
        QT_TRANSLATE_NOOP(
            "network", "Too many wrong codes. The table may have a new one: ask the host, and wait a minute."
        ),
        TroubleAction.CODE,
    ),
    Fault.KEY_CHANGED: (
        QT_TRANSLATE_NOOP(
            "network",
            "That’s not the computer you met before: its key is different. Ask the host before you join.",
        ),
        TroubleAction.HOME,
    ),
    Fault.INTERFERENCE: (
        QT_TRANSLATE_NOOP(
            "network",
            "Someone is in between you and that computer. The connection was refused to protect you.",
        ),
        TroubleAction.WHY,
    ),
    Fault.REMOVED: (
        QT_TRANSLATE_NOOP("network", "The host has sent you away from this table."),
        TroubleAction.HOME,
    ),
    Fault.MALFORMED: (
        QT_TRANSLATE_NOOP("network", "That computer says things no table should say. Is its game damaged?"),
        TroubleAction.HOME,
    ),
    Fault.SLOW_DOWN: (
        QT_TRANSLATE_NOOP(
            "network", "This computer sent the table too much at once, so it hung up. Wait half a minute."
        ),
        TroubleAction.AGAIN,
    ),
    Fault.OVERFLOW: (
        QT_TRANSLATE_NOOP("network", "The connection is too slow to keep up with the table."),
        TroubleAction.AGAIN,
    ),
    Fault.SILENT: (
        QT_TRANSLATE_NOOP("network", "That computer was silent for too long."),
        TroubleAction.AGAIN,
    ),
    Fault.LOST: (QT_TRANSLATE_NOOP("network", "The connection was lost."), TroubleAction.AGAIN),
    Fault.REPLACED: (
        QT_TRANSLATE_NOOP("network", "You’re already at this table, in another window."),
        TroubleAction.HOME,
    ),
    Fault.CLOSED: (QT_TRANSLATE_NOOP("network", "The table was closed."), TroubleAction.HOME),
}

_TROUBLES: dict[Trouble, tuple[str, TroubleAction]] = {
    Trouble.PORT_IN_USE: (
        QT_TRANSLATE_NOOP(
            "network",
            "Another program uses the game’s ports, so no table can be opened. Close it, or restart.",
        ),
        TroubleAction.AGAIN,
    ),
    Trouble.PORT_REFUSED: (
        QT_TRANSLATE_NOOP(
            "network",
            "The system won’t let the game accept connections. Allow it in the firewall, then try again.",
        ),
        TroubleAction.AGAIN,
    ),
    Trouble.BAD_CODE: (
        QT_TRANSLATE_NOOP("network", "This code is too short or too long."),
        TroubleAction.HOME,
    ),
    Trouble.UNPLAYABLE: (
        QT_TRANSLATE_NOOP("network", "Nobody can play at a table like that."),
        TroubleAction.HOME,
    ),
    Trouble.STILL_SITS: (
        QT_TRANSLATE_NOOP(
            "network",
            "You’re still at another table, and your cards are waiting there. If you open a new table, you"
            " give them up.",
        ),
        TroubleAction.ANEW,
    ),
    Trouble.HIDDEN_BY_VPN: (
        QT_TRANSLATE_NOOP(
            "network",
            "No table number {number} answers. This computer uses a VPN, which can hide the home network: let"
            " it allow local networks, or turn it off. If that doesn’t help, check the host’s screen again.",
        ),
        TroubleAction.ADDRESS,
    ),
    Trouble.NOBODY_THERE: (
        QT_TRANSLATE_NOOP(
            "network",
            "There’s no table number {number} here: check the host’s screen again. If it’s right, that"
            " computer’s firewall keeps the game out, or it’s on another network.",
        ),
        TroubleAction.ADDRESS,
    ),
    Trouble.CODE_TRIED: (
        QT_TRANSLATE_NOOP("network", "Someone tried a wrong code at your table."),
        TroubleAction.HOME,
    ),
    Trouble.CODE_CHANGED: (
        QT_TRANSLATE_NOOP("network", "Someone keeps trying codes at your table, so it has a new one."),
        TroubleAction.HOME,
    ),
    Trouble.FILE_SET_ASIDE: (
        QT_TRANSLATE_NOOP("network", "A file was damaged, so the game started a new one and kept the old."),
        TroubleAction.HOME,
    ),
    Trouble.NOT_READ: (
        QT_TRANSLATE_NOOP(
            "network",
            "A file can’t be read right now, so the game goes on without it and leaves it as it is. Close"
            " other programs that use it, and start the game again.",
        ),
        TroubleAction.HOME,
    ),
    Trouble.TABLE_FORGOTTEN: (
        QT_TRANSLATE_NOOP(
            "network", "What was saved of the round you were playing is damaged and was thrown away."
        ),
        TroubleAction.HOME,
    ),
    Trouble.KEYS_MADE_PRIVATE: (
        QT_TRANSLATE_NOOP(
            "network", "Others on this computer could read your keys; from now on only you can."
        ),
        TroubleAction.HOME,
    ),
    Trouble.NOT_SAVED: (
        QT_TRANSLATE_NOOP(
            "network",
            "The disk can’t save files: there will be no records, and if the game is stopped you can’t play"
            " on.",
        ),
        TroubleAction.HOME,
    ),
    Trouble.HELD_BACK: (
        QT_TRANSLATE_NOOP(
            "network",
            "The disk neither saves this table nor lets it be deleted, so your computer waits, and the others"
            " go on without it. See whether the disk is read-only or broken.",
        ),
        TroubleAction.HOME,
    ),
    Trouble.OTHER_VERSION: (
        QT_TRANSLATE_NOOP("network", "Someone with another version of the game couldn’t join."),
        TroubleAction.AGAIN,
    ),
    Trouble.EXHAUSTED: (
        QT_TRANSLATE_NOOP(
            "network",
            "This computer has run out of memory or open files. Close other programs first.",
        ),
        TroubleAction.HOME,
    ),
    Trouble.BROKEN: (
        QT_TRANSLATE_NOOP("network", "The game made a mistake at this table; please report it."),
        TroubleAction.HOME,
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

_ENDS: dict[EndReason, tuple[str, TroubleAction]] = {
    EndReason.WE_LEFT: (QT_TRANSLATE_NOOP("network", "You’ve left the table."), TroubleAction.HOME),
    EndReason.MATCH_OVER: (QT_TRANSLATE_NOOP("network", "The match is over."), TroubleAction.HOME),
    EndReason.CLOSED: (QT_TRANSLATE_NOOP("network", "The host closed the table."), TroubleAction.HOME),
    EndReason.REMOVED: (
        QT_TRANSLATE_NOOP("network", "The host has sent you away from this table."),
        TroubleAction.HOME,
    ),
    EndReason.CHEATED: (
        QT_TRANSLATE_NOOP(
            "network",
            "This program was proven to break the rules of fair dealing here, and won’t be let in again.",
        ),
        TroubleAction.HOME,
    ),
    EndReason.FULL: (
        QT_TRANSLATE_NOOP("network", "The table is full: every seat is taken, and there’s no room to watch."),
        TroubleAction.HOST,
    ),
    EndReason.NAME_REFUSED: (
        QT_TRANSLATE_NOOP(
            "network",
            "Your name has no visible letters. Choose another one in the settings.",
        ),
        TroubleAction.HOME,
    ),
    EndReason.SAME_KEY: (
        QT_TRANSLATE_NOOP(
            "network",
            "You’re already at this table: in another window, or on a computer with a copy of this one’s"
            " files.",
        ),
        TroubleAction.HOME,
    ),
    EndReason.UNREADABLE: (
        QT_TRANSLATE_NOOP(
            "network", "That computer describes a table that can’t be played or shown. Is its game damaged?"
        ),
        TroubleAction.HOME,
    ),
    EndReason.LOST: (
        QT_TRANSLATE_NOOP("network", "The connection to the table was lost and didn’t come back."),
        TroubleAction.AGAIN,
    ),
}


def failure(failed: Failed, ours: str) -> TroubleAdvice:
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
    return TroubleAdvice(said, way)


def warning(warned: Warned, ours: str) -> str:
    """Return what to say of something that does not stop us; `ours` is the version of this program."""
    if warned.why is Trouble.OTHER_VERSION and warned.theirs is not None:
        is_newer = warned.theirs.lowest > HIGHEST
        text = _CALLER_IS_NEWER if is_newer else _CALLER_IS_OLDER
        return _versions(text, warned.theirs, ours, warned.detail)
    return trouble(warned.why, warned.detail).text


def trouble(what: Trouble, detail: str) -> TroubleAdvice:
    """Return what to say of something that does not work at this machine."""
    text, way = _TROUBLES[what]
    said = translate("network", text)
    if what in (Trouble.NOBODY_THERE, Trouble.HIDDEN_BY_VPN):
        return TroubleAdvice(said.format(number=detail), way)
    return TroubleAdvice(_with_detail(said, detail), way)


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


def ending(end: EndReason, detail: str) -> TroubleAdvice:
    """Return what to say where we are at the table no more."""
    text, way = _ENDS[end]
    return TroubleAdvice(_with_detail(translate("network", text), detail), way)


def way_name(way: TroubleAction) -> str:
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
