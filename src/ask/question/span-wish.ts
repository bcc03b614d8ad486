/** What is asked of a stretch of time as a whole: how far day and night lie apart, whether the worst is over, since when. */
import { DAY_MS } from '../../time/units.ts';
import type { QuestionWords } from './find-words.ts';
import type { Form, RequestedTime } from './interpretation.ts';
import { asksOutlook } from './season-wish.ts';
import { type Span, wholeWords } from './text.ts';
import { WordPattern } from './word-pattern.ts';

/**
 * `mean`: "the average temperature this week". `nights`: "the coldest night of the winter", of the form `which-day`. `outlook`: how a whole season turns out, which no forecast tells. `since`:
 * "how long has it been raining", of the form `last`. `swing`: how far day and night lie apart. `worst`: "is the worst over".
 */
export type SpanWish = 'mean' | 'nights' | 'outlook' | 'since' | 'swing' | 'worst';

const DAY = '(?:day(?: ?time)?s?|high(?:s|est)?|max(?:imum)?)';
const NIGHT = '(?:night(?: ?time)?s?|low(?:s|est)?|min(?:imum)?)';
const BOTH = `(?:${DAY}(?: and | to |[ /-]+)(?:the )?${NIGHT}|${NIGHT}(?: and | to |[ /-]+)(?:the )?${DAY})`;
const GAP = '(?:swings?|differences?|variations?|contrasts?|gaps?|ranges?)';

/** As patterns of the temperature. */
export const SWING_WORDS = [
  `${BOTH} (?:temp(?:erature)?s? )?${GAP}`,
  `(?:temp(?:erature)?s? )?${GAP}(?: is there| will there be|` +
    ` in (?:the )?temp(?:erature)?s?)* between (?:the )?${BOTH}(?: temp(?:erature)?s?)?`,
  '(?:daily|diurnal) (?:temp(?:erature)? )?(?:swings?|variations?|ranges?)',
  'temp(?:erature)? swings?',
  'how (?:much|many degrees|far) (?:did|will|does|is|has) (?:the |it )?(?:temps?|temperatures?|' +
    'mercury)? ?(?:going to |gonna )?(?:drop|fall|dropp?ed|fallen|dip|vary|swing|' +
    'change)(?= (?:over ?night|to ?night|last night|at night|between|during|through|today|tomorrow)|\\W*$)',
  'how much (?:colder|cooler|chillier) (?:is it|does it get|will it (?:be|get)|are the nights|' +
    'is the night) (?:at night )?than (?:in |by |during )?(?:the )?day(?: ?time)?',
].join('|');

const SWING = wholeWords(SWING_WORDS);

/** "The temperature difference between day and night": its words, which name no time; null for none. */
export function swingIn(plain: string): Span | null {
  SWING.lastIndex = 0;
  const match = SWING.exec(plain);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}

const OF_WEATHER = '(?: of (?:it|this|that|the (?:weather|rain|storm|wind|snow|showers|gales?)))?';
const ENDS =
  '(?=(?: (?:now|yet|then|already|here|today|tonight|for today|do you think))*(?:[ ,]*[?!.,]|[ ,]*$|' +
  ' (?:in|at|near|for us|for) ?\\u0001| \\u0001))';

/** As patterns of the rain. */
export const WORST_WORDS = [
  `(?:the )?worst${OF_WEATHER} (?:(?:is|has|be|been|was|all) )*(?:over|past|passed|gone|done|finished|` +
    `behind us|(?:yet|still) to come|to come|coming)${ENDS}`,
  `(?:seen|had|past|through|over|got) the worst${OF_WEATHER}${ENDS}`,
  `was that the worst${OF_WEATHER}${ENDS}`,
].join('|');

const WORST = wholeWords(WORST_WORDS);

/** "Is the worst over". */
export function asksWorstOver(plain: string): boolean {
  return plain.search(WORST) >= 0;
}

const LASTS =
  '(?:raining|drizzling|pouring|showery|wet|snowing|dry|rainless|foggy|misty|freezing|below freezing|frosty|' +
  'windy|blowing|this (?:hot|cold|warm|wet|dry|windy)|thundering)';
const SINCE = wholeWords(
  "(?:how long|how many hours|since when)(?: now)? (?:has|have|'s|is) (?:it|" +
    `there) (?:already )?(?:been )(?:already )?(?:\\p{L}+ )?${LASTS}|` +
    '(?:how long|since when) has (?:the )?(?:rain|snow|fog) been (?:falling|here|going on|coming down|around)|' +
    `since when(?: is|'s) it ${LASTS}|when did (?:it|the rain|this rain|the snow) (?:start|` +
    'begin) (?:to )?(?:rain|snow|drizzle|pour)(?:ing)?(?= (?:in|at|near) (?:the )?\\u0001+\\W*$|(?: here)?\\W*$)',
);

/** "How long has it been raining": since when it does. */
export function asksSince(plain: string): boolean {
  return plain.search(SINCE) >= 0;
}

const NIGHTS = new WordPattern(/\bnights?\b/);
const MOST_NIGHTS = 7;

/** Longer than what is told night by night. */
function isOfManyNights({ fromMs, toMs }: RequestedTime): boolean {
  return toMs - fromMs > MOST_NIGHTS * DAY_MS;
}

/** What is asked of the time as a whole; null for none. */
export function spanWish(
  { whole, plain }: Pick<QuestionWords, 'whole' | 'plain'>,
  form: Form,
  isAverage: boolean,
  times: readonly RequestedTime[],
): SpanWish | null {
  if (swingIn(whole) !== null) return 'swing';
  if (asksWorstOver(plain)) return 'worst';
  if (form === 'which-day') return NIGHTS.test(plain) && times.every(isOfManyNights) ? 'nights' : null;
  if (form === 'last') return asksSince(plain) ? 'since' : null;
  if (asksOutlook(whole, times)) return 'outlook';
  return isAverage && form === 'value' && times.every(({ era }) => era !== 'typical') ? 'mean' : null;
}

/** No yes or no is one to how day and night differ, or how a season turns out. */
export function formOfSpan(span: SpanWish | null, form: Form): Form {
  if (span === 'swing' || span === 'worst') return 'value';
  return span === 'outlook' && form === 'yes-no' ? 'value' : form;
}
