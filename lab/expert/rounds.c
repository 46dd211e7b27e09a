/* Rounds of `hard` and `expert` players, as engine/ai plays them, some hundred times faster.

   All that the rules say comes from a file of tables that tables.py writes from the engine: this file knows
   the order of play and how the two players choose, to the last rounding. compare.py shows that it plays
   alike. */

#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int64_t i64;

enum { KONG, PONG, CHOW_ABC, CHOW_XYZ, CHOW_COLORS, QUAD, PAIR, SINGLE, KINDS };
enum { DISCARD, DRAW };
enum { CARDS = 28, DECK = 112, MOST_SEATS = 4, MOST_PLACES = 16, PLACE_CARDS = 12, MOST_WAYS = 16 };
enum { SOLDIERS = 24, SECOND_BLOCK = 12, CODES = 625, MOST_NODES = 600000, HASH = 1 << 21 };
enum { OPTIONAL, COMPULSORY, UNLESS_WAITING };
enum { CHANCES = 12, STEPS = 4 };

/* A way to claim a card into a part of a hand: what it makes and what it leaves. */
typedef struct {
  int kind, after, points, deadwood_change, partners, partner[3];
  int completes, gain, leaves_kong;
} Taking;

/* What a card not yet seen would do for a part (engine/ai/prospects.py); -1 if nothing. */
typedef struct {
  int card, in_deadwood, in_points, out_deadwood, out_points, wins, win_points;
} Prospect;

/* What the claims of one part come to; `open` leaves out the cards that would win. */
typedef struct {
  int rates[STEPS], points[STEPS], open_rates[STEPS], open_points[STEPS], win_rate, win_points;
  i64 seen; /* of the outlook it was last added up for */
} Sums;

/* What a hand holds in one place (engine/ai/parts.py). */
typedef struct {
  int deadwood, points, is_kong, waits;
  signed char counts[PLACE_CARDS];
  int drops, least_change, has_drops, has_prospects;
  signed char drop_card[PLACE_CARDS];
  int drop_after[PLACE_CARDS];
  int prospects;
  Prospect* prospect;
  int takings[PLACE_CARDS];
  Taking* taking[PLACE_CARDS];
  int place;
  i64 key;
  Sums sums;
} Node;

typedef struct {
  int kind, points, partners, partner[3];
} Fusion;

static struct {
  int places, seats, hand_size, dead_wall, copies, kong_multiplier, kong_deduction, floor_zero;
  int declined_to_next, expose_dealt_kongs, dealt_kong_points, free_pong, free_claim;
  int kong_claim, pong_claim, dealt_win;
} rules;

static int place_of[CARDS], first_node[MOST_PLACES], place_size[MOST_PLACES], first_card[MOST_PLACES];
static int has_right[CARDS][2][3][KINDS], may_win[CARDS][2][3], must_keep[CARDS][2][3],
    may_upgrade[CARDS][2][3];
static int is_kept[CARDS];
static int chances[8][CHANCES];

/* Blocks of twelve cards are too many to be listed: their nodes are made when they are met. */
static int made_when_met, usual_deadwood = -1;
static int rows[MOST_PLACES], row_worth[MOST_PLACES][3][CODES], chow_points[MOST_PLACES][2];
static int fusions[CARDS];
static Fusion fusion_of[CARDS][MOST_WAYS];

static Node* nodes;
static int node_count, *hash;

static int read_int(FILE* file) {
  int number;
  if (fscanf(file, "%d", &number) != 1) {
    fprintf(stderr, "the tables end too early\n");
    exit(1);
  }
  return number;
}

static void read_rights(FILE* file) {
  for (int card = 0; card < CARDS; card++)
    for (int source = 0; source < 2; source++)
      for (int position = 0; position < 3; position++) {
        for (int kind = 0; kind < KINDS; kind++) has_right[card][source][position][kind] = read_int(file);
        may_win[card][source][position] = read_int(file);
        must_keep[card][source][position] = read_int(file);
        may_upgrade[card][source][position] = read_int(file);
        if (read_int(file)) exit(1); /* upgrades that do not win are not played here */
      }
  for (int card = 0; card < CARDS; card++) is_kept[card] = read_int(file);
}

static void read_taking(FILE* file, Taking* taking) {
  taking->kind = read_int(file);
  taking->after = read_int(file);
  taking->points = read_int(file);
  taking->deadwood_change = read_int(file);
  taking->partners = read_int(file);
  for (int i = 0; i < 3; i++) taking->partner[i] = read_int(file);
  taking->completes = read_int(file);
  taking->gain = read_int(file);
  taking->leaves_kong = read_int(file);
}

static void read_prospect(FILE* file, Prospect* prospect) {
  prospect->card = read_int(file);
  prospect->in_deadwood = read_int(file);
  prospect->in_points = read_int(file);
  prospect->out_deadwood = read_int(file);
  prospect->out_points = read_int(file);
  prospect->wins = read_int(file);
  prospect->win_points = read_int(file);
}

static void read_node(FILE* file, Node* node) {
  node->deadwood = read_int(file);
  node->points = read_int(file);
  node->is_kong = read_int(file);
  read_int(file); /* how many cards: not needed */
  for (int i = 0; i < place_size[node->place]; i++) node->counts[i] = read_int(file);
  node->drops = read_int(file);
  for (int i = 0; i < node->drops; i++) {
    node->drop_card[i] = read_int(file);
    node->drop_after[i] = read_int(file);
  }
  node->prospects = read_int(file);
  node->prospect = calloc(node->prospects + 1, sizeof(Prospect));
  for (int i = 0; i < node->prospects; i++) read_prospect(file, &node->prospect[i]);
  for (int i = 0; i < place_size[node->place]; i++) {
    node->takings[i] = read_int(file);
    node->taking[i] = calloc(node->takings[i] + 1, sizeof(Taking));
    for (int j = 0; j < node->takings[i]; j++) read_taking(file, &node->taking[i][j]);
  }
  node->waits = read_int(file);
  node->has_drops = node->has_prospects = 1;
}

static void find_least_change(Node* node) {
  node->least_change = 99;
  for (int i = 0; i < node->drops; i++) {
    int change = nodes[node->drop_after[i]].deadwood - node->deadwood;
    if (change < node->least_change) node->least_change = change;
  }
}

static void read_nodes(FILE* file) {
  nodes = calloc(node_count + 1, sizeof(Node));
  for (int i = 0, place = 0; i < node_count; i++) {
    while (place + 1 < rules.places && i >= first_node[place + 1]) place++;
    nodes[i].place = place;
    read_node(file, &nodes[i]);
  }
  for (int i = 0; i < node_count; i++) find_least_change(&nodes[i]);
}

/* A worth in one number, so that the better of two is the greater: less deadwood first, then more points. */
static int packed(int deadwood, int points) { return points - (deadwood << 12); }

static void read_rows(FILE* file) {
  made_when_met = 1;
  node_count = 0;
  nodes = calloc(MOST_NODES + 64, sizeof(Node));
  hash = malloc(sizeof(int) * HASH);
  memset(hash, -1, sizeof(int) * HASH);
  usual_deadwood = read_int(file);
  for (int place = 0; place < rules.places; place++) {
    rows[place] = read_int(file);
    for (int row = 0; row < rows[place]; row++)
      for (int code = 0; code < CODES; code++) {
        int deadwood = read_int(file);
        row_worth[place][row][code] = packed(deadwood, read_int(file));
      }
    for (int i = 0; rows[place] == 3 && i < 2; i++) chow_points[place][i] = read_int(file);
  }
  for (int card = 0; card < CARDS; card++) {
    fusions[card] = read_int(file);
    for (int i = 0; i < fusions[card]; i++) {
      Fusion* fusion = &fusion_of[card][i];
      fusion->kind = read_int(file);
      fusion->points = read_int(file);
      fusion->partners = read_int(file);
      for (int j = 0; j < 3; j++) fusion->partner[j] = read_int(file);
    }
  }
}

static void read_tables(const char* path) {
  FILE* file = fopen(path, "r");
  if (!file) exit(1);
  for (int i = 0; i < (int)(sizeof rules / sizeof(int)); i++) ((int*)&rules)[i] = read_int(file);
  for (int card = 0; card < CARDS; card++) place_of[card] = read_int(file);
  for (int i = 0; i < rules.places; i++) first_node[i] = read_int(file);
  for (int i = 0, at = 0; i < rules.places; i++) {
    place_size[i] = read_int(file);
    first_card[i] = at;
    at += place_size[i];
  }
  read_rights(file);
  node_count = read_int(file);
  if (node_count < 0)
    read_rows(file);
  else
    read_nodes(file);
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < CHANCES; j++) chances[i][j] = read_int(file);
  fclose(file);
}

/* Nodes of blocks of twelve cards */

/* The best worth of a block: every number of chows of each color, and the rest of each piece by itself. */
static int block_worth(int place, const signed char* counts) {
  static const int weight[4] = {125, 25, 5, 1};
  int code[3] = {0}, most[4];
  for (int color = 0; color < 4; color++) {
    most[color] = 4;
    for (int row = 0; row < 3; row++) {
      int count = counts[3 * color + row];
      code[row] += weight[color] * count;
      if (row == 0 || count < most[color]) most[color] = count;
    }
  }
  int points = chow_points[place][first_card[place] >= SECOND_BLOCK], best = INT_MIN;
  for (int a = 0; a <= most[0]; a++)
    for (int b = 0; b <= most[1]; b++)
      for (int c = 0; c <= most[2]; c++)
        for (int d = 0; d <= most[3]; d++) {
          int less = a * weight[0] + b * weight[1] + c * weight[2] + d;
          int worth = points * (a + b + c + d);
          for (int row = 0; row < 3; row++) worth += row_worth[place][row][code[row] - less];
          if (worth > best) best = worth;
        }
  return best;
}

static int measure(int place, const signed char* counts) {
  if (rows[place] == 3) return block_worth(place, counts);
  return row_worth[place][0][((counts[0] * 5 + counts[1]) * 5 + counts[2]) * 5 + counts[3]];
}

static int node_of(int place, const signed char* counts) {
  if (!made_when_met) {
    int id = 0;
    for (int i = 0; i < place_size[place]; i++) id = id * 5 + counts[i];
    return first_node[place] + id;
  }
  i64 key = place + 1;
  for (int i = 0; i < place_size[place]; i++) key = key << 3 | counts[i];
  int at = ((uint64_t)key * 0x9E3779B97F4A7C15ull) >> 40 & (HASH - 1);
  for (; hash[at] >= 0; at = (at + 1) & (HASH - 1))
    if (nodes[hash[at]].key == key) return hash[at];
  if (node_count >= MOST_NODES) exit(1);
  hash[at] = node_count;
  Node* node = &nodes[node_count];
  memset(node, 0, sizeof *node);
  node->key = key;
  node->place = place;
  memcpy(node->counts, counts, place_size[place]);
  int worth = measure(place, counts);
  node->points = worth & 4095;
  node->deadwood = -(worth >> 12);
  return node_count++;
}

static Node* with_drops(int id) {
  Node* node = &nodes[id];
  if (node->has_drops) return node;
  node->has_drops = 1;
  signed char counts[PLACE_CARDS];
  memcpy(counts, node->counts, sizeof counts);
  for (int i = 0; i < place_size[node->place]; i++) {
    int card = first_card[node->place] + i;
    if (!counts[i] || is_kept[card]) continue;
    counts[i]--;
    node->drop_card[node->drops] = card;
    node->drop_after[node->drops++] = node_of(node->place, counts);
    counts[i]++;
  }
  find_least_change(node);
  return node;
}

static int is_free(int kind) { return kind == PONG ? rules.free_pong : rules.free_claim; }

static int may_take(const Taking* taking, int source, int position, int card) {
  return has_right[card][source][position][taking->kind] &&
         (is_free(taking->kind) || taking->deadwood_change <= 0);
}

static void find_takings(Node* node, int i) {
  int card = first_card[node->place] + i;
  node->taking[i] = calloc(fusions[card] + 1, sizeof(Taking));
  for (int j = 0; j < fusions[card]; j++) {
    const Fusion* fusion = &fusion_of[card][j];
    signed char counts[PLACE_CARDS];
    memcpy(counts, node->counts, sizeof counts);
    int has_all = 1;
    for (int k = 0; k < fusion->partners; k++)
      if (--counts[fusion->partner[k] - first_card[node->place]] < 0) has_all = 0;
    if (!has_all) continue;
    Taking* taking = &node->taking[i][node->takings[i]++];
    taking->kind = fusion->kind;
    taking->points = fusion->points;
    taking->partners = fusion->partners;
    memcpy(taking->partner, fusion->partner, sizeof taking->partner);
    taking->after = node_of(node->place, counts);
    const Node* after = &nodes[taking->after];
    taking->deadwood_change = after->deadwood - node->deadwood;
    taking->completes = after->deadwood == 0;
    taking->gain = taking->points + after->points - node->points;
  }
}

/* Keep the best of several claims of one card: most deadwood shed, then most gained. */
static void keep_better(int* deadwood, int* points, int shed, int gain) {
  if (shed < *deadwood || (shed == *deadwood && gain <= *points)) return;
  *deadwood = shed;
  *points = gain;
}

static int find_prospect(const Node* node, int i, Prospect* found) {
  int card = first_card[node->place] + i, is_any = 0;
  *found = (Prospect){card, -1, 0, -1, 0, 0, 0};
  for (int j = 0; j < node->takings[i]; j++) {
    const Taking* taking = &node->taking[i][j];
    int shed = -taking->deadwood_change;
    if (shed >= 0 && may_take(taking, DRAW, 0, card)) {
      keep_better(&found->in_deadwood, &found->in_points, shed, taking->gain);
      is_any = 1;
    }
    if (shed >= 0 && may_take(taking, DRAW, 2, card)) {
      keep_better(&found->out_deadwood, &found->out_points, shed, taking->gain);
      is_any = 1;
    }
    if (!taking->completes) continue;
    if (!found->wins || taking->gain > found->win_points) found->win_points = taking->gain;
    found->wins = is_any = 1;
  }
  return is_any;
}

static Node* with_prospects(int id) {
  Node* node = &nodes[id];
  if (node->has_prospects) return node;
  node->has_prospects = 1;
  node->prospect = calloc(place_size[node->place], sizeof(Prospect));
  for (int i = 0; i < place_size[node->place]; i++) {
    find_takings(node, i);
    node->prospects += find_prospect(node, i, &node->prospect[node->prospects]);
  }
  return node;
}

/* Forget all nodes between rounds before there are too many. */
static void forget_nodes(void) {
  if (!made_when_met || node_count < MOST_NODES / 3 * 2) return;
  for (int i = 0; i < node_count; i++) {
    free(nodes[i].prospect);
    for (int j = 0; j < PLACE_CARDS; j++) free(nodes[i].taking[j]);
  }
  node_count = 0;
  memset(hash, -1, sizeof(int) * HASH);
}

/* A round */

typedef struct {
  int hand[MOST_SEATS][MOST_PLACES], size[MOST_SEATS], melded[MOST_SEATS];
  int kongs[MOST_SEATS], kong_points[MOST_SEATS], payment[MOST_SEATS], is_expert[MOST_SEATS];
  char pongs[MOST_SEATS][CARDS];
  int shown[CARDS], dealer, winner, next;
  unsigned char deck[DECK];
  /* What is tried while learning: this seat, when next asked, makes this choice. */
  int forced_seat, forced_choice, learning_seats;
} Round;

/* The outlook of a seat (engine/ai/outlook.py) */

static const int RATES[7] = {0, 150, 250, 300, 350, 390, 420};
static int turn_rates[7];

typedef struct {
  i64 chance[CHANCES], rivals, ready;
  int rate[CARDS], turn_rate[CARDS], unseen[CARDS], melded;
  i64 seen[MOST_PLACES]; /* what is unseen of the cards of a place, in one number; never 0 */
} Outlook;

/* The same of a whole hand, in which single parts may be exchanged, and what its points count. */
typedef struct {
  Sums sums;
  int kong_multiplier, deadwood, held, unfinished, place_sum; /* parts that are not complete, and the sum of their places */
} Total;

typedef struct {
  i64 worth;
  int rates[STEPS], points[STEPS], win_rate, deadwood, held;
} Worth;


static i64 floor_div(i64 a, i64 b) {
  i64 quotient = a / b;
  return a % b && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

static i64 max(i64 a, i64 b) { return a > b ? a : b; }
static i64 min(i64 a, i64 b) { return a < b ? a : b; }

static int count_of(const int* hand, int card) {
  return nodes[hand[place_of[card]]].counts[card - first_card[place_of[card]]];
}

static int percent_held(const Round* round, int seat) {
  int others = 0;
  for (int i = 0; i < rules.seats; i++)
    if (i != seat) others += round->size[i];
  return others * 100 / (rules.hand_size * (rules.seats - 1));
}

static void look_out(Outlook* outlook, const Round* round, int seat) {
  int percent = min(max(percent_held(round, seat), 30), 100);
  int row = (percent - 30) / 10, beyond = (percent - 30) % 10, above = min(row + 1, 7);
  for (int i = 0; i < CHANCES; i++)
    outlook->chance[i] = chances[row][i] + floor_div((chances[above][i] - chances[row][i]) * beyond, 10);
  outlook->rivals = 2000 - 12 * percent;
  outlook->ready = max(1100 - 11 * percent, 80);
  for (int card = 0; card < CARDS; card++) {
    int unseen = rules.copies - count_of(round->hand[seat], card) - round->shown[card];
    outlook->unseen[card] = unseen;
    int few = min(max(unseen, 0), 6);
    outlook->rate[card] = is_kept[card] ? 40 * unseen : RATES[few];
    outlook->turn_rate[card] = is_kept[card] ? 40 * unseen / rules.seats : turn_rates[few];
  }
  for (int i = 0; i < rules.places; i++) {
    outlook->seen[i] = 1;
    for (int j = 0; j < place_size[i]; j++)
      outlook->seen[i] = outlook->seen[i] << 3 | (outlook->unseen[first_card[i] + j] & 7);
  }
  outlook->melded = round->melded[seat];
}

static void share(Sums* sums, int steps, int points, int rate, int wins) {
  sums->rates[steps] += rate;
  sums->points[steps] += rate * points;
  if (wins) return;
  sums->open_rates[steps] += rate;
  sums->open_points[steps] += rate * points;
}

static const Sums* sum_up(const Outlook* outlook, int id) {
  Sums* sums = &nodes[id].sums;
  i64 seen = outlook->seen[nodes[id].place];
  if (sums->seen == seen) return sums;
  memset(sums, 0, sizeof *sums);
  sums->seen = seen;
  const Node* node = with_prospects(id);
  for (int i = 0; i < node->prospects; i++) {
    const Prospect* seen = &node->prospect[i];
    int rate = outlook->rate[seen->card], in_turn = outlook->turn_rate[seen->card];
    if (seen->wins) {
      sums->win_rate += rate;
      sums->win_points += rate * seen->win_points;
    }
    if (seen->out_deadwood < 0) rate = in_turn;
    if (seen->in_deadwood < 0) in_turn = 0;
    if (seen->in_deadwood >= 0) share(sums, seen->in_deadwood, seen->in_points, in_turn, seen->wins);
    if (seen->out_deadwood >= 0)
      share(sums, seen->out_deadwood, seen->out_points, rate - in_turn, seen->wins);
  }
  return sums;
}

enum { SUMS = 4 * STEPS + 2 };

static void put(const Outlook* outlook, Total* total, int id, int sign) {
  const int* added = (const int*)sum_up(outlook, id);
  int* into = (int*)&total->sums;
  for (int i = 0; i < SUMS; i++) into[i] += sign * added[i];
  total->held += sign * nodes[id].points;
  total->deadwood += sign * nodes[id].deadwood;
  if (!nodes[id].deadwood) return;
  total->unfinished += sign;
  total->place_sum += sign * nodes[id].place;
}

static Total total_of(const Outlook* outlook, const int* hand, int melded) {
  Total total = {0};
  total.held = melded;
  total.kong_multiplier = 1;
  for (int i = 0; i < rules.places; i++) put(outlook, &total, hand[i], 1);
  return total;
}

static void exchange(const Outlook* outlook, Total* total, int before, int after) {
  put(outlook, total, before, -1);
  put(outlook, total, after, 1);
}

/* The worth of a hand; `hand` is asked for no more than its only unfinished part. */
static i64 weigh_total(const Outlook* outlook, const Total* total, const int* hand, Worth* worth) {
  *worth = (Worth){.held = total->held, .deadwood = total->deadwood};
  const Sums* sums = &total->sums;
  i64 times = total->kong_multiplier, stake = 8 + times * total->held, weighed = 0;
  if (!total->deadwood) {
    memcpy(worth->rates, sums->open_rates, sizeof worth->rates);
    memcpy(worth->points, sums->open_points, sizeof worth->points);
    worth->win_rate = sums->win_rate;
    weighed = 1000 * (stake * sums->win_rate + times * sums->win_points);
    worth->worth = floor_div(1000 * weighed, worth->win_rate + outlook->ready);
    return worth->worth;
  }
  memcpy(worth->rates, sums->rates, sizeof worth->rates);
  memcpy(worth->points, sums->points, sizeof worth->points);
  if (total->unfinished == 1) {
    const Sums* last = sum_up(outlook, hand[total->place_sum]);
    for (int k = 0; k < STEPS; k++) {
      worth->rates[k] += last->open_rates[k] - last->rates[k];
      worth->points[k] += last->open_points[k] - last->points[k];
    }
    worth->win_rate = last->win_rate;
    weighed = 1000 * (stake * last->win_rate + times * last->win_points);
  }
  i64 rate = worth->win_rate;
  for (int k = 0; k < STEPS; k++) {
    rate += worth->rates[k];
    int left = min(max(total->deadwood - k - 1, 0), CHANCES - 1);
    weighed += outlook->chance[left] * (stake * worth->rates[k] + times * worth->points[k]);
  }
  worth->worth = floor_div(1000 * weighed, rate + outlook->rivals);
  return worth->worth;
}

static i64 weigh(const Outlook* outlook, const int* hand, int melded, Worth* worth) {
  Total total = total_of(outlook, hand, melded);
  return weigh_total(outlook, &total, hand, worth);
}

static i64 worth_of(const Outlook* outlook, const int* hand, int melded) {
  Worth worth;
  return weigh(outlook, hand, melded, &worth);
}

/* Discards */

typedef struct {
  i64 worth;
  int place, card, after;
} Drop;

static int has_discard(const int* hand) {
  for (int i = 0; i < rules.places; i++)
    if (with_drops(hand[i])->drops) return 1;
  return 0;
}

/* Weigh the discards that cost the least deadwood, in the order of cards. */
static int weigh_drops(const Outlook* outlook, int* hand, const Total* total, Drop* drops) {
  int least = 99, found = 0;
  Worth worth;
  for (int i = 0; i < rules.places; i++) least = min(least, with_drops(hand[i])->least_change);
  for (int i = 0; i < rules.places; i++) {
    const Node* node = &nodes[hand[i]];
    int before = hand[i];
    for (int j = 0; j < node->drops; j++) {
      int after = node->drop_after[j];
      if (nodes[after].deadwood - node->deadwood != least) continue;
      Total left = *total;
      exchange(outlook, &left, before, after);
      hand[i] = after;
      drops[found++] = (Drop){weigh_total(outlook, &left, hand, &worth), i, node->drop_card[j], after};
      hand[i] = before;
    }
  }
  return found;
}

static Drop best_drop_of(const Outlook* outlook, int* hand, const Total* total) {
  Drop drops[CARDS];
  int found = weigh_drops(outlook, hand, total, drops), best = 0;
  for (int i = 1; i < found; i++)
    if (drops[i].worth > drops[best].worth) best = i;
  return drops[best];
}

static Drop best_drop(const Outlook* outlook, int* hand, int melded) {
  Total total = total_of(outlook, hand, melded);
  return best_drop_of(outlook, hand, &total);
}

/* Two claims ahead (engine/ai/lookahead.py) */

static i64 best_claim(const Outlook* outlook, int* hand, const Total* total, int card, int position,
                      i64 now) {
  int place = place_of[card], before = hand[place], i = card - first_card[place];
  const Node* node = &nodes[before];
  i64 best = now;
  for (int j = 0; j < node->takings[i]; j++) {
    const Taking* taking = &node->taking[i][j];
    if (!may_take(taking, DRAW, position, card)) continue;
    hand[place] = taking->after;
    if (has_discard(hand)) {
      Total left = *total;
      exchange(outlook, &left, before, taking->after);
      left.held += taking->points;
      if (taking->kind == KONG) left.kong_multiplier = rules.kong_multiplier;
      best = max(best, best_drop_of(outlook, hand, &left).worth);
    }
    hand[place] = before;
  }
  return best;
}

static i64 worth_ahead(const Outlook* outlook, int* hand, const Total* total) {
  Worth now;
  weigh_total(outlook, total, hand, &now);
  i64 times = total->kong_multiplier, stake = 8 + times * now.held, rates = 0, weighed = 0;
  for (int i = 0; i < rules.places; i++) {
    const Node* node = with_prospects(hand[i]);
    for (int j = 0; j < node->prospects; j++) {
      const Prospect* seen = &node->prospect[j];
      i64 rate = outlook->rate[seen->card], in_turn = outlook->turn_rate[seen->card];
      if (!rate) continue;
      if (seen->wins && node->deadwood == now.deadwood) {
        rates += rate;
        weighed += 1000000 * rate * (stake + times * seen->win_points);
        continue;
      }
      i64 in = now.worth, out = now.worth;
      if (seen->in_deadwood >= 0) in = best_claim(outlook, hand, total, seen->card, 0, now.worth);
      if (seen->out_deadwood >= 0) out = best_claim(outlook, hand, total, seen->card, 2, now.worth);
      in = max(in, out);
      if (out > now.worth) {
        rates += rate - in_turn;
        weighed += out * (rate - in_turn);
      }
      if (in > now.worth) {
        rates += in_turn;
        weighed += in * in_turn;
      }
    }
  }
  return floor_div(weighed, rates + (now.deadwood ? outlook->rivals : outlook->ready));
}

/* What the expert judges a choice by: the places of the fields of Weights (engine/ai/expert_weights.py) */

enum {
  AT_WORTH = 0,
  AT_AHEAD = AT_WORTH + 3 * 6,
  AT_RATES = AT_AHEAD + 3 * 6,
  AT_WIN_RATE = AT_RATES + 4 * 6,
  AT_POINTS = AT_WIN_RATE + 6,
  AT_HELD_BY_STAGE = AT_POINTS + 6,
  AT_HELD = AT_HELD_BY_STAGE + 3,
  AT_DEADWOOD = AT_HELD + 6,
  AT_PASSING = AT_DEADWOOD + 3 * 9 * 4,
  AT_CLAIM_BY_STAGE = AT_PASSING + 3 * 8,
  AT_CLAIM = AT_CLAIM_BY_STAGE + 6 * 3,
  AT_CARD = AT_CLAIM + 6 * 3,
  AT_MATES = AT_CARD + 7 * 4 * 3,
  AT_NEXT_CARD = AT_MATES + 7 * 3,
  AT_NEXT_MATES = AT_NEXT_CARD + 7,
  AT_CONTENTS = AT_NEXT_MATES + 7,
  AT_SOLDIERS = AT_CONTENTS + 2 * 125,
  FEATURES = AT_SOLDIERS + 70,
  MOST_FEATURES = 24 + MOST_PLACES,
  MOST_NEAR = 8
};

typedef struct {
  int count, at[MOST_FEATURES];
  i64 value[MOST_FEATURES];
} Features;

typedef struct {
  int stage, near, next, kongs;
  const Outlook* outlook;
  Outlook ahead; /* as two claims ahead is looked at */
} Judge;

static i64 weights[FEATURES];
static int looks_ahead, alike_index[CODES];

static void add(Features* features, int at, i64 value) {
  features->at[features->count] = at;
  features->value[features->count++] = value;
}

static Judge judge_for(const Round* round, const Outlook* outlook, int seat) {
  int fewest = 99, percent = percent_held(round, seat);
  for (int i = 0; i < rules.seats; i++)
    if (i != seat) fewest = min(fewest, round->size[i]);
  Judge judge = {.outlook = outlook, .ahead = *outlook, .kongs = round->kongs[seat]};
  judge.ahead.rivals = outlook->rivals * 65 / 100;
  judge.ahead.ready = outlook->ready * 170 / 100;
  judge.stage = (percent >= 45) + (percent >= 70);
  judge.near = (fewest >= 4) + (fewest >= 7) + (fewest >= 11);
  judge.next = min(round->size[(seat + 1) % rules.seats] / 3, 6);
  return judge;
}

static int mates_of(const Outlook* outlook, int card) {
  int chow = 0, alike = 0, first = card < SECOND_BLOCK ? 0 : SECOND_BLOCK;
  if (card >= SOLDIERS) {
    for (int other = SOLDIERS; other < CARDS; other++)
      if (other != card) alike += outlook->unseen[other];
    return alike;
  }
  for (int other = card - card % 3; other < card - card % 3 + 3; other++)
    if (other != card) chow += outlook->unseen[other];
  for (int other = first + card % 3; other < first + SECOND_BLOCK; other += 3)
    if (other != card) alike += outlook->unseen[other];
  return made_when_met ? (int)floor_div(chow + alike, 2) : chow;
}

static void let_go(Features* features, const Judge* judge, int card) {
  int piece = card >= SOLDIERS ? 6 : card % 3 + (card >= SECOND_BLOCK ? 3 : 0);
  int unseen = max(0, min(judge->outlook->unseen[card], 3)), mates = mates_of(judge->outlook, card);
  add(features, AT_CARD + (piece * 4 + unseen) * 3 + judge->stage, 1);
  add(features, AT_MATES + piece * 3 + judge->stage, mates);
  add(features, AT_NEXT_CARD + judge->next, unseen);
  add(features, AT_NEXT_MATES + judge->next, mates);
}

/* Number what four cards may be held of, whatever their order. */
static void number_alike(void) {
  int count = 0;
  for (int code = 0; code < CODES; code++) {
    int held[4] = {code / 125, code / 25 % 5, code / 5 % 5, code % 5};
    if (held[0] <= held[1] && held[1] <= held[2] && held[2] <= held[3]) alike_index[code] = count++;
  }
}

static int alike_of(const signed char* counts) {
  int held[4];
  for (int i = 0; i < 4; i++) {
    int at = i;
    for (; at && held[at - 1] > counts[i]; at--) held[at] = held[at - 1];
    held[at] = counts[i];
  }
  return alike_index[((held[0] * 5 + held[1]) * 5 + held[2]) * 5 + held[3]];
}

/* What the parts of a hand hold: three pieces of a color, or Soldiers. */
static void add_contents(Features* features, const int* hand) {
  for (int i = 0; i < rules.places; i++) {
    const signed char* counts = nodes[hand[i]].counts;
    int code = (counts[0] * 5 + counts[1]) * 5 + counts[2];
    if (place_size[i] == 4)
      add(features, AT_SOLDIERS + alike_of(counts), 1);
    else
      add(features, AT_CONTENTS + (first_card[i] >= SECOND_BLOCK) * 125 + code, 1);
  }
}

/* Describe a choice: the hand it leaves, the discard (-1 for a pass), the kind of the claim (-1 if none). */
static Features describe(const Judge* judge, int* hand, int melded, int card, int kind) {
  static const int SET[KINDS] = {0, 1, 2, 2, 2, 5, 3, 4};
  Features features = {0};
  Worth worth;
  Total total = total_of(judge->outlook, hand, melded);
  weigh_total(judge->outlook, &total, hand, &worth);
  int few = min(worth.deadwood, 5), stage = judge->stage;
  add(&features, AT_WORTH + stage * 6 + few, worth.worth);
  if (looks_ahead) {
    int has_kong = judge->kongs || kind == KONG;
    for (int i = 0; i < rules.places; i++) has_kong |= nodes[hand[i]].is_kong;
    if (has_kong) total.kong_multiplier = rules.kong_multiplier;
    add(&features, AT_AHEAD + stage * 6 + few, worth_ahead(&judge->ahead, hand, &total));
    add_contents(&features, hand);
  }
  i64 points = 0;
  for (int k = 0; k < STEPS; k++) {
    add(&features, AT_RATES + k * 6 + few, worth.rates[k]);
    points += worth.points[k];
  }
  add(&features, AT_WIN_RATE + few, worth.win_rate);
  add(&features, AT_POINTS + few, points);
  add(&features, AT_HELD_BY_STAGE + stage, worth.held);
  add(&features, AT_HELD + few, worth.held);
  add(&features, AT_DEADWOOD + (stage * 9 + min(worth.deadwood, 8)) * 4 + judge->near, 1);
  if (kind >= 0) {
    add(&features, AT_CLAIM_BY_STAGE + SET[kind] * 3 + stage, 1);
    add(&features, AT_CLAIM + SET[kind] * 3 + min(worth.deadwood, 2), 1);
  }
  if (card < 0)
    add(&features, AT_PASSING + stage * 8 + min(worth.deadwood, 7), 1);
  else
    let_go(&features, judge, card);
  return features;
}

static i64 value_of(const Features* features) {
  i64 value = 0;
  for (int i = 0; i < features->count; i++) value += features->value[i] * weights[features->at[i]];
  return value;
}

/* The best discards, if near the best, the best one first. */
static int near_drops(const Outlook* outlook, int* hand, int melded, Drop* drops) {
  Total total = total_of(outlook, hand, melded);
  int found = weigh_drops(outlook, hand, &total, drops), count = 0;
  for (int i = 1; i < found; i++)
    for (int j = i; j && drops[j].worth > drops[j - 1].worth; j--) {
      Drop better = drops[j];
      drops[j] = drops[j - 1];
      drops[j - 1] = better;
    }
  while (count < found && count < MOST_NEAR && drops[count].worth * 100 >= drops[0].worth * 85) count++;
  return count;
}

static Features after_drop(const Judge* judge, int* hand, int melded, Drop drop, int kind) {
  int before = hand[drop.place];
  hand[drop.place] = drop.after;
  Features features = describe(judge, hand, melded, drop.card, kind);
  hand[drop.place] = before;
  return features;
}

/* What is tried and learned */

static void go_on(Round* round, int card, int owner, int source);
static double *products, *paid; /* sums over choices of feature × feature, and feature × payment */
static i64 learned[2];

static double centered(const double* values, int count, double* into) {
  double mean = 0;
  for (int i = 0; i < count; i++) mean += values[i] / count;
  for (int i = 0; i < count; i++) into[i] = values[i] - mean;
  return mean;
}

/* Add a choice to the normal equations: everything less its mean within the choice. */
static void learn(const Features* ways, const double* payments, int count, int is_claim) {
  static double columns[FEATURES][MOST_WAYS + 1];
  static char met[FEATURES];
  int used[(MOST_WAYS + 1) * MOST_FEATURES], uses = 0, kept = 0;
  double payment[MOST_WAYS + 1];
  centered(payments, count, payment);
  for (int i = 0; i < count; i++)
    for (int j = 0; j < ways[i].count; j++) {
      int at = ways[i].at[j];
      if (!met[at]) used[uses++] = at;
      met[at] = 1;
      columns[at][i] += ways[i].value[j];
    }
  for (int i = 0; i < uses; i++) {
    double *column = columns[used[i]], first = column[0];
    int differs = 0;
    met[used[i]] = 0;
    for (int j = 1; j < count; j++) differs |= column[j] != first;
    if (!differs) {
      memset(column, 0, count * sizeof *column);
      continue;
    }
    centered(column, count, column);
    for (int j = 0; j < count; j++) paid[used[i]] += column[j] * payment[j];
    used[kept++] = used[i];
  }
  for (int i = 0; i < kept; i++)
    for (int j = 0; j < kept; j++) {
      double *a = columns[used[i]], *b = columns[used[j]], sum = 0;
      if (used[i] > used[j]) continue;
      for (int k = 0; k < count; k++) sum += a[k] * b[k];
      products[used[i] * FEATURES + used[j]] += sum;
    }
  for (int i = 0; i < kept; i++) memset(columns[used[i]], 0, count * sizeof(double));
  learned[is_claim]++;
}

static void let_drop(Round* round, int seat, int card) {
  int* part = &round->hand[seat][place_of[card]];
  const Node* node = with_drops(*part);
  for (int i = 0; i < node->drops; i++) {
    if (node->drop_card[i] != card) continue;
    *part = node->drop_after[i];
    round->size[seat]--;
    return;
  }
  abort();
}

static void try_discards(const Round* round, int seat, const Judge* judge) {
  Round tried = *round;
  Drop drops[CARDS];
  Features ways[MOST_NEAR];
  double payments[MOST_NEAR];
  int count = near_drops(judge->outlook, tried.hand[seat], round->melded[seat], drops);
  if (count < 2) return;
  for (int i = 0; i < count; i++)
    ways[i] = after_drop(judge, tried.hand[seat], round->melded[seat], drops[i], -1);
  for (int i = 0; i < count; i++) {
    tried = *round;
    tried.learning_seats = 0;
    let_drop(&tried, seat, drops[i].card);
    go_on(&tried, drops[i].card, seat, DISCARD);
    payments[i] = tried.payment[seat];
  }
  learn(ways, payments, count, 0);
}

static int expert_discard(const Judge* judge, int* hand, int melded) {
  Drop drops[CARDS];
  int count = near_drops(judge->outlook, hand, melded, drops), card = -1;
  i64 most = INT64_MIN;
  for (int i = 0; i < count; i++) {
    Features way = after_drop(judge, hand, melded, drops[i], -1);
    i64 value = value_of(&way);
    if (value <= most) continue;
    most = value;
    card = drops[i].card;
  }
  return card;
}

static int discard(Round* round, int seat) {
  Outlook outlook;
  look_out(&outlook, round, seat);
  Judge judge = judge_for(round, &outlook, seat);
  if (round->learning_seats >> seat & 1) {
    try_discards(round, seat, &judge);
    look_out(&outlook, round, seat);
  }
  int *hand = round->hand[seat], melded = round->melded[seat];
  int card =
      round->is_expert[seat] ? expert_discard(&judge, hand, melded) : best_drop(&outlook, hand, melded).card;
  let_drop(round, seat, card);
  return card;
}

/* Claims */

typedef struct {
  int card, owner, source, seat, position, may_pass, count;
  const Taking* taking[MOST_WAYS];
} Question;

static void try_claims(const Round* round, const Question* question, const Features* ways) {
  double payments[MOST_WAYS + 1];
  int count = question->count + question->may_pass;
  for (int i = 0; i < count; i++) {
    Round tried = *round;
    tried.learning_seats = 0;
    tried.shown[question->card]--;
    tried.forced_seat = question->seat;
    tried.forced_choice = i - question->may_pass;
    go_on(&tried, question->card, question->owner, question->source);
    payments[i] = tried.payment[question->seat];
  }
  learn(ways, payments, count, 1);
}

/* Choose a claim, or -1 for a pass. */
static int choose(Round* round, const Question* question) {
  int seat = question->seat, *hand = round->hand[seat], melded = round->melded[seat];
  int place = place_of[question->card], before = hand[place], chosen = -1, may_pass = question->may_pass;
  int is_learning = round->learning_seats >> seat & 1, is_expert = round->is_expert[seat];
  Outlook outlook;
  look_out(&outlook, round, seat);
  Judge judge = judge_for(round, &outlook, seat);
  i64 now = may_pass ? worth_of(&outlook, hand, melded) : 0, most = may_pass ? now * 106 : -1, best = 0;
  Features ways[MOST_WAYS + 1];
  if (may_pass && (is_learning || is_expert)) ways[0] = describe(&judge, hand, melded, -1, -1);
  for (int i = 0; i < question->count; i++) {
    const Taking* taking = question->taking[i];
    hand[place] = taking->after;
    Drop drop = best_drop(&outlook, hand, melded + taking->points);
    if (is_learning || is_expert)
      ways[i + may_pass] = after_drop(&judge, hand, melded + taking->points, drop, taking->kind);
    hand[place] = before;
    best = max(best, drop.worth);
    if (drop.worth * 100 <= most) continue;
    most = drop.worth * 100;
    chosen = i;
  }
  int is_clear = may_pass && (best * 100 > now * 150 || best * 150 < now * 100);
  if (is_clear || question->count + may_pass == 1) return chosen;
  if (is_learning) try_claims(round, question, ways);
  if (!is_expert) return chosen;
  i64 value = INT64_MIN;
  for (int i = 0; i < question->count + may_pass; i++) {
    i64 worth = value_of(&ways[i]);
    if (worth <= value) continue;
    value = worth;
    chosen = i - may_pass;
  }
  return chosen;
}

static void pay(Round* round, int seat, int points, int has_kong) {
  int worth = points * (has_kong || round->kongs[seat] ? rules.kong_multiplier : 1);
  round->winner = seat;
  for (int i = 0; i < rules.seats; i++) {
    if (i == seat) continue;
    int payment = worth - (rules.kong_deduction ? round->kong_points[i] : 0);
    if (payment < 0 && rules.floor_zero) payment = 0;
    round->payment[i] -= payment;
    round->payment[seat] += payment;
  }
}

/* Whether a card completes the hand of a seat; if so the round is paid, by the way that scores most. */
static int wins(Round* round, const Question* question) {
  int seat = question->seat, card = question->card, place = place_of[card], *hand = round->hand[seat];
  int points = round->melded[seat], rest_has_kong = 0, best = -1, has_kong = 0;
  const Node* node = &nodes[hand[place]];
  if (!may_win[card][question->source][question->position]) return 0;
  for (int i = 0; i < rules.places; i++) {
    if (i != place && nodes[hand[i]].deadwood) return 0;
    points += nodes[hand[i]].points;
    if (i != place) rest_has_kong |= nodes[hand[i]].is_kong;
  }
  for (int j = 0, i = card - first_card[place]; j < node->takings[i]; j++) {
    const Taking* taking = &node->taking[i][j];
    if (!taking->completes || points + taking->gain <= best) continue;
    best = points + taking->gain;
    has_kong = rest_has_kong | taking->leaves_kong | (taking->kind == KONG);
  }
  int upgrades = question->position == 0 && question->source == DRAW && round->pongs[seat][card] &&
                 may_upgrade[card][DRAW][0] && !node->deadwood;
  if (upgrades && points + 3 > best) {
    best = points + 3;
    has_kong = 1;
  }
  if (best >= 0) pay(round, seat, best, has_kong);
  return best >= 0;
}

static int waits(const int* hand) {
  int open = -1, any = 0;
  for (int i = 0; i < rules.places; i++) {
    any |= nodes[hand[i]].waits;
    if (!nodes[hand[i]].deadwood) continue;
    if (open >= 0) return 0;
    open = i;
  }
  return open < 0 ? any : nodes[hand[open]].deadwood <= 2 && nodes[hand[open]].waits;
}

/* Leave only the claims of a kind that the rules compel to, if there are any. */
static int compel(Question* question, const int* hand, int kind, int rule) {
  int count = 0;
  if (rule == OPTIONAL || (rule == UNLESS_WAITING && waits(hand))) return 0;
  const Taking* left[MOST_WAYS];
  for (int i = 0; i < question->count; i++)
    if (question->taking[i]->kind == kind) left[count++] = question->taking[i];
  if (!count) return 0;
  memcpy(question->taking, left, sizeof left);
  question->count = count;
  question->may_pass = 0;
  return 1;
}

static void find_claims(Round* round, Question* question) {
  int *hand = round->hand[question->seat], place = place_of[question->card], before = hand[place];
  int i = question->card - first_card[place];
  const Node* node = &nodes[before];
  question->may_pass = 1;
  question->count = 0;
  for (int j = 0; j < node->takings[i]; j++) {
    const Taking* taking = &node->taking[i][j];
    if (!may_take(taking, question->source, question->position, question->card)) continue;
    hand[place] = taking->after;
    if (has_discard(hand)) question->taking[question->count++] = taking;
    hand[place] = before;
  }
  if (!compel(question, hand, KONG, rules.kong_claim)) compel(question, hand, PONG, rules.pong_claim);
  if (must_keep[question->card][question->source][question->position]) question->may_pass = 0;
}

/* Ask a seat for its claim; null if it passes or has none. */
static const Taking* ask(Round* round, Question* question) {
  find_claims(round, question);
  if (!question->count) return NULL;
  int chosen;
  if (round->forced_seat == question->seat) {
    chosen = round->forced_choice;
    round->forced_seat = -1;
  } else {
    chosen = choose(round, question);
  }
  return chosen < 0 ? NULL : question->taking[chosen];
}

static void meld(Round* round, int seat, int card, const Taking* taking) {
  round->melded[seat] += taking->points;
  round->hand[seat][place_of[card]] = taking->after;
  round->size[seat] -= taking->partners;
  for (int i = 0; i < taking->partners; i++) round->shown[taking->partner[i]]++;
  if (taking->kind == PONG) round->pongs[seat][card] = 1;
  if (taking->kind != KONG) return;
  round->kongs[seat]++;
  round->kong_points[seat] += taking->points;
}

/* Play on from a card that lies open. */
static void go_on(Round* round, int card, int owner, int source) {
  for (;;) {
    const Taking* best = NULL;
    int claimer = -1;
    round->shown[card]++;
    for (int step = source == DISCARD; step < rules.seats; step++) {
      int seat = (owner + step) % rules.seats;
      Question question = {
          .card = card, .owner = owner, .source = source, .seat = seat, .position = min(step, 2)};
      with_prospects(round->hand[seat][place_of[card]]);
      if (wins(round, &question)) return;
      const Taking* taking = ask(round, &question);
      if (!taking || (best && (taking->kind > PONG || best->kind <= PONG))) continue;
      best = taking;
      claimer = seat;
    }
    if (best) {
      meld(round, claimer, card, best);
      owner = claimer;
      source = DISCARD;
      card = discard(round, owner);
    } else {
      if (DECK - round->next <= rules.dead_wall) return;
      owner = (owner + 1) % rules.seats;
      source = DRAW;
      card = round->deck[round->next++];
    }
  }
}

/* A hand without any three alike and nothing kept is thrown in if it is poorer than usual
 * (engine/ai/mulligan.py). */
static int throws_in(const signed char* counts, int is_dealer) {
  int deadwood = 0, soldiers = 0;
  if (usual_deadwood < 0) return 0;
  for (int card = 0; card < CARDS; card++) {
    if (counts[card] >= 3 || (is_kept[card] && counts[card])) return 0;
    soldiers += card >= SOLDIERS && counts[card];
  }
  if (soldiers == CARDS - SOLDIERS) return 0;
  for (int i = 0; i < rules.places; i++) deadwood += nodes[node_of(i, counts + first_card[i])].deadwood;
  return deadwood - is_dealer >= usual_deadwood;
}

static void expose_kongs(Round* round, int seat, signed char* counts) {
  for (int card = 0; card < CARDS && rules.expose_dealt_kongs; card++) {
    if (counts[card] != 4) continue;
    counts[card] = 0;
    round->shown[card] += 4;
    round->size[seat] -= 4;
    round->kongs[seat]++;
    round->melded[seat] += rules.dealt_kong_points;
    round->kong_points[seat] += rules.dealt_kong_points;
  }
}

/* Deal; return whether the round is played. */
static int deal(Round* round) {
  Round dealt = {
      .dealer = round->dealer, .winner = -1, .forced_seat = -1, .learning_seats = round->learning_seats};
  int is_played = 1;
  memcpy(dealt.deck, round->deck, sizeof dealt.deck);
  memcpy(dealt.is_expert, round->is_expert, sizeof dealt.is_expert);
  *round = dealt;
  forget_nodes();
  for (int seat = 0; seat < rules.seats; seat++) {
    signed char counts[CARDS] = {0};
    int is_dealer = seat == round->dealer;
    for (int i = 0; i < rules.hand_size; i++) counts[round->deck[rules.hand_size * seat + i]]++;
    if (is_dealer) counts[round->deck[rules.hand_size * rules.seats]]++;
    round->size[seat] = rules.hand_size + is_dealer;
    if (throws_in(counts, is_dealer)) is_played = 0;
    expose_kongs(round, seat, counts);
    for (int i = 0; i < rules.places; i++) round->hand[seat][i] = node_of(i, counts + first_card[i]);
  }
  round->next = rules.hand_size * rules.seats + 1;
  return is_played;
}

static void play(Round* round) {
  if (!deal(round)) return;
  int dealer = round->dealer, deadwood = 0, points = round->melded[dealer], has_kong = 0;
  for (int i = 0; i < rules.places; i++) {
    const Node* node = &nodes[round->hand[dealer][i]];
    deadwood += node->deadwood;
    points += node->points;
    has_kong |= node->is_kong;
  }
  if (rules.dealt_win && !deadwood) {
    pay(round, dealer, points, has_kong);
    return;
  }
  int card = discard(round, dealer);
  go_on(round, card, dealer, DISCARD);
}

/* Commands */

static void read_weights(const char* path) {
  FILE* file = fopen(path, "r");
  if (!file) exit(1);
  for (int i = 0; i < FEATURES; i++) {
    long long weight;
    if (fscanf(file, "%lld", &weight) != 1) exit(1);
    weights[i] = weight;
  }
  fclose(file);
}

/* rounds TABLES play [WEIGHTS] < deals: of each the seat of an expert or -1, the dealer, the deck; prints
 * payments. */
static void play_deals(void) {
  Round round = {0};
  int expert;
  while (scanf("%d", &expert) == 1) {
    round.dealer = read_int(stdin);
    for (int i = 0; i < DECK; i++) round.deck[i] = read_int(stdin);
    for (int i = 0; i < rules.seats; i++) round.is_expert[i] = i == expert;
    play(&round);
    for (int i = 0; i < rules.seats; i++) printf("%d ", round.payment[i]);
    printf("\n");
  }
}

static uint64_t random_state;

static uint64_t random_number(void) {
  random_state += 0x9E3779B97F4A7C15ull;
  uint64_t mixed = random_state;
  mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9ull;
  mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBull;
  return mixed ^ mixed >> 31;
}

static void shuffle(unsigned char* deck, uint64_t seed) {
  random_state = seed * 0xD1342543DE82EF95ull + 77;
  for (int i = 0; i < DECK; i++) deck[i] = i / 4;
  for (int i = DECK - 1; i > 0; i--) {
    int other = random_number() % (i + 1);
    unsigned char card = deck[i];
    deck[i] = deck[other];
    deck[other] = card;
  }
}

/* rounds TABLES learn FIRST COUNT SUMS: tries the choices of so many deals of four `hard`, and writes what
 * they come to. */
static void learn_deals(i64 first, i64 count, const char* path) {
  Round round = {0};
  products = calloc(FEATURES * FEATURES, sizeof(double));
  paid = calloc(FEATURES, sizeof(double));
  for (i64 seed = first; seed < first + count; seed++) {
    round.dealer = seed % rules.seats;
    round.learning_seats = (1 << rules.seats) - 1;
    shuffle(round.deck, seed);
    play(&round);
  }
  FILE* file = fopen(path, "wb");
  if (!file) exit(1);
  fwrite(paid, sizeof(double), FEATURES, file);
  fwrite(products, sizeof(double), FEATURES * FEATURES, file);
  fclose(file);
  printf("%lld %lld\n", (long long)learned[0], (long long)learned[1]);
}

/* rounds TABLES measure FIRST COUNT WEIGHTS: of each deal what one expert is paid against three `hard`, the sum
 * over its four seats. */
static void measure_deals(i64 first, i64 count) {
  for (i64 seed = first; seed < first + count; seed++) {
    int payment = 0;
    for (int seat = 0; seat < rules.seats; seat++) {
      Round round = {.dealer = seed % rules.seats};
      round.is_expert[seat] = 1;
      shuffle(round.deck, seed);
      play(&round);
      payment += round.payment[seat];
    }
    printf("%d\n", payment);
  }
}

int main(int count, char** words) {
  if (count < 3) return 2;
  read_tables(words[1]);
  looks_ahead = !made_when_met;
  number_alike();
  /* How often a card comes to a seat in its turn (engine/ai/outlook.py). */
  for (int i = 0; i < 7; i++)
    turn_rates[i] = RATES[i] * (10 * (1 + rules.declined_to_next) + 14) * 85 /
                    (100 * (10 * rules.seats + 14 * (rules.seats - 1)));
  if (!strcmp(words[2], "play")) {
    if (count > 3) read_weights(words[3]);
    play_deals();
  } else if (count == 6 && !strcmp(words[2], "measure")) {
    read_weights(words[5]);
    measure_deals(atoll(words[3]), atoll(words[4]));
  } else if (count == 6) {
    learn_deals(atoll(words[3]), atoll(words[4]), words[5]);
  }
  return 0;
}
