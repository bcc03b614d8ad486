/** Checks of what the service asks and was given: places, sources of weather and alerts, the language model. */
import { openRegions } from '../../adapters/cap-regions.ts';
import type { Service } from '../../service/service.ts';
import { upstreamHosts } from '../../service/upstream-hosts.ts';
import { zoneReleaseText } from '../../time/zones.ts';
import type { Finding } from './finding.ts';

export function places({ places: { count } }: Service): Finding {
  if (count > 0) return { name: 'places', status: 'ok', message: `${count} places` };
  return { name: 'places', status: 'fail', message: 'no places are built in; build the program again' };
}

export function timeZones(): Finding {
  return { name: 'time zones', status: 'ok', message: `rules of release ${zoneReleaseText()}` };
}

/** Who may use the weather for what: the hosts that need no key are for non-commercial use. */
export function terms({ config: { weather, openMeteoUrl, openMeteoKey } }: Service): Finding[] {
  if (weather === 'typical' || openMeteoUrl !== null || openMeteoKey !== null) return [];
  const message =
    'the free hosts of Open-Meteo are for non-commercial use; to charge or for a business set FAIRDAY_OPEN_METEO_KEY or FAIRDAY_OPEN_METEO_URL';
  return [{ name: 'terms', status: 'ok', message }];
}

/** The report of the last backtest. */
export function backtest({ skill: { path, report, problem } }: Service): Finding {
  const name = 'skill';
  if (problem !== null) return { name, status: 'warn', message: `${problem}; until then /v1/skill has no figures` };
  if (report === null) return { name, status: 'ok', message: 'no backtest was made here yet' };
  const { from, to, places } = report.provenance;
  return { name, status: 'ok', message: `${path}, ${places.length} places, ${from} to ${to}` };
}

export async function languageModel({ languageModel: model }: Service): Promise<Finding> {
  const name = 'language model';
  if (model === null) return { name, status: 'ok', message: 'not configured; answers are written without one' };
  const problem = await model.healthProblem();
  const { host, model: modelName } = model.state();
  if (problem === null) return { name, status: 'ok', message: `reachable at ${host}, using model ${modelName}` };
  return { name, status: 'warn', message: `${problem}; until then answers are written without it` };
}

/** The configured upstream hosts. None is contacted here. */
export function sources(service: Service): Finding {
  const name = 'sources';
  const hosts = upstreamHosts(service).map(({ service, host }) => `${service} ${host}`);
  const message = `weather ${service.weather.state().mode}: ${hosts.length === 0 ? 'no upstream host' : hosts.join(', ')}`;
  if (service.config.contact !== null || service.alerts.state().hosts.length === 0)
    return { name, status: 'ok', message };
  return { name, status: 'warn', message: `${message}; set FAIRDAY_CONTACT, which the alert services require` };
}

/** Feeds answer within this time, or count as silent. */
const FEED_WAIT_MS = 8_000;

/** The operator's own sources of alerts, each read now: what cannot be read may be a warning that nobody sees. */
export async function alertSources({ alerts, clock: { nowMs } }: Service): Promise<Finding[]> {
  await alerts.refresh(nowMs(), FEED_WAIT_MS);
  const own = alerts.state().sources.filter(({ kind }) => kind !== 'service');
  return own.map(({ kind, name: source, status, problemCount, problems }): Finding => {
    const name = kind === 'feed' ? 'alert feed' : 'alert folder';
    if (status === 'complete') return { name, status: 'ok', message: `${source} is read in full` };
    if (status === 'empty') return { name, status: 'warn', message: `${source} holds no .xml or .cap file` };
    const told = problems.map((problem) =>
      problem.name === source ? problem.reason : `${problem.name}: ${problem.reason}`,
    );
    const more = problemCount > told.length ? [`and ${problemCount - told.length} more`] : [];
    const why = told.length === 0 ? `no answer within ${FEED_WAIT_MS / 1_000} s` : [...told, ...more].join('; ');
    const effect = 'until it can be read, whether there are warnings is unknown';
    return { name, status: 'warn', message: `${source}: ${why}; ${effect}` };
  });
}

/** The outlines of regions, which a server reads as it starts. Throws `ConfigError` for a file that cannot be used. */
export function alertRegions({ config: { capAreas } }: Service): Finding[] {
  if (capAreas.length === 0) return [];
  openRegions(capAreas).load();
  return [{ name: 'alert regions', status: 'ok', message: `${capAreas.join(', ')} can be read` }];
}

/** Whether real ensembles will be requested, and what is known of the host from requests of the last day. */
export function ensembles({ weather }: Service): Finding {
  const name = 'ensembles';
  const { mode, ensembles: state, hosts } = weather.state();
  const host = hosts.find(({ service }) => service === 'ensemble')?.host;
  if (mode === 'typical') return { name, status: 'ok', message: 'none; the embedded climate alone answers' };
  if (host === undefined) return { name, status: 'ok', message: 'off (FAIRDAY_ENSEMBLE)' };
  if (state.lack === null) {
    return { name, status: 'ok', message: `${state.setting}: requested of ${host} as far as its budget allows` };
  }
  const remedy = 'it is asked again after a day, or after "fairday cache clear"; FAIRDAY_ENSEMBLE=off stops that';
  return { name, status: 'warn', message: `${host} has none (${state.lack}); ${remedy}` };
}
