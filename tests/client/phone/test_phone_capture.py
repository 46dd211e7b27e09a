"""The traffic between phones and their computer, captured in a network of its own: no card, no name."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

_BEHIND = """
import sys
from pathlib import Path
from tests.support.nodes import small_table
from tests.support.phone_host import phone_host

with phone_host(Path(sys.argv[1]), small_table(2)) as host:
    page = host.page()
    page.sit("Hoang Thi Hoa")
    page.wait(lambda page: bool(page.screen.get("buttons")))
    page.press("ready")
    host.ready()
    words = set()
    def is_over(page):
        page.play_on()
        hand = [card for group in page.screen.get("hand", ()) for card in group["cards"]]
        words.update(card["spoken"] for card in hand)
        words.update('"' + card["card"] + '"' for card in hand)
        return bool((page.screen.get("result") or {}).get("places"))
    page.wait(is_over)
    print(host.serving.port)
    print(host.serving.invitation.key)
    print("\\n".join(sorted(words)))
"""


@pytest.mark.long
@pytest.mark.slow
def test_a_capture_of_a_whole_match_shows_no_card_no_name_and_no_key(tmp_path: Path) -> None:
    ip, tcpdump = shutil.which("ip"), shutil.which("tcpdump")
    if os.geteuid() or ip is None or tcpdump is None:
        pytest.skip("capturing wants root, ip and tcpdump")
    space = f"tusac-phones-{os.getpid()}"
    inside = [ip, "netns", "exec", space]
    if subprocess.run([ip, "netns", "add", space], check=False, capture_output=True).returncode:
        pytest.skip("network namespaces are not to be had here")
    try:
        subprocess.run([*inside, ip, "link", "set", "lo", "up"], check=True)
        taken = tmp_path / "taken.pcap"
        tap = subprocess.Popen(
            [*inside, tcpdump, "-U", "-i", "lo", "-w", str(taken), "-Z", "root", "tcp"],
            stderr=subprocess.PIPE,
            text=True,
        )
        assert tap.stderr is not None
        if "listening" not in tap.stderr.readline():
            tap.kill()
            pytest.skip("tcpdump cannot listen here")
        told = subprocess.run(
            [*inside, sys.executable, "-c", _BEHIND, str(tmp_path / "host")],
            check=True,
            capture_output=True,
            text=True,
        )
        tap.terminate()
        tap.communicate()
    finally:
        subprocess.run([ip, "netns", "del", space], check=False)
    port, key, *words = told.stdout.splitlines()
    captured = taken.read_bytes()
    assert f":{port}/".encode() in captured or f":{port}\r\n".encode() in captured, "the handshake is there"
    assert len(captured) > 50_000
    assert len(words) > 10, words
    for secret in (*words, key, "Hoang Thi Hoa", '"type"', '"tray"'):
        assert secret.encode() not in captured, secret
    assert captured.count(b'"public"') == 1, "of what the server says only its greeting is plain"
