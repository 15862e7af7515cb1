// What the page shows, and the link that shows it again: rules, options, hand and place, packed into the part of the address that no server
// sees.
import type {HandCase} from './hand_case';
import type {OptionValue, RulesRef} from './rules';

export type View = 'hand' | 'play' | 'rules' | 'try' | 'book' | 'log';
export const views: View[] = ['hand', 'play', 'rules', 'try', 'book', 'log'];
export type Language = 'zh' | 'en';

export interface Shared {
  view: View;
  rules: RulesRef;
  options: Record<string, OptionValue>;
  hand?: HandCase;
  seat?: number;
  seed?: string;
}

const toText = (bytes: Uint8Array): string => {
  let binary = '';
  for (let i = 0; i < bytes.length; i += 0x8000) binary += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

// Links come from strangers: what unpacks to more than this is none of ours.
const mostBytes = 2_000_000;

export async function packed(shared: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(shared)) as Uint8Array<ArrayBuffer>;
  return 'k1.' + toText(await through(bytes, new CompressionStream('deflate-raw')));
}

/** Nothing for a link that is none, or of another version. */
export async function unpacked(hash: string): Promise<Shared | null> {
  const text = hash.replace(/^#/, '');
  if (!text.startsWith('k1.') || text.length > mostBytes) return null;
  try {
    const bytes = await through(toBytes(text.slice(3)), new DecompressionStream('deflate-raw'));
    if (bytes.length > mostBytes) return null;
    const shared = JSON.parse(new TextDecoder().decode(bytes)) as Shared;
    const fine = views.includes(shared.view) && typeof shared.rules?.name === 'string' && shared.options !== null && typeof shared.options === 'object';
    return fine ? shared : null;
  } catch {
    return null;
  }
}
