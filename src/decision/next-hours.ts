/**
 * The rain of the next hours by quarter hours: when it begins where it is dry, when it ends where it rains. It changes no
 * score; the sentence tells it where the hours of the decision would hide it.
 */
import { HOUR_MS } from '../time/units.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import { QUARTER_HOUR_MS, type QuarterHours } from '../weather/quarter-hours.ts';
import { clock } from './cause-words.ts';
import type { Judgement } from './judge.ts';
import type { Profile } from './profile.ts';
import { factorScore } from './score.ts';

/** Beyond, the position of a shower is no better known than its hour (judgement). */
const AHEAD_HOURS = 3;
/** What rounds to the smallest amount that forecasts give, mm in a quarter of an hour. */
const WET_MM = 0.05;
/** The smallest amount of an hour that counts as rain. */
const WET_HOUR_MM = 0.1;
/** A pause of the rain shorter than this is no end of it. */
const DRY_QUARTERS = 4;
/** An hour that rain leaves above this is hardly worse for it. */
const UNHARMED_SCORE = 90;

export interface RainTurn {
  /** `begins`: dry until then; `ends`: rain until then. */
  readonly kind: 'begins' | 'ends';
  readonly atMs: number;
}

/**
 * Whether the hours from now on are both wet and dry, so that quarter hours can say more than they do: only then are they
 * requested, for an activity that rain matters to.
 */
export function mayTurn({ factors }: Profile, { startMs, columns }: HourlyWeather, nowMs: number): boolean {
  if (!factors.some(({ variable }) => variable === 'rain')) return false;
  const first = startMs.findLastIndex((ms) => ms <= nowMs);
  const amounts = columns.precipitationMm.slice(Math.max(0, first), first + 1 + AHEAD_HOURS);
  return amounts.some((mm) => mm >= WET_HOUR_MM) && amounts.some((mm) => mm < WET_HOUR_MM);
}

/** When the rain begins or ends in the next hours; null when it does neither. */
export function rainTurn({ startMs, precipitationMm }: QuarterHours, nowMs: number): RainTurn | null {
  const now = startMs.findLastIndex((ms) => ms <= nowMs);
  if (now === -1 || nowMs >= startMs[now] + QUARTER_HOUR_MS || Number.isNaN(precipitationMm[now])) return null;
  const isWet = precipitationMm[now] >= WET_MM;
  for (let i = now + 1; i < startMs.length && startMs[i] <= nowMs + AHEAD_HOURS * HOUR_MS; i++) {
    if (Number.isNaN(precipitationMm[i])) return null;
    const hour = precipitationMm.subarray(i, i + DRY_QUARTERS);
    const isOver = hour.length === DRY_QUARTERS && hour.every((mm) => mm < WET_MM);
    if (isWet ? isOver : precipitationMm[i] >= WET_MM) return { kind: isWet ? 'ends' : 'begins', atMs: startMs[i] };
  }
  return null;
}

/** `still dry until 16:45`; empty where it changes nothing for the activity, or the hours say the same. */
export function nextHoursClause(judged: Judgement): string {
  const { quarters, nowMs, profile } = judged.input;
  if (quarters === undefined || quarters === null) return '';
  const turn = rainTurn(quarters, nowMs);
  if (turn === null || isOnTheHour(judged, turn.atMs) || !isHarmful(judged, profile, turn)) return '';
  const at = clock(judged, turn.atMs);
  const words = turn.kind === 'begins' ? 'still dry until' : 'rain until';
  return quarters.resolution === 'model' ? `${words} ${at}` : `${words} about ${at} (interpolated from hours)`;
}

/** The hours themselves begin there. */
function isOnTheHour({ hours }: Judgement, ms: number): boolean {
  return hours.startMs.includes(ms);
}

/** Whether the rain of the hour on its wet side takes anything from the activity. */
function isHarmful({ hours, consideredHours }: Judgement, profile: Profile, { kind, atMs }: RainTurn): boolean {
  const index = profile.factors.findIndex(({ variable }) => variable === 'rain');
  const wetMs = kind === 'begins' ? atMs : atMs - QUARTER_HOUR_MS;
  const hour = consideredHours.find((at) => hours.startMs[at] <= wetMs && wetMs < hours.startMs[at] + HOUR_MS);
  return index !== -1 && hour !== undefined && factorScore(hours, profile, index, hour) < UNHARMED_SCORE;
}
