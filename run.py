"""Start tusac, or its tests or benchmarks, from a bare Python: see `python3 run.py help`.

Written so that any Python can read it, even one far too old to run the game, and say what it needs.
"""

import sys

if not (3, 11) <= sys.version_info[:2] <= (3, 15):
    sys.exit(
        "tusac needs Python 3.11 to 3.15, and this is Python %d.%d. "  # noqa: UP031 - no f-strings before 3.6
        "Start this file with one of them, for example: python3.13 run.py" % sys.version_info[:2]
    )

from tools.launch import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
