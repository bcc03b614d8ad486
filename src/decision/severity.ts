/**
 * How severe each kind of risk is in each hour: 0 none, 1 low, 2 moderate, 3 high, 4 severe, 5 extreme.
 *
 * Thresholds are those of warning services where one publishes a fixed figure: DWD, US NWS, Environment and Climate
 * Change Canada (ECCC), WHO, US EPA, ACSM, ACI. The Met Office warns by impact and publishes none.
 *
 * With the levels come limits of the score: 39 from severe on, 10 from extreme on, and linear between the thresholds
 * down from 100 where the level below severe begins, so that no threshold is a cliff. Precipitation limits in full from
 * a chance of 30 % on and not at all up to 10 %; an hour is called severe or extreme only when its limit is as low.
 * Thunderstorms alone come in steps; one in the forecast is always at least high.
 */
import { allHours, type HourSlice } from '../weather/hour-slice.ts';
import type { DerivedHours } from './derive.ts';
import { FilledHours } from './filled-hours.ts';
import { FORBIDDING_GUST_KMH, FORBIDDING_WIND_CHILL_C, MAX_EXTREME_SCORE, MAX_SEVERE_SCORE } from './limits.ts';
import type { Profile, RiskKind } from './profile.ts';
import type { Variable } from './variables.ts';

export const RISK_SEVERITIES = ['low', 'moderate', 'high', 'severe', 'extreme'] as const;

export type Severity = (typeof RISK_SEVERITIES)[number];

/** The severities as levels of an hour; 0 is no risk. */
export const LEVELS = { none: 0, low: 1, moderate: 2, high: 3, severe: 4, extreme: 5 } as const;

/** One variable's thresholds from low to extreme; null where it has no such level. */
export interface Scale {
  readonly variable: Variable;
  readonly thresholds: readonly (number | null)[];
  readonly worse: 'above' | 'below';
  readonly source: string;
}

/** A scale of a warning service, which limits the score. */
interface PublishedScale extends Scale {
  /** Where the limit of the score begins, is that of severe, and that of extreme hours; negative for `below`. */
  readonly ramp: { readonly before: number; readonly severe: number; readonly extreme: number };
  /** Where the first level or the limit begins, whichever is first; negative for `below`. What is less has neither. */
  readonly begins: number;
}

/** How a kind is read in a profile. */
interface Reading {
  readonly scales: readonly PublishedScale[];
  /** Activities that read a kind alike have the same key. */
  readonly key: string;
}

const readings = new WeakMap<Profile, Map<RiskKind, Reading>>();

function readingOf(kind: RiskKind, profile: Profile): Reading {
  let known = readings.get(profile);
  if (known === undefined) {
    known = new Map();
    readings.set(profile, known);
  }
  let reading = known.get(kind);
  if (reading === undefined) {
    const scales = scalesIn(kind, profile);
    const read =
      kind === 'rain-soon' ? profile.rain.costLoss : scales.map(({ variable, source }) => `${variable} ${source}`);
    reading = { scales, key: `${kind} ${String(read)}` };
    known.set(kind, reading);
  }
  return reading;
}

/** The scales that a kind is read from in this profile; the worst of them counts. Empty for thunderstorms. */
export function scalesOf(kind: RiskKind, profile: Profile): readonly PublishedScale[] {
  return readingOf(kind, profile).scales;
}

function scalesIn(kind: RiskKind, profile: Profile): readonly PublishedScale[] {
  if (kind === 'heat') return profile.hazards.heatBy === 'wbgt' ? [HEAT_BY_WBGT] : [HEAT_BY_INDEX];
  if (kind === 'freeze-ahead' && profile.risks.noted.includes(kind)) return [PLANT_FROST];
  const scales = SCALES[kind];
  if (kind === 'snow') return scales.filter(({ variable }) => !isLyingSnow(variable) || hasFactor(profile, variable));
  if (scales.length < 2 || !BY_FACTOR.has(kind)) return scales;
  const used = scales.filter((scale) => hasFactor(profile, scale.variable));
  return used.length > 0 ? used : [scales[0]];
}

/** Snow that lies is a risk to those whom it hinders, whether more falls or not. */
const LYING_SNOW: ReadonlySet<Variable> = new Set(['snow_on_ground', 'snow_on_roads']);

export function isLyingSnow(variable: Variable): boolean {
  return LYING_SNOW.has(variable);
}

function hasFactor(profile: Profile, variable: Variable): boolean {
  return profile.factors.some((factor) => factor.variable === variable);
}

/** Level of one value on a scale. */
export function levelOn(scale: Scale, value: number): number {
  let level = 0;
  for (let i = 0; i < scale.thresholds.length; i++) {
    const threshold = scale.thresholds[i];
    if (threshold === null) continue;
    if (scale.worse === 'above' ? value >= threshold : value <= threshold) level = i + 1;
  }
  return level;
}

/** The most that a value on a scale lets an hour score. */
function limitOn(scale: PublishedScale, value: number): number {
  const { severe, extreme, before } = scale.ramp;
  const at = scale.worse === 'above' ? value : -value;
  if (!(at > before)) return 100;
  if (at < severe) return 100 - ((100 - MAX_SEVERE_SCORE) * (at - before)) / (severe - before);
  if (at >= extreme) return MAX_EXTREME_SCORE;
  if (extreme === Number.POSITIVE_INFINITY) return MAX_SEVERE_SCORE;
  return MAX_SEVERE_SCORE - ((MAX_SEVERE_SCORE - MAX_EXTREME_SCORE) * (at - severe)) / (extreme - severe);
}

/** A kind of risk hour by hour. */
interface PublishedRisk {
  readonly levels: Uint8Array;
  /** The most that it lets the hour score; null while no hour is limited, as most kinds limit none. */
  limits: Float64Array | null;
}

/** Lowers the limit of an hour. */
function limitTo(risk: PublishedRisk, hour: number, limit: number): void {
  if (!(limit < 100)) return;
  risk.limits ??= new Float64Array(risk.levels.length).fill(100);
  if (limit < risk.limits[hour]) risk.limits[hour] = limit;
}

interface KeptRisk {
  readonly risk: PublishedRisk;
  readonly filled: FilledHours;
}

/** A risk that is looked at once and then forgotten. */
let passing = { levels: new Uint8Array(0), limits: new Float64Array(0) };

/**
 * The most that a kind of risk lets the hours of the slice score, until the next call; null where it limits none. Of possible
 * weathers nobody reports the risks, so that none are kept for them.
 */
export function riskLimits(
  hours: DerivedHours,
  profile: Profile,
  kind: RiskKind,
  slice: HourSlice,
): Float64Array | null {
  if (!hours.isPossible) return publishedRisk(hours, profile, kind, slice).limits;
  if (passing.limits.length < hours.length)
    passing = { levels: new Uint8Array(hours.length), limits: new Float64Array(hours.length) };
  const risk = passing;
  risk.limits.fill(100, slice.from, slice.to);
  // The levels of other kinds are read by none of what follows.
  if (kind === 'thunderstorm') risk.levels.fill(LEVELS.none, slice.from, slice.to);
  readRisk(hours, profile, kind, scalesOf(kind, profile).filter(canLimit), risk, slice);
  return risk.limits;
}

/** Whether the scale has levels that limit the score, so that it matters where nobody asks for its levels. */
function canLimit({ ramp }: PublishedScale): boolean {
  return ramp.severe < Number.POSITIVE_INFINITY;
}

const cache = new WeakMap<DerivedHours, Map<string, KeptRisk>>();

/** Severity and limit of a kind, which hold in the hours of the slice; shared by the activities that read it alike. */
export function publishedRisk(
  hours: DerivedHours,
  profile: Profile,
  kind: RiskKind,
  slice: HourSlice = allHours(hours),
): PublishedRisk {
  let known = cache.get(hours);
  if (known === undefined) {
    known = new Map();
    cache.set(hours, known);
  }
  const { scales, key } = readingOf(kind, profile);
  let kept = known.get(key);
  if (kept === undefined) {
    const { length } = hours;
    const risk = { levels: new Uint8Array(length), limits: null };
    kept = { risk, filled: new FilledHours(length) };
    known.set(key, kept);
  }
  const { risk, filled } = kept;
  filled.fill(slice, (run) => readRisk(hours, profile, kind, scales, risk, run));
  return risk;
}

function readRisk(
  hours: DerivedHours,
  profile: Profile,
  kind: RiskKind,
  scales: readonly PublishedScale[],
  risk: PublishedRisk,
  run: HourSlice,
): void {
  if (kind === 'thunderstorm') readThunder(hours, risk, run);
  else readScales(hours, profile, kind, scales, risk, run);
}

/** The column that a scale reads, which holds in the hours of the slice. */
export function scaleValues(hours: DerivedHours, profile: Profile, scale: Scale, slice: HourSlice): Float32Array {
  return scale.variable === 'dry_hours_ahead'
    ? hours.dryHoursAhead(profile.rain.costLoss, slice)
    : hours.values(scale.variable, slice);
}

/** Kinds that follow the variable of the activity's own factor. */
const BY_FACTOR: ReadonlySet<RiskKind> = new Set(['freeze-ahead', 'wet-surface']);

const above = (variable: Variable, source: string, ...thresholds: (number | null)[]): PublishedScale =>
  published({ variable, thresholds, worse: 'above', source });
const below = (variable: Variable, source: string, ...thresholds: (number | null)[]): PublishedScale =>
  published({ variable, thresholds, worse: 'below', source });

function published(scale: Scale): PublishedScale {
  const sign = scale.worse === 'above' ? 1 : -1;
  const ramp = rampOf(scale.thresholds, sign);
  const least = Math.min(...scale.thresholds.flatMap((threshold) => (threshold === null ? [] : sign * threshold)));
  return { ...scale, ramp, begins: Math.min(least, ramp.before) };
}

function rampOf(thresholds: readonly (number | null)[], sign: 1 | -1): PublishedScale['ramp'] {
  const at = thresholds.map((threshold) => (threshold === null ? Number.POSITIVE_INFINITY : sign * threshold));
  const [severe, extreme] = [at[LEVELS.severe - 1], at[LEVELS.extreme - 1]];
  // A scale without a level next to severe is as steep before it as after it.
  const next = at[LEVELS.high - 1];
  const before = next < Number.POSITIVE_INFINITY ? next : severe - (extreme - severe);
  return { before: Number.isNaN(before) ? severe : before, severe, extreme };
}

/** DWD's criteria of severe and of extreme thunderstorms. */
const SEVERE_STORM = { gustKmh: 65, rainMm: 15 } as const;
const EXTREME_STORM = { gustKmh: FORBIDDING_GUST_KMH, rainMm: 25 } as const;
/** Convective energy from which the US NWS calls the air weakly, moderately and extremely unstable. */
export const CAPE_JKG = { weak: 500, moderate: 1000, extreme: 3500 } as const;

const HEAT_BY_WBGT = above('wbgt', 'ACSM flags', 18, 23, 28, 30, 32.2);
const HEAT_BY_INDEX = above('heat_index', 'NWS and OSHA heat index', 27, 32.8, 39.4, 46.1, 51.7);
/** Frost to come that is noted and does not stop the work harms plants: the lower ends of the ratings H1c, H2, H3, H4, H5. */
const PLANT_FROST = below('lowest_next_24h', 'RHS hardiness ratings', 5, 1, -5, -10, -15);
const ICING = 'Fairday scale after Karlsson 2001';
const SPRAYING = 'GRDC, APVMA';

const SCALES: Readonly<Record<RiskKind, readonly PublishedScale[]>> = {
  rain: [above('rain', 'AMS, DWD', 0.1, 2.5, 7.6, SEVERE_STORM.rainMm, EXTREME_STORM.rainMm)],
  'heavy-rain': [
    above('rain_past_6h', 'DWD', null, 12, 20, 35, 60),
    above('rain_past_24h', 'DWD', null, 20, 30, 50, 80),
  ],
  thunderstorm: [],
  snow: [
    above('snowfall', 'DWD', 0.1, 0.5, 1, 2, 4),
    above('snow_past_6h', 'DWD', 0.5, 2, 5, 10, 20),
    above('snow_on_ground', 'Fairday scale', 2, 10, 30, 60, 120),
    above('snow_on_roads', 'Fairday scale', 1, 3, 8, 20, 40),
  ],
  ice: [above('ice_index', ICING, 0.2, 0.4, 0.6, 0.8, 0.95)],
  icing: [above('rotor_icing', 'Fairday scale', 0.2, 0.4, 0.6, 0.8, 0.95)],
  frost: [
    below('temperature', 'DWD', null, null, 0, -4, -10),
    below('grass_temperature', 'DWD', 1, 0, null, null, null),
  ],
  heat: [HEAT_BY_WBGT],
  cold: [below('wind_chill', 'ECCC', -10, -20, -28, -40, FORBIDDING_WIND_CHILL_C)],
  wind: [above('wind', 'Beaufort, NWS', 29, 39, 50, 64, 89)],
  gust: [above('gust', 'DWD', 40, 50, SEVERE_STORM.gustKmh, 90, EXTREME_STORM.gustKmh)],
  fog: [below('visibility', 'WMO, NWS', 5000, 1000, 400, 200, 50)],
  // WHO's moderate, high, very high and extreme; its index is the whole number that the value rounds to.
  uv: [above('uv_index', 'WHO', null, 2.5, 5.5, 7.5, 10.5)],
  'air-quality': [above('us_aqi', 'US EPA', 51, 101, 151, 201, 301)],
  humidity: [below('dew_margin', 'ISO 8502-4', 5, 3, 2, 1, 0)],
  muggy: [above('dew_point', 'Fairday scale', 18, 20, 22, 24, 26)],
  darkness: [below('sun_altitude', 'twilight limits', null, 0, -6, -12, null)],
  moonlight: [above('moonlight', 'Krisciunas & Schaefer 1991', 0.3, 1, 2, 3, null)],
  cloud: [above('cloud', 'our judgement', 20, 40, 60, 80, null)],
  evaporation: [above('concrete_evaporation', 'ACI 305R', 0.25, 0.5, 0.75, 1, 1.5)],
  inversion: [above('inversion_index', 'Fairday scale after GRDC', 0.2, 0.35, 0.5, 0.7, 0.9)],
  drift: [above('wind', SPRAYING, 15, 18, 20, 25, null), above('delta_t', SPRAYING, 8, 10, 12, 14, null)],
  'freeze-ahead': [
    below('lowest_next_48h', 'ACI 306R, NHBC, EN 206', 5, 2, 0, -3, -6),
    below('lowest_next_24h', 'our judgement', 5, 2, 0, -3, -6),
  ],
  'rain-soon': [below('dry_hours_ahead', 'our judgement', 8, 4, 2, 1, 0)],
  'hot-ground': [above('asphalt_temperature', 'Berens 1970', 45, 49, 52, 57, 62)],
  waves: [above('wave_height', 'EU Recreational Craft Directive', 1, 1.5, 2, 3, 4)],
  'wet-surface': [
    above('surface_film', 'Fairday scale', 0.05, 0.15, 0.3, 1, null),
    above('rain_before_3h', 'Fairday scale', 0.2, 1, 3, 8, null),
  ],
  geomagnetic: [above('kp_index', 'NOAA G1–G5', 5, 6, 7, 8, 9)],
  // Moderate, high and very high by the classes of the National Allergy Bureau: no more than high, since it harms the allergic.
  pollen: [above('pollen', 'AAAAI National Allergy Bureau', 2, 3, 4, null, null)],
};

function readScales(
  hours: DerivedHours,
  profile: Profile,
  kind: RiskKind,
  scales: readonly PublishedScale[],
  risk: PublishedRisk,
  run: HourSlice,
): void {
  const { levels } = risk;
  for (const scale of scales) {
    if (isLyingSnow(scale.variable)) continue;
    const values = scaleValues(hours, profile, scale, run);
    const sign = scale.worse === 'above' ? 1 : -1;
    const { begins } = scale;
    for (let i = run.from; i < run.to; i++) {
      // Nearly always nothing has begun.
      if (!(sign * values[i] >= begins)) continue;
      levels[i] = Math.max(levels[i], levelOn(scale, values[i]));
      limitTo(risk, i, limitOn(scale, values[i]));
    }
  }
  if (PRECIPITATION.has(kind)) weighByRain(hours, kind, risk, run);
  if (kind === 'snow') raiseToLyingSnow(hours, scales, risk, run);
}

const PRECIPITATION: ReadonlySet<RiskKind> = new Set(['rain', 'heavy-rain', 'snow']);
/** A chance is a risk worth telling from here on; rain with less than a likely one is a lesser risk. */
const REPORTED_CHANCE = 0.2;
const LIKELY_CHANCE = 0.3;
const UNLIKELY_CHANCE = 0.1;
/** Sums over the past are a risk while it rains or snows, in full from slight rain (Met Office) and snow (DWD) on. */
const FALLING = { rainMm: 0.5, snowCm: 0.5 } as const;

function weighByRain(hours: DerivedHours, kind: RiskKind, { levels, limits }: PublishedRisk, run: HourSlice): void {
  const { amountMm, probability, stated } = hours.rainIn(run);
  const { snowfallCm } = hours.columnsIn(run);
  const { from, to } = run;
  for (let i = from; i < to; i++) {
    if (kind === 'rain') {
      // A chance without an amount is a chance of light rain.
      if (probability[i] >= REPORTED_CHANCE && levels[i] === LEVELS.none) levels[i] = LEVELS.low;
      if (!(probability[i] >= REPORTED_CHANCE) || (stated[i] < REPORTED_CHANCE && levels[i] < LEVELS.moderate))
        levels[i] = LEVELS.none;
    }
    if (limits !== null && limits[i] < 100) {
      const falling =
        kind === 'heavy-rain' ? amountMm[i] / FALLING.rainMm : kind === 'snow' ? snowfallCm[i] / FALLING.snowCm : 1;
      const likely = (stated[i] - UNLIKELY_CHANCE) / (LIKELY_CHANCE - UNLIKELY_CHANCE);
      // An unstated chance takes nothing away.
      const share = (Number.isNaN(likely) ? 1 : fraction(likely)) * fraction(falling);
      limits[i] = 100 - (100 - limits[i]) * share;
    }
    const isFalling = kind === 'heavy-rain' ? amountMm[i] > 0 : kind !== 'snow' || snowfallCm[i] > 0;
    if (!isFalling) levels[i] = LEVELS.none;
    if (stated[i] < LIKELY_CHANCE && levels[i] > LEVELS.low && levels[i] <= LEVELS.high) levels[i]--;
    levels[i] = Math.min(levels[i], mostFor(limits?.[i] ?? 100));
  }
}

/** A share of 0 to 1; 0 where it is unknown. */
function fraction(value: number): number {
  return value > 0 ? Math.min(1, value) : 0;
}

/** What lies is there whatever the chance that more falls. */
function raiseToLyingSnow(
  hours: DerivedHours,
  scales: readonly PublishedScale[],
  risk: PublishedRisk,
  run: HourSlice,
): void {
  const { levels } = risk;
  for (const scale of scales) {
    if (!isLyingSnow(scale.variable)) continue;
    const depths = hours.values(scale.variable, run);
    for (let i = run.from; i < run.to; i++) {
      levels[i] = Math.max(levels[i], levelOn(scale, depths[i]));
      limitTo(risk, i, limitOn(scale, depths[i]));
    }
  }
}

/** The highest level that a limit of the score agrees with. */
function mostFor(limit: number): number {
  if (limit <= MAX_EXTREME_SCORE) return LEVELS.extreme;
  return limit <= MAX_SEVERE_SCORE ? LEVELS.severe : LEVELS.high;
}

/** A forecast thunderstorm forbids the hour whatever its chance, so its risk is at least high. */
function readThunder(hours: DerivedHours, risk: PublishedRisk, run: HourSlice): void {
  const { levels } = risk;
  markThunderstorms(hours, levels, run);
  const { stated } = hours.rainIn(run);
  const { weatherCode } = hours.columnsIn(run);
  for (let i = run.from; i < run.to; i++) {
    if (stated[i] < LIKELY_CHANCE && levels[i] > LEVELS.low) levels[i]--;
    if (stated[i] < REPORTED_CHANCE && levels[i] > LEVELS.high) levels[i] = LEVELS.high;
    if (weatherCode[i] >= 95) levels[i] = Math.max(levels[i], LEVELS.high);
    if (levels[i] >= LEVELS.severe)
      limitTo(risk, i, levels[i] === LEVELS.extreme ? MAX_EXTREME_SCORE : MAX_SEVERE_SCORE);
  }
}

/** WMO codes and convective energy: the US NWS classes of CAPE and DWD's thunderstorm levels. */
function markThunderstorms(hours: DerivedHours, levels: Uint8Array, run: HourSlice): void {
  const { weatherCode, capeJkg } = hours.columnsIn(run);
  const gustKmh = hours.values('gust', run);
  const { probability, amountMm } = hours.rainIn(run);
  for (let i = run.from; i < run.to; i++) {
    const code = weatherCode[i];
    if (code === 99) levels[i] = LEVELS.extreme;
    else if (code === 96) levels[i] = LEVELS.severe;
    else if (code === 95) {
      const reaches = (storm: typeof SEVERE_STORM | typeof EXTREME_STORM): boolean =>
        gustKmh[i] >= storm.gustKmh || amountMm[i] >= storm.rainMm;
      if (reaches(EXTREME_STORM) || capeJkg[i] >= CAPE_JKG.extreme) levels[i] = LEVELS.extreme;
      else levels[i] = reaches(SEVERE_STORM) ? LEVELS.severe : LEVELS.high;
    } else if (capeJkg[i] >= CAPE_JKG.moderate && ((code >= 80 && code <= 82) || probability[i] >= 0.4)) {
      levels[i] = LEVELS.moderate;
    } else if (capeJkg[i] >= CAPE_JKG.weak && probability[i] >= REPORTED_CHANCE) levels[i] = LEVELS.low;
  }
}
