/**
 * The hours of a day scored for one activity, and the rule by which windows are found among them: what a verdict and its
 * chances rest on. In one weather, or in many abreast.
 */
import type { HourSlice } from '../weather/hour-slice.ts';
import { slotsOfHours, type WeathersAbreast } from '../weather/members/abreast.ts';
import { alertLimit } from './alerts.ts';
import { type DaylightRule, daylightRule, hasLight } from './daylight.ts';
import { type DerivedHours, derive, deriveAbreast } from './derive.ts';
import { walkGround } from './ground.ts';
import type { DecisionInput } from './input.ts';
import { heldBackHours } from './knowledge.ts';
import { MAX_UNKNOWN_SCORE } from './limits.ts';
import type { Profile } from './profile.ts';
import { jointRainScore } from './rain.ts';
import { type HourScores, scoreHours } from './score.ts';
import { countRequestedHours, hourEndMs, hoursInSpan, usableFromMs } from './span.ts';
import type { CandidateHour, WindowRule } from './windows.ts';

/** What chances are counted from: a day in one weather. */
export interface CountedDay {
  readonly candidates: readonly CandidateHour[];
  readonly rule: WindowRule;
  /** Whether rain or snow falls in any candidate hour from one to before another. */
  readonly isWet: (from: number, to: number) => boolean;
}

export interface ScoredDay extends CountedDay {
  readonly input: DecisionInput;
  readonly hours: DerivedHours;
  /** The hours that the question is about: no other is scored. */
  readonly slice: HourSlice;
  readonly scores: HourScores;
  /** Indices of the considered hours in the weather's columns, and for each of them the candidate for windows. */
  readonly consideredHours: readonly number[];
}

/**
 * The hours of a day scored, which are those in its span; null when none of them can be judged, or of those with the light
 * that the activity needs: a forecast that ends before the night says nothing of its stars.
 */
export function scoreDay(input: DecisionInput, inSpan = hoursInSpan(input.weather, input)): ScoredDay | null {
  const hours = derive(input.weather, input);
  const slice = sliceOf(inSpan);
  const scores = scoreHours(hours, input.profile, slice);
  const days = new DaysAbreast(input, hours, scores, slice, inSpan);
  const consideredHours = days.consideredHours(0);
  if (consideredHours.length === 0) return null;
  if (consideredHours.length < inSpan.length) {
    const altitude = hours.values('sun_altitude', slice);
    const isLight = (hour: number): boolean => hasLight(input.profile, altitude[hour]);
    if (inSpan.some(isLight) && !consideredHours.some(isLight)) return null;
  }
  return { input, hours, slice, scores, consideredHours, ...days.day(0, consideredHours) };
}

/**
 * The same day in weathers abreast, in their order; null for those that cannot judge it. Yields after each factor's column,
 * after some hours and after each day, since there are many.
 */
export function* scoreAbreast(input: DecisionInput, weathers: WeathersAbreast): Generator<void, (CountedDay | null)[]> {
  const { profile } = input;
  const hours = deriveAbreast(weathers, input);
  const inSpan = hoursInSpan(weathers, input);
  const slice = slotsOfHours(sliceOf(inSpan), weathers.count);
  const variables = profile.factors.map(({ variable }) => variable);
  yield* walkGround(hours, slice.to, variables);
  // Column by column what takes the time is derived; the scores then find it at hand.
  for (const variable of variables) {
    hours.values(variable, slice);
    yield;
  }
  const stretch = STRETCH_HOURS * weathers.count;
  for (let from = slice.from; from < slice.to; from += stretch) {
    scoreHours(hours, profile, { from, to: Math.min(from + stretch, slice.to) });
    yield;
  }
  const scores = scoreHours(hours, profile, slice);
  const days = new DaysAbreast(input, hours, scores, slice, inSpan);
  const counted: (CountedDay | null)[] = [];
  for (let weather = 0; weather < weathers.count; weather++) {
    const consideredHours = days.consideredHours(weather);
    counted.push(consideredHours.length === 0 ? null : days.day(weather, consideredHours));
    yield;
  }
  return counted;
}

/** Hours that are scored between two yields: a day in 51 weathers takes five milliseconds. */
const STRETCH_HOURS = 6;

/** From the first of some hours, in order, to the last. */
function sliceOf(hours: readonly number[]): HourSlice {
  return { from: hours.at(0) ?? 0, to: (hours.at(-1) ?? -1) + 1 };
}

/** An hour of the day as it is in every weather. */
interface SharedHour {
  readonly startMs: number;
  readonly endMs: number;
  readonly rule: DaylightRule;
  readonly mayStart: boolean;
  readonly alertLimit: number;
}

/** A day that has been scored in the weathers abreast in some hours; with one weather it is that weather's. */
class DaysAbreast {
  readonly #input: DecisionInput;
  readonly #hours: DerivedHours;
  readonly #scores: HourScores;
  readonly #inSpan: readonly number[];
  /** By the hours of the columns. */
  readonly #shared: readonly SharedHour[];
  readonly #rule: WindowRule;
  readonly #dryingKgM2H: Float32Array | null;
  readonly #heldBack: Uint8Array;
  readonly #precipitationMm: Float32Array;

  constructor(
    input: DecisionInput,
    hours: DerivedHours,
    scores: HourScores,
    slots: HourSlice,
    inSpan: readonly number[],
  ) {
    const { profile, alerts, sun, nextSun, nextDay, nowMs } = input;
    const today = daylightRule(profile, sun, hours, slots);
    const tomorrow = daylightRule(profile, nextSun, hours, slots);
    this.#input = input;
    this.#hours = hours;
    this.#scores = scores;
    this.#inSpan = inSpan;
    const shared: SharedHour[] = [];
    for (const hour of inSpan) {
      const startMs = usableFromMs(hours.startMs, hour, nowMs);
      const endMs = hourEndMs(hours.startMs, hour);
      const rule = startMs < nextDay.startMs ? today : tomorrow;
      const mayStart = rule.allowsStart(startMs);
      shared[hour] = { startMs, endMs, rule, mayStart, alertLimit: alertLimit(alerts, startMs, endMs) };
    }
    this.#shared = shared;
    this.#rule = windowRule(profile, countRequestedHours(input));
    this.#dryingKgM2H = profile.drying === undefined ? null : hours.values('cloth_evaporation', slots);
    this.#heldBack = heldBackHours(hours, profile, slots);
    this.#precipitationMm = hours.columnsIn(slots).precipitationMm;
  }

  /** The hours that a weather knows enough of. */
  consideredHours(weather: number): number[] {
    const { usable } = this.#scores;
    return this.#inSpan.filter((hour) => usable[this.#slot(hour, weather)] === 1);
  }

  /** The day in one of the weathers, which considers those hours. */
  day(weather: number, consideredHours: readonly number[]): CountedDay {
    const { rain } = this.#scores;
    const { costLoss } = this.#input.profile.rain;
    const { abreast } = this.#hours;
    const precipitationMm = this.#precipitationMm;
    const slots = consideredHours.map((hour) => this.#slot(hour, weather));
    // The hours of a window follow each other, so that its first one and its length say which they are.
    const limitOf = (from: number, to: number): number =>
      jointRainScore(rain, costLoss, slots[from], slots[from] + (to - from) * abreast, abreast);
    const isWet = (from: number, to: number): boolean => {
      for (let i = from; i < to; i++) if (precipitationMm[slots[i]] > 0) return true;
      return false;
    };
    return {
      candidates: consideredHours.map((hour, i) => this.#candidate(hour, slots[i])),
      rule: { ...this.#rule, limitOf },
      isWet,
    };
  }

  #candidate(hour: number, slot: number): CandidateHour {
    const { drying } = this.#input.profile;
    const shared = this.#shared[hour];
    const { startMs, endMs, mayStart } = shared;
    const limit = Math.min(this.#scores.limit[slot], shared.alertLimit);
    const rate = this.#dryingKgM2H === null ? 0 : this.#dryingKgM2H[slot];
    const dries = drying === undefined || rate >= drying.leastRateKgM2H;
    const score = shared.rule.allows(slot, startMs, endMs) ? Math.min(this.#scores.score[slot], limit) : 0;
    const isHeldBack = this.#input.otherAlerts === 'possible' || this.#heldBack[slot] === 1;
    return {
      startMs,
      endMs,
      score,
      // The score itself stays, so that of hours with the same gap the better ones are still preferred.
      limit: isHeldBack ? Math.min(limit, MAX_UNKNOWN_SCORE) : limit,
      feasible: score > 0 && dries,
      mayStart,
      dryingKgM2H: rate,
    };
  }

  #slot(hour: number, weather: number): number {
    return hour * this.#hours.abreast + weather;
  }
}

/** A request for two hours is judged on two hours, also when the activity takes four. */
function windowRule(profile: Profile, requested: number | null): WindowRule {
  const { typicalHours, minimumHours, worstHourWeight } = profile.window;
  const most = requested ?? 24;
  return {
    typicalHours: Math.min(typicalHours, most),
    minimumHours: Math.min(minimumHours, most),
    worstHourWeight,
    drying: profile.drying ?? null,
  };
}
