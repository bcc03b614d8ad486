/**
 * An upstream for tests: answers `/v1/forecast`, `/v1/archive`, `/v1/air-quality`, `/v1/marine`, `/v1/seasonal` and
 * `/v1/ensemble` as Open-Meteo does, on this machine, from a weather function or from a recorded answer, and `/v1/search` from a few towns;
 * it fails on demand in each way that the real one has. Lists of dates are answered by a list, a span each.
 *
 * Parameters are checked and refused with the real sentences, so that a request that would fail there fails here. It
 * knows what Fairday may send: metric units, explicit dates, GMT and unix time, or whole days of a zone; anything else is 501.
 */
import { dailyAnswer, dailyNames, isKnownRequestOfDays, reasonAgainstDays } from './daily.ts';
import { ensembleAnswer, reasonAgainstEnsemble, type UpstreamEnsemble } from './ensemble.ts';
import { searchBody } from './towns.ts';
import {
  mildWeather,
  outlookUnit,
  PREVIOUS_DAY,
  type UpstreamKind,
  type UpstreamOutlook,
  type UpstreamWeather,
  upstreamUnit,
  warmOutlook,
} from './weather.ts';
import { datesOf, weightOf } from './weight.ts';

/** One way to fail. `slow` answers after that many milliseconds; `reset` drops the connection in mid-answer. */
export type Fault =
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'status'; readonly status: number; readonly body: string }
  | {
      readonly kind:
        | 'hang'
        | 'reset'
        | 'redirect'
        | 'minutely-limit'
        | 'hourly-limit'
        | 'daily-limit'
        | 'concurrency-limit'
        | 'cut-json'
        | 'error-in-200'
        | 'nulls'
        | 'wrong-length'
        | 'huge';
    };

type DataKind = UpstreamKind | 'ensemble';
export type RequestKind = DataKind | 'geocoding';

export interface UpstreamOptions {
  readonly weather?: UpstreamWeather;
  readonly outlook?: UpstreamOutlook;
  readonly ensemble?: UpstreamEnsemble;
  /** Wall clock of the upstream: decides which dates it accepts, and its Date header. */
  readonly nowMs?: () => number;
  readonly elevationM?: number;
  /** A recorded answer, served verbatim to every well-formed request. */
  readonly recorded?: string;
  /** The value of a quarter of an hour, stamped at its end. */
  readonly quarters?: (variable: string, epochSeconds: number) => number | null;
  /** The record of a model's runs, `/data/MODEL/static/meta.json`; without it there are none, and the answer is 404. */
  readonly runs?: (model: string) => ModelRecord | null;
  /** The answer to every search for towns, instead of the towns of the search. */
  readonly searchAnswer?: string;
}

/** Epoch seconds, as upstream writes them. */
export interface ModelRecord {
  readonly last_run_initialisation_time: number;
  readonly last_run_availability_time: number;
  readonly update_interval_seconds: number;
}

export interface TestUpstream {
  /** Models whose record was requested, in order; such requests count nowhere else. */
  readonly runsRequested: readonly string[];
  /** The base URL. */
  readonly url: string;
  /** Parameters of every request received, in order. */
  readonly requests: readonly URLSearchParams[];
  /** Kind of every request received, in order. */
  readonly kinds: readonly RequestKind[];
  /** Headers of every request received, in order. */
  readonly headers: readonly Headers[];
  /** Sum of the weights of all requests, as upstream counts them, but of ensembles, which have a budget of their own. */
  readonly weight: number;
  /** The same of requests for ensembles. */
  readonly ensembleWeight: number;
  /** The requests from now on for one kind fail in that way, whatever happens to the others. */
  failKind(kind: RequestKind, fault: Fault): void;
  /** Most requests in flight at one time. */
  readonly peak: number;
  /** The next `times` requests, all by default, fail in that way. */
  fail(fault: Fault, times?: number): void;
  /** Every request succeeds again, those that hang included. */
  heal(): void;
  stop(): Promise<void>;
}

/** The real host runs one request per address, queues four and refuses more. */
const MAX_IN_FLIGHT = 5;
const DAY_MS = 86_400_000;
/** Days served from today on. */
const FORECAST_DAYS = 16;
const AIR_DAYS = 7;
const PREVIOUS_RUNS_SINCE_MS = Date.parse('2016-01-01T00:00:00Z');
const QUARTER_SECONDS = 900;

export function startUpstream(options: UpstreamOptions = {}): TestUpstream {
  const nowMs = options.nowMs ?? Date.now;
  const requests: URLSearchParams[] = [];
  const kinds: RequestKind[] = [];
  const headers: Headers[] = [];
  let [weight, ensembleWeight, inFlight, peak, faultsLeft] = [0, 0, 0, 0, 0];
  let fault: Fault | null = null;
  let healed = Promise.withResolvers<void>();
  const runsRequested: string[] = [];
  const faultOfKind = new Map<RequestKind, Fault>();

  const answer = async (kind: RequestKind, parameters: URLSearchParams): Promise<Response> => {
    if (kind === 'ensemble') ensembleWeight += weightOf(kind, parameters);
    else weight += kind === 'geocoding' ? 1 : weightOf(kind, parameters);
    if (inFlight > MAX_IN_FLIGHT) return limited('Too many concurrent requests');
    const current = faultsLeft-- > 0 ? fault : (faultOfKind.get(kind) ?? null);
    if (current?.kind === 'hang') await healed.promise;
    if (current?.kind === 'slow') await Bun.sleep(current.milliseconds);
    const sound =
      kind === 'geocoding' ? townsAnswer(parameters, options) : soundAnswer(kind, parameters, options, nowMs());
    return current === null ? sound : faultyAnswer(current, sound);
  };

  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const url = new URL(request.url);
      const model = /^\/data\/([a-z0-9_]+)\/static\/meta\.json$/.exec(url.pathname)?.[1];
      if (model !== undefined) {
        runsRequested.push(model);
        const record = options.runs?.(model) ?? null;
        return record === null ? refusal(404, 'Not Found') : Response.json(record);
      }
      const kind = KIND_OF_PATH.get(url.pathname);
      if (kind === undefined) return refusal(404, 'Not Found');
      requests.push(url.searchParams);
      kinds.push(kind);
      headers.push(request.headers);
      inFlight++;
      peak = Math.max(peak, inFlight);
      try {
        const response = await answer(kind, url.searchParams);
        response.headers.set('date', new Date(nowMs()).toUTCString());
        return response;
      } finally {
        inFlight--;
      }
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    requests,
    kinds,
    headers,
    runsRequested,
    get weight() {
      return weight;
    },
    get ensembleWeight() {
      return ensembleWeight;
    },
    get peak() {
      return peak;
    },
    fail(newFault, times = Number.POSITIVE_INFINITY) {
      fault = newFault;
      faultsLeft = times;
    },
    failKind(kind, newFault) {
      faultOfKind.set(kind, newFault);
    },
    heal() {
      faultsLeft = 0;
      faultOfKind.clear();
      healed.resolve();
      healed = Promise.withResolvers();
    },
    async stop() {
      healed.resolve();
      await server.stop(true);
    },
  };
}

/** An upstream that gives one recorded answer of the real service, whatever the request. */
export function recordedUpstream(recorded: string): TestUpstream {
  return startUpstream({ recorded });
}

const KIND_OF_PATH: ReadonlyMap<string, RequestKind> = new Map([
  ['/v1/forecast', 'forecast'],
  ['/v1/archive', 'archive'],
  ['/v1/air-quality', 'air-quality'],
  ['/v1/marine', 'marine'],
  ['/v1/seasonal', 'seasonal'],
  ['/v1/ensemble', 'ensemble'],
  ['/v1/search', 'geocoding'],
]);

function soundAnswer(kind: DataKind, parameters: URLSearchParams, options: UpstreamOptions, nowMs: number): Response {
  const reason = options.recorded === undefined ? reasonToRefuse(kind, parameters, nowMs) : null;
  if (reason !== null) return refusal(400, reason);
  const isKnown =
    dailyNames(parameters).length > 0
      ? isKnownRequestOfDays(parameters)
      : parameters.get('timezone') === 'GMT' && parameters.get('timeformat') === 'unixtime';
  if (!isKnown) {
    return refusal(501, 'This upstream only knows GMT and unixtime');
  }
  return new Response(options.recorded ?? bodyFor(kind, parameters, options, nowMs), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}

function townsAnswer(parameters: URLSearchParams, options: UpstreamOptions): Response {
  const body = options.searchAnswer ?? searchBody(parameters);
  return body === null
    ? refusal(501, 'This upstream only knows name, count, countryCode, language=en and format=json')
    : new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' } });
}

/** The sentence with which the real service refuses such a request, or null when it is well-formed. */
function reasonToRefuse(kind: DataKind, parameters: URLSearchParams, nowMs: number): string | null {
  const [lat, lon] = [Number(parameters.get('latitude')), Number(parameters.get('longitude'))];
  if (!(Math.abs(lat) <= 90)) return `Latitude must be in range of -90 to 90°. Given: ${lat}.`;
  if (!(Math.abs(lon) <= 180)) return `Longitude must be in range of -180 to 180°. Given: ${lon}.`;
  if (kind === 'seasonal') return reasonAgainstOutlook(parameters);
  if (kind === 'ensemble') return reasonAgainstEnsemble(parameters);
  const ofDays = reasonAgainstDays(parameters);
  if (ofDays !== null) return ofDays;
  if (parameters.has('forecast_days')) {
    return "Parameter 'forecast_days' is mutually exclusive with 'start_date' and 'end_date'";
  }
  const names = ['hourly', 'minutely_15'].flatMap((section) => parameters.get(section)?.split(',') ?? []);
  const arePast = kind === 'forecast' && names.every((name) => PREVIOUS_DAY.test(name));
  const todayMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const [firstMs, lastMs] = arePast ? [PREVIOUS_RUNS_SINCE_MS, todayMs] : daysServed(kind, todayMs);
  const [starts, ends] = [datesOf(parameters, 'start_date'), datesOf(parameters, 'end_date')];
  if (starts.length !== ends.length) {
    return "Parameter 'start_date' and 'end_date' must have the same number of elements";
  }
  for (const [name, days] of [
    ['start_date', starts],
    ['end_date', ends],
  ] as const) {
    if (!days.every((dayMs) => dayMs >= firstMs && dayMs <= lastMs)) {
      return `Parameter '${name}' is out of allowed range from ${isoDate(firstMs)} to ${isoDate(lastMs)}`;
    }
  }
  const unknown = names.find((name) => upstreamUnit(name, kind) === null);
  if (unknown === undefined) return null;
  return `Data corrupted at path ''. Cannot initialize SurfacePressureAndHeightVariable from invalid String value ${unknown}.`;
}

/** The seasonal model reaches 217 days. */
function reasonAgainstOutlook(parameters: URLSearchParams): string | null {
  const days = Number(parameters.get('forecast_days'));
  if (!(days >= 0 && days <= 217)) return `Forecast days is invalid. Allowed range 0 to 217. Given ${days}.`;
  for (const span of ['weekly', 'monthly']) {
    const unknown = (parameters.get(span) ?? '').split(',').find((name) => outlookUnit(name) === null);
    if (unknown !== undefined) return `Cannot initialize variable from invalid String value ${unknown} for key ${span}`;
  }
  return null;
}

/** First and last day that a kind has; the archive ends today, with provisional days. */
function daysServed(kind: Exclude<UpstreamKind, 'seasonal'>, todayMs: number): readonly [number, number] {
  switch (kind) {
    case 'forecast':
      return [todayMs - 93 * DAY_MS, todayMs + (FORECAST_DAYS - 1) * DAY_MS];
    case 'archive':
      return [Date.parse('1940-01-01T00:00:00Z'), todayMs];
    case 'marine':
      return [Date.parse('1940-01-01T00:00:00Z'), todayMs + (FORECAST_DAYS - 1) * DAY_MS];
    case 'air-quality':
      return [Date.parse('2013-01-01T00:00:00Z'), todayMs + (AIR_DAYS - 1) * DAY_MS];
  }
}

function isoDate(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

function bodyFor(kind: DataKind, parameters: URLSearchParams, options: UpstreamOptions, nowMs: number): string {
  if (kind === 'ensemble') return JSON.stringify(ensembleAnswer(parameters, options.ensemble, nowMs));
  if (kind === 'seasonal') return JSON.stringify(outlookAnswer(parameters, options, nowMs));
  const ends = datesOf(parameters, 'end_date');
  const answers = datesOf(parameters, 'start_date').map((startMs, i) => ({
    ...(dailyNames(parameters).length > 0
      ? dailyAnswer(parameters, options.weather ?? mildWeather, startMs, ends[i], nowMs)
      : weatherAnswer(kind, parameters, options, startMs, ends[i])),
    ...(i === 0 ? {} : { location_id: i }),
  }));
  return JSON.stringify(answers.length === 1 ? answers[0] : answers);
}

/** Weeks from this Monday on for as long as the weekly model reaches, and the seven months from this one. */
function outlookAnswer(parameters: URLSearchParams, options: UpstreamOptions, nowMs: number): object {
  const outlook = options.outlook ?? warmOutlook;
  const now = new Date(nowMs);
  const mondayMs = (Math.floor((nowMs / DAY_MS - 4) / 7) * 7 + 4) * DAY_MS;
  const starts = {
    weekly: Array.from({ length: 6 }, (_, i) => mondayMs + i * 7 * DAY_MS),
    monthly: Array.from({ length: 7 }, (_, i) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + i, 1)),
  };
  const spans = (['weekly', 'monthly'] as const).map((span) => {
    const time = starts[span].map((startMs) => startMs / 1000);
    const names = (parameters.get(span) ?? '').split(',');
    const units = Object.fromEntries(names.map((name) => [name, outlookUnit(name)]));
    const values = Object.fromEntries(names.map((name) => [name, time.map((at) => outlook(name, span, at))]));
    return { [`${span}_units`]: { time: 'unixtime', ...units }, [span]: { time, ...values } };
  });
  return { latitude: 51.5, longitude: 0, utc_offset_seconds: 0, elevation: 20, ...spans[0], ...spans[1] };
}

function weatherAnswer(
  kind: UpstreamKind,
  parameters: URLSearchParams,
  options: UpstreamOptions,
  startMs: number,
  endMs: number,
): object {
  const weather = options.weather ?? mildWeather;
  const [lat, lon] = [Number(parameters.get('latitude')), Number(parameters.get('longitude'))];
  const startSeconds = startMs / 1000;
  const hours = ((endMs + DAY_MS) / 1000 - startSeconds) / 3600;
  const time = Array.from({ length: hours }, (_, i) => startSeconds + i * 3600);
  const names = parameters.get('hourly')?.split(',') ?? [];
  const quarters = parameters.get('minutely_15')?.split(',') ?? [];
  const quarterTimes = Array.from({ length: hours * 4 }, (_, i) => startSeconds + i * QUARTER_SECONDS);
  // An hour's precipitation falls evenly over its quarters unless the test says otherwise.
  const quarterOf = (name: string, at: number): number | null => {
    const told = options.quarters?.(name, at);
    if (told !== undefined) return told;
    const hourly = weather(name, Math.ceil(at / 3600) * 3600, lat, lon);
    return hourly === null ? null : hourly / 4;
  };
  return {
    latitude: lat,
    longitude: lon,
    generationtime_ms: 0.5,
    utc_offset_seconds: 0,
    timezone: 'GMT',
    timezone_abbreviation: 'GMT',
    elevation: options.elevationM ?? 35,
    ...(names.length === 0 ? {} : section(kind, 'hourly', names, time, (name, at) => weather(name, at, lat, lon))),
    ...(quarters.length === 0 ? {} : section(kind, 'minutely_15', quarters, quarterTimes, quarterOf)),
  };
}

function section(
  kind: UpstreamKind,
  title: string,
  names: readonly string[],
  time: readonly number[],
  of: (name: string, at: number) => number | null,
): object {
  return {
    [`${title}_units`]: {
      time: 'unixtime',
      ...Object.fromEntries(names.map((name) => [name, upstreamUnit(name, kind)])),
    },
    [title]: { time, ...Object.fromEntries(names.map((name) => [name, time.map((at) => of(name, at))])) },
  };
}

function refusal(status: number, reason: string): Response {
  return Response.json({ error: true, reason }, { status });
}

function limited(reason: string): Response {
  return refusal(429, reason);
}

/** The answer in place of the sound one. */
export async function faultyAnswer(fault: Fault, sound: Response): Promise<Response> {
  switch (fault.kind) {
    case 'slow':
    case 'hang':
      return sound;
    case 'status':
      return new Response(fault.body, { status: fault.status });
    case 'redirect':
      return new Response(null, { status: 302, headers: { location: '/elsewhere' } });
    case 'reset':
      return dropped();
    case 'minutely-limit':
      return limited('Minutely API request limit exceeded. Please try again in one minute.');
    case 'hourly-limit':
      return limited('Hourly API request limit exceeded. Please try again in the next hour.');
    case 'daily-limit':
      return limited('Daily API request limit exceeded. Please try again tomorrow.');
    case 'concurrency-limit':
      return limited('Too many concurrent requests');
    case 'cut-json':
      return new Response(
        `${(await sound.text()).slice(0, 5000)}Unexpected error while streaming data: timeoutReached`,
      );
    case 'error-in-200':
      return Response.json({ error: true, reason: 'The service is overloaded' });
    case 'nulls':
      return new Response(withHours(await sound.text(), (values) => values.map(() => null)));
    case 'wrong-length':
      return new Response(withHours(await sound.text(), (values) => values.slice(1)));
    case 'huge':
      return new Response(' '.repeat(8 * 1024 * 1024));
  }
}

/** The answer with every column but the times changed. */
function withHours(body: string, change: (values: unknown[]) => unknown[]): string {
  const parsed = JSON.parse(body);
  for (const answer of [parsed].flat()) {
    for (const table of [answer.hourly, answer.daily, answer.weekly, answer.monthly].filter(
      (found) => found !== undefined,
    )) {
      for (const [name, values] of Object.entries(table)) {
        if (name !== 'time' && Array.isArray(values)) table[name] = change(values);
      }
    }
  }
  return JSON.stringify(parsed);
}

/** Promises more than it sends, then ends: the client sees its connection closed. */
function dropped(): Response {
  const body = new ReadableStream({
    async pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"latitude":'));
      await Bun.sleep(1);
      // Without an error object, which Bun would print.
      controller.error(undefined);
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}
