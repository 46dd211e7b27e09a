"""Numbers as the language in use writes them. No Qt."""

from tusac_qt.words.translation import language

_WITH_COMMA = ("fr", "vi")
_MINUS = "\N{MINUS SIGN}"


def tenths(value: float, *, has_sign: bool = False) -> str:
    """Return a number to a tenth: "2.9", in French "2,9"; with its sign if wanted, none for zero."""
    text = f"{abs(value):.1f}"
    sign = _MINUS if value < 0 else "+" if has_sign else ""
    if float(text) == 0:
        sign, text = "", "0" if has_sign else text
    return sign + (text.replace(".", ",") if language() in _WITH_COMMA else text)


def percent(value: int) -> str:
    """Return a number of percent: "50%", in French "50 %"."""
    return f"{value}\N{NO-BREAK SPACE}%" if language() == "fr" else f"{value}%"


def signed(points: int) -> str:
    """Return points won or lost, with a true minus sign."""
    return "0" if points == 0 else f"{points:+d}".replace("-", _MINUS)
