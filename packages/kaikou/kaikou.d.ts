// Types of the package `kaikou`.

/** `[123m]`-notation and every other spelling that the command line reads: docs/cases.md. */
export type TileText = string;
export type SeatNumber = 0 | 1 | 2 | 3;
export interface CaseMeld { call: string; tiles: TileText; from?: number }
export interface CaseSeat { hand: TileText | null; melds?: CaseMeld[]; aside?: TileText[] }
export interface CaseWin { seat: number; tile: TileText; by: 'self_draw' | 'discard' | 'rob_kong'; from?: number; after_kong?: boolean; last_tiles?: boolean }
/** A table at the moment somebody claims a win. */
export interface Case {
  id?: string;
  indicator?: TileText;
  previous_wild?: TileText;
  dealer?: number;
  seats: (CaseSeat | null)[];
  offenders?: number[];
  facts?: Record<string, boolean | number | string>;
  win?: CaseWin;
}
/** `payments` sum to zero; what the rules report besides stands under its own name. */
export interface Result { id?: string; legal: boolean; payments: number[]; reason?: string; liable?: number | null; [result: string]: unknown }
export interface Titles { name: string; zh: string; en: string; cite_zh?: string; cite_en?: string }
export interface Line extends Titles { group: string; seat: number; action: 'becomes' | 'add' | 'subtract' | 'times' | 'at_most' | 'at_least' | 'round_up' | 'round_down'; value: string; after: string }
export interface Group { form: 'run' | 'triplet' | 'quad' | 'pair' | 'single'; tile: string; on_table: boolean; winning_tile: boolean; wild_positions: number[]; other_positions?: number[] }
export interface Reading { shape: string | null; groups: Group[] }
export interface Explanation {
  reading?: Reading; lines?: Line[]; owed?: number[];
  reason?: Titles | string | null; failing?: Titles[]; complete?: boolean; tiles_short?: number | null; nearest?: Reading | null;
}
export interface Explained extends Result { explanation: Explanation }
export interface Way { tile: string; by: 'self_draw' | 'discard'; from?: number; result: Result }
export interface RefusedWay { tile: string; by: 'self_draw' | 'discard'; from?: number; reason: string }
export interface Waits { seat: number; waits?: Way[]; refused?: RefusedWay[]; discards?: {discard: string; waits: Way[]; refused: RefusedWay[]}[]; complete?: boolean; lacks: number | null; lacks_over: number | null }
export interface BotKind { name: string; zh: string; en: string }
export interface SeenSeat { tiles: number; hand: string | null; melds: {call: string; tiles: string | null; from?: number | null}[]; aside: string; total: number; [more: string]: unknown }
export interface View {
  seat: number | null; hand: number; dealer: number; stage: 'turn' | 'last' | 'answers' | 'robbing' | 'over'; turn: number; asked: boolean; tile: string | null;
  left: number; indicator: string | null; seats: SeenSeat[]; outcome?: {kind: string; winners: number[]; tile: string | null; points: number[]} | null; [more: string]: unknown;
}
export interface LogReport { lines: number; closed: boolean; seed: boolean; shares: number[]; hands: {number: number; dealer: number; actions: number; seed: boolean; outcome: string; winners: number[]; points: number[]}[] }

export class KaikouError extends Error {
  readonly status: 'wrong call' | 'wrong input' | 'refused' | 'fault' | 'no memory' | 'internal' | 'unknown status';
  readonly seat?: number;
  readonly tile?: string;
  readonly refusal?: number;
}

export interface Freed { free(): void }

export class Kaikou {
  readonly version: string;
  readonly apiLevel: number;
  readonly planFormat: number;
  set language(language: 'zh' | 'en');
  loadPlan(bytes: Uint8Array): Plan;
  bots(): BotKind[];
  logHead(text: string): {ruleset: string; options: Record<string, string>; plan: string; product: string};
}
export class Plan implements Freed {
  readonly ruleset: string;
  readonly titleZh: string;
  readonly titleEn: string;
  readonly seats: number;
  readonly tiles: string[];
  rules(): Record<string, unknown>;
  save(): Uint8Array;
  scorer(): Scorer;
  table(options?: {seed?: Uint8Array; log?: boolean}): Table;
  restore(bytes: Uint8Array): Table;
  bot(name?: string): Bot;
  verify(log: string): LogReport;
  free(): void;
}
export class Scorer implements Freed {
  score(hand: Case | string): Result;
  explain(hand: Case | string): Explained;
  waits(hand: Case | string, seat?: number): Waits;
  free(): void;
}
export class Table implements Freed {
  readonly seats: number;
  nextHand(): void;
  toAct(): number[];
  legal(seat: number): string[];
  act(seat: number, action: string): void;
  leave(seat: number): void;
  view(seat?: number): View;
  hints(seat: number): Record<string, unknown>;
  keepEvents(keep?: boolean): void;
  events(seat: number, hand?: number, from?: number): {seat: number; hand: number; from: number; next: number; events: Record<string, unknown>[]};
  readonly outcome: 'won' | 'drawn' | 'left' | 'faulted' | null;
  readonly winners: number[];
  readonly points: number[];
  readonly totals: number[];
  explain(index?: number): Explained;
  takeLog(): string;
  close(): void;
  save(): Uint8Array;
  clone(): Table;
  free(): void;
}
export class Bot implements Freed {
  choose(table: Table, seat: number): string;
  free(): void;
}

/** The engine, loaded once. The entry `kaikou/browser` takes the address of the module. */
export function load(address?: string | URL): Promise<Kaikou>;
