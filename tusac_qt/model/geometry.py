"""Rectangles, without Qt. Lengths are logical pixels, y downwards."""

from dataclasses import dataclass
from enum import Enum


class Align(Enum):
    """At which side of its zone a row of cards begins."""

    LEFT = "left"
    CENTER = "center"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle.

    Attributes:
        x: its left edge.
        y: its upper edge.
        w: its width.
        h: its height.
    """

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def center(self) -> tuple[float, float]:
        """The middle: x, y."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float) -> "Rect":
        """Return the rectangle with its vertical edges moved inwards by dx and the others by dy."""
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float) -> "Rect":
        """Return the rectangle that far to the right."""
        return Rect(self.x + dx, self.y, self.w, self.h)

    def contains(self, other: "Rect", slack: float = 0.01) -> bool:
        """Return whether another rectangle lies within this one, but for `slack`."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: "Rect", slack: float = 0.01) -> bool:
        """Return whether two rectangles share more than an edge `slack` wide."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )
