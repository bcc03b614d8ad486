/**
 * When the first and the last frost of a winter usually come: the days of past years whose low is below 0 °C (ETCCDI: a frost day),
 * counted from the middle of summer.
 */
import { addDays, type CivilDate, epochDay, parseCivilDate } from '../../time/civil.ts';
import { listPastDays, type PastDay, type PastDays } from '../../weather/normals/past-days.ts';
import type { Interpretation } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { factScopeOf, whereText } from './calendar.ts';
import { yearsOfPast } from './caveats.ts';
import type { FactBook } from './facts.ts';

const FROST_BELOW_C = 0;
/** In fewer winters with frost there is no usual date; our judgement. */
const MIN_FROSTY = 3;
const YEAR_DAYS = 365;
/** A year without a leap day, on whose dates the days of a winter are written. */
const ANY_YEAR = 2001;

/** A winter by its first and its last frost, in days since it began to be counted; null for one without. */
type Winter = { readonly first: number; readonly last: number } | null;

/** Winters of the north are counted from July, of the south from January. */
function startOf(year: number, isSouthern: boolean): CivilDate {
  const date = parseCivilDate(`${year}-${isSouthern ? '01' : '07'}-01`);
  if (date === null) throw new RangeError(`there is no year ${year}`);
  return date;
}

/** Days since the winter began to be counted, on the dates of a year without a leap day. */
function dayOfWinter(date: CivilDate, isSouthern: boolean): number {
  const start = startOf(ANY_YEAR, isSouthern);
  const day = date.slice(5);
  const year = day >= start.slice(5) ? ANY_YEAR : ANY_YEAR + 1;
  const same = parseCivilDate(`${year}-${day === '02-29' ? '02-28' : day}`);
  return same === null ? Number.NaN : epochDay(same) - epochDay(start);
}

/** The whole winters that the days have. */
function wintersOf(past: PastDays, isSouthern: boolean): Winter[] {
  const seasonOf = ({ date }: PastDay): number => {
    const year = Number(date.slice(0, 4));
    return isSouthern || date.slice(5) >= '07-01' ? year : year - 1;
  };
  const winters = [...Map.groupBy(listPastDays(past), seasonOf)].filter(([, { length }]) => length >= YEAR_DAYS);
  return winters.map(([, days]) => {
    const frosts = days
      .filter(({ figures }) => figures.temperatureMinC < FROST_BELOW_C)
      .map(({ date }) => dayOfWinter(date, isSouthern));
    const [first] = frosts;
    return first === undefined ? null : { first, last: frosts[frosts.length - 1] };
  });
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)];
}

/** The usual dates of the last and the first frost, that which is asked for first; null where the days are not known. */
export function frostDateSentences(
  { extreme }: Pick<Interpretation, 'extreme'>,
  context: AnswerContext,
  book: FactBook,
): string[] | null {
  const { pastDays, place } = context;
  if (pastDays === undefined) return null;
  const isSouthern = place.lat < 0;
  const winters = wintersOf(pastDays, isSouthern);
  const frosty = winters.filter((winter) => winter !== null);
  const scope = factScopeOf(context, book);
  const words = { where: whereText(context, book), years: yearsOfPast(pastDays, book) };
  const n = book.value('winters with frost', frosty.length, 'count', scope);
  const of = book.value('winters', winters.length, 'count', scope);
  const some = book.sentence('frosts.some', { ...words, n, of, count: frosty.length });
  const basis = book.sentence('frosts.basis', {});
  if (frosty.length < MIN_FROSTY) return [some, basis];
  const dateOf = (day: number): string => {
    const date = addDays(startOf(ANY_YEAR, isSouthern), day);
    const parts = { day: Number(date.slice(8)), month: book.speaker.month(date) };
    return book.name(book.say('date.any-year', parts));
  };
  const told = (edge: 'first' | 'last'): string => {
    const days = frosty.map((winter) => winter[edge]).sort((a, b) => a - b);
    const [from, to] = [dateOf(days[0]), dateOf(days[days.length - 1])];
    return book.sentence('frosts.date', { ...words, kind: edge, date: dateOf(median(days)), from, to });
  };
  const edges = extreme === 'least' ? (['first', 'last'] as const) : (['last', 'first'] as const);
  return [...(frosty.length < winters.length ? [some] : []), ...edges.map(told), basis];
}
