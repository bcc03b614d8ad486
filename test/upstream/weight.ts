/** What a request weighs, as Open-Meteo counts. */
import { ensembleWeightOf } from './ensemble.ts';
import type { UpstreamKind } from './weather.ts';

const DAY_MS = 86_400_000;

/** Each span counts as a request of its own; the seasonal host counts a hundred and twenty variables as one call. */
export function weightOf(kind: UpstreamKind | 'ensemble', parameters: URLSearchParams): number {
  if (kind === 'ensemble') return ensembleWeightOf(parameters);
  if (kind === 'seasonal') return 1;
  const variables = ['hourly', 'minutely_15', 'daily'].flatMap((name) => parameters.get(name)?.split(',') ?? []).length;
  const ends = datesOf(parameters, 'end_date');
  return datesOf(parameters, 'start_date').reduce((sum, startMs, i) => {
    const days = (ends[i] - startMs) / DAY_MS + 1;
    return sum + Math.max(1, variables / 10, ((variables / 10) * days) / 14);
  }, 0);
}

/** The dates of a parameter that may be a list. */
export function datesOf(parameters: URLSearchParams, name: string): number[] {
  return (parameters.get(name) ?? '').split(',').map((date) => Date.parse(`${date}T00:00:00Z`));
}
