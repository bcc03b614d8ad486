/**
 * What a question wants to hold together: "dry and above 10 degrees", "calm, dry and sunny". A single limit counts too where
 * the hours are asked for in which it holds: "which hours are above 20".
 */
import type { Threshold, Topic, WantedCondition } from './interpretation.ts';
import { PatternTable } from './pattern-table.ts';
import { BLANK, matchesOf, overlap, type Span, wholeWords } from './text.ts';
import { WordPattern } from './word-pattern.ts';

interface ConditionWords {
  readonly topic: Topic;
  readonly negated: boolean;
  readonly extreme: 'most' | 'least' | null;
  readonly source: string;
}

const words = (topic: Topic, negated: boolean, source: string, extreme: ConditionWords['extreme'] = null) => ({
  topic,
  negated,
  extreme,
  source,
});

const WORDS: readonly ConditionWords[] = [
  words(
    'rain',
    true,
    'dry(?! (?:seasons?|runs?|dock|ice|slope|clean|lightning|wash))|(?:no|without(?: any)?|free of) (?:rain|' +
      "showers|precipitation|drizzle)|rain[- ]?(?:free|less)|(?:not|isn't|won't be) (?:wet|raining|rainy)|no wet",
  ),
  words(
    'wind',
    true,
    'calm(?! down)|windless|still(?= (?:and|&|,)|,| \\u0001|\\W*$)|(?<=(?:and|&|,) )still|' +
      '(?:no|without(?: any| much)?|little|not much|light|low|gentle) (?:winds?|breeze)|' +
      "(?:not|isn't) (?:be )?(?:too |very |so |that )?(?:windy|breezy|gusty|blowy)|wind[- ]free",
  ),
  words('rain', false, '(?<!not |too )wet|rainy|raining'),
  words('wind', false, '(?<!not |too |how )windy|blustery|breezy'),
  words('sun', false, '(?<!not |too )sunny|sunshine'),
  words('cloud', true, 'clear skies|clear sky|cloudless|(?:no|without) clouds?'),
  words('cloud', false, 'cloudy|overcast'),
  words('ice', true, 'frost[- ]?free|(?:no|without(?: any)?) (?:frost|ice)'),
  words('snow', true, '(?:no|without(?: any)?) snow'),
  words('thunder', true, '(?:no|without(?: any)?) (?:thunder\\p{L}*|lightning|storms?)'),
  words('fog', true, 'fog[- ]?free|(?:no|without(?: any)?) (?:fog|mist)'),
  words(
    'temperature',
    false,
    '(?<!how |too |not |it )warm(?! up| enough|[ -](?:fronts?|spells?|snaps?|weather|air|water|clothes))',
  ),
  words(
    'temperature',
    false,
    '(?<!how |too |not )hot(?![ -](?:spells?|snaps?|weather|air|water|dogs?|tub|enough))',
    'most',
  ),
  words(
    'temperature',
    false,
    '(?<!how |too |not )cold(?![ -](?:fronts?|spells?|snaps?|weather|air|water|enough))',
    'least',
  ),
  words(
    'temperature',
    true,
    "(?:not|isn't|won't be|without being) (?:be |too |very |so |that |really )*(?:hot|boiling)",
    'most',
  ),
  words(
    'temperature',
    true,
    "(?:not|isn't|won't be|without being) (?:be |too |very |so |that |really )*(?:cold|freezing|chilly)",
    'least',
  ),
];

const PATTERNS = new PatternTable(
  WORDS.map(({ source, ...rest }) => ({ ...rest, pattern: wholeWords(source) })),
  ({ pattern }) => [pattern],
);

/** Two things that are wanted both; "or" wants one of them. */
const JOINED = new WordPattern(
  `^[^?!.;]{0,40}?(?:\\b(?:and|but|with|while|plus|yet|also)\\b|[,&+${BLANK}])[^?!.;]{0,40}?$`,
);
const OR = /\bor\b/;

/** The hours in which all hold are wanted. */
const WHICH_HOURS = wholeWords(
  '(?:which|what) (?:\\p{L}+ )?hours?|between (?:what|which) (?:times?|hours?)|' +
    'from when (?:to|till|until) when|(?:what|which) (?:part|parts|times?) of (?:the )?day|what times?|' +
    "which times?|when(?:'s| is| are| will| does| do| can| could| should)",
);
/** Whether there are any such hours. */
const ANY_HOURS = wholeWords(
  '(?:at )?any (?:time|point|hour|hours)|any (?:window|slot|gap)|is there (?:a|any) (?:\\p{L}+ ){0,2}(?:window|' +
    'slot|gap|time|hour|spell|stretch)',
);
/** The hours of one limit alone, whose first time is answered to a bare "when". */
const ALL_HOURS = wholeWords(
  '(?<!\\d |many |more than \\p{L}+ |than )hours(?= (?:above|over|below|under|between)(?!\\p{L}))|' +
    '(?:which|what) (?:\\p{L}+ )?hours?|between (?:what|which) (?:times?|hours?)|' +
    'from when (?:to|till|until) when|(?:what|which) (?:part|parts) of (?:the )?day',
);
/** "Which hours will be dry"; not so "what hour is it windiest". */
const NAMED_HOURS = wholeWords('(?:which|what) hours');
const WHICH_PARTS = new WordPattern(/\b(?:which|what|any) (?:mornings?|afternoons?|evenings?|nights?)\b/);
const WHICH_DAYS = new WordPattern(
  /\b(?:which|what|any) (?:\p{L}+ )?(?:days?|mornings?|afternoons?|evenings?|nights?)\b/u,
);
/** Asks for figures, and for no verdict on what is named. */
const ASKS_FIGURES = /\b(?:how|what|which|when|where)\b/;

export interface WantedConditions {
  readonly all: readonly WantedCondition[];
  /** Whether all hold, in which hours they do, or whether there are any such hours. */
  readonly asks: 'whether' | 'hours' | 'any-hours';
}

const GAP = wholeWords(
  '(?:gaps?|breaks?|lulls?|let[- ]?ups?|respite|pauses?|windows?|dry (?:spells?|windows?|slots?|gaps?|hours?|' +
    'spots?|bits?)) (?:in|from|between) (?:the |this |all this |all the )?(?:rain|showers|wet|weather|drizzle|' +
    'downpours?)|(?:any|is there a|are there|will there be (?:a|any)|a|some) dry (?:spells?|windows?|slots?|' +
    'gaps?|spots?|bits?|intervals?|moments?)(?! (?:of|for) )|dry (?<!\\b(?:next|first) dry )(?:windows?|slots?|' +
    'gaps?)(?! of | for (?!(?:the |my |our |some |a bit of )?(?:hay|silage|haylage|bal(?:e|ing)|harvest\\p{L}*|' +
    'combin(?:e|ing)|kids|us|everyone|me|them)\\b))',
);

/** "Is it dry at any point", "any hour without rain": one hour without it is enough. */
const DRY =
  "(?:dry|without (?:any )?rain|rain[ -]?free|no rain|it (?:is not|isn't|won't be|doesn't|does not|won't) rain(?:ing)?)";
const DRY_AT_SOME_POINT = wholeWords(
  `(?:any|some|an?|one|at least one|a single) (?:(?:time|hours?|points?|parts?|bits?|moments?|` +
    `stages?) (?:[^ ]+ ){0,4}?${DRY}|(?:dry|rain[ -]?free) (?:hours?|time|moments?))|` +
    '(?<!\\bno rain )(?:dry|(?<!\\bwill it )stop raining|without rain) (?:at (?:any|some|one) (?:point|time|stage|' +
    'hour)|at all|even once|for (?:any|some) (?:of|time|part))|' +
    '(?:at|for) (?:any|some) (?:point|time|stage|hour|part) .{0,24}\\b(?:be|is it|get|it be) dry',
);

const KEPT_DRY = wholeWords(
  '(?:miss|avoid|dodge|beat|escape|keep out of|stay out of)(?:ing)? (?:the |this |all the |any |' +
    'most of the )?(?:worst of the )?(?:rain|showers|wet|downpours?|drizzle)|' +
    'without getting (?:wet|soaked|drenched|rained on|caught in (?:the rain|a shower))|' +
    'between (?:the )?(?:rain|showers|downpours)',
);
const AT_WHAT_HOUR = /\b(?:when|what time|best time)\b(?!.*\bdays?\b)/;

/** "A gap in the rain", "when should I walk to miss the showers": the hours without it. */
export function asksForGap(plain: string): boolean {
  return (
    plain.search(GAP) >= 0 ||
    plain.search(DRY_AT_SOME_POINT) >= 0 ||
    (AT_WHAT_HOUR.test(plain) && plain.search(KEPT_DRY) >= 0)
  );
}

/** Null where fewer are named than there is an answer of its own for. `rest`: the text without places and times. */
export function conditionsIn(
  rest: string,
  plain: string,
  limits: readonly (Span & { readonly threshold: Threshold })[],
): WantedConditions | null {
  const events = PATTERNS.possibleIn(rest).flatMap(({ pattern, topic, negated, extreme }) =>
    matchesOf(rest, pattern).map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      condition: { topic, negated, extreme, threshold: null } satisfies WantedCondition,
    })),
  );
  const own = limits.map(({ start, end, threshold }) => ({
    start,
    end,
    condition: { topic: threshold.topic, negated: false, extreme: null, threshold } satisfies WantedCondition,
  }));
  const found = [...own, ...events.filter((event) => !limits.some((limit) => overlap(event, limit)))].toSorted(
    (a, b) => a.start - b.start,
  );
  const seen = new Set<Topic>();
  const distinct = found.filter(({ condition: { topic, threshold } }) => {
    const isNew = threshold !== null || (!seen.has(topic) && !limits.some((limit) => limit.threshold.topic === topic));
    seen.add(topic);
    return isNew;
  });
  if (distinct.length < 2) {
    const asksAll =
      distinct.length === 1 &&
      ((own.length === 1 && WHICH_PARTS.test(plain)) || plain.search(own.length === 1 ? ALL_HOURS : NAMED_HOURS) >= 0);
    return asksAll ? { all: distinct.map(({ condition }) => condition), asks: 'hours' } : null;
  }
  const isJoined = distinct.slice(1).every((next, i) => {
    const between = rest.slice(distinct[i].end, next.start);
    return !OR.test(between) && (JOINED.test(between) || /^ ?$/.test(between));
  });
  if (!isJoined) return null;
  const all = distinct.map(({ condition }) => condition);
  if (plain.search(WHICH_HOURS) >= 0 || (limits.length > 0 && WHICH_DAYS.test(plain))) return { all, asks: 'hours' };
  if (plain.search(ANY_HOURS) >= 0) return { all, asks: 'any-hours' };
  return ASKS_FIGURES.test(plain) ? null : { all, asks: 'whether' };
}
