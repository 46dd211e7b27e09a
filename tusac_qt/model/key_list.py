"""Every key that the window answers, with what it does, by the page it is for. No Qt."""

from dataclasses import dataclass

from tusac_qt.model.tray_words import enter_name, space_name
from tusac_qt.words.translation import translate


@dataclass(frozen=True, slots=True)
class KeyRow:
    """Keys that belong together.

    Attributes:
        keys: their names as Qt writes them in a shortcut, such as "Ctrl+Z".
        told: what they do.
    """

    keys: tuple[str, ...]
    told: str

    @property
    def shown(self) -> str:
        """The keys as a keyboard prints them; a row of digits is shown by its first and last."""
        if len(self.keys) > 2 and all(key.isdigit() for key in self.keys):
            return f"{self.keys[0]} … {self.keys[-1]}"
        return "  ".join(map(_printed, self.keys))


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """The keys of one page.

    Attributes:
        title: which page.
        rows: its keys.
    """

    title: str
    rows: tuple[KeyRow, ...]


def key_groups() -> tuple[KeyGroup, ...]:
    """Return every key of the program, those of the table first."""
    return (
        KeyGroup(translate("keys", "At the table"), _table_rows()),
        KeyGroup(translate("keys", "Everywhere"), _common_rows()),
        KeyGroup(translate("keys", "Replay and look back"), _replay_rows()),
        KeyGroup(
            translate("keys", "On the home screen"),
            (
                KeyRow(
                    ("H", "J", "F5"), translate("keys", "open a table, join by number or address, look again")
                ),
            ),
        ),
        KeyGroup(
            translate("keys", "In the lobby"),
            (
                KeyRow(("Space",), translate("keys", "ready, or not yet")),
                KeyRow(("F1",), translate("keys", "the rules of this table")),
            ),
        ),
        KeyGroup(
            translate("keys", "In the rules editor"),
            (
                KeyRow(("Ctrl+Z",), translate("keys", "undo")),
                KeyRow(("Ctrl+Y", "Ctrl+Shift+Z"), translate("keys", "redo")),
                KeyRow(("Ctrl+S",), translate("keys", "save")),
            ),
        ),
    )


def _table_rows() -> tuple[KeyRow, ...]:
    return (
        KeyRow(("W", "K", "P", "C", "Q", "D"), translate("keys", "Win, Kong, Pong, Chow, Quad, Pair")),
        KeyRow(
            tuple("12345678"), translate("keys", "the same buttons by position, or one of the ways shown")
        ),
        KeyRow(("Space",), translate("keys", "pass")),
        KeyRow(("X",), translate("keys", "fold, where the rules let you: press it twice")),
        KeyRow(
            ("Return",), translate("keys", "give the answer under the ring; pick a card, again: discard it")
        ),
        KeyRow(("Ctrl+Z",), translate("keys", "take your last move back, when you play alone")),
        KeyRow(("Ctrl+Y", "Ctrl+Shift+Z"), translate("keys", "make it again")),
        KeyRow(("Left", "Right", "Up", "Down"), translate("keys", "move along the hand, or the buttons")),
        KeyRow(
            ("Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down"),
            translate("keys", "over all eight answers, also those that aren’t possible"),
        ),
        KeyRow(("Home", "End"), translate("keys", "to the first or the last of them")),
        KeyRow(("Tab", "Shift+Tab"), translate("keys", "hand, buttons, players, top strip")),
        KeyRow(
            ("?",),
            translate("keys", "explain what the pointer or ring is on, and why an answer isn’t possible"),
        ),
        KeyRow(("S",), translate("keys", "sort: by sets, by color, by piece; give up an order of your own")),
        KeyRow(("H",), translate("keys", "hint")),
        KeyRow(("A",), translate("keys", "automatic answers; again: clear them")),
        KeyRow(("B",), translate("keys", "hide your hand from people behind you")),
        KeyRow(("Alt",), translate("keys", "enlarge the card under the pointer or cursor")),
        KeyRow(("L",), translate("keys", "log; at a network table also chat")),
        KeyRow(("T",), translate("keys", "pause, or resume")),
        KeyRow(("V",), translate("keys", "how the deal is proven fair, at a network table")),
        KeyRow(("Esc",), translate("keys", "unpick the card; then open the menu")),
        KeyRow(("F10",), translate("keys", "menu")),
    )


def _common_rows() -> tuple[KeyRow, ...]:
    return (
        KeyRow(("F1",), translate("keys", "help: rules, words, keys")),
        KeyRow(("M",), translate("keys", "sound on or off")),
        KeyRow(("F6",), translate("keys", "the table in words")),
        KeyRow(("F11",), translate("keys", "full screen")),
        KeyRow(("Ctrl+Shift+C",), translate("keys", "copy a picture of the result, to paste it elsewhere")),
        KeyRow(("Ctrl++", "Ctrl+-", "Ctrl+0"), translate("keys", "larger, smaller, normal size")),
        KeyRow(("PgUp", "PgDown"), translate("keys", "scroll a page that is higher than the window")),
        KeyRow(("Esc",), translate("keys", "leave a page, or close what lies over it")),
    )


def _replay_rows() -> tuple[KeyRow, ...]:
    return (
        KeyRow(("Left", "Right"), translate("keys", "one step back or forward")),
        KeyRow(("PgUp", "PgDown"), translate("keys", "one turn back or forward")),
        KeyRow(("Home", "End"), translate("keys", "to the start or the end of the round")),
        KeyRow(("Space",), translate("keys", "play slowly, or pause")),
        KeyRow(("N",), translate("keys", "to your next costly mistake")),
        KeyRow(("Esc",), translate("keys", "close")),
    )


def _printed(key: str) -> str:
    """Return a key as it is printed on a keyboard."""
    names = {
        "Left": "←",
        "Right": "→",
        "Up": "↑",
        "Down": "↓",
        "Shift+Left": "Shift ←",
        "Shift+Right": "→",
        "Shift+Up": "↑",
        "Shift+Down": "↓",
        "Ctrl++": "Ctrl +",
        "Ctrl+-": "Ctrl −",
        "Ctrl+0": "Ctrl 0",
        "Return": enter_name(),
        "Space": space_name(),
        "Esc": translate("keys", "Esc"),
        "Home": translate("keys", "Home"),
        "End": translate("keys", "End"),
        "PgUp": translate("keys", "Page Up"),
        "PgDown": translate("keys", "Page Down"),
        "Shift+Tab": translate("keys", "Shift+Tab"),
    }
    return names.get(key, key)
