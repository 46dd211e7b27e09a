"""Habits that keep the project cared for: pinned actions, one version everywhere, vendored code that is watched."""

import json
import re
import tomllib

from tests.support.places import ROOT
from tools import phone_noble
from tusac_qt.system.version import VERSION

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_every_action_is_pinned_by_hash_with_its_version_beside_it() -> None:
    used = [
        line.strip()
        for path in WORKFLOWS
        for line in path.read_text(encoding="utf-8").splitlines()
        if "uses:" in line and "./.github" not in line
    ]

    assert used
    assert [line for line in used if not re.search(r"uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line)] == []


def test_the_copied_libraries_of_the_page_for_phones_are_watched_for_newer_versions() -> None:
    package = json.loads((ROOT / "tools" / "noble" / "package.json").read_text(encoding="utf-8"))
    assert package["dependencies"] == phone_noble.VERSIONS
    assert "directory: /tools/noble" in (ROOT / ".github" / "dependabot.yml").read_text(encoding="utf-8")


def test_a_citation_names_the_version_of_the_program() -> None:
    assert f"\nversion: {VERSION}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_the_classifiers_name_the_pythons_that_the_package_takes() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lowest, above = map(int, re.findall(r"3\.(\d+)", project["requires-python"]))
    named = re.findall(r"Python :: 3\.(\d+)", "\n".join(project["classifiers"]))

    assert named == [str(minor) for minor in range(lowest, above)]


def test_what_checks_a_commit_is_of_the_versions_that_the_gate_has() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    lock = (ROOT / "requirements" / "dev.lock").read_text(encoding="utf-8")

    assert set(re.findall(r"ruff==([\d.]+)", hooks)) == set(
        re.findall(r"^ruff==([\d.]+)", lock, re.MULTILINE)
    )


def test_every_page_of_docs_is_in_the_table_of_contents_of_the_site() -> None:
    site = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    listed = re.findall(r"^ +- (?:.*: )?(\S+\.md)$", site, re.MULTILINE)

    assert sorted(listed) == sorted(
        path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")
    )
