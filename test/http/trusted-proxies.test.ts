/** Whose request it is, through trusted proxies and past headers that anybody may write. */
import { describe, expect, test } from 'bun:test';
import { callerIpOf } from '../../src/http/trusted-proxies.ts';
import { parseRange } from '../../src/lib/ip.ts';

describe('the caller', () => {
  const trusted = ['10.0.0.0/8', '::1'].flatMap((text) => parseRange(text) ?? []);
  test('is the connection unless a trusted proxy says otherwise', () => {
    expect(callerIpOf('81.2.69.142', '5.9.1.1', trusted)).toBe('81.2.69.142');
    expect(callerIpOf('10.0.0.1', null, trusted)).toBe('10.0.0.1');
    expect(callerIpOf('10.0.0.1', '5.9.1.1', [])).toBe('10.0.0.1');
    expect(callerIpOf(null, '5.9.1.1', trusted)).toBeNull();
  });

  test('is the last IP that no trusted proxy has: anybody may have written what is left of it', () => {
    expect(callerIpOf('10.0.0.1', '6.6.6.6, 5.9.1.1, 10.2.2.2', trusted)).toBe('5.9.1.1');
    expect(callerIpOf('::1', '[2a00:1450:4009::1]:443', trusted)).toBe('2a00:1450:4009::1');
    expect(callerIpOf('10.0.0.1', 'nonsense, 5.9.1.1:8080', trusted)).toBe('5.9.1.1');
    expect(callerIpOf('10.0.0.1', '5.9.1.1, nonsense', trusted)).toBe('10.0.0.1');
    expect(callerIpOf('::ffff:10.0.0.1', '5.9.1.1', trusted)).toBe('5.9.1.1');
  });
});
