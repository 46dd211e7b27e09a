"""`python -m tusac_qt` and the installed `tusac`."""

import sys

from tusac_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
