// The folder of a page that needs no program: the core as WebAssembly, rule files, and a worker that keeps everything for when there is no
// network. Run by `web/build --static` in the root of the project.
import {copyFileSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import {createHash} from 'node:crypto';
import {join, relative} from 'node:path';

const out = process.argv[2];
mkdirSync(join(out, 'kaikou'), {recursive: true});
copyFileSync('build/wasm/kaikou_whole.mjs', join(out, 'kaikou/kaikou_whole.mjs'));
copyFileSync('build/wasm/kaikou_whole.wasm', join(out, 'kaikou/kaikou_whole.wasm'));

const walk = (folder) => readdirSync(folder, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1))
  .flatMap((one) => (one.isDirectory() ? walk(join(folder, one.name)) : [join(folder, one.name)]));
const rules = Object.fromEntries(walk('rulesets').filter((path) => /\.(kou|ya?ml)$/.test(path)).map((path) => [relative('rulesets', path), readFileSync(path, 'utf8')]));
writeFileSync(join(out, 'kaikou/rulesets.json'), JSON.stringify(rules));

const files = walk(out).map((path) => relative(out, path)).filter((path) => path !== 'offline.js');
const hash = createHash('sha256');
for (const file of files) hash.update(file).update(readFileSync(join(out, file)));
const name = `kaikou-${hash.digest('hex').slice(0, 16)}`;
writeFileSync(join(out, 'offline.js'), `// Keeps the page for when there is no network. A new page has a new name, and the old one goes.
const name = '${name}';
const files = ${JSON.stringify(['./', ...files])};
self.addEventListener('install', (event) => event.waitUntil(caches.open(name).then((cache) => cache.addAll(files)).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(caches.keys().then((all) => Promise.all(all.filter((one) => one.startsWith('kaikou-') && one !== name).map((one) => caches.delete(one)))).then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(caches.match(event.request, {ignoreSearch: true}).then((kept) => kept ?? fetch(event.request)));
});
`);
const bytes = files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
console.error(`${files.length} files, ${bytes} bytes`);
