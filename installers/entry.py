"""The entry point of a frozen tusac."""

import multiprocessing

from tusac_qt.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # `tusac sim` starts this program again for each of its workers
    main()
