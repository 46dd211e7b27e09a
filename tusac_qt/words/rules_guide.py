"""A ruleset explained to players, made from nothing but its value.

Headings, sentences, sets with their points.

No Qt here: `tusac_qt.windows.rules.rules_help` shows it with pictures, any text could be made of it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from engine.cards import JOKERS, Card, Color, Piece, card_of
from engine.knobs import (
    DealPackets,
    FirstDealer,
    KongDeduction,
    MulliganRule,
    NextDealerAfterDraw,
    Payment,
    PongUpgrade,
)
from engine.melds import IDENTICAL, MeldKind
from engine.rules import DEFAULTS, LATER, Rules
from engine.scoring import points_parity
from tusac_qt.words.counted import counted
from tusac_qt.words.guide_claims import claims, generals, jokers
from tusac_qt.words.i18n import meld_name, piece_name, rules_description
from tusac_qt.words.knob_values import value_text
from tusac_qt.words.knob_words import KNOBS, knob_explanation, knob_name
from tusac_qt.words.punctuation import clauses, headed, listed, read_out, stopped
from tusac_qt.words.translation import translate


@dataclass(frozen=True, slots=True)
class Heading:
    """The title of what follows.

    Attributes:
        text: one line.
    """

    text: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """One thing to know.

    Attributes:
        text: a sentence or two.
    """

    text: str


@dataclass(frozen=True, slots=True)
class Cards:
    """Some cards to look at.

    Attributes:
        cards: which.
        text: what they are.
    """

    cards: tuple[Card, ...]
    text: str


@dataclass(frozen=True, slots=True)
class SetRow:
    """A kind of set.

    Attributes:
        cards: an example.
        name: what it is called.
        text: which cards make it.
        concealed: its points in the hand.
        exposed: its points on the table.
    """

    cards: tuple[Card, ...]
    name: str
    text: str
    concealed: int
    exposed: int


@dataclass(frozen=True, slots=True)
class SetTable:
    """All kinds of set, the dearest first.

    Attributes:
        rows: one for each.
    """

    rows: tuple[SetRow, ...]


Block = Heading | Sentence | Cards | SetTable


def guide(rules: Rules) -> list[Block]:
    """Return a ruleset explained."""
    about = translate(
        "guide",
        "Players draw and discard in turn, and may take a card that another has drawn or discarded. Whoever"
        " first has every card in a set wins.",
    )
    blocks: list[Block] = [Sentence(about)]
    description = rules_description(rules)
    if description:
        blocks.append(Sentence(read_out([description])))
    if len(rules.players) == 1:
        rules = rules.at_table(*rules.players)
    chapters = (
        (translate("guide", "The cards"), _cards(rules)),
        (translate("guide", "The goal"), map(Sentence, _goal(rules))),
        (translate("guide", "Sets and their points"), iter([set_table(rules)])),
        (translate("guide", "The deal"), map(Sentence, _deal(rules))),
        (translate("guide", "A turn"), map(Sentence, _turn(rules))),
        (translate("guide", "Who gets the card"), map(Sentence, claims(rules))),
        (translate("guide", "Generals"), map(Sentence, generals(rules))),
        (translate("guide", "Jokers"), map(Sentence, jokers(rules))),
        (translate("guide", "The end"), map(Sentence, _end(rules))),
        (translate("guide", "Payment"), map(Sentence, _payment(rules))),
    )
    for title, chapter in chapters:
        told = list(chapter)
        blocks += [Heading(title), *told] if told else []
    further = list(_further(rules))
    return [*blocks, Heading(translate("guide", "Further rules")), *further] if further else blocks


def set_table(rules: Rules) -> SetTable:
    """Return every kind of set these rules know, with its points, the dearest first."""
    rows = [_row(rules, kind) for kind in MeldKind if kind not in _MIXED or rules.mixed_color_ranks]
    if rules.general_pong_points != rules.points[MeldKind.PONG]:
        text, generals = translate("guide", "Three identical Generals."), (Card.rA,) * 3
        rows.append(SetRow(generals, meld_name(MeldKind.PONG), text, *rules.general_pong_points))
    if rules.general_kong_extra != (0, 0):
        text, four = translate("guide", "Four identical Generals."), (Card.rA,) * 4
        worths = zip(rules.points[MeldKind.KONG], rules.general_kong_extra, strict=True)
        concealed, exposed = (points + extra for points, extra in worths)
        rows.append(SetRow(four, meld_name(MeldKind.KONG), text, concealed, exposed))
    if rules.jokers and rules.joker_extra:
        concealed, exposed = (points + rules.joker_extra for points in rules.points[MeldKind.SINGLE])
        text = translate("guide", "A single joker.")
        rows.append(SetRow(JOKERS[:1], meld_name(MeldKind.SINGLE), text, concealed, exposed))
    if rules.jokers and rules.jokers_join:
        text = translate("guide", "Any four jokers.")
        rows.append(SetRow(JOKERS[:4], meld_name(MeldKind.KONG), text, *rules.joker_kong_points))
    return SetTable(tuple(sorted(rows, key=lambda row: (-row.concealed, -row.exposed, -len(row.cards)))))


def _worth(rules: Rules, n: int) -> str:
    return counted.worth(n, rules.point_name)


_MIXED = (MeldKind.CHOW_COLORS, MeldKind.QUAD)


def _row(rules: Rules, kind: MeldKind) -> SetRow:
    ranks = rules.mixed_color_ranks
    mixed = Piece.CHARIOT if Piece.CHARIOT in ranks else max(ranks, default=Piece.SOLDIER)
    joins_jokers = rules.jokers and not rules.joker_extra
    examples = {
        MeldKind.KONG: (Card.rX,) * 4,
        MeldKind.PONG: (Card.gB,) * 3,
        MeldKind.PAIR: (Card.yZ,) * 2,
        MeldKind.CHOW_ABC: (Card.gA, Card.gB, Card.gC),
        MeldKind.CHOW_XYZ: (Card.wX, Card.wY, Card.wZ),
        MeldKind.CHOW_COLORS: tuple(card_of(color, mixed) for color in Color)[:3],
        MeldKind.QUAD: tuple(card_of(color, mixed) for color in Color),
        MeldKind.SINGLE: (Card.yA, JOKERS[0]) if joins_jokers else (Card.yA,),
    }
    texts = {
        MeldKind.KONG: translate("guide", "Four identical cards."),
        MeldKind.PONG: translate("guide", "Three identical cards."),
        MeldKind.PAIR: translate("guide", "Two identical cards."),
        MeldKind.CHOW_ABC: translate("guide", "General, Advisor, Elephant of one color."),
        MeldKind.CHOW_XYZ: translate("guide", "Chariot, Cannon, Horse of one color."),
        MeldKind.CHOW_COLORS: translate("guide", "One piece in three colors: {pieces}."),
        MeldKind.QUAD: translate("guide", "One piece in all four colors: {pieces}."),
        MeldKind.SINGLE: translate("guide", "A single General, or a joker.")
        if joins_jokers
        else translate("guide", "A single General."),
    }
    if kind.size < rules.identical_soldiers and kind in IDENTICAL.values():
        texts[kind] = _without_soldiers(kind)
    pieces = translate("guide", "any piece")
    if len(ranks) < len(Piece):
        pieces = listed(map(piece_name, sorted(ranks)))
    text = texts[kind].format(pieces=pieces)
    return SetRow(examples[kind], meld_name(kind), text, *rules.points[kind])


def _without_soldiers(kind: MeldKind) -> str:
    texts = {
        MeldKind.KONG: translate("guide", "Four identical cards, but no Soldiers."),
        MeldKind.PONG: translate("guide", "Three identical cards, but no Soldiers."),
    }
    return texts.get(kind, translate("guide", "Two identical cards, but no Soldiers."))


def _cards(rules: Rules) -> Iterator[Block]:
    players = listed(map(str, sorted(rules.players)))
    yield Sentence(translate("guide", "For {players} players.").format(players=players))
    yield Cards(
        tuple(card_of(Color.RED, piece) for piece in Piece),
        translate("guide", "Seven pieces: {pieces}.").format(pieces=listed(map(piece_name, Piece))),
    )
    text = translate("guide", "Four colors, with {copies} copies of each card for up to four players.")
    yield Cards(
        tuple(card_of(color, Piece.SOLDIER) for color in Color), text.format(copies=rules.copies_per_type)
    )
    if rules.jokers:
        yield Cards(JOKERS, translate("guide", "Five jokers, without a color."))
    yield Sentence(translate("guide", "The deck has {cards}.").format(cards=_deck_sizes(rules)))


def _deck_sizes(rules: Rules) -> str:
    """Return how many cards there are, for each number of players where it depends on that."""
    sizes: dict[int, list[str]] = {}
    for seats in sorted(rules.players):
        sizes.setdefault(rules.deck_size(seats), []).append(str(seats))
    if len(sizes) == 1:
        return counted.cards(*sizes)
    text = translate("guide", "{cards} for {players} players")
    return clauses(text.format(cards=counted.cards(size), players=listed(who)) for size, who in sizes.items())


def _goal(rules: Rules) -> Iterator[str]:
    yield translate(
        "guide",
        "You win when all {n} cards are in sets. Cards that fit no set are junk.",
    ).format(n=rules.hand_size + rules.dealer_extra)
    if _is_otherwise_for_six(rules):
        text = translate("guide", "With six players, that’s {n} cards.")
        yield text.format(n=rules.hand_size_of_six + rules.dealer_extra)
    if rules.kong_draws:
        yield translate("guide", "Each Kong that you’ve drawn a card for makes it one card more.")
    if rules.min_points_to_win:
        text = translate("guide", "A hand worth less than {points} can’t win.")
        yield text.format(points=_worth(rules, rules.min_points_to_win))
    least = rules.min_points_from_five
    if least and max(rules.players) > _FEW:
        text = translate("guide", "With five or six players, {points} are enough.")
        if least > rules.min_points_to_win:
            text = translate("guide", "With five or six players, it has to be worth {points}.")
        yield text.format(points=_worth(rules, least))
    if all(points_parity(rules.at_table(seats)) == 1 for seats in rules.players):
        yield translate(
            "guide",
            "Playing with real cards? The points of a winning hand always come to an odd number: if you count"
            " an even one, count again.",
        )


def _deal(rules: Rules) -> Iterator[str]:
    first = {
        FirstDealer.DICE: translate("guide", "Dice decide who deals first."),
        FirstDealer.HIGH_CARD: translate("guide", "Everyone draws a card; the highest deals first."),
        FirstDealer.RANDOM: translate("guide", "The first dealer is chosen at random."),
    }
    yield first[rules.first_dealer]
    text = translate("guide", "Everyone gets {n} cards, the dealer one more.")
    yield text.format(n=rules.hand_size)
    if _is_otherwise_for_six(rules):
        text = translate("guide", "With six players, it’s {n} cards, and the dealer gets one more.")
        yield text.format(n=rules.hand_size_of_six)
    if rules.deal_packets is DealPackets.SIX_FIVE:
        yield translate(
            "guide", "They’re dealt in packets: six to the dealer, then five to each player, round and round."
        )
    if rules.expose_dealt_kongs:
        text = translate(
            "guide", "A dealt Kong is laid open at once, without a replacement card, and is worth {points}."
        )
        yield text.format(points=_worth(rules, rules.dealt_kong_points))
        if rules.general_kong_extra[0]:
            text = translate("guide", "A dealt Kong of Generals is worth {points}.")
            yield text.format(points=_worth(rules, rules.dealt_kong_points + rules.general_kong_extra[0]))
        if rules.jokers and rules.jokers_join:
            text = translate("guide", "A dealt Kong of jokers is worth {points}.")
            yield text.format(points=_worth(rules, rules.joker_kong_points[0]))
    if rules.mark_dealt_pongs:
        yield translate(
            "guide", "A dealt Pong is marked with a coin: everyone knows you have one, but not which."
        )
    if rules.mulligan is not MulliganRule.OFF:
        yield (
            translate(
                "guide",
                "If you’re dealt no General, no joker, no three or four identical cards and no Soldiers in"
                " all"
                " four colors, you may call a mulligan: the same dealer deals again.",
            )
            if rules.jokers
            else translate(
                "guide",
                "If you’re dealt no General, no three or four identical cards and no Soldiers in all four"
                " colors, you may call a mulligan: the same dealer deals again.",
            )
        )
    if rules.may_fold:
        yield (
            translate(
                "guide",
                "Before the first discard you may fold: you sit out the round, and if someone wins you pay"
                " only"
                " the ante.",
            )
            if rules.ante and rules.losers_pay
            else translate(
                "guide", "Before the first discard you may fold: you sit out the round and pay nothing."
            )
        )
    if rules.dealt_win:
        yield translate("guide", "A dealer whose dealt cards are all in sets may win at once.")


def _is_otherwise_for_six(rules: Rules) -> bool:
    """Return whether six are dealt another number of cards than fewer are."""
    return bool(rules.hand_size_of_six) and rules.players >= {_FEW + 2}


def _turn(rules: Rules) -> Iterator[str]:
    yield translate("guide", "The dealer starts with a discard. Play goes counterclockwise.")
    yield translate(
        "guide",
        "Any card that’s discarded or turned up from the wall may be claimed: you lay it open in a set with"
        " cards from your hand, then you discard.",
    )
    yield translate(
        "guide",
        "If nobody claims it, it stays there and the next player draws. A drawn card never goes into a hand.",
    )
    if rules.kong_draws:
        yield translate(
            "guide",
            "After claiming a Kong you don’t discard: you draw the next card of the wall, as long as one may"
            " be drawn.",
        )
    if rules.lock_identical:
        yield translate(
            "guide", "Three or four identical cards in your hand stay together: none may join another set."
        )
        if rules.identical_soldiers > MeldKind.KONG.size:
            yield translate("guide", "This doesn’t apply to Soldiers.")
        elif rules.identical_soldiers > MeldKind.PONG.size:
            yield translate("guide", "Of Soldiers, only four stay together.")
    else:
        yield translate("guide", "You may break up sets in your hand for better ones.")
    if rules.exposed_pong_upgrade is PongUpgrade.SELF_DRAW_WIN:
        yield translate("guide", "A Pong on the table takes its fourth card if you draw it and win with it.")
    elif rules.exposed_pong_upgrade is PongUpgrade.SELF_DRAW:
        yield translate("guide", "A Pong on the table takes its fourth card whenever you draw it.")
    elif rules.exposed_pong_upgrade is not PongUpgrade.NEVER:
        assert_never(rules.exposed_pong_upgrade)


def _further(rules: Rules) -> Iterator[Sentence]:
    """Say what later rules have that no chapter tells, where they are not as by default."""
    values = rules.knobs()
    for key in (
        key for key in KNOBS if key in LATER.keys() - _TOLD_IN_A_CHAPTER and values[key] != DEFAULTS[key]
    ):
        value = stopped(headed(knob_name(key), value_text(rules, key)))
        yield Sentence(f"{value}{knob_explanation(key)}")


_FEW = 4
_TOLD_IN_A_CHAPTER = {
    "kong_before_pong",
    "identical_soldiers",
    "general_kong_extra",
    "dead_hand_points",
    "ante",
    "may_fold",
    "self_draw_bonus",
    "shower_pays",
    "min_points_from_five",
    "multiplier_from_five",
    "dead_wall_from_five",
    "hand_size_of_six",
    "yellow_general_bonus",
    "call_given_up_pong",
    "jokers_as_generals",
    "pair_needs_own_draw",
    "opposite_deals_from",
    "joker_extra",
    "joker_kong_points",
    "kong_draws",
    "losers_pay",
}


def _end(rules: Rules) -> Iterator[str]:
    if rules.dead_wall:
        text = translate("guide", "Once {cards} are left in the wall, nobody draws any more and nobody wins.")
        yield text.format(cards=counted.cards(rules.dead_wall))
    else:
        yield translate("guide", "When the wall runs out, nobody wins.")
    if rules.dead_wall_from_five == 0 and max(rules.players) > _FEW:
        yield translate("guide", "With five or six players, the wall is drawn to its end.")
    elif rules.dead_wall_from_five > 0 and max(rules.players) > _FEW:
        text = translate("guide", "With five or six players, that’s at {cards}.")
        yield text.format(cards=counted.cards(rules.dead_wall_from_five))
    yield translate("guide", "The winner deals the next round.")
    if rules.opposite_deals_from:
        text = translate("guide", "After a win worth {points} or more, the player opposite deals instead.")
        yield text.format(points=_worth(rules, rules.opposite_deals_from))
    if rules.next_dealer_after_draw is NextDealerAfterDraw.SAME:
        yield translate("guide", "If nobody wins, the same dealer deals again.")
    else:
        yield translate("guide", "If nobody wins, the player to the dealer’s right deals next.")


def _deduction(rules: Rules) -> Iterator[str]:
    """Say what a loser's own Kongs save: points before they are paid for, or as much of the payment."""
    made, dealt = rules.points[MeldKind.KONG][1], rules.dealt_kong_points
    if rules.loser_kong_deduction is KongDeduction.POINTS:
        text = translate("guide", "For each of their own Kongs on the table, a loser pays for {points} less.")
        yield text.format(points=_worth(rules, made))
    else:
        text = translate("guide", "For each of their own Kongs on the table, a loser pays {n} less.")
        yield text.format(n=made)
    if rules.expose_dealt_kongs and dealt != made:
        yield translate("guide", "For a dealt Kong, that’s {n}.").format(n=dealt)
    dealt_more, made_more = rules.general_kong_extra
    if made_more:
        yield translate("guide", "For a Kong of Generals, that’s {n}.").format(n=made + made_more)
    if rules.expose_dealt_kongs and (dealt_more or (made_more and dealt != made)):
        text = translate("guide", "For a dealt Kong of Generals, that’s {n}.")
        yield text.format(n=dealt + dealt_more)
    if rules.jokers and rules.jokers_join:
        text = translate("guide", "For a Kong of jokers, that’s {n}.")
        yield text.format(n=rules.joker_kong_points[1])
        if rules.expose_dealt_kongs:
            text = translate("guide", "For a dealt Kong of jokers, that’s {n}.")
            yield text.format(n=rules.joker_kong_points[0])


def _payment(rules: Rules) -> Iterator[str]:
    """Say what is paid for a win, and then what else is paid."""
    if rules.losers_pay:
        yield from (*_pay_for_the_win(rules), *_pay_besides(rules))
    else:
        yield from (*_score_for_the_win(rules), *_score_besides(rules))
    if rules.multiplier_from_five > 1 and max(rules.players) > _FEW:
        text = translate("guide", "With five or six players, everything counts {times}.")
        takes_off = rules.loser_kong_deduction is KongDeduction.AMOUNT and rules.losers_pay
        if takes_off and rules.payment is not Payment.STAKE:
            text = translate(
                "guide", "With five or six players, everything but what Kongs take off counts {times}."
            )
        yield text.format(times=_times(rules.multiplier_from_five))


def _times(n: int) -> str:
    """Return how often something counts, from 2 on."""
    #: how often points or a stake count: "gets twice the points", "everything counts twice"
    twice = translate("guide", "twice")
    #: how often points or a stake count: "gets 3 times the points", "everything counts 3 times"
    return twice if n == 2 else translate("guide", "{n} times").format(n=n)


def _pay_besides(rules: Rules) -> Iterator[str]:
    if rules.self_draw_bonus and rules.payment is not Payment.STAKE:
        text = translate("guide", "If the winner drew the winning card, each loser pays for {points} more.")
        yield text.format(points=_worth(rules, rules.self_draw_bonus))
    if rules.yellow_general_bonus:
        text = translate(
            "guide", "Each loser pays {n} more for every yellow General of the winner (tướng vàng)."
        )
        yield text.format(n=rules.yellow_general_bonus)
    if rules.shower_pays:
        yield translate(
            "guide", "If another player discarded or drew the winning card, they pay this for all losers."
        )
    if rules.ante:
        yield translate("guide", "Every other player also pays the winner an ante of {n}.").format(
            n=rules.ante
        )
    if rules.may_fold and rules.ante:
        yield translate(
            "guide", "If all but one fold, that player gets their antes. If nobody wins, no ante is paid."
        )


def _score_besides(rules: Rules) -> Iterator[str]:
    if rules.self_draw_bonus and rules.payment is not Payment.STAKE:
        text = translate("guide", "If the winner drew the winning card, {points} more count.")
        yield text.format(points=_worth(rules, rules.self_draw_bonus))
    if rules.yellow_general_bonus:
        text = translate("guide", "Each yellow General of the winner (tướng vàng) brings {n} more.")
        yield text.format(n=rules.yellow_general_bonus)


def _pay_for_the_win(rules: Rules) -> Iterator[str]:
    if rules.payment is Payment.STAKE:
        yield translate("guide", "Each loser pays the winner {n}.").format(n=rules.unit)
        if rules.kong_multiplier > 1:
            text = translate("guide", "A winner with a Kong gets {times} the stake.")
            yield text.format(times=_times(rules.kong_multiplier))
        return
    if rules.unit == 1:
        yield translate("guide", "Each loser pays the winner’s points.")
    else:
        yield translate("guide", "Each loser pays the winner’s points, at {n} each.").format(n=rules.unit)
    yield from _count_points(rules)
    if rules.loser_kong_deduction is not KongDeduction.NONE:
        yield from _deduction(rules)
        if rules.payment_floor_zero:
            yield translate("guide", "Nobody is paid for losing.")


def _score_for_the_win(rules: Rules) -> Iterator[str]:
    if rules.payment is Payment.STAKE:
        text = translate("guide", "Nobody pays for a win. The winner alone scores {n}.")
        yield text.format(n=rules.unit)
        if rules.kong_multiplier > 1:
            text = translate("guide", "A winner with a Kong gets {times} the stake.")
            yield text.format(times=_times(rules.kong_multiplier))
        return
    if rules.unit == 1:
        yield translate("guide", "Nobody pays for a win. The winner alone scores the points of the hand.")
    else:
        text = translate("guide", "Nobody pays for a win. The winner alone scores the points, at {n} each.")
        yield text.format(n=rules.unit)
    yield from _count_points(rules)


def _count_points(rules: Rules) -> Iterator[str]:
    if rules.payment is Payment.OVER_MINIMUM:
        yield translate("guide", "Only the points above the minimum count for that.")
    elif rules.payment is not Payment.POINTS and rules.payment is not Payment.STAKE:
        assert_never(rules.payment)
    if rules.win_bonus:
        yield translate("guide", "A win is worth {points} more.").format(
            points=_worth(rules, rules.win_bonus)
        )
    if rules.kong_multiplier > 1:
        text = translate("guide", "A winner with a Kong gets {times} the points.")
        yield text.format(times=_times(rules.kong_multiplier))
