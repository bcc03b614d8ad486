import { describe, expect, test } from 'bun:test';
import { readCap } from '../../src/alerts/cap.ts';
import { atOnce, inSlices, type Sliced } from '../../src/lib/slices.ts';
import { bytesOf, capXml } from '../alerts/message.ts';

describe('work in slices', () => {
  test('lets others in while it goes on, and one piece goes on at a time', async () => {
    const order: string[] = [];
    let isOpen = false;
    function* work(name: string): Sliced<string> {
      order.push(`${name} begins`);
      while (!isOpen) yield;
      order.push(`${name} ends`);
      return name;
    }
    setImmediate(() => {
      isOpen = true;
    });
    expect(await Promise.all([inSlices(work('first')), inSlices(work('second'))])).toEqual(['first', 'second']);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  test('that fails rejects, and does not stop what comes after', async () => {
    function* failing(): Sliced<void> {
      yield;
      throw new Error('broken');
    }
    expect(inSlices(failing())).rejects.toThrow('broken');
    expect(await inSlices(pausing(1))).toBe(1);
  });
});

function* pausing(value: number): Sliced<number> {
  yield;
  return value;
}

/** Characters of XML read, or points of an outline, or areas, between two pauses: at least this part of the whole. */
const LEAST_PAUSES = 200;

describe('a CAP document of megabytes', () => {
  const ring = Array.from(
    { length: 49_999 },
    (_, i) => `${(53 + Math.sin(i)).toFixed(4)},${(-1 + Math.cos(i)).toFixed(4)}`,
  );
  const cases: readonly (readonly [string, string])[] = [
    ['long texts', capXml({ extra: `<description>${'x'.repeat(900_000)}</description>`.repeat(4) })],
    ['many outlines', capXml({ area: `<area>${'<polygon>0,0 0,20 20,20 20,0</polygon>'.repeat(90_000)}</area>` })],
    ['long outlines', capXml({ area: `<area>${`<polygon>${ring.join(' ')}</polygon>`.repeat(5)}</area>` })],
    ['many circles', capXml({ area: `<area>${'<circle>53.8,-1.5 9</circle>'.repeat(95_000)}</area>` })],
    ['many areas', capXml({ area: '<area><areaDesc>Leeds</areaDesc></area>'.repeat(45_000) })],
    [
      'many references',
      capXml({ msgType: 'Update', references: 'w@example.org,A,2026-01-01T00:00:00Z '.repeat(27_000) }),
    ],
    ['many empty elements', capXml({ extra: '<a/>'.repeat(95_000) })],
  ];
  test.each(cases)('of %s is read in many steps', (_, xml) => {
    const work = readCap(bytesOf(xml));
    let pauses = 0;
    for (let step = work.next(); step.done !== true; step = work.next()) pauses++;
    expect(pauses).toBeGreaterThan(xml.length / 16_384);
    expect(pauses).toBeGreaterThan(xml.length > 2_000_000 ? LEAST_PAUSES : 0);
  });

  test.each([
    ['deeper than any', '<a>'.repeat(40), /deep/],
    ['of more elements than any', '<a/>'.repeat(300_000), /elements/],
    ['of more sections than any', '<![CDATA[x]]>'.repeat(300_000), /elements/],
    ['with a comment longer than any', `<!--${'- '.repeat(1_000_000)}-->`, /a text of more/],
    ['with a text longer than any', `<description>${'x'.repeat(2_000_000)}</description>`, /a text of more/],
    [
      'of more attributes than any',
      `<a ${Array.from({ length: 101 }, (_, i) => `a${i}=""`).join(' ')}/>`,
      /attributes/,
    ],
  ])('%s is refused', (_, extra, reason) => {
    expect(() => atOnce(readCap(bytesOf(capXml({ extra }))))).toThrow(reason);
  });
});
