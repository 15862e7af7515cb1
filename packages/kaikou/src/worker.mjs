// A scorer in a worker, so that a page never waits: `const scorer = await workerScorer(planBytes)`, and its answers are promises.
// The worker is this file itself.
import {load} from './index.mjs';

const inWorker = typeof WorkerGlobalScope !== 'undefined' && globalThis instanceof WorkerGlobalScope && globalThis.name === 'kaikou-scorer';

if (inWorker) {
  let scorer;
  globalThis.onmessage = async ({data}) => {
    try {
      if (data.plan) {
        scorer = (await load()).loadPlan(data.plan).scorer();
        globalThis.postMessage({id: data.id, answer: true});
      } else {
        globalThis.postMessage({id: data.id, answer: scorer[data.ask](...data.with)});
      }
    } catch (error) {
      globalThis.postMessage({id: data.id, error: {message: error.message, status: error.status, seat: error.seat, tile: error.tile}});
    }
  };
}

export async function workerScorer(planBytes) {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {type: 'module', name: 'kaikou-scorer'});
  const waiting = new Map();
  let next = 0;
  worker.onmessage = ({data}) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error) asked.reject(Object.assign(new Error(data.error.message), data.error));
    else asked.resolve(data.answer);
  };
  const ask = (message) => new Promise((resolve, reject) => {
    waiting.set(++next, {resolve, reject});
    worker.postMessage({id: next, ...message});
  });
  await ask({plan: planBytes});
  return {
    score: (hand) => ask({ask: 'score', with: [hand]}),
    explain: (hand) => ask({ask: 'explain', with: [hand]}),
    waits: (hand, seat = -1) => ask({ask: 'waits', with: [hand, seat]}),
    free: () => worker.terminate(),
  };
}
