/**
 * What a value takes in memory, estimated from its parts: the bytes of its columns and texts, and what the engine needs
 * besides for each column, object and property. Measured with JavaScriptCore: a typed array of its own takes some 200 bytes
 * more than its values.
 */

import { LRUCache } from 'lru-cache';

const COLUMN_BYTES = 200;
const OBJECT_BYTES = 48;
const SLOT_BYTES = 16;

/** What a column of so many values takes. */
export function columnBytes(length: number): number {
  return COLUMN_BYTES + Float32Array.BYTES_PER_ELEMENT * length;
}

/** Parts that are shared within the value count once. */
export function memoryBytes(value: unknown): number {
  const seen = new Set<object>();
  const pending: unknown[] = [value];
  let bytes = 0;
  while (pending.length > 0) {
    const part = pending.pop();
    if (typeof part === 'string') bytes += OBJECT_BYTES + part.length;
    if (typeof part !== 'object' || part === null || seen.has(part)) continue;
    seen.add(part);
    if (ArrayBuffer.isView(part)) {
      bytes += COLUMN_BYTES + part.byteLength;
      continue;
    }
    const parts: unknown[] = part instanceof Map || part instanceof Set ? [...part].flat() : Object.values(part);
    bytes += OBJECT_BYTES + SLOT_BYTES * parts.length;
    for (const inner of parts) pending.push(inner);
  }
  return bytes;
}

/** What an entry of a cache takes besides its value: its key and its place in a list. */
const ENTRY_BYTES = 200;

/** A cache of values that together take so many bytes at most; those that were not used for longest go first. */
export function cacheOfBytes<V extends {}>(maxBytes: number): LRUCache<string, V> {
  return new LRUCache({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: (value) => Math.ceil(ENTRY_BYTES + memoryBytes(value)),
  });
}
