/** Memoizes a function by object identity, for as long as the object is referenced elsewhere. */
export function memoizeByObject<Key extends object, Value>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const cache = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const before = cache.get(key);
    if (before !== undefined) return before.value;
    const value = make(key);
    cache.set(key, { value });
    return value;
  };
}
