/** Every upstream host with its status, for readiness reports and metrics. */
import type { Alerts } from '../alerts/alerts.ts';
import type { HostStatus } from '../upstream/host-status.ts';
import type { Geocoder } from '../weather/geocoder.ts';
import type { Weather } from '../weather/weather.ts';

export interface Upstreams {
  readonly weather: Pick<Weather, 'state'>;
  readonly alerts: Pick<Alerts, 'state'>;
  readonly geocoder: Pick<Geocoder, 'status'> | null;
}

export function upstreamHosts({ weather, alerts, geocoder }: Upstreams): HostStatus[] {
  return [...weather.state().hosts, ...(geocoder === null ? [] : [geocoder.status()]), ...alerts.state().hosts];
}
