/**
 * Folding: the normal form under which a name is stored and looked up.
 *
 * "St. Pölten", "SANKT POLTEN" and "st pölten" fold to the same key. Latin, Greek and Cyrillic accents are removed; the marks
 * of other scripts stay, because in Thai, Tamil or Devanagari they are letters. Folding a key again changes nothing.
 */

/** Letters that compatibility decomposition does not change but that people type without stroke or ligature. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŋ: 'ng',
  ə: 'e',
  ς: 'σ',
};

/** Words at the beginning of names that have several spellings. */
const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['sainte', 'st'],
  ['sankt', 'st'],
  ['ste', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
]);

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;
const ACCENTS = /[\u0300-\u036f]/g;
/** Marks that people leave out: all apostrophes, the Hawaiian okina, Arabic transcription signs, middle dots. */
const SILENT_MARKS = /['`´‘’ʻʼʹʽʾʿ·]/g;
/** A full stop between a short form and a word ("St.Gallen") becomes a space; any other ("D.C.") is dropped. */
const PARTING_STOP = /\.(?=\p{L}{2})/gu;
const NOT_PART_OF_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;

/** Of most names only the case changes: they are told by one look, since there are thousands to fold at once. */
const PLAIN_WORD = /^[a-z0-9]+$/;
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const HAS_SHORT_WORD = /\b(?:sainte?|sankt|ste|mount|fort)\b/;

/** The key of a name: lower-case words without accents and punctuation, separated by single spaces; may be "". */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN_WORD.test(lower)) return shortWord(lower);
  if (PLAIN_WORDS.test(lower) && !HAS_SHORT_WORD.test(lower)) return lower;
  const plain = PRINTABLE_ASCII.test(text) ? lower : withoutAccents(text);
  const words = plain
    .replace(SILENT_MARKS, '')
    .replace(PARTING_STOP, ' ')
    .replace(/\./g, '')
    .normalize('NFC')
    .replace(NOT_PART_OF_WORDS, ' ')
    .trim();
  return words.includes(' ') ? words.split(' ').map(shortWord).join(' ') : shortWord(words);
}

function withoutAccents(text: string): string {
  const bare = text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(ACCENTS, '');
  return Array.from(bare, (letter) => PLAIN_LETTERS[letter] ?? letter).join('');
}

function shortWord(word: string): string {
  return SHORT_WORDS.get(word) ?? word;
}
