"""Questions about hands as JSON lines, and their answers, computed by `engine.analysis`. No Qt, no I/O."""

import json
from collections.abc import Mapping
from typing import NoReturn, TypeVar

from engine import rulesets
from engine.analysis import Analysis, HandQuestion, analyze
from engine.cards import Card
from engine.claims import Offering, Position, Source, spare_cards
from engine.errors import EngineError
from engine.melds import Meld, MeldKind
from engine.notation import format_card, format_meld, parse_card, parse_cards, parse_meld
from engine.rules import Rules
from engine.rules_text import override
from engine.scoring import Winning

T = TypeVar("T")

_KEYS = ("rules", "hand", "exposed", "offer", "seat", "source", "knobs")
_SEATS = {"self": Position.SELF, "next": Position.NEXT, "other": Position.OTHER}
_SOURCES = {"discard": Source.DISCARD, "draw": Source.DRAW}


class QuestionError(ValueError):
    """A line asks nothing that can be answered; the message is one line and names the field."""


def answer(line: str) -> dict[str, object]:
    """Return the answer to one line of JSON, as values of JSON. Raises QuestionError."""
    try:
        table = json.loads(line, object_pairs_hook=_no_key_twice, parse_constant=_no_constant)
    except QuestionError:
        raise
    except (ValueError, RecursionError) as error:
        msg = f"not JSON: {error}"
        raise QuestionError(msg) from error
    if not isinstance(table, dict):
        msg = "a question is a JSON object"
        raise QuestionError(msg)
    try:
        question = _question(table)
        return _answer(question, analyze(question))
    except EngineError as error:
        raise QuestionError(str(error)) from error


def _question(table: Mapping[str, object]) -> HandQuestion:
    unknown = next((key for key in table if key not in _KEYS), None)
    if unknown is not None:
        msg = f"{unknown}: there is no such key; there are: {', '.join(_KEYS)}"
        raise QuestionError(msg)
    rules = _rules(table)
    hand = parse_cards(_text(table, "hand"))
    exposed = _exposed(table, rules)
    offering = _offering(table)
    named = len(hand) + sum(len(meld.cards) for meld in exposed) + (offering is not None)
    limit = rules.hand_size + rules.dealer_extra + spare_cards(rules, exposed)
    if named > limit:
        msg = f"hand: with the exposed melds and the offer it has {named} cards, a seat has at most {limit}"
        raise QuestionError(msg)
    return HandQuestion(rules, hand, exposed, offering)


def _rules(table: Mapping[str, object]) -> Rules:
    rules = rulesets.load(_text(table, "rules"))
    knobs = table.get("knobs", {})
    if not isinstance(knobs, dict):
        msg = "knobs: an object is wanted"
        raise QuestionError(msg)
    return override(rules, knobs)


def _exposed(table: Mapping[str, object], rules: Rules) -> tuple[Meld, ...]:
    melds = table.get("exposed", [])
    if not isinstance(melds, list) or not all(isinstance(meld, str) for meld in melds):
        msg = 'exposed: a list of melds such as ["gB gB gB"] is wanted'
        raise QuestionError(msg)
    return tuple(parse_meld(meld, rules) for meld in melds)


def _offering(table: Mapping[str, object]) -> Offering | None:
    """Return the card on offer, None if card or source is missing; what is given must be valid."""
    card: Card | None = parse_card(_text(table, "offer")) if "offer" in table else None
    seat = _choice(table, "seat", _SEATS) if "seat" in table else None
    source = _choice(table, "source", _SOURCES) if "source" in table else None
    if card is None or seat is None or source is None:
        return None
    if seat is Position.SELF and source is Source.DISCARD:
        msg = "seat: nobody is offered a card that he discarded himself"
        raise QuestionError(msg)
    return Offering(card, source, seat)


def _text(table: Mapping[str, object], key: str) -> str:
    value = table.get(key)
    if not isinstance(value, str):
        msg = f"{key}: a text is wanted" if key in table else f"{key}: missing"
        raise QuestionError(msg)
    return value


def _choice(table: Mapping[str, object], key: str, choices: Mapping[str, T]) -> T:
    value = _text(table, key)
    if value not in choices:
        msg = f"{key}: {value!r} is none of {', '.join(choices)}"
        raise QuestionError(msg)
    return choices[value]


def _answer(question: HandQuestion, analysis: Analysis) -> dict[str, object]:
    waits = [format_card(card) for card in analysis.waits]
    if question.offering is None:
        return {"deadwood": analysis.deadwood, "waits": waits, "points": analysis.points}
    claims = [
        {"kind": _kind_name(fusion.kind), "hand": [format_card(card) for card in fusion.partners]}
        for fusion in analysis.claims
    ]
    return {"deadwood": analysis.deadwood, "claims": claims, "win": _win(analysis.win), "waits": waits}


def _win(win: Winning | None) -> dict[str, object] | None:
    if win is None:
        return None
    melds = [format_meld(line.meld, is_exposed=line.is_exposed) for line in win.lines]
    return {"points": win.points, "melds": melds}


def _kind_name(kind: MeldKind) -> str:
    return "CHOW" if kind.is_chow else kind.name


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    table = dict(pairs)
    if len(table) < len(pairs):
        msg = "a key is named twice"
        raise QuestionError(msg)
    return table


def _no_constant(text: str) -> NoReturn:
    msg = f"not JSON: {text}"
    raise QuestionError(msg)
