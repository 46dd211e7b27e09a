"""Tools for sessions: made once for a deck size, whoever asks first."""

from concurrent.futures import ThreadPoolExecutor

from net.node.toolbox import Toolbox


def test_all_that_ask_get_the_same_tools() -> None:
    toolbox = Toolbox()
    ahead = toolbox.prepare(20)
    with ThreadPoolExecutor(4) as others:
        found = list(others.map(toolbox.tools_for, [20] * 4))

    assert all(tools is ahead.result() for tools in found)
    assert toolbox.tools_for(21).commitment_key.size == 21
    toolbox.close()
