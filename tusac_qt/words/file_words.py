"""The words about files that cannot be used."""

from net.files import Flaw, NoFileError
from net.node.kept_file import NewerError
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
    if isinstance(error, NewerError):
        return translate("files", "a newer version of the game has written it")
    if isinstance(error, OSError):
        return problem_text(error)
    return str(error)


def unusable_text(file: Unusable) -> str:
    """Return what is said of a file that was not used: which one, why, where it lies, and what to do."""
    if file.aside is not None:
        text = translate(
            "files",
            "{file} cannot be used ({why}); it was renamed to {aside}, and the game goes on without it.",
        )
    elif isinstance(file.why, NewerError):
        text = translate(
            "files",
            "{file} is from a newer version of the game. This one goes on without it and leaves it as it is;"
            " update the game to use it.",
        )
    elif isinstance(file.why, OSError) and not isinstance(file.why, NoFileError):
        text = translate(
            "files",
            "{file} can’t be read right now ({why}). The game goes on without it and leaves it as it is;"
            " close other programs that use it, and start the game again.",
        )
    else:
        text = translate("files", "{file} cannot be used ({why}); the game goes on without it.")
    return text.format(file=file.path, why=why_unusable(file.why), aside=file.aside and file.aside.name)


def unsaved_text(why: OSError) -> str:
    """Return what is said where settings cannot be saved."""
    text = translate("files", "Your settings can’t be saved ({why}). They last until you close the game.")
    return text.format(why=why_unusable(why))


def unscored_text(why: OSError) -> str:
    """Return what is said where the score book cannot be read or written."""
    text = translate(
        "files",
        "Your score book can’t be updated right now ({why}). The game goes on, but the book may be missing"
        " rounds.",
    )
    return text.format(why=why_unusable(why))
