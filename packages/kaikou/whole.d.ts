import {Kaikou, Plan} from './kaikou.js';
export * from './kaikou.js';
export type Options = Record<string, boolean | number | string | null | number[] | string[]>;
export class Compiler {
  rulesets(): {name: string; zh: string; en: string; module: boolean; path: string}[];
  compile(name: string, options?: Options): Plan;
  compileText(source: string, options?: Options, name?: string): Plan;
  rules(name: string, options?: Options): Record<string, unknown>;
  free(): void;
}
export class KaikouWhole extends Kaikou {
  compiler(): Compiler;
}
export function load(): Promise<KaikouWhole>;
