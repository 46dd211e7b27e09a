"""One group of settings on their page: a heading, and rows of a label and what is set."""

from PySide6.QtWidgets import QFormLayout, QFrame, QLayout, QVBoxLayout, QWidget

from tusac_qt.windows.widgets.named import label_field
from tusac_qt.windows.widgets.plain import PlainLabel

_LABEL_EM = 11


class SettingSection(QFrame):
    """A panel of rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._title = PlainLabel(self)
        self._title.setProperty("role", "title")
        self._labels: list[PlainLabel] = []
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._box = box = QVBoxLayout(self)
        box.addWidget(self._title)
        box.addLayout(self._form)

    def add(self, *fields: QWidget | QLayout) -> None:
        """Add a row for each of these."""
        for field in fields:
            label = PlainLabel(self)
            label.setProperty("role", "secondary")
            self._labels.append(label)
            self._form.addRow(label, field)
            label_field(label, field)

    def show_texts(self, title: str, *labels: str) -> None:
        """Set the title of the section and the labels of its rows, in the current language."""
        self._title.setText(title)
        for label, text in zip(self._labels, labels, strict=True):
            label.setText(text)

    def show_row(self, field: QWidget | QLayout, *, is_shown: bool) -> None:
        """Show a row, or hide it."""
        self._form.setRowVisible(field, is_shown)

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._box.setContentsMargins(*(round(1.1 * body_px),) * 4)
        self._box.setSpacing(round(0.7 * body_px))
        self._form.setVerticalSpacing(round(0.6 * body_px))
        self._form.setHorizontalSpacing(body_px)
        for label in self._labels:
            label.setMinimumWidth(_LABEL_EM * body_px)
            label.setIndent(label.indent())  # or Qt remembers how wide it had to be in a larger window
