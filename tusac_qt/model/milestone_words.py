"""The words of milestones and of what they unlock. No Qt."""

from collections.abc import Collection

from tusac_qt.cards.cloth import cloth_texts
from tusac_qt.play.milestones import HUNDRED, REWARDS, TEN_DAYS, Milestone, Prize, Reward
from tusac_qt.system import assets
from tusac_qt.words.counted import counted
from tusac_qt.words.punctuation import headed
from tusac_qt.words.translation import text_in, translate


def milestone_name(milestone: Milestone) -> str:
    """Return the task of a milestone."""
    text = {
        Milestone.FIRST_KONG: translate("milestones", "A Kong"),
        Milestone.DEALT_WIN: translate("milestones", "A win straight from the deal"),
        Milestone.FIVE_GENERALS: translate("milestones", "A win with five Generals"),
        Milestone.ALL_STARS: translate("milestones", "A daily deal better than every computer’s"),
        Milestone.TEN_DAYS: translate("milestones", "The daily deal on {n} days in a row"),
        Milestone.HUNDRED_ROUNDS: counted.rounds(HUNDRED),
    }[milestone]
    return text.format(n=TEN_DAYS)


def back_name(name: str) -> str:
    """Return what a pattern on the backs of cards is called."""
    return {
        "coins": translate("backs", "Coins"),
        "waves": translate("backs", "Waves"),
        "petals": translate("backs", "Petals"),
        "bamboo": translate("backs", "Bamboo"),
        "weave": translate("backs", "Mat"),
    }[name]


def reward_name(reward: Reward) -> str:
    """Return the name of a reward."""
    if reward.prize is Prize.BACK:
        return translate("milestones", "card back “{name}”").format(name=back_name(reward.name))
    texts = {"title": reward.name, **cloth_texts(assets.root() / "cloths", reward.name)}
    return translate("milestones", "table “{name}”").format(name=text_in(texts, "title"))


def milestone_line(milestone: Milestone, *, is_reached: bool) -> str:
    """Return a line of the list of milestones: whether it is reached, what it is, what it unlocks."""
    text = headed(milestone_name(milestone), reward_name(REWARDS[milestone]))
    return f"✓ {text}" if is_reached else f"○ {text}"


def milestone_lines(reached: Collection[Milestone]) -> tuple[str, ...]:
    """Return all milestones, in a fixed order."""
    return tuple(milestone_line(one, is_reached=one in reached) for one in Milestone)


def reached_text(milestones: Collection[Milestone]) -> str:
    """Return the announcement of milestones that a round has reached."""
    text = translate("milestones", "{milestone}: {reward} is now yours, in the settings.")
    return "\n".join(
        text.format(milestone=milestone_name(one), reward=reward_name(REWARDS[one]))
        for one in Milestone
        if one in milestones
    )
