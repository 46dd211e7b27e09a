"""One hash for many points, and a short proof that a point is among them at its place (Merkle 1987)."""

from collections.abc import Sequence

from net.crypto.hashing import HASH_BYTES, tagged_hash


def merkle_root(leaves: Sequence[bytes]) -> bytes:
    """The 32 bytes that bind the leaves, one or more, and their order."""
    return _levels(leaves)[-1][0]


def merkle_path(leaves: Sequence[bytes], index: int) -> tuple[bytes, ...]:
    """The hashes that lead from leaf `index` to the root."""
    path = []
    for level in _levels(leaves)[:-1]:
        beside = index ^ 1
        if beside < len(level):
            path.append(level[beside])
        index >>= 1
    return tuple(path)


def is_leaf(root: bytes, leaf: bytes, index: int, count: int, path: Sequence[bytes]) -> bool:
    """Whether the path proves that `leaf` is number `index` of the `count` leaves under that root."""
    if not 0 <= index < count or any(len(step) != HASH_BYTES for step in path):
        return False
    node = _leaf(leaf, index, count)
    steps = list(path)
    while count > 1:
        if index ^ 1 < count:
            if not steps:
                return False
            beside = steps.pop(0)
            node = _node(beside, node) if index & 1 else _node(node, beside)
        index, count = index >> 1, (count + 1) >> 1
    return not steps and node == root


def _levels(leaves: Sequence[bytes]) -> list[list[bytes]]:
    level = [_leaf(leaf, index, len(leaves)) for index, leaf in enumerate(leaves)]
    levels = [level]
    while len(level) > 1:
        # A node without a neighbor rises unchanged.
        paired = [_node(level[index], level[index + 1]) for index in range(0, len(level) - 1, 2)]
        level = paired + level[len(paired) * 2 :]
        levels.append(level)
    return levels


def _leaf(leaf: bytes, index: int, count: int) -> bytes:
    return tagged_hash(b"merkle leaf", index.to_bytes(4, "big"), count.to_bytes(4, "big"), leaf)


def _node(left: bytes, right: bytes) -> bytes:
    return tagged_hash(b"merkle node", left, right)
