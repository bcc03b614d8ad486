/** What is an IP is decided as the runtime's own library of the network does, without loading it. */
import { describe, expect, test } from 'bun:test';
import { isIP } from 'node:net';
import fc from 'fast-check';
import { parseIp } from '../../src/lib/ip.ts';

const RUNS = { numRuns: 2_000, seed: 20_261_122 };

/** Texts that look like addresses and mostly are none. */
const nearly = fc
  .array(
    fc.constantFrom('0', '1', '25', '255', '256', '01', 'f', 'ffff', '12345', 'g', ':', '::', '.', ' ', '\n', '/'),
    {
      maxLength: 18,
    },
  )
  .map((parts) => parts.join(''));

const texts = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.ipV6().map((text) => text.toUpperCase()),
  nearly,
  fc.string(),
);

/** What `parseIp` takes off before it decides. */
function bare(text: string): string {
  return text
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/%[\w.-]+$/, '');
}

describe('an IP', () => {
  test('is one exactly where the runtime says so', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect({ text, isIp: parseIp(text) !== null }).toEqual({ text, isIp: isIP(bare(text)) !== 0 });
      }),
      RUNS,
    );
  });

  test.each([
    ['::', true],
    ['::1', true],
    ['1:2:3:4:5:6:7:8', true],
    ['::2:3:4:5:6:7:8', true],
    ['1:2:3:4:5:6:7::', true],
    ['::ffff:192.0.2.1', true],
    ['1:2:3:4:5:6:192.0.2.1', true],
    ['1::2:3:4:5:6:7:8', false],
    ['::ffff:192.0.2.01', false],
    ['::ffff:192.0.2', false],
    ['1:2:3:4:5:6:7:8:9', false],
    ['12345::', false],
    ['192.0.2.01', false],
    ['192.0.2.256', false],
    ['192.0.2', false],
    ['1::2::3', false],
  ] as const)('%s', (text, isIp) => {
    expect(parseIp(text) !== null).toBe(isIp);
    expect(isIP(text) !== 0).toBe(isIp);
  });
});
