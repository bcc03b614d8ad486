/**
 * The numbers and names of an answer. Sentences get every number from here as text, and it is recorded as a fact at the
 * same time: what is not in the book cannot be in the answer.
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
  | 'irradiation';

interface Unit {
  readonly unit: FactUnit;
  readonly suffix: string;
  readonly decimals: number;
  readonly factor: number;
  readonly offset: number;
}

const unit = (name: FactUnit, suffix: string, decimals: number, factor = 1, offset = 0): Unit => ({
  unit: name,
  suffix,
  decimals,
  factor,
  offset,
});

const CELSIUS = unit('celsius', ' °C', 0);
const MPH = unit('mph', ' mph', 0, 1 / KM_PER_MILE);
const MILES = unit('miles', ' miles', 1, 1 / KM_PER_MILE);
const PERCENT = unit('percent', ' %', 0);

/** Temperatures are whole degrees, since no forecast knows the tenth; columns are metric. */
const METRIC: Readonly<Record<FactQuantity, Unit>> = {
  temperature: CELSIUS,
  speed: unit('kmh', ' km/h', 0),
  rain: unit('mm', ' mm', 1),
  snow: unit('cm', ' cm', 1),
  percent: PERCENT,
  pressure: unit('hPa', ' hPa', 0),
  visibility: unit('km', ' km', 1),
  index: unit('index', '', 0),
  score: unit('score', '', 0),
  count: unit('count', '', 0),
  hours: unit('hours', ' h', 0),
  height: unit('m', ' m', 1),
  irradiation: unit('kwh_m2', ' kWh/m²', 1),
};

const UNITS: Readonly<Record<AnswerUnits, Readonly<Record<FactQuantity, Unit>>>> = {
  metric: METRIC,
  british: { ...METRIC, speed: MPH, visibility: MILES },
  imperial: {
    ...METRIC,
    temperature: unit('fahrenheit', ' °F', 0, FAHRENHEIT_PER_CELSIUS, FAHRENHEIT_AT_0_C),
    speed: MPH,
    rain: unit('in', ' in', 2, 1 / MM_PER_INCH),
    snow: unit('in', ' in', 1, 1 / CM_PER_INCH),
    pressure: unit('inHg', ' inHg', 2, 1 / HPA_PER_INHG),
    visibility: MILES,
    height: unit('ft', ' ft', 0, 1 / M_PER_FOOT),
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

  /** `lang` is the language of the words for the sky. */
  constructor(
    readonly units: AnswerUnits,
    readonly lang: Language,
  ) {}

  /** Records a metric value, and returns it with its unit for a sentence. */
  value(name: string, metric: number, quantity: FactQuantity, { place, when }: FactScope): string {
    const { unit: factUnit, suffix, decimals, factor, offset } = UNITS[this.units][quantity];
    const value = roundTo(metric * factor + offset, decimals);
    this.addFact({ name, value, unit: factUnit, place, when });
    return `${value}${suffix}`;
  }

  /** The difference of two values as they are shown; null when they are shown alike. */
  difference(
    name: string,
    greater: number,
    smaller: number,
    quantity: FactQuantity,
    { place, when }: FactScope,
  ): string | null {
    const { unit: factUnit, suffix, decimals, factor } = UNITS[this.units][quantity];
    const shown = (metric: number) => roundTo(metric * factor, decimals);
    const value = roundTo(shown(greater) - shown(smaller), decimals);
    if (value === 0) return null;
    this.addFact({ name, value, unit: factUnit, place, when });
    return `${value}${suffix}`;
  }

  /** Two values with one unit, "3 to 9 °C"; one where they round to the same. */
  range(name: string, low: number, high: number, quantity: FactQuantity, scope: FactScope): string {
    const from = this.value(`min ${name}`, low, quantity, scope);
    const to = this.value(`max ${name}`, high, quantity, scope);
    if (from === to) return to;
    const { suffix } = UNITS[this.units][quantity];
    return `${suffix === '' ? from : from.slice(0, -suffix.length)} to ${to}`;
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
