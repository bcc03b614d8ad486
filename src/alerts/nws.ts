/**
 * Alerts of the US National Weather Service by point: `/alerts/active?point=`, GeoJSON whose properties are CAP's. The
 * service resolves the point to its zones, so an answer's alerts hold the point whether they have a geometry or not.
 * https://www.weather.gov/documentation/services-web-api
 */

import type { HttpClient } from '../upstream/http-client.ts';
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
import { type Fields, featuresOf, fieldsOf, parseJson } from './json.ts';
import type { PointSource } from './point-cache.ts';

/** The country codes of the States and of the territories that the service covers. */
export const NWS_COUNTRIES: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP']);

/** A point has some tens of kB in a bad week. */
const MAX_BYTES = 1024 * 1024;
/** A point has twenty at most. */
const MAX_FEATURES = 500;
/** A message without an end is over after a day, as in CAP. */
const EXPIRES_DEFAULT_MS = 86_400_000;

/** The alerts of the service at a point. */
export function nwsSource(baseUrl: string, client: HttpClient): PointSource {
  return async (lat, lon, _place, nowMs) => {
    const { value } = await client.get(`${baseUrl}/alerts/active?status=actual&point=${lat},${lon}`, {
      accept: 'application/geo+json',
      maxBytes: MAX_BYTES,
      read: (bytes) => readNws(parseJson(bytes)),
      isNothing: isOutOfBounds,
      nowMs,
    });
    if (value === null) return { coverage: 'none', alerts: [], flaw: null };
    const { alerts, flaw } = value;
    if (flaw !== null) client.logFailure(flaw);
    return { coverage: flaw === null ? 'covered' : 'unknown', alerts, flaw };
  };
}

/** "…/problems/InvalidPoint": the point is not in the United States. A 404 of another kind is that of a wrong address. */
function isOutOfBounds(bytes: Uint8Array): boolean {
  try {
    return /\/problems\/\w+$/.test(String(fieldsOf(parseJson(bytes)).type));
  } catch {
    return false;
  }
}

interface NwsAlerts {
  /** Most severe first. */
  readonly alerts: readonly WeatherAlert[];
  /** What could not be read of the answer; null where the alerts are all there are. */
  readonly flaw: string | null;
}

/** The alerts of an answer. Throws `UpstreamError` unless it is a list of features. */
export function readNws(body: unknown): NwsAlerts {
  const listed = featuresOf(body);
  const features = listed.slice(0, MAX_FEATURES).map(fieldsOf);
  const removed = new Set(
    features
      .map(({ properties }) => fieldsOf(properties))
      .filter(isActual)
      .flatMap(referencesOf),
  );
  const read = features.map(alertOf);
  const alerts = read.flatMap((alerts) => alerts ?? []).filter(({ id }) => !removed.has(id));
  const unread = listed.length - features.length + read.filter((alerts) => alerts === null).length;
  return {
    alerts: alerts.sort(compareAlerts),
    flaw: unread === 0 ? null : `${unread} of ${listed.length} alerts cannot be read`,
  };
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

const STATUSES: ReadonlySet<string> = new Set(['Actual', 'Exercise', 'System', 'Test', 'Draft']);
const KINDS: ReadonlySet<string> = new Set(['alert', 'update', 'cancel', 'ack', 'error']);

/** None for a test, a cancellation, an acknowledgement or a past alert; null for what cannot be read. */
function alertOf(feature: Fields): WeatherAlert[] | null {
  const properties = fieldsOf(feature.properties);
  const text = (name: string) => textOf(properties, name);
  const sentMs = parseInstant(text('sent'));
  const urgency = wordOf(URGENCIES, text('urgency'));
  const kind = text('messageType').toLowerCase();
  if (!STATUSES.has(text('status')) || !KINDS.has(kind) || text('id') === '' || Number.isNaN(sentMs)) return null;
  const isWarning = (kind === 'alert' || kind === 'update') && urgency !== 'Past';
  if (!isActual(properties) || !isWarning) return [];
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
