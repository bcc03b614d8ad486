/**
 * Whether a word is one of English: words that are not, in a question that names no known place, are mostly names. The words of SCOWL
 * (http://wordlist.aspell.net) up to its size 70 are kept as a Bloom filter, `data/english-words.json`, written by
 * `scripts/english-words.ts`: of a hundred other words it takes less than one for English.
 */
import table from '../../../data/english-words.json';

export const FILTER_HASHES = 7;

const bits = Uint8Array.from(Buffer.from(table.bits, 'base64'));
const SIZE = bits.length * 8;

/** A folded word of letters. */
export function isEnglishWord(key: string): boolean {
  for (const at of filterPositions(key, SIZE)) if ((bits[at >> 3] & (1 << (at & 7))) === 0) return false;
  return true;
}

const FNV_PRIME = 16_777_619;

/** The positions of a word among the bits of a filter: Kirsch and Mitzenmacher's double hashing, over two FNV-1a hashes. */
export function filterPositions(word: string, size: number): number[] {
  const first = fnv1a(word, 2_166_136_261);
  const second = fnv1a(word, first) | 1;
  const positions: number[] = [];
  for (let i = 0; i < FILTER_HASHES; i++) positions.push(((first + Math.imul(i, second)) >>> 0) % size);
  return positions;
}

function fnv1a(word: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), FNV_PRIME);
  return hash >>> 0;
}
