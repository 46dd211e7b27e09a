"""A browser that lacks what the page needs says so, in its own language, and runs nothing else."""

import json
import re
import shutil
import subprocess

import pytest

from tests.support.phone_full import LANGUAGES
from tusac_qt.phone.page_files import page_files

_RUN = """
const told = [];
globalThis.window = globalThis;
Object.defineProperty(globalThis, 'navigator', { value: { languages: [process.argv[2]] } });
globalThis.CSS = { supports: () => process.argv[3] === 'new' };
globalThis.HTMLDialogElement = function () {};
globalThis.document = {
  createElement: () => ({ setAttribute() {} }), body: { insertBefore: (place) => told.push(place.textContent) },
  addEventListener: (_kind, then) => then(),
};
SOURCE
console.log(JSON.stringify([told, Boolean(globalThis.tusacTooOld)]));
"""


def told(language: str, age: str) -> tuple[list[str], bool]:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node is installed: apt-get install nodejs")
    source = _RUN.replace("SOURCE", page_files()["old.js"].content.decode())
    done = subprocess.run(
        [node, "-", language, age], input=source, capture_output=True, text=True, check=True
    )
    texts, is_old = json.loads(done.stdout)
    return texts, is_old


def test_an_old_browser_says_so_in_its_language() -> None:
    found = {code: told(code.replace("_", "-"), "old")[0][0] for code in LANGUAGES}
    assert found["en"] == "This browser is too old to play here."
    assert len(set(found.values())) == len(LANGUAGES)
    assert told("eo", "old") == ([found["en"]], True)
    assert told("fr-CA", "old")[0] == [found["fr"]]


def test_a_new_browser_is_told_nothing() -> None:
    assert told("vi", "new") == ([], False)


def test_the_script_that_says_so_is_plain_enough_for_any_browser() -> None:
    source = page_files()["old.js"].content.decode()
    assert not re.search(r"=>|`|\?\?|\?\.|\b(let|const|class|import|async)\b", source)


def test_no_unit_that_an_older_browser_lacks_takes_a_whole_rule_with_it() -> None:
    """An unknown function there drops the declaration: a plain one must stand before it, or a question."""
    css = page_files()["table.css"].content.decode()
    shorthand = [rule for rule in re.findall(r"grid-template:[^;]*;", css) if "dvh" in rule]
    assert shorthand == []
