// The default entry: the module is within, so nothing has to be found or fetched.
import create from './kaikou_runtime.mjs';
import {Kaikou} from './kaikou.mjs';
import {wasm} from './kaikou_runtime.inline.mjs';
export {KaikouError, Kaikou, Plan, Scorer, Table, Bot} from './kaikou.mjs';

let loaded;
/** The engine; loaded once. */
export function load() {
  return (loaded ??= create({wasmBinary: wasm()}).then((module) => new Kaikou(module)));
}
