"""The choice of a back end to calculate with."""

from net.crypto.affine import AffineGroup
from net.crypto.group import Group
from net.crypto.hashing import Rng
from net.crypto.libsecp import BINDINGS, LibsecpGroup

BACKENDS = ("libsecp", "gmpy2", "int")
"""Names of the back ends, fastest first."""


def open_group(name: str, rng: Rng) -> Group:
    """The back end of that name; `rng` only blinds, no result depends on it.

    Raises:
        ImportError: its package is not installed. `int` needs none.
    """
    if name != "libsecp":
        return AffineGroup(name, rng)
    for binding in BINDINGS[:-1]:
        try:
            return LibsecpGroup(binding, rng)
        except ImportError:
            continue
    return LibsecpGroup(BINDINGS[-1], rng)


def best_group(rng: Rng) -> Group:
    """The fastest back end that is installed."""
    for name in BACKENDS[:-1]:
        try:
            return open_group(name, rng)
        except ImportError:
            continue
    return open_group(BACKENDS[-1], rng)
