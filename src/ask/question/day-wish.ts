/**
 * Questions that count days or look for several in a row: "how many frost days", "3 dry days in a row", "the next dry
 * weekend", "24 hours without rain", "does it ever snow".
 */
import { ANY_KIND, kindIn, kindsIn, word } from './day-kind-words.ts';
import { boundOf, type DayWishHit, daysWanted, hit, MORE_THAN } from './day-quantifiers.ts';
import type { DayWish, Form } from './interpretation.ts';
import { isOfNamedPast } from './past-wish.ts';
import { isOfNearTime, wantsAllOfIt } from './quantifiers.ts';
import { wholeWords } from './text.ts';
import { followsTime } from './time/following-hours.ts';
import { NUMBER, numberOf } from './time/numbers.ts';
import { WordPattern } from './word-pattern.ts';

const UNIT = '(days?|nights?|hours?|hrs?|h|weekends?)';
const FOLLOWING = '(?:straight |consecutive |full |whole |solid |clear )*';
const IN_A_ROW = '(?: in (?:a )?row| on the trot| running| straight| consecutively| back to back)';
const STRETCH = '(?:spells?|stretch(?:es)?|windows?|periods?|runs?|gaps?|slots?)';

/** "3 dry days in a row", "two consecutive frosty nights". */
const SEVERAL = word(`(?:at least )?(${NUMBER}) ?${FOLLOWING}(?:${ANY_KIND}) ${UNIT}${IN_A_ROW}?`);
/** "48 hours with no rain", "24h no rain", "3 days of sun"; "are the next 3 days dry" names those days. */
const LASTING = word(
  `(?<!\\b(?:next|coming|following|last|past) )(?:at least )?(${NUMBER}) ?${FOLLOWING}${UNIT}${IN_A_ROW}? ?(?:with |` +
    `of |that (?:is|are) )?(?:${ANY_KIND})`,
);
/** "A three-day dry spell", "a 3 day window without rain". */
const DAYS_LONG = word(
  `(?:at least )?(${NUMBER})[ -]?${UNIT} (?:(?:${ANY_KIND}) ${STRETCH}|` +
    `${STRETCH} (?:with |of |that(?:'s| is) )?(?:${ANY_KIND}))`,
);
/** "a dry spell of four days", "dry for 3 days". */
const SPELL = word(
  `(?:${ANY_KIND}) (?:(?:spell|stretch|window|period|run|weather) )?(?:of|for|` +
    `lasting) (?:at least )?(${NUMBER}) ?${FOLLOWING}${UNIT}${IN_A_ROW}?(?: or (?:more|longer))?`,
);
/** Between "the first day" and what it is to be: its time, and words without meaning of their own. */
const TO_KIND =
  '(?: (?:of|in|on|over|this|next|the|coming|week|week ?end|month|fortnight|that|which|when|where|with|it|we|there|is|are|be|will|' +
  "stays?|staying|remains?|to|have|has|get|gets|going|gonna|looks?|likely|properly|completely|all|that's|it's|actually)){1,6} ";
/** "The next dry weekend", "first dry day", "the first day next week with no rain". */
const NEXT = word(
  `(?:the )?(?:next|first|soonest|earliest) (?:(?:${ANY_KIND}) (days?|weekends?)|(days?)(?=${TO_KIND}(?:${ANY_KIND})(?!\\p{L}))|` +
    `(weekends?) (?:with(?:out)? |that(?:'s| is) (?:all )?|of )(?:${ANY_KIND}))`,
);
const OF_TIME_AHEAD = ',?(?: (?:of|in|on))? (?:this|next|the (?:week|forecast|fortnight|coming))';
/** "The last dry day this week", "the final day next week without rain": none that is over. */
const LAST_DAY = word(
  '(?<!\\b(?:was|were|did|had|has|have|since|been) (?:[^ ]+ )?)(?:the )?(?:last|final|latest) ' +
    `(?:(?:${ANY_KIND}) days?(?=${OF_TIME_AHEAD}(?!\\p{L}))|days?(?=${OF_TIME_AHEAD}${TO_KIND}(?:${ANY_KIND})(?!\\p{L})))`,
);
/** "The last day this week over 18". */
const LAST_LIMITED = word(
  `(?<!\\b(?:was|were|did|had|has|have|since|been) (?:[^ ]+ )?)(?:the )?(?:last|final|` +
    `latest) day(?=${OF_TIME_AHEAD}(?!\\p{L})|[^?!.]{0,30} (?:this|next) (?:week|fortnight|month|weekend)(?!\\p{L}))`,
);
/** "The first day under 70", "the next day this week that reaches 20". */
const FIRST_LIMITED = word(
  '(?<!\\b(?:was|were|did|had|has|have|since|been) (?:[^ ]+ )?)(?:the )?(?:next|first|earliest|soonest) day(?! of (?!the (?:week|month|year)))' +
    '(?=(?: [^ ?!.,]+){0,6} (?:over|above|below|under|past|at least|(?:warmer|hotter|colder|cooler|higher|lower|more|less) than|' +
    '(?:reach|hit|top|drop|fall|dip|exceed|break)(?:p?ing|s|es)?)(?!\\p{L}))',
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
  `(?:the |our )?(?:longest|biggest|largest) (?:(?:continuous |unbroken |single )?(?:${ANY_KIND}) (?:spell|stretch|period|` +
    `run|time|gap|window|streak|break)|` +
    '(?:(?:continuous |unbroken |single )?(?:run|stretch|spell|period|time|gap|window|streak|break)(?: of (?:time|' +
    'days|hours|weather))? )?(?:(?:of|with|that|' +
    `it|it.s|we|we.ll|will|is|be|can|go|goes|going|get|gets|have|has|stays?|remains?|keeps?|to|without|between|in|the|` +
    `any|being) ){1,5}(?:${ANY_KIND})(?: (?:days|weather))?)` +
    `|most (?:(?:${ANY_KIND}) )?days in a row(?: (?:of |with )?(?:${ANY_KIND}))?`,
);
/** "The biggest gap between showers" is dry. */
const BETWEEN_RAIN = /\b(?:gap|break|window|between)\b/;
const COUNT = word(
  `how often (?:was|were|did|has|have) (?:it|there|we|they|you)(?: \\p{L}+){0,2}? (?:${ANY_KIND})|` +
    '(?:out of|of)(?= .{1,40}\\bhow many\\b)|how many(?= (?:of (?:the|these|those|them) (?:next |coming |' +
    'following )?(?:\\p{L}+ |\\d+ )?(?:days|nights)|' +
    `(?:(?:of them|will|are|be|going|to|stay|stays|without|have|with|look) )+(?:${ANY_KIND}))(?!\\p{L}))|` +
    '(?:how many|(?:the )?(?:total )?(?:number|count|tally) of|total(?= (?:dry|wet|rainy|hours|days)(?!\\p{L}))|' +
    'average(?= (?:\\p{L}+ ){0,2}days(?!\\p{L}))) (?:\\d+[- ]?(?:degrees?|deg|°)[- ])?(?:(?:\\p{L}+ ){0,2}?(days|' +
    'nights|hours|mornings(?= (?:below|under|with|of|at|colder|had|did|were|was)\\b))|times(?= (?:did|has|will|does) it (?:rain|snow|freeze))|' +
    '(?:ground |air |hard )?(?:frosts|gales|thunderstorms))|' +
    '(?<=^\\W*)days(?= (?:over|above|below|under|with|without) )|(?:how many|number of) times a (?:year|month)|' +
    `(?:${ANY_KIND}) days(?= (?:(?:per|each|every|in an? (?:average |normal |typical |usual )?) ?|a )(?:year|` +
    'month)(?!\\p{L}))',
);
/** "What percentage of tomorrow will be wet", "how much of the day is dry". */
const SHARE = word(
  `(?:(?:what|which) (?:percentage|percent|per cent|%|proportion|share|fraction|part)|how much)(?= of (?:(?:the|this|` +
    `my|our|next) )?(?:time |hours )?(?!rain|the rain|month|year)\\p{L}+ .{0,40}?(?:${ANY_KIND})(?!\\p{L}))`,
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
    'had|number|count|total|tally|days?|nights?|percentage|chances?|odds|likelihood|probability)\\b)[\\p{L}\\d]+(?= .{1,70} (?:in|during|over|next) (?:a |the |early |late |mid[- ]?|next )?(?:month|' +
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

const ALL_THROUGH = word(
  '(?<!been (?:\\p{L}+ )?)(?:rain|raining|be wet|is it wet|pour|pouring|drizzle|drizzling)(?: \\p{L}+)? (?:all (?:day|night|morning|afternoon|' +
    'evening|weekend|the time|the way through)|the whole (?:day|night|time|weekend|afternoon|morning|evening)|' +
    'non-?stop|continuously|constantly|throughout|solidly)',
);
const MOSTLY = word(
  '(?:most of|mostly|mainly|largely|the majority of|more than half (?:of )?)(?: \\p{L}+){0,4} (?:dry|rainy|wet)|' +
    '(?:dry|wet|rain|raining) (?:for )?(?:most of|for the most part|mostly|the majority of|the bulk of|the greater part of|more often than not|' +
    'more than half (?:of )?(?:the|to))',
);
/** Rain that is to last, with the words of a whole time anywhere else: "is it going to rain the whole of Saturday". */
const RAIN_THAT_LASTS = word('rain|rains|raining|be wet|pour|pouring|drizzle|drizzling|washout|wash-out|rained off');
const WHEN_OR_WHERE = /\b(?:when|where|which|what|how)\b/;
const HABITUAL = word(
  `how often (?:does|do) (?:[^ ]+ ){1,3}(?:get |have |see )?(?:${ANY_KIND})|` +
    '(?<=(?:^|[^\\p{L}])(?:does|do) (?:[^ ]+ ){1,3}(?:really |actually )?)(?:(?:get|have|see) (?:a lot of |' +
    `lots of |much |many |loads of )(?:${ANY_KIND})|(?:often |always |frequently )?(?:${ANY_KIND}) (?:a lot|much|` +
    'often|that much|frequently|lots|loads|all the time|in the winter|in winter))',
);
/** "How often will it rain next week". */
const HOW_OFTEN = word(`how often(?= (?:will|is|are|does|do) .{0,24}?(?:${ANY_KIND})(?!\\p{L}))`);
const OF_SEVERAL_DAYS = /\b(?:weeks?|week ?ends?|fortnight|days)\b/;
/** "How often does it drop below -20": the limit says all. */
const HOW_OFTEN_LIMITED = word(
  'how often (?:does|do|has|have|will|is|are) (?:[^ ]+ ){1,3}(?:going to |gonna )?(?:be|get|go|drop|fall|dip|reach|' +
    'hit|climb|rise|exceed|top|stay)(?: up| down)?|' +
    'how often (?:was|were|did) (?:it|we|they|the temp(?:erature)?)(?: \\p{L}+)?(?= (?:above|over|below|under)(?!\\p{L}))',
);
const NAMES_TIME = new WordPattern(
  new RegExp(
    String.raw`\b(?:today|tonight|tomorrow|now|this|next|week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|` +
      String.raw`february|march|april|june|july|august|september|october|november|december|spring|summer|autumn)\b`,
    '',
  ),
);
const OF_MONTHS = new WordPattern(
  /\b(?:month|year|winter|summer|spring|autumn|season|january|february|march|april|may|june|july|august|september|october|november|december)s?\b/,
);
const HOURS_OF_RAIN = word(
  `${MORE_THAN} (${NUMBER}) ?(?:hours?|hrs?) (?:of )?(?:rain|rainfall|drizzle|showers)|` +
    `rain(?:ing)?(?: \\p{L}+){0,2}? for ${MORE_THAN} (${NUMBER}) ?(?:hours?|hrs?)`,
);
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
    longestIn(plain) ??
    countIn(plain, hasLimit) ??
    weekendIn(plain) ??
    runIn(plain, hasLimit)
  );
}

function everIn(plain: string, hasLimit: boolean): DayWishHit | null {
  // "Will it ever get below 10 tomorrow": in some hour of it, and no matter of the climate.
  if (isOfNamedPast(plain) || isOfNearTime(plain)) return null;
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
  const own = hoursIn(plain) ?? habitIn(plain, hasLimit) ?? shareIn(plain) ?? daysWanted(plain, hasLimit);
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

const OF_DAYS = /\bof (?:the |all |all the )?(?:days|nights)\b/;

/** How much of a time is dry or wet: its hours, or its days. */
function shareIn(plain: string): DayWishHit | null {
  const match = SHARE.exec(plain);
  const kind = match === null ? null : kindIn(plain.slice(match.index));
  if (match === null || (kind !== 'dry' && kind !== 'wet')) return null;
  const unit = OF_DAYS.test(match[0] + plain.slice(match.index + match[0].length, match.index + match[0].length + 12))
    ? 'days'
    : 'hours';
  return hit(match, { asks: 'count', kind, unit, length: null, isShare: true });
}

/** "Will it rain all day", "is it mostly dry tomorrow": how many of the hours. */
function throughoutIn(plain: string): DayWishHit | null {
  const lasts = wantsAllOfIt(plain) ? RAIN_THAT_LASTS.exec(plain) : null;
  const match = ALL_THROUGH.exec(plain) ?? MOSTLY.exec(plain) ?? lasts;
  if (match === null || WHEN_OR_WHERE.test(plain)) return null;
  const kind = match === lasts ? 'wet' : kindIn(match[0]);
  if (kind !== 'wet' && kind !== 'dry') return null;
  const bound = /\b(?:most|mostly|mainly|largely|majority|bulk|greater|more)\b/.test(match[0]) ? 'most' : 'all';
  return { ...hit(match, { asks: 'count', kind, unit: 'hours', length: null, bound }), end: match.index + 1 };
}

/** "Does it rain a lot", "does it snow much": as often as is usual. */
function habitIn(plain: string, hasLimit: boolean): DayWishHit | null {
  const limited = hasLimit ? HOW_OFTEN_LIMITED.exec(plain) : null;
  if (limited !== null) return hit(limited, { asks: 'count', kind: null, unit: 'days', length: null });
  const near = !hasLimit && isOfNearTime(plain) && OF_SEVERAL_DAYS.test(plain) ? HOW_OFTEN.exec(plain) : null;
  if (near !== null)
    return hit(near, { asks: 'count', kind: kindIn(plain.slice(near.index)), unit: 'days', length: null });
  const match = NAMES_TIME.test(plain) ? null : HABITUAL.exec(plain);
  const kind = match === null ? null : kindIn(match[0]);
  return match === null || kind === null ? null : hit(match, { asks: 'count', kind, unit: 'days', length: null });
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
  const named = match === null ? null : kindIn(match[0]);
  const kind = named === 'wet' && BETWEEN_RAIN.test(match?.[0] ?? '') ? 'dry' : named;
  return match === null || kind === null ? null : hit(match, { asks: 'longest', kind, unit: 'days', length: null });
}

function weekendIn(plain: string): DayWishHit | null {
  const match = WEEKEND.exec(plain);
  const kind = match === null ? null : kindIn(plain.slice(match.index));
  return match === null || kind === null ? null : hit(match, { asks: 'run', kind, unit: 'weekends', length: 1 });
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
    const unit = (next[1] ?? next[2] ?? next[3]).startsWith('weekend') ? 'weekends' : 'days';
    return hit(next, { asks: 'run', kind: kindIn(next[0]) ?? kindIn(plain.slice(next.index)), unit, length: 1 });
  }
  const limited = hasLimit ? FIRST_LIMITED.exec(plain) : null;
  if (limited !== null) return hit(limited, { asks: 'run', kind: null, unit: 'days', length: 1 });
  const last = LAST_DAY.exec(plain) ?? (hasLimit ? LAST_LIMITED.exec(plain) : null);
  if (last !== null) {
    const kind = kindIn(last[0]) ?? kindIn(plain.slice(last.index));
    return hit(last, { asks: 'run', kind, unit: 'days', length: 1, isLast: true });
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

/** They ask for no habit beside a time that the forecast reaches: "how many dry days do we have next week". */
const PLAIN_HABIT = wholeWords('does|do|ever');

/** "How many frost days does Oslo have in January": of any January. */
export function asksHabit(plain: string): boolean {
  const habits = plain.match(HABIT);
  return habits !== null && !(isOfNearTime(plain) && habits.every((word) => PLAIN_HABIT.test(word)));
}
