"""A secret scalar in parts: any `threshold` of them give it back, fewer say nothing; each part can be checked.

Feldman 1987, section 4: the secret is f(0) of a polynomial f of degree k - 1 whose coefficients are committed to in
the exponent; holder q receives f(q). Holders are numbered from 1.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from net.crypto.errors import CryptoError
from net.crypto.group import ORDER, Group, Point, random_scalar
from net.crypto.hashing import Rng
from net.crypto.keys import HandKey


@dataclass(frozen=True, slots=True)
class SharedSecret:
    """A secret shared out.

    Attributes:
        commitments: the coefficients from degree 1 up, times G; together with the secret's public point they fix
            every part.
        parts: f(q) for each holder, in the order given; each for its holder alone.
    """

    commitments: tuple[Point, ...]
    parts: tuple[int, ...] = field(repr=False)


def share_secret(
    group: Group, key: HandKey, threshold: int, holders: Sequence[int], rng: Rng
) -> SharedSecret:
    """Share out the secret of `key` so that `threshold` of the holders can put it together.

    Raises:
        CryptoError: the threshold is not between 1 and the number of holders, or the holders are not different
            numbers from 1 up.
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


def is_part(group: Group, public: Point, commitments: Sequence[Point], holder: int, part: int) -> bool:
    """Whether `part` is what the commitments owe that holder: `part * G` = public + sum of q**d * commitment[d]."""
    if part % ORDER == 0:
        return False
    powers = [pow(holder, degree, ORDER) for degree in range(len(commitments) + 1)]
    return group.msm([public, *commitments], powers) == group.mul_generator(part)


def join_parts(parts: Mapping[int, int]) -> int:
    """The secret, from the parts of as many holders as the threshold or more (Lagrange at 0).

    With fewer the result is meaningless.
    """
    secret = 0
    for holder, part in parts.items():
        over, under = 1, 1
        for other in parts:
            if other != holder:
                over, under = over * other % ORDER, under * (other - holder) % ORDER
        secret += part * over * pow(under, -1, ORDER)
    return secret % ORDER
