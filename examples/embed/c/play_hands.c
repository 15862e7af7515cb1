/* Scores a win, then plays hands by a plan until somebody wins, with kaikou.h alone.
 *
 *   kou build RULESET -o FILE.kplan
 *   cc play_hands.c $(pkg-config --cflags --libs kaikou-runtime) -o play_hands
 *   ./play_hands FILE.kplan CASE.json
 */
#include <kaikou/kaikou.h>
#include <stdio.h>
#include <stdlib.h>

static kaikou_reply *reply;

/* Every mistake of this program ends here. */
static void must(kaikou_status status, const char *what) {
  if (status == KAIKOU_OK) return;
  fprintf(stderr, "%s: %s: %s\n", what, kaikou_status_name(status), kaikou_reply_text(reply));
  exit(1);
}

static char *read_file(const char *path, size_t *size) {
  char *bytes = malloc(1 << 20);
  FILE *file = fopen(path, "rb");
  if (!file || !bytes) {
    fprintf(stderr, "cannot read %s\n", path);
    exit(1);
  }
  *size = fread(bytes, 1, 1 << 20, file);
  fclose(file);
  return bytes;
}

/* A player that wants to come to an end: wins when it can, claims what it can, and parts with the tile that has the fewest
 * neighbours in its hand. */
static kaikou_action choose(const kaikou_action *open, size_t count) {
  size_t i, k, best = count - 1;
  int fewest = 1000;
  for (i = 0; i < count; ++i) {
    int neighbours = 0;
    if (open[i].act == KAIKOU_WIN || open[i].act == KAIKOU_CALL) return open[i];
    if (open[i].act != KAIKOU_DISCARD) continue;
    for (k = 0; k < count; ++k) {
      int gap = open[k].tile - open[i].tile;
      if (open[k].act == KAIKOU_DISCARD && k != i && gap >= -2 && gap <= 2) ++neighbours;
    }
    if (neighbours < fewest) {
      fewest = neighbours;
      best = i;
    }
  }
  return open[best];
}

static int play_hand(kaikou_table *table) {
  static kaikou_action open[KAIKOU_MAX_ACTIONS];
  unsigned asked;
  int decisions = 0;
  must(kaikou_table_next_hand(table, reply), "deal");
  while ((asked = kaikou_table_to_act(table)) != 0) {
    size_t count;
    int seat = 0;
    while (!(asked >> seat & 1)) ++seat;
    must(kaikou_table_legal(table, seat, open, KAIKOU_MAX_ACTIONS, &count, reply), "legal");
    must(kaikou_table_apply(table, choose(open, count), reply), "apply");
    ++decisions;
  }
  return decisions;
}

int main(int argc, char **argv) {
  uint8_t seed[32] = {'a', ' ', 's', 'e', 'e', 'd'};   /* a real match wants 32 secret random bytes */
  kaikou_plan *plan;
  kaikou_scorer *scorer;
  kaikou_table *table;
  kaikou_action wrong = {KAIKOU_WIN, 0, 0, 0};
  char *bytes;
  size_t size;
  int seat, winner;

  if (argc != 3) {
    fprintf(stderr, "usage: %s FILE.kplan CASE.json\n", argv[0]);
    return 2;
  }
  reply = kaikou_reply_new();
  if (!reply) return 1;
  bytes = read_file(argv[1], &size);
  must(kaikou_plan_load(bytes, size, &plan, reply), "load");
  free(bytes);
  printf("kaikou %s: %s (%s), %d seats, %d options\n", kaikou_version(), kaikou_plan_ruleset(plan),
         kaikou_plan_title_en(plan), kaikou_plan_seats(plan), kaikou_plan_option_count(plan));

  must(kaikou_scorer_new(plan, &scorer, reply), "scorer");
  bytes = read_file(argv[2], &size);
  must(kaikou_score(scorer, bytes, size, reply), "score");
  free(bytes);
  printf("%s\n", kaikou_reply_text(reply));
  if (kaikou_score(scorer, "{\"dealer\": 7}", KAIKOU_TERMINATED, reply) != KAIKOU_OK)
    printf("a wrong case: %s\n", kaikou_reply_text(reply));
  kaikou_scorer_free(scorer);

  must(kaikou_table_new(plan, kaikou_plan_seats(plan), seed, 0, &table, reply), "table");
  kaikou_plan_free(plan);                              /* the table keeps what it needs */
  if (kaikou_table_apply(table, wrong, reply) == KAIKOU_REFUSED)
    printf("an action too early: %s\n", kaikou_reply_text(reply));
  do {
    int decisions = play_hand(table);
    printf("hand %d: %d decisions, %s\n", kaikou_table_hands(table), decisions,
           kaikou_table_outcome(table) == KAIKOU_WON ? "won" : "not won");
  } while (kaikou_table_outcome(table) != KAIKOU_WON && kaikou_table_hands(table) < 500);

  for (winner = 0; winner < kaikou_table_winner_count(table); ++winner) {
    must(kaikou_table_explain(table, winner, reply), "explain");
    printf("seat %d: %.120s...\n", kaikou_table_winner(table, winner), kaikou_reply_text(reply));
  }
  for (seat = 0; kaikou_table_outcome(table) == KAIKOU_WON && seat < KAIKOU_MAX_SEATS; ++seat)
    printf("seat %d: %+ld points\n", seat, (long)kaikou_table_points(table, seat));
  kaikou_table_free(table);
  kaikou_reply_free(reply);
  return 0;
}
