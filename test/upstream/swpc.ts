/**
 * NOAA's Space Weather Prediction Center for tests: answers `/products/noaa-planetary-k-index-forecast.json` on this machine in
 * the shape of 2026 or in that of before, and fails on demand.
 */

export interface TestSwpc {
  readonly url: string;
  /** Requests received. */
  readonly asked: number;
  /** Every request from now on is answered with that status, or never with `hang`; 200 heals it. */
  fail(how: number | 'hang'): void;
  stop(): Promise<void>;
}

export interface SwpcOptions {
  readonly nowMs: () => number;
  /** Kp of the three hours that begin at an instant. */
  readonly kp: (startMs: number) => number;
  /** The rows behind a row of names that were served before 31 March 2026. */
  readonly headerRow?: boolean;
}

const STEP_MS = 3 * 3_600_000;

/** The product: a week back, three days ahead. */
export function kpDocument({ nowMs, kp, headerRow = false }: SwpcOptions): string {
  const now = Math.floor(nowMs() / STEP_MS);
  const rows = Array.from({ length: 56 + 24 }, (_, i) => (now - 56 + i) * STEP_MS).map((startMs) => ({
    time_tag: new Date(startMs).toISOString().slice(0, 19),
    kp: kp(startMs),
    observed: startMs < nowMs() - STEP_MS ? 'observed' : startMs <= nowMs() ? 'estimated' : 'predicted',
    noaa_scale: null,
  }));
  if (!headerRow) return JSON.stringify(rows);
  const names = ['time_tag', 'kp', 'observed', 'noaa_scale'];
  return JSON.stringify([
    names,
    ...rows.map((row) => [row.time_tag.replace('T', ' '), row.kp.toFixed(2), row.observed, null]),
  ]);
}

export function startSwpc(options: SwpcOptions): TestSwpc {
  let asked = 0;
  let failure: number | 'hang' = 200;
  const healed = Promise.withResolvers<void>();
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      if (new URL(request.url).pathname !== '/products/noaa-planetary-k-index-forecast.json')
        return new Response('', { status: 404 });
      asked++;
      if (failure === 'hang') await healed.promise;
      if (typeof failure === 'number' && failure !== 200) return new Response('', { status: failure });
      return new Response(kpDocument(options), { headers: { 'content-type': 'application/json' } });
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    get asked() {
      return asked;
    },
    fail(how) {
      failure = how;
    },
    async stop() {
      healed.resolve();
      await server.stop(true);
    },
  };
}
