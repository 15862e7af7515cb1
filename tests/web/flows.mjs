// Every flow of the workshop page in a real Chromium: see tests/web/run.
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {createServer} from 'node:http';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {extname, join, normalize} from 'node:path';
import {flows} from './flow_list.mjs';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const {chromium} = require('playwright-core');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const args = process.argv.slice(2);
const keepAt = args.indexOf('--keep');
const keep = keepAt >= 0 ? args.splice(keepAt, 2)[1] : null;
if (keep) mkdirSync(keep, {recursive: true});
const wanted = args;

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
if (!executablePath) {
  console.log('FAILED: Chromium is not installed');
  process.exit(1);
}

/** The program, and the address it printed. */
async function served() {
  const program = spawn(process.env.KAIKOU_KOU, ['workshop', '--no-open', '--lang', 'zh'], {stdio: ['ignore', 'pipe', 'inherit']});
  const address = await new Promise((resolve, reject) => {
    let text = '';
    program.stdout.on('data', (data) => {
      text += data;
      const found = /http:\/\/\S+/.exec(text);
      if (found) resolve(found[0]);
    });
    program.on('exit', () => reject(new Error('kou workshop ended')));
  });
  const url = new URL(address);
  url.searchParams.delete('lang');
  return {name: 'served', address: url.href, stop: () => program.kill('SIGINT')};
}
/** A plain server of files, as anybody may have. */
async function folder() {
  const root = 'build/workshop';
  const types = {'.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.wasm': 'application/wasm', '.json': 'application/json', '.webmanifest': 'application/manifest+json'};
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname)).replace(/^\/+/, '') || 'index.html';
    try {
      const bytes = readFileSync(join(root, path));
      response.writeHead(200, {'Content-Type': types[extname(path)] ?? 'application/octet-stream'}).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {name: 'worker', address: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close()};
}

const shells = [await served()];
if (existsSync('build/workshop/kaikou/kaikou_whole.wasm')) shells.push(await folder());
else if (process.env.KAIKOU_WASM_TESTED) {
  console.log('FAILED: build/workshop is not there');
  process.exit(1);
}

const profile = mkdtempSync(join(tmpdir(), 'kaikou-chromium-'));
const browser = await chromium.launch({
  executablePath, headless: true,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});

let passed = 0, failed = 0;
for (const shell of shells) {
  for (const width of [360, 1280]) {
    for (const language of ['zh', 'en']) {
      for (const flow of flows) {
        // The worker needs what the program was tried with once more, not twice more.
        if (shell.name === 'worker' && !(flow.offline || (width === 360) === (language === 'zh'))) continue;
        if (flow.offline && shell.name !== 'worker') continue;
        const name = `${flow.name} · ${shell.name} · ${width} · ${language}`;
        if (wanted.length && !wanted.some((text) => name.includes(text))) continue;
        const context = await browser.newContext({
          viewport: {width, height: width === 360 ? 740 : 860}, locale: language === 'zh' ? 'zh-CN' : 'en-GB', hasTouch: width === 360, isMobile: width === 360,
          permissions: ['clipboard-read', 'clipboard-write'], acceptDownloads: true,
        });
        const page = await context.newPage();
        const complaints = [];
        page.on('console', (message) => (message.type() === 'error' || message.type() === 'warning') && complaints.push(message.text()));
        page.on('pageerror', (error) => complaints.push(String(error)));
        page.on('request', (request) => !request.url().startsWith(new URL(shell.address).origin) && !/^(data|blob):/.test(request.url()) && complaints.push(`asks ${request.url()}`));
        const zh = language === 'zh';
        const tools = {
          page, context, zh, width, shell, language,
          address: shell.address,
          async open(hash = '') {
            const url = new URL(shell.address);
            url.searchParams.set('lang', language);
            url.hash = hash;
            await page.goto(url.href);
            await page.waitForSelector('main > :not(.wait)');
          },
          async shot(part) {
            if (keep) await page.screenshot({path: join(keep, `${flow.name.replaceAll(' ', '-')}${part ? '-' + part : ''}-${shell.name}-${width}-${language}.png`), fullPage: true});
          },
          async accessible() {
            await page.evaluate(axe);
            const found = await page.evaluate(() => globalThis.axe.run(document, {resultTypes: ['violations']}));
            const told = found.violations.map((one) => `${one.id}: ${one.help} (${one.nodes.slice(0, 3).map((node) => node.target.join(' ')).join('; ')})`);
            if (told.length) throw new Error(`axe-core: ${told.join('\n  ')}`);
            // Nothing stands out to the side.
            const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
            const wide = over > 0 ? await page.evaluate(() => [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
              .slice(0, 4).map((one) => `${one.tagName.toLowerCase()}.${one.className}`).join(', ')) : '';
            if (over > 0) throw new Error(`the page is ${over} pixels too wide: ${wide}`);
          },
        };
        try {
          await Promise.race([flow.run(tools), new Promise((_, reject) => setTimeout(() => reject(new Error('it takes too long')), 120_000))]);
          if (complaints.length && !flow.mayComplain) throw new Error(`the console says: ${complaints.slice(0, 3).join(' | ')}`);
          ++passed;
        } catch (error) {
          ++failed;
          console.log(`FAILED: ${name}\n  ${String(error.message ?? error).slice(0, 1500)}${complaints.length ? `\n  the console says: ${complaints.slice(0, 4).join(' | ')}` : ''}`);
          if (keep) await page.screenshot({path: join(keep, `FAILED-${name.replaceAll(/[ ·]+/g, '-')}.png`)}).catch(() => undefined);
        }
        await context.close();
      }
    }
  }
}
await browser.close();
for (const shell of shells) shell.stop();
rmSync(profile, {recursive: true, force: true});
console.log(`${passed} flows passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
