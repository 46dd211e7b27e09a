"""The licences of everything that is in the frozen program, gathered from what is installed."""

import re
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
_LICENCE = re.compile(r"(licen[cs]e|copying|notice|authors)[\w.-]*$", re.IGNORECASE)

_HEAD = """\
tusac {version} is free under the MIT licence: licenses/tusac/LICENSE. With it come, each under its own terms,
which lie in the folder of its name beside this file:

"""
_REPLACING = """
Qt, PySide6 and shiboken6 are libraries under the GNU Lesser General Public License, version 3 (LGPL-3.0.txt, which
refers to GPL-3.0.txt), zeroconf is under version 2.1 of it or a later one. You may replace them by others that you have
changed or built yourself: they lie as files of their own in the folder {folder}, Qt and PySide6 in PySide6 and
shiboken6, zeroconf in zeroconf. Put yours, made for the same version of Python ({python}) and with the same interface,
in their place, and start the program as before; nothing checks or refuses them. Their source is published by their
makers: Qt and PySide6 {qt} by the Qt Project, zeroconf by its authors, in the versions named above. The program may be
taken apart for finding faults in such changes.
{system}"""
_FROM_SYSTEM = """
Small libraries come from the system this was built on; the terms of each lie in the folder system.
"""


def gather(version: str, folder: Path) -> Iterator[tuple[str, str]]:
    """Yield each licence with the folder of the program that it goes to.

    What is written anew is put into `folder`.

    Ends the build where something that is in the program does not tell its terms.
    """
    yield str(ROOT / "LICENSE"), "licenses/tusac"
    for text in sorted((ROOT / "installers" / "licenses").glob("*.txt")):
        yield str(text), "licenses"
    yield _license_of_python(), "licenses/Python"
    yield str(ROOT / "tusac_qt" / "phone" / "page" / "noble" / "LICENSE.txt"), "licenses/noble"
    rows = [f"  Python {sys.version.split()[0]}: PSF-2.0"]
    rows.append("  noble-ciphers, noble-curves, noble-hashes, in the page for phones: MIT")
    for part in _parts():
        name, terms = part.metadata["Name"], _terms(part)
        rows.append(f"  {name} {part.version}: {terms}")
        for file in part.files or ():
            if _LICENCE.match(file.name) and ".dist-info" in str(file.parent):
                yield str(part.locate_file(file)), str(PurePosixPath("licenses", name))
    folder.mkdir(parents=True, exist_ok=True)
    notices = folder / "NOTICES.txt"
    replacing = _REPLACING.format(
        folder="Contents/Frameworks of the application" if sys.platform == "darwin" else "_internal",
        python="{}.{}".format(*sys.version_info),
        qt=distribution("PySide6-Essentials").version,
        system=_FROM_SYSTEM if sys.platform == "linux" else "",
    )
    notices.write_text(_HEAD.format(version=version) + "\n".join(rows) + "\n" + replacing, encoding="utf-8")
    yield str(notices), "licenses"


def _parts() -> list[Distribution]:
    """Return what of the lock file is installed on this system."""
    lock = (ROOT / "requirements" / "run.lock").read_text(encoding="utf-8")
    parts = []
    for name in sorted(set(re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)), key=str.lower):
        try:
            parts.append(distribution(name))
        except PackageNotFoundError:  # for other systems
            continue
    return parts


def _terms(part: Distribution) -> str:
    """Return what a distribution says of its licence. Ends the build if that is nothing."""
    told = (part.metadata.get_all(field) for field in ("License-Expression", "License"))
    said = next((lines[0] for lines in told if lines), "")
    classes = [
        line.rpartition(":: ")[2]
        for line in part.metadata.get_all("Classifier", ())
        if line.startswith("License")
    ]
    terms = said.strip().partition("\n")[0] or ", ".join(classes)
    if not terms:
        sys.exit(f"{part.metadata['Name']} does not tell its licence: look it up before it is published.")
    return terms


def _license_of_python() -> str:
    places = (Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), Path(sys.base_prefix, "LICENSE.txt"))
    found = next((place for place in places if place.exists()), None)
    if found is None:
        sys.exit(f"The licence of Python is in none of {', '.join(map(str, places))}.")
    return str(found)
