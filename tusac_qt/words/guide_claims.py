"""The chapters of the rules page about claims, Generals and jokers.

No Qt here. Every sentence is true of the rules it is printed for:
tests/client/words/test_rules_guide_truth.py reads them back and asks the engine.
"""

from collections.abc import Iterator
from typing import assert_never

from engine.cards import GENERALS, JOKERS, Piece
from engine.claims import open_to_all
from engine.knobs import ClaimDeadwoodRule, ClaimName, Compulsion, DrawnGeneral, GeneralDiscard, WinClaim
from engine.knobs import PongClaimRule as PongRule
from engine.melds import MeldKind
from engine.rules import Rules
from tusac_qt.words.counted import counted
from tusac_qt.words.knob_values import choice_name
from tusac_qt.words.punctuation import capital, listed
from tusac_qt.words.translation import translate


def claims(rules: Rules) -> Iterator[str]:
    """Say who may claim which set, and what nobody may claim."""
    names = _claims_in_order(rules)
    if names:
        text = translate(
            "guide",
            "Anyone may claim, in this order: {claims}. If several claim the same, the one who comes next"
            " gets it.",
        )
        yield text.format(claims=listed(names))
    yield _in_turn(rules)
    if rules.pair_needs_own_draw:
        yield translate("guide", "A Pair may be claimed only with a card you draw yourself, or to win.")
    if rules.declined_draw_to_next:
        yield (
            translate(
                "guide",
                "If you pass on a card you drew, the next player may claim it, unless it’s a General or a"
                " joker.",
            )
            if rules.jokers and rules.jokers_as_generals
            else translate(
                "guide",
                "If you pass on a card you drew, the next player may claim it, unless it’s a General.",
            )
        )
    yield from _junk(rules)
    yield from _duties(rules)


def generals(rules: Rules) -> Iterator[str]:
    """Say what becomes of a General in the hand, one that is drawn, and one that is discarded."""
    may_discard = rules.general_discard is GeneralDiscard.ALLOWED
    if not may_discard:
        yield translate("guide", "You can never discard a General.")
    if _may_be_dealt_nothing_else(rules):
        yield translate("guide", "The one exception: you were dealt nothing else.")
        may_discard = True
    if rules.drawn_general is DrawnGeneral.MUST_KEEP:
        yield from _keeping(rules)
    else:
        yield translate("guide", "If you draw a General, you may keep it or leave it.")
    names = listed(
        choice_name(name)
        for name in (ClaimName.WIN, ClaimName.KONG)
        if name in rules.general_claims_by_others
    )
    if names:
        text = translate("guide", "If you draw a General, others may claim it only for: {claims}.")
        yield text.format(claims=names)
    else:
        yield translate("guide", "If you draw a General, nobody else may claim it.")
    if may_discard and names:
        text = translate(
            "guide",
            "If a General is discarded, the next player may take it, by itself or in a set; others may"
            " claim it"
            " only for: {claims}.",
        )
        yield text.format(claims=names)
    elif may_discard:
        yield translate(
            "guide", "If a General is discarded, only the next player may take it, by itself or in a set."
        )


def jokers(rules: Rules) -> Iterator[str]:
    """Say what one may do with a joker; nothing where the deck has none."""
    if not rules.jokers:
        return
    if rules.jokers_join:
        yield translate("guide", "A joker is a set by itself, and any four jokers are a Kong.")
    else:
        yield translate("guide", "A joker is a set by itself; it never joins another card.")
    if rules.jokers_as_generals:
        yield translate("guide", "Otherwise, a joker is treated like a General.")
        return
    yield translate("guide", "You may discard a joker, and leave one that you draw.")
    open_to_others = open_to_all(rules, JOKERS[0])
    if ClaimName.KONG in open_to_others:
        names = listed(choice_name(name) for name in ClaimName if name in open_to_others)
        yield translate("guide", "Out of turn, a joker may be claimed only for: {claims}.").format(
            claims=names
        )
    elif open_to_others:
        yield translate("guide", "Out of turn, a joker may be claimed only for a win.")
    else:
        yield translate("guide", "Out of turn, nobody may claim a joker.")


def _in_turn(rules: Rules) -> str:
    """Return what only the seat in turn may claim."""
    if ClaimName.WIN in rules.out_of_turn_claims:
        return translate(
            "guide",
            "Other sets are only for the player whose turn it is: the one who drew the card, or the next one"
            " after a discard.",
        )
    if _claims_in_order(rules):
        return translate(
            "guide",
            "Other sets, and the win, are only for the player whose turn it is: the one who drew the card, or"
            " the next one after a discard.",
        )
    return translate(
        "guide",
        "Every set, and the win, is only for the player whose turn it is: the one who drew the card, or the"
        " next one after a discard.",
    )


def _junk(rules: Rules) -> Iterator[str]:
    """Say which claims the junk forbids that they leave."""
    binds_pongs = rules.pong_claim_rule is PongRule.NO_DEADWOOD_INCREASE
    binds_others = rules.claim_deadwood_rule is not ClaimDeadwoodRule.NONE
    if binds_pongs and binds_others:
        yield translate("guide", "No claim may leave you more junk than before.")
    elif binds_pongs:
        yield translate("guide", "A Pong may not leave you more junk than before.")
    elif binds_others:
        yield translate("guide", "No claim but a Pong may leave you more junk than before.")
    if rules.claim_deadwood_rule is ClaimDeadwoodRule.MINIMUM:
        yield translate("guide", "Of several claims, only those that leave the least junk are allowed.")


def _duties(rules: Rules) -> Iterator[str]:
    """Say what must be claimed, and when it need not be."""
    for name, rule in ((ClaimName.KONG, rules.kong_claim), (ClaimName.PONG, rules.pong_claim)):
        claim = capital(choice_name(name))
        if rule is Compulsion.COMPULSORY:
            text = translate("guide", "{claim}: if you can, you must claim it, unless you win.")
            yield text.format(claim=claim)
        elif rule is Compulsion.UNLESS_WAITING:
            text = translate(
                "guide", "{claim}: if you can, you must claim it, unless you’re waiting for a win."
            )
            yield text.format(claim=claim)
        elif rule is not Compulsion.OPTIONAL:
            assert_never(rule)
    if rules.pong_claim is Compulsion.UNLESS_WAITING and rules.call_given_up_pong:
        yield translate(
            "guide", "While you wait for a win, you may pass up a Pong (bỏ đôi), and everyone is told."
        )
    elif rules.pong_claim is Compulsion.UNLESS_WAITING:
        yield translate(
            "guide",
            "While you wait for a win, you may pass up a Pong (bỏ đôi). At many tables you have to say so;"
            " here you don’t.",
        )
    if rules.win_claim is WinClaim.COMPULSORY:
        yield translate("guide", "If you can win on a card that’s shown, you must.")


def _claims_in_order(rules: Rules) -> list[str]:
    """Return what anybody may claim, what goes first first."""
    open_to_all = rules.out_of_turn_claims - ({ClaimName.PAIR} if rules.pair_needs_own_draw else set())
    names = [choice_name(name) for name in ClaimName if name in open_to_all]
    kong, pong = choice_name(ClaimName.KONG), choice_name(ClaimName.PONG)
    if not rules.kong_before_pong and {ClaimName.KONG, ClaimName.PONG} <= open_to_all:
        at = names.index(kong)
        names[at : at + 2] = [translate("guide", "{claim} or {other}").format(claim=kong, other=pong)]
    return names


def _may_be_dealt_nothing_else(rules: Rules) -> bool:
    """Return whether the dealer's cards may all be ones that are not discarded."""
    if rules.general_discard is GeneralDiscard.ALLOWED:
        return False
    kept = len(GENERALS) * max(map(rules.copies, rules.players))
    kept += rules.jokers if rules.jokers_as_generals else 0
    return rules.hand_size + rules.dealer_extra <= kept


def _keeping(rules: Rules) -> Iterator[str]:
    """Say how a drawn General is kept, and what becomes of one that cannot be."""
    text = translate("guide", "If you draw a General, you keep it: {ways}.")
    yield text.format(ways=listed(_ways_to_keep(rules)))
    single, together = (rules.points[kind][1] for kind in (MeldKind.SINGLE, MeldKind.CHOW_COLORS))
    if Piece.GENERAL in rules.mixed_color_ranks and together < 3 * single:
        text = translate(
            "guide",
            "Three Generals of different colors are worth {together} in one set, but {apart} apart.",
        )
        yield text.format(
            together=counted.worth(together, rules.point_name),
            apart=counted.worth(3 * single, rules.point_name),
        )
    if rules.dead_hand_points:
        yield _when_dead(rules)
        text = translate(
            "guide",
            "With a dead hand you pay each of the others {n} and sit out the round, unless someone else"
            " claims"
            " that General.",
        )
        yield text.format(n=rules.dead_hand_points * rules.unit)
    elif rules.min_points_to_win:
        yield translate(
            "guide", "If you’d have no card left to discard and can’t win, you leave the General you drew."
        )


def _when_dead(rules: Rules) -> str:
    """Return with which hands a drawn General can be neither kept nor won with."""
    if rules.general_discard is GeneralDiscard.ALLOWED:
        return translate(
            "guide",
            "If you draw a General, can’t win with it and hold no more than one other card, your hand is"
            " dead.",
        )
    if rules.jokers and rules.jokers_as_generals:
        return translate(
            "guide",
            "If you draw a General, can’t win with it and hold no more than one other card, or only"
            " Generals and"
            " jokers, your hand is dead.",
        )
    return translate(
        "guide",
        "If you draw a General, can’t win with it and hold no more than one other card, or only Generals,"
        " your"
        " hand is dead.",
    )


def _ways_to_keep(rules: Rules) -> list[str]:
    """Return what a drawn General may be laid down with."""
    ways = [translate("guide", "by itself"), translate("guide", "with its Advisor and Elephant")]
    if Piece.GENERAL in rules.mixed_color_ranks:
        ways.append(translate("guide", "with Generals of two or three other colors"))
    return [*ways, translate("guide", "or as a Kong with three of the same")]
