"""The words of the table: what a player meets, its Vietnamese name, and what it means (docs/rules.md, 8).

No Qt here.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape

from engine.cards import Piece
from engine.rules import Rules
from tusac_qt.words.i18n import piece_name
from tusac_qt.words.punctuation import headed, listed, with_note
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

_LATIN = "A-Za-z\u00c0-\u024f\u1e00-\u1eff"
_HAN = "\u3400-\u9fff"

_MEANT_OTHERWISE = ("bộ bài", "luôn lẻ", "số chẵn", "thành chẵn", "thưởng lẻ")
"""What has a word of the glossary in it and means something else: the deck, odd and even numbers."""

Find = Callable[[str], list[tuple[int, int, str]]]
"""Finds words of the glossary in a text: where each first begins and ends, and its key."""


@dataclass(frozen=True, slots=True)
class Term:
    """One word of the table.

    Attributes:
        word: as the window says it, English.
        vietnamese: how players call it, whatever the language of the window; several are separated by ", ".
        meaning: what it means, English.
    """

    word: str
    vietnamese: str
    meaning: str


TERMS: Mapping[str, Term] = {
    "card": Term(
        QT_TRANSLATE_NOOP("glossary", "card"),
        "quân, lá",
        QT_TRANSLATE_NOOP("glossary", "One of seven pieces, in one of four colors."),
    ),
    "color": Term(
        QT_TRANSLATE_NOOP("glossary", "color"),
        "sắc",
        QT_TRANSLATE_NOOP("glossary", "The color of a card’s paper: green ●, red ▲, white ○ or yellow ■."),
    ),
    "joker": Term(
        QT_TRANSLATE_NOOP("glossary", "joker"),
        "công, hầu, bá, tử, nam",
        QT_TRANSLATE_NOOP("glossary", "One of five cards without a color. Each is a set by itself."),
    ),
    "set": Term(
        QT_TRANSLATE_NOOP("glossary", "set"),
        "bộ",
        QT_TRANSLATE_NOOP(
            "glossary", "Cards that belong together. When all your cards are in sets, you win."
        ),
    ),
    "pair": Term(
        QT_TRANSLATE_NOOP("glossary", "Pair"), "đôi", QT_TRANSLATE_NOOP("glossary", "Two identical cards.")
    ),
    "pong": Term(
        QT_TRANSLATE_NOOP("glossary", "Pong"),
        "khạp",
        QT_TRANSLATE_NOOP(
            "glossary",
            "Three identical cards. Strictly, a khạp is three dealt to your hand, waiting for the fourth.",
        ),
    ),
    "kong": Term(
        QT_TRANSLATE_NOOP("glossary", "Kong"),
        "quằn, quan, quản",
        QT_TRANSLATE_NOOP("glossary", "Four identical cards, the most valuable set."),
    ),
    "khui": Term(
        QT_TRANSLATE_NOOP("glossary", "opening a khạp"),
        "khui",
        QT_TRANSLATE_NOOP("glossary", "Laying down three identical cards with the fourth, as a Kong."),
    ),
    "chow": Term(
        QT_TRANSLATE_NOOP("glossary", "Chow"),
        "lẻ, phu",
        QT_TRANSLATE_NOOP(
            "glossary",
            "Three different cards: General, Advisor, Elephant of one color; Chariot, Cannon, Horse of one"
            " color;"
            " or one piece in three colors, by most rules only the Soldier.",
        ),
    ),
    "quad": Term(
        QT_TRANSLATE_NOOP("glossary", "Quad"),
        "bốn màu",
        QT_TRANSLATE_NOOP("glossary", "One piece in all four colors, by most rules only the Soldier."),
    ),
    "even": Term(
        QT_TRANSLATE_NOOP("glossary", "even sets"),
        "chẵn",
        QT_TRANSLATE_NOOP("glossary", "Identical cards, one piece in different colors, and Generals."),
    ),
    "odd": Term(
        QT_TRANSLATE_NOOP("glossary", "odd sets"),
        "lẻ",
        QT_TRANSLATE_NOOP("glossary", "General, Advisor, Elephant, or Chariot, Cannon, Horse, of one color."),
    ),
    "junk": Term(
        QT_TRANSLATE_NOOP("glossary", "junk"),
        "rác, cu ki",
        QT_TRANSLATE_NOOP("glossary", "Cards in your hand that fit no set, however you arrange them."),
    ),
    "belly": Term(
        QT_TRANSLATE_NOOP("glossary", "pair on a Chow"),
        "bụng, saki",
        QT_TRANSLATE_NOOP(
            "glossary", "A pair that shares a card with a Chow in your hand. Its Pong would leave junk."
        ),
    ),
    "torn": Term(
        QT_TRANSLATE_NOOP("glossary", "headless Chow"),
        "đứt đầu, nhập xác",
        QT_TRANSLATE_NOOP(
            "glossary", "Advisor and Elephant without their General, or getting that General after all."
        ),
    ),
    "wall": Term(
        QT_TRANSLATE_NOOP("glossary", "wall"),
        "nọc, tỳ",
        QT_TRANSLATE_NOOP("glossary", "The cards nobody has drawn yet."),
    ),
    "draw": Term(
        QT_TRANSLATE_NOOP("glossary", "draw"),
        "bốc, lật",
        QT_TRANSLATE_NOOP(
            "glossary", "To turn over the next card of the wall. It never goes into anyone’s hand."
        ),
    ),
    "discard": Term(
        QT_TRANSLATE_NOOP("glossary", "discard"),
        "đánh",
        QT_TRANSLATE_NOOP("glossary", "To put a card from your hand on the table, where others can take it."),
    ),
    "offer": Term(
        QT_TRANSLATE_NOOP("glossary", "card on offer"),
        "tỳ",
        QT_TRANSLATE_NOOP("glossary", "The card just drawn or discarded, which can be claimed now."),
    ),
    "claim": Term(
        QT_TRANSLATE_NOOP("glossary", "claim"),
        "ăn",
        QT_TRANSLATE_NOOP(
            "glossary", "To take the card on offer and lay it down in a set with cards from your hand."
        ),
    ),
    "turn": Term(
        QT_TRANSLATE_NOOP("glossary", "whose turn it is"),
        "cửa",
        QT_TRANSLATE_NOOP(
            "glossary",
            "You drew the card, or sit next after the player who discarded it. You may make any set with it.",
        ),
    ),
    "dealer": Term(
        QT_TRANSLATE_NOOP("glossary", "dealer"),
        "cái, nhà cái",
        QT_TRANSLATE_NOOP("glossary", "The player who gets one extra card and starts with a discard."),
    ),
    "waiting": Term(
        QT_TRANSLATE_NOOP("glossary", "waiting"),
        "xên",
        QT_TRANSLATE_NOOP("glossary", "You need just one more card to win."),
    ),
    "bo_doi": Term(
        QT_TRANSLATE_NOOP("glossary", "passing up a Pong"),
        "bỏ đôi",
        QT_TRANSLATE_NOOP(
            "glossary",
            "Not taking a Pong while waiting. At many tables you have to say so.",
        ),
    ),
    "win": Term(
        QT_TRANSLATE_NOOP("glossary", "win"),
        "tới, ù",
        QT_TRANSLATE_NOOP("glossary", "All your cards are in sets, and the round ends."),
    ),
    "toi_quan": Term(
        QT_TRANSLATE_NOOP("glossary", "win with a Kong"),
        "tới quan",
        QT_TRANSLATE_NOOP("glossary", "A win by a player who has a Kong. In many families it pays double."),
    ),
    "dealt_win": Term(
        QT_TRANSLATE_NOOP("glossary", "dealt win"),
        "thiên tới",
        QT_TRANSLATE_NOOP("glossary", "Your dealt cards are complete before any claim."),
    ),
    "point": Term(
        QT_TRANSLATE_NOOP("glossary", "point"),
        "lệnh",
        QT_TRANSLATE_NOOP("glossary", "What sets are worth. Payments are counted in points too."),
    ),
    "score": Term(
        QT_TRANSLATE_NOOP("glossary", "match score"),
        "điểm cả trận",
        QT_TRANSLATE_NOOP("glossary", "The points a player has won and lost in this match so far."),
    ),
    "letters": Term(
        QT_TRANSLATE_NOOP("glossary", "letters on the cards"),
        "chữ trên quân",
        QT_TRANSLATE_NOOP(
            "glossary",
            "A General, B Advisor, C Elephant; X Chariot, Y Cannon, Z Horse: A B C or X Y Z of one color"
            " make a Chow."
            " On Soldiers E, S, W, N stand for green, red, white, yellow. The settings can switch the"
            " letters off.",
        ),
    ),
    "den": Term(
        QT_TRANSLATE_NOOP("glossary", "paying for all"),
        "đền",
        QT_TRANSLATE_NOOP(
            "glossary", "Paying for all the losers after a mistake. In this game you can’t make one."
        ),
    ),
    "mulligan": Term(
        QT_TRANSLATE_NOOP("glossary", "mulligan"),
        "chia lại",
        QT_TRANSLATE_NOOP("glossary", "Throwing in a hopeless hand: everyone gets new cards."),
    ),
    "4sac": Term(
        "4sac",  # a name
        "4sac",
        QT_TRANSLATE_NOOP(
            "glossary",
            "An older computer game of Tứ Sắc, from France. The classic rules here are those it plays by.",
        ),
    ),
    "steal": Term(
        QT_TRANSLATE_NOOP("glossary", "stealing"),
        "ăn chặn",
        QT_TRANSLATE_NOOP(
            "glossary", "Claiming a card out of turn. Players who are skipped lose their turn."
        ),
    ),
}
"""Every word that the window explains, by a key of its own."""


def word_of(key: str) -> str:
    """Return a word as the window says it."""
    return translate("glossary", TERMS[key].word)


def meaning_of(key: str, rules: Rules | None = None) -> str:
    """Return what a word means, by some rules if it does not mean the same by all."""
    told = None if rules is None else _by_rules(key, rules)
    return translate("glossary", TERMS[key].meaning) if told is None else told


def _by_rules(key: str, rules: Rules) -> str | None:
    """Return what a set of one piece in several colors is by some rules.

    None for words that mean the same by all.
    """
    ranks = rules.mixed_color_ranks
    pieces = translate("guide", "any piece")
    if len(ranks) < len(Piece):
        pieces = listed(map(piece_name, sorted(ranks)))
    if key == "chow":
        text = translate(
            "glossary",
            "Three different cards: General, Advisor, Elephant of one color; Chariot, Cannon, Horse of one"
            " color;"
            " or one piece in three colors: {pieces}.",
        )
        plain = translate(
            "glossary",
            "Three different cards of one color: General, Advisor, Elephant, or Chariot, Cannon, Horse.",
        )
    elif key == "quad":
        text = translate("guide", "One piece in all four colors: {pieces}.")
        plain = translate("glossary", "One piece in all four colors; by these rules that’s no set.")
    else:
        return None
    return text.format(pieces=pieces) if ranks else plain


def explain(key: str, rules: Rules | None = None) -> str:
    """Return a word, its Vietnamese name and its meaning by some rules, for a tip under the pointer."""
    term, word = TERMS[key], word_of(key)
    head = word if word in term.vietnamese.split(", ") else with_note(word, term.vietnamese)
    return headed(head, meaning_of(key, rules))


def explain_all(text: str, find: Find, rules: Rules | None = None) -> str:
    """Return a line for each word of the glossary in a text, for a tip under the pointer.

    "" if there are none.
    """
    return "\n".join(explain(key, rules) for _, _, key in find(text))


def _as_whole_word(word: str) -> str:
    """Return a pattern for a word by itself, in a text with blanks between words or, as in Japanese, without.

    A single Chinese character among others is mostly a part of a longer word.
    """
    if re.fullmatch(f"[{_HAN}]", word):
        return f"(?<![{_HAN}]){word}(?![{_HAN}])"
    return f"(?<![{_LATIN}]){re.escape(word)}s?(?![{_LATIN}])"


def find_terms() -> Find:
    """Return a function that finds the words of the glossary in a text of the current language.

    It returns where each first begins and ends, and its key; the longest word counts where several begin.
    """
    keys: dict[str, str] = {}
    for key, term in TERMS.items():
        for word in (word_of(key), *term.vietnamese.split(", ")):
            keys.setdefault(word.casefold(), key)
    longest_first = sorted((*keys, *_MEANT_OTHERWISE), key=len, reverse=True)
    pattern = re.compile("|".join(map(_as_whole_word, longest_first)), re.IGNORECASE)

    def find(text: str) -> list[tuple[int, int, str]]:
        found: dict[str, tuple[int, int, str]] = {}
        for match in pattern.finditer(text):
            said = match.group().casefold()
            if said in _MEANT_OTHERWISE:
                continue
            key = keys[said if said in keys else said.removesuffix("s")]
            found.setdefault(key, (match.start(), match.end(), key))
        return list(found.values())

    return find


def once(find: Find) -> Find:
    """Return what finds each word only where it is met first: on a page every second one would be a link."""
    met: set[str] = set()

    def find_new(text: str) -> list[tuple[int, int, str]]:
        found = [place for place in find(text) if place[2] not in met]
        met.update(key for _, _, key in found)
        return found

    return find_new


def linked(text: str, find: Find) -> str:
    """Return a plain text as HTML whose words of the glossary are links to `word:KEY`."""
    parts, at = [], 0
    for start, end, key in find(text):
        parts += [escape(text[at:start]), f'<a href="word:{key}">{escape(text[start:end])}</a>']
        at = end
    return "".join([*parts, escape(text[at:])])
