"""Signs of a firewall on this machine that may keep others out.

What tools of the system print is read, never changed.
"""

import re
import subprocess
import sys
from enum import Enum
from pathlib import Path

PATIENCE_S = 5.0


class Firewall(Enum):
    """A firewall that may keep others out."""

    UFW = "ufw"
    FIREWALLD = "firewalld"
    NETFILTER = "netfilter"
    WINDOWS_PUBLIC = "windows_public"
    MACOS = "macos"


_UFW_SETTINGS = Path("/etc/ufw/ufw.conf")


def firewall_signs() -> tuple[Firewall, ...]:
    """Look for firewalls that are on; what cannot be asked without rights is not told.

    Takes up to a few seconds.
    """
    if sys.platform == "win32":
        command = "powershell", "-NoProfile", "-Command", "(Get-NetConnectionProfile).NetworkCategory"
        return (Firewall.WINDOWS_PUBLIC,) if is_public_network(_printed(*command)) else ()
    if sys.platform == "darwin":
        tool = "/usr/libexec/ApplicationFirewall/socketfilterfw"
        return (Firewall.MACOS,) if is_macos_firewall_on(_printed(tool, "--getglobalstate")) else ()
    try:
        settings = _UFW_SETTINGS.read_text(encoding="utf-8", errors="replace")
    except OSError:
        settings = ""
    signs = {
        Firewall.UFW: is_ufw_on(settings),
        Firewall.FIREWALLD: _printed("firewall-cmd", "--state").strip() == "running",
        Firewall.NETFILTER: is_inbound_dropped(_printed("nft", "list", "ruleset")),
    }
    return tuple(sign for sign, is_on in signs.items() if is_on)


def is_ufw_on(settings: str) -> bool:
    """Return whether ufw's own settings file has it start with the system."""
    return re.search(r"^\s*ENABLED\s*=\s*[\"']?yes", settings, re.MULTILINE | re.IGNORECASE) is not None


def is_inbound_dropped(ruleset: str) -> bool:
    """Return whether what `nft list ruleset` prints drops inbound packets that no rule lets in."""
    return re.search(r"hook input\b[^}]*?policy drop", ruleset) is not None


def is_public_network(categories: str) -> bool:
    """Return whether Windows treats one of its networks as public, by the category names it prints."""
    return "Public" in categories.split()


def is_macos_firewall_on(state: str) -> bool:
    """Return whether the state macOS prints is that its application firewall is on."""
    return re.search(r"State = [12]\b", state) is not None


def _printed(*command: str) -> str:
    """Return what a program prints; "" if there is none or it fails."""
    try:
        done = subprocess.run(  # noqa: S603 - fixed programs with fixed arguments
            command, capture_output=True, timeout=PATIENCE_S, check=True, stdin=subprocess.DEVNULL
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.decode(errors="replace")
