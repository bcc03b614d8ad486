/** Whether the wind blows against a course or along it: the part of the wind on the course, at each place that is named. */
import { cardinalOf } from '../../units/compass.ts';
import type { YesNo } from '../phrasing.ts';
import type { Course, Interpretation } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { type AnswerPart, joinParts, partWithoutVerdict } from './answer-part.ts';
import { negate } from './bands.ts';
import { factScopeOf, verbOf, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { highest, seriesMean, seriesOf } from './hours.ts';
import { valueClause } from './values.ts';
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
  const { course, windFromDeg, form } = interpretation;
  if (windFromDeg !== undefined && form === 'yes-no') return quarterAnswer(windFromDeg, interpretation, contexts, book);
  if (course === undefined) return null;
  const inOrder = course.isBack ? contexts.toReversed() : contexts;
  if (course.returns === true) {
    const back: Course = { ...course, bearingDeg: (course.bearingDeg + 180) % 360 };
    const ways = [
      atPlace(course, interpretation, inOrder[0], book),
      atPlace(back, interpretation, inOrder[inOrder.length - 1], book),
    ];
    return ways.every((way) => way !== null) ? partWithoutVerdict(ways.flatMap(({ sentences }) => sentences)) : null;
  }
  // The first place, where it begins, gives the verdict.
  const parts = inOrder.map((context, i) =>
    atPlace(i === 0 ? course : { ...course, asksWhether: false }, interpretation, context, book),
  );
  if (!parts.every((part) => part !== null)) return null;
  return { verdict: parts[0].verdict, sentences: parts.flatMap(({ sentences }) => sentences) };
}

/** Winds from within a point and a half of sixteen are from that quarter, those from within two and a half nearly. Our judgement. */
const OF_QUARTER_DEG = 34;
const NEARLY_DEG = 57;

/** Whether the wind is from a quarter: by where the strongest is from, which is told, and by the other hours. */
function quarterAnswer(
  fromDeg: number,
  { negated }: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): AnswerPart | null {
  const away = (deg: number): number => Math.abs(((deg - fromDeg + 540) % 360) - 180);
  const parts = contexts.map((context): AnswerPart | null => {
    const directions = seriesOf(context, 'windDirectionDeg');
    const strongest = highest(seriesOf(context, 'windKmh'));
    const told = directions.values[directions.startMs.indexOf(strongest?.atMs ?? Number.NaN)] ?? Number.NaN;
    if (Number.isNaN(told)) return null;
    const isAtTimes = directions.values.some((deg) => away(deg) <= OF_QUARTER_DEG);
    const isSo: YesNo = away(told) <= OF_QUARTER_DEG ? 'yes' : isAtTimes || away(told) <= NEARLY_DEG ? 'maybe' : 'no';
    const verdict = negated ? negate(isSo) : isSo;
    const clause = valueClause('wind', context, book);
    return clause === null ? null : { verdict, sentences: [yesNoSentence(verdict, clause, book)] };
  });
  return parts.every((part) => part !== null) ? joinParts(parts) : null;
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
