"""A line that says who looks at a round together, with a button to join them or to leave them."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tusac_qt.model.together import NOTHING, TogetherText
from tusac_qt.windows.widgets.plain import PlainLabel


class TogetherLine(QWidget):
    """The line; hidden while there is nothing to say and nothing to press.

    Signals:
        pressed: the button was.
    """

    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = PlainLabel(self)
        self.label.setWordWrap(True)
        self.button = QPushButton(self)
        self.button.setProperty("role", "small")
        self.button.clicked.connect(self.pressed)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.label)
        box.addWidget(self.button)
        self.hide()

    def show_text(self, text: TogetherText) -> None:
        """Say this."""
        self.label.setText(text.line)
        self.label.setVisible(bool(text.line))
        self.button.setText(text.button)
        self.button.setVisible(bool(text.button))
        self.setVisible(text != NOTHING)
