"""The files of the page for phones, and a way to run its modules with node, for tests."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).resolve().parents[2] / "tusac_qt" / "phone" / "page"
VECTORS = Path(__file__).resolve().parents[1] / "vectors" / "phone"
_ASKED = Path(__file__).with_suffix(".mjs")
_MODULES_SINCE = 18


def vector(name: str) -> Any:  # noqa: ANN401 - JSON of any shape
    """Return one of the examples of the contract."""
    return json.loads((VECTORS / f"{name}.json").read_text(encoding="utf-8"))


def asked_of_page(question: str, about: object) -> Any:  # noqa: ANN401 - JSON of any shape
    """Return what the page's modules answer to a question of `phone_modules.mjs`.

    Skips the test where there is no node.
    """
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed: apt-get install nodejs")
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    if int(version.removeprefix("v").split(".")[0]) < _MODULES_SINCE:
        pytest.skip(f"node {version.strip()} is older than {_MODULES_SINCE}")
    done = subprocess.run(
        [node, str(_ASKED), question], input=json.dumps(about), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
