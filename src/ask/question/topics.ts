/** The topics that a question names, such as rain, wind or the moon. */
import { SKY_TOPICS, type Topic, UNSOURCED_TOPICS } from './interpretation.ts';
import { NO_WORDS } from './no-words.ts';
import { PatternTable } from './pattern-table.ts';
import { FINE_SKY } from './sky-words.ts';
import { matchesOf, overlap, type Span, wholeWords } from './text.ts';
import { TOPIC_WORDS } from './topic-words.ts';
import { BESIDE } from './unsourced-words.ts';
import { WordPattern } from './word-pattern.ts';

export interface TopicHit extends Span {
  readonly topic: Topic;
  /** Whether the word has no other meaning than weather. */
  readonly isPlain: boolean;
}

/** The words that have no other meaning than weather come first. */
const TOPIC_PATTERNS = new PatternTable(
  [
    ...TOPIC_WORDS.map(({ topic, plain }) => ({ topic, isPlain: true, pattern: wholeWords(plain) })),
    ...TOPIC_WORDS.flatMap(({ topic, shared }) =>
      shared === NO_WORDS ? [] : [{ topic, isPlain: false, pattern: wholeWords(shared) }],
    ),
  ],
  ({ pattern }) => [pattern],
);

/** The topics that a plain text names, in the order of `TOPIC_WORDS`. A word belongs to the first topic that matches it. */
export function topicsIn(plain: string): TopicHit[] {
  const hits: TopicHit[] = [];
  for (const { topic, isPlain, pattern } of TOPIC_PATTERNS.possibleIn(plain)) {
    for (const match of matchesOf(plain, pattern)) {
      const hit = { topic, isPlain, start: match.index, end: match.index + match[0].length };
      if (!hits.some((other) => overlap(other, hit))) hits.push(hit);
    }
  }
  return hits;
}

const OF_SKY: ReadonlySet<Topic> = new Set(SKY_TOPICS);

/** What is asked about the sky; "rain on the winter solstice" is about rain on a day. */
export function skyHits(hits: readonly TopicHit[]): readonly TopicHit[] {
  const ofSky = hits.filter(({ topic }) => OF_SKY.has(topic));
  if (ofSky.length === hits.length) return ofSky;
  return ofSky.filter(({ topic }) => topic !== 'solstice' && topic !== 'equinox');
}

/** Topics whose phrases are about nothing else, whatever words they hold: "the temperature of the water". */
const CERTAIN: ReadonlySet<Topic> = new Set<Topic>([
  ...SKY_TOPICS,
  ...UNSOURCED_TOPICS,
  'sea-temperature',
  'waves',
  'solar',
  'solar-power',
  'sunshine',
  'aurora',
  'kp',
  'visit',
  'snow-depth',
  'heat-index',
  'wind-chill',
  'wet-bulb',
  'wbgt',
  'dew-point',
]);

const UNSOURCED: ReadonlySet<Topic> = new Set(UNSOURCED_TOPICS);

/** Whether anything here knows it. */
export function isSourced({ topic }: TopicHit): boolean {
  return !UNSOURCED.has(topic);
}

export function hasOneMeaning({ topic }: TopicHit): boolean {
  return CERTAIN.has(topic);
}

/** Plain words of a topic that are several: none of them is a place or has another meaning there. */
export function phrasesOf(hits: readonly TopicHit[], plain: string): Span[] {
  return hits.filter(({ isPlain, start, end }) => isPlain && plain.slice(start, end).includes(' '));
}

/** What of the weather is held against its normals, by the words for it; the warmth, if none is named. */
const AGAINST_NORMAL: readonly (readonly [words: RegExp, topic: Topic])[] = [
  [wholeWords('wet|wetter|dry|drier|dryer|rainy|rainier|rain'), 'rain'],
  [wholeWords('windy|windier|calm|calmer|stormy|stormier|winds?'), 'wind'],
  [wholeWords('sunny|sunnier|cloudy|cloudier|gr[ae]y|gr[ae]yer|sun|cloud'), 'cloud'],
  [wholeWords('humid|humidity|muggy|muggier|sticky|close'), 'humidity'],
];

/** What belongs to a topic that is asked about by a word that means more than one. */
const COMPANION_WORDS: readonly (readonly [words: WordPattern, companion: Topic, isMain: boolean])[] = [
  // "How deep is the snow, and is more coming".
  [wholeWords('snow.*\\b(?:any )?more (?:snow )?(?:coming|to come|on the way|due|expected)'), 'snow', false],
  // Floods come of rain, of which there is a forecast.
  [wholeWords('flood(?:s|ed|ing)?(?! (?:warnings?|alerts?|lights?|lit))'), 'rain', false],
  // Whoever asks when frost ends is told whether it comes.
  [wholeWords('(?:first|last) (?:\\p{L}+ )?(?:frost|freeze)(?: dates?)?|frost dates?'), 'ice', false],
  // Twilight has a morning and an evening.
  [
    wholeWords(
      'twilight (?:times|hours)|twilight.*(?:both (?:ends|times|of them)|(?:start|begin)\\p{L}* and (?:end|' +
        'finish)\\p{L}*|' +
        'morning and evening|am and pm)',
    ),
    'dawn',
    true,
  ],
  [wholeWords('asthma(?:tics?)?'), 'pollen', false],
  [wholeWords('(?:for|on) (?:the |my |his |her |your |our )?(?:lungs?|chest|breathing)'), 'air-quality', false],
  // Who watches the sun set wants to see it.
  [
    wholeWords(
      '(?:photograph|photos?|shoot|watch|see|catch|view|paint|time ?lapse|film|capture)(?:s|ing)? (?:of )?(?:the |' +
        'a |an |some |this |that )?(?:\\p{L}+ )?(?:sun ?sets?|sun ?rises?|golden hour|dawn)|' +
        '(?:sun ?set|sun ?rise|golden hour) (?:photo\\p{L}*|shots?|shoots?|pics?|pictures?|snaps?|viewing|watching|view)|' +
        'worth (?:.* )?(?:sun ?set|sun ?rise)|' +
        '(?:sun ?set|sun ?rise|golden hour)\\b.*\\b(?:an? (?:\\p{L}+ )?(?:one|show|sight)|worth (?:it|the|a|getting|going|' +
        'watching|seeing|staying|catching|photograph\\p{L}+))|' +
        `(?:${FINE_SKY}|best|clear(?:est)?) (?:sun ?set|sun ?rise)|` +
        '(?:sun ?set|sun ?rise|golden hour|dawn)\\b.*\\b(?:(?:see|get) (?:anything|much|it)\\b|be visible)|' +
        `(?:sun ?set|sun ?rise) (?:be |look |going to be |gonna be |a |any )*(?:${FINE_SKY}|any good|visible|worth)`,
    ),
    'cloud',
    false,
  ],
  [wholeWords('(?:sun ?set|sun ?rise)(?: be| look(?:ing)?| going to be)* like'), 'cloud', false],
  // Dust is a part of fine particles, rainbows need sun and rain, and mud comes of rain.
  [wholeWords('dust(?:y)?(?: ?storms?)?|sand ?storms?|calima'), 'air-quality', false],
  [wholeWords('rainbows?'), 'rain', false],
  [wholeWords('rainbows?'), 'cloud', false],
  [
    wholeWords('mud(?:dy|dier|diest)?|water ?logg(?:ed|ing)|bogg(?:y|ier)|quagmire|sodden|soggy|the going|playable'),
    'rain',
    false,
  ],
  [wholeWords('blight|mildew|botrytis|midges?|midgies'), 'humidity', false],
  [wholeWords('noctilucent|nlcs?|eclipses?|iss|space station|transparency|seeing'), 'cloud', false],
  [wholeWords('metars?|tafs?|shipping forecasts?|inshore|terminal'), 'wind', false],
  [
    wholeWords(
      'aloft|thermals?|inversions?|winds?(?: \\p{L}+){0,4} (?:at|above|over) \\d[\\d,]+ ?(?:m|metres?|meters?|ft|feet)',
    ),
    'wind',
    false,
  ],
  [
    wholeWords(
      '(?<!tropical |named )storms? (?:is |are )?(?:coming|approaching|brewing|heading|due|on (?:the|its) way)',
    ),
    'gusts',
    true,
  ],
];

const TOPICS_BESIDE = Object.entries(BESIDE);

const COMPANIONS = new PatternTable(COMPANION_WORDS, ([words]) => [words]);

/** "How cloudy will it be at midnight, hoping to see the meteors". */
const ASKS_CLOUD = new WordPattern(/\bhow (?:cloudy|clear|overcast)\b|\bcloud cover\b/);

/** The topics of the hits, each once, with those that belong to them. */
export function namedTopics(hits: readonly TopicHit[], rest: string): Topic[] {
  const own = hits.map(({ topic }) => topic);
  if (own.includes('meteors')) return ASKS_CLOUD.test(rest) ? ['cloud'] : ['meteors', 'cloud'];
  const further = COMPANIONS.possibleIn(rest).filter(([words]) => rest.search(words) >= 0);
  const first = further.flatMap(([, companion, isMain]) => (isMain ? [companion] : []));
  const last = further.flatMap(([, companion, isMain]) => (isMain ? [] : [companion]));
  const beside = TOPICS_BESIDE.flatMap(([topic, topics]) => (own.some((one) => one === topic) ? topics : []));
  const against = own.includes('normal') ? AGAINST_NORMAL.filter(([words]) => rest.search(words) >= 0) : [];
  return [...new Set([...first, ...own, ...beside, ...last, ...against.map(([, topic]) => topic)])];
}

const HIGH_OR_LOW = /^(?:(?:high|low)s?|min|minim(?:um|a)|max|maxim(?:um|a))$/;
const ONE_HIGH_OR_LOW = /^(?:high|low|min|minim(?:um|a)|max|maxim(?:um|a))$/;

/** Drops temperature words that belong to another topic: "is pollen high", "feels-like temperature". */
export function withoutBorrowedWords(hits: readonly TopicHit[], rest: string): readonly TopicHit[] {
  const feels = hits.some(({ topic }) => topic === 'feels-like') && !/\b(?:real|actual|air|true) temp/.test(rest);
  const hasOther = hits.some(({ topic }) => topic !== 'temperature' && topic !== 'general');
  // "Typical highs and lows and rain" are those of the temperature.
  const borrowed = hits.some(({ topic }) => topic === 'pressure') ? HIGH_OR_LOW : ONE_HIGH_OR_LOW;
  return hits.filter(({ topic, isPlain, start, end }) => {
    // "Overnight low and wind" names the temperature by a word of its own.
    if (topic !== 'temperature' || (isPlain && /^ (?:and|&|plus) /.test(rest.slice(end)))) return true;
    const word = rest.slice(start, end);
    return !(feels && word.startsWith('temp')) && !(hasOther && borrowed.test(word));
  });
}
