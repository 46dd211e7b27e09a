"""Every part of a payment has a rule that makes it, a sign, and words, under any two payment rules together."""

import random
import re
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from engine import scoring
from engine.cards import Card
from engine.melds import Meld, MeldKind
from engine.rules import Rules
from engine.rules_text import override
from engine.scoring import Bill, Ending, Outcome, ScoreLine, Winning, bills, payments, unwon
from engine.seats import BySeat, Seat
from tests.support.rulesets import PVT
from tusac_qt.words.knob_words import KNOBS, KnobGroup
from tusac_qt.words.result_lines import payment_parts

SIGNS: Mapping[str, tuple[str, dict[str, object]]] = {
    "worth": ("+", {}),
    "kong": ("+", {"kong_multiplier": 1}),
    "generals": ("+", {"yellow_general_bonus": 0}),
    "own_kongs": ("-", {"loser_kong_deduction": "none"}),
    "spared": ("+", {"payment_floor_zero": False}),
    "self_draw": ("+", {"self_draw_bonus": 0}),
    "for_others": ("+-", {"shower_pays": False}),
    "ante": ("+-", {"ante": 0}),
    "dead": ("+-", {"dead_hand_points": 0}),
}
"""Each part of a bill: whether it may be above or below 0, and the rule as it makes none."""

OTHERWISE: Mapping[str, object] = {
    "payment": "stake",
    "unit": 3,
    "ante": 4,
    "may_fold": True,
    "self_draw_bonus": 5,
    "shower_pays": True,
    "losers_pay": False,
    "multiplier_from_five": 2,
    "kong_multiplier": 2,
    "yellow_general_bonus": 6,
    "loser_kong_deduction": "amount",
    "payment_floor_zero": False,
    "dead_hand_points": 7,
    "win_bonus": 2,
    "min_points_to_win": 3,
    "general_kong_extra": [-2, 2],
}
"""Each rule of payment, and others that count in it, as it is not by default."""

KONGS = [
    Meld(MeldKind.KONG, (card,) * 4, is_dealt=dealt) for card in (Card.rX, Card.rA) for dealt in (False, True)
]
SEATS = 5
Won = tuple[Winning, BySeat[tuple[Meld, ...]], Ending]


def wins(chance: random.Random, rules: Rules) -> Iterator[Won]:
    """Yield some wins of seat 0: what it holds, what lies on the tables, and how it came."""
    for _ in range(12):
        melds = [Meld(MeldKind.KONG, (Card.gX,) * 4)] * chance.randrange(2)
        melds += [Meld(MeldKind.SINGLE, (Card.yA,))] * chance.randrange(3)
        lines = tuple(ScoreLine(meld, is_exposed=True, is_winning=False, points=0) for meld in melds)
        tables = [tuple(chance.sample(KONGS, chance.randrange(3))) for _ in range(SEATS - 1)]
        shown_by = chance.choice([None, *map(Seat, range(SEATS))])
        others = [Seat(seat) for seat in range(1, SEATS) if seat != shown_by]
        folded = tuple(seat for seat in others if rules.may_fold and chance.random() < 0.3)
        dead = tuple(
            seat for seat in others if seat not in folded and rules.dead_hand_points and chance.random() < 0.3
        )
        points = rules.min_points_to_win + chance.randrange(25)
        yield Winning(lines, points), BySeat(((), *tables)), Ending(shown_by, folded, dead)


def check_bills(rules: Rules, chance: random.Random) -> set[str]:
    """Judge what is paid for some wins; return the parts that came up."""
    seen = set[str]()
    for winning, tables, ending in wins(chance, rules):
        found = bills(rules, Seat(0), winning, tables, ending)
        paid = payments(rules, Seat(0), winning, tables, ending)
        told = payment_parts(rules, Outcome(Seat(0), winning, paid, ending=ending), tables)
        scored = bills(override(rules, {"losers_pay": False}), Seat(0), winning, tables, ending)[Seat(0)]
        assert scored is not None
        assert sum(paid) == (0 if rules.losers_pay else scored.dead - scored.total)
        shifted = [0 if bill is None else bill.for_others for bill in found]
        assert sum(shifted) == 0, "what one pays for others these do not pay"
        for seat, bill in found.items():
            if bill is not None:
                amounts = {field.name: getattr(bill, field.name) for field in fields(Bill)}
                assert sum(amounts.values()) == bill.total == -paid[seat]
                seen |= {name for name, amount in amounts.items() if amount}
                for_the_win = {name for name in amounts if name != "dead"} if seat == 0 else set[str]()
                check_parts(amounts, told[seat], for_the_win)
    return seen


def check_parts(amounts: Mapping[str, int], told: tuple[Any, ...], scored: Collection[str] = ()) -> None:
    """Judge the parts of one bill: the sign of each, turned round in those scored; that all are told."""
    for name, amount in amounts.items():
        sign, _ = SIGNS[name]
        turned = -amount if name in scored else amount
        assert amount == 0 or ("+" if turned > 0 else "-") in sign, f"{name} is {amount}"
    assert sorted(part.amount for part in told if part.amount) == sorted(filter(None, amounts.values()))
    for part in told:
        assert "-" not in part.text
        assert (
            str(abs(part.amount)) in re.findall(r"\d+", part.text)
            or part.text == "paid by the player who showed the card"
        )


def test_every_part_of_a_bill_has_a_sign_and_a_rule_that_makes_it() -> None:
    assert set(SIGNS) == {field.name for field in fields(Bill)}
    for name, (_, without) in SIGNS.items():
        rules = override(PVT, {"players": [SEATS], **OTHERWISE, "payment": "points", **without})
        seen = check_bills(rules, random.Random(name))
        assert (name in seen) is (not without), f"{name} without {without}"


def test_every_rule_of_payment_is_tried_with_every_other() -> None:
    in_group = {key for key, words in KNOBS.items() if words.group is KnobGroup.PAYMENT}
    seen = set[str]()

    assert in_group <= set(OTHERWISE), "give the new rule a value here"
    for pair in combinations(OTHERWISE, 2):
        changed = {key: OTHERWISE[key] for key in pair}
        rules = override(PVT, {"players": [SEATS], **changed}).at_table(SEATS)
        seen |= check_bills(rules, random.Random(" ".join(pair)))
    assert seen == set(SIGNS)


def test_what_is_paid_without_a_winner_is_told_part_by_part() -> None:
    rules = override(PVT, {"players": [SEATS], "ante": 4, "may_fold": True, "dead_hand_points": 7})
    for ending in (
        Ending(None, tuple(map(Seat, range(1, SEATS)))),
        Ending(None, (Seat(1),), (Seat(2), Seat(3))),
    ):
        outcome = unwon(rules, SEATS, ending)
        told = payment_parts(rules, outcome, BySeat.fill(SEATS, ()))
        for seat, bill in scoring.bills_of_unwon(rules, SEATS, ending).items():
            check_parts({field.name: getattr(bill, field.name) for field in fields(Bill)}, told[seat])


def test_a_payment_that_is_capped_by_way_of_another_part_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example of docs/CONTRIBUTING.md, 5: a cap wants a part of its own, with words and a sign."""
    bill_of = scoring._bill

    def capped(*args: Any) -> Bill:  # noqa: ANN401 - as it is called
        bill = bill_of(*args)
        return replace(bill, spared=bill.spared + min(0, 10 - bill.total))

    monkeypatch.setattr(scoring, "_bill", capped)
    with pytest.raises(AssertionError, match=r"spared is -\d+"):
        check_bills(override(PVT, {"players": [SEATS]}), random.Random(1))


@pytest.mark.slow
def test_a_third_way_to_sort_a_hand_is_named_by_the_type_checker(tmp_path: Path) -> None:
    """The other example: whoever adds a member to a closed set is shown what lacks."""
    source = Path("tusac_qt/play/hand_order.py")
    longer = tmp_path / "hand_order.py"
    text = source.read_text(encoding="utf-8")
    longer.write_text(
        text.replace('    HAND = "hand"\n', '    HAND = "hand"\n    COPIES = "copies"\n'), encoding="utf-8"
    )
    told = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--shadow-file",
            str(source),
            str(longer),
            "--cache-dir",
            str(tmp_path),
            str(source),
        ],
        capture_output=True,
        text=True,
        check=False,
    )

    assert 'incompatible type "Literal[SortOrder.COPIES]"' in told.stdout
