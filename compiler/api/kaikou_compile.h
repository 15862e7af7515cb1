/* Kaikou's compiler for programs in C: from rule files to plans, in the library kaikou-compiler, which has
 * everything of kaikou.h and kaikou_bots.h as well: link it instead of kaikou-runtime, not beside it.
 *
 *     kaikou_compiler *compiler = NULL;
 *     kaikou_plan *plan = NULL;
 *     if (kaikou_compiler_new(&compiler, reply) == KAIKOU_OK &&
 *         kaikou_compiler_add_folder(compiler, "/usr/local/share/kaikou/rulesets", reply) == KAIKOU_OK &&
 *         kaikou_compile(compiler, "our_rules", "{\"limit\": 200}", KAIKOU_TERMINATED, &plan, reply) == KAIKOU_OK)
 *       use(plan);
 *
 * The conventions are those of kaikou.h. A program that only scores and plays needs neither this header nor the library.
 */
#ifndef KAIKOU_COMPILE_H
#define KAIKOU_COMPILE_H

#include "kaikou.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Reads rule files and remembers what it has read and compiled. For one thread at a time; compilers of several
 * threads parse one after the other. */
typedef struct kaikou_compiler kaikou_compiler;

KAIKOU_API kaikou_status kaikou_compiler_new(kaikou_compiler **out, kaikou_reply *reply);
KAIKOU_API void kaikou_compiler_free(kaikou_compiler *compiler);

/* A folder where names of rulesets and modules are looked for, with its subfolders; the one added first goes first.
 * Add folders before the first ruleset is read. Errors: KAIKOU_WRONG_INPUT if there is no such folder. */
KAIKOU_API kaikou_status kaikou_compiler_add_folder(kaikou_compiler *compiler, const char *folder, kaikou_reply *reply);

/* The rulesets and modules of the folders: [{"name": "…", "zh": "…", "en": "…", "module": false, "path": "…"}]. Reads
 * every rule file there. */
KAIKOU_API kaikou_status kaikou_rulesets(kaikou_compiler *compiler, kaikou_reply *reply);

/* A plan of a ruleset: a name, or the path of a rule file or a house file. `options` is a JSON object, name to value,
 * as in a case (docs/cases.md), or NULL for the ruleset's own values. The same ruleset and options again cost a
 * look-up; `kou bench` measures the first time. A file that has changed since is not read again: make another
 * compiler. The answer is the plan in `out`, and in the reply the warnings of the rules, as `kou check` prints them,
 * the same each time, "" if there are none. Errors: KAIKOU_WRONG_INPUT with every mistake of the rules as
 * `file:line:column: error[K0101]: …`, without a place where no file is to blame (`error[K0201]: …` for a ruleset that
 * is not there), or with the option that does not fit. */
KAIKOU_API kaikou_status kaikou_compile(kaikou_compiler *compiler, const char *ruleset, const char *options,
                                        size_t options_size, kaikou_plan **out, kaikou_reply *reply);
/* The same of a rule file that is text already. `name` is what messages call it, and other files that it names are
 * looked for beside that path; it may not be empty, and need not be the ruleset's. Nothing of it is remembered. */
KAIKOU_API kaikou_status kaikou_compile_text(kaikou_compiler *compiler, const char *name, const char *source,
                                             size_t source_size, const char *options, size_t options_size,
                                             kaikou_plan **out, kaikou_reply *reply);
/* A ruleset described for programs, as `kou explain RULESET --json` does it: options with types, ranges, titles in both languages,
 * defaults and the values under `options`, so that the form of a room can be made of it; tiles, calls, shapes, patterns,
 * conditions, lines, results with citations and places. docs/schema/rules.schema.json is its schema. Since level 3. Errors as of
 * kaikou_compile. */
KAIKOU_API kaikou_status kaikou_rules(kaikou_compiler *compiler, const char *ruleset, const char *options, size_t options_size,
                                      kaikou_reply *reply);

#ifdef __cplusplus
}
#endif

#endif
