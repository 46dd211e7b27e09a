"""Gathers the parts of noble that the page for phones uses: `python -m tools.phone_noble NODE_MODULES`.

For encryption the page brings what it uses of three audited libraries without dependencies, the releases of
`VERSIONS`. Into an empty folder: `npm install` of each as NAME@VERSION, and of esbuild@`BUNDLER`. That
bundles the used functions into one file, without comments and unused code; names and code stay as they were
published, so that they can be compared. All of the three would be four times as much, which every phone
loads.

`python -m tools.phone_noble --behind` asks npm for the latest releases, and fails if there are later ones.
The weekly run of `.github/workflows` does that; no test does, for tests need no network.
"""

import re
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "tusac_qt" / "phone" / "page" / "noble"

VERSIONS = {"@noble/ciphers": "2.4.0", "@noble/curves": "2.4.0", "@noble/hashes": "2.4.0"}
BUNDLER = "0.28.2"
EXPORTS = {
    "@noble/ciphers/chacha.js": "chacha20poly1305",
    "@noble/curves/abstract/modular.js": "pow",
    "@noble/curves/abstract/montgomery.js": "montgomery",
    "@noble/hashes/hkdf.js": "hkdf",
    "@noble/hashes/sha2.js": "sha256",
}
"""What `secure.js` imports, by the module that has it."""
_OLDEST = "chrome105,firefox110,safari16"
"""The browsers of docs/phone.md, 9."""


def heading() -> str:
    """Return the first line of the file, which names the releases."""
    named = ", ".join(f"{name} {version}" for name, version in VERSIONS.items())
    return f"// {named}, gathered by tools/phone_noble.py; the licences are in LICENSE.txt.\n"


def gathered(modules: Path) -> str:
    """Return the code of the exports and of all that they call."""
    for name, version in (*VERSIONS.items(), ("esbuild", BUNDLER)):
        found = _version(modules / name / "package.json")
        if found != version:
            msg = f"{name} {version} is wanted, {found} is there"
            raise SystemExit(msg)
    entry = "".join(f"export {{ {name} }} from '{module}';\n" for module, name in EXPORTS.items())
    command = [str(modules / ".bin" / "esbuild"), "--bundle", "--format=esm", "--charset=utf8"]
    command += [f"--target={_OLDEST}", "--legal-comments=none", "--log-level=warning"]
    done = subprocess.run(
        command, input=entry, capture_output=True, text=True, check=True, cwd=modules.parent
    )
    return heading() + re.sub(r"^\s*// node_modules/(\S+)$", r"// \1", done.stdout, flags=re.MULTILINE)


def _version(package: Path) -> str:
    found = re.search(r'"version":\s*"([^"]+)"', package.read_text(encoding="utf-8"))
    return "" if found is None else found[1]


def latest(name: str) -> str:
    """Return the latest release of a library, as npm has it."""
    done = subprocess.run(["npm", "view", name, "version"], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def behind() -> dict[str, str]:
    """Return the libraries with a later release, each with that release."""
    found = {name: latest(name) for name in VERSIONS}
    return {name: version for name, version in found.items() if version != VERSIONS[name]}


def main(modules: Path) -> None:
    """Write the file and the licences of the three libraries."""
    licences = {name: (modules / name / "LICENSE").read_text(encoding="utf-8").strip() for name in VERSIONS}
    (FOLDER / "noble.js").write_text(gathered(modules), encoding="utf-8", newline="\n")
    all_of_them = "\n".join(
        f"{name.replace('@noble/', 'noble-')}:\n\n{text}\n" for name, text in licences.items()
    )
    (FOLDER / "LICENSE.txt").write_text(all_of_them, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    if sys.argv[1:] == ["--behind"]:
        later = behind()
        for library, version in later.items():
            print(f"{library}: {VERSIONS[library]} is here, {version} is the latest")
        sys.exit(bool(later))
    main(Path(sys.argv[1]).resolve())
