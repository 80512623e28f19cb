import { roomAt, type Keyed } from '../order-keys.js';

/** Compares by order key, then by id, in code units. */
export function compareKeys([id, key]: Keyed, [otherId, otherKey]: Keyed): number {
  if (key !== otherKey) return key < otherKey ? -1 : 1;
  return id < otherId ? -1 : 1;
}

/** Returns new order keys for the items that are not in the order of the list. */
export function movedKeys(keys: readonly Keyed[]): readonly Keyed[] {
  const staying = new Set(longestOrdered(keys).map(([id]) => id));
  let placed = keys.filter(([id]) => staying.has(id));
  const moved = new Map<string, string>();
  for (const [index, [id]] of keys.entries()) {
    if (staying.has(id)) continue;
    const room = roomAt(placed, index, 1);
    const changed: readonly Keyed[] = [[id, room.keys[0] ?? ''], ...room.moved];
    for (const [one, key] of changed) moved.set(one, key);
    placed = placed.toSpliced(index, 0, [id, '']).map(([one, key]) => [one, moved.get(one) ?? key]);
  }
  return [...moved];
}

/** Longest part of the list that is in order, so that as few items as possible move. */
function longestOrdered(keys: readonly Keyed[]): readonly Keyed[] {
  const best: (readonly Keyed[])[] = [];
  for (const key of keys) {
    const longest = best
      .filter((run) => run.at(-1)?.[1] !== '' && compareKeys(run.at(-1) ?? key, key) < 0)
      .reduce<readonly Keyed[]>((one, other) => (other.length > one.length ? other : one), []);
    if (key[1] !== '') best.push([...longest, key]);
  }
  return best.reduce<readonly Keyed[]>(
    (one, other) => (other.length > one.length ? other : one),
    [],
  );
}
