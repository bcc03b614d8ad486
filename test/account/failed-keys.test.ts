/** Wrong keys are slowed by address, in bounded memory, and nobody can slow a neighbour far away. */
import { expect, test } from 'bun:test';
import { createFailureLimiter } from '../../src/account/failed-keys.ts';

function limiterAt() {
  const clock = { nowMs: 0 };
  return { clock, failures: createFailureLimiter(() => clock.nowMs) };
}

test('thirty wrong keys a minute are answered, the next is told to wait, and may go on after that', () => {
  const { clock, failures } = limiterAt();
  const allowed = Array.from({ length: 31 }, () => failures.take('203.0.113.9').allowed);
  expect(allowed.filter((each) => each)).toHaveLength(30);
  const { retryAfterSeconds } = failures.take('203.0.113.9');
  expect(retryAfterSeconds).toBe(2);
  expect(failures.take('203.0.113.10').allowed).toBe(true);
  clock.nowMs += retryAfterSeconds * 1000;
  expect(failures.take('203.0.113.9').allowed).toBe(true);
});

test('this machine gets twenty times as many, and still not all', () => {
  const { failures } = limiterAt();
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    for (let i = 0; i < 300; i++) expect(failures.take(address).allowed).toBe(true);
  }
  for (let i = 0; i < 300; i++) failures.take('::1');
  expect(failures.take('::1').allowed).toBe(false);
});

test('an IPv6 network of 64 bits is one address, however it is written; IPv4 in IPv6 is itself', () => {
  const { failures } = limiterAt();
  for (let i = 0; i < 30; i++) failures.take(`2001:db8:1:2::${i.toString(16)}`);
  expect(failures.take('2001:DB8:1:2:aaaa:bbbb:cccc:dddd').allowed).toBe(false);
  expect(failures.take('2001:db8:1:3::1').allowed).toBe(true);
  for (let i = 0; i < 30; i++) failures.take('::ffff:198.51.100.7');
  expect(failures.take('198.51.100.7').allowed).toBe(false);
});

test('addresses are forgotten after a minute, and never more than ten thousand are remembered', () => {
  const { clock, failures } = limiterAt();
  for (let i = 0; i < 50_000; i++) failures.take(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
  expect(failures.size).toBeLessThanOrEqual(10_001);
  clock.nowMs += 61_000;
  failures.take('192.0.2.1');
  expect(failures.size).toBe(1);
});
