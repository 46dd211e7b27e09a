/* How a step is closed, and how machines are left out of it (docs/protocol.md 7, net/dealing/absence.py).

   Steps 0 and 2 name every machine, step 1 names machine 1 alone. A machine that holds all words it waits for
   closes the step at once, without asking anybody. To close it otherwise takes a decision: single-decree Paxos
   among all N machines, one instance for each step at each head, here with two ballots.

   Whatever may happen may also never happen, so every machine may be killed and every link be cut at any point. What
   was said is never forgotten here, and stored before it is sent there; it may reach anybody at any later time, in
   any order, and often.

   With RETURNS, the word of step 1 brings back whoever was left out in step 0, so that step 2 awaits it again (REJOIN,
   listed in a DRAW). Whether it has asked for that does not matter here: without, nothing is other than it was.

   Checked:
     I1  whoever has closed step 2 agrees with all others who have on the words that closed the steps before
     I3  a head is decided once
     I4  a decision is by a majority, so in step 0, where all take part, it keeps the words of a majority

   MUTANT breaks one rule each, and the checker must find it:
     1  half of the machines is enough             2  whoever has promised still closes at once
     3  a proposer leaves out what was reported    4  a proposer forgets what was accepted
     5  an acceptor forgets what it has promised   6  whoever has closed a step answers no ballot of it with its words
*/

#ifndef N
#define N 3
#endif
#ifndef BALLOTS
#define BALLOTS 3
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
#ifndef RETURNS
#define RETURNS 0
#endif

#define ALL ((1 << N) - 1)
#define NONE 255
#define has(mask, m) (((mask) >> (m)) & 1)
#define count(mask) (has(mask, 0) + has(mask, 1) + has(mask, 2) + has(mask, 3))

#if MUTANT == 1
#define QUORUM (N / 2)
#else
#define QUORUM (N / 2 + 1)
#endif
#if MUTANT == 2
#define is_bound(a, s) false
#else
#define is_bound(a, s) (promised[(a) * 3 + (s)] > 0)
#endif
#if MUTANT == 3
#define chosen(s, b) (promises[(s) * 2 + (b)] & named(s))
#else
#define chosen(s, b) (reported[(s) * 2 + (b)] & named(s))
#endif
#if MUTANT == 4
#define is_free(s, b) true
#else
#define is_free(s, b) (best[(s) * 2 + (b)] == NONE)
#endif
#if MUTANT == 6
#define told(a, s) (at[a] == (s) -> holds[(a) * 3 + (s)] : 0)
#else
#define told(a, s) (holds[(a) * 3 + (s)])
#endif

#define named(s) ((s) == 1 -> 2 : ALL)
#define left_out(a, s) (named(s) & ~closed[(a) * 3 + (s)])
#define are_back(a, s) (RETURNS && (s) == 2 && has(closed[(a) * 3 + 1], 1))
#define absent(a, s) (((s) > 0 && !are_back(a, s) -> left_out(a, 0) : 0) | ((s) > 1 -> left_out(a, 1) : 0))
#define awaited(a, s) (named(s) & ~absent(a, s))
/* What a head stands on: the words that closed the steps before it. */
#define head(a, s) ((s) == 0 -> 0 : closed[(a) * 3] + ((s) == 1 -> 0 : 16 * has(closed[(a) * 3 + 1], 1)))

/* Each machine: the step it is in, the words that closed its steps, the words it holds, its votes. */
byte at[N];
byte closed[N * 3];
byte holds[N * 3];
byte promised[N * 3];
byte accepted_in[N * 3];
byte accepted[N * 3];

/* What was said: words by step and head; ballots by step and number, each of the head its proposer stood on. */
byte said[96];
byte ballot[6] = NONE;
byte promises[6];
byte reported[6];
byte best_in[6];
byte best[6] = NONE;
byte proposal[6] = NONE;
byte votes[6];
byte decided[6] = NONE;
byte ballots;

#define is_ours(a, s, b) (at[a] >= (s) && ballot[(s) * 2 + (b)] == head(a, s))

inline agree() {
    assert(at[0] < 3 || at[me] < 3 || (closed[0] == closed[me * 3] && closed[1] == closed[me * 3 + 1]));
    assert(at[1] < 3 || at[me] < 3 || (closed[3] == closed[me * 3] && closed[4] == closed[me * 3 + 1]));
    assert(at[2] < 3 || at[me] < 3 || (closed[6] == closed[me * 3] && closed[7] == closed[me * 3 + 1]));
    assert(at[N-1] < 3 || at[me] < 3 ||
        (closed[(N-1) * 3] == closed[me * 3] && closed[(N-1) * 3 + 1] == closed[me * 3 + 1]))
}

/* Whoever enters a step that names it speaks at once. To be killed before comes to the same as never to be heard. */
inline enter(s) {
    at[me] = (s);
    if
    :: (s) < 3 && has(awaited(me, s), me) ->
        said[(s) * 32 + head(me, s)] = said[(s) * 32 + head(me, s)] | (1 << me);
        holds[me * 3 + (s)] = holds[me * 3 + (s)] | (1 << me)
    :: else
    fi;
    agree()
}

/* Everything of a step that is not at its head any more is forgotten; a vote at a head left for good binds nobody. */
inline forget(s) {
    closed[me * 3 + s] = 0; holds[me * 3 + s] = 0;
    promised[me * 3 + s] = 0; accepted_in[me * 3 + s] = 0; accepted[me * 3 + s] = 0
}

#define HEAR(s, m) \
    :: d_step { at[me] == s && has(said[s * 32 + head(me, s)] & ~holds[me * 3 + s], m) -> \
        holds[me * 3 + s] = holds[me * 3 + s] | (1 << m) }

#define CLOSE(s) \
    :: d_step { at[me] == s && (awaited(me, s) & ~holds[me * 3 + s]) == 0 && !is_bound(me, s) -> \
        closed[me * 3 + s] = holds[me * 3 + s] & awaited(me, s); \
        enter(s + 1) }

/* Ballot 0 is machine 0's, ballot 1 is the last machine's. */
#define PROPOSE(s, b) \
    :: d_step { me == b * (N - 1) && at[me] == s && ballot[s * 2 + b] == NONE && promised[me * 3 + s] <= b && \
            ballots < BALLOTS -> \
        ballot[s * 2 + b] = head(me, s); ballots++ }

#if MUTANT == 5
#define keep_promise(s, b) skip
#else
#define keep_promise(s, b) promised[me * 3 + s] = b + 1
#endif

/* Only who has said its own word promises, so a majority's words are always reported. */
#define PROMISE(s, b) \
    :: d_step { is_ours(me, s, b) && !has(promises[s * 2 + b], me) && promised[me * 3 + s] < b + 1 && \
            proposal[s * 2 + b] == NONE -> \
        keep_promise(s, b); \
        promises[s * 2 + b] = promises[s * 2 + b] | (1 << me); \
        reported[s * 2 + b] = reported[s * 2 + b] | told(me, s); \
        if \
        :: accepted_in[me * 3 + s] > best_in[s * 2 + b] -> \
            best_in[s * 2 + b] = accepted_in[me * 3 + s]; best[s * 2 + b] = accepted[me * 3 + s] \
        :: else \
        fi }

#define ASK(s, b) \
    :: d_step { me == b * (N - 1) && proposal[s * 2 + b] == NONE && count(promises[s * 2 + b]) >= QUORUM -> \
        proposal[s * 2 + b] = (is_free(s, b) -> chosen(s, b) : best[s * 2 + b]); \
        assert(s > 0 || count(proposal[s * 2 + b]) > N / 2) }

#define ACCEPT(s, b) \
    :: d_step { is_ours(me, s, b) && proposal[s * 2 + b] != NONE && !has(votes[s * 2 + b], me) && \
            promised[me * 3 + s] <= b + 1 -> \
        promised[me * 3 + s] = b + 1; \
        accepted_in[me * 3 + s] = b + 1; \
        accepted[me * 3 + s] = proposal[s * 2 + b]; \
        votes[s * 2 + b] = votes[s * 2 + b] | (1 << me); \
        if \
        :: count(votes[s * 2 + b]) >= QUORUM -> decided[s * 2 + b] = proposal[s * 2 + b] \
        :: else \
        fi; \
        assert(decided[s * 2] == NONE || decided[s * 2 + 1] == NONE || ballot[s * 2] != ballot[s * 2 + 1] || \
            decided[s * 2] == decided[s * 2 + 1]) }

/* Close by a decision at our head; who has closed the step over other words goes back to it. */
#define LEARN(s, b) \
    :: d_step { is_ours(me, s, b) && decided[s * 2 + b] != NONE && \
            (at[me] == s || closed[me * 3 + s] != decided[s * 2 + b]) -> \
        if \
        :: s == 0 -> forget(1); forget(2) \
        :: s == 1 -> forget(2) \
        :: else \
        fi; \
        holds[me * 3 + s] = holds[me * 3 + s] | decided[s * 2 + b]; \
        closed[me * 3 + s] = decided[s * 2 + b]; \
        enter(s + 1) }

#define BALLOT(s, b) PROPOSE(s, b) PROMISE(s, b) ASK(s, b) ACCEPT(s, b) LEARN(s, b)
#if N == 3
#define EACH(s) HEAR(s, 0) HEAR(s, 1) HEAR(s, 2) CLOSE(s) BALLOT(s, 0) BALLOT(s, 1)
#else
#define EACH(s) HEAR(s, 0) HEAR(s, 1) HEAR(s, 2) HEAR(s, 3) CLOSE(s) BALLOT(s, 0) BALLOT(s, 1)
#endif

active [N] proctype machine() {
    byte me = _pid;
    d_step { enter(0) }
end:do
    EACH(0)
    EACH(1)
    EACH(2)
    od
}
