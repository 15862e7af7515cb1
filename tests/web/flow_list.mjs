// What people do on the page. `run` is told the page and what it needs to know; it throws when something is not as it should be.
import assert from 'node:assert/strict';

const tab = (page, view) => page.click(`nav button[data-view=${view}]`);
const paid = (page) => page.locator('.answer .pays td').allInnerTexts();
// The rules that were picked are there: the card of options is theirs.
const chosen = (page) => page.waitForFunction(() => document.querySelector('.options-card summary .dim')?.textContent === document.querySelector('#ruleset').selectedOptions[0].textContent);
const steady = (page) => page.waitForFunction(() => document.querySelector('.answer .pays, .answer .refused, .answer .wrong, .answer .hint'));

export const flows = [
  {
    name: 'first screen',
    async run({page, open, accessible, shot, zh, width}) {
      const begin = Date.now();
      await open();
      await steady(page);
      const took = Date.now() - begin;
      assert.ok(took < 15000, `the first screen took ${took} ms`);
      assert.equal(await page.getAttribute('html', 'lang'), zh ? 'zh-CN' : 'en');
      assert.ok((await page.locator('.felt .tile').count()) >= 10, 'a hand lies on the table');
      assert.equal((await paid(page)).length, 4);
      assert.ok((await page.locator('.answer .lines tr').count()) > 3, 'every point has its reason');
      assert.ok((await page.locator('.answer .reading .tile').count()) >= 14, 'the reading is shown as tiles');
      if (width > 1000) assert.ok((await page.locator('.options .option').count()) > 5, 'the options are a form');
      // What it pays is seen without scrolling on a desk.
      if (width > 1000) assert.ok((await page.locator('.answer .pays').boundingBox()).y < 700);
      await accessible();
      await shot();
    },
  },
  {
    name: 'a limit is changed',
    async run({page, open, zh}) {
      await open();
      await steady(page);
      await page.selectOption('#ruleset', 'kaikoufan');
      await steady(page);
      // A hand that comes to 120 from each, below the limit of these rules. When all three reach the limit, each pays the higher one.
      await page.click('[data-key=type]');
      await page.fill('#words', 'indicator 8s; dealer 0; seat 0: 222557m 77m 99s, 碰 555s from 2, aside 中; win 0 5m self_draw');
      await page.click('.typing > button');
      await page.waitForFunction(() => /360/.test(document.querySelector('.answer .pays')?.textContent ?? ''));
      if ((await page.locator('.options-card[open]').count()) === 0) await page.locator('.options-card > summary').press('Enter');
      await page.fill('[id="option-封顶"]', '50');
      await page.locator('[id="option-封顶"]').blur();
      await page.waitForFunction(() => {
        const paid = [...document.querySelectorAll('.answer .pays td')].map((one) => Number(one.textContent.replace('−', '-')));
        return JSON.stringify(paid) === '[1200,-400,-400,-400]';
      });
      assert.ok(await page.locator('.option .changed').count());
      const text = await page.locator('.options-card summary').innerText();
      assert.ok(text.includes(zh ? '改了 1 项' : '1 changed'), text);
      await page.click('[data-key=reset-options]');
      await page.waitForFunction(() => !document.querySelector('.option .changed'));
      await page.waitForFunction(() => /360/.test(document.querySelector('.answer .pays')?.textContent ?? ''));
    },
  },
  {
    name: 'a hand is tapped',
    async run({page, open, accessible, shot, zh}) {
      await open();
      await steady(page);
      const before = await page.locator('[data-key^=hand-]').count();
      await page.click('[data-key=hand-0]');
      await page.waitForSelector('.answer .wrong, .answer .refused');
      assert.equal(await page.locator('[data-key^=hand-]').count(), before - 1);
      await page.click('[data-key=undo]');
      await page.waitForSelector('.answer .pays');
      assert.equal(await page.locator('[data-key^=hand-]').count(), before);
      // The winning tile becomes another, and the win is refused or pays: either way it says why.
      await page.click('[data-key="place-win-"]');
      await page.click('[data-key="key-1万"]');
      await steady(page);
      await page.waitForTimeout(150);
      if (await page.locator('.answer .refused').count()) assert.ok((await page.locator('.answer .refused').innerText()).length > (zh ? 6 : 12));
      await accessible();
      await shot();
    },
  },
  {
    name: 'a hand is typed',
    async run({page, open, shot}) {
      await open();
      await steady(page);
      await page.selectOption('#ruleset', 'kaikoufan');
      await page.click('[data-key=type]');
      await page.fill('#words', 'nonsense');
      await page.click('.typing > button');
      await page.waitForSelector('.typing .wrong:not([hidden])');
      await page.fill('#words', '指示牌 8条; 庄家 0\n座 0: 二二二五五万 七七七万 九九条, 碰 555s 自 2, 亮置着 中\n胡 0 5m 自己摸到');
      await page.click('.typing > button');
      await page.waitForFunction(() => /360/.test(document.querySelector('.answer .pays')?.textContent ?? ''));
      await page.click('.example-text summary');
      assert.ok((await page.locator('.example-text pre').innerText()).includes('kaikou') === false);
      await shot();
    },
  },
  {
    name: 'every ruleset shows a hand',
    async run({page, open, width, zh}) {
      await open();
      await steady(page);
      const names = await page.locator('#ruleset option').evaluateAll((all) => all.map((one) => one.value).filter((one) => one));
      assert.ok(names.length >= 10);
      for (const name of names) {
        await page.selectOption('#ruleset', name);
        await chosen(page);
        await steady(page);
        assert.equal(await page.locator('.answer .wrong').count(), 0, `${name}: ${await page.locator('.answer').innerText()}`);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        assert.ok(over <= 0, `${name} at ${width} (${zh}) is ${over} pixels too wide`);
      }
    },
  },
  {
    name: 'rulesets are picked faster than they come',
    async run({page, open}) {
      await open();
      await steady(page);
      for (const name of ['sichuan', 'pizi', 'riichi', 'koukoufan', 'pizi']) await page.selectOption('#ruleset', name);
      await chosen(page);
      await steady(page);
      await page.waitForTimeout(400);
      assert.equal(await page.inputValue('#ruleset'), 'pizi');
      await chosen(page);
      assert.equal(await page.locator('.answer .wrong').count(), 0);
    },
  },
  {
    name: 'a link is opened elsewhere',
    async run({page, open, context, address, language}) {
      await open();
      await steady(page);
      await page.selectOption('#ruleset', 'pizi');
      await chosen(page);
      await steady(page);
      await page.click('[data-key=hand-0]');
      await page.waitForSelector('.answer .wrong, .answer .refused');
      await page.click('#share');
      // The page packs the link before it copies it.
      await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('#'));
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.ok(link.includes('#k1.'), link);
      assert.ok(!link.includes('token='), 'the link must not hold the token');
      const here = await page.locator('.felt').innerText();
      const other = await context.browser().newContext({locale: language === 'zh' ? 'zh-CN' : 'en-GB', viewport: page.viewportSize()});
      const there = await other.newPage();
      const url = new URL(address);
      url.searchParams.set('lang', language);
      url.hash = new URL(link).hash;
      await there.goto(url.href);
      await there.waitForSelector('.felt');
      await steady(there);
      assert.equal(await there.locator('.felt').innerText(), here);
      assert.equal(await there.inputValue('#ruleset'), 'pizi');
      assert.equal(await there.locator('[data-key^=hand-]').count(), await page.locator('[data-key^=hand-]').count());
      // A link that was cut off is told, and the page works all the same.
      url.hash = '#k1.broken';
      await there.goto('about:blank');
      await there.goto(url.href);
      await there.waitForSelector('.toast.wrong');
      await steady(there);
      await other.close();
    },
  },
  {
    name: 'rules are edited',
    async run({page, open, accessible, shot, zh}) {
      await open();
      await steady(page);
      await page.selectOption('#ruleset', 'koukoufan');
      await steady(page);
      await tab(page, 'rules');
      await page.waitForSelector('.cm-content');
      await page.click('#make-mine');
      await page.waitForFunction(() => document.querySelector('.cm-content')?.textContent.includes('my_table'));
      // A payment line of the base, to be changed.
      await page.locator('details:has(.rule-lines) > summary').click();
      await page.locator('.rule-lines button').last().click();
      await page.waitForFunction((word) => document.querySelector('.cm-content').textContent.includes(word), zh ? '改写' : 'override');
      // A mistake is underlined while it is written.
      await page.click('.cm-content');
      await page.keyboard.press('Control+End');
      await page.keyboard.type(zh ? '\n默认 封頂 = 500\n' : '\ndefault 封頂 = 500\n');
      await page.waitForSelector('.cm-lintRange-error');
      assert.ok(await page.locator('.problems li.error').count());
      assert.ok((await page.locator('.problems li.error').innerText()).includes('封顶'), 'the near name is named');
      await accessible();
      await shot('mistake');
      // Mended, it can be used.
      for (let i = 0; i < ' = 500\n'.length + 1; ++i) await page.keyboard.press('Backspace');
      await page.keyboard.type('顶 = 500\n');
      await page.waitForSelector('#use-rules:not([disabled])', {timeout: 20000});
      await page.click('#use-rules');
      await page.waitForFunction(() => document.querySelector('#ruleset option')?.value === '');
      await tab(page, 'hand');
      await steady(page);
      assert.equal(await page.locator('.answer .wrong').count(), 0);
      await shot('used');
    },
  },
  {
    name: 'Chinese is composed',
    async run({page, open, context}) {
      await open();
      await steady(page);
      await tab(page, 'rules');
      await page.waitForSelector('.cm-content');
      await page.click('#make-mine');
      await page.waitForFunction(() => document.querySelector('.cm-content')?.textContent.includes('my_table'));
      await page.click('.cm-content');
      await page.keyboard.press('Control+End');
      const client = await context.newCDPSession(page);
      // As an input method does it: candidates that change, then a commit.
      for (const text of ['m', 'mo', 'mo r', 'mo ren', '默认']) {
        await client.send('Input.imeSetComposition', {text, selectionStart: text.length, selectionEnd: text.length});
        await page.waitForTimeout(60);
      }
      await client.send('Input.insertText', {text: '默认'});
      await page.waitForTimeout(400);
      const text = await page.evaluate(() => document.querySelector('.cm-content').cmView?.view?.state.doc.toString() ?? document.querySelector('.cm-content').innerText);
      assert.ok(text.trimEnd().endsWith('默认'), text.slice(-40));
      assert.equal(text.split('默认').length, 2, 'composed once, written once');
    },
  },
  {
    name: 'a hand is played',
    async run({page, open, accessible, shot}) {
      await open();
      await steady(page);
      await page.click('#to-play');
      await page.waitForSelector('.board');
      await page.selectOption('#pace', 'fast');
      await page.waitForSelector('.seat.own .hand .tile');
      await shot('begin');
      let places = null, looked = false;
      for (let i = 0; i < 200; ++i) {
        await page.waitForFunction(() => document.querySelector('.ending') || document.querySelector('.offers button') || document.querySelector('.seat.own .hand button:not([disabled])'), null, {timeout: 30000});
        if (await page.locator('.ending').count()) break;
        const box = await page.locator('.controls').boundingBox();
        // Offers come and go; the place where they stand does not move under the finger.
        if (places !== null && (await page.locator('.board').count())) assert.ok(box.height >= 80, 'the place of offers keeps its height');
        places = box.y;
        if (i === 12 && !looked) {
          looked = true;
          await accessible();
          await shot('middle');
        }
        const offer = page.locator('.offers button[data-action=win], .offers button.claim').first();
        if (await offer.count()) await offer.click();
        else if (await page.locator('.offers button[data-action=pass]').count()) await page.click('.offers button[data-action=pass]');
        else {
          const tile = page.locator('.seat.own .hand button:not([disabled])').last();
          const key = await tile.getAttribute('data-key');
          await tile.click();
          // On a phone the first tap lifts the tile.
          const lifted = page.locator(`.seat.own .hand button.chosen[data-key="${key}"]`);
          if (await lifted.count()) await lifted.click();
        }
        await page.waitForTimeout(40);
      }
      await page.waitForSelector('.ending');
      assert.equal(await page.locator('.ending > .pays tbody tr').count(), 4);
      await accessible();
      await shot('end');
      const [download] = await Promise.all([page.waitForEvent('download'), page.click('#keep-log')]);
      assert.ok(download.suggestedFilename().endsWith('.jsonl'));
      await page.click('#replay');
      await page.waitForSelector('.open-table');
      assert.ok(await page.locator('.verdict .good').count(), 'the log verifies');
      for (let i = 0; i < 4; ++i) await page.click('[data-key=forward]');
      await page.click('[data-key=last]');
      await page.click('[data-key=back]');
      assert.ok((await page.locator('.open-seat .tile').count()) > 40, 'all hands lie open');
      await accessible();
      await shot('replay');
      await tab(page, 'play');
      await page.click('#next-hand');
      await page.waitForFunction(() => !document.querySelector('.ending'));
    },
  },
  {
    name: 'steps of the rules are played',
    async run({page, open, accessible, shot}) {
      await open();
      await steady(page);
      await page.selectOption('#ruleset', 'sichuan');
      await chosen(page);
      await page.click('#to-play');
      await page.waitForSelector('.board');
      await page.selectOption('#pace', 'fast');
      const touch = await page.evaluate(() => window.matchMedia('(pointer: coarse)').matches);
      // Three tiles are given, of one suit; each stands out, and cannot be given twice.
      for (let given = 0; given < 3; ++given) {
        await page.waitForFunction((count) => document.querySelectorAll('.seat.own .tile.given').length === count, given);
        if (given === 1) await shot('given');
        if (given === 1) await accessible();
        const tile = page.locator('.seat.own .hand button:not([disabled])').first();
        await tile.click();
        if (touch) await page.locator('.seat.own .hand button.chosen').click();
      }
      // The void suit is one of three buttons.
      await page.waitForFunction(() => document.querySelectorAll('.offers button[data-action^="step "]').length === 3, null, {timeout: 20000});
      await accessible();
      await shot('void');
      await page.locator('.offers button').first().click();
      await page.waitForFunction(() => document.querySelectorAll('.who .badge').length >= 4, null, {timeout: 20000});
      assert.equal(await page.locator('.seat.own .tile.given').count(), 0);
      await page.waitForSelector('.seat.own .hand button:not([disabled]), .offers button', {timeout: 30000});
      await accessible();
      await shot('play');
    },
  },
  {
    name: 'rules are tried out',
    async run({page, open, accessible, shot}) {
      await open();
      await steady(page);
      await tab(page, 'try');
      await page.selectOption('#hands', '200');
      await page.click('#start');
      await page.waitForSelector('#start', {timeout: 60000});
      await page.waitForFunction(() => document.querySelectorAll('.picture').length >= 5);
      await accessible();
      await shot('one');
      await page.check('#compare');
      await page.waitForSelector('[id="other-封顶"]');
      await page.fill('[id="other-封顶"]', '60');
      await page.locator('[id="other-封顶"]').blur();
      await page.click('#start');
      await page.waitForFunction(() => document.querySelector('#start') && document.querySelectorAll('.picture').length >= 3, null, {timeout: 60000});
      await shot('two');
      // Stopped, it shows what it has.
      await page.selectOption('#hands', '20000');
      await page.click('#start');
      await page.waitForSelector('#stop');
      await page.waitForTimeout(900);
      await page.click('#stop');
      await page.waitForSelector('#start');
    },
  },
  {
    name: 'the book is read',
    async run({page, open, accessible, shot, zh}) {
      await open();
      await steady(page);
      await tab(page, 'book');
      await page.waitForSelector('.book h2');
      assert.ok((await page.locator('.book li').count()) > 30);
      await page.fill('#find', '封顶');
      await page.waitForSelector('.book mark');
      await accessible();
      await page.fill('#find', 'xyzzy');
      assert.ok((await page.locator('.book [role=status]').innerText()).length > 2);
      await page.fill('#find', '');
      await shot();
      // The other language, at once.
      await page.click('#language');
      await page.waitForFunction((lang) => document.documentElement.lang === lang, zh ? 'en' : 'zh-CN');
      await page.waitForSelector('.book h2');
    },
  },
  {
    name: 'by keyboard alone',
    async run({page, open}) {
      await open();
      await steady(page);
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate(() => document.activeElement.className), 'skip');
      await page.keyboard.press('Enter');
      assert.equal(await page.evaluate(() => document.activeElement.id), 'main');
      // A tile is taken away and put back without a mouse; the focus stays where it was.
      await page.locator('[data-key="key-1万"]').focus();
      const before = await page.locator('[data-key^=hand-]').count();
      await page.keyboard.press('Enter');
      await page.waitForFunction((count) => document.querySelectorAll('[data-key^=hand-]').length === count + 1, before);
      assert.equal(await page.evaluate(() => document.activeElement.dataset.key), 'key-1万');
      for (const view of ['play', 'rules', 'try', 'book', 'log', 'hand']) {
        await page.locator(`nav button[data-view=${view}]`).focus();
        await page.keyboard.press('Enter');
        await page.waitForFunction((now) => document.querySelector(`nav button[data-view=${now}]`).getAttribute('aria-current') === 'page', view);
        assert.equal(await page.evaluate(() => document.activeElement.dataset.key), `tab-${view}`);
      }
    },
  },
  {
    name: 'without a network',
    offline: true,
    async run({page, open, context}) {
      await open();
      await steady(page);
      await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated', null, {timeout: 60000});
      await page.waitForTimeout(300);
      await context.setOffline(true);
      await page.reload();
      await steady(page);
      await tab(page, 'rules');
      await page.waitForSelector('.cm-content');
      await tab(page, 'play');
      await page.waitForSelector('.seat.own .hand .tile');
      await context.setOffline(false);
    },
  },
];
