"""`run.py translations`: bring every translation file up to date with the sources, and tell what is missing.

Nothing that people have translated goes unseen: what the program does not say any more is listed with its
translation, and if that is much, nothing is changed until it is asked for by `--prune`.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from importlib.util import find_spec
from pathlib import Path

from tools.environment import ROOT

FOLDER = ROOT / "resources" / "i18n"
_SOURCES = ("tusac_qt", "lab")
_FEW = 20
"""So many texts may go without being asked for: a change of the program leaves some behind."""

_CODE = re.compile("[a-z]{2,3}(_[A-Za-z]{2,4})?")
_UNFINISHED = '<translation type="unfinished"></translation>'

Text = tuple[str, str]
"""The context and the English source of a text."""


def main(arguments: list[str]) -> int:
    """Update every file; return 1 if something is not translated yet or a file was left as it is."""
    parser = argparse.ArgumentParser(prog="run.py translations", description=__doc__)
    parser.add_argument("--new", metavar="CODE", help="begin the language of this code, such as eo or pt_BR")
    parser.add_argument(
        "--prune", action="store_true", help="drop what is not said any more, however much it is"
    )
    asked = parser.parse_args(arguments)
    if asked.new:
        print(begin(asked.new))
        return 0
    files = [*sorted(FOLDER.glob("tusac_*.ts")), FOLDER / "plurals_en.ts"]
    are_whole = [update(path, may_prune=asked.prune) for path in files]
    return 0 if all(are_whole) else 1


def begin(code: str) -> str:
    """Make the file of a new language with every text and its own code; return what there is to do.

    Raises SystemExit with what is wrong if there is such a file, or no such language.
    """
    path = FOLDER / f"tusac_{code}.ts"
    if path.exists():
        sys.exit(f"{path.name} is there already; `run.py translations` brings it up to date")
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder, path.name)
        is_code = _CODE.fullmatch(code) is not None
        if is_code:
            collect(fresh)
        if not is_code or ET.parse(fresh).getroot().get("language") is None:  # noqa: S314 - our own file
            sys.exit(f"{code!r} is no language that Qt knows; write its code, such as eo or pt_BR")
        before, context, after = fresh.read_text(encoding="utf-8").partition("<name>language</name>")
        own = after.replace(_UNFINISHED, f"<translation>{code}</translation>", 1)
        path.write_text(before + context + own, encoding="utf-8")
    return f"{path.relative_to(FOLDER.parents[1])}: {len(unfinished(path))} texts to be translated"


def update(path: Path, *, may_prune: bool) -> bool:
    """Bring one file up to date and tell what goes and what is missing; return whether all is well."""
    before = translated(path)
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder, path.name)
        if path.exists():
            shutil.copy(path, fresh)
        collect(fresh)
        now, missing = translated(fresh), unfinished(fresh)
        gone = {text: said for text, said in before.items() if text not in now and text not in missing}
        for (context, source), said in gone.items():
            print(f"{path.name}: not said any more: {context}: {source!r}, which was {said!r}")
        if len(gone) > _FEW and not may_prune:
            print(
                f"{path.name}: {len(gone)} translations would go, so the file is left as it is;"
                " --prune drops them"
            )
            return False
        shutil.copyfile(fresh, path)
    for context, source in missing:
        print(f"{path.name}: to be translated: {context}: {source!r}")
    print(f"{path.name}: {len(now)} texts, {len(missing)} to be translated")
    return not missing


def collect(path: Path) -> None:
    """Let Qt's tool write the texts of the sources into a file, with the translations that it has.

    Raises SystemExit with what the tool says if it cannot.
    """
    command = [
        _tool("lupdate"),
        "-silent",
        "-extensions",
        "py",
        *_SOURCES,
        "-locations",
        "none",
        "-no-obsolete",
    ]
    if path.stem.startswith("plurals_"):
        command += ["-pluralonly", "-source-language", "en", "-target-language", "en"]
    answer = subprocess.run(
        [*command, "-ts", str(path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if answer.returncode != 0 or answer.stderr:
        sys.exit(f"lupdate: {answer.stderr.strip()}")


def translated(path: Path) -> dict[Text, str]:
    """Return what is translated in a file, each text in its forms one after another."""
    return {text: said for text, said in _messages(path) if said is not None}


def unfinished(path: Path) -> list[Text]:
    """Return what is not translated in a file."""
    return [text for text, said in _messages(path) if said is None]


def _messages(path: Path) -> list[tuple[Text, str | None]]:
    """Return every text of a file with its translation, None where it is unfinished."""
    found: list[tuple[Text, str | None]] = []
    if not path.exists():
        return found
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            translation = message.find("translation")
            is_done = translation is not None and translation.get("type") is None
            said = (
                " / ".join("".join(translation.itertext()).strip().split("\n"))
                if translation is not None and is_done
                else None
            )
            text = (context.findtext("name") or "", message.findtext("source") or "")
            found.append((text, said))
    return found


def _tool(name: str) -> str:
    """Return the path of a translation tool in the PySide6 wheel, found without importing Qt."""
    pyside = find_spec("PySide6")
    if pyside is None or pyside.origin is None:
        sys.exit("PySide6 is not installed")
    return str(Path(pyside.origin).with_name(name + (".exe" if sys.platform == "win32" else "")))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
