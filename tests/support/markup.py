"""Texts as a hostile machine would write them, and what a window must not make of them."""

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as Guessing
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QGraphicsItem,
    QGraphicsTextItem,
    QGraphicsView,
    QLabel,
    QTextEdit,
    QWidget,
)

PICTURE = "trap.png"
"""The file that the texts below want to have opened, in the folder where the program runs."""

IMAGE = f"<img src={PICTURE}>"
"""22 characters: it fits into a name."""

HEADING = "<h1>X"


def markup_taken(root: QWidget) -> list[str]:
    """Return where a stranger's text is, or may be, taken for markup, in a widget or below it."""
    widgets = [root, *root.findChildren(QWidget)]
    return [fault for widget in widgets for fault in _faults(widget)]


def shown_texts(root: QWidget) -> str:
    """Return every text of a widget and those below it, one to a line, for people and screen readers."""
    texts: list[str] = []
    for widget in (root, *root.findChildren(QWidget)):
        texts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        for name in ("text", "currentText", "toPlainText"):
            read = getattr(widget, name, None)
            if callable(read):
                texts.append(str(read()))
        if isinstance(widget, QAbstractItemView):
            texts += _items(widget.model(), Qt.ItemDataRole.DisplayRole)
    return "\n".join(texts)


def tips() -> list[str]:
    """Return the tooltips that are shown now."""
    return [
        widget.text()
        for widget in QApplication.topLevelWidgets()
        if isinstance(widget, QLabel) and widget.isVisible() and widget.inherits("QTipLabel")
    ]


def _faults(widget: QWidget) -> list[str]:
    where = f"{type(widget).__name__} {widget.objectName()}"
    faults = []
    if isinstance(widget, QLabel) and widget.textFormat() is not Qt.TextFormat.PlainText:
        faults.append(f"{where} guesses: {widget.text()}")
    if isinstance(widget, QTextEdit) and _is_markup(widget.document().toHtml()):
        faults.append(f"{where} holds {widget.document().toHtml()}")
    texts = [widget.toolTip(), widget.whatsThis(), *(action.toolTip() for action in _actions(widget))]
    if isinstance(widget, QAbstractItemView):
        texts += _items(widget.model(), Qt.ItemDataRole.ToolTipRole)
    if isinstance(widget, QGraphicsView):
        items = widget.scene().items()
        texts += [item.toolTip() for item in items]
        faults += [f"{where}: {_kind(item)}" for item in items if isinstance(item, QGraphicsTextItem)]
    return faults + [f"{where} explains: {text}" for text in texts if _is_guessed(text)]


def _is_guessed(text: str) -> bool:
    """Return whether a text that Qt guesses about is taken for markup and has a stranger's in it."""
    return Guessing.mightBeRichText(text) and (IMAGE in text or HEADING in text)


def _is_markup(html: str) -> bool:
    """Return whether a page has a picture or a heading that none of ours has."""
    return PICTURE in html.replace("&lt;", "").replace(f"img src={PICTURE}", "") or ">X</" in html


def _actions(widget: QWidget) -> list[QAction]:
    return list(widget.actions())


def _items(model: QAbstractItemModel, role: Qt.ItemDataRole) -> list[str]:
    found = [model.data(model.index(row, 0), role) for row in range(model.rowCount())]
    return [str(text) for text in found if text]


def _kind(item: QGraphicsItem) -> str:
    return type(item).__name__
