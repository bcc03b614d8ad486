/** The light that each hour of a weather would have under a cloudless sky: the bound of what members can have. */
import { shortwaveFromCloudWm2 } from '../../physics/air.ts';
import { solarAltitudesDeg } from '../../sky/positions.ts';
import { HOUR_MS } from '../../time/units.ts';

interface Site {
  readonly lat: number;
  readonly lon: number;
}

/** Global radiation without cloud at the middle of the hours that begin at `startMs`, W/m². */
export function clearSkyWm2(startMs: Float64Array, { lat, lon }: Site): Float32Array {
  const middles = startMs.map((start) => start + HOUR_MS / 2);
  return Float32Array.from(solarAltitudesDeg(middles, lat, lon), (altitude) => shortwaveFromCloudWm2(altitude, 0));
}
