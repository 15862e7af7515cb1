/* Tables and cases as numbers: what kaikou_table_view and kaikou_score say, without text, for programs that look at every
 * decision of many games or score by the thousand. The conventions of kaikou.h hold. Since level 3.
 *
 * Structures carry their size: a later version may have more members, at the end, and knows by the size what the program was
 * compiled for.
 */
#ifndef KAIKOU_NUMBERS_H
#define KAIKOU_NUMBERS_H

#include "kaikou.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What a seat sees, as numbers: for programs that look at every decision, where JSON would cost more than the game. Kinds and
 * seats that are not there, or not seen, are KAIKOU_HIDDEN. */
#define KAIKOU_HIDDEN 255
#define KAIKOU_MAX_KINDS 64
#define KAIKOU_MAX_MELDS 7
#define KAIKOU_MAX_WALL 256
typedef struct kaikou_seen_meld {
  uint8_t call, form, tile, from;        /* form: 0 run, 1 triplet, 2 quad; tile: of a run the lowest; from: who gave it */
} kaikou_seen_meld;
typedef struct kaikou_seen_seat {
  int64_t total;                         /* points of the hands that are over */
  uint8_t tiles, shown, meld_count, reserved;   /* how many in hand; whether `hand` can be seen */
  uint8_t hand[KAIKOU_MAX_KINDS], aside[KAIKOU_MAX_KINDS];   /* how many of each kind */
  kaikou_seen_meld melds[KAIKOU_MAX_MELDS];
} kaikou_seen_seat;
typedef struct kaikou_seen_discard {
  uint8_t tile, seat, claimed, aside, laid;
} kaikou_seen_discard;
typedef struct kaikou_observation {
  uint64_t wilds, discarding;            /* bit a kind */
  int32_t hand;                          /* its number, from 0 */
  uint16_t left, drawable, pile_size, reserved;
  uint8_t seat, seats, dealer, turn;
  uint8_t stage;                         /* 0 turn, 1 answers, 2 robbing, 3 over, 4 one's own win on a last tile,
                                            5 a step before play */
  uint8_t asked;                         /* whether this seat has something to do */
  uint8_t tile, drawn, indicator;        /* discarded or being added; drawn by this seat; turned up */
  uint8_t reserved_too[7];
  kaikou_seen_seat players[KAIKOU_MAX_SEATS];
  kaikou_seen_discard pile[KAIKOU_MAX_WALL];   /* in the order of discards */
} kaikou_observation;
/* `size` is sizeof(kaikou_observation), by which a later library knows what the program was compiled for. Allocates nothing.
 * `seat` and errors as of kaikou_table_view. */
KAIKOU_API kaikou_status kaikou_table_observe(kaikou_table *table, int seat, kaikou_observation *out, size_t size,
                                              kaikou_reply *reply);

/* A win to be settled: docs/cases.md tells what the members mean. All zero is nobody's hand: begin with kaikou_case_clear. */
typedef struct kaikou_case_meld {
  uint8_t call, tile, from;              /* of a run the lowest tile; KAIKOU_HIDDEN: one's own */
} kaikou_case_meld;
typedef struct kaikou_case_seat {
  uint8_t known, meld_count;             /* known: `hand` is told; the winner's must be, without the winning tile */
  uint8_t hand[KAIKOU_MAX_KINDS], aside[KAIKOU_MAX_KINDS];
  kaikou_case_meld melds[KAIKOU_MAX_MELDS];
} kaikou_case_seat;
typedef struct kaikou_case {
  kaikou_case_seat seats[KAIKOU_MAX_SEATS];
  int64_t facts[8];                      /* in the order of the rules: 0 or 1, a number, a kind */
  uint8_t fact_mask;                     /* bit a fact: told */
  uint8_t dealer, indicator, previous_wild;   /* KAIKOU_HIDDEN: none */
  uint8_t winner, tile, by, from;        /* by: 0 self-drawn, 1 on a discard, 2 robbing; from: KAIKOU_HIDDEN if self-drawn */
  uint8_t after_kong, last_tiles, offender_count, reserved;
  uint8_t offenders[KAIKOU_MAX_SEATS];   /* by last offence */
} kaikou_case;
/* An empty case: every hand unknown, nothing that can be absent there. */
KAIKOU_API void kaikou_case_clear(kaikou_case *one);

typedef struct kaikou_settled {
  int64_t payments[KAIKOU_MAX_SEATS];    /* they sum to zero; all 0 of a refused win */
  uint64_t patterns[2];                  /* bit a pattern, in the order of the rules: the first 64, the next 64 */
  int32_t failed_need;                   /* of a refused win: into the conditions of the rules; -1: no reading at all */
  uint8_t legal, liable, shape;          /* liable: a seat, or KAIKOU_HIDDEN */
  uint8_t wilds_as;                      /* wilds that stand for another tile */
} kaikou_settled;
/* Settles `count` cases, up to the first that is wrong; `done` (may be NULL) is how many were settled. Sizes are sizeof of one case and
 * of one result. Allocates nothing once the scorer is warm. Errors, about the case that is `done`: as of kaikou_score. */
KAIKOU_API kaikou_status kaikou_settle(kaikou_scorer *scorer, const kaikou_case *cases, size_t case_size, size_t count,
                                       kaikou_settled *out, size_t settled_size, size_t *done, kaikou_reply *reply);

#ifdef __cplusplus
}
#endif

#endif
