"""High contrast as it is painted.

Every text on every page stands out from what is behind it by 7 to 1 (AAA).
"""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget

from tests.support.network_player import SETTINGS
from tests.support.sweeps import sample
from tests.support.tour import Tour, rest
from tusac_qt.cards.cloth import cloth_names
from tusac_qt.cards.color_science import Rgb, contrast
from tusac_qt.cards.palette import STRONG_FROM
from tusac_qt.system import assets
from tusac_qt.windows.widgets.picture_choice import PictureChoice

_CLOTHS = cloth_names(assets.root() / "cloths")


def painted(image: QImage, place: QRect) -> Counter[Rgb]:
    """Return how often each color was painted in a place."""
    part = image.copy(place).convertToFormat(QImage.Format.Format_RGB32)  # owns the bits that are looked at
    pixels = memoryview(part.constBits()).cast("I")
    return Counter(
        {
            Rgb(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255): count
            for pixel, count in Counter(pixels).items()
        }
    )


def best_contrast(image: QImage, place: QRect) -> float:
    """Return how far the writing in a place stands out from its ground.

    That is the commonest color, the writing what is farthest.
    """
    colors = painted(image, place)
    ground = colors.most_common(1)[0][0]
    return max(contrast(color, ground) for color in colors)


def written(page: QWidget) -> list[QWidget]:
    """Return what is written on a page and can be read or pressed now."""
    return [
        widget
        for widget in page.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and isinstance(widget, QLabel | QAbstractButton | QLineEdit | QComboBox)
        and not isinstance(widget.parentWidget(), QComboBox)
        and not isinstance(widget.parentWidget().parentWidget(), PictureChoice)
        and _text(widget)
    ]


def _text(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return str(widget.property("text") or "")


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("cloth", sample(_CLOTHS, 1))
def test_every_text_on_every_page_is_painted_in_high_contrast(
    qapp: QApplication, tmp_path: Path, cloth: str
) -> None:
    del qapp
    tour = Tour(tmp_path, replace(SETTINGS, cloth=cloth, has_high_contrast=True))
    window, faint, count = tour.program.window, [], 0
    window.resize(1280, 800)

    def look(name: str) -> None:
        nonlocal count
        rest()
        image = window.grab().toImage()
        page = window.pages.currentWidget()
        assert page is not None
        for widget in written(page):
            shown = widget.visibleRegion().boundingRect()
            place = QRect(widget.mapTo(window, shown.topLeft()), shown.size())
            if place.isEmpty() or place.height() < widget.fontMetrics().height() // 2:
                continue  # scrolled out of sight
            count += 1
            found = best_contrast(image, place)
            if found < STRONG_FROM:
                faint.append((name, _text(widget), round(found, 1)))

    for name in tour.pages():
        look(name)
    tour.close()

    assert count > 50
    assert faint == []
