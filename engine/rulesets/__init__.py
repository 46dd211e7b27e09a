"""The presets that come with the game, as TOML beside this file."""

from importlib import resources

from engine.errors import RulesError
from engine.rules import Rules
from engine.rules_text import rules_from_toml


def names() -> tuple[str, ...]:
    """Return the names of the presets in alphabetical order."""
    files = (entry.name for entry in resources.files(__name__).iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml")))


def load(name: str) -> Rules:
    """Return a preset by name. Raises RulesError listing the names there are."""
    if name not in names():
        msg = f"there is no ruleset called {name!r}; there are: {', '.join(names())}"
        raise RulesError(msg)
    text = resources.files(__name__).joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return rules_from_toml(text)
