// The WebAssembly modules against the native program, byte for byte: the conformance corpus, the examples of every ruleset, logs played
// again, and hands that both simulate.
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {Kaikou} from '../../packages/kaikou/src/kaikou.mjs';

const kou = process.env.KAIKOU_KOU;
const work = mkdtempSync(join(tmpdir(), 'kaikou-wasm-'));
process.on('exit', () => rmSync(work, {recursive: true, force: true}));
let passed = 0, failed = 0;
const check = (good, what) => {
  if (good) ++passed;
  else {
    ++failed;
    if (failed < 20) console.log(`FAILED: ${what}`);
  }
};
const native = (...args) => execFileSync(kou, args, {encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit']});
const module = async (name) => {
  const create = (await import(`../../build/wasm/${name}.mjs`)).default;
  return create({wasmBinary: readFileSync(new URL(`../../build/wasm/${name}.wasm`, import.meta.url))});
};

const runtime = new Kaikou(await module('kaikou_runtime'));
const whole = new Kaikou(await module('kaikou_whole'));
const walk = (folder) => readdirSync(folder, {withFileTypes: true}).flatMap((one) => (one.isDirectory() ? walk(join(folder, one.name)) : [join(folder, one.name)]));
for (const path of walk('rulesets')) {
  const at = '/rulesets/' + relative('rulesets', path);
  whole.module.FS.mkdirTree(at.slice(0, at.lastIndexOf('/')));
  whole.module.FS.writeFile(at, readFileSync(path, 'utf8'));
}
const m = whole.module;
whole.withText('/rulesets', (at) => whole.check(m._kaikou_workshop_new(at, whole.out, whole.reply)));
const workshop = whole.made();
const ask = (request) => whole.withText(JSON.stringify(request), (at, size) => {
  whole.check(m._kaikou_workshop_answer(workshop, at, size, whole.reply));
  return JSON.parse(whole.text());
});
whole.check(m._kaikou_compiler_new(whole.out, whole.reply));
const compiler = whole.made();
whole.withText('/rulesets', (at) => whole.check(m._kaikou_compiler_add_folder(compiler, at, whole.reply)));

const digest = (kaikou, plan) => {
  const at = kaikou.module._malloc(32);
  kaikou.check(kaikou.module._kaikou_plan_digest(plan, at, kaikou.reply));
  const hex = Buffer.from(kaikou.module.HEAPU8.slice(at, at + 32)).toString('hex');
  kaikou.module._free(at);
  return hex;
};

// Plans: compiled there and here they have one digest, which is that of everything but the paths of rule files.
const rulesets = JSON.parse(native('list', '--json')).filter((one) => !one.module);
const plans = new Map();
for (const {name} of rulesets) {
  native('build', name, '-o', join(work, `${name}.kplan`));
  const bytes = readFileSync(join(work, `${name}.kplan`));
  plans.set(name, runtime.loadPlan(bytes));
  whole.withText(name, (at) => whole.check(m._kaikou_compile(compiler, at, 0, 0, whole.out, whole.reply)));
  const made = whole.made();
  check(digest(whole, made) === digest(runtime, plans.get(name).at), `${name}: another plan`);
  m._kaikou_plan_free(made);
}

// The corpus.
const scorers = new Map();
const corpus = walk('tests/conformance').filter((path) => path.endsWith('.jsonl') && !path.endsWith('.want.jsonl'));
for (const path of corpus) {
  // Exits with 1 where a case is wrong, as some of these are.
  const wanted = spawnSync(kou, ['score', '--batch', path], {encoding: 'utf8', maxBuffer: 1 << 28}).stdout.trimEnd().split('\n');
  const lines = readFileSync(path, 'utf8').split('\n').filter((line) => line !== '');
  lines.forEach((line, i) => {
    const want = JSON.parse(wanted[i]);
    // What is wrong may be wrong as JSON: it is given as it is.
    let json = {};
    try {
      json = JSON.parse(line);
    } catch {}
    const options = JSON.stringify(want.error === undefined ? json.options ?? {} : {});
    let got;
    try {
      const name = plans.has(json.ruleset) ? json.ruleset : 'kaikoufan';
      const key = `${name} ${options}`;
      if (!scorers.has(key)) {
        whole.withText(name, (at) => whole.withText(options, (given, size) => whole.check(m._kaikou_compile(compiler, at, given, size, whole.out, whole.reply))));
        const plan = whole.made();
        whole.check(m._kaikou_scorer_new(plan, whole.out, whole.reply));
        scorers.set(key, whole.made());
        m._kaikou_plan_free(plan);
      }
      delete json.options;
      const text = want.error === undefined ? JSON.stringify(json) : line;
      got = whole.withText(text, (at, size) => (whole.check(m._kaikou_score(scorers.get(key), at, size, whole.reply)), whole.text()));
    } catch (error) {
      got = `error: ${error.message}`;
    }
    check(want.error === undefined ? got === wanted[i] : got.startsWith('error: '), `${path}:${i + 1}: ${got} is not ${wanted[i]}`);
  });
}

// The examples of every ruleset, explained: by the module that has everything, against the command line.
for (const {name} of rulesets) {
  const examples = ask({do: 'examples', rules: {name}}).ok ?? [];
  for (const example of examples.slice(0, 25)) {
    const mine = plans.get(name).scorer();
    const text = JSON.stringify(example.case);
    const got = runtime.withText(text, (at, size) => (runtime.check(runtime.module._kaikou_explain(mine.at, at, size, runtime.reply)), runtime.text()));
    mine.free();
    const run = spawnSync(kou, ['score', '-r', name, '--json', '--explain', text], {encoding: 'utf8'});
    check(run.stdout.trimEnd() === got, `${name}: ${example.en}: ${got.slice(0, 200)} is not ${run.stdout.slice(0, 200)}`);
    const asked = ask({do: 'score', rules: {name}, case: example.case});
    check(JSON.stringify(asked.ok?.result) === JSON.stringify(JSON.parse(got)), `${name}: ${example.en}: the page's core says something else`);
  }
  check(examples.length > 0 || rulesets.length > 0, `${name}: no examples`);
}

// Logs: what the native program played verifies here, line by line; and a match of the same seed played here is the same log.
for (const name of ['kaikoufan', 'koukoufan', 'pizi']) {
  const log = join(work, `${name}.jsonl`);
  native('sim', '-r', name, '-n', '16', '--seed', 'wasm', '--log', log);
  const text = readFileSync(log, 'utf8');
  const report = plans.get(name).verify(text);
  check(report.closed && report.seed && report.hands.length === 16, `${name}: the log does not verify`);
  const broken = text.replace('"discard ', '"discarx ');
  let refused = false;
  try {
    plans.get(name).verify(broken);
  } catch {
    refused = true;
  }
  check(refused, `${name}: a broken log verifies`);
}
const seed = new Uint8Array(32).fill(9);
const plan = plans.get('kaikoufan');
const table = plan.table({seed}), bot = plan.bot('greedy');
for (let hand = 0; hand < 8; ++hand) {
  table.nextHand();
  while (!table.outcome) {
    const seat = table.toAct()[0];
    table.act(seat, bot.choose(table, seat));
  }
}
table.close();
const played = table.takeLog();
check(plan.verify(played).hands.length === 8, 'a match that was played here verifies here');
const file = join(work, 'here.jsonl');
await import('node:fs').then((fs) => fs.writeFileSync(file, played));
check(spawnSync(kou, ['verify', file], {encoding: 'utf8'}).status === 0, 'a match that was played here verifies there');

// A thousand simulated hands, drawn by both: the same exact counters make the same pictures.
for (const name of ['kaikoufan', 'pizi']) {
  const {trial} = ask({do: 'trial.new', language: 'en', rules: {name}, hands: 1000, seed: 'wasm'}).ok;
  const before = performance.now();
  const step = ask({do: 'trial.step', language: 'en', trial, matches: 1000}).ok;
  const rate = 1000 / ((performance.now() - before) / 1000);
  const html = join(work, 'sim.html');
  const start = performance.now();
  native('sim', '-r', name, '-n', '1000', '--seed', 'wasm', '--threads', '1', '--lang', 'en', '--html', html);
  const nativeRate = 1000 / ((performance.now() - start) / 1000);
  check(step.done && readFileSync(html, 'utf8').includes(step.pictures), `${name}: simulated hands differ`);
  console.log(`${name}: ${rate.toFixed(0)} hands a second, natively ${nativeRate.toFixed(0)}`);
}
console.log(`${passed} answers are the same, ${failed} are not; runtime ${statSync('build/wasm/kaikou_runtime.wasm').size} bytes, whole ${statSync('build/wasm/kaikou_whole.wasm').size} bytes`);
process.exit(failed ? 1 : 0);
