/** The whole service over an upstream that sends one of the days, asked over HTTP. */
import { answerFaults } from '../../support/answer-shape.ts';
import { startTestService } from '../../support/service.ts';
import { startUpstream, type TestUpstream, type UpstreamOptions } from '../../upstream/server.ts';
import { instantOn, upstreamOn, type WeatherDay } from './day.ts';

/** As much of the bodies of decide and best-day as the tests look at. */
export interface DecisionBody {
  readonly error?: { readonly code: string; readonly message: string };
  readonly verdict: 'great' | 'good' | 'fair' | 'poor' | 'avoid';
  readonly score: number;
  readonly summary: string;
  readonly source: string;
  readonly risks: readonly { readonly type: string; readonly severity: string; readonly detail: string }[];
  readonly day_worst?: {
    readonly issue: string;
    readonly severity: string;
    readonly from: string;
    readonly to: string;
  } | null;
  readonly data: Readonly<Record<string, unknown>> & {
    readonly confidence: number;
    readonly source: string;
    readonly missing: readonly string[];
  };
  readonly best: RankedBody;
  readonly days: readonly RankedBody[];
}

export interface RankedBody {
  readonly date: string;
  readonly verdict: DecisionBody['verdict'];
  readonly score: number;
  readonly expected_score: number;
  readonly confidence: number;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: DecisionBody;
}

export interface DayService {
  readonly upstream: TestUpstream;
  /** decide at the place of the day, or at `location`. */
  decide(activity: string, query?: Readonly<Record<string, string>>): Promise<Answered>;
  bestDay(activity: string, days: number): Promise<Answered>;
  close(): Promise<void>;
}

/** The clock stands at ten past an hour of the day, 01:10 unless told. */
export async function serviceOnDay(
  day: WeatherDay,
  {
    hour = 1,
    minute = 10,
    env = {},
    upstream: more = {},
  }: {
    hour?: number;
    minute?: number;
    env?: Readonly<Record<string, string>>;
    upstream?: Omit<UpstreamOptions, 'weather' | 'nowMs'>;
  } = {},
): Promise<DayService> {
  const now = instantOn(day, hour, minute);
  const upstream = startUpstream({
    weather: upstreamOn(day),
    nowMs: () => Date.parse(now),
    elevationM: day.place.elevationM ?? 50,
    ...more,
  });
  const fairday = await startTestService({
    FAIRDAY_NOW: now,
    FAIRDAY_WEATHER: 'open-meteo',
    FAIRDAY_OPEN_METEO_URL: upstream.url,
    ...env,
  });
  const key = await fairday.keyOf('verified');
  const ask = async (operation: string, parameters: Readonly<Record<string, string>>): Promise<Answered> => {
    const response = await fairday.get(`/v1/${operation}?${new URLSearchParams(parameters)}`, key);
    const body = (await response.json()) as DecisionBody;
    if (response.status === 200) {
      const faults = answerFaults(operation, body);
      if (faults.length > 0) throw new Error(`the body of ${operation}: ${faults.join(', ')}`);
    }
    return { status: response.status, headers: response.headers, body };
  };
  const location = `${day.place.lat},${day.place.lon}`;
  return {
    upstream,
    decide: (activity, query = {}) => ask('decide', { location, activity, ...query }),
    bestDay: (activity, days) => ask('best-day', { location, activity, days: String(days) }),
    async close() {
      upstream.heal();
      await fairday.stop();
      await upstream.stop();
    },
  };
}
