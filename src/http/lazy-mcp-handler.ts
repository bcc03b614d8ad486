/**
 * The handler of the Model Context Protocol, loaded by its first request: its library is large, and a server without it
 * is smaller and starts sooner.
 */
import type { McpHandler, ServerFactory } from './mcp-handler.ts';
import type { ServerContext } from './server-context.ts';

/** `makeServer` makes the server of one request; when left out it is Fairday's own. */
export function lazyMcpHandler(context: ServerContext, makeServer: ServerFactory | undefined): McpHandler {
  let opening: Promise<McpHandler> | null = null;
  const opened = (): Promise<McpHandler> => {
    opening ??= import('./mcp-handler.ts').then(({ openMcpHandler }) => openMcpHandler(context, makeServer));
    return opening;
  };
  return {
    handle: async (request, requestId) => (await opened()).handle(request, requestId),
    close: async () => (await opening)?.close(),
  };
}
