/** The wind on a runway: its parts across and along it, of the hour in which the one across is strongest. */
import type { Interpretation } from '../question/interpretation.ts';
import type { Runway } from '../question/runways.ts';
import type { AnswerContext } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { factScopeOf, momentText, whereWhen } from './calendar.ts';
import { pointText } from './course-wind.ts';
import type { FactBook } from './facts.ts';
import { seriesOf } from './hours.ts';

const RAD = Math.PI / 180;

interface WindParts {
  readonly atMs: number;
  readonly speedKmh: number;
  readonly fromDeg: number;
  /** From the right where positive. */
  readonly acrossKmh: number;
  /** Against the runway's use where positive. */
  readonly alongKmh: number;
}

/** The parts of a wind: speed × sine and × cosine of the angle between its direction and the runway's. */
export function windParts(atMs: number, speedKmh: number, fromDeg: number, bearingDeg: number): WindParts {
  const angle = (fromDeg - bearingDeg) * RAD;
  return { atMs, speedKmh, fromDeg, acrossKmh: speedKmh * Math.sin(angle), alongKmh: speedKmh * Math.cos(angle) };
}

/** Null where the question names no runway, or the wind is not known. */
export function runwayAnswer(
  { runway }: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): AnswerPart | null {
  if (runway === undefined) return null;
  const each = contexts.map((context) => runwaySentences(runway, context, book));
  return each.every((sentences) => sentences !== null) ? partWithoutVerdict(each.flat()) : null;
}

function runwaySentences(runway: Runway, context: AnswerContext, book: FactBook): string[] | null {
  const speeds = seriesOf(context, 'windKmh');
  const directions = seriesOf(context, 'windDirectionDeg').values;
  const hours = speeds.startMs
    .map((atMs, i) => windParts(atMs, speeds.values[i], directions[i], runway.bearingDeg))
    .filter(({ acrossKmh }) => !Number.isNaN(acrossKmh))
    // "Now" is the hour that runs.
    .slice(0, context.time.grain === 'now' ? 1 : undefined);
  const [strongest] = hours.toSorted((a, b) => Math.abs(b.acrossKmh) - Math.abs(a.acrossKmh));
  if (strongest === undefined) return null;
  const { atMs, speedKmh, fromDeg, acrossKmh, alongKmh } = strongest;
  const scope = factScopeOf(context, book);
  const gusts = seriesOf(context, 'gustKmh');
  const gustKmh = gusts.values[gusts.startMs.indexOf(atMs)] ?? Number.NaN;
  const across = book.value('crosswind', Math.abs(acrossKmh), 'speed', scope);
  const moment = momentText(Math.max(atMs, context.time.fromMs), context, book);
  return [
    book.sentence('runway.wind', {
      name: book.name(runway.name),
      ...whereWhen(context, book),
      range: hours.length > 1 ? 'many' : 'one',
      value: hours.length > 1 ? book.say('value.at', { value: across, moment }) : across,
      kind: acrossKmh >= 0 ? 'right' : 'left',
      other: book.value('wind along the runway', Math.abs(alongKmh), 'speed', scope),
      more: alongKmh >= 0 ? 'yes' : 'no',
      amount: book.value('wind', speedKmh, 'speed', scope),
      from: pointText(fromDeg, book),
      detail: Number.isNaN(gustKmh)
        ? ''
        : `, ${book.say('detail.gusts', { gust: book.value('gust', gustKmh, 'speed', scope) })}`,
    }),
    book.sentence('runway.magnetic', {}),
  ];
}
