"""Pages for a browser that asks for something that is not there, in its own language."""

from html import escape

from tusac_qt.words.translation import translate


def no_table_text() -> str:
    """Return what to do at an address that is of no table."""
    return translate(
        "phone",
        "There’s no such table here. Scan the QR code on the computer again, or type the address beside it.",
    )


def too_many_text(minutes: int) -> str:
    """Return what to do after too many wrong addresses."""
    text = translate(
        "phone",
        "Too many wrong addresses. Scan the QR code on the computer: that works at once. Typed"
        " addresses work again in {minutes} min.",
    )
    return text.format(minutes=minutes)


def misdirected_text() -> str:
    """Return what to do at a name of the computer, in place of its address."""
    return translate("phone", "Type the address in numbers, as the computer shows it. A name won’t work.")


def sorry_page(language: str, text: str) -> str:
    """Return a page that says one thing.

    Args:
        language: of the text, as HTML names it.
        text: plain.
    """
    return (
        f'<!doctype html><html lang="{escape(language)}" data-cloth="lacquer"><head><meta charset="utf-8">'
        '<title>Tứ Sắc</title><meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="stylesheet" href="/page/cloths.css"><link rel="stylesheet" href="/page/page.css"></head>'
        f'<body><main class="page message"><h1>Tứ Sắc</h1><p>{escape(text)}</p></main></body></html>'
    )
