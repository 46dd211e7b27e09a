"""The server's messages have the form of the contract's examples, which the page's tests read, too."""

import json
from pathlib import Path

import pytest

from tests.support.nodes import small_table
from tests.support.phone_host import phone_host
from tests.support.vectors import VECTORS
from tusac_qt.phone.page_words import PAGE_WORDS

FOLDER = VECTORS / "phone"
EXAMPLES = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted(FOLDER.glob("*.json"))
    if path.stem not in ("handshake", "to_server")
}


def merged(forms: list[object]) -> object:
    """Return the form that fits several: what a list or an optional value holds in any of them."""
    if all(isinstance(form, dict) for form in forms):
        keys = {key for form in forms if isinstance(form, dict) for key in form}
        return {
            key: merged([form[key] for form in forms if isinstance(form, dict) and key in form])
            for key in keys
        }
    whole = [form for form in forms if form is not None]
    if whole and all(isinstance(form, list) for form in whole):
        parts = [part for form in whole if isinstance(form, list) for part in form]
        return [merged(parts)] if parts else []
    if whole and all(isinstance(form, dict) for form in whole):
        return merged(whole)
    return whole[0] if whole else None


def misfits(told: object, form: object, at: str) -> list[str]:
    """Return where something told has not the form of the examples."""
    if told is None or form is None:
        return []
    if isinstance(form, dict):
        if not isinstance(told, dict):
            return [f"{at} is no object"]
        missing = [f"{at}.{key} is missing" for key in form.keys() - told.keys()]
        extra = [f"{at}.{key} is in no example" for key in told.keys() - form.keys()]
        inner = [
            fault
            for key in form.keys() & told.keys()
            for fault in misfits(told[key], form[key], f"{at}.{key}")
        ]
        return missing + extra + inner
    if isinstance(form, list):
        if not isinstance(told, list):
            return [f"{at} is no list"]
        return [fault for part in told for fault in misfits(part, form[0] if form else None, f"{at}[]")]
    return [] if type(told) is type(form) else [f"{at} is a {type(told).__name__}"]


FORMS = {
    kind: merged([example for example in EXAMPLES.values() if example["type"] == kind])
    for kind in {example["type"] for example in EXAMPLES.values()}
}


@pytest.mark.long
def test_a_match_is_told_in_the_form_of_the_examples(tmp_path: Path) -> None:
    told: list[dict[str, object]] = []
    with phone_host(tmp_path, small_table(3)) as host:
        page = host.page()
        told += [page.screen]
        page.say({"type": "sit", "name": "Hoa", "face": 3})
        while not any(event["kind"] == "match_over" for event in page.events):
            told.append(page.hear())
            if (
                page.screen["type"] == "lobby"
                and page.screen["buttons"]
                and page.screen["buttons"][0]["id"] == "ready"
            ):
                page.press("ready")
                host.ready()
            page.play_on()
        page.press("place:9")
        page.say({"type": "say", "phrase": "thanks"})
        page.wait(lambda page: bool(page.of("said")))
        told += page.of("said") + page.of("words") + page.of("welcome")

    assert {"door", "lobby", "table", "events", "words", "welcome", "said"} <= {
        str(one["type"]) for one in told
    }
    faults = {fault for one in told for fault in misfits(one, FORMS[str(one["type"])], str(one["type"]))}
    assert not {fault for fault in faults if not fault.startswith("words.texts.")}


@pytest.mark.parametrize("key", sorted(EXAMPLES["words"]["texts"]))
def test_every_text_that_the_examples_name_is_there(key: str) -> None:
    assert key in PAGE_WORDS
