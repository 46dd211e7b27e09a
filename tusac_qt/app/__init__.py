"""The start and the end of the program with its window."""

# Python 3.15 imports this one lazily, and the hook for imports that PySide6 6.12 sets breaks that: every
# thread of asyncio would fail. Imported before PySide6 it is no longer lazy.
from concurrent.futures import ThreadPoolExecutor as ThreadPoolExecutor
