"""The messages between machines at a table: one encoding each, everything else refused."""

import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rulesets import load
from lab.simulator.material import identity
from net.deal.table import encode_rules
from net.table.links.signed_notes import is_signed, read_note, seal_note
from net.wire import table as messages
from net.wire.codec import Message, decode, encode
from net.wire.deal import Audit
from net.wire.kinds import KIND_OF
from net.wire.table import FRAMES, LASTING, NOTES, OPTIONAL_NOTES
from tests.support.places import ROOT

KEY, HASH, TABLE = bytes(32), bytes(32), bytes(16)
ROW = messages.MemberRow(KEY, KEY, "Út", "", True, (("10.0.0.7", 28412),), is_callable=True)
LOBBY = messages.LobbyNote(
    epoch=1,
    version=7,
    phase="between",
    name="Út’s table",
    rules=encode_rules(load("pvt")),
    pace="family",
    rounds=8,
    is_strict=False,
    needs_code=True,
    level="normal",
    members=(ROW,),
    seats=(0, None, None, None),
    removed=(HASH,),
    starts_in_ms=5000,
    playing=HASH,
    standing=messages.StandingRow(3, 1, (10, -10, 0, 0)),
)

SAMPLES: dict[str, Message] = {
    "JOIN": messages.Join("Út", "", 28412, wants_seat=True),
    "REFUSED": messages.JoinRefused("full", ""),
    "CARRY": messages.Carry(bytes(300)),
    "NOTE": messages.NoteFrame(bytes(200)),
    "OFFER": messages.EnvelopeOffer((HASH,)),
    "WANT": messages.Want((HASH, KEY)),
    "RESUME": messages.Resume(TABLE, HASH, (messages.StreamPosition(3, 0, (5, 6, 7, 8), HASH),)),
    "WRONG": messages.Wrong("malformed"),
    "LOBBY": LOBBY,
    "WISH": messages.Wish("Út", 3, 2, 1),
    "LINKS": messages.Links((KEY, HASH), KEY),
    "PAUSE": messages.Pause(is_paused=False, lifted=((KEY, 9),)),
    "CHAT": messages.Chat("hello", ""),
    "EMOTE": messages.Emote(3),
    "LEAVE": messages.LeaveNote(),
    "GO": messages.Go(HASH, 2, 1),
    "LATE": messages.Late(),
    "CANNOT": messages.Cannot(HASH, "other_rules"),
    "WATCH": messages.Watch(HASH),
    "KEYS": messages.Keys((messages.RoundKeys(3, Audit((HASH,), HASH)),)),
    "ENDED": messages.Ended((messages.RoundEndWords(3, (b"w" * 211,)),)),
    "FACE": messages.Face(7),
    "LOOK": messages.Look(HASH, 3, 41, is_here=True),
}
KINDS = {**FRAMES, **NOTES}


def test_every_message_has_a_sample_and_a_name() -> None:
    assert SAMPLES.keys() == KINDS.keys()
    assert {KIND_OF[type(sample)] for sample in SAMPLES.values()} == KINDS.keys()
    assert set(LASTING) <= NOTES.keys()
    assert set(LASTING) >= OPTIONAL_NOTES


@pytest.mark.parametrize("kind", KINDS)
def test_a_message_comes_back_from_its_bytes_and_from_no_others(kind: str) -> None:
    data = encode(SAMPLES[kind])

    assert decode(KINDS[kind], data) == SAMPLES[kind]
    assert all(decode(KINDS[kind], data[:size]) is None for size in range(len(data)))
    assert decode(KINDS[kind], data + b"\x00") is None


@pytest.mark.parametrize(
    "message",
    [
        messages.Join("n" * 65, "", 1, wants_seat=True),
        messages.Join("n", "", 65_536, wants_seat=True),
        messages.Carry(bytes(messages.MAX_CARRIED_BYTES + 1)),
        messages.Wish("n", 6, 0, 0),
        messages.Chat("", "x" * 201),
        messages.EnvelopeOffer((HASH,) * 65),
        messages.Want((HASH,) * 65),
        messages.Links((KEY,) * 15, KEY),
        messages.Resume(TABLE, HASH, (messages.StreamPosition(1, 0, (), HASH),) * 5),
        msgspec.structs.replace(LOBBY, epoch=messages.MOST_EPOCH + 1),
        msgspec.structs.replace(LOBBY, members=()),
        msgspec.structs.replace(LOBBY, members=(ROW,) * 15),
        msgspec.structs.replace(LOBBY, seats=(None,) * 7),
        msgspec.structs.replace(LOBBY, starts_in_ms=60_001),
        msgspec.structs.replace(LOBBY, rules=bytes(4097)),
    ],
    ids=lambda message: type(message).__name__,
)
def test_what_is_over_a_limit_is_refused(message: Message) -> None:
    assert decode(type(message), encode(message)) is None


def test_the_largest_messages_fit_a_frame() -> None:
    row = messages.MemberRow(KEY, KEY, "n" * 64, "normal", True, (("h" * 64, 65_535),) * 8, is_callable=False)
    largest = msgspec.structs.replace(LOBBY, members=(row,) * 14, removed=(KEY,) * 32)

    assert len(encode(largest)) < messages.MAX_NOTE_BYTES
    assert len(encode(messages.Carry(bytes(messages.MAX_CARRIED_BYTES)))) < 64 << 10


@pytest.mark.parametrize("kind", NOTES)
def test_a_note_is_its_authors(kind: str) -> None:
    note = seal_note(identity(0), TABLE, 7, SAMPLES[kind])

    assert read_note(note.raw) == note
    assert is_signed(note)
    assert note.note.author == identity(0).public.sign_key
    for place in range(0, len(note.raw), max(1, len(note.raw) // 100)):
        changed = bytearray(note.raw)
        changed[place] ^= 1
        read = read_note(bytes(changed))
        assert read is None or not is_signed(read)


def test_every_message_and_every_protocol_error_is_told_to_reviewers() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    section = page[page.index("## 13. Session") :]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in section.splitlines()
        if line[:1] == "|"
    ]
    told = {row[0]: tuple(re.findall(r"`(\w+)`", row[1])) for row in rows if row[0] in KINDS}
    assert told == {kind: body.__struct_fields__ for kind, body in KINDS.items()}

    code = "".join(
        path.read_text(encoding="utf-8") for path in sorted((ROOT / "net" / "table").rglob("*.py"))
    )
    used = set(
        re.findall(r'(?:wrong\(link, |return |NOT_A_MEMBER = |FORGED = |MALFORMED = )"([a-z_]+)"', code)
    )
    named = {row[0].strip("`") for row in rows if re.fullmatch(r"`[a-z_]+`", row[0])}
    assert used <= named


@given(st.sampled_from(sorted(KINDS)), st.binary(max_size=100))
def test_any_bytes_are_a_message_or_none(kind: str, data: bytes) -> None:
    message = decode(KINDS[kind], data)

    assert message is None or encode(message) == data
    assert read_note(data) is None
