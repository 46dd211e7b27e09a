"""The reason for a proposed action, in one sentence."""

from engine.cards import Card
from tusac_qt.play.reasons import Why, WhyKind
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import marked_card
from tusac_qt.words.punctuation import listed
from tusac_qt.words.translation import translate


def suggestions_end_text() -> str:
    """Return that the first rounds are over, in which moves are suggested."""
    return translate("hints", "Suggestions are now off. H shows one, Settings turns them on.")


def why_text(why: Why) -> str:
    """Return what speaks for an action."""
    if why.kind is WhyKind.KEEPS:
        return _keeps(why)
    if why.kind is WhyKind.READY:
        return counted.unseen_winners(why.unseen)
    return _plain(why).format(before=why.before, after=why.after, junk=counted.junk_cards(why.after))


def _plain(why: Why) -> str:
    return {
        WhyKind.WINS: translate("hints", "This card wins: all your cards are in sets."),
        WhyKind.ALONE: translate("hints", "It fits no set, and nothing you keep goes with it."),
        WhyKind.LEAST: translate("hints", "All your cards are in sets; giving up this one costs you least."),
        WhyKind.LESS_JUNK: translate("hints", "After your discard, your junk goes from {before} to {after}."),
        WhyKind.POINTS: translate("hints", "It adds no junk, and the set is worth points: {after}."),
        WhyKind.SET: translate("hints", "It makes a set and adds no junk."),
        WhyKind.MORE_JUNK: translate("hints", "Any claim would leave you {junk}, not {before}."),
        WhyKind.FEWER_WAITS: translate(
            "hints",
            "Now {before} unseen cards would complete your hand; if you take this, only {after}.",
        ),
        WhyKind.DUE: translate("hints", "You have to take it, and this way costs you least."),
        WhyKind.JUDGED: translate("hints", "Worth it on average, though your junk doesn’t change."),
        WhyKind.NO_CLAIM: translate("hints", "You can’t use this card."),
        WhyKind.NOTHING: translate("hints", "This card can’t make your hand any better."),
    }[why.kind]


def _keeps(why: Why) -> str:
    kept = _names(why.cards)
    if why.thrown:
        thrown = translate("hints", "discarded so far: {n}.").format(n=why.thrown)
    else:
        thrown = translate("hints", "nobody has discarded one yet.")
    return counted.unseen_helpers(why.unseen, kept, thrown)


def _names(cards: tuple[Card, ...]) -> str:
    *first, last = map(marked_card, cards)
    if not first:
        return last
    return translate("hints", "{cards} and {last}").format(cards=listed(first), last=last)
