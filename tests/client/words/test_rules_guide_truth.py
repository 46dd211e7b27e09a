"""The rules page says nothing that is not so: what it promises is asked of the engine, for rules drawn at random.

The 300 rulesets are those of tests/engine/test_playable_rules.py. A sentence that tests/support/read_guide.py cannot
read fails, so a new one is a promise or does not get onto the page.
"""

import random
from dataclasses import replace

import pytest

from engine import rulesets
from engine.actions import Discard, Fold, Mulligan
from engine.analysis import HandQuestion, analyze
from engine.cards import GENERALS, JOKERS, Card
from engine.claims import Offering, Position, Source
from engine.flow import next_dealer
from engine.knobs import FirstDealer, MulliganRule
from engine.legal import legal_actions
from engine.melds import Meld, MeldKind
from engine.notation import parse_cards
from engine.options import Holding, Options, options
from engine.partition import Partition, counts_of, exposed_points, partition_for
from engine.rules import Rules
from engine.rules_text import override
from engine.scoring import Ending, ScoreLine, Winning, payments, unwon
from engine.seats import BySeat, Seat
from engine.state import Phase, RoundState
from tests.engine.test_playable_rules import altered_rules, random_rules
from tests.support.read_guide import Promises, promises
from tests.support.rounds import arranged, dealt, declared, follow, just_dealt, settle
from tests.support.rulesets import PVT, RULESETS, TENHU, VIET, WIKI
from tests.support.sweeps import times
from tusac_qt.words.i18n import rules_description
from tusac_qt.words.rules_guide import Sentence, guide, set_table

JUNK = "rB wC"
KINDS = {
    "kong": MeldKind.KONG,
    "pong": MeldKind.PONG,
    "pair": MeldKind.PAIR,
    "chow": MeldKind.CHOW_XYZ,
    "abc": MeldKind.CHOW_ABC,
    "single": MeldKind.SINGLE,
}
WORTHLESS = {"min_points_to_win": 0, "min_points_from_five": 0}
"""The worth of hands of a few cards is another question than who may claim."""

DEALT = ("dealt kong", "dealt kong of generals", "dealt kong of jokers")

NO_DUTIES = {"kong_claim": "optional", "pong_claim": "optional", "win_claim": "optional"}
"""A duty to claim bars all else; that is asked by itself."""


def _asked(rules: Rules, seats: int, hand: str, card: Card, where: tuple[Source, Position]) -> Options:
    """Return what a whole hand may answer."""
    holding = Holding(counts_of(parse_cards(hand)), upgradable=False, is_whole=True)
    return options(partition_for(rules, seats), holding, Offering(card, *where))


def _claims(
    rules: Rules, hand: str, card: Card, where: tuple[Source, Position], exposed: tuple[Meld, ...] = ()
) -> set[str]:
    """Return what a hand on paper may answer, by name."""
    found = analyze(HandQuestion(rules, parse_cards(hand), exposed, Offering(card, *where)))
    named = {name for name, kind in KINDS.items() if any(claim.kind is kind for claim in found.claims)}
    return named | ({"win"} if found.win is not None else set())


PLACES = [
    (source, place)
    for source in Source
    for place in Position
    if (source, place) != (Source.DISCARD, Position.SELF)
]


def check_who_may_claim_what(rules: Rules, seats: int, told: Promises) -> None:
    freed, copies = override(rules, {**WORTHLESS, **NO_DUTIES}), rules.copies(seats)
    as_generals = "jokers as generals" in told
    open_to = {
        Card.gX: told.get("anyone", frozenset()),
        Card.gA: told["general for others"],
        Card.J1: told["general for others"] if as_generals else told.get("joker for others"),
    }
    jokers_alone = {"win": "rX rY rZ", "single": JUNK}
    if "jokers join" in told:
        jokers_alone["kong"] = f"J3 J4 J5 {JUNK}"
    hands = {
        Card.gX: {
            "win": "gY gZ", "kong": f"gX gX gX {JUNK}", "pong": f"gX gX {JUNK}", "pair": f"gX {JUNK}",
            "chow": f"gY gZ {JUNK}",
        },
        Card.gA: {
            "win": "rX rY rZ", "kong": f"gA gA gA {JUNK}", "pong": f"gA gA {JUNK}", "pair": f"gA {JUNK}",
            "abc": "gB gC rY wZ", "single": JUNK,
        },
        Card.J1: jokers_alone if rules.jokers else {},
    }  # fmt: skip
    for card, probes in hands.items():
        goes_as_general = card.is_general or (card.is_joker and as_generals)
        for source, place in PLACES:
            if goes_as_general and source is Source.DISCARD and told.get("general is discarded") is False:
                continue  # it is never thrown
            in_turn = place is (Position.NEXT if source is Source.DISCARD else Position.SELF)
            in_turn |= (
                (source, place) == (Source.DRAW, Position.NEXT)
                and "passed on" in told
                and not goes_as_general
            )
            for kind, hand in probes.items():
                cards = [*parse_cards(hand), card]
                if not card.is_joker and max(map(cards.count, cards)) > copies:
                    continue
                names = open_to[card]
                assert isinstance(names, frozenset)
                never = card.is_general and kind in {"pong", "pair"}
                never |= (
                    kind == "pair"
                    and "drawn pairs" in told
                    and (source, place) != (Source.DRAW, Position.SELF)
                )
                promised = not never and (in_turn or kind in names)
                is_so = kind in _claims(freed, hand, card, (source, place))
                assert is_so is promised, f"{kind} of {card.name}, {source.name} {place.name}"
    assert told["win is in turn"] is ("win" not in open_to[Card.gX])
    assert told["all is in turn"] is (not open_to[Card.gX])
    if "thrown general for others" in told:
        assert told["thrown general for others"] == told["general for others"]


def _opening(rules: Rules, seats: int, hand: str) -> RoundState:
    quiet = replace(rules, expose_dealt_kongs=False, may_fold=False)
    return arranged(quiet, {0: " ".join(hand.split()[: rules.hand_size + 1])}, seats=seats)


def _thrown(state: RoundState) -> set[Card]:
    legal = legal_actions(state, Seat(0))
    return {state.card(action.card) for action in legal if isinstance(action, Discard)}


def check_what_may_be_discarded(rules: Rules, seats: int, told: Promises) -> None:
    may = told.get("general is discarded") is not False
    assert (Card.gA in _thrown(_opening(rules, seats, "gA rX"))) is may
    assert ("thrown general for others" in told) is (may or "nothing else" in told)
    kept = [card.name for card in GENERALS for _ in range(rules.copies(seats))]
    if rules.jokers:
        free = "free jokers" in told or may
        assert free is (not told.get("jokers as generals", False) or may)
        assert (Card.J1 in _thrown(_opening(rules, seats, "J1 rX"))) is free
        kept += [] if free else [card.name for card in JOKERS]
    if rules.hand_size + 1 <= len(kept):
        assert _thrown(_opening(rules, seats, " ".join(kept)))
        assert may or "nothing else" in told
    else:
        assert "nothing else" not in told


def check_jokers(rules: Rules, seats: int, told: Promises) -> None:
    assert ("jokers" in told) is (bool(rules.jokers) and "jokers join" not in told)
    if not rules.jokers:
        assert "jokers join" not in told
        return
    four = _claims(override(rules, WORTHLESS), f"J3 J4 J5 {JUNK}", Card.J2, (Source.DRAW, Position.SELF))
    assert ("kong" in four) is ("jokers join" in told)
    if "jokers join" in told:
        kong = Meld(MeldKind.KONG, JOKERS[1:])
        (row,) = (row for row in set_table(rules).rows if row.text == "Any four jokers.")
        alone = max(rules.points[MeldKind.SINGLE][0] + rules.joker_extra, 0) * len(kong.cards)
        assert partition_for(rules, seats).points(counts_of(kong.cards)) == max(row.concealed, alone)
        assert exposed_points(rules, kong) == row.exposed


def check_what_a_drawn_general_asks_for(rules: Rules, seats: int, told: Promises) -> None:
    must = told["general is kept"]
    may_die, dead_with = "dead with" in told, str(told.get("dead with"))
    kept = GENERALS + (JOKERS if "jokers" in dead_with else ())
    hands = ["", "rX", "rX gY", "rX gY wC", "rA", "rA wA", "rA rX", "rA wA rX"]
    hands += ["J1", "J1 J2", "J1 rX"] if rules.jokers else []
    for drawn in (Card.gA, Card.J1) if "jokers as generals" in told else (Card.gA,):
        for hand in hands:
            cards = parse_cards(hand)
            if max(map(cards.count, cards), default=0) > rules.copies(seats) or drawn in cards:
                continue
            found = _asked(rules, seats, hand, drawn, (Source.DRAW, Position.SELF))
            nothing_goes = "or only" in dead_with and all(card in kept for card in cards)
            is_dead = may_die and not found.can_win and (len(cards) <= 1 or nothing_goes)
            assert found.is_dead is is_dead, f"[{hand}] draws {drawn.name}"
            if not must:
                assert found.must_claim is None or found.can_win, f"[{hand}] draws {drawn.name}"
            elif found.must_claim is None:
                assert "is left" in told, f"[{hand}] draws {drawn.name}"
                assert not found.can_win
                assert not found.claims
    if may_die:
        ending = Ending(dead=(Seat(0),))
        assert -unwon(rules, seats, ending).payments[Seat(0)] == _int(told, "dead pays") * (seats - 1)


def check_dealt_kongs(rules: Rules, seats: int, told: Promises) -> None:
    del seats
    assert ("dealt kong" in told) is rules.expose_dealt_kongs
    if rules.expose_dealt_kongs:
        for card in (Card.gX, Card.gA):
            promised = (
                told.get("dealt kong of generals", told["dealt kong"])
                if card.is_general
                else told["dealt kong"]
            )
            assert exposed_points(rules, Meld(MeldKind.KONG, (card,) * 4, is_dealt=True)) == promised
    if "dealt kong of jokers" in told:
        laid = Meld(MeldKind.KONG, JOKERS[:4], is_dealt=True)
        assert exposed_points(rules, laid) == told["dealt kong of jokers"]
    assert ("dealt kong of jokers" in told) is ("dealt kong" in told and "jokers join" in told)


def _hopeless(rules: Rules) -> str:
    """Return the first cards of a hand with nothing good in it, as many as are dealt."""
    poor = [
        "gB",
        "gB",
        "gC",
        "gC",
        "gX",
        "gX",
        "gY",
        "gY",
        "gZ",
        "gZ",
        "wB",
        "wB",
        "wC",
        "wC",
        "wX",
        "wX",
        "wY",
        "wY",
        "wZ",
        "wZ",
    ]
    chosen = poor if rules.copies(4) > 1 else list(dict.fromkeys(poor))
    return " ".join(chosen[: rules.hand_size])


def check_mulligans(rules: Rules, seats: int, told: Promises) -> None:
    if (
        seats != 4
        or rules.hand_size > 20
        or (rules.copies(4) == 1 and rules.hand_size > 10)
        or not rules.has_declarations
    ):
        return
    poor = _hopeless(rules).split()
    worse = {"": poor, "J1": ["J1", *poor[1:]], "gA": ["gA", *poor[1:]]}
    for card, hand in worse.items():
        if card == "J1" and not rules.jokers:
            continue
        state = just_dealt(rules, {Seat(2): " ".join(hand)})
        may = any(isinstance(action, Mulligan) for action in legal_actions(state, Seat(2)))
        allowed = not card or (card == "J1" and "mulligan without jokers" not in told)
        assert may is (bool(told.get("mulligan")) and allowed), f"with {card or 'nothing'}"


def check_folding(rules: Rules, seats: int, told: Promises) -> None:
    state = dealt(rules, 3, seats=seats)
    if state.phase is Phase.DECLARE:
        may = any(isinstance(action, Fold) for action in legal_actions(state, Seat(0)))
        assert may is ("fold" in told)
    else:
        assert "fold" not in told
    if "fold" not in told:
        return
    all_but_one = Ending(folded=tuple(map(Seat, range(1, seats))))
    paid = -unwon(rules, seats, all_but_one).payments[Seat(1)]
    assert paid == (told["ante"] if told["fold"] == "for the ante" else 0)
    assert ("last gets" in told) is (told["fold"] == "for the ante")


def check_sizes_and_dealers(rules: Rules, seats: int, told: Promises) -> None:
    state = dealt(rules, 3, seats=seats, dealer=1)
    assert len(state.hands[Seat(0)]) == told["dealt"]
    assert len(state.hands[Seat(1)]) == told["whole"] == rules.hand_size + 1
    assert str(told["deck"]).split()[0] == str(len(state.deck))
    assert told["dead wall"] == state.rules.dead_wall
    assert FirstDealer(told["first dealer"]) is rules.first_dealer
    after = next_dealer(rules, Seat(0), None, seats)
    assert after == told["after a draw"]
    great = told.get("opposite deals")
    for points in (0, 9, 10, 11, 30):
        is_great = isinstance(great, int) and points >= great
        won = next_dealer(rules, Seat(0), Seat(1), seats, points)
        assert won == ((1 + seats // 2) % seats if is_great else 1)


def check_points_are_odd(rules: Rules, seats: int, told: Promises) -> None:
    """Add up all ways to make sets of so many cards: each sum is odd, if that is promised."""
    del seats
    if "odd" not in told:
        return
    worths = {(kind.size, points) for kind in MeldKind for points in rules.points[kind]}
    worths |= {(3, points) for points in rules.general_pong_points}
    if "jokers join" in told:
        worths |= {(4, points) for points in rules.joker_kong_points}
    if rules.jokers:
        worths |= {(1, points + rules.joker_extra) for points in rules.points[MeldKind.SINGLE]}
    worths |= {
        (4, points + more)
        for points, more in zip(rules.points[MeldKind.KONG], rules.general_kong_extra, strict=True)
    }
    worths |= {(4, int(str(told[key]))) for key in DEALT if key in told}
    parities: list[set[int]] = [{0}] + [set() for _ in range(rules.hand_size + 1)]
    for size in range(1, rules.hand_size + 2):
        for cards, points in worths:
            if cards <= size:
                parities[size] |= {(parity + points) % 2 for parity in parities[size - cards]}
    assert {(parity + rules.win_bonus) % 2 for parity in parities[-1]} == {1}


def check_what_stays_together(rules: Rules, seats: int, told: Promises) -> None:
    tables: Partition = partition_for(rules, seats)
    if rules.copies(seats) >= 3:
        assert (tables.deadwood(counts_of(parse_cards("rX rX rX rY rZ"))) > 0) is told["locked"]
        used = {fusion.kind for fusion in tables.fusions(counts_of(parse_cards("gS gS gS rS")), Card.yS)}
        if MeldKind.CHOW_COLORS in {fusion.kind for fusion in tables.fusions_of(Card.yS)}:
            assert (MeldKind.CHOW_COLORS not in used) is (
                bool(told["locked"]) and "free soldiers" not in told
            )


def check_whether_a_pong_grows(rules: Rules, seats: int, told: Promises) -> None:
    if rules.copies(seats) < 4:
        return
    freed, pong = override(rules, WORTHLESS), (Meld(MeldKind.PONG, (Card.rX,) * 3),)
    own = (Source.DRAW, Position.SELF)
    assert ("kong" in _claims(freed, f"gY {JUNK}", Card.rX, own, pong)) is (told.get("grows") == "always")
    assert ("win" in _claims(freed, "gX gY gZ", Card.rX, own, pong)) is ("grows" in told)


def check_what_follows_a_kong(rules: Rules, seats: int, told: Promises) -> None:
    assert ("kong draws" in told) is ("kong is a card more" in told)
    if rules.copies(seats) < MeldKind.KONG.size or rules.hand_size < MeldKind.KONG.size:
        return
    quiet = override(rules, {**WORTHLESS, **NO_DUTIES, "out_of_turn_claims": ["kong"], "dealt_win": True})
    quiet = replace(quiet, expose_dealt_kongs=False, mulligan=MulliganRule.OFF, may_fold=False)
    state = declared(
        arranged(quiet, {0: "gX", 1: f"gX gX gX {JUNK}"[: 3 * quiet.hand_size - 1]}, seats=seats)
    )
    state = settle(follow(state, "0 discard gX", "1 kong gX gX gX"))
    draws = "kong draws" in told and state.wall_count > rules.dead_wall
    assert (state.phase, state.active) == (Phase.DRAW if draws else Phase.DISCARD, 1)


def check_what_junk_forbids(rules: Rules, seats: int, told: Promises) -> None:
    if rules.copies(seats) < 3:
        return
    next_discard = (Source.DISCARD, Position.NEXT)
    bound, least = told.get("no more junk", frozenset()), "least junk" in told
    assert isinstance(bound, frozenset)
    ponged = _claims(rules, "rX rX rY rZ gB", Card.rX, next_discard)
    assert ("pong" in ponged) is ("pong" not in bound and not least)
    paired = _claims(rules, "rX rY rZ gB wB", Card.rX, (Source.DRAW, Position.SELF))
    assert ("pair" in paired) is ("other" not in bound)
    kept = _claims(rules, "gB gC wY wZ", Card.gA, (Source.DRAW, Position.SELF))
    assert ("single" in kept) is (not least)


def check_what_must_be_claimed(rules: Rules, seats: int, told: Promises) -> None:
    where = (Source.DISCARD, Position.NEXT)
    for name, hand, waiting in (
        ("Kong", f"gX gX gX {JUNK}", "rX rX rX rY gY gZ"),
        ("Pong", f"gX gX {JUNK}", "gX gX rX rY"),
    ):
        card = Card.rX if name == "Kong" else Card.gX
        own = f"{name.lower()}_claim"
        alone = override(rules, {key: value for key, value in NO_DUTIES.items() if key != own})
        if rules.copies(seats) >= 4:
            due = told.get(f"{name} is due")
            assert (_asked(alone, seats, hand, Card.gX, where).must_claim is not None) is (due is not None)
            found = _asked(alone, seats, waiting, card, where)
            waits = partition_for(rules, seats).waits(counts_of(parse_cards(waiting)))
            if waits and not found.can_win and found.claims:
                is_open = any(claim.kind is KINDS[name.lower()] for claim in found.claims)
                assert (found.must_claim is not None) is (is_open and due == "always")
                assert found.gives_up_pong is (name == "Pong" and is_open and told.get("is told") is True)
    won = _asked(override(rules, WORTHLESS), seats, "gY gZ", Card.gX, where)
    assert (won.must_claim is not None) is ("win is due" in told)


def _int(told: Promises, fact: str, default: int = 0) -> int:
    value = told.get(fact, default)
    assert isinstance(value, int)
    return value


def _saved(told: Promises, fact: str, melds: tuple[Meld, ...]) -> int:
    """Return what a loser's Kongs save by the page: points or an amount."""
    saved, base = 0, _int(told, fact)
    for meld in melds:
        dealt_kong = _int(told, "dealt kong saves", base) if meld.is_dealt else base
        by_general = _int(told, "kong of generals saves", base)
        if meld.is_dealt:
            by_general = _int(
                told, "dealt kong of generals saves", _int(told, "kong of generals saves", dealt_kong)
            )
            if "dealt kong of generals saves" not in told and "dealt kong saves" in told:
                by_general = dealt_kong
        if meld.cards[0].is_joker:
            saved += _int(told, "dealt kong of jokers saves" if meld.is_dealt else "kong of jokers saves")
        else:
            saved += by_general if meld.cards[0].is_general else dealt_kong
    return saved


def _dues(  # noqa: PLR0913 - what a payment depends on
    told: Promises, points: int, *, has_kong: bool, self_drawn: bool, yellow: int, melds: tuple[Meld, ...]
) -> int:
    """Return what a loser pays for the win by the page."""
    more = yellow * _int(told, "yellow")
    times_kong = _int(told, "kong times", 1) if has_kong else 1
    if "stake" in told:
        return _int(told, "stake") * times_kong + more
    unit = _int(told, "unit")
    points -= _int(told, "least") if "above the minimum" in told else 0
    due = unit * points * times_kong
    if "kong saves points" in told:
        due -= unit * _saved(told, "kong saves points", melds)
    elif "kong saves" in told:
        due -= _saved(told, "kong saves", melds)
    due = max(0, due) if "floor" in told else due
    return due + more + (unit * _int(told, "self-drawn") if self_drawn else 0)


def check_payments(rules: Rules, seats: int, told: Promises) -> None:
    """Pay twenty drawn wins by the page, and by the scorer."""
    chance = random.Random(rules.digest)
    for _ in range(20):
        points = rules.min_points_to_win + chance.randrange(30)
        has_kong, yellow = chance.random() < 0.5, chance.randrange(3)
        won = [Meld(MeldKind.KONG, (Card.gX,) * 4)] * has_kong + [Meld(MeldKind.SINGLE, (Card.yA,))] * yellow
        winning = Winning(tuple(ScoreLine(meld, True, False, 0) for meld in won), points)
        kongs = [
            Meld(MeldKind.KONG, (card,) * 4, is_dealt=is_dealt)
            for card in (Card.rX, Card.rA)
            for is_dealt in ((False, True) if rules.expose_dealt_kongs else (False,))
        ]
        if "jokers join" in told:
            kongs.append(Meld(MeldKind.KONG, JOKERS[:4], is_dealt=rules.expose_dealt_kongs))
        tables = BySeat(((), *(tuple(chance.sample(kongs, chance.randrange(2))) for _ in range(seats - 1))))
        shown_by = chance.choice([None, *map(Seat, range(seats))])
        out = [
            Seat(seat)
            for seat in range(1, seats)
            if seat != shown_by and rules.may_fold and chance.random() < 0.3
        ]
        found = payments(rules, Seat(0), winning, tables, Ending(shown_by, tuple(out)))
        dues = {
            seat: _dues(
                told, points, has_kong=has_kong, self_drawn=shown_by == 0, yellow=yellow, melds=tables[seat]
            )
            for seat in map(Seat, range(1, seats))
            if seat not in out
        }
        if "scores alone" in told:
            alone = _dues(told, points, has_kong=has_kong, self_drawn=shown_by == 0, yellow=yellow, melds=())
            assert found.values == (alone, *(0,) * (seats - 1))
            continue
        if "one for all" in told and shown_by is not None and shown_by != 0:
            dues = {shown_by: sum(dues.values())}
        for seat in map(Seat, range(1, seats)):
            assert -found[seat] == dues.get(seat, 0) + _int(told, "ante")


CHECKS = [
    check_who_may_claim_what,
    check_what_may_be_discarded,
    check_jokers,
    check_what_a_drawn_general_asks_for,
    check_dealt_kongs,
    check_mulligans,
    check_folding,
    check_sizes_and_dealers,
    check_points_are_odd,
    check_what_stays_together,
    check_whether_a_pong_grows,
    check_what_follows_a_kong,
    check_what_junk_forbids,
    check_what_must_be_claimed,
    check_payments,
]


def check_page(rules: Rules) -> None:
    """Ask the engine for all that a page promises to each number of players."""
    promises(rules)
    for seats in sorted(rules.players):
        alone = replace(rules, players=frozenset({seats}), description="")
        told = promises(alone)
        for check in CHECKS:
            check(alone.at_table(seats), seats, told)


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS.keys())
def test_what_is_said_of_the_rules_that_people_play_is_so(rules: Rules) -> None:
    check_page(replace(rules, description=""))


@pytest.mark.slow
def test_what_is_said_of_drawn_rules_is_so() -> None:
    for seed in range(times(20, 300)):
        check_page(random_rules(random.Random(seed)))


@pytest.mark.slow
@pytest.mark.parametrize("base", [PVT, WIKI, VIET, TENHU], ids=lambda rules: rules.name)
def test_what_is_said_of_altered_rules_is_so(base: Rules) -> None:
    for seed in range(times(4, 75)):
        check_page(replace(altered_rules(base, random.Random(seed)), description=""))


@pytest.mark.parametrize(
    ("base", "changed", "said", "not_said"),
    [
        (TENHU, {}, "A dealt Kong of Generals is worth 6 hu.", ""),
        (
            TENHU,
            {},
            "hold no more than one other card, or only Generals, your hand is dead",
            "no other card left",
        ),
        (WIKI, {"jokers": 5}, "dealt no General, no joker, no three", "no General, no three"),
        (WIKI, {"jokers": 5}, "You may discard a joker, and leave one that you draw.", ""),
        (
            WIKI,
            {"jokers": 5, "jokers_as_generals": True},
            "a joker is treated like a General",
            "discard a joker",
        ),
        (PVT, {"general_discard": "allowed"}, "If a General is discarded, the next player may take it", ""),
        (PVT, {"out_of_turn_claims": []}, "Every set, and the win, is only for the player", "Other sets"),
        (
            PVT,
            {"out_of_turn_claims": ["kong"]},
            "Other sets, and the win, are only for the player",
            "Every set",
        ),
        (PVT, {"general_claims_by_others": ["pong"]}, "nobody else may claim it", "claim it only for"),
        (TENHU, {"ante": 0}, "you sit out the round and pay nothing", "ante"),
        (PVT, {"dead_wall": 8}, "Once 8 cards are left", "six cards stay"),
        (VIET, {"dealt_win": True, "win_claim": "compulsory"}, "may win at once", "wins at once"),
    ],
)
def test_what_was_untrue_is_said_rightly(
    base: Rules, changed: dict[str, object], said: str, not_said: str
) -> None:
    blocks = guide(override(base, changed))
    page = "\n".join(block.text for block in blocks if isinstance(block, Sentence))

    assert said in page
    assert not not_said or not_said not in page


@pytest.mark.parametrize("name", rulesets.names())
def test_a_ruleset_says_of_itself_what_it_was_shipped_with_until_it_is_another(name: str) -> None:
    """The editor wrote that sentence into copies, in the language in use; it may be untrue of them."""
    shipped = rulesets.load(name)
    in_french = replace(
        shipped, name="ours", description=rulesets.tables()[name]["translations"]["fr"]["description"]
    )

    assert rules_description(replace(shipped, name="ours")) == rules_description(in_french) != ""
    assert all(rules_description(shipped.at_table(seats)) for seats in shipped.players)
    for changed in (replace(shipped, dead_wall=8), replace(in_french, dead_wall=8)):
        assert not rules_description(changed)
    assert rules_description(replace(shipped, dead_wall=8, description="Our own")) == "Our own"
