/** "I'm on Zorbitrex, can I go out in the sun": a word that is known for nothing else, where a medicine would stand. */
import { isContextWord } from './context-words.ts';
import { isEnglishWord } from './english.ts';
import type { QuestionWords } from './find-words.ts';
import { wholeWords } from './text.ts';
import { isPlainWord } from './topic-words.ts';
import type { UncoveredHit } from './uncovered.ts';

const ON = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:i'?m|i am|i've been|he'?s|she'?s|they'?re|is|are|been|being|started|put|kids?|mum|` +
    'dad|gran|nan|wife|husband|son|daughter|partner) (?:now |still |currently |just |already )?(?:on|taking|' +
    'takes|prescribed)|(?:taking|prescribed|started on)) (?:some |my |her |his |daily |low dose |' +
    String.raw`high dose )?(?:\d+ ?mg (?:of )?)?$`,
  'u',
);
/** Somebody's body in the weather. */
const BODY = wholeWords(
  'sun\\p{L}*|uv|heat|hot|beach|outside|outdoors|out in|tan\\p{L}*|burn\\p{L}*|garden\\p{L}*|warm|cold|' +
    'hik\\p{L}*|run\\p{L}*|walk\\p{L}*',
);
const MIN_LETTERS = 5;

/** "Kids on sports day", "he's on crutches": no medicine. */
function isOccasion(key: string, after: string): boolean {
  const isThing = isEnglishWord(key) && key.endsWith('s') && !/(?:in|statin|oid|ol)s$/.test(key);
  return (
    isThing ||
    /^ (?:days?|trips?|fields?|pitch|holidays?|clubs?|camp|grounds?|tours?|duty|leave|shifts?)(?![\p{L}])/u.test(after)
  );
}

export function unknownMedicine({ rest, otherWords, language }: QuestionWords): UncoveredHit[] {
  if (language !== 'en' || rest.search(BODY) < 0) return [];
  const name = otherWords.find(
    ({ key, start, end }) =>
      key.length >= MIN_LETTERS &&
      /^\p{L}+$/u.test(key) &&
      !isPlainWord(key) &&
      !isContextWord(key) &&
      !isOccasion(key, rest.slice(end)) &&
      ON.test(rest.slice(0, start)),
  );
  if (name === undefined) return [];
  const { start, end } = name;
  return [
    {
      subject: 'medicines',
      topics: ['uv', 'feels-like'],
      isGrave: true,
      onlyJudged: false,
      isAnswered: true,
      start,
      end,
    },
  ];
}
