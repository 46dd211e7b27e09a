"""The strip of ways to build one claim: small pictures of the melds, numbered, to choose from."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from tusac_qt.model.geometry import Rect
from tusac_qt.model.packing import HALF_RATIO
from tusac_qt.model.scene_text import Variant, VariantsText
from tusac_qt.scene.fonts import font
from tusac_qt.scene.painted import Panel, draw_line, fill_box, paint_rings
from tusac_qt.scene.theme import CardSkin, Theme

_LETTERS = 0.09
"""How high letters are at most, in heights of the strip."""


class VariantsItem(Panel[VariantsText]):
    """Paints the ways side by side, each with its number."""

    def __init__(self, theme: Theme, skin: CardSkin) -> None:
        super().__init__(theme)
        self.skin = skin
        self.ratio = 1.0
        self.setZValue(70)
        self.hide()

    def wanted(self, content: VariantsText, card_w: float) -> tuple[float, float]:
        """Return the width and height the strip wants for cards of that width."""
        label = 1.7 * self.sizes.body
        effects = label if any(variant.effect for variant in content.variants) else 0.0
        width = sum(self._width(variant, card_w) for variant in content.variants) + 6.0
        title = QFontMetricsF(font(self.sizes.body)).horizontalAdvance(content.title) + 16.0
        return max(width, title), HALF_RATIO * card_w + 1.5 * self.sizes.body + label + effects + 16.0

    def places(self) -> list[Rect]:
        """Return the place of each way in the scene."""
        content = self.content
        if content is None:
            return []
        return [
            Rect(self.x() + box.x(), self.y() + box.y(), box.width(), box.height())
            for box in self._boxes(content)
        ]

    def draw_content(self, painter: QPainter, rect: QRectF, content: VariantsText) -> None:
        """Paint every way: number, cards, effect."""
        fill_box(painter, rect, self.theme.panel, QPen(self.theme.accent, 2), self.sizes.unit)
        painter.setPen(self.theme.text)
        head = QRectF(8, 5, rect.width() - 16, self._title_h())
        draw_line(painter, head, content.title, self._body(), least=0.6)
        label = 1.7 * self._body()
        for number, (variant, box) in enumerate(zip(content.variants, self._boxes(content), strict=True), 1):
            fill_box(painter, box, self.theme.button, QPen(self.theme.panel_line, 1), self.sizes.unit)
            painter.setPen(self.theme.button_text)
            draw_line(
                painter,
                QRectF(box.left(), box.top(), box.width(), label),
                str(number),
                1.15 * self._body(),
                bold=True,
            )
            self._draw_cards(painter, variant, box, box.top() + label)
            if variant.effect:
                painter.setPen(self.theme.button_text)
                foot = QRectF(box.left() + 3, box.bottom() - label, box.width() - 6, label)
                draw_line(painter, foot, variant.effect, 0.86 * self._body())
            if content.focused == number - 1:
                paint_rings(painter, box.adjusted(2, 2, -2, -2), self.theme, self.sizes.unit)

    def _draw_cards(self, painter: QPainter, variant: Variant, box: QRectF, y: float) -> None:
        width = round(self._card_w())
        size = QSizeF(width, round(HALF_RATIO * width))
        x = box.center().x() - (len(variant.cards) * (width + 2) - 2) / 2
        for card in variant.cards:
            picture = self.skin.face(card, size, self.ratio, half=True)
            painter.drawPixmap(
                QRectF(round(x), round(y), size.width(), size.height()), picture, QRectF(picture.rect())
            )
            x += width + 2

    def _boxes(self, content: VariantsText) -> list[QRectF]:
        card_w = self._card_w()
        used = sum(self._width(variant, card_w) for variant in content.variants)
        x = max(4.0, (self.rect.width() - used) / 2 + 1)
        boxes = []
        for variant in content.variants:
            width = self._width(variant, card_w)
            top = 5 + self._title_h()
            boxes.append(QRectF(x, top, width - 2, self.rect.height() - top - 5))
            x += width
        return boxes

    def _card_w(self) -> float:
        """Return the width of a card in the strip as it is now."""
        content = self.content
        if content is None:
            return 1.0
        whole = self.rect.width() - 6.0
        cards = sum(len(variant.cards) for variant in content.variants)
        wide = (whole - sum(self._width(variant, 0.0) for variant in content.variants)) / cards
        labels = (2 if any(variant.effect for variant in content.variants) else 1) * 1.7 * self._body()
        high = (self.rect.height() - self._title_h() - labels - 16.0) / HALF_RATIO
        return max(1.0, min(wide, high))

    def _body(self) -> float:
        """Return the height of letters, which is small because the cards need most of the room."""
        return min(self.sizes.body, _LETTERS * self.rect.height())

    def _title_h(self) -> float:
        return 1.5 * self._body()

    @staticmethod
    def _width(variant: Variant, card_w: float) -> float:
        return len(variant.cards) * (card_w + 2) + 14.0
