/** Times by the sun: "at dawn", "after sunset", "tomorrow dawn", "a sunset picnic". */
import { addDays } from '../../../time/civil.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { BLANK } from '../text.ts';
import { WordPattern } from '../word-pattern.ts';
import { type HourItem, type Rule, rule } from './items.ts';
import { NUMBER, numberOf } from './numbers.ts';

type HourPart = Omit<HourItem, 'start' | 'end'>;

const SUN_HOURS = 2;

/** Around, before or after the sun's rise or set on the date. */
function sunPart(relation: string, event: 'rise' | 'set'): HourPart {
  return {
    kind: 'hour',
    side: null,
    half: event === 'rise' ? 'am' : 'pm',
    isClock: false,
    isToday: false,
    on: (date, clock) => {
      const { riseMs, setMs } = clock.sun(date);
      const at = event === 'rise' ? riseMs : setMs;
      if (at === null) return null;
      if (/after/.test(relation)) return { fromMs: at, toMs: at + SUN_HOURS * HOUR_MS };
      // "before sunset" is the daylight before it, "before sunrise" the night.
      if (/before|until|till|by/.test(relation))
        return { fromMs: event === 'set' && riseMs !== null ? riseMs : clock.at(date, 0), toMs: at };
      return { fromMs: at - HOUR_MS, toMs: at + HOUR_MS };
    },
  };
}

const MINUTES_PER_HOUR = 60;

function minutesOf(count: string, unit: string): number {
  const amount = count === 'half an' ? 1 / 2 : numberOf(count);
  return amount * (unit.startsWith('h') ? MINUTES_PER_HOUR : 1);
}

/** The hour around a moment so many minutes before or after the sun's rise or set. */
function awayFromSun(minutes: number, relation: string, event: 'rise' | 'set'): HourPart {
  const awayMs = (minutes / MINUTES_PER_HOUR) * HOUR_MS * (relation === 'before' ? -1 : 1);
  return {
    ...sunPart('', event),
    on: (date, clock) => {
      const { riseMs, setMs } = clock.sun(date);
      const at = event === 'rise' ? riseMs : setMs;
      return at === null ? null : { fromMs: at + awayMs - HOUR_MS / 2, toMs: at + awayMs + HOUR_MS / 2 };
    },
  };
}

/** The sun's rise or set itself. */
function momentOf(event: 'rise' | 'set'): HourPart {
  return {
    ...sunPart('', event),
    on: (date, clock) => {
      const { riseMs, setMs } = clock.sun(date);
      const at = event === 'rise' ? riseMs : setMs;
      return at === null ? null : { fromMs: at, toMs: at };
    },
  };
}

/** From the sunset of the date to the next sunrise; null where the sun does not set or rise. */
function darkness(): HourPart {
  return {
    kind: 'hour',
    side: null,
    half: 'pm',
    isClock: false,
    isToday: false,
    on: (date, clock) => {
      const { setMs } = clock.sun(date);
      const { riseMs } = clock.sun(addDays(date, 1));
      return setMs === null || riseMs === null || riseMs <= setMs ? null : { fromMs: setMs, toMs: riseMs };
    },
  };
}

const RISE = 'sun ?rise|dawn|day ?break|(?:first|1st) light|sun ?up';
const SET = 'sun ?set|dusk|sun ?down|night ?fall|last light|golden hour';
const HINT = new WordPattern(/sun|dawn|break|light|dusk|nightfall|night fall|golden/);

function riseOrSet(event: string): 'rise' | 'set' {
  return /rise|dawn|break|first|1st|up/.test(event) ? 'rise' : 'set';
}

/** What people do at an hour of the sun, named behind it: "a sunrise hike", "dusk flight". */
const OUTING =
  'picnics?|bbqs?|barbecues?|(?:bike|boat|horse|balloon|dog) (?:rides?|trips?|walks?|flights?)|runs?|jogs?|' +
  'walks?|dog ?walks?|hikes?|rides?|cycles?|swims?|dips?|paddles?|sails?|sailing|yoga|surfs?|kayak(?:ing)?|' +
  'cruises?|drinks|dinner|supper|cocktails|beers?|flights?|sessions?|wedding|ceremony|service|patrol|fishing|' +
  'angling|rounds?|golf|strolls?|rambles?|drives?|commute|concert|gig|' +
  'parkrun|trip|spraying|training|row(?:ing)?|climb|breakfast';

/** Who asks when it is wants the time itself, and nothing at that time. */
const NOT_WHEN = '(?<!\\b(?:what|when|whens|how|time|times|exact(?:ly)?|tell me|give me|is|next)\\b.*)';

const SUN_HOUR = /^(?:golden hour|last light|(?:first|1st) light|sun (?:rise|set|up|down))$/;
const AT = /\b(?:at|during|around|before|after|by)(?: the)? $/;
const FOR_OUTING = new WordPattern(`^ (?:${OUTING})\\b`);
const ASKS_WHEN = new WordPattern(/\b(?:what|when|whens|how|times?|exact(?:ly)?|tell me|give me|is|next)\b/);

/** "Once the sun goes down": a clause of its own. */
const BY_CLAUSE =
  /(?<!\b(?:tell me|know|is|is it|what time|exactly|how long) )\b(?:after|once|when|whenever|as soon as|before|by the time) (?:the )?$/;

/** Whether an event of the sun in several words says when something is done, and is not asked for itself. */
export function isSunHour(plain: string, start: number, end: number): boolean {
  if (BY_CLAUSE.test(plain.slice(0, start)) && /^(?:the )?sun /.test(plain.slice(start, end))) return true;
  if (!SUN_HOUR.test(plain.slice(start, end)) || ASKS_WHEN.test(plain.slice(0, start))) return false;
  const behind = plain.slice(end);
  return AT.test(plain.slice(0, start)) || FOR_OUTING.test(behind) || (BEFORE_DAY.test(behind) && isOfWeather(plain));
}

const BEFORE_DAY = /^ (?:on |this )?(?:to-?day|tomorrow|tmrw|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\b/;
/** What is asked of an hour of the sun, where that is not asked for itself. */
const WEATHER = new WordPattern(
  new RegExp(
    String.raw`\b(?:clouds?|cloudy|clear|rain|raining|showers?|dry|wet|fog|foggy|mist|misty|wind|winds|windy|gusts?|calm|` +
      String.raw`temp|temps|temperatures?|how (?:hot|cold|warm)|frost|frosty|snow|visibility|overcast|haze|hazy)\b`,
    '',
  ),
);
const ASKS_FOR_IT = new WordPattern(/\b(?:what time|times?|when|whens|how (?:early|late|long)|o'?clock)\b/);

function isOfWeather(plain: string): boolean {
  return WEATHER.test(plain) && !ASKS_FOR_IT.test(plain);
}

const LISTED_BEFORE = /(?:\b(?:and|or|good|nice|decent|great|pretty|see|the)|[&,+]) ?$/;
const LISTED_BEHIND = /^ ?(?:or|[&,+])|^[^.?!]{0,40}\b(?:and|plus)\b/;

/** From the sunrise of the date to its sunset. */
function daylight(): HourPart {
  return {
    ...darkness(),
    on: (date, clock) => {
      const { riseMs, setMs } = clock.sun(date);
      return riseMs === null || setMs === null || setMs <= riseMs ? null : { fromMs: riseMs, toMs: setMs };
    },
  };
}

const UP_TO = '(?:to|till?|until|through to|-)';
/** "Sunrise and sunset" are two moments, "between" them are hours. */
const spanOf = (first: string, last: string): string =>
  `(?:from )?(?:${first}) ?${UP_TO} ?(?:${last})|between (?:${first}) and (?:${last})`;

export const SUN_RULES: readonly Rule[] = [
  rule(spanOf(SET, RISE), darkness, HINT),
  rule(spanOf(RISE, SET), daylight, HINT),
  // "Between sunset and midnight", "from 6 till sunset": the moment itself, as an end of hours.
  rule(
    `(?<=\\b(?:between|from) (?:the )?)(${RISE}|${SET})(?= ?(?:and|to|till?|until|-) ?(?:about |around )?(?:\\d|` +
      'midnight|noon|midday|mid))|' +
      `(?<=\\b(?:between|from) [\\d:.]{1,5} ?(?:am|pm)? ?(?:and|to|till?|until|-) ?(?:the )?)(${RISE}|${SET})`,
    ([, first, last]) => momentOf(riseOrSet(first ?? last ?? '')),
    HINT,
  ),
  // "About an hour before sunset".
  rule(
    '(?<!\\b(?:what time(?:\\Ws| is)?|when(?:\\Ws| is)?) )(?:(?:at|for) )?(?:(?:about|around|roughly|some|' +
      `just over|just under) )?(half an|${NUMBER}) (hours?|hrs?|minutes?|mins?) (before|after) (?:the )?(${RISE}|` +
      `${SET})`,
    ([, count, unit, relation, event]) => awayFromSun(minutesOf(count, unit), relation, riseOrSet(event)),
    HINT,
  ),
  rule('after dark|after nightfall|(?:during|in) the dark|(?:in|during) (?:the )?hours of darkness', darkness),
  rule(
    '(?:(after|before|around|about|at|near|until|till|by|during|for|the) )?(?:the )?(sun ?rise|dawn|day ?break|' +
      'first light|sun ?up|sun ?set|dusk|sun ?down|nightfall|(?<=(?:at|during) )golden hour|' +
      '(?<=(?:before|until|till|by) )(?:dark|it gets dark|it is dark))',
    (match) => {
      const [, relation = '', event] = match;
      // "the sunset" without a preposition is a topic, not a time.
      if (relation === '' || relation === 'the' || relation === 'for') return null;
      return sunPart(relation, riseOrSet(event));
    },
  ),
  // "Once the sun goes down".
  rule(
    '(?<!\\b(?:tell me|know|is|what time|exactly) )(after|once|when|whenever|as soon as|before|until|till?|' +
      "by the time) (?:the )?sun(?:'?s| has| is)? (?:(?:goes|gone|going|went|is) (?:down|in)|sets?|" +
      '(?:comes|come|coming|is) up|rises|risen)',
    ([text, relation]) =>
      sunPart(/before|un|til/.test(relation) ? 'before' : 'after', /up|rise/.test(text) ? 'rise' : 'set'),
    HINT,
  ),
  // "Crack of dawn Sunday mist", "sundown Friday, cloudy"
  rule(
    `(?:at )?(?:the )?(?:crack of )?(${RISE}|${SET}|golden hour)(?= (?:on |this )?${BLANK}{3})|` +
      `(?<=${BLANK},? )(${RISE}|${SET})(?= \\p{L})`,
    ({ 0: text, 1: before, 2: behind, index, input }) => {
      const isListed =
        LISTED_BEFORE.test(input.slice(0, index)) || LISTED_BEHIND.test(input.slice(index + text.length));
      return isListed || !isOfWeather(input) ? null : sunPart('', riseOrSet(before ?? behind ?? ''));
    },
    HINT,
  ),
  // "Tomorrow dawn", behind a day that is blanked out by then, and "the sunset picnic".
  rule(
    `${NOT_WHEN}(?<=\\p{L}{3,} (?:on |for )?\\u0001+,? )(${RISE}|${SET})|(${RISE}|${SET})(?= (?:${OUTING})\\b)`,
    ([, behind, before]) => sunPart('', riseOrSet(behind ?? before ?? '')),
    HINT,
  ),
];
