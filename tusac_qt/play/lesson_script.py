"""The files of a lesson: cards, the moves of other seats, and steps in words; a file for each language.

Only the form is judged here; whether every step can be played is judged by `tusac_qt.play.lesson`. No Qt.
"""

import random
import reprlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.cards import Card, canonical_deck
from engine.errors import EngineError
from engine.notation import parse_cards
from engine.rules import Rules
from engine.rulesets import load
from engine.seats import Seat
from engine.state import owned_slots, wall_start
from tusac_qt.system import assets

VERSION = 1
OWN = Seat(0)
"""The seat of the player, who deals."""

_KEYS = {"moves", "at", "do", "title", "text", "wrong"}
_FIRST = "first"
_WORDS = {"title", "text", "wrong"}


class LessonError(ValueError):
    """A lesson that cannot be given, in one line for its author."""


@dataclass(frozen=True, slots=True)
class Words:
    """The text of a step in one language.

    Attributes:
        title: in a few words.
        text: two lines.
        wrong: the answer to a player who does something else; "" for the usual answer.
    """

    title: str
    text: str
    wrong: str


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One bubble of the lesson.

    Attributes:
        number: from 1.
        moves: the moves of others before it appears, as a record writes them; "pass" lets everybody pass.
        at: the thing that the words point at.
        do: what the player then does, as a record writes it but for the seat; "" for nothing but going on.
        words: by the code of a language; English is always there.
    """

    number: int
    moves: tuple[str, ...]
    at: str
    do: str
    words: Mapping[str, Words]

    def said(self, language: str) -> Words:
        """Return the words in a language; in English if there are none."""
        return self.words.get(language, self.words["en"])


@dataclass(frozen=True, slots=True)
class LessonScript:
    """A whole lesson.

    Attributes:
        rules: of the round.
        players: a name for each seat; the player's own, who sits at seat 0, is "".
        deck: the whole deck, by deck position.
        steps: in order.
    """

    rules: Rules
    players: tuple[str, ...]
    deck: tuple[Card, ...]
    steps: tuple[LessonStep, ...]


def first_lesson() -> LessonScript:
    """Return the lesson for people who have never played."""
    return read_script(assets.root() / "lessons" / f"{_FIRST}.toml")


def own_lessons() -> frozenset[str]:
    """Return the names of the rulesets that have a lesson about their differences."""
    names = frozenset(path.stem for path in (assets.root() / "lessons").glob("*.toml"))
    return frozenset(name for name in names if "." not in name) - {_FIRST}


def lesson_of(rules: str) -> LessonScript:
    """Return the lesson of a ruleset by its name; the first one if it has none of its own."""
    return (
        read_script(assets.root() / "lessons" / f"{rules}.toml") if rules in own_lessons() else first_lesson()
    )


def read_script(path: Path) -> LessonScript:
    """Read a lesson, NAME.toml, in every language that has a file NAME.CODE.toml beside it.

    Raises LessonError saying what is wrong, or OSError.
    """
    words = {
        file.name.split(".")[-2]: _read(file) for file in sorted(path.parent.glob(f"{path.stem}.*.toml"))
    }
    try:
        return parse_script(_read(path), words)
    except LessonError as error:
        msg = f"{path.name}: {error}"
        raise LessonError(msg) from error


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        msg = f"{path.name} is no TOML: {error}"
        raise LessonError(msg) from error


def parse_script(table: Mapping[str, Any], languages: Mapping[str, Mapping[str, Any]]) -> LessonScript:
    """Read a lesson from plain TOML values. Raises LessonError.

    Args:
        table: the lesson, in English.
        languages: by their codes, the steps in other languages: title, text and wrong of each, in order.
    """
    if table.get("version") != VERSION:
        msg = f"version: {VERSION} is wanted"
        raise LessonError(msg)
    players = _texts(table.get("players"), "players")
    steps = table.get("steps")
    if not isinstance(steps, list) or not steps:
        msg = "steps: there are none"
        raise LessonError(msg)
    try:
        rules = load(_text(table.get("rules"), "rules"))
        deck = _deck(rules, len(players), table)
    except EngineError as error:
        raise LessonError(str(error)) from error
    told = {code: _steps_in(code, words, len(steps)) for code, words in languages.items()}
    made = (
        _step(number, step, {code: words[number - 1] for code, words in told.items()})
        for number, step in enumerate(steps, 1)
    )
    return LessonScript(rules, players, deck, tuple(made))


def _steps_in(code: str, table: Mapping[str, Any], wanted: int) -> list[Words]:
    """Return what every step says in another language."""
    steps = table.get("steps")
    if not isinstance(steps, list) or len(steps) != wanted or set(table) != {"steps"}:
        msg = f"{code}: {wanted} steps and nothing else are wanted"
        raise LessonError(msg)
    found = []
    for number, own in enumerate(steps, 1):
        where = f"step {number}, {code}"
        if not isinstance(own, dict) or set(own) - _WORDS:
            msg = f"{where}: title, text and wrong are wanted"
            raise LessonError(msg)
        found.append(_words(own, where))
    return found


def _deck(rules: Rules, seats: int, table: Mapping[str, Any]) -> tuple[Card, ...]:
    """Return the deck that deals the file's hands and wall, filled up with the cards it does not name."""
    if seats not in rules.players:
        msg = f"players: these rules are not for {seats}"
        raise LessonError(msg)
    hands = [parse_cards(hand) for hand in _texts(table.get("hands"), "hands")]
    wall = parse_cards(_text(table.get("wall"), "wall"))
    slots = owned_slots(rules, seats, OWN)
    if len(hands) != seats or any(
        len(hand) > len(places) for hand, places in zip(hands, slots, strict=False)
    ):
        msg = f"hands: one for each of {seats} seats, of {rules.hand_size} cards at most, seat 0 one more"
        raise LessonError(msg)
    rest = list(canonical_deck(rules.copies(seats), rules.jokers))
    for card in (*(card for hand in hands for card in hand), *wall):
        if card not in rest:
            msg = f"{card.name} is named more often than the deck holds it"
            raise LessonError(msg)
        rest.remove(card)
    random.Random(_whole(table.get("seed"), "seed")).shuffle(rest)  # noqa: S311 - nothing secret
    deck: dict[int, Card] = {}
    for hand, places in zip(hands, slots, strict=True):
        deck.update(zip(places, (*hand, *(rest.pop() for _ in places[len(hand) :])), strict=True))
    start = wall_start(rules, seats)
    deck.update(enumerate((*wall, *rest), start))
    return tuple(deck[index] for index in range(len(deck)))


def _step(number: int, table: object, languages: Mapping[str, Words]) -> LessonStep:
    where = f"step {number}"
    if not isinstance(table, dict):
        msg = f"{where}: a table is wanted"
        raise LessonError(msg)
    unknown = sorted(set(table) - _KEYS)
    if unknown:
        msg = f"{where}: {reprlib.repr(unknown[0])} means nothing here"
        raise LessonError(msg)
    return LessonStep(
        number=number,
        moves=_texts(table.get("moves", []), f"{where}, moves"),
        at=_text(table.get("at"), f"{where}, at"),
        do=_text(table.get("do", ""), f"{where}, do"),
        words={"en": _words(table, where), **languages},
    )


def _words(table: Mapping[str, Any], where: str) -> Words:
    title, text = (_text(table.get(key), f"{where}, {key}") for key in ("title", "text"))
    if not title or not text:
        msg = f"{where}: title and text say something"
        raise LessonError(msg)
    return Words(title, text, _text(table.get("wrong", ""), f"{where}, wrong"))


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        msg = f"{where}: a text is wanted"
        raise LessonError(msg)
    return value


def _texts(value: object, where: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        msg = f"{where}: a list of texts is wanted"
        raise LessonError(msg)
    return tuple(_text(item, where) for item in value)


def _whole(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        msg = f"{where}: a whole number is wanted"
        raise LessonError(msg)
    return value
