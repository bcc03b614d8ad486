/**
 * What the hours of a place are usually like: the means of many realisations, and between which values eight of ten lie.
 * Nothing in it is the weather of any one day.
 *
 * Seasons change slowly, so that the realisations are drawn for the first and the last day alone; the days between lie
 * between them, each under its own sun.
 */
import { mix, RAD_PER_DEG } from '../../../lib/math.ts';
import { cloudTransmittance } from '../../../physics/air.ts';
import { cloudUvTransmittance } from '../../../sky/irradiance.ts';
import { HOUR_MS } from '../../../time/units.ts';
import {
  emptyColumns,
  type HourlyColumns,
  type HourlyWeather,
  type RangedVariable,
  type UsualRange,
} from '../../hourly.ts';
import { codeFromSky } from '../../hours/weather-code.ts';
import type { TypicalPlace } from './climate.ts';
import { DRAWS, lightThrough, TypicalHours, typicalRecords, typicalWeather } from './typical.ts';

const DAY = 24;

/** Means of instants and sums; light, codes and directions are made from other means. */
const AVERAGED = [
  'temperatureC',
  'dewPointC',
  'relativeHumidityPct',
  'apparentTemperatureC',
  'precipitationMm',
  'snowfallCm',
  'cloudPct',
  'visibilityM',
  'windKmh',
  'gustKmh',
  'surfacePressureHpa',
  'seaLevelPressureHpa',
  'soilTemperatureC',
] as const;
type Drawn = Exclude<RangedVariable, 'shortwaveWm2'>;
const RANGED: readonly Drawn[] = ['temperatureC', 'windKmh', 'cloudPct'];

/** The means over the realisations of one hour. */
interface UsualHour {
  readonly means: Readonly<Record<(typeof AVERAGED)[number], number>>;
  /** Share of the realisations with rain or snow. */
  readonly wetShare: number;
  readonly transmittance: number;
  readonly uvTransmittance: number;
  /** Mean of the wind as a vector, east and north. */
  readonly eastKmh: number;
  readonly northKmh: number;
  readonly low: Readonly<Record<Drawn, number>>;
  readonly high: Readonly<Record<Drawn, number>>;
}

/** The climate that is embedded, as the source of that name answers it. */
export const EMBEDDED_CLIMATE = {
  usual: laterUsual,
  drawn: typicalWeather,
};

/**
 * The usual weather of hours that follow each other. Its values are computed when they are first read: a decision, which is
 * made in the realisations of its day, needs none of them.
 */
function laterUsual(place: TypicalPlace, startMs: Float64Array, updatedAtMs: number): HourlyWeather {
  let made: UsualWeather | null = null;
  const values = (): UsualWeather => {
    made ??= usualWeather(new TypicalHours(place, startMs, updatedAtMs));
    return made;
  };
  return {
    ...typicalRecords(place, startMs, updatedAtMs),
    get columns() {
      return values().columns;
    },
    get usualRange() {
      return values().usualRange;
    },
  };
}

interface UsualWeather {
  readonly columns: HourlyColumns;
  readonly usualRange: UsualRange;
}

function usualWeather(hours: TypicalHours): UsualWeather {
  const { startMs, place } = hours;
  const { length } = startMs;
  const first = usualDay(place, startMs.subarray(0, Math.min(DAY, length)));
  const last = length < 2 * DAY ? first : usualDay(place, startMs.subarray(length - DAY));
  const columns = emptyColumns(length);
  const ranges = { low: rangeColumns(length), high: rangeColumns(length) };
  for (let i = 0; i < length; i++) {
    const share = last === first ? 0 : Math.min(1, i / (length - DAY));
    const [before, after] = [first, last].map((day) => hourLike(day, startMs[i]));
    const between = (of: (hour: UsualHour) => number): number => mix(of(before), of(after), share);
    for (const name of AVERAGED) columns[name][i] = between(({ means }) => means[name]);
    for (const name of RANGED) {
      ranges.low[name][i] = between(({ low }) => low[name]);
      ranges.high[name][i] = between(({ high }) => high[name]);
    }
    const wetShare = between((hour) => hour.wetShare);
    columns.precipitationProbabilityPct[i] = 100 * wetShare;
    columns.windDirectionDeg[i] = directionDeg(
      between(({ eastKmh }) => eastKmh),
      between(({ northKmh }) => northKmh),
    );
    const light = lightThrough(
      hours.settings[i],
      between(({ transmittance }) => transmittance),
      between(({ uvTransmittance }) => uvTransmittance),
    );
    columns.shortwaveWm2[i] = light.shortwaveWm2;
    // The more cloud the less light, so that the darkest tenth of the hours is the cloudiest.
    const { clearWm2 } = hours.settings[i];
    ranges.low.shortwaveWm2[i] = clearWm2 * cloudTransmittance(ranges.high.cloudPct[i] / 100);
    ranges.high.shortwaveWm2[i] = clearWm2 * cloudTransmittance(ranges.low.cloudPct[i] / 100);
    columns.directNormalWm2[i] = light.directNormalWm2;
    columns.diffuseWm2[i] = light.diffuseWm2;
    columns.uvIndex[i] = light.uvIndex;
    // A sky that rains on most such hours is told as rain, any other by its cloud.
    const isWet = wetShare >= 0.5;
    columns.weatherCode[i] = codeFromSky(
      columns.cloudPct[i],
      isWet ? columns.precipitationMm[i] / wetShare : 0,
      isWet ? columns.snowfallCm[i] / wetShare : 0,
      columns.visibilityM[i],
      hours.settings[i].climate.season.convectivity > 0.6,
      false,
    );
  }
  return { columns, usualRange: ranges };
}

/** The hours of a day, from any hour of the clock on. */
interface UsualDay {
  readonly startMs: number;
  readonly hours: readonly UsualHour[];
}

/** The hour of the day at the same time of the clock. */
function hourLike({ startMs, hours }: UsualDay, atMs: number): UsualHour {
  const after = Math.round((atMs - startMs) / HOUR_MS) % hours.length;
  return hours[(after + hours.length) % hours.length];
}

function usualDay(place: TypicalPlace, startMs: Float64Array): UsualDay {
  const hours = new TypicalHours(place, startMs, 0);
  const draws = Array.from({ length: DRAWS }, (_, k) => hours.draw(k, startMs[0]).columns);
  return { startMs: startMs[0], hours: Array.from(startMs, (_, i) => usualHour(draws, i)) };
}

function usualHour(draws: readonly HourlyColumns[], i: number): UsualHour {
  const meanOf = (of: (columns: HourlyColumns) => number): number =>
    draws.reduce((sum, columns) => sum + of(columns), 0) / draws.length;
  const rangeAt = (share: number): Record<Drawn, number> => ({
    temperatureC: quantileOf(draws, 'temperatureC', i, share),
    windKmh: quantileOf(draws, 'windKmh', i, share),
    cloudPct: quantileOf(draws, 'cloudPct', i, share),
  });
  const angle = (columns: HourlyColumns): number => columns.windDirectionDeg[i] * RAD_PER_DEG;
  return {
    means: Object.fromEntries(
      AVERAGED.map((name) => [name, meanOf((columns) => columns[name][i])]),
    ) as UsualHour['means'],
    wetShare: meanOf(({ precipitationMm }) => (precipitationMm[i] > 0 ? 1 : 0)),
    transmittance: meanOf(({ cloudPct }) => cloudTransmittance(cloudPct[i] / 100)),
    uvTransmittance: meanOf(({ cloudPct }) => cloudUvTransmittance(cloudPct[i] / 100)),
    eastKmh: meanOf((columns) => columns.windKmh[i] * Math.sin(angle(columns))),
    northKmh: meanOf((columns) => columns.windKmh[i] * Math.cos(angle(columns))),
    low: rangeAt(0.1),
    high: rangeAt(0.9),
  };
}

function quantileOf(draws: readonly HourlyColumns[], name: Drawn, i: number, share: number): number {
  const values = Float32Array.from(draws, (columns) => columns[name][i]).sort();
  return values[Math.round(share * (values.length - 1))];
}

function directionDeg(eastKmh: number, northKmh: number): number {
  return (Math.atan2(eastKmh, northKmh) / RAD_PER_DEG + 360) % 360;
}

function rangeColumns(length: number): Record<RangedVariable, Float32Array> {
  return {
    temperatureC: new Float32Array(length),
    windKmh: new Float32Array(length),
    cloudPct: new Float32Array(length),
    shortwaveWm2: new Float32Array(length),
  };
}
