"""The list of tables nearby: one row for each table, and what becomes of it when its machine is asked."""

from dataclasses import replace

from net.address import Address
from net.discovery.advert import Advert, encode
from net.discovery.discovery import TableReach
from net.discovery.rows import MAX_ROWS, MISSES_TO_FORGET, PROBE_EVERY_S, Rows
from net.links.faults import Fault
from tests.support.adverts import ADVERT

HERE, THERE = Address("192.168.1.37", 28412), Address("192.168.1.38", 28412)
OTHER = replace(ADVERT, table="f" * 16, fingerprint="2" * 16)


def heard(*adverts: tuple[str, Advert, Address]) -> Rows:
    rows = Rows()
    for source, advert, address in adverts:
        rows.hear(source, advert, [address], 0.0)
    return rows


def reaches(rows: Rows) -> list[TableReach]:
    return [table.reach for table in rows.tables()]


def test_what_is_heard_is_listed_in_order_until_it_says_goodbye() -> None:
    rows = heard(("b", OTHER, THERE), ("a", ADVERT, HERE))
    assert [table.advert for table in rows.tables()] == [OTHER, ADVERT]
    assert rows.tables()[1].addresses == (HERE,)
    rows.drop("b")
    rows.drop("never heard of")
    assert [table.advert for table in rows.tables()] == [ADVERT]


def test_our_own_table_is_not_listed() -> None:
    rows = heard(("a", ADVERT, HERE), ("b", OTHER, THERE))
    assert [table.advert for table in rows.tables(ADVERT.table)] == [OTHER]


def test_a_table_heard_on_two_networks_is_one_row_with_both_addresses() -> None:
    rows = heard(("a", ADVERT, HERE), ("b", ADVERT, THERE))
    (table,) = rows.tables()
    assert table.addresses == (HERE, THERE)


def test_after_a_change_of_coordinator_only_the_higher_version_is_listed() -> None:
    newer = replace(ADVERT, version=8, fingerprint="2" * 16)
    for rows in (
        heard(("a", ADVERT, HERE), ("b", newer, THERE)),
        heard(("b", newer, THERE), ("a", ADVERT, HERE)),
    ):
        (table,) = rows.tables()
        assert (table.advert, table.addresses) == (newer, (THERE,))


def test_two_machines_that_claim_the_same_table_are_both_listed() -> None:
    rows = heard(("a", ADVERT, HERE), ("b", replace(ADVERT, fingerprint="2" * 16), THERE))
    assert len(rows.tables()) == 2


def test_no_stranger_hides_a_table_that_answers_by_a_high_version_of_its_own() -> None:
    false = replace(ADVERT, version=999_999_999, fingerprint="3" * 16)
    rows = heard(("a", ADVERT, HERE), ("b", false, THERE))
    assert [table.advert for table in rows.tables()] == [false]

    rows.answered("a", encode(ADVERT))

    assert [table.advert for table in rows.tables()] == [ADVERT, false]


def test_where_a_machine_of_a_table_is_looked_for_no_version_of_another_counts() -> None:
    false = replace(ADVERT, version=999_999_999)
    other = replace(false, fingerprint="3" * 16)
    rows = heard(("b", other, THERE), ("a", ADVERT, HERE), ("d", false, THERE), ("c", OTHER, THERE))

    assert [found.addresses for found in rows.of(ADVERT.table)] == [(THERE,), (THERE, HERE)]


def test_a_row_is_asked_at_once_and_then_every_ten_seconds() -> None:
    rows = heard(("a", ADVERT, HERE))
    assert rows.due(0.0) == [("a", (HERE,))]
    assert rows.due(PROBE_EVERY_S - 0.1) == []
    assert rows.due(PROBE_EVERY_S) == [("a", (HERE,))]


def test_in_a_hurry_every_row_is_asked_at_once() -> None:
    rows = heard(("a", ADVERT, HERE), ("b", OTHER, THERE))
    rows.due(0.0)
    rows.hurry(1.0)
    assert rows.due(1.0) == [("a", (HERE,)), ("b", (THERE,))]


def test_an_answer_is_newer_than_what_was_heard() -> None:
    rows = heard(("a", ADVERT, HERE))
    fuller = replace(ADVERT, people=3, free=1)
    rows.answered("a", encode(fuller))
    (table,) = rows.tables()
    assert (table.advert, table.reach) == (fuller, TableReach.ANSWERS)


def test_a_refusal_removes_the_row_at_once_and_an_answer_brings_it_back() -> None:
    rows = heard(("a", ADVERT, HERE))
    rows.failed("a", Fault.REFUSED, 0.0)
    assert rows.tables() == ()
    assert rows.due(PROBE_EVERY_S)
    rows.answered("a", encode(ADVERT))
    assert reaches(rows) == [TableReach.ANSWERS]


def test_a_refused_row_comes_back_when_it_advertises_another_port() -> None:
    rows = heard(("a", ADVERT, HERE))
    rows.failed("a", Fault.REFUSED, 0.0)
    rows.hear("a", ADVERT, [HERE], 1.0)
    assert rows.tables() == ()
    rows.hear("a", ADVERT, [Address(HERE.host, HERE.port + 1)], 2.0)
    assert len(rows.tables()) == 1


def test_two_silences_gray_a_row_within_twenty_seconds_and_an_answer_revives_it() -> None:
    rows = heard(("a", ADVERT, HERE))
    rows.answered("a", encode(ADVERT))
    now = 0.0
    while reaches(rows) == [TableReach.ANSWERS]:
        now += 0.5
        for source, _ in rows.due(now):
            rows.failed(source, Fault.TIMED_OUT, now + 3)
            now += 3
    assert now <= 20
    assert reaches(rows) == [TableReach.SILENT]
    rows.answered("a", encode(ADVERT))
    assert reaches(rows) == [TableReach.ANSWERS]


def test_one_silence_between_answers_changes_nothing() -> None:
    rows = heard(("a", ADVERT, HERE))
    for now in range(0, 100, 10):
        rows.failed("a", Fault.TIMED_OUT, now)
        rows.answered("a", encode(ADVERT))
    assert reaches(rows) == [TableReach.ANSWERS]


def test_a_machine_of_another_version_or_too_busy_is_there_all_the_same() -> None:
    for fault in (Fault.VERSION, Fault.BUSY):
        rows = heard(("a", ADVERT, HERE))
        rows.failed("a", fault, 0.0)
        assert reaches(rows) == [TableReach.ANSWERS]


def test_an_address_that_has_another_table_now_has_lost_this_one() -> None:
    for answer in (encode(OTHER), b"no advert"):
        rows = heard(("a", ADVERT, HERE))
        rows.answered("a", answer)
        assert rows.tables() == ()


def test_a_table_found_by_asking_is_listed_and_forgotten_when_it_ends() -> None:
    rows = Rows()
    rows.find(HERE, encode(ADVERT), 0.0)
    rows.find(THERE, b"a web server", 0.0)
    (table,) = rows.tables()
    assert (table.advert, table.addresses, table.reach) == (ADVERT, (HERE,), TableReach.ANSWERS)
    assert rows.due(PROBE_EVERY_S) == [(str(HERE), (HERE,))]
    rows.failed(str(HERE), Fault.REFUSED, 0.0)
    assert rows.tables() == ()
    assert rows.due(1000) == []


def test_a_table_both_heard_and_found_is_one_row() -> None:
    rows = heard(("a", ADVERT, THERE))
    rows.find(HERE, encode(ADVERT), 0.0)
    (table,) = rows.tables()
    assert (table.addresses, table.reach) == ((HERE, THERE), TableReach.ANSWERS)


def test_answers_that_come_too_late_and_adverts_without_addresses_do_no_harm() -> None:
    rows = heard(("a", ADVERT, HERE))
    rows.hear("a", ADVERT, [], 1.0)
    rows.answered("a", encode(ADVERT))
    rows.failed("a", Fault.REFUSED, 1.0)
    assert rows.tables() == ()


def test_a_flood_of_adverts_fills_the_list_and_no_more() -> None:
    rows = Rows()
    for number in range(MAX_ROWS + 50):
        advert = replace(ADVERT, table=f"{number:016x}")
        rows.hear(str(number), advert, [HERE], 0.0)
    rows.find(THERE, encode(OTHER), 0.0)
    assert len(rows.tables()) == MAX_ROWS


def test_a_table_whose_machine_refused_us_is_listed_no_more_however_often_we_look() -> None:
    rows = heard(("a", ADVERT, HERE), ("b", OTHER, THERE))
    rows.due(0.0)
    rows.refused(ADVERT.table, [HERE], Fault.REFUSED)
    rows.refused(OTHER.table, [THERE], Fault.TIMED_OUT)
    assert [table.advert for table in rows.tables()] == [OTHER]

    for now in (1.0, 2.0):
        rows.clear()
        rows.hear("a", ADVERT, [HERE], now)
        assert rows.tables() == ()
    assert rows.due(5.0) == []


def test_one_that_is_there_again_is_listed_again() -> None:
    for source, addresses in (("a", [THERE]), ("c", [HERE])):
        rows = heard(("a", ADVERT, HERE))
        rows.refused(ADVERT.table, [HERE], Fault.REFUSED)
        rows.clear()
        rows.hear(source, ADVERT, addresses, 1.0)
        assert len(rows.tables()) == 1
    rows = heard(("a", ADVERT, HERE))
    rows.refused(ADVERT.table, [HERE], Fault.REFUSED)
    rows.answered("a", encode(ADVERT))
    assert len(rows.tables()) == 1


def test_what_is_gone_for_long_is_forgotten() -> None:
    rows = heard(("a", ADVERT, HERE))
    for _ in range(MISSES_TO_FORGET + 1):
        rows.failed("a", Fault.REFUSED, 0.0)
    rows.clear()
    rows.hear("a", ADVERT, [HERE], 500.0)
    assert len(rows.tables()) == 1
