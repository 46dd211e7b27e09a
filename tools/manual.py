"""The manual page of `tusac` in roff, from its usage."""

from collections.abc import Iterator

from tools.usage import Option, Usage
from tusac_qt.words.command_list import EXAMPLES, GROUPS, STATUSES

_ENVIRONMENT = {
    "LANGUAGE, LC_ALL, LC_MESSAGES, LANG": "the language, unless the settings or --lang name one",
    "NO_COLOR": "with any text: print without colors",
    "FORCE_COLOR": "with any text but 0: print colors even where there is no terminal",
}
_FILES = {
    "~/.config/tusac/": "settings, rules of the house, the keys of this installation",
    "~/.local/share/tusac/records/": "records of matches and rounds",
    "~/.local/state/tusac/log/activity.log": "the log",
}


def page(found: dict[str, Usage]) -> str:
    """Return the page."""
    return "\n".join(_lines(found)) + "\n"


def _lines(found: dict[str, Usage]) -> Iterator[str]:
    yield '.\\" Manual page of tusac; made by tools/shell_files.py from the parser.'
    yield '.TH TUSAC 6 "" tusac Games'
    yield from (
        ".SH NAME",
        "tusac \\- Tứ Sắc, the four\\-color card game, against computers or on the network",
    )
    yield from (".SH SYNOPSIS", ".B tusac", "[OPTION ...] [COMMAND ...]")
    yield ".SH DESCRIPTION"
    yield "Without a command the window opens. A record alone, as in tusac FILE, is opened in it."
    yield ".SH OPTIONS"
    for option in found[""].options:
        yield from _row(_written(option), option.text)
    for title, group in GROUPS.items():
        yield f".SH {title.upper()}"
        for name, text in group.items():
            yield from (f".SS tusac {name}", _escaped(f"{text[0].upper()}{text[1:]}."))
            yield from _arguments(found[name], found[""])
    yield from (".SH EXAMPLES", *_table(EXAMPLES))
    yield from (".SH EXIT STATUS", *_table(STATUSES))
    yield from (".SH ENVIRONMENT", *_table(_ENVIRONMENT))
    yield from (".SH FILES", *_table(_FILES))


def _arguments(usage: Usage, common: Usage) -> Iterator[str]:
    """Yield the arguments of a command beside the common ones."""
    yield from _table(usage.tasks)
    yield from _table(usage.words)
    for option in usage.options:
        if option not in common.options:
            yield from _row(_written(option), option.text)


def _written(option: Option) -> str:
    """Return an option as a user types it."""
    value = f"[{option.metavar}]" if option.may_stand_alone else option.metavar
    return f"{', '.join(option.flags)} {value}".rstrip()


def _table(rows: dict[str, str]) -> Iterator[str]:
    for left, right in rows.items():
        yield from _row(left, right)


def _row(left: str, right: str) -> tuple[str, ...]:
    return (".TP", f".B {_escaped(left)}", _escaped(right))


def _escaped(text: str) -> str:
    """Return a text in which roff finds no commands."""
    safe = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{safe}" if safe.startswith((".", "'")) else safe
