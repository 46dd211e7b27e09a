"""The digests of a greeting: each binds all that it is made of, and none can serve for another."""

import hashlib
from itertools import permutations

from net.links.binding import committed, greeting_digest, tagged_digest, to_be_signed
from net.links.pake import Role


def test_a_greeting_is_another_one_if_any_part_of_it_is() -> None:
    parts = [hashlib.sha256(bytes((place,))).digest() for place in range(5)]
    made = {greeting_digest(*chosen) for chosen in permutations(parts, 4)}

    assert len(made) == 120


def test_parts_cannot_be_cut_elsewhere() -> None:
    """Bytes that move from one part into the next would otherwise leave the digest as it was."""
    assert tagged_digest(b"x", b"ab", b"c") != tagged_digest(b"x", b"a", b"bc")
    assert tagged_digest(b"x", b"ab") != tagged_digest(b"xa", b"b")
    assert tagged_digest(b"x", b"") != tagged_digest(b"x")


def test_what_one_end_signs_is_nothing_that_the_other_signs_or_commits_to() -> None:
    greeting = bytes(32)
    signed = {to_be_signed(role, greeting) for role in Role}

    assert len(signed) == len(Role)
    assert committed(greeting) not in signed
    assert tagged_digest(b"signature", greeting) not in signed
