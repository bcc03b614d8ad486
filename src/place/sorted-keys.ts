/**
 * A dictionary of folded keys, sorted by their UTF-8 bytes, each with its postings.
 *
 * Two of them are in the gazetteer: names of places and words that qualify a place. A prefix is a range of keys found
 * by binary search; a posting is a number with a kind in its top two bits. Nothing is allocated per key.
 */

const POSTING_VALUE = 0x3fffffff;

/** The number in a posting: a place, a country, a region or a district. */
export function postingValue(posting: number): number {
  return posting & POSTING_VALUE;
}

/** The kind in a posting, 0 to 3. */
export function postingKind(posting: number): number {
  return posting >>> 30;
}

/** Keys from `start` up to, not including, `end`. */
export interface KeyRange {
  readonly start: number;
  readonly end: number;
}

/** The bytes of a text as a set of 32 classes, one bit each; each Latin letter has a class of its own. */
export function letterSet(text: Uint8Array, from = 0, to = text.length): number {
  let set = 0;
  for (let at = from; at < to; at++) set |= 1 << ((text[at] ?? 0) & 31);
  return set;
}

export class SortedKeys {
  readonly count: number;
  readonly #keyOffsets: Uint32Array;
  readonly #keyBytes: Uint8Array;
  readonly #postingOffsets: Uint32Array;
  readonly #postings: Uint32Array;

  constructor(keyOffsets: Uint32Array, keyBytes: Uint8Array, postingOffsets: Uint32Array, postings: Uint32Array) {
    this.count = keyOffsets.length - 1;
    this.#keyOffsets = keyOffsets;
    this.#keyBytes = keyBytes;
    this.#postingOffsets = postingOffsets;
    this.#postings = postings;
  }

  keyLength(key: number): number {
    return (this.#keyOffsets[key + 1] ?? 0) - (this.#keyOffsets[key] ?? 0);
  }

  /** The byte of a key at a depth; 0, which no key contains, past its end. */
  byteAt(key: number, depth: number): number {
    return depth < this.keyLength(key) ? (this.#keyBytes[(this.#keyOffsets[key] ?? 0) + depth] ?? 0) : 0;
  }

  /** The `letterSet` of a key. */
  letters(key: number): number {
    return letterSet(this.#keyBytes, this.#keyOffsets[key], this.#keyOffsets[key + 1]);
  }

  keyBytes(key: number): Uint8Array {
    return this.#keyBytes.subarray(this.#keyOffsets[key] ?? 0, this.#keyOffsets[key + 1] ?? 0);
  }

  postingsStart(key: number): number {
    return this.#postingOffsets[key] ?? 0;
  }

  posting(index: number): number {
    return this.#postings[index] ?? 0;
  }

  /** The postings of exactly this key; empty when there is no such key. */
  exact(key: Uint8Array): Uint32Array {
    const { start, end } = this.withPrefix(key);
    if (start === end || this.keyLength(start) !== key.length) return this.#postings.subarray(0, 0);
    return this.#postings.subarray(this.#postingOffsets[start] ?? 0, this.#postingOffsets[start + 1] ?? 0);
  }

  /** The keys that begin with the first `length` bytes of `prefix`, within a range. */
  withPrefix(prefix: Uint8Array, length = prefix.length, from = 0, to = this.count): KeyRange {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, prefix, length) < 0) low = middle + 1;
      else high = middle;
    }
    const start = low;
    high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, prefix, length) <= 0) low = middle + 1;
      else high = middle;
    }
    return { start, end: low };
  }

  /** Below 0: the key sorts before the prefix; 0: it begins with it; above 0: it sorts after it. */
  #compare(key: number, prefix: Uint8Array, length: number): number {
    const start = this.#keyOffsets[key] ?? 0;
    const keyLength = (this.#keyOffsets[key + 1] ?? 0) - start;
    const shared = Math.min(keyLength, length);
    for (let i = 0; i < shared; i++) {
      const difference = (this.#keyBytes[start + i] ?? 0) - (prefix[i] ?? 0);
      if (difference !== 0) return difference;
    }
    return keyLength < length ? -1 : 0;
  }
}
