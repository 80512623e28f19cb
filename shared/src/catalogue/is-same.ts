/** Whether two JSON values are equal, regardless of the order of object fields. */
export function isJsonEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  if (one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return (
    left.size === right.size &&
    [...left].every(([name, value]) => right.has(name) && isJsonEqual(value, right.get(name)))
  );
}
