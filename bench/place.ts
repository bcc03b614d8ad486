/**
 * Measures the place index: the time to open its tables, their memory, and the speed of its answers.
 *
 * Queries are drawn from the names in the tables with fixed seeds, so that runs can be compared.
 */

import { openPlaces, type Places } from '../src/place/places.ts';
import type { Measure } from './measure.ts';
import { otherEngines } from './search-engines.ts';

const QUERIES = 5000;
const WARM_UP = 1000;
/** Fewer, because the other engines are slow on some queries. */
const FEW_QUERIES = 300;
const BYTES_PER_MB = 1e6;
const US_PER_MS = 1000;

export async function benchPlace(): Promise<Measure[]> {
  Bun.gc(true);
  const rssBefore = process.memoryUsage().rss;
  const startMs = performance.now();
  const places = await openPlaces();
  const loadMs = performance.now() - startMs;
  const rssMb = (process.memoryUsage().rss - rssBefore) / BYTES_PER_MB;
  const random = linearCongruential(20_261_120);
  const names = townNames(places, random);
  const pick = (): string => names[Math.floor(random() * names.length)] ?? '';
  const results: Measure[] = [
    { name: 'place load', value: loadMs, unit: 'ms', note: `${places.count} places and all time zones` },
    { name: 'place memory after load', value: rssMb, unit: 'MB', note: 'growth of the resident set' },
  ];
  const kinds: Readonly<Record<string, () => string>> = {
    'full name': pick,
    'name and region': () => pick().split(', ').slice(0, 2).join(', '),
    'typing error': () => misspell(pick().split(',')[0] ?? '', random),
    'no name': () => Array.from({ length: 9 }, () => letter(random)).join(''),
    coordinates: () => `${(random() * 180 - 90).toFixed(4)},${(random() * 360 - 180).toFixed(4)}`,
  };
  for (const [kind, make] of Object.entries(kinds)) {
    results.push(...latencies(`place resolve, ${kind}`, make, (text) => places.resolve(text)));
  }
  const codes = ['SW1A 1AA', '90210', 'K1A 0B6', '10115 berlin', 'LHR', 'nyc', 'london-england-united-kingdom-2643743'];
  const code = (): string => codes[Math.floor(random() * codes.length)] ?? '';
  results.push(...latencies('place resolve, code', code, (text) => places.resolve(text)));
  const searches: Readonly<Record<string, () => string>> = {
    'three letters': () => pick().slice(0, 3),
    'four letters': () => pick().slice(0, 4),
    'typing error': () => misspell(pick().split(',')[0] ?? '', random),
  };
  for (const [kind, make] of Object.entries(searches)) {
    results.push(...latencies(`place search, ${kind}`, make, (text) => places.search(text, 10)));
  }
  const point = (): [number, number] => [random() * 180 - 90, random() * 360 - 180];
  results.push(...latencies('place zoneAt', point, ([lat, lon]) => places.zoneAt(lat, lon)));
  Bun.gc(true);
  results.push({
    name: 'place memory after use',
    value: (process.memoryUsage().rss - rssBefore) / BYTES_PER_MB,
    unit: 'MB',
    note: 'growth of the resident set, garbage collected',
  });
  for (const engine of await otherEngines()) {
    results.push({ name: `place, ${engine.name} build`, value: engine.buildMs, unit: 'ms' });
    for (const [kind, make] of Object.entries(searches)) {
      results.push(...latencies(`place search, ${kind}, ${engine.name}`, make, engine.search, FEW_QUERIES));
    }
  }
  return results;
}

/** Medians and 99th percentiles of single calls in microseconds. */
function latencies<Query>(name: string, make: () => Query, ask: (query: Query) => unknown, count = QUERIES): Measure[] {
  const queries = Array.from({ length: count }, make);
  for (const query of queries.slice(0, Math.min(WARM_UP, count / 5))) ask(query);
  const times = queries.map((query) => {
    const startMs = performance.now();
    ask(query);
    return (performance.now() - startMs) * US_PER_MS;
  });
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * times.length)] ?? 0;
  return [
    { name: `${name}, p50`, value: at(0.5), unit: 'µs' },
    { name: `${name}, p99`, value: at(0.99), unit: 'µs' },
  ];
}

/** "Name, region, country" of towns all over the world. */
function townNames(places: Places, random: () => number): string[] {
  const beginnings = Array.from({ length: 400 }, () => letter(random) + letter(random));
  return beginnings.flatMap((text) =>
    places.search(text, 20).map(({ name, region, country }) => [name, region, country].filter(Boolean).join(', ')),
  );
}

function misspell(name: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, name.length - 1));
  return random() < 0.5
    ? name.slice(0, at) + name.slice(at + 1)
    : name.slice(0, at) + letter(random) + name.slice(at + 1);
}

function letter(random: () => number): string {
  return String.fromCharCode(97 + Math.floor(random() * 26));
}

/** Reproducible numbers from 0 up to, not including, 1. */
function linearCongruential(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
