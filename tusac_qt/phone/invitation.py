"""The invitation that lets a phone in (docs/phone.md, 2).

An address with a token, and a key that never goes over the network.
"""

import re
import secrets
from dataclasses import dataclass

import segno

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's alphabet: no letter that looks like another."""

TOKEN_LETTERS, KEY_LETTERS = 8, 16

_READ_AS = str.maketrans({"I": "1", "L": "1", "O": "0", " ": None, "-": None})


def canonical(text: str) -> str:
    """Return the intended token or key, however it was typed; any other text unchanged."""
    return text.upper().translate(_READ_AS)


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation to one table through one computer.

    Attributes:
        token: names the table in the address.
        key: what the encryption begins from.
    """

    token: str
    key: str

    def url(self, host: str, port: int) -> str:
        """Return the address in the QR code, with the key after the `#`."""
        return f"http://{host}:{port}/{self.token}#{self.key}"

    def short(self, host: str, port: int) -> str:
        """Return the address to type where no picture can be scanned; the page then asks for the key."""
        return f"{host}:{port}/{self.token}"

    @property
    def spelled_key(self) -> str:
        """The key in groups of four letters, to be read and typed."""
        return " ".join(re.findall("....", self.key))


@dataclass(frozen=True, slots=True)
class Serving:
    """The server of phones: where it is, or why there is none.

    Attributes:
        invitation: what lets them in.
        port: where.
        problem: why they are not served; "" if they are.
    """

    invitation: Invitation
    port: int
    problem: str = ""


@dataclass(frozen=True, slots=True)
class AskedClaim:
    """A claim as it is shown on the computer's screen.

    Attributes:
        number: of the claim.
        name: whose seat it is about.
    """

    number: int
    name: str


def new_invitation() -> Invitation:
    """Return an invitation that nobody can guess."""

    def letters(count: int) -> str:
        return "".join(secrets.choice(LETTERS) for _ in range(count))

    return Invitation(letters(TOKEN_LETTERS), letters(KEY_LETTERS))


def picture_rows(url: str) -> tuple[tuple[bool, ...], ...]:
    """Return the QR code of an address in rows of dots, True for dark, with the edge scanners need."""
    code = segno.make_qr(url, error="m")
    return tuple(tuple(bool(dot) for dot in row) for row in code.matrix_iter(border=4))


def picture_lines(url: str) -> list[str]:
    """Return the QR code for a terminal, two rows of dots in a line.

    Light dots are drawn, as on a dark ground.
    """
    rows = picture_rows(url)
    width = len(rows[0])
    pairs = zip(rows[::2], (*rows[1::2], (True,) * width) if len(rows) % 2 else rows[1::2], strict=True)
    signs = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}
    return ["".join(signs[upper, lower] for upper, lower in zip(*pair, strict=True)) for pair in pairs]
