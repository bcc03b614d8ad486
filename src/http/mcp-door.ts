/**
 * The way to the Model Context Protocol, opened by the first request for it: its library is large, and a server that no
 * agent asks is smaller and starts sooner without.
 */
import type { Door } from './call.ts';
import type { McpDoor, ServerFactory } from './mcp.ts';

/** `makeServer` makes the server of one request; when left out it is Fairday's own. */
export function lazyMcpDoor(door: Door, makeServer: ServerFactory | undefined): McpDoor {
  let opening: Promise<McpDoor> | null = null;
  const opened = (): Promise<McpDoor> => {
    opening ??= import('./mcp.ts').then(({ openMcpDoor }) => openMcpDoor(door, makeServer));
    return opening;
  };
  return {
    handle: async (request, requestId) => (await opened()).handle(request, requestId),
    close: async () => (await opening)?.close(),
  };
}
