/** Which calls of the API a view is made of. */
import type { AirQuality } from '../../operations/airquality.ts';
import type { ForecastBody } from '../../operations/forecast.ts';
import type { WarnedOf } from '../panels/alerts.tsx';
import type { Request } from './use-loaded.ts';
import type { CompleteView } from './view.ts';

/** The day that is meant where none is said. */
export const USUAL_DAY = 'tomorrow';
export const DAYS_COMPARED = 14;
export const UNITS = 'metric';

type Key = string | null;

/** The decision with its hours, reasons and chances. */
export function decisionRequest({ place, activity, day, from, to }: CompleteView, key: Key): Request {
  const when = day ?? USUAL_DAY;
  return {
    path: '/v1/decide',
    parameters: {
      location: place,
      activity,
      when,
      from,
      to,
      detail: 'hourly',
      explain: 'yes',
      chances: 'yes',
    },
    key,
    subject: `${place} ${activity}`,
  };
}

/** The fortnight, ranked; the same whichever day is looked at. */
export function fortnightRequest({ place, activity, from, to }: CompleteView, key: Key): Request {
  return {
    path: '/v1/best-day',
    parameters: { location: place, activity, from, to, days: DAYS_COMPARED, chances: 'yes' },
    key,
    subject: `${place} ${activity}`,
  };
}

/** A forecast from which nothing is excluded, so that what its parts hold is whole. */
export type FullForecast = Omit<ForecastBody, 'current' | keyof WarnedOf> &
  Partial<WarnedOf> & { readonly current: { readonly airQuality?: AirQuality | null } };

/** The hours behind the decisions, the air and the official warnings; the same whatever they are for. */
export function forecastRequest({ place }: CompleteView, key: Key): Request {
  return {
    path: '/v1/forecast',
    parameters: { q: place, days: DAYS_COMPARED, units: UNITS, aqi: 'yes', alerts: 'yes' },
    key,
    subject: place,
  };
}

/** Sun and moon of a date. */
export function astronomyRequest({ place }: CompleteView, date: string, key: Key): Request {
  return { path: '/v1/astronomy', parameters: { q: place, dt: date }, key, subject: place };
}

/** All activities with their limits. */
export const ACTIVITIES_REQUEST: Request = { path: '/v1/activities', parameters: {}, key: null, subject: '' };
