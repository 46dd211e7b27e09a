"""A player's own palette: four papers and their inks, judged while they are chosen."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QGridLayout, QPushButton, QVBoxLayout, QWidget

from engine.cards import Color
from tusac_qt.cards.color_science import Rgb, Vision
from tusac_qt.cards.palette import Palette, PaletteWarning, WarningCode, score
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.words.i18n import color_mark, color_name
from tusac_qt.words.punctuation import headed, listed
from tusac_qt.words.translation import translate

_Inks = tuple[Rgb, Rgb, Rgb, Rgb]


class PaletteEditor(QWidget):
    """Shows a palette's colors as buttons, and comments on it.

    Signals:
        edited: the `Palette` with a color exchanged.
    """

    edited = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette: Palette | None = None
        self._grid = QGridLayout()
        self._papers: list[QPushButton] = []
        self._inks: list[QPushButton] = []
        self._names: list[PlainLabel] = []
        for color in Color:
            name = PlainLabel(self)
            self._names.append(name)
            self._grid.addWidget(name, color, 0)
            for column, buttons in ((1, self._papers), (2, self._inks)):
                button = QPushButton(self)
                button.clicked.connect(
                    lambda _=False, color=color, column=column: self._pick(color, column == 1)
                )
                buttons.append(button)
                self._grid.addWidget(button, color, column)
        self._verdict = PlainLabel(self)
        self._verdict.setWordWrap(True)
        self._grid.setColumnStretch(3, 1)
        self._grid.setColumnMinimumWidth(0, 90)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addLayout(self._grid)
        box.addWidget(self._verdict)

    def show_palette(self, palette: Palette, *, is_own: bool) -> None:
        """Show a palette in progress, or nothing.

        The cards show enough of a palette that comes with the game.
        """
        self._palette = palette
        self.setVisible(is_own)
        for color in Color:
            self._names[color].setText(f"{color_mark(color)} {color_name(color)}")
            paper, ink = palette.papers[color], palette.inks[color]
            _dress(self._papers[color], paper, ink, translate("palette", "paper"), color)
            _dress(self._inks[color], ink, paper, translate("palette", "ink"), color)
        self._verdict.setText(verdict(palette))

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        for button in (*self._papers, *self._inks):
            button.setFixedWidth(11 * body_px)

    def _pick(self, color: Color, is_paper: bool) -> None:  # noqa: FBT001 - from a button
        if self._palette is None:
            return
        old = (self._palette.papers if is_paper else self._palette.inks)[color]
        picked = QColorDialog.getColor(
            QColor(*old),
            self,
            translate("palette", "Choose a color"),
            QColorDialog.ColorDialogOption.DontUseNativeDialog,
        )
        if picked.isValid():
            self.exchange(color, Rgb(picked.red(), picked.green(), picked.blue()), is_paper=is_paper)

    def exchange(self, color: Color, chosen: Rgb, *, is_paper: bool) -> None:
        """Change one color and report it."""
        if self._palette is None:
            return
        if is_paper:
            changed = replace(self._palette, papers=_with(self._palette.papers, color, chosen))
        else:
            changed = replace(self._palette, inks=_with(self._palette.inks, color, chosen))
        self.edited.emit(changed)


def verdict(palette: Palette) -> str:
    """Return a line for each thing that makes a palette hard to play with, or that there is none."""
    lines = [
        f"⚠ {_warning_text(warning)}"
        for warning in score(palette).warnings
        if warning.code is not WarningCode.PAPERS_CLOSE
    ]
    return "\n".join(lines) or translate("palette", "✓ Everyone can tell these four colors apart.")


def _warning_text(warning: PaletteWarning) -> str:
    names = listed(f"{color_mark(color)} {color_name(color)}" for color in warning.colors)
    if warning.code is WarningCode.INK_FAINT:
        return translate("palette", "{colors}: the ink is hard to read").format(colors=names)
    text = translate("palette", "{colors}: hard to tell apart for {people}")
    return text.format(colors=names, people=_people(warning.vision))


def _people(vision: Vision) -> str:
    names = {
        Vision.NORMAL: translate("palette", "everyone"),
        Vision.PROTAN: translate("palette", "people who are red-blind"),
        Vision.DEUTAN: translate("palette", "people who are green-blind"),
        Vision.TRITAN: translate("palette", "people who are blue-blind"),
        Vision.GRAY: translate("palette", "people who see no colors"),
    }
    return names[vision]


def _dress(button: QPushButton, ground: Rgb, text: Rgb, what: str, color: Color) -> None:
    button.setText(what)
    button.setAccessibleName(headed(color_name(color), what))
    button.setStyleSheet(f"background: {ground.hex}; color: {text.hex}; padding: 3px;")


def _with(colors: _Inks, color: Color, chosen: Rgb) -> _Inks:
    green, red, white, yellow = (chosen if place == color else old for place, old in enumerate(colors))
    return green, red, white, yellow
