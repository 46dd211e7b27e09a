"""The lies of a walk: anything, to anybody, other words to each; liars pass on and hold back as they like."""

from collections.abc import Iterator
from dataclasses import dataclass

from lab.successor.rules import Rules
from lab.successor.words import (
    END,
    EXCLUDED,
    JOIN,
    LEAVE,
    LEFT,
    OUT,
    REMOVED,
    RESTARTED,
    SILENT,
    STATUS,
    TABLE,
    VOTE,
    Choice,
    Machine,
    Pool,
    Successor,
    Word,
    is_dated_for,
)
from lab.successor.world import Path, World

_KINDS = (TABLE, TABLE, VOTE, VOTE, VOTE, STATUS, STATUS, END, OUT, LEAVE)
_WHYS = (REMOVED, REMOVED, SILENT, EXCLUDED, LEFT)


@dataclass
class _Face:
    """The words of a liar to one machine in a view, which it repeats; None for those not said yet.

    Attributes:
        status: its STATUS.
        vote: the TABLE that it votes for.
        own: the table of its own choice.
    """

    status: Word | None = None
    vote: Word | None = None
    own: Successor | None = None


class Liar:
    """All liars of a walk, who know everything that any machine has signed."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._faces: dict[tuple[Path, Machine, Machine, int], _Face] = {}

    def lie_to(self, machine: Machine, views: int) -> None:
        """Let a liar tell a machine something, made up or passed on."""
        world, rng = self._world, self._world.rng
        path = world.path_of(machine)
        if path and rng.random() < 0.4:  # it may still be believed about a table that was left behind
            path = path[: rng.randrange(len(path) + 1)]
        liars = sorted(world.setting.liars & set(world.roster(path)))
        chance = rng.random()
        known = sorted(world.said.get(path, ()), key=repr)
        if (chance < 0.2 or not liars) and known:
            world.hear(machine, path, frozenset({rng.choice(known)}))
        elif not liars or chance < 0.25:
            asking = [one for one in world.setting.liars if one not in world.roster(path)]
            world.hear(machine, path, frozenset(Word(JOIN, one) for one in asking))
        elif chance < 0.7:
            self._show_a_face(machine, path, rng.choice(liars))
        else:
            words = self._made_up(machine, path, rng.choice(liars), rng.randint(1, views))
            world.hear(machine, path, frozenset(words))

    def _with_run(self, word: Word, path: Path) -> Iterator[Word]:
        """Yield a word in some run of its author; now and then without the announcement of that run."""
        rng = self._world.rng
        if rng.random() < 0.75:
            yield word
            return
        own = [one for one in self._world.said.get(path, ()) if one.author == word.author]
        yield word._replace(run=1)
        if rng.random() < 0.8:
            yield Word(RESTARTED, word.author, 1, on=frozenset(own))

    def _made_up(self, machine: Machine, path: Path, author: Machine, view: int) -> Iterator[Word]:
        world, rng, rules = self._world, self._world.rng, self._world.rules(path)
        pool = world.memory(machine, path).pool
        known = frozenset(world.said.get(path, ())) | pool
        value = self._value(path, author, known)
        kind, ended = rng.choice(_KINDS), rng.random() < 0.4
        others = [one for one in world.everyone if one != author]
        if kind == TABLE:
            views = [v for v in range(1, view + 4) if rules.proposer(v) in world.setting.liars]
            if views:
                yield from self._table(rules, rng.choice(views), known, pool, value)
            return
        earlier = rng.randint(1, max(view - 1, 1))
        votes: tuple[Choice, ...] = () if rng.random() < 0.6 else ((earlier, value),)
        word = {
            VOTE: Word(VOTE, author, view=view, table=value),
            STATUS: Word(STATUS, author, view=view, votes=votes, ended=ended),
            END: Word(END, author),
            OUT: Word(OUT, author, about=rng.choice(others)),
            LEAVE: Word(LEAVE, author, view=view, votes=votes, ended=ended),
        }[kind]
        yield from self._with_run(word, path)

    def _value(self, path: Path, author: Machine, known: Pool) -> Successor:
        world, rng = self._world, self._world.rng
        values = sorted({word.table for word in known if word.kind == TABLE})
        if values and rng.random() < 0.7:
            return rng.choice(values)
        roster = world.roster(path)
        gone = [(rng.choice(roster), rng.choice(_WHYS))] if rng.random() < 0.6 else []
        asking = sorted(world.rules(path).facts(known).joins)
        joins = tuple(asking) if rng.random() < 0.5 else ()
        return Successor(rng.random() < 0.5, tuple(gone), joins, rng.randint(0, 1), author)

    def _table(self, rules: Rules, view: int, known: Pool, pool: Pool, value: Successor) -> Iterator[Word]:
        rng, author = self._world.rng, rules.proposer(view)
        said = (word for word in known if word.kind == STATUS and word.view == view)
        on = frozenset(word for word in said if rng.random() < 0.8)
        runs = {(word.author, word.run) for word in on}
        on |= {word for word in known if word.kind == RESTARTED and (word.author, word.run) in runs}
        carried = rules.carried(on, pool | on, view)[0]
        told = carried[1] if carried is not None and rng.random() < 0.8 else value
        if carried is not None and rng.random() < 0.8:
            on |= frozenset(rules.backing(carried, on, pool | on)[:1])
        yield Word(TABLE, author, view=view, table=told, on=on)
        yield from on

    def _show_a_face(self, machine: Machine, path: Path, author: Machine) -> None:
        """Tell a machine what would lead it on, as if the liar had said nothing to any other."""
        world, rng, rules = self._world, self._world.rng, self._world.rules(path)
        memory = world.memory(machine, path)
        view = max(memory.view, 1)
        face = self._faces.setdefault((path, author, machine, view), _Face())
        voted = sorted((w for w in memory.pool if w.kind == VOTE and w.author == author), key=repr)
        votes = tuple(word.choice for word in voted) if rng.random() < 0.5 else ()
        has_ended = memory.ended and rng.random() < 0.7
        face.status = face.status or Word(STATUS, author, view=view, votes=votes, ended=has_ended)
        words = [face.status, *[Word(END, author)] * memory.ended]
        if rules.proposer(view) in world.setting.liars:
            words += self._led_on(machine, path, view, words, face)
        tables = [word for word in (*memory.pool, *words) if word.kind == TABLE and word.view == view]
        for word in sorted(tables, key=repr)[:1]:
            face.vote = face.vote or word
            if face.vote == word:
                words.append(Word(VOTE, author, view=view, table=word.table))
        company = world.company(machine)
        away = [one for one in rules.machines if one not in company]
        words += [Word(OUT, author, about=one) for one in away if rng.random() < 0.5]
        new = frozenset(word for word in words if rng.random() < 0.8)
        world.hear(machine, path, new | {one for word in new if word.kind == TABLE for one in word.on})

    def _led_on(self, machine: Machine, path: Path, view: int, words: list[Word], face: _Face) -> list[Word]:
        """Return the TABLE, and what belongs to it, of a liar whose turn it is to propose."""
        world, rng, rules = self._world, self._world.rng, self._world.rules(path)
        pool, liars = world.memory(machine, path).pool, world.setting.liars
        on = frozenset(
            word
            for word in (*pool, *words)
            if word.kind in {END, RESTARTED, JOIN} or is_dated_for(view, word)
            if word.author not in liars or word in words or word.kind == JOIN
        )
        proposer, company = rules.proposer(view), world.company(machine)
        carried, must = rules.carried(frozenset(rules.valid(on)), pool | on, view)
        others = [one for one in rules.machines if one not in liars and one != machine]
        away = [one for one in others if one not in company] or others
        gone: tuple[tuple[Machine, str], ...] = ()
        if away and rng.random() < (0.6 if rules.machines.index(proposer) == 0 else 0.3):
            gone = ((rng.choice(away), rng.choice((REMOVED, REMOVED, SILENT))),)
        joins = tuple(sorted(rules.facts(pool).joins)) if rng.random() < 0.5 else ()
        own = Successor(must, gone, joins, rng.randint(0, 1), proposer)
        face.own = face.own or own
        value = carried[1] if carried is not None else face.own
        if carried is not None and rng.random() < 0.8:
            on |= frozenset(rules.backing(carried, on, pool | on)[:1])
        outs = [Word(OUT, proposer, about=one) for one, why in gone if why == SILENT]
        return [*outs, Word(TABLE, proposer, view=view, table=value, on=on)]
