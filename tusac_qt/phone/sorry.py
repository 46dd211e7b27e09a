"""Pages for a browser that asks for something that is not there, in its own language."""

from html import escape

from tusac_qt.words.translation import translate


def no_table_text() -> str:
    """Return what to do at an address that is of no table."""
    return translate(
        "phone",
        "There is no such table here. Scan the picture on the computer again, or type what stands there.",
    )


def too_many_text(minutes: int) -> str:
    """Return what to do after too many wrong addresses."""
    text = translate(
        "phone",
        "Too many wrong addresses were typed. Scan the picture on the computer: that works at once."
        " Other addresses are tried again in {minutes} min.",
    )
    return text.format(minutes=minutes)


def misdirected_text() -> str:
    """Return what to do at a name of the computer, in place of its address."""
    return translate(
        "phone", "Type the address as the computer shows it, in numbers. A name in its place opens nothing."
    )


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
