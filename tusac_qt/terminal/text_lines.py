"""A table as lines of text, without cursor tricks and nothing told by color alone. No Qt."""

from collections.abc import Sequence

from engine.actions import Discard
from engine.cards import Card
from engine.claims import Source
from engine.match import MatchState
from engine.melds import Meld
from engine.rules import Rules
from engine.scoring import Outcome
from engine.seats import BySeat
from engine.view import HandCard
from tusac_qt.model.display import Plaque, TableDisplay
from tusac_qt.model.tray import TrayPlace
from tusac_qt.model.tray_words import LETTERS, answer_name
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import Button
from tusac_qt.play.hand_order import HandGroup, in_order
from tusac_qt.terminal.typed import DIGITS
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import (
    card_list,
    card_name,
    effect_text,
    junk_text,
    level_name,
    marked_text,
    meld_name,
    order_name,
    reason_text,
    seat_name,
    wait_list,
)
from tusac_qt.words.narration import Narrator, score_line_text
from tusac_qt.words.punctuation import clauses, headed, listed, phrases, times, with_note
from tusac_qt.words.result_lines import payment_parts, payment_text, total_line
from tusac_qt.words.translation import translate


def position_lines(display: TableDisplay, match: MatchState, narrator: Narrator) -> list[str]:
    """Return all of a table but one's own hand: round, seats, wall, card on offer."""
    lines = [_round_line(display, match)]
    for plaque in display.plaques:
        lines += _seat_lines(plaque, match.setup.seats, narrator)
    lines.append(
        translate("terminal", "Wall: {cards}, {draws} left to draw.").format(
            cards=counted.cards(display.wall_count), draws=display.draws_left
        )
    )
    if display.offer is not None:
        drawn, discarded = (
            translate("terminal", "On offer: {card}, drawn by {name}."),
            translate("terminal", "On offer: {card}, discarded by {name}."),
        )
        text = drawn if display.offer.source is Source.DRAW else discarded
        lines.append(text.format(card=card_name(display.offer.card), name=narrator.name(display.offer.owner)))
    return lines


def hand_lines(display: TableDisplay) -> list[str]:
    """Return one's own hand, every card with the number that names it."""
    cards = counted.cards(len(in_order(display.hand)))
    order = order_name(display.side.order)
    if display.side.deadwood is None:
        head = translate("terminal", "Your hand, {cards}, {order}:").format(cards=cards, order=order)
    else:
        head = translate("terminal", "Your hand, {cards}, {junk}, {order}:").format(
            cards=cards, junk=junk_text(display.side.deadwood), order=order
        )
    lines, number = [head], 1
    for group in display.hand:
        lines.append("  " + _group_line(group, number))
        number += len(group.cards)
    if display.side.waits:
        waits = wait_list(display.side.waits)
        lines.append(translate("terminal", "You’re waiting for {cards}.").format(cards=waits))
    return lines


def outcome_lines(
    rules: Rules,
    outcome: Outcome,
    melds: BySeat[tuple[Meld, ...]],
    narrator: Narrator,
    tally: BySeat[int] | None = None,
) -> list[str]:
    """Return the worth of a finished round, and what each seat pays, with the reasons.

    Args:
        rules: of the round.
        outcome: how it ended.
        melds: what each seat had on the table.
        narrator: names the players.
        tally: how the match stands with this round; None if that is not known.
    """
    if outcome.voided_by is not None:
        return []
    lines = (
        []
        if outcome.winning is None
        else [
            *(score_line_text(line, rules.point_name) for line in outcome.winning.lines),
            total_line(outcome, rules.point_name),
        ]
    )
    lines = ["  " + line for line in lines]
    for seat, parts in payment_parts(rules, outcome, melds).items():
        line = headed(narrator.name(seat), f"{outcome.payments[seat]:+d}")
        if parts:
            line = with_note(line, payment_text(parts))
        if tally is not None:
            line = phrases((line, translate("terminal", "{tally} in all").format(tally=f"{tally[seat]:+d}")))
        lines.append(line)
    return lines


def standing_lines(match: MatchState, narrator: Narrator) -> list[str]:
    """Return the places at the end of a match, best first."""
    order = sorted(match.tally.items(), key=lambda item: -item[1])
    return [
        f"{1 + sum(other > tally for other in match.tally)}. {narrator.name(seat)} {tally:+d}"
        for seat, tally in order
    ]


def options_line(display: TableDisplay) -> str:
    """Return what may be answered to the card on offer, with keys and, with hints, effects."""
    lit = [place for place in (*display.deal_answers, *display.tray) if place.is_lit]
    options = clauses(map(_option, lit))
    may_pass = any(place.button is Button.PASS for place in lit)
    text = (
        translate("terminal", "You may: {options}.")
        if may_pass
        else translate("terminal", "You must: {options}.")
    )
    return text.format(options=options)


def variant_lines(place: TrayPlace, narrator: Narrator) -> list[str]:
    """Return the ways to make one claim, numbered."""
    lines = []
    for number, answer in enumerate(place.answers, 1):
        line = f"  {number} {narrator.action(answer)}"
        lines.append(headed(line, effect_text(place.effects[number - 1])) if place.effects else line)
    return lines


def place_line(place: TrayPlace) -> str:
    """Return a place of the tray with why it does nothing, or what it does."""
    if place.reason is not None:
        return headed(answer_name(place), reason_text(place.reason))
    return _option(place)


def proposal(display: TableDisplay, narrator: Narrator) -> str:
    """Return the suggestion, which an empty line accepts; "" for none."""
    proposed = display.proposed
    if isinstance(proposed, Discard):
        for number, held in enumerate(in_order(display.hand), 1):
            if held.index == proposed.card:
                return f"{number} {card_name(held.card)}"
    return "" if proposed is None else narrator.action(proposed)


def auto_lines(auto: AutoAnswers, *, may_stand_in: bool) -> list[str]:
    """Return the numbered menu of automatic answers; on a network the computer may answer as well."""
    states = [
        (translate("terminal", "pass when I can’t do anything"), auto.passes_when_nothing),
        (translate("terminal", "pass on everything this round, but ask about a win"), auto.passes_round),
        (translate("terminal", "no Chow, Quad or Pair"), auto.passes_chow_and_pair),
        (translate("terminal", "win without asking"), auto.wins),
    ]
    if may_stand_in:
        states.append((translate("terminal", "let the computer answer until I’m back"), auto.stands_in))
    on, off = translate("terminal", "on"), translate("terminal", "off")
    lines = [
        headed(f"  {number} {text}", on if state else off) for number, (text, state) in enumerate(states, 1)
    ]
    until = off if auto.passes_until is None else card_name(auto.passes_until)
    return [
        *lines,
        "  "
        + translate("terminal", "a card such as rX: pass until it is shown: {until}").format(until=until),
    ]


def _round_line(display: TableDisplay, match: MatchState) -> str:
    if match.setup.rounds:
        return translate("terminal", "Round {number} of {rounds}.").format(
            number=display.round_number, rounds=match.setup.rounds
        )
    return translate("terminal", "Round {number}.").format(number=display.round_number)


def _seat_lines(plaque: Plaque, seats: int, narrator: Narrator) -> list[str]:
    facts = [
        counted.cards(plaque.cards),
        translate("terminal", "{tally} in all").format(tally=f"{plaque.tally:+d}"),
    ]
    if plaque.level:
        facts.insert(0, translate("terminal", "computer, {level}").format(level=level_name(plaque.level)))
    if plaque.is_dealer:
        facts.append(translate("terminal", "dealer"))
    if plaque.marks:
        facts.append(marked_text(plaque.marks))
    if plaque.is_out:
        facts.append(translate("terminal", "out of the round"))
    if plaque.is_active:
        facts.append(translate("terminal", "has the move"))
    who = phrases((seat_name(plaque.seat, seats), narrator.name(plaque.seat)))
    lines = [headed(who, phrases(facts))]
    if plaque.melds:
        melds = clauses(headed(meld_name(meld.kind), card_list(meld.cards)) for meld in plaque.melds)
        lines.append(
            translate("terminal", "  on the table: {melds} ({points})").format(
                melds=melds, points=narrator.worth(plaque.points)
            )
        )
    if plaque.discards:
        lines.append(translate("terminal", "  unclaimed: {cards}").format(cards=card_list(plaque.discards)))
    return lines


def _group_line(group: HandGroup, number: int) -> str:
    cards = listed(_numbered(group.cards, number))
    if group.is_deadwood:
        return translate("terminal", "junk: {cards}").format(cards=cards)
    return cards if group.kind is None else headed(meld_name(group.kind), cards)


def _numbered(cards: Sequence[HandCard], number: int) -> list[str]:
    """Return cards with their numbers, equal neighbours together: "3-4 red Horse ×2"."""
    runs: list[tuple[int, int, Card]] = []
    for place, held in enumerate(cards, number):
        if runs and runs[-1][2] == held.card:
            runs[-1] = (runs[-1][0], place, held.card)
        else:
            runs.append((place, place, held.card))
    return [
        f"{first} {card_name(card)}"
        if first == last
        else times(f"{first}-{last} {card_name(card)}", last - first + 1)
        for first, last, card in runs
    ]


def _option(place: TrayPlace) -> str:
    digit = DIGITS[place.button]
    letter = None if place.is_fold else LETTERS.get(place.button)  # D never folds, and X leaves the table
    keys = (
        translate("terminal", "{letter} or {digit}").format(letter=letter, digit=digit) if letter else digit
    )
    ways = translate("terminal", ", {n} ways").format(n=len(place.answers)) if len(place.answers) > 1 else ""
    line = with_note(answer_name(place), f"{keys}{ways}")
    return headed(line, effect_text(place.effects[0])) if place.effects else line
