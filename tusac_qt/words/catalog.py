"""The texts of one language, read from its translation file, and which form of a text goes with a number.

No Qt.
"""

import xml.etree.ElementTree as ET
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

_ONE_FORM = ("ja", "vi", "zh")
_ZERO_IS_SINGULAR = ("fr",)


class DamagedCatalogError(Exception):
    """A translation file is missing, or is none."""


def _form_of(code: str) -> Callable[[int], int]:
    """Return what tells the form that a language uses with a number.

    As Qt's tools order the forms.
    """
    language = code.partition("_")[0]
    if language in _ONE_FORM:
        return lambda _: 0
    if language in _ZERO_IS_SINGULAR:
        return lambda n: int(n > 1)
    return lambda n: int(n != 1)


@dataclass(frozen=True, slots=True)
class Catalog:
    """The texts of one language.

    Attributes:
        code: of the language.
        texts: by context and English source; the forms for different numbers, which is one for most texts.
    """

    code: str
    texts: Mapping[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)

    def find(self, context: str, source: str, n: int | None = None) -> str | None:
        """Return a text in this language, in the form for a number if it has several; None if it has none."""
        forms = self.texts.get((context, source))
        if forms is None:
            return None
        form = 0 if n is None else _form_of(self.code)(abs(n))
        return forms[min(form, len(forms) - 1)]


def read_catalog(code: str, path: Path) -> Catalog:
    """Read a translation file, without what is unfinished in it. Raises DamagedCatalogError."""
    try:
        root = ET.parse(path).getroot()  # noqa: S314 - our own file
    except (OSError, ET.ParseError) as error:
        msg = f"{path} is missing or damaged"
        raise DamagedCatalogError(msg) from error
    texts = {}
    for context in root.iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") is not None:
                continue
            forms = tuple(form.text or "" for form in translation.iter("numerusform")) or (
                translation.text or "",
            )
            if all(forms):
                texts[name, message.findtext("source") or ""] = forms
    return Catalog(code, texts)
