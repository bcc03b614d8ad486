/**
 * Questions that count days or look for several in a row: "how many frost days", "3 dry days in a row", "the next dry
 * weekend", "24 hours without rain", "does it ever snow".
 */
import type { DayKind, DayWish, Form, Topic } from './interpretation.ts';
import { isOfNamedPast } from './past-wish.ts';
import { type Span, wholeWords } from './text.ts';
import { followsTime } from './time/following-hours.ts';
import { NUMBER, numberOf } from './time/numbers.ts';
import { WordPattern } from './word-pattern.ts';

export interface DayWishHit extends Span {
  readonly wish: DayWish;
}

/** The words of each kind of day, those that deny another first. */
const KIND_WORDS: ReadonlyArray<readonly [DayKind, string]> = [
  ['dry', 'dry|rain[ -]?free|rainless|(?:no|without(?: any)?|free of|zero) (?:rain(?:fall)?|precipitation|showers)'],
  ['frost-free', 'frost[ -]?free|(?:no|without(?: any)?) (?:air )?frosts?'],
  ['calm', 'calm|windless|(?:no|without(?: any)?) wind'],
  ['snowy', 'snow(?:y|s|ing|ed|fall|falls)?'],
  ['ice', '(?<=how many )ice(?= days)'],
  ['frosty', 'frost(?:y|s)?|freez(?:e|es|ing)|froze'],
  ['tropical', 'tropical'],
  ['hot', 'hot|sweltering|scorching'],
  ['warm', 'warm|summer(?= days)'],
  ['cold', 'cold|chilly|nippy'],
  ['thundery', 'thunder(?:y|storms?)?|lightning'],
  ['gale', 'gales?|stormy'],
  ['windy', 'windy|blustery|strong winds?'],
  ['foggy', 'fog(?:gy)?'],
  ['sunny', 'sun(?:ny|shine)?|clear|bright'],
  ['cloudy', 'cloudy|overcast|gr[ea]y|dull'],
  ['wet', 'rain(?:y|s|ing|ed|fall)?|wet|damp|drizzly|showery|precipitation'],
];
const KINDS = KIND_WORDS.map(([kind, words]) => [kind, wholeWords(words)] as const);
const ANY_KIND = KIND_WORDS.map(([, words]) => words).join('|');

export const TOPIC_OF_KIND: Readonly<Record<DayKind, Topic>> = {
  dry: 'rain',
  wet: 'rain',
  snowy: 'snow',
  'frost-free': 'ice',
  frosty: 'ice',
  ice: 'ice',
  hot: 'temperature',
  warm: 'temperature',
  cold: 'temperature',
  tropical: 'temperature',
  sunny: 'sun',
  cloudy: 'cloud',
  windy: 'wind',
  calm: 'wind',
  gale: 'wind',
  foggy: 'fog',
  thundery: 'thunder',
};

function kindIn(text: string): DayKind | null {
  return KINDS.find(([, pattern]) => text.match(pattern) !== null)?.[0] ?? null;
}

const UNIT = '(days?|nights?|hours?|hrs?|h|weekends?)';
const FOLLOWING = '(?:straight |consecutive |full |whole |solid |clear )*';
const IN_A_ROW = '(?: in (?:a )?row| on the trot| running| straight| consecutively| back to back)';
const STRETCH = '(?:spells?|stretch(?:es)?|windows?|periods?|runs?|gaps?|slots?)';
const word = (source: string): RegExp => new WordPattern(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'u');

/** "3 dry days in a row", "two consecutive frosty nights". */
const SEVERAL = word(`(?:at least )?(${NUMBER}) ?${FOLLOWING}(?:${ANY_KIND}) ${UNIT}${IN_A_ROW}?`);
/** "48 hours with no rain", "24h no rain", "3 days of sun"; "are the next 3 days dry" names those days. */
const LASTING = word(
  `(?<!\\b(?:next|coming|following|last|past) )(?:at least )?(${NUMBER}) ?${FOLLOWING}${UNIT}${IN_A_ROW}? ?(?:with |of |that (?:is|are) )?(?:${ANY_KIND})`,
);
/** "A three-day dry spell", "a 3 day window without rain". */
const DAYS_LONG = word(
  `(?:at least )?(${NUMBER})[ -]?${UNIT} (?:(?:${ANY_KIND}) ${STRETCH}|` +
    `${STRETCH} (?:with |of |that(?:'s| is) )?(?:${ANY_KIND}))`,
);
/** "a dry spell of four days", "dry for 3 days". */
const SPELL = word(
  `(?:${ANY_KIND}) (?:(?:spell|stretch|window|period|run|weather) )?(?:of|for|` +
    `lasting) (?:at least )?(${NUMBER}) ?${FOLLOWING}${UNIT}${IN_A_ROW}?`,
);
/** "the next dry weekend", "first dry day". */
const NEXT = word(
  `(?:the )?(?:next|first|soonest|earliest) (?:(?:${ANY_KIND}) (days?|weekends?)|` +
    `(days?|weekends?) (?:with(?:out)? |that(?:'s| is) (?:all )?|of )(?:${ANY_KIND}))`,
);
/** "the first sunny morning", "the next clear moonless night" */
const NEXT_PART = word(
  '(?:the )?(?:next|first|soonest|' +
    `earliest) (?:(?:${ANY_KIND}|` +
    `\\p{L}{4,}),? (?:and )?){0,2}(?:${ANY_KIND})(?:,? (?:and )?\\p{L}{4,}){0,1}(?= (?:mornings?|afternoons?|` +
    'evenings?|nights?)(?!\\p{L}))',
);
/** One that is waited for: "when is the next heatwave", "are we getting a heatwave"; none that is there. */
const HEAT_WAVE = word(
  '(?:next|first|any|another) heat ?waves?(?! (?:warning|alert|advice))|' +
    '(?<=(?:^|[^\\p{L}])(?:get|getting|have|having|see|seeing|due|expect|expecting) )(?:an?|that|this|the) heat ?wave',
);
/** As long as the Met Office has one last at least; from which high on a day is hot is told in the answer. */
const HEAT_WAVE_DAYS = 3;
const WEEKEND = word('(?:which|what) weekends?');
const LONGEST = word(
  `(?:the |our )?longest (?:(?:${ANY_KIND}) (?:spell|stretch|period|run|time)|` +
    `(?:run|stretch|spell|period) (?:of |with |that was )?(?:${ANY_KIND})(?: (?:days|weather))?)|` +
    `most (?:(?:${ANY_KIND}) )?days in a row(?: (?:of |with )?(?:${ANY_KIND}))?`,
);
const COUNT = word(
  `how often (?:was|were|did|has|have) (?:it|there|we|they|you)(?: \\p{L}+){0,2}? (?:${ANY_KIND})|` +
    '(?:how many|(?:the )?number of|(?:the )?count of|average(?= (?:\\p{L}+ ){0,2}days(?!\\p{L}))) (?:\\d+[- ]?(?:degrees?|' +
    'deg|°)[- ])?(?:(?:\\p{L}+ ){0,2}?(days|' +
    'nights|hours|mornings(?= (?:below|under|with|of|at|colder|had|did|were|was)\\b))|times(?= (?:did|has|will|does) it (?:rain|snow|freeze))|' +
    '(?:ground |air |hard )?(?:frosts|gales|thunderstorms))|' +
    '(?<=^\\W*)days(?= (?:over|above|below|under|with|without) )|(?:how many|number of) times a (?:year|month)|' +
    `(?:${ANY_KIND}) days(?= (?:(?:per|each|every|in an? (?:average |normal |typical |usual )?) ?|a )(?:year|` +
    'month)(?!\\p{L}))',
);
const OF_RUN = new WordPattern(`\\b(?:did|had)\\b.*${IN_A_ROW}|${IN_A_ROW}.*\\b(?:did|had|was|were)\\b`);
const UP_TO_NOW = new WordPattern(`${IN_A_ROW} (?:has|have) (?:it|we|there|you)\\b(?!.*\\b(?:this|last|since) )`);
/** Days that only measure a time, and hours of light, which the sky counts. */
const NO_COUNT = new WordPattern(
  new RegExp(
    String.raw`\b(?:(?<!\b(?:dry|wet|rainy|frosty|freezing|snowy|hot|warm|cold|sunny|cloudy|windy|foggy|frost|` +
      'ice) )(?:days|nights|hours|weeks) since|(?:days|nights|hours|weeks) (?:ago|until|till|to go|' +
      String.raw`left(?! (?:this|in|of)\b)|before|away|long))\b|\b(?:nights|hours|weeks) of (?:sun|sunshine|sunlight|` +
      String.raw`daylight|light|darkness)\b|\bdays of (?:daylight|light|darkness)\b|\bsun(?:shine)? hours\b`,
    '',
  ),
);
const EVER = word(
  '(?:does|do|will|can|has|have|did) (?:it|there|we|they|you|[\\u0001]+)(?: be|' +
    ' get)? ever(?: (?:get|have|see|gets|been|experience|had))? (?:(?:really|very|properly|proper|that|too|so|' +
    `actually|any|much|a|extremely|seriously|stupidly|crazy|unbearably) )*(?:${ANY_KIND})|` +
    `(?:is|was) (?:it|there) ever (?:any |really |properly |that )?(?:${ANY_KIND})|` +
    'ever (?:snows?|rains?|freezes?)|' +
    `ever (?:gets?|have|has|sees?|be|been) (?:(?:really|very|properly|that|too|so|any|much|a) )*(?:${ANY_KIND})|` +
    '(?:it|there) ever (?:snow|rain|freeze|thunder)',
);
/** "Does Dublin ever get above 30": the place stands between. */
const EVER_LIMITED = word(
  "(?<=(?:^|[^\\p{L}])(?:does|do|will|can|is|are|has|did)(?:n't)? .{1,40} )ever(?! (?:recorded|measured|since|so|going to|gonna))",
);
/** "Does it snow in Madrid": of a place, and of no time. */
const OF_PLACE =
  '(?<=^\\W*(?:(?:so|and|but) )*(?:does|do) (?:it|they|you|(?!any|some|the |this|that|my|our|your|i |we |he |' +
  'she)\\p{L}{3,}) (?:(?:actually|really|usually|normally|typically|still|often|sometimes|regularly|frequently|' +
  'commonly|always|ever) )*)';
const HABIT_OF_PLACE = word(
  `${OF_PLACE}(?:get |have |see )?(?:(?:really|very|that|too|so|any|much) )*(?:${ANY_KIND})(?! (?:enough|` +
    'before|after|when|if|while|much|more|less|a lot|often|lots|loads|that)\\b)',
);
const HABIT_LIMITED = word(
  `${OF_PLACE}(?:get|go|drop|fall|dip|reach|hit|climb|rise|exceed|top)(?= (?:up |down )?(?:to|above|below|over|` +
    'under|past|beyond|minus|freezing|zero|\\d|the )|\\W*$)',
);
/** "Will it hit 40 in Madrid in July": a mean of the month tells nothing of its hottest day, so that its days are counted. */
const LIMITED_IN_MONTHS = word(
  '(?<=^\\W*(?:(?:so|and|but) )*)(?!(?:how|what|when|which|where|why|who|average|mean|did|was|were|has|have|' +
    'had)\\b)[\\p{L}\\d]+(?= .{1,70} (?:in|during|over|next) (?:a |the |early |late |mid[- ]?|next )?(?:month|' +
    'spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|' +
    'december)(?!\\W*\\d)\\b)',
);
const NO_MONTHS = new RegExp(
  String.raw`\b(?:today|tonight|tomorrow|week|weekend|average|mean|usually|typically|normally|` +
    String.raw`next (?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|\d{1,2}(?:st|nd|rd|th)|\d{1,2} (?:january|february|march|april|` +
    String.raw`may|june|july|august|september|october|november|december))\b`,
  'u',
);
/** Where it is, or what is no "it". */
const NAMES_PLACE = new WordPattern(
  /\b(?:in|at) (?!the |an? |my |our |your |this |that |there|here|general|\d)\p{L}{3,}|\b(?:does|do) (?!it |they |you |there )\p{L}{3,} /u,
);
const NAMES_HOUR = new WordPattern(
  new RegExp(
    String.raw`\b(?:at|by|before|after|from|until|till) \d|\d ?(?:am|pm)\b|\b(?:noon|midnight|lunch|evening|morning|` +
      String.raw`afternoon|later|soon|hour|hours|night|overnight|day)\b`,
    '',
  ),
);

const EVERY_DAY = word(
  '(?<=(?:^|[^\\p{L}])(?:to|will|it|be|gonna|does|do|there|we|get) (?:be |get |' +
    `have )?)(?:${ANY_KIND})(?: (?!in |at |for |of |on )\\p{L}+)? (?:every|each) (?:single )?(?:day|` +
    '(?:afternoon|night|morning)(?! (?:of )?(?:this|next|over|until|till) ))(?! .*\\b(?:at|from|between) \\d)|(?:every|each) (?:single )?day (?:be |going to be |have |' +
    `of )?(?:${ANY_KIND})|(?<!(?:^|[^\\p{L}])(?:in|the|through|by|from|of|my|our|for) )(?:${ANY_KIND}) (?:every|` +
    'each) (?:single )?day(?= (?:this|next|over|until|till) |\\W*$)(?! .*\\b(?:at|from|between) \\d)',
);
const ALL_THROUGH = word(
  '(?<!been (?:\\p{L}+ )?)(?:rain|raining|be wet|is it wet|pour|pouring|drizzle|drizzling)(?: \\p{L}+)? (?:all (?:day|night|morning|afternoon|' +
    'evening|weekend|the time|the way through)|the whole (?:day|night|time|weekend|afternoon|morning|evening)|' +
    'non-?stop|continuously|constantly|throughout|solidly)',
);
const MOSTLY = word(
  '(?:most of|mostly|mainly|largely|the majority of)(?: \\p{L}+){0,4} (?:dry|rainy|wet)|' +
    '(?:dry|wet) (?:for )?(?:most of|for the most part|mostly)',
);
const WHEN_OR_WHERE = /\b(?:when|where|which|what|how)\b/;
const HABITUAL = word(
  `how often (?:does|do) (?:[^ ]+ ){1,3}(?:get |have |see )?(?:${ANY_KIND})|` +
    '(?<=(?:^|[^\\p{L}])(?:does|do) (?:[^ ]+ ){1,3}(?:really |actually )?)(?:(?:get|have|see) (?:a lot of |' +
    `lots of |much |many |loads of )(?:${ANY_KIND})|(?:often |always |frequently )?(?:${ANY_KIND}) (?:a lot|much|` +
    'often|that much|frequently|lots|loads|all the time|in the winter|in winter))',
);
/** "How often does it drop below -20": the limit says all. */
const HOW_OFTEN_LIMITED = word(
  'how often (?:does|do|has|have) (?:[^ ]+ ){1,3}(?:get|go|drop|fall|dip|reach|hit|climb|rise|exceed|top)',
);
const NAMES_TIME = new WordPattern(
  new RegExp(
    String.raw`\b(?:today|tonight|tomorrow|now|this|next|week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|` +
      String.raw`february|march|april|june|july|august|september|october|november|december|spring|summer|autumn)\b`,
    '',
  ),
);
const ANY_DAY = word(
  `any (?:(?:${ANY_KIND}),? (?:and |or )?)+(?:days?(?! (?:after tomorrow|before yesterday))|weather days?)|` +
    '(?:any|a single|one|a|there a) days? (?:(?:this|next|that|in|over|of|the|coming|is|will|be|going|to|which|' +
    'with|without|it|when|at|all|any|stays?|week|weekend|month|fortnight|likely|looks?|' +
    `looking) )*(?:${ANY_KIND})(?! (?:day|week))`,
);
const OF_MONTHS = new WordPattern(
  /\b(?:month|year|winter|summer|spring|autumn|season|january|february|march|april|may|june|july|august|september|october|november|december)s?\b/,
);
const MORE_THAN = '(more than|over|longer than|at least|less than|under|fewer than)';
const HOURS_OF_RAIN = word(
  `${MORE_THAN} (${NUMBER}) ?(?:hours?|hrs?) (?:of )?(?:rain|rainfall|drizzle|showers)|` +
    `rain(?:ing)?(?: \\p{L}+){0,2}? for ${MORE_THAN} (${NUMBER}) ?(?:hours?|hrs?)`,
);
/** "More than two dry days", "at most one wet day", "above 20 on more than one day". */
const NUMBER_OF_DAYS = word(
  `(?:${MORE_THAN}|(at most|no more than|up to|not more than)) (${NUMBER}) (?:(?!any|each|every|per|all|on|by|the)\\p{L}+ )?days?(?! (?:in a|` +
    'on the|running|straight|ago|of|away|ahead|from|until|till))',
);
const OF_KIND = wholeWords(ANY_KIND);
/** "How long did the rain last yesterday". */
const HOURS_THAT_WERE = word(
  '(?:for )?how long did (?:it|the|that) (?:rain|rainfall|wet weather|showers?|drizzle|' +
    'downpour)(?: (?:last|go on|keep up|fall|for))?',
);
/** Longer runs are beyond every forecast. */
const MAX_DAYS = 14;
const HOURS = 24;

/** The wish of a plain text without places; null where it counts nothing. */
export function dayWish(plain: string, hasLimit: boolean): DayWishHit | null {
  return (
    everIn(plain, hasLimit) ??
    countIn(plain, hasLimit) ??
    longestIn(plain) ??
    weekendIn(plain) ??
    runIn(plain, hasLimit)
  );
}

function hit(match: RegExpExecArray, wish: DayWish): DayWishHit {
  return { start: match.index, end: match.index + match[0].length, wish };
}

function everIn(plain: string, hasLimit: boolean): DayWishHit | null {
  if (isOfNamedPast(plain)) return null;
  const isOfPlace = NAMES_PLACE.test(plain) && !NAMES_TIME.test(plain) && !NAMES_HOUR.test(plain);
  const habit = isOfPlace && hasLimit ? HABIT_LIMITED.exec(plain) : null;
  if (habit !== null) return hit(habit, { asks: 'ever', kind: null, unit: 'days', length: null });
  const match = EVER.exec(plain) ?? (isOfPlace && !hasLimit ? HABIT_OF_PLACE.exec(plain) : null);
  const kind = match === null ? null : kindIn(match[0]);
  // "Does it ever go below freezing": the limit says all.
  const isOfMonths = hasLimit && !NO_MONTHS.test(plain) && !NAMES_HOUR.test(plain);
  const limited = hasLimit ? (EVER_LIMITED.exec(plain) ?? (isOfMonths ? LIMITED_IN_MONTHS.exec(plain) : null)) : null;
  if (limited !== null) return hit(limited, { asks: 'ever', kind: null, unit: 'days', length: null });
  return match === null || kind === null ? null : hit(match, { asks: 'ever', kind, unit: 'days', length: null });
}

function countIn(plain: string, hasLimit: boolean): DayWishHit | null {
  const isLatest = UP_TO_NOW.test(plain);
  const own =
    numberOfDaysIn(plain, hasLimit) ??
    everyDayIn(plain) ??
    hoursIn(plain) ??
    habitIn(plain, hasLimit) ??
    anyDayIn(plain, hasLimit);
  if (own !== null && !isLatest) return own;
  const match = NO_COUNT.test(plain) ? null : COUNT.exec(plain);
  // Nights that are held against a limit are listed as nights.
  if (match === null || (hasLimit && match[1] === 'nights' && !asksHabit(plain) && !OF_MONTHS.test(plain))) return null;
  const kind = kindIn(plain.slice(match.index));
  // "How many clear nights": no day is told by its sun; each night is listed.
  if (match[1] === 'nights' && (kind === 'sunny' || kind === 'cloudy')) return null;
  const unit = match[1] === 'hours' ? 'hours' : 'days';
  if (kind === null ? !hasLimit : unit === 'hours' && kind !== 'dry' && kind !== 'wet') return null;
  // "How many nights below zero" has a limit that says all.
  // "How many dry days in a row did we have": the longest run.
  const isRun = unit === 'days' && (isLatest || (kind !== null && OF_RUN.test(plain)));
  const wanted = { kind: hasLimit && kind !== 'dry' ? null : kind, unit, length: null } as const;
  if (!isRun) return hit(match, { asks: 'count', ...wanted });
  return hit(match, { asks: 'longest', ...wanted, ...(isLatest ? { isLatest } : {}) });
}

/** "Will it rain all day", "is it mostly dry tomorrow": how many of the hours. */
function throughoutIn(plain: string): DayWishHit | null {
  const match = ALL_THROUGH.exec(plain) ?? MOSTLY.exec(plain);
  if (match === null || WHEN_OR_WHERE.test(plain)) return null;
  const kind = kindIn(match[0]);
  if (kind !== 'wet' && kind !== 'dry') return null;
  const bound = /\b(?:most|mostly|mainly|largely|majority)\b/.test(match[0]) ? 'most' : 'all';
  return { ...hit(match, { asks: 'count', kind, unit: 'hours', length: null, bound }), end: match.index + 1 };
}

/** "Does it rain a lot", "does it snow much": as often as is usual. */
function habitIn(plain: string, hasLimit: boolean): DayWishHit | null {
  const limited = hasLimit ? HOW_OFTEN_LIMITED.exec(plain) : null;
  if (limited !== null) return hit(limited, { asks: 'count', kind: null, unit: 'days', length: null });
  const match = NAMES_TIME.test(plain) ? null : HABITUAL.exec(plain);
  const kind = match === null ? null : kindIn(match[0]);
  return match === null || kind === null ? null : hit(match, { asks: 'count', kind, unit: 'days', length: null });
}

/** "Is any day this week going to be dry": whether there is one, and which. */
function anyDayIn(plain: string, hasLimit: boolean): DayWishHit | null {
  const match = hasLimit ? null : ANY_DAY.exec(plain);
  const kind = match === null ? null : kindIn(match[0]);
  if (match === null || kind === null) return null;
  const wish: DayWish = { asks: 'count', kind, unit: 'days', length: 1, bound: 'at-least' };
  // "This week" may stand between the day and what it is to be.
  const found = hit(match, wish);
  return { ...found, end: match.index + (/^.*?\bdays?(?!\p{L})/u.exec(match[0])?.[0].length ?? match[0].length) };
}

/** "Is it going to rain every day": the days on which it does. */
function everyDayIn(plain: string): DayWishHit | null {
  const match = EVERY_DAY.exec(plain);
  const kind = match === null ? null : kindIn(match[0]);
  return match === null || kind === null ? null : hit(match, { asks: 'count', kind, unit: 'days', length: null });
}

/** "Fewer than 3 rainy days": a number of days that there may be. */
function numberOfDaysIn(plain: string, hasLimit: boolean): DayWishHit | null {
  const match = NUMBER_OF_DAYS.exec(plain);
  if (match === null) return null;
  const [text, more, atMost, count] = match;
  // "Dry on at least two days".
  const kind = hasLimit ? null : (kindIn(text) ?? (OF_KIND.test(plain) ? kindIn(plain) : null));
  const number = numberOf(count);
  if ((kind === null && !hasLimit) || number < 1) return null;
  const wish = { asks: 'count', kind, unit: 'days' } as const;
  if (atMost !== undefined) return hit(match, { ...wish, length: number + 1, bound: 'below' });
  return hit(match, { ...wish, length: number, bound: boundOf(more) });
}

function boundOf(words: string): NonNullable<DayWish['bound']> {
  if (/less|under|fewer/.test(words)) return 'below';
  return /least/.test(words) ? 'at-least' : 'above';
}

/** "More than 3 hours of rain": a number of hours that there have to be. */
function hoursIn(plain: string): DayWishHit | null {
  const past = HOURS_THAT_WERE.exec(plain);
  if (past !== null) return hit(past, { asks: 'count', kind: 'wet', unit: 'hours', length: null });
  const match = HOURS_OF_RAIN.exec(plain);
  if (match === null) return throughoutIn(plain);
  const [, more, count, laterMore, laterCount] = match;
  const bound = boundOf(more ?? laterMore ?? '');
  const length = numberOf(count ?? laterCount ?? '');
  return length > 0 ? hit(match, { asks: 'count', kind: 'wet', unit: 'hours', length, bound }) : null;
}

function longestIn(plain: string): DayWishHit | null {
  const match = LONGEST.exec(plain);
  const kind = match === null ? null : kindIn(match[0]);
  return match === null || kind === null ? null : hit(match, { asks: 'longest', kind, unit: 'days', length: null });
}

function weekendIn(plain: string): DayWishHit | null {
  const match = WEEKEND.exec(plain);
  const kind = match === null ? null : kindIn(plain.slice(match.index));
  return match === null || kind === null ? null : hit(match, { asks: 'run', kind, unit: 'weekends', length: 1 });
}

function kindsIn(text: string): DayKind[] {
  return KINDS.filter(([, pattern]) => text.match(pattern) !== null).map(([kind]) => kind);
}

function runIn(plain: string, hasLimit: boolean): DayWishHit | null {
  const heat = hasLimit ? null : HEAT_WAVE.exec(plain);
  if (heat !== null) return hit(heat, { asks: 'run', kind: 'hot', unit: 'days', length: HEAT_WAVE_DAYS });
  const part = NEXT_PART.exec(plain);
  if (part !== null) {
    const [kind, ...alsoOf] = kindsIn(part[0]);
    return hit(part, { asks: 'run', kind: kind ?? null, alsoOf, isPart: true, unit: 'days', length: 1 });
  }
  const next = NEXT.exec(plain);
  if (next !== null) {
    const unit = (next[1] ?? next[2]).startsWith('weekend') ? 'weekends' : 'days';
    return hit(next, { asks: 'run', kind: kindIn(next[0]), unit, length: 1 });
  }
  for (const pattern of [SEVERAL, DAYS_LONG, SPELL, LASTING]) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const [text, count, unit] = match;
    const kind = kindIn(text);
    const length = numberOf(count);
    const isHours = unit.startsWith('h');
    const most = isHours ? MAX_DAYS * HOURS : MAX_DAYS;
    // "A dry day" and "a dry hour" are no run; "3 hours of sun" and "7 day rain total" are sums.
    if (kind === null || length < 2 || length > most || (isHours && kind !== 'dry')) continue;
    // "Laying it Friday, 24 dry hours after": a part of that time.
    if (isHours && followsTime(plain, match.index + text.length)) continue;
    if (IN_ALL.test(plain.slice(match.index + text.length))) continue;
    // "Will it be sunny in three days", said as other languages do: a time.
    if (DAYS_FIRST.test(text) && COUNTED_FROM_NOW.test(plain.slice(0, match.index))) continue;
    // A few hours are a stretch of a day, which is found by its length.
    if (isHours && length < HOURS && !new RegExp(IN_A_ROW, 'u').test(text)) continue;
    return hit(match, { asks: 'run', kind, unit: isHours ? 'hours' : 'days', length });
  }
  return null;
}

const DAYS_FIRST = /^\S+ days? \S/;
const COUNTED_FROM_NOW = /\b(?:in|within|over|during|next|coming) $/;
const IN_ALL = /^(?:fall)? (?:totals?|amounts?|accumulations?|forecast|outlook|sum)\b/;
const FORMS_OF: Readonly<Record<DayWish['asks'], Form>> = { count: 'count', ever: 'count', run: 'run', longest: 'run' };

export function formOfWish({ asks }: DayWish): Form {
  return FORMS_OF[asks];
}

const HABIT = wholeWords(
  'does|do|usually|normally|typically|typical|average|on average|a year|per year|each year|every year|annually|ever',
);

/** "Does" and "do" ask for no habit beside a time that the forecast reaches: "how many dry days do we have next week". */
const IN_FORECAST = wholeWords(
  '(?:this|next|the coming|coming) (?:week ?end|week|fortnight)|today|tonight|tomorrow|' +
    '(?:over |in )?the (?:next|coming) (?:\\d+ |few )?days',
);
const PLAIN_HABIT = wholeWords('does|do');

/** "How many frost days does Oslo have in January": of any January. */
export function asksHabit(plain: string): boolean {
  const habits = plain.match(HABIT);
  return habits !== null && !(IN_FORECAST.test(plain) && habits.every((word) => PLAIN_HABIT.test(word)));
}
