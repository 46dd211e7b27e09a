"""The way from English source text to the player's language, the same with a window and without.

`pyside6-lupdate` collects the literals given to `translate` and `QT_TRANSLATE_NOOP` by these names, so a text
must stand there as one plain literal, never as an f-string; what varies is put in by `.format` afterwards.
"""

import importlib
import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path
from typing import Any

from tusac_qt.system import assets
from tusac_qt.words.catalog import Catalog, DamagedCatalogError, read_catalog
from tusac_qt.words.languages import SOURCE_LANGUAGE

_log = logging.getLogger(__name__)


class _Speech:
    """The language of this process.

    English, read when the first text is asked for, until it is told otherwise.
    """

    catalog: Catalog | None = None


_SPOKEN_HERE: ContextVar[Catalog | None] = ContextVar("spoken here", default=None)
"""What is spoken within `speaking`, whatever the process speaks."""


def translate(context: str, text: str, n: int | None = None) -> str:
    """Return a source text in the language in use; the text itself where there is no translation.

    Args:
        context: the group it belongs to in the translation files.
        text: English; a text in braces such as `{name}` is a placeholder that translations repeat.
        n: the number that the text tells, where its form depends on it (`tusac_qt.words.counted`).
    """
    if _Speech.catalog is None:
        speak(SOURCE_LANGUAGE)
    catalog = _SPOKEN_HERE.get() or _Speech.catalog
    said = None if catalog is None else catalog.find(context, text, n)
    return text if said is None else said


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Mark a text in a table for translation and return it as it is; `translate` it when it is shown."""
    del context
    return text


def language() -> str:
    """Return the code of the language in use: translations say their own in place of "en"."""
    return translate("language", "en")


def text_in(table: Mapping[str, Any], key: str) -> str:
    """Return a text that a data file holds.

    In the language in use from its `translations`, else as it stands there.

    Args:
        table: of the file; what it holds under `translations.CODE` is by the code of a language.
        key: the name of the text in both.
    """
    own = table.get("translations", {}).get(language(), {})
    return str(own.get(key) or table[key])


def speak(code: str) -> bool:
    """Speak a language from now on; return False, having said so in the log, if it must be English."""
    try:
        _Speech.catalog = read_catalog(code, _file(code))
    except (DamagedCatalogError, FileNotFoundError) as error:
        _log.warning("%s; texts stay English", error)
        if code != SOURCE_LANGUAGE:
            speak(SOURCE_LANGUAGE)
        else:
            _Speech.catalog = Catalog(code)
        return False
    return True


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak another language within a block, and in this thread or task alone.

    English if that cannot be read.
    """
    token = _SPOKEN_HERE.set(_catalog(code))
    try:
        yield
    finally:
        _SPOKEN_HERE.reset(token)


@lru_cache(maxsize=16)
def _catalog(code: str) -> Catalog:
    try:
        return read_catalog(code, _file(code))
    except (DamagedCatalogError, FileNotFoundError) as error:
        _log.warning("%s; texts stay English", error)
        return Catalog(code)


class Translators:
    """The translators installed in one Qt application, exchanged when the language changes."""

    def __init__(self, app: Any) -> None:  # noqa: ANN401 - a QCoreApplication, which may not be importable here
        """Install nothing yet: a new application speaks the source language.

        Args:
            app: the QCoreApplication of this process.
        """
        self._app = app
        self._installed: list[Any] = []

    def use(self, code: str) -> bool:
        """Speak a language from now on; return False, having said so in the log, if it must be English.

        Widgets get Qt's LanguageChange event.
        """
        core = importlib.import_module("PySide6.QtCore")
        for translator in self._installed:
            self._app.removeTranslator(translator)
        can_speak = speak(code)
        builtin = Path(core.QLibraryInfo.path(core.QLibraryInfo.LibraryPath.TranslationsPath))
        qt_itself = core.QTranslator(self._app)
        qt_itself.load(str(builtin / f"qtbase_{code}.qm")) if can_speak else None
        self._installed = [qt_itself, _our_translator(core)(self._app)]
        for translator in self._installed:
            self._app.installTranslator(translator)
        return can_speak


def _our_translator(core: Any) -> Any:  # noqa: ANN401 - a module and a class that may not be there
    """Return the class of what gives our texts to `tr` of widgets."""

    class Ours(core.QTranslator):  # type: ignore[misc]  # its base is found when it runs
        def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
            return False

        def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str | None:
            del comment
            catalog = _Speech.catalog
            return None if catalog is None else catalog.find(context, text, n if n >= 0 else None)

    return Ours


def _file(code: str) -> Path:
    """Return the path of a language's file.

    That of English holds only what is said otherwise for one thing.
    """
    name = "plurals_en.ts" if code == SOURCE_LANGUAGE else f"tusac_{code}.ts"
    return assets.root() / "i18n" / name
