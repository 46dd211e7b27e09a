"""The pictures for settings: faces, and the cloths with two cards on them."""

from collections.abc import Collection
from dataclasses import replace
from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from engine.cards import Card
from tusac_qt.cards.backs import BACKS
from tusac_qt.cards.cloth import cloth_names, cloth_texts, load_cloth
from tusac_qt.cards.faces import HanSet
from tusac_qt.choices.settings import DEFAULT_CLOTH, LIGHT_CLOTH, SYSTEM_CLOTH, Settings
from tusac_qt.model.milestone_words import back_name
from tusac_qt.model.packing import HALF_RATIO
from tusac_qt.play.milestones import Prize, locked
from tusac_qt.scene.emblem import paint_emblem
from tusac_qt.scene.ground import Lamp, paint_ground
from tusac_qt.scene.looks import card_style
from tusac_qt.scene.theme import CardSkin
from tusac_qt.system import assets
from tusac_qt.windows.widgets.picture_choice import Picture
from tusac_qt.words.faces import faces
from tusac_qt.words.translation import text_in, translate

_LAID = (Card.yA, Card.rX)
_SAMPLE = Card.gY


def face_pictures() -> list[Picture]:
    """Return every face to choose from."""
    return [Picture(face, name, partial(_face, face=face)) for face, name in faces()]


def back_pictures(skin: CardSkin, hidden: Collection[str]) -> list[Picture]:
    """Return the patterns on the backs of cards, except hidden ones."""
    return [
        Picture(
            name,
            back_name(name),
            partial(_back, skin=replace(skin, palette=replace(skin.palette, back=name))),
        )
        for name in BACKS
        if name not in hidden
    ]


def cloth_pictures(skin: CardSkin, hidden: Collection[str] = ()) -> list[Picture]:
    """Return the cloths, except hidden ones, named as in their files.

    First comes "as the system": light or dark; last come cloths won by milestones.
    """
    folder = assets.root() / "cloths"
    either = Picture(SYSTEM_CLOTH, translate("settings", "Same as system"), partial(_either, skin=skin))
    cloths = (
        Picture(
            name,
            text_in({"title": name, **cloth_texts(folder, name)}, "title"),
            partial(_cloth, name=name, skin=skin),
        )
        for name in sorted(cloth_names(folder), key=locked(Prize.CLOTH, ()).__contains__)
        if name not in hidden
    )
    return [either, *cloths]


def writing_pictures(settings: Settings, skin: CardSkin) -> list[Picture]:
    """Return what may be written on the cards, each shown by one card."""
    han = settings.han or HanSet.REGIONAL
    found = []
    for value, name in (
        ("all", translate("settings", "Everything")),
        ("han", translate("settings", "Characters")),
        ("latin", translate("settings", "Letters")),
        ("words", translate("settings", "Words")),
    ):
        written = replace(
            settings,
            han=han if value in ("all", "han") else None,
            latin=value in ("all", "latin"),
            words=value in ("all", "words"),
        )
        found.append(Picture(value, name, partial(_card, skin=replace(skin, style=card_style(written)))))
    return found


def writing_of(settings: Settings) -> str:
    """Return which of `writing_pictures` the settings are; "" if none of them."""
    on = (settings.han is not None, settings.latin, settings.words)
    known = {(True, True, True): "all", (True, False, False): "han", (False, True, False): "latin"}
    return known.get(on, "words" if on == (False, False, True) else "")


def _card(painter: QPainter, place: QRectF, skin: CardSkin) -> None:
    size = _card_size(place, HALF_RATIO)
    face = skin.face(_SAMPLE, size, painter.device().devicePixelRatioF(), half=True)
    _lay(painter, place, size, face)


def _back(painter: QPainter, place: QRectF, skin: CardSkin) -> None:
    size = _card_size(place, skin.full_ratio)
    _lay(painter, place, size, skin.back(size, painter.device().devicePixelRatioF()))


def _card_size(place: QRectF, ratio: float) -> QSizeF:
    """Return the size in whole pixels of the largest card of a ratio that a place has room for."""
    width = round(min(place.width(), place.height() / ratio))
    return QSizeF(width, round(width * ratio))


def _lay(painter: QPainter, place: QRectF, size: QSizeF, card: QPixmap) -> None:
    """Paint a card of that size into the middle of a place, at a whole pixel."""
    at = place.center() - QPointF(size.width() / 2, size.height() / 2)
    painter.drawPixmap(QPointF(round(at.x()), round(at.y())), card)


def _face(painter: QPainter, place: QRectF, face: int) -> None:
    paint_emblem(painter, place, face)


def _cloth(painter: QPainter, place: QRectF, name: str, skin: CardSkin) -> None:
    ratio = painter.device().devicePixelRatioF()
    painter.save()
    shape = QPainterPath()
    shape.addRoundedRect(place, 0.06 * place.width(), 0.06 * place.width())
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(
        place.topLeft(), _ground(name, round(place.width()) + 1, round(place.height()) + 1, ratio)
    )
    height = 0.74 * place.height()
    size = QSizeF(round(height / skin.full_ratio), round(height))
    for at, card in enumerate(_LAID):
        left = place.center().x() + (at - 1) * 1.25 * size.width() + 0.12 * size.width()
        face = skin.face(card, size, ratio, half=False)
        painter.drawPixmap(QPointF(round(left), round(place.center().y() - size.height() / 2)), face)
    painter.restore()


def _either(painter: QPainter, place: QRectF, skin: CardSkin) -> None:
    """Paint the light cloth, and over its upper left half the dark one."""
    _cloth(painter, place, LIGHT_CLOTH, skin)
    painter.save()
    half = QPainterPath(place.topLeft())
    half.lineTo(place.topRight())
    half.lineTo(place.bottomLeft())
    painter.setClipPath(half)
    _cloth(painter, place, DEFAULT_CLOTH, skin)
    painter.restore()


@lru_cache(maxsize=8)
def _ground(name: str, width: int, height: int, ratio: float) -> QPixmap:
    return paint_ground(load_cloth(assets.root() / "cloths", name), QSize(width, height), ratio, Lamp(), None)
