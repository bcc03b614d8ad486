/**
 * Which half of the day an hour without am or pm means: "a run at 7 tomorrow" is in the morning and "dinner at 8" in the
 * evening. What is done at it tells, else the hour that comes next; where neither does, both are meant.
 */

import { addDays } from '../../../time/civil.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { matchesOf, type Span } from '../text.ts';
import { WordPattern } from '../word-pattern.ts';
import type { Half, HourItem } from './items.ts';
import type { LocalClock } from './local-clock.ts';

const EVENING = new WordPattern(
  new RegExp(
    String.raw`\b(?:dinner|supper|tea time|bbqs?|barbi?e(?:cue)?s?|barbies?|drinks?|pubs?|beers?|wine|part(?:y|ies)|` +
      String.raw`concerts?|gigs?|cinema|theatre|theater|film|movie|fireworks?|bonfires?|fire ?pit|star ?gaz\w*|stars|starry|` +
      String.raw`telescopes?|aurora|northern lights|moon\w*|meteors?|sunset|dusk|dark|still light|date night|meals?|` +
      'eat (?:out|outside)|restaurant|evening|tonight|after (?:work|school)|' +
      '(?:home|back|walk|drive|cycle|ride|leave|leaving|finish|finishing|off|knock off|get off|getting off|' +
      'heading home|out of) (?:from )?work|(?:walk|walking|run|running|jog|jogging|drive|driving|cycle|cycling|' +
      'head|heading|get|getting|come|coming|way|journey|commute|ride|riding) (?:back )?home|(?:silent )?discos?|' +
      String.raw`raves?|club nights?|ceilidhs?|pub quiz|quiz night|trick or treat\w*|carols?|proms?|headlin\w*|on stage|` +
      String.raw`(?:doors|gates) (?:open )?(?:at )?[5-9]|(?:kick(?:s|ing)?[ -]?off|k\.?o\.?) (?:is )?(?:at )?[5-8](?!\d))\b`,
    '',
  ),
);
const MORNING = new WordPattern(
  new RegExp(
    String.raw`\b(?:(?:to|for|before|start|starting|starts) (?:work|school|the office|college|uni|nursery)|` +
      'school (?:run|drop|van|bus|walk)|bus stop|\\d+[ -]?milers?|long runs?|kids? (?:to |back to |off to )?school|forest school|assembly|' +
      String.raw`drop(?:ping)? (?:the )?(?:kids|children)|commut\w+|breakfast|coffee|playgroup|(?:baby|toddler) group|brunch|get(?:ting)? up|` +
      String.raw`(?<=^|\b(?:be|am|are|i'm|im|we're) )up at|early start|first (?:bus|train|tram|tube|ferry|flight)|` +
      'wak(?:e|es|ing)(?: up)?|alarm|sun ?rise|first light|get(?:s|ting)? light|' +
      String.raw`(?<!\bstill )light [^.?!]{0,30}?(?:by|before)|dawn|day ?break|` +
      '(?:off|finish|finishing|finished|after|end of) (?:my |the |a )?night(?:s|shift)?(?: shifts?)?|night shift|' +
      String.raw`scrap(?:e|ing)|de-?ic(?:e|ing)|defrost\w*|windscreen|black ice|icy|iced (?:up|over)|frosts?|frosty|dew|` +
      String.raw`(?:fog|mist) (?:be |have |is |has |all |going to |gonna |finally |ever )*(?:gone|clear\w*|lift\w*|burn\w*)|runs?|running|jog|jogs|jogging|` +
      String.raw`park ?run|marathon|half marathon|triathlon|10k|5k|tee(?:ing)?[ -]?(?:off|time)|golf|surf\w*|hik(?:e|es|ing)|` +
      String.raw`paddle ?board\w*|kayak\w*|canoe\w*|rowing|sail\w*|ski(?:ing)?|pour(?:ing)?|concrete|slab|` +
      String.raw`roof(?:ing|er|ers)?|crane|scaffold\w*|lift(?:ing)? (?:the |some )?(?:trusses|steel|beams|panels)|` +
      String.raw`spray(?:ing)?|harvest\w*|combin(?:e|ing)|hay|mow(?:ing)?|paint(?:ing)?|window clean\w*|` +
      String.raw`(?:wash|clean)(?:ing)? (?:the )?windows|washing|laundry|market|car boot|deliver\w*|milk(?:ing)?|gritters?|` +
      String.raw`bakery|allotment)\b`,
    '',
  ),
);
/** From this hour on a bare hour is one of the morning; before it one of the afternoon. */
const FIRST_MORNING_HOUR = 8;
/** Earlier ones are hardly ever meant of the morning, later ones hardly ever of the evening. */
const AMBIGUOUS = { first: 6, last: 7 };
const LAST_EVENING_HOUR = 9;
/** The last hour at which a lawn is mown after work. */
const LAST_JOB_HOUR = 8;
const HALF_DAY_MS = 12 * HOUR_MS;
/** So long is "at nine" still now. */
const MOMENT_MS = HOUR_MS / 4;

/** Whoever works at night goes home in the morning, and leaves in the evening. */
export const NIGHT_WORK = new WordPattern(
  new RegExp(
    String.raw`\b(?:(?:on|doing|work|works|working|off|after|finish|finishing|finished) (?:my |the |a |some )?nights|` +
      String.raw`(?:night|graveyard) ?shifts?|work(?:ed|ing)? (?:all|through the) night)\b`,
    '',
  ),
);
const COMES_HOME = /\b(?:home|finish(?:es|ing|ed)?|off|ends?|done|back|knock off|clock off|get out)\b/;

/** What begins in the morning, and may well be done in the afternoon. */
const JOBS = new RegExp(
  String.raw`\b(?:washing|laundry|mow(?:ing)?|paint(?:ing)?|spray(?:ing)?|harvest\w*|hay|pour(?:ing)?|concrete|slab|` +
    'roof(?:ing)?|runs?|running|jog(?:ging)?|(?:wash|clean)(?:ing)? (?:the )?windows|allotment|golf|' +
    String.raw`hik(?:e|es|ing))\b`,
  'g',
);
/** Done before work and after it: without a day the hour that comes next is meant. */
const AT_EITHER_END = new RegExp(
  String.raw`\b(?:mow(?:ing)?|paint(?:ing)?|spray(?:ing)?|washing|laundry|runs?|running|jogs?|jogging|allotment|golf|hik(?:e|es|ing)|` +
    String.raw`surf\w*|paddle ?board\w*|kayak\w*|canoe\w*|rowing|sail\w*|5k|10k)\b`,
  'g',
);
/** "Bring it in at 6": what is brought in has been out for the day. */
const COMES_IN =
  /\b(?:bring|get|take|fetch) (?:it|them|everything|the \p{L}+)(?: back)? in (?:again )?(?:(?:at|by|before|about|around) )*$/u;
const OF_24 = /(?<![\d:.])(?:1[3-9]|2[0-3]):[0-5]\d(?!\d)/;
const ENDS_AT_HOUR = /\b(?:before|until|till?|by) (?:about |around )?\d/;

/** By day, after a night of work. */
const SLEEPS = /\b(?:sleep|sleeping|asleep|kip|bed)\b/;

const BETWEEN_CLAUSES = /[,;.?!]| (?:and|then|but) /g;
/** How far from an hour a word may stand that says what is done at it. */
const NEAR = 40;

const SCHOOL_RUN = /\bschool (?:run|walk|bus|gates?)\b/;
const FIRST_OF_SCHOOL = 7;
const NOON_HOUR = 12;

/** "A party 11 till 2", "9 to 5" goes on over noon, other than a night out. */
const BY_DAY =
  /\b(?:1[01](?:[:.]\d\d)? ?(?:-|to|till?|until|and) ?[1-5]|9(?:[:.]\d\d)? ?(?:-|to|till?|until|and) ?[3-5])\b/;
const AT_NIGHT =
  /\b(?:night|nights|club|disco|rave|bar|late|dark|stars?|star ?gaz\w*|moon\w*|meteors?|aurora|telescope|fireworks|bonfire)\b/;

/** An hour of the afternoon behind one of the morning. */
const THEN_EARLIER = /\b(?:at|from|by|around|about) [1-8](?![\d])/;

/** `job`: the morning of a named day, and the hour that comes next where none is named. */
export type HalfCue = Half | 'job';

/** What a question says of an hour at this place in it, in its own part of the sentence first: null for nothing, or both. */
export function halfCue(
  plain: string,
  { start, end, bareHour = 0 }: Span & Pick<HourItem, 'bareHour'>,
): HalfCue | null {
  if (NIGHT_WORK.test(plain))
    return COMES_HOME.test(plain.slice(Math.max(0, start - NEAR), end)) || SLEEPS.test(plain) ? 'am' : 'pm';
  // "At 7:10 and from it at 18:45": whoever counts to 24 says what he means.
  if (OF_24.test(plain) && /\d[:.]\d\d/.test(plain.slice(start, end))) return 'am';
  if (COMES_IN.test(plain.slice(Math.max(0, start - NEAR), start))) return 'pm';
  if (BY_DAY.test(plain.slice(start, end)) && !AT_NIGHT.test(plain)) return 'am';
  const breaks = matchesOf(plain, BETWEEN_CLAUSES);
  const first = breaks.findLast(({ index }) => index < start);
  const last = breaks.find(({ index }) => index >= end);
  const own = plain.slice(first === undefined ? 0 : first.index + first[0].length, last?.index);
  // There and back: the hour tells which.
  if (SCHOOL_RUN.test(own)) return bareHour >= FIRST_OF_SCHOOL && bareHour < NOON_HOUR ? 'am' : 'pm';
  // "Match at 11, then a barbecue at 4": the evening is of the hour behind.
  const isEarlier = bareHour > LAST_EVENING_HOUR && THEN_EARLIER.test(plain.slice(end));
  return cueIn(own) ?? (isEarlier ? null : cueIn(plain));
}

function cueIn(plain: string): HalfCue | null {
  const isEvening = EVENING.test(plain);
  if (MORNING.test(plain) === isEvening) return isEvening ? 'pm' : null;
  // "Mowing the lawn, any rain before 5": what is done ends then, and has begun at any hour.
  if (!isEvening && ENDS_AT_HOUR.test(plain) && !MORNING.test(plain.replace(JOBS, ' '))) return null;
  return isEvening ? 'pm' : MORNING.test(plain.replace(AT_EITHER_END, ' ')) ? 'am' : 'job';
}

/** Of a bare hour on a named day. `either`: nothing tells. Null for the half that the hour has by itself. */
export function halfOnDay({ bareHour, side }: HourItem, cue: HalfCue | null): Half | 'either' | null {
  if (bareHour === undefined) return null;
  // "Paint the fence at 5 tomorrow", "a run at 5".
  if (cue === 'job' && side === null && bareHour < AMBIGUOUS.first) return 'either';
  if (cue === 'am' || cue === 'job') return 'am';
  if (cue === 'pm') return 'pm';
  const isAmbiguous = side === null && bareHour >= AMBIGUOUS.first && bareHour <= AMBIGUOUS.last;
  return isAmbiguous ? 'either' : bareHour < FIRST_MORNING_HOUR ? 'pm' : null;
}

/** Of a bare hour on no named day, or today: the one that comes next, or in the past the one that was last. */
export function halfNearNow(item: HourItem, cue: HalfCue | null, clock: LocalClock): Half | null {
  if (item.bareHour === undefined) return null;
  if (cue === 'am' && !clock.isPast) return 'am';
  if (cue === 'job' && item.bareHour > LAST_JOB_HOUR && !clock.isPast) return 'am';
  if (
    (cue === null || cue === 'job') &&
    (item.bareHour < AMBIGUOUS.first || (item.bareHour > LAST_EVENING_HOUR && item.side !== 'after'))
  )
    return null;
  const [am, pm] = [item.on(clock.today, clock, 'am'), item.on(clock.today, clock, 'pm')];
  if (am === null || pm === null) return null;
  if (clock.isPast) return pm.fromMs < clock.nowMs || am.fromMs >= clock.nowMs ? 'pm' : 'am';
  if (cue === 'pm') return 'pm';
  // "Whites on the line at 9, dry by 2", asked in the afternoon: tomorrow's, and not into the night.
  if (cue === null && am.toMs <= clock.nowMs && pm.toMs > clock.at(addDays(clock.today, 1), 0)) return 'am';
  // "From 6 till gone midnight" does not begin in the morning.
  if (am.toMs - am.fromMs > HALF_DAY_MS && pm.toMs - pm.fromMs <= HALF_DAY_MS) return 'pm';
  return endOf(am, item) > clock.nowMs || pm.toMs <= clock.nowMs ? 'am' : 'pm';
}

/** "At half nine", asked at ten: the hour from 9:30 on is not over, and the moment is. */
function endOf({ fromMs, toMs }: { readonly fromMs: number; readonly toMs: number }, { side }: HourItem): number {
  return side === null && toMs - fromMs <= HOUR_MS ? Math.min(toMs, fromMs + MOMENT_MS) : toMs;
}

const OR_HOUR = /^ ?(?:or|and|&|\/|,) ?(?:at )?$/;

/** "At 7 or 8 in the morning": both are of the morning. */
export function withHalfOfNext(plain: string, items: readonly HourItem[]): readonly HourItem[] {
  return items.map((item, i) => {
    const next = items[i + 1];
    const isBeside = next?.isClock === true && OR_HOUR.test(plain.slice(item.end, next.start));
    if (!isBeside || item.bareHour === undefined || next.bareHour !== undefined) return item;
    const { bareHour, ...clock } = item;
    const on: HourItem['on'] = (date, at, half) => {
      const end = next.on(date, at, half)?.fromMs ?? 0;
      const halves = [item.on(date, at, 'am'), item.on(date, at, 'pm')];
      // The nearest before the other: of "11 or 1 in the afternoon" the first is in the morning.
      return halves.findLast((range) => range !== null && range.fromMs < end) ?? halves[0] ?? null;
    };
    return { ...clock, on };
  });
}
