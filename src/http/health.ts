/** Whether the process is alive (`/healthz`) and whether it can answer (`/readyz`). No key, no secrets. */
import type { Service } from '../service/service.ts';
import { upstreamHosts } from '../service/upstream-hosts.ts';
import { zoneReleaseInUse } from '../time/zones.ts';
import { baseHeaders, privateHeaders } from './headers.ts';
import { isInsider } from './insiders.ts';

export function healthz(_request: Request, requestId: string): Response {
  return new Response('{"status":"ok"}', { headers: baseHeaders(requestId) });
}

/** For so long the last check of the database counts: it writes to the disk. */
const CHECK_COUNTS_MS = 1_000;

type Readyz = (request: Request, requestId: string, connectionIp: string) => Promise<Response>;

/**
 * The page of one service. Upstream hosts, sources of alerts and the language model are reported but not required: cached
 * and embedded answers work without them. Hosts and files are named to insiders alone, and to no page of another site.
 */
export function readiness(service: Service): Readyz {
  const { clock, config } = service;
  let checkedMs = Number.NEGATIVE_INFINITY;
  let check: Promise<boolean> = Promise.resolve(false);
  return async (request, requestId, connectionIp) => {
    const nowMs = clock.monotonicMs();
    if (nowMs - checkedMs >= CHECK_COUNTS_MS) {
      checkedMs = nowMs;
      check = service.accounts.isWritable();
    }
    const databaseWritable = await check;
    const ready = databaseWritable && service.places.count > 0;
    const body = {
      status: ready ? 'ready' : 'not ready',
      database_writable: databaseWritable,
      ...state(service),
      ...(isInsider(request, connectionIp, config) ? await sources(service) : {}),
      version: service.version,
    };
    return new Response(JSON.stringify(body), { status: ready ? 200 : 503, headers: privateHeaders(requestId) });
  };
}

/** What anybody may know. */
function state(service: Service): object {
  const { mode, upstreamHasAnswered, upstreamPauseSeconds, ensembles } = service.weather.state();
  return {
    places: service.places.count,
    tzdata: zoneReleaseInUse(),
    weather: {
      mode,
      upstream_has_answered: upstreamHasAnswered,
      upstream_pause_seconds: upstreamPauseSeconds,
      ensembles: { setting: ensembles.setting, lacking: ensembles.lack !== null },
    },
    language_model: languageModelState(service),
  };
}

/** Where weather and alerts come from, and how each does. */
async function sources(service: Service): Promise<object> {
  const nowMs = service.clock.nowMs();
  await service.alerts.refresh(nowMs, 0);
  return {
    alerts: service.alerts.state().sources.map((source) => alertSourceBody(source, nowMs)),
    upstream: upstreamHosts(service).map((status) => ({
      service: status.service,
      host: status.host,
      pause_seconds: status.pauseSeconds,
      last_answer_seconds_ago: status.lastAnswerSecondsAgo,
      budget: status.budget.map(({ windowSeconds, limit, left }) => ({ window_seconds: windowSeconds, limit, left })),
      leased: status.leased,
    })),
  };
}

type AlertSourceState = ReturnType<Service['alerts']['state']>['sources'][number];

/** A source that is incomplete may hide a warning; its first problems are named. */
function alertSourceBody(
  { kind, name, status, staleSinceMs, problemCount, problems }: AlertSourceState,
  nowMs: number,
): object {
  const lastCompleteSecondsAgo = staleSinceMs === null ? null : Math.max(0, Math.round((nowMs - staleSinceMs) / 1_000));
  return {
    kind,
    name,
    status,
    last_complete_seconds_ago: lastCompleteSecondsAgo,
    problem_count: problemCount,
    problems,
  };
}

/** Without the model's URL and name: this page needs no key. */
function languageModelState({ languageModel }: Service): object {
  if (languageModel === null) return { status: 'not configured' };
  const { status, pauseSeconds } = languageModel.state();
  return { status, pause_seconds: pauseSeconds };
}
