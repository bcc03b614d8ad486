/**
 * Words that nothing explains and that change nothing all the same, told by where they stand: "the zoo trip", "with Priya",
 * "juniors' tennis", "rain on the M62". Where the weather is only told, any word counts so that stands apart from what is asked for;
 * where something is judged, a word could turn the judgement round, so that it has to stand in one of those phrases.
 */
import { isEnglishWord } from './english.ts';
import type { Span, Word } from './text.ts';

export interface Surroundings {
  /** The plain question without places and times. */
  readonly rest: string;
  /** What the answer is about: words of the weather. */
  readonly asked: readonly Span[];
  /** Whether the answer judges what somebody does, and does not only tell the weather. */
  readonly isJudged: boolean;
  /** The places that are named. */
  readonly places: readonly Span[];
  /** Of the question, ISO 639-1. */
  readonly language: string;
  /** Whether capitals mark names in the question. */
  readonly hasCapitals: boolean;
}

/** What people have or go to: what stands before it only says which. */
const OCCASION = new RegExp(
  String.raw`^[ -](?:\p{L}+ )?(?:trips?|outings?|tours?|visits?|part(?:y|ies)|do|bash|games?|match(?:es)?|fixtures?|` +
    'tournaments?|cups?|leagues?|festivals?|concerts?|gigs?|shows?|plays?|exhibitions?|fairs?|fayres?|markets?|' +
    'sales?|fetes?|birthdays?|weddings?|ceremon(?:y|ies)|receptions?|photos?|shoots?|meetings?|meets?|meet-?ups?|' +
    'lessons?|class(?:es)?|clubs?|camps?|sites?|holidays?|breaks?|getaways?|weekends?|days? out|crews?|teams?|' +
    'squads?|gangs?|groups?|society|association|night out|reunions?|anniversar(?:y|ies)|celebrations?|events?|' +
    'rehearsals?|practice|training|conferences?|marathons?|races?|parades?|processions?|launch|ball|proms?|' +
    String.raw`shifts?|duty|rota)(?![\p{L}\p{N}])`,
  'u',
);
/** Before a person: "with Priya", "for Doreen". */
const BEFORE_PERSON =
  /\b(?:with|for|and|&|meeting|meet|taking|seeing|marrying|joining|tell|picking up) (?:\p{L}+ and )?$/u;
/** What is denied or measured by a word is no side matter. */
const BEFORE_MATTER =
  /(?:\b(?:not|no|non|never|without|except|but not|than|excluding|minus|bigger|thicker|deeper|higher) (?:an? |the |any )?|\b(?:of|at) (?:an? )?)$/;
/** "How warm is the jacuzzi", "the temperature of my greenhouse": other air than that outside, or none. */
const BEFORE_WARM_THING = new RegExp(
  String.raw`\b(?:how (?:hot|cold|warm|cool|chilly|freezing)\W+(?:is|are|was|were|will|does|did|gets?)|` +
    String.raw`temp(?:erature)?s? (?:of|in|inside)|(?:is|are|was|were|will|does|did))\W+(?:the |my |our |your |this |that |` +
    'their )?$',
  '',
);
const WARMTH = /^(?:how )?(?:hot|cold|warm|cool|chilly|freezing|temperatures?|temp)/;
/** "The M62", "A9", "the I-5", "route 66". */
const ROAD = /^(?:[abm]\d{1,4}|i[ -]?\d{1,3}|us[ -]?\d{1,3}|n\d{1,3})$/;
/** "Surface wind", "wind strength", "air frost": the weather service's own way of saying it. */
const OF_VALUE = new RegExp(
  '^(?:surface|strength|strong|stronger|strongest|mean|steady|sustained|ambient|outside|outdoor|total|totals|' +
    'lightest|heaviest|heavier|greatest|biggest|smaller|smallest|bigger|direct|dense|thick|due|forecasted|' +
    'likelihood|threat|outlook|figures?|readings?|readout|count|counts|values?|numbers?|worries|worry|levels?|' +
    'coming|showing|brewing|easterlies|westerlies|southerlies|northerlies|fresh|usual|altogether|stay|stayed|' +
    'stays|fears?)$',
  '',
);

/** Whether an unexplained word is left unsaid. */
export function isAside(word: Word, around: Surroundings): boolean {
  const { rest, places, isJudged } = around;
  const hasPlace = places.length > 0;
  const [before, after] = [rest.slice(0, word.start), rest.slice(word.end)];
  if (isOwner(word, after) || OCCASION.test(after)) return true;
  if (hasPlace && ROAD.test(word.key)) return true;
  if (isPerson(word, before, around)) return true;
  if (isJudged) return false;
  if (!hasPlace && !isEnglishWord(word.key)) return false;
  if (BEFORE_MATTER.test(before) || /\d/.test(word.key)) return false;
  if (OF_VALUE.test(word.key)) return true;
  if (isWarmThing(before, after)) return false;
  // A name in the middle of a sentence may be what is asked about: "storm Arwen".
  if (word.isCapital && !word.startsSentence && around.hasCapitals) return false;
  return !isBeside(word, around) && !isPartOfName(word, around);
}

function isWarmThing(before: string, after: string): boolean {
  if (!BEFORE_WARM_THING.test(before)) return false;
  return WARMTH.test(
    /(?:how \p{L}+|temp\p{L}*)[^,.;?]*$/u.exec(before)?.[0] ?? after.replace(/^ (?:be |get |still |too )*/, ''),
  );
}

/** "Juniors' tennis", "my sister's barbecue". */
function isOwner({ key }: Word, after: string): boolean {
  return /^'s? \p{L}/u.test(after) && (/^'s/.test(after) || key.endsWith('s'));
}

function isPerson(word: Word, before: string, { places, hasCapitals }: Surroundings): boolean {
  return places.length > 0 && hasCapitals && word.isCapital && !word.startsSentence && BEFORE_PERSON.test(before);
}

/** Behind a word of the weather, what makes another value of it: "gust spread", "heat stress". */
const OTHER_VALUE =
  /^(?:spread|gap|component|stress|shear|gradient|fraction|azimuth|ban|tops?|layers?|spectrum|record|ratio)$/;

/** Whether a word says which value is asked for: "upper winds", "gust spread". */
function isBeside({ start, end, key }: Word, { rest, asked }: Surroundings): boolean {
  return asked.some(
    (hit) =>
      /^[ -]$/.test(rest.slice(end, hit.start)) || (OTHER_VALUE.test(key) && /^[ -]$/.test(rest.slice(hit.end, start))),
  );
}

/** Shorter words are codes of states and the like. */
const MIN_NAME = 4;

/** "Stockport sainsburys": a word of no language right beside a place may belong to its name. */
function isPartOfName({ start, end, key }: Word, { places, rest, language }: Surroundings): boolean {
  if (language !== 'en' || key.length < MIN_NAME || isEnglishWord(key)) return false;
  return places.some((place) => rest.slice(end, place.start) === ' ' || rest.slice(place.end, start) === ' ');
}
