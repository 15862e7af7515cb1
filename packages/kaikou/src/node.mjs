// For Node: the module is read from the file beside this one.
import {readFile} from 'node:fs/promises';
import create from './kaikou_runtime.mjs';
import {Kaikou} from './kaikou.mjs';
export {KaikouError, Kaikou, Plan, Scorer, Table, Bot} from './kaikou.mjs';

let loaded;
export function load() {
  return (loaded ??= readFile(new URL('./kaikou_runtime.wasm', import.meta.url)).then((wasmBinary) => create({wasmBinary})).then((module) => new Kaikou(module)));
}
