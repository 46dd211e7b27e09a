"""The moment of a win: the winning card is struck on the table, light breaks out, the sets are counted.

It lies over everything and ends with a picture of the page that follows.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from engine.cards import Card
from tusac_qt.model.geometry import Rect
from tusac_qt.model.result_page import ResultPage, WinShown
from tusac_qt.model.win_layout import WinLayout, win_layout
from tusac_qt.model.zones import TextSizes
from tusac_qt.scene.animator import Motion, nothing
from tusac_qt.scene.cues import Cue, CueName
from tusac_qt.scene.items import CardSprite, FlightItem
from tusac_qt.scene.painted import qrect
from tusac_qt.scene.result_items import EmblemItem, TextStyle, WordsItem, text_height
from tusac_qt.scene.steps import Script, Step, showing, staged
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.scene.tile_deal import between
from tusac_qt.scene.win_light import BackdropItem, LeafItem, dimmed, gold_letters, light_place, lit, opaque

STILL_S = 1.2
"""So long the moment is seen where nothing is to move."""
_RISE_S, _STRIKE_S, _LIGHT_S = 0.25, 0.10, 0.70
_HOME_AT_S, _HOME_S, _SET_S = 1.30, 0.32, 0.22
_HOLD_S, _AWAY_S, _DUSK = 0.45, 0.12, 0.6
"""How long all is seen, then the page in the dark, and how dark that is."""
_AT_ONCE_S = 0.01
_DRUM_S = 0.16
"""The drum is heard so long after its sound begins."""
_LIGHTS = (0.45, 1.0)
"""In few steps the light comes: each paints much of the window."""
_SHOWN = (0.4, 0.75, 1.0)
"""And the words, in light of their own."""
_OTHERS, _AFTERGLOW = 0.6, 0.35
"""The strength of the light for a win of somebody else, and of what is left of it once the card has gone."""
_NUMBER_PX = 0.42
"""The height of the number that counts where the card was, in that of the card."""
_UNBROKEN, _LEAST_WORDS = 0.6, 0.4
"""How much smaller words are, of their usual size, rather than being broken, and at the least."""
_LIFTED, _TURN = 1.18, -4.0
_WAITING = 0.35
"""How much is seen of sets that are not counted yet."""
_TITLE, _WORDS, _NUMBER = QColor("#ffe3a8"), QColor("#f4e6d0"), QColor("#ffdf95")


class WinMoment(Script):
    """Makes the items and motions of one moment in an empty scene."""

    def __init__(
        self, scene: QGraphicsScene, theme: Theme, skin: CardSkin, page: ResultPage, win: WinShown
    ) -> None:
        """Prepare the moment; nothing is shown yet.

        Args:
            scene: empty, as large as the window.
            theme: colors.
            skin: how cards look.
            page: the page that follows.
            win: the moment.
        """
        super().__init__()
        self._scene, self._theme, self._skin, self._page, self._win = scene, theme, skin, page, win

    @property
    def length_s(self) -> float:
        """The seconds until the page can be seen, at the usual speed."""
        return _HOME_AT_S + _HOME_S + _SET_S * len(self._page.sets) + _HOLD_S + _AWAY_S

    def motions(
        self, table: QPixmap, after: QPixmap, offer: Rect | None, sizes: TextSizes, factor: float
    ) -> list[Motion]:
        """Return everything that moves, from first to last.

        Args:
            table: what was seen before.
            after: what is seen afterwards.
            offer: where the winning card lay; None if there was none.
            sizes: heights of text.
            factor: how long everything takes, 1.0 as a rule.
        """
        self._factor = factor
        self._build(table, sizes, offer)
        last = QGraphicsPixmapItem(dimmed(after, _DUSK, is_sharp=True))
        last.hide()
        self._scene.addItem(last)
        self._later(self.length_s - _AWAY_S, _AWAY_S, partial(self._give_way, last))
        return self._motions

    def _give_way(self, last: QGraphicsItem, progress: float) -> None:
        """Let be seen, in place of all else, what the page that follows comes out of."""
        if progress > 0 and not last.isVisible():
            for item in self._scene.items():
                item.setVisible(item is last)

    def still(self, table: QPixmap, offer: Rect | None, sizes: TextSizes) -> list[Motion]:
        """Return the motion that shows it as one picture for a while, every set counted."""
        self._build(table, sizes, offer)
        home = _HOME_AT_S * self._factor
        for motion in self._motions:
            is_counting = motion.cue is not None and motion.cue.name is CueName.SET
            is_seen = motion.delay_s < home or is_counting
            motion.step(1.0 if is_seen else 0.0)
            if motion.done is not None and is_seen:
                motion.done()
        return [Motion(nothing, STILL_S)]

    def _build(self, table: QPixmap, sizes: TextSizes, offer: Rect | None) -> None:
        ratio = table.devicePixelRatio()
        window = QRectF(QPointF(0, 0), table.deviceIndependentSize())
        counts = tuple(len(shown.cards) for shown in self._page.sets)
        places = win_layout(counts, window.width(), window.height(), sizes.name)
        winner = self._page.winner
        is_strong = self._theme.cloth.is_strong
        table = opaque(table)
        half, dark = dimmed(table, 0.5, is_sharp=True), dimmed(table, 1.0, is_sharp=is_strong)
        ground = BackdropItem(table, light_place(qrect(places.card), window))
        self._scene.addItem(ground)
        self._later(0.0, _RISE_S, staged(ground.show_table, [table, half, dark]))
        if not is_strong:
            self._shine(ground, dark, window, qrect(places.card))
        if self._win.card is not None:
            self._strike(self._win.card, places.card, offer or places.sets[0][0], ratio)
        self._later(
            max(0.0, _RISE_S - _DRUM_S / self._factor), _AT_ONCE_S, nothing, cue=Cue(CueName.STRIKE, winner)
        )
        self._say(places, sizes, ratio, Cue(CueName.WIN, winner))
        self._count(places, sizes, ratio)

    def _shine(self, ground: BackdropItem, dark: QPixmap, window: QRectF, card: QRectF) -> None:
        """Show light and rays behind the card, and gold leaf for one's own win."""
        strength = 1.0 if self._win.is_own else _OTHERS
        place = light_place(card, window)
        pictures = [lit(dark, place, card, strength, reach) for reach in _LIGHTS]
        begin = _RISE_S + _STRIKE_S
        self._later(begin, 0.45 * _LIGHT_S, staged(ground.show_light, [QPixmap(), *pictures]))
        left = lit(dark, place, card, _AFTERGLOW * strength, 1.0)
        self._later(
            _HOME_AT_S, _AT_ONCE_S, lambda progress: ground.show_light(left) if progress >= 1 else None
        )
        if self._win.is_own:
            leaf = LeafItem(card)
            leaf.set_place(window)
            leaf.setZValue(6)
            self._scene.addItem(leaf)
            self._later(_RISE_S + _STRIKE_S, 1.5 * _LIGHT_S, leaf.show_at)

    def _strike(self, card: Card, place: Rect, start: Rect, ratio: float) -> None:
        """Let the card rise from its place, and strike it down askew in the middle."""
        size = QSizeF(place.w, place.h)
        up, down = (CardSprite(half=False, is_pointed_through=True) for _ in range(2))
        up.show_card(card, size, self._skin, ratio)
        down.show_card(card, size, self._skin, ratio, turn=0.0 if self._skin.is_straight else _TURN)
        for sprite in (up, down):
            sprite.setZValue(10)
            self._scene.addItem(sprite)
        down.setPos(place.x, place.y)
        small = start.w / place.w
        from_x, from_y = start.center

        def put(x: float, y: float, grown: float) -> None:
            up.setTransform(QTransform.fromScale(grown, grown))
            up.setPos(x - grown * place.w / 2, y - grown * place.h / 2)

        def rise(progress: float) -> None:
            x = from_x + (place.center[0] - from_x) * progress
            y = from_y + (place.center[1] - from_y) * progress
            put(x, y, small + (_LIFTED - small) * progress)

        def strike(progress: float) -> None:
            up.setVisible(progress < 1)
            down.setVisible(progress >= 1)
            if 0 < progress < 1:
                put(*place.center, _LIFTED + (1 - _LIFTED) * progress)

        self._later(0.0, _RISE_S, rise)
        self._later(_RISE_S, _STRIKE_S, strike)
        self._later(
            _HOME_AT_S, _AT_ONCE_S, lambda progress: down.setVisible(progress < 1 and down.isVisible())
        )

    def _say(self, places: WinLayout, sizes: TextSizes, ratio: float, cue: Cue) -> None:
        """Show the call, the winner and the winning card's source."""
        win, theme = self._win, self._theme
        call = QGraphicsPixmapItem(gold_letters(win.call, QSizeF(places.call.w, places.call.h), ratio))
        call.setPos(places.call.x, places.call.y)
        face = EmblemItem(places.face, win.face, theme, is_winner=True)
        words: list[QGraphicsItem] = [call, face, *moment_words(win, places.words, sizes)]
        for item in words:
            item.setZValue(8)
            self._scene.addItem(item)
        self._later(_RISE_S + _STRIKE_S, 0.3 * _LIGHT_S, staged(showing(words), (0.0, *_SHOWN)), cue=cue)

    def _count(self, places: WinLayout, sizes: TextSizes, ratio: float) -> None:
        """Lay the sets at the foot, fly the winning card to its set, and count the sets one by one."""
        style = TextStyle(1.3 * sizes.name, _NUMBER, bold=True)
        number_style = TextStyle(_NUMBER_PX * places.card.h, _TITLE, bold=True)
        number = WordsItem(places.card.inset(-places.card.w, 0), "", number_style)
        total = WordsItem(places.total, "", TextStyle(1.5 * sizes.name, _NUMBER, bold=True))
        for words in (number, total):
            words.setZValue(8)
            self._scene.addItem(words)
        row: list[QGraphicsItem] = []
        counted = 0
        for at_set, (shown, laid, under) in enumerate(
            zip(self._page.sets, places.sets, places.points, strict=True)
        ):
            cards: list[QGraphicsItem] = []
            for at, (card, place) in enumerate(zip(shown.cards, laid, strict=True)):
                sprite = CardSprite(half=True, is_pointed_through=True)
                sprite.show_card(card, QSizeF(place.w, place.h), self._skin, ratio)
                sprite.setPos(place.x, place.y)
                sprite.setZValue(4)
                self._scene.addItem(sprite)
                if at == shown.winning:
                    self._bring_home(card, sprite, places.card, place, ratio)
                else:
                    cards.append(sprite)
            points = WordsItem(under, str(shown.points) if shown.points else "–", style)
            points.setZValue(4)
            self._scene.addItem(points)
            row += cards
            counted += shown.points
            begin = _HOME_AT_S + _HOME_S + at_set * _SET_S
            motion = self._later(begin, _SET_S, _opening(cards, points), cue=Cue(CueName.SET))
            is_last = at_set == len(self._page.sets) - 1
            motion.done = partial(_say_all, number, str(counted), total, self._page.total if is_last else "")
        self._later(_RISE_S, _STRIKE_S, _coming(row, _WAITING))

    def _bring_home(self, card: Card, sprite: CardSprite, start: Rect, home: Rect, ratio: float) -> None:
        """Keep the winning card's place free, and fly the card there."""
        line = max(1.5, home.w / 30)
        outline = QGraphicsRectItem(qrect(home.inset(line, line)))
        outline.setPen(QPen(_NUMBER, line, Qt.PenStyle.DashLine))
        outline.setZValue(3)
        self._scene.addItem(outline)
        self._later(_RISE_S, _STRIKE_S, showing([outline]))
        faces = [
            self._skin.face(card, QSizeF(place.w, place.h), ratio, half=half)
            for place, half in ((start, False), (home, True))
        ]
        flight = FlightItem(faces)
        self._scene.addItem(flight)

        def step(progress: float) -> None:
            flight.setVisible(0 < progress < 1)
            sprite.setVisible(progress >= 1)
            outline.setVisible(progress < 1)
            flight.set_place(between(start, home, progress))

        self._later(_HOME_AT_S, _HOME_S, step)


def moment_words(win: WinShown, room: Rect, sizes: TextSizes) -> tuple[WordsItem, WordsItem]:
    """Return who wins and, below it, on whose card, as large as they have room, in the middle of it."""
    part = 1.0
    while True:
        title_px, line_px = 2.8 * part * sizes.name, 1.2 * part * sizes.name
        title_h, line_h = text_height(win.title, title_px, room.w), text_height(win.line, line_px, room.w)
        is_broken = title_h > 1.5 * text_height("X", title_px, room.w)
        if part <= _LEAST_WORDS or (title_h + line_h <= room.h and not (is_broken and part > _UNBROKEN)):
            break
        part -= 0.05
    top = room.center[1] - (title_h + line_h) / 2
    upper, lower = Rect(room.x, top, room.w, title_h), Rect(room.x, top + title_h, room.w, line_h)
    return (
        WordsItem(upper, win.title, TextStyle(title_px, _TITLE, "left", bold=True)),
        WordsItem(lower, win.line, TextStyle(line_px, _WORDS, "left")),
    )


def _coming(items: Sequence[QGraphicsItem], opacity: float) -> Step:
    """Return the step that fades items in, unless another motion hides them."""

    def step(progress: float) -> None:
        for item in items:
            if progress < 1 or item.opacity() < opacity:
                item.setOpacity(opacity * progress)

    return step


def _opening(cards: Sequence[QGraphicsItem], points: WordsItem) -> Step:
    def step(progress: float) -> None:
        points.setOpacity(progress)
        for card in cards:
            if progress > 0:
                card.setOpacity(_WAITING + (1 - _WAITING) * progress)

    return step


def _say_all(number: WordsItem, points: str, total: WordsItem, text: str) -> None:
    """Show how many points are counted and, at the end, the total."""
    number.say(points)
    total.say(text)
