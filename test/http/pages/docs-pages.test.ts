/** The documentation of a running server: a page for every operation and guide, true examples, nothing from elsewhere. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { GUIDES } from '../../../src/http/pages/guides.ts';
import { OPERATIONS } from '../../../src/operations/table.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startTestService();
  key = await service.keyOf('verified');
});
afterAll(() => service.stop());

const textOf = async (path: string) => {
  const response = await service.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};

const PAGES = [
  '/docs',
  '/docs/guides',
  '/docs/activities',
  '/docs/agents',
  '/docs/skill',
  ...GUIDES.map(({ id }) => `/docs/guides/${id}`),
];

test.each(PAGES)('%s loads from this server alone, and the navigation marks where the reader is', async (path) => {
  const html = await textOf(path);
  for (const [, source] of html.matchAll(/(?:src|<link[^>]*href)="([^"]*)"/g))
    expect(source).toMatch(/^(?:\/(?!\/)|data:)/);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  const [, current] = /href="([^"]*)" aria-current/.exec(html) ?? [];
  expect(path.startsWith(current ?? '?')).toBe(true);
});

test('every link of the pages that leads to this server is answered', async () => {
  const links = new Set<string>();
  for (const path of PAGES) {
    for (const [, target] of (await textOf(path)).matchAll(/href="(\/[^"#]*)/g)) links.add(target);
  }
  expect(links.size).toBeGreaterThan(PAGES.length);
  for (const link of links) expect([link, (await service.get(link)).status]).toEqual([link, 200]);
});

test('every link within the pages of guides leads to a heading that exists', async () => {
  for (const { id } of GUIDES) {
    for (const [, target, anchor] of (await textOf(`/docs/guides/${id}`)).matchAll(
      /href="(\/docs\/guides\/[\w-]+)?#([^"]+)"/g,
    )) {
      if (anchor === 'content') continue;
      expect(await textOf(target ?? `/docs/guides/${id}`)).toContain(`id="${anchor}"`);
    }
  }
});

describe('the reference', () => {
  test('has a section with parameters, a call and an answer for every operation', async () => {
    const html = await textOf('/docs');
    for (const { name, parameters } of OPERATIONS) {
      const [, section] = new RegExp(`<section class="operation" id="${name}"([\\s\\S]*?)</section>`).exec(html) ?? [];
      for (const parameter of Object.keys(parameters.properties))
        expect(section).toContain(`<code>${parameter}</code>`);
      expect(section).toContain('<summary>An answer</summary>');
    }
  });

  test.each(OPERATIONS.map((operation) => operation.name))(
    'the call that it shows for %s is answered',
    async (name) => {
      const html = await textOf('/docs');
      const form = new RegExp(`id="${name}"[\\s\\S]*?<pre class="call">([\\s\\S]*?)</pre>`).exec(html)?.[1] ?? '';
      const line = form.replaceAll('&#39;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"');
      const url = /'(http[^']*)'/.exec(line)?.[1] ?? '';
      const body = / -d '([^']*)'/.exec(line)?.[1];
      const response = await fetch(url, {
        headers: { ...(line.includes('X-API-Key') ? { 'X-API-Key': key } : {}), 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { method: 'POST', body }),
      });
      // The embedded climate knows no air.
      expect([name, response.status]).toEqual([name, name === 'airquality' ? 503 : 200]);
    },
  );
});

describe('for language models', () => {
  test('llms.txt links every operation and guide, and each link is answered', async () => {
    const text = await textOf('/llms.txt');
    for (const { path } of OPERATIONS) expect(text).toContain(` ${path}](`);
    for (const { id } of GUIDES) expect(text).toContain(`/docs/guides/${id}.md)`);
    for (const [, url] of text.matchAll(/\]\((http[^)#]*)/g)) {
      const status = (await fetch(url)).status;
      // The address of MCP takes POST alone.
      expect([url, status]).toEqual([url, url.endsWith('/mcp') ? 405 : 200]);
    }
  });

  test('llms-full.txt holds every parameter, error and guide', async () => {
    const text = await textOf('/llms-full.txt');
    for (const { parameters } of OPERATIONS)
      for (const name of Object.keys(parameters.properties))
        expect([name, text.includes(`- \`${name}\` (`)]).toEqual([name, true]);
    for (const { title } of GUIDES) expect([title, text.includes(`# ${title}`)]).toEqual([title, true]);
    expect(text.includes('`location_not_found`')).toBe(true);
    expect(text.includes('127.0.0.1:8080')).toBe(false);
    expect(text.includes('<!--')).toBe(false);
  });
});
