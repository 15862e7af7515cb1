// What `packages/kaikou/build` leaves to JavaScript: modules as texts within scripts, rule files as one object, plans of every shipped ruleset.
import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';

const [out, kou] = process.argv.slice(2);
for (const name of ['kaikou_runtime', 'kaikou_whole']) {
  const bytes = readFileSync(`build/wasm/${name}.wasm`).toString('base64');
  writeFileSync(join(out, 'dist', `${name}.inline.mjs`), `// The module as text.
const text = '${bytes}';
export function wasm() {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; ++i) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
`);
}

export function ruleFiles(folder = 'rulesets') {
  const files = {};
  const walk = (at) => {
    for (const one of readdirSync(at, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(at, one.name);
      if (one.isDirectory()) walk(path);
      else if (/\.(kou|ya?ml)$/.test(one.name)) files[relative(folder, path)] = readFileSync(path, 'utf8');
    }
  };
  walk(folder);
  return files;
}
writeFileSync(join(out, 'dist', 'rulesets.mjs'), `export const rulesets = ${JSON.stringify(ruleFiles())};\n`);

for (const one of JSON.parse(readFileSync(join(out, 'list.json'), 'utf8'))) {
  if (one.module) continue;
  execFileSync(kou, ['build', one.name, '-o', join(out, 'plans', `${one.name}.kplan`)], {env: {...process.env, KAIKOU_RULESETS: 'rulesets'}, stdio: ['ignore', 'ignore', 'inherit']});
}
