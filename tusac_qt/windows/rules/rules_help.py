"""The rules: a page for each ruleset, made from its value, the words of the table, and the keys.

Words of the glossary are links: under one that the pointer or Tab comes to, it is shown what it means.
"""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QByteArray, QEvent, QPointF, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import QAccessible, QCursor, QPainter, QPixmap, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from engine.cards import Card
from engine.rules import Rules
from tusac_qt.model.packing import HALF_RATIO
from tusac_qt.model.spoken_news import Weight
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.frame.herald import tell
from tusac_qt.windows.rules.help_html import CARDS, WORD, keys_html, rules_html, words_html
from tusac_qt.windows.widgets.list_rows import add_row
from tusac_qt.windows.widgets.page import Page, edges
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.words.glossary import TERMS, explain
from tusac_qt.words.i18n import rules_name

WORDS, KEYS = "words", "keys"
"""The pages beside those of rulesets."""

_READABLE = Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
"""With a cursor for the keyboard, which screen readers follow line by line."""
_RULES = "rules:"
_GAP = 2
_WIDEST_MEANING = 22
"""The width of what a word means in heights of a line."""


class HelpBrowser(QTextBrowser):
    """Shows a page; draws the cards in it and explains the words in it.

    Attributes:
        skin: how cards look.
        rules: those by which words are explained; None for words that no rules say more of.
        card_width: in pixels.
        meaning: what the word under the pointer or the keyboard means. It stays as long as the pointer
            does, unlike a tooltip.
    """

    def __init__(self, skin: CardSkin, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.skin = skin
        self.rules: Rules | None = None
        self.card_width = 26
        self.setOpenLinks(False)
        self.setTextInteractionFlags(_READABLE)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.meaning = PlainLabel(self.viewport())
        self.meaning.setProperty("role", "tip")
        self.meaning.setWordWrap(True)
        self.meaning.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.meaning.hide()
        self.verticalScrollBar().valueChanged.connect(self.meaning.hide)
        self.highlighted.connect(self._explain_pointed)

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802 - Qt's name
        """Return the picture of some cards, or nothing: no page reads a file or asks the network.

        Called by Qt.

        What is returned for anything else is empty but there, for Qt itself looks for what it was not given.
        """
        text = name.toString() if isinstance(name, QUrl) else name
        if kind != QTextDocument.ResourceType.ImageResource:
            return QByteArray()
        cards = text.removeprefix(CARDS).split("-")
        if text.startswith(CARDS) and all(card in Card.__members__ for card in cards):
            return self.picture(tuple(Card[card] for card in cards))
        return _nothing()

    def picture(self, cards: tuple[Card, ...]) -> QPixmap:
        """Return half cards side by side, as they lie on the table."""
        ratio = self.devicePixelRatioF()
        size = QSizeF(self.card_width, round(HALF_RATIO * self.card_width))
        width = len(cards) * (size.width() + _GAP) - _GAP
        pixmap = QPixmap(round(width * ratio), round(size.height() * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        for place, card in enumerate(cards):
            picture = self.skin.face(card, size, ratio, half=True)
            painter.drawPixmap(QPointF(place * (size.width() + _GAP), 0), picture)
        painter.end()
        return pixmap

    def focusNextPrevChild(self, forwards: bool) -> bool:  # noqa: FBT001, N802 - Qt's signature
        """Go to the next word that is explained, from what is in sight, and explain it; called by Qt."""
        self._begin_in_sight(forwards=forwards)
        moved = super().focusNextPrevChild(forwards)
        self._explain(self.textCursor().charFormat().anchorHref(), self.textCursor())
        return moved

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Explain nothing any more; called by Qt."""
        self.meaning.hide()
        super().leaveEvent(event)

    def _begin_in_sight(self, *, forwards: bool) -> None:
        """Let Qt continue from the visible text.

        Qt continues from a selected letter, else from an end of the page.
        """
        cursor, sight = self.textCursor(), self.viewport().rect()
        is_in_sight = sight.intersects(self.cursorRect())
        if cursor.hasSelection() and is_in_sight:
            return
        if not is_in_sight:
            cursor = self.cursorForPosition(sight.topLeft() if forwards else sight.bottomRight())
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    def _explain_pointed(self, link: QUrl) -> None:
        at = self.viewport().mapFromGlobal(QCursor.pos())
        self._explain(link.toString(), self.cursorForPosition(at))

    def _explain(self, link: str, cursor: QTextCursor) -> None:
        """Explain the word of a link, in which the cursor is, below it or, at the lower edge, above it."""
        key = link.removeprefix(WORD)
        text = explain(key, self.rules) if key in TERMS else ""
        self.meaning.setText(text)
        tell(self, text, Weight.QUESTION)
        if not text:
            self.meaning.hide()
            return
        begin = QTextCursor(cursor)
        begin.setPosition(cursor.selectionStart())
        while begin.charFormat().anchorHref() == link and not begin.atBlockStart():
            begin.movePosition(QTextCursor.MoveOperation.PreviousCharacter)
        word, room = self.cursorRect(begin), self.viewport().rect()
        line = word.height()
        width = min(_WIDEST_MEANING * line, room.width() - 2 * line, self.meaning.sizeHint().width())
        width = max(width, min(_WIDEST_MEANING * line // 2, room.width() - 2 * line))
        height = self.meaning.heightForWidth(width)
        below = word.bottom() + line // 4
        top = below if below + height <= room.bottom() else word.top() - line // 4 - height
        self.meaning.setGeometry(min(word.left(), room.right() - line - width), top, width, height)
        self.meaning.show()


def _nothing() -> QPixmap:
    pixmap = QPixmap(1, 1)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


class HelpPage(Page):
    """All help on one page, chosen at the left.

    Attributes:
        browser: the text.
        pages: what there is to read.

    Signals:
        edit_wanted: the name of the ruleset that the player wants to change.
    """

    edit_wanted = Signal(str)
    leaving_keys = (Qt.Key.Key_Escape, Qt.Key.Key_F1)

    def __init__(self, theme: Theme, skin: CardSkin, known: Callable[[], Mapping[str, Rules]]) -> None:
        """Prepare the page.

        Args:
            theme: its colors.
            skin: how cards look.
            known: returns the rulesets there are, by name.
        """
        super().__init__()
        self._theme = theme
        self._known = known
        self._rules: dict[str, Rules] = {}
        self._in_force: Rules | None = None
        self._body_px = 15
        self._title = PlainLabel(self)
        self._title.setProperty("role", "heading")
        self.edit, self.done = QPushButton(self), QPushButton(self)
        self.pages = QListWidget(self)
        self.pages.setObjectName("chapters")
        self.setFocusProxy(self.pages)
        self.browser = HelpBrowser(skin, self)
        self.pages.currentItemChanged.connect(self._turn)
        self.edit.clicked.connect(lambda: self.edit_wanted.emit(self._chosen().removeprefix(_RULES)))
        self.done.clicked.connect(self.closed)
        self._head = head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        for button in (self.edit, self.done):
            head.addWidget(button)
        row = QHBoxLayout()
        row.addWidget(self.pages)
        row.addWidget(self.browser, 1)
        self._box = box = QVBoxLayout(self)
        box.addLayout(head)
        box.addLayout(row, 1)

    def show_rules(self, rules: Rules) -> None:
        """Open at a ruleset, which need not be one of those kept."""
        self._rules, self._in_force = dict(self._known()), rules
        name = rules.name if self._rules.get(rules.name) == rules else f"{rules.name} "
        self._rules.setdefault(name, rules)
        self._fill(f"{_RULES}{name}")

    def show_page(self, page: str, rules: Rules | None = None) -> None:
        """Open at `WORDS` or `KEYS`, the words explained as they are meant by some rules."""
        self._rules, self._in_force = dict(self._known()), rules
        self._fill(page)

    def use_skin(self, skin: CardSkin) -> None:
        """Draw cards that way and speak the current language."""
        self.browser.skin = skin
        if self.isVisible():
            self._fill(self._chosen())

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._body_px = body_px
        self._box.setContentsMargins(edges(body_px))
        self._head.setSpacing(round(0.6 * body_px))
        self.browser.document().setDocumentMargin(body_px)
        self.pages.setFixedWidth(14 * body_px)
        self.browser.card_width = round(1.9 * body_px)
        if self.isVisible():
            self._turn()

    def _fill(self, chosen: str) -> None:
        self._title.setText(self.tr("Rules"))
        self.edit.setText(self.tr("Change these rules…"))
        self.done.setText(self.tr("Back (Esc)"))
        self.pages.setAccessibleName(self.tr("Rules"))
        rows = [(f"{_RULES}{name}", rules_name(name.strip())) for name in self._rules]
        rows += [(WORDS, self.tr("Words of the game")), (KEYS, self.tr("Keys"))]
        self.pages.blockSignals(True)
        self.pages.clear()
        for page, name in rows:
            item = add_row(self.pages, name)
            item.setData(Qt.ItemDataRole.UserRole, page)
            if page == chosen:
                self.pages.setCurrentItem(item)
        self.pages.blockSignals(False)
        self._turn()

    def _chosen(self) -> str:
        item = self.pages.currentItem()
        return KEYS if item is None else str(item.data(Qt.ItemDataRole.UserRole))

    def _turn(self) -> None:
        chosen = self._chosen()
        rules = self._rules.get(chosen.removeprefix(_RULES)) if chosen.startswith(_RULES) else None
        self.edit.setVisible(rules is not None)
        self.browser.rules = self._in_force if rules is None else rules
        if rules is not None:
            body = rules_html(rules, self._body_px, has_pictures=not QAccessible.isActive())
        else:
            body = words_html(self._in_force) if chosen == WORDS else keys_html()
        style = (
            f"a {{ color: {self._theme.text.name()}; text-decoration: underline; }}"
            f"h2 {{ color: {self._theme.accent.name()}; }} td, th {{ padding: {self._body_px // 3}px; }}"
            f".quiet {{ color: {self._theme.secondary.name()}; }}"
        )
        item = self.pages.currentItem()
        self.browser.setAccessibleName("" if item is None else item.text())
        self.browser.document().setDefaultStyleSheet(style)
        self.browser.meaning.hide()
        self.browser.setHtml(body)
