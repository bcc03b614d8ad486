/** The course of who asks for a head- or tailwind: between two places that are named, or towards a point of the compass. */
import type { Place } from '../../place/place.ts';
import type { Course, Interpretation } from './interpretation.ts';
import { asksForPart, runwaySpan } from './runways.ts';
import { BLANK, matchesOf, wholeWords } from './text.ts';
import { WordPattern } from './word-pattern.ts';

const HEADWIND = wholeWords(
  "head ?winds?|(?:wind|it|blowing)(?: be| is|'s)?(?: \\p{L}+){0,4}? (?:against (?:me|us|him|her|them)|" +
    '(?:in|into) (?:my|our|his|her|their|the) faces?)|(?:in|into) (?:my|our) faces?|against the wind|' +
    '(?:riding|cycling|running|rowing|pedal?ling|paddling|going) into (?:the |a )?wind',
);
const TAILWIND = wholeWords(
  "tail ?winds?|(?:wind|it|blowing)(?: be| is|'s)?(?: \\p{L}+){0,4}? (?:behind (?:me|us|him|her|them)|" +
    '(?:at|on) (?:my|our|his|her|their) backs?)|wind (?:with|behind) (?:me|us)|wind at (?:my|our) backs?',
);

const POINTS: Readonly<Record<string, number>> = { north: 0, east: 90, south: 180, west: 270 };
const TOWARDS = wholeWords(
  '(?:go|going|head|heading|ride|riding|cycle|cycling|run|running|drive|driving|walk|walking|row|rowing|out|' +
    'back|travel|travell?ing) (?:due )?(north|south|east|west)(?:[ -]?(east|west))?(?:wards?|bound)?|' +
    '(north|south|east|west)[ -]?(east|west)?bound',
);
/** "Home to Guildford from Woking": the second place is where it begins. */
const TO_FIRST = new RegExp(`\\b(?:to|into|towards?|for) ${BLANK}+(?!.*\\bto ${BLANK})(?:.*\\W)?from ${BLANK}`);

/** "Headwind going in or coming back": of both ways, each of which is told. */
const BOTH_WAYS = wholeWords(
  '(?:there|out|in|going(?: in| out| there)?|outbound|way (?:there|out|in|up)|to work) (?:and|or|&|then)' +
    '(?: \\p{L}+){0,3}? (?:back|home|return|homeward)|(?:and|or|&|then) (?:(?:the|my|on|coming|riding|cycling|' +
    'heading|going|then) ){0,3}(?:back|home|return leg|way (?:back|home))|(?:both|each|either) ways?|' +
    '(?:a |as a )?round ?trip|return (?:leg|trip|journey)',
);

const ASKS_VALUE = /\b(?:how (?:strong|much|bad|fast|big)|what(?:'s|s)? (?:is |sort of |kind of |the ))\b/;

/** How somebody goes, and where the wind comes from: what of the wind is asked for beside its strength. */
type CourseWish = Pick<Interpretation, 'course' | 'runway' | 'lacksCourse' | 'lacksCoast' | 'windFromDeg'>;

/** The course or the runway that the wind is asked about on; that it is not known where a part of the wind is asked for. */
export function courseWish(plain: string, places: readonly Pick<Place, 'lat' | 'lon'>[]): CourseWish {
  const runway = runwaySpan(plain)?.runway;
  if (runway !== undefined) return { runway };
  const course = courseIn(plain, places);
  if (course !== null) return { course };
  const windFromDeg = quarterIn(plain);
  return {
    ...(asksForPart(plain) ? { lacksCourse: true } : {}),
    ...(TO_THE_COAST.test(plain) ? { lacksCoast: true } : {}),
    ...(windFromDeg === null ? {} : { windFromDeg }),
  };
}

const TO_THE_COAST = new WordPattern(
  /\b(?:from|off) the (?:sea|land|water)\b|\b(?:on|off|cross|side)[ -]?shore\b(?! (?:fishing|racing|sailing|trip|trips|rig|rigs|wind ?farms?|island|waters?))/,
);
const POINT = '(north|south|east|west)(?:[ -]?(east|west))?';
const FROM_QUARTER = wholeWords(`(?:from|out of) (?:the |due )?${POINT}|${POINT}(?:er(?:ly|lies)|(?:ern)? winds?)`);
/** How strong or how cold it is from there, a change, or one of two: no yes to the quarter alone. */
const NOT_QUARTER_ALONE = new RegExp(
  String.raw`\b(?:or|when|strong(?:er)?|light|gentle|fresh|cold|colder|warm|mild|hot|bitter|raw|dry|wet|gales?|` +
    String.raw`chang\p{L}*|swing\p{L}*|veer\p{L}*|shift\p{L}*|turn\p{L}*|switch\p{L}*|round|enough|too)\b`,
  'u',
);

/** "Is the wind from the east": the quarter, degrees clockwise from north; null where none, or more than it, is asked for. */
export function quarterIn(plain: string): number | null {
  const found = NOT_QUARTER_ALONE.test(plain) ? [] : matchesOf(plain, FROM_QUARTER);
  const [first] = found;
  if (first === undefined || found.length > 1) return null;
  const [, main = first[3] ?? '', side = first[4]] = first;
  return pointDeg(main, side);
}

/** Null where no such wind is asked about, or no course is known. `plain`: the text with the places blanked out. */
function courseIn(plain: string, places: readonly Pick<Place, 'lat' | 'lon'>[]): Course | null {
  const isHead = plain.search(HEADWIND) >= 0;
  const isTail = plain.search(TAILWIND) >= 0;
  if (!isHead && !isTail) return null;
  const asks = isHead && isTail ? null : isHead ? 'headwind' : 'tailwind';
  const asksWhether = asks !== null && !ASKS_VALUE.test(plain);
  const [first, second] = places;
  if (second !== undefined) {
    const isBack = TO_FIRST.test(plain);
    const [from, to] = isBack ? [second, first] : [first, second];
    return withReturn({ asks, asksWhether, bearingDeg: bearingDeg(from, to), isBack }, plain);
  }
  const match = plain.match(new RegExp(TOWARDS.source, 'u'));
  if (match === null) return null;
  const [, main = match[3] ?? '', side = match[4]] = match;
  return withReturn({ asks, asksWhether, bearingDeg: pointDeg(main, side), isBack: false }, plain);
}

/** On both ways the wind cannot be the same, so that neither has a yes or no. */
function withReturn(course: Course, plain: string): Course {
  return plain.search(BOTH_WAYS) < 0 ? course : { ...course, asksWhether: false, returns: true };
}

function pointDeg(main: string, side: string | undefined): number {
  if (side === undefined) return POINTS[main];
  const turn = (main === 'north') === (side === 'east') ? 45 : -45;
  return (POINTS[main] + turn + 360) % 360;
}

const RAD = Math.PI / 180;

/** The direction in which the shortest way from one place to another sets out, degrees clockwise from north. */
export function bearingDeg(from: Pick<Place, 'lat' | 'lon'>, to: Pick<Place, 'lat' | 'lon'>): number {
  const [fromLat, toLat, turn] = [from.lat * RAD, to.lat * RAD, (to.lon - from.lon) * RAD];
  const east = Math.sin(turn) * Math.cos(toLat);
  const north = Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(turn);
  return (Math.atan2(east, north) / RAD + 360) % 360;
}
