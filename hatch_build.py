"""Build hook: put resources/ into the wheel as tusac_qt/resources.

An editable install gets no copy of resources/, which would go stale in site-packages.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TusacBuildHook(BuildHookInterface[Any]):
    """The one custom step of the build, named in pyproject.toml."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the data to a standard wheel."""
        if version == "standard":
            build_data["force_include"][str(Path(self.root, "resources"))] = "tusac_qt/resources"
