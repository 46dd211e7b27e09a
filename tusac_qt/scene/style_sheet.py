"""The one style sheet of all ordinary widgets, made from the cloth.

Pages say what a widget is, never its colors.

What a widget is it says by the property `role` (`widget.setProperty("role", "primary")`, before it is shown,
or followed by `restyle(widget)`), or by its object name:

    QPushButton  role "primary"   the one to press: gold with dark writing; one on a page
                 role "large"     the same size, quiet
                 role "quiet"     outlined on the ground; what a button without role looks like too
                 role "small"     quiet, little room inside
                 role "chip"      round ends, lies in a line with others; `checked` is filled
                 role "link"      underlined words without a box
                 role "word"      words without a box, in a line of such at the edge of a page
                 role "danger"    does what cannot be undone
                 role "news"      leads to what has come meanwhile
    QFrame       role "panel"     on the ground, which shines through a little, with a hairline
    (QWidget)    role "card"      one of several rows or boxes on a page: fainter than a panel
                 name "panel"     lies over cards or words: nothing shines through
                 name "drawer"    the same at the left edge; "over" cards with a line all round
                 name "rule"      one rule of the editor
    QListWidget  name "bare"      its rows paint themselves
    QWidget      name "page"      a whole page: it shows the ground that `windows.ground` paints behind it
    QLabel       role "display"   the largest writing there is, such as a table's number
                 role "banner"    the name of the game
                 role "heading"   what a page is called
                 role "title"     what a panel is called
                 role "secondary" of less weight
                 role "gain", "loss"                   points won and lost, large
                 role "warning", "alert", "problem"    bold; with a bar at its side; white on red

A plain QWidget shows the box of a role only with the attribute WA_StyledBackground. What is painted by hand
takes its colors from `Theme`, and boxes from `scene.painted`: `fill_primary`, `fill_quiet`, `fill_panel`.
"""

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from tusac_qt.scene.painted import see_through
from tusac_qt.scene.theme import Theme

_COLORS = (
    "felt", "text", "secondary", "title", "plaque", "panel", "panel_fill", "panel_line", "field", "button",
    "button_text", "dimmed", "dimmed_text", "accent", "accent_text", "active", "active_text", "primary_top",
    "primary_bottom", "primary_edge", "primary_text", "gain", "loss",
)  # fmt: skip

_SIZES = {
    "body": 1.0, "big": 1.35, "display": 4.2, "banner": 4.2, "heading": 1.8, "pad": 0.55, "wide": 0.9,
    "round": 0.7, "panel_round": 1.0, "end": 0.95, "less": 0.35, "arrow": 0.33, "step": 0.5, "drop": 1.6, "bar": 0.8, "handle": 1.2,
}  # fmt: skip
"""The sizes of the style sheet, in heights of text."""

_FAINT = 0.45
"""How much of a box that is one of many is its own color."""


def style_sheet(theme: Theme, body_px: float) -> str:
    """Return the style sheet of ordinary widgets, for text of that height."""
    colors = {name: getattr(theme, name) for name in _COLORS}
    colors["faint"] = see_through(theme.panel_fill, 1.0 if theme.cloth.is_strong else _FAINT)
    colors["hair"] = see_through(theme.panel_line, 1.0 if theme.cloth.is_strong else 0.55)
    colors["hover"] = see_through(theme.accent, 0.20)
    values = {name: _written(color) for name, color in colors.items()}
    sizes = {name: round(body_px * share) for name, share in _SIZES.items()}
    unit = max(1, round(body_px / 15))
    sizes |= {
        "line": unit,
        "ring": 2 * unit + 1,
        "inner": sizes["pad"] - 2 * unit,
        "tight": max(0, sizes["less"] - unit - 1),
        "winner": sizes["wide"] - 2 * unit,
    }
    text = _SHEET
    for name, value in {**values, **sizes}.items():
        text = text.replace(f"@{name}@", str(value))
    return text


def restyle(widget: QWidget) -> None:
    """Let a widget look by its role after that has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def _written(color: QColor) -> str:
    return f"rgba({color.red()}, {color.green()}, {color.blue()}, {color.alpha()})"


_SHEET = """
QWidget { color: @text@; font-size: @body@px; }
QMainWindow, QDialog { background: @felt@; }
AskPanel { background: transparent; }
#page { background: transparent; }
QGroupBox { border: none; margin: 0; padding: 0; }
QLabel { background: transparent; }
QLabel[role="secondary"] { color: @secondary@; }
QLabel[role="warning"] { color: @text@; font-weight: bold; }
QLabel[role="problem"] { color: @active_text@; background: @active@; border-radius: @less@px; padding: @line@px @less@px; }
QLabel[role="display"] { color: @title@; font-size: @display@px; font-weight: bold; }
QLabel[role="banner"] { color: @title@; font-size: @banner@px; font-weight: bold; }
QLabel[role="heading"] { color: @title@; font-size: @heading@px; font-weight: bold; }
QLabel[role="alert"] { color: @text@; font-weight: bold; border-left: @ring@px solid @accent@; padding-left: @less@px; }
QLabel[role="title"] { color: @title@; font-size: @big@px; font-weight: bold; }
QLabel[role="gain"] { color: @gain@; font-size: @big@px; font-weight: bold; }
QLabel[role="loss"] { color: @loss@; font-size: @big@px; font-weight: bold; }
#panel { background: @panel@; border: @line@px solid @panel_line@; border-radius: @panel_round@px; }
#drawer { background: @panel@; border: none; border-right: @line@px solid @panel_line@; }
#drawer[over="true"] { border: @line@px solid @panel_line@; border-left: none; }
QWidget[role="panel"] { background: @panel_fill@; border: @line@px solid @hair@; border-radius: @panel_round@px; }
QWidget[role="card"] { background: @faint@; border: @line@px solid @hair@; border-radius: @round@px; }
#rule { background: @faint@; border-left: @ring@px solid @faint@; }
#rule[differs="true"] { border-left: @ring@px solid @accent@; }
QToolTip, QLabel[role="tip"] { background: @panel@; color: @text@; border: @line@px solid @panel_line@; padding: @less@px; }
QPushButton {
    background: @panel_fill@; color: @text@; border: @line@px solid @panel_line@; border-radius: @round@px;
    padding: @pad@px @wide@px; outline: none;
}
QPushButton:hover { border-color: @accent@; background: @hover@; }
QPushButton:checked { background: @accent@; color: @accent_text@; font-weight: bold; }
QPushButton:disabled { color: @dimmed_text@; background: @faint@; border-color: @hair@; }
QPushButton[role="large"] { font-weight: bold; font-size: @big@px; }
QPushButton[role="small"] { padding: @less@px; }
QPushButton[role="chip"] { border-radius: @end@px; padding: @less@px @wide@px; }
QPushButton[role="news"] {
    background: @accent@; color: @accent_text@; border-radius: @end@px; padding: @less@px @wide@px; font-weight: bold;
}
QPushButton[role="link"] { background: transparent; border: @line@px solid transparent; text-decoration: underline; padding: @less@px; }
QPushButton[role="word"] { background: transparent; border: @line@px solid transparent; padding: @less@px; }
QPushButton[role="link"]:hover, QPushButton[role="word"]:hover { color: @title@; border-color: @hair@; }
QPushButton[role="danger"] { background: @active@; color: @active_text@; border-color: @active_text@; font-weight: bold; }
QPushButton[role="primary"] {
    background: qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1, stop: 0 @primary_top@, stop: 1 @primary_bottom@);
    color: @primary_text@; border-color: @primary_edge@; font-weight: bold; font-size: @big@px;
}
QPushButton[role="primary"]:hover { background: @primary_top@; }
QPushButton[role="primary"]:disabled { background: @dimmed@; color: @dimmed_text@; border-color: @hair@; }
QPushButton:focus { border: @ring@px solid @text@; padding: @inner@px @winner@px; }
QPushButton[role="small"]:focus, QPushButton[role="link"]:focus, QPushButton[role="word"]:focus { padding: @tight@px; }
QPushButton[role="chip"]:focus { padding: @tight@px @winner@px; }
QLineEdit, QComboBox, QPlainTextEdit, QTextBrowser, QListWidget, QTableWidget, QSpinBox {
    background: @field@; color: @text@; border: @line@px solid @panel_line@; border-radius: @less@px;
    padding: @less@px; selection-background-color: @accent@; selection-color: @accent_text@;
}
QLineEdit:focus, QComboBox:focus, QPlainTextEdit:focus, QTextBrowser:focus, QListWidget:focus, QTableWidget:focus,
QSpinBox:focus {
    border: @ring@px solid @text@; padding: @tight@px;
}
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { color: @dimmed_text@; border-color: @hair@; }
QListWidget#bare { background: transparent; border: none; padding: 0; }
QTextBrowser, QListWidget, QTableWidget { background: @panel_fill@; }
QTableWidget { outline: none; }
QTableWidget::item { border: none; }
QTableWidget::item:selected { background: @accent@; color: @accent_text@; }
QHeaderView { background: transparent; }
QHeaderView::section { background: transparent; color: @secondary@; border: none; padding: @less@px @pad@px; }
#chapters::item { padding: @less@px; border-radius: @less@px; }
#chapters::item:selected { background: @accent@; color: @accent_text@; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: @drop@px; }
QComboBox::down-arrow {
    image: none; width: 0; height: 0; border-left: @arrow@px solid @field@; border-right: @arrow@px solid @field@;
    border-top: @arrow@px solid @secondary@;
}
QComboBox QAbstractItemView {
    background: @panel@; color: @text@; border: @line@px solid @panel_line@;
    selection-background-color: @accent@; selection-color: @accent_text@;
}
QSpinBox::up-button, QSpinBox::down-button { width: 0; }
QSpinBox[role="stepper"]::up-button, QSpinBox[role="stepper"]::down-button {
    subcontrol-origin: border; position: absolute; top: 0; bottom: 0; width: @drop@px; border: none;
}
QSpinBox[role="stepper"]::up-button { subcontrol-position: center right; }
QSpinBox[role="stepper"]::down-button { subcontrol-position: center left; }
QSpinBox[role="stepper"]::up-arrow, QSpinBox[role="stepper"]::down-arrow {
    image: none; width: 0; height: 0; border-top: @step@px solid @field@; border-bottom: @step@px solid @field@;
}
QSpinBox[role="stepper"]::up-arrow { border-left: @step@px solid @secondary@; }
QSpinBox[role="stepper"]::down-arrow { border-right: @step@px solid @secondary@; }
QMenu { background: @panel@; color: @text@; border: @line@px solid @panel_line@; padding: @less@px; }
QMenu::item { padding: @less@px @drop@px; border-radius: @less@px; }
QMenu::item:selected { background: @accent@; color: @accent_text@; }
QMenu::item:disabled { color: @dimmed_text@; }
QMenu::separator { height: @line@px; background: @panel_line@; margin: @less@px; }
QSlider::groove:horizontal { height: @less@px; background: @field@; border: @line@px solid @hair@; border-radius: @line@px; }
QSlider::sub-page:horizontal { background: @accent@; }
QSlider::handle:horizontal {
    width: @handle@px; margin: -@less@px 0; background: @primary_top@; border: @line@px solid @panel_line@; border-radius: @less@px;
}
QSlider:focus { border: @ring@px solid @text@; border-radius: @less@px; }
QProgressBar { background: @field@; border: @line@px solid @panel_line@; border-radius: @less@px; height: @bar@px; }
QProgressBar::chunk { background: @accent@; border-radius: @less@px; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: @bar@px; }
QScrollBar::handle:vertical { background: @panel_line@; border-radius: @less@px; min-height: @drop@px; }
#drawer QScrollBar::handle:vertical { background: @hair@; }
QScrollBar:horizontal { background: transparent; height: @bar@px; }
QScrollBar::handle:horizontal { background: @panel_line@; border-radius: @less@px; min-width: @drop@px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
"""
