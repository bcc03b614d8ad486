/** The signals that stop a server: watched from its first moment, so that it ends in order whenever they come. */
import { EXIT } from '../command.ts';

interface StopSignals {
  /** Resolves with the name of the first signal. */
  readonly first: Promise<string>;
  /** The name of the first signal, if one has come already. */
  received(): string | null;
}

/** From now on the first signal is noted; a second one ends the process at once. */
export function watchSignals(): StopSignals {
  const { promise, resolve } = Promise.withResolvers<string>();
  let received: string | null = null;
  const stop = (signal: string) => {
    if (received !== null) process.exit(EXIT.unexpected);
    received = signal;
    resolve(signal);
  };
  // SIGHUP comes when the terminal is closed: the calls under way are finished then too.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  return { first: promise, received: () => received };
}
