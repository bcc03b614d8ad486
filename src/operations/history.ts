/** `history`: what the weather was, day by day and hour by hour, from 2010 to yesterday. */
import { type Static, Type } from '@sinclair/typebox';
import { addDays, type CivilDate, civilDay, datesFrom, epochDay, isCivilDayOf, offsetTable } from '../time/civil.ts';
import { dayFigures } from '../weather/hours/daily.ts';
import type { BodyOf, Shape } from './body.ts';
import { dateParameter, latestTodayAnywhere } from './dates.ts';
import { invalidField } from './errors.ts';
import { checkDayExists, checkPlaceText, locate, todayAt } from './locate.ts';
import { operation } from './operation.ts';
import { attributionSchema, LocationSchema, named, queryParameter } from './schemas.ts';
import { dayBody, hourBody, type Style, sunTimes } from './weather-bodies.ts';
import { DaySchema, SourceSchema, unitSystemParameter } from './weather-schemas.ts';

/** The first date that the interface offers. */
export const FIRST_HISTORY_DATE = '2010-01-01';
/** Days after `dt` that `end_dt` may lie. */
const MAX_DAYS_AFTER = 30;

const parameters = Type.Object({
  q: queryParameter,
  dt: Type.String({
    description: `yyyy-MM-dd, from ${FIRST_HISTORY_DATE} to yesterday at the place`,
    examples: ['2026-06-01'],
  }),
  end_dt: Type.Optional(
    Type.String({
      description: `yyyy-MM-dd, at most ${MAX_DAYS_AFTER} days after dt, cut at yesterday; dt alone when left out`,
      examples: ['2026-06-07'],
    }),
  ),
  units: Type.Optional(unitSystemParameter),
});

const result = () =>
  named(
    'History',
    Type.Object({
      location: LocationSchema,
      history: Type.Array(DaySchema),
      source: SourceSchema,
      attribution: attributionSchema,
    }),
  );

export type HistoryBody = Shape<ReturnType<typeof result>>;

type Parameters = Static<typeof parameters>;

export const history = operation({
  name: 'history',
  path: '/v1/history',
  group: 'Weather',
  meter: { class: 'premium', units: 1 },
  needsKey: true,
  billingInBody: false,
  summary: 'What the weather was, from 2010 to yesterday',
  description:
    'Days gone by with their hours; a date that the place’s clocks left out (Samoa, 30 December 2011) is left out here too. Days a week old and older come from the reanalysis archive, the last week from the forecast models as they ran. What the archive does not hold (visibility, chance of rain) is null; its UV index is computed from sun and cloud.',
  parameters,
  positional: ['q', 'dt'],
  result,
  example: { q: 'Leeds', dt: '2026-06-01' },
  validate(context, params) {
    requestedDates(params, latestTodayAnywhere(context.clock.nowMs()), null);
    checkPlaceText(context, 'q', params.q);
  },
  async run(context, params) {
    const nowMs = context.clock.nowMs();
    const { place } = await locate(context, 'q', params.q);
    const today = todayAt(place, nowMs);
    const { from, to } = requestedDates(params, today, addDays(today, -1));
    if (from === to) checkDayExists(place, 'dt', from);
    const weather = await context.weather.history(place, from, to, nowMs);
    const zone = offsetTable(place.tzId, weather.startMs[0], weather.startMs[weather.length - 1]);
    const style: Style = { units: params.units ?? 'both', lang: 'en', iconBase: context.config.iconBase };
    const days = datesFrom(from, to)
      .filter((date) => isCivilDayOf(place.tzId, date))
      .map((date) => civilDay(place.tzId, date));
    const { source, stale, attribution } = weather.provenance;
    const body: BodyOf<ReturnType<typeof result>> = {
      history: days.map((day) => {
        const figures = dayFigures(weather, day, place.lat, place.lon);
        return {
          date: day.date,
          ...dayBody(figures, style),
          ...sunTimes(day, place.lat, place.lon, zone),
          hourly: figures.hours.map((hour) => hourBody(hour, zone, style)),
        };
      }),
      source,
      attribution,
    };
    return { place, body, weather: { source, stale } };
  },
});

/**
 * The days from `dt` to `end_dt`, which end before `today`. `yesterday` is named where it is known, that is once the
 * place is. Throws `invalid_parameter`.
 */
function requestedDates(
  params: Parameters,
  today: CivilDate,
  yesterday: CivilDate | null,
): { from: CivilDate; to: CivilDate } {
  const from = dateParameter('dt', params.dt);
  if (from < FIRST_HISTORY_DATE || from >= today) {
    const problem = from < FIRST_HISTORY_DATE ? 'lies before the first day kept' : 'is not over yet';
    const last = yesterday === null ? 'yesterday at the place' : `${yesterday}, yesterday at this place`;
    throw invalidField('dt', `'dt' ${problem}: ${from}; it may be from ${FIRST_HISTORY_DATE} to ${last}.`);
  }
  const to = params.end_dt === undefined ? from : dateParameter('end_dt', params.end_dt);
  if (to < from) throw invalidField('end_dt', `'end_dt' (${to}) lies before 'dt' (${from}); swap them.`);
  if (epochDay(to) - epochDay(from) > MAX_DAYS_AFTER) {
    const last = addDays(from, MAX_DAYS_AFTER);
    throw invalidField(
      'end_dt',
      `'end_dt' is more than ${MAX_DAYS_AFTER} days after 'dt': ${to}; it may be from ${from} to ${last}. Ask for the rest in another call.`,
    );
  }
  return { from, to: to < today ? to : addDays(today, -1) };
}
