/**
 * Alerts of the world's weather services by point, from the Severe Weather Information Centre of the World
 * Meteorological Organization: a feature service lists the alerts that contain a point, the alerts themselves are CAP
 * files. The service is a courtesy without a contract: requests are rare, and its files, which never change, are fetched
 * once.
 *
 * No alert at a point means "no warning" only where an issuer takes part, so an empty answer is checked against the list
 * of issuers, whose ids begin with the country ("za-saws-en").
 */

import { LRUCache } from 'lru-cache';
import type { Place } from '../place/place.ts';
import type { HttpClient } from '../upstream/http-client.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { type AlertMessage, compareAlerts, type WeatherAlert } from './alert.ts';
import { MAX_CAP_BYTES, readCap } from './cap.ts';
import { hasShape, isInArea } from './geometry.ts';
import { fieldsOf, parseJson } from './json.ts';
import type { PointSource } from './point-cache.ts';
import { AlertStore } from './store.ts';
import { AlertRefused } from './xml.ts';

/** A feature is about a kB; the list of issuers some 200 kB. */
const MAX_LIST_BYTES = 4 * 1024 * 1024;
/** More alerts than this at one point are repetitions; the latest are read. */
const MAX_FILES = 30;
/** Parsed files in memory: the alerts that a region has in force at a time. */
const MAX_CACHED_FILES = 2_000;
const ISSUERS_FRESH_MS = 24 * 3_600_000;

/** The alerts of the centre at a point. */
export function swicSource(baseUrl: string, client: HttpClient, monotonicMs: () => number): PointSource {
  const files = new LRUCache<string, readonly AlertMessage[]>({ max: MAX_CACHED_FILES });
  let issuers: { readonly countries: ReadonlySet<string>; readonly atMs: number } | null = null;

  const list = async <T>(url: string, read: (body: unknown) => T, nowMs: number): Promise<T> => {
    const answer = await client.get(url, {
      accept: 'application/json',
      maxBytes: MAX_LIST_BYTES,
      read: (bytes) => read(parseJson(bytes)),
      nowMs,
    });
    if (answer.status !== 200) throw new UpstreamError('malformed', 'the list is not there');
    return answer.value;
  };

  const file = async (path: string, nowMs: number): Promise<readonly AlertMessage[]> => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const { value } = await client.get(`${baseUrl}/v2/cap-alerts/${path}`, {
      accept: 'application/cap+xml, application/xml',
      maxBytes: MAX_CAP_BYTES,
      read: (bytes) => messagesOf(bytes, client),
      nowMs,
    });
    const messages = value ?? [];
    files.set(path, messages);
    return messages;
  };

  const hasIssuer = async (place: Place, nowMs: number): Promise<boolean> => {
    if (issuers === null || monotonicMs() - issuers.atMs > ISSUERS_FRESH_MS) {
      const countries = await list(`${baseUrl}/json/sources.json`, countriesOf, nowMs);
      issuers = { countries, atMs: monotonicMs() };
    }
    return issuers.countries.has(place.countryCode.toLowerCase());
  };

  return async (lat, lon, place, nowMs) => {
    const paths = await list(featuresUrl(baseUrl, lat, lon), filesOf, nowMs);
    if (paths.length === 0) return { coverage: (await hasIssuer(place, nowMs)) ? 'covered' : 'none', alerts: [] };
    const outcomes = await Promise.allSettled(paths.slice(0, MAX_FILES).map((path) => file(path, nowMs)));
    const store = new AlertStore();
    const messages = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
    for (const message of messages) store.add(message);
    const isComplete = outcomes.every(({ status }) => status === 'fulfilled');
    return { coverage: isComplete ? 'covered' : 'unknown', alerts: alertsAt(store, lat, lon, nowMs) };
  };
}

/** The order of the axes, latitude first, is the service's own. */
function featuresUrl(baseUrl: string, lat: number, lon: number): string {
  const query = new URLSearchParams({
    request: 'GetFeature',
    version: '1.1.0',
    typeName: 'local_postgis:postgis_geojsons',
    cql_filter: `INTERSECTS(wkb_geometry, POINT (${lat} ${lon})) AND row_type NEQ 'BOUNDARY'`,
    outputFormat: 'json',
  });
  return `${baseUrl}/f/wfs?${query}`;
}

/** An alert with a drawn area must contain the point; one without was matched to the point by the service. */
function alertsAt(store: AlertStore, lat: number, lon: number, nowMs: number): WeatherAlert[] {
  const drawn = store.all(nowMs).filter(({ areas }) => areas.some(hasShape));
  const inside = drawn.filter(({ areas }) => areas.some((area) => isInArea(area, lat, lon)));
  return [...inside, ...store.withoutShape(nowMs)].sort(compareAlerts);
}

function messagesOf(bytes: Uint8Array, client: HttpClient): readonly AlertMessage[] {
  try {
    return readCap(bytes).messages;
  } catch (error) {
    if (!(error instanceof AlertRefused)) throw error;
    client.logFailure(`an alert was left out: ${error.message}`);
    return [];
  }
}

/** Paths below the folder of CAP files; no path that could lead out of it matches. */
const FILE_PATH = /^(?!\.)[\w.:+@,=~()-]+(?:\/(?!\.)[\w.:+@,=~()-]+)*$/;

/** The files that the features name, each once, the latest first. Throws `UpstreamError` without a list of features. */
function filesOf(body: unknown): string[] {
  const { features } = fieldsOf(body);
  if (!Array.isArray(features)) throw new UpstreamError('malformed', 'there are no features');
  const named = features.map((feature) => {
    const { capurl, sent } = fieldsOf(fieldsOf(feature).properties);
    return { path: String(capurl), sent: String(sent) };
  });
  const latestFirst = named.filter(({ path }) => FILE_PATH.test(path)).sort((a, b) => (a.sent < b.sent ? 1 : -1));
  return [...new Set(latestFirst.map(({ path }) => path))];
}

/** The countries of the issuers whose feed works. Throws `UpstreamError` without a list of issuers. */
function countriesOf(body: unknown): ReadonlySet<string> {
  const { sources } = fieldsOf(body);
  if (!Array.isArray(sources)) throw new UpstreamError('malformed', 'there are no sources');
  const working = sources
    .map((entry) => fieldsOf(fieldsOf(entry).source))
    .filter(({ capAlertFeedStatus }) => capAlertFeedStatus === 'operating');
  return new Set(working.map(({ sourceId }) => String(sourceId).slice(0, 2).toLowerCase()));
}
