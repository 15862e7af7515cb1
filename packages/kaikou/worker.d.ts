import type {Case, Explained, Result, Waits} from './kaikou.js';
/** A scorer in a worker of its own. */
export interface WorkerScorer {
  score(hand: Case | string): Promise<Result>;
  explain(hand: Case | string): Promise<Explained>;
  waits(hand: Case | string, seat?: number): Promise<Waits>;
  free(): void;
}
export function workerScorer(planBytes: Uint8Array): Promise<WorkerScorer>;
