"""A family's own rulesets: TOML files in the player's config folder, offered wherever rules are chosen. No Qt."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs
import tomli_w

from engine import rulesets
from engine.errors import RulesError
from engine.rules import Rules
from engine.rules_text import rules_from_dict
from engine.toml_text import TomlError
from net.files import free_path, write_whole
from tusac_qt.system.own_files import read_toml
from tusac_qt.words.file_words import why_unusable
from tusac_qt.words.knob_words import KNOBS

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
        """Return every ruleset that can be read, by its name, in the order of names; `faults` tells of the others."""
        found: dict[str, Rules] = {}
        for rules in self._read().values():
            if isinstance(rules, Rules):
                found.setdefault(rules.name, rules)
        return dict(sorted(found.items(), key=lambda item: item[0].casefold()))

    def faults(self) -> tuple[str, ...]:
        """Return a line for each file that holds no ruleset, or not one that can be played any more."""
        return tuple(read for read in self._read().values() if isinstance(read, str))

    def save(self, rules: Rules) -> Path:
        """Write a ruleset under its name, over the one of that name; return the file.

        Raises ValueError with one line for people if it may not be called so, OSError if it cannot be written.
        """
        problem = name_problem(rules.name)
        if problem is not None:
            raise ValueError(problem)
        path = self._path_of(rules.name) or free_path(self.folder / f"{file_stem(rules.name)}.toml")
        write_whole(path, format_rules(rules).encode())
        return path

    def delete(self, name: str) -> None:
        """Remove the ruleset of that name, if there is one. Raises OSError."""
        path = self._path_of(name)
        if path is not None:
            path.unlink()

    def _path_of(self, name: str) -> Path | None:
        found = (
            path for path, rules in self._read().items() if isinstance(rules, Rules) and rules.name == name
        )
        return next(found, None)

    def _read(self) -> dict[Path, Rules | str]:
        """Return what each file holds, or why it cannot be used."""
        read: dict[Path, Rules | str] = {}
        for path in sorted(self.folder.glob("*.toml")):
            try:
                read[path] = read_rules(path)
            except ValueError as error:
                read[path] = str(error)
        return read


def known_rules(house: HouseRules) -> dict[str, Rules]:
    """Return every ruleset that may be chosen by its name: the presets, then the player's own."""
    presets = {name: rulesets.load(name) for name in rulesets.names()}
    return presets | {name: rules for name, rules in house.all().items() if name not in presets}


def seats_for(rules: Rules, wanted: int) -> int:
    """Return how many play by some rules: as many as wanted or, where those are not allowed, nearly so many."""
    return min(sorted(rules.players), key=lambda seats: abs(seats - wanted))


def name_problem(name: str) -> str | None:
    """Return why rules of one's own may not be called so, or None if they may."""
    if not name.strip():
        return "name: give the rules a name"
    if len(name) > NAME_LIMIT or not name.isprintable():
        return f"name: at most {NAME_LIMIT} letters, without line breaks"
    if name in rulesets.names():
        return "name: the name of a ruleset that comes with the game"
    return None


def read_rules(path: Path) -> Rules:
    """Return the ruleset in a file. Raises ValueError with one line for people, naming the file and the field."""
    table = read_table(path)
    try:
        return rules_from_dict(table)
    except RulesError as error:
        msg = f"{path}: {error}"
        raise ValueError(msg) from error


def read_table(path: Path) -> dict[str, object]:
    """Return what a TOML file holds. Raises ValueError with one line for people, naming the file."""
    try:
        return read_toml(path)
    except TomlError as error:
        msg = f"{path}: not a TOML text: {error}"
        raise ValueError(msg) from error
    except (OSError, UnicodeDecodeError) as error:
        msg = f"{path}: cannot be read: {why_unusable(error)}"
        raise ValueError(msg) from error


def format_rules(rules: Rules) -> str:
    """Return a ruleset as TOML that `rules_from_toml` reads back, every rule explained by a comment."""
    table = rules.knobs()
    lines = [
        "# A ruleset of Tứ Sắc. Open it in the rules editor, or play it with: tusac play --rules FILE",
        "",
    ]
    tables = {key: value for key, value in table.items() if isinstance(value, Mapping)}
    for key, value in table.items():
        if key not in tables:
            lines += [*_comment(key), _line(key, value)]
    for key, value in tables.items():
        lines += ["", *_comment(key), tomli_w.dumps({key: value}).rstrip()]
    return "\n".join(lines) + "\n"


def problems_of(table: Mapping[str, object]) -> dict[str, str]:
    """Return what is wrong with plain values as rules, by field; {} if they are complete and consistent.

    Every field is looked at: one that cannot be read is taken from a preset while the rest is judged.
    """
    whole = rulesets.load(rulesets.names()[0]).knobs()
    values = dict(table)
    found: dict[str, str] = {}
    while True:
        try:
            rules_from_dict(values)
        except RulesError as error:
            told: dict[str, list[str]] = {}
            for problem in error.problems:
                key, _, text = problem.partition(": ")
                told.setdefault(key, []).append(text)
            fresh = {key: "; ".join(texts) for key, texts in told.items()}
            if not fresh.keys() - found.keys():
                return found
            found = fresh | found
            values = {key: value for key, value in values.items() if key not in fresh}
            values |= {key: whole[key] for key in fresh if key in whole}
        else:
            return found


def file_stem(name: str) -> str:
    """Return a name for a file: plain letters and digits, whatever the system."""
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
