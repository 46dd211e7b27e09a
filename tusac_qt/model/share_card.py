"""A result for people elsewhere: the content of a picture that names nobody without being asked. No Qt.

Computer players are named. A person is a face and a number, unless names are wanted; nothing here tells of
machines, addresses, tables or keys.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine import rulesets
from engine.seats import BySeat, Seat, seats_from
from tusac_qt.model.match_page import BestHand, FinalStanding, best_hand, match_page
from tusac_qt.model.result_page import SetShown, result_page
from tusac_qt.model.score_words import computer_name, daily_share_line
from tusac_qt.play.score_book import Scored, beaten
from tusac_qt.play.table import PlayerInfo, Table
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import rules_name
from tusac_qt.words.narration import Narrator
from tusac_qt.words.numbers import signed
from tusac_qt.words.punctuation import listed, read_out
from tusac_qt.words.translation import translate

DAILY_BACKS = 20
"""The backs that stand for the hand of a daily deal: a usual hand, so that not even its size is told."""


@dataclass(frozen=True, slots=True)
class ShareRow:
    """One player in the picture.

    Attributes:
        rank: the place, from 1.
        name: as shown to strangers.
        face: the number of the emblem; None for none.
        points: won or lost.
        course: the tally before the first round known here and after each; () where there is no curve.
    """

    rank: int
    name: str
    face: int | None
    points: int
    course: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ShareCard:
    """The content of a picture.

    Attributes:
        face: the number of the emblem of the player it is about; None for nobody.
        title: who has won what.
        line: a sentence below it.
        points: of that player; None if nobody has won.
        place: what stands below the points.
        sets: the hand that is shown, open; none for a daily deal, whose cards are for others to play.
        backs: how many cards are shown face down in place of it.
        stars: how many are lit, and how many there are; None where nothing is compared.
        rows: everybody, the best first.
        first_round: the number of the first round on the curves.
        foot: rules, length and date.
    """

    face: int | None
    title: str
    line: str
    points: int | None
    place: str
    sets: tuple[SetShown, ...]
    rows: tuple[ShareRow, ...]
    foot: str
    backs: int = 0
    stars: tuple[int, int] | None = None
    first_round: int = 1

    @property
    def spoken(self) -> str:
        """All of it, for screen readers."""
        rows = (f"{row.rank}. {row.name} {signed(row.points)}" for row in self.rows)
        stars = "" if self.stars is None else counted.stars(*self.stars)
        return read_out(filter(None, (self.title, self.line, self.place, stars, *rows, self.foot)))


def shown_players(table: Table, *, with_names: bool) -> BySeat[PlayerInfo]:
    """Return the players as strangers may know them: people numbered from one's own seat, or by name."""
    numbers: dict[Seat, int] = {}
    for seat in seats_from(table.seat, len(table.players)):
        if not table.players[seat].level:
            numbers[seat] = len(numbers) + 1
    text = translate("share", "Player {number}")
    return BySeat(
        tuple(
            info if with_names or info.level else replace(info, name=text.format(number=numbers[seat]))
            for seat, info in table.players.items()
        )
    )


def round_card(table: Table, faces: Sequence[int], date: str, *, with_names: bool) -> ShareCard | None:
    """Return the end of the round on a table; None while it goes on, or if it does not count.

    Args:
        table: where it was played.
        faces: the number of each player's face, by seat.
        date: when, as people write it.
        with_names: whether people are named.
    """
    outcome, rules = table.view.outcome, table.view.rules
    players = shown_players(table, with_names=with_names)
    narrator = Narrator(players, None, table.card, points=rules.point_name)
    page = result_page(table, narrator, tuple(faces))
    if page is None or outcome is None or outcome.voided_by is not None:
        return None
    winner, rounds = outcome.winner, table.match.setup.rounds
    payments = outcome.payments
    rows = [ShareRow(0, players[seat].name, faces[seat], paid) for seat, paid in payments.items()]
    number = table.match.round_number - 1
    place = ""
    if rounds > 1:
        place = translate("share", "round {number} of {rounds}").format(number=number, rounds=rounds)
    return ShareCard(
        face=None if winner is None else faces[winner],
        title=page.title,
        line=page.line,
        points=None if winner is None else payments[winner],
        place=place,
        sets=page.sets,
        rows=_ranked(rows),
        foot=_foot(rules.name, 0, date),
    )


def match_card(table: Table, faces: Sequence[int], date: str, *, with_names: bool) -> ShareCard:
    """Return the end of a match, with the same arguments as `round_card`."""
    match = table.match
    players = shown_players(table, with_names=with_names)
    page = match_page(table, tuple(faces))
    best = best_hand(match, players.map(lambda info: info.name), page.first_round)
    winners = [standing for standing in page.standings if standing.rank == 1]
    names = listed(players[winner.seat].name for winner in winners)
    text = (
        translate("share", "{names} tie for first place")
        if len(winners) > 1
        else translate("share", "{names} wins the match")
    )
    won = sum(outcome.winner == winners[0].seat for outcome in match.outcomes)
    place = translate("share", "{won} of {rounds} rounds won").format(won=won, rounds=len(match.outcomes))
    rows = tuple(_row(standing, players, with_course=page.has_curves) for standing in page.standings)
    return ShareCard(
        face=winners[0].face if len(winners) == 1 else None,
        title=text.format(names=names),
        line="" if best is None else best.text,
        points=winners[0].tally,
        place=place if len(winners) == 1 and not page.note else "",
        sets=() if best is None else _sets(best),
        rows=rows,
        first_round=page.first_round,
        foot=_foot(match.setup.rules.name, match.setup.rounds, date),
    )


def daily_card(
    own: Scored, levels: Mapping[str, int] | None, me: ShareRow, title: str, rules: str
) -> ShareCard:
    """Return the result of a daily deal without any card: others have still to play it.

    Args:
        own: the round that counts.
        levels: what each level of computer player got out of the same cards; None while that is not known.
        me: who has played; rank and points are filled in here.
        title: what the deal is called, with its day.
        rules: the name of the ruleset.
    """
    others = [ShareRow(0, computer_name(level), None, points) for level, points in (levels or {}).items()]
    return ShareCard(
        face=me.face,
        title=title,
        line=daily_share_line(own, levels),
        points=own.own,
        place="",
        sets=(),
        rows=_ranked([replace(me, points=own.own), *others]),
        foot=_foot(rules, 0, ""),
        backs=DAILY_BACKS,
        stars=None if levels is None else (len(beaten(own, levels)), len(levels)),
    )


def _ranked(rows: Sequence[ShareRow]) -> tuple[ShareRow, ...]:
    """Return rows with the places that their points earn, the best first."""
    placed = [replace(row, rank=1 + sum(other.points > row.points for other in rows)) for row in rows]
    return tuple(sorted(placed, key=lambda row: row.rank))


def _row(standing: FinalStanding, players: BySeat[PlayerInfo], *, with_course: bool) -> ShareRow:
    course = standing.course if with_course else ()
    return ShareRow(standing.rank, players[standing.seat].name, standing.face, standing.tally, course)


def _sets(best: BestHand) -> tuple[SetShown, ...]:
    return tuple(SetShown(cards, None, points) for cards, points in zip(best.sets, best.points, strict=True))


def _foot(rules: str, rounds: int, date: str) -> str:
    """Return rules, length and date; house rules are not named, as their name may be a family's."""
    named = rules_name(rules) if rulesets.find(rules) is not None else translate("share", "House rules")
    return "  ·  ".join(filter(None, ("Tứ Sắc", named, counted.rounds(rounds) if rounds else "", date)))
