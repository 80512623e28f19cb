/** A function that is asked once for each object, for as long as anybody else holds that object. */
export function memoizeByObject<Key extends object, Value>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.value;
    const value = make(key);
    known.set(key, { value });
    return value;
  };
}
