"""A language in which every text of the program stands in brackets, so that any other text is seen."""

import xml.etree.ElementTree as ET
from pathlib import Path

CODE = "qps"
_OPEN, _CLOSE = "⟦", "⟧"


def pseudo_resources(real: Path, folder: Path) -> Path:
    """Return a folder of resources, made in an empty one, with this language besides the real resources."""
    (folder / "i18n").mkdir()
    for path in real.iterdir():
        if path.name != "i18n":
            (folder / path.name).symlink_to(path)
    (folder / "i18n" / "plurals_en.ts").symlink_to(real / "i18n" / "plurals_en.ts")
    tree = ET.parse(real / "i18n" / "tusac_vi.ts")  # noqa: S314 - our own file
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            _bracket(context.findtext("name") or "", message)
    tree.write(folder / "i18n" / f"tusac_{CODE}.ts", encoding="utf-8")
    return folder


def _bracket(context: str, message: ET.Element) -> None:
    translation, source = message.find("translation"), message.findtext("source") or ""
    assert translation is not None
    for form in list(translation):
        translation.remove(form)
    translation.text = CODE if context == "language" else f"{_OPEN}{source}{_CLOSE}"


def outside_brackets(text: str) -> str:
    """Return what of a text did not come from a translation."""
    kept, depth = [], 0
    for letter in text:
        depth += (letter == _OPEN) - (letter == _CLOSE)
        if depth == 0 and letter != _CLOSE:
            kept.append(letter)
    return "".join(kept)
