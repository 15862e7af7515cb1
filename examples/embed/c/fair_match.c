/* A match whose walls nobody could choose: the house commits to its seed, the players add shares of their own, clients send
 * texts that may be wrong, bots play for whoever is absent, and the log is verified at the end.
 *
 *   cc fair_match.c $(pkg-config --cflags --libs kaikou-runtime) -o fair_match
 *   ./fair_match FILE.kplan
 */
#include <kaikou/kaikou.h>
#include <kaikou/kaikou_bots.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static kaikou_reply *reply;

static void must(kaikou_status status, const char *what) {
  if (status == KAIKOU_OK) return;
  fprintf(stderr, "%s: %s: %s\n", what, kaikou_status_name(status), kaikou_reply_text(reply));
  exit(1);
}

static void show(const char *what, const uint8_t bytes[32]) {
  int i;
  printf("%s ", what);
  for (i = 0; i < 32; ++i) printf("%02x", bytes[i]);
  printf("\n");
}

/* The client of seat 0: it answers with the first of what it was sent. A real one sends it over a connection, and the server
 * knows by the connection which seat it is. */
static void first_text(char *into, size_t size) {
  const char *begin = strchr(kaikou_reply_text(reply), '"'), *end = begin ? strchr(begin + 1, '"') : NULL;
  size_t length = begin && end ? (size_t)(end - begin - 1) : 0;
  if (length >= size) length = size - 1;
  if (length) memcpy(into, begin + 1, length);
  into[length] = 0;
}

int main(int argc, char **argv) {
  uint8_t seed[32], bytes[32], shares[2][32], pledges[2][32];
  static char plan_bytes[1 << 20];
  char said[4096];
  char *log;
  kaikou_action action, theirs = {KAIKOU_DISCARD, 1, 0, 0};
  kaikou_plan *plan;
  kaikou_table *table;
  kaikou_bot *bot;
  kaikou_replay *replay;
  unsigned asked;
  size_t size, used;
  int i, seat;
  FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;

  if (!file) {
    fprintf(stderr, "usage: %s FILE.kplan\n", argv[0]);
    return 2;
  }
  size = fread(plan_bytes, 1, sizeof plan_bytes, file);
  fclose(file);
  reply = kaikou_reply_new();
  if (!reply) return 1;
  must(kaikou_plan_load(plan_bytes, size, &plan, reply), "load");

  /* 1. The house commits. */
  must(kaikou_random_seed(seed, reply), "seed");
  must(kaikou_table_new(plan, kaikou_plan_seats(plan), seed, 1, &table, reply), "table");
  must(kaikou_table_commitment(table, bytes, reply), "commitment");
  show("the house is bound to", bytes);
  /* 2. Seats 0 and 1 commit; their clients make the shares, this program only because it has no clients. */
  for (i = 0; i < 2; ++i) {
    must(kaikou_random_seed(shares[i], reply), "share");
    kaikou_commitment(shares[i], pledges[i]);
  }
  must(kaikou_table_pledge_shares(table, 1u << 0 | 1u << 1, pledges[0], reply), "pledge");
  if (kaikou_table_next_hand(table, reply) == KAIKOU_REFUSED) printf("too early: %s\n", kaikou_reply_text(reply));
  /* 3. They open them. */
  must(kaikou_table_open_shares(table, shares[0], reply), "shares");
  must(kaikou_table_hand_commitment(table, bytes, reply), "commitment of the hand");
  show("the first hand is bound to", bytes);

  must(kaikou_table_keep_events(table, 1, reply), "events");
  must(kaikou_bot_new(plan, "greedy", &bot, reply), "bot");
  must(kaikou_table_next_hand(table, reply), "deal");
  /* The client of seat 0 says that it is seat 1: it learns nothing. */
  if (kaikou_table_apply_as(table, 0, theirs, reply) == KAIKOU_REFUSED) printf("refused: %s\n", kaikou_reply_text(reply));
  while ((asked = kaikou_table_to_act(table)) != 0) {
    for (seat = 0; !(asked >> seat & 1);) ++seat;
    if (seat == 0) {
      must(kaikou_table_legal_texts(table, seat, reply), "legal");
      first_text(said, sizeof said);
      must(kaikou_table_apply_text(table, seat, said, KAIKOU_TERMINATED, reply), "apply");
    } else {
      must(kaikou_bot_choose(bot, table, seat, &action, reply), "bot");
      must(kaikou_table_apply_as(table, seat, action, reply), "apply");
    }
  }
  must(kaikou_table_events(table, 0, 0, 0, reply), "events");
  printf("seat 0 saw %.100s...\n", kaikou_reply_text(reply));
  must(kaikou_table_hand_seed(table, bytes, reply), "seed of the hand");
  show("the first hand was made of", bytes);
  must(kaikou_table_close(table, reply), "close");
  must(kaikou_table_take_log(table, reply), "log");

  /* Anybody checks the log. */
  size = kaikou_reply_size(reply);
  log = malloc(size);
  if (!log) return 1;
  memcpy(log, kaikou_reply_text(reply), size);
  must(kaikou_replay_new(plan, &replay, reply), "replay");
  must(kaikou_replay_take(replay, log, size, &used, reply), "verify");
  must(kaikou_replay_report(replay, reply), "report");
  printf("verified: %s\n", kaikou_reply_text(reply));

  free(log);
  kaikou_replay_free(replay);
  kaikou_bot_free(bot);
  kaikou_table_free(table);
  kaikou_plan_free(plan);
  kaikou_reply_free(reply);
  return used == size ? 0 : 1;
}
