"""The changes that the mutation run makes in a text, and how it tells killed from surviving ones."""

from pathlib import Path

import pytest

import tools.mutation
from tools.mutation import files_importing, main, mutants


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = a < b == c", ["x = a <= b == c", "x = a < b != c"]),
        ("x = a and b and c", ["x = (b and c)", "x = (a and c)", "x = (a and b)"]),
        ("x = not a", ["x = (a)"]),
        ("x = 2 if a else b", ["x = 3 if a else b", "x = 2 if (not a) else b"]),
        ("x = [y for y in z if y]", ["x = [y for y in z if (not y)]"]),
        ("x -= n", ["x += n"]),
        ("x = any(y)", ["x = all(y)"]),
        ("x = True", ["x = False"]),
        ("go(x)", ["pass"]),
        ("x = 'Tứ Sắc', a + b", ["x = 'Tứ Sắc', (a - b)"]),
        ("x = zip(a, b, strict=True)", []),
        ("def f(a: int | None) -> int | None: 'A text.'", []),
        ("LIMIT_S = 10.0", []),
        ("@d(frozen=True)\nclass A: ...", []),
    ],
)
def test_each_small_thing_is_made_wrong_and_nothing_else(right: str, wrong: list[str]) -> None:
    assert sorted(mutant.text for mutant in mutants(right)) == sorted(wrong)


def test_it_says_where_and_what() -> None:
    found = mutants("# first line\nx = a <= b\n")
    assert [(mutant.line, mutant.right, mutant.wrong) for mutant in found] == [(2, "a <= b", "a < b")]


def test_the_files_importing_a_module_are_those_that_import_it_its_own_first() -> None:
    found = [path.name for path in files_importing("engine.scoring")]
    assert found[0] == "test_scoring.py"
    assert "test_options.py" in found
    assert "test_mesh.py" not in found


@pytest.mark.long
@pytest.mark.real
@pytest.mark.slow
def test_what_no_test_finds_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root = Path(tools.mutation.__file__).parent.parent
    (tmp_path / "tools").mkdir()
    for name in ("__init__.py", "mutation.py"):
        (tmp_path / "tools" / name).write_bytes((root / "tools" / name).read_bytes())
    (tmp_path / "room").mkdir()
    (tmp_path / "room" / "ages.py").write_text("def may(age):\n    return age >= 18 and age < 99\n")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_ages.py").write_text(
        "from room.ages import may\n\n\ndef test_it():\n    assert may(18) and may(50) and not may(17)\n"
    )
    (tmp_path / "tests" / "conftest.py").write_text(
        "import hypothesis\n\nhypothesis.settings.register_profile('gate')\n"
    )
    monkeypatch.setattr(tools.mutation, "ROOT", tmp_path)

    assert main([str(tmp_path / "room" / "ages.py")]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[:-1] == [
        "room/ages.py:2: age >= 18 and age < 99  ->  (age >= 18)",
        "room/ages.py:2: age < 99  ->  age <= 99",
        "room/ages.py:2: 99  ->  100",
    ]
    assert lines[-1] == "3 of 6 changes are found by none of 1 files of tests"

    assert main([str(tmp_path / "room" / "ages.py"), "--minutes", "0"]) == 0
    last = capsys.readouterr().out
    assert last == "0 of 0 changes are found by none of 1 files of tests; 6 were not tried\n"
