"""The fast back end: libsecp256k1 through the `ffi` and `lib` of a binding wheel.

Nothing but calls and checks.

`btclib_libsecp256k1` and `coincurve` expose the same C functions under the same names. Cautions heeded here
(docs/decisions/libsecp256k1.md): a structure is handed over only after the library itself filled it; every
return code is looked at; a failed `ec_pubkey_combine` means that the sum is the identity;
`ec_pubkey_tweak_mul` is variable time by design, so long-lived secrets go through the constant-time `ecdh`;
our own context has callbacks that do not abort.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from net.crypto.base import BaseGroup
from net.crypto.digits import BETA
from net.crypto.errors import CryptoError
from net.crypto.group import FIELD, ORDER, POINT_BYTES, Point, encode_scalar
from net.crypto.hashing import Rng
from net.crypto.multiexp import Columns

_CONTEXT_NONE = 1
_COMPRESSED = 258
_UNCOMPRESSED = 2
_SHIFT = (256).to_bytes(32, "big")

BINDINGS = ("btclib_libsecp256k1", "coincurve._libsecp256k1")
"""Modules with `ffi` and `lib`, in order of preference."""


class LibsecpGroup(BaseGroup[Any]):
    """`Group` over `secp256k1_pubkey` structures.

    Args:
        binding: one of `BINDINGS`.
        rng: blinds the library's own tables; no result depends on it.

    Raises:
        ImportError: the binding is not installed.
    """

    name = "libsecp"
    bucket_bits = ((150, 6),)  # measured

    def __init__(self, binding: str, rng: Rng) -> None:
        module = import_module(binding)
        self._ffi, self._lib = module.ffi, module.lib
        self._pubkey, self._bytes, self._length = map(
            self._ffi.typeof, ("secp256k1_pubkey *", "unsigned char[]", "size_t *")
        )
        # The callbacks must outlive the context; the functions then return 0, which is checked everywhere.
        self._ignore = self._ffi.callback("void(*)(const char *, void *)", lambda _message, _data: None)
        self._coordinates = self._ffi.callback(
            "int(*)(unsigned char *, const unsigned char *, const unsigned char *, void *)",
            self._copy_coordinates,
        )
        context = self._lib.secp256k1_context_create(_CONTEXT_NONE)
        self._context = self._ffi.gc(context, self._lib.secp256k1_context_destroy)
        self._lib.secp256k1_context_set_illegal_callback(self._context, self._ignore, self._ffi.NULL)
        self._lib.secp256k1_context_set_error_callback(self._context, self._ignore, self._ffi.NULL)
        self._must(self._lib.secp256k1_context_randomize(self._context, rng(32)))
        super().__init__()

    def _copy_coordinates(self, output: Any, x: Any, y: Any, _data: Any) -> int:  # noqa: ANN401 - C pointers
        self._ffi.memmove(output, x, 32)
        self._ffi.memmove(output + 32, y, 32)
        return 1

    @staticmethod
    def _must(code: int) -> None:
        if not code:
            msg = "libsecp256k1 refused its arguments"
            raise CryptoError(msg)

    def _new(self) -> Any:  # noqa: ANN401 - a C structure
        return self._ffi.new(self._pubkey)

    def _parse(self, data: bytes) -> Any:  # noqa: ANN401 - a C structure
        raw = self._new()
        return raw if self._lib.secp256k1_ec_pubkey_parse(self._context, raw, data, len(data)) else None

    def _serialized(self, raw: Any, size: int, form: int) -> bytes:  # noqa: ANN401 - a C structure
        # Nothing is shared between calls: the library lets go of the interpreter lock, and zeroes the length.
        output = self._ffi.new(self._bytes, size)
        length = self._ffi.new(self._length, size)
        self._must(self._lib.secp256k1_ec_pubkey_serialize(self._context, output, length, raw, form))
        return self._ffi.buffer(output)[:]  # type: ignore[no-any-return]

    def _wrap(self, raw: Any) -> Point:  # noqa: ANN401 - a C structure
        return Point(raw, self._serialized(raw, POINT_BYTES, _COMPRESSED))

    def sum_groups(self, groups: list[list[Any]]) -> list[Any]:
        """See `multiexp.Arithmetic`."""
        combine, context, new = self._lib.secp256k1_ec_pubkey_combine, self._context, self._ffi.new
        pubkey = self._pubkey
        sums = []
        for group in groups:
            if len(group) > 1:
                total = new(pubkey)
                sums.append(total if combine(context, total, group, len(group)) else None)
            else:
                sums.append(group[0] if group else None)
        return sums

    def opposites(self, raws: Sequence[Any]) -> list[Any]:
        """See `multiexp.Arithmetic`."""
        negate, context, new, pubkey = (
            self._lib.secp256k1_ec_pubkey_negate,
            self._context,
            self._ffi.new,
            self._pubkey,
        )
        negated = [new(pubkey, raw[0]) for raw in raws]
        for raw in negated:
            self._must(negate(context, raw))
        return negated

    def endomorphism(self, raws: Sequence[Any]) -> list[Any]:
        """See `multiexp.Arithmetic`."""
        turned = []
        for text in (self._serialized(raw, 65, _UNCOMPRESSED) for raw in raws):
            abscissa = int.from_bytes(text[1:33], "big") * BETA % FIELD
            raw = self._parse(b"\x04" + abscissa.to_bytes(32, "big") + text[33:])
            self._must(raw is not None)
            turned.append(raw)
        return turned

    def horner(self, columns: Columns[Any]) -> Any:  # noqa: ANN401 - a C structure or None
        """See `multiexp.Arithmetic`."""
        total = None
        for column in reversed(columns):
            total = self.sum_groups([column if total is None else [total, total, *column]])[0]
        return total

    def shifted(self, raws: Sequence[Any]) -> list[Any]:
        """See `multiexp.Arithmetic`."""
        return [self._tweaked(raw, _SHIFT) for raw in raws]

    def short_columns(self, raws: Sequence[Any], scalars: Sequence[int]) -> Columns[Any]:
        """See `BaseGroup`."""
        generator = self.generator.raw
        # G has tables in the library and costs half of any other point.
        return [
            [
                self._created(encode_scalar(scalar))
                if raw is generator
                else self._tweaked(raw, encode_scalar(scalar))
                for raw, scalar in zip(raws, scalars, strict=True)
            ]
        ]

    def _created(self, scalar: bytes) -> Any:  # noqa: ANN401 - a C structure
        product = self._new()
        self._must(self._lib.secp256k1_ec_pubkey_create(self._context, product, scalar))
        return product

    def _tweaked(self, raw: Any, scalar: bytes) -> Any:  # noqa: ANN401 - C structures
        product = self._ffi.new(self._pubkey, raw[0])
        self._must(self._lib.secp256k1_ec_pubkey_tweak_mul(self._context, product, scalar))
        return product

    def mul(self, point: Point, scalar: int) -> Point:
        """See `Group`."""
        return self._wrap(self._tweaked(point.raw, encode_scalar(scalar % ORDER)))

    def mul_each(self, point: Point, scalars: Sequence[int]) -> list[Point]:
        """See `Group`."""
        if point == self.generator:
            return [self.mul_generator(scalar) for scalar in scalars]
        return [self.mul(point, scalar) for scalar in scalars]

    def mul_secret(self, point: Point, secret: int) -> Point:
        """See `Group`."""
        output = self._ffi.new("unsigned char[64]")
        scalar = encode_scalar(secret % ORDER)
        self._must(
            self._lib.secp256k1_ecdh(
                self._context, output, point.raw, scalar, self._coordinates, self._ffi.NULL
            )
        )
        product = self._parse(b"\x04" + self._ffi.buffer(output)[:])
        return self.point_of(product)

    def mul_generator(self, secret: int) -> Point:
        """See `Group`."""
        return self._wrap(self._created(encode_scalar(secret % ORDER)))
