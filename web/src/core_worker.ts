// The core as WebAssembly, in a worker. The module and the rule files lie beside the page in `kaikou/`; a page without them is only
// served by the program.
/// <reference lib="webworker" />

interface Module {
  _malloc(size: number): number;
  _free(at: number): void;
  HEAPU8: Uint8Array;
  FS: {mkdirTree(path: string): void; writeFile(path: string, text: string): void};
  UTF8ToString(at: number): string;
  _kaikou_reply_new(): number;
  _kaikou_reply_text(reply: number): number;
  _kaikou_workshop_new(folder: number, out: number, reply: number): number;
  _kaikou_workshop_answer(workshop: number, text: number, size: number, reply: number): number;
}

const base = new URL('./kaikou/', self.location.href);

async function load(): Promise<(request: string) => string> {
  const rulesets = await fetch(new URL('rulesets.json', base));
  if (!rulesets.ok) throw new Error('this page has no core: serve it with `kou workshop`, or put the folder `kaikou` beside it');
  const [binary, files, glue] = await Promise.all([
    fetch(new URL('kaikou_whole.wasm', base)).then((answer) => answer.arrayBuffer()),
    rulesets.json() as Promise<Record<string, string>>,
    import(/* @vite-ignore */ new URL('kaikou_whole.mjs', base).href) as Promise<{default(options: object): Promise<Module>}>,
  ]);
  const module = await glue.default({wasmBinary: new Uint8Array(binary)});
  for (const [path, text] of Object.entries(files)) {
    module.FS.mkdirTree('/rulesets/' + path.slice(0, Math.max(0, path.lastIndexOf('/'))));
    module.FS.writeFile('/rulesets/' + path, text);
  }
  const encoder = new TextEncoder();
  const put = (text: string): [number, number] => {
    const bytes = encoder.encode(text);
    const at = module._malloc(bytes.length + 1);
    module.HEAPU8.set(bytes, at);
    module.HEAPU8[at + bytes.length] = 0;
    return [at, bytes.length];
  };
  const reply = module._kaikou_reply_new();
  const out = module._malloc(4);
  const [folder] = put('/rulesets');
  if (module._kaikou_workshop_new(folder, out, reply) !== 0) throw new Error(module.UTF8ToString(module._kaikou_reply_text(reply)));
  const workshop = new DataView(module.HEAPU8.buffer).getUint32(out, true);
  return (request) => {
    const [text, size] = put(request);
    module._kaikou_workshop_answer(workshop, text, size, reply);
    module._free(text);
    return module.UTF8ToString(module._kaikou_reply_text(reply));
  };
}

const ready = load();
self.onmessage = async (event: MessageEvent<string>) => {
  let id: unknown = null;
  try {
    id = JSON.parse(event.data).id;
    self.postMessage(JSON.parse((await ready)(event.data)));
  } catch (error) {
    self.postMessage({id, error: {message: error instanceof Error ? error.message : String(error)}});
  }
};
