import { UnstorableText } from './event-log.errors.js';

const surrogate = /[\uD800-\uDFFF]/;
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Returns a value as jsonb would: keys in jsonb order, no undefined, no -0, dates as text. A fold
 * over new events thus sees exactly what a later fold over stored events sees. Throws
 * UnstorableText for U+0000 and lone surrogates.
 */
export function asStored<Value>(value: Value, name = 'data'): Value {
  // `stored` keeps the shape, which the compiler cannot follow through a generic.
  return stored(value, name) as Value;
}

/** `name` is the field that holds the value, for the message. */
function stored(value: unknown, name: string): unknown {
  if (typeof value === 'string') return storableText(value, name);
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (Array.isArray(value)) return value.map((entry) => stored(entry, name) ?? null);
  if (typeof value === 'object' && value !== null) return storedObject(value, name);
  return value === null || typeof value === 'boolean' ? value : undefined;
}

function storedObject(value: object, name: string): unknown {
  if ('toJSON' in value && typeof value.toJSON === 'function') {
    // toJSON may return anything, so its result is converted too.
    return stored((value.toJSON as () => unknown)(), name);
  }
  const result: Record<string, unknown> = {};
  for (const key of keysInStoredOrder(value)) {
    const entry = stored(Reflect.get(value, key), key);
    if (entry !== undefined) setOwn(result, storableText(key, name), entry);
  }
  return result;
}

/** Assignment to `__proto__` would set the prototype instead of a property. */
function setOwn(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, ...ordinary });
}

const ordinary = { configurable: true, enumerable: true, writable: true };

function storableText(text: string, name: string): string {
  // The cheap check comes first and nearly always suffices.
  const isBroken = text.includes('\0') || (surrogate.test(text) && loneSurrogate.test(text));
  if (isBroken) throw new UnstorableText(name);
  return text;
}

/** Most objects already have their keys in order, because they come from the database. */
function keysInStoredOrder(value: object): readonly string[] {
  const keys = Object.keys(value);
  for (let index = 1; index < keys.length; index += 1) {
    if (byStoredOrder(keys[index - 1] ?? '', keys[index] ?? '') > 0)
      return keys.sort(byStoredOrder);
  }
  return keys;
}

/** jsonb sorts keys by their length in bytes, then by their bytes. */
function byStoredOrder(a: string, b: string): number {
  const [aBytes, bBytes] = [bytesOf(a), bytesOf(b)];
  if (aBytes !== bBytes) return aBytes - bBytes;
  const isAscii = aBytes === a.length && bBytes === b.length;
  if (!isAscii) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : Number(a > b);
}

/** Sizes by property name; names are few and recur. */
const cachedSizes = new Map<string, number>();
const maxCachedSizes = 5_000;

function bytesOf(key: string): number {
  const cached = cachedSizes.get(key);
  if (cached !== undefined) return cached;
  const size = Buffer.byteLength(key);
  if (cachedSizes.size < maxCachedSizes) cachedSizes.set(key, size);
  return size;
}
