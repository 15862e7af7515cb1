/* Bots for programs in C: who plays for somebody who is not there. They stand in the same libraries as kaikou.h, whose
 * conventions hold.
 *
 *     kaikou_bot *bot = NULL;
 *     kaikou_action action;
 *     if (kaikou_bot_new(plan, "greedy", &bot, reply) == KAIKOU_OK &&
 *         kaikou_bot_choose(bot, table, seat, &action, reply) == KAIKOU_OK)
 *       kaikou_table_apply(table, action, reply);
 *
 * Bots know no variant: what they know of the rules they read off the plan. They see what their seat may see, and choose the
 * same whatever the other hands and the wall are. They are for absent players and for trying rules out; they are not strong.
 */
#ifndef KAIKOU_BOTS_H
#define KAIKOU_BOTS_H

#include "kaikou.h"

#ifdef __cplusplus
extern "C" {
#endif

/* One bot serves any number of tables of its plan, and any seat, one after the other; for one thread at a time. */
typedef struct kaikou_bot kaikou_bot;

/* The bots there are: [{"name": "greedy", "zh": "…", "en": "…"}]. */
KAIKOU_API kaikou_status kaikou_bots(kaikou_reply *reply);
/* `name`: "random", "greedy", "search", or "search:N" with N playouts a choice. Errors: KAIKOU_WRONG_INPUT if there is no such bot. */
KAIKOU_API kaikou_status kaikou_bot_new(const kaikou_plan *plan, const char *name, kaikou_bot **out, kaikou_reply *reply);
KAIKOU_API void kaikou_bot_free(kaikou_bot *bot);
/* What it would do in the place of `seat`: one of its legal actions; the table does not change. `search` takes some
 * milliseconds, the others some microseconds once they have looked at the plan, which they do at the first choice.
 * Errors: KAIKOU_REFUSED if nothing is asked of the seat; KAIKOU_WRONG_CALL for a table of another plan. */
KAIKOU_API kaikou_status kaikou_bot_choose(kaikou_bot *bot, kaikou_table *table, int seat, kaikou_action *action,
                                           kaikou_reply *reply);

#ifdef __cplusplus
}
#endif

#endif
