/** Whether the process is alive (`/healthz`) and whether it can answer (`/readyz`). No key, no secrets. */
import type { Service } from '../service/service.ts';
import { upstreamHosts } from '../service/upstream-hosts.ts';
import { zoneReleaseInUse } from '../time/zones.ts';
import { baseHeaders } from './headers.ts';

export function healthz(_request: Request, requestId: string): Response {
  return new Response('{"status":"ok"}', { headers: baseHeaders(requestId) });
}

/** Upstream hosts and the language model are reported but not required: cached and embedded answers work without them. */
export async function readyz(service: Service, requestId: string): Promise<Response> {
  const databaseWritable = await service.accounts.isWritable();
  const ready = databaseWritable && service.places.count > 0;
  const { mode, upstreamHasAnswered, upstreamPauseSeconds, ensembles } = service.weather.state();
  const body = {
    status: ready ? 'ready' : 'not ready',
    database_writable: databaseWritable,
    places: service.places.count,
    tzdata: zoneReleaseInUse(),
    weather: {
      mode,
      upstream_has_answered: upstreamHasAnswered,
      upstream_pause_seconds: upstreamPauseSeconds,
      ensembles: { setting: ensembles.setting, lacking: ensembles.lack !== null },
    },
    language_model: languageModelState(service),
    upstream: upstreamHosts(service).map((status) => ({
      service: status.service,
      host: status.host,
      pause_seconds: status.pauseSeconds,
      last_answer_seconds_ago: status.lastAnswerSecondsAgo,
    })),
    version: service.version,
  };
  return new Response(JSON.stringify(body), { status: ready ? 200 : 503, headers: baseHeaders(requestId) });
}

/** Without the model's URL and name: this page needs no key. */
function languageModelState({ languageModel }: Service): object {
  if (languageModel === null) return { status: 'not configured' };
  const { status, pauseSeconds } = languageModel.state();
  return { status, pause_seconds: pauseSeconds };
}
