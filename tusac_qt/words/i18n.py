"""Words for the engine's and the table's codes: cards, melds, buttons, reasons, paces, tips. No Qt here.

Everything is English source text that `tusac_qt.words.translation` turns into the player's language when
asked. Sentences about what happens are in `tusac_qt.words.narration`.
"""

import re
from collections.abc import Callable, Iterable, Mapping

from engine import rulesets
from engine.ai.advice import Wait
from engine.cards import Card, Color, Piece
from engine.errors import Reason
from engine.melds import MeldKind
from engine.rules import Rules
from engine.seats import Seat
from net.pace import Pace
from tusac_qt.play.buttons import Button, HandEffect
from tusac_qt.play.hand_order import SortOrder
from tusac_qt.play.tips import Tip
from tusac_qt.words.counted import counted
from tusac_qt.words.punctuation import capital, clauses, headed, listed, marked, phrases, times
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, text_in, translate

_COLORS: Mapping[Color, str] = {
    Color.GREEN: QT_TRANSLATE_NOOP("cards", "green"),
    Color.RED: QT_TRANSLATE_NOOP("cards", "red"),
    Color.WHITE: QT_TRANSLATE_NOOP("cards", "white"),
    Color.YELLOW: QT_TRANSLATE_NOOP("cards", "yellow"),
}

_PIECES: Mapping[Piece, str] = {
    Piece.GENERAL: QT_TRANSLATE_NOOP("cards", "General"),
    Piece.ADVISOR: QT_TRANSLATE_NOOP("cards", "Advisor"),
    Piece.ELEPHANT: QT_TRANSLATE_NOOP("cards", "Elephant"),
    Piece.CHARIOT: QT_TRANSLATE_NOOP("cards", "Chariot"),
    Piece.CANNON: QT_TRANSLATE_NOOP("cards", "Cannon"),
    Piece.HORSE: QT_TRANSLATE_NOOP("cards", "Horse"),
    Piece.SOLDIER: QT_TRANSLATE_NOOP("cards", "Soldier"),
}

_JOKERS: Mapping[Card, str] = {
    Card.J1: QT_TRANSLATE_NOOP("cards", "Duke"),
    Card.J2: QT_TRANSLATE_NOOP("cards", "Marquis"),
    Card.J3: QT_TRANSLATE_NOOP("cards", "Earl"),
    Card.J4: QT_TRANSLATE_NOOP("cards", "Viscount"),
    Card.J5: QT_TRANSLATE_NOOP("cards", "Baron"),
}

_MARKS: Mapping[Color, str] = {Color.GREEN: "●", Color.RED: "▲", Color.WHITE: "○", Color.YELLOW: "■"}

_DOT = re.compile(r"\s+·\s+")
_SIGNS = re.compile(r"\s*[✓▾]")
"""What is seen and not said: that something is in order, or has a menu, is said in words as well."""

_MELDS: Mapping[MeldKind, str] = {
    MeldKind.KONG: QT_TRANSLATE_NOOP("melds", "Kong"),
    MeldKind.PONG: QT_TRANSLATE_NOOP("melds", "Pong"),
    MeldKind.CHOW_ABC: QT_TRANSLATE_NOOP("melds", "Chow (General, Advisor, Elephant)"),
    MeldKind.CHOW_XYZ: QT_TRANSLATE_NOOP("melds", "Chow (Chariot, Cannon, Horse)"),
    MeldKind.CHOW_COLORS: QT_TRANSLATE_NOOP("melds", "Chow (three colors)"),
    MeldKind.QUAD: QT_TRANSLATE_NOOP("melds", "Quad (four colors)"),
    MeldKind.PAIR: QT_TRANSLATE_NOOP("melds", "Pair"),
    #: a set of one card, a General
    MeldKind.SINGLE: QT_TRANSLATE_NOOP("melds", "Single"),
}

_BUTTONS: Mapping[Button, str] = {
    Button.WIN: QT_TRANSLATE_NOOP("buttons", "Win"),
    Button.KONG: QT_TRANSLATE_NOOP("buttons", "Kong"),
    Button.PONG: QT_TRANSLATE_NOOP("buttons", "Pong"),
    Button.CHOW: QT_TRANSLATE_NOOP("buttons", "Chow"),
    Button.QUAD: QT_TRANSLATE_NOOP("buttons", "Quad"),
    Button.PAIR: QT_TRANSLATE_NOOP("buttons", "Pair"),
    Button.PASS: QT_TRANSLATE_NOOP("buttons", "Pass"),
    Button.DISCARD: QT_TRANSLATE_NOOP("buttons", "Discard"),
}

_REASONS: Mapping[Reason, str] = {
    Reason.NOT_THIS_PHASE: QT_TRANSLATE_NOOP("reasons", "Not now."),
    Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("reasons", "It’s not your turn."),
    Reason.ALREADY_ANSWERED: QT_TRANSLATE_NOOP("reasons", "You’ve already answered."),
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("reasons", "You don’t hold these cards."),
    Reason.NOT_CANONICAL: QT_TRANSLATE_NOOP("reasons", "Another copy of the same card is used for this."),
    Reason.NOT_A_MELD: QT_TRANSLATE_NOOP("reasons", "These cards don’t make a set."),
    Reason.NEED_MORE_CARDS: QT_TRANSLATE_NOOP("reasons", "You don’t have the cards for it."),
    Reason.LOCKED_GROUP: QT_TRANSLATE_NOOP(
        "reasons", "Three or four identical cards in your hand stay together."
    ),
    Reason.OWN_DISCARD: QT_TRANSLATE_NOOP("reasons", "You discarded this card yourself."),
    Reason.OUT_OF_TURN: QT_TRANSLATE_NOOP("reasons", "You can’t do this out of turn."),
    Reason.GENERAL_NOT_CLAIMABLE: QT_TRANSLATE_NOOP("reasons", "You can’t Pong a General."),
    Reason.GENERAL_STAYS_WITH_DRAWER: QT_TRANSLATE_NOOP(
        "reasons", "A General stays with the player who drew it."
    ),
    Reason.GENERAL_MUST_BE_KEPT: QT_TRANSLATE_NOOP("reasons", "You have to keep a General you draw."),
    Reason.GENERAL_NOT_DISCARDED: QT_TRANSLATE_NOOP("reasons", "You can’t discard a General."),
    Reason.JOKER_STAYS_WITH_DRAWER: QT_TRANSLATE_NOOP(
        "reasons", "A joker stays with the player who drew it."
    ),
    Reason.JOKER_MUST_BE_KEPT: QT_TRANSLATE_NOOP("reasons", "You have to keep a joker you draw."),
    Reason.JOKER_NOT_DISCARDED: QT_TRANSLATE_NOOP("reasons", "You can’t discard a joker."),
    Reason.MORE_DEADWOOD: QT_TRANSLATE_NOOP("reasons", "It would leave you more junk than before."),
    Reason.FEWER_DEADWOOD_EXISTS: QT_TRANSLATE_NOOP("reasons", "Another claim leaves less junk."),
    Reason.HAND_NOT_COMPLETE: QT_TRANSLATE_NOOP("reasons", "Your hand wouldn’t be complete."),
    Reason.TOO_FEW_POINTS: QT_TRANSLATE_NOOP("reasons", "Your hand has too few points to win."),
    Reason.MUST_WIN: QT_TRANSLATE_NOOP("reasons", "This card wins: take the win."),
    Reason.KONG_IS_DUE: QT_TRANSLATE_NOOP(
        "reasons", "You can make a Kong, so with these rules you must. Only a win comes first."
    ),
    Reason.PONG_IS_DUE: QT_TRANSLATE_NOOP(
        "reasons", "You can make a Pong, so with these rules you must. Only a win comes first."
    ),
    Reason.KONG_IS_DUE_UNTIL_WAITING: QT_TRANSLATE_NOOP(
        "reasons", "You can make a Kong, so with these rules you must, unless you’re waiting for a win."
    ),
    Reason.PONG_IS_DUE_UNTIL_WAITING: QT_TRANSLATE_NOOP(
        "reasons", "You can make a Pong, so with these rules you must, unless you’re waiting for a win."
    ),
    Reason.HAS_LEFT: QT_TRANSLATE_NOOP("reasons", "This player has left the round."),
    Reason.CANNOT_RETURN: QT_TRANSLATE_NOOP("reasons", "This player hasn’t left, or still owes a discard."),
    Reason.NOTHING_TO_DISCARD: QT_TRANSLATE_NOOP("reasons", "You’d have no card left to discard."),
    Reason.NO_SUCH_MELD: QT_TRANSLATE_NOOP("reasons", "With these rules this card never makes that set."),
    Reason.OPEN_PONG_STAYS: QT_TRANSLATE_NOOP("reasons", "Your Pong on the table can’t take a fourth card."),
    Reason.OPEN_PONG_OWN_DRAW: QT_TRANSLATE_NOOP(
        "reasons", "Your Pong on the table takes its fourth card only if you draw it yourself."
    ),
    Reason.OPEN_PONG_ONLY_WINS: QT_TRANSLATE_NOOP(
        "reasons",
        "Your Pong on the table takes its fourth card only if you draw it yourself and win with it.",
    ),
    Reason.PAIR_NEEDS_OWN_DRAW: QT_TRANSLATE_NOOP(
        "reasons", "You can claim a Pair only with a card you draw yourself, or to win."
    ),
    Reason.NOT_AS_DEALT: QT_TRANSLATE_NOOP("reasons", "These aren’t the Kongs and Pongs that were dealt."),
    Reason.HAND_NOT_HOPELESS: QT_TRANSLATE_NOOP(
        "reasons",
        "You can only redeal a hand without Generals or jokers, without three identical cards and without"
        " Soldiers in"
        " all four colors.",
    ),
    Reason.HAND_IS_DEAD: QT_TRANSLATE_NOOP(
        "reasons", "You can’t keep this card, so your hand is dead: you have to fold."
    ),
    Reason.HAND_NOT_DEAD: QT_TRANSLATE_NOOP("reasons", "Only a dead hand may fold now."),
    Reason.HAS_FOLDED: QT_TRANSLATE_NOOP("reasons", "You’re out of this round."),
    Reason.GIVING_UP_IS_SAID: QT_TRANSLATE_NOOP(
        "reasons", "Passing up a Pong has to be said, and nothing else may be."
    ),
}

PACES: Mapping[str, str] = {
    "learning": QT_TRANSLATE_NOOP("table", "Learning"),
    "family": QT_TRANSLATE_NOOP("table", "Family"),
    "normal": QT_TRANSLATE_NOOP("table", "Standard"),
    "quick": QT_TRANSLATE_NOOP("table", "Quick"),
}

LEVELS: Mapping[str, str] = {
    #: how strong a computer player is, as in "computer player, beginner"
    "easy": QT_TRANSLATE_NOOP("table", "beginner"),
    "normal": QT_TRANSLATE_NOOP("table", "neighbor"),
    "hard": QT_TRANSLATE_NOOP("table", "master"),
    "expert": QT_TRANSLATE_NOOP("table", "champion"),
}

_ORDERS: Mapping[SortOrder, str] = {
    SortOrder.BEST: QT_TRANSLATE_NOOP("table", "by sets"),
    SortOrder.COLOR: QT_TRANSLATE_NOOP("table", "by color"),
    SortOrder.RANK: QT_TRANSLATE_NOOP("table", "by piece"),
    SortOrder.HAND: QT_TRANSLATE_NOOP("table", "by hand"),
}

_TIPS: Mapping[Tip, str] = {
    Tip.DISCARD: QT_TRANSLATE_NOOP(
        "tips", "Choose a card you don’t need: click it, then press Discard, or drag it to the middle."
    ),
    Tip.CLAIM: QT_TRANSLATE_NOOP(
        "tips", "You can use this card: the lit buttons say how. You can always pass."
    ),
    Tip.DUE: QT_TRANSLATE_NOOP(
        "tips", "With these rules you have to use this card: the lit buttons say how."
    ),
    Tip.GENERAL: QT_TRANSLATE_NOOP(
        "tips", "A General you draw is yours: lay it down alone or with its Advisor and Elephant."
    ),
    Tip.READY: QT_TRANSLATE_NOOP(
        "tips", "You need just one card to win now, whoever shows it. Think twice before you claim another."
    ),
    Tip.RESULT: QT_TRANSLATE_NOOP(
        "tips", "The winner’s sets are counted, and every other player pays that many points."
    ),
}

_WINDS = (
    QT_TRANSLATE_NOOP("table", "South"),
    QT_TRANSLATE_NOOP("table", "East"),
    QT_TRANSLATE_NOOP("table", "North"),
    QT_TRANSLATE_NOOP("table", "West"),
)


def color_name(color: Color) -> str:
    """Return the name of a paper."""
    return translate("cards", _COLORS[color])


def color_mark(color: Color) -> str:
    """Return the shape that stands beside the name of a paper wherever it is named."""
    return _MARKS[color]


def piece_name(piece: Piece) -> str:
    """Return the name of a piece."""
    return translate("cards", _PIECES[piece])


def kong_card_name(card: Card) -> str:
    """Return what a Kong with such a card is a Kong of."""
    return translate("glossary", "joker") if card.is_joker else card_name(card)


def joker_name(card: Card) -> str:
    """Return the name of a joker."""
    return translate("cards", _JOKERS[card])


def face_words() -> tuple[str, ...]:
    """Return the names of the seven pieces and the five jokers, as `CardStyle.words` wants them."""
    return (*map(piece_name, Piece), *map(joker_name, _JOKERS))


def card_name(card: Card) -> str:
    """Return the name of a card, such as "red Horse"."""
    if card.is_joker:
        return joker_name(card)
    named = translate("cards", "{color} {piece}")
    return named.format(color=color_name(card.color), piece=piece_name(card.piece))


CardNaming = Callable[[Card], str]
"""How cards are called: `card_name` or `marked_card`."""


def marked_card(card: Card) -> str:
    """Return the name of a card after the mark of its color, such as "▲ red Horse"."""
    return card_name(card) if card.is_joker else marked(color_mark(card.color), card_name(card))


def piece_mark(card: Card) -> str:
    """Return a card by the mark of its color and its piece, as shortly as a button needs it."""
    return card_name(card) if card.is_joker else f"{_MARKS[card.color]} {piece_name(card.piece)}"


def without_marks(text: str) -> str:
    """Return a text as a screen reader should say it, which would call each sign by its name.

    Colors are named, but not marked; parts of a line are divided by commas.
    """
    for mark in _MARKS.values():
        text = text.replace(marked(mark, ""), "")
    return _SIGNS.sub("", _DOT.sub(phrases(("", "")), text)).strip()


def card_list(cards: Iterable[Card], name: CardNaming = card_name) -> str:
    """Return the names of some cards, equal neighbours counted: "red Horse ×2, green Soldier"."""
    runs: list[tuple[Card, int]] = []
    for card in cards:
        if runs and runs[-1][0] == card:
            runs[-1] = (card, runs[-1][1] + 1)
        else:
            runs.append((card, 1))
    return listed(name(card) if count == 1 else times(name(card), count) for card, count in runs)


def wait_list(waits: Iterable[Wait]) -> str:
    """Return the cards a hand waits for, each with the copies not seen yet."""
    return listed(wait_left(wait, card_name(wait.card)) for wait in waits)


def wait_left(wait: Wait, named: str) -> str:
    """Return a card that a hand waits for, already named, with the number of copies not seen yet."""
    if wait.only_own_draw:
        text = translate("table", "{card} ({n} left, if you draw it)")
    else:
        text = translate("table", "{card} ({n} left)")
    return text.format(card=named, n=wait.unseen)


def wait_text(wait: Wait, named: str) -> str:
    """Return a card that a hand waits for, already named, with what the wait asks for besides."""
    #: of a card that one waits for: it wins only on one's own draw
    return translate("table", "{card} (if you draw it)").format(card=named) if wait.only_own_draw else named


def meld_name(kind: MeldKind) -> str:
    """Return the name of a kind of meld."""
    return translate("melds", _MELDS[kind])


def button_name(button: Button) -> str:
    """Return what stands on a button."""
    return translate("buttons", _BUTTONS[button])


def mulligan_name() -> str:
    """Return what stands on the button that throws a dealt hand in."""
    return translate("buttons", "Redeal")


def fold_name() -> str:
    """Return what stands on the button that gives the round up."""
    return translate("buttons", "Fold")


def fold_meaning(*, is_dead: bool) -> str:
    """Return what it means to give the round up: because the hand is dead, or for the ante."""
    if is_dead:
        return translate(
            "buttons", "You can’t keep this card, so your hand is dead: you pay everyone and sit out."
        )
    return translate("buttons", "You give this hand up, lose your ante if someone wins, and sit out.")


def giving_up_name() -> str:
    """Return what is called where a Pong is passed up while waiting: in every language the table's word."""
    return "bỏ đôi"


def play_on_name() -> str:
    """Return what stands on the button that plays a dealt hand which might be thrown in."""
    return translate("buttons", "Play it")


def marked_text(count: int) -> str:
    """Return how many dealt pongs a seat has marked."""
    return translate("table", "marked Pong ×{n}").format(n=count)


def short_marked_text(count: int) -> str:
    """Return the same as shortly as a plaque needs it."""
    return translate("table", "Pong ×{n}").format(n=count)


def keep_name() -> str:
    """Return what stands on the button of the pair while it keeps a drawn General."""
    #: take the General that was drawn and lay it open
    return translate("buttons", "Keep")


def auto_name() -> str:
    """Return what stands on the button of the Auto menu."""
    #: opens a menu of answers that are given without asking
    return translate("buttons", "Auto")


def reason_text(reason: Reason) -> str:
    """Return the sentence that says why something is not allowed."""
    return translate("reasons", _REASONS[reason])


def tip_text(tip: Tip) -> str:
    """Return a line of the coach."""
    return translate("tips", _TIPS[tip])


def pace_name(name: str) -> str:
    """Return the name of a pace; a custom pace is named by its numbers."""
    return translate("table", PACES[name]) if name in PACES else name


def pace_clock(pace: Pace) -> str:
    """Return how much time a pace leaves, where a clock runs: always at a table that others share."""
    if not pace.has_clock:
        return translate("table", "no clock: take all the time you want")
    text = translate("table", "{claim} s to answer, {discard} s to discard, {bank} s in reserve each round")
    return text.format(
        claim=_seconds(pace.claim_limit_s), discard=_seconds(pace.discard_limit_s), bank=_seconds(pace.bank_s)
    )


def clock_line(pace: Pace) -> str:
    """Return the same as it stands by itself."""
    text = pace_clock(pace)
    return headed(translate("table", "Clock"), text) if pace.has_clock else capital(text)


def _seconds(limit_s: float | None) -> str:
    return "∞" if limit_s is None else str(round(limit_s))


def level_choice(level: str) -> str:
    """Return the name of a computer player's level as it stands by itself, on a button."""
    return capital(level_name(level))


def level_name(level: str) -> str:
    """Return the name of a computer player's level."""
    return translate("table", LEVELS[level]) if level in LEVELS else level


def rules_name(name: str) -> str:
    """Return the name of a ruleset; one that did not come with the game is named by itself."""
    table = rulesets.find(name)
    return name if table is None else text_in({"title": name, **table}, "title")


def rules_description(rules: Rules) -> str:
    """Return what a ruleset says of itself; in the language in use if it is a shipped one.

    Rules that were made after a shipped ruleset and still bear its description say nothing of themselves: it
    may be untrue of them.
    """
    for name, table in rulesets.tables().items():
        if rules.description in _descriptions(table):
            shipped = rulesets.load(name)
            same = {shipped.digest, *(shipped.at_table(seats).digest for seats in shipped.players)}
            return text_in(table, "description") if rules.digest in same else ""
    return rules.description


def _descriptions(table: Mapping[str, object]) -> frozenset[object]:
    """Return what a shipped ruleset says of itself, in every language."""
    translations = table.get("translations")
    told = translations.values() if isinstance(translations, Mapping) else ()
    return frozenset((table.get("description"), *(text.get("description") for text in told))) - {None, ""}


def order_name(order: SortOrder) -> str:
    """Return how a hand is sorted."""
    return translate("table", _ORDERS[order])


def seat_name(seat: Seat, seats: int) -> str:
    """Return the name of a place at the table: a wind at a table of up to four, else a number."""
    if seats <= len(_WINDS):
        return translate("table", _WINDS[seat])
    return translate("table", "Seat {number}").format(number=seat + 1)


def junk_text(count: int) -> str:
    """Return a number of deadwood cards."""
    return counted.junk_cards(count) if count else translate("table", "no junk")


def junk_left_text(effect: HandEffect) -> str:
    """Return how many deadwood cards an action leaves in the hand, a discard that becomes due by it made."""
    left = effect.deadwood_after
    return counted.junk_cards_left(left) if left else translate("table", "leaves no junk")


def effect_text(effect: HandEffect, name: CardNaming = card_name) -> str:
    """Return what an action would do to the hand, such as "leaves no junk; waiting for red Horse"."""
    parts = [junk_left_text(effect)]
    if effect.waits_before != effect.waits_after:
        named = listed(wait_text(wait, name(wait.card)) for wait in effect.waits_after)
        waiting = translate("table", "waiting for {cards}").format(cards=named)
        parts.append(waiting if named else translate("table", "no longer waiting"))
    return clauses(parts)
