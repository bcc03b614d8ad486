/** Which calls of the API a view is made of. */
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

/** The hours behind the decisions, with the air and the warnings; the same whatever they are for. */
export function forecastRequest({ place }: CompleteView, key: Key): Request {
  return {
    path: '/v1/forecast',
    parameters: { q: place, days: DAYS_COMPARED, units: UNITS, aqi: 'yes', alerts: 'yes' },
    key,
    subject: place,
  };
}

/** All activities with their limits. */
export const ACTIVITIES_REQUEST: Request = { path: '/v1/activities', parameters: {}, key: null, subject: '' };
