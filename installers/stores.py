"""`python3 -m installers.stores PACKAGES HOMEPAGE VERSION FOLDER`: what winget, Homebrew and Flathub take.

Each manifest is made of the packages that the release workflow has built: their addresses and digests. A
missing package ends it. Needs nothing beside Python. A person hands the manifests in, once the release is
published.
"""

import hashlib
import json
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FLATPAK = ROOT / "installers" / "flatpak" / "io.github.tusac.tusac.yml"
METAINFO = ROOT / "resources" / "desktop" / "tusac.metainfo.xml"

PACKAGES: Mapping[str, str] = {
    "windows": "tusac-{version}-windows-amd64.exe",
    "macos arm": "tusac-{version}-macos-arm64.dmg",
    "macos intel": "tusac-{version}-macos-x86_64.dmg",
    "linux x86_64": "tusac-{version}-linux-x86_64.tar.gz",
    "linux aarch64": "tusac-{version}-linux-aarch64.tar.gz",
    "flatpak": "tusac-{version}-flatpak-share.tar.gz",
}
"""The packages that the stores are told of, as `tools.package` names them."""

_WINGET_ID, _WINGET_VERSION = "tusac.tusac", "1.10.0"
_LOCALES = {None: "en-US", "vi": "vi-VN", "fr": "fr-FR", "ja": "ja-JP", "zh-CN": "zh-CN", "zh-TW": "zh-TW"}
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"

_CASK = """\
cask "tusac" do
  arch arm: "arm64", intel: "x86_64"

  version "{version}"
  sha256 arm:   "{arm}",
         intel: "{intel}"

  url "{homepage}/releases/download/v#{{version}}/tusac-#{{version}}-macos-#{{arch}}.dmg"
  name "Tứ Sắc"
  desc "Four-color card game of southern Vietnam"
  homepage "{homepage}"

  depends_on macos: ">= :ventura"

  app "Tu Sac.app"
  binary "#{{appdir}}/Tu Sac.app/Contents/MacOS/tusac"

  zap trash: [
    "~/Library/Application Support/tusac",
    "~/Library/Logs/tusac",
  ]
end
"""


class MissingPackageError(Exception):
    """A package of the release is not there."""


class Package(NamedTuple):
    """A package of the release.

    Attributes:
        url: where it can be fetched once the release is published.
        sha256: its digest, in hexadecimal digits.
    """

    url: str
    sha256: str


def packages(folder: Path, homepage: str, version: str) -> dict[str, Package]:
    """Return the packages of a release by the keys of `PACKAGES`. Raises MissingPackageError."""
    found = {}
    for kind, form in PACKAGES.items():
        file = folder / form.format(version=version)
        if not file.is_file():
            msg = f"There is no {file.name} in {folder}: the release has to be built whole first."
            raise MissingPackageError(msg)
        with file.open("rb") as opened:
            digest = hashlib.file_digest(opened, "sha256").hexdigest()
        found[kind] = Package(f"{homepage}/releases/download/v{version}/{file.name}", digest)
    return found


def manifests(found: Mapping[str, Package], homepage: str, version: str) -> dict[str, str]:
    """Return every manifest by its place in the folder of manifests."""
    made = {f"homebrew/{name}": text for name, text in _homebrew(found, homepage, version)}
    made |= {f"winget/{name}": text for name, text in _winget(found["windows"], homepage, version)}
    return made | {f"flathub/{FLATPAK.name}": _flatpak(found)}


def _homebrew(found: Mapping[str, Package], homepage: str, version: str) -> Iterator[tuple[str, str]]:
    arm, intel = found["macos arm"].sha256, found["macos intel"].sha256
    yield "tusac.rb", _CASK.format(version=version, arm=arm, intel=intel, homepage=homepage)


def _winget(windows: Package, homepage: str, version: str) -> Iterator[tuple[str, str]]:
    common = {"PackageIdentifier": _WINGET_ID, "PackageVersion": version}
    yield (
        f"{_WINGET_ID}.yaml",
        _yaml({**common, "DefaultLocale": _LOCALES[None], **_manifest("version")}),
    )
    installer = {
        "Architecture": "x64",
        "InstallerUrl": windows.url,
        "InstallerSha256": windows.sha256.upper(),
    }
    yield (
        f"{_WINGET_ID}.installer.yaml",
        _yaml(
            {
                **common,
                "Platform": ["Windows.Desktop"],
                "MinimumOSVersion": "10.0.17763.0",  # what Qt 6 runs on
                "InstallerType": "nullsoft",
                "Scope": "user",
                "InstallModes": ["interactive", "silent"],
                "UpgradeBehavior": "install",
                "FileExtensions": ["tusac-record", "tusac-round"],
                "ProductCode": "tusac",  # the key under which installers/windows.nsi notes it
                "Installers": [installer],
                **_manifest("installer"),
            }
        ),
    )
    root = ET.parse(METAINFO).getroot()  # noqa: S314 - our own file
    for language, locale in _LOCALES.items():
        is_default = language is None
        about = {
            "Publisher": root.findtext("developer_name"),
            "PackageName": root.findtext("name"),
            "PackageUrl": homepage,
            "License": root.findtext("project_license"),
            "LicenseUrl": f"{homepage}/blob/v{version}/LICENSE",
            "ShortDescription": _text_in(root, "summary", language),
            "Description": " ".join(_text_in(root, "description/p", language).split()),
            "ReleaseNotesUrl": f"{homepage}/releases/tag/v{version}",
            **({"Moniker": "tusac", "Tags": ["card-game", "rummy", "tu-sac"]} if is_default else {}),
        }
        kind = _manifest("defaultLocale" if is_default else "locale")
        yield (
            f"{_WINGET_ID}.locale.{locale}.yaml",
            _yaml({**common, "PackageLocale": locale, **about, **kind}),
        )


def _text_in(root: ET.Element, path: str, language: str | None) -> str:
    """Return the first text at a path that is in a language; None stands for English."""
    return next(each.text or "" for each in root.iterfind(path) if each.get(_LANGUAGE) == language)


def _manifest(kind: str) -> dict[str, str]:
    return {"ManifestType": kind, "ManifestVersion": _WINGET_VERSION}


def _flatpak(found: Mapping[str, Package]) -> str:
    """Return our manifest with the packages of the release in place of what was built here."""
    recipe, _, _ = FLATPAK.read_text(encoding="utf-8").partition("    sources:\n")
    recipe = "\n".join(line for line in recipe.splitlines() if not line.startswith("#"))
    archive = {"type": "archive", "strip-components": 1}
    programs = [
        {**archive, "only-arches": [arch], **found[f"linux {arch}"]._asdict()}
        for arch in ("x86_64", "aarch64")
    ]
    sources = [*programs, {**archive, "dest": "share", **found["flatpak"]._asdict()}]
    listed = "\n".join(
        f"{'      - ' if at == 0 else '        '}{line}"
        for source in sources
        for at, line in enumerate(_yaml(source).splitlines())
    )
    return f"{recipe}\n    sources:\n{listed}\n"


def _yaml(table: Mapping[str, object]) -> str:
    """Return a table as YAML: each value as JSON, which YAML reads as well."""
    return "".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in table.items())


def main(arguments: list[str]) -> int:
    """Write every manifest into a folder."""
    source, homepage, version, target = arguments
    try:
        found = packages(Path(source), homepage, version)
    except MissingPackageError as error:
        print(error, file=sys.stderr)
        return 1
    for place, text in manifests(found, homepage, version).items():
        path = Path(target, place)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
