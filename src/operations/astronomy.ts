/** `astronomy`: sun and moon on one civil day at a place; computed here without a weather source. */
import { Type } from '@sinclair/typebox';
import { cacheOfEntries, memoize } from '../lib/memoize.ts';
import type { Place } from '../place/place.ts';
import { moonDay, sunDay } from '../sky/day.ts';
import { daylightMs, goldenHours, type LightSpan } from '../sky/light.ts';
import { type CivilDate, civilDay, formatClock12, type OffsetTable, offsetTable } from '../time/civil.ts';
import { MINUTE_MS } from '../time/units.ts';
import type { BodyOf, Shape } from './body.ts';
import { dateParameter } from './dates.ts';
import { invalidField } from './errors.ts';
import { checkDayExists, checkPlaceText, locate, todayAt } from './locate.ts';
import { operation } from './operation.ts';
import { LocationSchema, named, queryParameter } from './schemas.ts';
import { eventText } from './weather-bodies.ts';
import { orNull } from './weather-schemas.ts';

/** The years for which the positions are checked against ephemerides. */
const FIRST_DATE = '1900-01-01';
const LAST_DATE = '2100-12-31';

const parameters = Type.Object({
  q: queryParameter,
  dt: Type.Optional(
    Type.String({
      description: `The date, yyyy-MM-dd, from ${FIRST_DATE} to ${LAST_DATE}; today at the place when left out`,
      examples: ['2026-12-21'],
    }),
  ),
});

const clock = (event: string) => Type.String({ description: `hh:mm AM/PM at the place, or No ${event}` });

const golden = (side: string) =>
  orNull(
    Type.Object(
      { from: Type.String(), to: Type.String() },
      {
        description: `hh:mm AM/PM, the sun between 4° below and 6° above the horizon ${side}; null where it does not pass both`,
      },
    ),
  );

const result = () =>
  named(
    'Astronomy',
    Type.Object({
      location: LocationSchema,
      date: Type.String({ format: 'date' }),
      astronomy: Type.Object({
        sunrise: clock('sunrise'),
        sunset: clock('sunset'),
        daylightMinutes: Type.Integer({ description: 'How long the sun is up: 0 in the polar night' }),
        solarNoon: Type.String({ description: 'hh:mm AM/PM: when the sun is highest' }),
        civilDawn: clock('civil dawn'),
        civilDusk: clock('civil dusk'),
        nauticalDawn: clock('nautical dawn'),
        nauticalDusk: clock('nautical dusk'),
        astronomicalDawn: clock('astronomical dawn'),
        astronomicalDusk: clock('astronomical dusk'),
        goldenMorning: golden('before noon'),
        goldenEvening: golden('after noon'),
        moonrise: clock('moonrise'),
        moonset: clock('moonset'),
        moonPhase: Type.String({
          description: 'New Moon, First Quarter, Full Moon or Last Quarter on its date, else Waxing Crescent and so on',
        }),
        moonIllumination: Type.Number({ minimum: 0, maximum: 100, description: 'Percent of the disk lit at noon' }),
      }),
    }),
  );

export type AstronomyBody = Shape<ReturnType<typeof result>>;

/** Each takes some four kilobytes with its text. */
const MAX_BODIES = 256;
const bodies = cacheOfEntries<string, BodyOf<ReturnType<typeof result>>>(MAX_BODIES);

export const astronomy = operation({
  name: 'astronomy',
  path: '/v1/astronomy',
  group: 'Weather',
  meter: { class: 'standard', units: 1 },
  needsKey: true,
  billingInBody: false,
  summary: 'Sun and moon at a place on a date',
  description:
    'Gives when the sun and the moon rise and set on a civil day of the place, the twilights and golden hours, the phase of the moon and how much of it is lit. An event that does not happen on the day reads so, for example No sunrise. A date that the place’s clocks left out (Samoa, 30 December 2011) is 400. Computed, not forecast.',
  parameters,
  positional: ['q'],
  result,
  example: { q: 'Leeds', dt: '2026-12-21' },
  validate(context, { q, dt }) {
    checkPlaceText(context, 'q', q);
    if (dt !== undefined) dateOf(dt);
  },
  async run(context, { q, dt }) {
    const { place } = await locate(context, 'q', q);
    const date = dt === undefined ? todayAt(place, context.clock.nowMs()) : dateOf(dt);
    checkDayExists(place, 'dt', date);
    const key = `${place.lat},${place.lon} ${place.name} ${place.tzId} ${date}`;
    return { place, body: memoize(bodies, key, () => bodyOf(place, date)), weather: null };
  },
});

/** Throws `invalid_parameter` for a text that is not a date, or one out of range. */
function dateOf(text: string): CivilDate {
  const date = dateParameter('dt', text);
  if (date >= FIRST_DATE && date <= LAST_DATE) return date;
  throw invalidField('dt', `'dt' may be from ${FIRST_DATE} to ${LAST_DATE}; it is ${date}.`);
}

function bodyOf(place: Place, date: CivilDate): BodyOf<ReturnType<typeof result>> {
  const day = civilDay(place.tzId, date);
  const zone = offsetTable(place.tzId, day.startMs, day.endMs);
  const sun = sunDay(day, place.lat, place.lon);
  const moon = moonDay(day, place.lat, place.lon);
  const { morning: goldenMorning, evening: goldenEvening } = goldenHours(day, place.lat, place.lon);
  return {
    date,
    astronomy: {
      sunrise: eventText('sunrise', sun.sunriseMs, zone),
      sunset: eventText('sunset', sun.sunsetMs, zone),
      daylightMinutes: Math.round(daylightMs(day, place.lat, place.lon) / MINUTE_MS),
      solarNoon: formatClock12(zone, sun.solarNoonMs),
      civilDawn: eventText('civil dawn', sun.civilDawnMs, zone),
      civilDusk: eventText('civil dusk', sun.civilDuskMs, zone),
      nauticalDawn: eventText('nautical dawn', sun.nauticalDawnMs, zone),
      nauticalDusk: eventText('nautical dusk', sun.nauticalDuskMs, zone),
      astronomicalDawn: eventText('astronomical dawn', sun.astronomicalDawnMs, zone),
      astronomicalDusk: eventText('astronomical dusk', sun.astronomicalDuskMs, zone),
      goldenMorning: spanBody(goldenMorning, zone),
      goldenEvening: spanBody(goldenEvening, zone),
      moonrise: eventText('moonrise', moon.moonriseMs, zone),
      moonset: eventText('moonset', moon.moonsetMs, zone),
      moonPhase: moon.phase,
      moonIllumination: Math.round(moon.illuminationPct),
    },
  };
}

function spanBody(span: LightSpan | null, zone: OffsetTable): { from: string; to: string } | null {
  return span && { from: formatClock12(zone, span.fromMs), to: formatClock12(zone, span.toMs) };
}
