"""The page of a picture of a result: how it looks, with or without names, to be copied or saved."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tusac_qt.windows.widgets.check_box import CheckBox
from tusac_qt.windows.widgets.flow import Flow
from tusac_qt.windows.widgets.page import Page, edges
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.windows.widgets.scrolling import ScrolledBody

_LEAST_EM = 11
"""The picture is never lower than so many heights of text; the page is scrolled instead."""


class _Shown(QWidget):
    """A picture, as large as there is room for, without distortion."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._image = QImage()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_image(self, image: QImage, spoken: str) -> None:
        """Show this image, with a description."""
        self._image = image
        self.setAccessibleName(spoken)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it; called by Qt."""
        if self._image.isNull():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = self._image.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        ratio = self.devicePixelRatioF()
        scaled = self._image.scaled(
            (size * ratio).expandedTo(QSize(1, 1)),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        scaled.setDevicePixelRatio(ratio)
        left, top = (self.width() - size.width()) // 2, (self.height() - size.height()) // 2
        painter.drawImage(left, top, scaled)


class SharePage(Page):
    """The page.

    Attributes:
        names: whether people are named in the picture.
        copy, save, back: the buttons.

    Signals:
        changed: whether people are to be named.
        copy_wanted: the picture is to be pasted elsewhere.
        save_wanted: the picture as a file.
    """

    changed = Signal(bool)
    copy_wanted = Signal()
    save_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._title, self._about, self._told = (PlainLabel(self) for _ in range(3))
        self._title.setProperty("role", "heading")
        for label in (self._about, self._told):
            label.setProperty("role", "secondary")
            label.setWordWrap(True)
        self.names = CheckBox(self)
        self.copy, self.save, self.back = (QPushButton(self) for _ in range(3))
        self.copy.setProperty("role", "primary")
        self.names.toggled.connect(self.changed)
        self.copy.clicked.connect(self.copy_wanted)
        self.save.clicked.connect(self.save_wanted)
        self.back.clicked.connect(self.closed)
        self._shown = _Shown(self)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self.back)
        self._foot = Flow(self)
        for part in (self.copy, self.save, self.names):
            self._foot.add(part)
        inner = QWidget(self)
        self._column = column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._shown, 1)
        for widget in (self._foot, self._about, self._told):
            column.addWidget(widget)
        self.body = ScrolledBody(self)
        self.body.setWidget(inner)
        self._box = box = QVBoxLayout(self)
        box.addLayout(head)
        box.addWidget(self.body, 1)
        self.setFocusProxy(self.copy)

    def show_picture(self, image: QImage, spoken: str, *, with_names: bool) -> None:
        """Show a picture, and words in the current language."""
        self._title.setText(self.tr("Picture"))
        self.back.setText(self.tr("Back (Esc)"))
        self.names.setText(self.tr("With people’s names"))
        self.copy.setText(self.tr("Copy (Ctrl+Shift+C)"))
        self.save.setText(self.tr("Save…"))
        self._about.setText(
            self.tr(
                "Paste it into a message. Nothing is sent from here, and the file holds only what you see."
            )
        )
        self._told.setText("")
        self.names.blockSignals(True)
        self.names.setChecked(with_names)
        self.names.blockSignals(False)
        self._shown.show_image(image, spoken)

    def tell(self, text: str) -> None:
        """Say what came of a copy or a file."""
        self._told.setText(text)

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._box.setContentsMargins(edges(body_px))
        for box in (self._box, self._column):
            box.setSpacing(round(0.7 * body_px))
        self._foot.set_gap(round(0.8 * body_px))
        self._shown.setMinimumHeight(_LEAST_EM * body_px)
