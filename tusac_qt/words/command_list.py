"""The text of `tusac --help`: every subcommand in its group, examples, exit statuses. No Qt, no game."""

from collections.abc import Iterator

from tusac_qt.words.columns import columns_of, left, wrapped
from tusac_qt.words.punctuation import titled
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

_WIDTH = 79

GROUPS = {
    QT_TRANSLATE_NOOP("command line", "play"): {
        "play": QT_TRANSLATE_NOOP("command line", "play a match against computer players"),
        "demo": QT_TRANSLATE_NOOP("command line", "show one round between computer players"),
    },
    QT_TRANSLATE_NOOP("command line", "network"): {
        "host": QT_TRANSLATE_NOOP("command line", "open a table on the network"),
        "join": QT_TRANSLATE_NOOP("command line", "join a table on the network"),
        "list": QT_TRANSLATE_NOOP("command line", "list the tables nearby"),
        "bot": QT_TRANSLATE_NOOP(
            "command line", "let a computer player join a table as a machine of its own"
        ),
    },
    QT_TRANSLATE_NOOP("command line", "files"): {
        "open": QT_TRANSLATE_NOOP("command line", "step through a recorded match or round in the window"),
        "replay": QT_TRANSLATE_NOOP(
            "command line", "print a recorded match, or a round that was dealt between machines"
        ),
        "verify": QT_TRANSLATE_NOOP(
            "command line", "check a recorded match, or a round that was dealt between machines"
        ),
        "scores": QT_TRANSLATE_NOOP("command line", "print the score book of this computer"),
        "backup": QT_TRANSLATE_NOOP(
            "command line", "write keys, settings, rules, score book and games of this computer into one file"
        ),
        "restore": QT_TRANSLATE_NOOP("command line", "put back what is in such a file"),
    },
    QT_TRANSLATE_NOOP("command line", "rules and hands"): {
        "rules": QT_TRANSLATE_NOOP("command line", "show, compare and check rulesets"),
        "analyze": QT_TRANSLATE_NOOP("command line", "answer questions about hands, one JSON line each"),
        "sim": QT_TRANSLATE_NOOP(
            "command line", "let computer players play each other and print their strength"
        ),
    },
    QT_TRANSLATE_NOOP("command line", "troubleshooting"): {
        "doctor": QT_TRANSLATE_NOOP(
            "command line", "find out why tables do not show up, and what to do about it"
        ),
    },
}
"""Every subcommand that is installed with what it does, in the order in which they are told."""

LABORATORY = {
    "deal-demo": QT_TRANSLATE_NOOP(
        "command line", "let machines deal and play a round that nobody can stack or lie about"
    ),
    "lan-demo": QT_TRANSLATE_NOOP(
        "command line", "let machines on this computer find each other, play a match and prove it fair"
    ),
    "simulate": QT_TRANSLATE_NOOP(
        "command line", "let simulated machines play on a bad network and check what must hold"
    ),
}
"""The subcommands that come with the source only, likewise."""

COMMANDS = {name: text for group in GROUPS.values() for name, text in group.items()} | LABORATORY
"""All of them."""

EXAMPLES = {
    "tusac play --text": QT_TRANSLATE_NOOP("command line", "a match, line by line in this terminal"),
    "tusac host --name Lan": QT_TRANSLATE_NOOP("command line", "open a table for the family"),
    "tusac join 37": QT_TRANSLATE_NOOP("command line", "join the table with the number 37"),
    "tusac verify FILE": QT_TRANSLATE_NOOP("command line", "is this record true?"),
    "tusac doctor": QT_TRANSLATE_NOOP("command line", "nobody can see my table"),
}

STATUSES = {
    "0": QT_TRANSLATE_NOOP("command line", "all went well"),
    "1": QT_TRANSLATE_NOOP(
        "command line", "the answer is no: a record is false, no table was found, a check failed"
    ),
    "2": QT_TRANSLATE_NOOP("command line", "the command is wrong, or a file cannot be read"),
    "128 + N": QT_TRANSLATE_NOOP("command line", "signal N ended it, such as 130 after Ctrl-C"),
}
"""Every exit status."""


def command_text(name: str) -> str:
    """Return what a subcommand does."""
    return translate("command line", COMMANDS[name])


def introduction(*, has_laboratory: bool) -> str:
    """Return what stands above the options: what this is, and the commands."""
    about = translate(
        "command line",
        "Tứ Sắc, the four-color card game. Without a command, its window opens. tusac COMMAND --help"
        " explains one.",
    )
    groups = {translate("command line", title): commands for title, commands in GROUPS.items()}
    if has_laboratory:
        groups[translate("command line", "laboratory")] = LABORATORY
    width = max(columns_of(name) for commands in groups.values() for name in commands)
    lines = wrapped(about, _WIDTH)
    for title, commands in groups.items():
        lines += ["", titled(title), *_rows(commands, width)]
    return "\n".join(lines)


def ending() -> str:
    """Return what stands below the options."""
    width = max(map(columns_of, EXAMPLES))
    examples, statuses = translate("command line", "examples"), translate("command line", "exit status")
    lines = [titled(examples), *_rows(EXAMPLES, width), "", titled(statuses), *_rows(STATUSES, width)]
    return "\n".join(lines)


def _rows(rows: dict[str, str], width: int) -> Iterator[str]:
    for name, text in rows.items():
        first, *more = wrapped(translate("command line", text), _WIDTH - width - 4)
        yield f"  {left(name, width)}  {first}"
        yield from (" " * (width + 4) + line for line in more)
