"""What every house rule is called and what it means. No Qt here.

One entry for each field of `engine.rules.Rules` that is part of the game; a test fails for a field without one.
Where each rule comes from stands in docs/rules.md, 4.2, and not here: players are told rules, not sources.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate


class KnobGroup(Enum):
    """What a house rule is about, in the order in which rules are told."""

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
        QT_TRANSLATE_NOOP("rules", "How many may play. A fifth and a sixth player each bring 28 more cards."),
    ),
    "hand_size": KnobWords(
        KnobGroup.TABLE,
        QT_TRANSLATE_NOOP("rules", "Cards of a hand"),
        QT_TRANSLATE_NOOP("rules", "Cards dealt to everybody. The game is made for 20."),
    ),
    "dealer_extra": KnobWords(
        KnobGroup.TABLE,
        QT_TRANSLATE_NOOP("rules", "Further cards of the dealer"),
        QT_TRANSLATE_NOOP("rules", "The dealer gets one card more and opens with a discard."),
    ),
    "copies_per_type": KnobWords(
        KnobGroup.TABLE,
        QT_TRANSLATE_NOOP("rules", "Copies of each card"),
        QT_TRANSLATE_NOOP("rules", "How often each card is in the deck of up to four players."),
    ),
    "jokers": KnobWords(
        KnobGroup.TABLE,
        QT_TRANSLATE_NOOP("rules", "Jokers"),
        QT_TRANSLATE_NOOP(
            "rules", "None or five: Duke, Marquis, Earl, Viscount, Baron. Each is a set alone."
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
        QT_TRANSLATE_NOOP("rules", "In which packets the hands are dealt. The chances are the same."),
    ),
    "first_dealer": KnobWords(
        KnobGroup.DEAL,
        QT_TRANSLATE_NOOP("rules", "First dealer"),
        QT_TRANSLATE_NOOP("rules", "How the dealer of the first round is found."),
    ),
    "mulligan": KnobWords(
        KnobGroup.DEAL,
        QT_TRANSLATE_NOOP("rules", "Mulligan"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whether a dealt hand without a General, three or four alike, or four Soldiers of four colors may be"
            " thrown in: then everything is dealt again.",
        ),
    ),
    "expose_dealt_kongs": KnobWords(
        KnobGroup.DEAL,
        QT_TRANSLATE_NOOP("rules", "Dealt Kongs are laid open"),
        QT_TRANSLATE_NOOP("rules", "Four alike in a dealt hand lie on the table from the start."),
    ),
    "mark_dealt_pongs": KnobWords(
        KnobGroup.DEAL,
        QT_TRANSLATE_NOOP("rules", "Dealt Pongs are marked"),
        QT_TRANSLATE_NOOP(
            "rules", "Everybody sees how often somebody was dealt three alike, but not of which card."
        ),
    ),
    "mixed_color_ranks": KnobWords(
        KnobGroup.MELDS,
        QT_TRANSLATE_NOOP("rules", "Sets of several colors"),
        QT_TRANSLATE_NOOP("rules", "Of which pieces three or four different colors make a set."),
    ),
    "lock_identical": KnobWords(
        KnobGroup.MELDS,
        QT_TRANSLATE_NOOP("rules", "Three alike stay together"),
        QT_TRANSLATE_NOOP(
            "rules", "Three or four alike in the hand lend no card to another set (the locked khạp)."
        ),
    ),
    "exposed_pong_upgrade": KnobWords(
        KnobGroup.MELDS,
        QT_TRANSLATE_NOOP("rules", "An open Pong may grow"),
        QT_TRANSLATE_NOOP("rules", "When three alike on the table take the fourth card as well."),
    ),
    "out_of_turn_claims": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "Claims out of turn"),
        QT_TRANSLATE_NOOP(
            "rules",
            "What any player may claim on any card, whoever is in turn. It goes before the sets of the players in turn.",
        ),
    ),
    "kong_before_pong": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "A Kong goes before a Pong"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whether a Kong gets the card before a Pong of a player nearer in turn. They meet only where a card is"
            " six times in the deck.",
        ),
    ),
    "declined_draw_to_next": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "A declined draw goes to the next player"),
        QT_TRANSLATE_NOOP("rules", "A drawn card that its drawer leaves may be taken by the next player."),
    ),
    "pong_claim_rule": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "A Pong and the junk"),
        QT_TRANSLATE_NOOP("rules", "Whether a Pong may leave more junk in the hand than before."),
    ),
    "claim_deadwood_rule": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "Other claims and the junk"),
        QT_TRANSLATE_NOOP("rules", "Whether any other claim may leave more junk than before."),
    ),
    "kong_claim": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "Claiming a Kong (khui)"),
        QT_TRANSLATE_NOOP("rules", "Whether a Kong that can be made must be made. A win goes before it."),
    ),
    "pong_claim": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "Claiming a Pong"),
        QT_TRANSLATE_NOOP("rules", "Whether a Pong that can be made must be made. A win goes before it."),
    ),
    "win_claim": KnobWords(
        KnobGroup.CLAIMS,
        QT_TRANSLATE_NOOP("rules", "Declaring a win"),
        QT_TRANSLATE_NOOP("rules", "Whether a win that is possible must be declared."),
    ),
    "general_discard": KnobWords(
        KnobGroup.GENERALS,
        QT_TRANSLATE_NOOP("rules", "Discarding a General"),
        QT_TRANSLATE_NOOP("rules", "Whether a General may be discarded."),
    ),
    "drawn_general": KnobWords(
        KnobGroup.GENERALS,
        QT_TRANSLATE_NOOP("rules", "A drawn General"),
        QT_TRANSLATE_NOOP("rules", "Whether who draws a General has to keep it."),
    ),
    "general_claims_by_others": KnobWords(
        KnobGroup.GENERALS,
        QT_TRANSLATE_NOOP("rules", "Claims on another's General"),
        QT_TRANSLATE_NOOP("rules", "What the other players may claim on a General that somebody draws."),
    ),
    "dealt_win": KnobWords(
        KnobGroup.END,
        QT_TRANSLATE_NOOP("rules", "Dealt win (thiên tới)"),
        QT_TRANSLATE_NOOP("rules", "A dealer whose dealt cards are complete wins at once."),
    ),
    "multi_win": KnobWords(
        KnobGroup.END,
        QT_TRANSLATE_NOOP("rules", "Several winners"),
        QT_TRANSLATE_NOOP("rules", "Who wins if several declare it on the same card."),
    ),
    "dead_wall": KnobWords(
        KnobGroup.END,
        QT_TRANSLATE_NOOP("rules", "Cards nobody draws"),
        QT_TRANSLATE_NOOP("rules", "With so few cards left in the wall the round ends, and nobody wins."),
    ),
    "next_dealer_after_win": KnobWords(
        KnobGroup.END,
        QT_TRANSLATE_NOOP("rules", "Dealer after a win"),
        QT_TRANSLATE_NOOP("rules", "Who deals the next round after somebody has won."),
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
            "rules", "What each set counts: kept in the hand since the deal, and made with a claimed card."
        ),
    ),
    "general_pong_points": KnobWords(
        KnobGroup.POINTS,
        QT_TRANSLATE_NOOP("rules", "Points of three Generals alike"),
        QT_TRANSLATE_NOOP("rules", "The same for three identical Generals."),
    ),
    "dealt_kong_points": KnobWords(
        KnobGroup.POINTS,
        QT_TRANSLATE_NOOP("rules", "Points of a dealt Kong laid open"),
        QT_TRANSLATE_NOOP("rules", "What four alike count that were laid open from the deal."),
    ),
    "win_bonus": KnobWords(
        KnobGroup.POINTS,
        QT_TRANSLATE_NOOP("rules", "Bonus for a win"),
        QT_TRANSLATE_NOOP("rules", "Points added to every win. An odd bonus makes the sum of points even."),
    ),
    "min_points_to_win": KnobWords(
        KnobGroup.POINTS,
        QT_TRANSLATE_NOOP("rules", "Least points to win"),
        QT_TRANSLATE_NOOP("rules", "A hand worth less may not win."),
    ),
    "payment": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "What losers pay"),
        QT_TRANSLATE_NOOP("rules", "The winner's points, or always the same stake."),
    ),
    "unit": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "Worth of a point"),
        QT_TRANSLATE_NOOP("rules", "What one point, or the stake, counts in the tally."),
    ),
    "kong_multiplier": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "Multiplier for a Kong (tới quan)"),
        QT_TRANSLATE_NOOP(
            "rules", "The points of a winner who has a Kong, or the stake, are taken so many times."
        ),
    ),
    "loser_kong_deduction": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "Kongs of a loser"),
        QT_TRANSLATE_NOOP(
            "rules", "What a loser's own Kongs on the table take off the payment; off a stake nothing."
        ),
    ),
    "payment_floor_zero": KnobWords(
        KnobGroup.PAYMENT,
        QT_TRANSLATE_NOOP("rules", "Nobody is paid for losing"),
        QT_TRANSLATE_NOOP("rules", "A payment never falls below nothing, however many Kongs a loser has."),
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
