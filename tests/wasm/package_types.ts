import {load, KaikouError, type Case, type Explained} from 'kaikou';
import {load as loadWhole} from 'kaikou/whole';
import {workerScorer} from 'kaikou/worker';

export async function use(bytes: Uint8Array): Promise<number> {
  const kaikou = await load();
  const hand: Case = {seats: [{hand: '123m'}, null, null, null], win: {seat: 0, tile: '1m', by: 'discard', from: 2}};
  const told: Explained = kaikou.loadPlan(bytes).scorer().explain(hand);
  const compiler = (await loadWhole()).compiler();
  compiler.compile('x', {limit: 5}).free();
  const worker = await workerScorer(bytes);
  await worker.waits(hand);
  // @ts-expect-error: a win is by one of three
  hand.win!.by = 'luck';
  if (told.explanation.lines?.[0].action === 'times') return told.payments[0];
  throw new KaikouError();
}
