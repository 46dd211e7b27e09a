"""Text for people and files.

Cards, melds, arrangements and actions, each with one spelling (docs/rules.md, 1.3).
"""

import re

from engine.actions import Action, Claim, Declare, Discard, Draw, Fold, Leave, Mulligan, Pass, Return, Win
from engine.cards import Card
from engine.errors import NotationError
from engine.legal import positions_of
from engine.melds import Meld, MeldKind, meld_kind
from engine.partition import Arrangement
from engine.rules import Rules
from engine.seats import Seat
from engine.state import RoundState

_MELD = re.compile(r"\[([^\[\]{}]*)\]|\{([^\[\]{}]*)\}")
_MANY_DIGITS = 4
_CLAIMS = {kind.name.lower(): kind for kind in MeldKind}
_SHORT: dict[str, type[Draw | Win | Pass | Leave | Mulligan | Return | Fold]] = {
    "draw": Draw,
    "win": Win,
    "pass": Pass,
    "leave": Leave,
    "mulligan": Mulligan,
    "return": Return,
    "fold": Fold,
}

_GIVE_UP = "give-up"
"""To pass and say that a pong is passed up."""


def parse_card(text: str) -> Card:
    """Read a card such as `rX` or `J1`. Raises NotationError."""
    try:
        return Card[text]
    except KeyError:
        msg = f"{text!r} is not a card: write a color (g r w y) and a piece (A B C X Y Z S), or J1 to J5"
        raise NotationError(msg) from None


def format_card(card: Card) -> str:
    """Return the text of a card."""
    return card.name


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces, in the order written. Raises NotationError."""
    return tuple(parse_card(word) for word in text.split())


def format_cards(cards: tuple[Card, ...]) -> str:
    """Return the text of some cards, in their order."""
    return " ".join(map(format_card, cards))


def parse_meld(text: str, rules: Rules) -> Meld:
    """Read the cards of one meld, in any order, with or without brackets.

    In braces a kong laid open as dealt.

    Raises NotationError.
    """
    bracketed = _MELD.fullmatch(text.strip())
    inside = (bracketed[1] or bracketed[2] or "") if bracketed else text
    is_dealt = bracketed is not None and bracketed[2] is not None
    cards = tuple(sorted(parse_cards(inside)))
    kind = meld_kind(cards, rules.mixed_color_ranks, rules.identical_soldiers, jokers_join=rules.jokers_join)
    if kind is None or (is_dealt and kind is not MeldKind.KONG):
        msg = f"{text!r} is not a meld under these rules"
        raise NotationError(msg)
    return Meld(kind, cards, is_dealt)


def parse_melds(text: str, rules: Rules) -> tuple[Meld, ...]:
    """Read exposed melds such as `[gB gB gB] {rX rX rX rX}`, the braces around a dealt kong.

    Raises NotationError.
    """
    if _MELD.sub("", text).strip():
        msg = f"{text!r} is not a row of melds in square brackets or braces"
        raise NotationError(msg)
    return tuple(parse_meld(found[0], rules) for found in _MELD.finditer(text))


def format_meld(meld: Meld, *, is_exposed: bool) -> str:
    """Return the text of a meld, in brackets if it is exposed, in braces if it was laid open as dealt."""
    cards = format_cards(meld.cards)
    if meld.is_dealt:
        return f"{{{cards}}}"
    return f"[{cards}]" if is_exposed else cards


def format_arrangement(arrangement: Arrangement) -> str:
    """Return the melds of a hand separated by ` | `, then its deadwood after ` / ` if there is any."""
    melds = " | ".join(format_meld(meld, is_exposed=False) for meld in arrangement.melds)
    deadwood = format_cards(arrangement.deadwood)
    return f"{melds} / {deadwood}" if deadwood else melds


def format_action(state: RoundState, action: Action) -> str:
    """Return the text of an action: seat number, what it does, and the cards it uses as they are in `state`.

    A declaration gives first the number of pongs that it marks, then the cards of the kongs it lays open.

    Raises UnknownCard if one of them is not known there.
    """
    if isinstance(action, Discard):
        return f"{action.seat} discard {format_card(state.card(action.card))}"
    if isinstance(action, Claim):
        cards = tuple(state.card(index) for index in action.cards)
        return " ".join((str(action.seat), action.kind.name.lower(), *map(format_card, cards)))
    if isinstance(action, Declare):
        kongs = (format_card(state.card(index)) for index in action.kongs)
        return " ".join((str(action.seat), "declare", str(action.marks), *kongs))
    if isinstance(action, Pass) and action.gives_up_pong:
        return f"{action.seat} {_GIVE_UP}"
    return f"{action.seat} {type(action).__name__.lower()}"


def parse_action(state: RoundState, text: str) -> Action:
    """Read an action, written just as `format_action` writes it, against the round it is for.

    Legality is not judged here. Raises NotationError, or UnknownCard if a card of the seat is not known.
    """
    seat, verb, *rest = text.split(" ") if " " in text else (text, "")
    seats = [str(seat) for seat in range(state.seats)]
    if seat not in seats:
        msg = f"{text!r} is not an action: write a seat from 0 to {state.seats - 1} and what it does"
        raise NotationError(msg)
    marks = rest.pop(0) if verb == "declare" and rest else ""
    action = _action(state, Seat(seats.index(seat)), verb, parse_cards(" ".join(rest)), marks)
    if action is None or format_action(state, action) != text:
        msg = f"{text!r} is not an action of a seat that holds such cards"
        raise NotationError(msg)
    return action


def _action(state: RoundState, seat: Seat, verb: str, cards: tuple[Card, ...], marks: str) -> Action | None:
    """Return the action of that name with those cards of the hand and those marks; None if there is none."""
    if verb in _SHORT:
        return _SHORT[verb](seat)
    if verb == _GIVE_UP:
        return Pass(seat, gives_up_pong=True)
    positions = positions_of(state, seat, cards)
    if positions is None:
        return None
    if marks:
        return (
            Declare(seat, positions, int(marks)) if marks.isdecimal() and len(marks) < _MANY_DIGITS else None
        )
    if verb in _CLAIMS:
        return Claim(seat, _CLAIMS[verb], positions)
    return Discard(seat, positions[0]) if verb == "discard" and positions else None
