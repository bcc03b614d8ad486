/** Which language a question is in, by its script and its commonest words. */
import type { Lexicon } from './lexicon/lexicon.ts';
import { LEXICONS } from './lexicon/lexicons.ts';
import { plainText } from './text.ts';
import { isPlainWord } from './topic-words.ts';

const ENGLISH_WORDS =
  'the is it will be in what how weather for to a i of on this there today tomorrow rain at do does can should my when are was did good safe too if or and forecast today tonight weekend';
/** Languages that are told apart so that an error can name them, and not read as another. */
const UNSUPPORTED: ReadonlyArray<readonly [language: string, words: string]> = [
  [
    'sv',
    'och det ar vad blir vadret imorgon idag regn regnar i pa kommer att hur for en snoar jag kan ska nar solen det vader helgen',
  ],
  [
    'da',
    'og det er hvad bliver vejret imorgen idag regn regner i pa kommer at hvordan jeg kan skal nar solen weekenden i det en',
  ],
  [
    'no',
    'og det er hva blir vaeret imorgen idag regn regner i pa kommer a hvordan jeg kan skal nar solen helgen i det en',
  ],
  ['pl', 'jaka jest bedzie pogoda jutro dzis w czy deszcz padac na i snieg moge kiedy jaki we o slonce'],
  ['tr', 'hava nasil yarin bugun yagmur olacak mi yagacak icin ve bir bu'],
  ['fi', 'on millainen saa huomenna tanaan sataa lunta onko ja'],
  ['cs', 'jake bude pocasi zitra dnes v prset je'],
  ['ro', 'va ploua maine vremea este cum azi si la cand'],
  ['hu', 'milyen lesz az ido holnap ma esni fog'],
];

/** How much one of a language's commonest words tells, and one of the other words that it translates. */
const COMMON_WEIGHT = 2;
const OTHER_WEIGHT = 1;

/** What the words of a language tell: in this order, of two languages told equally the first is taken. */
const WEIGHTS: ReadonlyArray<readonly [language: string, weights: ReadonlyMap<string, number>]> = [
  ['en', ENGLISH_WORDS, ''] as const,
  ...[...LEXICONS].map(([language, lexicon]) => [language, lexicon.commonWords, knownWords(lexicon)] as const),
  ...UNSUPPORTED.map(([language, words]) => [language, words, ''] as const),
].map(([language, common, others]) => {
  const weighted = (words: string, weight: number): Array<[string, number]> =>
    plainText(words)
      .split(' ')
      .map((word) => [word, weight]);
  return [language, new Map([...weighted(others, OTHER_WEIGHT), ...weighted(common, COMMON_WEIGHT)])];
});

/** The words of a lexicon that are no English words. */
function knownWords({ words }: Lexicon): string {
  const forms = words.flatMap(([written]) => written.split('|').map(plainText));
  return forms.filter((form) => !isPlainWord(form)).join(' ');
}

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
  const words = plain.match(/\p{L}+/gu) ?? [];
  let best = { language: 'en', told: 0 };
  for (const [language, weights] of WEIGHTS) {
    const told = words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    if (told > best.told) best = { language, told };
  }
  const { language } = best;
  return { language, isSupported: language === 'en' || LEXICONS.has(language) };
}
