"""What is said of files that cannot be used."""

from net.files import Flaw, NoFileError
from tusac_qt.system.own_files import Unusable
from tusac_qt.words.system_errors import problem_text
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

_FLAWS = {
    Flaw.FOLDER: QT_TRANSLATE_NOOP("files", "a folder"),
    Flaw.SPECIAL: QT_TRANSLATE_NOOP("files", "not an ordinary file"),
    Flaw.TOO_LARGE: QT_TRANSLATE_NOOP("files", "too large"),
}


def why_unusable(error: Exception) -> str:
    """Return why a file cannot be used, to stand after a colon or in brackets."""
    if isinstance(error, NoFileError):
        return translate("files", _FLAWS[error.flaw])
    if isinstance(error, UnicodeDecodeError):
        return translate("files", "not UTF-8 text")
    if isinstance(error, OSError):
        return problem_text(error)
    return str(error)


def unusable_text(file: Unusable) -> str:
    """Return one sentence: which file was not used, why, and where it lies."""
    if file.aside is None:
        text = translate("files", "{file} cannot be used ({why}); the game goes on without it.")
    else:
        text = translate(
            "files",
            "{file} cannot be used ({why}); it was put aside as {aside}, and the game goes on without it.",
        )
    return text.format(file=file.path, why=why_unusable(file.why), aside=file.aside and file.aside.name)
