/**
 * One realisation of some hours of typical weather: one weather of the season out of any number. Each column is made when it
 * is looked at, in the hours that are: a decision looks at the rain of three days and at the wind of one.
 */
import { cloudTransmittance } from '../../../physics/air.ts';
import { apparentTemperatureInSunC } from '../../../physics/comfort.ts';
import { magnusExponent, saturationVapourPressureHpa } from '../../../physics/humidity.ts';
import { surfacePressureRatio } from '../../../physics/pressure.ts';
import { cloudUvTransmittance, splitGlobal } from '../../../sky/irradiance.ts';
import { type HourSlice, LazyColumn, LazyColumns } from '../../hour-slice.ts';
import type { ColumnSource, HourlyVariable, HourlyWeather } from '../../hourly.ts';
import { codeFromSky } from '../../hours/weather-code.ts';
import * as hour from './hour.ts';
import type { HourSetting } from './typical.ts';

/** What the realisations of some hours have in common. */
interface SharedHours {
  /** The hours, with columns for what the embedded climate does not know. */
  readonly base: HourlyWeather;
  readonly settings: readonly HourSetting[];
  readonly noise: hour.HourNoise;
  readonly elevationM: number;
}

/** Values of hours in full precision, made where they are looked at. */
type Values = LazyColumn<Float64Array>;

/** The hidden number that decides cloud and rain alike, and its part that changes over days. */
interface Wetness {
  readonly value: Float64Array;
  readonly slow: Float64Array;
}

export class Realisation implements ColumnSource {
  readonly base: HourlyWeather;
  readonly shared: SharedHours;
  /** Whether it is one of many that are counted: in it an hour is either wet or not. */
  readonly isCounted: boolean;
  /** Times of the noise are so much later than the hours. */
  readonly #shiftMs: number;
  readonly #columns: LazyColumns<HourlyVariable>;
  #wetness: LazyColumn<Wetness> | undefined;
  #values: Partial<Record<keyof typeof VALUES, Values>> = {};

  constructor(shared: SharedHours, shiftMs: number, isCounted: boolean) {
    this.base = shared.base;
    this.shared = shared;
    this.isCounted = isCounted;
    this.#shiftMs = shiftMs;
    this.#columns = new LazyColumns(shared.base.length, (name, values, run) => COLUMNS[name]?.(this, values, run));
  }

  column(name: HourlyVariable, hours: HourSlice): Float32Array {
    return COLUMNS[name] === undefined ? this.base.columns[name] : this.#columns.in(name, hours);
  }

  /** Forgets all but the columns: what they are made from takes as much room again, and is made anew for others. */
  release(): void {
    this.#wetness = undefined;
    this.#values = {};
  }

  /** When the noise of an hour is read. */
  noiseMs(i: number): number {
    return this.base.startMs[i] + this.#shiftMs;
  }

  wetnessIn(hours: HourSlice): Wetness {
    if (this.#wetness === undefined) {
      const { length } = this.base;
      const wetness = { value: new Float64Array(length), slow: new Float64Array(length) };
      this.#wetness = new LazyColumn<Wetness>(wetness, (values, run) => fillWetness(this, values, run));
    }
    return this.#wetness.in(hours);
  }

  /** Values that columns are made from, which hold in the hours of the slice. */
  valuesIn(name: keyof typeof VALUES, hours: HourSlice): Float64Array {
    let values = this.#values[name];
    if (values === undefined) {
      const fill = VALUES[name];
      values = new LazyColumn<Float64Array>(new Float64Array(this.base.length), (out, run) => fill(this, out, run));
      this.#values[name] = values;
    }
    return values.in(hours);
  }
}

function fillWetness(of: Realisation, { value, slow }: Wetness, run: HourSlice): void {
  const { noise, settings } = of.shared;
  for (let i = run.from; i < run.to; i++) {
    const at = of.noiseMs(i);
    slow[i] = hour.slowWetness(noise, at);
    value[i] = hour.wetness(settings[i].climate, slow[i], hour.fastWetness(noise, at));
  }
}

type FillValues = (of: Realisation, values: Float64Array, run: HourSlice) => void;

const VALUES = {
  rainMm(of, values, run) {
    const { value } = of.wetnessIn(run);
    for (let i = run.from; i < run.to; i++) values[i] = hour.rainMm(of.shared.settings[i].climate, value[i]);
  },
  /** Share of the sky. */
  cloud(of, values, run) {
    const { value } = of.wetnessIn(run);
    const rainMm = of.valuesIn('rainMm', run);
    for (let i = run.from; i < run.to; i++) {
      const cloud = hour.cloud(of.shared.settings[i].climate, value[i]);
      values[i] = rainMm[i] > 0 ? Math.max(hour.RAIN_CLOUD, cloud) : cloud;
    }
  },
  anomalyK(of, values, run) {
    const { noise, settings } = of.shared;
    for (let i = run.from; i < run.to; i++)
      values[i] = settings[i].climate.season.temperatureSpreadK * hour.temperatureNoise(noise, of.noiseMs(i));
  },
  /** The day's range of temperature under its cloud. */
  rangeK(of, values, run) {
    const { slow } = of.wetnessIn(run);
    for (let i = run.from; i < run.to; i++) values[i] = hour.diurnalRangeK(of.shared.settings[i].climate, slow[i]);
  },
  temperatureC(of, values, run) {
    const anomalyK = of.valuesIn('anomalyK', run);
    const rangeK = of.valuesIn('rangeK', run);
    for (let i = run.from; i < run.to; i++) {
      const { season, course } = of.shared.settings[i].climate;
      values[i] = season.temperatureC + anomalyK[i] + rangeK[i] * course;
    }
  },
  dewPointC(of, values, run) {
    const { value } = of.wetnessIn(run);
    const rainMm = of.valuesIn('rainMm', run);
    const anomalyK = of.valuesIn('anomalyK', run);
    const temperatureC = of.valuesIn('temperatureC', run);
    for (let i = run.from; i < run.to; i++)
      values[i] = hour.dewPoint(of.shared.settings[i].climate, temperatureC[i], anomalyK[i], value[i], rainMm[i]);
  },
  /** Share of the winds of the season that are stronger. */
  windExceeded(of, values, run) {
    const { slow } = of.wetnessIn(run);
    const { noise } = of.shared;
    for (let i = run.from; i < run.to; i++) values[i] = hour.windExceeded(noise, slow[i], of.noiseMs(i));
  },
  windKmh(of, values, run) {
    const exceeded = of.valuesIn('windExceeded', run);
    for (let i = run.from; i < run.to; i++) values[i] = hour.windKmh(of.shared.settings[i].climate, exceeded[i]);
  },
  visibilityM(of, values, run) {
    const { settings } = of.shared;
    const temperatureC = of.valuesIn('temperatureC', run);
    const dewPointC = of.valuesIn('dewPointC', run);
    const windKmh = of.valuesIn('windKmh', run);
    const rainMm = of.valuesIn('rainMm', run);
    for (let i = run.from; i < run.to; i++) {
      const spreadK = temperatureC[i] - dewPointC[i];
      const isSnow = hour.isSnow(temperatureC[i]);
      values[i] = hour.visibility(spreadK, windKmh[i], rainMm[i], isSnow, settings[i].sunAtStartDeg);
    }
  },
  snowfallCm(of, values, run) {
    const temperatureC = of.valuesIn('temperatureC', run);
    const rainMm = of.valuesIn('rainMm', run);
    for (let i = run.from; i < run.to; i++) values[i] = hour.snowfallCm(temperatureC[i], rainMm[i]);
  },
  seaLevelPressureHpa(of, values, run) {
    const { slow } = of.wetnessIn(run);
    const { noise, settings } = of.shared;
    for (let i = run.from; i < run.to; i++)
      values[i] = hour.seaLevelPressure(settings[i].climate.season, noise, slow[i], of.noiseMs(i));
  },
  /** What arrives through the clouds. */
  shortwaveWm2(of, values, run) {
    const cloud = of.valuesIn('cloud', run);
    for (let i = run.from; i < run.to; i++)
      values[i] = of.shared.settings[i].clearWm2 * cloudTransmittance(sameCloud(cloud[i]));
  },
} as const satisfies Readonly<Record<string, FillValues>>;

/** The share as it comes back from the percentage that callers see. */
function sameCloud(cloud: number): number {
  return (100 * cloud) / 100;
}

type FillColumn = (of: Realisation, values: Float32Array, run: HourSlice) => void;

/** A column of values that are also needed in full precision. */
const rounded =
  (name: keyof typeof VALUES): FillColumn =>
  (of, values, run) => {
    const exact = of.valuesIn(name, run);
    for (let i = run.from; i < run.to; i++) values[i] = exact[i];
  };

/** The parts of the light, of which each column holds one. */
const partOfLight =
  (part: 'directNormalWm2' | 'diffuseWm2'): FillColumn =>
  (of, values, run) => {
    const shortwaveWm2 = of.valuesIn('shortwaveWm2', run);
    for (let i = run.from; i < run.to; i++) {
      const { sunAtMiddleDeg, aboveAirWm2 } = of.shared.settings[i];
      values[i] = splitGlobal(shortwaveWm2[i], sunAtMiddleDeg, aboveAirWm2)[part];
    }
  };

/** How each column that the embedded climate knows is made. */
const COLUMNS: Readonly<Partial<Record<HourlyVariable, FillColumn>>> = {
  temperatureC: rounded('temperatureC'),
  dewPointC: rounded('dewPointC'),
  relativeHumidityPct(of, values, run) {
    const temperatureC = of.valuesIn('temperatureC', run);
    const dewPointC = of.valuesIn('dewPointC', run);
    for (let i = run.from; i < run.to; i++) {
      const share = Math.exp(magnusExponent(dewPointC[i]) - magnusExponent(temperatureC[i]));
      values[i] = Math.min(100, 100 * share);
    }
  },
  // As Open-Meteo computes it, so that sources can be compared.
  apparentTemperatureC(of, values, run) {
    const temperatureC = of.valuesIn('temperatureC', run);
    const dewPointC = of.valuesIn('dewPointC', run);
    const windKmh = of.valuesIn('windKmh', run);
    const shortwaveWm2 = of.valuesIn('shortwaveWm2', run);
    for (let i = run.from; i < run.to; i++) {
      const vapourHpa = saturationVapourPressureHpa(dewPointC[i]);
      values[i] = apparentTemperatureInSunC(temperatureC[i], vapourHpa, windKmh[i], shortwaveWm2[i]);
    }
  },
  precipitationMm: rounded('rainMm'),
  precipitationProbabilityPct(of, values, run) {
    const { noise, settings } = of.shared;
    const { slow } = of.wetnessIn(run);
    const rainMm = of.valuesIn('rainMm', run);
    for (let i = run.from; i < run.to; i++) {
      if (of.isCounted) values[i] = rainMm[i] > 0 ? 100 : 0;
      else values[i] = 100 * hour.rainProbability(settings[i].climate, noise, slow[i], of.noiseMs(i));
    }
  },
  snowfallCm: rounded('snowfallCm'),
  weatherCode(of, values, run) {
    const { noise, settings } = of.shared;
    const cloud = of.valuesIn('cloud', run);
    const rainMm = of.valuesIn('rainMm', run);
    const snowfallCm = of.valuesIn('snowfallCm', run);
    const visibilityM = of.valuesIn('visibilityM', run);
    for (let i = run.from; i < run.to; i++) {
      const { climate } = settings[i];
      const isThunder = hour.isThunder(climate, noise, rainMm[i], of.noiseMs(i));
      const isShowery = climate.season.convectivity > hour.SHOWERY_FROM;
      values[i] = codeFromSky(100 * cloud[i], rainMm[i], snowfallCm[i], visibilityM[i], isShowery, isThunder);
    }
  },
  cloudPct(of, values, run) {
    const cloud = of.valuesIn('cloud', run);
    for (let i = run.from; i < run.to; i++) values[i] = 100 * cloud[i];
  },
  visibilityM: rounded('visibilityM'),
  windKmh: rounded('windKmh'),
  windDirectionDeg(of, values, run) {
    const { noise, settings } = of.shared;
    for (let i = run.from; i < run.to; i++)
      values[i] = hour.windDirection(settings[i].climate.season, noise, of.noiseMs(i));
  },
  gustKmh(of, values, run) {
    const windKmh = of.valuesIn('windKmh', run);
    const exceeded = of.valuesIn('windExceeded', run);
    for (let i = run.from; i < run.to; i++) values[i] = hour.gustKmh(windKmh[i], exceeded[i]);
  },
  seaLevelPressureHpa: rounded('seaLevelPressureHpa'),
  surfacePressureHpa(of, values, run) {
    const { elevationM } = of.shared;
    const temperatureC = of.valuesIn('temperatureC', run);
    const seaLevelHpa = of.valuesIn('seaLevelPressureHpa', run);
    for (let i = run.from; i < run.to; i++)
      values[i] = seaLevelHpa[i] * surfacePressureRatio(temperatureC[i], elevationM, hour.BAROMETRIC_EXPONENT);
  },
  // The ground has half the anomaly, a damped and later daily course, and is a week behind the season.
  soilTemperatureC(of, values, run) {
    const anomalyK = of.valuesIn('anomalyK', run);
    const rangeK = of.valuesIn('rangeK', run);
    for (let i = run.from; i < run.to; i++) {
      const { climate, pastTemperatureC } = of.shared.settings[i];
      values[i] = pastTemperatureC + 0.5 * anomalyK[i] + 0.5 * rangeK[i] * climate.groundCourse;
    }
  },
  shortwaveWm2: rounded('shortwaveWm2'),
  directNormalWm2: partOfLight('directNormalWm2'),
  diffuseWm2: partOfLight('diffuseWm2'),
  uvIndex(of, values, run) {
    const cloud = of.valuesIn('cloud', run);
    for (let i = run.from; i < run.to; i++)
      values[i] = of.shared.settings[i].clearUv * cloudUvTransmittance(sameCloud(cloud[i]));
  },
};
