"""A second verifier of dealt rounds, written from protocol.md alone: `python docs/verify_record.py FILE`.

It imports nothing of the program. Beside the standard library it needs `cryptography`, for Ed25519, X25519
and ChaCha20-Poly1305; the curve, the proofs and the msgpack reader are its own. A round of four takes some
seconds.

It checks signatures, numbers, chains and heads, that somebody can play at the table, who agreed to it, keys,
seeds, every proof (ownership, shuffle, masked shares, equal logarithms), the parts of masks, sealed answers,
every card that is opened, what is signed about leaving machines out, and the audit of keys and shuffles.

It does not know the rules of play: whose turn it is, whether an action is allowed, what END sums up,
payments, the choices of computer players. A cheat against those it cannot see: whoever was left out for it
seems to have left. What the audit has found false it takes from the verdict that RECEIPT signs.
"""
# ruff: noqa: T201, TID251, INP001, D101, D102, D103, N802, N818, PYI024
# ruff: noqa: RUF012, TRY003, EM101, TRY301, RET503

import hashlib
import json
import re
import struct
import sys
import unicodedata
from collections import Counter, namedtuple
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import combinations, count
from math import prod
from pathlib import Path
from types import SimpleNamespace

from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

# What is said, by kind: the shape of its body, and the method of `Round` that judges it.

MAGIC, OLD_MAGIC, MOST_BYTES = b"tusac fair round 2\n", b"tusac fair round 1\n", 1 << 20
OLD = "this record was made by tusac before version 2 of its protocol: check it with the tusac that made it"
ANY = None
U8, U16, U32 = range(1 << 8), range(1 << 16), range(1 << 32)
Limited = namedtuple("Limited", "shape most least", defaults=(0,))
PROOF, BLOB, PAYLOAD = Limited(bytes, 256), Limited(bytes, 40_000), Limited(bytes, 16)
FEW, SOME = Limited([U8], 5), Limited([U8], 5, 1)
SHAPES = {
    "TABLE": [Limited(bytes, 1 << 14)], "TABLE_ACK": [32], "COMMIT": [32],
    "OPEN": [Limited([(33, PROOF)], 6), 32, 32, 32, 32], "SHUFFLE": [BLOB, BLOB], "DECK_ACK": [32],
    "ESCROW": [Limited([33], 2, 2), BLOB, PROOF, Limited([33], 6), Limited([Limited(bytes, 128)], 5)],
    "ESCROW_ACK": [FEW, Limited(bytes, 32)], "DEAL": [32], "READY": [],
    "DRAW": [U8, Limited([Limited(bytes, 256)], 5)], "REJOIN": [], "WALL": [33, PROOF],
    "MASKS_FOR": [Limited([32], 5)], "WALL_FOR": [Limited([(33, PROOF)], 5)],
    "OPEN_CARDS": [U8, Limited([U8], 64), BLOB, PROOF, PAYLOAD], "CLAIM_COMMIT": [Limited([32], 6)],
    "CLAIM_OPEN": [Limited([(PAYLOAD, 32)], 6)], "END": [32], "AUDIT": [Limited([32], 6), 32],
    "RECEIPT": [32], "RESTARTED": [U32], "OUT": [SOME, FEW, Limited([32], 16)], "HAVE": [U8],
    "CLOSED": [FEW, FEW, Limited([(SOME, FEW)], 16), 32],
}  # fmt: skip
STATEMENTS = {"OUT", "HAVE", "CLOSED"}  # signed at a head, outside the chain of their author's words
STEPLESS = {"REJOIN", "RESTARTED"}  # words of no step
PLAY = {"OPEN_CARDS", "CLAIM_COMMIT", "DRAW", "END"}  # what the rules of play may ask for
BY_ONE = {"OPEN_CARDS", "DRAW"}
AT_THE_END = {"END", "AUDIT", "RECEIPT"}  # no card is needed any more


class Unreadable(Exception):
    """The file is no record."""


class Breach(Exception):
    """What was said breaks the rule that is named."""


class FalseRecord(Exception):
    """No machine can have sent this so: the rule, and the place."""


@contextmanager
def due(rule: str) -> Iterator[None]:
    """Whatever cannot be read or is not so breaks a rule."""
    try:
        yield
    except ValueError as error:
        raise Breach(rule) from error


def check(is_so: object) -> None:
    if not is_so:
        raise ValueError


# msgpack, in its shortest form only.


FORMS = {0xC4: "B", 0xC5: "H", 0xC6: "I", 0xD9: "B", 0xDA: "H", 0xDB: "I", 0xDC: "H", 0xDD: "I"}
NUMBERS = dict(zip(range(0xCC, 0xD4), "BHIQbhiq", strict=True))
SIMPLE = {0xC0: None, 0xC2: False, 0xC3: True}


def pack(value: object) -> bytes:
    if value is None or isinstance(value, bool):
        return bytes([next(code for code, simple in SIMPLE.items() if simple is value)])
    if isinstance(value, int):
        if -32 <= value < 128:
            return struct.pack("b", value)
        codes = range(0xCC, 0xD0) if value > 0 else range(0xD0, 0xD4)
        for code in codes:
            with suppress(struct.error):
                return bytes([code]) + struct.pack(">" + NUMBERS[code], value)
    if isinstance(value, bytes):
        return _head(len(value), 0, 0, range(0xC4, 0xC7)) + value
    if isinstance(value, str):
        return _head(len(value.encode()), 0xA0, 32, range(0xD9, 0xDC)) + value.encode()
    check(isinstance(value, list))
    return _head(len(value), 0x90, 16, range(0xDC, 0xDE)) + b"".join(map(pack, value))


def _head(length: int, short: int, limit: int, codes: range) -> bytes:
    if length < limit:
        return bytes([short + length])
    code = next(code for code in codes if length < 1 << 8 * struct.calcsize(FORMS[code]))
    return bytes([code]) + struct.pack(">" + FORMS[code], length)


def unpack(data: bytes) -> object:
    """Read one value. Raises ValueError unless the bytes are the shortest form of it."""
    try:
        value, end = _read(data, 0, 0)
        check(end == len(data) and pack(value) == data)
    except (IndexError, struct.error, RecursionError, StopIteration) as error:
        raise ValueError from error
    return value


def _read(data: bytes, at: int, depth: int) -> tuple[object, int]:
    code, at = data[at], at + 1
    if code < 0x80 or code >= 0xE0:
        return (code if code < 0x80 else code - 256), at
    if code in SIMPLE:
        return SIMPLE[code], at
    form = ">" + (NUMBERS | FORMS).get(code, "B")
    number = code & (0x0F if code < 0xA0 else 0x1F)
    if code >= 0xC0:
        check(code in NUMBERS or code in FORMS)
        number = struct.unpack_from(form, data, at)[0]
        at += struct.calcsize(form)
    if code in NUMBERS:
        return number, at
    check(at + number <= len(data) and depth < 8)
    if 0x90 <= code < 0xA0 or code >= 0xDC:
        found = []
        for _ in range(number):
            value, at = _read(data, at, depth + 1)
            found.append(value)
        return found, at
    check(code >= 0xA0)
    raw = data[at : at + number]
    return (raw if 0xC4 <= code <= 0xC6 else raw.decode()), at + number


def has_shape(value: object, shape: object) -> bool:
    """Whether a value is of a type, bytes of a length, one of some numbers or words, or an array of such."""
    if isinstance(shape, Limited):
        return has_shape(value, shape.shape) and shape.least <= len(value) <= shape.most
    if isinstance(shape, tuple | list):
        shapes = shape if isinstance(shape, tuple) else shape * len(value if isinstance(value, list) else ())
        return isinstance(value, list) and len(value) == len(shapes) and all(map(has_shape, value, shapes))
    if isinstance(shape, range):
        return type(value) is int and value in shape
    if isinstance(shape, str):
        return isinstance(value, str) and value in shape.split()
    if isinstance(shape, int):
        return isinstance(value, bytes) and len(value) == shape
    return shape is ANY or isinstance(value, shape)


# Hashes.

DOMAIN = b"tusac-deal/1/"


def framed(*parts: bytes) -> bytes:
    return struct.pack(f">{len(parts) + 1}Q", len(parts), *map(len, parts)) + b"".join(parts)


def H(purpose: bytes, *parts: bytes) -> bytes:
    return hashlib.sha256(DOMAIN + framed(purpose, *parts)).digest()


def u32(number: int) -> bytes:
    return struct.pack(">I", number)


class Transcript:
    def __init__(self, protocol: bytes, context: bytes) -> None:
        self._hash = hashlib.sha512(DOMAIN + framed(b"transcript", protocol, context))

    def absorb(self, label: bytes, *parts: bytes) -> None:
        self._hash.update(framed(label, *parts))

    def digest(self, label: bytes) -> bytes:
        self.absorb(label)
        return self._hash.digest()

    def challenge(self, label: bytes) -> int:
        return int.from_bytes(self.digest(label), "big") % N

    def weights(self, label: bytes, count: int) -> list[int]:
        drawn = hashlib.shake_256(self.digest(label)).digest(16 * count)
        halves = struct.unpack(f">{2 * count}Q", drawn)
        return [(halves[i] + halves[i + 1] * LAMBDA) % N for i in range(0, 2 * count, 2)]


# secp256k1. A point is (x, y), None the identity; sums are made in Jacobian coordinates (x / z^2, y / z^3).

P = 2**256 - 2**32 - 977
N = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
LAMBDA = 0x5363AD4CC05C30E0A5261C028812645A122E22EA20816678DF02967C1B23BD72
ZERO = (1, 1, 0)


def point_from(data: bytes) -> tuple[int, int]:
    """Read 33 bytes. Raises ValueError unless they are a point."""
    x = int.from_bytes(data[1:], "big")
    check(len(data) == 33 and data[0] in (2, 3) and x < P)
    y = pow((x * x * x + 7) % P, (P + 1) // 4, P)
    check((y * y - x * x * x - 7) % P == 0)
    return (x, y) if y & 1 == data[0] & 1 else (x, P - y)


G = point_from(bytes.fromhex("0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"))


def points_from(data: bytes, count: int) -> list[tuple[int, int]]:
    check(len(data) == 33 * count)
    return [point_from(data[at : at + 33]) for at in range(0, len(data), 33)]


def to_bytes(point: tuple[int, int] | None) -> bytes:
    check(point)
    return bytes([2 + (point[1] & 1)]) + point[0].to_bytes(32, "big")


def scalar_from(data: bytes) -> int:
    scalar = int.from_bytes(data, "big")
    check(len(data) == 32 and scalar < N)
    return scalar


def double(a: tuple) -> tuple:
    x, y, z = a
    if not z:
        return ZERO
    s, m = 4 * x * y * y % P, 3 * x * x % P
    x3 = (m * m - 2 * s) % P
    return x3, (m * (s - x3) - 8 * pow(y, 4, P)) % P, 2 * y * z % P


def add(a: tuple, b: tuple) -> tuple:
    if not a[2]:
        return b
    if not b[2]:
        return a
    (x1, y1, z1), (x2, y2, z2) = a, b
    z11, z22 = z1 * z1 % P, z2 * z2 % P
    u1, s1 = x1 * z22 % P, y1 * z22 * z2 % P
    h, r = (x2 * z11 - u1) % P, (y2 * z11 * z1 - s1) % P
    if not h:
        return ZERO if r else double(a)
    hh = h * h % P
    hhh, v = h * hh % P, u1 * hh % P
    x3 = (r * r - hhh - 2 * v) % P
    return x3, (r * (v - x3) - s1 * hhh) % P, h * z1 * z2 % P


def affine(point: tuple) -> tuple[int, int] | None:
    inverse = pow(point[2], -1, P) if point[2] else 0
    return (point[0] * inverse**2 % P, point[1] * inverse**3 % P) if inverse else None


def msm(terms: list[tuple[tuple[int, int] | None, int]]) -> tuple[int, int] | None:
    """The sum of each scalar times its point, four bits at a time (Straus)."""
    rows, total = [], ZERO
    for point, scalar in terms:
        row = [ZERO, ZERO if point is None else (*point, 1)]
        while len(row) < 16:
            row.append(add(row[-1], row[1]))
        rows.append((row, scalar % N))
    for shift in range(252, -4, -4):
        for _ in range(4):
            total = double(total)
        for row, scalar in rows:
            total = add(total, row[scalar >> shift & 15])
    return affine(total)


def mul(point: tuple[int, int], scalar: int) -> tuple[int, int] | None:
    return msm([(point, scalar)])


def plus(*points: tuple[int, int] | None) -> tuple[int, int] | None:
    total = ZERO
    for point in points:
        total = add(total, ZERO if point is None else (*point, 1))
    return affine(total)


def minus(point: tuple[int, int] | None) -> tuple[int, int] | None:
    return point and (point[0], P - point[1])


def labelled(label: bytes, index: int) -> tuple[int, int]:
    """The point of a label and index."""
    for counter in count():
        with suppress(ValueError):
            return point_from(b"\x02" + H(b"generator", label, u32(index), u32(counter)))


# Proofs.


def owns(context: bytes, key: tuple[int, int], proof: bytes) -> bool:
    commitment, response = point_from(proof[:33]), scalar_from(proof[33:])
    transcript = Transcript(b"key ownership", context)
    transcript.absorb(b"public", to_bytes(key))
    transcript.absorb(b"commitment", proof[:33])
    return msm([(G, response), (key, -transcript.challenge(b"e"))]) == commitment


def equal_logs(context: bytes, key: tuple, bases: list, images: list, proof: bytes) -> bool:
    check(len(proof) == 64)
    e, s = scalar_from(proof[:32]), scalar_from(proof[32:])
    transcript = Transcript(b"equality", context)
    transcript.absorb(b"public", to_bytes(key))
    transcript.absorb(b"bases", *map(to_bytes, bases))
    transcript.absorb(b"images", *map(to_bytes, images))
    weights = transcript.weights(b"weights", len(bases)) if len(bases) > 1 else [1]
    first = msm([(G, s), (key, -e)])
    second = msm(
        [(base, s * weight) for base, weight in zip(bases, weights, strict=True)]
        + [(image, -e * weight) for image, weight in zip(images, weights, strict=True)]
    )
    transcript.absorb(b"commitments", to_bytes(first), to_bytes(second))
    return transcript.challenge(b"e") == e


def masked_shares(context: bytes, key: tuple, masks: list, rows: list[tuple], proof: bytes) -> bool:
    """Rows are: position, 0 or 1 for the mask, K, A, c."""
    check(len(proof) == 4 * 33 + 3 * 32)
    commitments = points_from(proof[:132], 4)
    answers = [scalar_from(proof[at : at + 32]) for at in range(132, 228, 32)]
    transcript = Transcript(b"masked shares", context)
    transcript.absorb(b"public", to_bytes(key), *map(to_bytes, masks))
    transcript.absorb(b"covers", bytes(row[0] for row in rows), bytes(row[1] for row in rows))
    transcript.absorb(b"bases", *(to_bytes(row[3]) for row in rows))
    transcript.absorb(b"images", *(to_bytes(row[4]) for row in rows))
    weights = transcript.weights(b"weights", len(rows))
    transcript.absorb(b"commitments", *map(to_bytes, commitments))
    e = transcript.challenge(b"e")
    transcript.absorb(b"answers", proof)
    folds = transcript.weights(b"fold", 4)  # four equations in one sum: ours to choose
    terms = [(G, sum(fold * answer for fold, answer in zip(folds, answers, strict=False)))]
    terms += [(point, -fold) for point, fold in zip(commitments, folds, strict=True)]
    terms += [(point, -fold * e) for point, fold in zip([key, *masks], folds, strict=False)]
    for (_, cover, k, a, c), weight in zip(rows, weights, strict=True):
        scaled = folds[3] * weight
        terms += [(a, scaled * answers[0]), (k, scaled * answers[1 + cover]), (c, -scaled * e)]
    return msm(terms) is None


def shuffled(context: bytes, joint: tuple, decks: tuple, proof: bytes) -> bool:
    """Whether the second deck is a shuffle of the first; decks are lists of pairs of points."""
    before, after = decks
    size = len(before)
    h, *g = generators = [labelled(b"blinder", 0), *(labelled(b"commitment", i) for i in range(size))]
    points = points_from(proof[:264], 8)
    scalars = [scalar_from(proof[at : at + 32]) for at in range(264, len(proof), 32)]
    factors, powers = scalars[:size], scalars[2 * size - 2 : 3 * size - 2]
    of_factors, of_partials, of_powers, linear = scalars[3 * size - 2 :]
    transcript = Transcript(b"shuffle", context)
    transcript.absorb(b"generators", H(b"generators", *map(to_bytes, generators)))
    shown = to_bytes(joint), encode_deck(before), encode_deck(after), to_bytes(points[0])
    for label, part in zip((b"aggregate key", b"before", b"after", b"permutation"), shown, strict=True):
        transcript.absorb(label, part)
    x = transcript.challenge(b"x")
    transcript.absorb(b"powers", to_bytes(points[1]))
    y, z = transcript.challenge(b"y"), transcript.challenge(b"z")
    transcript.absorb(b"late", *map(to_bytes, points[2:]))
    e = transcript.challenge(b"e")
    transcript.absorb(b"answers", proof)
    w = transcript.weights(b"fold", 5)  # five equations in one sum: ours to choose
    of_x, product = [], e
    for i in range(1, size + 1):
        of_x.append(pow(x, i, N))
        product = product * (y * i + of_x[-1] - z) % N
    partials = [factors[0], *scalars[size : 2 * size - 2], product]
    steps = [e * partials[i + 1] - partials[i] * factors[i + 1] for i in range(size - 1)] + [0]
    terms = [
        (points[0], w[0] * e * y),
        (points[1], w[0] * e + w[2] * e),
        (points[2], w[0]),
        (points[3], w[1]),
    ]
    terms += [(points[4], w[1] * e), (points[5], w[2]), (points[6], w[3]), (points[7], w[4])]
    terms += [(h, -w[0] * of_factors - w[1] * of_partials - w[2] * of_powers)]
    terms += [(G, -w[3] * linear), (joint, -w[4] * linear)]
    for i in range(size):
        terms.append((g[i], -w[0] * (factors[i] + e * z) - w[1] * steps[i] - w[2] * powers[i]))
        for half in (0, 1):
            terms.append((before[i][half], w[3 + half] * e * of_x[i]))
            terms.append((after[i][half], -w[3 + half] * powers[i]))
    return msm(terms) is None


def encode_deck(deck: list[tuple]) -> bytes:
    return b"".join(to_bytes(a) + to_bytes(b) for a, b in deck)


def reshuffled(seed: bytes, joint_seed: bytes, numbers: tuple[int, int], joint: tuple, deck: list) -> list:
    """What a seed makes of a deck; `numbers` are the machine and the attempt."""
    size, at = len(deck), 0
    parts = framed(b"shuffle", seed, joint_seed, *map(u32, (*numbers, size)))
    drawn = hashlib.shake_256(DOMAIN + parts).digest(80 * size + 4096)
    order, scalars = list(range(size)), []
    for last in range(size - 1, 0, -1):
        most = (1 << 32) // (last + 1) * (last + 1)
        while (number := int.from_bytes(drawn[at : at + 4], "big")) >= most:
            at += 4
        at, chosen = at + 4, number % (last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    while len(scalars) < size:
        scalar, at = int.from_bytes(drawn[at : at + 32], "big"), at + 32
        scalars += [scalar] if 0 < scalar < N else []
    chosen = zip(order, scalars, strict=True)
    return [(plus(deck[i][0], mul(G, r)), plus(deck[i][1], mul(joint, r))) for i, r in chosen]


# What was sealed to a machine: X25519, ChaCha20-Poly1305. Only complaints need it.


def shared_with(secret: X25519PrivateKey, public: bytes) -> bytes:
    """Raises ValueError for a key of small order."""
    return secret.exchange(X25519PublicKey.from_public_bytes(public))


def unsealed(secret: bytes, public: bytes, sealed: bytes, context: bytes) -> bytes:
    shared = shared_with(X25519PrivateKey.from_private_bytes(secret), sealed[:32])
    key = H(b"seal", shared, sealed[:32], public)
    try:
        return ChaCha20Poly1305(key).decrypt(bytes(12), sealed[32:], context)
    except InvalidTag as error:
        raise ValueError from error


def seal_key(secret: bytes) -> bytes:
    return X25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw()


# Envelopes.


FIELDS = "version table_id hand attempt peer seq prev head kind body"
Envelope = namedtuple("Envelope", f"place raw id {FIELDS}")


def envelope_from(raw: bytes, place: int) -> Envelope | None:
    """Read an envelope without looking at its signature; None if it is none."""
    with suppress(ValueError):
        fields = unpack(raw[:-64])
        check(has_shape(fields, (U8, 16, U32, U16, U8, U32, 32, 32, ANY, bytes)) and len(raw) <= 65600)
        check(isinstance(fields[8], str) and len(fields[8]) <= 16)
        return Envelope(place, raw, H(b"env", raw[:-64]), *fields)
    return None


def body_of(envelope: Envelope) -> list:
    """Read what an envelope says. Raises ValueError if its kind does not say such a thing."""
    body, shape = unpack(envelope.body), SHAPES.get(envelope.kind, ANY)
    check(isinstance(body, list) and (shape is ANY or has_shape(body, tuple(shape))))
    return body


# The table.

EDWARDS_P = 2**255 - 19
EDWARDS_D = -121665 * pow(121666, -1, EDWARDS_P)


def is_sign_key(key: bytes) -> bool:
    """Whether a key is written in its one way, and of no small order."""
    y = int.from_bytes(key, "little") % 2**255
    weak = y, y * y - 1, EDWARDS_D * y**4 + 2 * y * y - 1  # one is 0 for points of order 4, 1 or 2, and 8
    return y < EDWARDS_P and all(value % EDWARDS_P for value in weak)


def is_seal_key(key: bytes) -> bool:
    with suppress(ValueError):
        shared_with(X25519PrivateKey.generate(), key)
        return int.from_bytes(key, "little") < EDWARDS_P
    return False


HIDDEN = {"Cc", "Cf", "Cs", "Zl", "Zp"}
UNSEEN = {0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180F, 0x2065, 0x2800, 0x3164, 0xFFA0}
UNSEEN |= {*range(0x180B, 0x180E), *range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9), *range(0xE0000, 0xE1000)}


def is_picture(sign: str) -> bool:
    is_skin = "\U0001f3fb" <= sign <= "\U0001f3ff"
    return is_skin or (unicodedata.category(sign) == "So" and ord(sign) not in UNSEEN)


def is_seen(text: str) -> bool:
    """Whether every character can be seen, or joins pictures that can."""
    pictures = [*map(is_picture, text), False]
    for at, sign in enumerate(text):
        is_after = at > 0 and (pictures[at - 1] or (sign == "\u200d" and text[at - 1] == "\ufe0f"))
        is_joining = is_after and (sign == "\ufe0f" or (sign == "\u200d" and pictures[at + 1]))
        if not is_joining and (unicodedata.category(sign) in HIDDEN or ord(sign) in UNSEEN):
            return False
    return True


POINTS, AMOUNT, HUNDRED = range(1001), range(1_000_001), range(101)
DEMAND = "optional compulsory unless_waiting"
RULES = {
    "name": str, "description": str, "hand_size": range(1, 41), "starter_extra": range(1, 2),
    "copies_per_type": range(1, 7), "jokers": range(0, 6, 5), "deal_packets": "all20 six_five",
    "wall_style": "stack tiles", "first_starter": "dice high_card random", "next_starter_after_win": "winner",
    "next_starter_after_draw": "next_seat same", "dead_wall": range(61), "mulligan": "off optional",
    "expose_dealt_quads": bool, "mark_dealt_triples": bool, "lock_identical": bool,
    "exposed_triple_upgrade": "never self_draw_win self_draw", "general_discard": "forbidden allowed",
    "triple_claim_rule": "free no_garbage_increase", "claim_garbage_rule": "none no_increase minimum",
    "drawn_general": "must_keep may_keep", "declined_draw_to_next": bool, "quad_claim": DEMAND,
    "triple_claim": DEMAND, "win_claim": "optional compulsory", "dealt_win": bool, "points": dict,
    "general_triple_points": (HUNDRED, HUNDRED), "dealt_quad_points": HUNDRED, "win_bonus": POINTS,
    "min_points_to_win": POINTS, "payment": "points stake over_minimum", "unit": AMOUNT[1:],
    "quad_multiplier": HUNDRED[1:], "loser_quad_deduction": "none points amount", "payment_floor_zero": bool,
    "multi_win": "turn_order", "players": [range(2, 7)], "mixed_color_ranks": ["A B C X Y Z S"],
    "general_claims_by_others": ["quad triple win"], "out_of_turn_claims": ["pair quad triple win"],
}  # fmt: skip
LATER = {  # and as what they stand where they are missing
    "kong_before_pong": (bool, False), "identical_soldiers": (range(2, 6), 2), "ante": (AMOUNT, 0),
    "general_kong_extra": ((range(-100, 101), range(-100, 101)), [0, 0]), "dead_hand_points": (POINTS, 0),
    "may_fold": (bool, False), "self_draw_bonus": (POINTS, 0), "shower_pays": (bool, False),
    "min_points_from_five": (POINTS, 0), "multiplier_from_five": (HUNDRED[1:], 1),
    "dead_wall_from_five": (range(-1, 61), -1), "hand_size_of_six": (range(41), 0),
    "point_name": ("points hu lenh", "points"), "yellow_general_bonus": (AMOUNT, 0),
    "call_given_up_pong": (bool, False), "edition": (range(1, 3), 1),
    "jokers_as_generals": (bool, False), "pair_needs_own_draw": (bool, False),
    "opposite_deals_from": (POINTS, 0), "joker_extra": (HUNDRED, 0), "losers_pay": (bool, True),
    "joker_kong_points": ((HUNDRED, HUNDRED), [0, 0]), "kong_draws": (bool, False),
}  # fmt: skip
LEVELS, PACES = "easy normal hard expert", "learning family normal quick instant"
SETS = "kong pong chow_abc chow_xyz chow_colors quad pair single"


def rules_from(text: bytes) -> SimpleNamespace:
    """Read rules by which a table can be played. Raises ValueError for others."""
    try:
        told = json.loads(text.decode())
    except RecursionError as error:
        raise ValueError from error
    again = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    shapes = RULES | {key: shape for key, (shape, _) in LATER.items()}
    check(isinstance(told, dict) and again == text and {*RULES} <= {*told} <= {*shapes})
    for key, value in told.items():
        check(has_shape(value, shapes[key]) and (key in RULES or value != LATER[key][1]))
        if isinstance(shapes[key], list):  # all of it in order, and once
            order = shapes[key][0].split() if isinstance(shapes[key][0], str) else shapes[key][0]
            check(value == [one for one in order if one in value])
    check({*told["points"]} == {*SETS.split()})
    check(all(has_shape(pair, (HUNDRED, HUNDRED)) for pair in told["points"].values()))
    check(is_seen(told["name"]) and len(told["name"]) <= 40)
    check(is_seen(told["description"]) and len(told["description"]) <= 400)
    rules = SimpleNamespace(**{key: default for key, (_, default) in LATER.items()} | told)
    amounts = rules.unit, rules.ante, rules.yellow_general_bonus
    check(rules.players and all(amount * rules.multiplier_from_five in AMOUNT for amount in amounts))
    extra = rules.general_kong_extra
    if extra != [0, 0]:
        check(all(sum(pair) in HUNDRED for pair in zip(rules.points["kong"], extra, strict=True)))
        check(not rules.expose_dealt_quads or rules.dealt_quad_points + extra[0] >= 0)
    for seats in rules.players:
        size, least, dead = rules.hand_size, rules.min_points_to_win, rules.dead_wall
        if seats > 4:
            least = rules.min_points_from_five or least
            dead = dead if rules.dead_wall_from_five < 0 else rules.dead_wall_from_five
        size = (seats == 6 and rules.hand_size_of_six) or size
        check(size * seats + 1 + dead <= 28 * (rules.copies_per_type + max(0, seats - 4)) + rules.jokers)
        if rules.expose_dealt_quads and (size + 1) % 4 == 0:  # all that was dealt may lie open
            kong, jokers = rules.dealt_quad_points + min(0, extra[0]), rules.joker_kong_points
            kong = min(kong, jokers[0]) if rules.jokers and jokers != [0, 0] else kong
            check(rules.dealt_win and least <= (size + 1) // 4 * kong + rules.win_bonus)
    return rules


def check_standing(standing: list, seats: int, rounds: int, rules: SimpleNamespace) -> None:
    """Raises ValueError unless a match of so many seats and rounds can stand so before its end."""
    sums = [range(-(1 << 40), (1 << 40) + 1)]
    check(has_shape(standing, (U32, ANY, sums, [(U32, 32, sums)])) and len(standing[3]) <= 8)
    check(1 <= standing[0] <= (rounds or 1 << 24))
    check(standing[1] is None or (type(standing[1]) is int and 0 <= standing[1] < seats))
    pending = standing[3]
    points = standing[2], *(win[2] for win in pending)
    check(all(len(one) == seats and sum(one) >= 0 for one in points))
    check(not rules.losers_pay or not any(map(sum, points)))
    numbers = [0, *(win[0] for win in pending), standing[0]]
    check(numbers == sorted(set(numbers)))


class Table:
    """The table that a record names. Raises ValueError if nobody can play at it."""

    def __init__(self, data: bytes) -> None:
        fields, row = unpack(data), (U8, str, str)
        check(has_shape(fields, (bytes, [(32, 32)], [row], 32, str, bool, U16, ANY, 32)))
        check(len(data) <= 1 << 14)
        text, machines, seats, _, pace, _, rounds, standing, _ = fields
        self.digest = H(b"table", data)
        self.keys, self.holder = [machine[0] for machine in machines], [seat[0] for seat in seats]
        self.names, rules = [seat[2] for seat in seats], rules_from(text)
        check({*self.holder} == {*range(len(machines))} and len({*self.keys}) == len(machines))
        check(all(is_sign_key(sign) and is_seal_key(seal) for sign, seal in machines))
        check(all(not level or has_shape(level.removesuffix("~"), LEVELS) for _, level, _ in seats))
        check(all(is_seen(name) and len(name) <= 64 for name in self.names) and len(seats) in rules.players)
        own = re.fullmatch(r"([0-9]{1,3})\+[0-9]{1,3}", pace)
        check(int(own[1]) if own else has_shape(pace, PACES))
        if standing is not None:
            check_standing(standing, len(seats), rounds, rules)
        self.size = (len(seats) == 6 and rules.hand_size_of_six) or rules.hand_size
        copies = rules.copies_per_type + max(0, len(seats) - 4)
        self.deck = [kind for kind in range(28) for _ in range(copies)] + [*range(28, 28 + rules.jokers)]
        self.wall = self.size * len(seats) + 1

    def seats_of(self, machine: int) -> list[int]:
        return [seat for seat, holder in enumerate(self.holder) if holder == machine]

    def owner(self, slot: int, dealer: int) -> int | None:
        """The machine that owns a deck position, None for the wall."""
        if slot >= self.wall:
            return None
        return self.holder[slot // self.size if slot < self.size * len(self.holder) else dealer]

    def why_foreign(self, envelope: Envelope, hand: int, attempt: int) -> str | None:
        belongs = {
            "bad_version": envelope.version == 2,
            "other_table": envelope.table_id == self.digest[:16],
            "other_hand": (envelope.hand, envelope.attempt) == (hand, attempt),
            "unknown_peer": envelope.peer < len(self.keys),
        }
        for rule in (rule for rule, is_so in belongs.items() if not is_so):
            return rule
        with suppress(InvalidSignature, ValueError):
            key = Ed25519PublicKey.from_public_bytes(self.keys[envelope.peer])
            return key.verify(envelope.raw[-64:], envelope.id)
        return "bad_signature"


Deposit = namedtuple("Deposit", "masks parts images sealed")


class Stated:
    """The votes to exclude machines at a head where these take part, and so many must remain."""

    def __init__(self, live: list[int], needed: int) -> None:
        self.live, self.needed = frozenset(live), needed
        self.own = {machine: [] for machine in live}  # what each has rightly said: its envelope, and the body
        self.numbers = {machine: set() for machine in live}
        self.loose = set()  # who has said what no honest machine says, and is judged no more
        self.haves, self.ids = {}, Counter()  # by id or name: who holds whose word; how many ids
        self.signers, self.whole = {}, set()  # by set, who has signed it; those that all others have

    def take(self, said: Envelope) -> str | None:
        """Return the rule it breaks, "forgotten", "" if it is right, or None if nothing can be said of it."""
        author, own, body = said.peer, self.own[said.peer], None
        with suppress(ValueError):
            body = body_of(said)
        number, last = (own[-1][0].seq + 1, own[-1][0].id) if own else (0, bytes(32))
        is_later = said.seq >> 16 > number >> 16 and said.seq % 65536 == 0
        is_chained = said.prev == last
        is_known = said.prev in {bytes(32), *(one.id for one, _ in own)}
        has_forgotten = said.seq < number or (is_later and is_known and not is_chained)
        is_next = said.seq == number or (is_later and is_chained)
        is_told = said.kind != "OUT" or body is None or {*body[2]} <= self.haves.keys()
        if said.seq in self.numbers[author]:
            finding = "equivocation"
        elif author in self.loose:
            finding = None
        elif has_forgotten:
            finding = "forgotten"
        elif not (is_next and is_told):
            return None
        else:
            is_right = is_chained and body is not None and self._is_honest(author, said.kind, body)
            finding = "" if is_right else "wrong_statement" if is_chained else "broken_chain"
        if finding != "equivocation" and author not in self.loose:
            self.numbers[author].add(said.seq)
        if finding == "":
            own.append((said, body))
        else:
            self.loose.add(author)
        if body is not None:
            self._note(said, body)
        return finding

    def _note(self, said: Envelope, body: list) -> None:
        author = said.peer
        pair = author, body[0]
        if said.kind == "HAVE" and body[0] in self.live:
            self.haves[H(b"have", bytes(pair))] = pair
            if self.ids[pair] < 32 and said.id not in self.haves:
                self.haves[said.id] = pair
                self.ids[pair] += 1
        elif said.kind == "OUT" and self._is_set(author, body[0]):
            out = tuple(body[0])
            signed = self.signers.setdefault((out, tuple(sorted({*body[1]} & {*out}))), set())
            signed.add(author)
            if signed >= self.live - {*out}:
                self.whole.add(out)

    def _is_set(self, author: int, machines: list[int]) -> bool:
        named = {*machines}
        is_written = sorted(named) == machines and named <= self.live - {author}
        return is_written and len(self.live - named) >= self.needed

    def _is_honest(self, author: int, kind: str, body: list) -> bool:
        """Whether an honest machine may say this after all that was said before at this head."""
        own = [(one.kind, said) for one, said in self.own[author]]
        outs, held, shut = ([said for kind, said in own if kind == of] for of in ("OUT", "HAVE", "CLOSED"))
        haves, closed = {said[0] for said in held}, [bool(said[1]) for said in shut]
        if kind == "HAVE":
            named = {machine for said in outs for machine in {*said[0]} - {*said[1]}}
            return body[0] in self.live - {author, *haves, *named}
        machines, doubled = map(set, body[:2])
        if not self._is_set(author, body[0]) or sorted(doubled) != body[1]:
            return False
        if kind == "CLOSED":
            signed = [said[:2] for said in outs if doubled or not said[1]]
            return doubled <= self.live and bool(doubled) not in closed and body[2] == signed
        killers = [self.haves[name] for name in body[2]]
        free = all(
            ({*said[0]} <= machines and {*said[1]} <= doubled)
            or any(holder not in said[0] and held in {*said[0]} - {*said[1]} for holder, held in killers)
            for said in outs
        )
        is_new = machines and doubled <= machines and body[:2] not in [said[:2] for said in outs]
        is_late = True in closed or (False in closed and not doubled)
        return bool(is_new and free and not is_late and not haves & (machines - doubled))


class Round:
    """A round gone through from its record."""

    ONE_RULE = {
        "DECK_ACK": ("wrong_deck", lambda self, _, body: body[0] == H(b"deck", encode_deck(self.decks[-1]))),
        "DEAL": (
            "wrong_mask",
            lambda self, m, body: mul(G, scalar_from(body[0])) == self.deposits[m].masks[0],
        ),
        "WALL": ("bad_share", lambda self, m, body: self._are_shares(m, b"wall", [self.slot], *body)),
        "CLAIM_COMMIT": (
            "wrong_answers",
            lambda self, m, body: 0 < len(body[0]) <= len(self.table.seats_of(m)),
        ),
    }  # fmt: skip
    """What is asked of the body of a kind, and the rule that is broken if it is not so."""

    def __init__(self, table: Table, number: int, attempt: int, dealer: int | None) -> None:
        self.table, self.number, self.attempt, self.dealer = table, number, attempt, dealer
        self.place = table.digest, u32(number), struct.pack(">H", attempt)
        self.machines = list(range(len(table.keys)))
        self.majority, self.live = len(self.machines) // 2 + 1, list(self.machines)
        # What is due, and by whom: "", None if the rules of play say it.
        self.kind, self.due = "COMMIT", self.live
        self.head = H(b"hand", *self.place)
        self.past, self.words = {}, {}  # who took part at a head and what was due; the words at this one
        self.said, self.numbered = {}, {}  # all words by author, head and run, and by author and number
        self.next = dict.fromkeys(self.machines, (0, bytes(32)))
        self.doubtful, self.spoken = {}, {}  # by head, who was signed out; by head and author, a word's kind
        self.taken, self.followed = [], set()  # all envelopes; the ids of those that follow
        self.known, self.cheats, self.stated, self.end = set(), [], {}, None
        self.ending, self.is_escrowed, self.is_open = "", False, False
        self.is_turn_unknown = False  # whether only the rules of play tell if the last step was closed
        self.away, self.returns = set(), Counter()  # who may not come back; who has, how often
        self.restarts = {machine: {} for machine in self.machines}  # by run: what it knew, its announcement
        self.told = {machine: {0} for machine in self.machines}  # the runs of which announcements tell
        self.forgotten, self.gone = set(), set()  # whose disks have lied; without whom the round is void
        self.joint_seed, self.seat_keys, self.decks = b"", {}, []
        self.deposits, self.claims, self.masks = {}, {}, {}  # the masks that are open, by machine
        self.slot, self.shares = table.wall, {}  # the wall's next card, the shares of the one that is turned
        self.audited, self.false = set(), ()

    def bound(self, purpose: bytes, *parts: bytes) -> bytes:
        return H(purpose, *self.place, self.joint_seed, *parts)

    def look_ahead(self, envelopes: list[Envelope]) -> None:
        """See at which heads machines are signed out, and what words are said there."""
        for envelope in envelopes:
            if envelope.kind == "OUT":
                with suppress(ValueError):
                    self.doubtful.setdefault(envelope.head, set()).update(body_of(envelope)[0])
            elif envelope.kind not in STATEMENTS | STEPLESS:
                self.spoken.setdefault(envelope.head, {}).setdefault(envelope.peer, envelope.kind)

    def take(self, envelope: Envelope, following: bytes | None) -> None:
        """Take in the next envelope; `following` is the head of the one behind it, None at the end."""
        if self.ending and self.end is None:
            self.end = envelope.place
        self.taken.append(envelope)
        if envelope.id not in self.known:
            self.known.add(envelope.id)
            (self._hear if envelope.kind in STATEMENTS else self._hear_word)(envelope)
        if not self.ending and following != self.head:
            self._close_for(following)

    def finish(self) -> None:
        """Say how the record ends. Raises FalseRecord for the first that does not follow from anything."""
        shown = self.forgotten | self._proven()
        if not self.ending and self.due != [] and not self._is_enough({*self.live} - shown, self._proven()):
            self.ending, self.gone = "void", shown & {*self.live}
        told = set()
        for one in self.taken:
            if one.id in told or not (one.id in self.followed or one.peer in shown):
                is_late = self.end is not None and one.place >= self.end
                raise FalseRecord("surplus" if is_late else "does_not_follow", one.place)
            told.add(one.id)

    def _needed(self, kind: str) -> int:
        """How many machines an OUT must leave when something is due."""
        return 1 if kind in AT_THE_END else self.majority

    def _is_enough(self, rest: set[int], proven: set[int]) -> bool:
        """Whether the step at hand may go on with these; at END with most of those not proven to cheat."""
        if self.kind != "END":
            return len(rest) >= min(len(self.live), self._needed(self.kind))
        return 2 * len(rest - proven) > len({*self.machines} - proven)

    def _may_end_without(self, out: tuple[int, ...]) -> bool:
        """Whether enough remain at END, where those of `out` that name another result than the rest cheat."""
        results = [body for machine, (_, body) in self.words.items() if machine not in out]
        false = {m for m in {*out} & {*self.words} if results and self.words[m][1] != results[0]}
        return self._is_enough({*self.live} - {*out}, self._proven() | false)

    def _stop(self, machine: int, rule: str, place: int) -> None:
        """All words of a step before the deal show that one cheated: the first who does makes it void."""
        if not self.ending:
            self._blame(machine, rule, place)
            self.ending, self.gone = "void", {machine}

    # Words.

    def _hear_word(self, word: Envelope) -> None:
        author, head, run = word.peer, word.head, word.seq >> 16
        next_number, _ = self._due_after(author)
        ahead = word.seq % 65536 if run > next_number >> 16 else word.seq - next_number
        is_announcement = word.kind == "RESTARTED"
        if ahead > 1024 or (is_announcement and not self._announce(word, run)):
            return None
        self.numbered.setdefault((author, word.seq), []).append(word)
        self._compare(self.numbered[author, word.seq][0], word)
        if word.kind not in STEPLESS:
            said = self.said.setdefault((author, head), {})
            for other in [one for known in (self.told[author] | {run}) & said.keys() for one in said[known]]:
                self._compare(other, word)
            said.setdefault(run, []).append(word)
        live, _, asked = self.past.get(head, ((), "", ()))
        if word.kind not in STEPLESS and author in live and author not in asked:
            self._blame(author, "unasked", word.place)
        for pair in self._pairs(author) if is_announcement else ():
            self._compare(*pair)
        is_due = word.kind not in STEPLESS and author in self.live and word.seq >= next_number
        is_here = head == self.head and self.due != [] and not self.ending
        is_first = author not in self.words
        if not (is_due and is_here and is_first) or self._knew(author, run, 0) is None:
            return None
        try:
            with due("malformed_body"):
                self._read(word)
        except Breach as breach:
            return self._blame(author, str(breach), word.place)
        self.followed.add(word.id)
        while run:  # what it follows from belongs to the record
            known, restart = self.restarts[author][run]
            self.followed.add(restart.id)
            run = (known - 1) >> 16 if known else 0

    def _due_after(self, author: int) -> tuple[int, bytes]:
        """The number after the author's last word that counted, and its id."""
        word = self.words.get(author)
        return (word[0].seq + 1, word[0].id) if word else self.next[author]

    def _pairs(self, author: int) -> Iterator[tuple[Envelope, Envelope]]:
        """Pairs of messages that an announcement may tell something about."""
        for (one, _), said in self.said.items():
            if one == author and len(said) > 1 and author not in self._proven():
                words = [word for run in self.told[author] & said.keys() for word in said[run]]
                yield from combinations(sorted(words, key=lambda word: word.place), 2)

    def _proven(self) -> set[int]:
        return {cheat for cheat, _, _ in self.cheats}

    def _compare(self, one: Envelope, other: Envelope) -> None:
        """Find what two words of one machine prove."""
        author, runs = one.peer, (one.seq >> 16, other.seq >> 16)
        if one.id == other.id or author in self._proven():
            return
        is_at_one = one.head == other.head and not {one.kind, other.kind} & STEPLESS
        is_proof = one.seq == other.seq or (is_at_one and runs[0] == runs[1])
        if not is_proof and is_at_one:
            knew = [self._knew(author, runs[1], one.seq), self._knew(author, runs[0], other.seq)]
            is_proof = True in knew
            if not is_proof and None in knew:
                return
        elif not is_proof:
            return
        if is_proof:
            self._blame(author, "equivocation", other.place)
        else:
            self.forgotten.add(author)

    def _announce(self, word: Envelope, run: int) -> bool:
        """Whether a word announces a run as it must, and there are not too many."""
        with suppress(ValueError):
            known, announced = body_of(word)[0], self.restarts[word.peer]
            check(run and not word.seq % 65536 and (word.prev == bytes(32)) == (known == 0))
            check(known <= word.seq and (run in announced or len(announced) <= 32))
            known, _ = announced.setdefault(run, (known, word))
            self.told[word.peer] |= {run, *([(known - 1) >> 16] if known else [])}
            if len(announced) > 32 and word.peer not in self._proven():
                self.forgotten.add(word.peer)  # no honest program says so many
            return True
        return False

    def _knew(self, machine: int, run: int, number: int) -> bool | None:
        """Whether a run of a program knew a word when it began; None if an announcement is missing."""
        while run:
            known = self.restarts[machine].get(run, (None,))[0]
            if not known:
                return None if known is None else False
            run = (known - 1) >> 16
            if run == number >> 16:
                return number < known
        return False

    # What machines sign about leaving out.

    def _hear(self, said: Envelope) -> None:
        author, head = said.peer, said.head
        live, kind, _ = self.past.get(head, (self.live, self.kind, ()))
        if author not in live or (head != self.head and head not in self.past):
            return
        spoken = [*self.spoken.get(head, {}).values()]  # the words come behind this
        kind = kind or ("END" if 2 * spoken.count("END") > len(spoken) else "")
        told = self.stated.setdefault(head, Stated(live, self._needed(kind)))
        finding = told.take(said)
        if finding == "forgotten":
            if author not in self._proven():
                self.forgotten.add(author)
        elif finding:
            self._blame(author, finding, said.place)
        elif finding == "" and not self.ending:
            self.followed.add(said.id)

    def _read(self, envelope: Envelope) -> None:
        """Judge a word and count it. Raises Breach, and ValueError if it cannot be read."""
        author, kind = envelope.peer, envelope.kind
        is_free = self.is_open and set(self.words) <= self.doubtful.get(self.head, set())
        is_asked = author in (self.live if self.due is None or is_free else self.due)
        if not is_asked:
            raise Breach("unasked")
        number, last = self.next[author]
        known = (
            [last]
            if envelope.seq == number
            else [one.id for one in self.numbered.get((author, envelope.seq - 1), ())]
        )
        if envelope.prev not in known and (known or envelope.seq == number):
            raise Breach("broken_chain")
        if is_free:  # what the rules of play ask for shows in the first word of whoever stays
            if kind not in PLAY:
                raise Breach("unasked")
            is_by_all = kind not in BY_ONE and kind != "CLAIM_COMMIT"
            self.kind, self.due = kind, self.live if is_by_all else [author] if kind in BY_ONE else None
        if kind != self.kind:
            raise Breach("wrong_kind")
        body = body_of(envelope)
        rule, is_right = self.ONE_RULE.get(kind, ("", None))
        with due(rule):
            check(is_right is None or is_right(self, author, body))
        getattr(self, f"_judge_{kind.lower()}", lambda *_: None)(author, body, envelope)
        self.words[author] = envelope, body

    def _blame(self, machine: int, rule: str, place: int) -> None:
        if machine not in self._proven():
            self.cheats.append((machine, rule, place))

    # Closing.

    def _close_for(self, following: bytes | None) -> None:
        """Close the step at hand in the way to a head, else over all words; at the end in any way."""
        whole = self.stated[self.head].whole if self.head in self.stated else ()
        is_whole = self.due is not None and {*self.words} >= {*self.due}
        outs = sorted(whole, key=lambda out: (-len(out), out))
        outs = [out for out in outs if self.kind != "END" or self._may_end_without(out)]
        ways = [out for out in outs if self.due is None or {*self.due} <= {*self.words, *out}]
        ways += [()] if self.words and (self.due is None or is_whole) else []
        named = [out for out in ways if following in {None, self._next_head(out)}]
        for out in (named or ([()] if is_whole and self.words else []))[:1]:
            self.is_turn_unknown = self.due is None and following is None and out != ()
            self._close(out)

    def _next_head(self, out: tuple[int, ...]) -> bytes:
        ids = [(author, word.id) for author, (word, _) in self.words.items() if author not in out]
        ids += [(machine, H(b"left out", bytes([machine]))) for machine in out]
        return H(b"head", self.head, *(one for _, one in sorted(ids)))

    def _close(self, out: tuple[int, ...]) -> None:
        """Go on, these machines left out."""
        before, following, kind = self.head, self._next_head(out), self.kind
        words = {machine: self.words[machine] for machine in sorted(self.words) if machine not in out}
        for word, body in (self.words[m] for m in out if m in self.words and kind == "END" and words):
            if body != next(iter(words.values()))[1]:
                self._blame(word.peer, "wrong_result", word.place)
        if out and not (self.is_escrowed or kind in AT_THE_END):
            self.ending, self.gone = "void", {*out}
            return
        asked = {*self.words, *out} if self.due is None else {*self.due}
        self.past[before] = self.live, kind, asked
        self.live = [machine for machine in self.live if machine not in out]
        self.away |= {*out} & asked if kind == "CLAIM_OPEN" else set()
        self.next |= {author: (word.seq + 1, word.id) for author, (word, _) in words.items()}
        self.head, self.words, self.kind, self.due = following, {}, "", None
        self.is_open = True
        bodies = {author: body for author, (_, body) in words.items()}
        said = {author: word for author, (word, _) in words.items()}
        getattr(self, f"_after_{kind.lower()}", lambda *_: None)(bodies, said)
        if self.ending == "void":  # it has not been closed
            self.head, self.kind = before, kind
            del self.past[before]

    def _ask(self, kind: str, who: list[int] | None = None) -> None:
        self.kind, self.due, self.is_open = kind, list(self.live) if who is None else who, False

    def _judge_open(self, machine: int, body: list, envelope: Envelope) -> None:
        opening = H(b"opening", *self.place, bytes([machine]), envelope.body)
        with due("open_not_committed"):
            check(H(b"commitment", b"open", body[4], opening) == self.commits[machine][0])
        with due("bad_key"):
            seats, keys = self.table.seats_of(machine), [point_from(key) for key, _ in body[0]]
            for seat, key, (_, proof) in zip(seats, keys, body[0], strict=True):
                check(owns(H(b"seat key", *self.place, bytes([seat]), self.table.keys[machine]), key, proof))
            shared_with(X25519PrivateKey.generate(), body[1])
            check(plus(*keys))

    def _after_commit(self, bodies: dict[int, list], _words: dict) -> None:
        self.commits = bodies
        self._ask("OPEN")

    def _after_open(self, bodies: dict[int, list], words: dict) -> None:
        seen = set()
        for machine, body in bodies.items():
            for seat, (key, _) in zip(self.table.seats_of(machine), body[0], strict=True):
                if key in seen:
                    self._stop(machine, "repeated_key", words[machine].place)
                seen.add(key)
                self.seat_keys[seat] = point_from(key)
        self.opened = bodies
        self.joint_seed = H(b"joint seed", *self.place, *(word.body for word in words.values()))
        self.joint = plus(*self.seat_keys.values())
        self.keys = [plus(*(self.seat_keys[s] for s in self.table.seats_of(m))) for m in self.machines]
        first = int.from_bytes(self.bound(b"first shuffler"), "big") % len(self.live)
        self.shufflers = self.live[first:] + self.live[:first]
        self.faces = {labelled(b"face", kind): kind for kind in range(33)}
        masked = {kind: plus(face, self.joint) for face, kind in self.faces.items()}
        self.decks = [[(G, masked[kind]) for kind in self.table.deck]]
        self._ask("SHUFFLE", self.shufflers[:1])

    def _judge_shuffle(self, machine: int, body: list, _envelope: Envelope) -> None:
        size = len(self.table.deck)
        with due("bad_encoding"):
            points = points_from(body[0], 2 * size)
            check(len(body[1]) == 8 * 33 + (3 * size + 2) * 32 and points_from(body[1][:264], 8))
            for at in range(264, len(body[1]), 32):
                scalar_from(body[1][at : at + 32])
        deck = list(zip(points[::2], points[1::2], strict=True))
        self.decks = [*self.decks[: 1 + self.shufflers.index(machine)], deck]

    def _after_shuffle(self, bodies: dict[int, list], words: dict) -> None:
        self.claims |= {machine: (body[1], words[machine].place) for machine, body in bodies.items()}
        done = len(self.decks) - 1
        following = self.shufflers[done : done + 1]
        for at, machine in enumerate([] if following else self.shufflers):
            context, (proof, place) = self.bound(b"shuffle", bytes([machine])), self.claims[machine]
            if not self.ending and not shuffled(context, self.joint, (*self.decks[at : at + 2],), proof):
                self._stop(machine, "false_shuffle", place)
        self._ask("SHUFFLE" if following else "DECK_ACK", following or None)

    def _after_deck_ack(self, _bodies: dict[int, list], _words: dict) -> None:
        self.deck = self.decks[-1]
        self._ask("", [])
        if self.dealer is not None:
            self.head = H(b"dealer", self.head, bytes([self.dealer]))
            self.owners = [self.table.owner(slot, self.dealer) for slot in range(len(self.deck))]
            self.bases = [labelled(b"mask", slot) for slot in range(len(self.deck))]
            self._ask("ESCROW")

    def _holders(self, owner: int) -> list[int]:
        return [machine for machine in self.machines if machine != owner and len(self.machines) > 2]

    def _judge_escrow(self, machine: int, body: list, _envelope: Envelope) -> None:
        holders = self._holders(machine)
        degree = self.majority - 1 if holders else 0
        slots = [slot for slot, owner in enumerate(self.owners) if owner != machine]
        with due("bad_escrow"):
            masks, parts = list(map(point_from, body[0])), list(map(point_from, body[3]))
            images = dict(zip(slots, points_from(body[1], len(slots)), strict=True))
            check(len(masks) == 2 and len(parts) == 2 * degree and len(body[4]) == len(holders))
            covers = {slot: int(self.owners[slot] is None) for slot in slots}
            rows = [(i, covers[i], self.bases[i], self.deck[i][0], image) for i, image in images.items()]
            check(len(body[2]) == 4 * 33 + 3 * 32 and points_from(body[2][:132], 4))
            check(all(scalar_from(body[2][at : at + 32]) >= 0 for at in (132, 164, 196)))
            self.claims[machine] = masks, rows, body[2]
        sealed = dict(zip(holders, body[4], strict=True))
        self.deposits[machine] = Deposit(masks, (parts[:degree], parts[degree:]), images, sealed)

    def _after_escrow(self, _bodies: dict[int, list], words: dict) -> None:
        self.laid_at = {machine: word.place for machine, word in words.items()}
        for machine, place in self.laid_at.items():
            context = self.bound(b"escrow", bytes([machine]))
            if not self.ending and not masked_shares(context, self.keys[machine], *self.claims[machine]):
                self._stop(machine, "bad_escrow", place)
        self._ask("DEAL" if len(self.machines) == 2 else "ESCROW_ACK")

    def _public_part(self, owner: int, holder: int, cover: int) -> tuple[int, int] | None:
        deposit = self.deposits[owner]
        published = [deposit.masks[cover], *deposit.parts[cover]]
        return msm([(point, pow(holder + 1, degree, N)) for degree, point in enumerate(published)])

    def _check_part(self, owner: int, holder: int, cover: int, part: bytes) -> None:
        """Raises ValueError unless this is what a holder was owed."""
        public = self._public_part(owner, holder, cover)
        check(public and mul(G, scalar_from(part)) == public)

    def _judge_escrow_ack(self, machine: int, body: list, _envelope: Envelope) -> None:
        complaints, secret = body
        public = self.opened[machine][1]
        with due("false_complaint"):
            is_set = complaints == sorted(set(complaints) & set(self._holders(machine)))
            check(is_set and bool(complaints) == bool(secret))
            check(not complaints or seal_key(secret) == public)
            for owner in complaints:
                context = self.bound(b"escrow part", bytes([owner, machine]))
                with suppress(ValueError):
                    plain = unsealed(secret, public, self.deposits[owner].sealed[machine], context)
                    check(len(plain) == 64)
                    self._check_part(owner, machine, 0, plain[:32])
                    self._check_part(owner, machine, 1, plain[32:])
                    raise Breach("false_complaint")

    def _after_escrow_ack(self, bodies: dict[int, list], _words: dict) -> None:
        for owner in (body[0][0] for body in bodies.values() if body[0]):
            self._stop(owner, "bad_escrow", self.laid_at[owner])
        self.is_escrowed = True
        self._ask("DEAL")

    def _after_deal(self, bodies: dict[int, list], _words: dict) -> None:
        self.masks = {machine: int.from_bytes(body[0], "big") for machine, body in bodies.items()}
        self.missing = [machine for machine in self.machines if machine not in self.masks]
        self._ask("MASKS_FOR" if self.missing else "READY")

    def _judge_masks_for(self, machine: int, body: list, _envelope: Envelope) -> None:
        with due("wrong_parts"):
            for owner, part in zip(self.missing, body[0], strict=True):
                self._check_part(owner, machine, 0, part)

    def _after_masks_for(self, bodies: dict[int, list], _words: dict) -> None:
        holders = sorted(bodies)[: self.majority]
        for place, owner in enumerate(self.missing):
            parts = (int.from_bytes(bodies[holder][0][place], "big") for holder in holders)
            self.masks[owner] = sum(w * part for w, part in zip(lagrange(holders), parts, strict=True)) % N
        self._ask("READY")

    def _judge_wall_for(self, machine: int, body: list, _envelope: Envelope) -> None:
        with due("wrong_parts"):
            for owner, (point, proof) in zip(self.missing, body[0], strict=True):
                context = self.bound(b"wall for", self.head, bytes([owner, machine]), bytes([self.slot]))
                public, base = self._public_part(owner, machine, 1), [self.bases[self.slot]]
                check(equal_logs(context, public, base, [point_from(point)], proof))

    def _after_wall_for(self, bodies: dict[int, list], _words: dict) -> None:
        holders = sorted(bodies)[: self.majority]
        for place, owner in enumerate(self.missing):
            points = [point_from(bodies[holder][0][place][0]) for holder in holders]
            cover = msm(list(zip(points, lagrange(holders), strict=True)))
            self.shares[owner] = plus(self.deposits[owner].images[self.slot], minus(cover))
        self._turn()

    def _are_shares(self, machine: int, purpose: bytes, slots: list, shares: bytes, proof: bytes) -> bool:
        context = self.bound(b"shares", self.head, purpose, bytes([machine]), bytes(slots))
        bases, points = [self.deck[slot][0] for slot in slots], points_from(shares, len(slots))
        return equal_logs(context, self.keys[machine], bases, points, proof)

    def _show(self, slot: int, shares: list) -> None:
        """Find the card that follows from all its shares; all having been proven, there is one."""
        check(plus(self.deck[slot][1], minus(plus(*shares))) in self.faces)

    def _owed(self, machine: int, slot: int) -> tuple[int, int] | None:
        """The share that follows from what a machine laid down, its mask being open."""
        covered = mul(self.bases[slot], self.masks[machine])
        return plus(self.deposits[machine].images[slot], minus(covered))

    def _judge_draw(self, _machine: int, body: list, envelope: Envelope) -> None:
        with due("wrong_slot"):
            check(body[0] == self.slot < len(self.deck))
        with due("wrong_rejoin"):
            found = [envelope_from(raw, envelope.place) for raw in body[1]]
            check(None not in found)
            authors = [one.peer for one in found]
            check(authors == sorted(set(authors)) and not set(authors) & set(self.live))
            for one in found:
                is_signed = not self.table.why_foreign(one, self.number, self.attempt)
                check(is_signed and one.kind == "REJOIN" and body_of(one) == [])
                number = self.next[one.peer][0]
                ahead = one.seq % 65536 if one.seq >> 16 > number >> 16 else one.seq - number
                is_numbered = one.seq >= number and ahead <= 1024
                check(is_numbered and one.peer not in self.away and self.returns[one.peer] < 3)

    def _after_draw(self, bodies: dict[int, list], _words: dict) -> None:
        for rejoin in (envelope_from(raw, 0) for body in bodies.values() for raw in body[1]):
            self.next[rejoin.peer] = rejoin.seq + 1, rejoin.id
            self.live = sorted([*self.live, rejoin.peer])
            self.returns[rejoin.peer] += 1
        if bodies:
            self._ask("WALL")

    def _after_wall(self, bodies: dict[int, list], _words: dict) -> None:
        self.shares = {machine: point_from(body[0]) for machine, body in bodies.items()}
        self.missing = [machine for machine in self.machines if machine not in self.shares]
        self._ask("WALL_FOR") if self.missing else self._turn()

    def _turn(self) -> None:
        self._show(self.slot, [*self.shares.values()])
        self.slot, self.shares = self.slot + 1, {}

    def _judge_open_cards(self, machine: int, body: list, _envelope: Envelope) -> None:
        seat, slots, shares, proof, _why = body
        with due("wrong_seat"):
            check(seat in self.table.seats_of(machine))
        with due("wrong_cards"):
            is_owned = all(slot < len(self.deck) and self.owners[slot] == machine for slot in slots)
            check(slots and slots == sorted(set(slots)) and is_owned)
        with due("bad_share"):
            check(self._are_shares(machine, b"open", slots, shares, proof))
        points = points_from(shares, len(slots))
        others = [other for other in self.machines if other != machine]
        for slot, point in zip(slots, points, strict=True):
            self._show(slot, [point, *(self._owed(other, slot) for other in others)])

    def _after_claim_commit(self, bodies: dict[int, list], words: dict) -> None:
        if bodies:
            self.window, self.sealed = next(iter(words.values())).head, bodies
            self._ask("CLAIM_OPEN", list(bodies))

    def _judge_claim_open(self, machine: int, body: list, _envelope: Envelope) -> None:
        with due("answer_not_committed"):
            for (choice, nonce), digest in zip(body[0], self.sealed[machine][0], strict=True):
                check(choice[1:2] and choice[1] in self.table.seats_of(machine))
                answer = self.bound(b"answer", self.window, choice[1:2], choice)
                check(H(b"commitment", b"answer", nonce, answer) == digest)

    def _after_end(self, bodies: dict[int, list], _words: dict) -> None:
        is_one = len({body[0] for body in bodies.values()}) == 1
        self._ask(*(["AUDIT"] if is_one else ["", []]))  # who is wrong only the rules of play can tell

    def _judge_audit(self, machine: int, body: list, _envelope: Envelope) -> None:
        keys, seed = body
        with due("audit_mismatch"):
            found = [mul(G, scalar_from(key)) for key in keys]
            check(found == [self.seat_keys[seat] for seat in self.table.seats_of(machine)])
            check(H(b"shuffle seed", seed) == self.opened[machine][3])
        with due("shuffle_not_from_seed"):
            at, numbers = self.shufflers.index(machine), (machine, self.attempt)
            again = reshuffled(seed, self.joint_seed, numbers, self.joint, self.decks[at])
            check(again == self.decks[at + 1])

    def _after_audit(self, bodies: dict[int, list], _words: dict) -> None:
        self.audited = set(bodies)
        self.verdicts = dict(self._verdicts())
        self._ask("RECEIPT")

    def _verdicts(self) -> Iterator[tuple[bytes, tuple[int, ...]]]:
        """All that the audit may have come to, whatever was found false, and those."""
        unaudited = bytes(machine for machine in self.machines if machine not in self.audited)
        for false in (
            out for size in range(len(self.machines) + 1) for out in combinations(self.machines, size)
        ):
            payments = [b"stand", *[b"pending"] * bool(unaudited), *[b"nothing"] * bool(false)]
            yield from ((H(b"verdict", one, unaudited, bytes(false)), false) for one in payments)

    def _judge_receipt(self, _machine: int, body: list, _envelope: Envelope) -> None:
        with due("wrong_verdict"):
            check(body[0] in self.verdicts)
            self.false = self.verdicts[body[0]]

    def _after_receipt(self, _bodies: dict[int, list], _words: dict) -> None:
        self.ending = "closed"


def lagrange(holders: list[int]) -> list[int]:
    """By what the part of each holder counts in the whole; holders are counted from 1."""
    ratios = [[(r + 1) * pow(r - q, -1, N) for r in holders if r != q] for q in holders]
    return [prod(ratio) % N for ratio in ratios]


def read_record(data: bytes) -> list:
    """Return agreement, table, number, attempt, dealer and envelopes. Raises ValueError."""
    check(data[:19] == MAGIC and len(data) <= MOST_BYTES)
    fields = unpack(data[19:])
    check(has_shape(fields, ([bytes], bytes, U32, U16, ANY, [bytes])))
    check(len(fields[0]) <= 7 and len(fields[5]) <= 1 << 14)
    check(all(len(raw) <= 1 << 16 for raw in fields[0] + fields[5]))
    if fields[0]:
        proposal = envelope_from(fields[0][0], 0)
        check(proposal and proposal.kind == "TABLE" and not fields[1])
        fields[1] = body_of(proposal)[0]
    return fields


def check_agreement(table: Table, agreement: list[bytes]) -> list[int]:
    """Return who has signed the table. Raises FalseRecord."""
    agreed: list[int] = []
    for place, raw in enumerate(agreement):
        envelope = envelope_from(raw, place)
        rule = "malformed" if envelope is None else table.why_foreign(envelope, 0, 0)
        is_right = rule is None and envelope.kind == ("TABLE_ACK" if place else "TABLE")
        if is_right and place:
            is_right = envelope.body == pack([table.digest]) and envelope.peer > max(agreed, default=-1)
            agreed.append(envelope.peer)
        elif is_right:
            is_right = (envelope.seq, envelope.prev, envelope.head) == (0, bytes(32), bytes(32))
        if not is_right:
            raise FalseRecord(rule or "not_agreed", place)
    return agreed


def verify(data: bytes) -> SimpleNamespace:
    """Check a record; `cheats` are (machine, rule, place), `wrong` is (rule, place).

    Raises Unreadable if it is none.
    """
    if data[:19] == OLD_MAGIC:
        raise Unreadable(OLD)
    try:
        agreement, encoded, number, attempt, dealer, raws = read_record(data)
        table = Table(encoded)
        check(dealer is None or (type(dealer) is int and 0 <= dealer < len(table.holder)))
    except ValueError as error:
        raise Unreadable("this is no record, or it is damaged") from error
    played = Round(table, number, attempt, dealer)
    found = SimpleNamespace(keys=table.keys, names=table.names, agreed=None, verdict="unfinished", wrong=None)
    found.cheats, found.ending, found.unaudited, found.left, found.false = [], "", [], [], ()
    found.is_turn_unknown = False
    try:
        found.agreed = check_agreement(table, agreement) if agreement else None
        envelopes = [envelope_from(raw, place) for place, raw in enumerate(raws, len(agreement))]
        for place, envelope in enumerate(envelopes, len(agreement)):
            rule = "malformed" if envelope is None else table.why_foreign(envelope, number, attempt)
            if rule:
                raise FalseRecord(rule, place)
        played.look_ahead(envelopes)
        for envelope, following in zip(envelopes, [*envelopes[1:], None], strict=False):
            try:
                played.take(envelope, following and following.head)
            except (ValueError, KeyError, IndexError, AttributeError) as error:
                raise FalseRecord("does_not_follow", envelope.place) from error  # nothing can be gone on from
        played.finish()
    except FalseRecord as false:
        found.verdict, found.wrong = "false", false.args
        return found
    found.cheats, found.ending, found.false = played.cheats, played.ending, played.false
    found.is_turn_unknown = played.is_turn_unknown
    found.left = [m for m in played.machines if m not in played.live or m in played.gone]
    if found.ending == "closed":
        found.unaudited = [machine for machine in played.machines if machine not in played.audited]
    endings = {"closed": "unaudited" if found.unaudited else "true", "void": "void", "": "unfinished"}
    found.verdict = "cheated" if found.cheats or found.false else endings[found.ending]
    return found


def main(arguments: list[str]) -> int:
    try:
        with Path(*arguments).open("rb") as file:
            found = verify(file.read(MOST_BYTES + 1))
    except (OSError, Unreadable) as error:
        print(f"verify_record.py: {error}", file=sys.stderr)
        return 2
    for machine, key in enumerate(found.keys):
        print(f"machine {machine + 1}: key {key.hex()}")
    print("names of the seats, which prove nothing:", ", ".join(map(ascii, found.names)))
    told = {"signed the table": found.agreed, "left": found.left, "showed no keys": found.unaudited}
    told |= {"found false by the audit, as RECEIPT signs": found.false}
    for what, machines in told.items():
        print(f"{what}:", "not in the record" if machines is None else [machine + 1 for machine in machines])
    for rule, place in [found.wrong] if found.wrong else []:
        print(f"false at envelope {place + 1}: {rule}")
    for machine, rule, place in found.cheats:
        print(f"machine {machine + 1} cheated at envelope {place + 1}: {rule}")
    if found.is_turn_unknown:
        print("not known: whether the last step was closed, and so who left, and if the round is void")
    print("not checked: the rules of play, payments, the choices of computer players")
    print(f"verdict: {found.verdict}")
    return 0 if found.verdict in ("true", "unaudited", "void") else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
