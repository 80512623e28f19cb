/** A function that is asked once for each object, for as long as anybody else holds that object. */
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
