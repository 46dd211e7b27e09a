"""The page for phones in a real Chromium, judged by axe-core.

That finds what people with disabilities cannot use.
"""

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.client.phone.test_phone_browser import SCREENS, arrived, shown
from tests.support.chromium import Tab, chromium
from tests.support.phone_stage import phone_stage

_FOUND = """axe.run(document, {resultTypes: ['violations']}).then((result) => result.violations.map(
  (found) => `${found.id}: ${found.nodes.map((node) => node.html).join(' ')}`.slice(0, 400)))"""


def judged(tab: Tab) -> list[str]:
    """Return what axe-core finds wrong with what is seen."""
    found: list[str] = tab.js(_FOUND)
    return found


@pytest.mark.long
@pytest.mark.slow
def test_no_screen_has_what_axe_finds_wrong() -> None:
    package = find_spec("axe_core_python")
    if package is None or package.origin is None:
        pytest.skip("axe-core-python is not installed: it is in requirements/dev.lock")
    axe = Path(package.origin).with_name("axe.min.js").read_text(encoding="utf-8")
    with chromium() as browser, phone_stage() as stage:
        tab = arrived(browser, stage)
        tab.do("Page.setBypassCSP", enabled=True)  # else the policy of the page keeps the judge out
        tab.open(stage.address)
        tab.until("document.querySelector('#name')")
        tab.js(f"{axe}; 1")
        for name in SCREENS:
            shown(tab, stage, name)
            assert judged(tab) == [], name
        shown(tab, stage, "table")
        tab.until("document.querySelector('.table')")
        tab.js("document.querySelector('.table').append(document.createElement('button')); 1")
        assert any("button-name" in found for found in judged(tab)), "it would find a button without words"
        tab.js("document.querySelector('.table > button:last-child').remove()")
        tab.tap("[data-key=menu]")
        tab.until("document.querySelector('dialog').open")
        tab.tap("dialog [data-key=settings] summary")
        assert judged(tab) == []
