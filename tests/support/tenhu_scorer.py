"""A second scorer of ten hu, written from docs/rules.md, 4.3 alone: it shares nothing with the engine.

Cards are texts such as `gA`: a color of `grwy`, a piece of `ABCXYZS`. It tries every way to lay out a hand.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

Cards = tuple[str, ...]

RUNS = ("ABC", "XYZ")
LEAST = {True: 8, False: 10}
"""How many hu win, by whether five or six play."""

STAKES = {True: 2, False: 1}
ANTE = 10
DEAD_HAND = 10


def hu(cards: Cards, *, is_open: bool) -> int:
    """Return what a set is worth. Raises ValueError if these cards are none."""
    pieces, colors = {card[1] for card in cards}, {card[0] for card in cards}
    size, is_alike = len(cards), len(set(cards)) == 1
    if pieces == {"A"} and is_alike:
        return {1: 1, 3: 3, 4: 8 if is_open else 6}[size]
    if is_alike and size == 2 and pieces != {"S"}:
        return 0
    if is_alike and size in (3, 4):
        return {3: (3, 1), 4: (8, 6)}[size][is_open]
    if size == 3 and len(colors) == 1 and pieces in (set(RUNS[0]), set(RUNS[1])):
        return 2 if pieces == set("ABC") else 1
    if pieces == {"S"} and size == len(colors) and size in (3, 4):
        return {3: 3, 4: 5}[size]
    msg = f"{cards} are no set"
    raise ValueError(msg)


def sets_with(card: str, others: Sequence[str]) -> Iterator[Cards]:
    """Yield every set of a card with some of the others, as these others."""
    color, piece = card
    held = Counter(others)
    if piece == "A":
        yield ()
    for more in (1, 2, 3):
        if held[card] >= more and not (more == 1 and piece in "AS"):
            yield (card,) * more
    for run in RUNS:
        rest = tuple(color + other for other in run if other != piece)
        if piece in run and all(held[other] for other in rest):
            yield rest
    if piece == "S":
        mates = [other for other in sorted(held) if other[1] == "S" and other != card]
        yield from combinations(mates, 2)
        yield from combinations(mates, 3)


def less(cards: Sequence[str], used: Cards) -> Cards:
    """Return some cards without others."""
    return tuple(sorted((Counter(cards) - Counter(used)).elements()))


@lru_cache(maxsize=1 << 16)
def best_hidden(cards: Cards) -> int | None:
    """Return the most hu of cards that all lie in sets in the hand; None if they cannot."""
    if not cards:
        return 0
    first, rest = cards[0], cards[1:]
    found = []
    for used in sets_with(first, rest):
        left = best_hidden(less(rest, used))
        if left is not None:
            found.append(left + hu(tuple(sorted((first, *used))), is_open=False))
    return max(found, default=None)


def best_win(hand: Cards, table: Sequence[tuple[Cards, bool]], card: str | None, *, many: bool) -> int | None:
    """Return the hu of the best win, or None if there is none.

    Args:
        hand: the cards in the hand.
        table: the sets on the table, each with whether it was laid open as it was dealt.
        card: the card that is shown; None to win with the dealt cards alone.
        many: five or six play.
    """
    fixed = sum(hu(cards, is_open=not is_dealt) for cards, is_dealt in table)
    ways = []
    if card is None:
        ways.append(best_hidden(tuple(sorted(hand))))
    else:
        for used in sets_with(card, hand):
            left = best_hidden(less(hand, used))
            if left is not None:
                ways.append(left + hu(tuple(sorted((card, *used))), is_open=True))
    most = max((way for way in ways if way is not None), default=None)
    return None if most is None or most + fixed < LEAST[many] else most + fixed


def must_kong(hand: Cards, card: str) -> bool:
    """Return whether a shown card has to be taken to three alike, a card to throw being left."""
    left = less(hand, (card,) * 3)
    return Counter(hand)[card] >= 3 and any(other[1] != "A" for other in left)


def is_dead(hand: Cards, card: str) -> bool:
    """Return whether who drew a card that does not win cannot keep it.

    It is a General, with Generals only or one card.
    """
    if card[1] != "A" or must_kong(hand, card):
        return False
    return len(hand) < 2 or all(other[1] == "A" for other in hand)


def paid(  # noqa: PLR0913 - what a payment depends on
    seats: int,
    winner: int | None,
    won: int,
    folded: Sequence[int],
    dead: Sequence[int],
    *,
    generals: int = 0,
) -> tuple[int, ...]:
    """Return what every seat receives at the end of a round.

    Args:
        seats: how many play.
        winner: who has won.
        won: the hu that are paid for.
        folded: who gave up the dealt cards.
        dead: whose hands were dead.
        generals: what is paid besides for yellow Generals of the winner.
    """
    stake, gains = STAKES[seats > 4], [0] * seats
    playing = [seat for seat in range(seats) if seat not in folded]
    for loser in dead:
        for other in playing:
            if other != loser:
                gains[loser] -= DEAD_HAND * stake
                gains[other] += DEAD_HAND * stake
    left = [seat for seat in playing if seat not in dead]
    payers = {seat: ANTE * stake for seat in range(seats) if seat != winner}
    if winner is None:
        winner = left[0] if len(left) == 1 else None
        payers = dict.fromkeys(folded, ANTE * stake)
        won = 0
    if winner is not None:
        for seat, ante in payers.items():
            due = ante + ((won + generals) * stake if seat in left else 0)
            gains[seat] -= due
            gains[winner] += due
    return tuple(gains)
