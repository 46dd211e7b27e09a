"""Whether any program accepts connections at an address; quicker than a greeting on a busy computer."""

import asyncio
from collections.abc import Sequence

from net.address import Address

REACHES_S = 1.3
"""Longer than a first packet that is lost and sent again.

The system answers, however busy its programs are.
"""


async def is_anybody_at(addresses: Sequence[Address]) -> bool:
    """Return whether a connection to one of these addresses is taken; it is closed again at once."""
    trying = [asyncio.create_task(_is_taken(address)) for address in addresses]
    try:
        async with asyncio.timeout(REACHES_S):
            for tried in asyncio.as_completed(trying):
                if await tried:
                    return True
    except TimeoutError:
        pass
    finally:
        for task in trying:
            task.cancel()
        await asyncio.gather(*trying, return_exceptions=True)
    return False


async def _is_taken(address: Address) -> bool:
    try:
        _, writer = await asyncio.open_connection(address.host, address.port)
    except OSError:
        return False
    writer.close()
    return True
