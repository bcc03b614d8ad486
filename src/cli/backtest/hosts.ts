/** The hosts that a backtest asks, with one budget for all of them, from which what was spent before is taken. */
import type { BacktestState } from '../../adapters/backtest-state.ts';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../lib/clock.ts';
import { VERSION } from '../../lib/version.ts';
import { DAY_MS } from '../../time/units.ts';
import type { Fetch } from '../../upstream/fetch.ts';
import { RateBudget } from '../../upstream/rate-budget.ts';
import type { OpenMeteoHost } from '../../weather/sources/open-meteo/host.ts';
import { openMeteoHost } from '../../weather/sources/open-meteo/kinds.ts';
import { publicHostLimits } from '../../weather/sources/open-meteo/limits.ts';
import type { PlannedRequest } from './plan.ts';

/** Nobody waits for an answer, and a server of one's own may read months of a new place for minutes. */
const TIMEOUT_MS = 5 * 60_000;

export type PastHosts = Readonly<Record<PlannedRequest['kind'], OpenMeteoHost>> & { close(): void };

/** `fetcher` and `retryPauseMs` are the process's own when left out. */
export function openPastHosts(
  config: Pick<Config, 'openMeteoUrl' | 'openMeteoKey' | 'upstreamShare' | 'contact'>,
  clock: Clock,
  state: Pick<BacktestState, 'spentSince'>,
  { fetcher = fetch, retryPauseMs }: { readonly fetcher?: Fetch; readonly retryPauseMs?: number } = {},
): PastHosts {
  // Of all of them together.
  const budget = budgetAfter(state, config.upstreamShare, clock);
  const options = {
    baseUrl: config.openMeteoUrl,
    apiKey: config.openMeteoKey,
    share: config.upstreamShare,
    userAgent: `fairday/${VERSION}${config.contact === null ? '' : ` (${config.contact})`}`,
    fetch: fetcher,
    monotonicMs: clock.monotonicMs,
    random: Math.random,
    onEvent: () => {},
    timeoutMs: TIMEOUT_MS,
    openBudget: () => budget,
    ...(retryPauseMs === undefined ? {} : { retryPauseMs }),
  };
  const hosts = {
    'previous-runs': openMeteoHost(options, 'previous-runs'),
    archive: openMeteoHost(options, 'archive'),
    'historical-forecast': openMeteoHost(options, 'historical-forecast'),
  };
  return {
    ...hosts,
    close() {
      for (const host of Object.values(hosts)) host.close();
    },
  };
}

/** A budget that has seen the requests of the last day, those of an interrupted run included. */
function budgetAfter(state: Pick<BacktestState, 'spentSince'>, share: number, clock: Clock): RateBudget {
  const wallMs = clock.nowMs();
  // The windows count from when the oldest of them opened.
  const offsetMs = DAY_MS - clock.monotonicMs();
  let atMs: number | null = null;
  const budget = new RateBudget(publicHostLimits(share), () => atMs ?? clock.monotonicMs() + offsetMs);
  for (const spent of state.spentSince(wallMs - DAY_MS)) {
    atMs = DAY_MS - Math.max(0, wallMs - spent.atMs);
    budget.take(spent.units);
  }
  atMs = null;
  return budget;
}
