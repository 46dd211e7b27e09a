"""Speed figures: `python3 run.py bench`. One module `bench_<subject>.py` for each subject.

Such a module has one function `run() -> dict[str, float]`: from the name of each figure, ending in its unit
(`waits_per_s`, `table_build_ms`, `memory_mb`), to the median of several runs. Figures are measured here and
nowhere else: no test looks at a clock.
"""
