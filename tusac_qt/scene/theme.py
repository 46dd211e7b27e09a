"""How everything but a card's face looks: colors, fonts, the felt, the style sheet of ordinary widgets."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QSize, QSizeF
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPainter, QPixmap, QRadialGradient

from engine.cards import Card
from tusac_qt.cards.card_art import FULL_RATIO, TILE_RATIO, qcolor
from tusac_qt.cards.card_cache import CardCache
from tusac_qt.cards.color_science import Rgb
from tusac_qt.cards.faces import CardStyle
from tusac_qt.cards.palette import Palette, TableColors

FALLBACK_FAMILIES = ("Noto Sans", "DejaVu Sans")
"""Both have every Vietnamese diacritic."""


@dataclass(frozen=True, slots=True)
class CardSkin:
    """How cards look at present.

    Attributes:
        cache: keeps the finished pictures.
        style: what is written on the cards.
        palette: their colors.
        tiles: they are tiles, all of one shape.
    """

    cache: CardCache
    style: CardStyle
    palette: Palette
    tiles: bool = False

    @property
    def full_ratio(self) -> float:
        """The height of a whole card, or of a tile, in widths."""
        return TILE_RATIO if self.tiles else FULL_RATIO

    def face(self, card: Card, size: QSizeF, ratio: float, *, half: bool) -> QPixmap:
        """Return the picture of a card for a screen of that pixel ratio."""
        return self.cache.face(card, self.style, self.palette, size, ratio, half=half, tile=self.tiles)

    def back(self, size: QSizeF, ratio: float) -> QPixmap:
        """Return the picture of a card's back."""
        return self.cache.back(self.palette, size, ratio, tile=self.tiles)


def mixed(one: Rgb, other: Rgb, part: float) -> QColor:
    """Return the color `part` of the way from one to the other."""
    return QColor(*(round(a + (b - a) * part) for a, b in zip(one, other, strict=True)))


class Theme:
    """The colors of the table as Qt wants them."""

    def __init__(self, colors: TableColors) -> None:
        self.rgb = colors
        self.felt = qcolor(colors.felt)
        self.text = qcolor(colors.text)
        self.secondary = qcolor(colors.secondary_text)
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
        self.panel = mixed(colors.felt, colors.plaque, 0.55)
        self.panel_line = mixed(colors.plaque, colors.plaque_text, 0.18)
        self.button = mixed(colors.text, colors.plaque, 0.06)
        self.button_text = qcolor(colors.accent_text)
        self.dimmed = mixed(colors.felt, colors.plaque, 0.75)
        self.dimmed_text = mixed(colors.plaque, colors.plaque_text, 0.52)

    def felt_pixmap(self, size: QSize, ratio: float) -> QPixmap:
        """Return the ground of the table: the felt, a little lighter under the middle."""
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        light = QRadialGradient(QPointF(size.width() / 2, size.height() * 0.45), max(size.width(), 1) * 0.62)
        light.setColorAt(0.0, mixed(self.rgb.felt, self.rgb.plaque, 0.34))
        light.setColorAt(0.55, mixed(self.rgb.felt, self.rgb.plaque, 0.10))
        light.setColorAt(1.0, self.felt)
        painter = QPainter(pixmap)
        painter.fillRect(0, 0, size.width(), size.height(), light)
        painter.end()
        return pixmap

    def style_sheet(self, body_px: float) -> str:
        """Return the style sheet of ordinary widgets, for text of that height."""
        names = {name: getattr(self, name).name() for name in _SHEET_COLORS}
        sizes = {name: round(body_px * share) for name, share in _SHEET_SIZES.items()}
        unit = max(1, round(body_px / 15))
        sizes |= {
            "line": unit,
            "ring": 2 * unit + 1,
            "inner": sizes["pad"] - 2 * unit,
            "tight": max(0, sizes["less"] - unit - 1),
            "winner": sizes["wide"] - 2 * unit,
        }
        text = _SHEET
        for name, value in {**names, **sizes}.items():
            text = text.replace(f"@{name}@", str(value))
        return text


@lru_cache(maxsize=64)
def font(pixels: float, *, bold: bool = False) -> QFont:
    """Return the platform's font of a height, with fallbacks that know Vietnamese."""
    base = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    made = QFont([base.family(), *FALLBACK_FAMILIES])
    made.setPixelSize(max(1, round(pixels)))
    made.setBold(bold)
    return made


_SHEET_COLORS = (
    "felt", "text", "secondary", "plaque", "panel", "panel_line", "button", "button_text", "dimmed",
    "dimmed_text", "accent", "accent_text", "active", "active_text",
)  # fmt: skip

_SHEET_SIZES = {
    "body": 1.0, "big": 1.35, "banner": 3.2, "heading": 1.8, "pad": 0.55, "wide": 0.9, "round": 0.55, "less": 0.35, "arrow": 0.33,
    "drop": 1.6, "bar": 0.8, "handle": 1.2,
}  # fmt: skip
"""The sizes of the style sheet, in heights of text."""

_SHEET = """
QWidget { color: @text@; font-size: @body@px; }
QMainWindow, QDialog, #page { background: @felt@; }
QLabel { background: transparent; }
QLabel[role="secondary"] { color: @secondary@; }
QLabel[role="warning"] { color: @text@; font-weight: bold; }
QLabel[role="problem"] { color: @active_text@; background: @active@; border-radius: @less@px; padding: @line@px @less@px; }
QLabel[role="banner"] { font-size: @banner@px; font-weight: bold; }
QLabel[role="heading"] { font-size: @heading@px; font-weight: bold; }
QLabel[role="alert"] { color: @text@; font-weight: bold; border-left: @ring@px solid @accent@; padding-left: @less@px; }
QLabel[role="title"] { font-size: @big@px; font-weight: bold; }
#panel { background: @panel@; border: @line@px solid @panel_line@; border-radius: @round@px; }
#rule { background: @panel@; border-left: @ring@px solid @panel@; }
#rule[differs="true"] { border-left: @ring@px solid @accent@; }
QToolTip { background: @panel@; color: @text@; border: @line@px solid @secondary@; padding: @less@px; }
QPushButton {
    background: @plaque@; color: @text@; border: @line@px solid @panel_line@; border-radius: @round@px;
    padding: @pad@px @wide@px;
}
QPushButton:hover { border-color: @secondary@; }
QPushButton:focus { border: @ring@px solid @text@; padding: @inner@px @winner@px; }
QPushButton:checked { background: @button@; color: @button_text@; font-weight: bold; }
QPushButton:disabled { color: @dimmed_text@; background: @dimmed@; }
QPushButton[role="large"] { font-weight: bold; font-size: @big@px; }
QPushButton[role="small"] { padding: @less@px; }
QPushButton[role="small"]:focus { padding: @line@px; }
QPushButton[role="primary"] { background: @accent@; color: @accent_text@; font-weight: bold; font-size: @big@px; }
QLineEdit, QComboBox, QPlainTextEdit, QTextBrowser, QListWidget, QSpinBox {
    background: @felt@; color: @text@; border: @line@px solid @panel_line@; border-radius: @less@px;
    padding: @less@px; selection-background-color: @accent@; selection-color: @accent_text@;
}
QLineEdit:focus, QComboBox:focus, QPlainTextEdit:focus, QTextBrowser:focus, QListWidget:focus, QSpinBox:focus {
    border: @ring@px solid @text@; padding: @tight@px;
}
#chapters::item { padding: @less@px; border-radius: @less@px; }
#chapters::item:selected { background: @accent@; color: @accent_text@; }
QComboBox::drop-down { border: none; width: @drop@px; }
QComboBox::down-arrow {
    image: none; width: 0; height: 0; border-left: @arrow@px solid @felt@; border-right: @arrow@px solid @felt@;
    border-top: @arrow@px solid @secondary@;
}
QComboBox QAbstractItemView { background: @panel@; color: @text@; border: @line@px solid @panel_line@; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; }
QMenu { background: @panel@; color: @text@; border: @line@px solid @panel_line@; padding: @less@px; }
QMenu::item { padding: @less@px @drop@px; border-radius: @less@px; }
QMenu::item:selected { background: @accent@; color: @accent_text@; }
QMenu::item:disabled { color: @dimmed_text@; }
QMenu::separator { height: @line@px; background: @panel_line@; margin: @less@px; }
QSlider::groove:horizontal { height: @less@px; background: @plaque@; border-radius: @line@px; }
QSlider::sub-page:horizontal { background: @accent@; }
QSlider::handle:horizontal {
    width: @handle@px; margin: -@less@px 0; background: @button@; border-radius: @less@px;
}
QSlider:focus { border: @ring@px solid @text@; border-radius: @less@px; }
QProgressBar { background: @felt@; border: @line@px solid @panel_line@; border-radius: @less@px; height: @bar@px; }
QProgressBar::chunk { background: @accent@; border-radius: @less@px; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: @bar@px; }
QScrollBar::handle:vertical { background: @panel_line@; border-radius: @less@px; min-height: @drop@px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
"""
