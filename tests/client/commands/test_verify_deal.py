"""Dealt rounds checked from their records alone, and what `tusac verify` says of them."""

import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec
import pytest

from engine.actions import Draw, Unchosen
from engine.seats import Seat
from lab.cheating.catalog import CHEATS
from lab.cheating.cheat import Ending
from lab.simulator.group import StubGroup
from lab.simulator.material import chance, identity
from net.crypto.backends import BACKENDS, open_group
from net.deal.events import CheatProven
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.node.store import KnownPlayer, Places, Store
from net.records.audit import AuditReport, Verdict, verify
from net.records.fair_record import FairRecord, encode_record, record_of
from net.transcript import GENESIS, read, seal
from net.wire.codec import encode
from net.wire.deal import VERSION, Envelope, Out
from net.wire.kinds import KIND_OF
from net.words import key_words
from tests.support.joined import (
    Joined,
    agreement_on,
    found,
    joined,
    kind_of,
    only,
    silent_from,
    table_of,
)
from tests.whole_table.test_attacks import CHEATER, attack
from tusac_qt.bridges.records import open_record
from tusac_qt.choices.settings_file import settings_path
from tusac_qt.cli import main
from tusac_qt.model.story import Story
from tusac_qt.play.replay_table import known_hand, view_of
from tusac_qt.words.dealing import RULES, rule_text
from tusac_qt.words.fair_words import NOBODY, report_json, report_lines, verdict_lines

pytestmark = pytest.mark.long


@cache
def dealt(*, is_real: bool = False) -> Joined:
    """A round of three machines, played to its end."""
    table = joined(table_of(3), is_real=is_real)
    table.start()
    table.run()
    return table


def record(*, is_real: bool = False) -> FairRecord:
    """Its record."""
    return record_of(dealt(is_real=is_real).players[0].dealer)


def checked(record: FairRecord) -> AuditReport:
    """The verdict on a record of the stub group."""
    return verify(record, StubGroup())


def test_a_whole_round_is_true_and_says_what_was_looked_at() -> None:
    report = checked(record())
    game = dealt().players[0].game

    assert game is not None
    assert (report.verdict, report.culprit, report.left) == (Verdict.TRUE, None, ())
    assert report.outcome == game.state.outcome
    assert report.checked.envelopes == len(record().envelopes)
    assert report.checked.shuffles == report.checked.shuffles_repeated == 3
    assert report.checked.choices == sum(not isinstance(action, Unchosen) for action in game.history)
    assert report.checked.shares > 3 * 40
    assert report.checked.cards > 0
    assert report.checked.answers > 0


@pytest.mark.parametrize("backend", BACKENDS)
def test_every_back_end_comes_to_the_same(backend: str) -> None:
    reports = [
        verify(record_of(player.dealer), open_group(backend, chance("verify")))
        for player in dealt(is_real=True).players[: 3 if backend == "libsecp" else 1]
    ]

    assert {report.verdict for report in reports} == {Verdict.TRUE}
    assert len({repr(report.checked) for report in reports}) == 1


def test_another_group_is_no_group_of_this_round() -> None:
    assert verify(record(is_real=True), StubGroup()).verdict is not Verdict.TRUE


@pytest.mark.parametrize("place", [0, 3, 5, 8, 11, 14, 20, 40, -6, -1])
def test_a_changed_envelope_is_found_where_it_is(place: int) -> None:
    envelopes = list(record().envelopes)
    changed = bytearray(envelopes[place])
    changed[-70] ^= 4
    envelopes[place] = bytes(changed)
    report = checked(replace(record(), envelopes=tuple(envelopes)))

    assert report.verdict is Verdict.FALSE
    assert report.culprit is not None
    assert report.culprit.place == place % len(envelopes)
    assert report.culprit.rule in ("bad_signature", "malformed")


def test_a_missing_envelope_leaves_the_next_without_ground() -> None:
    for place in range(0, len(record().envelopes) - 3, 9):
        envelopes = record().envelopes[:place] + record().envelopes[place + 1 :]
        report = checked(replace(record(), envelopes=envelopes))
        assert report.verdict is Verdict.FALSE
        assert report.culprit is not None
        assert report.culprit.rule in ("does_not_follow", "other_head")
        assert report.culprit.place >= place


def test_an_envelope_told_twice_or_after_the_end_is_surplus() -> None:
    twice = (*record().envelopes[:5], record().envelopes[4], *record().envelopes[5:])
    after = (*record().envelopes, record().envelopes[0])
    reports = [checked(replace(record(), envelopes=envelopes)) for envelopes in (twice, after)]

    assert [report.verdict for report in reports] == [Verdict.FALSE] * 2
    assert [report.culprit and report.culprit.rule for report in reports] == ["does_not_follow", "surplus"]


@pytest.mark.parametrize("kept", [0, 2, 10, 30, -1])
def test_a_record_that_stops_is_unfinished(kept: int) -> None:
    report = checked(replace(record(), envelopes=record().envelopes[:kept]))

    assert report.verdict is Verdict.UNFINISHED
    assert report.culprit is None


def test_another_dealer_than_was_agreed_does_not_fit() -> None:
    other = replace(record(), dealer=Seat((record().dealer or 0) - 1) if record().dealer else Seat(1))

    assert checked(other).verdict is Verdict.FALSE


def test_another_table_does_not_fit() -> None:
    assert checked(replace(record(), table=replace(record().table, nonce=b"n" * 32))).verdict is Verdict.FALSE
    assert checked(replace(record(), number=2)).culprit == checked(replace(record(), attempt=1)).culprit


@pytest.mark.parametrize(
    "name", [name for name, cheat in CHEATS.items() if cheat.outcome.ending is Ending.NAMED]
)
def test_a_cheat_is_named_from_the_record_of_any_machine(name: str) -> None:
    for player in attack(name).honest:
        report = checked(record_of(player.dealer))
        assert report.verdict is Verdict.CHEATED
        assert report.culprit is not None
        assert report.culprit.author == CHEATER
        assert report.culprit.rule == only(found(player, CheatProven)).rule


@pytest.mark.parametrize(
    "name",
    [name for name, cheat in CHEATS.items() if cheat.outcome.ending is Ending.NAMED and cheat.machines == 2],
)
def test_of_two_a_cheat_is_named_from_the_record_of_the_other(name: str) -> None:
    """The hand is void at once, whatever else had been said in that step."""
    report = checked(record_of(attack(name, machines=2).players[0].dealer))

    assert report.verdict is Verdict.CHEATED
    assert report.culprit is not None
    assert report.culprit.author == CHEATER


def left_at(kind: str) -> FairRecord:
    """The record of a round that machine 2 leaves when it should send its first message of a kind."""
    table = joined(table_of(3))
    silent_from(table, {2}, kind)
    table.start()
    table.run()
    table.silent = {2}
    table.run_without_the_silent()
    return record_of(table.players[0].dealer)


@pytest.mark.parametrize(
    ("kind", "verdict"),
    [
        ("SHUFFLE", Verdict.VOID),
        ("WALL", Verdict.UNAUDITED),
        ("AUDIT", Verdict.UNAUDITED),
        ("RECEIPT", Verdict.TRUE),
    ],
)
def test_a_leaver_is_told(kind: str, verdict: Verdict) -> None:
    report = checked(left_at(kind))

    assert (report.verdict, report.left, report.culprit) == (verdict, (2,), None)
    assert report.unaudited == ((2,) if verdict is Verdict.UNAUDITED else ())


def test_a_computer_player_whose_machine_keeps_its_keys_back_is_said_to_be_unaudited() -> None:
    """Whether its owner has chosen for it nobody can tell: that is not what a true record says."""
    report = checked(left_at("AUDIT"))
    whole = checked(record())

    assert report.record.table.seats[2].level
    assert 0 < report.checked.choices < whole.checked.choices
    assert report.checked.shuffles_repeated == 2
    assert report_lines(report)[-1] == (
        "The round was dealt fairly and played to its end; the hidden moves of machine 3 could not be "
        "checked, because their keys were not shown."
    )


def test_a_win_whose_keys_are_not_shown_is_said_to_wait_for_them() -> None:
    report = checked(left_at("AUDIT"))
    outcome = report.outcome
    assert outcome is not None
    line = "The winner’s keys are among them: the win counts only once they are shown."
    for seat in range(3):
        won = replace(report, outcome=replace(outcome, winner=Seat(seat)))
        is_pending = won.record.table.seats[seat].machine == 2
        assert (line in verdict_lines(won)) is is_pending
        assert json.loads(report_json(won))["is_win_pending"] is is_pending


@pytest.mark.parametrize("kind", ["WALL", "AUDIT"])
def test_a_record_holds_no_statements_but_those_by_which_a_machine_was_left_out(kind: str) -> None:
    table = joined(table_of(4))
    silent_from(table, {3}, kind)
    table.start()
    table.run()
    table.silent = {3}
    table.run_without_the_silent()
    dealer = table.players[0].dealer
    before = record_of(dealer)
    stated = [raw for raw in before.envelopes if kind_of(raw) in VOTE_KINDS]
    heads = [signed.envelope.head for signed in map(read, before.envelopes) if signed is not None]
    (left_at,) = {heads[before.envelopes.index(raw)] for raw in stated}
    settled = list(dict.fromkeys(heads[: heads.index(left_at)]))
    for head in settled:  # what was settled long ago, all that an honest machine could have signed there
        dealer.receive_all(out_at(table, head, author) for author in range(3))

    assert len(settled) > 10
    assert record_of(dealer) == before
    assert checked(before).verdict is Verdict.UNAUDITED


def out_at(table: Joined, head: bytes, author: int) -> bytes:
    """The vote that a machine may sign at a head to go on without machine 3."""
    place = table.table.table_id, 1, 0
    body = encode(Out((3,), (), ()))
    return seal(Envelope(VERSION, *place, author, 0, GENESIS, head, KIND_OF[Out], body), identity(author)).raw


# Who agreed.


def agreed() -> FairRecord:
    """The record with the signed table."""
    return replace(record(), agreement=agreement_on(record().table))


def test_who_agreed_to_the_table_is_checked_and_told() -> None:
    report = checked(agreed())

    assert (report.verdict, report.agreed) == (Verdict.TRUE, (0, 1, 2))
    assert checked(record()).agreed is None
    assert "All of them have signed the table" in "".join(report_lines(report, NOBODY))
    assert "does not say who agreed" in "".join(report_lines(checked(record()), NOBODY))


def test_a_record_of_the_first_format_is_refused_with_what_to_do(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_bytes(path.read_bytes().replace(b"round 2", b"round 1", 1))

    assert main(verify_line(path)) == 2
    assert "check it with the tusac that made it" in capsys.readouterr().err


def test_whoever_has_not_signed_the_table_is_named() -> None:
    report = checked(replace(agreed(), agreement=agreed().agreement[:-1]))

    assert report.agreed == (0, 1)
    assert any(
        "not show that these agreed to the table: machine 3" in line for line in report_lines(report, NOBODY)
    )


def test_a_false_word_about_the_table_makes_the_record_false() -> None:
    table, first, second, third = agreed().agreement
    forged = second[:-1] + bytes([second[-1] ^ 1])
    other = agreement_on(replace(record().table, nonce=b"n" * 32))
    tried = {
        (table, first, forged, third): ("bad_signature", 2),
        (table, first, third, second): ("not_agreed", 3),
        (table, first, first): ("not_agreed", 2),
        (table, table): ("not_agreed", 1),
        (first, table): ("not_agreed", 0),
        (table, *other[1:]): ("other_table", 1),
        (table, record().envelopes[0]): ("other_hand", 1),
        (table, b"junk"): ("malformed", 1),
    }

    for agreement, wrong in tried.items():
        report = checked(replace(agreed(), agreement=agreement))
        assert report.culprit is not None
        assert (report.verdict, report.culprit.rule, report.culprit.place) == (Verdict.FALSE, *wrong)


def test_a_false_envelope_is_counted_from_the_first_of_the_record() -> None:
    envelopes = (*record().envelopes[:5], b"junk", *record().envelopes[5:])
    report = checked(replace(agreed(), envelopes=envelopes))

    assert report.culprit is not None
    assert (report.culprit.rule, report.culprit.place) == ("malformed", 4 + 5)


# The command line.


def verify_line(path: Path, *options: str) -> list[str]:
    """A command line."""
    return ["verify", str(path), "--lang", "en", *options]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with the record of a round of the real group."""
    file = tmp_path / "round.fair"
    file.write_bytes(encode_record(record(is_real=True)))
    return file


def test_verify_tells_what_was_checked(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(verify_line(path)) == 0

    text = capsys.readouterr().out
    assert "Shuffles: 3, each proven to change no card." in text
    assert "The round was dealt and played fairly, to its end.\n" in text


def test_verify_says_of_strangers_keys_that_anybody_can_make_such_a_record(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record made by one person alone in the names of others is told from one whose keys we have met."""
    keys = [machine.sign_key for machine in record().table.machines]
    path.write_bytes(encode_record(replace(record(is_real=True), agreement=agreement_on(record().table))))

    assert main(verify_line(path)) == 0
    text = capsys.readouterr().out
    assert all(f"has the key {key_words(key)} and plays for: Seat" in text for key in keys)
    assert text.count("This key is new here.") == 3
    assert text.splitlines()[-1].startswith("Names prove nothing. With keys that are new here (machine 1, ")

    assert main(verify_line(path, "--json")) == 0
    machines = json.loads(capsys.readouterr().out)["machines"]
    assert [machine["key"] for machine in machines] == [key.hex() for key in keys]
    assert [(machine["known_as"], machine["has_agreed"]) for machine in machines] == [(None, True)] * 3


def test_verify_tells_whose_keys_we_have_met(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config = settings_path().parent
    store = Store(Places(config, config), chance("own"))
    for machine in (1, 2):
        key = record().table.machines[machine].sign_key
        store.remember_player(KnownPlayer(key, f"Lan\x1b[2J{machine}", 1.0))
    own = identity(0)
    keys = {"sign_secret": own.sign_secret, "seal_secret": own.seal_secret}
    (config / "identity.json").write_bytes(msgspec.json.encode(keys))

    assert main(verify_line(path)) == 0
    text = capsys.readouterr().out
    assert "The key belongs to this installation." in text
    assert "You have met this key before, as Lan\\x1b[2J1." in text
    assert "Names prove nothing" not in text
    assert "\x1b" not in text

    assert main(verify_line(path, "--json")) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["all_keys_known"]
    assert [machine["is_own"] for machine in found["machines"]] == [True, False, False]


def test_what_cannot_be_read_of_acquaintances_is_left_as_it_is(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    config = settings_path().parent
    config.mkdir(parents=True)
    (config / "players.json").write_bytes(b"[")
    (config / "identity.json").write_bytes(b"{}")

    assert main(verify_line(path)) == 0
    assert capsys.readouterr().out.count("This key is new here.") == 3
    assert sorted(file.name for file in config.iterdir()) == ["identity.json", "players.json"]


def test_a_name_says_nothing_to_the_terminal(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No table has such a name: a record with one is refused, in words that the terminal does not obey."""
    data = path.read_bytes()
    for hostile in (b"\x1b]0;x\x07", "S\u202e t".encode()):
        path.write_bytes(data.replace(b"Seat 0", hostile))
        assert main(verify_line(path)) == 2
        assert main(replay_lines(path)) == 2
        text = "".join(capsys.readouterr())
        assert "nobody can play" in text
        assert all(letter.isprintable() or letter == "\n" for letter in text)


def test_verify_gives_figures(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(verify_line(path, "--json")) == 0

    figures = json.loads(capsys.readouterr().out)
    assert figures["verdict"] == "true"
    assert figures["checked"]["envelopes"] == len(record(is_real=True).envelopes)


def test_verify_names_the_envelope_that_is_false(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = bytearray(path.read_bytes())
    data[-300] ^= 1
    path.write_bytes(data)

    assert main(verify_line(path)) == 1
    assert "in the name of machine" in capsys.readouterr().out


def test_verify_refuses_what_it_cannot_read(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_bytes(path.read_bytes()[:-9])

    assert main(verify_line(path)) == 2
    assert "the record is damaged" in capsys.readouterr().err


def test_a_file_that_is_no_record_is_called_so(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_bytes(bytes([path.read_bytes()[0] ^ 1]) + path.read_bytes()[1:])

    assert main(verify_line(path)) == 2
    assert "this is not a record" in capsys.readouterr().err


def replay_lines(path: Path, *options: str) -> list[str]:
    """Another command line."""
    return ["replay", str(path), "--lang", "en", *options]


def test_replay_tells_a_dealt_round_move_by_move(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = dealt(is_real=True).players[0].game
    assert game is not None
    assert main(replay_lines(path)) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"Round 1. Seat {game.state.dealer} deals, and discards first."
    assert lines[-1].startswith(f"{len(game.history)}. Seat 2: ")
    assert sum(re.search(r"Seat \d draws ", line) is not None for line in lines) == sum(
        isinstance(action, Draw) for action in game.history
    )


def test_replay_shows_a_dealt_round_after_any_action_all_hands_open(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(replay_lines(path, "--at", "3")) == 0

    said = capsys.readouterr().out
    assert said.startswith("Round 1.\nSouth, Seat 0: ")
    assert said.count("junk: ") == 3
    assert main(replay_lines(path, "--at", "5000")) == 2


def test_replay_goes_as_far_as_the_record_is_true(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = bytearray(path.read_bytes())
    data[-300] ^= 1
    path.write_bytes(data)

    assert main(replay_lines(path)) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith("1. ")
    assert lines[-1] == "The record is false: no machine can have sent this."


def test_replay_says_which_cards_of_a_leaver_nobody_has_seen(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tusac_qt.bridges.dealt.best_group", lambda _chance: StubGroup())
    path.write_bytes(encode_record(left_at("WALL")))

    assert main(replay_lines(path, "--at", "0")) == 0
    assert capsys.readouterr().out.count("never shown: ") == 1
    assert main(replay_lines(path)) == 0
    assert "Nobody wants it." in capsys.readouterr().out


def test_a_dealt_round_is_stepped_through_as_far_as_its_cards_are_known(
    path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tusac_qt.bridges.dealt.best_group", lambda _chance: StubGroup())
    path.write_bytes(encode_record(record()))
    whole = open_record(path, tmp_path)
    assert whole.check().is_true
    assert whole.film.own is None
    frames = whole.film.rounds[0].frames()
    assert frames[-1].state.is_over
    assert all(None not in known_hand(frames[0].state, seat) for seat, _ in whole.film.players.items())

    path.write_bytes(encode_record(left_at("WALL")))
    left = open_record(path, tmp_path)
    story = Story(left.film)
    frames = left.film.rounds[0].frames()
    assert any(None in known_hand(frames[0].state, seat) for seat, _ in left.film.players.items())
    assert all(story.lines(1, frame) for frame in frames)
    assert all(
        len(view_of(frame.state, seat).hand) <= view_of(frame.state, seat).concealed[seat]
        for frame in frames
        for seat, _ in left.film.players.items()
    )


def test_every_rule_has_words_of_its_own() -> None:
    rules = {rule for cheat in CHEATS.values() for rule in cheat.outcome.rules}

    assert all(rule_text(rule) for rule in rules)
    assert len(set(RULES.values())) == len(RULES)


def test_a_report_names_nobody_where_nobody_can_be_read() -> None:
    envelopes = (b"junk", *record().envelopes)
    lines = report_lines(checked(replace(record(), envelopes=envelopes)))

    assert (
        lines[-2]
        == "Message 1 (?) in the name of nobody is false: these bytes are not a message (malformed)."
    )
