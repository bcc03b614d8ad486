/**
 * The numbers, names and words of an answer. Sentences get every number from here as text, and it is recorded as a fact at
 * the same time: what is not in the book cannot be in the answer.
 */
import { roundTo } from '../../lib/round.ts';
import {
  CM_PER_INCH,
  FAHRENHEIT_AT_0_C,
  FAHRENHEIT_PER_CELSIUS,
  HPA_PER_INHG,
  KM_PER_MILE,
  M_PER_FOOT,
  MM_PER_INCH,
} from '../../units/factors.ts';
import type { Language } from '../../weather/conditions/languages.ts';
import type { Fact, FactUnit } from '../phrasing.ts';
import type { AnswerLanguage, MessageKey, MessageValues } from './sentences/messages.ts';
import { Speaker } from './sentences/speaker.ts';

/** Metric; imperial as in the United States; British: Celsius and millimetres with miles an hour. */
export type AnswerUnits = 'metric' | 'imperial' | 'british';

/** What a number measures: its unit, conversion and rounding follow from it. */
export type FactQuantity =
  | 'temperature'
  | 'speed'
  | 'rain'
  | 'snow'
  | 'percent'
  | 'pressure'
  | 'visibility'
  | 'index'
  | 'score'
  | 'count'
  | 'hours'
  | 'height'
  | 'angle'
  | 'irradiation'
  | 'energy'
  | 'power'
  | 'pressure-change'
  | 'temperature-difference';

interface Unit {
  readonly unit: FactUnit;
  readonly decimals: number;
  readonly factor: number;
  readonly offset: number;
}

const unit = (name: FactUnit, decimals: number, factor = 1, offset = 0): Unit => ({
  unit: name,
  decimals,
  factor,
  offset,
});

const CELSIUS = unit('celsius', 0);
const MPH = unit('mph', 0, 1 / KM_PER_MILE);
const MILES = unit('miles', 1, 1 / KM_PER_MILE);
const PERCENT = unit('percent', 0);

/** Temperatures are whole degrees, since no forecast knows the tenth; columns are metric. */
const METRIC: Readonly<Record<FactQuantity, Unit>> = {
  temperature: CELSIUS,
  speed: unit('kmh', 0),
  rain: unit('mm', 1),
  snow: unit('cm', 1),
  percent: PERCENT,
  pressure: unit('hPa', 0),
  visibility: unit('km', 1),
  index: unit('index', 0),
  score: unit('score', 0),
  count: unit('count', 0),
  hours: unit('hours', 0),
  height: unit('m', 1),
  angle: unit('degrees', 0),
  irradiation: unit('kwh_m2', 1),
  energy: unit('kwh', 1),
  power: unit('kw', 1),
  'pressure-change': unit('hPa', 1),
  'temperature-difference': CELSIUS,
};

const UNITS: Readonly<Record<AnswerUnits, Readonly<Record<FactQuantity, Unit>>>> = {
  metric: METRIC,
  british: { ...METRIC, speed: MPH, visibility: MILES },
  imperial: {
    ...METRIC,
    temperature: unit('fahrenheit', 0, FAHRENHEIT_PER_CELSIUS, FAHRENHEIT_AT_0_C),
    speed: MPH,
    rain: unit('in', 2, 1 / MM_PER_INCH),
    snow: unit('in', 1, 1 / CM_PER_INCH),
    pressure: unit('inHg', 2, 1 / HPA_PER_INHG),
    visibility: MILES,
    height: unit('ft', 0, 1 / M_PER_FOOT),
    'pressure-change': unit('inHg', 2, 1 / HPA_PER_INHG),
    'temperature-difference': unit('fahrenheit', 0, FAHRENHEIT_PER_CELSIUS),
  },
};

/**
 * The units of an answer where the caller names none: Fahrenheit and miles in the United States, Celsius with miles an hour
 * in the United Kingdom, metric elsewhere.
 */
export function unitsOfCountry(countryCode: string): AnswerUnits {
  if (countryCode === 'US') return 'imperial';
  return countryCode === 'GB' ? 'british' : 'metric';
}

/** The place and time that a number is for. */
export interface FactScope {
  readonly place: string;
  readonly when: string;
}

export class FactBook {
  readonly facts: Fact[] = [];
  readonly strings = new Set<string>();
  /** Says the messages of the answer, in its language. */
  readonly speaker: Speaker;

  /** `skyLanguage` is the language of the words for the sky. */
  constructor(
    readonly units: AnswerUnits,
    language: AnswerLanguage,
    readonly skyLanguage: Language = language,
  ) {
    this.speaker = new Speaker(language);
  }

  /** A part of a sentence; numbers in its values are texts of `value` or `name`. */
  say<Key extends MessageKey>(key: Key, values: MessageValues<Key>): string {
    return this.speaker.say(key, values);
  }

  /** A whole sentence: with a capital at its start. */
  sentence<Key extends MessageKey>(key: Key, values: MessageValues<Key>): string {
    return this.speaker.sentence(key, values);
  }

  /** Words that no message has, which are English in every language. */
  english(words: string): string {
    if (this.speaker.language !== 'en') this.speaker.markEnglish();
    return words;
  }

  /** Records a metric value, and returns it with its unit for a sentence. */
  value(name: string, metric: number, quantity: FactQuantity, scope: FactScope): string {
    const { unit, value, text } = this.#shown(metric, quantity);
    this.addFact({ name, value, unit, ...scope });
    return this.#withUnit(unit, value, text);
  }

  /** The same as a number, for a message that chooses by it between one and many. */
  shown(metric: number, quantity: FactQuantity): number {
    return this.#shown(metric, quantity).value;
  }

  /** Two values with one unit, "3 to 9 °C"; one where they round to the same. */
  range(name: string, low: number, high: number, quantity: FactQuantity, scope: FactScope): string {
    const from = this.#shown(low, quantity);
    const to = this.#shown(high, quantity);
    this.addFact({ name: `min ${name}`, value: from.value, unit: from.unit, ...scope });
    this.addFact({ name: `max ${name}`, value: to.value, unit: to.unit, ...scope });
    const text = from.value === to.value ? to.text : this.say('range', { low: from.text, high: to.text });
    return this.#withUnit(to.unit, to.value, text);
  }

  #shown(
    metric: number,
    quantity: FactQuantity,
  ): { readonly unit: FactUnit; readonly value: number; readonly text: string } {
    const { unit, decimals, factor, offset } = UNITS[this.units][quantity];
    const value = roundTo(metric * factor + offset, decimals);
    return { unit, value, text: this.speaker.number(value, decimals) };
  }

  #withUnit(unit: FactUnit, count: number, value: string): string {
    return this.say(`unit.${unit}`, { value, count });
  }

  /** Records a date, a clock time or a name, whose digits are not values. */
  name(text: string): string {
    this.strings.add(text);
    return text;
  }

  addFact(fact: Fact): void {
    const known = this.facts.some(
      (other) =>
        other.name === fact.name &&
        other.value === fact.value &&
        other.unit === fact.unit &&
        other.place === fact.place &&
        other.when === fact.when,
    );
    if (!known) this.facts.push(fact);
  }
}
