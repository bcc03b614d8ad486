/** One decision as other callers would ask for it: the same place, activity, day and hours, word for word. */

import type { Parameters } from '../api/client.ts';

export interface CallText {
  readonly name: 'curl' | 'JavaScript' | 'Python' | 'MCP' | 'Command line';
  readonly text: string;
}

/** Stands for the key. */
export const KEY_PLACEHOLDER = 'YOUR_KEY';

/** The parameters are those of `GET /v1/decide`; `origin` is where the service answers, `key` what the texts show in its place. */
export function callTexts(parameters: Parameters, origin: string, key: string): readonly CallText[] {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  const path = '/v1/decide';
  return [
    { name: 'curl', text: curlText(`${origin}${path}?${queryOf(given)}`, key) },
    { name: 'JavaScript', text: javascriptText(`${origin}${path}`, given, key) },
    { name: 'Python', text: pythonText(`${origin}${path}`, given, key) },
    { name: 'MCP', text: mcpText(given, origin) },
    { name: 'Command line', text: commandText(given, origin, key) },
  ];
}

type Given = readonly (readonly [name: string, value: string | number])[];

const quoted = (value: string | number) => JSON.stringify(String(value));

/** For a shell: what is plain stays plain. */
function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function queryOf(given: Given): string {
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

function curlText(url: string, key: string): string {
  return `curl -H ${shellWord(`X-API-Key: ${key}`)} \\\n  ${shellWord(url)}`;
}

function javascriptText(url: string, given: Given, key: string): string {
  return `const query = new URLSearchParams({
${given.map(([name, value]) => `  ${name}: ${quoted(value)},`).join('\n')}
});
const response = await fetch(\`${url}?\${query}\`, {
  headers: { "X-API-Key": ${quoted(key)} },
});
console.log(await response.json());`;
}

function pythonText(url: string, given: Given, key: string): string {
  return `import json
from urllib.parse import urlencode
from urllib.request import Request, urlopen

query = urlencode({
${given.map(([name, value]) => `    "${name}": ${quoted(value)},`).join('\n')}
})
request = Request("${url}?" + query, headers={"X-API-Key": ${quoted(key)}})
print(json.load(urlopen(request)))`;
}

/** What the tool calls parameters that it calls otherwise. */
const TOOL_NAMES: Readonly<Record<string, string>> = { location: 'place', when: 'date' };

/** The message of a tool call; the key goes with the connection. A whole answer has the hours too. */
function mcpText(given: Given, origin: string): string {
  const named = given.map(([name, value]) =>
    name === 'detail' ? ['detail', 'full'] : [TOOL_NAMES[name] ?? name, value],
  );
  const call = { method: 'tools/call', params: { name: 'decide', arguments: Object.fromEntries(named) } };
  return `${origin}/mcp\n\n${JSON.stringify(call, null, 2)}`;
}

function commandText(given: Given, origin: string, key: string): string {
  const values = new Map(given);
  const flags = given
    .filter(([name]) => name !== 'location' && name !== 'activity')
    .map(([name, value]) => (value === 'yes' ? `--${name}` : `--${name} ${shellWord(String(value))}`));
  const words = [values.get('location') ?? '', values.get('activity') ?? ''].map((value) => shellWord(String(value)));
  return `fairday decide ${[...words, ...flags].join(' ')} \\\n  --url ${shellWord(origin)} --key ${shellWord(key)}`;
}
