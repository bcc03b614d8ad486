/** "This answer as": each text makes the very call that the page made. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { callTexts, KEY_PLACEHOLDER } from '../../../src/console/panels/call-texts.ts';
import type { DecisionBody } from '../../../src/operations/decide.ts';
import { cleanEnv, PROGRAM, ROOT } from '../../support/process.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { bodyAt } from './rendering.tsx';

/** As the page sends it, and a place that a shell could stumble over. */
const CALL = {
  location: "L'Aquila",
  activity: 'exterior-painting',
  when: '2026-07-02',
  from: 8,
  to: 18,
  units: 'imperial',
  detail: 'hourly',
  explain: 'yes',
  chances: 'yes',
};

let fairday: TestService;
let key = '';
beforeAll(async () => {
  fairday = await startTestService();
  key = await fairday.keyOf('verified');
});
afterAll(() => fairday.stop());

const textFor = (name: string, shownKey = key) =>
  callTexts(CALL, fairday.url, shownKey).find((text) => text.name === name)?.text ?? '';

async function decision(): Promise<Omit<DecisionBody, 'billing'>> {
  const query = new URLSearchParams(Object.entries(CALL).map(([name, value]) => [name, String(value)]));
  const { billing, ...rest } = await bodyAt<DecisionBody>(fairday, `/v1/decide?${query}`, key);
  expect(billing.charged).toBe('free');
  return rest;
}

async function printed(...command: string[]): Promise<unknown> {
  const child = Bun.spawn(command, { cwd: ROOT, env: cleanEnv(), stdout: 'pipe', stderr: 'pipe' });
  const [stdout, stderr] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  expect([await child.exited, stderr]).toEqual([0, '']);
  return stdout;
}

describe('the text for', () => {
  test('curl asks for the same address with the key, whatever the place is called', async () => {
    // A shell reads it; in place of curl each word is written on a line.
    const words = String(await printed('sh', '-c', `curl() { printf '%s\\n' "$@"; }\n${textFor('curl')}`));
    const [flag, header, url = ''] = words.split('\n');
    expect([flag, header]).toEqual(['-H', `X-API-Key: ${key}`]);
    expect(await bodyAt<object>(fairday, url.slice(fairday.url.length), key)).toMatchObject(await decision());
  });

  test('JavaScript prints the decision', async () => {
    const text = textFor('JavaScript').replace('console.log(', 'console.log(JSON.stringify(').replace(/\);$/, '));');
    expect(JSON.parse(String(await printed(process.execPath, '-e', text)))).toMatchObject(await decision());
  });

  test('Python sends the same parameters', () => {
    const text = textFor('Python');
    const sent = Object.fromEntries(
      [...text.matchAll(/^ {4}"(\w+)": (".*"),$/gm)].map(([, name, value = '""']) => [name, JSON.parse(value)]),
    );
    expect(sent).toEqual(Object.fromEntries(Object.entries(CALL).map(([name, value]) => [name, String(value)])));
    expect(text).toContain(`Request("${fairday.url}/v1/decide?" + query, headers={"X-API-Key": "${key}"})`);
  });

  test('MCP calls the tool that decides alike', async () => {
    const [address = '', message = ''] = textFor('MCP').split('\n\n');
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'X-API-Key': key,
        'MCP-Protocol-Version': '2025-06-18',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...JSON.parse(message) }),
    });
    const text = await response.text();
    const { verdict, score, summary } = await decision();
    expect([response.status, text]).toEqual([200, expect.stringContaining(verdict)]);
    expect(text).toContain(`\\"score\\":${score}`);
    expect(text).toContain(summary);
  });

  test('the command line decides alike', async () => {
    const program = PROGRAM.map((word) => `'${word}'`).join(' ');
    const script = `fairday() { ${program} "$@" --json; }\n${textFor('Command line')}`;
    expect(JSON.parse(String(await printed('sh', '-c', script)))).toMatchObject(await decision());
  });
});

test('no text has the key where a placeholder stands for it', () => {
  const texts = callTexts(CALL, fairday.url, KEY_PLACEHOLDER);
  expect(texts.map(({ name }) => name)).toEqual(['curl', 'JavaScript', 'Python', 'MCP', 'Command line']);
  expect(texts.filter(({ text }) => /fd_/.test(text))).toEqual([]);
});
