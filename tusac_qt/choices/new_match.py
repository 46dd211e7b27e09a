"""From options and settings to a match: rules, players, seed. Reads a rules file if one is named; no Qt."""

import getpass
import os
import secrets
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from engine.ai.player import level_at
from engine.match import MatchSetup, choose_dealer
from engine.record import RecordHeader
from engine.rules import Rules
from engine.seats import BySeat
from engine.shuffle import SEED_BYTES
from net.node.wishes import Hosting
from net.pace import LEARNING, parse_pace
from net.texts import cleaned, same_name
from tusac_qt.choices.house_rules import (
    HouseRules,
    house_rules_dir,
    known_rules,
    read_rules,
    seats_for,
    unheard,
)
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.play.daily import LEVEL, daily_setup, day_of, today
from tusac_qt.play.lesson_script import LessonScript, lesson_of
from tusac_qt.words.faces import own_face
from tusac_qt.words.translation import translate

COMPUTER_NAMES = ("Lan", "Minh", "Hoa", "Sơn", "Mai", "Tuấn", "Thảo")
"""What computer players are called, in order of seats; a person's own name is left out."""

NAME_LIMIT = 24
"""Characters of a person's name, as at every table."""


_NO_PERSONS = frozenset((
    "root", "toor", "admin", "administrator", "administrateur", "administrador", "sysadmin",
    "superuser", "sudo", "nobody", "daemon", "system", "service", "user", "users", "username", "myuser",
    "newuser", "defaultuser", "liveuser", "live", "oem", "owner", "me", "myself", "utilisateur",
    "benutzer", "usuario", "guest", "invité", "gast", "visitor", "public", "anonymous", "test",
    "tester", "testuser", "default", "temp", "demo", "student", "pupil", "teacher", "pc", "mypc",
    "home", "family", "office", "laptop", "desktop", "computer", "notebook", "workstation", "server",
    "debian", "ubuntu", "mint", "fedora", "centos", "redhat", "suse", "opensuse", "arch", "manjaro",
    "kali", "alpine", "gentoo", "elementary", "zorin", "pi", "raspberry", "raspberrypi", "deck",
    "steam", "chronos", "phablet", "ec2-user", "vagrant", "docker", "container", "runner", "build",
    "jenkins", "git", "windows", "microsoft", "hp", "dell", "lenovo", "asus", "acer", "toshiba", "msi",
    "samsung", "người", "dùng", "khách", "用户", "用戶", "使用者", "管理员", "管理員", "ユーザー",
    "ユーザ", "管理者", "",
))  # fmt: skip
"""What accounts are called that tell of no person, without the numbers at their ends."""


def load_rules(name: str, tell: Callable[[str], object] = unheard) -> Rules:
    """Return a ruleset by its name, a preset or the player's own, or from a file.

    Raises ValueError with one line for people.

    Args:
        name: of the ruleset, or of the file.
        tell: told one line if the file uses names that rules had once.
    """
    known = known_rules(HouseRules(house_rules_dir()))
    if name in known:
        return known[name]
    path = Path(name)
    if not os.path.lexists(path):
        told = translate("command line", "{name} is neither a ruleset ({names}) nor a file")
        msg = told.format(name=repr(name), names=", ".join(known))
        raise ValueError(msg)
    return read_rules(path, tell)


def rules_of(name: str) -> Rules | None:
    """Return a ruleset by its name as `load_rules` does; None if there is none, or it makes no sense now."""
    try:
        return load_rules(name)
    except ValueError:
        return None


def known_name(settings: Settings) -> str:
    """Return the local player's name: from the settings, else from the system; "" if neither knows one."""
    return cleaned(settings.name, NAME_LIMIT) or cleaned(_system_name(), NAME_LIMIT)


def person_name(settings: Settings, given: str | None = None) -> str:
    """Return what the local player is called: as given to the program, else as known, else "Player"."""
    return given or known_name(settings) or translate("table", "Player")


def renamed(settings: Settings, name: str) -> Settings:
    """Return the settings of the same person under another name, with the same face.

    A person without a name had the face of all nameless people until now, and gets the one of the new name.
    """
    before = known_name(settings)
    face = own_face(settings.face, before) if before else settings.face
    return replace(settings, name=name, face=face)


def table_name(host: str) -> str:
    """Return the name of a table that was given no name."""
    return translate("table", "{name}’s table").format(name=host)


def company(name: str, seats: int) -> tuple[str, ...]:
    """Return names of computer players who fill a table with this person; none has the person's name."""
    return tuple(other for other in COMPUTER_NAMES if not same_name(other, name))[: seats - 1]


def new_match(options: StartOptions, settings: Settings) -> RecordHeader:
    """Return a match of one person against computer players.

    Raises ValueError with one line for people if the rules of the settings cannot be had.
    """
    name = person_name(settings)
    setup = _setup(options, settings)
    others = company(name, setup.seats)
    level = level_at(options.level or settings.level, setup.rules, setup.seats)
    levels = BySeat(("", *(level for _ in others)))
    # the others at a daily deal play alike for everybody, whatever they are called
    is_daily = day_of(setup, today()) is not None
    return RecordHeader(setup, BySeat((name, *others)), levels, has_tastes=not is_daily)


def lesson_to_give(options: StartOptions, settings: Settings) -> tuple[LessonScript, str]:
    """Return the lesson that comes next, and the name of who takes it."""
    script, name = lesson_of(lesson_rules(options, settings)), person_name(settings)
    return replace(script, players=("", *company(name, len(script.players)))), name


def lesson_rules(options: StartOptions, settings: Settings) -> str:
    """Return the rules of the lesson: those asked for, else the chosen ones, once the first is over."""
    if options.rules is not None:
        return options.rules.name
    return settings.rules if settings.has_met_lesson else ""


def is_first_lesson(options: StartOptions, settings: Settings) -> bool:
    """Return whether the lesson that comes next is the first one, which is gone on with where it was left."""
    return not settings.has_met_lesson and options.rules is None


def lesson_step(options: StartOptions, settings: Settings) -> int:
    """Return the step at which the lesson that comes next goes on, from 1."""
    return max(1, settings.lesson_step) if is_first_lesson(options, settings) else 1


def first_match(settings: Settings, rules: str) -> Settings:
    """Return the settings by which the round after a lesson is played: its rules, hints, and no hurry."""
    return replace(
        settings, rules=rules, seats=4, rounds=1, level="easy", pace=LEARNING.name, has_solo_clock=False
    )


def daily_options(options: StartOptions, settings: Settings) -> StartOptions:
    """Return the wishes with which `new_match` makes today's deal. Raises as `new_match`."""
    setup = daily_setup(today(), options.rules or load_rules(settings.rules))
    return replace(
        options, rules=setup.rules, seats=setup.seats, rounds=setup.rounds, seed=setup.seed, level=LEVEL
    )


def demonstration(options: StartOptions, settings: Settings) -> RecordHeader:
    """Return a match of computer players only. Raises as `new_match`."""
    setup = _setup(options, settings)
    level = level_at(options.level or settings.level, setup.rules, setup.seats)
    names, levels = BySeat(COMPUTER_NAMES[: setup.seats]), BySeat.fill(setup.seats, level)
    return RecordHeader(setup, names, levels, has_tastes=True)


def table_to_host(options: StartOptions, settings: Settings) -> Hosting:
    """Return the table that is opened if nothing is filled in. Raises as `new_match`."""
    setup = _setup(options, settings)
    name = table_name(person_name(settings, options.name))
    pace = options.pace or parse_pace(settings.pace)
    level = level_at(options.level or settings.level_at_table, setup.rules, setup.seats)
    return Hosting(
        name,
        setup.rules,
        setup.seats,
        level,
        pace,
        setup.rounds,
        is_strict=settings.is_strict,
        makes_code=settings.has_code,
    )


def _setup(options: StartOptions, settings: Settings) -> MatchSetup:
    rules = options.rules or load_rules(settings.rules)
    seats = seats_for(rules, settings.seats) if options.seats is None else options.seats
    if seats not in rules.players:
        allowed = ", ".join(map(str, sorted(rules.players)))
        told = translate("command line", "these rules are for {allowed} players, not {seats}")
        msg = told.format(allowed=allowed, seats=seats)
        raise ValueError(msg)
    rounds = settings.rounds if options.rounds is None else options.rounds
    seed = options.seed or secrets.token_bytes(SEED_BYTES)
    return MatchSetup(rules, seats, rounds, seed, choose_dealer(rules, seats, seed))


def is_person(account: str) -> bool:
    """Return whether an account seems to be called after a person, not a task, a machine or a system."""
    return account.casefold().strip("0123456789 ._-") not in _NO_PERSONS


def _system_name() -> str:
    try:
        account = getpass.getuser()
    except (OSError, KeyError, ImportError):  # a user without a name, as in some containers
        return ""
    return account if is_person(account) else ""
