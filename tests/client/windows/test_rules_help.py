"""The help page: a page for each ruleset with pictures, words explained under pointer and Tab, the keys."""

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.cards import Card
from engine.rules_text import override
from engine.rulesets import load, names
from tests.support.scenes import skin, theme
from tusac_qt.windows.rules.rules_help import KEYS, WORDS, HelpPage
from tusac_qt.words.glossary import TERMS, meaning_of
from tusac_qt.words.i18n import rules_name


@pytest.fixture
def page(qtbot: QtBot) -> HelpPage:
    """The page over the presets."""
    window = QWidget()
    qtbot.addWidget(window)
    made = HelpPage(theme(), skin(), lambda: {name: load(name) for name in names()})
    made.setParent(window)
    made.window_kept = window  # type: ignore[attr-defined]  # Python's reference keeps the window alive
    for widget in (window, made):
        widget.resize(1280, 800)
    window.show()
    made.show()
    made.fit(15)
    return made


def test_each_ruleset_has_a_page_headed_by_its_name(page: HelpPage) -> None:
    for name in names():
        page.show_rules(load(name))

        assert page.browser.toPlainText().startswith(rules_name(name))


def test_rules_of_another_table_have_a_page_too(page: HelpPage) -> None:
    page.show_rules(override(load("pvt"), {"name": "Theirs", "dead_wall": 11}))

    assert page.browser.toPlainText().startswith("Theirs")
    assert "11 cards are left in the wall" in page.browser.toPlainText()
    page.show_rules(override(load("pvt"), {"dead_wall": 12}))
    assert "12 cards are left in the wall" in page.browser.toPlainText()


def test_sets_are_drawn_by_the_card_art(page: HelpPage) -> None:
    page.show_rules(load("pvt"))
    cards = (Card.rX,) * 4
    assert "cards:rX-rX-rX-rX" in page.browser.toHtml()
    picture = page.browser.loadResource(
        QTextDocument.ResourceType.ImageResource.value, QUrl("cards:rX-rX-rX-rX")
    )

    assert picture.toImage() == page.browser.picture(cards).toImage()  # type: ignore[attr-defined]
    assert picture.toImage() != page.browser.picture((Card.gX,) * 4).toImage()  # type: ignore[attr-defined]


def test_a_word_is_explained_where_the_keyboard_comes_to_it(page: HelpPage) -> None:
    page.show_rules(load("pvt"))
    page.browser.setFocus()
    QTest.keyClick(page.browser, Qt.Key.Key_Tab)
    key = page.browser.textCursor().charFormat().anchorHref().removeprefix("word:")

    assert key in TERMS
    meaning = page.browser.meaning
    assert meaning_of(key) in meaning.text()
    assert meaning.isVisible()
    assert 0 < meaning.y() - page.browser.cursorRect().bottom() < page.browser.cursorRect().height()
    assert page.browser.viewport().rect().contains(meaning.geometry())


def test_a_word_is_explained_where_the_pointer_rests_on_it_until_it_leaves(page: HelpPage) -> None:
    page.show_rules(load("pvt"))
    browser = page.browser
    browser.setFocus()
    QTest.keyClick(browser, Qt.Key.Key_Tab)
    word, told = browser.cursorRect().center(), browser.meaning.text()
    browser.meaning.hide()
    QTest.mouseMove(browser.viewport(), word - QPoint(browser.cursorRect().height() // 2, 0))

    assert browser.meaning.isVisible()
    assert browser.meaning.text() == told
    QTest.mouseMove(browser.viewport(), QPoint(browser.viewport().width() - 5, 5))
    assert not browser.meaning.isVisible()


def test_tab_goes_on_from_what_is_in_sight(page: HelpPage) -> None:
    page.show_rules(load("pvt"))
    page.browser.setFocus()
    for _ in range(3):
        QTest.keyClick(page.browser, Qt.Key.Key_PageDown)
    top = page.browser.verticalScrollBar().value()
    QTest.keyClick(page.browser, Qt.Key.Key_Tab)

    assert top > page.browser.viewport().height()
    assert page.browser.textCursor().charFormat().anchorHref()
    assert page.browser.verticalScrollBar().value() >= top
    assert page.browser.viewport().rect().intersects(page.browser.cursorRect())


def test_words_and_keys_have_pages(page: HelpPage) -> None:
    page.show_page(WORDS)
    text = page.browser.toPlainText()
    assert all(meaning_of(key) in text for key in TERMS)
    page.show_page(KEYS)
    assert "pass" in page.browser.toPlainText()
    assert not page.edit.isVisible()


def test_pages_are_turned_and_left_with_the_keyboard(page: HelpPage, qtbot: QtBot) -> None:
    page.show_rules(load(names()[0]))
    QTest.keyClick(page.pages, Qt.Key.Key_Down)
    assert page.browser.toPlainText().startswith(rules_name(names()[1]))
    with qtbot.waitSignal(page.edit_wanted) as wanted:
        page.edit.click()
    assert wanted.args == [names()[1]]
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page.pages, Qt.Key.Key_Escape)
