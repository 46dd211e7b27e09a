"""The page for phones as files, and its modules by themselves: what needs no browser."""

import re
import wave
from array import array
from base64 import urlsafe_b64encode
from html.parser import HTMLParser
from pathlib import Path
from random import Random

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from tests.support.phone_modules import PAGE, asked_of_page, vector
from tools.phone_art import art_js, cloths_css, icon_svg
from tools.phone_noble import EXPORTS, VERSIONS, heading
from tusac_qt.phone.page_words import PAGE_WORDS
from tusac_qt.system import assets

MOST_BYTES = 250_000
LEAST_CARD_PX = (40, 50)
OURS = sorted(path for path in PAGE.glob("*") if path.is_file() and path.suffix != ".png")


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def test_all_of_the_page_is_less_than_250_kilobytes() -> None:
    assert sum(path.stat().st_size for path in PAGE.rglob("*") if path.is_file()) < MOST_BYTES


def test_cards_faces_and_cloths_are_those_of_the_window() -> None:
    for name, text in {"art.js": art_js(), "cloths.css": cloths_css(), "icon.svg": icon_svg()}.items():
        assert (PAGE / name).read_text(encoding="utf-8") == text, f"{name} is old: python -m tools.phone_art"


def test_nothing_is_fetched_from_anywhere_else() -> None:
    namespaces = {"http://www.w3.org/2000/svg"}
    for path in OURS:
        found = set(re.findall(r"(?:https?:)?//[\w.-]+\.[\w./-]+", path.read_text(encoding="utf-8")))
        assert found <= namespaces, path.name


class _Inline(HTMLParser):
    """Notes what a strict policy would refuse, and what a document names."""

    def __init__(self) -> None:
        super().__init__()
        self.refused: list[str] = []
        self.named: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if (tag == "script" and "src" not in values) or tag == "style":
            self.refused.append(tag)
        self.refused += [name for name in values if name == "style" or name.startswith("on")]
        self.named += [value for name, value in attrs if name in ("src", "href") and value]


def test_the_document_has_nothing_inline_and_names_files_that_there_are() -> None:
    document = _Inline()
    document.feed((PAGE / "index.html").read_text(encoding="utf-8"))
    assert document.refused == []
    assert document.named
    for name in document.named:
        assert (PAGE / name.removeprefix("/page/")).is_file(), name


def test_every_module_that_is_imported_is_there() -> None:
    for path in PAGE.rglob("*.js"):
        for name in re.findall(r"""(?:from|import)\s+['"]([^'"]+)['"]""", path.read_text(encoding="utf-8")):
            assert (path.parent / name).is_file(), f"{path.name} imports {name}"


def test_noble_comes_with_its_licences_its_versions_and_nothing_that_is_not_needed() -> None:
    licence = (PAGE / "noble" / "LICENSE.txt").read_text(encoding="utf-8")
    assert all(f"{name.replace('@noble/', 'noble-')}:" in licence for name in VERSIONS)
    assert licence.count("The MIT License") == len(VERSIONS)
    code = (PAGE / "noble" / "noble.js").read_text(encoding="utf-8")
    assert code.startswith(heading()), "another release is here: python -m tools.phone_noble NODE_MODULES"
    used = re.search(
        r"import \{ ([\w, ]+) \} from './noble/noble.js'", (PAGE / "secure.js").read_text("utf-8")
    )
    assert used is not None
    assert set(used[1].split(", ")) == set(EXPORTS.values())


def test_every_text_that_the_page_names_is_one_of_its_words() -> None:
    named = set()
    for path in OURS:
        if path.suffix == ".js":
            named |= set(re.findall(r"\bt\('(\w+)'\)", path.read_text(encoding="utf-8")))
    assert named
    assert named <= set(PAGE_WORDS)


def test_the_page_seals_and_opens_as_the_contract_has_it() -> None:
    handshake = vector("handshake")
    answer = asked_of_page("handshake", handshake)
    assert answer["hello"] == handshake["page"]["hello"]
    assert {name: answer[name] for name in ("bind", "to_server", "to_page")} == {
        name: handshake[name] for name in ("bind", "to_server", "to_page")
    }
    assert answer["sealed"] == [message["sealed"] for message in handshake["from_page"]]
    assert answer["opened"] == [message["text"] for message in handshake["from_server"]]


def test_a_message_left_out_repeated_or_changed_is_not_opened() -> None:
    handshake = vector("handshake")
    first, second = (message["sealed"] for message in handshake["from_server"][:2])
    text = handshake["from_server"][0]["text"]
    changed = ("A" if first[40] != "A" else "B").join((first[:40], first[41:]))
    keys = {name: handshake[name] for name in ("bind", "to_page")}
    for messages, opened in (
        ([first, first], [text, None]),
        ([second], [None]),
        ([changed], [None]),
        ([first[:40]], [None]),
    ):
        assert asked_of_page("opened", {**keys, "messages": messages}) == opened


def test_the_page_agrees_on_keys_like_cryptography() -> None:
    chance = Random(20)
    secrets = [chance.randbytes(32) for _ in range(12)]
    keys = [X25519PrivateKey.from_private_bytes(secret) for secret in secrets]
    publics = [key.public_key().public_bytes_raw() for key in keys]
    others = publics[1:] + publics[:1]
    answer = asked_of_page(
        "x25519",
        [[base64url(secret), base64url(other)] for secret, other in zip(secrets, others, strict=True)],
    )
    assert answer == [
        [base64url(public), base64url(key.exchange(other.public_key()))]
        for key, public, other in zip(keys, publics, keys[1:] + keys[:1], strict=True)
    ]


def test_keys_of_small_order_are_refused() -> None:
    small = [bytes(32), bytes([1, *bytes(31)]), (2**255 - 20).to_bytes(32, "little")]
    answer = asked_of_page("x25519", [[base64url(bytes(range(32))), base64url(key)] for key in small])
    assert answer == [None, None, None]


def test_a_token_is_read_as_people_type_it() -> None:
    assert asked_of_page("codes", ["7k4m px2w", "oil-1O0", "3VQH8Z5N1TCR9KJD"]) == [
        "7K4MPX2W",
        "011100",
        "3VQH8Z5N1TCR9KJD",
    ]


def test_sounds_are_made_by_the_formulas_of_the_window() -> None:
    sounds = asked_of_page("sounds", None)
    kept = {path.stem: path for path in (assets.root() / "sounds").glob("*.wav")}
    assert set(kept) - set(sounds) == {"discard_flat", "discard_snapped"}, "a phone has one discard"
    assert set(sounds) <= set(kept)
    for name, samples in sounds.items():
        stored = _samples(kept[name])
        assert len(samples) == len(stored), name
        assert abs(max(map(abs, samples)) - max(map(abs, stored))) <= 1, name
        if name in ("turn", "coin", "end"):  # the others have noise in them, of another chance
            assert max(abs(one - other) for one, other in zip(samples, stored, strict=True)) <= 1, name


def _samples(path: Path) -> list[int]:
    with wave.open(str(path)) as file:
        samples = array("h")
        samples.frombytes(file.readframes(file.getnframes()))
        return samples.tolist()


def test_every_hand_has_cards_large_enough_for_a_thumb() -> None:
    chance = Random(4)
    cases = []
    for width in (312, 340, 370, 394, 560, 776):
        for count in range(1, 22):
            groups = []
            while sum(groups) < count:
                groups.append(min(chance.randint(1, 4), count - sum(groups)))
            cases.append((groups, width, chance.choice((164, 220, 260, 360))))
    for (groups, width, _), rows in zip(cases, asked_of_page("rows", cases), strict=True):
        assert sum(rows["sizes"]) == sum(groups)
        assert all(size > 0 for size in rows["sizes"])
        longest = max(rows["sizes"])
        assert longest * rows["card"] + (longest - 1) * 3 <= width + 0.01, (groups, width)
        assert (rows["card"], rows["height"]) >= LEAST_CARD_PX, (groups, width)
        assert rows["height"] >= LEAST_CARD_PX[1]
