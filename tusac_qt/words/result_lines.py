"""What is to be said of a result beside its melds: bonus, multiplier, a card too many, why one pays less. No Qt here."""

from engine.knobs import Payment
from engine.melds import MeldKind
from engine.rules import Rules
from engine.scoring import Outcome, ScoreLine, points_parity
from engine.seats import Seat
from tusac_qt.words.i18n import points_text
from tusac_qt.words.translation import translate


def total_lines(rules: Rules, outcome: Outcome) -> list[str]:
    """Return how the points of a won round add up, the sum first; nothing if nobody has won."""
    winning = outcome.winning
    if winning is None:
        return []
    lines = [translate("result", "Together {points}").format(points=points_text(winning.points))]
    bonus = winning.points - sum(line.points for line in winning.lines)
    if bonus:
        lines.append(translate("result", "a bonus of {points} included").format(points=points_text(bonus)))
    has_kong = any(line.meld.kind is MeldKind.KONG for line in winning.lines)
    is_multiplied = has_kong and rules.kong_multiplier > 1
    if rules.payment is Payment.STAKE and is_multiplied:
        text = translate("result", "A Kong: everybody pays the stake {n} times, {amount}")
        lines.append(text.format(n=rules.kong_multiplier, amount=rules.unit * rules.kong_multiplier))
    elif rules.payment is Payment.STAKE:
        lines.append(translate("result", "Everybody pays the stake: {n}").format(n=rules.unit))
    elif is_multiplied:
        text = translate("result", "A Kong: {n} times, {points}")
        points = points_text(winning.points * rules.kong_multiplier)
        lines.append(text.format(n=rules.kong_multiplier, points=points))
    if points_parity(rules) == 1 and winning.points % 2 == 0:
        lines.append(translate("result", "✗ even: a card is too many or too few"))
    return lines


def payment_note(rules: Rules, outcome: Outcome, seat: Seat) -> str:
    """Return why a seat pays less than what was won; "" if it does not."""
    winning = outcome.winning
    if winning is None or seat == outcome.winner or rules.payment is Payment.STAKE:
        return ""
    has_kong = any(line.meld.kind is MeldKind.KONG for line in winning.lines)
    full = rules.unit * winning.points * (rules.kong_multiplier if has_kong else 1)
    less = full + outcome.payments[seat]
    if less <= 0:
        return ""
    return translate("result", "{full}, less {less} for a Kong on the table").format(full=full, less=less)


def origin_text(line: ScoreLine) -> str:
    """Return where a meld of a won hand comes from."""
    if line.is_winning:
        return translate("result", "with the winning card")
    if line.meld.is_dealt:
        return translate("result", "dealt, laid open")
    return translate("result", "on the table") if line.is_exposed else translate("result", "in hand")
