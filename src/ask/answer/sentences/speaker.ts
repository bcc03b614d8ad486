/** Says messages in one language: plurals and choices by ICU MessageFormat, numbers, names of days and lists by Intl. */
import { IntlMessageFormat } from 'intl-messageformat';
import { memoize, RecentEntries } from '../../../lib/memoize.ts';
import type { CivilDate } from '../../../time/civil.ts';
import { contracted } from './contractions.ts';
import { EN } from './en.ts';
import { type AnswerLanguage, type MessageKey, type MessageValues, messagesOf } from './messages.ts';

/** English dates and lists are British, as the rest of the English is; Portuguese is European. */
const LOCALES: Readonly<Partial<Record<AnswerLanguage, string>>> = { en: 'en-GB', pt: 'pt-PT' };

/** German texts that begin with a noun, which has a capital anywhere; what else may begin one is an adjective or an adverb. */
const GERMAN_NOUN = /^(?:Nebel|Schneegriesel|Gewitter)(?!\p{L})/u;

const MAX_DATE_NAMES = 500;

const formats = new Map<string, IntlMessageFormat>();

function formatOf(locale: string, text: string): IntlMessageFormat {
  const id = `${locale}\n${text}`;
  const format = formats.get(id) ?? new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  formats.set(id, format);
  return format;
}

/** Names of days and months by locale, style and date; to make a formatter takes longer than all else that an answer says. */
const dateNames = new RecentEntries<string, string>(MAX_DATE_NAMES);

let codesOfCountries: ReadonlyMap<string, string> | null = null;

/** Every ISO 3166 code of two letters that has a name, by its English name. */
function codesByEnglishName(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[name, code] as const];
    }),
  );
}

export class Speaker {
  readonly #locale: string;
  readonly #numbers = new Map<number, Intl.NumberFormat>();
  #spokeEnglish = false;

  constructor(readonly language: AnswerLanguage) {
    this.#locale = LOCALES[language] ?? language;
  }

  /** Whether a message was missing in the language, so that the English one was said. */
  get spokeEnglish(): boolean {
    return this.#spokeEnglish;
  }

  markEnglish(): void {
    this.#spokeEnglish = true;
  }

  /** The message with its values filled in. */
  say<Key extends MessageKey>(key: Key, values: MessageValues<Key>): string {
    const text = messagesOf(this.language)[key];
    if (text === undefined) this.#spokeEnglish = true;
    const format = text === undefined ? formatOf('en-GB', EN[key]) : formatOf(this.#locale, text);
    return contracted(String(format.format(values as Record<string, string | number>)), this.language);
  }

  /** With a capital at its start. */
  sentence<Key extends MessageKey>(key: Key, values: MessageValues<Key>): string {
    return capitalize(this.say(key, values));
  }

  /** With the decimal sign of the language, never more than `decimals` places. */
  number(value: number, decimals: number): string {
    const known = this.#numbers.get(decimals);
    const format =
      known ?? new Intl.NumberFormat(this.#locale, { maximumFractionDigits: decimals, useGrouping: false });
    if (known === undefined) this.#numbers.set(decimals, format);
    // A value that rounds to zero from below has no sign.
    return format.format(value === 0 ? 0 : value);
  }

  /** "a, b and c". */
  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.#locale).format(parts);
  }

  /** "a, b or c". */
  either(parts: readonly string[]): string {
    return new Intl.ListFormat(this.#locale, { type: 'disjunction' }).format(parts);
  }

  /** A text that stood at the start of a sentence, within one; German nouns keep their capital. */
  lowerCase(text: string): string {
    return this.language === 'de' && GERMAN_NOUN.test(text)
      ? text
      : text.charAt(0).toLocaleLowerCase(this.#locale) + text.slice(1);
  }

  /** The name of a country, by its ISO code. */
  country(code: string): string {
    return new Intl.DisplayNames(this.#locale, { type: 'region' }).of(code) ?? code;
  }

  /** "Brest, Brest, Belarus" with its country in the language; regions have English names alone. */
  placeLabel(label: string): string {
    if (this.language === 'en') return label;
    const comma = label.lastIndexOf(', ');
    codesOfCountries ??= codesByEnglishName();
    const code = comma < 0 ? undefined : codesOfCountries.get(label.slice(comma + 2));
    return code === undefined ? label : `${label.slice(0, comma)}, ${this.country(code)}`;
  }

  weekday(date: CivilDate): string {
    return this.#dateName(date, { weekday: 'long' });
  }

  month(date: CivilDate): string {
    return this.#dateName(date, { month: 'long' });
  }

  #dateName(date: CivilDate, style: Intl.DateTimeFormatOptions): string {
    const id = `${this.#locale} ${style.weekday ?? ''} ${style.month ?? ''} ${date}`;
    return memoize(dateNames, id, () =>
      new Intl.DateTimeFormat(this.#locale, { ...style, timeZone: 'UTC' }).format(Date.parse(`${date}T12:00Z`)),
    );
  }
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
