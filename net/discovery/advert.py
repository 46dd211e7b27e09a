"""The advert of a table to strangers, as DNS TXT data, so that it can be listed before anybody joins.

The same bytes answer a probe, so there is one codec. All of it is a hint from its sender: lengths and
ranges are checked, characters that could mislead a reader are removed, and nothing here may be trusted.
"""

import re
from dataclasses import dataclass
from enum import Enum

from net.texts import cleaned

MAX_ADVERT_BYTES = 400
"""So that one packet with all records fits every network's frame."""

MIN_SEATS, MAX_SEATS = 2, 6


class TableState(Enum):
    """Whether a table's match has begun."""

    LOBBY = "lobby"
    PLAYING = "playing"


@dataclass(frozen=True, slots=True)
class Advert:
    """One table as its coordinator advertises it.

    Attributes:
        table: the table's id, 16 hexadecimal digits.
        version: counts up with each roster of the table; of two adverts of a table the higher holds.
        protocol_major: must be ours to join.
        protocol_minor: of the coordinator's program.
        program: the coordinator's program version, for people.
        name: the table's name; may be "".
        host: the coordinator's nick; may be "".
        fingerprint: of the coordinator's key, 16 hexadecimal digits.
        rules: the ruleset's name.
        rules_digest: the first 8 hexadecimal digits of the rules' digest.
        pace: the pace's name.
        seats: at the table.
        people: seats taken by people.
        free: seats a person may take, now or after this round; the others are computer players'.
        has_spectators: whether strangers may look on.
        needs_code: whether the table code is asked for.
        state: lobby or playing.
    """

    table: str
    version: int
    protocol_major: int
    protocol_minor: int
    program: str
    name: str
    host: str
    fingerprint: str
    rules: str
    rules_digest: str
    pace: str
    seats: int
    people: int
    free: int
    has_spectators: bool
    needs_code: bool
    state: TableState


def encode(advert: Advert) -> bytes:
    """Return an advert as TXT data (RFC 6763 section 6) below `MAX_ADVERT_BYTES`, long names cut.

    Raises ValueError if a number or an id is out of range.
    """
    return b"".join(
        _item(key, text)
        for key, text in (
            ("v", f"{advert.protocol_major}.{advert.protocol_minor}"),
            ("id", advert.table),
            ("tv", str(advert.version)),
            ("k", advert.fingerprint),
            ("r", advert.rules_digest),
            ("rn", fit(advert.rules, _LONGEST["rn"])),
            ("n", fit(advert.name, _LONGEST["n"])),
            ("h", fit(advert.host, _LONGEST["h"])),
            ("p", fit(advert.pace, _LONGEST["p"])),
            ("pv", fit(advert.program, _LONGEST["pv"])),
            ("m", str(advert.seats)),
            ("t", str(advert.people)),
            ("s", str(advert.free)),
            ("w", str(int(advert.has_spectators))),
            ("c", str(int(advert.needs_code))),
            ("st", advert.state.value),
        )
    )


def decode(data: bytes) -> Advert | None:
    """Read TXT data from anybody; None unless all of it is within its limits.

    Unknown keys are passed over.
    """
    texts = _texts(data) if len(data) <= MAX_ADVERT_BYTES else None
    if texts is None:
        return None
    major, _, minor = texts["v"].partition(".")
    seats, people, free = int(texts["m"]), int(texts["t"]), int(texts["s"])
    if people + free > seats:
        return None
    return Advert(
        table=texts["id"],
        version=int(texts["tv"]),
        protocol_major=int(major),
        protocol_minor=int(minor),
        program=fit(texts["pv"], _LONGEST["pv"]),
        name=fit(texts["n"], _LONGEST["n"]),
        host=fit(texts["h"], _LONGEST["h"]),
        fingerprint=texts["k"],
        rules=fit(texts["rn"], _LONGEST["rn"]),
        rules_digest=texts["r"],
        pace=fit(texts["p"], _LONGEST["p"]),
        seats=seats,
        people=people,
        free=free,
        has_spectators=texts["w"] == "1",
        needs_code=texts["c"] == "1",
        state=TableState(texts["st"]),
    )


def fit(text: str, longest: int) -> str:
    """Return a text for one line of a list, cleaned, of at most `longest` bytes of UTF-8.

    The cut leaves whole characters.
    """
    return cleaned(cleaned(text, longest).encode()[:longest].decode(errors="ignore"), longest)


_LONGEST = {"n": 64, "h": 48, "rn": 24, "p": 24, "pv": 16}
"""Most bytes of each free text; the sum with all else stays below `MAX_ADVERT_BYTES`."""

_HEX_16 = re.compile(r"[0-9a-f]{16}")
_FLAG = re.compile(r"[01]")
_PATTERNS = {
    "v": re.compile(r"[0-9]{1,3}\.[0-9]{1,3}"),
    "id": _HEX_16,
    "tv": re.compile(r"[0-9]{1,9}"),
    "k": _HEX_16,
    "r": re.compile(r"[0-9a-f]{8}"),
    **dict.fromkeys(_LONGEST, re.compile(r".*", re.DOTALL)),
    "m": re.compile(rf"[{MIN_SEATS}-{MAX_SEATS}]"),
    "t": re.compile(rf"[0-{MAX_SEATS}]"),
    "s": re.compile(rf"[0-{MAX_SEATS}]"),
    "w": _FLAG,
    "c": _FLAG,
    "st": re.compile("|".join(state.value for state in TableState)),
}


def _item(key: str, text: str) -> bytes:
    if not _PATTERNS[key].fullmatch(text):
        msg = f"{key}={text} cannot be advertised"
        raise ValueError(msg)
    data = f"{key}={text}".encode()
    return bytes((len(data),)) + data


def _texts(data: bytes) -> dict[str, str] | None:
    """Return the text of every key we know, each in its form; None if one is missing or malformed."""
    try:
        texts = {key: value.decode() for key, value in _items(data).items() if key in _PATTERNS}
    except UnicodeDecodeError:
        return None
    if texts.keys() != _PATTERNS.keys():
        return None
    is_sound = all(_PATTERNS[key].fullmatch(text) for key, text in texts.items())
    return texts if is_sound else None


def _items(data: bytes) -> dict[str, bytes]:
    """Return the values by key; nothing if the data breaks off.

    If a key comes twice, the first one counts (RFC 6763 section 6.4).
    """
    found: dict[str, bytes] = {}
    at = 0
    while at < len(data):
        end = at + 1 + data[at]
        if end > len(data):
            return {}
        key, equals, value = data[at + 1 : end].partition(b"=")
        if equals:
            found.setdefault(key.decode("ascii", "replace").lower(), value)
        at = end
    return found
