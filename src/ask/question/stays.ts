/** A trip over several places: "3 days in Amsterdam from Friday, then 2 days in Bruges". Each stay begins when the one before ends. */
import { addDays } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import type { Interpretation, ParseResult, Subject } from './interpretation.ts';
import { plainText, type Span } from './text.ts';
import { localDate } from './time/local-clock.ts';
import { NUMBER, numberOf } from './time/numbers.ts';
import { WordPattern } from './word-pattern.ts';

type Interpreted = Extract<ParseResult, { readonly kind: 'interpreted' }>;

/** A place of the trip with the words of its stay; null days where it has none of its own. */
interface Stay extends Span {
  readonly place: string;
  readonly days: number | null;
}

const LENGTH = `(${NUMBER}) (day|night|week)s?`;
const BEFORE = new WordPattern(`\\b${LENGTH}(?: (?:in|at|on|around|exploring|visiting))?(?: the)? $`);
const AFTER = new WordPattern(`^(?: for)? ${LENGTH}\\b`);
/** What joins two stays, with what is said of the way. */
const JOIN = new WordPattern(
  String.raw`(?:[,;&+]|\b(?:then|and|followed by|before|plus|on to|onto|after that|afterwards)\b)[ ,]*` +
    '(?:(?:and|then|we|i|go(?:ing)?|head(?:ing)?|travel(?:l?ing)?|driv(?:e|ing)|fly(?:ing)?|mov(?:e|ing)|on|off|to|' +
    'for|spend(?:ing)?|have|another|a further)[ ,]+)*$',
);
const WEEK_DAYS = 7;

/** The stays of a trip, told one after the other; null for any other question. */
export function withStays(
  written: string,
  whole: Interpretation,
  read: (text: string) => ParseResult,
): Interpreted | null {
  if (whole.language !== 'en' || whole.subjects.length < 2) return null;
  const stays = staysOf(plainText(written), whole.subjects);
  const [first, ...others] = stays;
  if (first === undefined || others.length === 0) return null;
  const start = read(`${withoutSpans(written, others)}?`);
  if (start.kind !== 'interpreted') return null;
  const [subject] = start.interpretation.subjects;
  const [time] = subject.times;
  if (time === undefined || time.text === null || time.era !== 'coming' || time.grain === 'month') return null;
  const asked = withoutTimes(withoutSpans(written, stays), read);
  let date = localDate(subject.place.tzId, time.fromMs);
  const all: Interpretation[] = [];
  for (const [i, { place, days }] of stays.entries()) {
    const length = days ?? Math.max(1, Math.round((time.toMs - time.fromMs) / DAY_MS));
    const result = i === 0 && days === null ? start : read(`${asked} in ${place} from ${date} for ${length} days?`);
    if (result.kind !== 'interpreted') return null;
    all.push(result.interpretation);
    date = addDays(date, length);
  }
  const [main, ...further] = all;
  return main === undefined ? null : { kind: 'interpreted', interpretation: main, further };
}

/** What is asked, without its times. */
function withoutTimes(asked: string, read: (text: string) => ParseResult): string {
  const result = read(asked);
  const times = result.kind === 'interpreted' ? result.interpretation.subjects[0].times : [];
  const bare = times.reduce(
    (text, time) => (time.text === null ? text : text.replace(new RegExp(`${FROM}${escaped(time.text)}`, 'i'), ' ')),
    asked,
  );
  return bare.replace(/[\s?!.,;:]+$/, '');
}

const FROM = '(?:\\b(?:from|starting|beginning|leaving|arriving|on|this|of)(?: on)? )?';

function escaped(text: string): string {
  return text.replace(/[^\p{L}\d ]/gu, '\\$&');
}

/** The stays in the order of the question; none where a place after the first has no length, or where nothing joins two of them. */
function staysOf(plain: string, subjects: readonly Subject[]): Stay[] {
  const stays: Stay[] = [];
  for (const { text } of subjects) {
    const at = text === null ? -1 : plain.indexOf(plainText(text));
    if (text === null || at < 0) return [];
    const before = BEFORE.exec(plain.slice(0, at));
    const after = before === null ? AFTER.exec(plain.slice(at + text.length)) : null;
    const [, count, unit] = before ?? after ?? [];
    const days = count === undefined ? null : Math.round((numberOf(count) ?? 0) * (unit === 'week' ? WEEK_DAYS : 1));
    const start = before?.index ?? at;
    stays.push({ place: text, days, start, end: at + text.length + (after?.[0].length ?? 0) });
  }
  const inOrder = stays.sort((a, b) => a.start - b.start);
  const isTrip = inOrder.slice(1).every(({ days, start }) => (days ?? 0) > 0 && JOIN.test(plain.slice(0, start)));
  if (!isTrip) return [];
  return inOrder.map((stay, i) => (i === 0 ? stay : { ...stay, start: joinStart(plain, stay.start) }));
}

function joinStart(plain: string, start: number): number {
  return JOIN.exec(plain.slice(0, start))?.index ?? start;
}

function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans.toReversed().reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}
