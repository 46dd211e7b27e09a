"""A ruleset explained to players, made from nothing but its value: headings, sentences, sets with their points.

No Qt here: `tusac_qt.windows.rules_help` shows it with pictures, any text could be made of it.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import JOKERS, Card, Color, Piece, card_of
from engine.knobs import (
    ClaimDeadwoodRule,
    ClaimName,
    Compulsion,
    DealPackets,
    DrawnGeneral,
    FirstDealer,
    GeneralDiscard,
    KongDeduction,
    MulliganRule,
    NextDealerAfterDraw,
    Payment,
    PongClaimRule,
    PongUpgrade,
    WinClaim,
)
from engine.melds import MeldKind
from engine.rules import DEFAULTS, LATER, Rules
from engine.scoring import points_parity
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import meld_name, piece_name, rules_description
from tusac_qt.words.knob_values import choice_name, value_text
from tusac_qt.words.knob_words import KNOBS, knob_explanation, knob_name
from tusac_qt.words.punctuation import clauses, headed, listed, stopped
from tusac_qt.words.translation import translate


@dataclass(frozen=True, slots=True)
class Heading:
    """The title of what follows.

    Attributes:
        text: one line.
    """

    text: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """One thing to know.

    Attributes:
        text: a sentence or two.
    """

    text: str


@dataclass(frozen=True, slots=True)
class Cards:
    """Some cards to look at.

    Attributes:
        cards: which.
        text: what they are.
    """

    cards: tuple[Card, ...]
    text: str


@dataclass(frozen=True, slots=True)
class SetRow:
    """A kind of set.

    Attributes:
        cards: an example.
        name: what it is called.
        text: which cards make it.
        concealed: its points in the hand.
        exposed: its points on the table.
    """

    cards: tuple[Card, ...]
    name: str
    text: str
    concealed: int
    exposed: int


@dataclass(frozen=True, slots=True)
class SetTable:
    """All kinds of set, the dearest first.

    Attributes:
        rows: one for each.
    """

    rows: tuple[SetRow, ...]


Block = Heading | Sentence | Cards | SetTable


def guide(rules: Rules) -> list[Block]:
    """Return a ruleset explained."""
    blocks: list[Block] = [Sentence(rules_description(rules.description))] if rules.description else []
    chapters = (
        (translate("guide", "The cards"), _cards(rules)),
        (translate("guide", "The goal"), map(Sentence, _goal(rules))),
        (translate("guide", "Sets and their points"), iter([set_table(rules)])),
        (translate("guide", "The deal"), map(Sentence, _deal(rules))),
        (translate("guide", "A turn"), map(Sentence, _turn(rules))),
        (translate("guide", "Who gets the card"), map(Sentence, _claims(rules))),
        (translate("guide", "Generals"), map(Sentence, _generals(rules))),
        (translate("guide", "The end"), map(Sentence, _end(rules))),
        (translate("guide", "Payment"), map(Sentence, _payment(rules))),
    )
    for title, chapter in chapters:
        blocks += [Heading(title), *chapter]
    further = list(_further(rules))
    return [*blocks, Heading(translate("guide", "Further rules")), *further] if further else blocks


def set_table(rules: Rules) -> SetTable:
    """Return every kind of set these rules know, with its points, the dearest first."""
    rows = [_row(rules, kind) for kind in MeldKind if kind not in _MIXED or rules.mixed_color_ranks]
    if rules.general_pong_points != rules.points[MeldKind.PONG]:
        text, generals = translate("guide", "Three Generals alike."), (Card.rA,) * 3
        rows.append(SetRow(generals, meld_name(MeldKind.PONG), text, *rules.general_pong_points))
    return SetTable(tuple(sorted(rows, key=lambda row: (-row.concealed, -row.exposed, -len(row.cards)))))


_MIXED = (MeldKind.CHOW_COLORS, MeldKind.QUAD)


def _row(rules: Rules, kind: MeldKind) -> SetRow:
    ranks = rules.mixed_color_ranks
    mixed = Piece.CHARIOT if Piece.CHARIOT in ranks else max(ranks, default=Piece.SOLDIER)
    examples = {
        MeldKind.KONG: (Card.rX,) * 4,
        MeldKind.PONG: (Card.gB,) * 3,
        MeldKind.PAIR: (Card.yZ,) * 2,
        MeldKind.CHOW_ABC: (Card.gA, Card.gB, Card.gC),
        MeldKind.CHOW_XYZ: (Card.wX, Card.wY, Card.wZ),
        MeldKind.CHOW_COLORS: tuple(card_of(color, mixed) for color in Color)[:3],
        MeldKind.QUAD: tuple(card_of(color, mixed) for color in Color),
        MeldKind.SINGLE: (Card.yA, JOKERS[0]) if rules.jokers else (Card.yA,),
    }
    texts = {
        MeldKind.KONG: translate("guide", "Four alike."),
        MeldKind.PONG: translate("guide", "Three alike."),
        MeldKind.PAIR: translate("guide", "Two alike."),
        MeldKind.CHOW_ABC: translate("guide", "General, Advisor, Elephant of one color."),
        MeldKind.CHOW_XYZ: translate("guide", "Chariot, Cannon, Horse of one color."),
        MeldKind.CHOW_COLORS: translate("guide", "One piece in three colors: {pieces}."),
        MeldKind.QUAD: translate("guide", "One piece in all four colors: {pieces}."),
        MeldKind.SINGLE: translate("guide", "A General alone, or a joker.")
        if rules.jokers
        else translate("guide", "A General alone."),
    }
    pieces = translate("guide", "any piece")
    if len(ranks) < len(Piece):
        pieces = listed(map(piece_name, sorted(ranks)))
    text = texts[kind].format(pieces=pieces)
    return SetRow(examples[kind], meld_name(kind), text, *rules.points[kind])


def _cards(rules: Rules) -> Iterator[Block]:
    players = listed(map(str, sorted(rules.players)))
    sizes = {seats: counted.cards(rules.deck_size(seats)) for seats in sorted(rules.players)}
    decks = clauses(headed(str(seats), cards) for seats, cards in sizes.items())
    yield Sentence(translate("guide", "For {players} players.").format(players=players))
    yield Cards(
        tuple(card_of(Color.RED, piece) for piece in Piece),
        translate("guide", "Seven pieces: {pieces}.").format(pieces=listed(map(piece_name, Piece))),
    )
    text = translate("guide", "Four colors, and {copies} copies of each card at a table of up to four.")
    yield Cards(
        tuple(card_of(color, Piece.SOLDIER) for color in Color), text.format(copies=rules.copies_per_type)
    )
    if rules.jokers:
        yield Cards(JOKERS, translate("guide", "Five jokers, of no color."))
    yield Sentence(translate("guide", "The deck by players: {decks}.").format(decks=decks))


def _goal(rules: Rules) -> Iterator[str]:
    yield translate(
        "guide",
        "Win with {n} cards that all lie in sets. What fits no set is junk.",
    ).format(n=rules.hand_size + 1)
    if rules.min_points_to_win:
        text = translate("guide", "A hand of less than {points} may not win.")
        yield text.format(points=counted.points(rules.min_points_to_win))
    if points_parity(rules) == 1:
        yield translate(
            "guide", "The points of a winning hand are always odd: an even sum shows that a card is amiss."
        )


def _deal(rules: Rules) -> Iterator[str]:
    first = {
        FirstDealer.DICE: translate("guide", "Dice choose the first dealer."),
        FirstDealer.HIGH_CARD: translate("guide", "Everybody draws a card; the highest deals first."),
        FirstDealer.RANDOM: translate("guide", "Chance chooses the first dealer."),
    }
    yield first[rules.first_dealer]
    text = translate("guide", "Everybody gets {n} cards, the dealer one more.")
    yield text.format(n=rules.hand_size)
    if rules.deal_packets is DealPackets.SIX_FIVE:
        yield translate(
            "guide", "They come in packets: six to the dealer, then five to each, round and round."
        )
    if rules.expose_dealt_kongs:
        text = translate(
            "guide", "A dealt Kong is laid open at once, without a card in its place, and counts {points}."
        )
        yield text.format(points=counted.points(rules.dealt_kong_points))
    if rules.mark_dealt_pongs:
        yield translate("guide", "A dealt Pong is marked with a coin: all know that there is one, not which.")
    if rules.mulligan is not MulliganRule.OFF:
        yield translate(
            "guide",
            "Who is dealt no General, nothing three or four times and no four Soldiers of four colors may call a"
            " mulligan: the same dealer deals again.",
        )
    if rules.dealt_win:
        yield translate("guide", "A dealer whose dealt cards all lie in sets wins at once.")


def _turn(rules: Rules) -> Iterator[str]:
    yield translate("guide", "The dealer begins with a discard. Play goes counter-clockwise.")
    yield translate(
        "guide",
        "A card that is discarded, or turned up from the wall, may be claimed: it is laid open in a set with cards"
        " of the hand. Who claims it discards next.",
    )
    yield translate(
        "guide",
        "If nobody claims it, it stays where it lies and the next player draws. A drawn card never goes into the"
        " hand.",
    )
    if rules.lock_identical:
        yield translate(
            "guide", "Three or four alike in the hand stay together: they lend no card to another set."
        )
    else:
        yield translate("guide", "Sets in the hand may be broken up for better ones.")
    if rules.exposed_pong_upgrade is PongUpgrade.SELF_DRAW_WIN:
        yield translate("guide", "A Pong on the table takes its fourth card if you draw it and win by it.")
    elif rules.exposed_pong_upgrade is PongUpgrade.SELF_DRAW:
        yield translate("guide", "A Pong on the table takes its fourth card whenever you draw it.")


def _claims(rules: Rules) -> Iterator[str]:
    names = _claims_in_order(rules)
    if names:
        text = translate(
            "guide", "Anybody may claim, in this order: {claims}. Of several, the nearest in turn."
        )
        yield text.format(claims=listed(names))
    yield translate(
        "guide",
        "Other sets are only for the player in turn: who drew the card, or the next after a discard.",
    )
    if rules.declined_draw_to_next:
        yield translate(
            "guide", "A drawn card that its drawer leaves goes to the next player, who may claim it."
        )
    if rules.pong_claim_rule is PongClaimRule.NO_DEADWOOD_INCREASE:
        yield translate("guide", "A Pong may not leave more junk than before.")
    if rules.claim_deadwood_rule is ClaimDeadwoodRule.NO_INCREASE:
        yield translate("guide", "No other claim may leave more junk than before.")
    elif rules.claim_deadwood_rule is ClaimDeadwoodRule.MINIMUM:
        yield translate("guide", "Only the claims that leave the least junk are allowed.")
    yield from _duties(rules)


def _duties(rules: Rules) -> Iterator[str]:
    """Say what must be claimed, and when it need not be."""
    for name, rule in ((ClaimName.KONG, rules.kong_claim), (ClaimName.PONG, rules.pong_claim)):
        claim = choice_name(name)
        claim = claim[:1].upper() + claim[1:]
        if rule is Compulsion.COMPULSORY:
            text = translate("guide", "{claim}: must be claimed where it can be, unless you win.")
            yield text.format(claim=claim)
        elif rule is Compulsion.UNLESS_WAITING:
            text = translate("guide", "{claim}: must be claimed where it can be, unless you wait for a win.")
            yield text.format(claim=claim)
    if rules.pong_claim is Compulsion.UNLESS_WAITING:
        yield translate(
            "guide",
            "Who waits for a win may leave a Pong (bỏ đôi); many tables want it said aloud, here it is not.",
        )
    if rules.win_claim is WinClaim.COMPULSORY:
        yield translate("guide", "A win that is possible must be declared.")


def _claims_in_order(rules: Rules) -> list[str]:
    """Return what anybody may claim, what goes first first."""
    open_to_all = rules.out_of_turn_claims
    names = [choice_name(name) for name in ClaimName if name in open_to_all]
    kong, pong = choice_name(ClaimName.KONG), choice_name(ClaimName.PONG)
    if not rules.kong_before_pong and {ClaimName.KONG, ClaimName.PONG} <= open_to_all:
        at = names.index(kong)
        names[at : at + 2] = [translate("guide", "{claim} or {other}").format(claim=kong, other=pong)]
    return names


def _generals(rules: Rules) -> Iterator[str]:
    if rules.general_discard is GeneralDiscard.FORBIDDEN:
        yield translate("guide", "A General is never discarded.")
    if rules.drawn_general is DrawnGeneral.MUST_KEEP:
        text = translate("guide", "Who draws a General keeps it: {ways}.")
        yield text.format(ways=listed(_ways_to_keep(rules)))
        single, together = (rules.points[kind][1] for kind in (MeldKind.SINGLE, MeldKind.CHOW_COLORS))
        if Piece.GENERAL in rules.mixed_color_ranks and together < 3 * single:
            text = translate(
                "guide", "Three Generals of different colors count {together} in one set, but {apart} apart."
            )
            yield text.format(together=counted.points(together), apart=counted.points(3 * single))
    else:
        yield translate("guide", "Who draws a General may keep it or leave it.")
    names = [choice_name(name) for name in ClaimName if name in rules.general_claims_by_others]
    if names:
        text = translate("guide", "Others may claim it only for: {claims}.")
        yield text.format(claims=listed(names))
    else:
        yield translate("guide", "Nobody else may claim it.")


def _further(rules: Rules) -> Iterator[Sentence]:
    """Say what later rules have that no chapter tells, where they are not as by default."""
    values = rules.knobs()
    for key in (key for key in KNOBS if key in LATER - _TOLD_IN_A_CHAPTER and values[key] != DEFAULTS[key]):
        value = stopped(headed(knob_name(key), value_text(rules, key)))
        yield Sentence(f"{value}{knob_explanation(key)}")


_TOLD_IN_A_CHAPTER = {"kong_before_pong"}


def _ways_to_keep(rules: Rules) -> list[str]:
    """Return what a drawn General may be laid down with."""
    ways = [translate("guide", "alone"), translate("guide", "with its Advisor and Elephant")]
    if Piece.GENERAL in rules.mixed_color_ranks:
        ways.append(translate("guide", "with Generals of two or three other colors"))
    return [*ways, translate("guide", "or as a Kong with three of its like")]


def _end(rules: Rules) -> Iterator[str]:
    if rules.dead_wall:
        text = translate("guide", "With {cards} left in the wall nobody draws any more, and nobody wins.")
        yield text.format(cards=counted.cards(rules.dead_wall))
    else:
        yield translate("guide", "When the wall is used up nobody wins.")
    yield translate("guide", "The winner deals the next round.")
    if rules.next_dealer_after_draw is NextDealerAfterDraw.SAME:
        yield translate("guide", "After a round that nobody won the same dealer deals again.")
    else:
        yield translate("guide", "After a round that nobody won the dealer's right neighbor deals.")


def _deduction(rules: Rules) -> Iterator[str]:
    """Say what a loser's own Kongs save: points before they are paid for, or as much of the payment."""
    made, dealt = rules.points[MeldKind.KONG][1], rules.dealt_kong_points
    if rules.loser_kong_deduction is KongDeduction.POINTS:
        text = translate("guide", "A loser pays for {points} less for each Kong on his own table.")
        yield text.format(points=counted.points(made))
    else:
        text = translate("guide", "From what a loser pays {n} is taken off for each Kong on his own table.")
        yield text.format(n=made)
    if rules.expose_dealt_kongs and dealt != made:
        yield translate("guide", "For a dealt Kong that is {n}.").format(n=dealt)


def _payment(rules: Rules) -> Iterator[str]:
    if rules.payment is Payment.STAKE:
        yield translate("guide", "Each loser pays the winner {n}.").format(n=rules.unit)
        if rules.kong_multiplier > 1:
            text = translate("guide", "A winner who owns a Kong gets the stake {n} times.")
            yield text.format(n=rules.kong_multiplier)
        return
    if rules.unit == 1:
        yield translate("guide", "Each loser pays the winner's points.")
    else:
        yield translate("guide", "Each loser pays the winner's points, {n} for each.").format(n=rules.unit)
    if rules.win_bonus:
        yield translate("guide", "A win counts {points} more.").format(points=counted.points(rules.win_bonus))
    if rules.kong_multiplier > 1:
        text = translate("guide", "A winner who owns a Kong gets the points {n} times.")
        yield text.format(n=rules.kong_multiplier)
    if rules.loser_kong_deduction is not KongDeduction.NONE:
        yield from _deduction(rules)
        if rules.payment_floor_zero:
            yield translate("guide", "Nobody is paid for losing.")
