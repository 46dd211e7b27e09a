"""A card on a page of games: how a match stands or has ended, points, and a button."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tusac_qt.model.past_game_words import PastLines
from tusac_qt.scene.style_sheet import restyle
from tusac_qt.windows.widgets.plain import PlainLabel, set_tip


class GameCard(QFrame):
    """The card.

    Attributes:
        title, detail, points: what it says.
        button: does what can be done.
    """

    def __init__(self, lines: PastLines, does: str, parent: QWidget) -> None:
        """Create a card with these lines and this button."""
        super().__init__(parent)
        self.setProperty("role", "card")
        self.title, self.detail, self.points = (PlainLabel(self) for _ in range(3))
        self.title.setWordWrap(True)
        self.detail.setWordWrap(True)
        self.detail.setProperty("role", "secondary")
        self.points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.button = QPushButton(does, self)
        written = QVBoxLayout()
        written.setSpacing(0)
        written.addWidget(self.title)
        written.addWidget(self.detail)
        self._box = box = QHBoxLayout(self)
        box.addLayout(written, 1)
        box.addWidget(self.points)
        box.addWidget(self.button)
        self.show_lines(lines)

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        side, top = round(0.9 * body_px), round(0.5 * body_px)
        self._box.setContentsMargins(side, top, side, top)
        self._box.setSpacing(side)

    def show_lines(self, lines: PastLines) -> None:
        """Say these lines, to eyes and to screen readers."""
        self.title.setText(lines.title)
        self.detail.setText(lines.detail)
        self.points.setText(lines.points)
        self.points.setProperty("role", "gain" if lines.is_gain else "loss")
        restyle(self.points)
        set_tip(self.detail, lines.tip)
        self.button.setAccessibleDescription(lines.spoken)
