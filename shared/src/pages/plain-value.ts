/** Depth of a value that a request can contain in its deepest block. */
const maxLevels = 12;
/** U+0000 and unpaired surrogates cannot be stored in PostgreSQL. */
const unstorable = /[\0\p{Surrogate}]/u;

export function isStorable(text: string): boolean {
  return !unstorable.test(text);
}

/** Whether a value is JSON that can be stored, of limited depth. */
export function isPlainValue(value: unknown, levels = maxLevels): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'object' && value !== null) return isPlainContainer(value, levels);
  return value === null || value === undefined || typeof value === 'boolean';
}

function isPlainContainer(value: object, levels: number): boolean {
  if (levels === 0) return false;
  if (Array.isArray(value)) return value.every((inner) => isPlainValue(inner, levels - 1));
  // Instances of classes are not JSON.
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).every(
    ([name, inner]) => isStorable(name) && isPlainValue(inner, levels - 1),
  );
}
