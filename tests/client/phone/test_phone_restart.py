"""The program that serves phones is killed and continues.

The phones come back to their hands by themselves.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.phone_host import continued_host
from tests.support.phone_page import PhonePage
from tusac_qt.phone.invitation import Invitation


def hand(page: PhonePage) -> list[str]:
    return sorted(card["card"] for group in page.screen["hand"] for card in group["cards"])


@pytest.mark.long
@pytest.mark.slow
def test_a_host_killed_and_continued_has_the_same_phones_with_the_same_hands(tmp_path: Path) -> None:
    first = subprocess.Popen(
        [sys.executable, "-m", "tests.support.phone_host_process", str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert first.stdin is not None
    assert first.stdout is not None
    port, token, key, _table = first.stdout.readline().split()
    page = PhonePage(int(port), Invitation(token, key))
    page.sit("Hoa")
    page.wait(lambda page: bool(page.screen.get("buttons")))
    page.press("ready")
    first.stdin.write("ready\n")
    first.stdin.flush()
    page.wait(lambda page: page.screen["type"] == "table")
    page.press("auto:passes_when_nothing")  # so that the table waits for the phone
    page.wait(lambda page: page.screen["asks"] is not None)
    held = hand(page)
    first.kill()
    first.communicate()

    with continued_host(tmp_path) as again:
        assert (again.serving.port, again.serving.invitation) == (int(port), Invitation(token, key))
        back = again.page(page.resume)
        back.wait(lambda page: page.screen["type"] == "table")
        assert hand(back) == held
