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
import type { Place } from '../place/place.ts';
import type { CivilDate } from '../time/civil.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import type { QuarterHours } from '../weather/quarter-hours.ts';
import type { Counted } from './chances.ts';
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
}

/** Whence the possible weathers are; for the answer. */
export async function countedIn(
  context: Pick<OperationContext, 'weather'>,
  { weather, place, nowMs }: DayContext,
  date: CivilDate,
): Promise<Counted> {
  if (weather.provenance.source === 'typical')
    return { members: await context.weather.season(place, date, nowMs), basis: 'climate' };
  const members = await context.weather.members(place, weather);
  return { members, basis: members.method === 'ensemble' ? 'ensemble' : 'assumed' };
}

/** Activities × days × a few variants of the question, for each weather. */
const MAX_DAYS = 500;
const remembered = cachePerOwner<HourlyWeather, Promise<ChancedDay | null>>(MAX_DAYS);

/** The days that can be decided, in the order of the dates. */
export async function chancedDays(
  context: Pick<OperationContext, 'weather'>,
  day: DayContext,
  dates: readonly CivilDate[],
): Promise<ChancedDay[]> {
  const days: ChancedDay[] = [];
  for (const date of dates) {
    const found = await chancedDay(context, day, date);
    if (found !== null) days.push(found);
  }
  return days;
}

/** The decision for a civil day; null when no hour of the range is left, forecast or known well enough. */
export function chancedDay(
  context: Pick<OperationContext, 'weather'>,
  day: DayContext,
  date: CivilDate,
): Promise<ChancedDay | null> {
  const { weather, place, profile, question, alerts, nowMs, quarters } = day;
  const known = remembered(weather);
  const key = `${quarterEndMs(nowMs)} ${questionKey(place, profile, question, alerts)} ${quarters?.provenance.updatedAtMs} ${date}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made =
    weather.provenance.source === 'typical' ? typicalDay(context, day, date) : forecastDay(context, day, date);
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

/** The decision for a civil day whose weather is known, as that of a past day is. */
export function knownDay(
  { profile, place, weather, question, nowMs, alerts }: DayContext,
  date: CivilDate,
): ChancedDay | null {
  const decision = decideDay(dayInput(profile, place, weather, date, question, nowMs, alerts));
  return decision === null ? null : certainly(decision);
}

async function forecastDay(
  context: Pick<OperationContext, 'weather'>,
  { profile, place, weather, question, nowMs, alerts, quarters }: DayContext,
  date: CivilDate,
): Promise<ChancedDay | null> {
  const input = dayInput(profile, place, weather, date, question, nowMs, alerts, quarters);
  const decision = decideDay(input);
  if (decision === null) return null;
  const members = await context.weather.members(place, weather);
  return paced(withChances(input, decision, members.weathers));
}

async function typicalDay(
  context: Pick<OperationContext, 'weather'>,
  { profile, place, question, nowMs, alerts }: DayContext,
  date: CivilDate,
): Promise<ChancedDay | null> {
  const { weathers } = await context.weather.season(place, date, nowMs);
  const input = dayInput(profile, place, weathers[0], date, question, nowMs, alerts);
  return paced(decideTypically(input, weathers, place.name));
}
