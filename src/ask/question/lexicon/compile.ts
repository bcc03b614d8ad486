/** Makes a lexicon ready for matching: its phrases as patterns, and its words as a table. */
import { PatternTable } from '../pattern-table.ts';
import { plainText, wholeWords } from '../text.ts';
import { WordPattern } from '../word-pattern.ts';
import { type Lexicon, type MadeEnglish, type TranslatedPhrase, timeAheadPhrases } from './lexicon.ts';
import { LEXICONS } from './lexicons.ts';
import { SHORT_PHRASES, SHORT_WORDS } from './short-forms.ts';

export interface CompiledPhrase {
  readonly pattern: WordPattern;
  readonly english: string | MadeEnglish;
}

export interface CompiledLexicon {
  readonly phrases: PatternTable<CompiledPhrase>;
  /** By a word in small letters, as written or without accents. */
  readonly words: ReadonlyMap<string, string>;
  readonly contractions: ReadonlyMap<string, string>;
  readonly bentNames: NonNullable<Lexicon['bentNames']>;
}

/** "2,5 mm": a decimal comma. */
const DECIMAL_COMMA: TranslatedPhrase = ['(?<![.,])(\\d+),(\\d{1,2})(?![.,]?\\d)', '$1.$2'];
/** "l'": a language that elides is also typed with a space there: "l orage". */
const ELIDED = /\p{L}'(?:\||$)/u;
/** An apostrophe outside a set of characters, and such a set. */
const APOSTROPHE = /\[[^\]]*\]|'/g;
/** Elisions that are no unit and no point of the compass when they stand alone: "l orage", "5 m" and "20 c". */
const ALONE = /^(?:[dlj]|\p{L}{2,})'$/u;
const ACCENTED = /[\u00c0-\u024f]/g;

const compiled = new Map<string, CompiledLexicon>();

/** The lexicon of a language, compiled at its first question; undefined for a language without one. */
export function compiledLexicon(language: string): CompiledLexicon | undefined {
  const lexicon = LEXICONS.get(language);
  if (lexicon === undefined) return undefined;
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const made = compile(lexicon);
  compiled.set(language, made);
  return made;
}

function compile({
  timeAhead,
  phrases,
  words,
  contractions = {},
  spellings = {},
  bentNames = [],
}: Pick<Lexicon, 'phrases' | 'words'> & Partial<Lexicon>): CompiledLexicon {
  const isElided = words.some(([forms]) => ELIDED.test(forms));
  const inPatterns = (source: string): string => {
    const apart = isElided ? source.replace(APOSTROPHE, (found) => (found === "'" ? "[' ]" : found)) : source;
    return apart.replace(
      ACCENTED,
      (letter) => `(?:${[plainText(letter), spellings[letter]].filter(Boolean).join('|')})`,
    );
  };
  return {
    phrases: new PatternTable(
      [DECIMAL_COMMA, ...(timeAhead === undefined ? [] : timeAheadPhrases(timeAhead)), ...phrases].map(
        ([source, english]) => ({
          pattern: withGroups(wholeWords(inPatterns(source)), english),
          english,
        }),
      ),
      ({ pattern }) => [pattern],
    ),
    words: wordTable(words, spellings),
    contractions: new Map(Object.entries(contractions)),
    bentNames,
  };
}

/** Whether an English text has a short form at all. */
export const HAS_SHORT_FORM = new WordPattern(
  wholeWords([...SHORT_PHRASES, ...SHORT_WORDS].map(([source]) => source).join('|')).source,
  'u',
);

/** The short forms of English words of time, which are spelt out. */
export const SHORT_FORMS: CompiledLexicon = compile({ phrases: SHORT_PHRASES, words: SHORT_WORDS });

/** Remembers where the groups are, if the English has them. */
function withGroups(pattern: WordPattern, english: string | MadeEnglish): WordPattern {
  return typeof english === 'string' && english.includes('$')
    ? new WordPattern(pattern.source, `${pattern.flags}d`)
    : pattern;
}

/** Accented words are also found without their accents, and elisions apart, unless the plain spelling is a word of its own. */
function wordTable(words: Lexicon['words'], spellings: Readonly<Record<string, string>>): Map<string, string> {
  const all = words.flatMap(([forms, english]) => forms.split('|').map((form) => [form, english] as const));
  const table = new Map(all);
  for (const [form, english] of all) {
    const spelt = form.replace(ACCENTED, (letter) => spellings[letter] ?? letter);
    const apart = ALONE.test(form) ? [form.slice(0, -1)] : [];
    for (const other of [plainText(form), plainText(spelt), ...apart]) if (!table.has(other)) table.set(other, english);
  }
  return table;
}
