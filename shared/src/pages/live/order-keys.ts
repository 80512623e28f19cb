import { generateNKeysBetween } from 'fractional-indexing';

/** A sibling and the key that it stands by. */
export type Keyed = readonly [id: string, orderKey: string];

/** Keys for what is put among siblings, and new ones for those siblings that have to make room. */
export interface Room {
  readonly keys: readonly string[];
  readonly moved: readonly Keyed[];
}

/**
 * Keys for `count` blocks before the sibling at `index`. Siblings that stand by equal keys, as two
 * people may have given at once, get others where there is no room between them; so do all where a key
 * is none that could be counted from.
 */
export function roomAt(siblings: readonly Keyed[], index: number, count: number): Room {
  const before = siblings[index - 1]?.[1] ?? null;
  const equals = siblings.slice(index).findIndex(([, key]) => key !== before);
  const inTheWay = equals === -1 ? siblings.slice(index) : siblings.slice(index, index + equals);
  const after = siblings[index + inTheWay.length]?.[1] ?? null;
  try {
    const keys = keysBetween(before, after, count + inTheWay.length);
    return { keys: keys.slice(0, count), moved: rekeyed(inTheWay, keys.slice(count)) };
  } catch {
    // One of the two is no key of ours: everybody gets a new one.
    const keys = firstKeys(count + siblings.length);
    const others = [...keys.slice(0, index), ...keys.slice(index + count)];
    return { keys: keys.slice(index, index + count), moved: rekeyed(siblings, others) };
  }
}

/** Keys for so many that have no siblings yet. */
export function firstKeys(count: number): readonly string[] {
  return keysBetween(null, null, count);
}

/** Throws where `before` and `after` leave nothing between them. */
function keysBetween(before: string | null, after: string | null, count: number): string[] {
  if (before !== null && after !== null && before >= after) throw new RangeError('no room');
  return generateNKeysBetween(before, after, count);
}

function rekeyed(siblings: readonly Keyed[], keys: readonly string[]): readonly Keyed[] {
  return siblings.map(([id, key], at) => [id, keys[at] ?? key]);
}
