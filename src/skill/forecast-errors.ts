/** How far forecasts were from the analysis, hour by hour: what a forecast must be spread by to cover what may come. */
import type { HourlyWeather } from '../weather/hourly.ts';

/** The mean and the standard deviation of forecast less analysis. */
export interface ErrorMoments {
  readonly hours: number;
  readonly bias: number;
  readonly sd: number;
}

export interface ForecastErrors {
  readonly temperatureK: ErrorMoments;
  readonly dewPointK: ErrorMoments;
  /** Of the natural logarithm of forecast wind over analysed wind. */
  readonly logWind: ErrorMoments;
  readonly cloudPct: ErrorMoments;
}

/** Less wind counts as this: the ratio of two calms means nothing. One metre a second. */
const CALM_KMH = 3.6;

type Name = keyof ForecastErrors;
const NAMES: readonly Name[] = ['temperatureK', 'dewPointK', 'logWind', 'cloudPct'];

interface Moments {
  count: number;
  mean: number;
  /** Sum of the squares of what differs from the mean. */
  squares: number;
}

export class ErrorTotals {
  readonly #moments = new Map<Name, Moments>(NAMES.map((name) => [name, { count: 0, mean: 0, squares: 0 }]));

  /** Adds the hours that begin in [fromMs, toMs) and that both have. */
  add(forecast: HourlyWeather, analysis: HourlyWeather, fromMs: number, toMs: number): void {
    let at = 0;
    for (let i = 0; i < forecast.length; i++) {
      const startMs = forecast.startMs[i];
      if (startMs < fromMs || startMs >= toMs) continue;
      while (at < analysis.length && analysis.startMs[at] < startMs) at++;
      if (at === analysis.length || analysis.startMs[at] !== startMs) continue;
      const [f, a] = [forecast.columns, analysis.columns];
      this.#take('temperatureK', f.temperatureC[i] - a.temperatureC[at]);
      this.#take('dewPointK', f.dewPointC[i] - a.dewPointC[at]);
      this.#take('logWind', Math.log(Math.max(CALM_KMH, f.windKmh[i]) / Math.max(CALM_KMH, a.windKmh[at])));
      this.#take('cloudPct', f.cloudPct[i] - a.cloudPct[at]);
    }
  }

  get result(): ForecastErrors {
    return {
      temperatureK: this.#spread('temperatureK'),
      dewPointK: this.#spread('dewPointK'),
      logWind: this.#spread('logWind'),
      cloudPct: this.#spread('cloudPct'),
    };
  }

  /** One more value (Welford 1962), so that long sums of squares lose no digits. */
  #take(name: Name, value: number): void {
    const moments = this.#moments.get(name);
    if (moments === undefined || Number.isNaN(value)) return;
    moments.count++;
    const before = value - moments.mean;
    moments.mean += before / moments.count;
    moments.squares += before * (value - moments.mean);
  }

  #spread(name: Name): ErrorMoments {
    const { count = 0, mean = 0, squares = 0 } = this.#moments.get(name) ?? {};
    if (count < 2) return { hours: count, bias: Number.NaN, sd: Number.NaN };
    return { hours: count, bias: mean, sd: Math.sqrt(squares / (count - 1)) };
  }
}
