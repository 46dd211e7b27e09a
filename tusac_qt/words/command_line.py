"""The messages of argparse, in our languages."""

import argparse

from tusac_qt.words.punctuation import capital
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

_ARGPARSE = (
    QT_TRANSLATE_NOOP("argparse", "usage: "),
    QT_TRANSLATE_NOOP("argparse", "positional arguments"),
    QT_TRANSLATE_NOOP("argparse", "options"),
    QT_TRANSLATE_NOOP("argparse", "show this help message and exit"),
    QT_TRANSLATE_NOOP("argparse", "argument %(argument_name)s: %(message)s"),
    QT_TRANSLATE_NOOP("argparse", "unknown parser %(parser_name)r (choices: %(choices)s)"),
    QT_TRANSLATE_NOOP("argparse", "unrecognized arguments: %s"),
    QT_TRANSLATE_NOOP("argparse", "not allowed with argument %s"),
    QT_TRANSLATE_NOOP("argparse", "ignored explicit argument %r"),
    QT_TRANSLATE_NOOP("argparse", "the following arguments are required: %s"),
    QT_TRANSLATE_NOOP("argparse", "one of the arguments %s is required"),
    QT_TRANSLATE_NOOP("argparse", "expected one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected at most one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected at least one argument"),
    QT_TRANSLATE_NOOP("argparse", "invalid choice: %(value)r (choose from %(choices)s)"),
)
"""What argparse says to people who use the program, in every Python that runs it."""


def translate_argparse() -> None:
    """Let argparse say its sentences in the language in use.

    It looks each of them up, as gettext does, by the two names exchanged here; a sentence that we do not list
    stays English.
    """

    def one(message: str) -> str:
        return translate("argparse", message) if message else message

    def one_of_two(one_thing: str, several: str, n: int) -> str:
        return one(one_thing if n == 1 else several)

    vars(argparse).update(_=one, ngettext=one_of_two)


def as_sentence(text: str) -> str:
    """Return what a subcommand does, as a sentence that stands by itself."""
    stop = translate("command line", "{sentence}.")
    return stop.format(sentence=capital(text))
