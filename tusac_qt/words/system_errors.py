"""Errors of the system about files and connections, in our own words.

Its own are in its own language.
"""

import errno

from tusac_qt.words.punctuation import headed
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

_SENTENCES = {
    errno.ENOENT: QT_TRANSLATE_NOOP("system", "there is no such file or folder"),
    errno.EACCES: QT_TRANSLATE_NOOP("system", "you don’t have permission"),
    errno.EPERM: QT_TRANSLATE_NOOP("system", "you don’t have permission"),
    errno.EROFS: QT_TRANSLATE_NOOP("system", "nothing can be written there"),
    errno.ENOSPC: QT_TRANSLATE_NOOP("system", "the disk is full"),
    errno.EDQUOT: QT_TRANSLATE_NOOP("system", "the disk is full"),
    errno.EFBIG: QT_TRANSLATE_NOOP("system", "the file would be too large"),
    errno.EISDIR: QT_TRANSLATE_NOOP("system", "that is a folder"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("system", "part of the path is not a folder"),
    errno.EEXIST: QT_TRANSLATE_NOOP("system", "it already exists"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("system", "the name is too long"),
    errno.ELOOP: QT_TRANSLATE_NOOP("system", "the path goes in a circle"),
    errno.EINVAL: QT_TRANSLATE_NOOP("system", "the system doesn’t accept that name"),
    errno.EBUSY: QT_TRANSLATE_NOOP("system", "something else is using it"),
    errno.ESTALE: QT_TRANSLATE_NOOP("system", "it’s a link, and the file it leads to isn’t there now"),
    errno.EIO: QT_TRANSLATE_NOOP("system", "the disk can’t read or write it"),
    errno.EMFILE: QT_TRANSLATE_NOOP("system", "too many files are open"),
    errno.ENFILE: QT_TRANSLATE_NOOP("system", "too many files are open"),
    errno.ENOMEM: QT_TRANSLATE_NOOP("system", "there is no memory left"),
    errno.EPIPE: QT_TRANSLATE_NOOP("system", "nobody is reading it any more"),
}


def problem_text(error: OSError) -> str:
    """Return what went wrong, to stand after a colon.

    An error nobody thought of in the system's own words.
    """
    sentence = _SENTENCES.get(error.errno or 0)
    return error.strerror or str(error) if sentence is None else translate("system", sentence)


def failure_text(error: Exception) -> str:
    """Return what went wrong, after the name of the file if it was with one.

    Any other error in its own words.
    """
    if not isinstance(error, OSError) or error.filename is None:
        return problem_text(error) if isinstance(error, OSError) else str(error)
    return headed(str(error.filename), problem_text(error))
