"""Color arithmetic: sRGB, CIE L*a*b*, the CIEDE2000 difference, WCAG contrast and simulated color vision.

Pure functions of numbers from published formulas, each cited where it stands. Nothing here knows a card or a
palette, and nothing here knows Qt.
"""

import math
from enum import IntEnum
from typing import NamedTuple


class Rgb(NamedTuple):
    """An sRGB color.

    Attributes:
        red: 0 to 255.
        green: 0 to 255.
        blue: 0 to 255.
    """

    red: int
    green: int
    blue: int

    @property
    def hex(self) -> str:
        """The color as six hexadecimal digits after a `#`."""
        return f"#{self.red:02X}{self.green:02X}{self.blue:02X}"


class Lab(NamedTuple):
    """A color in CIE 1976 L*a*b*, white point D65.

    Attributes:
        lightness: L*, 0 (black) to 100 (white).
        a: Green (negative) to red.
        b: Blue (negative) to yellow.
    """

    lightness: float
    a: float
    b: float


class Vision(IntEnum):
    """A kind of color vision, or a printer without color."""

    NORMAL = 0
    PROTAN = 1
    DEUTAN = 2
    TRITAN = 3
    GRAY = 4


_SHADES = 64
"""In so many steps a color is made lighter or darker."""
_Linear = tuple[float, float, float]
_Matrix = tuple[_Linear, _Linear, _Linear]

# G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color
# Vision Deficiency", IEEE Trans. Visualization and Computer Graphics 15(6), 2009; severity 1.0, linear sRGB.
_MACHADO: dict[Vision, _Matrix] = {
    Vision.PROTAN: (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    Vision.DEUTAN: (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    Vision.TRITAN: (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

# IEC 61966-2-1: linear sRGB to CIE XYZ under D65; the second row is relative luminance.
_TO_XYZ: _Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = tuple(sum(row) for row in _TO_XYZ)


def parse_hex(text: str) -> Rgb:
    """Return the color written as six hexadecimal digits, with or without `#`. Raises ValueError."""
    digits = text.removeprefix("#")
    if len(digits) != 6 or not all(digit in "0123456789abcdefABCDEF" for digit in digits):
        msg = f"not a color of six hexadecimal digits: {text!r}"
        raise ValueError(msg)
    return Rgb(*bytes.fromhex(digits))


def _linear(color: Rgb) -> _Linear:
    def expand(channel: int) -> float:
        part = channel / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return expand(color.red), expand(color.green), expand(color.blue)


def _from_linear(linear: _Linear) -> Rgb:
    def compress(part: float) -> int:
        part = min(1.0, max(0.0, part))
        return round(255 * (12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))

    return Rgb(compress(linear[0]), compress(linear[1]), compress(linear[2]))


def _times(matrix: _Matrix, vector: _Linear) -> _Linear:
    x, y, z = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def luminance(color: Rgb) -> float:
    """Return the relative luminance, 0 (black) to 1 (white), of WCAG 2.2."""
    return _times(_TO_XYZ, _linear(color))[1]


def contrast(one: Rgb, other: Rgb) -> float:
    """Return the WCAG 2.2 contrast ratio of two colors, 1 to 21, in either order."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def simulate(color: Rgb, vision: Vision) -> Rgb:
    """Return the color as that vision sees it, in terms of an eye that sees all; `NORMAL` changes nothing.

    Dichromacy after Machado et al. 2009 at full severity; gray keeps the luminance alone.
    """
    if vision is Vision.NORMAL:
        return color
    if vision is Vision.GRAY:
        level = luminance(color)
        return _from_linear((level, level, level))
    return _from_linear(_times(_MACHADO[vision], _linear(color)))


def lab(color: Rgb) -> Lab:
    """Return the color in CIE 1976 L*a*b* under D65 (CIE 15)."""

    def response(part: float) -> float:
        return math.cbrt(part) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116

    xyz = _times(_TO_XYZ, _linear(color))
    x, y, z = (response(part / white) for part, white in zip(xyz, _WHITE, strict=True))
    return Lab(116 * y - 16, 500 * (x - y), 200 * (y - z))


def ciede2000(one: Lab, other: Lab) -> float:
    """Return the CIEDE2000 difference with all weights 1: 0 (the same) to about 100 (black and white).

    The formula and the order of its steps are those of G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000
    Color-Difference Formula: Implementation Notes, Supplementary Test Data, and Mathematical Observations",
    Color Research and Application 30(1), 2005; the numbers in comments are its equations.
    """
    mean_chroma = (math.hypot(one.a, one.b) + math.hypot(other.a, other.b)) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25.0**7))  # 1 + G of (4)
    a1, a2 = one.a * stretch, other.a * stretch
    c1, c2 = math.hypot(a1, one.b), math.hypot(a2, other.b)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, one.b), (a2, other.b)))  # (7)

    turn, mean_hue = 0.0, h1 + h2  # (10) and (14) where a gray has no hue
    if c1 * c2 != 0:
        turn = (h2 - h1 + 180) % 360 - 180
        if h2 - h1 == 180:
            turn = 180.0
        mean_hue = (h1 + h2) / 2
        if abs(h1 - h2) > 180:
            mean_hue += 180 if h1 + h2 < 360 else -180
    delta_l = other.lightness - one.lightness
    delta_c = c2 - c1
    delta_h = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))  # (11)

    mean_l, mean_c = (one.lightness + other.lightness) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * math.cos(math.radians(mean_hue - 30))
        + 0.24 * math.cos(math.radians(2 * mean_hue))
        + 0.32 * math.cos(math.radians(3 * mean_hue + 6))
        - 0.20 * math.cos(math.radians(4 * mean_hue - 63))
    )  # (15)
    weight_l = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)  # (18)
    weight_c = 1 + 0.045 * mean_c  # (19)
    weight_h = 1 + 0.015 * mean_c * t  # (20)
    spin = 30 * math.exp(-(((mean_hue - 275) / 25) ** 2))  # (16)
    rotation = -math.sin(math.radians(2 * spin)) * 2 * math.sqrt(mean_c**7 / (mean_c**7 + 25.0**7))  # (21)
    l_part, c_part, h_part = delta_l / weight_l, delta_c / weight_c, delta_h / weight_h
    return math.sqrt(l_part**2 + c_part**2 + h_part**2 + rotation * c_part * h_part)  # (22)


def legible(color: Rgb, other: Rgb, least: float) -> Rgb:
    """Return a color as near to that as can be read beside another one.

    Darker or lighter until that contrast is there.

    Where no shade of it is enough, black or white is the best there is.
    """
    ends = sorted((Rgb(0, 0, 0), Rgb(255, 255, 255)), key=lambda end: -contrast(end, other))
    end = Rgb(0, 0, 0) if luminance(color) < luminance(other) else Rgb(255, 255, 255)
    if contrast(end, other) < least:
        end = ends[0]
    for step in range(_SHADES + 1):
        shade = Rgb(*(round(a + (b - a) * step / _SHADES) for a, b in zip(color, end, strict=True)))
        if contrast(shade, other) >= least:
            return shade
    return end
