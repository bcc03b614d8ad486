/**
 * How far forecasts err, by how far ahead they look: the spread of the members that a forecast is dressed with.
 *
 * Until a backtest has measured it, growth is assumed. A forecast whose anomalies correlate with the weather by r leaves
 * √(1 − r²) of the climate's spread unexplained. ECMWF's Forecast User Guide, §6.4 (annual means to 2022, extratropics,
 * 500 hPa), gives r = 0.985 on the third day ahead, 0.92 on the fifth, 0.80 on the seventh and 0.50 on the tenth; that
 * temperature, wind and cloud near the ground follow it is our judgement. On top comes what a model's grid cannot see of a
 * site, which does not grow (judgement: 1 K, a fifth of the wind, 12 % of cloud).
 */
import { interpolate } from '../../lib/math.ts';

/** Standard deviations of a forecast's errors. */
export interface ErrorSpread {
  readonly temperatureK: number;
  readonly dewPointK: number;
  /** Of the natural logarithm of the wind. */
  readonly logWind: number;
  readonly cloudPct: number;
}

export interface ErrorGrowth {
  readonly basis: 'assumed' | 'backtest';
  /** The errors so many hours ahead, where days differ by `temperatureSpreadK` (standard deviation of daily means). */
  at(leadHours: number, temperatureSpreadK: number): ErrorSpread;
}

const DAYS = [0, 1, 3, 5, 7, 10, 14];
const CORRELATION = [1, 0.998, 0.985, 0.92, 0.8, 0.5, 0.25];

/** Spread of the logarithm of a wind whose speeds follow Weibull's distribution of shape 2: π / (2 √6). */
const CLIMATE_LOG_WIND = Math.PI / (2 * Math.sqrt(6));
/** Skies are mostly clear or covered: the cover of an hour spreads by some 38 % about its mean (judgement). */
const CLIMATE_CLOUD_PCT = 38;
const SITE: ErrorSpread = { temperatureK: 1, dewPointK: 1.2, logWind: 0.2, cloudPct: 12 };
/** Hours of a day differ more from the forecast than its mean does (judgement). */
const HOURLY_OVER_DAILY = 1.15;

export const ASSUMED_GROWTH: ErrorGrowth = {
  basis: 'assumed',
  at(leadHours, temperatureSpreadK) {
    const r = interpolate(DAYS, CORRELATION, Math.max(0, leadHours) / 24);
    const unexplained = Math.sqrt(1 - r * r);
    const temperatureK = Math.hypot(SITE.temperatureK, HOURLY_OVER_DAILY * temperatureSpreadK * unexplained);
    return {
      temperatureK,
      dewPointK: Math.hypot(SITE.dewPointK, HOURLY_OVER_DAILY * temperatureSpreadK * unexplained),
      logWind: Math.hypot(SITE.logWind, CLIMATE_LOG_WIND * unexplained),
      cloudPct: Math.hypot(SITE.cloudPct, CLIMATE_CLOUD_PCT * unexplained),
    };
  },
};
