/** The hours of a day as the strip draws them: what is known of each, and why some have no score. */
import type { DecisionBody } from '../../operations/decide.ts';
import type { ForecastBody } from '../../operations/forecast.ts';

type Weather = NonNullable<NonNullable<ForecastBody['forecast'][number]['hourly']>[number]>;

/**
 * `scored`; `forbidden` where something rules it out; `over` and `unasked` where it was not judged: it has passed, or is
 * outside the hours in question; `unknown` where the weather is not known.
 */
export type HourKind = 'scored' | 'forbidden' | 'over' | 'unasked' | 'unknown';

export interface StripHour {
  /** yyyy-MM-dd HH:mm at the place. */
  readonly time: string;
  readonly epoch: number;
  readonly kind: HourKind;
  /** 0 to 100; 0 where it was not judged. */
  readonly score: number;
  readonly mainIssue: string | null;
  /** Null while the forecast is not there. */
  readonly weather: Weather | null;
  readonly night: boolean;
  readonly inWindow: boolean;
  /** The risks of at least moderate severity that reach into it. */
  readonly risks: readonly DecisionBody['risks'][number][];
}

const HOUR_SECONDS = 3_600;
const MARKED: readonly string[] = ['moderate', 'high', 'severe', 'extreme'];

/**
 * The hours of the decision's date, 23 to 25 of them, or of its night from noon to noon where that was judged; before the
 * forecast is there, those that were judged.
 */
export function hoursOf(decision: DecisionBody, forecast: ForecastBody | null): readonly StripHour[] {
  const judged = new Map((decision.hourly ?? []).map((hour) => [hour.epoch, hour]));
  const spans = spanOf(decision);
  const known = (forecast?.forecast ?? []).flatMap(({ hourly = [] }) => hourly);
  const weather = new Map(
    known.flatMap((hour) => (hour.epoch !== undefined && spans(hour.time ?? '') ? [[hour.epoch, hour] as const] : [])),
  );
  const epochs = [...new Set([...weather.keys(), ...judged.keys()])].sort((a, b) => a - b);
  const risks = decision.risks.filter(({ severity }) => MARKED.includes(severity));
  return epochs.map((epoch) => {
    const verdict = judged.get(epoch);
    const at = weather.get(epoch);
    const time = verdict?.time ?? at?.time ?? '';
    return {
      time,
      epoch,
      kind: kindOf(verdict, at, time, decision.location.localtime),
      score: verdict?.score ?? 0,
      mainIssue: verdict?.main_issue ?? null,
      weather: at ?? null,
      night: at?.isDay === false,
      inWindow: decision.best_windows.some((window) => epoch >= window.start_epoch && epoch < window.end_epoch),
      risks: risks.filter(({ from, to }) => from < nextHour(time) && to > time),
    };
  });
}

/** Whether a time, yyyy-MM-dd HH:mm, is on the strip. */
function spanOf({ date, hourly = [] }: DecisionBody): (time: string) => boolean {
  const last = hourly.at(-1)?.time ?? '';
  if (last.slice(0, 10) <= date) return (time) => time.startsWith(date);
  const noonAfter = `${last.slice(0, 10)} 12:00`;
  return (time) => time >= `${date} 12:00` && time < noonAfter;
}

function kindOf(
  verdict: NonNullable<DecisionBody['hourly']>[number] | undefined,
  weather: Weather | undefined,
  time: string,
  localtime: string,
): HourKind {
  if (verdict !== undefined) return verdict.score === 0 ? 'forbidden' : 'scored';
  if (time.slice(0, 13) < localtime.slice(0, 13)) return 'over';
  const temperature = weather?.temperature?.celsius;
  return temperature === null || temperature === undefined ? 'unknown' : 'unasked';
}

/** The end of an hour, as texts compare: 09:60 sorts behind 09:59 and before 10:01. */
function nextHour(time: string): string {
  return `${time.slice(0, 14)}60`;
}

/** Where a best window lies among the columns of the strip; null where none of its hours is there. */
export function windowColumns(
  window: DecisionBody['best_windows'][number],
  hours: readonly StripHour[],
): { readonly first: number; readonly count: number } | null {
  const inside = hours.filter(({ epoch }) => epoch + HOUR_SECONDS > window.start_epoch && epoch < window.end_epoch);
  if (inside.length === 0) return null;
  return { first: hours.indexOf(inside[0]), count: inside.length };
}

/** Labels of windows nearer than this many columns would run into each other on a small screen. */
const LABEL_COLUMNS = 8;

export interface Bracket {
  readonly window: DecisionBody['best_windows'][number];
  readonly first: number;
  readonly count: number;
  /** Whether its label stands above that of the window before it. */
  readonly raised: boolean;
}

/** The brackets over the strip, from left to right. */
export function bracketsOf(decision: DecisionBody, hours: readonly StripHour[]): readonly Bracket[] {
  const brackets: Bracket[] = [];
  const windows = [...decision.best_windows].sort((a, b) => a.start_epoch - b.start_epoch);
  for (const window of windows) {
    const at = windowColumns(window, hours);
    if (at === null) continue;
    const last = brackets.at(-1);
    const apart = last === undefined ? LABEL_COLUMNS : at.first + at.count / 2 - (last.first + last.count / 2);
    brackets.push({ window, ...at, raised: apart < LABEL_COLUMNS && last?.raised === false });
  }
  return brackets;
}
