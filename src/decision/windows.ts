/**
 * The best stretches of time among scored hours.
 *
 * A window of the activity's typical length is worth (1 − μ)·mean + μ·worst of its hours; a shorter one, down to the
 * minimum, is worth a share of that, and one shorter still at most 19. All lengths compete, so that an hour turning
 * worse never raises the day. The winner is then extended to the neighbouring hours that are as good, without changing
 * its score: that is what is reported. Up to three windows that do not overlap are found so. None leaves out an hour next
 * to it that is better than it is, but for one that another window has.
 *
 * Where washing dries, a window ends when it is dry, so fast drying counts twice; no hour is added to it.
 */
import { MAX_TOO_SHORT_SCORE, VERDICT_FLOORS } from './limits.ts';

/** The hours considered, in order; gaps between them are allowed. */
export interface CandidateHour {
  /** Of the hour that is running, when the rest of it begins. */
  readonly startMs: number;
  readonly endMs: number;
  readonly score: number;
  /** The most that risks in the hour allow. */
  readonly limit: number;
  /** Whether the hour may be used at all (score above 0, daylight rule). */
  readonly feasible: boolean;
  /** Whether the activity may begin in this hour. */
  readonly mayStart: boolean;
  /** Drying rate, kg/m²/h; 0 where it does not matter. */
  readonly dryingKgM2H: number;
}

export interface WindowRule {
  readonly typicalHours: number;
  readonly minimumHours: number;
  readonly worstHourWeight: number;
  readonly drying: DryingDemand | null;
  /** The most that the hours from one to before another allow together, such as rain in any of them. */
  readonly limitOf?: (from: number, to: number) => number;
}

/** Water to lose by thick and by thin items, and the longest time on the line. */
interface DryingDemand {
  readonly thickKgM2: number;
  readonly thinKgM2: number;
  readonly longestHours: number;
}

export interface FoundWindow {
  /** First hour and the hour after the last, as reported; the core is what was judged. */
  readonly from: number;
  readonly to: number;
  readonly coreFrom: number;
  readonly coreTo: number;
  /** Quality, 0 to 100, not rounded. */
  readonly value: number;
  /** Quality of the core's hours before any discount for its length. */
  readonly plain: number;
  /** Shorter than the activity needs. */
  readonly tooShort: boolean;
  /** Only thin items dry in it. */
  readonly thinOnly: boolean;
}

const MAX_WINDOWS = 3;
/** Further windows have to be worth mentioning. */
const MIN_FURTHER_VALUE = VERDICT_FLOORS.fair;
const THIN_ONLY_SHARE = 0.75;
const BAND_FLOORS = [...Object.values(VERDICT_FLOORS), 0];
const EXTENSION_SLACK = 8;

/** Best first; empty when no hour is feasible. A window that is too short comes alone. */
export function findWindows(hours: readonly CandidateHour[], rule: WindowRule): FoundWindow[] {
  const free = hours.map((hour) => hour.feasible);
  const found: FoundWindow[] = [];
  while (found.length < MAX_WINDOWS) {
    const core = rule.drying === null ? bestCore(hours, free, rule) : bestDryingCore(hours, free, rule, rule.drying);
    if (core === null) break;
    if (found.length > 0 && (core.tooShort || core.value < MIN_FURTHER_VALUE)) break;
    const window = rule.drying === null && !core.tooShort ? extend(core, hours, free) : core;
    found.push(window);
    if (window.tooShort) break;
    // An hour next to a window belongs to its run, not to another window.
    for (let i = Math.max(0, window.from - 1); i < Math.min(hours.length, window.to + 1); i++) free[i] = false;
  }
  const whole = rule.drying === null ? withBetterHours(found, hours) : found;
  // Windows that the same limit holds down are told apart by their hours.
  return whole.sort((a, b) => b.value - a.value || b.plain - a.plain || a.from - b.from);
}

/** The windows, each with the hours next to it that are better than it is and in no other window. */
function withBetterHours(windows: readonly FoundWindow[], hours: readonly CandidateHour[]): FoundWindow[] {
  const grown = [...windows];
  windows.forEach((window, own) => {
    if (window.tooShort) return;
    const isTaken = (i: number): boolean => grown.some(({ from, to }, other) => other !== own && i >= from && i < to);
    grown[own] = grow(window, hours, (i) => hours[i].feasible && isBetterHour(hours[i], window) && !isTaken(i));
  });
  return grown;
}

function isBetterHour({ score, limit }: CandidateHour, { value }: FoundWindow): boolean {
  return Math.min(score, limit) > value;
}

/** Whether an hour begins where the one before it ends. */
export function adjoins(hours: readonly CandidateHour[], i: number): boolean {
  return i > 0 && i < hours.length && hours[i].startMs === hours[i - 1].endMs;
}

/** Keeps the best of the cores offered: larger value, then larger mean; of equal ones the first. */
class Choice {
  readonly #worth: Worth = { mean: 0, plain: 0, value: 0 };
  #best: FoundWindow | null = null;
  #mean = 0;
  #tooShortValue = 0;
  constructor(
    readonly hours: readonly CandidateHour[],
    readonly rule: WindowRule,
  ) {}

  /**
   * The best core. One that is long enough goes before one that is too short, but the day is never worth less than the
   * short one: otherwise an hour that becomes impossible could raise it.
   */
  get best(): FoundWindow | null {
    if (this.#best === null || this.#best.tooShort) return this.#best;
    return { ...this.#best, value: Math.max(this.#best.value, this.#tooShortValue) };
  }

  offer(from: number, to: number, share: number, tooShort: boolean, thinOnly = false): void {
    weigh(this.#worth, this.hours, this.rule, from, to, share, tooShort);
    const { mean, plain, value } = this.#worth;
    if (tooShort) this.#tooShortValue = Math.max(this.#tooShortValue, value);
    if (this.#best !== null && !this.#isBetter(value, mean, to - from, tooShort, this.#best)) return;
    this.#best = { from, to, coreFrom: from, coreTo: to, value, plain, tooShort, thinOnly };
    this.#mean = mean;
  }

  #isBetter(value: number, mean: number, length: number, tooShort: boolean, best: FoundWindow): boolean {
    if (tooShort !== best.tooShort) return best.tooShort;
    if (Math.abs(value - best.value) > 1e-9) return value > best.value;
    return length === best.to - best.from && mean > this.#mean + 1e-9;
  }
}

interface Worth {
  mean: number;
  plain: number;
  value: number;
}

/**
 * What hours are worth as a window that gets a share of their quality, for its length or for what dries in it. Written into
 * `worth`: thousands of windows are weighed for a ranking.
 */
function weigh(
  worth: Worth,
  hours: readonly CandidateHour[],
  rule: WindowRule,
  from: number,
  to: number,
  share: number,
  tooShort: boolean,
): void {
  let sum = 0;
  let worst = 100;
  let limit = 100;
  for (let i = from; i < to; i++) {
    sum += hours[i].score;
    worst = Math.min(worst, hours[i].score);
    limit = Math.min(limit, hours[i].limit);
  }
  worth.mean = sum / (to - from);
  const quality = (1 - rule.worstHourWeight) * worth.mean + rule.worstHourWeight * worst;
  worth.plain = Math.min(quality, rule.limitOf?.(from, to) ?? 100);
  worth.value = Math.min(limit, worth.plain * share, tooShort ? MAX_TOO_SHORT_SCORE : 100);
}

/**
 * What the hours from one to before another are worth as a window, 0 to 100, whether or not they would be chosen: for a
 * window that has been chosen, in another weather.
 */
export function spanValue(hours: readonly CandidateHour[], rule: WindowRule, from: number, to: number): number {
  const { share, tooShort } =
    rule.drying === null ? lengthWorth(to - from, rule) : dryingWorth(hours, from, to, rule.drying);
  const worth: Worth = { mean: 0, plain: 0, value: 0 };
  weigh(worth, hours, rule, from, to, share, tooShort);
  return worth.value;
}

function lengthWorth(length: number, rule: WindowRule): { share: number; tooShort: boolean } {
  const tooShort = length < rule.minimumHours;
  return { share: tooShort || length >= rule.typicalHours ? 1 : lengthShare(length, rule), tooShort };
}

/** By what dries from one hour to before another. */
function dryingWorth(
  hours: readonly CandidateHour[],
  from: number,
  to: number,
  { thickKgM2, thinKgM2 }: DryingDemand,
): { share: number; tooShort: boolean } {
  let dried = 0;
  for (let i = from; i < to; i++) dried += hours[i].dryingKgM2H;
  if (dried >= thickKgM2) return { share: 1, tooShort: false };
  if (dried >= thinKgM2) return { share: THIN_ONLY_SHARE, tooShort: false };
  return { share: dried / thinKgM2, tooShort: true };
}

/** Longer windows are offered first, so that a tie goes to them. */
function bestCore(hours: readonly CandidateHour[], free: readonly boolean[], rule: WindowRule): FoundWindow | null {
  const choice = new Choice(hours, rule);
  for (let length = Math.min(rule.typicalHours, hours.length); length >= 1; length--) {
    const tooShort = length < rule.minimumHours;
    const share = tooShort ? 1 : lengthShare(length, rule);
    for (let from = 0; from + length <= hours.length; from++) {
      if (!hours[from].mayStart || !isRun(hours, free, from, from + length)) continue;
      choice.offer(from, from + length, share, tooShort);
    }
  }
  return choice.best;
}

/** What a shorter window is worth: three quarters and more. */
function lengthShare(length: number, rule: WindowRule): number {
  const { typicalHours, minimumHours } = rule;
  return 0.75 + (0.25 * (length - minimumHours + 1)) / (typicalHours - minimumHours + 1);
}

function isRun(hours: readonly CandidateHour[], free: readonly boolean[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (!free[i] || (i > from && !adjoins(hours, i))) return false;
  return true;
}

/** From each hour on until thick items are dry; until thin ones are, at a discount; else too short. */
function bestDryingCore(
  hours: readonly CandidateHour[],
  free: readonly boolean[],
  rule: WindowRule,
  drying: DryingDemand,
): FoundWindow | null {
  const choice = new Choice(hours, rule);
  for (let from = 0; from < hours.length; from++) {
    let dried = 0;
    for (let to = from + 1; to <= Math.min(hours.length, from + drying.longestHours); to++) {
      if (!isRun(hours, free, Math.max(from, to - 2), to)) break;
      const thinBefore = dried >= drying.thinKgM2;
      dried += hours[to - 1].dryingKgM2H;
      const thick = dried >= drying.thickKgM2;
      if (thick) choice.offer(from, to, 1, false);
      else if (dried < drying.thinKgM2) choice.offer(from, to, dried / drying.thinKgM2, true);
      else if (!thinBefore) choice.offer(from, to, THIN_ONLY_SHARE, false, true);
      if (thick) break;
    }
  }
  return choice.best;
}

/** The core with the neighbouring hours that are nearly as good, of the same band, and bring no limit of their own. */
function extend(core: FoundWindow, hours: readonly CandidateHour[], free: readonly boolean[]): FoundWindow {
  const bandFloor = BAND_FLOORS.find((floor) => core.value >= floor) ?? 0;
  const least = Math.max(core.plain - EXTENSION_SLACK, bandFloor);
  return grow(core, hours, (i) => free[i] && hours[i].score >= least && hours[i].limit >= core.value);
}

/** The window with the neighbouring hours that join it, one after the other. */
function grow(window: FoundWindow, hours: readonly CandidateHour[], joins: (i: number) => boolean): FoundWindow {
  let { from, to } = window;
  while (adjoins(hours, from) && hours[from - 1].mayStart && joins(from - 1)) from--;
  while (adjoins(hours, to) && joins(to)) to++;
  return { ...window, from, to };
}
