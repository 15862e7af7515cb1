// The package in Chromium: each entry for pages scores a hand, the worker too, without a bundler and without anything from elsewhere;
// and how long it takes from an empty page to the first score. Usage: node package_browser.mjs FOLDER-OF-THE-INSTALLED-PACKAGE
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import {extname, join, normalize} from 'node:path';

const {chromium} = createRequire(new URL('../../web/package.json', import.meta.url))('playwright-core');
const folder = process.argv[2];
const types = {'.mjs': 'text/javascript', '.wasm': 'application/wasm', '.kplan': 'application/octet-stream'};
const asked = new Set();
const server = createServer(async (request, response) => {
  const path = normalize(new URL(request.url, 'http://here').pathname);
  asked.add(path);
  if (path === '/') {
    response.writeHead(200, {'Content-Type': 'text/html'}).end('<!doctype html><link rel=icon href="data:,"><title>kaikou</title>');
    return;
  }
  try {
    const bytes = await readFile(join(folder, path));
    response.writeHead(200, {'Content-Type': types[extname(path)] ?? 'application/octet-stream', 'Cache-Control': 'no-store'}).end(bytes);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const address = `http://127.0.0.1:${server.address().port}/`;
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
assert.ok(executablePath, 'Chromium is not installed');
const browser = await chromium.launch({
  executablePath, headless: true,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const hand = {indicator: '8s', dealer: 0, win: {seat: 0, tile: '5m', by: 'self_draw'}, seats: [{hand: '222557m 77m 99s', melds: [{call: '碰', tiles: '555s', from: 2}], aside: ['中']}, null, null, null]};

// A page of its own profile for each: nothing is kept from the one before. Answers what it paid and the milliseconds to there.
const inPage = async (entry) => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const wrong = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (said) => said.type() === 'error' && wrong.push(said.text()));
    await page.goto(address);
    const got = await page.evaluate(async ([entry, hand]) => {
      const begin = performance.now();
      const plan = new Uint8Array(await (await fetch('/plans/kaikoufan.kplan')).arrayBuffer());
      const module = await import(`/dist/${entry}.mjs`);
      const scorer = entry === 'worker' ? await module.workerScorer(plan) : (await module.load()).loadPlan(plan).scorer();
      const {payments} = await scorer.score(hand);
      const took = performance.now() - begin;
      let refused = null;
      try {
        await scorer.score({seats: []});
      } catch (error) {
        refused = error.status;
      }
      const waits = await scorer.waits({...hand, win: undefined}, 0);
      scorer.free();
      return {payments, took, refused, asked: waits.seat};
    }, [entry, hand]);
    assert.deepEqual(wrong, [], entry);
    assert.deepEqual(got.payments, [360, -120, -120, -120], entry);
    assert.equal(got.refused, 'wrong input', entry);
    assert.equal(got.asked, 0, entry);
    return got.took;
  } finally {
    await context.close();
  }
};

try {
  for (const entry of ['index', 'browser', 'worker']) {
    asked.clear();
    const times = [];
    for (let i = 0; i < 5; ++i) times.push(await inPage(entry));
    // The default entry has its module within; the other for pages fetches it.
    assert.equal(asked.has('/dist/kaikou_runtime.wasm'), entry === 'browser', entry);
    times.sort((a, b) => a - b);
    // Told, not judged: the budget, 200 ms, is for a machine at rest.
    console.log(`${entry}: first score after ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  }
} finally {
  await browser.close();
  server.close();
}
console.log('the package works in a browser');
