"""Compare `tusac verify` with docs/verify_record.py on damaged records: `python -m lab.two_verifiers`.

Both must come to the same verdict, name the same machines by the same rules, and find a fault at the same
place. Cheats against the rules of play, which the second verifier does not know, are counted apart. Exit
status 0 if nothing differed, 1 if something did; each record that did is kept.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

from lab.records.comparison import are_alike, ours, theirs
from lab.records.damage import Vandal
from lab.records.real_records import makers

_TELL_EVERY_S = 60.0
_SHOWN = 20


def main(arguments: list[str]) -> int:
    """Damage records and compare; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m lab.two_verifiers", description=__doc__)
    parser.add_argument("--records", type=int, default=2000, help="how many to damage")
    parser.add_argument("--seed", type=int, default=1, help="of the damage")
    parser.add_argument("--real", action="store_true", help="in the real group, which takes long")
    parser.add_argument("--keep", type=Path, default=Path("differences"), help="where to keep what differs")
    words = parser.parse_args(arguments)
    vandal = Vandal(makers(is_real=words.real), words.seed)
    verdicts, differences, told = Counter[str](), 0, time.monotonic()
    for number in range(words.records):
        damaged = vandal.next()
        mine = ours(damaged.data, is_real=words.real)
        other = theirs(damaged.data, is_real=words.real)
        verdicts["of the rules of play" if mine.is_of_play else mine.verdict] += 1
        if not are_alike(mine, other):
            differences += 1
            words.keep.mkdir(parents=True, exist_ok=True)
            path = words.keep / f"{words.seed}-{number}.tusac-round"
            path.write_bytes(damaged.data)
            if differences <= _SHOWN:
                print(f"{path}: {damaged.name}, {', '.join(damaged.done)}", flush=True)
                print(f"  tusac verify      {mine}\n  verify_record.py  {other}", flush=True)
        if time.monotonic() - told > _TELL_EVERY_S:
            told = time.monotonic()
            print(f"... {number + 1} records, {differences} differences", flush=True)
    print(f"seed {words.seed}: {words.records} records, {differences} differences")
    print(", ".join(f"{verdict} {count}" for verdict, count in verdicts.most_common()))
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
