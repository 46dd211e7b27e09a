"""The end of a round as it comes.

The winning card flies home, sets open and are counted, hands turn over, coins travel.

The scene shows the end already; each motion hides a part of it until its time has come.
"""

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from tusac_qt.model.geometry import Rect
from tusac_qt.scene.animator import Motion
from tusac_qt.scene.cues import Cue, CueName
from tusac_qt.scene.items import CardSprite
from tusac_qt.scene.result_items import coin_picture
from tusac_qt.scene.result_scene import ResultScene, RowItems

_DIM_S = 0.4
_HOME_S = 0.45
_SETS_S = 0.95
_FLIP_S = 0.24
_ROW_S = 0.11
_COINS_S = 0.55
_COIN_STEP_S = 0.05
_COINS = 7
"""So many coins are seen at most, however much is paid."""

_DIM_STEPS = 6
"""The table fades in few steps: each paints the whole window."""


class ResultDrama:
    """Makes the motions of one end of a round."""

    def __init__(self, scene: ResultScene, factor: float) -> None:
        """Get ready.

        Args:
            scene: shows the end already.
            factor: how long everything takes, 1.0 as a rule.
        """
        self._scene = scene
        self._factor = factor
        self._motions: list[Motion] = []

    def motions(self, table: QGraphicsPixmapItem, offer: Rect | None) -> list[Motion]:
        """Return everything that moves, from first to last.

        Args:
            table: a picture of the table as it was, over the scene; it fades.
            offer: where the winning card lay on it; None if there was none.
        """
        page = self._scene.page
        winner = None if page is None else next((row.seat for row in page.rows if row.is_winner), None)
        self._later(0.0, _DIM_S, lambda progress: _fade(table, progress))
        at = _DIM_S
        if self._scene.sets:
            self._motions[-1].cue = Cue(CueName.WIN, winner)
            at = self._open_sets(self._bring_home(at, offer))
        at = self._turn_rows(at)
        self._pay(at)
        return self._motions

    def turn(self, rows: Sequence[RowItems]) -> list[Motion]:
        """Return how hands turn over that can be seen only now."""
        for number, row in enumerate(rows):
            self._turn_row(row, number * _ROW_S)
        return self._motions

    def _later(
        self, delay_s: float, duration_s: float, step: Callable[[float], None], *, cue: Cue | None = None
    ) -> Motion:
        factor = self._factor
        motion = Motion(step, duration_s * factor, delay_s=delay_s * factor, cue=cue)
        self._motions.append(motion)
        return motion

    def _bring_home(self, at: float, offer: Rect | None) -> float:
        """Let the winning card fly from where it lay to its place in the hand."""
        found = [
            (shown, shown.cards[shown.shown.winning])
            for shown in self._scene.sets
            if shown.shown.winning is not None
        ]
        if not found:
            return at
        shown, sprite = found[0]
        home = sprite.place()
        start = offer or Rect(home.x, -home.h, home.w, home.h)
        height = sprite.zValue()

        def step(progress: float) -> None:
            sprite.setZValue(50 if progress < 1 else height)
            grown = start.w / home.w + (1 - start.w / home.w) * progress
            sprite.setTransform(QTransform.fromScale(grown, grown))
            sprite.setPos(start.x + (home.x - start.x) * progress, start.y + (home.y - start.y) * progress)

        self._later(at, _HOME_S, step)
        self._later(at + _HOME_S, 0.2, _showing(shown.marks))
        return at + _HOME_S

    def _open_sets(self, at: float) -> float:
        """Turn the sets over one after the other, and count."""
        scene = self._scene
        step_s = _SETS_S / len(scene.sets)
        total, page, counted = scene.total, scene.page, 0
        for number, shown in enumerate(scene.sets):
            counted += shown.shown.points
            for place, sprite in enumerate(shown.cards):
                if place != shown.shown.winning:
                    self._flip(sprite, at + number * step_s)
            cue = Cue(CueName.SET)
            motion = self._later(at + number * step_s, _FLIP_S, shown.points.setOpacity, cue=cue)
            if total is not None and page is not None:
                is_last = number == len(scene.sets) - 1
                motion.done = _saying(total.say, page.total if is_last else str(counted))
        if total is not None:
            total.say("")
        return at + _SETS_S + _FLIP_S

    def _turn_rows(self, at: float) -> float:
        rows = [row for row in self._scene.rows if row.row.cards]
        for number, row in enumerate(rows):
            self._turn_row(row, at + number * _ROW_S)
        return at + (len(rows) * _ROW_S + _FLIP_S if rows else 0.0)

    def _turn_row(self, row: RowItems, at: float) -> None:
        for number, sprite in enumerate(row.cards):
            if sprite.card is not None:
                self._flip(sprite, at, cue=Cue(CueName.TURN, row.row.seat) if number == 0 else None)

    def _flip(self, sprite: CardSprite, at: float, *, cue: Cue | None = None) -> None:
        """Turn a card over that lies face down before."""
        face, back = sprite.pixmap(), self._scene.back(sprite)
        self._later(at, _FLIP_S, lambda progress: _turn(sprite, face, back, progress), cue=cue)

    def _pay(self, at: float) -> None:
        """Let coins travel between those who pay and those who get."""
        rows = self._scene.rows
        winner = next((row for row in rows if row.row.is_winner), None)
        if winner is None:
            return
        losers = [row for row in rows if row is not winner]
        for number, row in enumerate(losers):
            begin = at + number * 2 * _COIN_STEP_S
            cue = Cue(CueName.COIN, row.row.seat) if row.row.amount else None
            self._later(begin, 0.15, _showing(row.payment), cue=cue)
            way = (row, winner) if row.row.amount < 0 else (winner, row)
            for coin in range(min(_COINS, abs(row.row.amount))):
                self._coin(way[0].face.place(), way[1].face.place(), begin + coin * _COIN_STEP_S)
        late = [*winner.payment, *([] if self._scene.match is None else [self._scene.match])]
        self._later(at + _COINS_S, 0.25, _showing(late))

    def _coin(self, source: Rect, target: Rect, at: float) -> None:
        scene = self._scene
        side = round(0.62 * source.h)
        ratio = scene.views()[0].devicePixelRatioF() if scene.views() else 1.0
        coin = QGraphicsPixmapItem(coin_picture(side, ratio))
        coin.setZValue(60)
        coin.hide()
        scene.addItem(coin)
        start, end = QPointF(*source.center), QPointF(*target.center)
        corner = QPointF(side / 2, side / 2)

        def step(progress: float) -> None:
            coin.setVisible(0 < progress < 1)
            bow = QPointF(4.0 * side * math.sin(math.pi * progress), 0)
            coin.setPos(start + (end - start) * progress + bow - corner)

        self._later(at, _COINS_S, step)


def _showing(items: Sequence[QGraphicsItem]) -> Callable[[float], None]:
    def step(progress: float) -> None:
        for item in items:
            item.setOpacity(progress)

    return step


def _fade(item: QGraphicsItem, progress: float) -> None:
    item.setVisible(progress < 1)
    item.setOpacity(1 - round(progress * _DIM_STEPS) / _DIM_STEPS)


def _turn(sprite: CardSprite, face: QPixmap, back: QPixmap, progress: float) -> None:
    """Show a card that far on its way from its back to its face."""
    picture = back if progress < 0.5 else face
    if sprite.pixmap().cacheKey() != picture.cacheKey():
        sprite.setPixmap(picture)
    middle = sprite.place().w / 2
    seen = max(0.02, abs(2 * progress - 1))
    sprite.setTransform(QTransform().translate(middle, 0).scale(seen, 1).translate(-middle, 0))


def _saying(say: Callable[[str], None], text: str) -> Callable[[], None]:
    return lambda: say(text)
