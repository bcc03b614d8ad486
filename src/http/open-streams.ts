/** The open streams, so that a server that stops can end each with an error event. */

export interface OpenStreams {
  onStop(listener: () => void): void;
  offStop(listener: () => void): void;
  track(stream: Promise<unknown>): void;
  /** Asks all streams to end; resolves when they have. */
  stop(): Promise<void>;
}

export function openStreams(): OpenStreams {
  const listeners = new Set<() => void>();
  const open = new Set<Promise<unknown>>();
  let stopping = false;
  return {
    onStop(listener) {
      listeners.add(listener);
      if (stopping) listener();
    },
    offStop: (listener) => void listeners.delete(listener),
    track(stream) {
      open.add(stream);
      stream.finally(() => open.delete(stream));
    },
    async stop() {
      stopping = true;
      for (const listener of listeners) listener();
      await Promise.allSettled(open);
    },
  };
}
