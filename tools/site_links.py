"""A hook of mkdocs, for `mkdocs.yml`: what leads from a document to a file of the source, on the site.

There it leads to where the source is published. A site that is built without that address has the words
alone.
"""

import posixpath
import re
from collections.abc import Mapping
from typing import Protocol

_OUTWARD = re.compile(r"(?<!!)\[([^\]]+)\]\((\.\./[^)\s]+)\)")
_DOCS = "docs/"


class _File(Protocol):
    src_uri: str


class _Page(Protocol):
    file: _File


def on_page_markdown(markdown: str, page: _Page, config: Mapping[str, object], **_: object) -> str:
    """Return the text of a page with its links out of the documents made to lead somewhere.

    Args:
        markdown: the text.
        page: the page; mkdocs names its file from the documents' folder on.
        config: what `mkdocs.yml` says; `repo_url` is where the source is, or None.
    """
    folder, published = posixpath.dirname(_DOCS + page.file.src_uri), config["repo_url"]

    def lead(link: re.Match[str]) -> str:
        words, target = link.groups()
        path = posixpath.normpath(posixpath.join(folder, target))
        if path.startswith(_DOCS):
            return link.group()
        return f"[{words}]({published}/blob/HEAD/{path})" if published else words

    return _OUTWARD.sub(lead, markdown)
