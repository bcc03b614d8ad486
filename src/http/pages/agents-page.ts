/** The page that shows how to add the service to agent clients. Plain HTML without scripts. */

import { MCP_PATH } from '../mcp-path.ts';
import { escapeHtml } from './escape-html.ts';
import { layout } from './page-layout.ts';

/** A tool as the page lists it. */
interface ListedTool {
  readonly name: string;
  readonly description?: string | undefined;
}

/** The page for a service at `baseUrl`. */
export function agentsPage(baseUrl: string, tools: readonly ListedTool[]): string {
  const url = `${baseUrl}${MCP_PATH}`;
  const items = tools.map(
    ({ name, description = '' }) => `<li><code>${name}</code><p>${escapeHtml(description)}</p></li>`,
  );
  return layout({
    title: 'Agents',
    section: '/docs/agents',
    body: `<h1>Agents</h1>
<p>Agents ask over the Model Context Protocol at <code>${escapeHtml(url)}</code> (Streamable HTTP, protocol 2026-07-28 and
the revisions of 2025). The key goes in a header, <code>X-API-Key</code> or <code>Authorization: Bearer</code>. A tool costs
what its REST address costs; what fails costs nothing; lists, prompts and completion are free.</p>
<h2>Clients</h2>
${clients(url)
  .map(([name, text]) => `<h3>${escapeHtml(name)}</h3>\n<pre>${escapeHtml(text)}</pre>`)
  .join('\n')}
<h2>Tools</h2>
<p>Each gives a summary of less than 1.5 kB; <code>detail: full</code> gives the whole answer of the REST address.
A place is what people write; a day is a date or words such as tomorrow, next tuesday or saturday afternoon; the answer says what they were taken for.</p>
<ul class="list">${items.join('\n')}</ul>`,
  });
}

/** What to type or paste for each client. */
function clients(url: string): readonly (readonly [name: string, text: string])[] {
  const overHttp = { url, headers: { 'X-API-Key': 'fd_…' } };
  const asProgram = { command: 'fairday', args: ['mcp'] };
  const json = (value: object): string => JSON.stringify(value, null, 2);
  return [
    ['Claude Code', `claude mcp add --transport http fairday ${url} --header "X-API-Key: fd_…"`],
    [
      'Claude Desktop, as a program on the same machine (no key, no bill)',
      json({ mcpServers: { fairday: asProgram } }),
    ],
    ['Cursor (.cursor/mcp.json) and others that take an address', json({ mcpServers: { fairday: overHttp } })],
    ['VS Code (.vscode/mcp.json)', json({ servers: { fairday: { type: 'http', ...overHttp } } })],
    [
      'Inspector',
      `npx @modelcontextprotocol/inspector --cli ${url} --transport http --method tools/call --tool-name decide --tool-arg place=Leeds activity=running --header "X-API-Key: fd_…"`,
    ],
  ];
}
