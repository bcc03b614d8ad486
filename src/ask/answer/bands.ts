/**
 * The limits between yes, maybe and no, each with its source. Limits are metric, whatever the units of the answer.
 */

import type { YesNo } from '../phrasing.ts';
import type { Garment } from '../question/interpretation.ts';

interface Band {
  readonly yes: number;
  readonly maybe: number;
  /** Whether the value counts from the limit upwards; downwards otherwise. */
  readonly upwards: boolean;
  readonly source: string;
}

const OURS = 'our judgement';
const BEAUFORT = 'Beaufort scale (WMO-No. 306, code table 1100)';

const up = (maybe: number, yes: number, source: string): Band => ({ maybe, yes, upwards: true, source });
const down = (maybe: number, yes: number, source: string): Band => ({ maybe, yes, upwards: false, source });

export const BANDS = {
  rainMm: up(0.1, 0.5, `${OURS}; 0.1 mm is the least that gauges tell`),
  rainPct: up(21, 60, `${OURS}; 60 % is "likely" in NWS forecasts of precipitation`),
  wetDays: up(3, 10, `${OURS}: of a month or more; one day in three makes it a wet one`),
  snowDays: up(1, 5, `${OURS}: of a month or more`),
  snowCm: up(0.1, 0.5, OURS),
  snowPct: up(21, 60, OURS),
  snowDepthCm: up(1, 1, 'a snow day has 1 cm or more on the ground (WMO-No. 49)'),
  frostC: down(4, 0, 'air frost at 0 °C; ground frost is possible below 4 °C in the air (Met Office)'),
  windKmh: up(29, 39, `${BEAUFORT}: fresh breeze from 29, strong breeze from 39 km/h`),
  gustKmh: up(50, 62, `${BEAUFORT}: near gale from 50, gale from 62 km/h`),
  cloudPct: up(26, 69, 'NWS sky terms: partly cloudy from 2/8 to 5/8, mostly cloudy from 5.5/8'),
  daylightCloudPct: down(69, 31, 'NWS sky terms: mostly sunny up to 2.5/8, mostly cloudy from 5.5/8'),
  visibilityKm: down(5, 1, 'fog is visibility below 1 km (WMO), mist up to 5 km (METAR code BR)'),
  dewPointC: up(13, 18, 'NWS: below 55 °F dry and comfortable, from 65 °F oppressive'),
  uvIndex: up(3, 6, 'WHO: moderate from 3, high from 6'),
  thunderHours: up(1, 1, 'an hour whose weather code is thunder (WMO 4677)'),
  capeJkg: up(1000, Number.POSITIVE_INFINITY, 'NWS: moderate instability from 1000 J/kg; alone it makes no thunder'),
  hotC: up(25, 28, `${OURS}; 25 to 28 °C are the Met Office heatwave thresholds`),
  warmC: up(18, 21, OURS),
  coldC: down(10, 5, OURS),
} as const satisfies Readonly<Record<string, Band>>;

/** From this chance on a forecast is said without "probably": the NWS says "likely" up to 70 %, and no such word from 80 %. */
export const CERTAIN_PCT = 80;

/** A forecast value closer than this to a threshold gives "maybe". Our judgement. */
export const THRESHOLD_MARGIN: Readonly<Record<string, number>> = { celsius: 1, kmh: 4 };

/** The limits of the weather that each garment is for. */
export const GARMENT_BANDS = {
  jacket: down(18, 15, `${OURS}, by the lowest felt temperature`),
  coat: down(12, 8, `${OURS}, by the lowest felt temperature`),
  gloves: down(7, 3, `${OURS}, by the lowest felt temperature`),
  scarf: down(7, 3, `${OURS}, by the lowest felt temperature`),
  'warm-hat': down(7, 3, `${OURS}, by the lowest felt temperature`),
  hat: down(7, 3, `${OURS}, by the lowest felt temperature`),
  shorts: up(18, 22, `${OURS}, by the highest felt temperature`),
  sandals: up(18, 22, `${OURS}, by the highest felt temperature`),
  sunscreen: up(3, 3, 'WHO: sun protection from UV index 3 on'),
  sunglasses: up(3, 3, 'WHO: sun protection, sunglasses among it, from UV index 3 on'),
} as const satisfies Readonly<Partial<Record<Garment, Band>>>;

/** From here on an umbrella is used with difficulty: Beaufort 6. */
export const UMBRELLA_GUST_KMH = 39;

/** Null for NaN. */
export function judgeBand(value: number, { yes, maybe, upwards }: Band): YesNo | null {
  if (Number.isNaN(value)) return null;
  if (upwards ? value >= yes : value <= yes) return 'yes';
  return (upwards ? value >= maybe : value <= maybe) ? 'maybe' : 'no';
}

const ORDER: readonly YesNo[] = ['no', 'maybe', 'yes'];

/** The strongest of several answers; null when none is known. */
export function strongest(...verdicts: readonly (YesNo | null)[]): YesNo | null {
  return verdicts.reduce<YesNo | null>((best, verdict) => {
    if (verdict === null) return best;
    return best === null || ORDER.indexOf(verdict) > ORDER.indexOf(best) ? verdict : best;
  }, null);
}

export function negate(verdict: YesNo): YesNo {
  if (verdict === 'maybe') return 'maybe';
  return verdict === 'yes' ? 'no' : 'yes';
}
