/** A value for a key, made once. A full map is emptied: simple, bounded, and the hot keys are back at the next call. */
export function memoize<K, V>(known: Map<K, V>, key: K, sizeMax: number, make: () => V): V {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    if (known.size >= sizeMax) known.clear();
    known.set(key, value);
  }
  return value;
}

/** The map that belongs to `owner`, made at its first use; it goes with its owner. */
export function getOrCreateMap<O extends object, K, V>(maps: WeakMap<O, Map<K, V>>, owner: O): Map<K, V> {
  let map = maps.get(owner);
  if (map === undefined) {
    map = new Map<K, V>();
    maps.set(owner, map);
  }
  return map;
}
