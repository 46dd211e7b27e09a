"""Command lines of `tusac` as processes with a home of their own, typed at and read line by line."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.patience import PATIENCE_S

NOWHERE = ("unshare", "-rn")
PROMPT = " > "
"""Ends every question."""


class CommandLine:
    """A running `tusac`, its output read as it comes.

    Attributes:
        home: its user's.
        process: the process.
    """

    def __init__(
        self,
        home: Path,
        *words: str,
        prelude: str = "",
        without_network: bool = False,
        program: str | None = None,
    ) -> None:
        """Start it.

        Args:
            home: its user's.
            words: of the command line, in English.
            prelude: Python that is run before the program is imported.
            without_network: run it in a network namespace in which there is nothing.
            program: a `tusac` that was built, in place of this tree; it takes no prelude.
        """
        self.home = home
        environment = os.environ | {
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_DATA_HOME": str(home / "data"),
            "XDG_STATE_HOME": str(home / "state"),
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
            "PYTHONUNBUFFERED": "1",
        }
        code = f"{prelude}\nimport sys\nfrom tusac_qt.cli import main\nsys.exit(main({[*words]!r}))"
        command = (sys.executable, "-c", code) if program is None else (program, *words)
        self.process = subprocess.Popen(
            [*(NOWHERE if without_network else ()), *command],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self._text = b""
        self._errors = b""
        self._grown = threading.Condition()
        self._readers = [threading.Thread(target=self._read, args=(name,)) for name in ("stdout", "stderr")]
        for reader in self._readers:
            reader.start()

    @property
    def output(self) -> str:
        """Its standard output so far."""
        return self._text.decode()

    @property
    def errors(self) -> str:
        """Its standard error so far."""
        return self._errors.decode()

    def type(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def until(self, text: str) -> str:
        """Wait until a text was printed; return all output so far. Fails the test if it is not in time."""
        with self._grown:
            self._grown.wait_for(lambda: text in self.output or self.process.poll() is not None, PATIENCE_S)
        assert text in self.output, f"no {text!r} in:\n{self.output[-2000:]}\n{self.errors[-2000:]}"
        return self.output

    def press_enter(self) -> None:
        """Press Enter at every question until it has ended."""
        answered = 0
        while self.process.poll() is None:
            asked = self.output.count(PROMPT)
            if asked > answered:
                self.type("")
                answered = asked
            time.sleep(0.02)

    def end(self) -> int:
        """Wait for its end and return its exit status."""
        status = self.process.wait(PATIENCE_S)
        for reader in self._readers:
            reader.join()
        return status

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self.process.send_signal(signal.SIGINT)

    def close(self) -> None:
        """End it if it still runs."""
        self.process.kill()
        self.end()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()

    def _read(self, name: str) -> None:
        stream = getattr(self.process, name)
        while chunk := os.read(stream.fileno(), 4096):
            with self._grown:
                if name == "stdout":
                    self._text += chunk
                else:
                    self._errors += chunk
                self._grown.notify_all()


class Terminals:
    """Command lines, each of another person."""

    def __init__(self, folder: Path, program: str | None = None) -> None:
        self._folder = folder
        self._program = program
        self._open: list[CommandLine] = []

    def run(self, *words: str, prelude: str = "", without_network: bool = False) -> CommandLine:
        """Start a command line."""
        home = self._folder / str(len(self._open))
        home.mkdir()
        words = (*words, "--lang", "en")
        self._open.append(
            CommandLine(home, *words, prelude=prelude, without_network=without_network, program=self._program)
        )
        return self._open[-1]

    def again(self, before: CommandLine, *words: str) -> CommandLine:
        """Kill a command line as the system would, and let its person start another."""
        before.process.kill()
        before.process.wait()
        self._open.append(CommandLine(before.home, *words, "--lang", "en", program=self._program))
        return self._open[-1]

    def host(self, *words: str, prelude: str = "") -> tuple[CommandLine, str]:
        """Host a table that is in no list; return the command line and the table's local address."""
        host = self.run(
            "host", "--text", "--port", "0", "--no-advertise", "--pace", "instant", *words, prelude=prelude
        )
        shown = host.until("not ready")
        port = shown.partition("ddress ")[2].partition("\n")[0].rstrip(".").rpartition(":")[2]
        return host, f"127.0.0.1:{port}"

    def close(self) -> None:
        """End all."""
        for line in self._open:
            line.close()


@contextmanager
def terminals(folder: Path, program: str | None = None) -> Iterator[Terminals]:
    """Command lines that have all ended when this is done.

    Args:
        folder: where their homes are made.
        program: a `tusac` that was built, in place of this tree.
    """
    made = Terminals(folder, program)
    try:
        yield made
    finally:
        made.close()
