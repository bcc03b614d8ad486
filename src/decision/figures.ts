/**
 * The key figures of a day in the units of the request: the weather of the hours considered, sunrise and sunset, for
 * night activities the moon and the darkness, and the variables of the activity's factors in its best window. A value
 * that the source does not have is null.
 */
import { roundTo } from '../lib/round.ts';
import { humidexC } from '../physics/comfort.ts';
import { type HciKind, hci } from '../physics/hci.ts';
import { dewPointC } from '../physics/humidity.ts';
import { formatClock12 } from '../time/civil.ts';
import { displayValue, type Quantity, unitSymbol } from '../units/quantities.ts';
import { percentOf } from './grammar.ts';
import type { DecisionInput } from './input.ts';
import { type Judgement, offeredHours } from './judge.ts';
import { statedValues } from './knowledge.ts';
import { supplementVariables } from './supplements.ts';
import { type Variable, variableInfo } from './variables.ts';

type Statistic = 'min' | 'max' | 'mean';

/** Statistics of a quantity with its unit, which is left out where the quantity has none. */
export type FigureGroup<S extends string = Statistic> = Readonly<Record<S, number | null>> & {
  readonly unit?: string;
};

/** The weather of the hours considered. */
interface WeatherFigures {
  readonly temperature: FigureGroup<'min' | 'max'>;
  readonly feels_like: FigureGroup<'min' | 'max'>;
  readonly rain: FigureGroup<'total' | 'probability'>;
  readonly wind: FigureGroup<'max'>;
  readonly gust: FigureGroup<'max'>;
  readonly humidity: FigureGroup<'min' | 'max'>;
  readonly cloud: FigureGroup<'min' | 'max' | 'mean'>;
  readonly visibility: FigureGroup<'min'>;
  readonly uv: FigureGroup<'max'>;
}

/** What night activities add: clock times, or that there is none. */
interface SkyFigures {
  readonly moon_phase: string;
  readonly moon_illumination: number;
  readonly moonrise: string;
  readonly moonset: string;
  readonly darkness_from: string | null;
  readonly darkness_to: string | null;
}

/** What an activity is judged by. */
type ActivityFigures = Readonly<Partial<Record<JudgedFigure, Partial<FigureGroup>>>> & {
  readonly evapotranspiration?: FigureGroup<'total'>;
  readonly hci?: number | null;
  readonly drying_hours?: number | null;
};

/** Clock times of sunrise and sunset, or that there is none. */
export type Figures = WeatherFigures & { readonly sunrise: string; readonly sunset: string } & Partial<SkyFigures> &
  ActivityFigures;

export function figuresOf(judged: Judgement): Figures {
  const { input } = judged;
  const night = input.profile.light.kind === 'night';
  return {
    ...weatherFigures(judged, night ? nightHours(judged) : judged.consideredHours),
    sunrise: clockOf(judged, input.sun.sunriseMs, 'sunrise'),
    sunset: clockOf(judged, input.sun.sunsetMs, 'sunset'),
    ...(night ? skyFigures(judged) : {}),
    ...activityFigures(judged),
  };
}

function weatherFigures(judged: Judgement, hours: readonly number[]): WeatherFigures {
  const columns = judged.hours.columnsIn(judged.slice);
  const rainChance = judged.hours.rainIn(judged.slice);
  const of = <S extends Statistic>(values: Float32Array, quantity: Quantity, ...statistics: S[]): FigureGroup<S> =>
    group(judged, hours, values, quantity, statistics);
  return {
    temperature: of(columns.temperatureC, 'temperature', 'min', 'max'),
    feels_like: of(statedValues(judged.hours, 'apparent_temperature', judged.slice), 'temperature', 'min', 'max'),
    rain: {
      total: displayValue(sumOf(columns.precipitationMm, hours), 'rainfall', judged.input.units),
      probability: displayValue(percentOf(extreme(rainChance.stated, hours, 'max')), 'percent', judged.input.units),
      unit: unitSymbol('rainfall', judged.input.units),
    },
    wind: of(columns.windKmh, 'speed', 'max'),
    gust: of(columns.gustKmh, 'speed', 'max'),
    humidity: of(judged.hours.values('relative_humidity', judged.slice), 'percent', 'min', 'max'),
    cloud: of(columns.cloudPct, 'percent', 'min', 'max', 'mean'),
    visibility: of(columns.visibilityM, 'visibility', 'min'),
    uv: of(columns.uvIndex, 'index', 'max'),
  };
}

/** Names and statistics of the variables that profiles use as factors or list under `figures`. */
export const JUDGED_BY = {
  wbgt: ['wbgt', 'max'],
  humidex: ['humidex', 'max'],
  wind_chill: ['wind_chill', 'min'],
  delta_t: ['delta_t', 'min', 'max'],
  concrete_evaporation: ['evaporation', 'max'],
  cloth_evaporation: ['evaporation', 'min', 'max'],
  wall_temperature: ['surface_temperature', 'max'],
  roof_temperature: ['surface_temperature', 'max'],
  asphalt_temperature: ['ground_temperature', 'max'],
  grass_temperature: ['grass_temperature', 'min'],
  soil_temperature: ['soil_temperature', 'min'],
  dew_margin: ['dew_margin', 'min'],
  dew_margin_next_8h: ['dew_margin_next_8h', 'min'],
  dry_hours_before: ['dry_hours_before', 'min'],
  dry_hours_ahead: ['dry_hours_ahead', 'min'],
  lowest_next_24h: ['lowest_next_24h', 'min'],
  lowest_next_48h: ['lowest_next_48h', 'min'],
  rain_next_6h: ['rain_next_6h', 'max'],
  rain_before_24h: ['rain_before_24h', 'max'],
  surface_film: ['surface_film', 'max'],
  ice_index: ['ice_index', 'max'],
  rotor_icing: ['icing_index', 'max'],
  inversion_index: ['inversion_index', 'max'],
  ceiling: ['cloud_base', 'min'],
  wind_at_120m: ['wind_at_flight_height', 'max'],
  gust_at_120m: ['gust_at_flight_height', 'max'],
  moonlight: ['moonlight', 'max'],
  wave_height: ['waves', 'max'],
  sea_temperature: ['water_temperature', 'min'],
  pressure_change_3h: ['pressure_change_3h', 'min', 'max'],
  us_aqi: ['us_aqi', 'max'],
  utci: ['utci', 'min', 'max'],
  beaufort: ['beaufort', 'max'],
  vapour_pressure_deficit: ['vapour_pressure_deficit', 'max'],
} as const satisfies Readonly<Partial<Record<Variable, readonly [key: string, ...statistics: Statistic[]]>>>;

export type JudgedFigure = (typeof JUDGED_BY)[keyof typeof JUDGED_BY][0];

const judgedBy: Readonly<Partial<Record<Variable, readonly [JudgedFigure, ...Statistic[]]>>> = JUDGED_BY;

function activityFigures(judged: Judgement): ActivityFigures {
  const figures: { -readonly [K in keyof ActivityFigures]: ActivityFigures[K] } = {};
  const { profile } = judged.input;
  const offered = offeredHours(judged);
  const show = (variable: Variable): void => {
    if (variable === 'evapotranspiration')
      figures[variable] = waterLost(judged, judged.hours.values(variable, judged.slice));
    const entry = judgedBy[variable];
    if (entry === undefined) return;
    const [key, ...statistics] = entry;
    const known = statedValues(judged.hours, variable, judged.slice);
    figures[key] = group(judged, offered, known, variableInfo(variable).quantity, statistics);
  };
  for (const factor of profile.factors) show(factor.variable);
  for (const variable of supplementVariables(profile)) show(variable);
  for (const variable of profile.figures) show(variable);
  if (profile.holidayClimateIndex !== undefined) figures.hci = holidayIndex(judged, profile.holidayClimateIndex);
  if (profile.drying !== undefined) figures.drying_hours = dryingHours(judged, profile.drying.thickKgM2);
  return figures;
}

/** The index of the whole civil day; null when the forecast lacks one of its inputs. */
function holidayIndex({ input: { weather, day } }: Judgement, kind: HciKind): number | null {
  const { startMs, columns } = weather;
  const hours = Array.from(startMs.keys()).filter((hour) => startMs[hour] >= day.startMs && startMs[hour] < day.endMs);
  const warmestC = extreme(columns.temperatureC, hours, 'max');
  const humidexInIt = humidexC(warmestC, dewPointC(warmestC, extreme(columns.relativeHumidityPct, hours, 'mean')));
  const cloudPct = extreme(columns.cloudPct, hours, 'mean');
  const index = hci(
    kind,
    humidexInIt,
    cloudPct,
    sumOf(columns.precipitationMm, hours),
    extreme(columns.windKmh, hours, 'mean'),
  );
  return Number.isNaN(index) ? null : index;
}

/** The water that a lawn loses in all of the hours considered, since a garden is watered by the day. */
function waterLost({ consideredHours, input: { units } }: Judgement, mmPerHour: Float32Array): FigureGroup<'total'> {
  return {
    total: displayValue(sumOf(mmPerHour, consideredHours), 'rainfall', units),
    unit: unitSymbol('rainfall', units),
  };
}

/** Hours until thick items are dry when hung out at the start of the best window; null when they do not dry. */
function dryingHours({ windows, candidates }: Judgement, thickKgM2: number): number | null {
  const best = windows[0];
  if (best === undefined) return null;
  let left = thickKgM2;
  for (let i = best.coreFrom; i < best.coreTo; i++) {
    const rate = candidates[i].dryingKgM2H;
    if (rate >= left) return roundTo(i - best.coreFrom + left / rate, 1);
    left -= rate;
  }
  return null;
}

function skyFigures(judged: Judgement): SkyFigures {
  const { input } = judged;
  const { moon } = input;
  const [duskMs, dawnMs] = darkness(input);
  return {
    moon_phase: moon.phase,
    moon_illumination: Math.round(moon.illuminationPct),
    moonrise: clockOf(judged, moon.moonriseMs, 'moonrise'),
    moonset: clockOf(judged, moon.moonsetMs, 'moonset'),
    darkness_from: duskMs === null || dawnMs === null ? null : formatClock12(input.zone, duskMs),
    darkness_to: duskMs === null || dawnMs === null ? null : formatClock12(input.zone, dawnMs),
  };
}

/** Astronomical darkness of the night that begins on the day; in summer its dusk may fall after midnight. */
function darkness({ sun, nextSun }: DecisionInput): [number | null, number | null] {
  const firstAfter = (candidates: ReadonlyArray<number | null>, ms: number): number | null =>
    candidates.find((at) => at !== null && at >= ms && at <= nextSun.solarNoonMs) ?? null;
  const duskMs = firstAfter([sun.astronomicalDuskMs, nextSun.astronomicalDuskMs], sun.solarNoonMs);
  if (duskMs === null) return [null, null];
  return [duskMs, firstAfter([sun.astronomicalDawnMs, nextSun.astronomicalDawnMs], duskMs)];
}

/** The hours of a night question in which the sun is down; all of them where it does not set. */
function nightHours({ consideredHours, hours, slice }: Judgement): readonly number[] {
  const altitude = hours.values('sun_altitude', slice);
  const dark = consideredHours.filter((hour) => altitude[hour] < 0);
  return dark.length > 0 ? dark : consideredHours;
}

function clockOf({ input }: Judgement, ms: number | null, event: string): string {
  return ms === null ? `No ${event}` : formatClock12(input.zone, ms);
}

function group<S extends Statistic>(
  judged: Judgement,
  hours: readonly number[],
  values: Float32Array,
  quantity: Quantity,
  statistics: readonly S[],
): FigureGroup<S>;
function group(
  { input }: Judgement,
  hours: readonly number[],
  values: Float32Array,
  quantity: Quantity,
  statistics: readonly Statistic[],
): Partial<FigureGroup> {
  const figures: { [S in Statistic]?: number | null } = {};
  for (const statistic of statistics)
    figures[statistic] = displayValue(extreme(values, hours, statistic), quantity, input.units);
  const unit = unitSymbol(quantity, input.units);
  return unit === '' ? figures : { ...figures, unit };
}

/** A statistic of the known values; NaN when none is known. */
function extreme(values: Float32Array, hours: readonly number[], statistic: Statistic): number {
  if (statistic === 'mean') return meanOfKnown(values, hours);
  let found = Number.NaN;
  for (const hour of hours) {
    const value = values[hour];
    // An unknown value is neither above nor below.
    if (Number.isNaN(found) || (statistic === 'min' ? value < found : value > found)) found = value;
  }
  return found;
}

function meanOfKnown(values: Float32Array, hours: readonly number[]): number {
  const count = hours.filter((hour) => !Number.isNaN(values[hour])).length;
  return count === 0 ? Number.NaN : sumOf(values, hours) / count;
}

function sumOf(values: Float32Array, hours: readonly number[]): number {
  let sum = Number.NaN;
  for (const hour of hours) {
    const value = values[hour];
    if (!Number.isNaN(value)) sum = Number.isNaN(sum) ? value : sum + value;
  }
  return sum;
}
