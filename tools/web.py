"""`python3 run.py web`: build the game for browsers, a folder of files that any web server hands out.

`dist/web` has all of it: the page for phones with the parts of `tusac_qt/browser/page`, Python for
WebAssembly from its npm package, the three packages from the lock file of the game, and the modules that a
page alone needs, compiled. What is fetched is checked against hashes: `requirements/web/package-lock.json`
and `requirements/run.lock`. Nothing is fetched when the page runs but files of this folder.
"""

import argparse
import ast
import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import webbrowser
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Collection, Iterator
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import grimp

from tools.environment import ROOT, SetupError
from tusac_qt.browser.browser_words import browser_page_words
from tusac_qt.phone.page_files import ALONE_POLICY, page_files
from tusac_qt.words.languages import languages
from tusac_qt.words.translation import speaking

TARGET = ROOT / "dist" / "web"
_WORK = ROOT / "build" / "web"
_PORT = 28470
_OWN_PAGE = ROOT / "tusac_qt" / "browser" / "page"
_ENTRY = "tusac_qt.browser.alone"
_ROOTS = ("engine", "net", "tusac_qt")
_PACKAGES = ("msgspec", "platformdirs", "tomli-w")
"""The packages of the lock file that the modules of the page import."""
_RESOURCES = ("ORIGINS.md", "cloths/*.toml", "i18n/*.ts", "lessons/*.toml", "palettes/*.toml")
_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs")
_UNUSED = re.compile(
    r"(_pydatetime|_pydecimal|_pyio|_pyrepl|argparse|bdb|cmd|code|compileall|configparser|cProfile|ctypes|curses|dbm"
    r"|doctest|email|ensurepip|filecmp|fileinput|ftplib|getopt|http|idlelib|imaplib|lib2to3|mailbox|mimetypes"
    r"|modulefinder|multiprocessing|netrc|nturl2path|optparse|pdb|pickletools|plistlib|poplib|profile|profiling"
    r"|pstats|pyclbr|pydoc|pydoc_data|smtplib|socketserver|sqlite3|symtable|tabnanny|tarfile|test|this|timeit"
    r"|tkinter|trace|turtle|turtledemo|unittest|urllib|venv|wave|wsgiref|xmlrpc|zipapp|zoneinfo)(\.py|/.*)"
    r"|asyncio/(windows_|proactor_).*|importlib/metadata/.*|json/tool.py|logging/(config|handlers).py|xml/(dom|sax)/.*"
    r"|encodings/(big5|cp(?!437)|euc|gb|hp|hz|iso|johab|koi|kz|mac|palmos|ptcp|shift|tis).*"
)
"""Files of Python's library that neither the game nor Pyodide reads."""
_SOURCES = (
    "engine/**/*", "net/**/*", "tusac_qt/*/**/*", *(f"resources/{pattern}" for pattern in _RESOURCES),
    "requirements/web/*", "requirements/run.lock", "installers/web-licenses.txt", "tools/web*",
)  # fmt: skip
_STAMP = _WORK / "stamp"
_PIECE_BYTES = 1 << 18
"""A server of phones hands out no larger answers: what is packed is cut into such pieces."""
_AT_ROOT = ("sw.js", "manifest.webmanifest", "icon-192.png", "icon-512.png")
_ABOUT = "Tứ Sắc, the four-color card game of southern Vietnam: alone against the computer, in this browser."


def main(arguments: list[str]) -> int:
    """Build the folder and tell how large it is; return the exit status."""
    parser = argparse.ArgumentParser(prog="run.py web", description="Build the game for browsers.")
    parser.add_argument("--target", type=Path, default=TARGET, metavar="FOLDER", help="where it is to lie")
    parser.add_argument("--serve", action="store_true", help="then hand it out on this computer, and open it")
    asked = parser.parse_args(arguments)
    target = asked.target.absolute()
    try:
        if not (asked.serve and target == TARGET and is_current()):
            _build_and_tell(target)
        if asked.serve:
            _serve(target)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _build_and_tell(target: Path) -> None:
    """Build the folder and tell how large it is. Raises SetupError."""
    _STAMP.unlink(missing_ok=True)
    version = build(target)
    if target == TARGET:
        _STAMP.write_text(_sources(), encoding="utf-8")
    sizes = {path: path.stat().st_size for path in target.rglob("*") if path.is_file()}
    packed = sum(_packed_size(path) for path in sizes)
    print(f"{target}: version {version}, {len(sizes)} files, {sum(sizes.values()) / 1e6:.1f} MB")
    print(f"A first visit fetches {packed / 1e6:.2f} MB where the server packs texts by gzip.")
    print("Any web server hands it out. On this computer alone: python3 run.py web --serve")


class _Handler(SimpleHTTPRequestHandler):
    """Tells the kinds of scripts whatever the system thinks of their names."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
    }

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
        """Say nothing of each file."""


def _serve(folder: Path) -> None:
    """Hand a folder out to the browsers of this computer until Ctrl+C. Raises SetupError.

    The port is always the same: browsers keep matches by it.
    """
    try:
        server = ThreadingHTTPServer(("127.0.0.1", _PORT), partial(_Handler, directory=str(folder)))
    except OSError as error:
        msg = f"Port {_PORT} of this computer can't be had ({error}): end the program that uses it."
        raise SetupError(msg) from error
    with server, suppress(KeyboardInterrupt):
        address = f"http://localhost:{_PORT}/"
        print(f"{address}\nCtrl+C ends it.", flush=True)
        webbrowser.open(address)
        server.serve_forever()


def is_current() -> bool:
    """Return whether `dist/web` was built from the files that are here now."""
    return _STAMP.is_file() and _STAMP.read_text(encoding="utf-8") == _sources()


def _sources() -> str:
    """Return a digest of all files that the folder may be built from."""
    digest = hashlib.sha256()
    for pattern in _SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file() and path.suffix not in (".pyc", ".md"):
                digest.update(
                    str(path.relative_to(ROOT)).encode() + hashlib.sha256(path.read_bytes()).digest()
                )
    return digest.hexdigest()


def build(target: Path) -> str:
    """Build into a folder, which is replaced; return the version: a digest of all. Raises SetupError."""
    _WORK.mkdir(parents=True, exist_ok=True)
    pyodide, wheels = _fetched_pyodide(), _fetched_wheels()
    with tempfile.TemporaryDirectory(dir=_WORK) as made:
        library, program = Path(made, "library"), Path(made, "program")
        _unpack(pyodide / "python_stdlib.zip", library)
        _gather(program)
        for wheel in wheels:
            _unpack(wheel, program)
        _run(
            [_tool("node"), str(ROOT / "tools" / "web_compile.mjs"), str(pyodide), str(library), str(program)]
        )
        files = _page()
        packed = {
            "pyodide.asm.wasm": (pyodide / "pyodide.asm.wasm").read_bytes(),
            "python_stdlib.zip": _stored_zip(library, Path(made, "library.zip")),
        }
        inside = sorted(path for path in program.rglob("*") if path.is_file())
        packed["program"] = b"".join(path.read_bytes() for path in inside)
        named = [(path.relative_to(program).as_posix(), path.stat().st_size) for path in inside]
    small = {name: gzip.compress(data, 9, mtime=0) for name, data in packed.items()}
    parts = {
        "packed": [
            {"name": name, "size": len(data), "pieces": len(_pieces(data))} for name, data in small.items()
        ],
        "files": named,
        "info": _about_python(),
    }
    files |= {f"{name}.{at}": piece for name, data in small.items() for at, piece in enumerate(_pieces(data))}
    files["parts.json"] = json.dumps(parts).encode()
    files |= {name: (pyodide / name).read_bytes() for name in _PYODIDE}
    return _write(target, files)


def _pieces(data: bytes) -> list[bytes]:
    return [data[at : at + _PIECE_BYTES] for at in range(0, len(data), _PIECE_BYTES)]


def _write(target: Path, files: dict[str, bytes]) -> str:
    """Write the files into a folder of their version, and what leads there beside it."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(hashlib.sha256(name.encode()).digest() + hashlib.sha256(files[name]).digest())
    version = digest.hexdigest()[:16]
    index = files.pop("index.html").decode()
    beside = {name: files.pop(name) for name in _AT_ROOT}
    beside |= {"icon.svg": files["icon.svg"], "index.html": _index(index, version).encode()}
    beside["licenses.txt"] = _licenses().encode()
    names = [
        "./",
        *sorted(beside.keys() - {"sw.js", "index.html"}),
        *(f"{version}/{name}" for name in sorted(files)),
    ]
    worker = beside["sw.js"].decode().replace("VERSION = ''", f"VERSION = '{version}'")
    beside["sw.js"] = worker.replace("FILES = []", f"FILES = {json.dumps(names)}").encode()
    shutil.rmtree(target, ignore_errors=True)
    for name, data in (*beside.items(), *((f"{version}/{name}", data) for name, data in files.items())):
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return version


def _index(page: str, version: str) -> str:
    """Return the first file of the page for phones as a static server is to hand it out."""
    page = page.replace('<meta name="robots" content="noindex">\n', "")
    page = re.sub(r"/page/(?:[0-9a-f]{16}/)?", f"{version}/", page)
    head = (
        f'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{ALONE_POLICY}">\n'
        f'<meta name="description" content="{_ABOUT}">\n<link rel="manifest" href="manifest.webmanifest">\n'
        f'<link rel="stylesheet" href="{version}/home.css">'
    )
    return page.replace('<meta charset="utf-8">', head, 1)


def _page() -> dict[str, bytes]:
    """Return the files of the page: those for phones, with the ones that take their places or come beside."""
    files = {name: one.content for name, one in page_files().items() if not name.startswith("sounds/")}
    files |= {path.name: path.read_bytes() for path in sorted(_OWN_PAGE.iterdir()) if path.suffix != ".md"}
    texts = {}
    for code in languages():
        with speaking(code):
            texts[code] = browser_page_words()
    files["words.json"] = json.dumps(texts, ensure_ascii=False).encode()
    return files


def _gather(program: Path) -> None:
    """Copy the modules that a page alone imports, the packages they lie in, and the data they read."""
    graph = grimp.build_graph(*_ROOTS)
    wanted = {_ENTRY, *graph.find_upstream_modules(_ENTRY)}
    wanted |= {name[: dot.start()] for name in wanted for dot in re.finditer(r"\.", name)}
    sources = [path for name in wanted if (path := _source(name)) is not None]
    sources += (ROOT / "engine").rglob("*.toml")
    literals = {text for path in sources if path.suffix == ".py" for text in _literals(path)}
    resources = ROOT / "resources"
    sources += [path for pattern in _RESOURCES for path in resources.glob(pattern)]
    for path in sources:
        copy = program / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".ts":
            copy.write_bytes(_said(path, literals))
        else:
            shutil.copyfile(path, copy)


def _source(module: str) -> Path | None:
    place = ROOT.joinpath(*module.split("."))
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()), None)


def _literals(path: Path) -> Iterator[str]:
    """Yield every text that stands in a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _said(path: Path, literals: Collection[str]) -> bytes:
    """Return a file of translations with what these texts can ask for, and nothing for translators."""
    tree = ET.parse(path)  # noqa: S314 - our own file
    for context in tree.getroot().iter("context"):
        for message in context.findall("message"):
            for part in message:
                if part.tag not in ("source", "translation"):
                    message.remove(part)
            if message.findtext("source") not in literals:
                context.remove(message)
    said: bytes = ET.tostring(tree.getroot(), encoding="utf-8", xml_declaration=True)
    return said


def _fetched_pyodide() -> Path:
    """Return the folder of the npm package, fetched as its lock file says. Raises SetupError."""
    place = _WORK / "npm"
    place.mkdir(exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copyfile(ROOT / "requirements" / "web" / name, place / name)
    options = ("--ignore-scripts", "--no-audit", "--no-fund", "--omit-lockfile-registry-resolved")
    _run([_tool("npm"), "ci", "--silent", *options, "--prefix", str(place)])
    return place / "node_modules" / "pyodide"


def _about_python() -> dict[str, str]:
    """Return which Python the npm package has, and for which platform wheels are to be."""
    lock = _WORK / "npm" / "node_modules" / "pyodide" / "pyodide-lock.json"
    about: dict[str, str] = json.loads(lock.read_text(encoding="utf-8"))["info"]
    return about


def _fetched_wheels() -> list[Path]:
    """Return the wheels for the Python of the browser, fetched as the lock file says. Raises SetupError."""
    about = _about_python()
    python = ".".join(about["python"].split(".")[:2])
    platform = f"pyemscripten_{about['abi_version']}_wasm32"
    place = _WORK / "wheels"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    wanted = place / "web.lock"
    wanted.write_text("\n".join(_pins()), encoding="utf-8")
    options = (
        "--quiet",
        "--no-deps",
        "--require-hashes",
        "--only-binary",
        ":all:",
        "--python-version",
        python,
    )
    platforms = ("--platform", platform, "--platform", "any", "--implementation", "cp")
    _run([sys.executable, "-m", "pip", "download", *options, *platforms, "-r", str(wanted), "-d", str(place)])
    return sorted(place.glob("*.whl"))


def _pins() -> Iterator[str]:
    """Yield what the lock file says of the packages: version and hashes."""
    lock = (ROOT / "requirements" / "run.lock").read_text(encoding="utf-8")
    for name in _PACKAGES:
        found = re.search(rf"^{name}==\S+(?: \\\n    --hash=\S+)+", lock, re.MULTILINE)
        if found is None:
            msg = f"requirements/run.lock does not name {name} with its hashes."
            raise SetupError(msg)
        yield found[0]


def _unpack(archive: Path, folder: Path) -> None:
    """Unpack an archive, without what nobody reads here."""
    with zipfile.ZipFile(archive) as found:
        for name in found.namelist():
            if not _UNUSED.fullmatch(name):
                found.extract(name, folder)


def _stored_zip(folder: Path, path: Path) -> bytes:
    """Return a folder as a zip that is not packed: it is packed once, as a whole."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as made:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                made.writestr(zipfile.ZipInfo(file.relative_to(folder).as_posix()), file.read_bytes())
    return path.read_bytes()


def _licenses() -> str:
    """Return whose work is in the folder, and under which terms."""
    return (ROOT / "installers" / "web-licenses.txt").read_text(encoding="utf-8")


def _packed_size(path: Path) -> int:
    data = path.read_bytes()
    is_packed = path.suffix == ".png" or path.suffix[1:].isdecimal()
    return len(data) if is_packed else len(gzip.compress(data, 6))


def _tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        msg = f"The game for browsers is built with {name}, which is not here: install nodejs and npm."
        raise SetupError(msg)
    return found


def _run(command: list[str]) -> None:
    """Run a program. Raises SetupError with what it said if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        msg = f"{' '.join(command[:3])} failed:\n{done.stdout}{done.stderr}"[-3000:]
        raise SetupError(msg)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
