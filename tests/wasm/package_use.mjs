// The package as its users have it: entries, errors, saved tables, freed objects.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import * as inlined from 'kaikou';
import * as node from 'kaikou/node';
import {load as loadWhole} from 'kaikou/whole';

const bytes = readFileSync(new URL(import.meta.resolve('kaikou/plans/kaikoufan.kplan')));
for (const entry of [inlined, node]) {
  const kaikou = await entry.load();
  assert.equal(await entry.load(), kaikou);
  const plan = kaikou.loadPlan(bytes);
  assert.equal(plan.ruleset, 'kaikoufan');
  assert.equal(plan.titleZh, '开口翻');
  assert.ok(plan.tiles.includes('中'));
  assert.deepEqual(Buffer.from(plan.save()), Buffer.from(bytes));
  assert.throws(() => kaikou.loadPlan(new Uint8Array([1, 2, 3])), (error) => error instanceof entry.KaikouError && error.status === 'wrong input');
  const scorer = plan.scorer();
  assert.throws(() => scorer.score({seats: []}), (error) => error.status === 'wrong input');
  kaikou.language = 'zh';
  assert.throws(() => scorer.score('{'), /[\u4e00-\u9fff]/);
  kaikou.language = 'en';
  const table = plan.table({seed: new Uint8Array(32)});
  table.nextHand();
  const seat = table.toAct()[0];
  const legal = table.legal(seat);
  assert.ok(legal.length > 0);
  assert.throws(() => table.act((seat + 1) % 4, legal[0]), (error) => error.status === 'refused');
  table.takeLog();
  const again = plan.restore(table.save());
  assert.deepEqual(again.view(), table.view());
  assert.equal(table.view(0).seats[1].hand, null);
  table.free();
  table.free();
  assert.throws(() => table.toAct(), /freed/);
  plan.free();
  again.act(seat, legal[0]);             // what was made with a plan goes on without it
}
const compiler = (await loadWhole()).compiler();
assert.ok(compiler.rulesets().some((one) => one.name === 'riichi'));
const mine = compiler.compileText('ruleset mine "我的" / "Mine" extends kaikoufan\n\ndefault 封顶 = 50\ndefault 金顶 = 50\n');
assert.equal(mine.ruleset, 'mine');
const hand = {indicator: '8s', dealer: 0, win: {seat: 0, tile: '5m', by: 'self_draw'}, seats: [{hand: '222557m 77m 99s', melds: [{call: '碰', tiles: '555s', from: 2}], aside: ['中']}, null, null, null]};
assert.deepEqual(mine.scorer().score(hand).payments, [150, -50, -50, -50]);
assert.deepEqual(compiler.compile('kaikoufan', {封顶: 'none'}).scorer().explain(hand).payments, [360, -120, -120, -120]);
assert.throws(() => compiler.compileText('ruleset'), /error\[K01/);
// Nesting that would overflow a small stack is refused by its limit.
assert.throws(() => compiler.compileText(`ruleset deep "深" / "Deep" extends kaikoufan\nlet 深 = ${'('.repeat(5000)}1${')'.repeat(5000)}\n`), /error\[K/);
compiler.compileText(`ruleset deep "深" / "Deep" extends kaikoufan\nlet 深 "深" / "deep" = ${'('.repeat(200)}1${')'.repeat(200)}\n`).free();
console.log('the package works');
