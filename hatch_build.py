"""Build hook: compile the translations, and put resources/ into the wheel as tusac_qt/resources.

An editable install gets the translations too, beside their sources; it gets no copy of resources/, which
would go stale in site-packages.
"""

import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TusacBuildHook(BuildHookInterface[Any]):
    """The one custom step of the build, named in pyproject.toml."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write a .qm beside each changed .ts and add the data to a standard wheel.

        Raises RuntimeError when a translation is faulty. Where lrelease cannot start, as on a Linux without
        the system libraries of Qt, an editable install goes on in English and says so.
        """
        resources = Path(self.root, "resources")
        changed = sorted(
            str(source) for source in resources.glob("i18n/*.ts") if _is_newer_than_compiled(source)
        )
        if changed:
            self._translate(changed, may_fail=version == "editable")
        if version == "standard":
            build_data["force_include"][str(resources)] = "tusac_qt/resources"

    def _translate(self, sources: list[str], *, may_fail: bool) -> None:
        answer = subprocess.run(
            [_lrelease(), "-silent", *sources], capture_output=True, text=True, check=False
        )
        words = (answer.stdout + answer.stderr).strip()
        if answer.returncode == 127 and may_fail:  # the dynamic linker's status
            self.app.display_warning(f"Translations are left out: {words}")
        elif answer.returncode != 0:
            msg = f"lrelease: {words}"
            raise RuntimeError(msg)


def _is_newer_than_compiled(source: Path) -> bool:
    compiled = source.with_suffix(".qm")
    return not compiled.exists() or compiled.stat().st_mtime <= source.stat().st_mtime


def _lrelease() -> str:
    """Return the path of the lrelease in the PySide6 wheel, found without importing Qt."""
    pyside = find_spec("PySide6")
    if pyside is None or pyside.origin is None:
        msg = "PySide6-Essentials, named in [build-system], is not installed"
        raise RuntimeError(msg)
    return str(Path(pyside.origin).with_name("lrelease"))
