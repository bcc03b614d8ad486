/**
 * Sends the requests of a backtest, one after the other, and keeps each answer before the next. It waits where a limit is
 * reached, upstream's or our own, for as long as that lasts; a host that fails again and again ends it.
 */
import type { BacktestState } from '../../adapters/backtest-state.ts';
import { UpstreamError, type UpstreamErrorKind } from '../../upstream/upstream-error.ts';
import type { OpenMeteoHost } from '../../weather/sources/open-meteo/host.ts';
import { parseObject } from '../../weather/sources/open-meteo/parse.ts';
import { CommandFailure, EXIT } from '../command.ts';
import type { PlannedRequest } from './plan.ts';

export interface FetchPorts {
  readonly hosts: Readonly<Record<PlannedRequest['kind'], Pick<OpenMeteoHost, 'get'>>>;
  readonly state: BacktestState;
  readonly nowMs: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Called before each request with how many answers there are of all. */
  readonly onProgress: (done: number, total: number) => void;
  /** A wait of that long, and why. */
  readonly onWait: (ms: number, reason: string) => void;
}

/** Failures one after the other that are not limits. */
const MAX_FAILURES = 6;
const PAUSE_MS = 5_000;

/** Throws `CommandFailure` where it cannot go on; what was answered until then is kept. */
export async function fetchAll(requests: readonly PlannedRequest[], ports: FetchPorts): Promise<void> {
  const missing = requests.filter(({ key }) => !ports.state.has(key));
  for (const [i, request] of missing.entries()) {
    ports.onProgress(requests.length - missing.length + i, requests.length);
    const body = await fetchPatiently(request, ports);
    ports.state.put(request.key, body, request.weight, ports.nowMs());
  }
  ports.onProgress(requests.length, requests.length);
}

async function fetchPatiently(request: PlannedRequest, { hosts, nowMs, wait, onWait }: FetchPorts): Promise<string> {
  const { kind, path, parameters, weight } = request;
  for (let failures = 0; ; ) {
    try {
      return await hosts[kind].get({ path, parameters, weight, nowMs: nowMs() }, (body) => {
        parseObject(body);
        return body;
      });
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const isLimit = error.kind === 'limited' || error.kind === 'exhausted';
      if (!isLimit) failures++;
      if (failures === MAX_FAILURES || isFinal(error)) throw gaveUp(request, error);
      const ms = error.retryAfterMs ?? PAUSE_MS * 2 ** (failures - 1);
      onWait(ms, error.message);
      await wait(ms);
    }
  }
}

/** Another try would be answered the same. */
function isFinal({ kind }: UpstreamError): boolean {
  return kind === 'rejected' || kind === 'denied' || kind === 'closed';
}

function gaveUp({ key }: PlannedRequest, error: UpstreamError): CommandFailure {
  const next = NEXT[error.kind] ?? 'run the same command again to go on from here';
  return new CommandFailure(EXIT.weatherUnavailable, `no answer for "${key}": ${error.message}; ${next}`);
}

const NEXT: Readonly<Partial<Record<UpstreamErrorKind, string>>> = {
  rejected: 'other dates may be answered',
  denied: 'check FAIRDAY_OPEN_METEO_URL, and that the plan of FAIRDAY_OPEN_METEO_KEY includes past forecasts',
};
