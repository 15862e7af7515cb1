// Everything, the compiler too: rule files as texts become plans. Larger than the default entry; most programs load plans instead.
import create from './kaikou_whole.mjs';
import {Kaikou, Plan} from './kaikou.mjs';
import {wasm} from './kaikou_whole.inline.mjs';
import {rulesets} from './rulesets.mjs';
export {KaikouError, Kaikou, Plan, Scorer, Table, Bot} from './kaikou.mjs';

export class Compiler {
  constructor(kaikou) {
    this.kaikou = kaikou;
    kaikou.check(kaikou.module._kaikou_compiler_new(kaikou.out, kaikou.reply));
    this.at = kaikou.made();
    kaikou.withText('/rulesets', (folder) => kaikou.check(kaikou.module._kaikou_compiler_add_folder(this.at, folder, kaikou.reply)));
  }
  /** The rulesets and modules there are. */
  rulesets() {
    this.kaikou.check(this.kaikou.module._kaikou_rulesets(this.at, this.kaikou.reply));
    return JSON.parse(this.kaikou.text());
  }
  /** A plan of a shipped ruleset under options. */
  compile(name, options = {}) {
    const {kaikou} = this;
    kaikou.withText(name, (at) => kaikou.withText(JSON.stringify(options), (given, size) =>
      kaikou.check(kaikou.module._kaikou_compile(this.at, at, given, size, kaikou.out, kaikou.reply))));
    return new Plan(kaikou, kaikou.made());
  }
  /** The same of a rule file that is text. */
  compileText(source, options = {}, name = 'rules.kou') {
    const {kaikou} = this;
    kaikou.withText(name, (at) => kaikou.withText(source, (text, length) => kaikou.withText(JSON.stringify(options), (given, size) =>
      kaikou.check(kaikou.module._kaikou_compile_text(this.at, at, text, length, given, size, kaikou.out, kaikou.reply)))));
    return new Plan(kaikou, kaikou.made());
  }
  /** A ruleset described: options with types and ranges, tiles, calls, conditions, lines. */
  rules(name, options = {}) {
    const {kaikou} = this;
    return kaikou.withText(name, (at) => kaikou.withText(JSON.stringify(options), (given, size) => {
      kaikou.check(kaikou.module._kaikou_rules(this.at, at, given, size, kaikou.reply));
      return JSON.parse(kaikou.text());
    }));
  }
  free() {
    if (this.at) this.kaikou.module._kaikou_compiler_free(this.at);
    this.at = 0;
  }
}

export class KaikouWhole extends Kaikou {
  compiler() {
    return new Compiler(this);
  }
}

let loaded;
export function load() {
  return (loaded ??= create({wasmBinary: wasm()}).then((module) => {
    for (const [path, text] of Object.entries(rulesets)) {
      module.FS.mkdirTree('/rulesets/' + path.slice(0, path.lastIndexOf('/')));
      module.FS.writeFile('/rulesets/' + path, text);
    }
    return new KaikouWhole(module);
  }));
}
