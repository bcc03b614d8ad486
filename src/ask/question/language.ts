/** Which language a question is in, by its script and its commonest words. */
import { LEXICONS } from './lexicon/lexicons.ts';

const ENGLISH_WORDS =
  'the is it will be in what how weather for to a i of on this there today tomorrow rain at do does can should my when';
/** Languages that are told apart so that an error can name them, and not read as another. */
const UNSUPPORTED: ReadonlyArray<readonly [language: string, words: string]> = [
  ['sv', 'och det ar vad blir vadret imorgon idag regn regnar i pa kommer att hur for en snoar'],
  ['da', 'og det er hvad bliver vejret imorgen idag regn regner i pa kommer at hvordan'],
  ['pl', 'jaka jest bedzie pogoda jutro dzis w czy deszcz padac na i snieg'],
  ['tr', 'hava nasil yarin bugun yagmur olacak mi yagacak icin ve bir bu'],
  ['fi', 'on millainen saa huomenna tanaan sataa lunta onko ja'],
  ['cs', 'jake bude pocasi zitra dnes v prset je'],
];

/** In this order: of two languages with equally many words the first is taken. */
const COMMON_WORDS: ReadonlyArray<readonly [language: string, words: ReadonlySet<string>]> = [
  ['en', ENGLISH_WORDS] as const,
  ...[...LEXICONS].map(([language, { commonWords }]) => [language, commonWords] as const),
  ...UNSUPPORTED,
].map(([language, words]) => [language, new Set(words.split(' '))]);

/** Scripts other than Latin, with the language where the script tells it. */
const SCRIPTS: ReadonlyArray<readonly [script: RegExp, language: string | null]> = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Cyrillic}/u, null],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Arabic}/u, null],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Devanagari}/u, null],
];

interface DetectedLanguage {
  /** ISO 639-1; null where it cannot be told. */
  readonly language: string | null;
  readonly isSupported: boolean;
}

/** Latin text without a known word is taken for English; text without Latin letters is not supported. */
export function detectLanguage(plain: string): DetectedLanguage {
  const script = SCRIPTS.find(([pattern]) => pattern.test(plain));
  if (!/\p{Script=Latin}/u.test(plain) && script !== undefined) return { language: script[1], isSupported: false };
  const words = plain.match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [];
  let best = { language: 'en', count: 0 };
  for (const [language, common] of COMMON_WORDS) {
    const count = words.filter((word) => common.has(word)).length;
    if (count > best.count) best = { language, count };
  }
  const { language } = best;
  return { language, isSupported: language === 'en' || LEXICONS.has(language) };
}
