"""`python -m tusac_qt` and the installed `tusac`."""

import os
import sys
import threading
from typing import NoReturn

from tusac_qt.cli import main as run

_GRACE_S = 5.0
"""So long the threads that still work are waited for at the end."""


def main() -> NoReturn:
    """Run the command line of this process, and end the process even if its threads are stuck."""
    status = run()
    try:
        last = threading.Timer(_GRACE_S, os._exit, (status,))
        last.daemon = True
        last.start()
    except RuntimeError:  # not even this thread is to be had
        os._exit(status)
    sys.exit(status)


if __name__ == "__main__":
    main()
