/** Each host tried once, as `doctor --online` allows: whether it can be reached, and whether its clock is ours. */
import { VERSION } from '../../lib/version.ts';
import type { Place } from '../../place/place.ts';
import type { Service } from '../../service/service.ts';
import { upstreamHosts } from '../../service/upstream-hosts.ts';
import type { Finding } from './finding.ts';

const TIMEOUT_MS = 8_000;
/** Certificates, days and forecasts bear a few minutes; a clock that is off by more goes on drifting. */
const MAX_SKEW_MS = 60_000;

interface Tried {
  readonly finding: Finding;
  /** Of the host's clock against ours; null where it does not tell. */
  readonly skewMs: number | null;
}

/** A finding for each host, one for the clock, and one for a forecast. */
export async function online(service: Service): Promise<Finding[]> {
  const origins = new Map<string, string[]>();
  for (const { origin, service: product } of upstreamHosts(service)) {
    origins.set(origin, [...(origins.get(origin) ?? []), product]);
  }
  const tried = await Promise.all([...origins].map(([origin, products]) => tryHost(origin, products)));
  const skews = tried.flatMap(({ skewMs }) => skewMs ?? []);
  return [...tried.map(({ finding }) => finding), ...clockOf(skews), ...(await forecast(service))];
}

async function tryHost(origin: string, products: readonly string[]): Promise<Tried> {
  const name = 'host';
  const { host } = new URL(origin);
  const what = `${host} (${products.join(', ')})`;
  const startedMs = performance.now();
  try {
    const { status, headers } = await fetch(origin, {
      redirect: 'manual',
      headers: { 'User-Agent': `fairday/${VERSION}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const atMs = Date.now();
    const tookMs = Math.round(performance.now() - startedMs);
    const dateMs = Date.parse(headers.get('date') ?? '');
    const skewMs = Number.isNaN(dateMs) ? null : atMs - dateMs;
    if (status < 500) return { finding: { name, status: 'ok', message: `${what} answers in ${tookMs} ms` }, skewMs };
    const message = `${what} answers ${status}; it is out of order there, so wait, or look at its status page`;
    return { finding: { name, status: 'warn', message }, skewMs };
  } catch (error) {
    const code =
      error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.name : '';
    const message = `${what} cannot be reached (${code}); check the network, the name servers, the firewall and HTTPS_PROXY`;
    return { finding: { name, status: 'warn', message }, skewMs: null };
  }
}

/** By the median host: one may be wrong itself. */
function clockOf(skews: readonly number[]): Finding[] {
  if (skews.length === 0) return [];
  const skewMs = skews.toSorted((a, b) => a - b)[skews.length >> 1];
  const name = 'clock online';
  // The header names whole seconds.
  if (Math.abs(skewMs) < MAX_SKEW_MS) return [{ name, status: 'ok', message: 'as that of the hosts' }];
  const seconds = Math.round(Math.abs(skewMs) / 1_000);
  const message = `${seconds} s ${skewMs > 0 ? 'ahead of' : 'behind'} the hosts; days, allowances and certificates go wrong: set it, and keep it set by NTP`;
  return [{ name, status: 'warn', message }];
}

/** A forecast as a caller would get it. */
async function forecast({ weather, places, clock }: Service): Promise<Finding[]> {
  if (weather.state().mode === 'typical') return [];
  const name = 'forecast';
  const resolution = places.resolve('London, United Kingdom');
  if (resolution.kind !== 'found') return [];
  const place: Place = resolution.place;
  try {
    const { provenance } = await weather.forecast(place, clock.nowMs());
    if (provenance.source === 'typical') {
      return [
        {
          name,
          status: 'warn',
          message: 'no source gave one, so that the typical climate answers; see the hosts above',
        },
      ];
    }
    return [
      {
        name,
        status: 'ok',
        message: `for ${place.name}, from ${provenance.source}${provenance.stale ? ', stale' : ''}`,
      },
    ];
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    return [{ name, status: 'warn', message: `no source gave one${cause}; see the hosts above` }];
  }
}
