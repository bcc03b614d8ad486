import { afterAll, beforeAll, expect, test } from 'bun:test';
import { TOOLS } from '../../../src/mcp/tools.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let fairday: TestService;

beforeAll(async () => {
  fairday = await startTestService({ FAIRDAY_BASE_URL: 'https://weather.example.org' });
});

afterAll(() => fairday.stop());

test('the page of agents names the address, a header for the key and every tool, and runs nothing', async () => {
  const response = await fairday.get('/docs/agents');
  expect(response.headers.get('content-security-policy')).not.toContain('script-src');
  const text = await response.text();
  expect(text).toContain('claude mcp add --transport http fairday https://weather.example.org/mcp --header');
  for (const { name } of TOOLS) expect(text).toContain(`<code>${name}</code>`);
  const decoded = text.replaceAll('&quot;', '"');
  for (const [block] of decoded.matchAll(/\{\n {2}"(?:mcpServers|servers)"[\s\S]*?\n\}/g)) {
    expect(Object.keys(JSON.parse(block))).toHaveLength(1);
  }
  expect(text).not.toContain('<script');
  expect(await (await fairday.get('/docs/activities')).text()).toContain('href="/docs/agents"');
});
