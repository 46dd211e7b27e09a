"""What the end of a round shows: the winning hand meld by meld, the hand thrown in, who pays whom."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from engine.melds import MeldKind
from engine.rules import Rules
from engine.scoring import Outcome, ScoreLine
from engine.seats import Seat, seats_from
from engine.state import owned_slots
from tusac_qt.model.wording import signed
from tusac_qt.play.table import BUTTON_KINDS, Table
from tusac_qt.scene.theme import CardSkin
from tusac_qt.windows.card_strip import CardStrip
from tusac_qt.windows.plain import PlainLabel, set_tip
from tusac_qt.words.glossary import KIND_TERMS, explain
from tusac_qt.words.i18n import button_name, joker_name, piece_name
from tusac_qt.words.narration import Narrator
from tusac_qt.words.result_lines import origin_text, payment_note, total_lines
from tusac_qt.words.translation import translate


@dataclass(frozen=True, slots=True)
class CardLook:
    """How cards are shown beside words.

    Attributes:
        skin: their faces.
        card_w: their width, pixels.
        unit: how much larger all is than in a small window.
    """

    skin: CardSkin
    card_w: int
    unit: float


def result_title(table: Table, narrator: Narrator, outcome: Outcome) -> str:
    """Return how the round ended, and after the last one the match."""
    sentence = narrator.outcome(outcome)
    if not table.match.is_over:
        return sentence
    best = max(table.match.tally)
    names = [table.players[seat].name for seat, tally in table.match.tally.items() if tally == best]
    if len(names) == 1:
        ended = translate("result", "The match is over: {name} wins it with {tally}.")
        if table.match.tally[table.seat] == best and not table.is_watching:
            ended = translate("result", "The match is over, and it is yours, with {tally}.")
    else:
        ended = translate("result", "The match is over: {name} share it with {tally}.")
    return f"{sentence}\n{ended.format(name=', '.join(names), tally=signed(best))}"


def winning_hand(look: CardLook, rules: Rules, outcome: Outcome, lines: tuple[ScoreLine, ...]) -> QWidget:
    """Return the winning hand: a row for each meld, its cards, what it is, its points."""
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(round(14 * look.unit))
    grid.setVerticalSpacing(round(6 * look.unit))
    half = (len(lines) + 1) // 2 if len(lines) > 4 else len(lines)
    for number, line in enumerate(lines):
        row, column = number % half, number // half * 4
        strip = CardStrip(look.skin, look.card_w)
        strip.show_cards(line.meld.cards)
        grid.addWidget(strip, row, column, Qt.AlignmentFlag.AlignRight)
        label = PlainLabel(f"{_short_name(line)}\n{origin_text(line)}")
        label.setProperty("role", "alert" if line.is_winning else "secondary")
        if line.meld.kind in KIND_TERMS:
            set_tip(label, explain(KIND_TERMS[line.meld.kind]))
        grid.addWidget(label, row, column + 1)
        value = PlainLabel(str(line.points))
        value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(value, row, column + 2)
        if column == 0 and half < len(lines):
            grid.setColumnMinimumWidth(3, round(24 * look.unit))
    told = total_lines(rules, outcome)
    for row, text in enumerate(told, half):
        total = PlainLabel(text)
        total.setProperty("role", "title" if row == half else "secondary")
        set_tip(total, explain("point"))
        total.setAlignment(Qt.AlignmentFlag.AlignCenter)
        grid.addWidget(total, row, 0, 1, -1)
    grid.setRowStretch(half + len(told), 1)
    return table


def thrown_in(look: CardLook, table: Table, seat: Seat) -> QWidget:
    """Return the dealt hand that made a round void, for all to see."""
    view = table.view
    dealt = owned_slots(view.rules, view.seats, view.dealer)[seat]
    strip = CardStrip(look.skin, look.card_w)
    strip.show_cards(tuple(sorted(map(table.card, dealt))))
    return strip


def _short_name(line: ScoreLine) -> str:
    """Return what a meld is called, beside its cards."""
    kind = line.meld.kind
    if kind is MeldKind.SINGLE:
        card = line.meld.cards[0]
        return joker_name(card) if card.is_joker else piece_name(card.piece)
    return next(button_name(button) for button, kinds in BUTTON_KINDS.items() if kind in kinds)


def payments(table: Table, outcome: Outcome, unit: float) -> QWidget:
    """Return who pays and who gets what, and the tally."""
    panel = QWidget()
    grid = QGridLayout(panel)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(round(26 * unit))
    grid.setVerticalSpacing(round(6 * unit))
    heads = (
        translate("result", "Player"),
        translate("result", "This round"),
        translate("result", "Match"),
    )
    for column, head in enumerate(heads, 1):
        label = PlainLabel(head)
        label.setProperty("role", "secondary")
        grid.addWidget(label, 0, column, _side(column))
    for place, seat in enumerate(seats_from(table.seat, len(table.players))):
        row = 1 + 2 * place
        cells = (
            _name(table, seat, outcome),
            signed(outcome.payments[seat]),
            signed(table.match.tally[seat]),
        )
        for column, text in enumerate(cells, 1):
            label = PlainLabel(text)
            if seat == outcome.winner:
                label.setProperty("role", "warning")
            grid.addWidget(label, row, column, _side(column))
        note = payment_note(table.view.rules, outcome, seat)
        if note:
            why = PlainLabel(note)
            why.setProperty("role", "secondary")
            grid.addWidget(why, row + 1, 1, 1, 3, Qt.AlignmentFlag.AlignRight)
    grid.setRowStretch(2 * len(table.players) + 1, 1)
    return panel


def _side(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignLeft if column == 1 else Qt.AlignmentFlag.AlignRight


def _name(table: Table, seat: Seat, outcome: Outcome) -> str:
    return f"★ {table.players[seat].name}" if seat == outcome.winner else table.players[seat].name
