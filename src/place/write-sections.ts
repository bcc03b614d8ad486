/** Writes the files that `binary-sections.ts` reads, at build time and for imports. The same arrays give the same bytes. */
import {
  aligned,
  type NumericArray,
  SECTIONS_MAGIC,
  type SectionEntry,
  type SectionsHeader,
  TABLE_VERSION,
} from './binary-sections.ts';
import { postingKind, postingValue } from './sorted-keys.ts';

export function writeSections(
  sections: Readonly<Record<string, NumericArray>>,
  meta: Readonly<Record<string, unknown>>,
): Uint8Array {
  const entries: SectionEntry[] = [];
  let offsetBytes = 0;
  for (const [name, array] of Object.entries(sections)) {
    entries.push({ name, offsetBytes, lengthBytes: array.byteLength });
    offsetBytes += aligned(array.byteLength);
  }
  const header: SectionsHeader = { version: TABLE_VERSION, sections: entries, meta };
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const base = aligned(8 + headerBytes.length);
  const file = new Uint8Array(base + offsetBytes);
  const start = new DataView(file.buffer);
  start.setUint32(0, SECTIONS_MAGIC, true);
  start.setUint32(4, headerBytes.length, true);
  file.set(headerBytes, 8);
  Object.values(sections).forEach((array, i) => {
    file.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), base + (entries[i]?.offsetBytes ?? 0));
  });
  return file;
}

/** Packs strings into the two arrays of `PackedStrings`. */
export function packStrings(strings: readonly string[]): { offsets: Uint32Array; bytes: Uint8Array } {
  const encoded = strings.map((text) => Buffer.from(text));
  const offsets = new Uint32Array(strings.length + 1);
  encoded.forEach((bytes, i) => {
    offsets[i + 1] = (offsets[i] ?? 0) + bytes.length;
  });
  return { offsets, bytes: Buffer.concat(encoded) };
}

/**
 * Collects keys with postings and packs them as the four arrays of `SortedKeys`. With "first kind" a value has only
 * the first kind that it was added with under a key.
 */
export class KeyCollector {
  readonly #postings = new Map<string, number[]>();
  readonly #mode: 'first kind' | 'all kinds';

  constructor(mode: 'first kind' | 'all kinds') {
    this.#mode = mode;
  }

  add(key: string, value: number, kind: number): void {
    if (key === '') return;
    const posting = ((kind << 30) | value) >>> 0;
    const list = this.#postings.get(key);
    if (list === undefined) this.#postings.set(key, [posting]);
    else if (!list.some((other) => (this.#mode === 'first kind' ? postingValue(other) === value : other === posting)))
      list.push(posting);
  }

  /** Whether a key has postings and all are of one kind. */
  hasOnlyKind(key: string, kind: number): boolean {
    return this.#postings.get(key)?.every((posting) => postingKind(posting) === kind) ?? false;
  }

  pack(prefix: string): Record<string, NumericArray> {
    const keys = Array.from(this.#postings, ([key, postings]) => ({ bytes: Buffer.from(key), postings }));
    keys.sort((a, b) => Buffer.compare(a.bytes, b.bytes));
    const keyOffsets = new Uint32Array(keys.length + 1);
    const postingOffsets = new Uint32Array(keys.length + 1);
    keys.forEach((key, i) => {
      keyOffsets[i + 1] = (keyOffsets[i] ?? 0) + key.bytes.length;
      postingOffsets[i + 1] = (postingOffsets[i] ?? 0) + key.postings.length;
    });
    return {
      [`${prefix}KeyOffsets`]: keyOffsets,
      [`${prefix}KeyBytes`]: Buffer.concat(keys.map((key) => key.bytes)),
      [`${prefix}PostingOffsets`]: postingOffsets,
      [`${prefix}Postings`]: Uint32Array.from(keys.flatMap((key) => key.postings)),
    };
  }
}
