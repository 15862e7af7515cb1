/* Compiles a ruleset within the program, with an option, and with a house rule from memory; writes the first plan to a file.
 *
 *   cc compile_rules.c $(pkg-config --cflags --libs kaikou-compiler) -Wl,-rpath,$(pkg-config --variable=libdir kaikou-compiler) -o compile_rules
 *   ./compile_rules $(pkg-config --variable=rulesetsdir kaikou-compiler) RULESET OPTION VALUE OUT.kplan
 */
#include <kaikou/kaikou.h>
#include <kaikou/kaikou_compile.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static kaikou_reply *reply;

static void must(kaikou_status status, const char *what) {
  if (status == KAIKOU_OK) return;
  fprintf(stderr, "%s: %s: %s\n", what, kaikou_status_name(status), kaikou_reply_text(reply));
  exit(1);
}

static const char *option(const kaikou_plan *plan, const char *name) {
  int i;
  for (i = 0; i < kaikou_plan_option_count(plan); ++i)
    if (strcmp(kaikou_plan_option_name(plan, i), name) == 0) return kaikou_plan_option_value(plan, i);
  return "not there";
}

int main(int argc, char **argv) {
  char options[256], house[512];
  kaikou_compiler *compiler;
  kaikou_plan *plan, *other, *ours;
  FILE *file;
  if (argc != 6) {
    fprintf(stderr, "usage: %s RULESETS-FOLDER RULESET OPTION VALUE OUT.kplan\n", argv[0]);
    return 2;
  }
  snprintf(options, sizeof options, "{\"%s\": %s}", argv[3], argv[4]);
  snprintf(house, sizeof house, "ruleset our_room \"Our room\" / \"Our room\" extends %s\ndefault %s = %s\n", argv[2],
           argv[3], argv[4]);
  reply = kaikou_reply_new();
  if (!reply) return 1;
  must(kaikou_compiler_new(&compiler, reply), "compiler");
  must(kaikou_compiler_add_folder(compiler, argv[1], reply), "folder");

  must(kaikou_compile(compiler, argv[2], NULL, 0, &plan, reply), "compile");
  must(kaikou_compile(compiler, argv[2], options, KAIKOU_TERMINATED, &other, reply), "options");
  must(kaikou_compile_text(compiler, "our_room.kou", house, KAIKOU_TERMINATED, NULL, 0, &ours, reply), "rules");
  printf("%s: %s, %s, %s\n", argv[3], option(plan, argv[3]), option(other, argv[3]), option(ours, argv[3]));

  kaikou_plan_free(ours);
  /* What a form for the options of a room is made of. */
  must(kaikou_rules(compiler, argv[2], NULL, 0, reply), "description");
  printf("%.60s...\n", kaikou_reply_text(reply));
  if (kaikou_compile(compiler, "no_such_rules", NULL, 0, &ours, reply) != KAIKOU_OK) printf("%s\n", kaikou_reply_text(reply));

  must(kaikou_plan_save(plan, reply), "save");
  file = fopen(argv[5], "wb");
  if (!file || fwrite(kaikou_reply_text(reply), 1, kaikou_reply_size(reply), file) != kaikou_reply_size(reply)) return 1;
  fclose(file);
  kaikou_compiler_free(compiler);
  kaikou_plan_free(plan);
  kaikou_plan_free(other);
  kaikou_reply_free(reply);
  return 0;
}
