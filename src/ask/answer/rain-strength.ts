/** How strong the rain is: the hour with most of it, and whether that is heavy. */
import type { Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { factScopeOf, momentText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { highest, seriesOf } from './hours.ts';

/** Rain of more than 4 mm in an hour is heavy (Met Office, National Meteorological Library fact sheet 3). */
const HEAVY_MM = 4;

/** The wettest hour of a forecast time; null for a single hour, or where none is known or has rain. */
function wettestHour(context: AnswerContext): { readonly value: number; readonly atMs: number } | null {
  if (toneOf(context) === 'typical') return null;
  const series = seriesOf(context, 'rainMm');
  return series.values.length <= 1 ? null : highest(series);
}

/** "The heaviest rain in an hour: 2.3 mm, at 19:00." Empty where it tells nothing more than the total. */
export function heaviestHour(
  { rainStrength }: Pick<Interpretation, 'rainStrength'>,
  context: AnswerContext,
  book: FactBook,
): string[] {
  const peak = rainStrength === undefined ? null : wettestHour(context);
  if (peak === null || book.shown(peak.value, 'rain') === 0) return [];
  const value = book.value('max rain in an hour', peak.value, 'rain', factScopeOf(context, book));
  const moment = book.name(momentText(peak.atMs, context, book));
  return [
    book.sentence('answer.plain', {
      clause: book.say('compare.item', { name: `${book.say('worst.rain', {})}: ${value}`, value: moment }),
    }),
  ];
}

/** Whether the rain of a time is heavy in some hour. */
export function isHeavy(context: AnswerContext): boolean {
  return seriesOf(context, 'rainMm').values.some((value) => value > HEAVY_MM);
}
