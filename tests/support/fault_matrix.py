"""The fault matrix of the network: what may fail, what must come of it, and the tests that show it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A fault.

    Attributes:
        fault: what fails.
        required: what must come of it.
        shown: the tests that show it, each as file and name without what both begin with.
    """

    fault: str
    required: str
    shown: tuple[str, ...]


MATRIX: dict[int, Row] = {
    1: Row(
        "a joiner is killed during the greeting",
        "its place is free within five seconds, nothing is shown",
        (
            "links_handshake::an_attempt_cut_off_halfway_tests_no_code_and_is_counted",
            "links_code::right_attempts_cost_nothing",
            "links_strangers::silent_strangers_take_no_more_than_their_places",
        ),
    ),
    2: Row(
        "a silent connection, one byte a second",
        "closed after three seconds, or five in the middle of the greeting; at most 32 of them",
        (
            "links_strangers::whoever_says_nothing_is_hung_up_on",
            "links_strangers::whoever_dribbles_a_greeting_is_hung_up_on",
            "links_strangers::whoever_stops_in_the_middle_of_a_greeting_is_hung_up_on",
            "links_strangers::strangers_have_three_seconds_to_begin_and_five_in_all",
            "links_strangers::silent_strangers_take_no_more_than_their_places",
        ),
    ),
    3: Row(
        "connections without end from one address",
        "four at a time, the others refused at once; open links go on (the round trip is in `bench`)",
        (
            "links_strangers::one_address_has_four_places_and_this_machine_all",
            "links_strangers::connections_without_end_leave_open_links_alone",
        ),
    ),
    4: Row(
        "frame lengths that cannot be",
        "closed before the body is read",
        (
            "links_frames::a_wrong_length_is_refused_before_the_body_comes",
            "links_strangers::a_member_that_sends_no_frames_is_dropped",
        ),
    ),
    5: Row(
        "random bytes inside the encryption",
        "told that it is malformed, closed",
        (
            "links_strangers::junk_is_answered_with_one_error_and_hung_up_on",
            "links_frames::any_bytes_give_frames_or_a_frame_error_for_ever",
            "links_strangers::whoever_greets_with_junk_three_times_is_hung_up_on_unheard",
            "fault_matrix::f5_f6_f7_f28_f29_a_seated_player_that_sends_everything_wrong_spoils_nothing",
        ),
    ),
    6: Row(
        "deep nesting, huge counts, other types",
        "refused, cheaply",
        (
            "links_frames::what_is_no_frame_in_its_shortest_form_is_refused_cheaply",
            "session_messages::any_bytes_are_a_message_or_none",
            "wire::any_bytes_are_an_envelope_or_nothing",
        ),
    ),
    7: Row(
        "a seated player floods",
        "slowed down, warned, dropped; the others play on",
        (
            "links_strangers::a_member_that_floods_is_slowed_down_warned_and_dropped",
            "node_troubles::a_member_that_floods_is_sent_off_for_a_while_and_then_heard_again",
            "fault_matrix::f5_f6_f7_f28_f29_a_seated_player_that_sends_everything_wrong_spoils_nothing",
        ),
    ),
    8: Row(
        "a slow reader",
        "dropped when 1 MiB waits; what it missed is fetched by the next link",
        (
            "links_strangers::a_member_that_does_not_read_is_dropped_before_much_is_queued",
            "fault_matrix::f8_what_a_dropped_link_still_held_is_asked_for_again",
        ),
    ),
    9: Row(
        "an older or newer protocol",
        "both versions named, at both ends",
        (
            "links_handshake::an_acceptor_of_another_version_names_both",
            "links_handshake::a_dialler_reads_the_refusal_of_any_version",
            "net_commands::another_version_is_named",
            "join_errors::another_version",
        ),
    ),
    10: Row(
        "wrong codes without end",
        "limited, the host told, a chosen code changed and shown; the right guest comes in",
        (
            "links_hostile::after_guesses_from_many_addresses_the_right_guest_still_comes_in",
            "admission::a_spent_code_is_renewed_and_wrong_ones_are_told_but_seldom_while_somebody_guesses",
            "net_terminal::a_host_reads_the_new_code_in_the_middle_of_a_round",
        ),
    ),
    11: Row(
        "somebody in between, with a code or a remembered key",
        "the join fails and says so",
        (
            "links_hostile::a_relay_that_ends_encryption_on_both_sides_is_noticed",
            "links_hostile::an_intruder_without_the_code_learns_one_wrong_guess",
            "links_hostile::an_intruder_in_place_of_a_known_machine_is_left",
        ),
    ),
    12: Row(
        "a copied name",
        "another person; the seat is not given",
        (
            "session_lobby::two_people_of_one_name_meet_and_the_second_gets_a_number",
            "session_lobby::tables_are_remembered_and_a_changed_key_is_told",
        ),
    ),
    13: Row(
        "a second login with the same identity",
        "the new link replaces the old one once its key is proven",
        (
            "session_links::a_second_login_replaces_the_first_link_once_it_is_open",
            "mesh::a_later_link_replaces_an_older_one_whoever_dialled",
        ),
    ),
    14: Row(
        "a gap of 2, 10 or 40 s of a guest",
        "nothing lost or doubled; after 40 s its seat is dead for the round and it comes back",
        (
            "fault_matrix::f14_f15_a_gap_in_the_network_of_a_guest_or_the_host_loses_nothing",
            "fault_matrix::f14_whoever_returns_in_the_round_plays_on_in_it",
            "fault_matrix::f14_after_forty_seconds_the_seat_is_dead_for_the_round_and_its_player_returns",
            "fault_matrix::f14_whoever_returns_in_the_next_round_learns_how_the_last_one_ended",
            "healing::a_gap_at_any_step_leaves_no_trace_in_the_round",
        ),
    ),
    15: Row(
        "a gap of 10 s of the host",
        "as of any guest",
        (
            "fault_matrix::f14_f15_a_gap_in_the_network_of_a_guest_or_the_host_loses_nothing",
            "fault_matrix::f15_the_host_that_missed_the_end_of_the_match_reads_that_it_is_over",
        ),
    ),
    16: Row(
        "the host is killed at any step",
        "the round ends with the same cards; the next coordinator advertises within 10 s of the next round,"
        " or 15 in it",
        (
            "fault_matrix::f16_the_host_may_die_at_every_step",
            "fault_matrix::f16_two_that_follow_the_host_at_once_become_one_table_again",
        ),
    ),
    17: Row(
        "the host reaches one of four guests only",
        "play goes on through that one",
        ("fault_matrix::f17_the_host_that_reaches_one_of_four_plays_on_through_the_bridge",),
    ),
    18: Row(
        "a link works one way only",
        "the others relay, or the machine is left out; no endless ballots",
        (
            "fault_matrix::f18_a_machine_that_only_hears_or_is_only_heard_is_left_out",
            "fault_matrix::f18_one_way_between_two_is_made_good_by_the_others",
        ),
    ),
    19: Row(
        "four fall into two and two",
        "nobody goes on under the id; a new table is offered",
        (
            "fault_matrix::f19_of_four_in_two_halves_nobody_goes_on",
            "fault_matrix::f19_two_halves_between_rounds_with_a_coordinator_each_become_one_table_again",
            "net_terminal::who_waits_too_long_for_most_machines_may_open_a_new_table",
            "window_network::who_waits_too_long_for_most_machines_is_offered_a_new_table_with_the_same_settings",
        ),
    ),
    20: Row(
        "five fall into three and two",
        "the three go on, the two wait, and lose nothing",
        (
            "fault_matrix::f20_of_five_the_three_go_on_and_the_two_wait_and_come_back",
            "fault_matrix::f20_whoever_is_alone_between_rounds_leads_nobody_back_from_the_next",
            "fault_matrix::f20_a_coordinator_under_a_later_epoch_is_called_back_by_the_one_that_most_follow",
        ),
    ),
    21: Row(
        "all links are reset at once",
        "all are there again within 2 s",
        ("fault_matrix::f21_all_links_reset_at_once_are_there_again_within_two_seconds",),
    ),
    22: Row(
        "a second machine, or the proposer, is lost while one is decided on",
        "another proposes; without a majority the table waits",
        (
            "fault_matrix::f22_a_second_machine_lost_while_the_first_is_decided_on",
            "fault_matrix::f22_too_few_left_wait",
        ),
    ),
    23: Row(
        "the program is started again in the middle of a hand",
        "it goes on from its disk, in its seat",
        (
            "session_restart::whoever_is_killed_at_any_step_is_back_in_the_same_round",
            "session_restart::all_but_one_may_be_killed_one_after_the_other",
            "dealing_memory::a_machine_killed_again_and_again_never_gives_two_envelopes_one_number",
        ),
    ),
    24: Row(
        "the disk is full, or its last entry torn",
        "the last whole entry counts, a warning is told, peers have the rest",
        (
            "journal::a_last_entry_that_was_not_written_whole_is_cut_off_and_storing_goes_on",
            "journal::a_disk_that_is_full_is_told_and_nothing_half_stored_is_relied_on_until_the_next_table",
            "session_restart::a_full_disk_is_as_none",
            "store::a_disk_that_refuses_a_record_is_told",
        ),
    ),
    25: Row(
        "a machine sleeps for 30 s, for minutes, until the match is over",
        "it decides nothing on old news, takes its seat back, or reads that the match is over",
        (
            "fault_matrix::f25_a_machine_that_slept_decides_nothing_on_old_news_and_plays_on",
            "fault_matrix::f25_after_minutes_its_player_takes_the_seat_back_from_the_computer",
            "fault_matrix::f25_whoever_slept_to_the_end_of_the_match_reads_that_it_is_over",
            "mesh::a_machine_that_has_slept_blames_nobody",
        ),
    ),
    26: Row(
        "a machine tells others different things",
        "proven at all within 2 s, the liar named, no secret of that deck given out after it",
        ("fault_matrix::f26_whoever_tells_two_stories_is_proven_named_and_gone",),
    ),
    27: Row(
        "a machine withholds what is due, at each kind of step",
        "awaited, then left out; the round goes on, or is dealt anew without it",
        ("fault_matrix::f27_whoever_withholds_what_is_due_is_left_out_at_every_step",),
    ),
    28: Row(
        "a replayed action",
        "refused, nothing changes",
        (
            "attacks::cheat",
            "session_match::what_nobody_here_signed_is_refused_and_changes_nothing",
            "fault_matrix::f5_f6_f7_f28_f29_a_seated_player_that_sends_everything_wrong_spoils_nothing",
        ),
    ),
    29: Row(
        "a forged author, a bad signature, a wrong chain",
        "refused, counted against who hands it over",
        (
            "session_frames::forged_notes_and_envelopes_count_against_who_hands_them_over",
            "dealing_hostile::any_byte_flipped_is_refused_by_name",
        ),
    ),
    30: Row(
        "answers in any order, at the last moment",
        "the same result everywhere",
        ("session_match::the_order_in_which_envelopes_arrive_changes_nothing",),
    ),
    31: Row(
        "clocks jump or run unevenly",
        "no effect",
        ("fault_matrix::f31_clocks_that_jump_and_run_unevenly_change_nothing",),
    ),
    32: Row(
        "a replaced link delivers late",
        "no effect",
        ("fault_matrix::f32_what_a_replaced_link_delivers_late_changes_nothing",),
    ),
    33: Row(
        "no multicast, two owners of a name",
        "an address and a code lead to the table; the list shows both",
        (
            "netlab::where_multicast_is_swallowed_nothing_is_listed_but_the_address_works",
            "discovery_lan::two_machines_with_one_name_are_both_listed",
            "node_refusals::a_person_joins_by_address_a_table_that_is_in_no_list",
        ),
    ),
    34: Row(
        "an advert outlives its host",
        "its row greys within 20 s; a refusal takes it out at once",
        (
            "discovery_rows::two_silences_gray_a_row_within_twenty_seconds_and_an_answer_revives_it",
            "discovery_lan::a_table_that_refuses_disappears_though_it_is_advertised_and_returns_when_it_answers",
        ),
    ),
    35: Row(
        "networks come and go",
        "followed within 15 s: links dialled again, the advert on the new network",
        (
            "discovery_lan::a_network_that_comes_later_carries_the_advert_then",
            "discovery_interfaces::only_a_change_that_lasts_counts_and_only_once",
            "mesh::a_silent_link_is_dialled_again_and_kept_until_another_is_open",
        ),
    ),
    36: Row(
        "two networks, one in common",
        "the one in common is taken in less than a second more",
        ("links_sockets::an_address_that_says_nothing_holds_up_no_other",),
    ),
    37: Row(
        "link-local IPv6 alone",
        "works with a scope, and without one is passed over",
        (
            "netlab::a_table_is_found_and_answers_over_link_local_ipv6_alone",
            "discovery_browser::a_link_local_address_without_scope_cannot_be_dialled_and_is_passed_over",
        ),
    ),
    38: Row(
        "a guest whom nobody can dial",
        "plays normally; it keeps the table last",
        (
            "fault_matrix::f38_a_machine_that_nobody_can_call_keeps_the_table_last",
            "node::whom_nobody_can_call_is_told_by_the_coordinator_and_does_not_follow_it",
            "session_links::a_guest_that_nobody_can_dial_and_that_can_dial_only_the_host_plays_through_it",
            "netlab_match::four_computers_play_a_match_whichever_way_they_came",
        ),
    ),
    39: Row(
        "spectators in the middle of a round, and one too many",
        "they see it, the ninth is told that it is full; no seat changes",
        (
            "session::spectators_see_the_round_and_no_hidden_hand",
            "session_crowds::eight_may_watch_and_the_ninth_is_told_that_it_is_full",
        ),
    ),
    40: Row(
        "several tables on a network, two on a machine",
        "kept apart",
        (
            "node::two_tables_of_one_computer_keep_apart",
            "discovery_lan::tables_of_one_machine_are_kept_apart",
        ),
    ),
    41: Row(
        "a slow network that loses much",
        "playable, and nobody taken for gone in ten minutes",
        ("fault_matrix::f41_on_a_slow_network_with_losses_nobody_is_taken_for_gone_in_ten_minutes",),
    ),
    42: Row(
        "the client is busy and takes nothing",
        "the machine beats and plays on, and is not missed",
        ("node::a_client_that_is_busy_and_takes_nothing_is_not_missed",),
    ),
}
"""Every row by its number."""
