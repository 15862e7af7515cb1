/* The core of the workshop page for programs in C, and for the module of WebAssembly that holds everything. The conventions are
 * those of kaikou.h; docs/workshop.md lists the requests. In no shared library: a program that wants to show the page runs
 * `kou workshop`.
 */
#ifndef KAIKOU_WORKSHOP_H
#define KAIKOU_WORKSHOP_H

#include "kaikou.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Holds what the requests before asked for: rules, tables, trials, logs. For one thread at a time. */
typedef struct kaikou_workshop kaikou_workshop;

/* `folder` is where rulesets are found, with its subfolders. */
KAIKOU_API kaikou_status kaikou_workshop_new(const char *folder, kaikou_workshop **out, kaikou_reply *reply);
KAIKOU_API void kaikou_workshop_free(kaikou_workshop *workshop);
/* One request, an object of JSON, and its answer: {"id": …, "ok": …} or {"id": …, "error": {"message": …}}. A request that is refused is
 * an answer: the status is then KAIKOU_OK as well. */
KAIKOU_API kaikou_status kaikou_workshop_answer(kaikou_workshop *workshop, const char *text, size_t size, kaikou_reply *reply);

#ifdef __cplusplus
}
#endif

#endif
