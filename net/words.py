"""Three short words for 24 bits, to be read aloud and compared by people; and an emblem for a key.

The list is ours: plain English, all ASCII, no two words alike in their first four letters. Its order is part
of the protocol.
"""

import hashlib

from net.crypto.hashing import framed

EMBLEMS = 24
"""How many emblems, each of a color of its own, a key may be shown by."""
EMOTES = 6
"""How many emotes a person can show, each by its number; which ones is the client's business."""

_LIST = (
    "acorn amber anchor apple apron arrow aspen autumn badge bagel bamboo banjo barley basil beach bean "
    "beetle bell berry birch blanket blue boat bonfire bottle bridge brook bucket butter cabin cactus "
    "camel candle canoe carrot castle cedar chalk cherry clay clock cloud clover cobalt coffee comet "
    "copper coral cotton cradle crane crystal cushion daisy dance dawn deer desert diamond dinner "
    "dolphin donkey dove dragon drum dune eagle east echo elbow elm ember emerald engine evening falcon "
    "feather fern fiddle field finch flame flute forest fossil fountain fox frost galaxy garden garlic "
    "gentle ginger glacier globe goose grape gravel green guitar hammer harbor harvest hazel hedge "
    "heron hill honey horizon hotel house igloo indigo ink iron island ivory ivy jacket jade jasmine "
    "jelly jewel jigsaw juniper kayak kettle kitchen kite kiwi koala ladder lagoon lake lamp lantern "
    "lark lavender leaf lemon lilac linen lobster lotus lunar magnet mango maple marble meadow melon "
    "mint mirror mitten moon morning moss mountain muffin nectar needle nest nickel noodle north nutmeg "
    "oak oasis oboe ocean olive onion opal orange orchid otter owl oyster paddle panda paper parrot "
    "peach pearl pebble penguin pepper piano pine planet plum pocket pond poppy potato prairie puffin "
    "pumpkin purple puzzle quartz quilt rabbit radish rainbow raven reef ribbon rice river robin rocket "
    "rose ruby saddle saffron salmon sand scarf seal shell silver sky slipper snow sparrow spoon spring "
    "squirrel star stone sugar summer sunset swan table tango teapot thunder tiger timber tomato tulip "
    "turtle umbrella valley vanilla velvet violin walnut water willow window winter yellow zebra"
)
WORDS = tuple(_LIST.split())
"""256 of them, one for each byte."""


def words_of(digest: bytes) -> str:
    """Return the three words for the first 24 bits of a digest, such as `moss-lantern-fox`."""
    return "-".join(WORDS[byte] for byte in digest[:3])


def key_words(sign_key: bytes) -> str:
    """Return the three words that a machine's key is shown by. Like names, they are no proof."""
    return words_of(_digest(b"words", sign_key))


def key_emblem(sign_key: bytes) -> int:
    """Return the number of the emblem that a machine's key is shown by, below `EMBLEMS`."""
    return int.from_bytes(_digest(b"emblem", sign_key)[:8], "big") % EMBLEMS


def _digest(purpose: bytes, sign_key: bytes) -> bytes:
    return hashlib.sha256(b"tusac-identity/1/" + framed(purpose, sign_key)).digest()
