/**
 * The router of addresses that are not written as they are declared: with a slash at their end, with encoded letters, or with
 * nothing there. Its library is loaded by the first of them, since all other requests find their handler by their path alone.
 */
import { Elysia } from 'elysia';

export interface RouterHandlers {
  readonly paths: readonly string[];
  readonly found: (path: string, request: Request) => Response | Promise<Response>;
  readonly notFound: (request: Request) => Response;
  readonly failed: (request: Request, error: unknown) => Response;
}

/** What answers a request by the path that its address means. */
export function openRouter({ paths, found, notFound, failed }: RouterHandlers) {
  const app = new Elysia();
  for (const path of paths) app.all(path, ({ request }) => found(path, request), { parse: 'none' });
  app.all('/*', ({ request }) => notFound(request), { parse: 'none' });
  app.onError(({ request, error }) => failed(request, error));
  app.compile();
  return (request: Request): Response | Promise<Response> => app.fetch(request);
}
