/**
 * When a season begins and ends, and which one it is: as astronomers count, from an equinox or a solstice to the next, and
 * as meteorologists do, by three whole months (Met Office; NOAA).
 */
import { SEASON_STARTS, seasonStartMs } from '../../sky/seasons.ts';
import { addDays, type CivilDate, civilDateAt, civilDay, dateOfEpochDay, epochDay } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import type { YesNo } from '../phrasing.ts';
import type { Interpretation } from '../question/interpretation.ts';
import type { SeasonName, WantedSeason } from '../question/season-words.ts';
import type { AnswerContext } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { dateText, factScopeOf, whereText, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { yesNoSentence } from './yes-no.ts';

const NAMES: readonly SeasonName[] = ['spring', 'summer', 'autumn', 'winter'];
const SEASONS = NAMES.length;
const MONTHS = 12;
const LONGEST_MONTH_DAYS = 32;
const MONTHS_OF_SEASON = 3;
const MARCH = 3;

/** A season of one year, by the instants of its begin and of its end, and by the dates of the calendar. */
interface Season {
  readonly name: SeasonName;
  readonly fromMs: number;
  readonly toMs: number;
  readonly firstDate: CivilDate;
  readonly lastDate: CivilDate;
}

/** `year`: that in which it begins. `at`: 0 for the one that begins in March. */
function seasonOf(at: number, year: number, isSouthern: boolean): Season {
  const next = (at + 1) % SEASONS;
  const month = MARCH + MONTHS_OF_SEASON * at;
  const firstOf = (months: number): CivilDate => dateOfEpochDay(Date.UTC(year, months - 1, 1) / DAY_MS);
  return {
    name: NAMES[isSouthern ? (at + 2) % SEASONS : at],
    fromMs: seasonStartMs(SEASON_STARTS[at], year),
    toMs: seasonStartMs(SEASON_STARTS[next], next === 0 ? year + 1 : year),
    firstDate: firstOf(month),
    lastDate: addDays(firstOf(month + MONTHS_OF_SEASON), -1),
  };
}

/** The seasons of the years around a date, in order. */
function seasonsAround(atMs: number, { place }: AnswerContext): Season[] {
  const year = new Date(atMs).getUTCFullYear();
  return [year - 1, year, year + 1].flatMap((one) => NAMES.map((_, at) => seasonOf(at, one, place.lat < 0)));
}

const ANY_SEASON: WantedSeason = { name: null, asks: 'now' };

/** Which season it is, for a question about something else. */
export function seasonValues(context: AnswerContext, book: FactBook): readonly string[] {
  return seasonNow(null, { negated: false }, context, book).sentences;
}

export function seasonPart(interpretation: Interpretation, context: AnswerContext, book: FactBook): AnswerPart {
  // A plan names the topic alone.
  const { season: wanted = ANY_SEASON } = interpretation;
  return wanted.asks === 'now' || wanted.name === null
    ? seasonNow(wanted.name, interpretation, context, book)
    : partWithoutVerdict(edgesOf(wanted.name, wanted.asks, context, book));
}

/** The season of the moment by both counts; a yes where both have the one that is asked for, a maybe where one has. */
function seasonNow(
  asked: SeasonName | null,
  { negated }: Pick<Interpretation, 'negated'>,
  context: AnswerContext,
  book: FactBook,
): AnswerPart {
  const { nowMs, zone, time } = context;
  // "What season is it in Cape Town in July".
  const isNamed = time.text !== null && time.grain !== 'now' && time.toMs - time.fromMs <= LONGEST_MONTH_DAYS * DAY_MS;
  const atMs = isNamed && (time.toMs <= nowMs || time.fromMs > nowMs) ? (time.fromMs + time.toMs) / 2 : nowMs;
  const today = civilDateAt(zone, atMs);
  const all = seasonsAround(atMs, context);
  const byStars = all.find(({ fromMs, toMs }) => fromMs <= atMs && atMs < toMs);
  const byMonths = all.find(({ firstDate, lastDate }) => firstDate <= today && today <= lastDate);
  if (byStars === undefined || byMonths === undefined) return partWithoutVerdict([]);
  const nameOf = ({ name }: Season): string => book.say(`seasons.${name}`, {});
  const { where, when } = whereWhen(context, book);
  const values = { name: nameOf(byStars), other: nameOf(byMonths), where: atMs === nowMs ? where : `${where} ${when}` };
  const clause = book.say(byStars.name === byMonths.name ? 'seasons.now.both' : 'seasons.now', values);
  if (asked === null) return partWithoutVerdict([book.sentence('answer.plain', { clause })]);
  const count = [byStars, byMonths].filter(({ name }) => name === asked).length;
  const isSo: YesNo = count === 2 ? 'yes' : count === 1 ? 'maybe' : 'no';
  const verdict = negated && isSo !== 'maybe' ? (isSo === 'yes' ? 'no' : 'yes') : isSo;
  // "Is summer over": not yet, but when; "is it summer": not yet, but from when.
  const isToCome = negated ? isSo !== 'no' : asked !== byStars.name;
  const dates = isToCome ? seasonDates(asked, negated ? 'end' : 'start', context, book) : [];
  return { verdict, sentences: [yesNoSentence(verdict, clause, book), ...dates] };
}

/** "When is winter": its start and its end. */
function edgesOf(name: SeasonName, asks: 'start' | 'end' | 'both', context: AnswerContext, book: FactBook): string[] {
  const edges = asks === 'both' ? (['start', 'end'] as const) : ([asks] as const);
  return edges.flatMap((edge) => seasonDates(name, edge, context, book));
}

/** Of the season that is to begin, or to end; of the past, or of a year that is named, the one then. */
function seasonDates(name: SeasonName, asks: 'start' | 'end', context: AnswerContext, book: FactBook): string[] {
  const { zone, nowMs, time, place } = context;
  const isYearNamed = time.text !== null && time.grain === 'month';
  const baseMs = isYearNamed ? time.fromMs : nowMs;
  const edgeMs = (season: Season): number => (asks === 'start' ? season.fromMs : season.toMs);
  const ofName = seasonsAround(baseMs, context).filter((season) => season.name === name);
  const isPast = time.era === 'past' && !isYearNamed;
  const found = isPast
    ? ofName.findLast((season) => edgeMs(season) <= baseMs)
    : ofName.find((season) => edgeMs(season) > baseMs);
  if (found === undefined) return [];
  const date = civilDateAt(zone, edgeMs(found));
  const calendar = asks === 'start' ? found.firstDate : found.lastDate;
  const days = epochDay(date) - epochDay(civilDateAt(zone, nowMs));
  const sentence = book.sentence(asks === 'start' ? 'seasons.begins' : 'seasons.ends', {
    name: book.say(`seasons.${name}`, {}),
    where: whereText(context, book),
    tone: civilDay(place.tzId, date).startMs < nowMs ? 'past' : 'coming',
    date: dateText(date, context, book),
    fromDate: dateText(calendar, context, book),
  });
  if (days <= 0 || days > MONTHS * 31) return [sentence];
  const n = book.value('days until then', days, 'count', factScopeOf(context, book));
  return [sentence, book.sentence('seasons.in', { n, count: days })];
}
