"""`python -m lab`: lists the commands of the laboratory."""

from tusac_qt.system import console
from tusac_qt.words.command_list import LABORATORY, command_text

COMMANDS = {
    **{f"tusac {name}": command_text(name) for name in sorted(LABORATORY)},
    "python -m lab.environment": "the tests of PettingZoo on the environment for learning",
    "python -m lab.false_call": "what a call with too few hu would bring, at ten hu",
    "python -m lab.fuzz_node": "hostile programs against a live table",
    "python -m lab.hostile_observer": "machines in league try to read what they must not",
    "python -m lab.hostile_seat": "what a seated machine makes the others send and calculate",
    "python -m lab.successor": "how a table may choose its successor, against liars, cuts and disks",
    "python -m lab.two_verifiers": "tusac verify and the second verifier on damaged records",
    "python -m lab.network.net_faults": "matches of real programs on networks that fail",
    "python -m lab.processes.kill_runs": "machines of real tables killed with signal 9",
    "python -m lab.processes.refusing_runs": "real programs on a disk that refuses for a moment",
    "python -m lab.processes.result_kills": "real games killed when a round has ended",
    "python -m lab.processes.lying_disk": "power cuts at disks that have lied",
    "python -m lab.processes.cheating_machine": "cheats at tables of real processes",
}

if __name__ == "__main__":
    width = max(map(len, COMMANDS))
    console.say(f"{command:{width}}  {text}" for command, text in COMMANDS.items())
