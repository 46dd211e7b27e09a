"""Damaged records: changed bytes, moved envelopes, and messages that their machines might have signed."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from msgspec import MsgspecError, msgpack

from lab.records.values import changed
from lab.simulator.material import identity
from net.crypto.hashing import tagged_hash
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.exclusion.votes import name_of_have
from net.deal.log.restarts import first_number
from net.deal.table import encode_table
from net.identity import SIGNATURE_BYTES
from net.records.fair_record import MAGIC, FairRecord, encode_record
from net.transcript import Signed, read

ORDER_OF_SIGNATURES = 2**252 + 27742317777372353535851937790883648493
PEER, SEQ, PREV, HEAD, KIND, BODY = range(4, 10)
"""Places of the fields of an envelope that are changed."""
_NO_FIELDS = (ValueError, TypeError, IndexError, OverflowError, MsgspecError)
"""What is raised for bytes that hold no fields any more, and for fields that msgpack cannot write."""
_FIELDS = 10
_MACHINES = 6


@dataclass(frozen=True, slots=True)
class Damaged:
    """A record that was damaged.

    Attributes:
        name: of the record it was made from.
        done: the changes, in order.
        data: its bytes; perhaps no record any more.
    """

    name: str
    done: tuple[str, ...]
    data: bytes


def signed_anew(fields: list[Any]) -> bytes:
    """Return the envelope of these fields, signed by the machine that they name as its author."""
    encoded = msgpack.encode(fields)
    peer = fields[PEER] if len(fields) > PEER else None
    author = peer if isinstance(peer, int) and 0 <= peer < _MACHINES else 0
    return encoded + identity(author).sign(tagged_hash(b"env", encoded))


def fields_of(raw: bytes) -> list[Any]:
    """Return the fields of an envelope."""
    found: list[Any] = msgpack.decode(raw[:-SIGNATURE_BYTES])
    return found


class Vandal:
    """Damages records at random; a seed makes the same damage each time."""

    def __init__(self, records: Mapping[str, Callable[[], FairRecord]], seed: int) -> None:
        """Begin with these records, by name, and what makes them."""
        self.random = random.Random(seed)
        self._records = records
        self._ways: tuple[tuple[Callable[[list[bytes]], str], int], ...] = (
            (self._swap, 3),
            (self._neighbors, 4),
            (self._shuffle_step, 4),
            (self._insert, 3),
            (self._move, 4),
            (self._delete, 2),
            (self._cut, 2),
            (self._splice, 3),
            (self._flip, 2),
            (self._other_signature, 2),
            (self._body, 22),
            (self._field, 10),
            (self._second_word, 9),
            (self._statement, 12),
            (self._certificate, 8),
            (self._restart, 7),
        )

    def next(self) -> Damaged:
        """Return the next damaged record."""
        name = self.random.choice(list(self._records))
        record = self._records[name]()
        chance = self.random.random()
        if chance < 0.06:
            return self._outside(name, record)
        envelopes, done = list(record.envelopes), list[str]()
        for _ in range(self.random.choice((1, 1, 1, 2, 2, 3))):
            way = self.random.choices([way for way, _ in self._ways], [often for _, often in self._ways])[0]
            if envelopes:
                done.append(way(envelopes))
        agreement = () if self.random.random() < 0.5 else record.agreement
        data = encode_record(replace(record, envelopes=tuple(envelopes), agreement=agreement))
        return Damaged(name, tuple(done), data)

    # What is moved.

    def _at(self, envelopes: list[bytes]) -> int:
        return self.random.randrange(len(envelopes))

    def _signed(self, envelopes: list[bytes]) -> tuple[int, Signed | None]:
        at = self._at(envelopes)
        return at, read(envelopes[at])

    def _swap(self, envelopes: list[bytes]) -> str:
        one, other = self._at(envelopes), self._at(envelopes)
        envelopes[one], envelopes[other] = envelopes[other], envelopes[one]
        return "swap"

    def _neighbors(self, envelopes: list[bytes]) -> str:
        at = self.random.randrange(max(1, len(envelopes) - 1))
        envelopes[at : at + 2] = envelopes[at : at + 2][::-1]
        return "neighbors"

    def _shuffle_step(self, envelopes: list[bytes]) -> str:
        """Put all envelopes at one head into another order."""
        _, chosen = self._signed(envelopes)
        parsed = [read(raw) for raw in envelopes]
        places = [
            place
            for place, signed in enumerate(parsed)
            if signed and chosen and signed.envelope.head == chosen.envelope.head
        ]
        said = [envelopes[place] for place in places]
        self.random.shuffle(said)
        for place, raw in zip(places, said, strict=True):
            envelopes[place] = raw
        return "order"

    def _insert(self, envelopes: list[bytes]) -> str:
        envelopes.insert(self._at(envelopes), self.random.choice(envelopes))
        return "insert"

    def _move(self, envelopes: list[bytes]) -> str:
        """Move some adjacent envelopes, mostly from or to the end."""
        at, size = self._at(envelopes), self.random.choice((1, 1, 2, 3))
        at = len(envelopes) - size if self.random.random() < 0.4 else at
        at = max(0, at)
        moved = envelopes[at : at + size]
        del envelopes[at : at + size]
        to = len(envelopes) if self.random.random() < 0.3 else self.random.randrange(len(envelopes) + 1)
        envelopes[to:to] = moved
        return "move"

    def _delete(self, envelopes: list[bytes]) -> str:
        del envelopes[self._at(envelopes)]
        return "delete"

    def _cut(self, envelopes: list[bytes]) -> str:
        """Remove some envelopes: the end, or all before it except the beginning."""
        at = self._at(envelopes)
        kept = self.random.choice((0, 0, 1, 2, 3))
        envelopes[:] = envelopes[:at] + (envelopes[max(at, len(envelopes) - kept) :] if kept else [])
        return "cut"

    def _splice(self, envelopes: list[bytes]) -> str:
        name = self.random.choice(list(self._records))
        others = self._records[name]().envelopes
        if others:
            envelopes.insert(self._at(envelopes), self.random.choice(others))
        return "splice"

    # What is changed.

    def _flip(self, envelopes: list[bytes]) -> str:
        at = self._at(envelopes)
        envelopes[at] = changed(self.random, envelopes[at], 1)
        return "flip"

    def _other_signature(self, envelopes: list[bytes]) -> str:
        at = self._at(envelopes)
        raw = envelopes[at]
        other = int.from_bytes(raw[-32:], "little") + ORDER_OF_SIGNATURES
        if other < 1 << 256:
            envelopes[at] = raw[:-32] + other.to_bytes(32, "little")
        return "S + L"

    def _body(self, envelopes: list[bytes]) -> str:
        """Replace the body of a message, signed by its author."""
        at = self._at(envelopes)
        try:
            fields = fields_of(envelopes[at])
            fields[BODY] = msgpack.encode(changed(self.random, msgpack.decode(fields[BODY])))
        except _NO_FIELDS:
            return "nothing"
        return self._say_instead(envelopes, at, fields, f"body of {fields[KIND]}")

    def _field(self, envelopes: list[bytes]) -> str:
        at = self._at(envelopes)
        try:
            fields = fields_of(envelopes[at])
            place = self.random.randrange(len(fields))
            fields[place] = changed(self.random, fields[place])
        except _NO_FIELDS:
            return "nothing"
        return self._say_instead(envelopes, at, fields, f"field {place}")

    def _say_instead(self, envelopes: list[bytes], at: int, fields: list[Any], done: str) -> str:
        """Replace an envelope by one with other fields, often at the end of the record."""
        try:
            envelopes[at] = signed_anew(fields)
        except _NO_FIELDS:
            return "nothing"
        if self.random.random() < 0.4:
            del envelopes[at + 1 :]
        return done

    # What is said besides.

    def _second_word(self, envelopes: list[bytes]) -> str:
        at, signed = self._signed(envelopes)
        if signed is None or len(fields_of(signed.raw)) != _FIELDS:
            return "nothing"
        fields, other = fields_of(signed.raw), read(self.random.choice(envelopes))
        for _ in range(self.random.randrange(1, 3)):
            choices: dict[int, tuple[Any, ...]] = {
                PEER: tuple(range(4)),
                SEQ: (fields[SEQ] + 1, fields[SEQ] + 2, 0, 65536, 65537, 131072, fields[SEQ] + 1025),
                PREV: (bytes(32), signed.id, fields[PREV]),
                HEAD: (fields[HEAD] if other is None else other.envelope.head, bytes(32)),
                KIND: ("READY", "REJOIN", "DEAL", "WALL", "CLAIM_COMMIT"),
                BODY: (b"\x90", b"\x91\x01"),
            }
            place = self.random.choice(list(choices))
            fields[place] = self.random.choice(choices[place])
        to = self.random.choice((at, at + 1, len(envelopes), self._at(envelopes)))
        envelopes.insert(to, signed_anew(fields))
        return f"second word {fields[KIND]}"

    def _statement(self, envelopes: list[bytes]) -> str:
        """Let one machine sign up to three exclusion votes, most of them in a chain."""
        at, signed = self._signed(envelopes)
        if signed is None:
            return "nothing"
        author, done = self.random.randrange(4), list[str]()
        to = self.random.choice((at, at + 1, at + 1, at + 4, len(envelopes)))
        for _ in range(self.random.choice((1, 1, 2, 3))):
            kind, body = self._said(envelopes, signed.envelope.head)
            raw = self._next_statement(envelopes, signed, author, kind, body)
            envelopes.insert(to, raw)
            to += 1
            done.append(kind)
        return "statements " + " ".join(done)

    def _certificate(self, envelopes: list[bytes]) -> str:
        """Let all others, or all but one, vote a machine out, and perhaps sign more at that head."""
        at, signed = self._signed(envelopes)
        if signed is None:
            return "nothing"
        machines = 1 + max((one.envelope.peer for one in map(read, envelopes) if one is not None), default=0)
        out = sorted(self.random.sample(range(machines), self.random.choice((1, 1, 1, 2)) % (machines + 1)))
        doubled = [machine for machine in out if self.random.random() < 0.2]
        signers = [machine for machine in range(machines) if machine not in out]
        if signers and self.random.random() < 0.3:
            signers.remove(self.random.choice(signers))
        to = self.random.choice((at, at + 1, len(envelopes)))
        for author in signers:
            envelopes.insert(to, self._next_statement(envelopes, signed, author, "OUT", [out, doubled, []]))
            to += 1
        if self.random.random() < 0.4:
            del envelopes[to:]
        return f"certificate of {out}"

    def _said(self, envelopes: list[bytes], head: bytes) -> tuple[str, list[Any]]:
        draw, machine = self.random, self.random.randrange(4)
        parsed = [one for one in map(read, envelopes) if one is not None]
        haves = [one for one in parsed if one.envelope.kind == "HAVE" and one.envelope.head == head]
        killed = [draw.choice(haves).id] if haves else []
        killed = draw.choice(([], [], killed, [name_of_have(draw.randrange(4), machine)]))
        doubled = draw.choice(([], [], [machine]))
        kind = draw.choice(("OUT", "OUT", "HAVE", "HAVE", "CLOSED"))
        if kind == "HAVE":
            return kind, [machine]
        out = sorted({machine, draw.choice((machine, draw.randrange(4)))})
        if kind == "OUT":
            return kind, [out, doubled, killed]
        sets = draw.choice(([], [], [[out, doubled]]))
        return kind, [draw.choice((out, [])), doubled, sets, draw.choice(parsed).envelope.head]

    def _next_statement(
        self, envelopes: list[bytes], like: Signed, author: int, kind: str, body: list[Any]
    ) -> bytes:
        """Return the next vote of an author at a head, mostly in its chain."""
        parsed = [one for one in map(read, envelopes) if one is not None]
        said = [
            one
            for one in parsed
            if one.envelope.peer == author
            and one.envelope.head == like.envelope.head
            and one.envelope.kind in VOTE_KINDS
        ]
        seq, prev = (said[-1].envelope.seq + 1, said[-1].id) if said else (0, bytes(32))
        chance = self.random.random()
        if chance < 0.1:
            seq = self.random.choice((seq + 1, max(0, seq - 1), 65536, 131072))
        elif chance < 0.2:
            prev = self.random.choice((bytes(32), like.id))
        fields = fields_of(like.raw)
        fields[PEER:] = [author, seq, prev, like.envelope.head, kind, msgpack.encode(body)]
        return signed_anew(fields)

    def _restart(self, envelopes: list[bytes]) -> str:
        """Let a program have restarted, once or often, and perhaps have sent a message again since."""
        at, signed = self._signed(envelopes)
        if signed is None or signed.envelope.kind in VOTE_KINDS:
            return "nothing"
        author, times = signed.envelope.peer, self.random.choice((1, 1, 2, 34))
        of_it = [one for one in map(read, envelopes) if one is not None and one.envelope.peer == author]
        to, last, run = at + self.random.choice((0, 1, 1)), self.random.choice(of_it), 0
        for _ in range(times):
            run += self.random.randrange(1, 9)
            known = self.random.choice((0, last.envelope.seq + 1, last.envelope.seq + 1, last.envelope.seq))
            fields = fields_of(signed.raw)
            prev = last.id if known or self.random.random() < 0.1 else bytes(32)
            fields[SEQ:] = [first_number(run), prev, fields[HEAD], "RESTARTED", msgpack.encode([known])]
            raw = signed_anew(fields)
            envelopes.insert(to, raw)
            to += 1
            last = read(raw) or last
        if self.random.random() < 0.7:
            fields = fields_of(signed.raw)
            fields[SEQ], fields[PREV] = first_number(run) + self.random.choice((1, 1, 2)), last.id
            if self.random.random() < 0.4:
                fields[BODY] = b"\x90"
            envelopes.insert(self.random.choice((to, max(0, to - times), to + 1)), signed_anew(fields))
        return f"restart {times}"

    # What is outside the envelopes.

    def _outside(self, name: str, record: FairRecord) -> Damaged:
        cut = record.envelopes[: self._at(list(record.envelopes))]
        table = b"" if record.agreement else encode_table(record.table)
        top: list[Any] = [
            list(record.agreement), table, record.number, record.attempt, record.dealer, list(cut)
        ]  # fmt: skip
        chance = self.random.random()
        if chance < 0.4 and record.agreement:
            at = self._at(top[0])
            fields = fields_of(top[0][at])
            place = self.random.randrange(len(fields))
            fields[place] = changed(self.random, fields[place])
            done = f"field {place} of the agreement"
            try:
                top[0][at] = signed_anew(fields)
            except _NO_FIELDS:
                done = "nothing"
        elif chance < 0.7:
            top, done = changed(self.random, top), "top"
        else:
            done = "bytes"
        try:
            data = MAGIC + msgpack.encode(top)
        except _NO_FIELDS:
            data = MAGIC
        if done == "bytes":
            data = changed(self.random, data, 1)
        return Damaged(name, (done,), data)
