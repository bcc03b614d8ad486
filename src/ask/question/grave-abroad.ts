/**
 * The same as in grave-words.ts in the other languages, in the words of the question, without accents: a translation word by
 * word loses what makes a question dangerous ("allein baden", "cruzar el río con el coche").
 */
import { copingAbroad } from './coping/abroad.ts';
import { GERMAN_GRAVE } from './grave/de.ts';
import { SPANISH_GRAVE } from './grave/es.ts';
import { FRENCH_GRAVE } from './grave/fr.ts';
import { ITALIAN_GRAVE } from './grave/it.ts';
import { mildAbroad } from './grave/mild.ts';
import type { NamedGrave } from './grave/named-grave.ts';
import { DUTCH_GRAVE } from './grave/nl.ts';
import { PORTUGUESE_GRAVE } from './grave/pt.ts';
import { hitsOf, type UncoveredHit, uncoveredPatterns } from './uncovered.ts';
import type { UncoveredSubject, UncoveredWords } from './uncovered-subjects.ts';

const TOPICS: Readonly<Partial<Record<UncoveredSubject, UncoveredWords['topics']>>> = {
  'carbon-monoxide': ['temperature', 'wind'],
  'parked-vehicle': ['temperature', 'sun'],
  'storm-eye': ['alerts', 'wind', 'gusts'],
  'tidal-crossing': ['wind', 'fog', 'rain'],
  'flash-flood': ['rain', 'thunder', 'alerts'],
  'cold-water': ['temperature', 'wind'],
  'children-in-water': ['waves', 'wind', 'temperature'],
  'ice-bearing': ['temperature', 'ice'],
  flooding: ['rain', 'alerts'],
  'lightning-shelter': ['thunder', 'alerts'],
  medicines: ['uv', 'feels-like'],
  'over-people': ['wind', 'gusts', 'rain'],
  'far-from-help': ['temperature', 'rain', 'wind'],
  animals: ['temperature', 'sun'],
  emergency: ['temperature', 'wind'],
  evacuation: ['alerts', 'wind', 'rain'],
  electrics: ['wind', 'rain'],
  'gas-leak': ['wind'],
  'people-at-risk': ['feels-like', 'uv'],
  climbing: ['wind', 'temperature', 'rain', 'thunder'],
  heights: ['gusts', 'wind', 'rain'],
  water: ['wind', 'gusts'],
  'snow-load': ['snow', 'rain'],
  'wind-load': ['gusts', 'wind', 'rain'],
  fire: ['wind', 'humidity', 'rain', 'alerts'],
  'medicine-storage': ['temperature', 'sun'],
  'road-grip': ['ice', 'snow', 'temperature'],
  'unfit-vehicle': ['rain', 'ice'],
  'unfit-person': ['rain', 'wind'],
  'protective-gear': ['wind', 'rain', 'temperature'],
  foraging: ['temperature', 'sun'],
  health: ['feels-like', 'uv'],
  endurance: ['feels-like', 'gusts', 'rain'],
};

const LANGUAGES: Readonly<Record<string, readonly NamedGrave[]>> = {
  de: GERMAN_GRAVE,
  fr: FRENCH_GRAVE,
  es: SPANISH_GRAVE,
  it: ITALIAN_GRAVE,
  pt: PORTUGUESE_GRAVE,
  nl: DUTCH_GRAVE,
};

const compiled = new Map<string, ReturnType<typeof uncoveredPatterns>>();

/** The grave subjects of a question in its own language, at their positions in it; none for English. */
export function uncoveredAbroad(plainQuestion: string, language: string): UncoveredHit[] {
  const named = LANGUAGES[language];
  if (named === undefined) return [];
  const patterns =
    compiled.get(language) ??
    uncoveredPatterns([...named, ...mildAbroad(language), ...copingAbroad(language)].map(wordsOf));
  compiled.set(language, patterns);
  return hitsOf(patterns, plainQuestion, plainQuestion);
}

function wordsOf([subject, all, unless]: NamedGrave): UncoveredWords {
  const words = {
    subject,
    all,
    topics: TOPICS[subject] ?? (['general'] as const),
    isGrave: true,
    isAnswered: true,
  } as const;
  return unless === undefined ? words : { ...words, unless };
}
