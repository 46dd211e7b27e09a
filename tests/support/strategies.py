"""Hypothesis strategies for cards, hands and rounds; every test that uses them runs the same examples."""

from hypothesis import settings
from hypothesis import strategies as st

from engine.cards import Card, canonical_deck
from engine.rules import Rules
from tests.support import sweeps
from tests.support.rulesets import RULESETS

FEW = settings(max_examples=sweeps.examples(20), derandomize=True, deadline=None)
SOME = settings(max_examples=sweeps.examples(100), derandomize=True, deadline=None)
MANY = settings(max_examples=sweeps.examples(300), derandomize=True, deadline=None)

seeds = st.integers(min_value=0, max_value=2**32 - 1)
rulesets = st.sampled_from(sorted(RULESETS.values(), key=lambda rules: rules.name))


@st.composite
def hands(draw: st.DrawFn, rules: Rules, most: int = 21) -> tuple[Card, ...]:
    """Draw a hand that the deck can deal: of any cards, or, as often, of few kinds, where melds abound."""
    deck = canonical_deck(rules.copies(4), rules.jokers)
    if draw(st.booleans()):
        first = draw(st.integers(min_value=0, max_value=len(deck) - 1))
        deck = (deck * 2)[first : first + 40]
    size = draw(st.integers(min_value=0, max_value=min(most, len(deck))))
    places = draw(
        st.lists(st.integers(min_value=0, max_value=len(deck) - 1), min_size=size, max_size=size, unique=True)
    )
    return tuple(sorted(deck[place] for place in places))
