"""The table in words: short, complete, and never a color without its mark."""

from dataclasses import replace

import pytest

from engine.ai.advice import Wait
from engine.cards import Card
from engine.seats import Seat
from tests.client.play.test_hints import view_of
from tests.support.crowded import crowded_table
from tests.support.tables import Drive, begin, whole_record
from tusac_qt.model.display import Focus, TableDisplay, Zone
from tusac_qt.model.explanations import Explainer
from tusac_qt.model.hand_words import hand_lines
from tusac_qt.model.notices import Notices
from tusac_qt.model.picks import Picks, press_key, zone_size
from tusac_qt.model.presenter import present
from tusac_qt.model.story import Story
from tusac_qt.model.tray import TRAY, Light
from tusac_qt.model.wording import Wording
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import Button, HandEffect
from tusac_qt.play.film import film_of_match
from tusac_qt.play.hand_order import in_order
from tusac_qt.play.hints import read_hand
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.replay_table import ReplayTable
from tusac_qt.play.tips import Tip
from tusac_qt.terminal.text_lines import hand_lines as typed_hand_lines
from tusac_qt.words.i18n import marked_card, piece_mark, wait_list, without_marks
from tusac_qt.words.narration import Narrator

SOLDIERS = "gS rS wS yX yX gA rC rC wY wY wY gB gB gX gY gZ wB"


def told(
    table: LocalTable, picks: Picks, *, with_hints: bool = True, suggests: bool = False
) -> tuple[Wording, TableDisplay]:
    own = None if table.players[table.seat].level else table.seat
    return Wording(table, Narrator(table.players, own, table.card)), present(
        table, picks, with_hints=with_hints, suggests=suggests
    )


def test_a_card_is_named_with_its_mark() -> None:
    assert marked_card(Card.rZ) == "▲\u00a0red Horse"
    assert marked_card(Card.yA) == "■\u00a0yellow General"
    assert marked_card(Card.gS) == "●\u00a0green Soldier"
    assert marked_card(Card.wB) == "○\u00a0white Advisor"
    assert marked_card(Card.J1) == "Duke"


def test_the_caption_says_what_happened_and_who_may_do_what() -> None:
    wording, display = told(crowded_table(4), Picks(), with_hints=False)
    caption = wording.table_text(display, "a tip").caption

    assert caption.headline == "Minh draws\n▲\u00a0red Horse"
    assert caption.lines == ("Pong or Pass.",)
    assert caption.tip == "a tip"
    nobody = wording.table_text(replace(display, asked=None), "").caption
    assert nobody.lines == ("Win, Kong or Pong: anyone", "Chow or Pair: Minh, then Lan")


def test_who_watches_from_a_seat_reads_the_name_of_its_player_where_that_player_reads_you() -> None:
    table = crowded_table(4)
    display = present(table, Picks(), with_hints=False)
    assert display.offer is not None
    own_draw = replace(display, offer=replace(display.offer, owner=table.seat))
    own_turn = replace(display, offer=None, asked=None, active=table.seat)
    player, watcher = (Wording(table, Narrator(table.players, own, table.card)) for own in (table.seat, None))

    assert [player.headline(own_draw), watcher.headline(own_draw)] == [
        "You draw\n▲\u00a0red Horse",
        "Ann draws\n▲\u00a0red Horse",
    ]
    assert [player.headline(own_turn), watcher.headline(own_turn)] == ["Your turn", "Ann’s turn"]


def test_with_suggestions_the_caption_says_what_to_do_and_why() -> None:
    wording, display = told(crowded_table(4), Picks(), suggests=True)

    assert wording.table_text(display, "").caption.lines == (
        "Pong with red Horse\u00a0×2. After your discard, your junk goes from 2 to 1.",
    )


def test_a_card_that_wins_only_when_one_draws_it_says_so_wherever_waits_are_told() -> None:
    """An exposed Pong takes its fourth card from no other seat (docs/rules.md, 2.7 (3-3))."""
    waits = read_hand(view_of("gB gB", exposed="[rX rX rX]", offer="yC")).waits
    wording, display = told(crowded_table(4), Picks())
    side = replace(display.side, waits=waits[-1:], effect=None)
    after = replace(side, effect=HandEffect(1, 0, (), waits[-1:]))

    assert waits[-1].only_own_draw
    assert wait_list(waits).endswith("red Chariot (1 left, if you draw it)")
    assert wait_list(waits).count("if you draw it") == 1
    assert hand_lines(side)[-1] == "Waiting for ▲\u00a0red Chariot (1 left, if you draw it)"
    assert hand_lines(after)[-1] == "Waiting for ▲\u00a0red Chariot (if you draw it)"
    typed = "\n".join(typed_hand_lines(replace(display, side=side)))
    assert "red Chariot (1 left, if you draw it)" in typed
    assert "if you draw it" in without_marks(
        wording.table_text(replace(display, side=side), "").side.lines[-1]
    )


def test_of_many_cards_that_would_win_the_likeliest_are_named() -> None:
    wording, display = told(crowded_table(4), Picks())
    copies = {Card.gA: 1, Card.rA: 3, Card.yS: 2, Card.wA: 2}
    waits = tuple(Wait(card, unseen, only_own_draw=False) for card, unseen in copies.items())
    few, many = (
        wording.table_text(replace(display, side=replace(display.side, waits=some)), "").side.lines
        for some in (waits[:3], waits)
    )

    assert (
        few[-1]
        == "Waiting for ●\u00a0green General (1 left), ▲\u00a0red General (3 left), ■\u00a0yellow Soldier (2 left)"
    )
    assert many[-1] == "Waiting for ▲\u00a0red General (3 left), ■\u00a0yellow Soldier (2 left), 2 more"


@pytest.mark.parametrize(
    ("changed", "card", "sets"),
    [
        ({}, "wS", "Chow, Quad or Pair"),
        ({}, "rB", "Chow or Pair"),
        ({"mixed_color_ranks": ["B", "S"]}, "rB", "Chow, Quad or Pair"),
        ({"mixed_color_ranks": []}, "wS", "Pair"),
        ({"identical_soldiers": 3}, "wS", "Chow or Quad"),
        ({"mixed_color_ranks": [], "identical_soldiers": 5}, "wS", ""),
    ],
)
def test_only_sets_that_the_card_can_make_are_offered(
    changed: dict[str, object], card: str, sets: str
) -> None:
    table = crowded_table(4, melds=(), offer=card, knobs=changed)
    wording, display = told(table, Picks(), with_hints=False)
    lines = wording.table_text(replace(display, asked=None), "").caption.lines

    assert [line.split(": ")[0] for line in lines[1:]] == [sets] * bool(sets)


def test_a_general_is_kept_by_its_drawer() -> None:
    wording, display = told(crowded_table(4, offer="rA", owner=0), Picks(), with_hints=False)
    text = wording.table_text(display, "")

    assert text.caption.lines == ("Chow or Keep.",)
    assert text.tray[TRAY.index(Button.PAIR)].label == "Keep"


def test_the_active_seat_is_marked_and_the_others_are_not() -> None:
    wording, display = told(crowded_table(4), Picks())
    names = [plaque.name for plaque in wording.table_text(display, "").plaques]

    assert names == ["Ann", "▶ Minh", "Lan", "Hoa"]


def test_the_last_draws_are_counted_in_words() -> None:
    wording, display = told(crowded_table(4), Picks())
    warnings = [
        wording.table_text(replace(display, draws_left=left, wall_count=6 + left), "").wall.warning
        for left in (7, 3, 1, 0)
    ]

    assert warnings == [
        "",
        "3 more draws, then nobody wins",
        "1 more draw, then nobody wins",
        "6 left – no more draws",
    ]


def test_the_last_number_on_a_plaque_is_called_a_score() -> None:
    wording, display = told(crowded_table(4), Picks())
    plaques = tuple(
        replace(plaque, tally=tally) for plaque, tally in zip(display.plaques, (0, 12, -3, 5), strict=True)
    )
    said = wording.table_text(replace(display, plaques=plaques), "").plaques

    assert [plaque.tally for plaque in said] == ["score 0", "score +12", "score −3", "score +5"]


def test_the_letter_on_a_card_is_explained_where_cards_have_letters() -> None:
    table = crowded_table(4)
    explainer = Explainer(table, Narrator(table.players, table.seat, table.card))
    letters = {card: explainer.explain_card(card) for card in (Card.gB, Card.wZ, Card.yS)}
    explainer.has_letters = False

    assert letters == {
        Card.gB: "●\u00a0green Advisor: A, B and C of one color (General, Advisor, Elephant) make a Chow.",
        Card.wZ: "○\u00a0white Horse: X, Y and Z of one color (Chariot, Cannon, Horse) make a Chow.",
        Card.yS: "■\u00a0yellow Soldier: the letter stands for the color: E green, S red, W white, N yellow."
        " Collect different ones.",
    }
    assert explainer.explain_card(Card.gB) == "●\u00a0green Advisor"


def test_at_its_end_the_wall_says_what_comes_then() -> None:
    table = crowded_table(4)
    _, display = told(table, Picks())
    explainer = Explainer(table, Narrator(table.players, table.seat, table.card))

    assert explainer.explain_wall(replace(display, wall_count=9, draws_left=3)).endswith(
        "Cards left: 9. Draws left: 3. After them the round ends and nobody wins; the last 6 cards are"
        " never drawn."
    )


def test_places_of_the_tray_say_what_they_leave_with_their_keys() -> None:
    wording, display = told(crowded_table(4), Picks(), suggests=True)
    places = wording.table_text(display, "").tray

    keys = ["W", "K", "P", "Enter", "C", "Q", "D", "Space"]
    assert [place.key for place in places] == keys
    assert places[2].below == "leaves 1 junk"
    assert [place.tab for place in places] == ["", "", "suggested", "", "", "", "", ""]


def test_the_discard_says_which_card_it_means() -> None:
    drive = Drive(begin(1))
    drive.settle()
    _, display = told(drive.table, Picks())
    held = in_order(display.hand)[0]
    wording, display = told(drive.table, Picks(selected=held.index))

    assert wording.table_text(display, "").tray[TRAY.index(Button.DISCARD)].below == piece_mark(held.card)


def test_variants_show_the_whole_meld() -> None:
    table = crowded_table(4, hand=SOLDIERS, offer="yS", owner=3)
    _, display = told(table, Picks())
    picks, _ = press_key(display, Picks(), "C")
    wording, display = told(table, picks)
    variants = wording.table_text(display, "").variants
    assert variants is not None

    assert [variant.cards for variant in variants.variants] == [
        (Card.gS, Card.rS, Card.yS),
        (Card.gS, Card.wS, Card.yS),
        (Card.rS, Card.wS, Card.yS),
    ]
    assert variants.focused is None


def test_everything_the_cursor_can_be_on_has_words() -> None:
    table = crowded_table(4, hand=SOLDIERS, offer="yS", owner=3)
    _, display = told(table, Picks())
    picks, _ = press_key(display, Picks(), "C")
    _, display = told(table, picks)
    explainer = Explainer(table, Narrator(table.players, table.seat, table.card))
    for zone in Zone:
        assert zone_size(display, zone) or zone is Zone.DEAL
        for place in range(zone_size(display, zone)):
            assert explainer.explain_focus(Focus(zone, place), display)


def test_answers_given_beforehand_stand_on_ones_own_plaque_only() -> None:
    table = begin(1)
    table.set_auto(AutoAnswers(passes_until=Card.gS, wins=True), 0.0)
    wording, display = told(table, Picks())
    notes = [plaque.notes for plaque in wording.table_text(display, "").plaques]

    assert notes[0] == "until ●\u00a0green Soldier · auto-win"
    assert notes[1:] == ["", "", ""]


def test_a_screen_reader_is_told_colors_without_marks() -> None:
    assert (
        without_marks("You draw ▲\u00a0red Horse; waiting for ○\u00a0white Advisor")
        == "You draw red Horse; waiting for white Advisor"
    )
    assert without_marks("Wi-Fi ✓  ·  3 ✓") == "Wi-Fi, 3"
    assert without_marks("Say ▾") == "Say"


def test_a_tip_comes_once_and_can_be_sent_away() -> None:
    drive = Drive(begin(1))
    drive.settle()
    notices = Notices(frozenset())
    table = drive.table
    notices.follow(table.view, table.prompt)
    assert "Choose a card" in notices.line(table.prompt, drive.now)
    notices.dismiss()
    assert notices.line(table.prompt, drive.now) == ""
    notices.follow(table.view, table.prompt)

    assert Tip.DISCARD in notices.tips_seen
    assert notices.line(table.prompt, drive.now) == ""


def test_a_tip_whose_question_was_answered_counts_as_seen() -> None:
    drive = Drive(begin(1))
    drive.settle()
    notices = Notices(frozenset())
    notices.follow(drive.table.view, drive.table.prompt)
    prompt = drive.table.prompt
    assert prompt is not None
    drive.table.act(prompt.number, prompt.proposed, drive.now)
    notices.follow(drive.table.view, drive.table.prompt)

    assert notices.tips_seen == {Tip.DISCARD}


def test_what_was_said_of_one_card_is_no_news_at_the_question_after_the_next() -> None:
    drive = Drive(begin(1))
    drive.settle()
    notices = Notices(frozenset(Tip))
    told = []
    notices.say("Hoa’s Chow goes before your Pair.", drive.now)
    for _ in range(2):
        prompt = drive.table.prompt
        assert prompt is not None
        told.append(notices.line(prompt, 0.0))
        drive.table.act(prompt.number, prompt.proposed, drive.now)
        drive.settle()

    assert told == ["Hoa’s Chow goes before your Pair.", ""]
    assert not notices.is_passing


def test_what_was_said_goes_away_and_time_running_out_comes_first() -> None:
    drive = Drive(begin(1))
    drive.settle()
    prompt = drive.table.prompt
    assert prompt is not None
    assert prompt.deadline is not None
    notices = Notices(frozenset(Tip))
    notices.say("Not now.", 10.0)

    assert notices.line(prompt, 11.0) == "Not now."
    assert notices.line(prompt, 60.0 if prompt.deadline > 70 else 16.0) == ""
    assert notices.line(prompt, prompt.deadline - 3.2) == "3 s left"


def test_what_was_explained_goes_with_the_question_it_was_about() -> None:
    drive = Drive(begin(1))
    drive.settle()
    prompt = drive.table.prompt
    assert prompt is not None
    notices = Notices(frozenset(Tip))
    notices.explain("It is so.", prompt, 10.0)
    assert notices.line(prompt, 10.5) == "It is so."
    assert notices.line(replace(prompt, number=prompt.number + 1), 10.6) == ""

    notices.explain("It is so.", prompt, 20.0)
    assert notices.line(None, 20.5) == ""


def test_a_card_that_may_not_be_discarded_is_offered_no_lit_button() -> None:
    drive = Drive(begin(1))
    drive.settle()
    table = drive.table
    _, display = told(table, Picks(), suggests=True)
    held = in_order(display.hand)
    general = next(held.index for held in held if held.card.is_general)
    for index in (general, display.proposed_card):
        wording, display = told(table, Picks(selected=index))
        place = wording.table_text(display, "").tray[TRAY.index(Button.DISCARD)]
        assert display.selected == index
        assert (place.light is Light.POSSIBLE) == (index != general)


def test_only_hands_that_are_not_seen_are_fans_behind_a_face() -> None:
    film = film_of_match(whole_record(9))
    assert film is not None
    table = ReplayTable(film.players, film.rounds[0].frames()[0], Seat(0))
    display = present(table, Picks(), with_hints=False)
    plaques = Wording(table, Story(film).narrator).table_text(display, "").plaques

    assert [plaque.cards for plaque in plaques] == [0, 20, 20, 20]


def test_beside_three_alike_a_card_says_that_they_stay_together() -> None:
    """Of the three white Cannons, and of the white Horse that would make a Chow with one of them."""
    table = crowded_table(4)
    _, display = told(table, Picks())
    explainer = Explainer(table, Narrator(table.players, table.seat, table.card))
    told_by = {
        held.card: explainer.explain_held(at, display) for at, held in enumerate(in_order(display.hand))
    }

    assert {card for card, text in told_by.items() if "stay together" in text} == {Card.wY, Card.wZ}
    assert told_by[Card.wZ].endswith(
        "Three identical cards stay together, here ○\u00a0white Cannon: none may join another set in your hand."
    )
