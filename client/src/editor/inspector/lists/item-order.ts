/** Moves an item of a list. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Returns the new index of the item at `at` after another item was moved. */
export function placeAfterMove(at: number, from: number, to: number): number {
  if (at === from) return to;
  const isBetween = from < to ? at > from && at <= to : at >= to && at < from;
  if (!isBetween) return at;
  return from < to ? at - 1 : at + 1;
}

export function added<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return [...items, item];
}

/** Inserts a copy directly after the original. */
export function copied<Item>(items: readonly Item[], index: number): readonly Item[] {
  return items.toSpliced(index + 1, 0, ...items.slice(index, index + 1));
}

export function removed<Item>(items: readonly Item[], index: number): readonly Item[] {
  return items.toSpliced(index, 1);
}
