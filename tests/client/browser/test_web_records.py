"""The Python of the browser plays the same match from the same seed as a computer's, to the last letter."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.places import ROOT
from tests.support.web_folder import built_folder

pytestmark = pytest.mark.long

SCRIPT = ROOT / "tests" / "support" / "web_records.mjs"
CASES = [
    {"rules": rules, "seats": seats, "rounds": rounds, "level": level, "seed": f"{number:064x}"}
    for number, (rules, seats, rounds, level) in enumerate(
        [
            ("pvt", 4, 2, "hard"), ("viet", 4, 1, "easy"), ("viet", 3, 1, "normal"), ("viet", 2, 2, "hard"), ("tenhu", 2, 1, "hard"),
            ("tenhu", 5, 1, "normal"), ("tenhu", 6, 1, "easy"),
        ],
        11,
    )
]  # fmt: skip


def on_this_computer(case: dict[str, object], home: Path) -> str:
    """Return the record of a match that `tusac play --text` plays, Enter being pressed again and again."""
    home.mkdir()
    (home / "config" / "tusac").mkdir(parents=True)
    (home / "config" / "tusac" / "settings.toml").write_text('name = "An"\n', encoding="utf-8")
    places = {"HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"), "XDG_DATA_HOME": str(home / "data")}
    options = [f"--{name}={case[name]}" for name in ("rules", "seats", "rounds")]
    options += [f"--ai={case['level']}", f"--seed={int(str(case['seed']), 16)}"]
    done = subprocess.run(
        [sys.executable, "-m", "tusac_qt", "--lang", "en", "play", "--text", *options],
        cwd=ROOT, env={**os.environ, **places}, input="\n" * 3000, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (record,) = (home / "data" / "tusac" / "records").glob("*.tusac-record")
    return record.read_text(encoding="utf-8")


def test_the_same_seed_gives_the_same_record(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed: apt-get install nodejs")
    (built,) = (path.parent for path in built_folder().glob("*/parts.json"))
    (tmp_path / "python").mkdir()
    played = subprocess.run(
        [node, str(SCRIPT), str(built), str(tmp_path / "python")],
        input=json.dumps(CASES), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr[-2000:]

    for number, (case, record) in enumerate(zip(CASES, json.loads(played.stdout), strict=True)):
        assert record == on_this_computer(case, tmp_path / f"home{number}"), case
