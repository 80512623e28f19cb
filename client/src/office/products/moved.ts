/** Returns a copy of the list with the item at `from` moved to `to`. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const one = list.slice(from, from + 1);
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...one, ...others.slice(to)];
}
