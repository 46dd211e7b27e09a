"""Messages of pages are read as in the contract's examples; anything else is refused."""

import json

import pytest

from tests.support.vectors import VECTORS
from tusac_qt.phone.messages import MOST_BYTES, read

EXAMPLES = json.loads((VECTORS / "phone" / "to_server.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["type"])
def test_an_example_is_read_with_all_it_says(example: dict[str, object]) -> None:
    message = read(json.dumps(example).encode() + b" " * 100)

    for key, value in example.items():
        if key != "type":
            told = getattr(message, key)
            assert (list(told) if isinstance(told, tuple) else told) == value


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[]",
        b'{"type": "cheat"}',
        b'{"type": "press"}',
        b'{"type": "press", "id": 3}',
        b'{"type": "card", "index": -1, "question": 1}',
        b'{"type": "card", "index": 1e99, "question": 1}',
        b'{"type": "say", "phrase": "' + b"x" * 300 + b'"}',
        b'{"type": "card", "index": ' + b"[" * 2000 + b"]" * 2000 + b', "question": 1}',
        b'{"type": "beat"}' + b" " * MOST_BYTES,
        b'{"type": "sit", "name": "\xff"}',
        b"\x00" * 64,
    ],
)
def test_what_is_no_message_is_refused(text: bytes) -> None:
    with pytest.raises((ValueError, RecursionError)):
        read(text)
