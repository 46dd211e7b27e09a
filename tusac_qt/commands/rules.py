"""`tusac rules`: the rulesets there are, one of them explained, two compared, a file checked."""

import argparse
import json
from collections.abc import Iterator, Mapping

from engine import rulesets
from engine.rules import Rules
from engine.toml_text import TomlError, parse_toml
from tusac_qt.choices.house_rules import HouseRules, check, house_rules_dir, known_rules, notes_of
from tusac_qt.choices.new_match import load_rules
from tusac_qt.choices.options import StartOptions
from tusac_qt.commands.common import UsageError, read_bytes, start_words
from tusac_qt.commands.global_options import add_global_options
from tusac_qt.system.console import complain, say
from tusac_qt.words.columns import columns_of, left, wrapped
from tusac_qt.words.command_line import as_sentence
from tusac_qt.words.file_words import why_unusable
from tusac_qt.words.help_layout import HelpLayout
from tusac_qt.words.i18n import rules_description, rules_name
from tusac_qt.words.knob_values import differing, point_lines, value_text
from tusac_qt.words.knob_words import KNOBS, KnobGroup, group_name, knob_explanation, knob_name
from tusac_qt.words.punctuation import headed
from tusac_qt.words.rule_problems import old_names_text, problem_text
from tusac_qt.words.translation import translate

_WIDTH = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac rules` takes."""
    tasks = parser.add_subparsers(
        dest="task",
        metavar=translate("command line", "TASK"),
        title=translate("command line", "tasks"),
        required=True,
    )
    told = {
        "list": translate("command line", "list the rulesets"),
        "show": translate("command line", "explain every rule of one"),
        "diff": translate("command line", "show where two differ; status 1 if they do"),
        "check": translate("command line", "check a file for mistakes; status 1 if there are any"),
    }
    for task, text in told.items():
        command = tasks.add_parser(
            task, help=text, description=as_sentence(text), formatter_class=HelpLayout, allow_abbrev=False
        )
        add_global_options(command)
        command.add_argument("--json", action="store_true", help=translate("command line", "print JSON"))
        if task in ("show", "diff"):
            command.add_argument(
                "first",
                metavar=translate("command line", "NAME|FILE"),
                help=translate("command line", "a ruleset by its name, or a file with one"),
            )
        if task == "diff":
            command.add_argument(
                "second",
                metavar=translate("command line", "NAME|FILE"),
                help=translate("command line", "another"),
            )
        if task == "check":
            command.add_argument(
                "file",
                metavar=translate("command line", "FILE"),
                help=translate("command line", "a file with a ruleset"),
            )


def run(args: argparse.Namespace) -> int:
    """Do what is asked; status 1 if two rulesets differ or a file is no ruleset."""
    start_words(StartOptions(language=args.lang))
    tasks = {"list": _list, "show": _show, "diff": _diff, "check": _check}
    return tasks[args.task](args)


def _list(args: argparse.Namespace) -> int:
    house = HouseRules(house_rules_dir())
    known = known_rules(house)
    for line in (*house.faults(), *house.notes()):
        complain(line)
    if args.json:
        say([json.dumps([_summary(rules) for rules in known.values()], ensure_ascii=False)])
        return 0
    width = max(map(columns_of, known))
    for name, rules in known.items():
        players = ", ".join(map(str, sorted(rules.players)))
        own = "" if name in rulesets.names() else translate("rules command", "your own")
        title = own or rules_name(name)
        text = translate("rules command", "{name}  {players} players  {title}")
        say([text.format(name=left(name, width), players=players, title=title)])
    return 0


def _show(args: argparse.Namespace) -> int:
    rules = _read(args.first)
    if args.json:
        say([json.dumps({**rules.knobs(), "digest": rules.digest}, ensure_ascii=False)])
    else:
        say(_readable(rules))
    return 0


def _diff(args: argparse.Namespace) -> int:
    one, other = _read(args.first), _read(args.second)
    keys = differing(one, other)
    if args.json:
        plain_one, plain_other = one.knobs(), other.knobs()
        say([json.dumps({key: [plain_one[key], plain_other[key]] for key in keys}, ensure_ascii=False)])
        return 1 if keys else 0
    if not keys:
        say([translate("rules command", "Both are the same game.")])
        return 0
    for key in keys:
        say([f"{knob_name(key)}  [{key}]"])
        before, after = _values(one, key), _values(other, key)
        common = set(before) & set(after) if len(before) > 1 else set()
        say([f"  - {line}" for line in before if line not in common])
        say([f"  + {line}" for line in after if line not in common])
    return 1


def _check(args: argparse.Namespace) -> int:
    problems, odd, renamed, name = _looked_at(args.file)
    if args.json:
        told = {"problems": problems, "notes": odd, "old_names": dict(renamed)}
        say([json.dumps(told, ensure_ascii=False)])
        return 1 if problems else 0
    say([": ".join(part for part in (args.file, key, text) if part) for key, text in problems.items()])
    if renamed:
        say([f"{args.file}: {old_names_text(renamed)}"])
    note = translate("rules command", "{file}: note on {rule}: {text}")
    say([note.format(file=args.file, rule=key, text=text) for key, text in odd.items()])
    if not problems:
        say([translate("rules command", "{file}: no mistakes; “{name}”").format(file=args.file, name=name)])
    return 1 if problems else 0


def _looked_at(file: str) -> tuple[dict[str, str], dict[str, str], Mapping[str, str], object]:
    """Return the problems of a rules file by rule, its notes, its outdated names, and its name."""
    try:
        found = check(parse_toml(read_bytes(file).decode("utf-8-sig")), HouseRules(house_rules_dir()).find)
    except (UnicodeDecodeError, TomlError) as error:
        return {"": why_unusable(error)}, {}, {}, None
    problems, odd = (
        {key: "; ".join(map(problem_text, several)) for key, several in told.items()}
        for told in (found.problems, notes_of(found.values))
    )
    return problems, odd, found.renamed, found.values.get("name")


def _read(name: str) -> Rules:
    try:
        return load_rules(name, complain)
    except ValueError as error:
        raise UsageError(str(error)) from error


def _summary(rules: Rules) -> dict[str, object]:
    return {
        "name": rules.name,
        "description": rules_description(rules),
        "players": sorted(rules.players),
        "digest": rules.digest,
        "comes_with_the_game": rules.name in rulesets.names(),
    }


def _readable(rules: Rules) -> Iterator[str]:
    """Yield every rule of a ruleset in words."""
    title, description = rules_name(rules.name), rules_description(rules)
    yield f"{title} – {description}" if description else title
    for group in KnobGroup:
        yield ""
        yield group_name(group)
        for key in (key for key, words in KNOBS.items() if words.group is group):
            first, *more = _values(rules, key)
            yield headed(f"  {knob_name(key)}", "" if more else first).rstrip()
            if more:
                yield from (f"    {line}" for line in (first, *more))
            text = knob_explanation(key)
            yield from (f"      {line}" for line in wrapped(text, _WIDTH - 6))


def _values(rules: Rules, key: str) -> list[str]:
    return point_lines(rules) if key == "points" else [value_text(rules, key)]
