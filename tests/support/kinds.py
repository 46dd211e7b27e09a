"""The needs of a test besides the code itself, found from its imports and the code that it reaches.

`qt`: a file that imports Qt, directly or through other modules. `real`: processes, threads, sockets or an
event loop. `table`: a whole table of machines in memory. A test that starts such things in a way not seen
here, or that is slow for another reason, is marked by hand with `pytest.mark`.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

ROOT = Path(__file__).resolve().parent.parent.parent

REAL = frozenset({"asyncio", "multiprocessing", "socket", "subprocess", "threading"})
"""Modules of Python: a test that reaches one of them meets the machine it runs on."""
TABLE = frozenset({"net.records.autoplay", "net.match.match", "lab.simulator.runs", "lab.simulator.world"})
"""Modules of ours that play at a table."""
KINDS = frozenset({"qt", "real", "table", "slow"})
"""The marks that keep a test out of `run.py quick`."""

_FOLLOWED = ("tests.", "tools.", "lab.demos.", "lab.fuzz", "lab.hostile", "lab.network.", "lab.processes.")
"""What is followed into, to see what a test reaches; anything else counts by its name."""

_QT = frozenset({"PySide6", "pytestqt"})
_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n#]+)|import[ \t]+([\w., \t]+))",
    re.MULTILINE,
)


def imports_qt(path: Path) -> bool:
    """Return whether a file of Python imports Qt, itself or through others of this tree."""
    seen = {path}
    waiting = [path]
    while waiting:
        for name in _imports(waiting.pop()):
            if name.partition(".")[0] in _QT:
                return True
            found = _files(name) - seen - _without_qt
            seen |= found
            waiting += found
    _without_qt.update(seen)
    return False


_without_qt: set[Path] = set()
"""The files that are known to import no Qt: they are not looked through again for each file of tests."""


@cache
def _imports(path: Path) -> tuple[str, ...]:
    """Return what a file imports at its top, or anywhere in a test; parts of a package as `package.part`."""
    text = path.read_text(encoding="utf-8")
    is_test = path.is_relative_to(ROOT / "tests")
    names = []
    for found in _IMPORT.finditer(text):
        if is_test or not found.group().startswith((" ", "\t")):
            package, parts, whole = found.groups()
            listed = re.findall(r"[\w.]+", re.sub(r"#.*| as \w+", "", parts or whole))
            names += [f"{package}.{part}" for part in listed] if package else listed
    return tuple(names)


@cache
def _files(name: str) -> frozenset[Path]:
    """Return the files of this tree that importing this runs: those of its packages, too."""
    parts = name.split(".")
    places = [ROOT.joinpath(*parts[: count + 1]) for count in range(len(parts))]
    files = (file for place in places for file in (place / "__init__.py", place.with_suffix(".py")))
    return frozenset(file for file in files if file.is_file())


def reached(functions: Iterable[object]) -> frozenset[str]:
    """Return the names of the product's modules that these functions reach, directly or through others.

    The names that they use are followed through all code of tests, tools and the laboratory's programs; where
    that ends at something of another module, this module counts, and nothing that it uses.
    """
    return frozenset().union(*(_reached(function) for function in functions))


@cache
def _reached(start: object) -> frozenset[str]:
    modules = set()
    seen = {id(start)}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        home = _home(thing)
        if not home.startswith(_FOLLOWED):
            modules.add(home)
            continue
        for inner in _inner(thing):
            if id(inner) not in seen:
                seen.add(id(inner))
                waiting.append(inner)
    return frozenset(modules)


def _home(thing: object) -> str:
    """Return the name of the module that defines something; "" if none does, as of a number."""
    if isinstance(thing, property):
        return _home(thing.fget)
    name = thing.__name__ if isinstance(thing, ModuleType) else getattr(thing, "__module__", None)
    return name if isinstance(name, str) else ""


def _inner(thing: object) -> Iterator[object]:
    """Yield what something of the tests names."""
    if isinstance(thing, FunctionType):
        yield getattr(thing, "__wrapped__", None)
        if hasattr(thing, "hypothesis"):
            yield thing.hypothesis.inner_test
        for name in _names(thing.__code__):
            yield thing.__globals__.get(name)
    elif isinstance(thing, ModuleType):
        yield from (
            part for part in vars(thing).values() if getattr(part, "__module__", "") == thing.__name__
        )
    elif isinstance(thing, type):
        yield from (*vars(thing).values(), *thing.__bases__)
    elif isinstance(thing, property):
        yield thing.fget
    else:  # what a decorator made of a function, or one of the tests' own values
        yield getattr(thing, "__wrapped__", None) or getattr(thing, "__func__", None) or type(thing)


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)
