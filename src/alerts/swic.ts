/**
 * Alerts of the world's weather services by point, from the Severe Weather Information Centre of the World
 * Meteorological Organization: a feature service says which alerts hold a point, the alerts themselves are CAP files.
 * The service is a courtesy without a contract: it is asked seldom, and its files, which never change, once.
 *
 * No alert at a point means something only where an issuer takes part, so an empty answer is held against the list of
 * issuers, whose ids begin with the country ("za-saws-en").
 */

import { LRUCache } from 'lru-cache';
import type { Place } from '../place/place.ts';
import type { DocumentClient } from '../upstream/document-client.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { type AlertMessage, compareAlerts, type WeatherAlert } from './alert.ts';
import { MAX_CAP_BYTES, readCap } from './cap.ts';
import { hasShape, isInArea } from './geometry.ts';
import type { AskPoint } from './points.ts';
import { AlertStore } from './store.ts';
import { AlertRefused } from './xml.ts';

/** A feature is about a kB; the list of issuers some 200 kB. */
const MAX_LIST_BYTES = 4 * 1024 * 1024;
/** More alerts than this at one point are repetitions; those sent last are read. */
const MAX_FILES = 30;
/** Files kept parsed: what a region has in force at a time. */
const FILES_KEPT = 2_000;
const ISSUERS_FRESH_MS = 24 * 3_600_000;

export function askSwic(baseUrl: string, client: DocumentClient, monotonicMs: () => number): AskPoint {
  const files = new LRUCache<string, readonly AlertMessage[]>({ max: FILES_KEPT });
  let issuers: { readonly countries: ReadonlySet<string>; readonly atMs: number } | null = null;

  const list = async (url: string): Promise<unknown> => {
    const { status, bytes } = await client.get(url, { accept: 'application/json', maxBytes: MAX_LIST_BYTES });
    try {
      if (status === 200) return JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      client.complain('malformed: the answer is not JSON');
    }
    throw new UpstreamError('malformed', 'the answer is no list');
  };

  const file = async (path: string): Promise<readonly AlertMessage[]> => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const { status, bytes } = await client.get(`${baseUrl}/v2/cap-alerts/${path}`, {
      accept: 'application/cap+xml, application/xml',
      maxBytes: MAX_CAP_BYTES,
    });
    const messages = status === 200 ? messagesOf(bytes, client) : [];
    files.set(path, messages);
    return messages;
  };

  const hasIssuer = async (place: Place): Promise<boolean> => {
    if (issuers === null || monotonicMs() - issuers.atMs > ISSUERS_FRESH_MS) {
      issuers = { countries: countriesOf(await list(`${baseUrl}/json/sources.json`)), atMs: monotonicMs() };
    }
    return issuers.countries.has(place.countryCode.toLowerCase());
  };

  return async (lat, lon, place, nowMs) => {
    const paths = filesOf(await list(featuresUrl(baseUrl, lat, lon)));
    if (paths.length === 0) return { coverage: (await hasIssuer(place)) ? 'covered' : 'none', alerts: [] };
    const read = await Promise.allSettled(paths.slice(0, MAX_FILES).map(file));
    const store = new AlertStore();
    const messages = read.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
    for (const message of messages) store.add(message);
    const complete = read.every(({ status }) => status === 'fulfilled');
    return { coverage: complete ? 'covered' : 'unknown', alerts: alertsAt(store, lat, lon, nowMs) };
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

/** An alert that draws its area holds the point only within it; one that does not was matched by the service. */
function alertsAt(store: AlertStore, lat: number, lon: number, nowMs: number): WeatherAlert[] {
  const drawn = store.all(nowMs).filter(({ areas }) => areas.some(hasShape));
  const inside = drawn.filter(({ areas }) => areas.some((area) => isInArea(area, lat, lon)));
  return [...inside, ...store.withoutShape(nowMs)].sort(compareAlerts);
}

function messagesOf(bytes: Uint8Array, client: DocumentClient): readonly AlertMessage[] {
  try {
    return readCap(bytes).messages;
  } catch (error) {
    if (!(error instanceof AlertRefused)) throw error;
    client.complain(`an alert was left out: ${error.message}`);
    return [];
  }
}

/** Paths below the folder of CAP files; anything that could leave it is none. */
const FILE_PATH = /^(?!\.)[\w.:+@,=~()-]+(?:\/(?!\.)[\w.:+@,=~()-]+)*$/;

/** The files that the features name, each once, those sent last first. Throws for what is no list of features. */
function filesOf(body: unknown): string[] {
  const features = property(body, 'features');
  if (!Array.isArray(features)) throw new UpstreamError('malformed', 'there are no features');
  const named = features.map((feature) => {
    const properties = property(feature, 'properties');
    return { path: String(property(properties, 'capurl')), sent: String(property(properties, 'sent')) };
  });
  const latestFirst = named.filter(({ path }) => FILE_PATH.test(path)).sort((a, b) => (a.sent < b.sent ? 1 : -1));
  return [...new Set(latestFirst.map(({ path }) => path))];
}

/** The countries of the issuers whose feed works. */
function countriesOf(body: unknown): ReadonlySet<string> {
  const sources = property(body, 'sources');
  if (!Array.isArray(sources)) throw new UpstreamError('malformed', 'there are no sources');
  const working = sources
    .map((entry) => property(entry, 'source'))
    .filter((source) => property(source, 'capAlertFeedStatus') === 'operating');
  return new Set(working.map((source) => String(property(source, 'sourceId')).slice(0, 2).toLowerCase()));
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}
