import { expect, test } from 'bun:test';
import { isSameSite } from '../../src/alerts/site.ts';

test.each([
  ['http://feeds.example.co.uk/f', 'http://www.example.co.uk/x', true],
  ['http://feeds.example.co.uk/f', 'http://evil.co.uk/x', false],
  ['https://alerts.met.gov.uk/f', 'https://other.gov.uk/x', false],
  ['https://a.github.io/f', 'https://b.github.io/x', false],
  ['https://feeds.meteoalarm.org/f', 'https://meteoalarm.org/x', true],
  ['https://example.org/f', 'http://example.org/x', false],
  ['http://example.org/f', 'http://example.org:8080/x', false],
  ['http://example.org:80/f', 'http://example.org/x', true],
  ['https://a.example.org:8443/f', 'https://b.example.org:8443/x', false],
  ['https://a.example.org:8443/f', 'https://a.example.org:8443/x', true],
  ['http://127.0.0.1/f', 'http://127.0.0.2/x', false],
  ['http://127.0.0.1/f', 'http://127.0.0.1/x', true],
  ['http://[::1]/f', 'http://[::1]/x', true],
  ['http://localhost/f', 'http://localhost/x', true],
  ['http://cap.cluster.local/f', 'http://redis.cluster.local/x', false],
  ['http://example.org/f', 'http://example.org@evil.com/x', false],
  ['http://example.org/f', 'http://EXAMPLE.org./x', true],
  ['http://example.org/f', 'file:///etc/passwd', false],
])('%s and %s: same registrable domain, scheme and port: %p', (one, other, same) => {
  expect(isSameSite(new URL(one), new URL(other))).toBe(same);
});
