// The core that answers: in the program that serves the page, or in a worker of this browser with the same sources as WebAssembly. Both
// take the same messages (docs/workshop.md), so nothing else of the page knows which one it is.

export interface CoreError {
  message: string;
  diagnostics?: Diagnostic[];
  seat?: number;
  tile?: string;
  at?: number;
  [more: string]: unknown;
}
export interface Position { line: number; column: number; utf16: number }
export interface Diagnostic {
  code: string;
  severity: 'error' | 'warning' | 'note';
  message: string;
  file: string;
  span: {begin: number; end: number; start: Position; end_position?: Position; [more: string]: unknown};
  help?: string;
}
export class Refused extends Error {
  constructor(readonly error: CoreError) {
    super(error.message);
  }
}

/** What is shown, and what counts many hands, do not wait for each other. */
export const enum Lane { Show = 0, Trial = 1 }

export interface Core {
  readonly native: boolean;
  ask<T>(what: string, members?: Record<string, unknown>, lane?: Lane): Promise<T>;
}

let language: 'zh' | 'en' = 'zh';
export const speak = (now: 'zh' | 'en'): void => void (language = now);

function settled<T>(answer: {ok?: T; error?: CoreError}): T {
  if (answer.error) throw new Refused(answer.error);
  return answer.ok as T;
}

class ServedCore implements Core {
  readonly native = true;
  private next = 0;
  constructor(private readonly token: string) {}
  async ask<T>(what: string, members: Record<string, unknown> = {}, lane: Lane = Lane.Show): Promise<T> {
    let response: Response;
    try {
      response = await fetch('core', {
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'X-Kaikou-Token': this.token, 'X-Kaikou-Lane': String(lane)},
        body: JSON.stringify({id: ++this.next, do: what, language, ...members}),
      });
    } catch {
      throw new Refused({message: language === 'zh' ? '程序不再应答：请再运行 kou workshop' : 'the program does not answer any more: run `kou workshop` again'});
    }
    if (!response.ok) throw new Refused({message: await response.text()});
    return settled<T>(await response.json());
  }
}

class WorkerCore implements Core {
  readonly native = false;
  private readonly workers: (Worker | undefined)[] = [];
  private readonly waiting = new Map<number, {resolve: (value: never) => void; reject: (error: unknown) => void}>();
  private next = 0;
  private worker(lane: Lane): Worker {
    let worker = this.workers[lane];
    if (!worker) {
      worker = new Worker(new URL('./core_worker.ts', import.meta.url), {type: 'module', name: `core-${lane}`});
      worker.onmessage = (event: MessageEvent<{id: number; ok?: never; error?: CoreError}>) => {
        const asked = this.waiting.get(event.data.id);
        this.waiting.delete(event.data.id);
        if (event.data.error) asked?.reject(new Refused(event.data.error));
        else asked?.resolve(event.data.ok as never);
      };
      worker.onerror = (event) => {
        for (const asked of this.waiting.values()) asked.reject(new Refused({message: event.message || 'the worker failed'}));
        this.waiting.clear();
      };
      this.workers[lane] = worker;
    }
    return worker;
  }
  ask<T>(what: string, members: Record<string, unknown> = {}, lane: Lane = Lane.Show): Promise<T> {
    const id = ++this.next;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, {resolve, reject});
      this.worker(lane).postMessage(JSON.stringify({id, do: what, language, ...members}));
    });
  }
}

/** The program's token comes in the address, once; it is taken out of it and kept for this tab. */
export function openCore(): Core {
  const address = new URL(location.href);
  let token = address.searchParams.get('token');
  if (token) {
    sessionStorage.setItem('kaikou-token', token);
    address.searchParams.delete('token');
    history.replaceState(null, '', address.href);
  } else {
    token = sessionStorage.getItem('kaikou-token');
  }
  return token ? new ServedCore(token) : new WorkerCore();
}
