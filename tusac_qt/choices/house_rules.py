"""A family's own rulesets: TOML files in the player's config folder, offered wherever rules are chosen.

No Qt.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs
import tomli_w

from engine import rulesets
from engine.ai.player import POLICIES, level_at, levels_for
from engine.errors import RuleProblem, RulesError
from engine.rule_notes import notes
from engine.rules import DEFAULTS, Rules
from engine.rules_text import VERSION, Find, rules_from_dict, written
from engine.toml_text import TomlError
from net.files import free_path, write_whole
from tusac_qt.system.own_files import read_toml
from tusac_qt.words.file_words import why_unusable
from tusac_qt.words.knob_words import KNOBS
from tusac_qt.words.rule_problems import NameFault, old_names_text, problem_line
from tusac_qt.words.translation import translate

_MOST_TOLD = 3
"""Problems of a file that one line names; `tusac rules check` names all."""
NAME_LIMIT = 40
_UNNAMED = "rules"


def house_rules_dir() -> Path:
    """Return where this user's own rules are kept."""
    return platformdirs.user_config_path("tusac", appauthor=False) / "rules"


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The rulesets of one folder, by their names.

    Attributes:
        folder: where the files are; it need not exist.
    """

    folder: Path

    def all(self) -> dict[str, Rules]:
        """Return every readable ruleset by its name, sorted by name; `faults` describes the others."""
        found: dict[str, Rules] = {}
        for read in self._read().values():
            if isinstance(read, _Playable):
                found.setdefault(read.rules.name, read.rules)
        return dict(sorted(found.items(), key=lambda item: item[0].casefold()))

    def faults(self) -> tuple[str, ...]:
        """Return a line for each file that holds no ruleset, or not one that can be played any more."""
        return tuple(read for read in self._read().values() if isinstance(read, str))

    def notes(self) -> tuple[str, ...]:
        """Return a line for each file that can be played and uses names that rules had once."""
        playable = (read for read in self._read().values() if isinstance(read, _Playable))
        return tuple(read.note for read in playable if read.note)

    def find(self, name: str) -> Mapping[str, object] | None:
        """Return the TOML table of a ruleset, a preset's or the player's, by its name: a base for others."""
        return rulesets.find(name) or _named(name, self._tables())

    def save(self, rules: Rules) -> Path:
        """Write a ruleset under its name, over the one of that name; return the file.

        Raises ValueError with one line for people if the name is not allowed, OSError if writing fails.
        """
        problem = name_problem(rules.name)
        if problem is not None:
            raise ValueError(problem_line(problem))
        path = self._path_of(rules.name) or free_path(self.folder / f"{file_stem(rules.name)}.toml")
        write_whole(path, format_rules(rules).encode())
        return path

    def delete(self, name: str) -> None:
        """Remove the ruleset of that name, if there is one. Raises OSError."""
        path = self._path_of(name)
        if path is not None:
            path.unlink()

    def _path_of(self, name: str) -> Path | None:
        read = self._read().items()
        return next(
            (path for path, one in read if isinstance(one, _Playable) and one.rules.name == name), None
        )

    def _read(self) -> "dict[Path, _Playable | str]":
        """Return what each file holds, or why it cannot be used. Each file is read once."""
        tables = self._tables()

        def find(name: str) -> Mapping[str, object] | None:
            return rulesets.find(name) or _named(name, tables)

        read: dict[Path, _Playable | str] = {}
        for path, table in tables.items():
            try:
                read[path] = table if isinstance(table, str) else _playable(path, table, find)
            except ValueError as error:
                read[path] = str(error)
        return read

    def _tables(self) -> dict[Path, dict[str, object] | str]:
        """Return the table in each file, or why there is none."""
        tables: dict[Path, dict[str, object] | str] = {}
        for path in sorted(self.folder.glob("*.toml")):
            try:
                tables[path] = read_table(path)
            except ValueError as error:
                tables[path] = str(error)
        return tables


def _named(name: str, tables: Mapping[Path, dict[str, object] | str]) -> dict[str, object] | None:
    own = (table for table in tables.values() if isinstance(table, dict))
    return next((table for table in own if table.get("name") == name), None)


def known_rules(house: HouseRules) -> dict[str, Rules]:
    """Return every ruleset that may be chosen by its name: the presets, then the player's own."""
    presets = {name: rulesets.load(name) for name in rulesets.names()}
    return presets | {name: rules for name, rules in house.all().items() if name not in presets}


def seats_for(rules: Rules | None, wanted: int) -> int:
    """Return the number of players for some rules: the one wanted or, if not allowed, the nearest allowed.

    Where no rules can be read now, every number is allowed.
    """
    if rules is None:
        return wanted
    return min(sorted(rules.players), key=lambda seats: abs(seats - wanted))


def levels_offered(rules: Rules | None, seats: int, level: str) -> tuple[tuple[str, ...], str]:
    """Return the levels of computer players to choose from, and the chosen one.

    If the wanted level is not among them, the strongest is chosen.

    Args:
        rules: the rules; None if they cannot be read now, and then every level is offered.
        seats: how many would play if every number were allowed.
        level: the wanted level.
    """
    if rules is None:
        return tuple(POLICIES), level
    allowed = seats_for(rules, seats)
    return levels_for(rules, allowed), level_at(level, rules, allowed)


def name_problem(name: str) -> RuleProblem | None:
    """Return why rules of one's own may not be called so, or None if they may."""
    if not name.strip():
        return RuleProblem("name", NameFault.NONE)
    if len(name) > NAME_LIMIT or not name.isprintable():
        return RuleProblem("name", NameFault.NOT_ONE_LINE, {"most": NAME_LIMIT})
    if name in rulesets.names():
        return RuleProblem("name", NameFault.SHIPPED)
    return None


def unheard(line: str) -> None:
    """Ignore the message; the default for `tell`."""
    del line


def read_rules(path: Path, tell: Callable[[str], object] = unheard) -> Rules:
    """Return the ruleset in a file.

    Raises ValueError with one line for people, naming the file and the field.

    Args:
        path: the file.
        tell: told one line if the file uses names that rules had once.
    """
    read = _playable(path, read_table(path), HouseRules(house_rules_dir()).find)
    if read.note:
        tell(read.note)
    return read.rules


@dataclass(frozen=True, slots=True)
class _Playable:
    """A file of rules that can be played.

    Attributes:
        rules: what it holds.
        note: the line that tells of its old names, "" if it has none.
    """

    rules: Rules
    note: str


def _playable(path: Path, table: Mapping[str, object], find: Find) -> _Playable:
    """Return what the table of a file holds. Raises ValueError with one line for people, naming the file."""
    try:
        said = written(table, find)
        rules = rules_from_dict(said.values)
    except RulesError as error:
        told = [problem_line(problem) for problem in error.problems[:_MOST_TOLD]]
        told += ["…"] if len(error.problems) > _MOST_TOLD else []
        msg = f"{path}: {'; '.join(told)}"
        raise ValueError(msg) from error
    return _Playable(rules, f"{path}: {old_names_text(said.renamed)}" if said.renamed else "")


def read_table(path: Path) -> dict[str, object]:
    """Return what a TOML file holds. Raises ValueError with one line for people, naming the file."""
    try:
        return read_toml(path)
    except TomlError as error:
        msg = translate("files", "{path}: not valid TOML: {problem}").format(path=path, problem=error)
        raise ValueError(msg) from error
    except (OSError, UnicodeDecodeError) as error:
        msg = translate("files", "{path}: cannot be read: {problem}").format(
            path=path, problem=why_unusable(error)
        )
        raise ValueError(msg) from error


def format_rules(rules: Rules) -> str:
    """Return a ruleset as TOML: its differences from the most similar preset, each rule explained."""
    base, table = _base_for(rules)
    lines = [
        "# A ruleset of Tứ Sắc. Open it in the rules editor, or play it with: tusac play --rules FILE",
        _line("version", VERSION),
        *(_line(key, getattr(rules, key)) for key in ("name", "description")),
        "# What is not told below is as in that ruleset.",
        _line("base", base),
        "",
    ]
    tables = {key: value for key, value in table.items() if isinstance(value, Mapping)}
    for key, value in table.items():
        if key not in tables:
            lines += [*_comment(key), _line(key, value)]
    for key, value in tables.items():
        lines += ["", *_comment(key), tomli_w.dumps({key: value}).rstrip()]
    return "\n".join(lines).rstrip() + "\n"


def _base_for(rules: Rules) -> tuple[str, dict[str, object]]:
    """Return the preset that rules differ least from, `pvt` among equals, and what differs."""
    differences = {name: _differences(rules, rulesets.load(name)) for name in rulesets.names()}
    base = min(differences, key=lambda name: (len(differences[name]), name != "pvt"))
    return base, differences[base]


def _differences(rules: Rules, base: Rules) -> dict[str, object]:
    """Return the rules that are not as in another ruleset; of points the kinds."""
    below = base.knobs()
    found: dict[str, object] = {}
    for key, value in rules.knobs().items():
        if key in KNOBS and value != below[key]:
            found[key] = _other_points(value, below[key]) if isinstance(value, Mapping) else value
    return found


def _other_points(points: Mapping[str, object], below: object) -> dict[str, object]:
    known = below if isinstance(below, Mapping) else {}
    return {kind: pair for kind, pair in points.items() if known.get(kind) != pair}


@dataclass(frozen=True, slots=True)
class CheckedRules:
    """The result of checking a file of rules; complete even if the file has errors.

    Attributes:
        values: every rule as a plain value, right or wrong.
        problems: what is wrong, by rule; {} if it can be played.
        renamed: the old names in the file, each with today's.
    """

    values: Mapping[str, object]
    problems: dict[str, tuple[RuleProblem, ...]]
    renamed: Mapping[str, str]


def check(table: Mapping[str, object], find: Find) -> CheckedRules:
    """Check the table of a rules file: all errors are found at once, unreadable entries are left aside.

    Args:
        table: of the file.
        find: where a base is looked for.
    """
    left = dict(table)
    found: dict[str, tuple[RuleProblem, ...]] = {}
    while True:
        try:
            said = written(left, find)
        except RulesError as error:
            found = _by_key(error.problems) | found
            for problem in error.problems:  # of two names the old one is left aside
                del left[str(problem.arguments.get("old", problem.key))]
        else:
            return CheckedRules(said.values, found | problems_of(said.values), said.renamed)


def problems_of(values: Mapping[str, object]) -> dict[str, tuple[RuleProblem, ...]]:
    """Return what is wrong with plain values as rules, by field; {} if they are complete and consistent.

    Every field is looked at: one that cannot be read is taken as by default while the rest is judged.
    """
    found: dict[str, tuple[RuleProblem, ...]] = {}
    left = dict(values)
    while True:
        try:
            rules_from_dict(left)
        except RulesError as error:
            fresh = _by_key(error.problems)
            if not fresh.keys() - found.keys():
                return found
            found = fresh | found
            left = {key: value for key, value in left.items() if key not in fresh}
            left |= {key: {"name": _UNNAMED, **DEFAULTS}[key] for key in fresh if key in {"name", *DEFAULTS}}
        else:
            return found


def notes_of(values: Mapping[str, object]) -> dict[str, tuple[RuleProblem, ...]]:
    """Return what is odd about plain values as rules, by field; {} for rules that cannot be played."""
    try:
        return _by_key(notes(rules_from_dict(dict(values))))
    except RulesError:
        return {}


def _by_key(problems: Iterable[RuleProblem]) -> dict[str, tuple[RuleProblem, ...]]:
    found = dict[str, list[RuleProblem]]()
    for problem in problems:
        found.setdefault(problem.key, []).append(problem)
    return {key: tuple(problems) for key, problems in found.items()}


def file_stem(name: str) -> str:
    """Return a name for a file: plain letters and digits, valid on every system."""
    plain = unicodedata.normalize("NFKD", name.replace("đ", "d").replace("Đ", "D"))
    letters = re.sub(r"[^a-z0-9]+", "-", plain.encode("ascii", "ignore").decode().lower()).strip("-")
    return letters or _UNNAMED


def _line(key: str, value: object) -> str:
    """Return a field on one line, lists too."""
    text = tomli_w.dumps({key: value}).rstrip()
    return text.replace("[\n    ", "[").replace(",\n    ", ", ").replace(",\n]", "]")


def _comment(key: str) -> list[str]:
    if key not in KNOBS:
        return []
    words = KNOBS[key]
    return [f"# {words.label}: {words.explanation}"]
