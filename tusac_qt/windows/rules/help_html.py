"""The pages of help as HTML: rulesets, words, keys.

Cards are images `cards:rX-rX`, words links `word:KEY`.
"""

from collections.abc import Callable
from html import escape
from typing import assert_never

from engine.cards import Card
from engine.rules import Rules
from tusac_qt.model.key_list import key_groups
from tusac_qt.windows.rules.help_texts import mouse_help
from tusac_qt.words.alphabet import alphabetical
from tusac_qt.words.glossary import TERMS, Find, find_terms, linked, meaning_of, once, word_of
from tusac_qt.words.i18n import card_list, rules_name
from tusac_qt.words.knob_values import value_text
from tusac_qt.words.knob_words import KNOBS, KnobGroup, group_name, knob_explanation, knob_name
from tusac_qt.words.rules_guide import Block, Cards, Heading, Sentence, SetTable, guide
from tusac_qt.words.translation import translate

CARDS = "cards:"
WORD = "word:"


def rules_html(rules: Rules, body_px: int, *, has_pictures: bool = True) -> str:
    """Return the page of a ruleset: the guide, then every rule by itself.

    Args:
        rules: what is explained.
        body_px: the height of text, by which pictures are placed.
        has_pictures: whether cards are shown; else they are named, for screen readers cannot see them.
    """
    find, cards = once(find_terms()), _image if has_pictures else _named
    parts = [f"<h1>{escape(rules_name(rules.name))}</h1>"]
    parts += [_block(block, find, body_px, cards) for block in guide(rules)]
    title = translate("help", "Every rule")
    parts.append(f"<h2>{escape(title)}</h2><table width='100%'>")
    for group in KnobGroup:
        parts.append(f"<tr><td colspan='2'><b>{escape(group_name(group))}</b></td></tr>")
        for key in (key for key, words in KNOBS.items() if words.group is group):
            told = linked(knob_explanation(key), find)
            parts.append(
                f"<tr><td width='45%'>{escape(knob_name(key))}<br><span class='quiet'>{told}</span></td>"
                f"<td>{escape(value_text(rules, key))}</td></tr>"
            )
    parts.append("</table>")
    return "".join(parts)


def words_html(rules: Rules | None = None) -> str:
    """Return the page of the words of the table, as they are meant by some rules."""
    heads = (
        translate("help", "Word"),
        translate("help", "Vietnamese"),
        translate("help", "Meaning"),
    )
    rows = sorted(TERMS, key=lambda key: alphabetical(word_of(key)))
    title = translate("help", "Words of the game")
    parts = [f"<h1>{escape(title)}</h1><table width='100%'><tr>"]
    parts += [f"<th align='left'>{escape(head)}</th>" for head in heads]
    parts += ["</tr>"]
    for key in rows:
        cells = (
            f"<b>{escape(word_of(key))}</b>",
            escape(TERMS[key].vietnamese),
            escape(meaning_of(key, rules)),
        )
        parts.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return "".join([*parts, "</table>"])


def keys_html() -> str:
    """Return the page of the keys."""
    title = translate("help", "Keys")
    parts = [f"<h1>{escape(title)}</h1>"]
    for group in key_groups():
        parts.append(f"<h2>{escape(group.title)}</h2><table width='100%'>")
        parts += [_key_row(row.shown, row.told) for row in group.rows]
        parts.append("</table>")
    letters = _key_row(word_of("letters"), meaning_of("letters"))
    return "".join([*parts, f"<p>{escape(mouse_help())}</p><table width='100%'>{letters}</table>"])


def _key_row(key: str, told: str) -> str:
    return f"<tr><td width='34%'><b>{escape(key)}</b></td><td>{escape(told)}</td></tr>"


def _block(block: Block, find: Find, body_px: int, cards: Callable[[tuple[Card, ...]], str]) -> str:
    if isinstance(block, Heading):
        return f"<h2>{escape(block.text)}</h2>"
    if isinstance(block, Sentence):
        return f"<p style='margin: {body_px // 3}px 0'>{linked(block.text, find)}</p>"
    if isinstance(block, Cards):
        return f"<p>{cards(block.cards)}<br>{linked(block.text, find)}</p>"
    if isinstance(block, SetTable):
        return _set_table(block, find, cards)
    assert_never(block)


def _set_table(table: SetTable, find: Find, cards: Callable[[tuple[Card, ...]], str]) -> str:
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
        f"<tr><td>{cards(row.cards)}</td><td valign='middle'><b>{linked(row.name, find)}</b><br>"
        f"{escape(row.text)}</td><td valign='middle'>{row.concealed}</td>"
        f"<td valign='middle'>{row.exposed}</td></tr>"
        for row in table.rows
    ]
    return "".join([*parts, "</table>"])


def _named(cards: tuple[Card, ...]) -> str:
    return escape(card_list(cards))


def _image(cards: tuple[Card, ...]) -> str:
    source = CARDS + "-".join(card.name for card in cards)
    return f"<img src='{source}' alt='{escape(card_list(cards))}'>"
