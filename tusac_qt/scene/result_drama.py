"""The animated end of a round: hands turn over, coins travel. A win is preceded by `win_moment`.

The scene shows the end already; each motion hides a part of it until its time has come.
"""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from tusac_qt.model.geometry import Rect
from tusac_qt.scene.animator import Motion
from tusac_qt.scene.cues import Cue, CueName
from tusac_qt.scene.items import CardSprite
from tusac_qt.scene.result_items import coin_picture
from tusac_qt.scene.result_scene import ResultScene, RowItems
from tusac_qt.scene.steps import Script, showing, staged
from tusac_qt.scene.win_light import dimmed, opaque

_DIM_S = 0.4
_FLIP_S = 0.24
_ROW_S = 0.11
_COINS_S = 0.55
_COIN_STEP_S = 0.05
_COINS = 7
"""So many coins are seen at most, however much is paid."""

_DIM_STEPS = 3
"""The table goes dark in few steps, before the page comes: each paints the whole window."""


class ResultDrama(Script):
    """Makes the motions of one end of a round."""

    def __init__(self, scene: ResultScene, factor: float) -> None:
        """Get ready.

        Args:
            scene: shows the end already.
            factor: how long everything takes, 1.0 as a rule.
        """
        super().__init__(factor)
        self._scene = scene

    def motions(self, table: QGraphicsPixmapItem) -> list[Motion]:
        """Return all motions of a round without a winner, from first to last.

        Args:
            table: a picture of the table as it was, over the scene; it fades.
        """
        seen = opaque(table.pixmap())
        pictures = [dimmed(seen, step / _DIM_STEPS, is_sharp=True) for step in range(1, _DIM_STEPS)]
        self._later(0.0, _DIM_S, staged(table.setPixmap, [seen, *pictures]))
        self._later(_DIM_S, 0.0, lambda progress: table.setVisible(progress < 1))
        self._pay(self._turn_rows(_DIM_S))
        return self._motions

    def after_win(self, at: float) -> list[Motion]:
        """Return the motions that turn and pay the other hands, starting so many seconds after the win."""
        self._pay(self._turn_rows(at))
        return self._motions

    def turn(self, rows: Sequence[RowItems]) -> list[Motion]:
        """Return the motions that turn over hands which became visible only now."""
        for number, row in enumerate(rows):
            self._turn_row(row, number * _ROW_S)
        return self._motions

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
        """Turn over a card that lies face down before."""
        face, back = sprite.pixmap(), self._scene.back(sprite)
        self._later(at, _FLIP_S, lambda progress: _turn(sprite, face, back, progress), cue=cue)

    def _pay(self, at: float) -> None:
        """Move coins from the payers to the receivers."""
        rows = self._scene.rows
        winner = next((row for row in rows if row.row.is_winner), None)
        if winner is None:
            return
        losers = [row for row in rows if row is not winner]
        for number, row in enumerate(losers):
            begin = at + number * 2 * _COIN_STEP_S
            cue = Cue(CueName.COIN, row.row.seat) if row.row.amount else None
            self._later(begin, 0.15, showing(row.payment), cue=cue)
            way = (row, winner) if row.row.amount < 0 else (winner, row)
            for coin in range(min(_COINS, abs(row.row.amount))):
                self._coin(way[0].face.place(), way[1].face.place(), begin + coin * _COIN_STEP_S)
        late = [*winner.payment, *([] if self._scene.match is None else [self._scene.match])]
        self._later(at + _COINS_S, 0.25, showing(late))

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


def _turn(sprite: CardSprite, face: QPixmap, back: QPixmap, progress: float) -> None:
    """Show a card that far on its way from its back to its face."""
    picture = back if progress < 0.5 else face
    if sprite.pixmap().cacheKey() != picture.cacheKey():
        sprite.setPixmap(picture)
    middle = sprite.place().w / 2
    seen = max(0.02, abs(2 * progress - 1))
    sprite.setTransform(QTransform().translate(middle, 0).scale(seen, 1).translate(-middle, 0))
