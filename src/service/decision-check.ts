/**
 * Compares decisions that were given with what came, in the background: a cell at a time, ten days after the date, when
 * the archive has settled the day and those that the decision looks ahead to. It asks only while most of the archive's
 * budget is unspent, so that no caller waits for it.
 */
import type { DecisionLog } from '../adapters/decision-log.ts';
import type { ActivityCatalogue } from '../decision/activities.ts';
import { judgeDay } from '../decision/judge.ts';
import { nextTurn, type Timers } from '../lib/timers.ts';
import { dayInput, NO_ALERTS } from '../operations/decision-days.ts';
import type { Place } from '../place/place.ts';
import { type Checked, checkDecision, type GivenDecision } from '../skill/given.ts';
import { addDays, type CivilDate, dateOfEpochDay, parseCivilDate } from '../time/civil.ts';
import { DAY_MS } from '../time/units.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import { type Weather, WeatherUnavailable } from '../weather/weather.ts';

export interface CheckPorts {
  readonly log: DecisionLog;
  readonly weather: Pick<Weather, 'history' | 'state'>;
  readonly activities: ActivityCatalogue;
  readonly nowMs: () => number;
  readonly onEvent: (level: 'info' | 'warn', message: string, fields: Readonly<Record<string, unknown>>) => void;
}

const CHECK_AFTER_DAYS = 10;
/** Days of look-back and look-ahead that decisions need; the last of them is older than the archive takes to settle. */
const MARGIN = { before: 4, after: 2 };
/** Dates of one request: with the margins, they weigh little more than one. */
const MAX_DATES = 8;
/** A decision that could not be compared for so long is forgotten. */
const FORGET_AFTER_DAYS = 60;
/** Of each of the archive's limits, the part that is left to callers. */
const LEAST_LEFT = 0.5;
const INTERVAL_MS = 10 * 60_000;

/** Checks a cell every ten minutes until the returned function is called. */
export function startDecisionCheck(ports: CheckPorts, timers: Timers): () => void {
  let cancel = () => {};
  let stopped = false;
  const next = (): void => {
    cancel = timers.after(INTERVAL_MS, async () => {
      await checkNextCell(ports);
      if (!stopped) next();
    });
  };
  next();
  return () => {
    stopped = true;
    cancel();
  };
}

/** Compares the decisions of one cell. Resolves with how many were compared; never rejects. */
export async function checkNextCell(ports: CheckPorts): Promise<number> {
  try {
    return isAffordable(ports.weather) ? await checkCell(ports) : 0;
  } catch (error) {
    // Tried again at the next turn.
    if (!(error instanceof WeatherUnavailable)) {
      ports.onEvent('warn', 'could not compare decisions with what came', { reason: String(error) });
    }
    return 0;
  }
}

function isAffordable(weather: Pick<Weather, 'state'>): boolean {
  const archive = weather.state().hosts.find(({ service }) => service === 'archive');
  if (archive === undefined) return true;
  return archive.pauseSeconds === 0 && archive.budget.every(({ left, limit }) => left >= LEAST_LEFT * limit);
}

async function checkCell({ log, weather, activities, nowMs }: CheckPorts): Promise<number> {
  const today = dateOfEpochDay(Math.floor(nowMs() / DAY_MS));
  const waiting = log.due(addDays(today, -CHECK_AFTER_DAYS));
  const [oldest] = waiting;
  const first = oldest === undefined ? null : parseCivilDate(oldest.date);
  if (oldest === undefined || first === null) return 0;
  const last = addDays(first, MAX_DATES - 1);
  const due = waiting.filter(({ date }) => date <= last);
  const to = due[due.length - 1].date;
  const ids = due.map(({ id }) => id);
  if (first < addDays(today, -FORGET_AFTER_DAYS)) {
    log.settle(ids, []);
    return 0;
  }
  const place = databasePlace(oldest);
  const came = await weather.history(
    place,
    addDays(first, -MARGIN.before),
    addDays(parseCivilDate(to) ?? last, MARGIN.after),
    nowMs(),
  );
  if (came.provenance.source !== 'open-meteo' || came.provenance.stale) return 0;
  const analysis: HourlyWeather = { ...came, absent: ['air', 'sea'] };
  const checked: Checked[] = [];
  for (const decision of due) {
    const result = checkOne(decision, place, analysis, activities);
    if (result !== null) checked.push(result);
    // Callers come first: each decision takes a millisecond or two.
    await nextTurn();
  }
  log.settle(ids, checked);
  return checked.length;
}

/** Null where the activity is gone or the day cannot be judged. */
function checkOne(
  decision: GivenDecision,
  place: Place,
  analysis: HourlyWeather,
  { profiles }: ActivityCatalogue,
): Checked | null {
  const { activity, fromHour, toHour, givenMs } = decision;
  const profile = profiles.find(({ id }) => id === activity);
  const date: CivilDate | null = parseCivilDate(decision.date);
  if (profile === undefined || date === null) return null;
  const question = {
    location: '',
    activity,
    ...(fromHour === null ? {} : { from: fromHour }),
    ...(toHour === null ? {} : { to: toHour }),
  };
  const judged = judgeDay(dayInput(profile, place, analysis, date, question, givenMs, NO_ALERTS));
  return judged && checkDecision(decision, judged);
}

function databasePlace({ lat, lon, tzId, elevationM }: GivenDecision): Place {
  return { name: '', region: '', country: '', countryCode: '', lat, lon, tzId, elevationM, geonameId: null };
}
