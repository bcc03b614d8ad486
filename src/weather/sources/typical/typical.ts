/**
 * Typical weather: what answers when there is no network. Not a forecast but the climate of the place, given the
 * texture of real days: a year of it has the place's means, its wet and dry spells, its clear and covered skies.
 *
 * It is a pure function of place (to 0.01° and metres) and instant: an hour has the same values in whatever range and order
 * it is computed. The parts agree: rain only under cloud, snow only in the cold, humidity with dew point
 * and temperature, light with sun and cloud, and the code with all of them.
 *
 * Not modelled, and therefore NaN: snow depth, wind above the ground, CAPE, air quality, the sea.
 */
import {
  clearSkyGlobalWm2,
  clearSkyUvIndex,
  extraterrestrialNormalWm2,
  splitGlobal,
  usualLinkeTurbidity,
  usualOzoneDobson,
} from '../../../sky/irradiance.ts';
import { solarAltitudesDeg } from '../../../sky/positions.ts';
import { DAY_MS, HOUR_MS } from '../../../time/units.ts';
import {
  HOURLY_VARIABLES,
  type HourlyColumns,
  type HourlyVariable,
  type HourlyWeather,
  lazyWeather,
} from '../../hourly.ts';
import {
  climateAt,
  type PlaceClimate,
  placeClimate,
  type TypicalPlace,
  temperatureAt,
  yearFraction,
} from './climate.ts';
import { diurnalMinimum, type HourClimate, hourClimate, hourNoise } from './hour.ts';
import { PlaceNoise } from './noise.ts';
import { Realisation } from './realisation.ts';

export const TYPICAL_ATTRIBUTION = 'NCEP-NCAR Reanalysis 1 and CMAP data provided by NOAA PSL, Boulder, Colorado, USA';

/** Columns that are never NaN; the others always are. */
export const TYPICAL_VARIABLES = [
  'temperatureC',
  'dewPointC',
  'relativeHumidityPct',
  'apparentTemperatureC',
  'precipitationMm',
  'precipitationProbabilityPct',
  'snowfallCm',
  'weatherCode',
  'cloudPct',
  'visibilityM',
  'windKmh',
  'windDirectionDeg',
  'gustKmh',
  'surfacePressureHpa',
  'seaLevelPressureHpa',
  'shortwaveWm2',
  'directNormalWm2',
  'diffuseWm2',
  'uvIndex',
  'soilTemperatureC',
] as const satisfies readonly HourlyVariable[];

/** So many realisations stand for a season: a share of them is right to about 6 points (standard error of a half). */
export const DRAWS = 60;
/** Realisations lie so far apart in the noise that nothing is left in common. */
const FIRST_DRAW_MS = Date.UTC(1985, 0, 1);
const DRAWS_APART_MS = 200 * DAY_MS;
/** How far behind the air the ground's season is. */
const GROUND_DELAY_MS = 7 * DAY_MS;

/** Typical weather of the hours that begin at `startMs` (epoch ms, any order and spacing). */
export function typicalWeather(place: TypicalPlace, startMs: Float64Array, updatedAtMs: number): HourlyWeather {
  return new TypicalHours(place, startMs, updatedAtMs).usual();
}

/** What all realisations of an hour share: the season, and the light of a clear sky. */
export interface HourSetting {
  readonly climate: HourClimate;
  readonly sunAtStartDeg: number;
  readonly sunAtMiddleDeg: number;
  readonly pastTemperatureC: number;
  readonly aboveAirWm2: number;
  readonly clearWm2: number;
  readonly clearUv: number;
}

/** Some hours of a place, of which there are any number of realisations: other weather of the same season. */
export class TypicalHours {
  readonly #shared: ConstructorParameters<typeof Realisation>[0];
  readonly #drawn: Realisation[] = [];
  readonly settings: readonly HourSetting[];

  constructor(
    readonly place: TypicalPlace,
    readonly startMs: Float64Array,
    readonly updatedAtMs: number,
  ) {
    const climate = placeClimate(place);
    const sunAtStart = solarAltitudesDeg(startMs, climate.lat, climate.lon);
    // Light is the mean of the hour: that of its middle.
    const middles = startMs.map((start) => start + HOUR_MS / 2);
    const sunAtMiddle = solarAltitudesDeg(middles, climate.lat, climate.lon);
    this.settings = Array.from(startMs, (epochMs, i) => settingOf(climate, epochMs, sunAtStart[i], sunAtMiddle[i]));
    this.#shared = {
      base: { ...typicalRecords(place, startMs, updatedAtMs), columns: unknownColumns(startMs.length) },
      settings: this.settings,
      noise: hourNoise(new PlaceNoise(climate.lat, climate.lon)),
      elevationM: climate.elevationM,
    };
  }

  /**
   * The `k`-th of any number of realisations, as seen from `fromMs`: two days, each seen from its own midnight, have the
   * same ones but for what their season and their sun make different. In each it either rains in an hour or does not.
   */
  draw(k: number, fromMs: number): HourlyWeather {
    const drawn = new Realisation(this.#shared, FIRST_DRAW_MS + k * DRAWS_APART_MS - fromMs, true);
    this.#drawn.push(drawn);
    return lazyWeather(drawn);
  }

  /** Once nearly all has been looked at: leaves no more of what was drawn than its columns. */
  release(): void {
    for (const drawn of this.#drawn.splice(0)) drawn.release();
  }

  /** The hours as they are usually given. */
  usual(): HourlyWeather {
    return lazyWeather(new Realisation(this.#shared, 0, false));
  }
}

/** Columns that the embedded climate does not know, and none that it does. */
function unknownColumns(length: number): HourlyColumns {
  const unknown = new Float32Array(length).fill(Number.NaN);
  return Object.fromEntries(HOURLY_VARIABLES.map((name) => [name, unknown])) as HourlyColumns;
}

/** Hours of the embedded climate without their values. */
export function typicalRecords(
  { elevationM }: TypicalPlace,
  startMs: Float64Array,
  updatedAtMs: number,
): Omit<HourlyWeather, 'columns'> {
  return {
    startMs,
    length: startMs.length,
    elevationM: elevationM ?? Number.NaN,
    provenance: { source: 'typical', updatedAtMs, stale: false, attribution: TYPICAL_ATTRIBUTION },
  };
}

function settingOf(climate: PlaceClimate, epochMs: number, sunAtStartDeg: number, sunAtMiddleDeg: number): HourSetting {
  const season = climateAt(climate, yearFraction(epochMs));
  const dayOfYear = yearFraction(epochMs) * 365.2425 + 0.5;
  const aboveAirWm2 = extraterrestrialNormalWm2(dayOfYear);
  const turbidity = usualLinkeTurbidity(climate.lat, season.summerness);
  const ozone = usualOzoneDobson(climate.lat, dayOfYear);
  return {
    climate: hourClimate(season, solarHourAt(epochMs, climate.lon)),
    sunAtStartDeg,
    sunAtMiddleDeg,
    pastTemperatureC: temperatureAt(climate, yearFraction(epochMs - GROUND_DELAY_MS)),
    aboveAirWm2,
    clearWm2: clearSkyGlobalWm2(sunAtMiddleDeg, aboveAirWm2, climate.elevationM, turbidity),
    clearUv: clearSkyUvIndex(sunAtStartDeg, ozone, climate.elevationM, aboveAirWm2),
  };
}

/** The usual figures of one month at a place. */
interface TypicalMonth {
  readonly temperatureC: number;
  /** Mean daily maximum and minimum. */
  readonly maximumC: number;
  readonly minimumC: number;
  readonly precipitationMmPerDay: number;
  /** Share of days with rain or snow. */
  readonly wetDayShare: number;
  readonly cloudPct: number;
  readonly windKmh: number;
  readonly dayLengthHours: number;
}

/** Long-term means of a month (1 January to 12 December); they need no texture. */
export function typicalMonth(place: TypicalPlace, month: number): TypicalMonth {
  const climate = climateAt(placeClimate(place), (month - 0.5) / 12);
  const { temperatureC, diurnalRangeK, dayLengthHours } = climate;
  const lowest = diurnalMinimum(dayLengthHours);
  return {
    temperatureC,
    maximumC: temperatureC + diurnalRangeK * (1 + lowest),
    minimumC: temperatureC + diurnalRangeK * lowest,
    precipitationMmPerDay: climate.precipitationMmPerDay,
    wetDayShare: climate.wetDayShare,
    cloudPct: 100 * climate.cloudShare,
    windKmh: climate.windKmh,
    dayLengthHours,
  };
}

/** Mean solar time at the place, hours from 0 to 24. */
function solarHourAt(epochMs: number, lon: number): number {
  const days = epochMs / DAY_MS + lon / 360;
  return (days - Math.floor(days)) * 24;
}

/** The light of an hour where the clouds let that share of it through. */
export function lightThrough(
  { aboveAirWm2, clearWm2, clearUv, sunAtMiddleDeg }: HourSetting,
  transmittance: number,
  uvTransmittance: number,
) {
  const shortwaveWm2 = clearWm2 * transmittance;
  return {
    shortwaveWm2,
    ...splitGlobal(shortwaveWm2, sunAtMiddleDeg, aboveAirWm2),
    uvIndex: clearUv * uvTransmittance,
  };
}
