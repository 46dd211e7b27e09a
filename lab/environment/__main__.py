"""`python -m lab.environment`: PettingZoo's own tests of the environment, by every ruleset."""

import sys
from importlib.util import find_spec

from engine import rulesets
from tusac_qt.system import console

_CYCLES = 1000
"""More than the choices of a round."""


def main() -> int:
    """Run the test; status 2 if PettingZoo is not installed."""
    if find_spec("pettingzoo") is None:
        console.complain("this needs PettingZoo: pip install pettingzoo")
        return 2
    from pettingzoo.test import api_test, seed_test  # noqa: PLC0415 - only now it is known to be there

    from lab.environment.aec import RoundEnvironment  # noqa: PLC0415 - the same

    for name in rulesets.names():
        rules = rulesets.load(name)
        for seats in sorted(rules.players):
            console.say([f"{name}, {seats} seats"])
            api_test(RoundEnvironment(rules, seats), num_cycles=_CYCLES)
            seed_test(lambda: RoundEnvironment(rules, seats), num_cycles=_CYCLES)  # noqa: B023 - called at once
    return 0


if __name__ == "__main__":
    sys.exit(main())
