/** Whether the wind blows against a course or along it: the part of the wind on the course, at each place that is named. */
import { cardinalOf } from '../../units/compass.ts';
import type { YesNo } from '../phrasing.ts';
import type { Course, Interpretation } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import type { AnswerPart } from './answer-part.ts';
import { negate } from './bands.ts';
import { factScopeOf, verbOf, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { seriesMean, seriesOf } from './hours.ts';
import { yesNoSentence } from './yes-no.ts';

/** A wind within 60° of straight ahead or straight behind is one from there; between them it is from the side. Our judgement. */
const SIDE_SHARE = Math.cos((60 * Math.PI) / 180);
const RAD = Math.PI / 180;

/** Null where the question names no course, or the wind of a place is not known. */
export function courseAnswer(
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): AnswerPart | null {
  const { course } = interpretation;
  if (course === undefined) return null;
  const inOrder = course.isBack ? contexts.toReversed() : contexts;
  // The first place, where it begins, gives the verdict.
  const parts = inOrder.map((context, i) =>
    atPlace(i === 0 ? course : { ...course, asksWhether: false }, interpretation, context, book),
  );
  if (!parts.every((part) => part !== null)) return null;
  return { verdict: parts[0].verdict, sentences: parts.flatMap(({ sentences }) => sentences) };
}

function atPlace(
  { asks, asksWhether, bearingDeg }: Course,
  { negated }: Interpretation,
  context: AnswerContext,
  book: FactBook,
): AnswerPart | null {
  const speeds = seriesOf(context, 'windKmh').values;
  const directions = seriesOf(context, 'windDirectionDeg').values;
  const known = speeds.flatMap((speed, i) =>
    Number.isNaN(speed + directions[i]) ? [] : [{ speed, deg: directions[i] }],
  );
  if (known.length === 0) return null;
  const part = (turnDeg: number): number =>
    known.reduce((sum, { speed, deg }) => sum + speed * Math.cos((deg - turnDeg) * RAD), 0) / known.length;
  const [ahead, fromEast, fromNorth] = [part(bearingDeg), part(90), part(0)];
  const speed = Math.hypot(fromEast, fromNorth);
  const share = speed === 0 ? 0 : ahead / speed;
  const kind = share >= SIDE_SHARE ? 'headwind' : share <= -SIDE_SHARE ? 'tailwind' : 'side';
  const scope = factScopeOf(context, book);
  const clause = book.say('course.wind', {
    ...verbOf(context, book),
    ...whereWhen(context, book),
    kind,
    direction: pointText(bearingDeg, book),
    from: pointText((Math.atan2(fromEast, fromNorth) / RAD + 360) % 360, book),
    value: book.value('mean wind', seriesMean(seriesOf(context, 'windKmh')), 'speed', scope),
    amount: book.value('wind along the course', Math.abs(ahead), 'speed', scope),
    more: ahead >= 0 ? 'yes' : 'no',
  });
  if (!asksWhether) return { verdict: null, sentences: [book.sentence('answer.plain', { clause })] };
  const isSo: YesNo = kind === asks ? 'yes' : 'no';
  const verdict = negated ? negate(isSo) : isSo;
  return { verdict, sentences: [yesNoSentence(verdict, clause, book)] };
}

/** A point of the compass in the letters of the language. */
export function pointText(deg: number, book: FactBook): string {
  const cardinal = cardinalOf(deg) ?? '';
  return cardinal.replace(/[NESW]/g, (letter) => book.say(`compass.${letter as 'N' | 'E' | 'S' | 'W'}`, {}));
}
