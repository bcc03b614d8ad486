/** Snow that lies, where a question about snow could mean what falls. */
import type { QuestionWords } from './find-words.ts';
import { isOnPeak } from './peaks.ts';
import type { Topics } from './topic-order.ts';
import { WordPattern } from './word-pattern.ts';

const SNOW_ON = new WordPattern(
  new RegExp(
    String.raw`\b(?:any|is there|there's|there is|still|much|how much|has|have|` +
      String.raw`got)\b(?!.*\b(?:will|going to|gonna|forecast|expected|due|tomorrow|tonight)\b).*\bsnow (?:still |left |` +
      String.raw`lying )*(?:up|on|at)\b`,
    '',
  ),
);

const SNOW_LEFT = new WordPattern(
  new RegExp(
    String.raw`\b(?:still (?:any |some |much )?snow(?! (?:forecast|due|coming|expected|to come|falling))|` +
      String.raw`snow (?:\p{L}+ ){1,4}still(?=\W*$|[?.,!]| (?:there|lying|left|around)\b)|` +
      '(?:any|some|much) (?:of the )?snow (?:still |left|lying|remaining|hanging around)|' +
      String.raw`^\W*snow (?:still )?(?:left|lying|remaining))\b`,
    'u',
  ),
);

/** "Is there snow on Ben Nevis", "still snow in Whistler": what lies there, and not what falls. */
export function asksSnowCover(words: QuestionWords, [topic]: Topics): boolean {
  return topic === 'snow' && ((isOnPeak(words) && SNOW_ON.test(words.whole)) || SNOW_LEFT.test(words.whole));
}

/** The topics of what falls, with what lies in its place. */
export function asSnowCover([, ...others]: Topics): Topics {
  return ['snow-depth', ...others.filter((topic) => topic !== 'snow-depth')];
}
