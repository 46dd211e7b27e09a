"""The words of the questions "What would you discard?". No Qt."""

from collections.abc import Sequence

from engine.cards import Card
from tusac_qt.model.review_words import cost_text
from tusac_qt.play.puzzles import Puzzle
from tusac_qt.play.review import LEAST_MISTAKE
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import marked_card
from tusac_qt.words.punctuation import listed, sentences
from tusac_qt.words.translation import translate


def is_good(cost: int) -> bool:
    """Return whether a discard is as good as the best."""
    return cost < LEAST_MISTAKE


def card_line(puzzle: Puzzle, card: Card, *, is_answered: bool) -> str:
    """Return the text in the row of a card: its name, and its cost once the question is answered."""
    if not is_answered:
        return marked_card(card)
    cost = puzzle.costs[card]
    worth = "✓" if is_good(cost) else f"−{cost_text(cost)}"
    return f"{marked_card(card)}  {worth}"


def answer_text(puzzle: Puzzle, card: Card) -> str:
    """Return the comment on an answer, in points, and the choice that was made in the game."""
    cost = puzzle.costs[card]
    if is_good(cost):
        told = translate("puzzles", "Right: nothing is better.")
    else:
        text = translate("puzzles", "{card} costs about {points} points. Best: {best}.")
        best = listed(marked_card(one) for one in puzzle.best)
        told = text.format(card=marked_card(card), points=cost_text(cost), best=best)
    if puzzle.done is None or puzzle.done == card:
        return told
    text = translate("puzzles", "In the game you discarded {card}: {points} points.")
    before = text.format(card=marked_card(puzzle.done), points=f"−{cost_text(puzzle.costs[puzzle.done])}")
    return sentences((told, before))


def end_text(costs: Sequence[int]) -> str:
    """Return the summary of a day's questions, from the costs of the answers."""
    good = counted.good_answers(sum(map(is_good, costs)), len(costs))
    lost = sum(cost for cost in costs if not is_good(cost))
    if not lost:
        return good
    text = translate("puzzles", "Together your answers cost {points} points.")
    return sentences((good, text.format(points=cost_text(lost))))
