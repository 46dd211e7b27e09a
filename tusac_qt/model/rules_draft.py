"""Rules while they are edited: plain values, their problems, and undo change by change. No Qt."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import Any, get_args, get_origin, get_type_hints

import tomli_w

from engine import rulesets
from engine.cards import Piece
from engine.errors import RuleProblem, RulesError
from engine.old_names import with_todays_names
from engine.rules import RANGES, Rules
from engine.rules_text import is_readable, override, rules_from_dict
from engine.toml_text import parse_toml
from net.node.kept_file import NewerError
from tusac_qt.choices.house_rules import name_problem, notes_of, problems_of
from tusac_qt.words.rule_problems import NameFault

Values = Mapping[str, object]
"""Every field of a ruleset as a plain value, as `Rules.knobs` returns them."""

_PROBED = range(65)
_FEW = 3
_LEAST_EXTRA = -100
_KEPT_STEPS = 50


class RuleControl(Enum):
    """The kind of control for a house rule."""

    FLAG = "flag"
    NUMBER = "number"
    CHOICE = "choice"
    SET = "set"
    PAIR = "pair"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Form:
    """The form in which an editor offers one house rule.

    Attributes:
        kind: how its value is chosen.
        choices: the typed values of a CHOICE or SET, in their order; else empty.
        least: the least number of a NUMBER or PAIR.
    """

    kind: RuleControl
    choices: tuple[object, ...] = ()
    least: int = 0


@cache
def form_of(key: str) -> Form:  # noqa: PLR0911 - one line per type of field
    """Return how a rule is edited, derived from the field's type and the values that the rules accept."""
    kind: Any = get_type_hints(Rules)[key]
    if kind is bool:
        return Form(RuleControl.FLAG)
    if kind is int:
        accepted = tuple(number for number in _PROBED if _is_accepted(key, number))
        least = RANGES[key][0] if key in RANGES else 0
        return (
            Form(RuleControl.CHOICE, accepted)
            if len(accepted) <= _FEW
            else Form(RuleControl.NUMBER, least=min(0, least))
        )
    if get_origin(kind) is frozenset:
        (member,) = get_args(kind)
        if member is int:
            return Form(RuleControl.SET, tuple(number for number in _PROBED if _is_accepted(key, [number])))
        return Form(RuleControl.SET, tuple(choice for choice in member if _is_accepted(key, [plain(choice)])))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return Form(RuleControl.CHOICE, tuple(kind))
    if Ellipsis in get_args(kind):
        return Form(RuleControl.POINTS)
    return Form(RuleControl.PAIR, least=_LEAST_EXTRA if _is_accepted(key, [-1, -1]) else 0)


def plain(choice: object) -> object:
    """Return a typed choice as the plain value that files use."""
    if isinstance(choice, Piece):
        return "ABCXYZS"[choice]
    return choice.value if isinstance(choice, Enum) else choice


@cache
def _preset() -> Rules:
    return rulesets.load(rulesets.names()[0])


def _is_accepted(key: str, value: object) -> bool:
    try:
        override(_preset(), {key: value})
    except RulesError:
        return False
    return True


@dataclass(frozen=True)
class Draft:
    """Rules being edited.

    Attributes:
        values: every field, right or wrong.
        opened: the name of the player's own ruleset that is edited; "" if it is a new one.
        saved: the values as they were when last opened or saved.
        past: earlier values, oldest first.
        future: values that were undone, the next to do again last.
        touched: the field changed last, whose further changes need no step of their own; "" for none.
    """

    values: Values
    opened: str
    saved: Values
    past: tuple[Values, ...] = ()
    future: tuple[Values, ...] = ()
    touched: str = field(default="", compare=False)

    @classmethod
    def of(cls, rules: Rules, *, own: bool) -> "Draft":
        """Return a draft of a ruleset: of the player's own, or to make one after a preset."""
        values = MappingProxyType(rules.knobs())
        return cls(values, rules.name if own else "", values)

    def change(self, key: str, value: object, *, typing: bool = False) -> "Draft":
        """Return the draft with a field changed; while a text is typed all of it counts as one change."""
        if self.values[key] == value:
            return self
        values = MappingProxyType({**self.values, key: value})
        if typing and self.touched == key:
            return replace(self, values=values, future=())
        return self._step(values, key if typing else "")

    def reset(self, rules: Rules, key: str | None = None) -> "Draft":
        """Return the draft with one field, or all but name and description, as in a ruleset."""
        table = rules.knobs()
        keys = [key] if key is not None else [name for name in table if name not in ("name", "description")]
        values = MappingProxyType({**self.values, **{name: table[name] for name in keys}})
        return self if values == self.values else self._step(values, "")

    def replace_all(self, table: Values) -> "Draft":
        """Return the draft with the values of an imported ruleset."""
        return self._step(MappingProxyType(dict(table)), "")

    def undo(self) -> "Draft":
        """Return the draft before the last change; itself if there is none."""
        if not self.past:
            return self
        return replace(
            self, values=self.past[-1], past=self.past[:-1], future=(*self.future, self.values), touched=""
        )

    def redo(self) -> "Draft":
        """Return the draft with the last undone change done again; itself if there is none."""
        if not self.future:
            return self
        return replace(
            self, values=self.future[-1], past=(*self.past, self.values), future=self.future[:-1], touched=""
        )

    def mark_saved(self) -> "Draft":
        """Return the draft as one that lies on disk under its name, with nothing left to undo."""
        return Draft(self.values, str(self.values["name"]), self.values)

    @property
    def is_changed(self) -> bool:
        """Whether anything would be lost if it were thrown away."""
        return self.values != self.saved

    @property
    def is_worth_keeping(self) -> bool:
        """Whether there is anything a crash could lose, what can be undone included."""
        return self.is_changed or bool(self.past)

    @property
    def problems(self) -> dict[str, tuple[RuleProblem, ...]]:
        """The problems, by field; {} if the rules can be played."""
        return problems_of(self.values)

    @property
    def notes(self) -> dict[str, tuple[RuleProblem, ...]]:
        """Notes about odd rules that can be played, by field."""
        return notes_of(self.values)

    @property
    def rules(self) -> Rules | None:
        """The ruleset, if nothing is wrong with it."""
        try:
            return rules_from_dict(dict(self.values))
        except RulesError:
            return None

    def naming_problem(self, taken: frozenset[str]) -> RuleProblem | None:
        """Return why it cannot be saved under its name, or None if it can.

        Args:
            taken: the names of the player's rulesets; the one that is edited may be written over.
        """
        name = str(self.values["name"])
        is_taken = name in taken - {self.opened}
        return name_problem(name) or (RuleProblem("name", NameFault.TAKEN) if is_taken else None)

    def _step(self, values: Values, touched: str) -> "Draft":
        return replace(self, values=values, past=(*self.past, self.values), future=(), touched=touched)


def differs(draft: Draft, key: str, rules: Rules) -> bool:
    """Return whether a field is not as in a ruleset."""
    return draft.values[key] != rules.knobs()[key]


def format_draft(draft: Draft, compared: str) -> str:
    """Return a draft as text that `parse_draft` reads, so that a crash loses nothing.

    Args:
        draft: what is edited.
        compared: the name of the ruleset it is compared with.
    """
    return tomli_w.dumps(
        {
            "opened": draft.opened,
            "compared": compared,
            "values": dict(draft.values),
            "saved": dict(draft.saved),
            "past": [dict(values) for values in draft.past[-_KEPT_STEPS:]],
        }
    )


def parse_draft(text: str) -> tuple[Draft, str]:
    """Return a draft that was kept and the name of the ruleset it was compared with.

    Raises NewerError if it has rules that this version does not know, else ValueError.
    """
    table = parse_toml(text)
    whole = _preset().knobs()
    try:
        values, saved, *past = (
            MappingProxyType({**whole, **with_todays_names(dict(kept))[0]})
            for kept in (table["values"], table["saved"], *table["past"])
        )
        draft = Draft(values, str(table["opened"]), saved, tuple(past))
    except (KeyError, TypeError, ValueError) as error:
        msg = f"not what the rules editor keeps: {error}"
        raise ValueError(msg) from error
    for state in (values, saved, *past):
        for key, value in state.items():
            if key not in whole:
                raise NewerError
            if not is_readable(key, value):
                msg = f"not what the rules editor keeps: {key}"
                raise ValueError(msg)
    return draft, str(table.get("compared", ""))


class DraftFormat:
    """A draft in a file, with the name of the ruleset it is compared with."""

    def decode(self, data: bytes) -> tuple[Draft, str]:
        """Return the draft. Raises NewerError, ValueError and RecursionError."""
        return parse_draft(data.decode())

    def encode(self, value: tuple[Draft, str], before: bytes) -> bytes:
        """Return a draft as text; nothing of the last one stays."""
        del before
        return format_draft(*value).encode()
