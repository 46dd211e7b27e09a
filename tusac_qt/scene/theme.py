"""The look of everything except card faces: the colors of the cloth, fonts, the ground."""

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QPalette, QPixmap

from engine.cards import Card
from tusac_qt.cards.card_art import FULL_RATIO, TILE_RATIO, qcolor
from tusac_qt.cards.card_cache import CardCache, Lying
from tusac_qt.cards.cloth import Cloth
from tusac_qt.cards.color_science import Rgb
from tusac_qt.cards.faces import CardStyle
from tusac_qt.cards.palette import Palette
from tusac_qt.scene.ground import Lamp, mixed, paint_ground

PANEL_OPACITY = 0.78
"""How much of a panel on the ground is the panel's own color."""
_PAPER_EDGE = Rgb(255, 246, 226)
_GROUNDS_KEPT = 2
"""The table's ground and that of the pages, so that going from one to the other paints nothing."""


@dataclass(frozen=True, slots=True)
class CardSkin:
    """The present look of cards.

    Attributes:
        cache: keeps the finished pictures.
        style: what is written on the cards.
        palette: their colors.
        tiles: they are tiles, all of one shape.
        edge: the color of the thin line around those that lie on the ground.
        is_flat: those throw no shadow.
        is_straight: nothing is turned, not even by a hair.
    """

    cache: CardCache
    style: CardStyle
    palette: Palette
    tiles: bool = False
    edge: Rgb = _PAPER_EDGE
    is_flat: bool = False
    is_straight: bool = False

    @property
    def full_ratio(self) -> float:
        """The height of a whole card, or of a tile, in widths."""
        return TILE_RATIO if self.tiles else FULL_RATIO

    def face(self, card: Card, size: QSizeF, ratio: float, *, half: bool) -> QPixmap:
        """Return the picture of a card for a screen of that pixel ratio."""
        return self.cache.face(card, self.style, self.palette, size, ratio, half=half, tile=self.tiles)

    def lying(
        self, card: Card | None, size: QSizeF, ratio: float, *, half: bool, turn: float = 0.0
    ) -> QPixmap:
        """Return a card, or with None a back, as it lies on the ground, larger by its shadow on all sides."""
        lying = Lying(self.edge, not self.is_flat, turn)
        if card is None:
            return self.cache.back(self.palette, size, ratio, tile=self.tiles, lying=lying)
        return self.cache.face(
            card, self.style, self.palette, size, ratio, half=half, tile=self.tiles, lying=lying
        )

    def back(self, size: QSizeF, ratio: float) -> QPixmap:
        """Return the picture of a card's back."""
        return self.cache.back(self.palette, size, ratio, tile=self.tiles)


class Theme:
    """The colors of a cloth as Qt wants them, and the ground painted in them.

    There is one for the whole program: painters keep it and read its colors each time, so that another cloth
    shows with the next painting.

    Attributes:
        cloth: what is worn at present.
        panel_fill: a panel on the ground, through which a little of that shines.
        glow: the light around what matters most; without color in high contrast.
    """

    def __init__(self, cloth: Cloth) -> None:
        self._grounds: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self.wear(cloth)

    def wear(self, cloth: Cloth) -> None:
        """Use this cloth from now on; items on screen must be painted again."""
        self.cloth = cloth
        self.rgb = colors = cloth.colors
        self._grounds.clear()
        self.felt = qcolor(colors.felt)
        self.text = qcolor(colors.text)
        self.secondary = qcolor(colors.secondary_text)
        self.title = qcolor(colors.title)
        self.active = qcolor(colors.active_plaque)
        self.active_text = qcolor(colors.active_plaque_text)
        self.active_border = qcolor(colors.active_plaque_border)
        self.plaque = qcolor(colors.plaque)
        self.plaque_text = qcolor(colors.plaque_text)
        self.wall_number = qcolor(colors.wall_number)
        self.wall_label = qcolor(colors.wall_label)
        self.ring_outer = qcolor(colors.focus_outer)
        self.ring_inner = qcolor(colors.focus_inner)
        self.accent = qcolor(colors.accent)
        self.accent_text = qcolor(colors.accent_text)
        self.primary_top = qcolor(colors.primary_top)
        self.primary_bottom = qcolor(colors.primary_bottom)
        self.primary_edge = qcolor(colors.primary_edge)
        self.primary_text = qcolor(colors.primary_text)
        self.panel = qcolor(colors.panel)
        self.panel_line = qcolor(colors.line)
        self.inlay = qcolor(colors.inlay)
        self.button = qcolor(colors.button)
        self.button_text = qcolor(colors.button_text)
        self.dimmed = qcolor(colors.dimmed)
        self.dimmed_text = qcolor(colors.dimmed_text)
        self.gain = qcolor(colors.gain)
        self.loss = qcolor(colors.loss)
        self.field = mixed(colors.panel, Rgb(255, 255, 255) if cloth.is_light else colors.rim, 0.6)
        solid = cloth.is_strong
        self.panel_fill = qcolor(colors.panel, 1.0 if solid else PANEL_OPACITY)
        shine = Rgb(255, 226, 140) if cloth.is_light else colors.primary_bottom
        self.glow = qcolor(shine, 0.0 if solid else 0.7)

    def ground(self, size: QSize, ratio: float, lamp: Lamp, inlay: QRectF | None = None) -> QPixmap:
        """Return the ground for a page of that size; painted once, then kept as long as it is looked at."""
        key = (size.width(), size.height(), ratio, lamp, None if inlay is None else inlay.getRect())
        pixmap = self._grounds.get(key)
        if pixmap is None:
            pixmap = self._grounds[key] = paint_ground(self.cloth, size, ratio, lamp, inlay)
            while len(self._grounds) > _GROUNDS_KEPT:
                self._grounds.popitem(last=False)
        self._grounds.move_to_end(key)
        return pixmap

    def palette(self) -> QPalette:
        """Return the palette for everything that no style sheet reaches: typed text, links, selections."""
        role, palette = QPalette.ColorRole, QPalette(self.panel)
        for part, color in (
            (role.Window, self.felt), (role.WindowText, self.text), (role.Base, self.field),
            (role.AlternateBase, self.panel), (role.Text, self.text), (role.Button, self.panel),
            (role.ButtonText, self.text), (role.BrightText, self.title), (role.ToolTipBase, self.panel),
            (role.ToolTipText, self.text), (role.Highlight, self.accent),
            (role.HighlightedText, self.accent_text),
            (role.Link, self.title), (role.LinkVisited, self.secondary),
            (role.PlaceholderText, self.dimmed_text),
            (role.Accent, self.accent),
        ):  # fmt: skip
            palette.setColor(part, color)
        for part in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, part, self.dimmed_text)
        return palette
