/**
 * How a question is typed, where that says nothing: runs of blanks and line breaks of a pasted text, marks that nobody sees, and
 * capitals throughout, or of every word, which are no names.
 */

/** Soft hyphens, and marks of no width that come with a pasted text. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;
const BLANKS = /\s+/g;
/** All but the plain blank between two words; the common question has none of it. */
const ODD_BLANK = /\s\s|[^\S ]|^\s|\s$/;
const SMALL = /\p{Ll}/u;
/** Every word with a capital letter, such a word as "of" among them: no name is marked by it. */
const TITLE = /^(?!.*[ \n][("']*\p{Ll}).* (?:The|Of|In|Is|It|Be|For|To|At|On|And|Or|Will|This|Need|A|I)\b.* \p{L}/su;
const TICK_IN_WORD = /(?<=\p{L})[`´](?=\p{L})/gu;
/** "Gibt's", "regnet's": German writes them in one word, too. */
const GERMAN_IT =
  /(?<=(?<!\p{L})(?:gibt|gits?|bleibt|regnet|schneit|wird|geht|kommt|scheint|braucht|st(?:ü|ue)rmt|gewittert|friert|schaut|sieht|w(?:ä|ae)r))['’](?=s(?!\p{L}))/giu;
const TWO_WORDS = /\p{Lu}{3}.*\s\P{L}*\p{Lu}{3}/u;

/** The question with single blanks, a line break where there was one, and small letters where capitals tell nothing; composed (NFC). */
export function withoutTyping(question: string): string {
  const seen = question.normalize('NFC').replace(UNSEEN, '').replace(TICK_IN_WORD, "'");
  const joined = seen.includes("'s") || seen.includes('’s') ? seen.replace(GERMAN_IT, '') : seen;
  const text = ODD_BLANK.test(joined)
    ? joined.trim().replace(BLANKS, (blanks) => (blanks.includes('\n') ? '\n' : ' '))
    : joined;
  const hasNoNames = SMALL.test(text) ? TITLE.test(text) : TWO_WORDS.test(text);
  return hasNoNames ? text.toLowerCase() : text;
}
