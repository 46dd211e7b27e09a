"""The rules page read back: every sentence becomes what it promises, so that the engine can be asked."""

import re
from collections.abc import Callable, Mapping

from engine.rules import Rules
from tusac_qt.words.rules_guide import Heading, Sentence, guide

Promises = dict[str, object]
"""Facts that a page states, by name; a missing one is not promised."""

_WORTH = r"(\d+) (?:points?|hu|lệnh)"
_IN_TURN = r"the player whose turn it is: the one who drew the card, or the next one after a discard\."


def _names(text: str) -> frozenset[str]:
    return frozenset(re.split(", | or ", text.casefold()))


Reader = Callable[[re.Match[str]], Promises]


def _flag(name: str, value: object = True) -> Reader:  # noqa: FBT002 - most sentences say that something is so
    return lambda _: {name: value}


def _number(name: str) -> Reader:
    return lambda found: {name: int(found[1])}


def _times(name: str) -> Reader:
    return lambda found: {name: 2 if found[1] == "twice" else int(found[1].partition(" ")[0])}


_READERS: Mapping[str, Reader] = {
    # what is said of every ruleset, and is so by what a round is
    r"Players draw and discard in turn, .*|For [\d, ]+ players\.": lambda _: {},
    r"The dealer starts with a discard\. .*|Any card that’s discarded or turned up .*": lambda _: {},
    r"If nobody claims it, it stays there .*|The winner deals the next round\.": lambda _: {},
    r"What points are called: .*": lambda _: {},
    # cards, goal, deal
    r"The deck has (.*)\.": lambda found: {"deck": found[1]},
    r"You win when all (\d+) cards are in sets\. .*": _number("whole"),
    r"With six players, that’s (\d+) cards\.": _number("whole of six"),
    rf"A hand worth less than {_WORTH} can’t win\.": _number("least"),
    rf"With five or six players, {_WORTH} are enough\.": _number("least from five"),
    rf"With five or six players, it has to be worth {_WORTH}\.": _number("least from five"),
    r"Playing with real cards\? .*": _flag("odd"),
    r"Dice decide who deals first\.": _flag("first dealer", "dice"),
    r"Everyone draws a card; the highest deals first\.": _flag("first dealer", "high_card"),
    r"The first dealer is chosen at random\.": _flag("first dealer", "random"),
    r"Everyone gets (\d+) cards, the dealer one more\.": _number("dealt"),
    r"With six players, it’s (\d+) cards, and the dealer gets one more\.": _number("dealt to six"),
    r"They’re dealt in packets: .*": _flag("packets"),
    rf"A dealt Kong is laid open at once, .* and is worth {_WORTH}\.": _number("dealt kong"),
    rf"A dealt Kong of Generals is worth {_WORTH}\.": _number("dealt kong of generals"),
    rf"A dealt Kong of jokers is worth {_WORTH}\.": _number("dealt kong of jokers"),
    r"A dealt Pong is marked .*": _flag("marked"),
    r"If you’re dealt no General, no three or four .*": _flag("mulligan"),
    r"If you’re dealt no General, no joker, no three or four .*": lambda _: {
        "mulligan": True,
        "mulligan without jokers": True,
    },
    r"Before the first discard you may fold: .* you pay only the ante\.": _flag("fold", "for the ante"),
    r"Before the first discard you may fold: .* and pay nothing\.": _flag("fold", "for nothing"),
    r"A dealer whose dealt cards are all in sets may win at once\.": _flag("dealt win"),
    # a turn
    r"Each Kong that you’ve drawn a card for makes it one card more\.": _flag("kong is a card more"),
    r"After claiming a Kong you don’t discard: you draw the next card of the wall, .*": _flag("kong draws"),
    r"Three or four identical cards in your hand stay together: .*": _flag("locked"),
    r"This doesn’t apply to Soldiers\.|Of Soldiers, only four stay together\.": _flag("free soldiers"),
    r"You may break up sets in your hand for better ones\.": _flag("locked", value=False),
    r"A Pong on the table takes its fourth card if you draw it and win with it\.": _flag("grows", "to win"),
    r"A Pong on the table takes its fourth card whenever you draw it\.": _flag("grows", "always"),
    # claims
    r"Anyone may claim, in this order: ([^.]+)\. .*": lambda found: {"anyone": _names(found[1])},
    rf"(?:Other|Every) sets?,?(?: and the win,)? (?:is|are) only for {_IN_TURN}": lambda found: {
        "win is in turn": "the win" in found[0],
        "all is in turn": found[0].startswith("Every"),
    },
    r"A Pair may be claimed only with a card you draw yourself, or to win\.": _flag("drawn pairs"),
    r"If you pass on a card you drew, the next player may claim it, unless it’s a General\.": _flag(
        "passed on"
    ),
    r"If you pass on a card you drew, the next player .* a General or a joker\.": _flag("passed on"),
    r"No claim may leave you more junk than before\.": _flag("no more junk", frozenset({"pong", "other"})),
    r"A Pong may not leave you more junk than before\.": _flag("no more junk", frozenset({"pong"})),
    r"No claim but a Pong may leave you more junk .*": _flag("no more junk", frozenset({"other"})),
    r"Of several claims, only those that leave the least junk are allowed\.": _flag("least junk"),
    r"(Kong|Pong): if you can, you must claim it, unless you win\.": lambda found: {
        found[1] + " is due": "always"
    },
    r"(Kong|Pong): if you can, you must claim it, unless you’re waiting .*": lambda found: {
        found[1] + " is due": "unless waiting"
    },
    r"While you wait for a win, you may pass up a Pong \(bỏ đôi\), and everyone is told\.": _flag("is told"),
    r"While you wait for a win, you may pass up a Pong \(bỏ đôi\)\. At many .*": _flag(
        "is told", value=False
    ),
    r"If you can win on a card that’s shown, you must\.": _flag("win is due"),
    # Generals, jokers
    r"You can never discard a General\.": _flag("general is discarded", value=False),
    r"The one exception: you were dealt nothing else\.": _flag("nothing else"),
    r"If you draw a General, you keep it: by itself, .*": _flag("general is kept"),
    rf"Three Generals of different colors are worth {_WORTH} in one set, but {_WORTH} apart\.": lambda found: {
        "three generals": (int(found[1]), int(found[2]))
    },
    r"If you draw a General, you may keep it or leave it\.": _flag("general is kept", value=False),
    r"If you draw a General, can’t win with it and hold no more than one other card, (.*)your hand is dead\.": (
        lambda found: {"dead with": found[1]}
    ),
    r"With a dead hand you pay each of the others (\d+) and sit out the round, unless .*": _number(
        "dead pays"
    ),
    r"If you’d have no card left to discard and can’t win, you leave the General you drew\.": _flag(
        "is left"
    ),
    r"If you draw a General, others may claim it only for: ([^.]+)\.": lambda found: {
        "general for others": _names(found[1])
    },
    r"If you draw a General, nobody else may claim it\.": _flag("general for others", frozenset()),
    r"If a General is discarded, the next player .* others may claim it only for: ([^.]+)\.": lambda found: {
        "thrown general for others": _names(found[1])
    },
    r"If a General is discarded, only the next player .*": _flag("thrown general for others", frozenset()),
    r"A joker is a set by itself; it never joins another card\.": _flag("jokers"),
    r"A joker is a set by itself, and any four jokers are a Kong\.": _flag("jokers join"),
    r"Out of turn, a joker may be claimed only for: ([^.]+)\.": lambda found: {
        "joker for others": _names(found[1])
    },
    r"Otherwise, a joker is treated like a General\.": _flag("jokers as generals"),
    r"You may discard a joker, and leave one that you draw\.": _flag("free jokers"),
    r"Out of turn, a joker may be claimed only for a win\.": _flag("joker for others", frozenset({"win"})),
    r"Out of turn, nobody may claim a joker\.": _flag("joker for others", frozenset()),
    # the end, payment
    r"Once (\d+) cards? are left in the wall, nobody draws any more and nobody wins\.": _number("dead wall"),
    r"When the wall runs out, nobody wins\.": _flag("dead wall", 0),
    r"With five or six players, the wall is drawn to its end\.": _flag("dead wall from five", 0),
    r"With five or six players, that’s at (\d+) cards?\.": _number("dead wall from five"),
    rf"After a win worth {_WORTH} or more, the player opposite deals instead\.": _number("opposite deals"),
    r"If nobody wins, the same dealer deals again\.": _flag("after a draw", 0),
    r"If nobody wins, the player to the dealer’s right deals next\.": _flag("after a draw", 1),
    r"Each loser pays the winner (\d+)\.": _number("stake"),
    r"Each loser pays the winner’s points\.": _flag("unit", 1),
    r"Nobody pays for a win\. The winner alone scores (\d+)\.": lambda found: {
        "scores alone": True,
        "stake": int(found[1]),
    },
    r"Nobody pays for a win\. The winner alone scores the points of the hand\.": lambda _: {
        "scores alone": True,
        "unit": 1,
    },
    r"Nobody pays for a win\. The winner alone scores the points, at (\d+) each\.": lambda found: {
        "scores alone": True,
        "unit": int(found[1]),
    },
    r"Each loser pays the winner’s points, at (\d+) each\.": _number("unit"),
    r"Only the points above the minimum count for that\.": _flag("above the minimum"),
    rf"A win is worth {_WORTH} more\.": _number("bonus"),
    r"A winner with a Kong gets (twice|\d+ times) the (?:stake|points)\.": _times("kong times"),
    rf"For each of their own Kongs on the table, a loser pays for {_WORTH} less\.": _number(
        "kong saves points"
    ),
    r"For each of their own Kongs on the table, a loser pays (\d+) less\.": _number("kong saves"),
    r"For a dealt Kong, that’s (\d+)\.": _number("dealt kong saves"),
    r"For a Kong of Generals, that’s (\d+)\.": _number("kong of generals saves"),
    r"For a dealt Kong of Generals, that’s (\d+)\.": _number("dealt kong of generals saves"),
    r"For a Kong of jokers, that’s (\d+)\.": _number("kong of jokers saves"),
    r"For a dealt Kong of jokers, that’s (\d+)\.": _number("dealt kong of jokers saves"),
    r"Nobody is paid for losing\.": _flag("floor"),
    rf"If the winner drew the winning card, each loser pays for {_WORTH} more\.": _number("self-drawn"),
    r"Each loser pays (\d+) more for every yellow General of the winner .*": _number("yellow"),
    rf"If the winner drew the winning card, {_WORTH} more count\.": _number("self-drawn"),
    r"Each yellow General of the winner \(tướng vàng\) brings (\d+) more\.": _number("yellow"),
    r"If another player discarded or drew the winning card, they pay this for all losers\.": _flag(
        "one for all"
    ),
    r"Every other player also pays the winner an ante of (\d+)\.": _number("ante"),
    r"If all but one fold, that player gets their antes\. If nobody wins, no ante is paid\.": _flag(
        "last gets"
    ),
    r"With five or six players, everything counts (twice|\d+ times)\.": _times("times from five"),
    r"With five or six players, everything but what Kongs take off counts (twice|\d+ times)\.": _times(
        "times from five"
    ),
}
"""The look of a sentence, and its promise."""


def promises(rules: Rules) -> Promises:
    """Return all that the page of some rules promises, which bear no description.

    Raises AssertionError for a sentence that nothing here reads, or one that contradicts another.
    """
    told: Promises = {}
    for block in guide(rules):
        if not isinstance(block, Sentence):
            continue
        readers = [
            (read, match)
            for form, read in _READERS.items()
            if (match := re.fullmatch(form, block.text)) is not None
        ]
        assert len(readers) == 1, f"{len(readers)} readers for {block.text!r}"
        ((read, match),) = readers
        for fact, value in read(match).items():
            assert told.setdefault(fact, value) == value, f"two values of {fact!r}"
    return told


def headings(rules: Rules) -> list[str]:
    """Return the titles of the chapters of a page."""
    return [block.text for block in guide(rules) if isinstance(block, Heading)]
