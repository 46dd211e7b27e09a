"""The command line of `tusac`, read from its parser: the one place that looks into argparse."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from tusac_qt.cli import parser_for
from tusac_qt.words.command_list import GROUPS

COMMANDS = {name: text for group in GROUPS.values() for name, text in group.items()}
"""The laboratory is not installed, and so not among them."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a command.

    Attributes:
        flags: how it is written.
        text: what it does.
        metavar: what follows it; "" for nothing.
        choices: the words that may follow.
        may_stand_alone: whether nothing need follow.
    """

    flags: tuple[str, ...]
    text: str
    metavar: str
    choices: tuple[str, ...]
    may_stand_alone: bool

    @property
    def is_file(self) -> bool:
        """Whether a file follows."""
        return "FILE" in self.metavar


@dataclass(frozen=True, slots=True)
class Usage:
    """The arguments of a command, or those before any command.

    Attributes:
        options: in the order of the help.
        words: what else follows, with what it means, such as FILE.
        tasks: words one of which must follow, with what each does.
    """

    options: tuple[Option, ...]
    words: dict[str, str]
    tasks: dict[str, str]

    @property
    def takes_file(self) -> bool:
        """Whether the name of a file may follow."""
        return any("FILE" in word for word in self.words)


def usages() -> dict[str, Usage]:
    """Return the usage of every command, "" standing for none."""
    parser = parser_for(COMMANDS)
    commands = _commands(parser)
    return {"": Usage(_options(parser), {}, {})} | {name: _usage(commands[name]) for name in COMMANDS}


def _usage(parser: argparse.ArgumentParser) -> Usage:
    """Return the usage of a command, that of its tasks included."""
    options = list(_options(parser))
    words = dict(_words(parser))
    for task in _commands(parser).values():
        options += [
            option for option in _options(task) if option not in options and "--help" not in option.flags
        ]
        words |= dict(_words(task))
    return Usage(tuple(options), words, dict(_tasks(parser)))


def _options(parser: argparse.ArgumentParser) -> tuple[Option, ...]:
    found = []
    for action in parser._actions:
        if action.option_strings:
            takes = action.nargs != 0
            metavar = str(action.metavar or action.dest.upper()) if takes else ""
            choices = tuple(map(str, action.choices or ())) if takes else ()
            flags = tuple(action.option_strings)
            found.append(Option(flags, action.help or "", metavar, choices, action.nargs == "?"))
    return tuple(found)


def _words(parser: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    for action in parser._actions:
        if not action.option_strings and not isinstance(action, argparse._SubParsersAction):
            name = str(action.metavar or action.dest)
            yield f"[{name}]" if action.nargs == "?" else name, action.help or ""


def _tasks(parser: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from ((choice.dest, choice.help or "") for choice in action._choices_actions)


def _commands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    actions = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    return {name: command for action in actions for name, command in action.choices.items()}
