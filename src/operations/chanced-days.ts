/**
 * The decisions of days with how likely they are: by a forecast and the possible weathers around it, or, where none is at
 * hand, by the realisations of the season. Remembered with the weather that they come from.
 */
import type { AlertReport } from '../alerts/alerts.ts';
import { type ChancedDay, certainly, withChances } from '../decision/chanced-day.ts';
import { decideDay } from '../decision/decide.ts';
import type { Profile } from '../decision/profile.ts';
import { quarterEndMs } from '../decision/span.ts';
import { decideTypically } from '../decision/typical-day.ts';
import { cachePerOwner } from '../lib/memoize.ts';
import { paced } from '../lib/paced.ts';
import { createTurns } from '../lib/turns.ts';
import type { Place } from '../place/place.ts';
import type { CivilDate } from '../time/civil.ts';
import { DAY_MS } from '../time/units.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import type { Members, MembersOrigin } from '../weather/members/members.ts';
import type { QuarterHours } from '../weather/quarter-hours.ts';
import { type DayQuestion, dayInput, questionKey } from './decision-days.ts';
import type { OperationContext } from './operation.ts';

/** One activity at one place, in the weather that answers for it. */
export interface DayContext {
  readonly profile: Profile;
  readonly place: Place;
  readonly weather: HourlyWeather;
  readonly question: DayQuestion;
  readonly nowMs: number;
  readonly alerts: AlertReport;
  /** The rain of the next hours by quarter hours, where it is wanted and known. */
  readonly quarters?: QuarterHours | null;
  /** How long to wait for the runs of an ensemble that are not at hand; not at all when left out. */
  readonly ensembleWaitMs?: number;
}

/** Where possible weathers come from. */
interface PossibleWeatherContext {
  readonly weather: Pick<OperationContext['weather'], 'ensemble' | 'members' | 'season'>;
}

/** Callers who ask for chances wait no longer than this for an ensemble. */
const MAX_ENSEMBLE_WAIT_MS = 1_500;

/** How long a question waits for an ensemble. */
export function ensembleWaitMs({ chances }: { readonly chances?: 'yes' | 'no' }): number {
  return chances === 'yes' ? MAX_ENSEMBLE_WAIT_MS : 0;
}

/** Activities × days × a few variants of the question, for each weather. */
const MAX_DAYS = 500;
const remembered = cachePerOwner<HourlyWeather, Promise<ChancedDay | null>>(MAX_DAYS);

/**
 * The days that can be decided, in the order of the dates: all by the same possible weathers, so that they can be compared. A
 * day that was decided before the runs of an ensemble came is decided again by them.
 */
export async function chancedDays(
  context: PossibleWeatherContext,
  day: DayContext,
  dates: readonly CivilDate[],
): Promise<ChancedDay[]> {
  const known = await Promise.all(dates.map((date) => remembered(day.weather).get(keyOf(day, date))));
  const knownDays = known.filter((each) => each !== undefined);
  if (knownDays.length === dates.length && (isTypical(day) || areOfOneOrigin(knownDays))) return decidedOf(knownDays);
  await awaitEnsemble(context, day);
  return manyInTurn(async () => {
    const members = isTypical(day) ? null : await membersOf(context, day);
    const days: (ChancedDay | null)[] = [];
    for (const date of dates) {
      const last = await remembered(day.weather).get(keyOf(day, date));
      const holds = last !== undefined && (members === null || last === null || isSameOrigin(last.origin, members));
      const make = () =>
        members === null ? typicalDay(context, day, date) : forecastDay(members, day, date, dates.length > 1);
      days.push(holds ? last : await remember(day, date, make));
    }
    return decidedOf(days);
  });
}

function decidedOf(days: readonly (ChancedDay | null)[]): ChancedDay[] {
  return days.filter((day) => day !== null);
}

function areOfOneOrigin(days: readonly (ChancedDay | null)[]): boolean {
  const [first, ...others] = decidedOf(days);
  return others.every(({ origin }) => isSameOrigin(origin, first?.origin ?? null));
}

/** Days that needed no possible weathers go with any. */
function isSameOrigin(one: MembersOrigin | null, other: MembersOrigin | null): boolean {
  if (one === null || other === null) return true;
  return one.method === other.method && one.updatedAtMs === other.updatedAtMs;
}

/** The decision for a civil day; null when no hour of the range is left, forecast or known well enough. */
export function chancedDay(
  context: PossibleWeatherContext,
  day: DayContext,
  date: CivilDate,
): Promise<ChancedDay | null> {
  const known = remembered(day.weather).get(keyOf(day, date));
  return (
    known ??
    remember(day, date, async () => {
      await awaitEnsemble(context, day);
      return singlyInTurn(async () =>
        isTypical(day) ? typicalDay(context, day, date) : forecastDay(await membersOf(context, day), day, date, false),
      );
    })
  );
}

/**
 * Some fifty weathers with all that is derived from them are megabytes, and done in turn they are derived once for all days of a
 * question. Those who ask for one day do not wait for those who ask for many.
 */
const singlyInTurn = createTurns();
const manyInTurn = createTurns();

/** An ensemble is waited for outside the queue. */
async function awaitEnsemble(
  context: PossibleWeatherContext,
  { place, weather, nowMs, ensembleWaitMs = 0 }: DayContext,
): Promise<void> {
  if (ensembleWaitMs > 0) await context.weather.ensemble(place, weather, nowMs, ensembleWaitMs);
}

function keyOf(
  { place, profile, question, alerts, nowMs, quarters, ensembleWaitMs = 0 }: DayContext,
  date: CivilDate,
): string {
  return `${quarterEndMs(nowMs)} ${questionKey(place, profile, question, alerts)} ${quarters?.provenance.updatedAtMs} ${ensembleWaitMs} ${date}`;
}

/** Decides a day and remembers it; a failure is not kept. */
function remember(
  day: DayContext,
  date: CivilDate,
  make: () => Promise<ChancedDay | null>,
): Promise<ChancedDay | null> {
  const known = remembered(day.weather);
  const key = keyOf(day, date);
  const made = make();
  known.set(key, made);
  made.catch(() => {
    if (known.get(key) === made) known.delete(key);
  });
  return made;
}

/** Whether only the season is known, not a forecast. */
function isTypical({ weather }: DayContext): boolean {
  return weather.provenance.source === 'typical';
}

/** The possible weathers that are at hand now. */
function membersOf(context: PossibleWeatherContext, { place, weather, nowMs }: DayContext): Promise<Members> {
  return context.weather.members(place, weather, nowMs, 0);
}

/** The decision for a civil day whose weather is known, as that of a past day is. */
export function knownDay(
  { profile, place, weather, question, nowMs, alerts }: DayContext,
  date: CivilDate,
): ChancedDay | null {
  const decision = decideDay(dayInput(profile, place, weather, date, question, nowMs, alerts));
  return decision === null ? null : certainly(decision);
}

/** Nothing farther after the next day decides: night activities reach into it, and concrete sets for two days. */
const DECIDES_BY_MS = 2 * DAY_MS;

/** Of many days the hours are scored once for all; of a single one there is room for no others. */
async function forecastDay(
  members: Members,
  { profile, place, weather, question, nowMs, alerts, quarters }: DayContext,
  date: CivilDate,
  isOneOfMany: boolean,
): Promise<ChancedDay | null> {
  const input = dayInput(profile, place, weather, date, question, nowMs, alerts, quarters);
  const decision = decideDay(input);
  if (decision === null) return null;
  const endMs = isOneOfMany ? Number.POSITIVE_INFINITY : input.nextDay.endMs + DECIDES_BY_MS;
  return paced(withChances(input, decision, members, endMs));
}

async function typicalDay(
  context: PossibleWeatherContext,
  { profile, place, question, nowMs, alerts }: DayContext,
  date: CivilDate,
): Promise<ChancedDay | null> {
  const members = await context.weather.season(place, date, nowMs);
  const input = dayInput(profile, place, members.weathers[0], date, question, nowMs, alerts);
  return paced(decideTypically(input, members, place.name));
}
