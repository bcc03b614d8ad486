/** What a starting server says of who can reach it. */
import { expect, test } from 'bun:test';
import { exposure } from '../../src/cli/exposure.ts';

test.each(['127.0.0.1', '::1', 'localhost', '127.8.8.8'])(
  'nothing is said of %s, which this machine alone reaches',
  (host) => {
    expect(exposure({ host, baseUrl: null }, 'http://127.0.0.1:8080')).toEqual([]);
  },
);

test.each(['0.0.0.0', '::', '192.168.1.5', 'weather.lan'])('%s warns that keys travel in clear', (host) => {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:8080`;
  expect(exposure({ host, baseUrl: null }, address).join()).toContain('without TLS');
  expect(exposure({ host, baseUrl: 'http://weather.example' }, address).join()).toContain('without TLS');
});

test('behind a proxy with TLS it says only that other machines can reach it', () => {
  const said = exposure({ host: '0.0.0.0', baseUrl: 'https://weather.example' }, 'http://0.0.0.0:8080').join();
  expect(said).toContain('other machines can reach');
  expect(said).not.toContain('TLS');
});
