"""The end of a round, in words: the winner and the card, the sets, each player's payment and its reasons.

No Qt here.
"""

from dataclasses import dataclass
from typing import assert_never

from engine.cards import Card
from engine.claims import Source
from engine.knobs import Payment, PointName
from engine.melds import Meld, MeldKind
from engine.rules import Rules
from engine.scoring import Bill, Outcome, ScoreLine, bills, bills_of_unwon
from engine.seats import BySeat, Seat
from engine.view import OfferView
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import card_name, kong_card_name, marked_card
from tusac_qt.words.narration import Narrator, is_left_to_one
from tusac_qt.words.punctuation import listed, phrases
from tusac_qt.words.translation import translate


@dataclass(frozen=True, slots=True)
class PaymentPart:
    """A part of what a seat pays, or below 0 of what a winner scores whom nobody pays.

    Attributes:
        amount: how much; below 0 also if it is taken off.
        text: what for, with that amount.
    """

    amount: int
    text: str


def total_line(outcome: Outcome, name: PointName = PointName.POINTS) -> str:
    """Return how many points the sets of a won round come to; "" if nobody has won."""
    winning = outcome.winning
    if winning is None:
        return ""
    bonus = winning.points - sum(line.points for line in winning.lines)
    if bonus:
        text = translate("result", "Total: {points}, {bonus} of them for winning")
        return text.format(points=counted.worth(winning.points, name), bonus=bonus)
    return translate("result", "Total: {points}").format(points=counted.worth(winning.points, name))


def ending_title(outcome: Outcome, narrator: Narrator) -> str:
    """Return the few words for how a round ended: what the winner calls, and what that means."""
    if outcome.voided_by is not None:
        return translate("result", "New deal")
    if outcome.winner is None:
        return translate("result", "Nobody wins")
    own, other = translate("result", "You win! (Tới!)"), translate("result", "{name} wins! (Tới!)")
    return own if narrator.is_own(outcome.winner) else other.format(name=narrator.name(outcome.winner))


def win_title(winner: Seat, narrator: Narrator) -> str:
    """Return the few words for who has won, beside what is called."""
    own, other = translate("result", "You win!"), translate("result", "{name} wins!")
    return own if narrator.is_own(winner) else other.format(name=narrator.name(winner))


def won_on_line(offer: OfferView | None, narrator: Narrator) -> str:
    """Return on whose card a round was won; None is the dealt cards."""
    if offer is None:
        return translate("result", "straight from the deal")
    is_own = narrator.is_own(offer.owner)
    if offer.source is Source.DISCARD:
        own, other = (
            translate("result", "on {card}, which you discarded"),
            translate("result", "on {card}, which {feeder} discarded"),
        )
    else:
        own, other = (
            translate("result", "on {card}, which you drew"),
            translate("result", "on {card}, which {feeder} drew"),
        )
    text = own if is_own else other
    return text.format(card=marked_card(offer.card), feeder=narrator.name(offer.owner))


def ending_line(outcome: Outcome, offer: OfferView | None, narrator: Narrator) -> str:
    """Return in a sentence who has won, with how many points and on whose card, or why nobody pays.

    Args:
        outcome: how the round ended.
        offer: the card it was won on; None for the dealt cards, or if nobody won.
        narrator: names players and cards.
    """
    winner, winning = outcome.winner, outcome.winning
    if outcome.voided_by is not None:
        return narrator.outcome(outcome)
    if winner is None or winning is None:
        if is_left_to_one(outcome):
            return translate("result", "Everyone else has given up, so the round is over.")
        if any(outcome.payments):
            return translate("result", "No draws are left, so nobody wins.")
        return translate("result", "No draws are left, so nobody pays.")
    own, other = _sentences(winner, offer)
    text = own if narrator.is_own(winner) else other
    return text.format(
        name=narrator.name(winner),
        points=narrator.worth(winning.points),
        card="" if offer is None else card_name(offer.card),
        feeder="" if offer is None else narrator.called(offer.owner),
    )


def _sentences(winner: Seat, offer: OfferView | None) -> tuple[str, str]:
    """Return the sentence for one's own win and the one for another's."""
    if offer is None:
        return (
            translate("result", "You win with {points}, straight from the deal"),
            translate("result", "{name} wins with {points}, straight from the deal"),
        )
    if offer.source is Source.DISCARD:
        return (
            translate("result", "You win with {points}, on the {card} {feeder} discarded"),
            translate("result", "{name} wins with {points}, on the {card} {feeder} discarded"),
        )
    if offer.owner == winner:
        return (
            translate("result", "You win with {points}, on the {card} you drew"),
            translate("result", "{name} wins with {points}, on the {card} from the wall"),
        )
    return (
        translate("result", "You win with {points}, on the {card} {feeder} drew"),
        translate("result", "{name} wins with {points}, on the {card} {feeder} drew"),
    )


def winning_place(line: ScoreLine, card: Card | None) -> int | None:
    """Return which card of a set is the one the round was won on; None if none is."""
    return line.meld.cards.index(card) if line.is_winning and card in line.meld.cards else None


def payment_parts(
    rules: Rules, outcome: Outcome, melds: BySeat[tuple[Meld, ...]]
) -> BySeat[tuple[PaymentPart, ...]]:
    """Return what makes up the payment of each seat; of whom nothing is due, nothing.

    Of the winner nothing either, unless losers do not pay: then it is the score. The amounts of a seat add up
    to what it pays.

    Args:
        rules: of the round.
        outcome: how it ended.
        melds: what each seat had on the table.
    """
    winner, winning = outcome.winner, outcome.winning
    if outcome.voided_by is not None:
        return melds.map(lambda _: ())
    if winner is None or winning is None:
        return bills_of_unwon(rules, len(melds), outcome.ending).map(_parts_of_giving_up)
    given_up = {*outcome.ending.folded, *outcome.ending.dead}
    return BySeat(
        tuple(
            ()
            if bill is None or (bill == Bill() and (seat in given_up or not rules.losers_pay))
            else _parts(rules, winning.points, bill, _kongs(melds[seat]))
            for seat, bill in bills(rules, winner, winning, melds, outcome.ending).items()
        )
    )


def _kongs(melds: tuple[Meld, ...]) -> tuple[Card, ...]:
    """Return what the Kongs among sets are of."""
    return tuple(meld.cards[0] for meld in melds if meld.kind is MeldKind.KONG)


def _parts(rules: Rules, points: int, bill: Bill, kongs: tuple[Card, ...]) -> tuple[PaymentPart, ...]:
    worth = PaymentPart(bill.worth, _worth_text(rules, points, abs(bill.worth)))
    parts = [worth] if bill.worth or not (bill.ante or bill.dead) else []
    if bill.kong:
        text = translate("result", "{n} more for the Kong that won")
        parts.append(PaymentPart(bill.kong, text.format(n=abs(bill.kong))))
    if bill.generals:
        text = translate("result", "{n} more for yellow Generals")
        parts.append(PaymentPart(bill.generals, text.format(n=abs(bill.generals))))
    if bill.own_kongs:
        one = translate("result", "less {n} for the {cards} Kong on the table")
        many = translate("result", "less {n} for the {cards} Kongs on the table")
        text = (many if len(kongs) > 1 else one).format(
            n=-bill.own_kongs, cards=listed(map(kong_card_name, kongs))
        )
        parts.append(PaymentPart(bill.own_kongs, text))
    if bill.spared:
        text = translate("result", "and the {n} left over are lost")
        parts.append(PaymentPart(bill.spared, text.format(n=bill.spared)))
    if bill.self_draw:
        text = translate("result", "{n} more because the winner drew the card")
        parts.append(PaymentPart(bill.self_draw, text.format(n=abs(bill.self_draw))))
    if bill.for_others > 0:
        text = translate("result", "{n} more for all the others")
        parts.append(PaymentPart(bill.for_others, text.format(n=bill.for_others)))
    elif bill.for_others:
        parts.append(
            PaymentPart(bill.for_others, translate("result", "paid by the player who showed the card"))
        )
    return (*parts, *_parts_of_giving_up(bill))


def _worth_text(rules: Rules, points: int, paid: int) -> str:
    """Return what is paid for the winning hand alone."""
    if rules.payment is Payment.STAKE:
        return translate("result", "the stake, {n}").format(n=paid)
    told = counted.worth(points, rules.point_name)
    if rules.payment is Payment.OVER_MINIMUM:
        text = translate("result", "{points}, less the minimum of {least}: {n}")
        return text.format(
            points=counted.worth(points, rules.point_name), least=rules.min_points_to_win, n=paid
        )
    if rules.payment is not Payment.POINTS:
        assert_never(rules.payment)
    if rules.unit == 1:
        return told
    text = translate("result", "{points} at {unit} each, {n}")
    return text.format(points=told, unit=rules.unit, n=paid)


def _parts_of_giving_up(bill: Bill) -> tuple[PaymentPart, ...]:
    """Return what antes and dead hands cost or bring a seat."""
    parts = []
    for amount, cost, gain in (
        (bill.ante, translate("result", "the ante, {n}"), translate("result", "the antes, {n}")),
        (
            bill.dead,
            translate("result", "{n} for a dead hand"),
            translate("result", "{n} received for a dead hand"),
        ),
    ):
        if amount:
            parts.append(PaymentPart(amount, (cost if amount > 0 else gain).format(n=abs(amount))))
    return tuple(parts)


def payment_text(parts: tuple[PaymentPart, ...]) -> str:
    """Return the parts of a payment in one line; "" for none."""
    return phrases(part.text for part in parts)
