// For browsers and bundlers: the module is fetched, from beside this file or from the address that is given.
import create from './kaikou_runtime.mjs';
import {Kaikou} from './kaikou.mjs';
export {KaikouError, Kaikou, Plan, Scorer, Table, Bot} from './kaikou.mjs';

let loaded;
export function load(address = new URL('./kaikou_runtime.wasm', import.meta.url)) {
  return (loaded ??= fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
    return answer.arrayBuffer();
  }).then((bytes) => create({wasmBinary: new Uint8Array(bytes)})).then((module) => new Kaikou(module)));
}
