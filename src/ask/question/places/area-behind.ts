/**
 * "Newcastle staffs", "york wales": a town and, right behind it, an area that is not the one it was found in. The town of that
 * name in the area is meant; where there is none, the question names a place that is not known, and no namesake answers for it.
 */
import { distanceKm } from '../../../physics/geodesy.ts';
import type { KnownName } from '../../../place/known-names.ts';
import type { Place } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import { ALSO_WORDS } from './cue-words.ts';
import { AREAS_AND_WORDS, NameWords, type PlaceText } from './name-words.ts';
import type { PlaceSpan } from './place-span.ts';

/** Between a town and the one that answers for the area that people say it is in. */
const BESIDE_KM = 120;
/** Words of the name of an area: "isle of wight". */
const LONGEST_AREA = 4;
/** Letters of the name of an area that is no code. */
const MIN_AREA = 4;
/** What makes of two names side by side two places: a list, a comparison, a way, a match. */
const APART = new RegExp(
  String.raw`\b(?:or|and|vs?|versus|than|from|between|compared?|comparing|which|each|both|ferry|ferries|crossing|train|flight|` +
    'coach|bus|drive|driving|road trip|game|match|test|rugby|football|cricket|warmer|colder|hotter|cooler|milder|drier|wetter|' +
    String.raw`sunnier|windier|nicer|better|worse)\b`,
  'iu',
);

/** The same places; each town with the area right behind it is one place, known or not. */
export function withAreaBehind(spans: readonly PlaceSpan[], question: PlaceText, places: Places): readonly PlaceSpan[] {
  const isFollowed = (span: PlaceSpan): boolean => isTown(span) && mayBeInArea(span, question, places);
  if (question.language !== 'en' || !spans.some(isFollowed) || APART.test(withoutNames(question.text, spans)))
    return spans;
  const names = new NameWords(question, places);
  const meant = spans.map((span) => (isTown(span) ? (inItsArea(span, question, names, places) ?? span) : span));
  return meant.filter(
    (span) => !meant.some((other) => other !== span && other.start < span.start && span.end <= other.end),
  );
}

function isTown({ resolution }: PlaceSpan): boolean {
  return resolution.kind === 'found' && isPlainTown(resolution.place);
}

/** Whether what stands right behind a town can be an area: a cheap look, as it seldom is. */
function mayBeInArea({ end }: PlaceSpan, { text, words }: PlaceText, places: Places): boolean {
  const at = words.findIndex(({ start }) => start >= end);
  if (at < 0 || text.slice(end, words[at]?.start) !== ' ') return false;
  const keys = words.slice(at, at + LONGEST_AREA).map(({ key }) => key);
  return /^co(?:unty)?$/.test(keys[0] ?? '') || places.namesAt(keys).some(({ qualifies }) => qualifies);
}

function isPlainTown({ geonameId, represents, correctedFrom }: Place): boolean {
  return geonameId !== null && represents === undefined && correctedFrom === undefined;
}

function withoutNames(text: string, spans: readonly PlaceSpan[]): string {
  return spans.toReversed().reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

function inItsArea(town: PlaceSpan, question: PlaceText, names: NameWords, places: Places): PlaceSpan | null {
  const at = question.words.findIndex(({ start }) => start >= town.end);
  const from = question.words.findIndex(({ start }) => start >= town.start);
  const area = at < 0 ? undefined : areaAt(at, question, names, places);
  // "Aurora colorado hail" has its area.
  if (
    area === undefined ||
    !names.knowsExactly(from, at) ||
    question.text.slice(town.end, question.words[at]?.start) !== ' '
  )
    return null;
  const name = names.textOf(at, at + area);
  const end = question.words[at + area - 1]?.end ?? town.end;
  const text = `${town.text} ${name}`;
  const resolution = places.resolve(`${town.text}, ${name}`);
  if (resolution.kind === 'found' && resolution.place.correctedFrom === undefined)
    return { ...town, end, text, resolution };
  // "Pitlochry highlands": it lies beside the area that people say it is in.
  const around = places.resolve(name);
  const place = town.resolution.kind === 'found' ? town.resolution.place : null;
  if (place !== null && around.kind === 'found' && distanceKm(place, around.place) < BESIDE_KM) return null;
  const suggestions = resolution.kind === 'not_found' ? resolution.suggestions : [];
  const message = `No place called "${text}" is known.`;
  return { ...town, end, text, resolution: { kind: 'not_found', message, suggestions } };
}

/** How many words the name of an area has that begins at a word and means nothing else there. */
function areaAt(at: number, { words, isExplained }: PlaceText, names: NameWords, places: Places): number | undefined {
  const word = words[at];
  if (word === undefined || names.isTime(at) || isExplained(word)) return undefined;
  // "Newcastle co down", and no "aurora co hail".
  if (/^co(?:unty)?$/.test(word.key)) return isCounty(words[at + 1]?.key ?? '', places) ? 2 : undefined;
  if (word.key.length < MIN_AREA || AREAS_AND_WORDS.has(word.key) || names.isBarrier(at)) return undefined;
  const isMeant = ({ words: count, fame }: KnownName): boolean =>
    (count > 1 || !ALSO_WORDS.has(word.key) || SHORT_COUNTIES.test(word.key)) &&
    // "Auckland hamilton tauranga": a list of cities, of which one is an area too.
    (fame < FAME_OF_CITY || names.isBarrier(at + count) || names.namesFrom(at + count).length === 0);
  return names.namesFrom(at).find((name) => name.qualifies && (name.isArea || name.isSight) && isMeant(name))?.words;
}

function isCounty(key: string, places: Places): boolean {
  return places.namesAt(['county', key]).some(({ words, isSight }) => isSight && words === 2);
}

/** Fame of a city of some 100,000 people. */
const FAME_OF_CITY = 130;
/** Short for counties, and words of every day where no town stands before them. */
const SHORT_COUNTIES = /^(?:beds|bucks|berks|wilts|staffs|glos)$/;
