"""Start tusac, or its tests or benchmarks, from a bare Python: see `python3 run.py help`.

Written so that any Python can read it, even one far too old to run the game, and say what it needs.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this is where an older Python is told
    sys.exit(
        "tusac needs Python 3.11 or newer and this is Python %d.%d. "  # noqa: UP031 - no f-strings before 3.6
        "Install a newer one and start this file with it, for example: python3.11 run.py"
        % sys.version_info[:2]
    )

from tools.launch import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
