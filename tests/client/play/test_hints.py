"""Advice: proposals, readings, effects, first-round tips."""

from dataclasses import replace

from engine.actions import Action, Claim, Discard, Pass, Win
from engine.ai.advice import Wait, propose
from engine.cards import DeckIndex
from engine.claims import Source
from engine.melds import MeldKind
from engine.notation import parse_card, parse_cards, parse_melds
from engine.rules_text import override
from engine.rulesets import load
from engine.seats import BySeat, Seat
from engine.state import Phase
from engine.view import HandCard, OfferView, View
from tests.support.tables import Drive, asked, begin
from tusac_qt.play.hints import effect, read_hand, tip_for
from tusac_qt.play.tips import Tip

ME, LEFT = Seat(0), Seat(3)


def view_of(
    hand: str, *, exposed: str = "", discards: str = "", offer: str = "", drawn_by: Seat = LEFT
) -> View:
    """Return what seat 0 sees: its turn to discard, or a card on offer."""
    rules = load("pvt")
    cards = tuple(HandCard(DeckIndex(at), card) for at, card in enumerate(parse_cards(hand)))
    shown = OfferView(parse_card(offer), drawn_by, Source.DRAW, Seat((drawn_by + 1) % 4)) if offer else None
    return View(
        seat=ME,
        rules=rules,
        dealer=ME,
        phase=Phase.OFFER if offer else Phase.DISCARD,
        active=drawn_by if offer else ME,
        offer=shown,
        answer=None,
        hand=cards,
        concealed=BySeat((len(cards), 20, 20, 20)),
        marks=BySeat.fill(4, 0),
        exposed=BySeat((parse_melds(exposed, rules), (), (), ())),
        discards=BySeat((parse_cards(discards), (), (), ())),
        wall_count=20,
        outcome=None,
    )


def discards(view: View) -> tuple[Action, ...]:
    """Return every discard, the lowest position of equal cards."""
    first: dict[int, Discard] = {}
    for held in view.hand:
        first.setdefault(held.card, Discard(ME, held.index))
    return tuple(first[card] for card in sorted(first))


def discarded(hand: str, *, exposed: str = "") -> str:
    """Return the card that is proposed for discarding."""
    view = view_of(hand, exposed=exposed)
    action = propose(view, discards(view))
    assert isinstance(action, Discard)
    return next(held.card.name for held in view.hand if held.index == action.card)


def claim(view: View, kind: MeldKind, cards: str) -> Claim:
    """Return a claim that uses these cards of the hand."""
    left = list(view.hand)
    used = []
    for card in parse_cards(cards):
        held = next(held for held in left if held.card == card)
        left.remove(held)
        used.append(held.index)
    return Claim(ME, kind, tuple(used))


def test_a_junk_card_is_discarded_and_no_meld_broken() -> None:
    assert discarded("gX gY gZ rB rB wC") == "wC"


def test_of_junk_the_card_with_the_fewest_useful_neighbours_goes() -> None:
    # rX rY can still become a chow or pairs, wC only a pair or with two more cards
    assert discarded("gB gB rX rY wC") == "wC"


def test_seen_copies_count_for_nothing() -> None:
    alive, dead = "gB gB rX rY wX wY", "[wZ wZ wZ] [wX wX]"

    assert discarded(alive, exposed=dead) in {"wX", "wY"}


def test_a_win_is_always_proposed() -> None:
    view = view_of("rX rX gB gB", offer="rX")
    pong = claim(view, MeldKind.PONG, "rX rX")

    assert propose(view, (Win(ME), pong, Pass(ME))) == Win(ME)


def test_a_claim_that_saves_junk_is_proposed() -> None:
    view = view_of("gY gZ wB wC rS", offer="gX")
    chow = claim(view, MeldKind.CHOW_XYZ, "gY gZ")

    assert propose(view, (chow, Pass(ME))) == chow


def test_a_claim_is_weighed_by_the_waits_it_leaves() -> None:
    # A pair of two single Soldiers leaves, after the discard, a complete hand that waits for the Generals
    # alone (docs/rules.md, A27): better while some are unseen, worse when all of them are out.
    view = view_of("rS gS", offer="gS")
    pair = claim(view, MeldKind.PAIR, "gS")
    generals_out = view_of("rS gS", offer="gS", discards=" ".join(["gA rA wA yA"] * 4))

    assert {wait.card.name for wait in effect(view, pair).waits_before} == {"wS", "yS"}
    assert propose(view, (pair, Pass(ME))) == pair
    assert propose(generals_out, (pair, Pass(ME))) == Pass(ME)


def test_where_passing_is_not_legal_a_claim_is_proposed() -> None:
    view = view_of("gB gC wY wZ", offer="gA", drawn_by=ME)
    single, chow = claim(view, MeldKind.SINGLE, ""), claim(view, MeldKind.CHOW_ABC, "gB gC")

    assert propose(view, (chow, single)) == chow


def test_a_hand_is_read_with_its_exposed_melds_and_the_unseen_copies() -> None:
    reading = read_hand(view_of("rX gB gB", exposed="[wY wY wY] [gX gY gZ]", discards="rX", offer="yC"))

    assert reading.deadwood == 1
    assert reading.points == 4
    assert reading.waits == (Wait(parse_card("rX"), 2, only_own_draw=False),)


def test_an_exposed_pong_waits_for_its_fourth_card_in_ones_own_draw() -> None:
    waits = read_hand(view_of("gB gB", exposed="[rX rX rX]", offer="yC")).waits

    assert Wait(parse_card("rX"), 1, only_own_draw=True) in waits
    assert Wait(parse_card("gB"), 2, only_own_draw=False) in waits


def test_nothing_is_waited_for_while_a_discard_is_due() -> None:
    assert read_hand(view_of("rX gB gB gX")).waits == ()


def test_an_effect_counts_the_discard_a_claim_makes_due() -> None:
    view = view_of("gY gZ wB wC rS", offer="gX")
    found = effect(view, claim(view, MeldKind.CHOW_XYZ, "gY gZ"))

    assert (found.deadwood_before, found.deadwood_after) == (5, 2)
    assert effect(view, Pass(ME)).deadwood_after == 5


def test_discarding_the_last_junk_waits_for_every_general() -> None:
    view = view_of("gB gB rX")
    found = effect(view, Discard(ME, DeckIndex(2)))

    assert (found.deadwood_before, found.deadwood_after) == (1, 0)
    assert found.waits_before == ()
    assert {wait.card.name for wait in found.waits_after} == {"gA", "rA", "wA", "yA", "gB"}


def test_a_general_that_others_may_not_win_with_is_waited_for_in_ones_own_draw_only() -> None:
    rules = override(load("pvt"), {"general_claims_by_others": []})
    view = replace(view_of("gB gB", offer="yC"), rules=rules)
    waits = {wait.card.name: wait.only_own_draw for wait in read_hand(view).waits}

    assert waits == {"gA": True, "rA": True, "wA": True, "yA": True, "gB": False}
    assert not any(wait.only_own_draw for wait in read_hand(view_of("gB gB", offer="yC")).waits)


def test_every_proposal_of_a_match_is_legal() -> None:
    drive = Drive(begin(11, rounds=2))
    drive.play()  # the table refuses what is not legal

    assert drive.table.match.is_over


def test_each_tip_comes_when_it_first_applies() -> None:
    view = view_of("gX gY gZ rB rB wC")
    prompt = asked(*discards(view), is_answer=False)

    assert tip_for(view, prompt, frozenset()) is Tip.DISCARD
    assert tip_for(view, prompt, frozenset((Tip.DISCARD,))) is None
    assert tip_for(view, None, frozenset()) is None
    assert tip_for(replace(view, phase=Phase.DRAWN), None, frozenset()) is Tip.RESULT


def test_the_tip_of_an_offer_is_the_most_special_one() -> None:
    general = view_of("gB gC wY wZ", offer="gA", drawn_by=ME)
    single = claim(general, MeldKind.SINGLE, "")
    plain = view_of("gX gB gB", offer="gX")
    pair = claim(plain, MeldKind.PAIR, "gX")

    assert tip_for(general, asked(single), frozenset()) is Tip.GENERAL
    assert tip_for(plain, asked(pair, Pass(ME)), frozenset()) is Tip.CLAIM
    assert tip_for(plain, asked(pair, Pass(ME)), frozenset((Tip.CLAIM,))) is Tip.READY
    assert tip_for(plain, asked(pair, Pass(ME)), frozenset(Tip)) is None
    assert tip_for(plain, asked(Win(ME), pair, Pass(ME)), frozenset((Tip.CLAIM,))) is None, "it may win now"


def test_whoever_has_to_claim_is_not_told_that_passing_is_allowed() -> None:
    view = view_of("gX gX gB wY", offer="gX")
    pong = claim(view, MeldKind.PONG, "gX gX")

    assert tip_for(view, asked(pong), frozenset()) is Tip.DUE
