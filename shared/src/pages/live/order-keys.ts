import { generateNKeysBetween } from 'fractional-indexing';

/** Sibling and its order key. */
export type Keyed = readonly [id: string, orderKey: string];

/** Keys for inserted blocks, and new keys for siblings that have to move. */
export interface Room {
  readonly keys: readonly string[];
  readonly moved: readonly Keyed[];
}

/**
 * Returns keys for `count` blocks before the sibling at `index`. Siblings with equal keys, which
 * concurrent inserts can cause, get new ones if there is no room between them. All get new keys if
 * one is malformed.
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
    // A key is malformed, so all are renewed.
    const keys = firstKeys(count + siblings.length);
    const others = [...keys.slice(0, index), ...keys.slice(index + count)];
    return { keys: keys.slice(index, index + count), moved: rekeyed(siblings, others) };
  }
}

/** Returns keys for the first `count` siblings. */
export function firstKeys(count: number): readonly string[] {
  return keysBetween(null, null, count);
}

/** Throws if there is no room between `before` and `after`. */
function keysBetween(before: string | null, after: string | null, count: number): string[] {
  if (before !== null && after !== null && before >= after) throw new RangeError('no room');
  return generateNKeysBetween(before, after, count);
}

function rekeyed(siblings: readonly Keyed[], keys: readonly string[]): readonly Keyed[] {
  return siblings.map(([id, key], at) => [id, keys[at] ?? key]);
}
