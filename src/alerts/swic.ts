/**
 * Alerts of the world's weather services by point, from the Severe Weather Information Centre of the World
 * Meteorological Organization: a feature service lists the alerts that contain a point, the alerts themselves are CAP
 * files. The service is a courtesy without a contract: requests are rare, and its files, which never change, are fetched
 * once.
 *
 * No alert at a point means "no warning" only where an issuer takes part, so an empty answer is checked against the list
 * of issuers, whose ids begin with the country ("za-saws-en").
 */

import { cacheOfBytes } from '../lib/memory-size.ts';
import { inSlices } from '../lib/slices.ts';
import type { Place } from '../place/place.ts';
import type { HttpClient } from '../upstream/http-client.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { type AlertMessage, compareAlerts, type WeatherAlert } from './alert.ts';
import { MAX_CAP_BYTES, readCap } from './cap.ts';
import { isInArea, isPlaced } from './geometry.ts';
import { type Fields, featuresOf, fieldsOf, parseJson } from './json.ts';
import type { PointSource } from './point-cache.ts';
import { AlertStore } from './store.ts';
import { AlertRefused } from './xml.ts';

/** A feature is about a kB; the list of issuers some 200 kB. */
const MAX_LIST_BYTES = 1024 * 1024;
/** More alerts than this at one point are hardly warnings; the latest are read. */
const MAX_FILES = 30;
const ISSUERS_FRESH_MS = 24 * 3_600_000;

/** The countries with an issuer, and those of them whose issuer's feed works. */
interface Issuers {
  readonly countries: ReadonlySet<string>;
  readonly working: ReadonlySet<string>;
}

/** The alerts of the centre at a point; of the files that it has parsed it keeps so many bytes. */
export function swicSource(
  baseUrl: string,
  client: HttpClient,
  monotonicMs: () => number,
  maxFileBytes: number,
): PointSource {
  const files = cacheOfBytes<readonly AlertMessage[]>(maxFileBytes);
  let known: { readonly issuers: Issuers; readonly atMs: number } | null = null;

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

  /** Throws for a file of which anything cannot be read; what can is in `partial`. */
  const file = async (path: string, partial: AlertMessage[], nowMs: number): Promise<void> => {
    const cached = files.get(path);
    if (cached !== undefined) {
      partial.push(...cached);
      return;
    }
    const { value } = await client.get(`${baseUrl}/v2/cap-alerts/${path}`, {
      accept: 'application/cap+xml, application/xml',
      maxBytes: MAX_CAP_BYTES,
      read: (bytes) => bytes,
      nowMs,
    });
    if (value === null) throw new AlertRefused('it is not there (404)');
    const { messages, flaws } = await inSlices(readCap(value));
    partial.push(...messages);
    if (flaws.length > 0) throw new AlertRefused(flaws.join('; '));
    files.set(path, messages);
  };

  const issuersNow = async (nowMs: number): Promise<Issuers> => {
    if (known === null || monotonicMs() - known.atMs > ISSUERS_FRESH_MS) {
      known = { issuers: await list(`${baseUrl}/json/sources.json`, issuersOf, nowMs), atMs: monotonicMs() };
    }
    return known.issuers;
  };

  const withoutAlerts = async ({ countryCode }: Place, nowMs: number): ReturnType<PointSource> => {
    const { countries, working } = await issuersNow(nowMs);
    const country = countryCode.toLowerCase();
    if (working.has(country)) return { coverage: 'covered', alerts: [], flaw: null };
    if (!countries.has(country)) return { coverage: 'none', alerts: [], flaw: null };
    return { coverage: 'unknown', alerts: [], flaw: `the service of ${countryCode} sends it nothing at present` };
  };

  return async (lat, lon, place, nowMs) => {
    const { paths, flaw } = await list(featuresUrl(baseUrl, lat, lon), filesOf, nowMs);
    if (paths.length === 0 && flaw === null) return withoutAlerts(place, nowMs);
    const messages: AlertMessage[] = [];
    const outcomes = await Promise.allSettled(paths.slice(0, MAX_FILES).map((path) => file(path, messages, nowMs)));
    const flaws = outcomes.flatMap((outcome, i) =>
      outcome.status === 'rejected' ? `${paths[i]}: ${messageOf(outcome.reason)}` : [],
    );
    if (paths.length > MAX_FILES) flaws.push(`${paths.length - MAX_FILES} files more than it reads`);
    if (flaw !== null) flaws.push(flaw);
    for (const reason of flaws) client.logFailure(reason);
    const store = new AlertStore();
    for (const message of messages) store.add(message);
    return {
      coverage: flaws.length === 0 ? 'covered' : 'unknown',
      alerts: alertsAt(store, lat, lon, nowMs),
      flaw: flaws.at(0) ?? null,
    };
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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

/** An alert that is drawn in full must contain the point; any other was matched to the point by the service. */
function alertsAt(store: AlertStore, lat: number, lon: number, nowMs: number): WeatherAlert[] {
  const isHere = (alert: WeatherAlert) => !isPlaced(alert) || alert.areas.some((area) => isInArea(area, lat, lon));
  return store.all(nowMs).filter(isHere).sort(compareAlerts);
}

/** Paths below the folder of CAP files; no path that could lead out of it matches. */
const FILE_PATH = /^(?!\.)[\w.:+@,=~()-]+(?:\/(?!\.)[\w.:+@,=~()-]+)*$/;

interface NamedFiles {
  /** Each once, the latest first. */
  readonly paths: readonly string[];
  readonly flaw: string | null;
}

/** The files that the features name. Throws `UpstreamError` without a list of features. */
function filesOf(body: unknown): NamedFiles {
  const features = featuresOf(body);
  const { totalFeatures } = fieldsOf(body);
  const named = features.map((feature) => {
    const { capurl, sent } = fieldsOf(fieldsOf(feature).properties);
    return { path: String(capurl), sent: String(sent) };
  });
  const latestFirst = named.filter(({ path }) => FILE_PATH.test(path)).sort((a, b) => (a.sent < b.sent ? 1 : -1));
  const total = typeof totalFeatures === 'number' ? Math.max(totalFeatures, named.length) : named.length;
  const unread = total - latestFirst.length;
  return {
    paths: [...new Set(latestFirst.map(({ path }) => path))],
    flaw: unread === 0 ? null : `${unread} of ${total} alerts name no file`,
  };
}

/** The countries of the issuers. Throws `UpstreamError` without a list of any. */
function issuersOf(body: unknown): Issuers {
  const { sources } = fieldsOf(body);
  const entries = (Array.isArray(sources) ? sources : []).map((entry) => fieldsOf(fieldsOf(entry).source));
  const named = entries.filter(({ sourceId }) => typeof sourceId === 'string');
  if (named.length === 0) throw new UpstreamError('malformed', 'there are no sources');
  const countries = (issuers: readonly Fields[]) =>
    new Set(issuers.map(({ sourceId }) => String(sourceId).slice(0, 2).toLowerCase()));
  return {
    countries: countries(named),
    working: countries(named.filter(({ capAlertFeedStatus }) => capAlertFeedStatus === 'operating')),
  };
}
