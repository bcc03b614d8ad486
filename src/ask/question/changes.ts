/** Whether a question is about a change: "is the wind going to drop", "has it warmed up", "is it clouding over". */
import type { Interpretation, Topic } from './interpretation.ts';
import { BLANK, matchesOf, wholeWords } from './text.ts';
import { WordPattern } from './word-pattern.ts';

/** How a figure changes, as a question has it: `done` by now, `now`, or within a time that is to come. */
export interface WantedChange {
  /** `direction`: where the wind comes from. */
  readonly to: 'more' | 'less' | 'either' | 'direction';
  readonly when: 'done' | 'now' | 'coming';
}

const LESS =
  'drop(?:s|ping|ped)?(?! ?-?off)|eas(?:e|es|ing|ed)(?: off| up| down)?|' +
  '(?:die|dies|dying|died)(?: right)? (?:down|off|away|out)|calm(?:s|ing|ed)?(?: right)? down|' +
  'let(?:s|ting)? up|abat(?:e|es|ing|ed)|subsid(?:e|es|ing|ed)|slacken(?:s|ing|ed)?(?: off)?|' +
  'lessen(?:s|ing|ed)?|fall(?:s|ing|en)?|(?:go|goes|going|gone|come|comes|coming|came) down|' +
  'decreas(?:e|es|ing|ed)|weaken(?:s|ing|ed)?|settl(?:e|es|ing|ed)(?: down)?|slow(?:s|ing|ed)? down|' +
  'quieten(?:s|ing|ed)?(?: down)?|(?:die|drop|ease)(?:s|d)?(?: off)?';
/** "The school pick up" and "pick up the kids" are no rise. */
const PICKS_UP =
  '(?<!(?:school|nursery|kids?|the|my|our|for|a|car|before|after) )pick(?:s|ing|' +
  'ed)? up(?! (?:the|my|our|her|him|them|some|an?|from)\\b)';
const MORE =
  `${PICKS_UP}|(?:get|gets|getting|got) up|increas(?:e|es|ing|ed)|strengthen(?:s|ing|ed)?|` +
  'build(?:s|ing)?(?: up)?|freshen(?:s|ing|ed)?|r[io]s(?:e|es|ing|en)|' +
  '(?:go|goes|going|gone|come|comes|coming) up|climb(?:s|ing|ed)?|worsen(?:s|ing|ed)?|' +
  'intensif(?:y|ies|ying|ied)|kick(?:s|ing|ed)? (?:up|off|in)';
const RELIEF = '(?:relief|respite|break|let[- ]?up) (?:from|in) (?:all )?(?:the |this |that )?';
const NOTHING = '(?!)';
const BECOMES =
  '(?:get|gets|getting|got|turn|turns|turning|become|becomes|becoming|grow|growing|be)(?: any| much| even| a bit| a lot)? ';

/** "The humidity be lower", "is the UV higher". */
const OF_FIGURE =
  '(?<=\\b(?:be|get|gets|getting|humidity|temperatures?|temps?|uv|index|pressure|dew ?point) (?:any |much |even |a bit |a lot )?)';
const LOWER = `${OF_FIGURE}lower`;
const HIGHER = `${OF_FIGURE}higher`;

/** What the two directions are called besides, of each topic whose figure is told as it changes. */
const WORDS: Readonly<Partial<Record<Topic, readonly [less: string, more: string]>>> = {
  wind: [
    `${LESS}|${RELIEF}(?:wind|gales?)|${BECOMES}(?:calmer|less (?:windy|breezy|blustery)|lighter|weaker)`,
    `${MORE}|${BECOMES}(?:windier|breezier|gustier|blowier|stronger|worse)`,
  ],
  gusts: [`${LESS}|${BECOMES}(?:calmer|less gusty|weaker|lighter)`, `${MORE}|${BECOMES}(?:gustier|stronger|worse)`],
  temperature: [
    `${LESS}|${RELIEF}(?:heat|hot|warm)\\p{L}*|heat ?(?:wave)? (?:going |gonna |ever |finally )?(?:to |` +
      'will )?(?:break|end|lift|go away|be over)(?:s|ing)?|cool(?:s|ing|ed)? (?:down|off)|' +
      `chill(?:s|ing|ed)? (?:down|off)|${BECOMES}(?:colder|cooler|chillier|less (?:hot|warm))|${LOWER}`,
    `${MORE}|${RELIEF}(?:cold|freez|frost)\\p{L}*|cold (?:snap|spell) (?:going |gonna |ever |finally )?(?:to |` +
      'will )?(?:break|end|be over)(?:s|ing)?|(?:warm|heat|hot)(?:s|ing|ed|ting|ted)? up|' +
      `${BECOMES}(?:warmer|hotter|milder|less cold)|${HIGHER}`,
  ],
  humidity: [
    `${LESS}|${RELIEF}(?:humid|mugg)\\p{L}*|humidity (?:going |gonna |ever |finally )?(?:to |will )?(?:break|end|` +
      `lift)(?:s|ing)?|${BECOMES}(?:less (?:humid|muggy|sticky)|drier|fresher)|${LOWER}`,
    `${MORE}|${BECOMES}(?:more humid|muggier|stickier|clammier|humider)|${HIGHER}`,
  ],
  cloud: [
    'clear(?:s|ing|ed)?(?: up| away| off| over)?|(?:break|breaks|breaking|broken)(?: up)?|lift(?:s|ing|ed)?|' +
      'thin(?:s|ning|ned)?(?: out)?|burn(?:s|ing|ed)? off|part(?:s|ing|ed)?|disappear(?:s|ing|ed)?|' +
      'go(?:es|ing|ne)?(?: away|(?= by\\b| before\\b|\\W*$| \\u0001| in \\u0001))|' +
      `${BECOMES}(?:less cloudy|brighter|clearer)`,
    `cloud(?:s|ing|ed)? (?:over|up)(?! ?${BLANK})|thicken(?:s|ing|ed)?|roll(?:s|ing|ed)? in|` +
      `increas(?:e|es|ing|ed)|build(?:s|ing)?(?: up)?|${BECOMES}(?:cloudier|greyer|grayer|duller)`,
  ],
  pressure: [`${LESS}|${LOWER}`, `${MORE}|${HIGHER}`],
  waves: [
    `${LESS}|${BECOMES}(?:smaller|calmer|flatter|lower)`,
    `${MORE}|${BECOMES}(?:bigger|higher|rougher|choppier|worse)`,
  ],
  uv: [`${LESS}|${BECOMES}(?:lower|weaker)|${LOWER}`, `${MORE}|${BECOMES}(?:higher|stronger)|${HIGHER}`],
  rain: [
    // Rain that gets less is told by when it stops.
    NOTHING,
    `${BECOMES}(?:heavier|worse|harder)|intensif(?:y|ies|ying|ied)|${PICKS_UP}|worsen(?:s|ing|ed)?`,
  ],
};

const PATTERNS = new Map(
  Object.entries(WORDS).map(([topic, [less, more]]) => [topic, { less: wholeWords(less), more: wholeWords(more) }]),
);

/** "Has it dropped", "is it dropping", and all that is to come. */
const DONE = new WordPattern(/\b(?:has|have|did|'s)\b.*\b(?:\p{L}+(?:ed|en)|got|gone|come|dropped|broken)\b/u);
const GOING_ON = new WordPattern(
  /\b(?:is|are|am|'s)\b(?!.*\b(?:going to|gonna|due|set|supposed|likely|expected|forecast)\b).*\b\p{L}+ing\b/u,
);
const TO_COME = new WordPattern(/\b(?:will|going to|gonna|'ll|should|might|due|set to|expected|does|do)\b/);
const BOTH_WAYS = new RegExp(
  String.raw`\b(?:up|rising|rise|warmer|increasing|stronger|better)(?: (?:this|next) (?:week|weekend|month)| tomorrow|` +
    ' later)? or (?:is it |be |getting |going )*(?:down|falling|fall|colder|cooler|decreasing|weaker|dropping|' +
    String.raw`worse)\b|\b(?:down|falling|fall|dropping|drop|colder|cooler|weaker|easing) or (?:is it |be |getting |going |` +
    String.raw`picking )*(?:up|rising|rise|warmer|increasing|stronger)\b`,
  '',
);

const OF_DIRECTION = new WordPattern(
  new RegExp(
    String.raw`\bwinds?\b.{0,25}\b(?:(?:chang|shift|swing|veer|turn|back)(?:e|es|ing|s|ed)? ?(?:direction|round|around|to|` +
      'from|more|into|towards?)?|(?:go|goes|going|come|comes|coming|swing|swinging) round)(?= (?:to |from |into |' +
      String.raw`towards? )?(?:the |a )?(?:north|south|east|west|(?:n|s|e|w)[nsew]{1,2}\b)|\W*$| direction| later| today|` +
      String.raw` tonight| tomorrow| this| in| at| during| over| at all| soon)|\b(?:wind|southerly|northerly|westerly|easterly|cool) (?:shift|change)\b|` +
      String.raw`\bchange (?:of|in) (?:the )?(?:wind )?direction\b`,
    '',
  ),
);

/** "I have to drop", "thinking of going up": somebody does it, and not the weather. */
const SOMEBODY = new RegExp(
  String.raw`(?:(?<!\p{L})(?:i|we|you|they|he|she|i'm|we're|they're|i'll|we'll|im|everyone|` +
    String.raw`people)(?: (?:will|are|am|be|is|all|both))?|(?<!\p{L})(?:have|has|need|needs|want|wants|got|trying|hoping|` +
    'planning|thinking|looking|how|time|off|out|love|like|keen) (?:to|of|on|about)|' +
    String.raw`(?<!\p{L})(?:wanna|gotta|before|after|while|whilst)) (?:be |go(?:ing)? (?:to |and )?)?$`,
  'u',
);
/** "Drop the kids off", "settle the baby", "build a shed". */
const DOES_SOMETHING = new RegExp(
  '^ (?:in |off |up |down |out )?(?:the (?!(?:next|coming|following|week|day|night|afternoon|morning|evening|' +
    String.raw`end|weekend|low|mid|high|teens)(?!\p{L}))|my |our |an? (?!bit|little|lot|touch|tad|notch|few|couple)|his |` +
    String.raw`her |their |some (?!time|point|more)|him(?!\p{L})|them(?!\p{L})|(?:the )?kids|boots)`,
  'u',
);
/** "Going up a mountain", "coming down to the coast": a way, and no figure. */
const GOES = /^(?:go|com|gett?)/;
const SOMEWHERE = new RegExp(
  '^ (?:to (?!\\d|minus|below|under|above|over|single|double|about|around|freezing|zero|' +
    `the (?:low|mid|high|teens|twenties|thirties|\\d))|an? |${BLANK}|there(?!\\p{L})|here(?!\\p{L}))`,
  'u',
);

/** Whether one of the words for a change is said of the weather, and not of what somebody does. */
export function isSaidOfWeather(plain: string, pattern: RegExp): boolean {
  return matchesOf(plain, pattern).some(({ index, 0: text }) => {
    const [before, after] = [plain.slice(0, index), plain.slice(index + text.length)];
    // "Any cold days coming up" are days to come.
    const isWay =
      GOES.test(text) &&
      (SOMEWHERE.test(after) || /(?:[,;:]|(?:day|night|week|weekend|spell|weather)s?) ?$/.test(before));
    return !isWay && !SOMEBODY.test(before) && !DOES_SOMETHING.test(after);
  });
}

/** "When does the wind change": from where it blows at which hour, and not when it is strong. */
export function changesDirection(plain: string, topic: Topic): boolean {
  return topic === 'wind' && OF_DIRECTION.test(plain);
}

const OF_ROOMS =
  /\b(?:inside|indoors|in|in the house) (?:or|than|vs|versus) (?:out|outside|outdoors)\b|\b(?:out|outside|outdoors) (?:or|than|vs|versus) (?:in|inside|indoors)\b/;

/** The change that is asked for; null for none. */
export function changeIn(plain: string, topic: Topic): WantedChange | null {
  if (changesDirection(plain, topic)) return { to: 'direction', when: 'coming' };
  const patterns = PATTERNS.get(topic);
  if (patterns === undefined) return null;
  const isLess = isSaidOfWeather(plain, patterns.less);
  const isMore = isSaidOfWeather(plain, patterns.more);
  // "Warmer inside or outside" is of two rooms, and of no two times.
  if ((!isLess && !isMore) || OF_ROOMS.test(plain)) return null;
  // What the pressure does now has words of its own.
  if (topic === 'pressure' && !TO_COME.test(plain)) return null;
  const isEither = BOTH_WAYS.test(plain) || (isMore && isLess && / or /.test(plain));
  const to = isEither ? 'either' : isMore && !isLess ? 'more' : 'less';
  return { to, when: DONE.test(plain) && !TO_COME.test(plain) ? 'done' : GOING_ON.test(plain) ? 'now' : 'coming' };
}

/** Told by two days: the wind and the warmth of tomorrow against those of today. */
const OF_DAYS: ReadonlySet<Topic> = new Set<Topic>(['wind', 'gusts', 'temperature', 'humidity', 'waves', 'uv']);

export function isToldByDays(topic: Topic): boolean {
  return OF_DAYS.has(topic);
}

/** Whether a change of it is told day against day. */
export function isOfDays(change: WantedChange | null, topic: Topic): boolean {
  return change !== null && change.to !== 'direction' && change.when !== 'done' && OF_DAYS.has(topic);
}

/** Of a change that is to come, the end that is looked for. */
export function changeExtreme({ to }: WantedChange, isAhead: boolean): Interpretation['extreme'] {
  return isAhead ? (to === 'less' ? 'least' : 'most') : null;
}
