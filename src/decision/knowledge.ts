/**
 * What a decision does not know. Missing never means ideal: a factor whose value is unknown is read cautiously from what
 * else is known (`derivations.ts`), the hour is never great, the confidence is lower, and the answer names it.
 *
 * Only what can take an hour below great holds it back. What does not exist at the place, or is not asked for, is not
 * missing: the sea inland, the geomagnetic index where it is switched off, what the embedded climate does not hold. What is
 * merely told, as pollen, is not missing either: its figure is null with a reason (`told.ts`).
 */
import { type HourSlice, LazyColumn, oneHour } from '../weather/hour-slice.ts';
import type { HourlyColumns, HourlyVariable, SupplementKind } from '../weather/hourly.ts';
import type { DerivedHours } from './derive.ts';
import { FilledHours } from './filled-hours.ts';
import { VERDICT_FLOORS } from './limits.ts';
import type { Factor, Profile } from './profile.ts';
import { hasToBeKnown, supplementKindOf, supplementVariables } from './supplements.ts';
import { type Gap, type Variable, variableInfo } from './variables.ts';

interface GapInfo {
  /** What is unknown, as a noun for sentences. */
  readonly noun: string;
  /** The column whose lack it is, for the embedded climate: a column that it never fills is no gap. */
  readonly column: HourlyVariable;
  /** Whether it holds an hour back. Radiation is computed from sun and cloud, UV read as that of the clear sky. */
  readonly holdsBack: boolean;
  /** Opens the gap in each hour of a slice in which it is. */
  readonly eachOpen: (d: DerivedHours, slice: HourSlice, open: (hour: number) => void) => void;
}

/** The hours in which a column has no value, which nearly always are none. */
const lacking =
  (column: HourlyVariable): GapInfo['eachOpen'] =>
  (d, slice, open) => {
    const values = d.columnsIn(slice)[column];
    for (let i = slice.from; i < slice.to; i++) if (Number.isNaN(values[i])) open(i);
  };

/** At night there is no radiation to miss. */
const lackingByDay =
  (column: HourlyVariable): GapInfo['eachOpen'] =>
  (d, slice, open) => {
    const altitude = d.values('sun_altitude', slice);
    lacking(column)(d, slice, (hour) => {
      if (altitude[hour] > 0) open(hour);
    });
  };

const gap = (noun: string, column: HourlyVariable, eachOpen = lacking(column), holdsBack = true): GapInfo => ({
  noun,
  column,
  eachOpen,
  holdsBack,
});

/** Snow can lie where the air of the last two days fell below this; in warmer air an unknown depth is none, °C. */
const SNOW_LIES_BELOW_C = 2;
const SNOW_MEMORY_HOURS = 48;
/** Warmer precipitation is no snow, °C. */
const NO_SNOW_FROM_C = 2.5;

const GAPS: Readonly<Record<Gap, GapInfo>> = {
  relative_humidity: gap('humidity', 'relativeHumidityPct', (d, slice, open) => {
    const { dewPointC } = d.columnsIn(slice);
    lacking('relativeHumidityPct')(d, slice, (hour) => {
      if (Number.isNaN(dewPointC[hour])) open(hour);
    });
  }),
  cloud: gap('cloud', 'cloudPct'),
  shortwave: gap('sunshine', 'shortwaveWm2', lackingByDay('shortwaveWm2'), false),
  visibility: gap('visibility', 'visibilityM'),
  gust: gap('gusts', 'gustKmh'),
  wind_at_120m: gap('wind at flight height', 'wind120mKmh'),
  rain_probability: gap('chance of rain', 'precipitationProbabilityPct'),
  snowfall: gap('snowfall', 'snowfallCm', (d, slice, open) => {
    const { precipitationMm, temperatureC } = d.columnsIn(slice);
    lacking('snowfallCm')(d, slice, (hour) => {
      if (precipitationMm[hour] > 0 && temperatureC[hour] < NO_SNOW_FROM_C) open(hour);
    });
  }),
  snow_depth: gap('snow on the ground', 'snowDepthM', (d, slice, open) =>
    lacking('snowDepthM')(d, slice, (hour) => {
      if (mayLie(d, hour)) open(hour);
    }),
  ),
  weather_code: gap('thunderstorms', 'weatherCode'),
  uv_index: gap('UV', 'uvIndex', lackingByDay('uvIndex'), false),
  us_aqi: gap('air quality', 'usAqi'),
  wave_height: gap('waves', 'waveHeightM'),
  sea_temperature: gap('water temperature', 'seaTemperatureC'),
};

function mayLie(d: DerivedHours, hour: number): boolean {
  const { temperatureC } = d.columnsIn(d.around(oneHour(hour), SNOW_MEMORY_HOURS, 0));
  const first = hour - SNOW_MEMORY_HOURS * d.abreast;
  for (let k = first < 0 ? hour % d.abreast : first; k <= hour; k += d.abreast)
    if (temperatureC[k] < SNOW_LIES_BELOW_C) return true;
  return false;
}

/** Where a gap is open; `mask` is null where it is open in none of the hours looked at, as nearly all gaps of a forecast are. */
interface KeptGap {
  mask: Uint8Array | null;
}

const gapCache = new WeakMap<DerivedHours, Map<Gap, LazyColumn<KeptGap>>>();

/** 1 in the hours of the slice in which a gap is open; null where it is open in none. */
function gapMask(d: DerivedHours, name: Gap, slice: HourSlice): Uint8Array | null {
  let kept = gapCache.get(d);
  if (kept === undefined) {
    kept = new Map();
    gapCache.set(d, kept);
  }
  let column = kept.get(name);
  if (column === undefined) {
    column = new LazyColumn<KeptGap>({ mask: null }, (found, run) => {
      GAPS[name].eachOpen(d, run, (hour) => {
        found.mask ??= new Uint8Array(d.length);
        found.mask[hour] = 1;
      });
    });
    kept.set(name, column);
  }
  return column.in(slice).mask;
}

/** Something unknown about an hour: its name in `missing`, and as a noun for sentences. */
export interface Unknown {
  readonly name: string;
  readonly noun: string;
  /** It holds the hour back: it is not great, and the decision is less sure. */
  readonly decides: boolean;
}

/** A gap of a variable that is open in some of the hours looked at. */
interface OpenGap {
  readonly unknown: Unknown;
  readonly mask: Uint8Array;
}

/** The gaps of a variable that are open in some hours of the slice. */
function openGaps(d: DerivedHours, variable: Variable, slice: HourSlice): readonly OpenGap[] {
  let open: OpenGap[] | null = null;
  for (const name of variableInfo(variable).gaps) {
    const mask = gapMask(d, name, slice);
    if (mask === null) continue;
    const info = GAPS[name];
    // What the embedded climate never holds is named, but a day need not be worse for it; snow on the ground closes days.
    const isHeld = name === 'snow_depth' || !(d.isTypical && isEmptyColumn(d, info.column));
    open ??= [];
    open.push({ mask, unknown: { name, noun: info.noun, decides: info.holdsBack && isHeld } });
  }
  return open ?? NO_GAPS;
}

const NO_GAPS: readonly OpenGap[] = [];

/** What is unknown about a variable in the hours of a slice, in which its values may be cautious readings or NaN. */
class UnknownHours {
  readonly gaps: readonly OpenGap[];
  readonly #hours: DerivedHours;
  readonly #variable: Variable;
  readonly #values: Float32Array;
  /** From here on the forecast does not reach as far as the variable looks ahead. */
  readonly #wholeUntil: number;

  constructor(d: DerivedHours, variable: Variable, values: Float32Array, slice: HourSlice) {
    this.gaps = openGaps(d, variable, slice);
    this.#hours = d;
    this.#variable = variable;
    this.#values = values;
    this.#wholeUntil = wholeUntil(d, variable);
  }

  /** Whether a gap of the variable counts in an hour. The source's own feels-like temperature holds the humidity. */
  isOpen({ mask }: OpenGap, hour: number): boolean {
    return mask[hour] === 1 && !isFelt(this.#hours, this.#variable, hour);
  }

  /** Whether the value itself is unknown in an hour, or what it looks ahead to, and no gap says why. */
  isUnknown(hour: number): boolean {
    return this.#nextUnknown(hour, hour + 1) === hour;
  }

  /** Marks the hours of a slice whose value is so unknown. */
  mark(marks: Uint8Array, { from, to }: HourSlice): void {
    for (let hour = this.#nextUnknown(from, to); hour < to; hour = this.#nextUnknown(hour + 1, to)) marks[hour] = 1;
  }

  /** From an hour on, and before another, which is given where there is none. */
  #nextUnknown(from: number, to: number): number {
    const knownTo = Math.min(to, this.#wholeUntil);
    for (let hour = nextNaN(this.#values, from, knownTo); hour < to; hour = nextNaN(this.#values, hour + 1, knownTo)) {
      if (!this.gaps.some((gap) => this.isOpen(gap, hour))) return hour;
    }
    return to;
  }
}

/** The slot from which on the forecast does not reach as far as a variable looks ahead. */
function wholeUntil(d: DerivedHours, variable: Variable): number {
  const { aheadHours } = variableInfo(variable);
  return aheadHours === 0 ? d.length : (Math.min(d.startMs.length, knownHours(d)) - aheadHours) * d.abreast;
}

const lastKnown = new WeakMap<HourlyColumns, number>();

/** Hours up to the last that is forecast: a model that ends before the days asked for leaves nulls behind its end. */
function knownHours({ source, isTypical }: DerivedHours): number {
  if (isTypical) return Number.POSITIVE_INFINITY;
  let known = lastKnown.get(source);
  if (known === undefined) {
    const { temperatureC, precipitationMm } = source;
    known = temperatureC.length;
    while (known > 0 && (Number.isNaN(temperatureC[known - 1]) || Number.isNaN(precipitationMm[known - 1]))) known--;
    lastKnown.set(source, known);
  }
  return known;
}

/** Whether the forecast reaches as far after an hour as a variable looks ahead. */
export function isSeenAhead(d: DerivedHours, variable: Variable, hour: number): boolean {
  return hour < wholeUntil(d, variable);
}

/** The place of the next NaN from one on, or else the first place from `to` on. */
function nextNaN(values: Float32Array, from: number, to: number): number {
  let at = from;
  while (at < to && !Number.isNaN(values[at])) at++;
  return at;
}

/** Whether a variable was not asked for, or does not exist at the place. */
function isExempt(d: DerivedHours, variable: Variable): boolean {
  if (variable === 'kp_index' && !d.wanted.includes('geomagnetic')) return true;
  const kind: SupplementKind | undefined = supplementKindOf(variable);
  return kind !== undefined && d.absent.includes(kind);
}

const emptiness = new WeakMap<Float32Array, boolean>();

function isEmptyColumn(d: DerivedHours, name: HourlyVariable): boolean {
  const column = d.columns[name];
  let isEmpty = emptiness.get(column);
  if (isEmpty === undefined) {
    isEmpty = column.every(Number.isNaN);
    emptiness.set(column, isEmpty);
  }
  return isEmpty;
}

/** Gaps in which a value is no reading of what is missing, or shown all the same. */
const SHOWN_GAPS: ReadonlySet<Gap> = new Set(['rain_probability', 'shortwave', 'snow_depth']);

/** Where the values of a variable are cautious readings, in the hours of the slice. */
function cautiousIn(d: DerivedHours, variable: Variable, slice: HourSlice): readonly Uint8Array[] {
  let masks: Uint8Array[] | null = null;
  for (const name of variableInfo(variable).gaps) {
    const mask = SHOWN_GAPS.has(name) ? null : gapMask(d, name, slice);
    if (mask === null) continue;
    masks ??= [];
    masks.push(mask);
  }
  return masks ?? NO_MASKS;
}

const NO_MASKS: readonly Uint8Array[] = [];

/** Whether the source states how warm an hour feels itself, whatever else is missing. */
function isFelt(d: DerivedHours, variable: Variable, hour: number): boolean {
  return variable === 'apparent_temperature' && !Number.isNaN(d.columnsAt(hour).apparentTemperatureC[hour]);
}

/** Whether the value of a variable in an hour is a cautious reading: it scores, but no number is shown for it. */
export function isAssumed(d: DerivedHours, variable: Variable, hour: number): boolean {
  return cautiousIn(d, variable, oneHour(hour)).some((mask) => mask[hour] === 1) && !isFelt(d, variable, hour);
}

/** The values of a variable without those that are cautious readings or end before it does, in the hours of the slice. */
export function statedValues(d: DerivedHours, variable: Variable, slice: HourSlice): Float32Array {
  const values = d.values(variable, slice);
  const masks = cautiousIn(d, variable, slice);
  const whole = wholeUntil(d, variable);
  if (masks.length === 0 && slice.to <= whole) return values;
  const stated = values.slice();
  for (let i = Math.max(slice.from, whole); i < slice.to; i++) stated[i] = Number.NaN;
  for (const mask of masks) {
    for (let i = slice.from; i < slice.to; i++) if (mask[i] === 1 && !isFelt(d, variable, i)) stated[i] = Number.NaN;
  }
  return stated;
}

/**
 * Whether a factor can take an hour below great. One that its author calls optional does not have to be known, but the
 * air and the sea have to, whatever the profile says: they rule whole days out.
 */
function decides(factor: Factor): boolean {
  if (factor.optional === true && !hasToBeKnown(factor.variable)) return false;
  return factor.knots.some(([, score]) => score < VERDICT_FLOORS.great);
}

interface KeptHeldBack {
  readonly held: Uint8Array;
  readonly filled: FilledHours;
}

const cache = new WeakMap<DerivedHours, WeakMap<Profile, KeptHeldBack>>();

/** 1 in the hours of the slice in which something is unknown that decides; each is computed once for a weather and a profile. */
export function heldBackHours(d: DerivedHours, profile: Profile, slice: HourSlice): Uint8Array {
  let byProfile = cache.get(d);
  if (byProfile === undefined) {
    byProfile = new WeakMap();
    cache.set(d, byProfile);
  }
  let kept = byProfile.get(profile);
  if (kept === undefined) {
    kept = { held: new Uint8Array(d.length), filled: new FilledHours(d.length) };
    byProfile.set(profile, kept);
  }
  const { held, filled } = kept;
  filled.fill(slice, (run) => holdBack(d, profile, held, run));
  return held;
}

function holdBack(d: DerivedHours, profile: Profile, held: Uint8Array, run: HourSlice): void {
  const { from, to } = run;
  forEachJudged(d, profile, run, (variable, values, isDeciding) => {
    if (!isDeciding || isExempt(d, variable)) return;
    const hours = new UnknownHours(d, variable, values, run);
    hours.mark(held, run);
    for (const gap of hours.gaps) {
      if (!gap.unknown.decides) continue;
      for (let i = from; i < to; i++) if (hours.isOpen(gap, i)) held[i] = 1;
    }
  });
  if (!profile.risks.limiting.includes('thunderstorm')) return;
  // Without a code nobody knows of thunder.
  const codeless = gapMask(d, 'weather_code', run);
  if (codeless !== null) for (let i = from; i < to; i++) if (codeless[i] === 1) held[i] = 1;
}

/** What is unknown in some of the hours, by its name: what decides, and what is merely named. */
export function unknownsIn(d: DerivedHours, profile: Profile, among: readonly number[]): readonly Unknown[] {
  const found = new Map<string, Unknown>();
  const add = (unknown: Unknown): void => {
    const known = found.get(unknown.name);
    if (known === undefined || (unknown.decides && !known.decides)) found.set(unknown.name, unknown);
  };
  const slice = { from: Math.min(...among), to: Math.max(...among) + 1 };
  forEachJudged(d, profile, slice, (variable, values, isDeciding) => {
    if (isExempt(d, variable)) return;
    const hours = new UnknownHours(d, variable, values, slice);
    const name = (unknown: Unknown): void => add(isDeciding ? unknown : { ...unknown, decides: false });
    for (const gap of hours.gaps) if (among.some((hour) => hours.isOpen(gap, hour))) name(gap.unknown);
    if (among.some((hour) => hours.isUnknown(hour)))
      name({ name: variable, noun: variable.replaceAll('_', ' '), decides: true });
  });
  const isOpen = (name: Gap): boolean => {
    const mask = gapMask(d, name, slice);
    return mask !== null && among.some((hour) => mask[hour] === 1);
  };
  if (isOpen('rain_probability')) add({ name: 'rain_probability', noun: GAPS.rain_probability.noun, decides: false });
  if (profile.risks.limiting.includes('thunderstorm') && isOpen('weather_code'))
    add({ name: 'weather_code', noun: GAPS.weather_code.noun, decides: true });
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The variables that an activity is judged by: its factors, and the air and the sea that its risks read. */
function forEachJudged(
  d: DerivedHours,
  profile: Profile,
  slice: HourSlice,
  visit: (variable: Variable, values: Float32Array, isDeciding: boolean) => void,
): void {
  for (const { variable, isDeciding } of judgedBy(profile)) visit(variable, d.values(variable, slice), isDeciding);
}

interface JudgedVariable {
  readonly variable: Variable;
  readonly isDeciding: boolean;
}

const judged = new WeakMap<Profile, readonly JudgedVariable[]>();

/** Read once for a profile: sixty realisations of a season are asked the same. */
function judgedBy(profile: Profile): readonly JudgedVariable[] {
  let known = judged.get(profile);
  if (known === undefined) {
    const factors = profile.factors.map((factor) => ({ variable: factor.variable, isDeciding: decides(factor) }));
    const others = supplementVariables(profile)
      .filter((variable) => hasToBeKnown(variable) && factors.every((factor) => factor.variable !== variable))
      .map((variable) => ({ variable, isDeciding: true }));
    known = [...factors, ...others];
    judged.set(profile, known);
  }
  return known;
}
