/** The words of limits: "over 20 mph", "in the 70s", "force 6", as numbers and units before anything is converted. */
import type { Threshold } from './interpretation.ts';
import { marginOf } from './nearly.ts';
import { IT_THAWS, SOMEBODY_FREEZES } from './slang-words.ts';
import type { Span } from './text.ts';
import { BLANK, wholeWords } from './text.ts';
import { IT_WILL_BE } from './time/hours-not-values.ts';
import { NUMBER_WORDS, numberOf } from './time/numbers.ts';
import { ANY_UNIT } from './unit-words.ts';
import { WordPattern } from './word-pattern.ts';

/** A limit as it is written, before its unit is resolved. */
export interface WrittenLimit extends Span {
  readonly text: string;
  readonly comparison: Threshold['comparison'];
  readonly value: number;
  /** The end of "between 15 and 20"; null for a single limit. */
  readonly upTo: number | null;
  /** `degrees`: of the scale of the country. `freezing`: the point where water freezes. `force`: Beaufort's. Null without a unit. */
  readonly unit: string | null;
}

const AT_MOST =
  'at most|no (?:more|higher|hotter|warmer|greater|stronger|faster|windier|heavier|worse) than|' +
  'not (?:above|over|more than|exceed(?:ing)?|(?:higher|warmer|hotter|stronger) than)|at or (?:below|under)|' +
  '(?:drops?|falls?|dips?|sinks?) (?:down )?to|(?:gets? )?down to|<=|≤|max(?:imum)?(?: of| (?=f?\\d|force))|' +
  'as (?:cold|low) as';
const AT_LEAST =
  'at least|no (?:less|lower|colder|cooler|fewer|weaker|lighter) than|not (?:below|under|less than|colder than|cooler than)|' +
  'at or (?:above|over)|upwards of|reach(?:es|ed|ing)?|hits?|hitting|touch(?:es|ing)?|nudg(?:e|es|ing)|' +
  '(?:gets?|getting|climb(?:s|ing)?|ris(?:es?|ing)|warm(?:s|ing)?|gust(?:s|ing)?) (?:up )?to|up to|>=|≥|min(?:imum)?(?: temp(?:erature)?s?)?(?: of| (?=\\d))|' +
  'as (?:hot|warm|high|strong) as|(?<=\\b(?:last|ever) )(?:have|had|get|got|see|saw|seen)';
const ABOVE =
  '(?:(?:go(?:es)?|gets?|climbs?|rises?) )?(?:above|over)|more than|greater than|exceed(?:s|ing)?|higher than|' +
  '(?:hotter|warmer|stronger|windier|gustier|heavier)(?: (?:outside|out|out there|outdoors))? than|faster than|' +
  'past|cross(?:es|ing)?|surpass(?:es|ing)?|pass(?:es|ing)?(?= (?:the )?\\d+ ?(?:degrees?|deg|°|º|c|f|mph|mm|knots)(?!\\p{L}))|' +
  'tops?|topping|breaks?|cracks?|north of|>';
const BELOW =
  '(?:(?:drops?|dips?|falls?|sinks?|go(?:es)?|gets?) )?(?:below|under|beneath)|less than|lower than|' +
  '(?:colder|cooler|lighter|weaker|calmer)(?: (?:outside|out|out there|outdoors))? than|fewer than|<';
const SIGN = '(?:minus |negative |-)';
const VALUE = `(${SIGN}?(?:\\d+(?:[.,]\\d+)?|half an?|half(?= ?-?inch)|a quarter of an?|a quarter(?= ?-?inch)|${NUMBER_WORDS})|an?)`;
const DEGREES = 'degrees?|deg|°|º';
const UNIT = `(?: ?-?(${ANY_UNIT}|${DEGREES}))?`;
/** What may follow a number without a unit: nothing that it could count. */
const ENDS =
  '(?=[^\\p{L}\\d]*$|[?!,;.](?!\\d)| ?\\u0001| (?:in|on|at|by|for|today|tonight|tomorrow|this|next|last|or|and|' +
  'during|over|likely|expected|forecast|possible|predicted|due|here|there|anywhere|somewhere|outside|before|after|' +
  'again|any ?time|all|any|overnight|now|to|with|when|while|if|is|' +
  'will|it|uv|aqi|c|f|around|near|throughout|every|each|even|always|ever|most|right|some ?time|the (?:whole|entire|' +
  'full|rest|next|first|last|majority|duration)|from|until|till?|both|either|did|do|does|there|have|has|had|was|were|' +
  'are|can|we|i|so|yet|though|because|' +
  'as|then|until|till|per|coming|ahead|left)(?!\\p{L}))';
const AFTER_UNIT = '(?![\\p{L}\\d])';
const OR_SO =
  '( or (?:more|above|higher|over|less|below|lower|under|stronger|warmer|hotter|cooler|fewer|greater|up|colder))?';

const COMPARED = new WordPattern(
  `(?<![\\p{L}\\d])(?:(${AT_MOST})|(${AT_LEAST})|(${ABOVE})|(${BELOW})) ?(?:an? (?:uv )?index of |an? (?=\\d)|` +
    `of |about |around )?${VALUE}(?:${UNIT.slice(0, -1)}${AFTER_UNIT}|${ENDS})${OR_SO}`,
  'u',
);
const OR_MORE = new WordPattern(
  `(?<![\\p{L}\\d.])${VALUE}${UNIT}${AFTER_UNIT} or (more|above|higher|over|less|below|lower|under|stronger|` +
    'warmer|hotter|cooler|fewer|greater|up|colder)(?!\\p{L})(?! (?:\\p{L}+ )?(?:days?|nights?|hours?|mornings?|' +
    'afternoons?|evenings?|times)(?!\\p{L}))',
  'u',
);
const PLUS = new WordPattern(
  '(?<![\\p{L}\\d.])(\\d+)(?:\\+|(?=[ -]?(?:degrees?|deg|°)[ -]days?(?!\\p{L}))(?<=\\b(?:how many|' +
    'any|more|number of|no|first|next|last) \\d+)|(?<=\\bit (?:(?:will|going|to|gonna|get|stay|' +
    `really|actually) )*be \\d+) plus)${UNIT}${AFTER_UNIT}`,
  'u',
);
/** "12 knots plus", "20 mph and up". */
const AND_UP = new WordPattern(
  `(?<![\\p{L}\\d.])(\\d+(?:[.,]\\d+)?) ?-?(${ANY_UNIT}|` +
    `${DEGREES}) ?(?:(?:plus|and (?:up(?:wards)?|above|over))(?=\\W*$| ?\\u0001|` +
    ' (?:on|in|at|this|next|today|tomorrow|tonight|all|for|any)(?!\\p{L}))|\\+)',
  'u',
);
const SPAN = new WordPattern(
  `(?<![\\p{L}\\d.-])(?:(between|from) )?${VALUE}${UNIT} ?(?:-|to|and) ?${VALUE}${UNIT}${AFTER_UNIT}`,
  'u',
);
/** Words that say what a bare number measures: "temperature between 15 and 20". */
const MEASURED = new WordPattern(
  '\\b(?:temp|temps|temperatures?|humidity|winds?|gusts?|uv|index|aqi|pressure)(?: (?:[a-z]+|\\u0001+)){0,4} $',
);
/** "Will it be between 15 and 20": of the weather itself, and not "how wet will it be between 3 and 5". */
const IT_IS = new RegExp(`${IT_WILL_BE}$`, 'u');
const STATED = new WordPattern(
  '(?<![\\p{L}\\d])(?:be|of|was|were|nearly|about|around|get|getting|see|seeing|expect|expecting|feel(?:s)? like|' +
    '^\\W*(?:is|are)(?= [^ ]+ [^ ]+ (?:likely|expected|forecast|possible|due|on the (?:cards|way))(?!\\p{L})))' +
    ` ${VALUE} ?-?(${ANY_UNIT}|` +
    `${DEGREES})${AFTER_UNIT}`,
  'u',
);
const BELOW_ZERO = new WordPattern(
  `(?<![\\p{L}\\d.])((?:minus|negative) (?:\\d+|${NUMBER_WORDS})|` +
    `(?<=[^\\d] |^)-\\d+)(?: ?(${ANY_UNIT}|${DEGREES}))?${AFTER_UNIT}`,
  'u',
);
const FALLEN = new WordPattern(
  `(?<![\\p{L}\\d.])${VALUE} ?-?(${ANY_UNIT})(?= of (?:the )?(?:rain|snow|precipitation|rainfall|snowfall|` +
    'powder|fresh|water))',
  'u',
);
const LAST_HOUR = 24;
const FREEZING = wholeWords(
  '(?:(?:drops?|dips?|falls?|sinks?|plunges?|goes|go|gets?|climbs?|rises?) )?(below|under|sub|above|over|at)?[ -]?' +
    '(?:freezing|zero)(?: point)?(?! (?:rain|drizzle|fog|level|height|' +
    'isotherm|line|chances?|risk|percent|wind|snow|cloud|frost|likelihood))',
);
/** "Will it go minus", "in the minuses", without a figure. */
const MINUS = new WordPattern(
  `\\b(?:go|goes|going|be|get|gets|hit|drop to|drops to|in|into) (?:the |in the |into the |into |in )?(?:minus(?:es)?|negatives?)` +
    `(?: (?:something|figures|numbers|temps|temperatures|degrees))?(?! ?(?:\\d|${NUMBER_WORDS}|the|an?|test|about|effect)(?!\\p{L}))(?!\\p{L}|-)`,
  'u',
);
const DECADES = [
  'tens',
  'twenties',
  'thirties',
  'forties',
  'fifties',
  'sixties',
  'seventies',
  'eighties',
  'nineties',
  'hundreds',
];
const DECADE = new WordPattern(
  '(?<![\\p{L}])(?:in|into|to|reach|hit) (?:the )?(?:(low|lower|mid|middle|high|' +
    `upper)[ -]?)?((?<!\\d)[1-9]0'?s|(?:100|110)'?s|teens|${DECADES.join('|')})${AFTER_UNIT}`,
  'u',
);
const FIGURES = new WordPattern(/(?<!\p{L})(single|double|triple)[ -](?:figures?|digits?)(?!\p{L})/u);
const FORCE = new WordPattern(
  `(?<![\\p{L}])(?:(${AT_MOST})|(${AT_LEAST})|(${ABOVE})|` +
    `(${BELOW}))? ?(?:(gale|storm|hurricane)[ -]force(?: winds?)?|(gales)|` +
    '(?:a |blow(?:ing|s|n)? a )(gale)(?! (?:warning|alert))|(?:wind )?(?:(?:force|beaufort|bft)(?: scale)? |' +
    `(?<![\\d°] ?)f)(1[0-2]|\\d|${NUMBER_WORDS})|(1[0-2]|\\d) (?:bft|beaufort))${AFTER_UNIT}${OR_SO}`,
  'u',
);
/** Beaufort's names (WMO-No. 306, code table 1100). */
const FORCES: Readonly<Record<string, number>> = { gale: 8, storm: 10, hurricane: 12 };

/** "28 mph cut-off", "shuts down at 38 mph": from there on a machine stands still. */
const CUT_OFF = new WordPattern(
  '(?<![\\p{L}\\d.])(\\d+(?:[.,]\\d+)?) ?-?(mph|kmh|km\\/h|kph|m\\/s|mps|knots|kts?|' +
    'kn)(?: (?:wind|gust|safe|working|operating|max(?:imum)?))* (?:cut[- ]?offs?|cut[- ]?outs?|limits?|ceilings?|' +
    `shut[- ]?(?:downs?|offs?)|stop|thresholds?)${AFTER_UNIT}|(?:shuts? (?:down|off)|cuts? (?:out|off)|stops?|` +
    'limit(?:ed)? (?:is|of|at|to)?|cut[- ]?off (?:is|of|at)?|rated (?:to|for|at)|' +
    'max(?:imum)? (?:wind )?(?:of|is)?) ?(?:at )?(\\d+(?:[.,]\\d+)?) ?-?(mph|kmh|km\\/h|kph|m\\/s|mps|knots|kts?|' +
    `kn)${AFTER_UNIT}`,
  'u',
);

const LEAVE = new WordPattern(
  /\b(?:ok|okay|safe|safely|fine|alright|good|can|could|should|fit|usable|workable|within|enough)\b/,
);

function cutOffLimit(plain: string): WrittenLimit | null {
  const match = CUT_OFF.exec(plain);
  // A yes to "is that ok" would be taken for leave to work.
  if (match === null || LEAVE.test(plain)) return null;
  const [, before, beforeUnit, after, afterUnit] = match;
  return limit(match, 'above', amountOf(before ?? after), beforeUnit ?? afterUnit);
}

/** A question and what is left of it, of which several rules want the limit. */
const MAX_KNOWN = 8;
const knownLimits = new Map<string, WrittenLimit | null>();

/** The first limit that a plain text names; null for none. */
export function writtenLimit(plain: string): WrittenLimit | null {
  const known = knownLimits.get(plain);
  if (known !== undefined) return known;
  const found = findLimit(plain);
  if (knownLimits.size >= MAX_KNOWN) knownLimits.clear();
  knownLimits.set(plain, found);
  return found;
}

function findLimit(plain: string): WrittenLimit | null {
  const found = firstLimit(plain);
  // "Seas and gusts below 1.5 m and 25 kn": two limits, of which neither alone is an answer.
  return found !== null && HEIGHT_AND_SPEED.test(found.text) ? null : found;
}

const HEIGHT_AND_SPEED = new WordPattern(
  /\d ?(?:m|metres?|meters?|ft|feet) (?:and|or|,) ?\d+(?:[.,]\d+)? ?(?:kn|kts?|knots?|mph|km\/h|kmh|m\/s)/,
);

/** What `VALUE` matches, with a unit behind "an": most questions have none, and are spared the patterns that need it. */
const HAS_VALUE = new WordPattern(
  `\\d|\\b(?:half an?|a quarter of an?|${NUMBER_WORDS})|\\ban? ?-?(?:${ANY_UNIT}|${DEGREES})${AFTER_UNIT}`,
  'u',
);

function firstLimit(plain: string): WrittenLimit | null {
  const hasValue = HAS_VALUE.test(plain);
  return (
    forceLimit(plain) ??
    (hasValue ? (spanLimit(plain) ?? comparedLimit(plain) ?? orMoreLimit(plain) ?? cutOffLimit(plain)) : null) ??
    figuresLimit(plain) ??
    decadeLimit(plain) ??
    (hasValue ? statedLimit(plain) : null) ??
    freezingLimit(plain) ??
    minusLimit(plain) ??
    thawLimit(plain) ??
    figureMeant(plain) ??
    evenChance(plain) ??
    (hasValue ? nearLimit(plain) : null) ??
    dayLimit(plain)
  );
}

const MEANT = new WordPattern(
  new RegExp(
    String.raw`\b(?:(reach(?:es|ed|ing)?|hit(?:s|ting)?|touch(?:es)?)|exceed(?:s|ing)?|breach(?:es)?|` +
      '(?:go(?:es)?|get(?:s)?|be|gust(?:ing)?) (?:over|above|past|higher than|more than)|above|over|past|' +
      String.raw`(below|under|less than|within)) (?:that|this|it|the limit|our limit|my limit|those)\b`,
    '',
  ),
);
const FIGURE = new WordPattern(
  `(?<![\\p{L}\\d.])(${SIGN}?\\d+(?:[.,]\\d+)?)(?: ?-?(${ANY_UNIT}|${DEGREES}))(?![\\p{L}\\d])`,
  'u',
);

/** "We shut at 38 mph gusts. Do we reach that?" */
function figureMeant(plain: string): WrittenLimit | null {
  const meant = MEANT.exec(plain);
  const figure = meant === null ? null : FIGURE.exec(plain.slice(0, meant.index));
  if (meant === null || figure === null) return null;
  const comparison = meant[2] !== undefined ? 'below' : meant[1] !== undefined ? 'at-least' : 'above';
  return limit(figure, comparison, amountOf(figure[1]), figure[2]);
}

const LIKELIER = new WordPattern(
  /\b(?:more likely than not|(?:more|better|higher|greater) than (?:even|50[-/ ]50|fifty[- ]fifty)|odds[- ]on|a better than even)(?! temp)/,
);

/** "Is rain more likely than not". */
function evenChance(plain: string): WrittenLimit | null {
  const match = LIKELIER.exec(plain);
  return match === null ? null : limit(match, 'above', EVEN_PCT, 'percent');
}
const EVEN_PCT = 50;

const NEAR = new WordPattern(
  `(?<![\\p{L}\\d])(?:(?:any ?where |some ?where )?(?:near|close to|approaching)(?: to)?|(?:come|comes|get|gets|climb|` +
    `climbs) as far as|(?:make|makes) it to) ` +
    `(?:an? |about |around )?${VALUE}(?:${UNIT.slice(0, -1)}${AFTER_UNIT}|${ENDS})`,
  'u',
);
const OF_WEATHER =
  /\b(?:it|temps?|temperatures?|we|today|tomorrow|tonight|mercury|winds?|gusts?|humidity|uv|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^,.?!]{0,40}$/;

/** "Will it get anywhere near 30": by the limit itself, which the answer calls close where it is. */
function nearLimit(plain: string): WrittenLimit | null {
  const match = NEAR.exec(plain);
  if (match === null || !OF_WEATHER.test(plain.slice(0, match.index))) return null;
  const [, number, unit] = match;
  if (unit === undefined && /^(?:an?|half.*|a quarter.*)$/.test(number)) return null;
  const value = amountOf(number);
  const comesDown =
    value <= 0 || /\b(?:drop|dip|fall|sink|down)\p{L}* (?:\p{L}+ ){0,2}$/u.test(plain.slice(0, match.index));
  return limit(match, comesDown ? 'at-most' : 'at-least', value, unit ?? null);
}

const DAY_OF = new WordPattern(
  /(?<=\b(?:last|next|another) (?:day|time) )(?:of|at|with) (\d{2,3})(?! ?(?!in |here|was )[\p{L}\d%°]|[.,]\d)/u,
);

/** "The last day of 35". */
function dayLimit(plain: string): WrittenLimit | null {
  const match = DAY_OF.exec(plain);
  return match === null ? null : limit(match, 'at-least', amountOf(match[1]), 'degrees');
}

function limit(
  match: RegExpExecArray,
  comparison: WrittenLimit['comparison'],
  value: number,
  unit: string | null,
  upTo: number | null = null,
): WrittenLimit {
  const [text] = match;
  return { text: text.trim(), start: match.index, end: match.index + text.length, comparison, value, upTo, unit };
}

const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/^half/, 0.5],
  [/^a quarter/, 0.25],
  [/^an?$/, 1],
];

function amountOf(text: string): number {
  const bare = text.replace(/^(?:minus |negative |-)/, '');
  const fraction = FRACTIONS.find(([pattern]) => pattern.test(bare))?.[1];
  const value = fraction ?? (/^\d/.test(bare) ? Number(bare.replace(',', '.')) : numberOf(bare));
  return bare === text ? value : -value;
}

function comparisonOf(
  [atMost, atLeast, above, below]: readonly (string | undefined)[],
  orSo: string | undefined,
): WrittenLimit['comparison'] | null {
  if (orSo !== undefined) return /less|below|lower|under|colder|cooler|fewer/.test(orSo) ? 'at-most' : 'at-least';
  if (atMost !== undefined) return 'at-most';
  if (atLeast !== undefined) return 'at-least';
  if (above !== undefined) return 'above';
  return below === undefined ? null : 'below';
}

/** "over 20 mph", "at least 5 mm"; "more than a" without a unit is no limit. */
function comparedLimit(plain: string): WrittenLimit | null {
  const match = COMPARED.exec(plain);
  if (match === null) return null;
  const [, atMost, atLeast, above, below, number, unit, orSo] = match;
  if (unit === undefined && /^(?:an?|half.*|a quarter.*)$/.test(number)) return null;
  // "past 6" is a time of the clock.
  if (unit === undefined && above === 'past' && amountOf(number) <= LAST_HOUR) return null;
  // "It gets to 25" is warm and "it drops to 3" is cold, and "gets to minus 5" is cold too.
  const sides = [atMost, atLeast, above, below];
  const reached = atLeast !== undefined && amountOf(number) < 0 ? 'at-most' : comparisonOf(sides, orSo);
  return limit(match, reached ?? 'above', amountOf(number), unit ?? null);
}

/** "30 degrees or more", "30+ degrees" */
function orMoreLimit(plain: string): WrittenLimit | null {
  const match = OR_MORE.exec(plain);
  if (match !== null && !(match[2] === undefined && /^(?:an?|half.*)$/.test(match[1]))) {
    const [, number, unit, direction] = match;
    return limit(match, comparisonOf([], direction) ?? 'at-least', amountOf(number), unit ?? null);
  }
  const plus = PLUS.exec(plain) ?? AND_UP.exec(plain);
  return plus === null ? null : limit(plus, 'at-least', amountOf(plus[1]), plus[2] ?? null);
}

/** "between 15 and 20 degrees" */
function spanLimit(plain: string): WrittenLimit | null {
  const match = SPAN.exec(plain);
  if (match === null) return null;
  const [, lead, low, lowUnit, high, highUnit] = match;
  const unit = highUnit ?? lowUnit;
  const isBare = unit === undefined;
  const before = isBare ? plain.slice(0, match.index) : '';
  if (isBare && (lead !== 'between' || !(MEASURED.test(before) || IT_IS.test(before)))) return null;
  const [from, to] = [amountOf(low), amountOf(high)];
  return from < to ? limit(match, 'at-least', from, unit ?? null, to) : null;
}

const EXPECTED =
  '(?:(?:supposed|meant|forecast|forecasted|predicted|due|set|expected|tipped|likely|going) to|gonna|gunna)';
const WARMTH_ENDS =
  `(?=\\W*$| ?${BLANK}| (?:today|tomorrow|tonight|on|this|next|by|at|in|out|outside|innit|isn't it|is that|` +
  'later|or (?:more|over|above))\\b)(?! in the)(?! on (?:my|his|her|the))';
/** "Will it really be 30 tomorrow", "supposed to be 30 tomorrow", "they said 25 on saturday": degrees, where nothing else is counted. */
const WARMTH_STATED = new WordPattern(
  "(?:(?<=\\b(?:it|it'll|its|it's|temps?|temperatures?) (?:(?:will|really|actually|still|even|ever|to|get|is|" +
    `only|${EXPECTED}) )*)be|(?<=\\b(?:can|should|will|do|are) (?:we|i|you) )(?:expect|see|seeing|expecting)|` +
    `(?<=^\\W*(?:(?:so|apparently|and|but) )*(?:${EXPECTED} ))(?:be|hit|reach)|` +
    '\\b(?:they|app|phone|radio|telly|tv|news|bbc|forecast|office)(?:\\W?re|\\W?s| are| is)? (?:said|says?|' +
    'saying|reckons?|giving|showing|predicting|forecasting|predicts|shows)(?: it\\W?s| it will be| it\\W?ll be|' +
    ` about| around| like| a high of)*) (\\d{1,3})${WARMTH_ENDS}`,
  'u',
);

/** "will it be 30 degrees", "minus 5", "6 inches of snow" */
function statedLimit(plain: string): WrittenLimit | null {
  const negative = BELOW_ZERO.exec(plain);
  if (negative !== null) return limit(negative, 'at-most', amountOf(negative[1]), negative[2] ?? null);
  const match = FALLEN.exec(plain) ?? STATED.exec(plain) ?? WARMTH_STATED.exec(plain);
  if (match === null) return null;
  const [text, number, unit] = match;
  const [value, margin] = [
    amountOf(number),
    /^(?:about|around) /.test(text) ? marginOf(amountOf(number), unit ?? '') : 0,
  ];
  return limit(match, 'at-least', value - margin, unit, margin === 0 ? null : value + margin);
}

function figuresLimit(plain: string): WrittenLimit | null {
  const match = FIGURES.exec(plain);
  if (match === null) return null;
  if (match[1] === 'single') return limit(match, 'below', 10, 'degrees');
  return limit(match, 'at-least', match[1] === 'double' ? 10 : 100, 'degrees');
}

function decadeLimit(plain: string): WrittenLimit | null {
  const match = DECADE.exec(plain);
  if (match === null) return null;
  const [, part, name] = match;
  if (name === 'teens') return limit(match, 'at-least', 13, 'degrees', 20);
  const start = /^\d/.test(name) ? Number.parseInt(name, 10) : 10 * (DECADES.indexOf(name) + 1);
  const [from, to] = part === undefined ? [0, 10] : /low/.test(part) ? [0, 4] : /mid/.test(part) ? [4, 6] : [6, 10];
  return limit(match, 'at-least', start + from, 'degrees', start + to);
}

/** "force 6", "gale force" */
function forceLimit(plain: string): WrittenLimit | null {
  const match = FORCE.exec(plain);
  if (match === null) return null;
  const [, atMost, atLeast, above, below, forced, gales, gale, number, numberBefore, orSo] = match;
  // "F5 on the radio" is what was said, and no limit.
  if (/^ ?f\d/.test(match[0]) && orSo === undefined) return null;
  const name = forced ?? gale ?? (gales === undefined ? undefined : 'gale');
  const comparison = comparisonOf([atMost, atLeast, above, below], orSo) ?? 'at-least';
  return limit(match, comparison, name === undefined ? amountOf(number ?? numberBefore) : FORCES[name], 'force');
}

/** "It's freezing, when does it warm up", "feels freezing": how cold it is said to be, and no limit. */
const FELT_TO_FREEZE = new WordPattern(
  new RegExp(
    String.raw`\bfeel\p{L}* (?:absolutely |bloody |so |really )?freezing\b|^\W*(?:it(?:'?s| is)|absolutely|bloody|so|` +
      String.raw`fucking)(?: (?:absolutely|bloody|so|fucking|pure|proper))* freezing\b.*\b(?:when|what|how|will|should|do|` +
      String.raw`does|can|is|when's|what's|any)\b`,
    'u',
  ),
);
const SOMEBODY_FREEZING = wholeWords(SOMEBODY_FREEZES);

function minusLimit(plain: string): WrittenLimit | null {
  const match = MINUS.exec(plain);
  return match === null ? null : limit(match, 'below', 0, 'freezing');
}

const THAW = wholeWords(IT_THAWS);

function thawLimit(plain: string): WrittenLimit | null {
  THAW.lastIndex = 0;
  const match = THAW.exec(plain);
  return match === null ? null : limit(match, 'above', 0, 'freezing');
}

function freezingLimit(plain: string): WrittenLimit | null {
  FREEZING.lastIndex = 0;
  const match = FREEZING.exec(plain);
  if (match === null) return null;
  const side = match[1];
  if (side === undefined && (FELT_TO_FREEZE.test(plain) || plain.search(SOMEBODY_FREEZING) >= 0)) return null;
  const comparison = side === undefined || side === 'at' ? 'at-most' : /above|over/.test(side) ? 'above' : 'below';
  return limit(match, comparison, 0, 'freezing');
}
