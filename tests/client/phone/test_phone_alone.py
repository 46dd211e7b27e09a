"""The game that phones play alone, handed out by a computer at a table."""

import gzip
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.client.phone.test_phone_server import fetch
from tests.support.nodes import small_table
from tests.support.phone_host import phone_host
from tests.support.web_folder import built_folder
from tusac_qt.phone.alone_files import alone_files

VERSION = "0123456789abcdef"
PIECE = bytes(range(256)) * 1024


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder like the one that is built."""
    made = tmp_path / "web"
    made.joinpath(VERSION).mkdir(parents=True)
    made.joinpath("index.html").write_text("<!doctype html>", encoding="utf-8")
    made.joinpath(VERSION, "worker.js").write_text("// works", encoding="utf-8")
    made.joinpath(VERSION, "program.0").write_bytes(PIECE)
    made.joinpath(VERSION, "huge").write_bytes(bytes(1 << 22))
    tmp_path.joinpath("secret.js").write_text("secret", encoding="utf-8")
    return made


def test_the_door_offers_it_only_where_the_computer_has_it(tmp_path: Path, folder: Path) -> None:
    with phone_host(tmp_path / "with", small_table(2), alone=(tmp_path / "none", folder)) as host:
        offered = host.page().screen["alone"]
        assert (offered["label"], offered["address"]) == ("Play alone", "/alone/")
    with phone_host(tmp_path / "without", small_table(2), alone=(tmp_path / "none",)) as host:
        assert host.page().screen["alone"] is None
        assert fetch(host, "/alone/")[0] == 404


def test_its_files_are_handed_out_and_nothing_beside_them(tmp_path: Path, folder: Path) -> None:
    with phone_host(tmp_path / "host", small_table(2), alone=(folder,)) as host:
        status, headers, body = fetch(host, "/alone/")
        assert (status, gzip.decompress(body)) == (200, b"<!doctype html>")
        assert headers["content-type"] == "text/html; charset=utf-8"
        assert headers["cache-control"] == "no-store"
        assert "script-src 'self' 'wasm-unsafe-eval';" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]

        status, headers, body = fetch(host, f"/alone/{VERSION}/worker.js")
        assert (status, gzip.decompress(body)) == (200, b"// works")
        assert headers["content-type"].startswith("text/javascript")
        assert "immutable" in headers["cache-control"]

        status, headers, body = fetch(host, f"/alone/{VERSION}/program.0")
        assert (status, body) == (200, PIECE)
        assert "content-encoding" not in headers

        (folder / VERSION / "later.js").write_text("not there at the start", encoding="utf-8")
        wrong = ("../secret.js", "%2e%2e/secret.js", "/etc/passwd", f"{VERSION}/../../secret.js", VERSION)
        for path in (*wrong, f"{VERSION}/", f"{VERSION}/huge", f"{VERSION}/later.js"):
            status, headers, body = fetch(host, f"/alone/{path}")
            assert (status, body) == (404, b""), path
            assert headers["cache-control"] == "no-store"
        (folder / VERSION / "program.0").unlink()
        assert fetch(host, f"/alone/{VERSION}/program.0")[0] == 404


def test_every_file_of_the_built_folder_is_handed_out() -> None:
    folder = built_folder()
    files = alone_files((folder,))
    assert files is not None
    for path in folder.rglob("*"):
        if path.is_file():
            found = files.read(path.relative_to(folder).as_posix())
            assert found is not None, path
            assert len(found.content) < 1 << 19, path


_BESIDE = """
import sys
from pathlib import Path
from tests.support.chromium import chromium
from tests.support.nodes import small_table
from tests.support.phone_host import phone_host
from tests.support.web_folder import HAND, built_folder, play_some, touch

with phone_host(Path(sys.argv[1]), small_table(2), alone=(built_folder(),), listens_on="10.77.0.1") as host, chromium() as browser:
    tab = browser.tab(320, 568)
    tab.open(host.serving.invitation.url("10.77.0.1", host.serving.port))
    touch(tab, "[data-key=alone]")
    print(tab.until("document.querySelector('.home .note')?.textContent"))
    print(tab.js("isSecureContext"))
    tab.picture(Path(sys.argv[1], "home.png"))
    touch(tab, "[data-key=play]")
    tab.until(HAND)
    held = play_some(tab)
    other = browser.beside(tab)
    other.open(f"http://10.77.0.1:{host.serving.port}/alone/")
    other.until("document.body.innerText.includes('another tab')")
    touch(other, "[data-key='Continue here']")
    touch(other, "[data-key=continue]")
    assert other.until(HAND) == held
    tab.until("document.body.innerText.includes('another tab')")
    print([one for one in tab.complaints + other.complaints if "Cross-Origin-Opener-Policy" not in one])
"""


@pytest.mark.long
@pytest.mark.slow
def test_a_phone_plays_alone_over_plain_http_in_one_tab_at_a_time(tmp_path: Path) -> None:
    built_folder()
    ip = shutil.which("ip")
    if os.geteuid() or ip is None:
        pytest.skip("an address that no browser trusts wants root and ip")
    space = f"tusac-alone-{os.getpid()}"
    inside = [ip, "netns", "exec", space]
    if subprocess.run([ip, "netns", "add", space], check=False, capture_output=True).returncode:
        pytest.skip("network namespaces are not to be had here")
    try:
        for command in (["link", "set", "lo", "up"], ["addr", "add", "10.77.0.1/32", "dev", "lo"]):
            subprocess.run([*inside, ip, *command], check=True)
        command = [*inside, sys.executable, "-c", _BESIDE, str(tmp_path / "host")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    finally:
        subprocess.run([ip, "netns", "del", space], check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    note, is_secure, complaints = done.stdout.splitlines()
    assert note.startswith("A computer nearby hands out this page")
    assert (is_secure, complaints) == ("False", "[]")
