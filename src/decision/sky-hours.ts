/** What the sky alone makes of the hours of a place, the same for all possible weathers: sun and moon at the middle of each hour. */
import { moonlightMag, phaseAngleDeg } from '../physics/moonlight.ts';
import { lunarAltitudesDeg, moonIlluminatedFraction, solarAltitudesDeg } from '../sky/positions.ts';
import { HOUR_MS } from '../time/units.ts';
import { type HourSlice, LazyColumn } from '../weather/hour-slice.ts';

/** Hours at a place. */
interface PlaceHours {
  readonly startMs: Float64Array;
  readonly lat: number;
  readonly lon: number;
}

interface OfTheSky {
  readonly lat: number;
  readonly lon: number;
  readonly column: LazyColumn<Float32Array>;
}

/** By the hours, which all possible weathers of a place share. */
type SkyCache = WeakMap<Float64Array, OfTheSky>;
const sunAltitudes: SkyCache = new WeakMap();
const moonlights: SkyCache = new WeakMap();

/** Values that depend on the hours and the place alone, computed once for all weathers of them. */
function ofTheSky(
  { startMs, lat, lon }: PlaceHours,
  cache: SkyCache,
  compute: (middleMs: Float64Array, lat: number, lon: number) => Float32Array,
  hours: HourSlice,
): Float32Array {
  const known = cache.get(startMs);
  if (known?.lat === lat && known.lon === lon) return known.column.in(hours);
  const column = new LazyColumn<Float32Array>(new Float32Array(startMs.length), (values, { from, to }) => {
    const middleMs = startMs.slice(from, to);
    for (let i = 0; i < middleMs.length; i++) middleMs[i] += HOUR_MS / 2;
    values.set(compute(middleMs, lat, lon), from);
  });
  cache.set(startMs, { lat, lon, column });
  return column.in(hours);
}

function moonlightsOf(middleMs: Float64Array, lat: number, lon: number): Float32Array {
  const altitudes = lunarAltitudesDeg(middleMs, lat, lon);
  return altitudes.map((altitude, i) => moonlightMag(phaseAngleDeg(moonIlluminatedFraction(middleMs[i])), altitude));
}

/** Altitudes of the sun, degrees, which hold in those hours. */
export function sunAltitudesIn(place: PlaceHours, hours: HourSlice): Float32Array {
  return ofTheSky(place, sunAltitudes, solarAltitudesDeg, hours);
}

/** Brightness that the moon adds to a clear sky, magnitudes, which holds in those hours. */
export function moonlightIn(place: PlaceHours, hours: HourSlice): Float32Array {
  return ofTheSky(place, moonlights, moonlightsOf, hours);
}
