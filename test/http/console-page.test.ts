/** The page at `/`: what is served, to whom, and that nothing of it comes from elsewhere. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { startTestService, type TestService } from '../support/service.ts';

let fairday: TestService;
beforeAll(async () => {
  fairday = await startTestService();
});
afterAll(() => fairday.stop());

const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const MAX_BYTES = 150_000;

describe('the console', () => {
  test('is a page for browsers and for whoever does not say what they want', async () => {
    for (const headers of [BROWSER, { Accept: '*/*' }]) {
      const response = await fairday.get('/', undefined, headers);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
    }
  });

  test('points a program that asks for JSON to the documents', async () => {
    const response = await fairday.get('/', undefined, { Accept: 'application/json' });
    expect(response.headers.get('content-type')).toContain('application/json');
    const body = JSON.parse(await response.text());
    expect(body).toMatchObject({ name: 'Fairday', docs: '/docs', openapi: '/openapi.json' });
    for (const path of [body.docs, body.openapi, body.agents]) expect((await fairday.get(path)).status).toBe(200);
  });

  test('loads all its parts from this server, and may load nothing else', async () => {
    const response = await fairday.get('/', undefined, BROWSER);
    const page = await response.text();
    const parts = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part]) => part);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.filter((part) => !part.startsWith('/'))).toEqual([]);
    for (const part of parts) expect((await fairday.get(part)).status).toBe(200);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('http');
    expect(page).not.toMatch(/<script>|<style|\bstyle=/);
  });

  test('weighs less than 150 kB with all its parts as they are sent', async () => {
    const sizes = await Promise.all(
      ['/', '/console.js', '/console.css', '/console.svg'].map(async (path) => {
        const response = await fetch(`${fairday.url}${path}`, {
          headers: { ...BROWSER, 'Accept-Encoding': 'gzip' },
          decompress: false,
        });
        return (await response.arrayBuffer()).byteLength;
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  });

  test('is not sent again to a browser that has it', async () => {
    for (const path of ['/', '/console.js', '/console.css']) {
      const etag = (await fairday.get(path, undefined, BROWSER)).headers.get('etag') ?? '';
      expect((await fairday.get(path, undefined, { ...BROWSER, 'If-None-Match': etag })).status).toBe(304);
    }
  });

  test('knows the owner by this machine, and nobody who came by way of a proxy', async () => {
    const visitor = async (headers: Readonly<Record<string, string>>) =>
      /name="fairday-visitor" content="(\w+)"/.exec(
        await (await fairday.get('/', undefined, { ...BROWSER, ...headers })).text(),
      )?.[1];
    expect(await visitor({})).toBe('owner');
    expect(await visitor({ 'X-Forwarded-For': '127.0.0.1' })).toBe('guest');
    expect(await visitor({ Host: 'fairday.example' })).toBe('guest');
  });
});
