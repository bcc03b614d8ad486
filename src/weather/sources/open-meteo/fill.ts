/**
 * From hours as upstream stamps them to `HourlyWeather`, whose records describe the hour that begins at their start:
 * what upstream stamps at the end of an hour is moved to the record that begins it, and what it does not send is
 * derived. The last record has no following stamp, so its sums and means stay NaN. Direct and diffuse radiation are not
 * derived here.
 */
import { apparentTemperatureInSunC } from '../../../physics/comfort.ts';
import { dewPointC, vapourPressureBomHpa } from '../../../physics/humidity.ts';
import { surfacePressureRatio } from '../../../physics/pressure.ts';
import { HOUR_MS } from '../../../time/units.ts';
import {
  emptyColumnsOf,
  HOURLY_VARIABLES,
  type HourlyColumns,
  type HourlyRecords,
  type HourlyWeather,
  namesOf,
  type Provenance,
  zeroColumnsOf,
} from '../../hourly.ts';
import type { UpstreamHours } from './parse.ts';

/** The words that the licence (CC BY 4.0) requires, with the note that the data were changed. */
export const OPEN_METEO_ATTRIBUTION = 'Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0, adapted';

export function fillHourly(hours: UpstreamHours, updatedAtMs: number): HourlyWeather {
  const length = hours.stampMs.length;
  const columns = columnsOf(hours, HOURLY_VARIABLES);
  fillDewPoint(columns);
  fillApparentTemperature(columns);
  fillPressures(columns, hours.elevationM);
  const provenance: Provenance = {
    source: 'open-meteo',
    updatedAtMs,
    stale: false,
    attribution: OPEN_METEO_ATTRIBUTION,
  };
  return { startMs: hours.stampMs, length, columns, elevationM: hours.elevationM, provenance };
}

/**
 * Without the records that begin at the last stamp or reach beyond it, whose sums upstream would stamp later than it
 * answers; those that begin before `keepMs` stay. A look ahead then ends with the last hour that is known in full.
 */
export function withoutOpenEnd<R extends HourlyRecords<string>>(records: R, lastStampMs: number, keepMs: number): R {
  const { startMs, columns } = records;
  let length = records.length;
  while (length > 0 && startMs[length - 1] + HOUR_MS > lastStampMs && startMs[length - 1] >= keepMs) length--;
  if (length === records.length) return records;
  const names = namesOf(columns);
  const cut = zeroColumnsOf(names, length);
  for (const name of names) cut[name].set(columns[name].subarray(0, length));
  return { ...records, length, startMs: startMs.slice(0, length), columns: cut };
}

/** The columns of an answer at the records that they describe; those it lacks are NaN. */
export function columnsOf<V extends string>(hours: UpstreamHours<V>, names: readonly V[]): Record<V, Float32Array> {
  const columns = emptyColumnsOf(names, hours.stampMs.length);
  for (const [variable, values] of hours.columns) {
    columns[variable.column].set(variable.precedingHour ? values.subarray(1) : values);
  }
  return columns;
}

function fillDewPoint({ dewPointC: dewPoint, temperatureC, relativeHumidityPct }: HourlyColumns): void {
  for (let i = 0; i < dewPoint.length; i++) {
    if (Number.isNaN(dewPoint[i])) dewPoint[i] = dewPointC(temperatureC[i], relativeHumidityPct[i]);
  }
}

/** With the radiation of the hour before, which is what upstream combines with the temperature at a stamp. */
function fillApparentTemperature(columns: HourlyColumns): void {
  const { apparentTemperatureC: apparent, temperatureC, relativeHumidityPct, windKmh, shortwaveWm2 } = columns;
  for (let i = 0; i < apparent.length; i++) {
    if (!Number.isNaN(apparent[i])) continue;
    const sunBeforeWm2 = i === 0 ? Number.NaN : shortwaveWm2[i - 1];
    const vapourHpa = vapourPressureBomHpa(temperatureC[i], relativeHumidityPct[i]);
    apparent[i] = apparentTemperatureInSunC(temperatureC[i], vapourHpa, windKmh[i], sunBeforeWm2);
  }
}

function fillPressures(columns: HourlyColumns, elevationM: number): void {
  const { surfacePressureHpa: surface, seaLevelPressureHpa: seaLevel, temperatureC } = columns;
  for (let i = 0; i < surface.length; i++) {
    const ratio = surfacePressureRatio(temperatureC[i], elevationM);
    if (Number.isNaN(surface[i])) surface[i] = seaLevel[i] * ratio;
    else if (Number.isNaN(seaLevel[i])) seaLevel[i] = surface[i] / ratio;
  }
}
