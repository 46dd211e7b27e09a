"""Pictures of results, made for people elsewhere: copied by one key, or shown and saved from a page."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from net.files import write_whole
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.model.share_card import ShareCard, match_card, round_card
from tusac_qt.play.table import RoundDealt, TableEvent
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.frame.herald import tell
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.windows.frame.page_stack import PageStack
from tusac_qt.windows.table.table import TablePage
from tusac_qt.windows.widgets.dates import local_day_text
from tusac_qt.windows.widgets.plain import show_tip
from tusac_qt.windows.widgets.share_page import SharePage
from tusac_qt.windows.widgets.share_picture import share_image, share_png
from tusac_qt.words.file_words import why_unusable

CardMaker = Callable[[bool], ShareCard | None]
"""Make the content of a picture, given whether people are named; None if there is nothing to show."""

_PNG = "image/png"
_FILE_NAME = "tusac.png"


class Sharing(QObject):
    """Makes the pictures of one window.

    Attributes:
        page: where a picture is looked at; None until that was wanted.
    """

    def __init__(self, window: MainWindow, preferences: Preferences, visits: PageStack) -> None:
        """Share nothing yet."""
        super().__init__(window)
        self._window, self._preferences, self._visits = window, preferences, visits
        self._makers: dict[QWidget, CardMaker] = {}
        self._maker: CardMaker | None = None
        self._image = QImage()
        self.page: SharePage | None = None
        window.share_wanted.connect(self.copy)

    def offer(self, page: QWidget, maker: CardMaker) -> None:
        """Offer the page of a result for sharing as long as it is open."""
        self._makers[page] = maker
        page.destroyed.connect(lambda: self._makers.pop(page, None))

    def attend(self, page: TablePage, bridge: Bridge) -> None:
        """Offer the ends of rounds and of the match at a table for sharing."""
        self.offer(page, lambda with_names: self._card_of(page, with_names=with_names))
        for end in (page.result, page.match_end):
            end.picture_wanted.connect(lambda: self.open(page))
        if bridge.is_shared:
            bridge.happened.connect(self._make_way)

    def open(self, page: QWidget) -> None:
        """Show the picture of a page's result, with nobody's name."""
        maker = self._makers.get(page)
        card = None if maker is None else maker(False)
        if card is None:
            return
        if self.page is None:
            made = self.page = SharePage()
            made.closed.connect(self._visits.leave)
            made.changed.connect(self._show_anew)
            made.copy_wanted.connect(self.copy)
            made.save_wanted.connect(self._ask_where)
        self._maker = maker
        self._show(self.page, card, with_names=False)
        self.page.fit(self._preferences.body_px)
        self._visits.visit(self.page)

    def fit(self) -> None:
        """Adapt to the text height."""
        if self.page is not None:
            self.page.fit(self._preferences.body_px)

    def copy(self) -> None:
        """Copy the picture of the shown result to the clipboard."""
        if not self._is_open:
            shown = self._window.pages.currentWidget()
            maker = None if shown is None else self._makers.get(shown)
            card = None if maker is None else maker(False)
            if card is None:
                self._say(self.tr("There’s no result here to make a picture of."))
                return
            self._image = share_image(card, self._preferences.skin)
        data = QMimeData()
        data.setData(_PNG, share_png(self._image))
        data.setImageData(self._image)
        QGuiApplication.clipboard().setMimeData(data)
        self._say(self.tr("Copied. Paste it into a message."))

    def save_to(self, path: Path) -> None:
        """Write the picture that is shown as a PNG file."""
        try:
            write_whole(path, share_png(self._image))
        except OSError as error:
            self._say(self.tr("Couldn’t save the picture: {problem}").format(problem=why_unusable(error)))
        else:
            self._say(self.tr("Saved: {name}").format(name=path.name))

    @property
    def _is_open(self) -> bool:
        """Whether the page of a picture is shown."""
        return self.page is not None and self._window.pages.currentWidget() is self.page

    def _show_anew(self, with_names: bool) -> None:  # noqa: FBT001 - a Qt slot
        card = None if self._maker is None else self._maker(with_names)
        if card is not None and self.page is not None:
            self._show(self.page, card, with_names=with_names)

    def _show(self, page: SharePage, card: ShareCard, *, with_names: bool) -> None:
        self._image = share_image(card, self._preferences.skin)
        page.show_picture(self._image, card.spoken, with_names=with_names)

    def _card_of(self, page: TablePage, *, with_names: bool) -> ShareCard | None:
        table, faces = page.bridge.table, page.faces()
        date = local_day_text(self._preferences.language)
        if page.match_end.isVisibleTo(page):
            return match_card(table, faces, date, with_names=with_names)
        if not page.result.picture_button.isVisibleTo(page):
            return None
        return round_card(table, faces, date, with_names=with_names)

    def _make_way(self, events: tuple[TableEvent, ...]) -> None:
        """Close the page for a new deal: nobody at a shared table waits for this seat."""
        if self._is_open and any(isinstance(event, RoundDealt) for event in events):
            self._visits.leave()

    def _ask_where(self) -> None:
        chosen, _ = QFileDialog.getSaveFileName(
            self.page, self.tr("Save the picture"), _FILE_NAME, "PNG (*.png)"
        )
        if chosen:
            self.save_to(Path(chosen))

    def _say(self, text: str) -> None:
        shown = self._window.pages.currentWidget()
        if self.page is not None and shown is self.page:
            self.page.tell(text)
        elif isinstance(shown, TablePage) and not (shown.result.isVisible() or shown.match_end.isVisible()):
            shown.say(text)
            return
        else:
            show_tip(self._window.mapToGlobal(self._window.rect().topRight()), text, self._window)
        tell(self._window, text)
