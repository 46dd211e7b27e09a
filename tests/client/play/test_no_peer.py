"""A table of one computer, its screens and its words are imported where there is no cryptography."""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
CONTRACT = "A table of one machine needs no peer: no cryptography, no network"
FOR_NETWORKS = "tusac_qt.model.found_tables"

PROGRAM = """
import importlib, pkgutil, sys
from importlib.abc import MetaPathFinder

class Blocked(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[1].split():
            raise ImportError(name + " is not here")

sys.meta_path.insert(0, Blocked())
for name in sys.argv[2:]:
    module = importlib.import_module(name)
    for part in pkgutil.iter_modules(getattr(module, "__path__", ()), name + "."):
        if part.name != {for_networks!r}:
            importlib.import_module(part.name)

from engine.match import MatchSetup
from engine.record import RecordHeader
from engine.rulesets import load
from engine.seats import BySeat, Seat
from net.pace import INSTANT
from tusac_qt.play.local_table import LocalTable

setup = MatchSetup(load("pvt"), 4, 1, bytes(32), Seat(0))
header = RecordHeader(setup, BySeat(("An", "Lan", "Hoa", "Minh")), BySeat.fill(4, "easy"))
table = LocalTable.begin(header, pace=INSTANT, now=0.0)
while not table.match.is_over:
    table.advance(0.0)
    for request in table.take_requests():
        table.bot_answer(request.number, request.seat, request.choose())
print(len(table.match.outcomes))
"""


def test_a_match_is_played_where_there_is_no_cryptography() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {each["name"]: each for each in config["tool"]["importlinter"]["contracts"]}
    contract = contracts[CONTRACT]
    absent = " ".join(set(contract["forbidden_modules"]) - {"asyncio", "socket", "ssl"})
    program = PROGRAM.replace("{for_networks!r}", repr(FOR_NETWORKS))

    done = subprocess.run(
        [sys.executable, "-c", program, absent, *contract["source_modules"]],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.stdout == "1\n", done.stderr
