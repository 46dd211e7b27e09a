"""Links of the documents on their site: within it as written, out of it to the source where that is published."""

from types import SimpleNamespace

import pytest

from tools.site_links import on_page_markdown

PUBLISHED = "https://example.org/lan/tusac"


def on_site(text: str, place: str, published: str | None = PUBLISHED) -> str:
    """Return what the site shows of a text of the page at a place of docs."""
    page = SimpleNamespace(file=SimpleNamespace(src_uri=place))
    return on_page_markdown(text, page, {"repo_url": published}, files=None)


@pytest.mark.parametrize(
    ("place", "link", "on_the_site"),
    [
        ("json.md", "[the log](../CHANGELOG.md)", f"[the log]({PUBLISHED}/blob/HEAD/CHANGELOG.md)"),
        ("decisions/sound.md", "[it](../../run.py#L3)", f"[it]({PUBLISHED}/blob/HEAD/run.py#L3)"),
        ("decisions/sound.md", "[rules](../rules.md)", "[rules](../rules.md)"),
        ("web.md", "[b](decisions/sound.md#c)", "[b](decisions/sound.md#c)"),
        (
            "web.md",
            "two [words\nhere](../tools/x.py).",
            f"two [words\nhere]({PUBLISHED}/blob/HEAD/tools/x.py).",
        ),
    ],
)
def test_a_link_out_of_the_documents_leads_to_the_published_source(
    place: str, link: str, on_the_site: str
) -> None:
    assert on_site(link, place) == on_the_site


def test_where_the_source_is_not_published_a_link_to_it_is_its_words_alone() -> None:
    assert on_site("see [x](../a.py), [y](web.md)", "json.md", None) == "see x, [y](web.md)"
