/* Kaikou for programs in C, and in every language that can call C: the one header that an embedder needs.
 *
 *     kaikou_reply *reply = kaikou_reply_new();
 *     kaikou_plan *plan = NULL;
 *     kaikou_scorer *scorer = NULL;
 *     if (kaikou_plan_load(bytes, size, &plan, reply) == KAIKOU_OK &&
 *         kaikou_scorer_new(plan, &scorer, reply) == KAIKOU_OK &&
 *         kaikou_score(scorer, "{\"indicator\": \"8s\", ...}", KAIKOU_TERMINATED, reply) == KAIKOU_OK)
 *       puts(kaikou_reply_text(reply));
 *     else
 *       fprintf(stderr, "%s\n", kaikou_reply_text(reply));
 *     kaikou_scorer_free(scorer);
 *     kaikou_plan_free(plan);
 *     kaikou_reply_free(reply);
 *
 * Beside it stand kaikou_numbers.h (tables and cases as numbers, where JSON would cost too much), kaikou_bots.h and
 * kaikou_compile.h. A plan is made by `kou build RULESET -o FILE.kplan`, or within the program by kaikou_compile.h.
 *
 * Calls.      Every function that can fail returns a status and, into its `reply`, the answer or the text of the
 *             error. `reply` may be NULL where the answer is not text. An `out` is set when the status is KAIKOU_OK,
 *             else to NULL. Nothing is printed, no global state is kept, no signal raised, no exception leaves a
 *             function; also not when memory runs out.
 * Ownership.  What a function called `..._new`, `..._load`, `..._clone` or `..._restore` gives is freed by the
 *             function called `..._free`, which accepts NULL. Everything else that is pointed to belongs to the
 *             object it was asked of. Objects keep alive what they need: a plan may be freed while scorers and tables
 *             made with it go on.
 * Threads.    A plan never changes: any number of threads may use one. Every other object is for one thread at a
 *             time; distinct objects, also of one plan, may be used by as many threads at the same moment.
 * Text.       UTF-8. Texts that go in are `text, size`; the size KAIKOU_TERMINATED means: up to its 0. Texts that
 *             come out end with a 0. Messages are English, lower case, without a full stop, and speak in the names of
 *             the rules; kaikou_reply_set_language makes them Chinese. The `reason` of a refused win is part of a result, not a message: a title of the rules, in
 *             Chinese, as `kou score --json` writes it; kaikou_explain has it in both languages.
 * Units.      Seats are 0, 1, 2, 3 in the order of play. Points are the whole numbers of the rules. Tiles are kinds
 *             of the plan, 0 .. kaikou_plan_tile_count - 1, calls 0 .. kaikou_plan_call_count - 1.
 */
#ifndef KAIKOU_H
#define KAIKOU_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(_WIN32)
#define KAIKOU_API
#else
#define KAIKOU_API __attribute__((visibility("default")))
#endif

/* Grows by one when a function is added; functions and numbers that are there stay. */
#define KAIKOU_API_LEVEL 3

#define KAIKOU_TERMINATED ((size_t)-1)
#define KAIKOU_MAX_SEATS 4
#define KAIKOU_NO_SEAT (-1)
/* Longer cases are refused unread. */
#define KAIKOU_MAX_CASE_BYTES ((size_t)1 << 20)

typedef enum kaikou_status {
  KAIKOU_OK = 0,
  KAIKOU_WRONG_CALL = 1,     /* the program's mistake: NULL for an object, a number out of range */
  KAIKOU_WRONG_INPUT = 2,    /* bytes or text that are not what they should be; an impossible table */
  KAIKOU_REFUSED = 3,        /* an action that the rules do not allow now; nothing has changed */
  KAIKOU_FAULT = 4,          /* a rule that could not be computed on this table */
  KAIKOU_NO_MEMORY = 5,      /* the objects of the call are as they were, or can still be freed */
  KAIKOU_INTERNAL = 6        /* a mistake of Kaikou itself */
} kaikou_status;

typedef struct kaikou_reply kaikou_reply;
typedef struct kaikou_plan kaikou_plan;
typedef struct kaikou_scorer kaikou_scorer;
typedef struct kaikou_table kaikou_table;

/* ── library ── */

/* "0.1.0": of the library that is linked, whatever header was compiled. Never NULL. */
KAIKOU_API const char *kaikou_version(void);
/* KAIKOU_API_LEVEL of the library. */
KAIKOU_API int kaikou_api_level(void);
/* The format of plans that kaikou_plan_load reads. Another is refused: build the plan again. */
KAIKOU_API int kaikou_plan_format(void);
/* "ok", "wrong call", "refused"... of a status; "unknown status" of other numbers. */
KAIKOU_API const char *kaikou_status_name(kaikou_status status);

/* ── replies: where answers and errors are put ── */

/* One reply serves any number of calls, one after the other, and keeps its memory. NULL when memory runs out. */
KAIKOU_API kaikou_reply *kaikou_reply_new(void);
KAIKOU_API void kaikou_reply_free(kaikou_reply *reply);
/* The language of the messages that come into this reply from now on: "zh" or "en", as at first. 1, or 0 for another language.
 * Answers in JSON and the names of the rules do not change with it. */
KAIKOU_API int kaikou_reply_set_language(kaikou_reply *reply, const char *language);
/* Of the last call with this reply: the answer after KAIKOU_OK ("" where there is none), else what was wrong. Valid
 * until the next call with it. Never NULL; "" for NULL. Bytes (of kaikou_plan_save) may contain 0: use the size. */
KAIKOU_API const char *kaikou_reply_text(const kaikou_reply *reply);
KAIKOU_API size_t kaikou_reply_size(const kaikou_reply *reply);
KAIKOU_API kaikou_status kaikou_reply_status(const kaikou_reply *reply);
/* The seat that an error is about, or KAIKOU_NO_SEAT; the tile, or "". */
KAIKOU_API int kaikou_reply_seat(const kaikou_reply *reply);
KAIKOU_API const char *kaikou_reply_tile(const kaikou_reply *reply);
/* After KAIKOU_REFUSED by an action, or because no hand was dealt, which refusal: a number for programs, the same in
 * every version; 0 else. Names are those of runtime/table/refusals.def, in its order; kaikou_refusal_text gives the text
 * of one, NULL if there is no such number. */
KAIKOU_API int kaikou_reply_refusal(const kaikou_reply *reply);
KAIKOU_API const char *kaikou_refusal_text(int refusal);

/* ── plans: rulesets with their options fixed ── */

/* A plan from the bytes of a plan file. They are treated as hostile: what comes out is verified. `bytes` is not kept.
 * Takes time and memory in proportion to the size. Errors: KAIKOU_WRONG_INPUT for anything that is no plan of
 * kaikou_plan_format. */
KAIKOU_API kaikou_status kaikou_plan_load(const void *bytes, size_t size, kaikou_plan **out, kaikou_reply *reply);
/* The bytes of a plan as the answer. Loading them gives the same plan. */
KAIKOU_API kaikou_status kaikou_plan_save(const kaikou_plan *plan, kaikou_reply *reply);
KAIKOU_API void kaikou_plan_free(kaikou_plan *plan);
/* What the plan says of its rules, in JSON: tiles, calls, shapes, patterns, conditions, lines, results, with titles in both languages,
 * citations and places (docs/schema/rules.schema.json). Options have the texts that the plan fixed; their types and ranges
 * are the compiler's to tell (kaikou_rules of kaikou_compile.h). Since level 3. */
KAIKOU_API kaikou_status kaikou_plan_rules(const kaikou_plan *plan, kaikou_reply *reply);

/* What follows is a look-up and cannot fail; of NULL, or an index out of range, the answer is NULL or 0. Texts belong
 * to the plan. */

/* The ruleset's name, and its titles. */
KAIKOU_API const char *kaikou_plan_ruleset(const kaikou_plan *plan);
KAIKOU_API const char *kaikou_plan_title_zh(const kaikou_plan *plan);
KAIKOU_API const char *kaikou_plan_title_en(const kaikou_plan *plan);
KAIKOU_API int kaikou_plan_seats(const kaikou_plan *plan);
/* Every option of the ruleset, as declared, with the value that this plan fixed: "封顶" and "300". */
KAIKOU_API int kaikou_plan_option_count(const kaikou_plan *plan);
KAIKOU_API const char *kaikou_plan_option_name(const kaikou_plan *plan, int option);
KAIKOU_API const char *kaikou_plan_option_value(const kaikou_plan *plan, int option);
/* The kinds of tile: by their names, as actions, views and logs write them ("5万", "中"), and as results of scoring
 * write them ("5m", "中"). Whatever reads tiles reads both. */
KAIKOU_API int kaikou_plan_tile_count(const kaikou_plan *plan);
KAIKOU_API const char *kaikou_plan_tile_name(const kaikou_plan *plan, int tile);
KAIKOU_API const char *kaikou_plan_tile_text(const kaikou_plan *plan, int tile);
/* The calls: names as declared. */
KAIKOU_API int kaikou_plan_call_count(const kaikou_plan *plan);
KAIKOU_API const char *kaikou_plan_call_name(const kaikou_plan *plan, int call);

/* ── scoring ── */

/* Scores tables by a plan. Holds tables of readings, which fill while it is used (some hundred KB;
 * kaikou_scorer_memory) and make later answers faster: keep one, rather than make one a table. */
KAIKOU_API kaikou_status kaikou_scorer_new(const kaikou_plan *plan, kaikou_scorer **out, kaikou_reply *reply);
KAIKOU_API void kaikou_scorer_free(kaikou_scorer *scorer);
/* Bytes held by its tables of readings. Bounded, whatever hands it meets. 0 for NULL. */
KAIKOU_API size_t kaikou_scorer_memory(const kaikou_scorer *scorer);

/* What a win pays. `text` is a case in JSON, the answer a result in JSON; docs/cases.md has both. A refused win is an
 * answer (`"legal": false`), not an error. `ruleset` may be left out; `options` must be left out or empty, for a plan
 * has its options fixed. Hands of other seats may be unknown (`null`), the winner's may not. `kou bench` measures it:
 * microseconds once the tables are warm, much longer for the first hands with many wild tiles. Errors:
 * KAIKOU_WRONG_INPUT for what is no case or no possible table, with the seat and the tile where they apply;
 * KAIKOU_FAULT with the name of the rule. */
KAIKOU_API kaikou_status kaikou_score(kaikou_scorer *scorer, const char *text, size_t size, kaikou_reply *reply);
/* The same with a member `explanation`: the reading chosen and every line that counted, with its citation; of a
 * refused win what failed, and what the hand lacks. Several times slower than kaikou_score. */
KAIKOU_API kaikou_status kaikou_explain(kaikou_scorer *scorer, const char *text, size_t size, kaikou_reply *reply);
/* Every tile that completes the hand of `seat`, by draw and by each other seat's discard, with its result: {"seat":
 * 0, "waits": [{"tile": "3s", "by": "discard", "from": 1, "result": {...}}], "refused": [{"tile": "4s", "by":
 * "self_draw", "reason": "..."}], "lacks": 1, "lacks_over": null}. `refused`: with these the hand is complete, but the
 * rules refuse the win. `lacks`: how many tiles it lacks to be complete, null where it is more than `lacks_over`. A hand
 * in its turn, of one tile more, is answered by discards: {"seat": 0, "complete": false, "discards": [{"discard": "5m",
 * "waits": [...], "refused": [...]}], "lacks": 1, "lacks_over": null}. The case has no `win`: one that has is refused. With KAIKOU_NO_SEAT the only hand that is told is meant. Takes as long as scoring some dozen tables. Errors
 * as of kaikou_score. */
KAIKOU_API kaikou_status kaikou_waits(kaikou_scorer *scorer, const char *text, size_t size, int seat, kaikou_reply *reply);

/* ── tables: matches, played hand after hand ── */

/* A match of a plan. `seats` must be the plan's. All randomness comes from the 32 bytes of `seed`: keep them secret,
 * and the same seed and actions give the same match everywhere. With `keep_log` not 0 every hand is written down
 * (docs/log.md); without it, nothing is. No hand is dealt yet. Five KB, so a process may keep many thousands: what
 * plays them (some hundred KB) belongs to the plan, one for every call that runs at the same moment. Errors:
 * KAIKOU_WRONG_INPUT if the rules say too little to be played, KAIKOU_WRONG_CALL for a wrong number of seats. */
KAIKOU_API kaikou_status kaikou_table_new(const kaikou_plan *plan, int seats, const uint8_t seed[32], int keep_log,
                                          kaikou_table **out, kaikou_reply *reply);
KAIKOU_API void kaikou_table_free(kaikou_table *table);
/* A second table at the same point, independent from here on: for thinking ahead. It keeps no log. Two allocations, of three
 * KB and of what was chosen in the hand; kaikou_table_copy spares those too. */
KAIKOU_API kaikou_status kaikou_table_clone(const kaikou_table *table, kaikou_table **out, kaikou_reply *reply);
/* Sets `into`, which keeps no log, to where `from` is: a clone without allocation, but for the first time (3 KB are copied).
 * Both must be of one plan. */
KAIKOU_API kaikou_status kaikou_table_copy(const kaikou_table *from, kaikou_table *into, kaikou_reply *reply);
/* What follows in this block is since level 3. The 32 bytes of seeds, commitments and shares are written out as they are.
 *
 * A seed for a match that matters: 32 bytes from the system's secure source. Errors: KAIKOU_INTERNAL if there is none. */
KAIKOU_API kaikou_status kaikou_random_seed(uint8_t seed[32], kaikou_reply *reply);
/* SHA-256 of 32 bytes: what one publishes who is bound to them and keeps them secret. */
KAIKOU_API void kaikou_commitment(const uint8_t seed[32], uint8_t out[32]);
/* The commitment to the seed of the match: give it to the players before anything else. */
KAIKOU_API kaikou_status kaikou_table_commitment(const kaikou_table *table, uint8_t out[32], kaikou_reply *reply);
/* The commitment to the seed of the hand that runs, or of the next: give it to the players before the deal. Errors:
 * KAIKOU_REFUSED for a wall that was given, while shares are not opened, and after the match was closed. */
KAIKOU_API kaikou_status kaikou_table_hand_commitment(const kaikou_table *table, uint8_t out[32], kaikou_reply *reply);
/* The seed of the last hand, when it is over, and that of the match, when it is closed. Errors: KAIKOU_REFUSED before, and
 * for a wall that was given. */
KAIKOU_API kaikou_status kaikou_table_hand_seed(const kaikou_table *table, uint8_t out[32], kaikou_reply *reply);
KAIKOU_API kaikou_status kaikou_table_seed(const kaikou_table *table, uint8_t out[32], kaikou_reply *reply);
/* Players add to the seed, so that nobody can have chosen the walls (docs/log.md): first every seat that takes part commits
 * to a share of 32 bytes that it keeps to itself, then all open them, both before the first hand. `seats` has bit s for a
 * seat that takes part, `commitments` and `shares` 32 bytes for each of them, in the order of seats. Between the two no
 * hand is dealt: if somebody does not open his share, give the match up (kaikou_table_close). Errors: KAIKOU_REFUSED at
 * another time; KAIKOU_WRONG_INPUT for a share that was not committed to, with the seat: nothing has changed then. */
KAIKOU_API kaikou_status kaikou_table_pledge_shares(kaikou_table *table, unsigned seats, const uint8_t *commitments,
                                                    kaikou_reply *reply);
KAIKOU_API kaikou_status kaikou_table_open_shares(kaikou_table *table, const uint8_t *shares, kaikou_reply *reply);

/* Everything as bytes (about 1 KB, the seed among them): a restored table goes on identically, its log with the
 * next line. Lines of the log are not saved: take them first (kaikou_table_take_log). Bytes are treated as hostile when
 * they come back. Of a hand they hold the choices and nothing else: it is dealt by the seed and played again, so it cannot
 * be any other (that takes about a tenth of a millisecond). Of the hands before, only what they left is kept: totals, what
 * the house has, who deals, which tile was wild. These are believed as far as they can be: totals and house sum to zero, and
 * the wild tile is one that the seed dealt, unless the wall of that hand was given. So is a wall that was given. Errors of save:
 * KAIKOU_REFUSED while lines of the log are not taken, KAIKOU_FAULT if the totals left no room for another hand. Errors
 * of restore: KAIKOU_WRONG_INPUT for bytes that are no saved table, or one of another plan. */
KAIKOU_API kaikou_status kaikou_table_save(kaikou_table *table, kaikou_reply *reply);
KAIKOU_API kaikou_status kaikou_table_restore(const kaikou_plan *plan, const void *bytes, size_t size, kaikou_table **out,
                                              kaikou_reply *reply);

typedef enum kaikou_act {
  KAIKOU_DISCARD = 0,        /* `tile` from the hand */
  KAIKOU_CALL = 1,           /* `call` with `tile`, of a run the lowest */
  KAIKOU_WIN = 2,            /* on the tile drawn, discarded or added to a quad */
  KAIKOU_PASS = 3,           /* to an offer */
  KAIKOU_STEP = 4            /* step `call` of the rules; `tile`: the kind given or discarded with it, the value chosen, or 0 */
} kaikou_act;
/* Four bytes; what a kind of action does not use is 0. */
typedef struct kaikou_action {
  uint8_t act, seat, call, tile;
} kaikou_action;
#define KAIKOU_MAX_ACTIONS 1536  /* no seat ever has more to choose from */

/* Deals the next hand. Errors: KAIKOU_REFUSED while a hand is running, or after kaikou_table_close. */
KAIKOU_API kaikou_status kaikou_table_next_hand(kaikou_table *table, kaikou_reply *reply);
/* The same with a wall of one's own, for puzzles, tests and tiles that a machine has shuffled: kinds in the order of drawing,
 * as many of each as the rules have copies. No dice are thrown, and nobody has committed to a seed: `kou verify` says so
 * of the log. Since level 3. Errors: KAIKOU_WRONG_INPUT for another wall. */
KAIKOU_API kaikou_status kaikou_table_next_hand_with(kaikou_table *table, const uint8_t *wall, size_t size,
                                                     kaikou_reply *reply);
/* Bit a seat: who has something to do. 0 when no hand is running, and for NULL. Several seats may be asked about one
 * discard; they answer in any order. */
KAIKOU_API unsigned kaikou_table_to_act(const kaikou_table *table);
/* What is open to a seat: exactly what kaikou_table_apply takes. Writes up to `capacity` actions and sets `count` to
 * how many there are. Order: win, calls, discards, pass. */
KAIKOU_API kaikou_status kaikou_table_legal(kaikou_table *table, int seat, kaikou_action *actions, size_t capacity,
                                            size_t *count, kaikou_reply *reply);
/* The same as text in one call: ["win", "call 碰 5万", "pass"]. Since level 3. */
KAIKOU_API kaikou_status kaikou_table_legal_texts(kaikou_table *table, int seat, kaikou_reply *reply);
/* The same as integers: act + 256 * seat + 65536 * call + 16777216 * tile. Since level 3. */
KAIKOU_API kaikou_status kaikou_table_legal_packed(kaikou_table *table, int seat, uint32_t *actions, size_t capacity,
                                                   size_t *count, kaikou_reply *reply);
/* Takes an action; everything that nobody decides happens too, and a hand that ends is added to the totals. Without a
 * log it allocates nothing once the tables are warm. Errors: KAIKOU_REFUSED with the reason, and nothing has changed,
 * whatever the four bytes are, a seat that is none included. This is for actions that the program itself chose: it takes
 * them for whatever seat they name, and a refusal tells about that seat. What comes from a client goes through
 * kaikou_table_apply_as or kaikou_table_apply_text. */
KAIKOU_API kaikou_status kaikou_table_apply(kaikou_table *table, kaikou_action action, kaikou_reply *reply);
/* An action that came from the client of `seat`, whatever its four bytes are. One that names another seat is refused before
 * the table is asked anything, so that the refusal tells nothing of what that seat holds or may do. Since level 3. Errors
 * as of kaikou_table_apply; KAIKOU_WRONG_CALL if `seat` is none. */
KAIKOU_API kaikou_status kaikou_table_apply_as(kaikou_table *table, int seat, kaikou_action action, kaikou_reply *reply);
/* The same of an action as text, which names no seat: reads it (kaikou_table_read_action) and takes it. Since level 3.
 * Errors: KAIKOU_WRONG_INPUT for what is no action, and those of kaikou_table_apply_as. */
KAIKOU_API kaikou_status kaikou_table_apply_text(kaikou_table *table, int seat, const char *text, size_t size,
                                                 kaikou_reply *reply);
/* Takes `count` actions as integers (kaikou_table_legal_packed), one after the other, up to the first that is refused; `taken`
 * (may be NULL) is how many were. For programs that play back or search: it looks at no client's seat. Since level 3. Errors
 * as of kaikou_table_apply, of the action that was not taken. */
KAIKOU_API kaikou_status kaikou_table_apply_packed(kaikou_table *table, const uint32_t *actions, size_t count,
                                                   size_t *taken, kaikou_reply *reply);
/* A seat leaves the hand, which it may at any time where the rules speak of leaving. Errors: KAIKOU_REFUSED with the
 * reason. */
KAIKOU_API kaikou_status kaikou_table_leave(kaikou_table *table, int seat, kaikou_reply *reply);
/* An action as text, without its seat: "win", "pass", "discard 5万", "call 碰 5万"; and back. Reading accepts every
 * spelling of tiles, and looks at nothing but the text: whether the action is legal is told by kaikou_table_apply_as. */
KAIKOU_API kaikou_status kaikou_table_action_text(kaikou_table *table, kaikou_action action, kaikou_reply *reply);
KAIKOU_API kaikou_status kaikou_table_read_action(kaikou_table *table, int seat, const char *text, size_t size,
                                                  kaikou_action *action, kaikou_reply *reply);

/* What `seat` sees, in JSON (docs/embedding.md lists the members): its own hand, and what lies open. With
 * KAIKOU_NO_SEAT all hands, for those who may see them; never the wall. Errors: KAIKOU_REFUSED before the first hand.
 * */
KAIKOU_API kaikou_status kaikou_table_view(kaikou_table *table, int seat, kaikou_reply *reply);
/* What happened, for the client of a seat: an alternative to whole views. A table keeps the events of its hand from the next
 * action on, when it is told to: eight bytes each, some 300 a hand; they are not saved. Since level 3. */
KAIKOU_API kaikou_status kaikou_table_keep_events(kaikou_table *table, int keep, kaikou_reply *reply);
/* What happened since the seat asked last: `hand` and `from` are `hand` and `next` of the answer before, 0 and 0 at first. {"seat": 0,
 * "hand": 3, "from": 12, "next": 14, "events": [{"event": "draw", "seat": 1, "tile": null, "replacement": false}, …]}; of another hand
 * than `hand`, from its beginning. docs/embedding.md lists the events. Nothing in it, and no number, hangs on what the seat
 * cannot see. Since level 3. Errors: KAIKOU_REFUSED if none are kept, or not from the beginning of the hand: ask for a view. */
KAIKOU_API kaikou_status kaikou_table_events(const kaikou_table *table, int seat, int hand, size_t from, kaikou_reply *reply);
/* What would complete the hand of `seat`: {"seat": 0, "waits": [{"tile": "3条", "draw": true, "discard": true,
 * "unseen": 2}]}; `unseen` counts the copies that the seat does not see. In its own turn, for each discard that
 * leaves it waiting: {"seat": 0, "discards": [{"discard": "5万", "waits": [...]}]}. A seat that is asked about its win
 * on a last tile (stage `last`) cannot discard: the answer is what its hand waits for without that tile, which is among
 * it. Asks about every tile, so it costs as much as some hundred actions. Errors as of the view. */
KAIKOU_API kaikou_status kaikou_table_hints(kaikou_table *table, int seat, kaikou_reply *reply);

typedef enum kaikou_outcome {
  KAIKOU_NOT_OVER = 0,       /* or no hand was dealt */
  KAIKOU_WON = 1,
  KAIKOU_DRAWN = 2,
  KAIKOU_LEFT = 3,
  KAIKOU_FAULTED = 4         /* a rule could not be computed: the hand is void */
} kaikou_outcome;
/* How the last hand ended. */
KAIKOU_API kaikou_outcome kaikou_table_outcome(const kaikou_table *table);
/* Its winners in order: how many, and which seat. 0 and KAIKOU_NO_SEAT where there is none. */
KAIKOU_API int kaikou_table_winner_count(const kaikou_table *table);
KAIKOU_API int kaikou_table_winner(const kaikou_table *table, int index);
/* Points of the last hand that ended, and of all hands, of each seat; 0 for what is not there. What a seat that leaves
 * pays to the house is in its points and its total. */
KAIKOU_API int64_t kaikou_table_points(const kaikou_table *table, int seat);
KAIKOU_API int64_t kaikou_table_total(const kaikou_table *table, int seat);
/* What the house was paid in all hands: the totals of all seats and this sum to zero. 0 for NULL. Since level 2. */
KAIKOU_API int64_t kaikou_table_house(const kaikou_table *table);
/* How many hands have ended, and who deals the hand that is running, or the next. */
KAIKOU_API int kaikou_table_hands(const kaikou_table *table);
KAIKOU_API int kaikou_table_dealer(const kaikou_table *table);
/* What winner `index` of the last hand was paid, and why: as of kaikou_explain. Errors: KAIKOU_REFUSED if there is
 * none; KAIKOU_FAULT if the hand is void, with the rule that could not be computed, the reason and the place of the rule. */
KAIKOU_API kaikou_status kaikou_table_explain(kaikou_table *table, int index, kaikou_reply *reply);

/* The lines of the log since the last call, in JSON Lines; the table does not keep them. Its memory goes to
 * the reply. The log opens the seed of each hand when the hand is over. Errors: KAIKOU_REFUSED if the table keeps no log. */
KAIKOU_API kaikou_status kaikou_table_take_log(kaikou_table *table, kaikou_reply *reply);
/* Ends the match: no hand follows, and the log is closed with a line that opens the seed. Errors: KAIKOU_REFUSED
 * while a hand is running, or when it was closed before. */
KAIKOU_API kaikou_status kaikou_table_close(kaikou_table *table, kaikou_reply *reply);

/* ── logs: replayed and verified (docs/log.md). Since level 3 ── */

/* What the first line of a log says of its rules: {"ruleset": "…", "options": {"封顶": "300"}, "plan": "…", "product": "…"}. Errors:
 * KAIKOU_WRONG_INPUT if it is no such line. */
KAIKOU_API kaikou_status kaikou_log_head(const char *text, size_t size, kaikou_reply *reply);
/* The 32 bytes that a log calls its `plan`. */
KAIKOU_API kaikou_status kaikou_plan_digest(const kaikou_plan *plan, uint8_t out[32], kaikou_reply *reply);
/* Plays the log of one match again, line by line, by the plan that it is of. */
typedef struct kaikou_replay kaikou_replay;
KAIKOU_API kaikou_status kaikou_replay_new(const kaikou_plan *plan, kaikou_replay **out, kaikou_reply *reply);
KAIKOU_API void kaikou_replay_free(kaikou_replay *replay);
/* Takes lines, each ended by a line feed, up to that which closes the match: `used` (may be NULL) is how many bytes those are that
 * were right, and what follows them is another match, or wrong. Text comes in as many pieces as you like, of whole lines.
 * Errors: KAIKOU_WRONG_INPUT with "line 12: …" at the first line that is not as the rules give it; the replay stays as it
 * was after the line before. */
KAIKOU_API kaikou_status kaikou_replay_take(kaikou_replay *replay, const char *text, size_t size, size_t *used,
                                            kaikou_reply *reply);
/* What was found: {"lines": 1200, "closed": true, "seed": true, "shares": [0, 2], "hands": [{"number": 0, "dealer": 0, "actions": 71,
 * "seed": true, "outcome": "won", "winners": [2], "points": [-10, -10, 30, -10]}]}. `seed`: somebody committed to the seed, it
 * was opened, and it makes the walls; a log is verified if it is closed and `seed` is true everywhere. It is not for a hand
 * whose wall was given (kaikou_table_next_hand_with). */
KAIKOU_API kaikou_status kaikou_replay_report(const kaikou_replay *replay, kaikou_reply *reply);
/* The table after the last line, as kaikou_table_view. */
KAIKOU_API kaikou_status kaikou_replay_view(kaikou_replay *replay, int seat, kaikou_reply *reply);

#ifdef __cplusplus
}
#endif

#endif
