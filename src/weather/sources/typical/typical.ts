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
import { cloudTransmittance } from '../../../physics/air.ts';
import { apparentTemperatureInSunC } from '../../../physics/comfort.ts';
import { saturationVapourPressureHpa } from '../../../physics/humidity.ts';
import {
  clearSkyGlobalWm2,
  clearSkyUvIndex,
  cloudUvTransmittance,
  extraterrestrialNormalWm2,
  splitGlobal,
  usualLinkeTurbidity,
  usualOzoneDobson,
} from '../../../sky/irradiance.ts';
import { solarAltitudesDeg } from '../../../sky/positions.ts';
import { DAY_MS, HOUR_MS } from '../../../time/units.ts';
import { emptyColumns, type HourlyVariable, type HourlyWeather } from '../../hourly.ts';
import {
  type Climate,
  climateAt,
  type PlaceClimate,
  placeClimate,
  type TypicalPlace,
  temperatureAt,
  yearFraction,
} from './climate.ts';
import { diurnalMinimum, type TypicalHour, typicalHour } from './hour.ts';
import { PlaceNoise } from './noise.ts';

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

/** How far behind the air the ground's season is. */
const GROUND_DELAY_MS = 7 * DAY_MS;

/** Typical weather of the hours that begin at `startMs` (epoch ms, any order and spacing). */
export function typicalWeather(place: TypicalPlace, startMs: Float64Array, updatedAtMs: number): HourlyWeather {
  const climate = placeClimate(place);
  const noise = new PlaceNoise(climate.lat, climate.lon);
  const columns = emptyColumns(startMs.length);
  const sunAtStart = solarAltitudesDeg(startMs, climate.lat, climate.lon);
  // Light is the mean of the hour: that of its middle.
  const sunAtMiddle = solarAltitudesDeg(
    startMs.map((start) => start + HOUR_MS / 2),
    climate.lat,
    climate.lon,
  );
  for (let i = 0; i < startMs.length; i++) {
    const epochMs = startMs[i];
    const season = climateAt(climate, yearFraction(epochMs));
    const hour = typicalHour(season, noise, {
      epochMs,
      solarHour: solarHourAt(epochMs, climate.lon),
      solarAltitudeDeg: sunAtStart[i],
      elevationM: climate.elevationM,
      pastTemperatureC: temperatureAt(climate, yearFraction(epochMs - GROUND_DELAY_MS)),
    });
    for (const name of HOUR_VARIABLES) columns[name][i] = hour[name];
    const light = lightOf(climate, season, epochMs, hour.cloudPct / 100, sunAtMiddle[i], sunAtStart[i]);
    for (const name of LIGHT_VARIABLES) columns[name][i] = light[name];
    // As Open-Meteo computes it, so that sources can be compared.
    columns.apparentTemperatureC[i] = apparentTemperatureInSunC(
      hour.temperatureC,
      saturationVapourPressureHpa(hour.dewPointC),
      hour.windKmh,
      light.shortwaveWm2,
    );
  }
  return {
    startMs,
    length: startMs.length,
    columns,
    elevationM: place.elevationM ?? Number.NaN,
    provenance: { source: 'typical', updatedAtMs, stale: false, attribution: TYPICAL_ATTRIBUTION },
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

const HOUR_VARIABLES = [
  'temperatureC',
  'dewPointC',
  'relativeHumidityPct',
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
  'soilTemperatureC',
] as const satisfies readonly (HourlyVariable & keyof TypicalHour)[];

const LIGHT_VARIABLES = ['shortwaveWm2', 'directNormalWm2', 'diffuseWm2', 'uvIndex'] as const;

/** Mean solar time at the place, hours from 0 to 24. */
function solarHourAt(epochMs: number, lon: number): number {
  const days = epochMs / DAY_MS + lon / 360;
  return (days - Math.floor(days)) * 24;
}

function lightOf(
  place: PlaceClimate,
  season: Climate,
  epochMs: number,
  cloud: number,
  sunAtMiddleDeg: number,
  sunAtStartDeg: number,
) {
  const dayOfYear = yearFraction(epochMs) * 365.2425 + 0.5;
  const aboveAirWm2 = extraterrestrialNormalWm2(dayOfYear);
  const turbidity = usualLinkeTurbidity(place.lat, season.summerness);
  const clearWm2 = clearSkyGlobalWm2(sunAtMiddleDeg, aboveAirWm2, place.elevationM, turbidity);
  const shortwaveWm2 = clearWm2 * cloudTransmittance(cloud);
  const ozone = usualOzoneDobson(place.lat, dayOfYear);
  const clearUv = clearSkyUvIndex(sunAtStartDeg, ozone, place.elevationM, aboveAirWm2);
  return {
    shortwaveWm2,
    ...splitGlobal(shortwaveWm2, sunAtMiddleDeg, aboveAirWm2),
    uvIndex: clearUv * cloudUvTransmittance(cloud),
  };
}
