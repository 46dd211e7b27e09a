"""Messages from a page to the server (docs/phone.md, 4). Everything else is refused."""

from typing import Annotated

import msgspec
from msgspec import Meta

MOST_BYTES = 4096
"""Of a message's text."""

_Text = Annotated[str, Meta(max_length=200)]
_Number = Annotated[int, Meta(ge=0, le=1 << 40)]
_Place = Annotated[int, Meta(ge=0, le=1000)]


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: the languages wanted, the best first, and the secret of an earlier visit."""

    version: int
    langs: Annotated[tuple[_Text, ...], Meta(max_length=16)] = ()
    resume: _Text = ""


class Sit(msgspec.Struct, frozen=True, tag_field="type", tag="sit"):
    """Come to the table under a name."""

    name: _Text
    face: _Place | None = None


class Press(msgspec.Struct, frozen=True, tag_field="type", tag="press"):
    """Press a button of the screen that was shown with a question."""

    id: _Text
    question: _Number | None = None


class TapCard(msgspec.Struct, frozen=True, tag_field="type", tag="card"):
    """Tap a card of the hand."""

    index: _Place
    question: _Number | None = None


class MoveCard(msgspec.Struct, frozen=True, tag_field="type", tag="move"):
    """Put a card of the hand at another place of it."""

    index: _Place
    place: _Place


class SortHand(msgspec.Struct, frozen=True, tag_field="type", tag="sort"):
    """Sort the hand by an order's name, or by the next one."""

    order: _Text


class SayPhrase(msgspec.Struct, frozen=True, tag_field="type", tag="say"):
    """Say a set phrase."""

    phrase: _Text


class SetUp(msgspec.Struct, frozen=True, tag_field="type", tag="set"):
    """Change a setting that the server must know; None leaves it."""

    lang: _Text | None = None
    hints: bool | None = None
    suggests: bool | None = None


class CallMe(msgspec.Struct, frozen=True, tag_field="type", tag="name"):
    """Change the name and the face."""

    name: _Text
    face: _Place | None = None


class Beat(msgspec.Struct, frozen=True, tag_field="type", tag="beat"):
    """Report that the page is still there."""


Message = Hello | Sit | Press | TapCard | MoveCard | SortHand | SayPhrase | SetUp | CallMe | Beat

_DECODER = msgspec.json.Decoder(Message)


def read(text: bytes) -> Message:
    """Return a message of a page. Raises ValueError (of msgspec too) or RecursionError if it is none."""
    if len(text) > MOST_BYTES:
        msg = "too long"
        raise ValueError(msg)
    message: Message = _DECODER.decode(text)
    return message
