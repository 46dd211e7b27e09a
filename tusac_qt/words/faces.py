"""The painted faces that players are shown by: how many, what each is called, which one a player has.

No Qt here.

A face is a number, the same as that of the emblem painted for it.
"""

from collections.abc import Mapping, Sequence
from zlib import crc32

from tusac_qt.words.player_names import UNNAMED
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

FACES = 24
"""How many faces there are, as many as emblems."""

DERIVED = -1
"""In place of a face: none is chosen, so it follows from the name."""

_OF_COMPUTERS: Mapping[str, int] = {
    "Lan": 0,
    "Minh": 6,
    "Hoa": 16,
    "Sơn": 7,
    "Mai": 9,
    "Tuấn": 13,
    "Thảo": 14,
}
"""The computer players' own, no two alike."""

_NAMES = (
    QT_TRANSLATE_NOOP("face", "Lotus"),
    QT_TRANSLATE_NOOP("face", "Lantern"),
    QT_TRANSLATE_NOOP("face", "Teapot"),
    QT_TRANSLATE_NOOP("face", "Fish"),
    QT_TRANSLATE_NOOP("face", "Drum"),
    QT_TRANSLATE_NOOP("face", "Kite"),
    QT_TRANSLATE_NOOP("face", "Moon"),
    QT_TRANSLATE_NOOP("face", "Buffalo"),
    QT_TRANSLATE_NOOP("face", "Conical hat"),
    QT_TRANSLATE_NOOP("face", "Swallow"),
    QT_TRANSLATE_NOOP("face", "Persimmon"),
    QT_TRANSLATE_NOOP("face", "Oil lamp"),
    QT_TRANSLATE_NOOP("face", "Dragonfly"),
    QT_TRANSLATE_NOOP("face", "Boat"),
    QT_TRANSLATE_NOOP("face", "Bamboo"),
    QT_TRANSLATE_NOOP("face", "Moon cake"),
    QT_TRANSLATE_NOOP("face", "Butterfly"),
    QT_TRANSLATE_NOOP("face", "Rice bowl"),
    QT_TRANSLATE_NOOP("face", "Turtle"),
    QT_TRANSLATE_NOOP("face", "Star fruit"),
    QT_TRANSLATE_NOOP("face", "Palm"),
    QT_TRANSLATE_NOOP("face", "Watermelon"),
    QT_TRANSLATE_NOOP("face", "Fan"),
    QT_TRANSLATE_NOOP("face", "Bell"),
)


def faces() -> list[tuple[int, str]]:
    """Return every face with its name, to choose from."""
    return [(face, face_name(face)) for face in range(FACES)]


def own_face(face: int, name: str) -> int:
    """Return the face of the person here, alone and among others.

    The one chosen, else the one of the name.
    """
    return face if 0 <= face < FACES else derived_face(name)


def face_name(face: int) -> str:
    """Return what a face shows."""
    return translate("face", _NAMES[face])


def derived_face(name: str) -> int:
    """Return the face of a player who has chosen none; the same name always has the same one.

    All who have no name have one face, whatever language they are called in.
    """
    known = "Player" if name in UNNAMED else name
    return _OF_COMPUTERS.get(known, crc32(known.encode()) % FACES)


def faces_at_table(names: Sequence[str], chosen: Mapping[int, int]) -> tuple[int, ...]:
    """Return a face for each player at a table, no two alike.

    Of two who have chosen the same, the first one keeps it.

    Args:
        names: of the players, by seat.
        chosen: the faces chosen, by seat; one that does not exist counts as none.
    """
    wanted = {seat: face for seat, face in sorted(chosen.items()) if 0 <= face < FACES}
    wanted |= {seat: derived_face(name) for seat, name in enumerate(names) if seat not in wanted}
    found: dict[int, int] = {}
    for seat, first in wanted.items():
        turned = ((first + step) % FACES for step in range(FACES))
        found[seat] = next((face for face in turned if face not in found.values()), first)
    return tuple(found[seat] for seat in range(len(names)))
