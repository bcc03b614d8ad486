/** Outages in the log: a line when one begins or has another cause, and one when it is over. */
import { trackOutages } from '../lib/outages.ts';
import type { Log } from './log.ts';

interface OutageLog {
  failed(what: string, cause: string): void;
  works(what: string): void;
}

export function outageLog(note: Log['note']): OutageLog {
  const outages = trackOutages(() => performance.now());
  return {
    failed(what, cause) {
      if (outages.failed(what, cause)) note('error', `${what} out of order`, { cause });
    },
    works(what) {
      const seconds = outages.works(what);
      if (seconds !== null) note('info', `${what} in order again`, { after_seconds: seconds });
    },
  };
}
