"""Labels and tooltips whose text is never interpreted as markup.

Qt guesses whether the text of a label or a tooltip is HTML, and opens the files that an image in it names: a
guest could choose a name that makes every window at the table read a file of its choice. Here nothing is
guessed. Only the pages of help are HTML (`tusac_qt.windows.rules.rules_help`).
"""

from html import escape

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QToolTip, QWidget


class PlainLabel(QLabel):
    """A label that shows its text letter by letter; all our labels are such."""

    def __init__(self, text: str | QWidget = "", parent: QWidget | None = None) -> None:
        """Make a label; as of Qt's own, the text may be left out."""
        words, holder = ("", text) if isinstance(text, QWidget) else (text, parent)
        super().__init__(holder)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)


def tip_of(text: str) -> str:
    """Return a text so that a tooltip shows it letter by letter.

    A tooltip cannot be told what its text is; it guesses by "<" and "&", so a text with one of them is made
    markup that says the same.
    """
    return f"<qt>{_escaped(text)}</qt>" if "<" in text or "&" in text else text


def set_tip(widget: QWidget, text: str) -> None:
    """Let a widget show a tooltip."""
    widget.setToolTip(tip_of(text))


def show_tip(at: QPoint, text: str, widget: QWidget) -> None:
    """Show a tooltip now, broken into lines where it is long."""
    QToolTip.showText(at, f"<p>{_escaped(text)}</p>", widget)


def _escaped(text: str) -> str:
    return escape(text).replace("\n", "<br>")
