/** An answer of the API as a component sees it: on its way, there, or refused. Answers are kept for some minutes. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Answered, call, type Failure, type Parameters, pathWith, type Result } from '../api/client.ts';

/** An answer is asked for again after so long; the weather behind it changes about every hour. */
const KEPT_MS = 10 * 60_000;

/** Of one request that comes too fast. */
const MAX_ATTEMPTS = 4;
const MAX_WAIT_SECONDS = 5;

export type Loaded<Body> =
  | { readonly state: 'idle' }
  /** `last` is an earlier answer that may be shown meanwhile. */
  | { readonly state: 'loading'; readonly last: Answered<Body> | null }
  | { readonly state: 'ready'; readonly answered: Answered<Body> }
  | { readonly state: 'failed'; readonly failure: Failure };

export interface Request {
  readonly path: string;
  readonly parameters: Parameters;
  readonly key: string | null;
  /** While answers of one subject follow each other, the earlier is shown until the next is there. */
  readonly subject: string;
}

interface Kept {
  readonly answered: Answered<unknown>;
  readonly atMs: number;
}

const kept = new Map<string, Kept>();

/** What is shown, and which request and subject it belongs to. */
interface Shown<Body> {
  readonly name: string;
  readonly subject: string;
  readonly result: Result<Body>;
}

/** The answer to `request`; null asks nothing. `again` asks anew after a failure. */
export function useLoaded<Body>(request: Request | null): { loaded: Loaded<Body>; again(): void } {
  const [shown, setShown] = useState<Shown<Body> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const name = request === null ? null : `${attempt} ${request.key} ${pathWith(request.path, request.parameters)}`;
  // The request is a new object with every rendering; its name says everything that it holds.
  useEffect(() => {
    if (request === null || name === null) return;
    const controller = new AbortController();
    const { subject } = request;
    void load<Body>(name, request, controller.signal).then(
      (result) => setShown({ name, subject, result }),
      () => {},
    );
    return () => controller.abort();
  }, [name]);
  const again = useCallback(() => setAttempt((last) => last + 1), []);
  return { loaded: loadedFrom(shown, request, name), again };
}

function loadedFrom<Body>(shown: Shown<Body> | null, request: Request | null, name: string | null): Loaded<Body> {
  if (request === null) return { state: 'idle' };
  if (shown?.name === name && shown !== null) {
    const { result } = shown;
    return result.ok ? { state: 'ready', answered: result } : { state: 'failed', failure: result.failure };
  }
  const last = shown?.subject === request.subject && shown.result.ok ? shown.result : null;
  return { state: 'loading', last };
}

async function load<Body>(name: string, request: Request, signal: AbortSignal): Promise<Result<Body>> {
  const known = kept.get(name);
  if (known !== undefined && Date.now() - known.atMs < KEPT_MS) {
    return { ok: true, ...(known.answered as Answered<Body>) };
  }
  const result = await callPatiently<Body>(request, signal);
  if (result.ok) kept.set(name, { answered: result, atMs: Date.now() });
  return result;
}

/** A page asks several things at once; where that is too fast, it waits as the service says. */
async function callPatiently<Body>({ path, parameters, key }: Request, signal: AbortSignal): Promise<Result<Body>> {
  for (let attempt = 1; ; attempt++) {
    const result = await call<Body>(path, parameters, key, signal);
    if (result.ok || result.failure.code !== 'rate_limited' || attempt === MAX_ATTEMPTS) return result;
    const seconds = Math.min(result.failure.retryAfterSeconds ?? 1, MAX_WAIT_SECONDS);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    signal.throwIfAborted();
  }
}

/** The answer that may be shown: the present one, or the last while the next is on its way. */
export function answeredOf<Body>(loaded: Loaded<Body>): Answered<Body> | null {
  if (loaded.state === 'ready') return loaded.answered;
  return loaded.state === 'loading' ? loaded.last : null;
}
