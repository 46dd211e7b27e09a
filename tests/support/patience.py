"""How long tests wait for what has to come; nothing that comes is waited for any longer than it takes."""

PATIENCE_S = 180.0
"""Before a test fails. It is there so that none hangs: a slow machine that does much else takes a tenth of it."""
PATIENCE_MS = int(1000 * PATIENCE_S)
