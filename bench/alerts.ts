/** Measures finding the alerts of a point among all alerts of the world, and parsing one. */
import type { AlertMessage } from '../src/alerts/alert.ts';
import { readCap } from '../src/alerts/cap.ts';
import { AlertStore } from '../src/alerts/store.ts';
import { atOnce, type Sliced } from '../src/lib/slices.ts';
import { capXml } from '../test/alerts/message.ts';
import type { Measure } from './measure.ts';

const ALERTS = 20_000;
const LOOKUPS = 20_000;
/** A coarse district; hand-drawn areas have some dozens of points. */
const POINTS = 40;
const NOW_MS = Date.parse('2026-07-01T12:00:00Z');

export async function benchAlerts(): Promise<Measure[]> {
  const chance = seeded(7);
  const messages = Array.from({ length: ALERTS }, (_, i) => districtAlert(i, chance));
  const document = new TextEncoder().encode(capXml({ area: areaXml(45, 7, 1, 2_000).repeat(5) }));

  const store = new AlertStore();
  const buildStartMs = performance.now();
  for (const message of messages) store.add(message);
  store.at(0, 0, NOW_MS);
  const buildMs = performance.now() - buildStartMs;

  const points = Array.from({ length: LOOKUPS }, () => [30 + 30 * chance(), -10 + 40 * chance()] as const);
  for (const [lat, lon] of points) store.at(lat, lon, NOW_MS);
  let found = 0;
  const startMs = performance.now();
  for (const [lat, lon] of points) found += store.at(lat, lon, NOW_MS).length;
  const lookupMs = (performance.now() - startMs) / LOOKUPS;

  const readStartMs = performance.now();
  for (let i = 0; i < 10; i++) atOnce(readCap(document));
  const readMs = (performance.now() - readStartMs) / 10;
  const holds = HOSTILE.map(([name, xml]) => ({
    name,
    ms: leastOf(RUNS, () => longestStepMs(new TextEncoder().encode(xml))),
  }));
  const worst = holds.reduce((most, hold) => (hold.ms > most.ms ? hold : most));
  const crowded = `${(found / LOOKUPS).toFixed(1)} found on average`;
  return [
    { name: `alerts at a point, of ${ALERTS}`, value: lookupMs * 1e3, unit: 'µs', note: crowded },
    { name: `take in ${ALERTS} alerts and index them`, value: buildMs, unit: 'ms', note: 'once after each change' },
    { name: `read CAP of ${Math.round(document.length / 1024)} kB`, value: readMs, unit: 'ms', note: 'mean of 10' },
    { name: 'longest hold of the event loop by CAP of 4 MB', value: worst.ms, unit: 'ms', note: worst.name },
  ];
}

/** As large as is read, and dear in one way each. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['outlines', capXml({ area: `<area>${'<polygon>0,0 0,20 20,20 20,0</polygon>'.repeat(99_000)}</area>` })],
  [
    'long outlines',
    capXml({ area: `<area>${`<polygon>${'53.1234,-1.1234 '.repeat(49_000)}</polygon>`.repeat(5)}</area>` }),
  ],
  ['circles', capXml({ area: `<area>${'<circle>53.8,-1.5 9</circle>'.repeat(99_000)}</area>` })],
  ['areas', capXml({ area: '<area><areaDesc>Leeds; York; Hull</areaDesc></area>'.repeat(49_000) })],
  ['a text of entities', capXml({ extra: `<description>${'&amp;'.repeat(200_000)}</description>`.repeat(4) })],
  ['a comment', capXml({ extra: `<!--${'- '.repeat(500_000)}-->`.repeat(4) })],
  ['infos', capXml({ infos: '<info>x</info>'.repeat(280_000) })],
  ['depth', '<a>'.repeat(600_000)],
];

/** Other processes take turns too: the least of some runs is the program's own. */
const RUNS = 5;

function leastOf(runs: number, measure: () => number): number {
  return Math.min(...Array.from({ length: runs }, measure));
}

/** The longest step of reading a document and taking in what it says; others wait for no more than one and a slice. */
function longestStepMs(document: Uint8Array): number {
  const store = new AlertStore();
  function* work(): Sliced<void> {
    const { messages } = yield* readCap(document);
    for (const message of messages) yield* store.addInSteps(message);
  }
  const steps = work();
  let longestMs = 0;
  for (;;) {
    const startMs = performance.now();
    try {
      if (steps.next().done === true) return longestMs;
    } catch {
      return longestMs;
    } finally {
      longestMs = Math.max(longestMs, performance.now() - startMs);
    }
  }
}

/** A random point in and around Europe, where half of the world's alerts are. */
function districtAlert(index: number, chance: () => number): AlertMessage {
  const area = areaXml(30 + 30 * chance(), -10 + 40 * chance(), 0.1 + chance(), POINTS);
  return atOnce(readCap(new TextEncoder().encode(capXml({ identifier: `A${index}`, area })))).messages[0];
}

function areaXml(lat: number, lon: number, radius: number, points: number): string {
  const ring = Array.from({ length: points + 1 }, (_, i) => {
    const angle = (2 * Math.PI * (i % points)) / points;
    return `${(lat + radius * Math.sin(angle)).toFixed(4)},${(lon + radius * Math.cos(angle)).toFixed(4)}`;
  });
  return `<area><areaDesc>District</areaDesc><polygon>${ring.join(' ')}</polygon></area>`;
}

/** Uniform in [0, 1), the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

if (import.meta.main)
  for (const line of await benchAlerts())
    console.log(`${line.name}: ${line.value.toPrecision(3)} ${line.unit} (${line.note})`);
