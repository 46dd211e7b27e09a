"""The table of a film: the scene of the table, seen from one seat, with no buttons."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.knobs import WallStyle
from engine.seats import Seat
from tusac_qt.choices.settings import Settings
from tusac_qt.model.display import Plaque, TableDisplay
from tusac_qt.model.layout import table_layout
from tusac_qt.model.open_win import with_open_win
from tusac_qt.model.picks import Picks
from tusac_qt.model.presenter import present
from tusac_qt.model.scene_text import CaptionText, PlaqueText, StripText
from tusac_qt.model.story import Story
from tusac_qt.model.wording import Wording
from tusac_qt.play.film import Film, FilmFrame
from tusac_qt.play.replay_table import ReplayTable
from tusac_qt.scene.animator import Animator
from tusac_qt.scene.flights import Flights
from tusac_qt.scene.scene import TableScene
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.table.table_view import TableView
from tusac_qt.windows.widgets.preview import Preview
from tusac_qt.words.i18n import rules_name
from tusac_qt.words.translation import translate


class ReplayStage(QWidget):
    """Shows one frame of a film.

    Attributes:
        table: the table that is shown.
        title: what stands at the left of the strip above it; "" for "Replay".
    """

    title = ""

    def __init__(
        self, film: Film, frame: FilmFrame, seat: Seat, settings: Settings, looks: tuple[Theme, CardSkin]
    ) -> None:
        super().__init__()
        theme, skin = looks
        self._settings = settings
        self._has_tiles = frame.state.rules.wall_style is WallStyle.TILES
        self.table = ReplayTable(film.players, frame, seat)
        self._rounds = len(film.rounds)
        self._narrator = Story(film).narrator
        self._wording = Wording(self.table, self._narrator)
        self._animator = Animator(self)
        self.scene = TableScene(theme, replace(skin, tiles=self._has_tiles), self._animator)
        self.view = TableView(self.scene, self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._preview = Preview(self.scene, replace(skin, tiles=self._has_tiles))
        self._flights = Flights(self.scene, self.table.card)
        self._display = self._present()
        self._told = ""
        self.view.resized.connect(self.lay_out)
        self.view.rested.connect(lambda hit: self._preview.rest_on(hit, self.view.pointer))
        self.view.moved_on.connect(self._preview.hide)

    def show_frame(self, frame: FilmFrame, seat: Seat, told: str, *, moving: bool) -> None:
        """Show another frame; if it follows the one shown, its cards fly to their places.

        Args:
            frame: what is shown.
            seat: whose side it is seen from.
            told: what has happened.
            moving: whether it follows the frame that was shown.
        """
        is_same_side = seat == self.table.seat
        self._animator.finish()
        self._flights.remember(self._display)
        self.table.frame, self.table.seat, self._told = frame, seat, told
        self._refresh()
        duration_s = self.table.pace.flight_s * self._settings.flight_percent / 100
        if moving and is_same_side and duration_s > 0:
            self._animator.start(self._flights.motions(frame.events, self._display, duration_s))

    def use_settings(self, settings: Settings, skin: CardSkin) -> None:
        """Show the table by other settings from now on."""
        self._settings = settings
        self.scene.set_skin(replace(skin, tiles=self._has_tiles))
        self.lay_out()

    def close_stage(self) -> None:
        """Stop everything that moves."""
        self._animator.cancel()

    def lay_out(self) -> None:
        """Lay the table out for the present size, pixel ratio and scale."""
        size = self.view.viewport().size()
        if size.width() < 2 or size.height() < 2:
            return
        self._animator.finish()
        scale = self._settings.scale_percent / 100
        layout = table_layout(
            self.table.view.seats, size.width(), size.height(), scale, tiles=self._has_tiles
        )
        self.scene.set_layout(layout, self.view.devicePixelRatioF())
        self.scene.show_first_deal(None)
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Let the view fill it."""
        super().resizeEvent(event)
        self.view.setGeometry(self.rect())

    def _present(self) -> TableDisplay:
        picks = Picks(order=self._settings.sort_order.lasting)
        shown = present(self.table, picks, with_hints=False)
        plaques = tuple(replace(plaque, name=self._narrator.name(plaque.seat)) for plaque in shown.plaques)
        return with_open_win(replace(shown, plaques=plaques, controls=()), self.table.frame.state)

    def _refresh(self) -> None:
        self._display = self._present()
        text = self._wording.table_text(self._display, "")
        rules = rules_name(self.table.match.setup.rules.name)
        number = translate("window", "round {number}").format(number=self._display.round_number)
        strip = StripText((self.title or translate("replay", "Replay"), rules, number), "")
        plaques = tuple(map(_plain, text.plaques, self._display.plaques))
        text = replace(text, plaques=plaques, strip=strip, controls=(), caption=CaptionText(self._told))
        self.scene.show(self._display, text, sliding=False)
        self.scene.hide_questions()
        self.view.look_again()


def _plain(text: PlaqueText, plaque: Plaque) -> PlaqueText:
    """Return a plaque without numbers that lack their word, and without counts of an open hand.

    Without room for the words, the score is left out before the points.
    """
    number = "" if plaque.place else text.tally
    return replace(text, number=number, held=text.held if plaque.cards else "")
