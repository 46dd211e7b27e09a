"""Help: a page for each ruleset, made from its value, the words of the table, and the keys.

Words of the glossary are links: the pointer, or Tab, on one of them shows what it means.
"""

from collections.abc import Callable, Mapping
from html import escape

from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QPainter, QPixmap, QTextDocument
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from engine.cards import Card
from engine.rules import Rules
from tusac_qt.house_rules import short_digest
from tusac_qt.model.packing import HALF_RATIO
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.help_texts import key_rows, mouse_help
from tusac_qt.words.glossary import TERMS, explain, find_terms, linked, meaning_of, word_of
from tusac_qt.words.i18n import card_list, rules_name
from tusac_qt.words.knob_values import value_text
from tusac_qt.words.knob_words import KNOBS, Group, group_name, knob_explanation, knob_name, knob_source
from tusac_qt.words.rules_guide import Block, Cards, Heading, Sentence, SetTable, guide
from tusac_qt.words.translation import translate

WORDS, KEYS = "words", "keys"
"""The pages beside those of rulesets."""

_RULES = "rules:"
_WORD, _CARDS = "word:", "cards:"
_GAP = 2


class HelpBrowser(QTextBrowser):
    """Shows a page; draws the cards in it and explains the words in it.

    Signals:
        explained: what the word under the pointer or the keyboard means; "" for none.
    """

    explained = Signal(str)

    def __init__(self, skin: CardSkin, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.skin = skin
        self.card_width = 26
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(14)
        self.highlighted.connect(self._explain)

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802 - Qt's name
        """Return the picture of some cards; asked by Qt."""
        text = name.toString() if isinstance(name, QUrl) else name
        if kind == QTextDocument.ResourceType.ImageResource and text.startswith(_CARDS):
            return self.picture(tuple(Card[part] for part in text.removeprefix(_CARDS).split("-")))
        return super().loadResource(kind, name)

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
        """Go to the next word that is explained, and explain it; asked by Qt."""
        moved = super().focusNextPrevChild(forwards)
        self._explain(QUrl(self.textCursor().charFormat().anchorHref()))
        return moved

    def _explain(self, link: QUrl) -> None:
        """Explain the word under the pointer, or the one that Tab has come to."""
        key = link.toString().removeprefix(_WORD)
        text = explain(key) if key in TERMS else ""
        self.explained.emit(text)
        if text and self.underMouse():
            QToolTip.showText(QCursor.pos() + QPoint(12, 12), f"<p>{escape(text)}</p>", self)
        else:
            QToolTip.hideText()


class HelpPage(QWidget):
    """All help on one page, chosen at the left.

    Attributes:
        browser: the text.
        pages: what there is to read.
        meaning: what the word under the pointer or the keyboard means.

    Signals:
        edit_wanted: the name of the ruleset that the player wants to change.
        closed: the player is done.
    """

    edit_wanted = Signal(str)
    closed = Signal()

    def __init__(self, theme: Theme, skin: CardSkin, known: Callable[[], Mapping[str, Rules]]) -> None:
        """Prepare the page.

        Args:
            theme: its colors.
            skin: how cards look.
            known: returns the rulesets there are, by name.
        """
        super().__init__()
        self.setObjectName("page")
        self._theme = theme
        self._known = known
        self._rules: dict[str, Rules] = {}
        self._body_px = 15
        self._title = QLabel(self)
        self._title.setProperty("role", "title")
        self._digest = QLabel(self)
        self._digest.setProperty("role", "secondary")
        self.edit, self.done = QPushButton(self), QPushButton(self)
        self.pages = QListWidget(self)
        self.pages.setObjectName("chapters")
        self.setFocusProxy(self.pages)
        self.browser = HelpBrowser(skin, self)
        self.meaning = QLabel(self)
        self.meaning.setWordWrap(True)
        self.browser.explained.connect(self.meaning.setText)
        self.pages.currentItemChanged.connect(self._turn)
        self.edit.clicked.connect(lambda: self.edit_wanted.emit(self._chosen().removeprefix(_RULES)))
        self.done.clicked.connect(self.closed)
        head = QHBoxLayout()
        for widget in (self._title, self._digest):
            head.addWidget(widget)
        head.addStretch()
        for button in (self.edit, self.done):
            head.addWidget(button)
        row = QHBoxLayout()
        row.addWidget(self.pages)
        row.addWidget(self.browser, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(24, 12, 24, 12)
        box.addLayout(head)
        box.addLayout(row, 1)
        box.addWidget(self.meaning)

    def show_rules(self, rules: Rules) -> None:
        """Open at a ruleset, which need not be one of those kept."""
        self._rules = dict(self._known())
        name = rules.name if self._rules.get(rules.name) == rules else f"{rules.name} "
        self._rules.setdefault(name, rules)
        self._fill(f"{_RULES}{name}")

    def show_page(self, page: str) -> None:
        """Open at `WORDS` or `KEYS`."""
        self._rules = dict(self._known())
        self._fill(page)

    def use_skin(self, skin: CardSkin) -> None:
        """Draw cards that way and speak the language now spoken."""
        self.browser.skin = skin
        if self.isVisible():
            self._fill(self._chosen())

    def fit(self, body_px: int) -> None:
        """Suit text of that height."""
        self._body_px = body_px
        self.meaning.setMinimumHeight(2 * body_px)
        self.pages.setFixedWidth(14 * body_px)
        self.browser.card_width = round(1.9 * body_px)
        if self.isVisible():
            self._turn()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Leave with Escape or F1; press the focused button with Enter."""
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F1):
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def _fill(self, chosen: str) -> None:
        self._title.setText(self.tr("Help"))
        self.edit.setText(self.tr("Change these rules…"))
        self.done.setText(self.tr("Done"))
        self.pages.setAccessibleName(self.tr("Help"))
        rows = [(f"{_RULES}{name}", rules_name(name.strip())) for name in self._rules]
        rows += [(WORDS, self.tr("Words of the table")), (KEYS, self.tr("Keys"))]
        self.pages.blockSignals(True)
        self.pages.clear()
        for page, name in rows:
            item = QListWidgetItem(name, self.pages)
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
        self._digest.setText(
            "" if rules is None else self.tr("digest {digest}").format(digest=short_digest(rules))
        )
        if rules is not None:
            body = rules_html(rules, self._body_px)
        else:
            body = words_html() if chosen == WORDS else keys_html()
        style = (
            f"a {{ color: {self._theme.text.name()}; text-decoration: underline; }}"
            f"h2 {{ color: {self._theme.accent.name()}; }} td, th {{ padding: {self._body_px // 3}px; }}"
            f".quiet {{ color: {self._theme.secondary.name()}; }}"
        )
        self.browser.document().setDefaultStyleSheet(style)
        self.browser.setHtml(body)


def rules_html(rules: Rules, body_px: int) -> str:
    """Return the page of a ruleset: the guide, then every rule by itself.

    Args:
        rules: what is explained.
        body_px: the height of text, by which pictures are placed.
    """
    find = find_terms()
    parts = [f"<h1>{escape(rules_name(rules.name))}</h1>"]
    parts += [_block(block, find, body_px) for block in guide(rules)]
    parts.append(f"<h2>{escape(translate('help', 'Every rule'))}</h2><table width='100%'>")
    for group in Group:
        parts.append(f"<tr><td colspan='2'><b>{escape(group_name(group))}</b></td></tr>")
        for key in (key for key, words in KNOBS.items() if words.group is group):
            told = f"{linked(knob_explanation(key), find)} [{escape(knob_source(key))}]"
            parts.append(
                f"<tr><td width='45%'>{escape(knob_name(key))}<br><span class='quiet'>{told}</span></td>"
                f"<td>{escape(value_text(rules, key))}</td></tr>"
            )
    parts.append("</table>")
    return "".join(parts)


def words_html() -> str:
    """Return the page of the words of the table."""
    heads = (
        translate("help", "Word"),
        translate("help", "Vietnamese"),
        translate("help", "Meaning"),
    )
    rows = sorted(TERMS, key=lambda key: word_of(key).casefold())
    parts = [f"<h1>{escape(translate('help', 'Words of the table'))}</h1><table width='100%'><tr>"]
    parts += [f"<th align='left'>{escape(head)}</th>" for head in heads]
    parts += ["</tr>"]
    for key in rows:
        cells = (f"<b>{escape(word_of(key))}</b>", escape(TERMS[key].vietnamese), escape(meaning_of(key)))
        parts.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return "".join([*parts, "</table>"])


def keys_html() -> str:
    """Return the page of the keys."""
    parts = [f"<h1>{escape(translate('help', 'Keys'))}</h1><table width='100%'>"]
    parts += [f"<tr><td><b>{escape(key)}</b></td><td>{escape(told)}</td></tr>" for key, told in key_rows()]
    return "".join([*parts, f"</table><p>{escape(mouse_help())}</p>"])


def _block(block: Block, find: Callable[[str], list[tuple[int, int, str]]], body_px: int) -> str:
    if isinstance(block, Heading):
        return f"<h2>{escape(block.text)}</h2>"
    if isinstance(block, Sentence):
        return f"<p style='margin: {body_px // 3}px 0'>{linked(block.text, find)}</p>"
    if isinstance(block, Cards):
        return f"<p>{_image(block.cards)}<br>{linked(block.text, find)}</p>"
    return _set_table(block, find)


def _set_table(table: SetTable, find: Callable[[str], list[tuple[int, int, str]]]) -> str:
    heads = (
        "",
        translate("help", "Set"),
        translate("help", "in hand"),
        translate("help", "on the table"),
    )
    parts = [
        "<table width='100%'><tr>",
        *(f"<th align='left'>{escape(head)}</th>" for head in heads),
        "</tr>",
    ]
    parts += [
        f"<tr><td>{_image(row.cards)}</td><td valign='middle'><b>{linked(row.name, find)}</b><br>"
        f"{escape(row.text)}</td><td valign='middle'>{row.concealed}</td>"
        f"<td valign='middle'>{row.exposed}</td></tr>"
        for row in table.rows
    ]
    return "".join([*parts, "</table>"])


def _image(cards: tuple[Card, ...]) -> str:
    source = _CARDS + "-".join(card.name for card in cards)
    return f"<img src='{source}' alt='{escape(card_list(cards))}'>"
