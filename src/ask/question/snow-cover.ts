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

/** "Is there snow in Aspen", "any snow at Perisher right now": what somebody finds there. */
const THERE_IS = new WordPattern(
  /^\W*(?:hi |hey |so )?(?:is there|are there|there's|has \p{L}+ got|have they got) (?:any |much |a lot of |some |decent |good )*snow (?:up |over |down )?(?:in|at|on|around|there)\b/u,
);
/** "What's the snow like at Hotham": the slopes. */
const LIKE = new WordPattern(
  /\b(?:what|how)(?:'s|s| is| are)? the snow(?: looking| like| base| cover| conditions)?(?= |\W*$)(?! (?:going|gonna|forecast|line|level|fall|melt))|\bsnow (?:conditions|base|cover)\b/,
);
const NO_LATER =
  /\b(?:forecast|due|coming|expected|falling|later|soon|on the way|warnings?|alerts?|storms?|clouds?|in the (?:air|sky|forecast|outlook))\b/;
const RIGHT_NOW = /^(?:right |just )?now$|^(?:at the moment|currently|atm)$/;

function isOfNow({ times, whole }: QuestionWords): boolean {
  return times.every(({ spans }) => spans.every(({ start, end }) => RIGHT_NOW.test(whole.slice(start, end))));
}

/** "Is there snow on Ben Nevis", "still snow in Whistler": what lies there, and not what falls. */
export function asksSnowCover(words: QuestionWords, [topic]: Topics): boolean {
  const { whole } = words;
  return (
    topic === 'snow' &&
    ((isOnPeak(words) && SNOW_ON.test(whole)) ||
      SNOW_LEFT.test(whole) ||
      ((THERE_IS.test(whole) || LIKE.test(whole)) && !NO_LATER.test(whole) && isOfNow(words)))
  );
}

/** The topics of what falls, with what lies in its place. */
export function asSnowCover([, ...others]: Topics): Topics {
  return ['snow-depth', ...others.filter((topic) => topic !== 'snow-depth')];
}
