"""A laboratory of networks: machines as network namespaces on one switch, with lost packets and cut cables.

Needs the rights to make namespaces (root) and the tools `ip`, `bridge` and `nft`; `why_not` says what is
missing. Everything is removed when the laboratory is left; what a killed run left behind, when the next one
begins.
"""

import contextlib
import os
import secrets
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
NETWORK = "192.168.77"
_PREFIX = "tusac-lab"
_RENUMBERED = 100
"""How much higher the last part of an address is after `renumber`."""
_TOOLS = ("ip", "bridge", "nft", "sysctl")
_PATIENCE_S = 10


class LabError(Exception):
    """The laboratory cannot be built; the message is one line."""


@dataclass(slots=True)
class Machine:
    """One machine of the laboratory, with one network card, `eth0`.

    Attributes:
        number: its place, from 1; also the last part of its address.
        namespace: its network namespace.
        switch: the namespace of the switch.
        home: the folder that stands for its player's home.
    """

    number: int
    namespace: str
    switch: str
    home: Path
    _running: list["subprocess.Popen[str]"] = field(default_factory=list)

    @property
    def address(self) -> str:
        """Its IPv4 address."""
        return f"{NETWORK}.{self.number}"

    def run(self, *command: str, seconds: float = 60) -> "subprocess.CompletedProcess[str]":
        """Run a program to its end and return what it printed. Raises TimeoutExpired."""
        return subprocess.run(
            self._inside(command),
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
            env=self._env(),
        )

    def start(self, *command: str) -> "subprocess.Popen[str]":
        """Start a program with pipes for all its streams; it is killed when the laboratory is left."""
        pipe = subprocess.PIPE
        process = subprocess.Popen(
            self._inside(command), stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=self._env()
        )
        self._running.append(process)
        return process

    def tusac(self, *arguments: str, seconds: float = 60) -> "subprocess.CompletedProcess[str]":
        """Run this tree's program to its end and return its output."""
        return self.run(sys.executable, "-m", "tusac_qt", *arguments, seconds=seconds)

    def start_tusac(self, *arguments: str) -> "subprocess.Popen[str]":
        """Start the program of this tree."""
        return self.start(sys.executable, "-m", "tusac_qt", *arguments)

    def block_multicast(self) -> None:
        """Drop incoming multicast of mDNS, as some access points do."""
        self._filter("udp dport 5353 ip daddr 224.0.0.251 drop", "udp dport 5353 ip6 daddr ff02::fb drop")

    def drop_inbound(self, but: str = "") -> None:
        """Drop unsolicited packets, as a firewall does, except those that the nftables rule `but` accepts."""
        answers = ("ct state established,related accept", "iif lo accept", "meta l4proto ipv6-icmp accept")
        self._filter(*answers, *filter(None, [but]), policy="drop")

    def lose(self, percent: int) -> None:
        """Lose this share of incoming packets, at random."""
        self._filter(f"numgen random mod 100 < {percent} drop")

    def heal(self) -> None:
        """Let all packets in again."""
        _do("ip", "netns", "exec", self.namespace, "nft", "flush", "ruleset")

    def pull_cable(self) -> None:
        """Let nothing through between the switch and this machine, which does not notice."""
        _do("bridge", "-netns", self.switch, "link", "set", "dev", self._port, "state", "0")

    def plug_in(self) -> None:
        """Let all packets through again."""
        _do("bridge", "-netns", self.switch, "link", "set", "dev", self._port, "state", "3")

    def forget_ipv4(self) -> None:
        """Keep link-local IPv6 as the only address."""
        _do("ip", "-netns", self.namespace, "address", "flush", "dev", "eth0", "scope", "global")

    def renumber(self) -> None:
        """Get another IPv4 address in the same network, as from a router that was restarted."""
        at = ("dev", "eth0")
        _do("ip", "-netns", self.namespace, "address", "del", f"{self.address}/24", *at)
        _do(
            "ip", "-netns", self.namespace, "address", "add", f"{NETWORK}.{_RENUMBERED + self.number}/24", *at
        )

    def connect(self) -> None:
        """Bring the machine up, wired to the switch."""
        for key in ("default.accept_dad", "all.accept_dad"):  # an address can be used at once
            _do("ip", "netns", "exec", self.namespace, "sysctl", "-qw", f"net.ipv6.conf.{key}=0")
        _do(
            *("ip", "link", "add", "name", "eth0", "netns", self.namespace, "type", "veth"),
            *("peer", "name", self._port, "netns", self.switch),
        )
        self._wire()

    def lag(self, milliseconds: float, jitter_ms: float) -> None:
        """Wire the machine to the switch by a cable that takes so long each way, a little more or less.

        Before anything is started on the machine. Raises LabError.
        """
        _do("ip", "-netns", self.namespace, "link", "delete", "eth0")
        ends = (self.namespace, "eth0", self.switch, self._port)
        cable = self.start(
            sys.executable, "-m", "lab.network.slow_cable", *ends, str(milliseconds), str(jitter_ms)
        )
        if cable.stdout is None or not cable.stdout.readline():
            msg = f"no slow cable: {' '.join(cable.communicate()[1].split()[-12:])}"
            raise LabError(msg)
        self._wire()

    def _wire(self) -> None:
        inside, outside = ("ip", "-netns", self.namespace), ("ip", "-netns", self.switch)
        _do(*inside, "address", "add", f"{self.address}/24", "dev", "eth0")
        _do(*inside, "link", "set", "lo", "up")
        _do(*outside, "link", "set", self._port, "master", "switch", "up")
        _do(*inside, "link", "set", "eth0", "up")

    def stop(self) -> None:
        """Kill what was started here. No other thread may read from it any more."""
        for process in self._running:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout, process.stderr):
                if stream is not None:
                    with contextlib.suppress(BrokenPipeError):
                        stream.close()
        self._running.clear()

    @property
    def _port(self) -> str:
        return f"port{self.number}"

    def _inside(self, command: Sequence[str]) -> list[str]:
        return ["ip", "netns", "exec", self.namespace, *command]

    def _env(self) -> dict[str, str]:
        home = {"HOME": "", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "XDG_STATE_HOME": "state"}
        places = {name: str(self.home / folder) for name, folder in home.items()}
        return {
            **os.environ,
            **places,
            "PYTHONPATH": str(ROOT),
            "QT_QPA_PLATFORM": "offscreen",
            "LANG": "C.UTF-8",
        }

    def _filter(self, *rules: str, policy: str = "accept") -> None:
        chain = (f"type filter hook input priority 0; policy {policy};", *rules)
        table = "table inet lab {\nchain input {\n" + "\n".join(chain) + "\n}\n}\n"
        self.heal()
        _do("ip", "netns", "exec", self.namespace, "nft", table)


def why_not() -> str:
    """Return why no laboratory can be built here, in one line; "" if one can."""
    missing = [tool for tool in _TOOLS if shutil.which(tool) is None]
    if missing:
        return f"a network laboratory needs {', '.join(missing)}"
    trial = f"{_PREFIX}-{os.getpid()}-trial"
    try:
        _do("ip", "netns", "add", trial)
        _do("ip", "netns", "exec", trial, "nft", "list", "ruleset")
    except LabError as error:
        return f"a network laboratory cannot be built here: {error}"
    finally:
        _remove(trial)
    return ""


@contextlib.contextmanager
def laboratory(machines: int, homes: Path) -> Iterator[tuple[Machine, ...]]:
    """Build machines on one switch and remove all of it in the end. Raises LabError.

    Args:
        machines: how many.
        homes: a folder to make their homes in.
    """
    _sweep()
    name = f"{_PREFIX}-{os.getpid()}-{secrets.token_hex(2)}"
    switch = f"{name}-switch"
    built = tuple(
        Machine(number, f"{name}-{number}", switch, homes / f"machine{number}")
        for number in range(1, machines + 1)
    )
    try:
        _do("ip", "netns", "add", switch)
        _do("ip", "-netns", switch, "link", "add", "switch", "type", "bridge", "mcast_snooping", "0")
        _do("ip", "-netns", switch, "link", "set", "switch", "up")
        for machine in built:
            machine.home.mkdir(parents=True)
            _do("ip", "netns", "add", machine.namespace)
            machine.connect()
        yield built
    finally:
        for machine in built:
            machine.stop()
            _remove(machine.namespace)
        _remove(switch)


def _sweep() -> None:
    """Remove what laboratories left behind whose process is no more."""
    listed = _do("ip", "netns", "list")
    for line in listed.splitlines():
        name = line.split()[0]
        owner = name.removeprefix(f"{_PREFIX}-").partition("-")[0]
        if name.startswith(f"{_PREFIX}-") and not Path("/proc", owner).exists():
            _remove(name)


def _remove(namespace: str) -> None:
    with contextlib.suppress(LabError):
        _do("ip", "netns", "delete", namespace)


def _do(*command: str) -> str:
    """Run a program and return what it printed. Raises LabError if it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE_S, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        msg = f"{' '.join(command)}: {error}"
        raise LabError(msg) from error
    if done.returncode:
        msg = f"{' '.join(command)}: {' '.join(done.stderr.split()) or done.returncode}"
        raise LabError(msg)
    return done.stdout
