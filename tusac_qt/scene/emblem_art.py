"""The drawings of the 24 emblems, each as colored shapes in a square of 100 by 100. They are our own.

A shape is a color, a path and, for a line, its width. In a path stand `M x y`, `L x y`, `Q` and `C` with
their points, `E x y rx ry` for an ellipse about a point, and `Z`, which closes what was begun.
"""

from typing import NamedTuple


class Shape(NamedTuple):
    """One shape of a drawing.

    Attributes:
        color: its name or hex code.
        path: where it is.
        line: the width of a line along the path; 0 fills it.
    """

    color: str
    path: str
    line: float = 0.0


class Drawing(NamedTuple):
    """One emblem.

    Attributes:
        ground: the color behind it.
        shapes: from the lowest to the uppermost.
    """

    ground: str
    shapes: tuple[Shape, ...]


_INK, _CREAM, _GOLD, _RED, _DEEP_RED = "#2a1410", "#fff3d6", "#f2b632", "#d8352b", "#9c1f1c"
_GREEN, _DEEP_GREEN, _BLUE, _DEEP_BLUE, _PINK = "#4fa25a", "#23633a", "#3f8fc4", "#1d4f7a", "#f0a0ac"
_ORANGE, _BROWN, _WOOD, _STONE = "#ef8a2a", "#7a4522", "#b9793f", "#8b8d92"


DRAWINGS: tuple[Drawing, ...] = (
    # lotus
    Drawing("#2c6e63", (
        Shape(_DEEP_GREEN, "E 50 72 36 9"),
        Shape(_PINK, "M 16 50 Q 22 72 50 72 Q 36 62 33 44 Q 24 44 16 50 Z"),
        Shape(_PINK, "M 84 50 Q 78 72 50 72 Q 64 62 67 44 Q 76 44 84 50 Z"),
        Shape("#e8768c", "M 28 34 Q 26 62 50 72 Q 52 52 44 38 Q 36 32 28 34 Z"),
        Shape("#e8768c", "M 72 34 Q 74 62 50 72 Q 48 52 56 38 Q 64 32 72 34 Z"),
        Shape("#ffd3da", "M 50 20 Q 34 42 38 58 Q 42 70 50 72 Q 58 70 62 58 Q 66 42 50 20 Z"),
        Shape(_GOLD, "E 50 66 6 4"),
    )),
    # lantern
    Drawing("#3a2a4f", (
        Shape(_GOLD, "M 50 12 L 50 24", 3.5),
        Shape(_RED, "M 50 26 C 84 26 84 70 50 70 C 16 70 16 26 50 26 Z"),
        Shape("#ff7a4d", "M 50 26 C 64 26 64 70 50 70 C 36 70 36 26 50 26 Z"),
        Shape("#ffb45e", "M 50 26 C 56 26 56 70 50 70 C 44 70 44 26 50 26 Z"),
        Shape(_GOLD, "M 36 22 L 64 22 L 62 30 L 38 30 Z"),
        Shape(_GOLD, "M 38 66 L 62 66 L 64 74 L 36 74 Z"),
        Shape(_GOLD, "M 42 74 L 42 87 M 50 74 L 50 90 M 58 74 L 58 87", 3.0),
    )),
    # teapot
    Drawing("#8a5a2b", (
        Shape(_CREAM, "M 66 46 C 88 36 90 70 64 66", 6.0),
        Shape(_CREAM, "M 36 50 C 24 52 22 40 12 38 L 18 34 C 30 36 30 44 38 44 Z"),
        Shape(_CREAM, "M 30 54 C 30 34 70 34 70 54 C 70 72 64 76 50 76 C 36 76 30 72 30 54 Z"),
        Shape(_BLUE, "M 36 39 Q 50 30 64 39 Q 50 46 36 39 Z"),
        Shape(_BLUE, "E 50 29 4.5 4.5"),
        Shape(_BLUE, "M 50 50 Q 58 56 50 66 Q 42 56 50 50 Z"),
        Shape(_BLUE, "M 40 56 Q 46 56 50 66 Q 42 66 40 56 Z M 60 56 Q 54 56 50 66 Q 58 66 60 56 Z"),
    )),
    # fish
    Drawing("#1f5d86", (
        Shape(_ORANGE, "M 66 50 Q 82 34 88 34 Q 80 50 88 68 Q 78 66 66 52 Z"),
        Shape(_ORANGE, "M 44 34 Q 56 20 66 30 Q 60 34 58 40 Z"),
        Shape("#ff9f3f", "M 12 52 C 24 28 56 28 72 50 C 56 74 24 74 12 52 Z"),
        Shape(_CREAM, "M 12 52 C 26 56 40 58 60 62 C 42 72 22 68 12 52 Z"),
        Shape(_DEEP_RED, "M 36 38 Q 44 50 36 64", 2.5),
        Shape(_DEEP_RED, "M 46 42 Q 51 50 46 58 M 55 43 Q 59 50 55 57", 2.2),
        Shape(_CREAM, "E 25 47 5 5"),
        Shape(_INK, "E 24 47 2.6 2.6"),
    )),
    # drum
    Drawing("#5b4a1c", (
        Shape(_BROWN, "M 20 84 L 34 60 M 80 84 L 66 60", 5.0),
        Shape(_DEEP_RED, "M 22 40 C 14 52 16 66 26 76 L 74 76 C 84 66 86 52 78 40 Z"),
        Shape(_RED, "M 34 42 C 28 54 30 66 38 76 L 62 76 C 70 66 72 54 66 42 Z"),
        Shape(_GOLD, "M 20 46 L 30 50 M 36 52 L 64 52 M 70 50 L 80 46", 3.0),
        Shape(_CREAM, "E 50 38 29 12"),
        Shape(_GOLD, "E 50 38 29 12", 3.0),
        Shape(_RED, "E 50 38 9 3.6"),
        Shape(_WOOD, "M 30 14 L 46 36 M 72 12 L 56 35", 4.5),
        Shape(_CREAM, "E 30 14 4 4 E 72 12 4 4"),
    )),
    # kite
    Drawing("#4aa0cf", (
        Shape(_CREAM, "M 50 60 Q 40 70 52 76 Q 60 80 52 90", 2.5),
        Shape(_RED, "M 50 12 L 78 42 L 50 42 Z"),
        Shape(_GOLD, "M 50 12 L 22 42 L 50 42 Z"),
        Shape(_GREEN, "M 78 42 L 50 66 L 50 42 Z"),
        Shape(_PINK, "M 22 42 L 50 66 L 50 42 Z"),
        Shape(_INK, "M 50 12 L 50 66 M 22 42 L 78 42", 2.0),
        Shape(_RED, "M 44 68 L 38 62 L 38 74 Z M 54 78 L 62 72 L 62 84 Z"),
    )),
    # moon over hills
    Drawing("#1b2450", (
        Shape("#f7dd86", "M 58 16 C 34 16 20 34 22 52 C 24 70 40 80 56 76 C 40 70 34 58 36 46 C 38 32 46 22 58 16 Z"),
        Shape(_CREAM, "M 66 28 L 68.5 34 L 75 34.5 L 70 38.5 L 72 45 L 66 41 L 60 45 L 62 38.5 L 57 34.5 L 63.5 34 Z"),
        Shape(_CREAM, "E 80 54 2.5 2.5 E 58 56 2 2 E 72 64 1.8 1.8"),
        Shape("#0f1738", "M 8 84 Q 30 66 52 80 Q 72 68 92 82 L 92 96 L 8 96 Z"),
    )),
    # buffalo
    Drawing("#7f9a3c", (
        Shape(_CREAM, "M 36 42 C 10 44 8 22 20 14 C 18 28 26 32 40 34 Z M 64 42 C 90 44 92 22 80 14 C 82 28 74 32 60 34 Z"),
        Shape("#5c5a60", "M 34 44 L 18 52 L 32 56 Z M 66 44 L 82 52 L 68 56 Z"),
        Shape("#6e6b72", "M 32 38 Q 50 28 68 38 Q 70 56 62 66 L 60 80 Q 50 88 40 80 L 38 66 Q 30 56 32 38 Z"),
        Shape("#a9a3a6", "M 39 70 Q 50 64 61 70 L 60 80 Q 50 88 40 80 Z"),
        Shape(_INK, "E 40 50 3.2 3.2 E 60 50 3.2 3.2 E 45 76 2.4 3 E 55 76 2.4 3"),
        Shape(_GOLD, "M 44 82 Q 50 92 56 82", 2.5),
    )),
    # conical hat
    Drawing("#3b7d5a", (
        Shape(_PINK, "M 30 60 Q 28 84 44 88 M 70 60 Q 72 84 56 88", 4.0),
        Shape("#c99a4b", "M 10 60 Q 50 78 90 60 Q 50 70 10 60 Z"),
        Shape("#f3dca0", "M 50 16 L 90 60 Q 50 76 10 60 Z"),
        Shape("#e0bf74", "M 50 16 L 90 60 Q 72 68 58 69 Z"),
        Shape("#b98a3c", "M 39 28 Q 50 32 61 28 M 29 39 Q 50 47 71 39 M 20 50 Q 50 61 80 50", 1.8),
    )),
    # swallow
    Drawing("#e0a04a", (
        Shape("#1e2d52", "M 14 30 C 34 26 46 36 52 46 C 60 34 74 22 90 22 C 80 34 76 46 66 56 L 88 80 L 62 66 L 62 88 L 50 66 C 36 62 32 50 14 30 Z"),
        Shape("#31508a", "M 20 32 C 36 32 46 42 52 54 L 48 60 C 38 54 32 46 20 32 Z"),
        Shape(_CREAM, "M 46 52 Q 56 54 62 64 L 52 64 Q 44 60 46 52 Z"),
        Shape(_RED, "M 38 42 Q 44 50 44 56 Q 36 54 34 46 Z"),
        Shape(_CREAM, "E 40 42 2 2"),
    )),
    # persimmon
    Drawing("#24514a", (
        Shape(_BROWN, "M 50 34 L 52 18", 4.5),
        Shape(_ORANGE, "M 50 34 C 80 24 88 48 80 64 C 72 84 28 84 20 64 C 12 48 20 24 50 34 Z"),
        Shape("#ffb35c", "M 28 44 C 22 50 24 62 30 66 C 28 58 30 50 36 44 Z"),
        Shape(_GREEN, "M 50 36 Q 32 22 24 34 Q 36 42 50 38 Q 64 42 76 34 Q 68 22 50 36 Z"),
        Shape(_DEEP_GREEN, "M 50 36 Q 40 44 42 52 Q 50 48 50 38 Q 50 48 58 52 Q 60 44 50 36 Z"),
    )),
    # oil lamp
    Drawing("#4a2f5c", (
        Shape("#ffcf5a", "M 50 14 Q 62 30 58 40 Q 50 48 42 40 Q 38 30 50 14 Z"),
        Shape(_CREAM, "M 50 26 Q 55 34 53 40 Q 50 43 47 40 Q 45 34 50 26 Z"),
        Shape("#cfe6ea", "M 36 16 Q 26 36 38 54 L 62 54 Q 74 36 64 16", 3.0),
        Shape(_WOOD, "M 34 54 L 66 54 L 64 60 L 36 60 Z"),
        Shape(_GOLD, "M 36 60 C 18 64 22 78 40 78 L 60 78 C 78 78 82 64 64 60 Z"),
        Shape(_WOOD, "M 38 78 L 62 78 L 68 86 L 32 86 Z"),
    )),
    # dragonfly
    Drawing("#6aa84f", (
        Shape("#e9f6ff", "M 50 38 Q 18 18 10 30 Q 12 42 50 44 Z M 50 38 Q 82 18 90 30 Q 88 42 50 44 Z"),
        Shape("#c4e3f5", "M 50 46 Q 22 46 16 58 Q 24 64 50 50 Z M 50 46 Q 78 46 84 58 Q 76 64 50 50 Z"),
        Shape(_DEEP_RED, "M 45 32 Q 50 28 55 32 L 54 54 L 52 90 L 48 90 L 46 54 Z"),
        Shape(_RED, "M 46 60 L 54 60 M 47 68 L 53 68 M 47.5 76 L 52.5 76", 2.5),
        Shape(_DEEP_RED, "E 50 26 7 6"),
        Shape(_INK, "E 44 23 4 4 E 56 23 4 4"),
    )),
    # sampan
    Drawing("#f0b36a", (
        Shape("#fff0c0", "E 68 32 13 13"),
        Shape(_DEEP_BLUE, "M 6 70 Q 18 64 30 70 Q 42 76 54 70 Q 66 64 78 70 Q 86 74 94 70 L 90 84 Q 50 104 10 84 Z"),
        Shape(_BROWN, "M 32 60 L 32 22", 3.5),
        Shape(_DEEP_RED, "M 34 22 Q 60 28 58 54 L 34 56 Z"),
        Shape(_RED, "M 34 34 L 55 38 M 34 45 L 58 47", 2.0),
        Shape(_BROWN, "M 10 56 Q 50 68 90 54 Q 84 76 66 76 L 34 76 Q 16 74 10 56 Z"),
        Shape(_WOOD, "M 10 56 Q 50 68 90 54 L 88 60 Q 50 74 13 62 Z"),
    )),
    # bamboo
    Drawing("#e8d8a8", (
        Shape(_GREEN, "M 36 88 L 38 14 M 60 88 L 58 30", 8.0),
        Shape(_DEEP_GREEN, "M 31 68 L 42 68 M 32 50 L 43 50 M 33 32 L 43 32 M 55 72 L 65 72 M 54 54 L 64 54", 2.5),
        Shape(_DEEP_GREEN, "M 60 34 Q 76 20 88 30 Q 76 38 60 36 Z M 60 54 Q 78 46 86 58 Q 74 62 60 56 Z"),
        Shape(_GREEN, "M 58 32 Q 56 16 68 10 Q 70 24 60 34 Z M 36 52 Q 22 44 12 52 Q 20 62 36 54 Z"),
        Shape(_DEEP_GREEN, "M 36 36 Q 24 22 12 28 Q 20 40 36 38 Z"),
    )),
    # moon cake
    Drawing("#37517e", (
        Shape(_BROWN, "E 50 58 35 28"),
        Shape("#c57f33", "M 15 52 Q 17 42 25 39 Q 29 28 40 29 Q 50 22 60 29 Q 71 28 75 39 Q 83 42 85 52 Q 83 62 75 65 Q 71 76 60 75 Q 50 82 40 75 Q 29 76 25 65 Q 17 62 15 52 Z"),
        Shape("#e8b05a", "E 50 52 25 19"),
        Shape(_BROWN, "E 50 52 25 19", 2.0),
        Shape(_BROWN, "M 50 38 Q 58 46 50 52 Q 42 46 50 38 Z M 50 66 Q 58 58 50 52 Q 42 58 50 66 Z M 31 52 Q 40 44 50 52 Q 40 60 31 52 Z M 69 52 Q 60 44 50 52 Q 60 60 69 52 Z"),
    )),
    # butterfly
    Drawing("#7b3f68", (
        Shape(_GOLD, "M 48 48 C 36 10 6 20 14 42 C 18 54 36 54 48 52 Z M 52 48 C 64 10 94 20 86 42 C 82 54 64 54 52 52 Z"),
        Shape(_ORANGE, "M 48 54 C 30 54 18 66 26 80 C 36 90 48 72 49 58 Z M 52 54 C 70 54 82 66 74 80 C 64 90 52 72 51 58 Z"),
        Shape(_DEEP_RED, "E 27 36 6 7 E 73 36 6 7 E 36 70 4.5 5.5 E 64 70 4.5 5.5"),
        Shape(_INK, "M 47 38 Q 50 34 53 38 L 52 76 L 48 76 Z"),
        Shape(_INK, "M 49 38 Q 44 24 38 20 M 51 38 Q 56 24 62 20", 2.2),
    )),
    # rice bowl
    Drawing("#b5452f", (
        Shape(_WOOD, "M 58 50 L 86 14 M 66 50 L 92 22", 4.0),
        Shape("#fffdf2", "M 18 52 C 22 30 36 40 40 32 C 48 22 60 28 62 36 C 76 34 82 42 82 52 Z"),
        Shape("#e3dcc8", "M 34 44 L 40 41 M 48 38 L 54 40 M 60 46 L 66 44 M 44 47 L 49 46", 2.5),
        Shape("#e9eef5", "M 12 50 L 88 50 C 88 68 74 80 62 82 L 38 82 C 26 80 12 68 12 50 Z"),
        Shape(_DEEP_BLUE, "M 14 56 L 86 56 M 22 68 Q 31 60 40 68 Q 50 76 60 68 Q 69 60 78 68", 3.0),
        Shape("#c7d0de", "M 36 82 L 64 82 L 62 88 L 38 88 Z"),
    )),
    # turtle
    Drawing("#3d8fa0", (
        Shape("#9ccf6a", "E 50 18 9 11 E 22 36 10 7 E 78 36 10 7 E 24 72 9 7 E 76 72 9 7"),
        Shape("#9ccf6a", "M 46 84 L 54 84 L 50 94 Z"),
        Shape(_DEEP_GREEN, "E 50 55 29 32"),
        Shape(_GREEN, "M 50 40 L 62 47 L 62 62 L 50 69 L 38 62 L 38 47 Z"),
        Shape("#9ccf6a", "M 50 40 L 50 24 M 62 47 L 76 39 M 62 62 L 76 71 M 50 69 L 50 86 M 38 62 L 24 71 M 38 47 L 24 39", 2.5),
        Shape(_INK, "E 46 15 1.8 1.8 E 54 15 1.8 1.8"),
    )),
    # star fruit
    Drawing("#4d3b78", (
        Shape("#c9b52a", "M 50 12 L 60 38 L 88 40 L 66 58 L 74 86 L 50 70 L 26 86 L 34 58 L 12 40 L 40 38 Z"),
        Shape("#f3e26b", "M 50 22 L 57 42 L 78 44 L 61 57 L 67 76 L 50 64 L 33 76 L 39 57 L 22 44 L 43 42 Z"),
        Shape("#c9b52a", "M 50 52 L 50 34 M 50 52 L 66 48 M 50 52 L 60 66 M 50 52 L 40 66 M 50 52 L 34 48", 2.0),
        Shape(_BROWN, "E 50 43 2 3 E 58 50 3 2 E 55 59 2 3 E 45 59 2 3 E 42 50 3 2"),
    )),
    # coconut palm
    Drawing("#f2c987", (
        Shape("#e7792b", "E 70 30 12 12"),
        Shape("#2f7fa3", "M 8 76 Q 50 66 92 76 L 86 90 Q 50 104 14 90 Z"),
        Shape(_BROWN, "M 44 84 Q 56 62 48 36", 6.0),
        Shape(_DEEP_GREEN, "M 48 38 Q 34 14 14 24 Q 34 26 48 38 Z M 48 38 Q 66 12 86 28 Q 64 26 48 38 Z"),
        Shape(_GREEN, "M 48 38 Q 24 32 14 52 Q 30 40 48 38 Z M 48 38 Q 74 34 80 56 Q 66 42 48 38 Z M 48 38 Q 42 16 54 8 Q 52 24 48 38 Z"),
        Shape("#5a3216", "E 43 42 5 5 E 53 43 5 5"),
    )),
    # watermelon
    Drawing("#7fb9a2", (
        Shape(_DEEP_GREEN, "M 10 40 L 90 40 C 90 66 72 84 50 84 C 28 84 10 66 10 40 Z"),
        Shape("#dff0c0", "M 16 40 L 84 40 C 82 62 68 77 50 77 C 32 77 18 62 16 40 Z"),
        Shape("#e8433f", "M 21 40 L 79 40 C 77 58 65 71 50 71 C 35 71 23 58 21 40 Z"),
        Shape(_INK, "E 34 49 2.5 4 E 46 52 2.5 4 E 58 48 2.5 4 E 68 50 2.5 4 E 41 61 2.5 4 E 54 62 2.5 4"),
        Shape("#ff8a7d", "M 22 42 L 78 42", 3.0),
    )),
    # fan
    Drawing("#8f2f3f", (
        Shape("#f5dfae", "M 50 80 L 8 46 Q 24 18 50 18 Q 76 18 92 46 Z"),
        Shape(_BLUE, "M 20 46 Q 30 36 40 46 Q 50 54 60 46 Q 70 36 80 46 L 74 52 Q 64 44 58 52 Q 50 60 42 52 Q 36 44 26 52 Z"),
        Shape(_WOOD, "M 50 80 L 8 46 M 50 80 L 22 28 M 50 80 L 40 19 M 50 80 L 60 19 M 50 80 L 78 28 M 50 80 L 92 46", 2.0),
        Shape(_BROWN, "M 50 82 L 32 66 Q 50 54 68 66 Z"),
        Shape(_GOLD, "E 50 78 4 4"),
        Shape(_GOLD, "M 50 82 L 50 94", 2.5),
    )),
    # bell
    Drawing("#27405f", (
        Shape(_GOLD, "E 50 18 8 8", 4.0),
        Shape("#c98a22", "M 30 40 C 30 20 70 20 70 40 C 70 60 76 66 82 74 L 18 74 C 24 66 30 60 30 40 Z"),
        Shape(_GOLD, "M 36 40 C 36 26 56 26 58 40 C 58 60 62 66 64 74 L 28 74 C 34 66 36 60 36 40 Z"),
        Shape(_BROWN, "M 31 46 L 69 46 M 27 62 L 73 62", 2.5),
        Shape(_BROWN, "E 50 80 8 6"),
        Shape("#ffe08a", "M 16 74 L 84 74", 5.0),
    )),
)  # fmt: skip
"""One drawing for each emblem, by its number."""
