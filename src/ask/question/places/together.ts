/**
 * Two places of one way are chosen together: who drives from Perth to Aviemore starts in Scotland, and from Boston to Lincoln
 * stays in one country. A way by air goes anywhere.
 */
import { distanceKm } from '../../../physics/geodesy.ts';
import { fold } from '../../../place/fold.ts';
import { labelOf, type Place } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import { BLANK } from '../text.ts';
import { WordPattern } from '../word-pattern.ts';
import type { PlaceSpan } from './place-span.ts';

/** Farther than a day's drive: one of the two may be a namesake. */
const FAR_KM = 900;
/** Farther than most towns that are named in one breath; a namesake of a small town may be meant. */
const APART_KM = 300;
/** A namesake so near to the other place is no accident. */
const CLOSE_KM = 200;
/** Fame of a town of some 10,000 people. */
const FAME_OF_TOWN = 104;
/** A way that people go in a day. */
const NEAR_KM = 650;
/** Of two towns that are named in one breath. */
const BESIDE_KM = 300;
/** Of two towns at home, where the lesser bears the name of a city abroad. */
const NEAR_AT_HOME_KM = 100;
/** No country's code. */
const NOWHERE = '';
/** Fame of a city of some 300,000 people: its name is meant wherever it stands. */
const FAME_OF_CITY = 150;
const JOINED = /^(?:, ?| ?[&/+] ?| (?:and|or|vs?\.?|versus|to|then|via) )$/;

const WAY = new WordPattern(
  `(?:from|between|leav(?:e|ing)|depart(?:ing)?) (?:\\p{L}+ ){0,2}?${BLANK}[^?!]{0,60}?\\b(?:to|and|for|` +
    `towards|via) (?:\\p{L}+ ){0,2}?${BLANK}|${BLANK} (?:up |down |over |back |across )?to (?:the )?${BLANK}|` +
    `(?:driv|cycl|walk|rid|sail|commut|travel|train|bus|motorway|road)[^?!]{0,60}${BLANK}[^?!]{0,40}${BLANK}`,
  'u',
);
const BY_AIR = new WordPattern(
  /\b(?:fly|flying|flights?|flew|planes?|airports?|layover|holiday|vacation|cruis(?:e|es|ing)|crossing|voyage|transatlantic|moving|move|moved|emigrat\w+)\b/,
);

/** The spans with a namesake near the other place in the stead of one far away. `plain`: without places. */
export function chosenTogether(
  spans: readonly PlaceSpan[],
  plain: string,
  places: Places,
  home: string | undefined,
): readonly PlaceSpan[] {
  const [first, second] = spans;
  if (spans.length > 2) return withCloseToAny(withStrayInRow(spans, plain, places), places);
  if (spans.length !== 2 || first === undefined || second === undefined) return spans;
  const [a, b] = [foundIn(first), foundIn(second)];
  if (a === null || b === null || distanceKm(a, b) < APART_KM) return spans;
  const isByAir = BY_AIR.test(plain);
  const isWay = !isByAir && WAY.test(plain);
  if (distanceKm(a, b) < FAR_KM) return isWay ? withLesserNear([first, second], [a, b], places) : spans;
  if (!isWay) return sideBySide([first, second], [a, b], plain, places) ?? spans;
  const pairs = [
    [named(first, home, places), named(second, home, places)],
    [a, nearest(second, a, places)],
    [nearest(first, b, places), b],
  ] as const;
  const pair = pairs.find(([one, two]) => one !== null && two !== null && distanceKm(one, two) < NEAR_KM);
  const [one, two] = pair ?? [null, null];
  return one === null || two === null ? spans : [meant(first, one), meant(second, two)];
}

/** "From Ballarat to Clunes": of two places that are not far apart, a little known one is that near the other. */
function withLesserNear(
  spans: readonly [PlaceSpan, PlaceSpan],
  [a, b]: readonly [Place, Place],
  places: Places,
): readonly PlaceSpan[] {
  return spans.map((span, i) => {
    const [own, other] = i === 0 ? [a, b] : [b, a];
    if (own.geonameId === null || own.represents !== undefined || fameOf(span.text, places) >= FAME_OF_TOWN)
      return span;
    const namesake = close(span, other, places);
    return namesake === null ? span : meant(span, namesake);
  });
}

/** The namesake that lies close to another place. */
function close({ text }: PlaceSpan, other: Place, places: Places): Place | null {
  return text.includes(',') ? null : places.namesakeNear(text, other, CLOSE_KM);
}

/** "Kitchener waterloo", "auckland and hamilton": of two names side by side the lesser known is that near the other. */
function sideBySide(
  [first, second]: readonly [PlaceSpan, PlaceSpan],
  [a, b]: readonly [Place, Place],
  plain: string,
  places: Places,
): readonly PlaceSpan[] | null {
  const between = plain.slice(first.end, second.start);
  if (between !== ' ' && !JOINED.test(between)) return null;
  const near = (span: PlaceSpan, place: Place, other: Place): Place | null => {
    const namesake = nearest(span, other, places);
    if (namesake === null) return null;
    const isAtHome = places.isAtHome(namesake);
    if (distanceKm(namesake, other) > (isAtHome ? NEAR_AT_HOME_KM : BESIDE_KM)) return null;
    // "Paris or Dallas" is about no Paris in Texas.
    return !isAtHome && isKnownEverywhere(span.text, place, places) ? null : namesake;
  };
  const one = near(first, a, b);
  const two = near(second, b, a);
  // "Boston and Lincoln" are in one county of England for who lives there.
  if (one !== null && (two === null || places.isAtHome(one))) return [meant(first, one), second];
  return two === null ? null : [first, meant(second, two)];
}

/** "Auckland hamilton tauranga": in a row of places of one country abroad, one that bears a name at home too. */
function withStrayInRow(spans: readonly PlaceSpan[], plain: string, places: Places): readonly PlaceSpan[] {
  const found = spans.map(foundIn);
  const gaps = spans.slice(1).map(({ start }, i) => plain.slice(spans[i]?.end ?? 0, start));
  if (found.includes(null) || !gaps.every((gap) => gap === ' ' || JOINED.test(gap))) return spans;
  return spans.map((span, i) => {
    const place = found[i] ?? null;
    const others = found.filter((other) => other !== null && other !== place);
    const [other] = others;
    const isOneLand = others.every((one) => one?.country === other?.country);
    if (place === null || other === null || other === undefined || !isOneLand) return span;
    if (place.country === other.country || isKnownEverywhere(span.text, place, places)) return span;
    const namesake = nearest(span, other, places);
    return namesake === null || distanceKm(namesake, other) > BESIDE_KM ? span : meant(span, namesake);
  });
}

/** "LA to Vegas, heat in Baker": of several places a lesser one that is far from all others, and whose namesake is close to one. */
function withCloseToAny(spans: readonly PlaceSpan[], places: Places): readonly PlaceSpan[] {
  return spans.map((span) => {
    const own = foundIn(span);
    const others = spans.flatMap((other) => (other === span ? [] : (foundIn(other) ?? [])));
    if (own === null || own.geonameId === null || own.represents !== undefined || others.length === 0) return span;
    if (others.some((other) => distanceKm(own, other) < NEAR_KM) || isKnownEverywhere(span.text, own, places))
      return span;
    const [namesake] = others.flatMap((other) => close(span, other, places) ?? []);
    return namesake === undefined ? span : meant(span, namesake);
  });
}

/** Whether a city is what its name means wherever somebody asks. */
function isKnownEverywhere(text: string, place: Place, places: Places): boolean {
  if (place.geonameId === null) return false;
  const meantAbroad = places.resolve(text, NOWHERE);
  return (
    fameOf(text, places) >= FAME_OF_CITY &&
    meantAbroad.kind === 'found' &&
    meantAbroad.place.geonameId === place.geonameId
  );
}

function fameOf(text: string, places: Places): number {
  const keys = fold(text).split(' ');
  return places.namesAt(keys).find(({ words }) => words === keys.length)?.fame ?? 0;
}

function foundIn({ resolution }: PlaceSpan): Place | null {
  return resolution.kind === 'found' ? resolution.place : null;
}

/** The place of a span in a country; null where its text says another, or there is none of the name. */
function named(span: PlaceSpan, country: string | undefined, places: Places): Place | null {
  const place = foundIn(span);
  if (country === undefined || place === null || place.countryCode === country) return place;
  return exactly(span, country, places);
}

/** The namesake close to another place, or else in its country or region. */
function nearest(span: PlaceSpan, other: Place, places: Places): Place | null {
  const place = foundIn(span);
  const isClose = place !== null && !isKnownEverywhere(span.text, place, places);
  const near = isClose ? close(span, other, places) : null;
  if (near !== null) return near;
  const inCountry = exactly(span, other.country, places);
  if (inCountry !== null && distanceKm(inCountry, other) < NEAR_KM) return inCountry;
  return exactly(span, other.region, places);
}

function exactly({ text }: PlaceSpan, area: string, places: Places): Place | null {
  if (/,/.test(text) || area === '') return null;
  const resolution = places.resolve(`${text}, ${area}`);
  if (resolution.kind !== 'found' || resolution.place.correctedFrom !== undefined) return null;
  const { name, represents = '' } = resolution.place;
  return [name, represents].some((own) => fold(own) === fold(text)) ? resolution.place : null;
}

function meant(span: PlaceSpan, place: Place): PlaceSpan {
  const { resolution } = span;
  if (resolution.kind !== 'found' || resolution.place === place) return span;
  const other = labelOf(resolution.place);
  return { ...span, resolution: { kind: 'found', place, others: [other], rivals: [other] } };
}
