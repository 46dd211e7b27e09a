"""What may be wrong with rules, in words: the engine says it in English, here it is said in every language. No Qt."""

import re

from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

PROBLEMS = (
    QT_TRANSLATE_NOOP("rule problems", "{0} is not between {1} and {2}"),
    QT_TRANSLATE_NOOP("rule problems", "{0} is neither {1} nor {2}"),
    QT_TRANSLATE_NOOP("rule problems", "{0} is not {1}, and the dealer opens with a discard"),
    QT_TRANSLATE_NOOP("rule problems", "name one or more numbers from {0} to {1}"),
    QT_TRANSLATE_NOOP("rule problems", "{0} players and the dead wall need {1} cards of {2}"),
    QT_TRANSLATE_NOOP(
        "rule problems", "a dealer with {0} cards and one more can have to lay all of them open"
    ),
    QT_TRANSLATE_NOOP("rule problems", "missing"),
    QT_TRANSLATE_NOOP("rule problems", "there is no such rule"),
    QT_TRANSLATE_NOOP("rule problems", "give the rules a name"),
    QT_TRANSLATE_NOOP("rule problems", "at most {0} letters, without line breaks"),
    QT_TRANSLATE_NOOP("rule problems", "another ruleset of yours has this name"),
    QT_TRANSLATE_NOOP("rule problems", "the name of a ruleset that comes with the game"),
)
"""What the program may find wrong, with its numbers left out."""

_NUMBER = re.compile(r"\d+")


def problem_text(problem: str) -> str:
    """Return what is wrong with a rule in the language in use; what has no translation stays English."""
    return "; ".join(map(_one, problem.split("; ")))


def _one(problem: str) -> str:
    numbers = _NUMBER.findall(problem)
    places = iter(range(len(numbers)))
    source = _NUMBER.sub(lambda _: f"{{{next(places)}}}", problem)
    return translate("rule problems", source).format(*numbers) if source in PROBLEMS else problem
