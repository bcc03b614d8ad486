/**
 * Checks a language model's text clause by clause: only what the given facts and sentences support passes.
 *
 * A number passes if it is a rounded fact in the unit that the clause uses (converted here), for the place and time that
 * the clause names or that were named last, and of the quantity that it names. Digits of dates, times and names pass only
 * as given. The verdict must be kept, no name, day, kind of weather or warning may be added, and each clause has to say
 * something of the answer that was not said before.
 */
import { fold } from '../../place/fold.ts';
import type { Fact, PhrasingRequest } from '../phrasing.ts';
import type { Clause } from './clauses.ts';
import { Comparisons } from './comparisons.ts';
import { type Numeral, numeralsIn } from './numerals.ts';
import { spellingsOf, withPlaceholders } from './placeholders.ts';
import { PolarityGuard } from './polarity.ts';
import { mayMean } from './quantities.ts';
import { Substance } from './substance.ts';
import { agree, namesDay, namesTime, type TimeMention, timeMentionIn } from './time-mentions.ts';
import { valuesIn } from './unit-mentions.ts';
import { Vocabulary } from './vocabulary.ts';

interface KnownFact {
  readonly fact: Fact;
  readonly place: string;
  readonly when: TimeMention;
}

/** The places and time that a part of the text is about. */
interface Scope {
  readonly places: ReadonlySet<string>;
  readonly when: TimeMention;
}

const NO_TIME = timeMentionIn('');
/** Where a clause moves from one place or day to another. */
const TURN = /\s(?=(?:and|but|than|while|whereas|versus|against|compared|or|then)\s)/i;
/** Joins two names or days that share a statement. */
const TOGETHER = /^(?:and|or)\s/i;

export class Guard {
  readonly #facts: readonly KnownFact[];
  readonly #spellings: readonly string[];
  readonly #vocabulary: Vocabulary;
  /** The weekday of "tomorrow", where a given text has both. */
  readonly #aliases: ReadonlyMap<string, string>;
  readonly #manyDays: boolean;
  readonly #polarity: PolarityGuard;
  readonly #comparisons: Comparisons;
  readonly #substance: Substance;
  #scope: Scope = { places: new Set(), when: NO_TIME };
  #first = true;
  #firstSentence = true;
  #startsSentence = true;

  constructor(readonly request: PhrasingRequest) {
    const { facts, strings } = request;
    const sentences = [...request.said, ...request.sentences];
    const names = facts.flatMap(({ place, when }) => [place, when]);
    const given = [...sentences, ...strings, ...names, ...facts.map(({ name }) => name)];
    this.#aliases = aliasesIn([...sentences, ...strings, ...names]);
    this.#facts = facts.map((fact) => ({ fact, place: fold(fact.place), when: this.#when(fact.when) }));
    this.#spellings = spellingsOf([...strings, ...names]);
    this.#vocabulary = new Vocabulary(given);
    this.#manyDays = new Set(this.#facts.flatMap(({ when }) => [...when.weekdays, ...when.dates])).size > 1;
    this.#substance = new Substance(given, request.said);
    this.#polarity = new PolarityGuard(request.verdict, sentences, request.said.length > 0);
    this.#comparisons = new Comparisons(
      sentences,
      facts.map(({ place }) => place),
    );
  }

  /**
   * Why the next clause of the text is not allowed, or null. Words of the clause are in double quotes.
   */
  objection({ text, endsSentence }: Clause): string | null {
    const objection =
      this.#vocabulary.objection(text, this.#startsSentence) ??
      this.#polarity.objection(text, { first: this.#first, firstSentence: this.#firstSentence }) ??
      this.#comparisons.objection(text) ??
      this.#wrongNumber(text) ??
      this.#substance.objection(text, this.#firstSentence || !endsSentence);
    this.#first = false;
    this.#startsSentence = endsSentence;
    // The next sentence is about the same day and place, but not the same hour.
    if (endsSentence) this.#scope = { ...this.#scope, when: { ...this.#scope.when, parts: new Set(), clock: null } };
    // "Yes." alone is no sentence: its claim follows.
    if (endsSentence && /\s/.test(text)) this.#firstSentence = false;
    return objection;
  }

  #wrongNumber(text: string): string | null {
    const hidden = withPlaceholders(text, this.#spellings);
    const odd = /[^\P{N}0-9]/u.exec(hidden);
    if (odd !== null) return `the number sign "${odd[0]}"`;
    const whole = this.#scopeOf(text);
    this.#scope = this.#carried(whole);
    const wrong = numeralsIn(hidden).find((numeral) => !this.#holds(numeral, text, whole));
    return wrong === undefined ? null : `"${wrong.text.trim()}" is not among the facts`;
  }

  #holds(numeral: Numeral, text: string, whole: Scope): boolean {
    const scope = this.#scopeAt(numeral.at, text, whole);
    return this.#facts.some(
      ({ fact, place, when }) =>
        (scope.places.size === 0 || place === '' || scope.places.has(place)) &&
        agree(when, scope.when) &&
        !(this.#manyDays && namesOnlyRelative(scope.when) && namesDay(when)) &&
        (!numeral.relative || /differ|than|warmer|colder|change|above|below/i.test(fact.name)) &&
        mayMean(text, fact) &&
        valuesIn(fact, numeral.unit).some((value) => roundsTo(value, numeral)),
    );
  }

  /** The scope of the part of the clause around the number, completed by the whole clause and by the text before. */
  #scopeAt(at: number, text: string, whole: Scope): Scope {
    const parts = partsOf(text, (part) => this.#namesNothingElse(part));
    const own = parts.find(({ from, to }) => at >= from && at < to);
    const near = own === undefined ? whole : this.#scopeOf(text.slice(own.from, own.to));
    return {
      places: near.places.size > 0 ? near.places : this.#scope.places,
      when: namesTime(near.when) ? withDayOf(near.when, this.#scope.when) : this.#scope.when,
    };
  }

  /** "and York" belongs to the name before it. */
  #namesNothingElse(part: string): boolean {
    return TOGETHER.test(part) && numeralsIn(withPlaceholders(part, this.#spellings)).length === 0;
  }

  #scopeOf(text: string): Scope {
    const folded = ` ${fold(text)} `;
    const named = this.#facts
      .map(({ place }) => place)
      .filter((place) => place !== '' && folded.includes(` ${place} `));
    // "Leeds" within "Leeds Bradford" is not Leeds.
    const places = named.filter((place) => !named.some((other) => other !== place && other.includes(place)));
    return { places: new Set(places), when: this.#when(text) };
  }

  #carried({ places, when }: Scope): Scope {
    return {
      places: places.size > 0 ? places : this.#scope.places,
      when: namesTime(when) ? withDayOf(when, this.#scope.when) : this.#scope.when,
    };
  }

  #when(text: string): TimeMention {
    const mention = timeMentionIn(text);
    const known = [...mention.relative].map((word) => this.#aliases.get(word)).filter((day) => day !== undefined);
    return { ...mention, weekdays: new Set([...mention.weekdays, ...known]) };
  }
}

function namesOnlyRelative({ relative, weekdays, dates }: TimeMention): boolean {
  return relative.size > 0 && weekdays.size + dates.size === 0;
}

/** An hour or a part of the day without a day is on the day named before. */
function withDayOf(when: TimeMention, before: TimeMention): TimeMention {
  if (namesDay(when)) return when;
  return { ...when, weekdays: before.weekdays, dates: before.dates, relative: before.relative };
}

/** Within half a unit of the last given decimal place. */
function roundsTo(value: number, { value: written, decimals }: Numeral): boolean {
  return Math.abs(value - written) <= 0.5 * 10 ** -decimals + 1e-9;
}

function partsOf(text: string, isContinuation: (part: string) => boolean): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let from = 0;
  for (const part of text.split(TURN)) {
    const to = from + part.length + 1;
    const last = parts.at(-1);
    if (last !== undefined && isContinuation(part)) last.to = to;
    else parts.push({ from, to });
    from = to;
  }
  return parts;
}

/** The weekdays of "today" and "tomorrow", from texts with one of them and one weekday. */
function aliasesIn(texts: readonly string[]): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const text of texts) {
    const { relative, weekdays } = timeMentionIn(text);
    const [word, ...otherWords] = relative;
    const [day, ...otherDays] = weekdays;
    if (word !== undefined && day !== undefined && otherWords.length + otherDays.length === 0) aliases.set(word, day);
  }
  return aliases;
}
