/* How machines are left out of a step by the rest, with one machine that may sign anything (docs/protocol.md, 7).

   One step at one head. Machine 0, X, is the liar: it sends either of two words to whomever it likes, whenever it likes, or
   none. What an honest machine has signed may reach anybody at any later time or never, so that it is enough to remember
   what was signed; only the words of X that a machine holds are its own matter, since holding both changes what it may do.

   WAY = who was left out + 32 times which of X's words (0: none). It is what the next head is made of. Whoever has
   closed says its word at the next head. It is final once it has seen there, over the same way, all others but X.

   A set that leaves X out because of its two words is a double set: signed by its own kind of OUT, killed by its own kind
   of HAVE, closed over by its own certificate. Who has closed over one word and is not final when it learns of the
   other opens the step again; who is final says CLOSED in view of both words (here: STAYS). The same holds of two
   statements of X that contradict each other, which each may learn of at any time, or never.

   LIAR     0  X says words only                       1  whatever X can sign, everybody may hold from the start
            2  X has one word, and signs what it likes as long as nothing of it contradicts anything else of it
   CUTS     1  honest machines may miss each other, any pairs      2  the last machine and the other honest ones do
   CRASHES  so many honest machines may stop
   RETURNS  1  the last machine was left out before; X's word 1 brings it back, word 2 does not (a DRAW that lists it)
            2  the same, but it was left out at CLAIM_OPEN, so that word 1 proves X a cheat by itself
   DUE      the machines whose words the step waits for

   Checked after every move:
     P2  no honest machine leaves out another that has not stopped and that it hears
     P4  two honest machines of the step that have closed it left out the same, and two that are final are so on one way, unless
         one is left out by the other; what is left is a majority that has spoken. With four and more, where an honest machine
         stops and X signs what contradicts itself, two may have closed it differently; then they are not both final
     P6  nothing an honest machine has signed contradicts anything else of it
   and, where nobody stops and nobody is cut off:
     P3  when X has fallen silent and all has been delivered, all honest machines are final, and on one way

   MUTANT breaks one rule, and the checker must find it:
     1  half of the machines are enough               2  a certificate with one signature missing
     3  sets need not grow                            4  who holds nothing may sign
     5  patience is cut short                         6  who has said HAVE signs all the same
     7  the list in CLOSED is not looked at           8  an OUT from before counts among those for the two words
     9  a CLOSED of who is not final stands          10  who has opened the step again may still become final
    11  X's own CLOSED counts                        12  who holds both words closes over one
    13  a DRAW may bring back who was left out at CLAIM_OPEN */

#ifndef N
#define N 3
#endif
#ifndef LIAR
#define LIAR 1
#endif
#ifndef CUTS
#define CUTS 0
#endif
#ifndef CRASHES
#define CRASHES 0
#endif
#ifndef RETURNS
#define RETURNS 0
#endif
#ifndef DUE
#define DUE 31
#endif
#ifndef MUTANT
#define MUTANT 0
#endif

#define OPEN 0
#define CLOSED 1
#define REOPENED 2
#define FINAL 3
#define NONE 255

byte words;          /* who has said its word at the head */
byte held[N];        /* which of X's words each holds: bits 1 and 2. Bit 3: it knows that X contradicts itself */
int plain[N];        /* the sets each has signed: one bit for each set */
int doubled[N];      /* the double sets each has signed */
byte have[N];        /* of whom each has said HAVE */
byte have2[N];       /* of whom each has said HAVE among the double sets */
byte stage[N];
byte way[N] = NONE;  /* which way each has closed the step */
byte before[N] = NONE; /* which way it had closed it before it opened it again */
byte next[N];        /* whether it has said its word at the next head: bit 0 of way, bit 1 of before */
byte told[N] = NONE; /* the way of its CLOSED */
byte stays;          /* who has said STAYS, of the way it closed */
byte crashed;
byte cut[N];         /* whom each misses */
byte rest;           /* LIAR 2: the way of X's CLOSED */

c_code {
#define ALL ((1 << N) - 1)
#define LIVE (RETURNS ? ALL & ~(1 << (N - 1)) : ALL)
#define HONEST (ALL & ~1)
#define AWAITED (DUE & LIVE)
#define K (MUTANT == 1 ? N / 2 : N / 2 + 1)
#define BIT(x) (1u << (x))
#define MAY_PART (CRASHES && N > 3 && LIAR == 1)
#define LEFT(w) ((w) & 31)
#define SET(i, t, d) (((d) ? now.doubled[i] : now.plain[i]) & BIT(t))

static int several(int mask) { return __builtin_popcount(mask); }
static int word_of(int i) { return now.held[i] & 3; }
static int sees_double(int i) { return now.held[i] >= 3; }
static int is_up(int i) { return !(now.crashed & BIT(i)); }
static int is_open(int i) { return now.stage[i] == OPEN || now.stage[i] == REOPENED; }

/* Whether X has signed this set. */
static int x_signed(int t) { return !(t & 1) && (LIAR == 1 || (LIAR == 2 && (now.plain[0] & BIT(t)))); }

static int signed_by(int j, int t, int d) { return j == 0 ? !d && x_signed(t) : SET(j, t, d) != 0; }

/* The valid words at hand that are awaited from the machines of a mask. */
static int holds(int i, int mask)
{
    int due = mask & AWAITED;
    return !(due & HONEST & ~now.words) && (!(due & 1) || word_of(i));
}

static int certified(int t, int d)
{
    int j, missing = 0;
    for (j = 0; j < N; j++)
        if ((LIVE & ~t & BIT(j)) && !signed_by(j, t, d) && !(MUTANT == 8 && d && SET(j, t, 0)))
            missing++;
    return missing <= (MUTANT == 2);
}

/* Whether a machine outside a set will never sign it: by HAVE, by an OUT for the two words whose list lacks it, or, on
   this way, by a CLOSED whose list lacks it. */
static int is_dead(int t, int d, int i, int w)
{
    int y;
    for (y = 0; y < N; y++) {
        if (!(LIVE & ~t & BIT(y)))
            continue;
        if (y == 0) {
            if (LIAR == 1 || (LIAR == 2 && (now.have[0] & t)))
                return 1;
            if (LIAR == 2 && w != NONE && now.rest == w && (!x_signed(t) || MUTANT == 7))
                return 1;
            continue;
        }
        if ((d ? now.have2[y] : now.have[y]) & t)
            return 1;
        if (!d && now.doubled[y] && !SET(y, t, 0))
            return 1;
        if (w == NONE || y == i || ((SET(y, t, d)) && MUTANT != 7))
            continue;
        if ((now.stays & BIT(y)) && now.way[y] == w)
            return 1;
        if ((!d || MUTANT == 9) && now.told[y] == w)
            return 1;
    }
    return 0;
}

static int is_free(int i, int w)
{
    int t;
    for (t = 1; t <= ALL; t++) {
        if (SET(i, t, 0) && (t & ~LEFT(w)) && !is_dead(t, 0, i, w))
            return 0;
        if (SET(i, t, 1) && (t & ~LEFT(w)) && !is_dead(t, 1, i, w))
            return 0;
    }
    return 1;
}

static int misses(int i, int t)
{
    return MUTANT == 5 || !(t & HONEST & ~now.crashed & ~now.cut[i]);
}

static int can_sign(int i, int t, int d)
{
    int s;
    if (!is_up(i) || !is_open(i) || d != sees_double(i) || (d && !(t & 1)) || SET(i, t, d))
        return 0;
    if ((t & BIT(i)) || (t & ~LIVE) || !(LIVE & BIT(i)) || several(LIVE & ~t) < K || !misses(i, t))
        return 0;
    if (((d ? now.have2[i] : now.have[i]) & t) && MUTANT != 6)
        return 0;
    if (MUTANT != 4 && (!holds(i, LIVE & ~t) || (AWAITED & BIT(i) & ~now.words)))
        return 0;
    for (s = 1; s <= ALL; s++)
        if (SET(i, s, d) && (s & ~t) && !is_dead(s, d, i, NONE) && MUTANT != 3)
            return 0;
    return 1;
}

static void sign(int i, int t, int d)
{
    if (d)
        now.doubled[i] |= BIT(t);
    else
        now.plain[i] |= BIT(t);
}

static int can_have(int i, int m, int d)
{
    int j, t, asked = 0;
    if (!is_up(i) || !is_open(i) || d != sees_double(i) || i == m || !(LIVE & BIT(i)) || !(LIVE & BIT(m)))
        return 0;
    if ((d ? now.have2[i] : now.have[i]) & BIT(m))
        return 0;
    if (d ? m == 0 || !(now.doubled[m] || (now.stays & BIT(m))) : !(AWAITED & BIT(m)) || !holds(i, BIT(m)))
        return 0;
    if (AWAITED & BIT(i) & ~now.words)
        return 0;
    for (t = 1; t <= ALL; t++) {
        if (!(t & BIT(m)))
            continue;
        if (SET(i, t, d))
            return 0;
        for (j = 0; j < N; j++)
            asked |= j != i && signed_by(j, t, d);
    }
    return asked;
}

/* Hear a word of X, or (3) of its contradicting itself, from X if it is still to say it, or from who holds it. */
static int can_hear(int i, int w, int said)
{
    int j;
    if (!is_up(i) || !((AWAITED & 1) || w == 3) || (now.held[i] & BIT(w - 1)) || (RETURNS == 2 && w == 1 && MUTANT != 13))
        return 0;
    if (said && (w == 3 ? LIAR == 1 : LIAR != 2 || w == 1 + (RETURNS == 2)))
        return 1;
    for (j = 1; j < N; j++)
        if (is_up(j) && (now.held[j] & BIT(w - 1)))
            return 1;
    return 0;
}

static void hear(int i, int w)
{
    now.held[i] |= BIT(w - 1);
    if (MUTANT != 12 && sees_double(i) && now.stage[i] == CLOSED && !(LEFT(now.way[i]) & 1)) {
        now.stage[i] = REOPENED;
        now.before[i] = now.way[i];
        now.way[i] = NONE;
        now.next[i] = (now.next[i] & 1) << 1;
    }
}

/* Who is not of the step follows a certificate even if it has closed another way. */
static int goes_back(int i, int t)
{
    return !(LIVE & BIT(i)) && now.stage[i] == CLOSED && t && LEFT(now.way[i]) != t;
}

/* The way of closing with a set left out, or NONE: over words if the set is empty, else over its certificate. */
static int way_of(int i, int t, int d)
{
    int v = 0;
    if (!is_up(i) || !(is_open(i) || goes_back(i, t)) || (t & BIT(i)) || (t & ~LIVE) || !holds(i, LIVE & ~t))
        return NONE;
    if (AWAITED & BIT(i) & ~now.words)
        return NONE;
    if (d && (!(t & 1) || !sees_double(i)))
        return NONE;
    if (t && !certified(t, d))
        return NONE;
    if (!(t & 1)) {
        if (sees_double(i) && MUTANT != 12)
            return NONE;
        if (AWAITED & 1)
            v = word_of(i) == 3 ? 1 : word_of(i);
    }
    return is_free(i, t | v << 5) ? t | v << 5 : NONE;
}

static void close_by(int i, int w, int how)
{
    now.way[i] = w;
    now.stage[i] = how;
}

/* Close, in view of both words, the way that somebody stays on. */
static int can_follow(int i, int y)
{
    int w = MUTANT == 9 && now.told[y] != NONE ? now.told[y] : now.way[y];
    return i != y && is_up(i) && is_open(i) && sees_double(i) && ((now.stays & BIT(y)) || (MUTANT == 9 && w != NONE))
        && !(LEFT(w) & BIT(i)) && holds(i, HONEST & ~LEFT(w)) && (w >> 5 & ~now.held[i]) == 0 && is_free(i, w);
}
static void follow(int i, int y)
{
    close_by(i, MUTANT == 9 && now.told[y] != NONE ? now.told[y] : now.way[y], FINAL);
}
static int can_follow_x(int i, int v)
{
    return MUTANT == 11 && is_up(i) && is_open(i) && sees_double(i) && holds(i, HONEST) && is_free(i, v << 5);
}

static int has_gone(int j, int w)
{
    return (now.way[j] == w && (now.next[j] & 1)) || (now.before[j] == w && (now.next[j] & 2));
}

/* Those who have stopped need not have spoken if the rest, a majority, leaves them out at the next head. */
static int can_be_final(int i)
{
    int j, w = now.way[i], need;
    if (MUTANT == 10 && is_up(i) && now.stage[i] == REOPENED)
        w = now.before[i];
    else if (!is_up(i) || now.stage[i] != CLOSED || sees_double(i) || (LEFT(w) & 1))
        return 0;
    need = LIVE & HONEST & ~LEFT(w);
    for (j = 1; j < N; j++)
        if (has_gone(j, w))
            need &= ~BIT(j);
    return !need || (!(need & ~now.crashed) && several(LIVE & ~LEFT(w) & ~need) >= K);
}
static void settle(int i)
{
    close_by(i, now.stage[i] == REOPENED ? now.before[i] : now.way[i], FINAL);
}

static int anybody_is_bound(int i)
{
    int j;
    for (j = 0; j < N; j++)
        if (j != i && (now.plain[j] || now.doubled[j]))
            return 1;
    return LIAR == 1;
}
static int can_tell(int i)
{
    return is_up(i) && now.told[i] == NONE && (now.stage[i] == CLOSED || now.stage[i] == FINAL) && !now.doubled[i]
        && !sees_double(i) && anybody_is_bound(i);
}
static int can_stay(int i)
{
    return is_up(i) && !(now.stays & BIT(i)) && sees_double(i) && !is_open(i) && anybody_is_bound(i)
        && (now.stage[i] == FINAL || (LEFT(now.way[i]) & 1));
}

static int contradicts(int i)
{
    int s, t, d;
    for (d = 0; d < 2; d++)
        for (t = 1; t <= ALL; t++) {
            if (!SET(i, t, d))
                continue;
            if ((d ? now.have2[i] : now.have[i]) & t)
                return 1;
            for (s = 1; s < t; s++)
                if (SET(i, s, d) && (s & ~t) && (t & ~s) && !is_dead(s, d, i, NONE) && !is_dead(t, d, i, NONE))
                    return 1;
        }
    return 0;
}

/* What X may sign where nothing of it contradicts anything else of it. */
static int x_may(int t, int m, int w)
{
    int was = now.plain[0], had = now.have[0], ok;
    if (LIAR != 2)
        return 0;
    if (t && ((now.plain[0] & BIT(t)) || (t & ~LIVE) || (t & 1) || now.rest != NONE))
        return 0;
    if (m && ((now.have[0] & BIT(m)) || !(LIVE & BIT(m))))
        return 0;
    if (w >= 0)
        return now.rest == NONE;
    if (t)
        now.plain[0] |= BIT(t);
    if (m)
        now.have[0] |= BIT(m);
    ok = !contradicts(0);
    now.plain[0] = was;
    now.have[0] = had;
    return ok;
}

static int is_final(int i)
{
    return now.stage[i] == FINAL || (now.stage[i] == CLOSED && ((LEFT(now.way[i]) & 1) || !((AWAITED & 1) || LIAR == 1)));
}

static int is_right(void)
{
    int i, j, t;
    for (i = 1; i < N; i++) {
        if (contradicts(i))
            return 0;
        if (now.way[i] == NONE)
            continue;
        t = LEFT(now.way[i]);
        if (several(LIVE & ~t) <= N / 2 || (AWAITED & HONEST & ~t & ~now.words))
            return 0;
        if (RETURNS == 2 && now.way[i] >> 5 == 1)
            return 0;
        for (j = 1; j < N; j++)
            if ((LIVE & ~t & BIT(j)) && (t & HONEST & ~now.crashed & ~now.cut[j]))
                return 0;
        for (j = 1; j < i; j++)
            if (now.way[j] != NONE && now.way[i] != now.way[j] && !(CUTS && LIAR == 1)
                    && ((LIVE & BIT(i) && t != LEFT(now.way[j]) && !MAY_PART) || (is_final(i) && is_final(j)))
                    && !(t & BIT(j)) == !(LEFT(now.way[j]) & BIT(i)))
                return 0;
    }
    for (t = 1; t <= ALL; t++)
        if (!(t & ~LIVE) && several(LIVE & ~t) >= K && (certified(t, 0) || ((t & 1) && certified(t, 1)))
                && (AWAITED & HONEST & ~t & ~now.words))
            return 0;
    return 1;
}

/* Whether an honest machine can do anything more if X falls silent. */
static int can_speak(int i)
{
    return is_up(i) && ((AWAITED & BIT(i) & ~now.words) || (!is_open(i) && (LIVE & BIT(i)) && !(now.next[i] & 1)));
}
static int can_move(int i)
{
    int t, d, m;
    if (can_speak(i) || can_hear(i, 1, 0) || can_hear(i, 2, 0) || can_hear(i, 3, 0) || can_be_final(i) || can_tell(i) || can_stay(i))
        return 1;
    for (m = 0; m < N; m++)
        if (can_have(i, m, 0) || can_have(i, m, 1) || (m && can_follow(i, m)))
            return 1;
    for (t = 0; t <= ALL; t++)
        for (d = 0; d < 2; d++)
            if ((t && can_sign(i, t, d)) || way_of(i, t, d) != NONE)
                return 1;
    return 0;
}

static int is_settled(void)
{
    int i, settled = 1;
    if (CUTS || CRASHES || several(LIVE & ~1) < K)
        return 1;
    for (i = 1; i < N; i++)
        settled &= is_final(i);
    for (i = 1; i < N && !settled; i++)
        settled |= can_move(i);
    return settled;
}
}

/* The space before a bracket keeps spin from taking a call for a side effect. */
inline check() { assert(c_expr { is_right () && is_settled () }) }

#define SPEAK(i) \
    :: d_step { c_expr { is_up (i) && (AWAITED & BIT(i) & ~now.words) } -> c_code { now.words |= BIT(i); }; check() } \
    :: d_step { c_expr { is_up (i) && !is_open (i) && (LIVE & BIT(i)) && !(now.next[i] & 1) } -> c_code { now.next[i] |= 1; }; check() } \
    :: d_step { c_expr { can_hear (i, 1, 1) } -> c_code { hear(i, 1); }; check() } \
    :: d_step { c_expr { can_hear (i, 2, 1) } -> c_code { hear(i, 2); }; check() } \
    :: d_step { c_expr { can_hear (i, 3, 1) } -> c_code { hear(i, 3); }; check() } \
    :: d_step { c_expr { can_be_final (i) } -> c_code { settle(i); }; check() } \
    :: d_step { c_expr { can_tell (i) } -> c_code { now.told[i] = now.way[i]; }; check() } \
    :: d_step { c_expr { can_stay (i) } -> c_code { now.stays |= BIT(i); }; check() } \
    :: d_step { c_expr { way_of (i, 0, 0) != NONE } -> c_code { close_by(i, way_of(i, 0, 0), CLOSED); }; check() } \
    :: d_step { c_expr { can_follow_x (i, 1) } -> c_code { close_by(i, 32, FINAL); }; check() } \
    :: d_step { c_expr { can_follow_x (i, 2) } -> c_code { close_by(i, 64, FINAL); }; check() } \
    :: d_step { c_expr { is_up (i) && several (now.crashed) < CRASHES } -> c_code { now.crashed |= BIT(i); }; check() }

#define HAVE(i, m) \
    :: d_step { c_expr { can_have (i, m, 0) } -> c_code { now.have[i] |= BIT(m); }; check() } \
    :: d_step { c_expr { can_have (i, m, 1) } -> c_code { now.have2[i] |= BIT(m); }; check() } \
    :: d_step { c_expr { m && can_follow (i, m) } -> c_code { follow(i, m); }; check() }

#define OUT(i, t) \
    :: d_step { c_expr { can_sign (i, t, 0) } -> c_code { sign(i, t, 0); }; check() } \
    :: d_step { c_expr { can_sign (i, t, 1) } -> c_code { sign(i, t, 1); }; check() } \
    :: d_step { c_expr { way_of (i, t, 0) != NONE } -> c_code { close_by(i, way_of(i, t, 0), CLOSED); }; check() } \
    :: d_step { c_expr { way_of (i, t, 1) != NONE } -> c_code { close_by(i, way_of(i, t, 1), CLOSED); }; check() }

#define LIE(t) \
    :: d_step { c_expr { x_may (t, 0, -1) } -> c_code { now.plain[0] |= BIT(t); }; check() }

#define LIE_OF(m) \
    :: d_step { c_expr { x_may (0, m, -1) } -> c_code { now.have[0] |= BIT(m); }; check() } \
    :: d_step { c_expr { x_may (0, 0, BIT(m)) } -> c_code { now.rest = BIT(m) | (AWAITED & 1) << 5; }; check() }

#if N == 3
#define EACH_OUT(i) OUT(i, 1) OUT(i, 2) OUT(i, 4) OUT(i, 3) OUT(i, 5)
#define EACH(i) SPEAK(i) HAVE(i, 0) HAVE(i, 1) HAVE(i, 2) EACH_OUT(i)
#define HONESTLY EACH(1) EACH(2)
#define LIES LIE(2) LIE(4) LIE_OF(1) LIE_OF(2)
#elif N == 4
#define EACH_OUT(i) OUT(i, 1) OUT(i, 2) OUT(i, 4) OUT(i, 8) OUT(i, 3) OUT(i, 5) OUT(i, 9)
#define EACH(i) SPEAK(i) HAVE(i, 0) HAVE(i, 1) HAVE(i, 2) HAVE(i, 3) EACH_OUT(i)
#define HONESTLY EACH(1) EACH(2) EACH(3)
#define LIES LIE(2) LIE(4) LIE(8) LIE_OF(1) LIE_OF(2) LIE_OF(3)
#else
#define EACH_OUT(i) OUT(i, 1) OUT(i, 2) OUT(i, 4) OUT(i, 8) OUT(i, 16) OUT(i, 3) OUT(i, 5) OUT(i, 9) OUT(i, 17) \
    OUT(i, 6) OUT(i, 10) OUT(i, 18) OUT(i, 12) OUT(i, 20) OUT(i, 24)
#define EACH(i) SPEAK(i) HAVE(i, 0) HAVE(i, 1) HAVE(i, 2) HAVE(i, 3) HAVE(i, 4) EACH_OUT(i)
#define HONESTLY EACH(1) EACH(2) EACH(3) EACH(4)
#define LIES LIE(2) LIE(4) LIE(8) LIE(16) LIE(6) LIE(10) LIE(18) LIE(12) LIE(20) LIE(24) \
    LIE_OF(1) LIE_OF(2) LIE_OF(3) LIE_OF(4)
#endif

#define CUT(i, j) if :: CUTS == 1 || (CUTS == 2 && (j) == N - 1) -> cut[i] = cut[i] | (1 << j); cut[j] = cut[j] | (1 << i) :: CUTS != 2 || (j) < N - 1 fi

active proctype machines() {
    rest = NONE;
    atomic {
        CUT(1, 2);
#if N > 3
        CUT(1, 3); CUT(2, 3);
#endif
#if N > 4
        CUT(1, 4); CUT(2, 4); CUT(3, 4);
#endif
        c_code { now.words = N > 3 && !CUTS && !CRASHES && MUTANT != 4 ? AWAITED & HONEST : 0; }
    }
end:do
    HONESTLY
    LIES
    :: d_step { c_expr { x_may (0, 0, 0) } -> c_code { now.rest = (AWAITED & 1) << 5; }; check() }
    od
}
