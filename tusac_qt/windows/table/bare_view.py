"""A view of a painted scene that fills a widget: no frame, no bars but where they are wanted."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget


class BareView(QGraphicsView):
    """A view that shows a scene from its upper left corner, and repaints only its changed parts.

    Background or items cover all of it, so nothing is painted behind it.
    """

    def __init__(self, scene: QGraphicsScene, parent: QWidget | None) -> None:
        super().__init__(scene, parent)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
