// What the core says of rules (docs/schema/rules.schema.json), as far as the page reads it.

export interface Named { name: string; zh: string; en: string; cite_zh?: string | null; cite_en?: string | null; file?: string | null; line?: number; column?: number }
export interface TileKind { name: string; copies: number; suit: string | null; rank: number | null; flower: boolean }
export interface Call extends Named { meld: 'run' | 'triplet' | 'quad' | 'aside'; source: 'discard' | 'discard of previous' | 'hand' | 'added'; concealed: boolean; opens: boolean }
export type OptionValue = boolean | number | string | number[] | string[] | null;
export interface Option extends Named {
  type: 'yes_no' | 'number' | 'points' | 'fan' | 'limit' | 'one_of' | 'list' | 'patterns';
  default: OptionValue;
  value: OptionValue;
  minimum?: number | string | null;
  values?: (string | Named)[];
  least_items?: number;
  most_items?: number;
}
export interface Line extends Named { group: string; group_zh: string; group_en: string; role: string; action: string }
export interface Step extends Named { moment: string; chooses: 'yes_no' | 'value' | 'tiles'; mark: string | null; tiles: number; sets: string[] }
export interface Rules {
  ruleset: Named & {doc?: string};
  module: boolean;
  chain: string[];
  seats: number;
  hand: number;
  indicator: boolean;
  wilds: boolean;
  options: Option[];
  requires?: Named[];
  tiles: TileKind[];
  facts?: (Named & {type: string})[];
  calls: Call[];
  shapes: Named[];
  patterns: Named[];
  needs: Named[];
  lines: Line[];
  course?: {marks: Named[]; steps: Step[]};
  results: {key: string; type: string; patterns: string[]}[];
}
export interface Ruleset { name: string; zh: string; en: string; module: boolean; house: boolean }

/** Rules as a request names them. */
export type RulesRef = {name: string} | {name: string; text: string};
export const isText = (rules: RulesRef): rules is {name: string; text: string} => 'text' in rules;
