"""The page of the score book: totals, people met, and a curve."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)

from tusac_qt.model.milestone_words import milestone_lines
from tusac_qt.model.score_words import elo_line, met_cells, met_heads, rating_line, tiles
from tusac_qt.play.milestones import Milestone
from tusac_qt.play.score_book import Scored, Totals, sets_of, totals
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.widgets.card_strip import CardStrip
from tusac_qt.windows.widgets.check_box import CheckBox
from tusac_qt.windows.widgets.curve import Curve
from tusac_qt.windows.widgets.flow import Flow
from tusac_qt.windows.widgets.list_rows import set_cell
from tusac_qt.windows.widgets.page import Page, edges
from tusac_qt.windows.widgets.plain import PlainLabel, set_tip
from tusac_qt.windows.widgets.scrolling import ScrolledBody

_TILES = 6
_CARD_EM = 1.6
_SIDE_BY_SIDE_EM = 44
"""A page narrower than this, in heights of text, has one thing below the other."""
_LEAST_ROWS = 4
"""So many lines of the table are seen at once, its heading included."""


class _Table(QTableWidget):
    """A table that keeps its minimum height, and whose first column takes the width that the others leave.

    If that is too little for its words, it is as wide as they are, and the table is scrolled.
    """

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the least size; called by Qt."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Adapt to a new width; called by Qt."""
        super().resizeEvent(event)
        self.share_width()

    def share_width(self) -> None:
        """Share out the width that there is."""
        header, columns = self.horizontalHeader(), range(self.columnCount())
        wanted = sum(max(self.sizeHintForColumn(at), header.sectionSizeHint(at)) for at in columns)
        if columns:
            mode = QHeaderView.ResizeMode
            fits = wanted <= self.viewport().width()
            header.setSectionResizeMode(0, mode.Stretch if fits else mode.ResizeToContents)


class ScoresPage(Page):
    """The page.

    Attributes:
        skin: how cards look.
        keeps: whether rounds are written down.
        table: whom one met.
        best: the sets of one's best hand.
        milestones: what there is to do once, what is done, and what it unlocks.
        strength: how strong one is beside computer players.
        export, delete, sure, back: the buttons.

    Signals:
        kept_changed: whether rounds are to be written down from now on.
        export_wanted: the book as a file for programs for tables.
        delete_wanted: all of it is to be deleted; asked already.
    """

    kept_changed = Signal(bool)
    export_wanted = Signal()
    delete_wanted = Signal()

    def __init__(self, theme: Theme, skin: CardSkin) -> None:
        super().__init__()
        self.skin = skin
        self._body_px = 14
        self._totals: Totals = totals(())
        self._title, self._nothing, self._told, self.strength = (PlainLabel(self) for _ in range(4))
        self._title.setProperty("role", "heading")
        self._nothing.setProperty("role", "secondary")
        self._told.setProperty("role", "secondary")
        for label in (self._nothing, self._told, self.strength):
            label.setWordWrap(True)
        self._milestones_name, self.milestones = PlainLabel(self), PlainLabel(self)
        self._milestones_name.setProperty("role", "title")
        self.milestones.setWordWrap(True)
        self._reached: frozenset[Milestone] = frozenset()
        self._numbers = [PlainLabel(self) for _ in range(_TILES)]
        self._names = [PlainLabel(self) for _ in range(_TILES)]
        self._best_name = PlainLabel(self)
        self.best: list[CardStrip] = []
        self.curve, self._caption = Curve(theme, self), PlainLabel(self)
        self._caption.setProperty("role", "secondary")
        self.table = _Table(self)
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        self.table.setShowGrid(False)
        self.keeps = CheckBox(self)
        self.back, self.export, self.delete, self.sure = (QPushButton(self) for _ in range(4))
        self.sure.setProperty("role", "danger")
        self.back.clicked.connect(self.closed)
        self.export.clicked.connect(self.export_wanted)
        self.delete.clicked.connect(lambda: self._ask(asking=not self.sure.isVisible()))
        self.sure.clicked.connect(self._delete)
        self.keeps.toggled.connect(self.kept_changed)
        self._lay_out()

    def show_scores(
        self, rows: Sequence[Scored], milestones: frozenset[Milestone] = frozenset(), *, keeps: bool
    ) -> None:
        """Show a score book and the milestones that it shows, in the current language."""
        self._totals, self._reached = totals(rows), milestones
        self.keeps.blockSignals(True)
        self.keeps.setChecked(keeps)
        self.keeps.blockSignals(False)
        self._told.setText("")
        self.retranslate()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        found = self._totals
        self._title.setText(self.tr("Score book"))
        self.back.setText(self.tr("Back (Esc)"))
        self.export.setText(self.tr("Export as a spreadsheet…"))
        self.keeps.setText(self.tr("Keep my scores (only on this computer)"))
        self._nothing.setText(
            self.tr(
                "Nothing here yet. Every round you finish is noted here, and nowhere else; practice, and"
                " rounds in"
                " which you took a move back, don’t count."
            )
        )
        for (name, number), label, value in zip(tiles(found), self._names, self._numbers, strict=True):
            label.setText(name)
            value.setText(number)
        self._caption.setText(self.curve.caption)
        self.strength.setText(rating_line(found))
        set_tip(self.strength, elo_line(found))
        self.strength.setVisible(bool(self.strength.text()))
        has_any = bool(found.rounds)
        self._nothing.setVisible(not has_any)
        self._milestones_name.setText(self.tr("Milestones"))
        self.milestones.setText("\n".join(milestone_lines(self._reached)))
        for widget in (
            self._above, self.table, self._milestones_name, self.milestones, self.export, self.delete,
        ):  # fmt: skip
            widget.setVisible(has_any)
        self.setFocusProxy(self.table if has_any else self.keeps)
        self._fill()
        self._show_best()
        self._ask(asking=False)
        self.fit(self._body_px)

    def tell(self, text: str) -> None:
        """Show the result of an export."""
        self._told.setText(text)

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._body_px = body_px
        self._box.setContentsMargins(edges(body_px))
        for box in (self._box, self._column):
            box.setSpacing(round(0.7 * body_px))
        self.curve.show_values(self._totals.curve, body_px)
        for row in range(self.table.rowCount()):
            self.table.setRowHeight(row, 2 * body_px)
        self.table.setMinimumHeight(2 * min(_LEAST_ROWS, self.table.rowCount() + 1) * body_px)
        # No higher than its rows: what is left belongs to the curve.
        self.table.setMaximumHeight(round((2.2 * self.table.rowCount() + 3.4) * body_px))
        self._best_row.setSpacing(round(0.6 * body_px))
        for strip in self.best:
            strip.set_width(round(_CARD_EM * body_px))
        for flow in (self._sets, self._buttons):
            flow.set_gap(round(0.6 * body_px))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Adapt to a new width; called by Qt."""
        super().resizeEvent(event)
        self._arrange()

    def leave(self) -> None:
        """Withdraw the question whether all is to be deleted; if it is not open, leave."""
        if self.sure.isVisible():
            self._ask(asking=False)
        else:
            super().leave()

    def _arrange(self) -> None:
        """Put parts side by side if there is room."""
        is_wide = self.width() >= _SIDE_BY_SIDE_EM * self._body_px
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        for row in (self._figures, self._best_row, self._foot):
            row.setDirection(beside if is_wide else below)
        self.table.share_width()

    def _fill(self) -> None:
        heads = met_heads()
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(list(heads))
        self.table.setRowCount(len(self._totals.met))
        self.table.setAccessibleName(self.tr("Who you’ve played"))
        for row, met in enumerate(self._totals.met):
            for column, text in enumerate(met_cells(met)):
                side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
                set_cell(self.table, row, column, f" {text} ", side | Qt.AlignmentFlag.AlignVCenter)
        header = self.table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        first = self.table.horizontalHeaderItem(0)
        if first is not None:
            first.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def _show_best(self) -> None:
        """Show the cards of the best hand, if there is one and the book has kept it whole."""
        for strip in self.best:
            self._sets.remove(strip)
        best = self._totals.best
        self.best = []
        for cards in () if best is None else sets_of(best):
            strip = CardStrip(self.skin, round(_CARD_EM * self._body_px), parent=self)
            strip.show_cards(cards)
            self._sets.add(strip)
            strip.show()
            self.best.append(strip)
        self._best_name.setText(self.tr("Your best hand"))
        for widget in (self._best_name, self._sets):
            widget.setVisible(bool(self.best))

    def _ask(self, *, asking: bool) -> None:
        self.sure.setVisible(asking)
        self.sure.setText(self.tr("Yes, delete everything"))
        self.delete.setText(self.tr("No, keep it") if asking else self.tr("Delete everything…"))

    def _delete(self) -> None:
        self._ask(asking=False)
        self.delete_wanted.emit()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self.back)
        grid = QGridLayout()
        for place, (name, number) in enumerate(zip(self._names, self._numbers, strict=True)):
            tile = QFrame(self)
            tile.setProperty("role", "card")
            lines = QVBoxLayout(tile)
            lines.setSpacing(0)
            number.setProperty("role", "title")
            name.setProperty("role", "secondary")
            name.setWordWrap(True)
            lines.addStretch()
            for label in (number, name):
                label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
                lines.addWidget(label)
            lines.addStretch()
            grid.addWidget(tile, place // 3, place % 3)
        self._above = QWidget(self)
        self._figures = row = QHBoxLayout(self._above)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(grid, 2)
        captioned = QVBoxLayout()
        captioned.setSpacing(0)
        captioned.addWidget(self._caption)
        captioned.addWidget(self.curve, 1)
        row.addLayout(captioned, 3)
        self._lay_out_rows()
        inner = QWidget(self)
        self._column = column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._nothing)
        column.addWidget(self._above, 2)
        column.addLayout(self._best_row)
        column.addWidget(self.strength)
        column.addWidget(self.table, 3)
        column.addWidget(self._milestones_name)
        column.addWidget(self.milestones)
        column.addWidget(self._told)
        column.addLayout(self._foot)
        self.body = ScrolledBody(self)
        self.body.setWidget(inner)
        self._box = box = QVBoxLayout(self)
        box.addLayout(head)
        box.addWidget(self.body, 1)

    def _lay_out_rows(self) -> None:
        """Put the best hand, and the buttons at the foot, side by side."""
        self._sets, self._buttons = Flow(self), Flow(self)
        self._best_row = QHBoxLayout()
        self._best_row.addWidget(self._best_name)
        self._best_row.addWidget(self._sets, 1)
        for button in (self.export, self.delete, self.sure):
            self._buttons.add(button)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.keeps)
        self._foot.addStretch()
        self._foot.addWidget(self._buttons)
