/** The weather code of an hour from what its sky holds, for weather that no model has given a code. */

/** A WMO 4677 code, at the thresholds at which Open-Meteo changes it; an unknown visibility (NaN) is no fog. */
export function codeFromSky(
  cloudPct: number,
  precipitationMm: number,
  snowfallCm: number,
  visibilityM: number,
  showery: boolean,
  thunder: boolean,
): number {
  if (thunder) return 95;
  if (snowfallCm >= 0.01) return snowfallCm < 0.2 ? 71 : snowfallCm < 0.8 ? 73 : 75;
  if (precipitationMm >= 0.01) return rainCode(precipitationMm, showery);
  if (visibilityM <= 1000) return 45;
  if (cloudPct < 20) return 0;
  if (cloudPct < 50) return 1;
  return cloudPct < 80 ? 2 : 3;
}

function rainCode(mm: number, showery: boolean): number {
  if (mm < 0.5) return 51;
  if (mm < 1) return 53;
  if (mm < 1.3) return 55;
  if (mm < 2.5) return showery ? 80 : 61;
  if (mm < 7.6) return showery ? 81 : 63;
  return showery ? 82 : 65;
}
