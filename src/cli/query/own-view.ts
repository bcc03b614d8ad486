/** What a decision made in this process can be shown with beyond its answer: the weather of its hours and the limits of its factors. */
import { formatRanges, rangesWhere } from '../../decision/curve.ts';
import { VERDICT_FLOORS } from '../../decision/limits.ts';
import type { DecisionBody } from '../../operations/decide.ts';
import { forecast } from '../../operations/forecast.ts';
import type { Service } from '../../service/service.ts';
import { DAY_MS } from '../../time/units.ts';
import type { DecisionView } from '../render/decisions.ts';
import { type HourWeather, hourWeather } from '../render/weather.ts';
import { type Entries, runInProcess } from './in-process.ts';

/** The view of a decision; the weather, which is in the cache by now, is read only where the hours are shown. */
export async function ownView(
  body: DecisionBody,
  query: Entries,
  showsHours: boolean,
  service: Service,
): Promise<DecisionView> {
  const profile = service.activities.profiles.find(({ id }) => id === body.activity);
  return {
    showsHours,
    weather: showsHours ? await weatherOf(body, query, service) : new Map(),
    limitsOf(issue, variable) {
      const factor = profile?.factors.find((one) => one.issue === issue && one.variable === variable);
      if (factor === undefined) return null;
      const { knots, unit } = factor;
      const good = formatRanges(rangesWhere(knots, 'at least', VERDICT_FLOORS.good), unit);
      return `good ${good}; avoid ${formatRanges(rangesWhere(knots, 'below', VERDICT_FLOORS.poor), unit)}`;
    },
  };
}

/** The weather of the hours of the decided date, by their local time. */
async function weatherOf(
  { location, date }: DecisionBody,
  query: Entries,
  service: Service,
): Promise<ReadonlyMap<string, HourWeather>> {
  const ahead = Math.round((Date.parse(date) - Date.parse(location.localtime.slice(0, 10))) / DAY_MS);
  const asked = new Map(query);
  const entries: Entries = [
    ['q', asked.get('location') ?? ''],
    // The hours of a night go on after midnight.
    ['days', String(Math.min(MAX_DAYS, ahead + 2))],
    ['include', 'hour'],
    ['units', asked.get('units') ?? 'metric'],
  ];
  return hourWeather(JSON.parse(await runInProcess(forecast, entries, service)));
}

const MAX_DAYS = 14;
