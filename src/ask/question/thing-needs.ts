/** The thing that a question asks about, which is done for or against the weather and judged by that weather alone. */
import type { Blamed, Topic, WantedCondition } from './interpretation.ts';
import { PatternTable } from './pattern-table.ts';
import { blamedIn, firstAlternative } from './polarity.ts';
import { matchesOf, overlap, type Span, wholeWords } from './text.ts';
import { becauseOf } from './thing-causes.ts';
import { THING_WORDS } from './thing-words.ts';
import type { UncoveredHit } from './uncovered.ts';
import type { UncoveredSubject } from './uncovered-subjects.ts';
import { WordPattern } from './word-pattern.ts';

export interface ThingHit extends Span {
  /** The weather that decides. */
  readonly topic: Topic;
  /** Whether it is done when that weather does not come. */
  readonly negated: boolean;
  /** All of which have to hold, where the weather of one topic does not decide alone. */
  readonly conditions?: readonly WantedCondition[];
}

/** What no thing outranks, though it is not grave: beings, fires and water are not judged by the rain. */
const ABOVE_THINGS: ReadonlySet<UncoveredSubject> = new Set<UncoveredSubject>([
  'animals',
  'people-at-risk',
  'fire',
  'water',
  'aviation',
  'travel-disruption',
]);

const PATTERNS = new PatternTable(
  THING_WORDS.map(({ source, ...thing }) => ({ ...thing, pattern: wholeWords(source) })),
  ({ pattern }) => [pattern],
);

/** The thing that a plain text asks about; of several the longest phrase. Null for none. */
export function thingIn(plain: string): ThingHit | null {
  const hits = PATTERNS.possibleIn(plain).flatMap(({ topic, negated, conditions, pattern }) =>
    matchesOf(plain, pattern).map(({ index, 0: { length } }) => ({
      topic,
      negated,
      ...(conditions === undefined ? {} : { conditions }),
      start: index,
      end: index + length,
    })),
  );
  const [longest] = hits.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return longest === undefined ? null : becauseOf(longest, plain);
}

/** A yes to "is it pointless", "should I postpone it", "will it be spoilt" is a no to the thing. */
const AGAINST = wholeWords(
  'pointless|no point|waste of (?:time|money|effort)|daft|silly|stupid|mad|futile|(?:a )?bad (?:idea|day|time)|' +
    'cancel(?:led)?|postpone[ds]?|call(?:ed)? off|put(?:ting)? off|delay(?:ed)?|reschedule[ds]?|spoil(?:s|ed|t)?|' +
    'ruin(?:s|ed)?|rained off|washed out|(?<!(?:not|n.t|never) )too \\p{L}+|' +
    '(?:go|going|do|doing|manage|managing|travel|drive|get by) without|leave (?:the |my |our )?(?=.*\\bat home)',
);

/** What a thing is feared to fail by, and the weather that decides it. */
const FEARED: Readonly<Partial<Record<Topic, readonly Blamed[]>>> = {
  rain: ['rain'],
  gusts: ['wind'],
  ice: ['cold', 'ice'],
  snow: ['snow'],
  fog: ['fog'],
  temperature: ['heat', 'cold'],
};

/** A thing that is asked against: one that is judged by several is told by what is feared. */
function turned({ topic, negated, conditions, start, end }: ThingHit, blamed: Blamed | null): ThingHit {
  const feared = conditions?.find((one) => blamed !== null && FEARED[one.topic]?.includes(blamed))?.topic;
  return { topic: feared ?? topic, negated: !negated, start, end };
}

/** "Cool enough to": the weather that the thing waits for, said before it. */
const ENOUGH_TO = /^(?: \p{L}+)? enough (?:to|for) /u;
const ALIKE: ReadonlyArray<ReadonlySet<Topic>> = [
  new Set(['wind', 'gusts']),
  new Set(['temperature', 'feels-like', 'ice']),
  new Set(['rain', 'sun', 'general']),
];

/** Whether other weather is asked for than decides the thing by itself: "will it cool down enough to open the window". */
export function isForAnother(
  thing: ThingHit,
  hits: readonly (Span & { readonly topic: Topic })[],
  plain: string,
): boolean {
  const asked = hits.find(({ end }) => end <= thing.start && ENOUGH_TO.test(plain.slice(end)));
  if (asked === undefined) return false;
  const decides = [thing.topic, ...(thing.conditions ?? []).map(({ topic }) => topic)];
  return !decides.some((topic) => topic === asked.topic || ALIKE.some((kin) => kin.has(topic) && kin.has(asked.topic)));
}

/** "Do we need the gazebo", and not "put it up". */
const NEEDED =
  /^(?:need|require|want|hir|rent|book|order|bother|worth)|(?:needed|necessary|required|or not?)\b|^(?:a )?(?:gazebo|marquee)s?$/;

const FOUL_AIR = new WordPattern(
  /\b(?:smoke|smoky|smog|haze|hazy|fires?|burning|spray(?:s|ing)?|slurry|pollution|polluted|pollen|fumes|dust|ash|air quality|ozone|pm ?2)\b/,
);

/**
 * The thing that decides a question, unless an activity is said by more of the same words or something graver is named.
 * `thing`: the one that is named.
 */
export function decidingThing(
  thing: ThingHit | null,
  plain: string,
  activity: Span | null,
  uncovered: readonly UncoveredHit[],
): ThingHit | null {
  if (thing === null) return null;
  // How warm a night is can be told, whoever sleeps through it.
  const isAbove = ({ isGrave, subject }: UncoveredHit): boolean =>
    isGrave || (ABOVE_THINGS.has(subject) && !(thing.topic === 'temperature' && subject === 'people-at-risk'));
  if (uncovered.some(isAbove)) return null;
  // Windows are shut against smoke in any weather.
  if (thing.topic === 'rain' && FOUL_AIR.test(plain)) return null;
  // A marquee minds the wind as well; whether one is needed is for the rain.
  const isNeeded = NEEDED.test(plain.slice(thing.start, thing.end));
  if (thing.topic === 'rain' && !isNeeded && uncovered.some(({ subject }) => subject === 'wind-load')) return null;
  const isSaid = activity !== null && overlap(thing, activity);
  if (isSaid && activity.end - activity.start >= thing.end - thing.start) return null;
  // "Too cold to wash the car" is about the cold.
  const blamed = blamedIn(plain);
  const decides = [thing.topic, ...(thing.conditions ?? []).map(({ topic }) => topic)];
  if (blamed !== null && !decides.some((topic) => FEARED[topic]?.includes(blamed))) return null;
  return matchesOf(firstAlternative(plain), AGAINST).some(
    ({ index, 0: { length } }) => !overlap(thing, { start: index, end: index + length }),
  )
    ? turned(thing, blamed)
    : thing;
}
