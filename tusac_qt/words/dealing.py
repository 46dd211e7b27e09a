"""Words for fair dealing: what happens in a step, which rule was broken. No Qt here."""

from collections.abc import Mapping

from engine.errors import Reason
from tusac_qt.words.i18n import reason_text
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

STEPS: Mapping[str, str] = {
    "COMMIT": QT_TRANSLATE_NOOP("dealing", "all commit to keys and seeds"),
    "OPEN": QT_TRANSLATE_NOOP("dealing", "keys and seeds are opened"),
    "SHUFFLE": QT_TRANSLATE_NOOP("dealing", "one after another shuffles and proves it"),
    "DECK_ACK": QT_TRANSLATE_NOOP("dealing", "all shuffles are verified, all name one deck"),
    "ESCROW": QT_TRANSLATE_NOOP("dealing", "each commits to what it will owe, masked and proven"),
    "ESCROW_ACK": QT_TRANSLATE_NOOP("dealing", "all have their parts of the masks"),
    "DEAL": QT_TRANSLATE_NOOP("dealing", "the masks over dealt cards are opened"),
    "READY": QT_TRANSLATE_NOOP("dealing", "each reads its own hand"),
    "END": QT_TRANSLATE_NOOP("dealing", "all name one result"),
    "AUDIT": QT_TRANSLATE_NOOP("dealing", "all keys are shown, everything is checked again"),
    "RECEIPT": QT_TRANSLATE_NOOP("dealing", "all sign what the audit came to"),
}
"""What happens in a step, by its kind; those of play are not told one by one."""

RULES: Mapping[str, str] = {
    "malformed": QT_TRANSLATE_NOOP("dealing", "these bytes are not a message"),
    "bad_version": QT_TRANSLATE_NOOP("dealing", "it is from another version"),
    "other_table": QT_TRANSLATE_NOOP("dealing", "it belongs to another table"),
    "other_hand": QT_TRANSLATE_NOOP("dealing", "it belongs to another round"),
    "unknown_peer": QT_TRANSLATE_NOOP("dealing", "no such machine is at the table"),
    "bad_signature": QT_TRANSLATE_NOOP("dealing", "its signature is false"),
    "absent_machine": QT_TRANSLATE_NOOP("dealing", "the others went on without its author"),
    "too_far_ahead": QT_TRANSLATE_NOOP("dealing", "too many messages from its author are already waiting"),
    "other_head": QT_TRANSLATE_NOOP("dealing", "its author saw something different from the others"),
    "not_agreed": QT_TRANSLATE_NOOP("dealing", "it does not say that its author agrees to the table"),
    "surplus": QT_TRANSLATE_NOOP("dealing", "it comes after the end"),
    "does_not_follow": QT_TRANSLATE_NOOP("dealing", "it does not follow from what comes before it"),
    "equivocation": QT_TRANSLATE_NOOP("dealing", "it sent different machines conflicting messages"),
    "broken_chain": QT_TRANSLATE_NOOP("dealing", "it denies its previous message"),
    "unasked": QT_TRANSLATE_NOOP("dealing", "it sent a message that was not asked for"),
    "wrong_kind": QT_TRANSLATE_NOOP("dealing", "it did not send what it was asked for"),
    "malformed_body": QT_TRANSLATE_NOOP("dealing", "it signed a message that cannot be read"),
    "wrong_statement": QT_TRANSLATE_NOOP("dealing", "it contradicted itself about whom to go on without"),
    "settled": QT_TRANSLATE_NOOP("dealing", "it is about a step that is already closed"),
    "open_not_committed": QT_TRANSLATE_NOOP(
        "dealing", "it opened something other than what it had committed to"
    ),
    "bad_key": QT_TRANSLATE_NOOP("dealing", "its keys are not its own, or not keys at all"),
    "repeated_key": QT_TRANSLATE_NOOP("dealing", "it used a key a second time"),
    "bad_encoding": QT_TRANSLATE_NOOP("dealing", "its deck or proof cannot be read"),
    "false_shuffle": QT_TRANSLATE_NOOP("dealing", "its deck is not a shuffle of the one before"),
    "wrong_deck": QT_TRANSLATE_NOOP("dealing", "it named a different deck"),
    "bad_escrow": QT_TRANSLATE_NOOP("dealing", "its commitment is not what it owes"),
    "false_complaint": QT_TRANSLATE_NOOP("dealing", "it complained about something that was right"),
    "wrong_mask": QT_TRANSLATE_NOOP("dealing", "it opened a different mask than it had committed to"),
    "wrong_parts": QT_TRANSLATE_NOOP("dealing", "its parts of an absent machine’s masks are false"),
    "wrong_slot": QT_TRANSLATE_NOOP("dealing", "it asked for a different card of the wall"),
    "wrong_rejoin": QT_TRANSLATE_NOOP("dealing", "it let back a machine that may not return"),
    "bad_share": QT_TRANSLATE_NOOP("dealing", "its share of a card is false"),
    "wrong_seat": QT_TRANSLATE_NOOP("dealing", "it acted for another seat"),
    "wrong_cards": QT_TRANSLATE_NOOP("dealing", "it showed different cards than it had to"),
    "wrong_answers": QT_TRANSLATE_NOOP("dealing", "it did not answer for each of its seats"),
    "answer_not_committed": QT_TRANSLATE_NOOP("dealing", "it opened a different answer than it had sealed"),
    "not_an_action": QT_TRANSLATE_NOOP("dealing", "that move is not possible there"),
    "wrong_result": QT_TRANSLATE_NOOP("dealing", "it named a different result"),
    "wrong_verdict": QT_TRANSLATE_NOOP("dealing", "it named a different outcome of the audit"),
    "audit_mismatch": QT_TRANSLATE_NOOP("dealing", "it showed different secrets than it had committed to"),
    "shuffle_not_from_seed": QT_TRANSLATE_NOOP("dealing", "its shuffle does not follow from its seed"),
    "not_the_computer_player": QT_TRANSLATE_NOOP(
        "dealing", "its computer player would have moved differently"
    ),
    "too_few_machines": QT_TRANSLATE_NOOP("dealing", "too few players are left"),
    "proven_cheat": QT_TRANSLATE_NOOP("dealing", "a machine was proven to have cheated"),
    "left_before_deal": QT_TRANSLATE_NOOP("dealing", "they left before the deal was safe"),
}
"""What is wrong, by the rule broken; the rules of play have theirs in `tusac_qt.words.i18n`."""

_REASONS = frozenset(reason.value for reason in Reason)


def step_text(kind: str) -> str:
    """Say what happens in a step."""
    return translate("dealing", STEPS[kind])


def rule_text(rule: str) -> str:
    """Say what is wrong, by the rule that was broken.

    By its own name for one that only another program knows.
    """
    if rule in RULES:
        return translate("dealing", RULES[rule])
    return reason_text(Reason(rule)).rstrip(".") if rule in _REASONS else rule
