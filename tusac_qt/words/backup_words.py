"""The words about backups: their content, the effect of restoring one, reasons against it."""

from collections import Counter
from pathlib import Path

from tusac_qt.system.backups import BackupError, Made, Part, Plan, Why
from tusac_qt.words.file_words import why_unusable
from tusac_qt.words.punctuation import headed, listed
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

_PARTS = {
    Part.KEYS: QT_TRANSLATE_NOOP("backup", "the keys of this computer"),
    Part.SETTINGS: QT_TRANSLATE_NOOP("backup", "settings"),
    Part.SCORES: QT_TRANSLATE_NOOP("backup", "score book"),
    Part.GAMES: QT_TRANSLATE_NOOP("backup", "games played"),
    Part.UNFINISHED: QT_TRANSLATE_NOOP("backup", "unfinished matches"),
    Part.RULES: QT_TRANSLATE_NOOP("backup", "your own rules"),
    Part.DRAFT: QT_TRANSLATE_NOOP("backup", "rules not saved yet"),
    Part.PLAYERS: QT_TRANSLATE_NOOP("backup", "people you’ve played with"),
    Part.TABLES: QT_TRANSLATE_NOOP("backup", "tables you’ve been at"),
    Part.PHONES: QT_TRANSLATE_NOOP("backup", "phones that have joined"),
}
_MANY = frozenset((Part.GAMES, Part.UNFINISHED, Part.RULES))
"""Parts of which each file is one thing that people count."""

_UNRESTORED = {
    Why.FOREIGN: QT_TRANSLATE_NOOP("backup", "{file} isn’t a backup of this game. Nothing was changed."),
    Why.DAMAGED: QT_TRANSLATE_NOOP("backup", "{file} is damaged. Nothing was changed; try another backup."),
    Why.TOO_LARGE: QT_TRANSLATE_NOOP(
        "backup", "{file} is larger than any backup of this game. Nothing was changed."
    ),
    Why.NEWER: QT_TRANSLATE_NOOP(
        "backup", "{file} is from a newer version of the game. Update the game, then restore it."
    ),
    Why.IN_USE: QT_TRANSLATE_NOOP(
        "backup",
        "The game is open somewhere on this computer. Close it everywhere, then restore the backup.",
    ),
    Why.IN_THE_WAY: QT_TRANSLATE_NOOP(
        "backup", "{where} is in the way: it isn’t a file. Move it away, then restore the backup."
    ),
    Why.UNREADABLE: QT_TRANSLATE_NOOP("backup", "{where} can’t be read ({why}). Nothing was changed."),
    Why.NOT_WRITTEN: QT_TRANSLATE_NOOP("backup", "{where} can’t be written ({why}). Nothing was changed."),
    Why.HALF_WRITTEN: QT_TRANSLATE_NOOP(
        "backup",
        "{where} can’t be written ({why}), so only part of the backup was restored. Once that’s mended,"
        " restore it again; it does the rest.",
    ),
}
_UNMADE = _UNRESTORED | {
    Why.TOO_LARGE: QT_TRANSLATE_NOOP(
        "backup",
        "There are too many games for one backup. Move some old ones out of the game’s folder first.",
    ),
    Why.UNREADABLE: QT_TRANSLATE_NOOP(
        "backup", "{where} can’t be read ({why}), so there’s no backup. Try again in a moment."
    ),
    Why.NOT_WRITTEN: QT_TRANSLATE_NOOP(
        "backup", "{where} can’t be written ({why}), so there’s no backup. Choose another place."
    ),
}
_LEFT_OUT = {
    Why.NAME: QT_TRANSLATE_NOOP("backup", "Left out: {file}, because not every system can have that name."),
    Why.NEWER: QT_TRANSLATE_NOOP(
        "backup", "Left out: {file}, because it is from a newer version of the game."
    ),
    Why.DAMAGED: QT_TRANSLATE_NOOP("backup", "Left out: {file}, because it is damaged."),
}


def made_lines(path: Path, made: Made) -> list[str]:
    """Return what a backup holds, what it lacks, and that it is to be guarded."""
    if not made.files:
        told = translate("backup", "There’s nothing to back up yet: {file} holds no files.")
        return [told.format(file=path)]
    lines = [
        headed(translate("backup", "Backed up to {file}").format(file=path), _parts(Counter(made.files))),
        *(translate("backup", _LEFT_OUT[why]).format(file=file) for file, why in made.left_out.items()),
    ]
    if Part.KEYS in made.files:
        lines.append(keys_sentence())
    return lines


def keys_sentence() -> str:
    """Return that a backup is to be guarded."""
    return translate(
        "backup",
        "A backup holds the keys by which others know you: whoever has it can play as you. Keep it where only"
        " you can read it.",
    )


def plan_lines(plan: Plan) -> list[str]:
    """Return what restoring a backup does."""
    lines = [
        translate("backup", "Backup from {date}, made by version {version}.").format(
            date=plan.made[:10], version=plan.program
        )
    ]
    replaced = Counter[Part](
        one.part for one in plan.changes if not one.is_new and one.part is not Part.SCORES
    )
    added = Counter[Part](one.part for one in plan.changes if one.is_new or one.part is Part.SCORES)
    if replaced:
        lines.append(headed(translate("backup", "Replaces what you have now"), _parts(replaced)))
    if added:
        lines.append(headed(translate("backup", "Adds"), _parts(added)))
    if not plan.changes:
        lines.append(translate("backup", "Everything in it is here already."))
    if Part.KEYS in replaced | added:
        lines.append(
            translate(
                "backup",
                "Use its keys on one computer only: two computers with the same keys throw each"
                " other off the table.",
            )
        )
    return lines


def restored_lines(aside: Path | None) -> list[str]:
    """Return that a backup was restored, and where what it has replaced lies."""
    lines = [translate("backup", "The backup is restored.")]
    if aside is not None:
        told = translate("backup", "What it replaced is in {file}, which can be restored in the same way.")
        lines.append(told.format(file=aside))
    return lines


def unmade_text(path: Path, error: BackupError) -> str:
    """Return why there is no backup, and what to do."""
    return _text(_UNMADE[error.why], path, error)


def unrestored_text(path: Path, error: BackupError) -> str:
    """Return why a backup was not restored, and what to do."""
    lines = [_text(_UNRESTORED[error.why], path, error)]
    if error.aside is not None:
        lines += restored_lines(error.aside)[1:]
    return " ".join(lines)


def _text(source: str, path: Path, error: BackupError) -> str:
    why = "" if error.cause is None else why_unusable(error.cause)
    return translate("backup", source).format(file=path, where=error.where or path, why=why)


def _parts(counts: Counter[Part]) -> str:
    return listed(_named(part, counts[part]) for part in Part if counts[part])


def _named(part: Part, count: int) -> str:
    name = translate("backup", _PARTS[part])
    return f"{name} ({count})" if part in _MANY else name
