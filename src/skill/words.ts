/** The figures of a report as people read them, and what to say where there is none. */
import type { Estimate } from './skill-report.ts';

/** What a service says that has no report. */
export const NO_BACKTEST =
  'Nobody has made a backtest here yet: how often decisions are right is not known, and the confidence in answers rests on assumed error growth. fairday backtest measures it.';

/** A share as a whole percentage; a dash where it has no meaning. */
export function wholePercent(share: number | null): string {
  return share === null ? '–' : `${Math.round(100 * share)} %`;
}

/** Two decimals with a sign. */
export function signedText(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
}

/** A share with its interval, as "82 % (78–86 %)". */
export function shareText({ value, low, high }: Estimate): string {
  const interval = value === null || low === null || high === null;
  return interval ? wholePercent(value) : `${wholePercent(value)} (${Math.round(100 * low)}–${wholePercent(high)})`;
}

/** A score with its interval, as "0.41 (0.30 to 0.52)". */
export function scoreText({ value, low, high }: Estimate): string {
  if (value === null) return '–';
  const text = value.toFixed(2).replace('-', '−');
  if (low === null || high === null) return text;
  return `${text} (${low.toFixed(2)} to ${high.toFixed(2)})`.replaceAll('-', '−');
}
