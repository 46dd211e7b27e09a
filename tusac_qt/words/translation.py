"""The way from English source text to the player's language: with Qt where it can be loaded, else English.

`pyside6-lupdate` collects the literals given to `translate` and `QT_TRANSLATE_NOOP` by these names, so a text
must stand there as one plain literal, never as an f-string; what varies is put in by `.format` afterwards.
"""

import importlib
import logging
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tusac_qt.system import assets

SOURCE_LANGUAGE = "en"
_log = logging.getLogger(__name__)


def translate(context: str, text: str) -> str:
    """Return a source text in the language in use; the text itself where there is no translation.

    Args:
        context: the group it belongs to in the translation files.
        text: English; a text in braces such as `{name}` is a placeholder that translations repeat.
    """
    core = sys.modules.get("PySide6.QtCore")
    return text if core is None else str(core.QCoreApplication.translate(context, text))


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Mark a text in a table for translation and return it as it is; `translate` it when it is shown."""
    del context
    return text


def language() -> str:
    """Return the code of the language in use: translations say their own in place of "en"."""
    return translate("language", "en")


def text_in(table: Mapping[str, Any], key: str) -> str:
    """Return a text that a data file holds: in the language in use from its `translations`, else as it stands there.

    Args:
        table: of the file; what it holds under `translations.CODE` is by the code of a language.
        key: the name of the text in both.
    """
    own = table.get("translations", {}).get(language(), {})
    return str(own.get(key) or table[key])


def languages() -> tuple[str, ...]:
    """Return the codes of the languages there are, the source language first."""
    try:
        found = sorted(path.stem.removeprefix("tusac_") for path in _folder().glob("tusac_*.ts"))
    except FileNotFoundError:
        found = []
    return (SOURCE_LANGUAGE, *(code for code in found if code != SOURCE_LANGUAGE))


def choose_language(wanted: str, environ: Mapping[str, str]) -> str:
    """Return the language to use: the wanted one if there is one, else the system's, else the source's.

    Args:
        wanted: a code, or "" for the system's language.
        environ: the environment, whose locale variables tell the system's language where they are set.
    """
    known = languages()
    if wanted in known:
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            code = environ[name].partition(".")[0].partition("_")[0]
            return code if code in known else SOURCE_LANGUAGE
    if sys.platform in ("win32", "darwin"):  # there the variables are rarely set, and Qt can always be loaded
        code = str(importlib.import_module("PySide6.QtCore").QLocale.system().name()).partition("_")[0]
        return code if code in known else SOURCE_LANGUAGE
    return SOURCE_LANGUAGE


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
        self._installed = []
        if code == SOURCE_LANGUAGE:
            return True
        builtin = Path(core.QLibraryInfo.path(core.QLibraryInfo.LibraryPath.TranslationsPath))
        for path in (builtin / f"qtbase_{code}.qm", _folder() / f"tusac_{code}.qm"):
            translator = core.QTranslator(self._app)
            if path.is_file() and translator.load(str(path)):
                self._app.installTranslator(translator)
                self._installed.append(translator)
            elif path.parent == _folder():
                _log.warning("%s is missing or damaged; texts stay English", path)
                return False
        return True


def speak_in_terminal(code: str) -> Translators | None:
    """Speak a language without a window; return what must be kept alive, None where it must be English."""
    if code == SOURCE_LANGUAGE:
        return None
    try:
        core = importlib.import_module("PySide6.QtCore")
    except ImportError as error:
        _log.warning("texts stay English, as Qt cannot be loaded: %s", error)
        return None
    translators = Translators(core.QCoreApplication.instance() or core.QCoreApplication([]))
    return translators if translators.use(code) else None


def _folder() -> Path:
    return assets.root() / "i18n"
