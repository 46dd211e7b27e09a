"""The copy of the rounds in C, from which the expert learned, plays as the engine does."""

from pathlib import Path

import pytest

from lab.expert.compare import RULES, SOURCE, build, compiler, differing

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(compiler() is None, reason="there is no C compiler (cc) on this machine"),
]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("with_expert", [False, True], ids=["hard", "expert"])
def test_the_copy_pays_as_the_kernel(name: str, with_expert: bool, tmp_path: Path) -> None:  # noqa: FBT001
    assert not differing(build(tmp_path), name, 40, with_expert=with_expert, folder=tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "otherwise", "with_expert"),
    [("now * 106", "now * 130", False), ("drops[0].worth * 85", "drops[0].worth * 100", True)],
)
def test_a_copy_that_plays_otherwise_is_found(
    line: str,
    otherwise: str,
    with_expert: bool,  # noqa: FBT001
    tmp_path: Path,
) -> None:
    text = SOURCE.read_text(encoding="utf-8")
    assert text.count(line) == 1
    changed = tmp_path / "changed.c"
    changed.write_text(text.replace(line, otherwise), encoding="utf-8")

    assert differing(build(tmp_path, changed), "pvt", 40, with_expert=with_expert, folder=tmp_path)
