/* How machines agree on who plays the next round, with one machine that may sign anything; tests/models/chain.py says the
   rules in words, and does the same with more machines, rounds and people who leave.

   The match stands at a table of all machines of FIRST, and its round (position 1) may be under way. After it, or in its place
   if it counts for nothing, tables of number 1 and 2 are signed, with one round each. What an honest machine has signed may
   reach anybody at any later time or never, so that it is enough to remember what was signed.

   A position, what a table follows: 0 the beginning, 1 the round of the first table, else that of a table: bits 0 to 3 its
   machines, bits 4 to 9 the position that it follows, bits 10 to 15 the complete table of number 1 that it shows (0: none),
   each in short (2 + machines + 16 times what it follows); bit 16 or 17 for number 1 or 2.

   LIAR     0  all are honest              1  whatever machine 0 can sign, everybody may hold from the start
            2  it signs what it likes as long as nothing of it contradicts anything else of it
   CUTS     1  honest machines may miss each other

   Checked after every move:
     two honest machines that count a round each count the same, or one what follows on the other's; with LIAR 1 and CUTS, not
     nothing that an honest machine has signed contradicts anything else of it
     all honest machines, if they are enough, could agree on a table of their own

   MUTANT breaks one rule, and the checker must find it:
     1  a machine goes back to a table of a lower number   2  it is ready before all have signed
     3  no majority of the table before is needed          4  no overlap with a round it was ready for is needed (found by tests/repo/test_chain_model.py, too deep for spin)
     5  it passes over what it has ended or was ready at   6  one END fewer is enough
     7  whoever was ready at one table signs no other that follows the same round
     8  a table may follow a round only once k have said END */

#ifndef N
#define N 3
#endif
#ifndef FIRST
#define FIRST ((1 << N) - 1)
#endif
#ifndef LIAR
#define LIAR 1
#endif
#ifndef CUTS
#define CUTS 0
#endif
#ifndef MUTANT
#define MUTANT 0
#endif

int one[N];      /* the table of number 1 that each has signed */
int two[N];      /* and of number 2 */
byte ready[N];   /* for which round each has said READY: bit 0, 1 or 2 for number 0, 1 or 2 */
byte ended[N];   /* and END */
int counted[N];  /* the last round that each counts */

byte who;
byte mask;
byte from;
byte shows;

c_code {
#define ALL ((1 << N) - 1)
#define HONEST (LIAR ? ALL & ~1 : ALL)
#define BIT(x) (1 << (x))
#define IS(mutant) (MUTANT == (mutant))

static int several(int m) { return __builtin_popcount(m); }
static int number(int p) { return p >> 17 & 1 ? 2 : p >> 16 & 1; }
static int roster(int p) { return p < 2 ? FIRST : p & 15; }
static int wide(int s) { return s < 2 ? s : 1 << 16 | ((s - 2) & 15) | (s - 2) >> 4 << 4; }
static int brief(int p) { return p < 2 ? p : 2 + (p & 15) + (p >> 4 & 1) * 16; }
static int after(int p) { return p < 2 ? 0 : wide(p >> 4 & 63); }
static int shown(int p) { return p < 2 ? 0 : wide(p >> 10 & 63); }
static int quorum(int p) { return several(roster(p)) / 2 + 1; }
static int table(int n, int m, int a, int s) { return 1 << (15 + n) | m | brief(a) << 4 | brief(s) << 10; }

static int follows(int late, int early)
{
    while (late != early && late)
        late = after(late);
    return late == early;
}

static int all_said(int j) { return LIAR == 1 && j == 0; }
static int signed_at(int j, int n) { return n == 1 ? now.one[j] : now.two[j]; }

static int has_majority(int t)
{
    int r = roster(after(t));
    return 2 * several(roster(t) & r) > several(r) || IS(3);
}

static int is_complete(int t)
{
    int j;
    if (t < 2)
        return 1;
    for (j = 0; j < N; j++)
        if ((roster(t) & BIT(j)) && !all_said(j) && signed_at(j, number(t)) != t)
            return 0;
    return has_majority(t) && is_complete(after(t));
}

/* Whether a machine has said something of the round of a table. */
static int has_said(unsigned char *words, int j, int p)
{
    if (!p || !(roster(p) & BIT(j)))
        return 0;
    if (all_said(j))
        return 1;
    return (words[j] & BIT(number(p))) && (p == 1 || signed_at(j, number(p)) == p);
}

static int is_under_way(int p)
{
    int j;
    if (!p || !(IS(2) || is_complete(p)))
        return 0;
    for (j = 0; j < N; j++)
        if ((roster(p) & BIT(j)) && !has_said(now.ready, j, p))
            return 0;
    return 1;
}

static int ends(int p)
{
    int j, found = 0;
    for (j = 0; j < N; j++)
        found += has_said(now.ended, j, p);
    return found;
}

static int has_ended(int p)
{
    int j, n;
    if (!p)
        return 1;
    if (!is_under_way(p))
        return 0;
    if (ends(p) >= quorum(p) - IS(6))
        return 1;
    for (j = 0; j < N; j++)
        for (n = 1; n <= 2; n++)
            if (signed_at(j, n) && follows(after(signed_at(j, n)), p) && is_under_way(signed_at(j, n)))
                return 1;
    return 0;
}

static int highest(int i) { return now.two[i] ? 2 : now.one[i] ? 1 : 0; }

/* What the highest table that a machine was ready at is, as a position; 0 for none. */
static int held(int i)
{
    return now.ready[i] & 4 ? now.two[i] : now.ready[i] & 2 ? now.one[i] : now.ready[i] & 1;
}

static int is_loose(int t, int n, int m)
{
    int s = shown(t);
    return !follows(after(t), m) && number(after(t)) <= n && !(number(s) > n && follows(after(t), after(s)));
}

static int too_few(int t, int p)
{
    int r = roster(p), a = after(t);
    if (number(p) < number(a) || (number(p) == number(a) && a) || follows(a, p))
        return 0;
    return several(roster(t) & r) < several(r) - quorum(p) + 1;
}

static int ready_at(int i, int n) { return !(now.ready[i] & BIT(n)) ? 0 : n ? signed_at(i, n) : 1; }

static int may_sign(int i, int t)
{
    int n, p, a = after(t);
    if (!(roster(t) & BIT(i)) || number(t) <= highest(i) || number(a) >= number(t))
        return 0;
    if (!follows(a, now.counted[i]) || !has_majority(t) || !is_complete(shown(t)) || number(shown(t)) >= number(t))
        return 0;
    if (!has_ended(a) && (IS(8) || !is_under_way(a) || !ends(a)))
        return 0;
    for (n = 0; n <= 2; n++) {
        p = ready_at(i, n);
        if (p && ((!IS(4) && too_few(t, p)) || (IS(7) && after(p) == a)))
            return 0;
        if (p && !IS(5) && is_loose(t, n, now.ended[i] & BIT(n) ? p : after(p)))
            return 0;
    }
    return 1;
}

static int may_ready(int i, int n)
{
    int p = n ? signed_at(i, n) : 1;
    if (!p || (now.ready[i] & BIT(n)) || !(roster(p) & BIT(i)) || !(IS(2) || is_complete(p)))
        return 0;
    return (highest(i) <= n || IS(1)) && follows(after(p), now.counted[i]);
}

static int may_end(int i, int n)
{
    int p = ready_at(i, n);
    return p && !(now.ended[i] & BIT(n)) && is_under_way(p) && (highest(i) <= n || IS(1)) && follows(p, now.counted[i]);
}

static int may_count(int i, int p) { return p != now.counted[i] && follows(p, now.counted[i]) && has_ended(p); }

static int contradicts(int i)
{
    int n, m, t, p;
    for (n = 1; n <= 2; n++) {
        t = signed_at(i, n);
        for (m = 0; t && m < n; m++) {
            p = ready_at(i, m);
            if (p && (is_loose(t, m, after(p)) || too_few(t, p)))
                return 1;
            if (p && (now.ended[i] & BIT(m)) && is_loose(t, m, p))
                return 1;
        }
    }
    return 0;
}

/* The liar: whatever does not contradict itself. */
static int x_may_sign(int t)
{
    int wrong, n = number(t), was = signed_at(0, n);
    if (LIAR != 2 || was || !(roster(t) & 1) || !is_complete(shown(t)) || number(after(t)) >= n)
        return 0;
    if (n == 1) now.one[0] = t; else now.two[0] = t;
    wrong = contradicts(0);
    if (n == 1) now.one[0] = was; else now.two[0] = was;
    return !wrong;
}
static int x_may_say(unsigned char *words, int n)
{
    int wrong, p = n ? signed_at(0, n) : 1;
    if (LIAR != 2 || !p || !(roster(p) & 1) || (words[0] & BIT(n)) || (words == now.ended && !is_under_way(p)))
        return 0;
    words[0] |= BIT(n);
    wrong = contradicts(0);
    words[0] &= ~BIT(n);
    return !wrong;
}

static int is_liar(int i) { return LIAR && i == 0; }

/* The position that the choice `from` names: 0, 1, or the table of number 1 that a machine has signed. */
static int chosen(int f) { return f < 2 ? f : now.one[f - 2]; }

static int may_choose(int n)
{
    int i = now.who, a = chosen(now.from), s = now.shows ? now.one[now.shows - 1] : 0, t;
    if ((now.from >= 2 && !a) || (now.shows && !s) || (n == 1 && (now.from >= 2 || now.shows)))
        return 0;
    if (!CUTS && LIAR < 2 && (HONEST & (FIRST | roster(held(i))) & ~now.mask))
        return 0;
    t = table(n, now.mask, a, s);
    return is_liar(i) ? x_may_sign(t) : may_sign(i, t);
}
static void choose(int n)
{
    int t = table(n, now.mask, chosen(now.from), now.shows ? now.one[now.shows - 1] : 0);
    if (n == 1) now.one[now.who] = t; else now.two[now.who] = t;
}

static int may_say(int what)
{
    int n = what % 3;
    if (what < 3)
        return is_liar(now.who) ? x_may_say(now.ready, n) : may_ready(now.who, n);
    return is_liar(now.who) ? x_may_say(now.ended, n) : may_end(now.who, n);
}
static void say(int what) { if (what < 3) now.ready[now.who] |= BIT(what); else now.ended[now.who] |= BIT(what - 3); }

static int is_stuck(void)
{
    int i, k, top = 0, aim = 0, last = 0, t, n, p;
    for (i = 0; i < N; i++) {
        if (!(HONEST & BIT(i)))
            continue;
        if (highest(i) > 1)
            return 0; /* no number is left in this model */
        if (held(i) && (!top || number(held(i)) > number(top)))
            top = held(i);
        if (now.counted[i] != last && follows(now.counted[i], last))
            last = now.counted[i];
    }
    aim = after(top);
    for (i = 0; i < N; i++)
        if ((HONEST & BIT(i)) && top && has_said(now.ended, i, top))
            aim = top;
    if (follows(last, aim))
        aim = last;
    for (n = 0; n <= 1; n++)
        for (i = 0; i < N; i++) {
            p = HONEST & BIT(i) ? ready_at(i, n) : 0;
            if (p && several(HONEST & roster(p)) < quorum(p))
                return 0;
        }
    if (several(HONEST & roster(aim)) < quorum(aim))
        return 0;
    t = table(2, HONEST, aim, number(top) == 1 ? top : 0);
    for (i = 0; i < N; i++)
        if ((HONEST & BIT(i)) && !may_sign(i, t))
            return 1;
    return 0;
}

static int is_right(void)
{
    int i, j;
    for (i = 0; i < N; i++) {
        if (!(HONEST & BIT(i)))
            continue;
        if (!MUTANT && contradicts(i))
            return 0;
        for (j = 0; j < i; j++)
            if ((HONEST & BIT(j)) && !(LIAR == 1 && CUTS) && !follows(now.counted[i], now.counted[j])
                    && !follows(now.counted[j], now.counted[i]))
                return 0;
    }
    return !is_stuck();
}

static int position(int f) { return f == 0 ? 1 : f <= N ? now.one[f - 1] : now.two[f - 1 - N]; }
}

inline check() { assert(c_expr { is_right () }); who = 0; mask = 0; from = 0; shows = 0 }

#if N == 3
#define WHO if :: who = 0 :: who = 1 :: who = 2 fi
#define MASK if :: mask = 1 :: mask = 2 :: mask = 3 :: mask = 4 :: mask = 5 :: mask = 6 :: mask = 7 fi
#define FROM if :: from = 0 :: from = 1 :: from = 2 :: from = 3 :: from = 4 fi
#define SHOW if :: shows = 0 :: shows = 1 :: shows = 2 :: shows = 3 fi
#define COUNT if :: from = 0 :: from = 1 :: from = 2 :: from = 3 :: from = 4 :: from = 5 :: from = 6 fi
#else
#define WHO if :: who = 0 :: who = 1 :: who = 2 :: who = 3 fi
#define MASK if :: mask = 1 :: mask = 2 :: mask = 3 :: mask = 4 :: mask = 5 :: mask = 6 :: mask = 7 :: mask = 8 \
    :: mask = 9 :: mask = 10 :: mask = 11 :: mask = 12 :: mask = 13 :: mask = 14 :: mask = 15 fi
#define FROM if :: from = 0 :: from = 1 :: from = 2 :: from = 3 :: from = 4 :: from = 5 fi
#define SHOW if :: shows = 0 :: shows = 1 :: shows = 2 :: shows = 3 :: shows = 4 fi
#define COUNT if :: from = 0 :: from = 1 :: from = 2 :: from = 3 :: from = 4 :: from = 5 :: from = 6 :: from = 7 :: from = 8 fi
#endif
#define SAY if :: from = 0 :: from = 1 :: from = 2 :: from = 3 :: from = 4 :: from = 5 fi
#define CLEAR who = 0; mask = 0; from = 0; shows = 0

active proctype machines() {
end:do
    :: atomic { WHO; SAY; if :: c_expr { may_say (now.from) } -> c_code { say(now.from); }; check() :: else -> CLEAR fi }
    :: atomic { WHO; COUNT;
        if :: c_expr { !is_liar (now.who) && position (now.from) && may_count (now.who, position (now.from)) }
            -> c_code { now.counted[now.who] = position(now.from); }; check() :: else -> CLEAR fi }
    :: atomic { WHO; MASK; FROM; if :: c_expr { may_choose (1) } -> c_code { choose(1); }; check() :: else -> CLEAR fi }
    :: atomic { WHO; MASK;
        if :: c_expr { !(now.mask & BIT(now.who)) } -> CLEAR
        :: else -> FROM; SHOW; if :: c_expr { may_choose (2) } -> c_code { choose(2); }; check() :: else -> CLEAR fi
        fi }
    od
}
