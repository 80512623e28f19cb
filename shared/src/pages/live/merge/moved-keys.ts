import type { IndexedBlocks } from './indexed-blocks.js';

/** Returns the smallest set of blocks whose moves turn one order into the other. */
export function movedKeys(base: IndexedBlocks, theirs: IndexedBlocks): ReadonlySet<string> {
  const moved = new Set<string>();
  for (const [parent, keys] of theirs.children) {
    const common = keys.filter((key) => base.byKey.has(key));
    const stayed = common.filter((key) => base.byKey.get(key)?.parent === parent);
    for (const key of common) if (base.byKey.get(key)?.parent !== parent) moved.add(key);
    const before = base.children.get(parent) ?? [];
    const inOrder = longestRise(stayed.map((key) => before.indexOf(key)));
    for (const [at, key] of stayed.entries()) if (!inOrder.has(at)) moved.add(key);
  }
  return moved;
}

/** Indexes of a longest increasing subsequence. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  /** Index of the smallest last number, by subsequence length. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [at, number] of numbers.entries()) {
    const longer = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    const length = longer === -1 ? ends.length : longer;
    before.set(at, ends[length - 1]);
    ends[length] = at;
  }
  const rise = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) rise.add(at);
  return rise;
}
