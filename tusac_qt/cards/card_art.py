"""The look of a card: paper, frame, marks, characters, letters, words and back, painted at any size.

Everything is measured in the card's width. Which character or letter a card bears is the business of
`faces`, its colors that of `palette`, the shapes of characters that of `glyphs`; keeping finished pictures is
that of `card_cache`.
"""

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from engine.cards import Card, Color, Piece
from tusac_qt.cards.back_art import paint_pattern
from tusac_qt.cards.color_science import Rgb, luminance
from tusac_qt.cards.faces import CardStyle, han_of, letter_of, lucky_of
from tusac_qt.cards.glyphs import BOX, Glyphs
from tusac_qt.cards.letters import LETTER_HEIGHT, Letters
from tusac_qt.cards.marks import mark_path, polygon, star
from tusac_qt.cards.palette import Palette

FULL_RATIO = 3.5
"""Height of a full card in widths, where there is room for it."""
HALF_RATIO = 1.55
"""Height of a half card in widths."""
TILE_RATIO = 1.55
"""Height of a tile in widths, the edge that shows its thickness included."""

_TILE_DEPTH = 0.13
"""How much of a tile's edge is seen below its face, in widths."""
_FRAME_FROM_PX = 30.0
"""Narrower than this, in device pixels, a frame would only crowd the character."""
_DARK_PAPER = 0.08
"""Relative luminance of paper that would fade into the felt at its edge."""
_MARK = 0.28
_MARK_TOP = 0.11
_SYMBOL_TOP = 0.43
_HAN = 0.86
_CAPITAL = 0.64
_END_OF_WORD = 0.51
_SQUEEZE = 1.4
_LENGTHWISE_FROM = 1.05
"""A word with less room than this between the ends of a card, in widths, is read more easily across it."""
_ACROSS, _ACROSS_ROOM = 0.26, 0.86
"""The most height of a word's capitals across a full card, and the room for its length, in widths."""
_FOOT = 0.23
"""Height of the capitals at the foot of a half card, in widths."""
_FOOT_FROM_PX = 6.0
"""Capitals lower than this, in device pixels, are read by nobody: a card so small bears no word."""
_WHOLE_FROM_PX = 6.5
"""Words whose capitals would be lower than this, were they written whole, are cut to their first letters."""
_FONT_PX = 100
"""Size at which letters are taken from a font, to be scaled as outlines."""


def qcolor(color: Rgb, alpha: float = 1.0) -> QColor:
    """Return Qt's color for ours, with that opacity from 0 to 1."""
    return QColor(color.red, color.green, color.blue, round(255 * alpha))


@dataclass(frozen=True, slots=True)
class _Sheet:
    """One card being painted; everything on it is placed in widths of the card.

    Attributes:
        painter: Antialiased, its origin in the corner of the end being painted.
        width: Width of the card in the painter's units.
        tall: Height of the card in widths.
        scale: Device pixels in one of the painter's units.
        card: Which card.
        style: What is written on it.
        ink: In which color.
    """

    painter: QPainter
    width: float
    tall: float
    scale: float
    card: Card
    style: CardStyle
    ink: Rgb

    @property
    def color(self) -> Color | None:
        """The card's color, None for a joker."""
        return None if self.card.is_joker else self.card.color

    def box(self, x: float, y: float, width: float, height: float) -> QRectF:
        """Return a rectangle of those widths, its corner moved to a whole device pixel."""
        left, top = (round(edge * self.width * self.scale) / self.scale for edge in (x, y))
        return QRectF(left, top, width * self.width, height * self.width)

    def middle(self, side: float) -> QRectF:
        """Return a square of that many widths in the middle of the card."""
        return QRectF(
            (0.5 - side / 2) * self.width,
            (self.tall - side) / 2 * self.width,
            side * self.width,
            side * self.width,
        )

    def fill(self, path: QPainterPath, alpha: float = 1.0) -> None:
        """Fill the path with ink of that opacity."""
        self.painter.fillPath(path, qcolor(self.ink, alpha))


def _placed(path: QPainterPath, ink: QRectF, center: QPointF, along: float, up: float) -> QPainterPath:
    """Return the path scaled by `along` and `up`, the middle of its rectangle `ink` moved to the center."""
    transform = QTransform.fromTranslate(center.x(), center.y()).scale(along, up)
    return transform.translate(-ink.center().x(), -ink.center().y()).map(path)


def _fitted(path: QPainterPath, ink: QRectF, box: QRectF) -> QPainterPath:
    """Return the path scaled evenly so that its rectangle `ink` just fits into the box."""
    scale = min(box.width() / ink.width(), box.height() / ink.height())
    return _placed(path, ink, box.center(), scale, scale)


class CardArt:
    """Paints cards from drawn characters and letters; painting words needs a running QGuiApplication."""

    def __init__(self, glyphs: Glyphs, letters: Letters) -> None:
        self._glyphs = glyphs
        self._letters = letters
        self._words = QFont(["Noto Sans", "DejaVu Sans", "Segoe UI", "Helvetica Neue", "Arial"])
        self._words.setStyleHint(QFont.StyleHint.SansSerif)
        self._words.setBold(True)
        self._words.setPixelSize(_FONT_PX)
        self._capital = self._text("E").boundingRect()

    def paint_card(  # noqa: PLR0913 - all that a card's looks depend on
        self, painter: QPainter, rect: QRectF, card: Card, style: CardStyle, palette: Palette, *, half: bool
    ) -> None:
        """Paint the card so that it fills the rectangle, 1 by 2.9 to 3.5, or 1 by 1.55 for a half card."""
        if style.words is not None and not _can_write(self._words, "E"):
            # Without any font Qt writes empty boxes; our own letters say it as well.
            style = replace(style, words=None, latin=True)
        if style.han is not None and style.word_of(card) == han_of(card, style.han):
            style = replace(style, words=None)  # in Chinese and Japanese the word may be the character again
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.topLeft())
        width, tall = rect.width(), rect.height() / rect.width()
        sheet = _Sheet(painter, width, tall, _scale(painter), card, style, palette.ink_of(card))
        _paint_paper(sheet, palette.paper_of(card))
        if half:
            self._paint_half(sheet)
        else:
            self._paint_full(sheet)
        painter.restore()

    def paint_tile(
        self, painter: QPainter, rect: QRectF, card: Card, style: CardStyle, palette: Palette
    ) -> None:
        """Paint the card as a tile that fills the rectangle (1 wide, 1.55 high): its face and lower edge."""
        face = _paint_body(painter, rect, palette.paper_of(card))
        self.paint_card(painter, face, card, style, palette, half=True)

    def paint_tile_back(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        """Paint the back of a tile so that it fills the rectangle: plain, and the edge below it."""
        face = _paint_body(painter, rect, palette.back_lattice)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = min(face.width(), face.height())
        painter.fillPath(_rounded(face, 0.10 * width), qcolor(palette.back_lattice))
        inset = 0.14 * width
        field = _rounded(face.adjusted(inset, inset, -inset, -inset), 0.06 * width)
        painter.strokePath(field, QPen(qcolor(palette.back_paper), max(0.03 * width, 0.8 / _scale(painter))))
        painter.restore()

    def paint_back(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        """Paint a card's back so that it fills the rectangle: a pattern inside a border."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = rect.width()
        painter.fillPath(_rounded(rect, 0.10 * width), qcolor(palette.back_paper))
        inset = 0.07 * width
        inner = rect.adjusted(inset, inset, -inset, -inset)
        field = _rounded(inner, 0.06 * width)
        painter.fillPath(field, qcolor(palette.back_lattice))
        painter.setClipPath(field)
        colors = qcolor(palette.back_paper), qcolor(palette.back_lattice)
        paint_pattern(painter, inner, palette.back, colors, 0.8 / _scale(painter))
        painter.restore()

    def _paint_full(self, sheet: _Sheet) -> None:
        worded = sheet.style.words is not None
        self._paint_end(sheet, symbol=True)
        sheet.painter.translate(sheet.width, sheet.tall * sheet.width)
        sheet.painter.rotate(180)
        self._paint_end(sheet, symbol=not worded)
        sheet.painter.rotate(-180)
        sheet.painter.translate(-sheet.width, -sheet.tall * sheet.width)
        if worded:
            self._paint_word(sheet)
        else:
            self._paint_middle(sheet)

    def _paint_end(self, sheet: _Sheet, *, symbol: bool) -> None:
        """Paint the upper end: the mark with the symbol under it; any other letter stands beside it."""
        style = sheet.style
        corner = style.latin and (style.han is not None or not symbol)
        self._paint_head(sheet, _MARK_TOP, _MARK, letter=corner)
        if symbol and style.han is not None:
            self._paint_han(
                sheet, han_of(sheet.card, style.han), sheet.box((1 - _HAN) / 2, _SYMBOL_TOP, _HAN, _HAN)
            )
        elif symbol and style.latin:
            self._paint_letter(sheet, sheet.box(0.10, _SYMBOL_TOP + 0.08, 0.80, _CAPITAL))

    def _paint_half(self, sheet: _Sheet) -> None:
        style, top, size = sheet.style, 0.07, 0.33
        self._paint_head(sheet, top, size, letter=style.latin and style.han is not None)
        below = top + size
        room = sheet.tall - below
        if style.words is not None and (style.han is not None or style.latin):
            room -= self._paint_foot(sheet)
        if style.han is not None:
            side = min(0.94, room - 0.10)
            box = sheet.box((1 - side) / 2, below + (room - side) * 0.45, side, side)
            self._paint_han(sheet, han_of(sheet.card, style.han), box)
        elif style.latin:
            self._paint_letter(sheet, sheet.box(0.08, below + 0.16, 0.84, room - 0.38))
        else:
            self._paint_short_word(sheet, sheet.box(0.08, below + 0.10, 0.84, room - 0.26))

    def _paint_head(self, sheet: _Sheet, top: float, size: float, *, letter: bool) -> None:
        """Paint the mark at the upper edge, with the letter to its right if wanted."""
        # On whole pixels, or a small square's corners blur until it passes for a disc.
        side = round(size * sheet.width * sheet.scale) / sheet.scale
        left = 0.10 * sheet.width if letter else (sheet.width - side) / 2
        place = sheet.box(left / sheet.width, top, size, size).topLeft()
        sheet.fill(mark_path(sheet.color, QRectF(place, QSizeF(side, side))))
        if letter:
            self._paint_letter(sheet, sheet.box(0.53, top, 0.38, size))

    def _paint_han(self, sheet: _Sheet, character: str, box: QRectF, alpha: float = 1.0) -> None:
        """Paint the character, in the player's font if that has it and else as we draw it."""
        if sheet.style.han_font is not None:
            font = QFont(sheet.style.han_font)
            font.setPixelSize(_FONT_PX)
            if _can_write(font, character):
                path = QPainterPath()
                path.addText(QPointF(), font, character)
                sheet.fill(_fitted(path, path.boundingRect(), box), alpha)
                return
        path = self._glyphs.path(character, box.height() * sheet.scale)
        sheet.fill(_fitted(path, QRectF(0, 0, BOX, BOX), box), alpha)

    def _text(self, text: str) -> QPainterPath:
        path = QPainterPath()
        path.addText(QPointF(), self._words, text)
        return path

    def _paint_letter(self, sheet: _Sheet, box: QRectF) -> None:
        """Write the letter as tall as the box; one as broad as W is squeezed a little rather than smaller."""
        path = self._letters.path(letter_of(sheet.card))
        outline = path.boundingRect()
        ink = QRectF(outline.left(), 0, outline.width(), LETTER_HEIGHT)
        along = min(box.height() / ink.height(), box.width() / ink.width())
        up = min(box.height() / ink.height(), 1.25 * along)
        sheet.fill(_placed(path, ink, box.center(), along, up))

    def _paint_foot(self, sheet: _Sheet) -> float:
        """Write the word along the lower edge of a half card if it is legible; return the widths it takes."""
        pixel = sheet.width * sheet.scale
        if _FOOT * pixel < _FOOT_FROM_PX:
            return 0.0
        capital, room = self._capital.height(), 0.86 * sheet.width
        longest = max(self._text(word.upper()).boundingRect().width() for word in sheet.style.words or ())
        whole = 1.7 * room / longest * capital * sheet.scale >= _WHOLE_FROM_PX
        word = sheet.style.word_of(sheet.card).upper()
        path = self._text(word if whole else word[:3])
        ink = path.boundingRect()
        up = min(_FOOT * sheet.width / capital, 1.7 * room / ink.width())
        along = min(up, room / ink.width())
        ink.setTop(self._capital.top())
        ink.setBottom(self._capital.bottom())
        center = QPointF(0.5 * sheet.width, (sheet.tall - 0.10 - _FOOT / 2) * sheet.width)
        sheet.fill(_placed(path, ink, center, along, up))
        return _FOOT + 0.10

    def _paint_short_word(self, sheet: _Sheet, box: QRectF) -> None:
        """Write the first three letters of the word, all that a half card has room for."""
        path = self._text(sheet.style.word_of(sheet.card)[:3].upper())
        ink = path.boundingRect()
        along = min(box.width() / ink.width(), box.height() / ink.height())
        up = min(box.height() / ink.height(), 1.6 * along)
        sheet.fill(_placed(path, ink, box.center(), along, up))

    def _paint_word(self, sheet: _Sheet) -> None:
        """Write the word lengthwise between the ends, to be read from below, squeezed a little if long.

        On a short card it stands across. A word of one character, as in Chinese and Japanese, stands upright
        like the large one.
        """
        style = sheet.style
        start = _SYMBOL_TOP + 0.09
        if style.han is not None:
            start = _SYMBOL_TOP + _HAN + 0.10
        elif style.latin:
            start = _SYMBOL_TOP + _CAPITAL + 0.20
        length = (sheet.tall - _END_OF_WORD - start) * sheet.width
        word = style.word_of(sheet.card)
        path = self._text(word.upper())
        ink = path.boundingRect()
        center = QPointF(0.5 * sheet.width, start * sheet.width + length / 2)
        if len(word) == 1:
            side = min((0.80 if style.han is None else 0.44) * sheet.width, length)
            box = QRectF(0, 0, side, side)
            box.moveCenter(center)
            sheet.fill(_fitted(path, ink, box))
            return
        if length < _LENGTHWISE_FROM * sheet.width:
            self._paint_across(sheet, path, center)
            return
        # Short words stay near the size of the longest, or the shortest names would shout.
        longest = max(self._text(word.upper()).boundingRect().width() for word in style.words or ())
        up = min(
            0.40 * sheet.width / self._capital.height(),
            0.80 * sheet.width / ink.height(),
            _SQUEEZE * length / ink.width(),
            1.25 * _SQUEEZE * length / longest,
        )
        along = min(up, length / ink.width())
        # The capitals run down the middle of the card, whatever marks they bear above or below.
        ink.setTop(self._capital.top())
        ink.setBottom(self._capital.bottom())
        transform = QTransform.fromTranslate(center.x(), center.y()).rotate(-90)
        sheet.fill(transform.map(_placed(path, ink, QPointF(), along, up)))

    def _paint_across(self, sheet: _Sheet, path: QPainterPath, center: QPointF) -> None:
        """Write a word across the card, narrower rather than lower if it is long."""
        ink, capital, room = path.boundingRect(), self._capital.height(), _ACROSS_ROOM * sheet.width
        up = min(_ACROSS * sheet.width / capital, 1.7 * room / ink.width())
        along = min(up, room / ink.width())
        ink.setTop(self._capital.top())
        ink.setBottom(self._capital.bottom())
        sheet.fill(_placed(path, ink, center, along, up))

    def _paint_middle(self, sheet: _Sheet) -> None:
        """Paint the middle zone: the lucky character, or a large mark where there is none."""
        room = sheet.tall - 2 * (_SYMBOL_TOP + _HAN)
        lucky = sheet.style.han is not None and not sheet.card.is_joker
        side = min(0.48, room - 0.04)
        if not lucky:
            sheet.fill(mark_path(sheet.color, sheet.middle(side)), 0.80)
            return
        if sheet.card.piece is Piece.GENERAL and room >= 0.70:
            _paint_octagon(sheet, 0.33)
            side = 0.40
        self._paint_han(sheet, lucky_of(sheet.card.piece), sheet.middle(side), 0.80)


def _paint_body(painter: QPainter, rect: QRectF, top: Rgb) -> QRectF:
    """Paint the edge of a tile under its face and return the face's rectangle, on whole device pixels."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width, scale = min(rect.width(), rect.height()), _scale(painter)
    depth = max(1.0, round(_TILE_DEPTH * width * scale)) / scale
    edge = qcolor(top).darker(165) if luminance(top) > _DARK_PAPER else qcolor(top).lighter(150)
    painter.fillPath(_rounded(rect, 0.10 * width), edge)
    painter.restore()
    return rect.adjusted(0, 0, 0, -depth)


def _can_write(font: QFont, character: str) -> bool:
    """Return whether the font, or one Qt would take its place, has the character."""
    return QFontMetricsF(font).inFontUcs4(ord(character))


def _scale(painter: QPainter) -> float:
    """Return how many device pixels one unit of the painter is."""
    transform = painter.deviceTransform()
    return math.hypot(transform.m11(), transform.m12())


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def _paint_paper(sheet: _Sheet, paper: Rgb) -> None:
    """Paint the paper with its cut edge, darker or on dark paper lighter, and the thin printed frame."""
    width = sheet.width
    card = QRectF(0, 0, width, sheet.tall * width)
    sheet.painter.fillPath(_rounded(card, 0.10 * width), qcolor(paper))
    pixel = 1 / sheet.scale
    cut = qcolor(paper).darker(130) if luminance(paper) > _DARK_PAPER else qcolor(paper).lighter(170)
    edge = card.adjusted(pixel / 2, pixel / 2, -pixel / 2, -pixel / 2)
    sheet.painter.strokePath(_rounded(edge, 0.10 * width), QPen(cut, pixel))
    if width * sheet.scale >= _FRAME_FROM_PX:
        inset = max(0.05 * width, 2 * pixel)
        frame = _rounded(card.adjusted(inset, inset, -inset, -inset), 0.06 * width)
        sheet.painter.strokePath(frame, QPen(qcolor(sheet.ink, 0.55), max(0.014 * width, 0.7 * pixel)))


def paint_edge(painter: QPainter, rect: QRectF, edge: Rgb) -> None:
    """Paint the thin line that sets a card in that rectangle off from whatever it lies on."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = min(rect.width(), rect.height())
    line = max(1 / _scale(painter), 0.012 * width)
    inner = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    painter.strokePath(_rounded(inner, 0.10 * width), QPen(qcolor(edge, 0.85), line))
    painter.restore()


def _paint_octagon(sheet: _Sheet, radius: float) -> None:
    """Paint the frame of the General's lucky character and the star on either side of it."""
    center = sheet.middle(1.0).center()
    path = polygon(center, (radius * sheet.width,), 8, turn=22.5)
    sheet.painter.strokePath(path, QPen(qcolor(sheet.ink, 0.80), max(0.022 * sheet.width, 0.8 / sheet.scale)))
    for side in (-1, 1):
        sheet.fill(star(center + QPointF(side * 0.395 * sheet.width, 0), 0.06 * sheet.width), 0.80)
