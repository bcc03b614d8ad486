/**
 * Alerts of the US National Weather Service by point: `/alerts/active?point=`, GeoJSON whose properties are CAP's. The
 * service resolves the point to its zones, so an answer's alerts hold the point whether they have a geometry or not.
 * https://www.weather.gov/documentation/services-web-api
 */

import type { HttpClient } from '../upstream/http-client.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import {
  CERTAINTIES,
  cleanText,
  compareAlerts,
  messageKey,
  parseInstant,
  SEVERITIES,
  URGENCIES,
  type WeatherAlert,
  wordOf,
} from './alert.ts';
import { type AlertArea, outlineOfGeoJson } from './geometry.ts';
import { type Fields, fieldsOf, parseJson } from './json.ts';
import type { PointSource } from './point-cache.ts';

/** The country codes of the States and of the territories that the service covers. */
export const NWS_COUNTRIES: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP']);

/** A state in a bad week has a few hundred kB; a point less. */
const MAX_BYTES = 4 * 1024 * 1024;
/** A message without an end is over after a day, as in CAP. */
const EXPIRES_DEFAULT_MS = 86_400_000;

/** The alerts of the service at a point. */
export function nwsSource(baseUrl: string, client: HttpClient): PointSource {
  return async (lat, lon, _place, nowMs) => {
    const { value: alerts } = await client.get(`${baseUrl}/alerts/active?status=actual&point=${lat},${lon}`, {
      accept: 'application/geo+json',
      maxBytes: MAX_BYTES,
      read: (bytes) => readNws(parseJson(bytes)),
      nowMs,
    });
    // 404 is "out of bounds": the point is not in the United States.
    return alerts === null ? { coverage: 'none', alerts: [] } : { coverage: 'covered', alerts };
  };
}

/** The alerts of an answer, most severe first. Throws `UpstreamError` unless it is a list of features. */
export function readNws(body: unknown): WeatherAlert[] {
  const features = fieldsOf(body).features;
  if (!Array.isArray(features)) throw new UpstreamError('malformed', 'there are no features');
  const properties = features.map((feature) => fieldsOf(fieldsOf(feature).properties));
  const removed = new Set(properties.filter(isActual).flatMap(referencesOf));
  return features
    .flatMap((feature) => alertOf(fieldsOf(feature)))
    .filter(({ id }) => !removed.has(id))
    .sort(compareAlerts);
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? cleanText(value) : '';
}

function isActual(properties: Fields): boolean {
  return textOf(properties, 'status') === 'Actual';
}

function referencesOf(properties: Fields): string[] {
  const { references } = properties;
  if (!Array.isArray(references)) return [];
  return references.map(fieldsOf).flatMap((reference) => {
    const sentMs = parseInstant(textOf(reference, 'sent'));
    if (Number.isNaN(sentMs)) return [];
    return [messageKey(textOf(reference, 'sender'), textOf(reference, 'identifier'), sentMs)];
  });
}

/** None for a test, a cancellation, an acknowledgement, a past alert, or one without its identity. */
function alertOf(feature: Fields): WeatherAlert[] {
  const properties = fieldsOf(feature.properties);
  const text = (name: string) => textOf(properties, name);
  const sentMs = parseInstant(text('sent'));
  const urgency = wordOf(URGENCIES, text('urgency'));
  const isWarning = /^(alert|update)$/i.test(text('messageType')) && urgency !== 'Past';
  if (!isActual(properties) || !isWarning || text('id') === '' || Number.isNaN(sentMs)) return [];
  const firstInstant = (...names: string[]) =>
    names.map((name) => parseInstant(text(name))).find((instant) => !Number.isNaN(instant));
  const effectiveMs = firstInstant('effective') ?? sentMs;
  const onsetMs = firstInstant('onset') ?? effectiveMs;
  // `expires` is when the message is due to be replaced, `ends` when the event is over; the latter is often missing.
  const endMs = firstInstant('ends', 'expires');
  const event = text('event') || text('headline') || 'Alert';
  return [
    {
      id: messageKey(text('sender'), text('id'), sentMs),
      event,
      headline: text('headline') || event,
      description: text('description'),
      instruction: text('instruction') || null,
      severity: wordOf(SEVERITIES, text('severity')),
      urgency,
      certainty: wordOf(CERTAINTIES, text('certainty')),
      effectiveMs,
      onsetMs,
      expiresMs: endMs ?? Math.max(onsetMs, sentMs) + EXPIRES_DEFAULT_MS,
      expiresEstimated: endMs === undefined,
      areas: [areaOf(text('areaDesc'), fieldsOf(feature.geometry))],
      language: text('language') || 'en-US',
      source: text('senderName') || 'NWS',
      web: /^https?:\/\//i.test(text('web')) ? text('web') : null,
    },
  ];
}

function areaOf(description: string, geometry: Fields): AlertArea {
  return { description, ...outlineOfGeoJson(geometry), circles: [], geocodes: [] };
}
