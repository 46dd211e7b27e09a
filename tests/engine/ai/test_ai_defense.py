"""Where whoever shows the winning card pays for all, hard and expert players throw what is safe."""

import pytest

from engine.ai.defense import must_defend, safest
from engine.ai.expert import Expert
from engine.ai.hard import Hard
from engine.cards import Card
from engine.rules import Rules
from engine.rules_text import override
from tests.engine.ai.test_ai_policies import situation
from tests.support.rulesets import PVT

PAYS_FOR_ALL = override(PVT, {"shower_pays": True})
HAND = "gX rY wZ yB yB yC yC"
SHOWN = {"rY": 3, "wZ": 1}


@pytest.mark.parametrize(
    ("rules", "others", "defends"),
    [
        (PAYS_FOR_ALL, 8, True),
        (PAYS_FOR_ALL, 14, False),
        (PVT, 8, False),
        (override(PAYS_FOR_ALL, {"edition": 1}), 8, False),
    ],
    ids=["near", "far", "pays alike", "first edition"],
)
def test_a_player_defends_where_it_would_pay_for_all_and_a_rival_is_near(
    rules: Rules, others: int, *, defends: bool
) -> None:
    assert must_defend(situation(HAND, others=others, rules=rules)) is defends


def test_the_safest_of_the_good_discards_is_the_one_seen_most() -> None:
    seen = situation(HAND, shown=SHOWN, others=8, rules=PAYS_FOR_ALL)
    weighed = [(100, Card.gX), (90, Card.wZ), (61, Card.rY), (59, Card.yB)]

    assert safest(seen, weighed) is Card.rY
    assert safest(seen, weighed[:2]) is Card.wZ
    assert safest(seen, [(100, Card.gX), (59, Card.rY)]) is Card.gX


@pytest.mark.parametrize("player", [Hard(), Expert()], ids=["hard", "expert"])
def test_hard_and_expert_throw_what_nobody_can_win_on(player: Hard | Expert) -> None:
    safe = situation(HAND, shown=SHOWN, others=8, rules=PAYS_FOR_ALL)

    assert player.discard(safe, 0) is Card.rY
    others = situation(HAND, shown={"gX": 3}, others=8, rules=PAYS_FOR_ALL)
    assert player.discard(others, 0) is Card.gX
