// The hand on the page's table. Tiles are lists of names; the core takes and gives them as texts with blanks (docs/cases.md).

export interface Meld { call: string; tiles: string[]; from?: number }
export interface Seat { hand: string[] | null; melds: Meld[]; aside: string[] }
export interface Win { seat: number; tile: string; by: 'self_draw' | 'discard' | 'rob_kong'; from?: number; after_kong?: boolean; last_tiles?: boolean }
export interface HandCase {
  indicator?: string;
  previous_wild?: string;
  dealer: number;
  seats: (Seat | null)[];
  offenders?: number[];
  facts?: Record<string, unknown>;
  win?: Win;
  /** What a later core may add stays as it is. */
  [more: string]: unknown;
}

interface JsonSeat { hand: string | null; melds?: {call: string; tiles: string; from?: number}[]; aside?: string[] }
export type JsonCase = Omit<HandCase, 'seats'> & {seats: (JsonSeat | null)[]};

const list = (text: string): string[] => text.split(' ').filter((one) => one !== '');

export function fromJson(json: JsonCase): HandCase {
  return {
    ...(json as unknown as HandCase),
    seats: json.seats.map((seat) => seat && {
      hand: seat.hand === null ? null : list(seat.hand),
      melds: (seat.melds ?? []).map((meld) => ({...meld, tiles: list(meld.tiles)})),
      aside: seat.aside ?? [],
    }),
  };
}

export function toJson(hand: HandCase): JsonCase {
  return {
    ...hand,
    seats: hand.seats.map((seat) => seat && {
      hand: seat.hand === null ? null : seat.hand.join(' '),
      ...(seat.melds.length ? {melds: seat.melds.map((meld) => ({...meld, tiles: meld.tiles.join(' ')}))} : {}),
      ...(seat.aside.length ? {aside: seat.aside} : {}),
    }),
  } as JsonCase;
}

export const emptySeat = (): Seat => ({hand: [], melds: [], aside: []});
export const copyOf = (hand: HandCase): HandCase => JSON.parse(JSON.stringify(hand)) as HandCase;

/** How many tiles of each kind the case tells of. */
export function used(hand: HandCase): Map<string, number> {
  const count = new Map<string, number>();
  const add = (tile: string | undefined) => tile && count.set(tile, (count.get(tile) ?? 0) + 1);
  for (const seat of hand.seats) {
    if (!seat) continue;
    seat.hand?.forEach(add);
    seat.aside.forEach(add);
    for (const meld of seat.melds) meld.tiles.forEach(add);
  }
  add(hand.win?.tile || undefined);
  add(hand.indicator);
  return count;
}
