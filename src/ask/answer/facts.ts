/**
 * The numbers, names and words of an answer. Sentences get every number from here as text, and it is recorded as a fact at
 * the same time: what is not in the book cannot be in the answer.
 */
import { roundTo } from '../../lib/round.ts';
import type { Language } from '../../weather/conditions/languages.ts';
import type { Fact, FactUnit } from '../phrasing.ts';
import type { AskedUnits } from '../question/asked-unit.ts';
import { type AnswerUnits, type FactQuantity, type ShownUnit, unitsOfAnswer } from './fact-units.ts';
import type { AnswerLanguage, MessageKey, MessageValues } from './sentences/messages.ts';
import { Speaker } from './sentences/speaker.ts';

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
  readonly #units: Readonly<Record<FactQuantity, ShownUnit>>;

  /** `skyLanguage` is the language of the words for the sky, `asked` the units that the question names. */
  constructor(
    units: AnswerUnits,
    language: AnswerLanguage,
    readonly skyLanguage: Language = language,
    asked: AskedUnits = {},
  ) {
    this.speaker = new Speaker(language);
    this.#units = unitsOfAnswer(units, asked);
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
    const { unit, decimals, convert } = this.#units[quantity];
    const value = roundTo(convert(metric), decimals);
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
