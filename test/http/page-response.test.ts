/** What readers of pages, and the programs that fetch the OpenAPI document, need not load twice. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe.each([
  '/docs',
  '/docs/reference.js',
  '/docs/pages.css',
  '/docs/activities',
  '/docs/activities/golf',
  '/docs/guides',
  '/docs/agents',
  '/docs/skill',
  '/openapi.json',
])('%s', (path) => {
  const load = (headers: Record<string, string> = {}) =>
    fetch(`${service.url}${path}`, { headers, decompress: false } as RequestInit);

  test('may be kept for a while, and is 304 to who has it, however it was compressed', async () => {
    const plain = await load({ 'Accept-Encoding': 'identity' });
    const etag = plain.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"\w+"$/);
    expect(plain.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    expect((await load({ 'Accept-Encoding': 'gzip' })).headers.get('etag')).toBe(etag);
    const again = await load({ 'If-None-Match': etag, 'Accept-Encoding': 'gzip' });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await load({ 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('is the same compressed, and not compressed for those who refuse that', async () => {
    const plain = await load({ 'Accept-Encoding': 'gzip;q=0' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const text = await plain.text();
    const packed = await load({ 'Accept-Encoding': 'gzip' });
    if (text.length < 1_024) return;
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
    expect(new TextDecoder().decode(Bun.gunzipSync(await packed.arrayBuffer()))).toBe(text);
  });
});
