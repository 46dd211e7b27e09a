"""From settings to the look of cards: style, palette, skin."""

from dataclasses import replace

from tusac_qt.cards.card_art import CardArt
from tusac_qt.cards.card_cache import CardCache
from tusac_qt.cards.cloth import Cloth, load_cloth
from tusac_qt.cards.color_science import parse_hex
from tusac_qt.cards.faces import CardStyle
from tusac_qt.cards.glyphs import Glyphs
from tusac_qt.cards.letters import Letters
from tusac_qt.cards.palette import Palette, load_palette
from tusac_qt.choices.settings import (
    DEFAULT_CLOTH,
    DEFAULT_PALETTE,
    LIGHT_CLOTH,
    SYSTEM_CLOTH,
    USER_PALETTE,
    Settings,
)
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.system import assets
from tusac_qt.words.i18n import face_words


def card_style(settings: Settings) -> CardStyle:
    """Return the writing on the cards, with words in the current language."""
    return CardStyle(
        han=settings.han,
        latin=settings.latin,
        words=face_words() if settings.words else None,
        han_font=settings.han_font or None,
    )


def card_palette(settings: Settings) -> Palette:
    """Return the palette of the settings with its back.

    A user palette replaces papers and inks of the default one.
    """
    return replace(_papers(settings), back=settings.back)


def _papers(settings: Settings) -> Palette:
    folder = assets.root() / "palettes"
    if settings.palette != USER_PALETTE or not settings.user_papers:
        return load_palette(folder, settings.palette if settings.palette != USER_PALETTE else DEFAULT_PALETTE)
    green, red, white, yellow = map(parse_hex, settings.user_papers)
    ink_green, ink_red, ink_white, ink_yellow = map(parse_hex, settings.user_inks)
    return replace(
        load_palette(folder, DEFAULT_PALETTE),
        name=USER_PALETTE,
        papers=(green, red, white, yellow),
        inks=(ink_green, ink_red, ink_white, ink_yellow),
    )


def settings_cloth(settings: Settings, *, is_strong: bool = False, is_light: bool = False) -> Cloth:
    """Return the cloth of the settings.

    Args:
        settings: which one, and whether in high contrast.
        is_strong: the system wants high contrast.
        is_light: the system wants light windows.
    """
    system = LIGHT_CLOTH if is_light else DEFAULT_CLOTH
    cloth = load_cloth(assets.root() / "cloths", system if settings.cloth == SYSTEM_CLOTH else settings.cloth)
    return cloth.strong() if is_strong or settings.has_high_contrast else cloth


def load_theme(name: str = DEFAULT_CLOTH) -> Theme:
    """Return the colors of everything except the cards."""
    return Theme(load_cloth(assets.root() / "cloths", name))


def load_cards() -> CardCache:
    """Return an empty cache that paints our own drawings."""
    folder = assets.root() / "glyphs"
    return CardCache(CardArt(Glyphs(folder), Letters(folder)))


def card_skin(cache: CardCache, settings: Settings, cloth: Cloth | None = None) -> CardSkin:
    """Return the look of cards for these settings on a cloth; None for the cloth of the settings."""
    cloth = cloth or settings_cloth(settings)
    palette = card_palette(settings)
    return CardSkin(
        cache,
        card_style(settings),
        palette.strong() if cloth.is_strong else palette,
        edge=cloth.colors.card_edge,
        is_flat=cloth.is_strong,
        is_straight=cloth.is_strong or settings.flight_percent == 0,
    )
