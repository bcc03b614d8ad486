/** The requests that a backtest needs, what upstream counts for them, and how long the free limits let them take. */
import type { Place } from '../../place/place.ts';
import { MARGIN_DAYS } from '../../skill/compare.ts';
import { addDays, type CivilDate, dateOfEpochDay, epochDay } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import { cellName, cellOf } from '../../weather/cache/cell.ts';
import { publicHostLimits } from '../../weather/sources/open-meteo/limits.ts';
import {
  type AnalysisKind,
  analysisRequest,
  type PastRequest,
  pastForecastRequest,
} from '../../weather/sources/open-meteo/past-forecasts.ts';
import { spanOfDays, type UtcSpan } from '../../weather/sources/open-meteo/request.ts';

/** A request with the name under which its answer is kept. */
export interface PlannedRequest extends PastRequest {
  readonly key: string;
}

export interface PlacePlan {
  readonly place: Place;
  /** In the order of time; their spans follow each other. */
  readonly forecasts: readonly PlannedRequest[];
  readonly analysis: readonly PlannedRequest[];
}

export interface BacktestQuestion {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** Ascending. */
  readonly leads: readonly number[];
  readonly truth: AnalysisKind;
}

/** Days of one request at most: an interrupted backtest asks no more than that again. */
const MAX_DAYS = 56;

export function planFor(place: Place, { from, to, leads, truth }: BacktestQuestion): PlacePlan {
  const whole = spanOfDays(place.tzId, addDays(from, -MARGIN_DAYS.before), addDays(to, MARGIN_DAYS.after));
  const spans = piecesOf(whole);
  const cell = cellOf(place);
  const planned = (request: PastRequest, span: UtcSpan, leadText: string): PlannedRequest => ({
    ...request,
    key: `${request.kind} ${cellName(place)} ${span.first} ${span.last}${leadText}`,
  });
  return {
    place,
    forecasts: spans.map((span) => planned(pastForecastRequest(cell, span, leads), span, ` ${leads.join(',')}`)),
    analysis: spans.map((span) => planned(analysisRequest(truth, cell, span), span, '')),
  };
}

/** Pieces of nearly the same length, none longer than the most: a short one would weigh more than its days. */
function piecesOf({ first, last }: UtcSpan): UtcSpan[] {
  const [start, days] = [epochDay(first), epochDay(last) - epochDay(first) + 1];
  const count = Math.ceil(days / MAX_DAYS);
  return Array.from({ length: count }, (_, i) => ({
    first: dateOfEpochDay(start + Math.floor((i * days) / count)),
    last: dateOfEpochDay(start + Math.floor(((i + 1) * days) / count) - 1),
  }));
}

export function requestsOf(plans: readonly PlacePlan[]): PlannedRequest[] {
  return plans.flatMap(({ forecasts, analysis }) => [...forecasts, ...analysis]);
}

export function unitsOf(requests: readonly PlannedRequest[]): number {
  return requests.reduce((sum, { weight }) => sum + weight, 0);
}

/** How long those units take within the free limits, ms: the longest of what each limit alone would take. */
export function durationAtFreeLimitsMs(units: number, share: number): number {
  return Math.max(
    ...publicHostLimits(share).map((limit) => Math.max(0, Math.ceil(units / limit.units) - 1) * limit.windowMs),
  );
}

/** As people say it: "2 days", "3 hours", "less than a minute". */
export function durationText(ms: number): string {
  if (ms < 60_000) return 'less than a minute';
  const [count, unit] =
    ms >= DAY_MS ? [ms / DAY_MS, 'day'] : ms >= DAY_MS / 24 ? [ms / (DAY_MS / 24), 'hour'] : [ms / 60_000, 'minute'];
  const whole = Math.ceil(count);
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
