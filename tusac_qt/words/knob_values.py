"""The values of house rules in words: choices, numbers, lists, points. No Qt here."""

from collections.abc import Mapping
from enum import Enum

from engine import knobs
from engine.cards import Piece
from engine.melds import MeldKind
from engine.rules import Rules
from tusac_qt.words.i18n import meld_name, piece_name
from tusac_qt.words.knob_words import KNOBS, KnobGroup
from tusac_qt.words.punctuation import clauses, listed
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

CHOICES: Mapping[Enum, str] = {
    knobs.DealPackets.ALL20: QT_TRANSLATE_NOOP("rule choices", "the whole hand at once"),
    knobs.DealPackets.SIX_FIVE: QT_TRANSLATE_NOOP("rule choices", "six to the dealer, then five each"),
    knobs.WallStyle.STACK: QT_TRANSLATE_NOOP("rule choices", "cards in a stack"),
    knobs.WallStyle.TILES: QT_TRANSLATE_NOOP("rule choices", "tiles in walls"),
    knobs.FirstDealer.DICE: QT_TRANSLATE_NOOP("rule choices", "by dice"),
    knobs.FirstDealer.HIGH_CARD: QT_TRANSLATE_NOOP("rule choices", "the highest card drawn"),
    knobs.FirstDealer.RANDOM: QT_TRANSLATE_NOOP("rule choices", "at random"),
    knobs.NextDealerAfterWin.WINNER: QT_TRANSLATE_NOOP("rule choices", "the winner"),
    knobs.NextDealerAfterDraw.NEXT_SEAT: QT_TRANSLATE_NOOP("rule choices", "the dealer’s neighbor"),
    knobs.NextDealerAfterDraw.SAME: QT_TRANSLATE_NOOP("rule choices", "the same dealer"),
    knobs.MulliganRule.OFF: QT_TRANSLATE_NOOP("rule choices", "none"),
    knobs.MulliganRule.OPTIONAL: QT_TRANSLATE_NOOP("rule choices", "player’s choice"),
    knobs.PongUpgrade.NEVER: QT_TRANSLATE_NOOP("rule choices", "never"),
    knobs.PongUpgrade.SELF_DRAW_WIN: QT_TRANSLATE_NOOP("rule choices", "if you draw it and win"),
    knobs.PongUpgrade.SELF_DRAW: QT_TRANSLATE_NOOP("rule choices", "whenever you draw it"),
    #: of a Pong: it may be called whatever becomes of the junk
    knobs.PongClaimRule.FREE: QT_TRANSLATE_NOOP("rule choices", "free"),
    knobs.PongClaimRule.NO_DEADWOOD_INCREASE: QT_TRANSLATE_NOOP("rule choices", "no more junk"),
    knobs.ClaimDeadwoodRule.NONE: QT_TRANSLATE_NOOP("rule choices", "free"),
    knobs.ClaimDeadwoodRule.NO_INCREASE: QT_TRANSLATE_NOOP("rule choices", "no more junk"),
    knobs.ClaimDeadwoodRule.MINIMUM: QT_TRANSLATE_NOOP("rule choices", "the least junk possible"),
    knobs.GeneralDiscard.FORBIDDEN: QT_TRANSLATE_NOOP("rule choices", "forbidden"),
    knobs.GeneralDiscard.ALLOWED: QT_TRANSLATE_NOOP("rule choices", "allowed"),
    knobs.DrawnGeneral.MUST_KEEP: QT_TRANSLATE_NOOP("rule choices", "must be kept"),
    knobs.DrawnGeneral.MAY_KEEP: QT_TRANSLATE_NOOP("rule choices", "may be kept"),
    knobs.ClaimName.WIN: QT_TRANSLATE_NOOP("rule choices", "win"),
    knobs.ClaimName.KONG: QT_TRANSLATE_NOOP("rule choices", "Kong"),
    knobs.ClaimName.PONG: QT_TRANSLATE_NOOP("rule choices", "Pong"),
    knobs.ClaimName.PAIR: QT_TRANSLATE_NOOP("rule choices", "Pair"),
    knobs.Compulsion.OPTIONAL: QT_TRANSLATE_NOOP("rule choices", "player’s choice"),
    knobs.Compulsion.COMPULSORY: QT_TRANSLATE_NOOP("rule choices", "required"),
    knobs.Compulsion.UNLESS_WAITING: QT_TRANSLATE_NOOP("rule choices", "required unless waiting to win"),
    knobs.WinClaim.OPTIONAL: QT_TRANSLATE_NOOP("rule choices", "player’s choice"),
    knobs.WinClaim.COMPULSORY: QT_TRANSLATE_NOOP("rule choices", "required"),
    knobs.Payment.POINTS: QT_TRANSLATE_NOOP("rule choices", "the points"),
    #: what losers pay: one stake, not the points of the hand
    knobs.Payment.STAKE: QT_TRANSLATE_NOOP("rule choices", "a stake"),
    knobs.Payment.OVER_MINIMUM: QT_TRANSLATE_NOOP("rule choices", "the points above the minimum"),
    knobs.KongDeduction.NONE: QT_TRANSLATE_NOOP("rule choices", "take nothing off"),
    knobs.KongDeduction.POINTS: QT_TRANSLATE_NOOP("rule choices", "off the points"),
    knobs.KongDeduction.AMOUNT: QT_TRANSLATE_NOOP("rule choices", "off the amount"),
    knobs.PointName.POINTS: QT_TRANSLATE_NOOP("rule choices", "points"),
    knobs.PointName.HU: QT_TRANSLATE_NOOP("rule choices", "hu (胡)"),
    knobs.PointName.LENH: QT_TRANSLATE_NOOP("rule choices", "lệnh"),
    knobs.MultiWin.TURN_ORDER: QT_TRANSLATE_NOOP("rule choices", "the first in turn"),
}
"""Every choice of every knob, English; a test fails for one without words."""


_NAMED_NUMBERS: Mapping[tuple[str, object], str] = {
    #: of the number of cards for six players: it is that for fewer
    ("hand_size_of_six", 0): QT_TRANSLATE_NOOP("rule choices", "the same"),
    ("opposite_deals_from", 0): QT_TRANSLATE_NOOP("rule choices", "never"),
    ("min_points_from_five", 0): QT_TRANSLATE_NOOP("rule choices", "the same"),
    ("dead_wall_from_five", -1): QT_TRANSLATE_NOOP("rule choices", "the same"),
    #: of Soldiers alike: no number of them makes a set
    ("identical_soldiers", 5): QT_TRANSLATE_NOOP("rule choices", "never"),
    #: there is no dead hand
    ("dead_hand_points", 0): QT_TRANSLATE_NOOP("rule choices", "none"),
}
"""The numbers that stand for something else, with what they stand for, English."""


def number_name(key: str, value: int) -> str | None:
    """Return what a number of a house rule stands for, or None if it is a number like others."""
    told = _NAMED_NUMBERS.get((key, value))
    return None if told is None else translate("rule choices", told)


def named_numbers(key: str) -> dict[int, str]:
    """Return the numbers of a house rule that stand for something else, with what they stand for."""
    return {
        value: translate("rule choices", told)
        for (rule, value), told in _NAMED_NUMBERS.items()
        if rule == key and isinstance(value, int)
    }


def choice_name(choice: Enum) -> str:
    """Return what a choice is called."""
    return translate("rule choices", CHOICES[choice])


def value_text(rules: Rules, key: str) -> str:
    """Return the value of a house rule in words; of points all kinds of set, as clauses of one line."""
    value: object = getattr(rules, key)
    if key == "points":
        return clauses(point_lines(rules))
    named = number_name(key, value) if isinstance(value, int) else None
    return _text(value) if named is None else named


def point_lines(rules: Rules) -> list[str]:
    """Return what each kind of set counts, one line each."""
    text = translate("rule choices", "{meld} {concealed} in hand, {exposed} on the table")
    return [
        text.format(meld=meld_name(kind), concealed=rules.points[kind][0], exposed=rules.points[kind][1])
        for kind in MeldKind
    ]


def yes_or_no(value: bool) -> str:  # noqa: FBT001 - the value is what is named
    """Return the word for a rule that is on or off."""
    return translate("rule choices", "yes") if value else translate("rule choices", "no")


def _text(value: object) -> str:
    if isinstance(value, bool):
        return yes_or_no(value)
    if isinstance(value, Enum):
        return choice_name(value)
    if isinstance(value, frozenset):
        return _list(value)
    if isinstance(value, tuple):
        text = translate("rule choices", "{concealed} in hand, {exposed} on the table")
        return text.format(concealed=value[0], exposed=value[1])
    return str(value)


def _list(values: frozenset[object]) -> str:
    if not values:
        return translate("rule choices", "nothing")
    pieces = sorted(value for value in values if isinstance(value, Piece))
    if len(pieces) == len(Piece):
        return translate("rule choices", "all pieces")
    if pieces:
        return listed(map(piece_name, pieces))
    choices = [value for value in values if isinstance(value, Enum)]
    if choices:
        return listed(choice_name(choice) for choice in type(choices[0]) if choice in values)
    return listed(map(str, sorted(values, key=str)))


def differing(one: Rules, other: Rules) -> tuple[str, ...]:
    """Return the house rules that two rulesets differ in, in the order in which rules are told."""
    return tuple(
        key
        for group in KnobGroup
        for key, words in KNOBS.items()
        if words.group is group and getattr(one, key) != getattr(other, key)
    )
