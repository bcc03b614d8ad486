/**
 * What lies on the ground hour by hour: snow, a film of water, ice. Each hour begins with what the hours before left, so
 * the columns are walked once, from the first known hour on; before it the ground is taken as bare and dry, but for the
 * depth of snow that the source states.
 *
 * What is not known is read cautiously: no cloud by night, a saturated air for hoar, no drying.
 */

import * as snow from '../physics/snow.ts';
import * as surface from '../physics/surface.ts';
import type { HourSlice } from '../weather/hour-slice.ts';
import type { HourlyVariable } from '../weather/hourly.ts';
import type { DerivedHours } from './derive.ts';
import type { Variable } from './variables.ts';

/** The sun counts as low below this altitude: surfaces lose more heat than they gain. */
export const LOW_SUN_DEG = 8;

export interface GroundHours {
  readonly snowOnGroundCm: Float32Array;
  readonly snowOnRoadsCm: Float32Array;
  /** The film of water as each hour begins, mm. */
  readonly filmMm: Float32Array;
  readonly iceIndex: Float32Array;
}

const HALF_DAY = 12;
const DAY = 24;
/** An hour of forecast freezing rain glazes the ground, however little is stated: thin glaze of a drizzle, mm (judgement). */
const LEAST_GLAZE_MM = 0.3;
const FOG_M = 1000;
/** Melt water runs over ways beside this much snow; less dries up where it lies. */
const RUNNING_MELT_CM = 5;
/** Rain of a gap in the data: none, so that the state goes on. */
const orNone = (value: number): number => (Number.isNaN(value) ? 0 : value);

/** What a walk reads beside the radiation, in the order in which the columns need each other. */
const WALKED_COLUMNS = [
  'temperatureC',
  'precipitationMm',
  'cloudPct',
  'windKmh',
  'snowDepthM',
  'weatherCode',
] as const satisfies readonly HourlyVariable[];
const WALKED_VARIABLES = [
  'snowfall',
  'relative_humidity',
  'dew_point',
  'sun_altitude',
  'visibility',
] as const satisfies readonly Variable[];

/** What the hours so far have left, which the next one begins with. */
interface GroundState {
  walkedTo: number;
  readonly pack: snow.Snowpack;
  freshRoadCm: number;
  film: number;
  openIce: number;
  shadedIce: number;
  isKnown: boolean;
}

/** The ground of a forecast, walked as far as somebody looks. */
export class GroundWalk {
  readonly #hours: DerivedHours;
  readonly #ground: GroundHours;
  /** Of each weather abreast. */
  readonly #states: GroundState[];

  constructor(hours: DerivedHours) {
    const column = (): Float32Array => new Float32Array(hours.length);
    this.#hours = hours;
    this.#ground = { snowOnGroundCm: column(), snowOnRoadsCm: column(), filmMm: column(), iceIndex: column() };
    this.#states = Array.from({ length: hours.abreast }, () => ({
      walkedTo: 0,
      pack: snow.settledSnowpack(0),
      freshRoadCm: 0,
      film: 0,
      openIce: 0,
      shadedIce: 0,
      isKnown: false,
    }));
  }

  /** The ground, which holds for one of the weathers in the slots before that one. */
  to(before: number, weather: number): GroundHours {
    const state = this.#states[weather];
    if (before > state.walkedTo) {
      walk(this.#hours, this.#ground, state, { from: state.walkedTo, to: before }, weather);
      state.walkedTo = before;
    }
    return this.#ground;
  }
}

/** WMO 4677 codes of freezing drizzle and rain. */
export function isFreezingRain(code: number): boolean {
  return code === 56 || code === 57 || code === 66 || code === 67;
}

/** Air so warm leaves no road cold enough for ice: roads are at the most 3 K colder, and water begins to freeze at 1.5 °C; with half a kelvin to spare. */
const NO_ICE_FROM_C = 5;

/**
 * Whether all slots before one are known to be too warm for snow and ice in one of the weathers abreast, and none lies from
 * before.
 */
export function isBareTo(d: DerivedHours, before: number, weather: number): boolean {
  const { snowDepthM: depth, snowfallCm: snowfall, weatherCode: code } = d.source;
  const { to } = d.hoursOf({ from: 0, to: before });
  for (let hour = 0; hour < to; hour++) if (depth[hour] > 0 || isFreezingRain(code[hour])) return false;
  const { temperatureC: t } = d.columnsIn({ from: 0, to: before });
  for (let i = weather; i < before; i += d.abreast) if (!(t[i] >= NO_ICE_FROM_C)) return false;
  // Possible weathers have snow by their own temperature.
  if (!d.isPossible) for (let hour = 0; hour < to; hour++) if (snowfall[hour] > 0) return false;
  return true;
}

/** What is read off the ground, which need not be walked where it is bare. */
const SNOW_AND_ICE: ReadonlySet<Variable> = new Set<Variable>(['snow_on_ground', 'snow_on_roads', 'ice_index']);
/** What is read off it wherever it is. */
const FILM: Variable = 'surface_film';

/**
 * Walks all slots before one, weather by weather, where one of the variables needs it, so that who reads the ground finds it at
 * hand. Yields after each column that the walk reads and after each weather.
 */
export function* walkGround(
  hours: DerivedHours,
  before: number,
  variables: readonly Variable[],
): Generator<void, void> {
  const readsFilm = variables.includes(FILM);
  if (!readsFilm && !variables.some((variable) => SNOW_AND_ICE.has(variable))) return;
  let isPrepared = false;
  for (let weather = 0; weather < hours.abreast; weather++) {
    if (readsFilm || !isBareTo(hours, before, weather)) {
      if (!isPrepared) yield* prepareWalk(hours, before);
      isPrepared = true;
      hours.groundTo(before, weather);
    }
    yield;
  }
}

/** Derives what the walk reads, column by column: of fifty weathers together it takes as long as all the rest of a decision. */
function* prepareWalk(hours: DerivedHours, before: number): Generator<void, void> {
  const known = { from: 0, to: before };
  for (const name of WALKED_COLUMNS) {
    void hours.columnsIn(known)[name];
    yield;
  }
  for (const variable of WALKED_VARIABLES) {
    hours.values(variable, known);
    yield;
  }
  hours.shortwaveWm2(known);
  yield;
}

/** Walks the hours of one of the weathers abreast in a run. */
function walk(d: DerivedHours, ground: GroundHours, state: GroundState, run: HourSlice, weather: number): void {
  const known = { from: 0, to: run.to };
  const columns = d.columnsIn(known);
  const { temperatureC: t, windKmh: wind, cloudPct: cloud, precipitationMm: rain, snowDepthM: depth } = columns;
  const { weatherCode } = columns;
  const snowfall = d.values('snowfall', known);
  const rh = d.values('relative_humidity', known);
  const dew = d.values('dew_point', known);
  const sun = d.values('sun_altitude', known);
  const sight = d.values('visibility', known);
  const sunshine = d.shortwaveWm2(known);
  const { pack } = state;
  let { freshRoadCm, film, openIce, shadedIce, isKnown } = state;
  const step = d.abreast;
  for (let i = run.from + weather; i < run.to; i += step) {
    const temperatureC = t[i];
    if (Number.isNaN(temperatureC)) {
      // The state waits until the air is known again; the hour itself is not judged.
      for (const column of [ground.snowOnGroundCm, ground.snowOnRoadsCm, ground.filmMm, ground.iceIndex])
        column[i] = Number.NaN;
      continue;
    }
    const fallCm = orNone(snowfall[i]);
    const rainMm = Math.max(0, orNone(rain[i]) - snow.snowWaterMm(fallCm));
    const statedCm = 100 * depth[i];
    if (!isKnown && statedCm > 0) Object.assign(pack, snow.settledSnowpack(statedCm));
    isKnown = true;
    // What the source states counts, but where a model's snow of the last day has not reached its depth, that counts.
    const mostCm = Math.max(statedCm, sumBack(snowfall, i, DAY, step));
    if (pack.depthCm > mostCm) Object.assign(pack, snow.settledSnowpack(mostCm));
    if (statedCm > pack.depthCm) Object.assign(pack, snow.settledSnowpack(statedCm));
    const lyingCm = pack.depthCm;
    const meltMm = snow.passHour(pack, temperatureC, fallCm, rainMm);
    ground.snowOnGroundCm[i] = Math.max(lyingCm, pack.depthCm);
    const before = freshRoadCm;
    freshRoadCm = snow.freshOnRoadsCm(freshRoadCm, temperatureC, fallCm, rainMm);
    ground.snowOnRoadsCm[i] = snow.snowOnRoadsCm(Math.max(before, freshRoadCm), ground.snowOnGroundCm[i]);

    const sunWm2 = orNone(sunshine[i]);
    const lowSun = sun[i] < LOW_SUN_DEG;
    // Fog is a cloud on the ground: it keeps the night's warmth.
    const cloudFraction = sight[i] < FOG_M ? 1 : orNone(cloud[i]) / 100;
    const windKmh = orNone(wind[i]);
    const bareC = surface.roadC(temperatureC, cloudFraction, lowSun, windKmh, sunWm2);
    const shadedC = surface.roadC(temperatureC, cloudFraction, lowSun, windKmh, 0);
    const dewPointC = Number.isNaN(dew[i]) ? temperatureC : dew[i];

    ground.filmMm[i] = film;
    const freezingRain = isFreezingRain(weatherCode[i]);
    const glazeMm = freezingRain ? Math.max(rainMm, LEAST_GLAZE_MM) : 0;
    const filmMm = freezingRain ? film : Math.max(film, Math.min(rainMm, 1));
    // Iced ground stays as cold as the air, and glaze makes it so: the sun does not warm it like asphalt.
    const iceableC = (surfaceC: number): number => (freezingRain ? Math.min(surfaceC, temperatureC) : surfaceC);
    const thawedMm = Math.min(openIce, snow.thawMm(temperatureC, sunWm2));
    openIce = snow.nextIceMm(openIce, { filmMm, glazeMm, surfaceC: iceableC(bareC) }, temperatureC, sunWm2);
    shadedIce = snow.nextIceMm(shadedIce, { filmMm, glazeMm, surfaceC: iceableC(shadedC) }, temperatureC, 0);
    ground.iceIndex[i] = snow.iceIndex({
      openIceMm: openIce,
      shadedIceMm: shadedIce,
      surfaceC: bareC,
      temperatureC,
      dewPointC,
      roadSnowCm: ground.snowOnRoadsCm[i],
      snowfallCm: fallCm,
      warmestPast12hC: highestBack(t, i, HALF_DAY, step),
      freezingRain,
    });

    const drying = surface.filmDryingMmH(temperatureC, Number.isNaN(rh[i]) ? 100 : rh[i], windKmh, sunWm2);
    const running = meltMm * Math.min(1, lyingCm / RUNNING_MELT_CM);
    // Below freezing the air's water settles as hoar, which the icing index counts by itself.
    const isDewy = bareC >= 0 && bareC < dewPointC;
    // Ice that the sun thaws is a film again, and freezes after sunset.
    film = surface.nextFilmMm(Math.max(film, thawedMm), rainMm, running, drying, isDewy);
  }
  Object.assign(state, { freshRoadCm, film, openIce, shadedIce, isKnown });
}

/** Sum over an hour and the hours before it; gaps count as none. */
function sumBack(values: Float32Array, slot: number, hours: number, step: number): number {
  let sum = 0;
  const first = slot - (hours - 1) * step;
  for (let k = first < 0 ? slot % step : first; k <= slot; k += step) sum += orNone(values[k]);
  return sum;
}

/** The highest value of an hour and the hours before it; the hour's own is known. */
function highestBack(values: Float32Array, slot: number, hours: number, step: number): number {
  let high = values[slot];
  const first = slot - hours * step;
  for (let k = first < 0 ? slot % step : first; k < slot; k += step) if (values[k] > high) high = values[k];
  return high;
}
