/** Containers within each other in one value: what a call can also bring in the deepest block of a page. */
const maxLevels = 12;
/** What no table can hold: U+0000 and halves of surrogate pairs. */
const unstorable = /[\0\p{Surrogate}]/u;

export function isStorable(text: string): boolean {
  return !unstorable.test(text);
}

/** Whether something is JSON that can be stored, and does not nest without end. */
export function isPlainValue(value: unknown, levels = maxLevels): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'object' && value !== null) return isPlainContainer(value, levels);
  return value === null || value === undefined || typeof value === 'boolean';
}

function isPlainContainer(value: object, levels: number): boolean {
  if (levels === 0) return false;
  if (Array.isArray(value)) return value.every((inner) => isPlainValue(inner, levels - 1));
  // What was made by a class is no JSON.
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).every(
    ([name, inner]) => isStorable(name) && isPlainValue(inner, levels - 1),
  );
}
