/** A server of alerts for tests, on this machine: answers by path, counts, and fails on demand. */

export interface AlertServer {
  readonly url: string;
  /** Paths with their queries, in the order received. */
  readonly paths: readonly string[];
  readonly headers: readonly Headers[];
  /** What a path answers from now on; a path may end with `*`. */
  answer(path: string, respond: (request: Request) => Response | Promise<Response>): void;
  stop(): Promise<void>;
}

export function startAlertServer(): AlertServer {
  const paths: string[] = [];
  const headers: Headers[] = [];
  const answers = new Map<string, (request: Request) => Response | Promise<Response>>();
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch(request) {
      const { pathname, search } = new URL(request.url);
      paths.push(pathname + search);
      headers.push(request.headers);
      const respond = answers.get(pathname) ?? answers.get('*');
      return respond?.(request) ?? new Response('not here', { status: 404 });
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    paths,
    headers,
    answer: (path, respond) => void answers.set(path, respond),
    stop: () => server.stop(true),
  };
}
