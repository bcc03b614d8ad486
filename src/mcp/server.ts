/** The server of the Model Context Protocol, whatever the transport: tools, resources, prompts. */
import { McpServer } from '@modelcontextprotocol/server';
import { complete } from './completion.ts';
import type { McpContext } from './perform.ts';
import { LISTED_PROMPTS, promptFor } from './prompts.ts';
import { LISTED_TEMPLATES, listedResources, readResource } from './resources.ts';
import { serverIdentity } from './server-identity.ts';
import { callTool } from './tool-call.ts';
import { LISTED_TOOLS } from './tool-list.ts';

const INSTRUCTIONS = `Give places as people write them: "Leeds", "Cambridge, MA", "LS1 4AP" or "53.8,-1.55"; days as dates or in words such as tomorrow, next tuesday, this weekend, saturday afternoon; resolved in the answer says what they were taken for. Times are local at the place.
Use decide for "is it a good day for …", best_day when the day is open, and the other tools for the weather itself. Ask with detail full only for what the summary leaves out.
A source called typical is the usual climate, not a forecast: say so. Quote alerts as issued; a verdict is no safety clearance.`;

/** The lists change only with the program. */
const LISTED_FOR = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** A server for one connection, or for one request where there are no connections. */
export function createFairdayServer(context: McpContext): McpServer {
  const { service } = context;
  const mcp = new McpServer(serverIdentity(service), {
    capabilities: {
      tools: { listChanged: false },
      resources: { listChanged: false },
      prompts: { listChanged: false },
      completions: {},
    },
    instructions: INSTRUCTIONS,
    cacheHints: {
      'tools/list': LISTED_FOR,
      'prompts/list': LISTED_FOR,
      'resources/templates/list': LISTED_FOR,
      'server/discover': LISTED_FOR,
    },
  });
  const { server } = mcp;
  server.setRequestHandler('tools/list', () => ({ tools: [...LISTED_TOOLS] }));
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) =>
    callTool(params.name, params.arguments ?? {}, context, mcpReq, server.getClientCapabilities()),
  );
  server.setRequestHandler('resources/list', () => ({ resources: listedResources(context) }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...LISTED_TEMPLATES] }));
  server.setRequestHandler('resources/read', ({ params }, { mcpReq }) =>
    readResource(params.uri, context, mcpReq.signal),
  );
  server.setRequestHandler('prompts/list', () => ({ prompts: [...LISTED_PROMPTS] }));
  server.setRequestHandler('prompts/get', ({ params }) => promptFor(params.name, params.arguments ?? {}));
  server.setRequestHandler('completion/complete', ({ params: { argument } }) =>
    complete(argument.name, argument.value, service),
  );
  return mcp;
}
