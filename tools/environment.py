"""The environment of this checkout, `.venv`: made once and kept equal to the lock files.

It lies in the checkout, or in this user's cache where the checkout cannot be written.

Nothing is fetched that the lock files do not name with its hash. One stamp for each part records what is
installed, so that a start with nothing to do costs a few file reads. Nothing here imports the game, and
nothing is written to standard output, which belongs to whatever is started afterwards.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tools.progress import UNREACHABLE, narrate

ROOT = Path(__file__).resolve().parent.parent


def home_of(root: Path) -> Path:
    """Return the folder for the environment of a checkout, and for all else that is made of it."""
    if (root / ".venv" / "stamps" / "run").exists():  # made by whoever may write here
        return root
    try:
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError:
        name = f"source-{hashlib.sha256(os.fsencode(root)).hexdigest()[:12]}"
        return _caches() / "tusac" / name


def _caches() -> Path:
    """Return the folder in which this user's programs keep files that they can make again."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


VENV = home_of(ROOT) / ".venv"

AGAIN = "then start the same command again."

FAILURES = {
    UNREACHABLE.pattern: (f"The packages could not be fetched: no network. Connect, {AGAIN}"),
    r"CERTIFICATE_VERIFY_FAILED": (
        "The packages could not be fetched: the connection cannot be trusted. Set this computer's clock and"
        f" date right, or look whether a virus scanner or a proxy reads along, {AGAIN}"
    ),
    r"No space left on device": f"The disk is full. Make room, about 600 MB, {AGAIN}",
    r"DO NOT MATCH THE HASHES": "A fetched package is not the one that the lock file names. It was refused.",
    r"No matching distribution found": (
        "There is no ready-made package for this Python on this system. tusac runs on CPython 3.11 to 3.15: "
        "Linux (glibc 2.34), macOS 13, Windows 10, or newer ones of them; on ARM take Python 3.11 to 3.13."
    ),
}
"""What pip says when it fails, and what the player is told; the first that fits. Network troubles come
first, because pip ends those too with "No matching distribution found"."""


class SetupError(Exception):
    """The start cannot go on. The message says in plain words what the player can do."""


@dataclass(frozen=True, slots=True)
class Part:
    """Something that is installed together.

    Attributes:
        name: names its stamp.
        heading: what the player is told while it is installed.
        sources: files and globs below the root; a change in any installs the part anew.
        arguments: what follows `pip install`.
    """

    name: str
    heading: str
    sources: tuple[str, ...]
    arguments: tuple[str, ...]

    def stamp(self) -> str:
        """Return a digest of all that decides what is installed, the place of the checkout included."""
        digest = hashlib.sha256(os.fsencode("\0".join((*self.arguments, str(ROOT)))))
        for source in self.sources:
            for path in sorted(ROOT.glob(source)):
                digest.update(path.name.encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()

    def is_installed(self) -> bool:
        """Return whether the environment holds this part as the files are now."""
        try:
            return (VENV / "stamps" / self.name).read_text() == self.stamp()
        except FileNotFoundError:
            return False


def _locked(name: str, heading: str, *arguments: str) -> Part:
    lock = f"requirements/{name}.lock"
    # A lock file names all that is needed, so nothing is left to resolve. Where pip resolves all the same,
    # one of 2023 looks at the newest release of what another package wants with an extra, finds no hash, and
    # gives up.
    whole = ("--require-hashes", "--no-deps")
    return Part(name, heading, (lock,), (*whole, *arguments, "-r", str(ROOT / lock)))


_BINARY = ("--only-binary", ":all:")
RUN = _locked("run", "Fetching what the game needs (about 90 MB)", *_BINARY)
PROJECT = Part(
    "project",
    "Installing the checkout for its tests",
    ("pyproject.toml",),
    ("--no-deps", "--no-index", "--no-build-isolation", "--editable", str(ROOT)),
)
DEV = _locked("dev", "Fetching the development tools (about 40 MB)", *_BINARY)
PACKAGE = _locked("package", "Fetching what builds packages (about 10 MB)", *_BINARY)
ANCHORS = _locked(
    "anchors", "Fetching what the benchmarks compare with", "--no-build-isolation", "--use-pep517"
)


def python() -> Path:
    """Return the path of the environment's interpreter."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare(*parts: Part) -> None:
    """Make the environment if need be and install those `parts` that it does not hold yet.

    A broken or half-made environment is made anew. Raises SetupError.
    """
    if _is_whole() and all(part.is_installed() for part in parts):
        return
    with _alone():
        if not _is_whole():
            _create()
        for part in parts:
            if not part.is_installed():
                _install(part)


def _unfinished() -> Path:
    """Return the path of the file that stands while the environment is being changed."""
    return VENV / "unfinished"


def _is_whole() -> bool:
    """Return whether the environment is finished and its interpreter is still the one it was made with."""
    if _unfinished().exists() or not python().exists():
        return False
    if python().resolve() != Path(sys.executable).resolve():
        return True
    # A system upgrade may have put a newer Python under the name that the environment points to.
    return any(
        (VENV / place).is_dir() for place in ("Lib", f"lib/python{sys.version_info[0]}.{sys.version_info[1]}")
    )


def _create() -> None:
    """Make an empty environment with pip in place of whatever is there."""
    for module in ("venv", "ensurepip"):
        if find_spec(module) is None:
            raise SetupError(_no_venv())
    print("Setting up .venv for tusac", file=sys.stderr, flush=True)
    if VENV.exists():
        try:
            shutil.rmtree(VENV)
        except OSError as error:
            msg = f"The unfinished {VENV} cannot be removed ({error.strerror}): remove it, {AGAIN}"
            raise SetupError(msg) from None
    try:
        VENV.mkdir(parents=True)
        _unfinished().touch()
    except OSError as error:
        msg = f"{VENV} cannot be made: {error.strerror}."
        raise SetupError(msg) from None
    command = [sys.executable, "-m", "venv", str(VENV)]
    answer = subprocess.run(
        command, env=_environment(), capture_output=True, text=True, errors="replace", check=False
    )
    if answer.returncode != 0:
        msg = f"{VENV} cannot be made: {_last_line(answer.stderr or answer.stdout)}"
        raise SetupError(msg)
    _unfinished().unlink()


def _no_venv() -> str:
    if shutil.which("apt-get"):
        package = f"python3.{sys.version_info[1]}-venv"
        return f"This Python cannot make environments. Run: sudo apt-get install -y {package}, {AGAIN}"
    return (
        f"This Python cannot make environments: it lacks venv or ensurepip. Install a complete one, {AGAIN}"
    )


def _environment() -> dict[str, str]:
    """Return what Python and pip are started with: no other packages than ours, and any letter in a path."""
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONHOME", "PYTHONPATH"}}
    return {**kept, "PIP_USER": "0", "PYTHONUTF8": "1"}


def _install(part: Part) -> None:
    """Let pip install `part`, show how it goes, and leave the stamp."""
    print(part.heading, file=sys.stderr, flush=True)
    _unfinished().touch()
    command = [str(python()), "-m", "pip", "install", "--disable-pip-version-check", *part.arguments]
    with subprocess.Popen(
        command,
        env=_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    ) as pip:
        said = narrate(pip.stdout or (), pip.stderr or (), sys.stderr)
        status = pip.wait()
    _unfinished().unlink()  # pip that ends by itself, even in failure, leaves no package half installed
    if status != 0:
        raise SetupError(explain(said))
    stamps = VENV / "stamps"
    stamps.mkdir(exist_ok=True)
    (stamps / part.name).write_text(part.stamp())


def explain(complaint: str) -> str:
    """Return the explanation for the player of pip's standard error when it failed.

    One line where the reason is known; else all that pip wrote, and a last line with what may help.
    """
    for sign, words in FAILURES.items():
        if re.search(sign, complaint):
            return words
    return (
        f"{complaint.strip()}\nThe installation failed. If that says nothing to you, remove {VENV}, {AGAIN}"
    )


def _last_line(text: str) -> str:
    return (text.strip() or "no reason given").splitlines()[-1]


def _lock_function() -> Callable[[int], object]:
    """Return a function that locks an open file, waiting for it; the system unlocks it at the end."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - exists only there

        return lambda handle: msvcrt.locking(handle, msvcrt.LK_LOCK, 1)
    import fcntl  # noqa: PLC0415 - exists only here

    return lambda handle: fcntl.flock(handle, fcntl.LOCK_EX)


@contextmanager
def _alone() -> Iterator[None]:
    """Keep a second start from building the environment at the same time."""
    place = VENV.parent
    try:
        place.mkdir(parents=True, exist_ok=True)
        lock = (place / ".venv.lock").open("w")
    except OSError as error:
        msg = f"{place} cannot be written to: {error.strerror}."
        raise SetupError(msg) from None
    with lock:
        _lock_function()(lock.fileno())
        yield
