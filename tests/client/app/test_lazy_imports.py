"""On Python 3.15 PySide6 and lazy imports do not break the threads of asyncio: a shared table needs them."""

import subprocess
import sys

PROGRAM = """
import sys
import tusac_qt.app
assert "PySide6" not in sys.modules
from PySide6 import QtCore
import asyncio
print(asyncio.run(asyncio.to_thread(int)))
"""


def test_work_of_a_table_is_done_in_a_thread_once_qt_is_loaded() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)

    assert done.stdout == "0\n", done.stderr
