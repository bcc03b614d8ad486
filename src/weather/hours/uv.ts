/**
 * The UV index of hours whose source has none, as the archive: that of the clear sky at the middle of the hour, dimmed
 * by the cloud of the hour. Computed, not measured: it knows neither the ozone of the day nor its haze.
 */
import {
  clearSkyUvIndex,
  cloudUvTransmittance,
  extraterrestrialNormalWm2,
  usualOzoneDobson,
} from '../../sky/irradiance.ts';
import { solarAltitudesDeg } from '../../sky/positions.ts';
import { DAY_MS, HOUR_MS } from '../../time/units.ts';
import type { HourlyWeather } from '../hourly.ts';

/** Fills the gaps of the `uvIndex` column in place; without cloud there is no value. */
export function fillUvIndex({ startMs, columns, elevationM }: HourlyWeather, lat: number, lon: number): void {
  const { uvIndex, cloudPct } = columns;
  const heightM = Number.isNaN(elevationM) ? 0 : elevationM;
  const altitudes = solarAltitudesDeg(
    startMs.map((start) => start + HOUR_MS / 2),
    lat,
    lon,
  );
  for (let i = 0; i < uvIndex.length; i++) {
    if (!Number.isNaN(uvIndex[i])) continue;
    const day = dayOfYearAt(startMs[i]);
    const clear = clearSkyUvIndex(altitudes[i], usualOzoneDobson(lat, day), heightM, extraterrestrialNormalWm2(day));
    uvIndex[i] = clear * cloudUvTransmittance(cloudPct[i] / 100);
  }
}

/** 1 on 1 January, in UTC; for what changes with the season that is near enough everywhere. */
export function dayOfYearAt(epochMs: number): number {
  if (!(epochMs >= year.startMs && epochMs < year.endMs)) year = yearOf(epochMs);
  return (epochMs - year.startMs) / DAY_MS + 1;
}

/** The year that was asked about last: nearly always the next instant is of it. */
let year = { startMs: 0, endMs: 0 };

function yearOf(epochMs: number): typeof year {
  const number = new Date(epochMs).getUTCFullYear();
  return { startMs: Date.UTC(number, 0, 1), endMs: Date.UTC(number + 1, 0, 1) };
}
