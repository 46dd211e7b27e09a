"""The name and meaning of every house rule. No Qt here.

One entry for each field of `engine.rules.Rules` that is part of the game; a test fails for a field without
one. Where each rule comes from stands in docs/rules.md, 4.2, and not here: players are told rules, not
sources.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate


class KnobGroup(Enum):
    """The subject of a house rule, in the order in which rules are told."""

    TABLE = "table"
    DEAL = "deal"
    MELDS = "melds"
    CLAIMS = "claims"
    GENERALS = "generals"
    END = "end"
    POINTS = "points"
    PAYMENT = "payment"


@dataclass(frozen=True, slots=True)
class KnobWords:
    """One house rule in words.

    Attributes:
        group: what it is about.
        label: its name, English.
        explanation: what it changes, English.
    """

    group: KnobGroup
    label: str
    explanation: str


_GROUPS: Mapping[KnobGroup, str] = {
    KnobGroup.TABLE: QT_TRANSLATE_NOOP("rule groups", "Players and deck"),
    KnobGroup.DEAL: QT_TRANSLATE_NOOP("rule groups", "The deal"),
    KnobGroup.MELDS: QT_TRANSLATE_NOOP("rule groups", "Sets"),
    KnobGroup.CLAIMS: QT_TRANSLATE_NOOP("rule groups", "Claims"),
    KnobGroup.GENERALS: QT_TRANSLATE_NOOP("rule groups", "Generals"),
    KnobGroup.END: QT_TRANSLATE_NOOP("rule groups", "End and next deal"),
    KnobGroup.POINTS: QT_TRANSLATE_NOOP("rule groups", "Points"),
    KnobGroup.PAYMENT: QT_TRANSLATE_NOOP("rule groups", "Payment"),
}

KNOBS: Mapping[str, KnobWords] = {
    "players": KnobWords(
        KnobGroup.TABLE,
        QT_TRANSLATE_NOOP("rules", "Players"),
        QT_TRANSLATE_NOOP("rules", "How many can play. A fifth and a sixth player each add 28 cards."),
    ),
    "hand_size": KnobWords(
        KnobGroup.TABLE,
        QT_TRANSLATE_NOOP("rules", "Cards in a hand"),
        QT_TRANSLATE_NOOP("rules", "Cards dealt to everyone. The game is made for 20."),
    ),
    "hand_size_of_six": KnobWords(
        KnobGroup.TABLE,
        QT_TRANSLATE_NOOP("rules", "Cards in a hand, six players"),
        QT_TRANSLATE_NOOP("rules", "The same for six players. With 0, it’s the same number for all."),
    ),
    "dealer_extra": KnobWords(
        KnobGroup.TABLE,
        QT_TRANSLATE_NOOP("rules", "Extra cards for the dealer"),
        QT_TRANSLATE_NOOP("rules", "The dealer gets one extra card and starts with a discard."),
    ),
    "copies_per_type": KnobWords(
        KnobGroup.TABLE,
        QT_TRANSLATE_NOOP("rules", "Copies of each card"),
        QT_TRANSLATE_NOOP("rules", "How many of each card the deck has for up to four players."),
    ),
    "jokers": KnobWords(
        KnobGroup.TABLE,
        QT_TRANSLATE_NOOP("rules", "Jokers"),
        QT_TRANSLATE_NOOP(
            "rules", "None or five: Duke, Marquis, Earl, Viscount, Baron. Each is a set by itself."
        ),
    ),
    "wall_style": KnobWords(
        KnobGroup.TABLE,
        QT_TRANSLATE_NOOP("rules", "Cards or tiles"),
        QT_TRANSLATE_NOOP(
            "rules", "How the wall looks: a stack of cards, or walls of tiles two high. Nothing else changes."
        ),
    ),
    "deal_packets": KnobWords(
        KnobGroup.DEAL,
        QT_TRANSLATE_NOOP("rules", "How cards are dealt"),
        QT_TRANSLATE_NOOP("rules", "Whether hands are dealt at once or in packets. The odds are the same."),
    ),
    "first_dealer": KnobWords(
        KnobGroup.DEAL,
        QT_TRANSLATE_NOOP("rules", "First dealer"),
        QT_TRANSLATE_NOOP("rules", "How the first round’s dealer is chosen."),
    ),
    "mulligan": KnobWords(
        KnobGroup.DEAL,
        QT_TRANSLATE_NOOP("rules", "Mulligan"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whether a dealt hand without a General or joker, without three or four identical cards and"
            " without Soldiers in all four colors may be thrown in. Then everyone gets new cards.",
        ),
    ),
    "expose_dealt_kongs": KnobWords(
        KnobGroup.DEAL,
        QT_TRANSLATE_NOOP("rules", "Dealt Kongs are laid open"),
        QT_TRANSLATE_NOOP("rules", "Four identical cards in a dealt hand lie on the table from the start."),
    ),
    "mark_dealt_pongs": KnobWords(
        KnobGroup.DEAL,
        QT_TRANSLATE_NOOP("rules", "Dealt Pongs are marked"),
        QT_TRANSLATE_NOOP(
            "rules", "Everyone sees how often someone was dealt three identical cards, but not which."
        ),
    ),
    "mixed_color_ranks": KnobWords(
        KnobGroup.MELDS,
        QT_TRANSLATE_NOOP("rules", "Sets of several colors"),
        QT_TRANSLATE_NOOP("rules", "Which pieces make a set in three or four different colors."),
    ),
    "lock_identical": KnobWords(
        KnobGroup.MELDS,
        QT_TRANSLATE_NOOP("rules", "Identical cards stay together"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Of three or four identical cards in a hand, none may join another set (the locked khạp).",
        ),
    ),
    "exposed_pong_upgrade": KnobWords(
        KnobGroup.MELDS,
        QT_TRANSLATE_NOOP("rules", "An open Pong may grow"),
        QT_TRANSLATE_NOOP("rules", "When a Pong on the table takes its fourth card."),
    ),
    "identical_soldiers": KnobWords(
        KnobGroup.MELDS,
        QT_TRANSLATE_NOOP("rules", "Identical Soldiers"),
        QT_TRANSLATE_NOOP(
            "rules", "How many identical Soldiers make a set: 2 or more, as with other cards, or 5 for never."
        ),
    ),
    "out_of_turn_claims": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "Claims out of turn"),
        QT_TRANSLATE_NOOP(
            "rules",
            "What anyone may claim on any card, even out of turn. It comes before the sets of players whose"
            " turn it is.",
        ),
    ),
    "pair_needs_own_draw": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "A Pair only from your own draw (chui đôi)"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whether a Pair may be claimed only with a card you draw yourself. It never stops you"
            " from winning.",
        ),
    ),
    "kong_draws": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "A Kong draws a card"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whether you draw after claiming a Kong, instead of discarding: your whole hand has a card more.",
        ),
    ),
    "kong_before_pong": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "A Kong goes before a Pong"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whether a Kong beats a Pong of a player who comes sooner. It only matters where the deck has"
            " six of each card.",
        ),
    ),
    "declined_draw_to_next": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "Passed draws go to the next player"),
        QT_TRANSLATE_NOOP("rules", "If you pass on a card you drew, the next player may take it."),
    ),
    "pong_claim_rule": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "Pong and junk"),
        QT_TRANSLATE_NOOP("rules", "Whether a Pong may leave more junk in your hand than before."),
    ),
    "claim_deadwood_rule": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "Other claims and junk"),
        QT_TRANSLATE_NOOP("rules", "Whether any other claim may leave more junk than before."),
    ),
    "kong_claim": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "Claiming a Kong (khui)"),
        QT_TRANSLATE_NOOP("rules", "Whether you must make a Kong when you can. A win comes first."),
    ),
    "pong_claim": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "Claiming a Pong"),
        QT_TRANSLATE_NOOP("rules", "Whether you must make a Pong when you can. A win comes first."),
    ),
    "call_given_up_pong": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "Announcing a passed-up Pong (bỏ đôi)"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whether everyone is told when a player passes up a Pong because they’re waiting for a win."
            " It only"
            " matters where a Pong is required otherwise.",
        ),
    ),
    "win_claim": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "Declaring a win"),
        QT_TRANSLATE_NOOP("rules", "Whether you must declare a win when you can."),
    ),
    "general_discard": KnobWords(
        KnobGroup.GENERALS,
        QT_TRANSLATE_NOOP("rules", "Discarding a General"),
        QT_TRANSLATE_NOOP("rules", "Whether a General may be discarded."),
    ),
    "drawn_general": KnobWords(
        KnobGroup.GENERALS,
        QT_TRANSLATE_NOOP("rules", "A drawn General"),
        QT_TRANSLATE_NOOP("rules", "Whether you have to keep a General you draw."),
    ),
    "general_claims_by_others": KnobWords(
        KnobGroup.GENERALS,
        QT_TRANSLATE_NOOP("rules", "Claims on others’ Generals"),
        QT_TRANSLATE_NOOP("rules", "What the other players may claim on a General that someone draws."),
    ),
    "jokers_as_generals": KnobWords(
        KnobGroup.GENERALS,
        QT_TRANSLATE_NOOP("rules", "Jokers follow the rules for Generals"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whether jokers are discarded, kept and claimed by the rules for Generals. If not, a joker may be"
            " discarded and passed on like any other card.",
        ),
    ),
    "dead_hand_points": KnobWords(
        KnobGroup.GENERALS,
        QT_TRANSLATE_NOOP("rules", "Dead hand (相公)"),
        QT_TRANSLATE_NOOP(
            "rules",
            "What a player who can’t keep a General they draw pays each of the others, before sitting out the"
            " round. With 0, such a General is left.",
        ),
    ),
    "dealt_win": KnobWords(
        KnobGroup.END,
        QT_TRANSLATE_NOOP("rules", "Dealt win (thiên tới)"),
        QT_TRANSLATE_NOOP("rules", "A dealer whose dealt cards are complete may win at once."),
    ),
    "multi_win": KnobWords(
        KnobGroup.END,
        QT_TRANSLATE_NOOP("rules", "Several winners"),
        QT_TRANSLATE_NOOP("rules", "Who wins if several players declare a win on the same card."),
    ),
    "dead_wall": KnobWords(
        KnobGroup.END,
        QT_TRANSLATE_NOOP("rules", "Cards nobody draws"),
        QT_TRANSLATE_NOOP("rules", "With this many cards left in the wall, the round ends and nobody wins."),
    ),
    "dead_wall_from_five": KnobWords(
        KnobGroup.END,
        QT_TRANSLATE_NOOP("rules", "Cards nobody draws, five or six players"),
        QT_TRANSLATE_NOOP(
            "rules", "The same for five or six players. With -1, it’s the same number for all."
        ),
    ),
    "next_dealer_after_win": KnobWords(
        KnobGroup.END,
        QT_TRANSLATE_NOOP("rules", "Dealer after a win"),
        QT_TRANSLATE_NOOP("rules", "Who deals the next round after somebody has won."),
    ),
    "opposite_deals_from": KnobWords(
        KnobGroup.END,
        QT_TRANSLATE_NOOP("rules", "After a great win the player opposite deals (大胡)"),
        QT_TRANSLATE_NOOP(
            "rules",
            "How many points make a win great: then the player opposite the winner deals the next"
            " round. Of two players opposite, it’s the one who comes first after the winner. With"
            " 0, that never happens.",
        ),
    ),
    "next_dealer_after_draw": KnobWords(
        KnobGroup.END,
        QT_TRANSLATE_NOOP("rules", "Dealer after a round nobody won"),
        QT_TRANSLATE_NOOP("rules", "Who deals the next round after the wall has run out."),
    ),
    "points": KnobWords(
        KnobGroup.POINTS,
        QT_TRANSLATE_NOOP("rules", "Points of the sets"),
        QT_TRANSLATE_NOOP(
            "rules", "What each set is worth: in hand since the deal, and made with a claimed card."
        ),
    ),
    "general_pong_points": KnobWords(
        KnobGroup.POINTS,
        QT_TRANSLATE_NOOP("rules", "Points of three identical Generals"),
        QT_TRANSLATE_NOOP("rules", "The same for three identical Generals."),
    ),
    "general_kong_extra": KnobWords(
        KnobGroup.POINTS,
        QT_TRANSLATE_NOOP("rules", "Extra points of four identical Generals"),
        QT_TRANSLATE_NOOP(
            "rules", "How much more, or less, a Kong of Generals is worth than any other Kong."
        ),
    ),
    "dealt_kong_points": KnobWords(
        KnobGroup.POINTS,
        QT_TRANSLATE_NOOP("rules", "Points of a dealt Kong laid open"),
        QT_TRANSLATE_NOOP("rules", "What four identical cards are worth when laid open from the deal."),
    ),
    "joker_kong_points": KnobWords(
        KnobGroup.POINTS,
        QT_TRANSLATE_NOOP("rules", "Points of four jokers"),
        QT_TRANSLATE_NOOP(
            "rules", "What a Kong of any four jokers is worth. With 0 and 0 jokers never join each other."
        ),
    ),
    "joker_extra": KnobWords(
        KnobGroup.POINTS,
        QT_TRANSLATE_NOOP("rules", "Extra points of a joker"),
        QT_TRANSLATE_NOOP("rules", "How much more a joker is worth than a single General."),
    ),
    "win_bonus": KnobWords(
        KnobGroup.POINTS,
        QT_TRANSLATE_NOOP("rules", "Bonus for a win"),
        QT_TRANSLATE_NOOP("rules", "Points added to every win. An odd bonus makes the total even."),
    ),
    "min_points_to_win": KnobWords(
        KnobGroup.POINTS,
        QT_TRANSLATE_NOOP("rules", "Minimum points to win"),
        QT_TRANSLATE_NOOP("rules", "A hand worth less can’t win."),
    ),
    "min_points_from_five": KnobWords(
        KnobGroup.POINTS,
        QT_TRANSLATE_NOOP("rules", "Minimum points, five or six players"),
        QT_TRANSLATE_NOOP("rules", "The same for five or six players. With 0, it’s the same number for all."),
    ),
    "point_name": KnobWords(
        KnobGroup.POINTS,
        QT_TRANSLATE_NOOP("rules", "What points are called"),
        QT_TRANSLATE_NOOP("rules", "Only a word; nothing else changes."),
    ),
    "payment": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "What losers pay"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The winner’s points, all or those above the minimum, or always the same stake.",
        ),
    ),
    "unit": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "Value of a point"),
        QT_TRANSLATE_NOOP("rules", "What one point, or the stake, adds to the score."),
    ),
    "ante": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "Ante"),
        QT_TRANSLATE_NOOP(
            "rules", "What every other player pays the winner on top, whatever the win is worth."
        ),
    ),
    "may_fold": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "Folding"),
        QT_TRANSLATE_NOOP(
            "rules", "Whether you may give up a dealt hand before the first discard and pay only the ante."
        ),
    ),
    "self_draw_bonus": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "Bonus for drawing the winning card"),
        QT_TRANSLATE_NOOP(
            "rules", "Points each loser pays more if the winner drew the card. A stake stays the same."
        ),
    ),
    "losers_pay": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "Losers pay"),
        QT_TRANSLATE_NOOP(
            "rules",
            "If not, nobody pays for a win: it’s added to the winner’s score, and the others keep theirs.",
        ),
    ),
    "shower_pays": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "Showing the winning card pays for all"),
        QT_TRANSLATE_NOOP(
            "rules", "Whether the one who discarded or drew the winning card pays what all losers owe."
        ),
    ),
    "multiplier_from_five": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "Multiplier for five or six players"),
        QT_TRANSLATE_NOOP("rules", "How many times everything counts that is paid when five or six play."),
    ),
    "kong_multiplier": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "Multiplier for a Kong (tới quan)"),
        QT_TRANSLATE_NOOP(
            "rules", "How many times the points, or the stake, count for a winner who has a Kong."
        ),
    ),
    "yellow_general_bonus": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "Yellow Generals (tướng vàng)"),
        QT_TRANSLATE_NOOP(
            "rules",
            "How much more each loser pays for every yellow General of the winner, with or without a Kong.",
        ),
    ),
    "loser_kong_deduction": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "A loser’s Kongs"),
        QT_TRANSLATE_NOOP(
            "rules", "How much a loser’s own Kongs on the table take off the payment. A stake stays the same."
        ),
    ),
    "payment_floor_zero": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "Nobody is paid for losing"),
        QT_TRANSLATE_NOOP("rules", "A payment never goes below zero, however many Kongs a loser has."),
    ),
}


def group_name(group: KnobGroup) -> str:
    """Return what a group of house rules is called."""
    return translate("rule groups", _GROUPS[group])


def knob_name(key: str) -> str:
    """Return what a house rule is called."""
    return translate("rules", KNOBS[key].label)


def knob_explanation(key: str) -> str:
    """Return what a house rule changes."""
    return translate("rules", KNOBS[key].explanation)
