/**
 * The air at one hour: concentrations, and the three indices over the spans that their tables ask for (particles by
 * NowCast or over 24 hours, ozone and carbon monoxide over 8, the others over one).
 */
import { HOUR_MS } from '../../time/units.ts';
import type { HourlyAir } from './air.ts';
import { europeanAqi } from './european.ts';
import type { PollenKind } from './pollen.ts';
import { meanOfAtLeast } from './scale.ts';
import { ukDaqi } from './uk-daqi.ts';
import { nowCast, POLLUTANTS, type Pollutant, usAqiOf, usCategory } from './us-aqi.ts';

/** Concentrations in µg/m³, indices as whole numbers; NaN where not known. */
export interface AirNow {
  readonly startMs: number;
  readonly co: number;
  readonly no2: number;
  readonly o3: number;
  readonly so2: number;
  readonly pm25: number;
  readonly pm10: number;
  readonly usAqi: number;
  readonly usEpaIndex: number;
  /** The one that makes `usAqi`; null when nothing is known. */
  readonly dominantPollutant: Pollutant | null;
  readonly gbDefraIndex: number;
  readonly europeanAqi: number;
  /** grains/m³. */
  readonly pollen: Readonly<Record<PollenKind, number>>;
}

/** µg/m³ of one ppb at 25 °C and one atmosphere, as the EPA converts: molar mass / 24.45 l. */
const UG_PER_PPB = { o3: 48 / 24.45, no2: 46.01 / 24.45, so2: 64.07 / 24.45, co: 28.01 / 24.45 } as const;
const PPB_PER_PPM = 1000;

/** A mean counts when three quarters of its hours are known (40 CFR 50 Appendices; Defra asks for the same). */
const MIN_SHARE = 0.75;

/** The air in the hour that holds the instant, or null when there is no such record. */
export function airAt(air: HourlyAir, epochMs: number): AirNow | null {
  const at = air.startMs.findLastIndex((startMs) => startMs <= epochMs);
  if (at < 0 || epochMs >= air.startMs[at] + HOUR_MS) return null;
  const { columns } = air;
  const hour = (values: Float32Array) => values[at];
  const mean = (values: Float32Array, hours: number) => meanBefore(values, at, hours);
  const { pm25UgM3: pm25, pm10UgM3: pm10, carbonMonoxideUgM3: co } = columns;
  const { nitrogenDioxideUgM3: no2, sulphurDioxideUgM3: so2, ozoneUgM3: o3 } = columns;
  const us = usIndices(air, at);
  const dominantPollutant = dominantOf(us);
  const usAqi = dominantPollutant === null ? Number.NaN : us[dominantPollutant];
  return {
    startMs: air.startMs[at],
    co: hour(co),
    no2: hour(no2),
    o3: hour(o3),
    so2: hour(so2),
    pm25: hour(pm25),
    pm10: hour(pm10),
    usAqi,
    usEpaIndex: Number.isNaN(usAqi) ? Number.NaN : usCategory(usAqi),
    dominantPollutant,
    gbDefraIndex: ukDaqi({
      ozone8h: mean(o3, 8),
      no2Of1h: hour(no2),
      so2Of1h: hour(so2),
      pm25Of24h: mean(pm25, 24),
      pm10Of24h: mean(pm10, 24),
    }),
    europeanAqi: europeanAqi({ pm25: hour(pm25), pm10: hour(pm10), no2: hour(no2), ozone: hour(o3), so2: hour(so2) }),
    pollen: {
      alder: hour(columns.alderPollenM3),
      birch: hour(columns.birchPollenM3),
      grass: hour(columns.grassPollenM3),
      mugwort: hour(columns.mugwortPollenM3),
      olive: hour(columns.olivePollenM3),
      ragweed: hour(columns.ragweedPollenM3),
    },
  };
}

/** The US index of every hour, NaN where nothing is known. */
export function usAqiColumn(air: HourlyAir): Float32Array {
  return Float32Array.from(air.startMs, (_, at) => {
    const us = usIndices(air, at);
    const dominant = dominantOf(us);
    return dominant === null ? Number.NaN : us[dominant];
  });
}

/** The US index that each pollutant makes in that record. */
function usIndices({ columns }: HourlyAir, at: number): Readonly<Record<Pollutant, number>> {
  const { carbonMonoxideUgM3: co, nitrogenDioxideUgM3: no2, sulphurDioxideUgM3: so2, ozoneUgM3: o3 } = columns;
  return usAqiOf({
    pm25: nowCast(columns.pm25UgM3, at),
    pm10: nowCast(columns.pm10UgM3, at),
    ozone8h: meanBefore(o3, at, 8) / UG_PER_PPB.o3,
    ozone1h: o3[at] / UG_PER_PPB.o3,
    co8h: meanBefore(co, at, 8) / UG_PER_PPB.co / PPB_PER_PPM,
    so2Of1h: so2[at] / UG_PER_PPB.so2,
    so2Of24h: meanBefore(so2, at, 24) / UG_PER_PPB.so2,
    no2Of1h: no2[at] / UG_PER_PPB.no2,
  });
}

/** Mean of the record and those before it, over so many hours in all. */
function meanBefore(values: Float32Array, at: number, hours: number): number {
  return meanOfAtLeast(values, Math.max(0, at + 1 - hours), at + 1, hours * MIN_SHARE);
}

function dominantOf(indices: Readonly<Record<Pollutant, number>>): Pollutant | null {
  let dominant: Pollutant | null = null;
  for (const pollutant of POLLUTANTS) {
    if (Number.isNaN(indices[pollutant])) continue;
    if (dominant === null || indices[pollutant] > indices[dominant]) dominant = pollutant;
  }
  return dominant;
}
