/**
 * What happens with the hosts that are asked, for the log: an outage of one is a line when it begins, when its cause changes
 * and when it ends, not a line for every request that meets it.
 */
import type { ModelEvent } from '../ask/model/client.ts';
import { trackOutages } from '../lib/outages.ts';
import type { UpstreamEvent } from '../upstream/fetch.ts';

/** An event in the background, not part of any request, for the log. */
export type ServiceEventListener = (
  level: 'info' | 'warn',
  message: string,
  fields: Readonly<Record<string, unknown>>,
) => void;

/** The listener for the hosts of one source, by which its lines are named. */
export function hostEvents(
  source: string,
  monotonicMs: () => number,
  onEvent: ServiceEventListener,
): (event: UpstreamEvent | ModelEvent) => void {
  const failures = trackOutages(monotonicMs);
  const pauses = trackOutages(monotonicMs);
  return ({ kind, ...details }) => {
    const { host } = details;
    switch (kind) {
      case 'failed': {
        const reason = 'reason' in details ? details.reason : '';
        if (failures.failed(host, reason)) onEvent('warn', `${source} failed`, details);
        return;
      }
      case 'paused':
        // Told once: how long each further pause lasts is in the metrics.
        if (pauses.failed(host, '')) onEvent('warn', `${source} paused`, details);
        return;
      case 'resumed':
        pauses.works(host);
        return;
      case 'answered': {
        const seconds = failures.works(host);
        if (seconds !== null) onEvent('info', `${source} works again`, { host, after_seconds: seconds });
        onEvent('info', `${source} answered`, details);
      }
    }
  };
}
