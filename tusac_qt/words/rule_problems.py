"""The problems of rules, in words.

The engine tells a code and its arguments, here they become sentences. No Qt.
"""

from collections.abc import Mapping
from enum import Enum

from engine.errors import RuleFault, RuleProblem
from engine.rule_notes import RuleNote
from tusac_qt.words.knob_words import knob_name
from tusac_qt.words.punctuation import headed, listed
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate


class NameFault(Enum):
    """The reason why a ruleset may not have a name; each comment lists the arguments of its problem."""

    NONE = "no_name"
    NOT_ONE_LINE = "not_one_line"  # most
    TAKEN = "name_taken"
    SHIPPED = "name_of_shipped_rules"


PROBLEMS: Mapping[Enum, str] = {
    RuleFault.NOT_A_TABLE: QT_TRANSLATE_NOOP("rule problems", "{value} is not a table of rules"),
    RuleFault.MISSING: QT_TRANSLATE_NOOP("rule problems", "missing"),
    RuleFault.NO_SUCH_RULE: QT_TRANSLATE_NOOP("rule problems", "there is no such rule"),
    RuleFault.NO_SUCH_RULE_BUT: QT_TRANSLATE_NOOP(
        "rule problems", "there is no such rule; did you mean {nearest}?"
    ),
    RuleFault.TWO_NAMES: QT_TRANSLATE_NOOP(
        "rule problems", "is there twice, once by its old name {old}; keep one of them"
    ),
    RuleFault.NEWER_VERSION: QT_TRANSLATE_NOOP(
        "rule problems",
        "the file has version {version}, and this program reads up to {newest}; update tusac to read it",
    ),
    RuleFault.NOT_A_VERSION: QT_TRANSLATE_NOOP("rule problems", "{value} is not a version: 1, 2 and so on"),
    RuleFault.NO_SUCH_RULESET: QT_TRANSLATE_NOOP(
        "rule problems", "there is no ruleset called {ruleset}; tusac rules list tells which there are"
    ),
    RuleFault.UNUSABLE_BASE: QT_TRANSLATE_NOOP(
        "rule problems", "the ruleset {ruleset}, which these rules are based on, cannot be read"
    ),
    RuleFault.BASES_GO_ROUND: QT_TRANSLATE_NOOP(
        "rule problems", "rulesets are based on each other in a circle: {rulesets}"
    ),
    RuleFault.NOT_A_FLAG: QT_TRANSLATE_NOOP("rule problems", "{value} is not true or false"),
    RuleFault.NOT_A_NUMBER: QT_TRANSLATE_NOOP("rule problems", "{value} is not a whole number"),
    RuleFault.NOT_A_TEXT: QT_TRANSLATE_NOOP("rule problems", "{value} is not text"),
    RuleFault.NOT_NUMBERS: QT_TRANSLATE_NOOP("rule problems", "{value} is not a list of whole numbers"),
    RuleFault.NOT_PIECES: QT_TRANSLATE_NOOP(
        "rule problems", '{value} is not a list of the letters A B C X Y Z S, or "all"'
    ),
    RuleFault.NOT_POINTS: QT_TRANSLATE_NOOP(
        "rule problems", "{value} is not two numbers of points: in the hand, on the table"
    ),
    RuleFault.NOT_POINTS_OF_KINDS: QT_TRANSLATE_NOOP(
        "rule problems", "{value} is not a table with two numbers of points for each of {kinds}"
    ),
    RuleFault.NOT_A_CHOICE: QT_TRANSLATE_NOOP("rule problems", "{value} is not one of {choices}"),
    RuleFault.NOT_CHOICES: QT_TRANSLATE_NOOP("rule problems", "{value} is not a list of some of {choices}"),
    RuleFault.OUT_OF_RANGE: QT_TRANSLATE_NOOP("rule problems", "{value} is not between {low} and {high}"),
    RuleFault.POINTS_OUT_OF_RANGE: QT_TRANSLATE_NOOP(
        "rule problems", "{value} are not both between {low} and {high}"
    ),
    RuleFault.POINTS_OF_KIND_OUT_OF_RANGE: QT_TRANSLATE_NOOP(
        "rule problems", "{kind}: {value} are not both between {low} and {high}"
    ),
    RuleFault.NEITHER: QT_TRANSLATE_NOOP("rule problems", "{value} is neither {one} nor {other}"),
    RuleFault.NOT_ONE_MORE: QT_TRANSLATE_NOOP(
        "rule problems", "must be 1, not {value}: the dealer starts with a discard"
    ),
    RuleFault.NO_PLAYERS: QT_TRANSLATE_NOOP("rule problems", "give one or more numbers from {low} to {high}"),
    RuleFault.GENERALS_NEVER_PAIRED: QT_TRANSLATE_NOOP("rule problems", "Generals are never paired"),
    RuleFault.ALL_LAID_OPEN: QT_TRANSLATE_NOOP(
        "rule problems", "a dealer with {cards} cards plus one might have to lay all of them open"
    ),
    RuleFault.TOO_FEW_CARDS: QT_TRANSLATE_NOOP(
        "rule problems", "{players} players and the dead wall need {needed} cards of {deck}"
    ),
    RuleNote.NEVER_ENOUGH_POINTS: QT_TRANSLATE_NOOP(
        "rule problems",
        "with {players} players no hand is worth more than {most}: nobody can win with {least}",
    ),
    RuleNote.NOTHING_IS_DRAWN: QT_TRANSLATE_NOOP(
        "rule problems",
        "with {players} players the wall has {wall} cards, all of them dead: nobody ever draws",
    ),
    RuleNote.SOLDIERS_FIT_NOTHING: QT_TRANSLATE_NOOP(
        "rule problems", "Soldiers fit into no set: as long as you hold one, you can’t win"
    ),
    RuleNote.FOLDING_IS_FREE: QT_TRANSLATE_NOOP("rule problems", "without an ante, folding costs nothing"),
    RuleNote.NO_PONG_OF_GENERALS: QT_TRANSLATE_NOOP(
        "rule problems", "a Pong of Generals can never be claimed"
    ),
    RuleNote.NO_EFFECT_BESIDE: QT_TRANSLATE_NOOP("rule problems", "changes nothing, as “{rule}” is set now"),
    NameFault.NONE: QT_TRANSLATE_NOOP("rule problems", "give the rules a name"),
    NameFault.NOT_ONE_LINE: QT_TRANSLATE_NOOP("rule problems", "at most {most} letters, without line breaks"),
    NameFault.TAKEN: QT_TRANSLATE_NOOP("rule problems", "another of your rulesets has this name"),
    NameFault.SHIPPED: QT_TRANSLATE_NOOP("rule problems", "a ruleset that comes with the game has this name"),
}
"""What every fault is in a sentence, English; a test fails for one without."""


def problem_text(problem: RuleProblem) -> str:
    """Return what is wrong with a rule, without its name."""
    said = {name: _plain(value) for name, value in problem.arguments.items()}
    if isinstance(problem.fault, RuleNote) and "rule" in said:
        said["rule"] = knob_name(said["rule"])
    return translate("rule problems", PROBLEMS[problem.fault]).format(**said)


def problem_line(problem: RuleProblem) -> str:
    """Return what is wrong, after the rule's name as files spell it, if one rule is to blame."""
    text = problem_text(problem)
    return headed(problem.key, text) if problem.key else text


def old_names_text(renamed: Mapping[str, str]) -> str:
    """Return the one sentence that tells of old names in a file of rules.

    Args:
        renamed: the old names that stand there, each with today's; not empty.
    """
    pairs = translate("rule problems", "{old} as {new}")
    names = listed(pairs.format(old=old, new=new) for old, new in renamed.items())
    return translate("rule problems", "old names are read as the new ones: {names}").format(names=names)


def _plain(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
