/**
 * What may stand around an activity whose weather is judged. The score covers warmth, wind, rain, light and sky; what else a question
 * tells of (ice on the path, fog, smoke, a mountain pass) can hurt where the weather is good, so that no yes is left beside it.
 */
import type { ActivityHit } from './activities.ts';
import type { QuestionWords } from './find-words.ts';
import type { Topic } from './interpretation.ts';
import type { TopicHit } from './topics.ts';
import type { UncoveredHit } from './uncovered.ts';
import type { UncoveredSubject } from './uncovered-subjects.ts';
import { WordPattern } from './word-pattern.ts';

/** What lies or hangs in the way of people: no score of an activity has it. */
const ON_THE_SPOT: ReadonlyMap<Topic, UncoveredSubject> = new Map<Topic, UncoveredSubject>([
  ['ice', 'on-the-spot'],
  ['snow', 'on-the-spot'],
  ['snow-depth', 'on-the-spot'],
  ['fog', 'on-the-spot'],
  ['dust', 'on-the-spot'],
  ['wildfires', 'on-the-spot'],
  ['alerts', 'on-the-spot'],
  ['rainy-season', 'on-the-spot'],
  ['named-storms', 'on-the-spot'],
  ['hurricane-season', 'on-the-spot'],
  ['storms-at-sea', 'on-the-spot'],
  ['volcanoes', 'earth'],
  ['earthquakes', 'earth'],
  ['avalanches', 'avalanche'],
  ['lake-ice', 'ice-bearing'],
  ['rivers', 'flooding'],
  ['tides', 'water'],
  ['currents', 'water'],
  ['swell', 'water'],
  ['roads', 'road-grip'],
  ['drought', 'on-the-spot'],
]);

/** Done to plants, walls and slabs: frost and snow are in the score, and nobody falls by them. */
const OF_THINGS: ReadonlySet<string> = new Set([
  'concrete-pour',
  'crop-spraying',
  'exterior-painting',
  'gardening',
  'laundry-drying',
]);

/** Smoke is told of as bad air, which a place far from the next station may not have. */
const SMOKE = new WordPattern(/\b(?:smok(?:e|y|es)|smog|haz[ey]|ash|burning|fires?)\b/);

/** Whatever topic they are read as. */
const DISASTER = new WordPattern(
  /\b(?:monsoons?|typhoons?|cyclones?|hurricanes?|tornado(?:es)?|flood(?:s|ed|ing)?(?! ?lit| ?lights?)|wild ?fires?|bush ?fires?)\b/,
);

const OF_ROADS: ReadonlySet<string> = new Set(['driving', 'cycling']);
/** Roads that are steep, high, lonely or none, in any of their names. */
const HARD_ROAD = new WordPattern(
  new RegExp(
    String.raw`\b(?:(?:over|up|across|via|on|through) (?:the )?(?:\p{L}+ ){0,2}pass(?:es)?|mountain (?:roads?|pass(?:es)?)|hairpins?|` +
      'switchbacks?|outback|desert|ice roads?|(?:dirt|gravel|unsealed|forest|farm) (?:roads?|tracks?)|fire (?:roads?|trails?)|' +
      String.raw`off[- ]?road\p{L}*|green lan(?:e|es|ing)|river ?bed|fords?)\b`,
    'u',
  ),
);
const NAME_OF_PASS = new RegExp(
  String.raw`(?<!\p{L})(?:\p{L}*pass|col (?:de|du|des|d)|passo|puerto de|\p{L}*joch|bealach|stelvio|galibier|tourmalet|grimsel|furka|` +
    String.raw`susten|brenner|gotthard|gro(?:ss|ß)glockner|zoji|khardung|rohtang|sani)(?!\p{L})`,
  'iu',
);

const SUPPOSED = /\b(?:if|unless|in case)\b[^,.;?!]{0,20}$/;

/** What takes the yes of a judged activity away, beyond what the uncovered subjects name; null for nothing. */
export function besideActivity(
  activity: ActivityHit,
  hits: readonly TopicHit[],
  { rest, whole, placeSpans }: Pick<QuestionWords, 'rest' | 'whole' | 'placeSpans'>,
): UncoveredHit | null {
  if (OF_ROADS.has(activity.id) && (HARD_ROAD.test(whole) || placeSpans.some(({ text }) => NAME_OF_PASS.test(text))))
    return hitOf('road-grip', activity, ['ice', 'snow', 'gusts', 'temperature']);
  if (OF_THINGS.has(activity.id)) return null;
  for (const { topic, start, end } of hits) {
    // "If it snows, can I drive": the forecast is set against what is supposed.
    if (SUPPOSED.test(rest.slice(0, start))) continue;
    const isSmoke = topic === 'air-quality' && SMOKE.test(rest.slice(start, end));
    const subject = isSmoke ? 'on-the-spot' : ON_THE_SPOT.get(topic);
    if (subject !== undefined) return hitOf(subject, { start, end }, [topic, 'general']);
  }
  const named = DISASTER.exec(rest);
  if (named === null || SUPPOSED.test(rest.slice(0, named.index))) return null;
  return hitOf('on-the-spot', { start: named.index, end: named.index + named[0].length }, ['rain', 'gusts', 'alerts']);
}

function hitOf(
  subject: UncoveredSubject,
  { start, end }: { readonly start: number; readonly end: number },
  topics: UncoveredHit['topics'],
): UncoveredHit {
  return { subject, topics, isGrave: true, onlyJudged: false, isAnswered: true, start, end };
}

/** Words that are harmless around most questions, and around a judged activity only where they are at home. */
const AT_HOME: ReadonlyArray<readonly [words: string, activities: readonly string[]]> = [
  ['nap napping sleep sleeping asleep sleeps', []],
  ['knees knee ache aching hip arthritis arthritic gout bones', []],
  ['boiler heating', []],
  ['desert', ['stargazing']],
  ['forest woods heath', ['hiking', 'running', 'dog-walking', 'cycling', 'stargazing', 'outdoor-event']],
  [
    'roof gable guttering soffits fascias drainpipe downpipe joists ceiling stairs',
    ['roofing', 'outdoor-work', 'exterior-painting'],
  ],
  [
    'digger telehandler drill baler combine sprayer mixer',
    ['outdoor-work', 'concrete-pour', 'crop-spraying', 'gardening', 'roofing', 'exterior-painting'],
  ],
  [
    'pints wine wines beer beers prosecco cocktails champagne cider gin pimms drinking',
    ['outdoor-event', 'beach', 'golf', 'stargazing'],
  ],
];

const HOMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  AT_HOME.flatMap(([words, activities]) => words.split(' ').map((word) => [word, new Set(activities)] as const)),
);

/** Whether a word of context is none around the activity that is judged. */
export function isOutOfPlace(key: string, activity: string): boolean {
  return HOMES.get(key)?.has(activity) === false;
}
