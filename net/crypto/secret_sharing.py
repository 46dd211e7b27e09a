"""A secret scalar in parts: any `threshold` of them give it back, fewer say nothing.

Each part can be checked.

Feldman 1987, section 4: the secret is f(0) of a polynomial f of degree k - 1 whose coefficients are committed
to in the exponent; holder q receives f(q). Holders are numbered from 1.

The holders can also bring about what the secret makes of one point K, and nothing else: each gives f(q) * K,
which it proves against f(q) * G, and they interpolate in the exponent (Desmedt, Frankel 1989). Neither the
secret nor any part becomes known, and what the secret makes of other points stays as hidden as before.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from net.crypto.errors import CryptoError
from net.crypto.group import ORDER, Group, Point, expect, random_scalar
from net.crypto.hashing import Rng
from net.crypto.keys import HandKey


@dataclass(frozen=True, slots=True)
class SharedSecret:
    """A secret shared out.

    Attributes:
        commitments: the coefficients from degree 1 up, times G; together with the secret's public point they
            fix every part.
        parts: f(q) for each holder, in the order given; each for its holder alone.
    """

    commitments: tuple[Point, ...]
    parts: tuple[int, ...] = field(repr=False)


def share_secret(
    group: Group, key: HandKey, threshold: int, holders: Sequence[int], rng: Rng
) -> SharedSecret:
    """Share out the secret of `key` so that `threshold` of the holders can put it together.

    Raises:
        CryptoError: the threshold is not between 1 and the number of holders, or the holders are not
            different numbers from 1 up.
    """
    if not 1 <= threshold <= len(set(holders)) == len(holders) or min(holders) < 1:
        msg = "a secret cannot be shared out like this"
        raise CryptoError(msg)
    coefficients = [key.secret, *(random_scalar(rng) for _ in range(threshold - 1))]
    parts = tuple(
        sum(coefficient * pow(holder, degree, ORDER) for degree, coefficient in enumerate(coefficients))
        % ORDER
        for holder in holders
    )
    return SharedSecret(tuple(map(group.mul_generator, coefficients[1:])), parts)


def public_part(group: Group, public: Point, commitments: Sequence[Point], holder: int) -> Point:
    """The holder's part that the commitments fix, times G: `public` + the sum of holder**d * commitment[d].

    Raises:
        CryptoError: they owe it 0, which is no part.
    """
    powers = [pow(holder, degree, ORDER) for degree in range(len(commitments) + 1)]
    return expect(group.msm([public, *commitments], powers))


def is_part(group: Group, public: Point, commitments: Sequence[Point], holder: int, part: int) -> bool:
    """Whether `part` is what the commitments owe that holder."""
    try:
        return public_part(group, public, commitments, holder) == group.mul_generator(part)
    except CryptoError:
        return False


def join_parts(parts: Mapping[int, int]) -> int:
    """The secret, from the parts of as many holders as the threshold or more (Lagrange at 0).

    With fewer the result is meaningless.
    """
    return sum(part * weight for part, weight in zip(parts.values(), _weights(parts), strict=True)) % ORDER


def join_points(group: Group, points: Mapping[int, Point]) -> Point:
    """The secret times K, from each holder's part times K; as many holders as for `join_parts`.

    Raises:
        CryptoError: the sum is the identity, so there were too few holders or some point is false.
    """
    return expect(group.msm(list(points.values()), _weights(points)))


def _weights(holders: Iterable[int]) -> list[int]:
    """By what each holder's part counts in f(0) (Lagrange)."""
    numbers = list(holders)
    weights = []
    for holder in numbers:
        over, under = 1, 1
        for other in numbers:
            if other != holder:
                over, under = over * other % ORDER, under * (other - holder) % ORDER
        weights.append(over * pow(under, -1, ORDER) % ORDER)
    return weights
