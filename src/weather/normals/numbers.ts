/**
 * Normals as a row of numbers, for the store: some 30 kB for the ten days of a period, against the megabyte that they were
 * made from. Reading trusts nothing: a row of another layout or length gives null, and counts as not there.
 */
import { type DayNormals, type HourNormals, NORMAL_FIGURES, NORMAL_VALUES, type Normals } from './normals.ts';
import type { Spread } from './statistics.ts';

/** Rises with the order of the numbers. */
const LAYOUT = 1;
const HEAD = 4;
const HOURS = 24;
const SKY = 3;
const SPREAD = 4;
const HOUR_NUMBERS = NORMAL_VALUES.length + SKY;
const DAY_NUMBERS = NORMAL_FIGURES.length * SPREAD + 1 + SKY + HOURS * HOUR_NUMBERS;

export function packNormals({ years, days }: Normals): Uint8Array {
  const row = [LAYOUT, years.first, years.last, years.count, ...days.flatMap(dayNumbers)];
  return new Uint8Array(Float64Array.from(row).buffer);
}

export function unpackNormals(bytes: Uint8Array): Normals | null {
  const daysLength = (bytes.length / Float64Array.BYTES_PER_ELEMENT - HEAD) / DAY_NUMBERS;
  if (!Number.isInteger(daysLength) || daysLength < 1) return null;
  const row = new Float64Array(new Uint8Array(bytes).buffer);
  const [layout, first, last, count] = row;
  if (layout !== LAYOUT) return null;
  const days = Array.from({ length: daysLength }, (_, i) => dayFrom(row.subarray(HEAD + i * DAY_NUMBERS)));
  return { years: { first, last, count }, days };
}

function dayNumbers({ spreads, wetDayMm, rainPct, snowPct, weatherCode, hours }: DayNormals): number[] {
  return [
    ...NORMAL_FIGURES.flatMap((name) => spreadNumbers(spreads[name])),
    wetDayMm,
    rainPct,
    snowPct,
    weatherCode,
    ...hours.flatMap((hour) => [
      ...NORMAL_VALUES.map((name) => hour[name]),
      hour.rainPct,
      hour.snowPct,
      hour.weatherCode,
    ]),
  ];
}

function spreadNumbers({ mean, p10, p50, p90 }: Spread): number[] {
  return [mean, p10, p50, p90];
}

function dayFrom(row: Float64Array): DayNormals {
  let at = 0;
  const next = () => row[at++];
  const sky = () => ({ rainPct: next(), snowPct: next(), weatherCode: next() });
  return {
    spreads: byName(NORMAL_FIGURES, () => ({ mean: next(), p10: next(), p50: next(), p90: next() })),
    wetDayMm: next(),
    ...sky(),
    hours: Array.from({ length: HOURS }, (): HourNormals => ({ ...byName(NORMAL_VALUES, next), ...sky() })),
  };
}

function byName<K extends string, V>(names: readonly K[], of: () => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, of()])) as Record<K, V>;
}
