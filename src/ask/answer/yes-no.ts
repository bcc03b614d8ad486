/** Yes, maybe or no to whether something happens, as a sentence. */
import type { YesNo } from '../phrasing.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { negate } from './bands.ts';
import { verbOf, whereWhen } from './calendar.ts';
import { type EventTopic, happens, isCertain, isNamedEvent } from './events.ts';
import type { FactBook } from './facts.ts';
import { isHeavy } from './rain-strength.ts';
import type { MessageKey } from './sentences/messages.ts';
import { INVERTED, type MeasuredTopic } from './topic-measures.ts';

/** "Yes, rain is expected in Leeds tomorrow." An answer that is not certain begins with "Probably". */
export function yesNoSentence(verdict: YesNo, clause: string, book: FactBook, certain = true): string {
  if (certain || verdict === 'maybe') return book.sentence(`answer.${verdict}`, { clause });
  return book.sentence(verdict === 'yes' ? 'answer.probably' : 'answer.probably-not', { clause });
}

export interface YesNoAnswer {
  readonly verdict: YesNo | null;
  readonly sentence: string;
}

/** What a message says of: an event, or warmth. */
type Asked = EventTopic | 'hot' | 'warm' | 'cold';

/** What is said of warmth where coolness was asked about, by whether it is warm. */
const OF_COOLNESS = { yes: 'warm.yes', maybe: 'warm.maybe', no: 'cold.maybe' } as const satisfies Record<
  YesNo,
  MessageKey
>;

/** Whether a topic happens; null when this is not known. Of "wet or dry" the one is stated, without a yes or a no. */
export function yesNo(
  topic: MeasuredTopic,
  {
    negated,
    extreme,
    asksWhichState,
    rainStrength,
  }: Pick<Interpretation, 'negated' | 'extreme' | 'asksWhichState' | 'rainStrength'>,
  context: AnswerContext,
  book: FactBook,
): YesNoAnswer | null {
  const event = happens(topic, context, extreme);
  const asked = eventOf(topic, extreme);
  if (event === null || asked === null) return null;
  const certain = event !== 'yes' || isCertain(topic, context);
  const values = { ...verbOf(context, book), ...whereWhen(context, book) };
  if (event === 'no' && (topic === 'wind' || topic === 'gusts') && toneOf(context) === 'typical')
    return { verdict: null, sentence: book.sentence('reserve.coarse-wind', whereWhen(context, book)) };
  const snow = topic === 'rain' ? snowInstead(event, negated, context) : null;
  if (snow !== null) return ofSnow(snow, negated, asksWhichState === true, context, book);
  const verdict = negated ? negate(event) : event;
  const key = asked === 'warm' && negated ? OF_COOLNESS[event] : clauseKey(asked, event, certain);
  const clause = book.say(key, values);
  // Rain is no yes to heavy rain, and none to a drizzle.
  const isOfStrength = rainStrength === 'light' || (rainStrength === 'heavy' && event !== 'no' && !isHeavy(context));
  if (asksWhichState === true || isOfStrength)
    return { verdict: null, sentence: book.sentence('answer.plain', { clause }) };
  return { verdict, sentence: yesNoSentence(verdict, clause, book, certain) };
}

/** Snow where it does not rain, or where it is asked whether it stays dry and snow is likelier than rain; else null. */
function snowInstead(rain: YesNo, negated: boolean, context: AnswerContext): YesNo | null {
  const snow = happens('snow', context);
  if (snow === null || snow === 'no') return null;
  return rain === 'no' || (negated && rain === 'maybe' && snow === 'yes') ? snow : null;
}

/** "No, snow is expected": it does not rain, but neither does it stay dry. */
function ofSnow(
  snow: YesNo,
  negated: boolean,
  asksWhichState: boolean,
  context: AnswerContext,
  book: FactBook,
): YesNoAnswer {
  const certain = snow !== 'yes' || isCertain('snow', context);
  const clause = book.say(clauseKey('snow', snow, certain), { ...verbOf(context, book), ...whereWhen(context, book) });
  if (asksWhichState) return { verdict: null, sentence: book.sentence('answer.plain', { clause }) };
  const verdict = negated ? negate(snow) : 'no';
  return { verdict, sentence: yesNoSentence(verdict, clause, book, certain || !negated) };
}

function clauseKey(asked: Asked, event: YesNo, certain: boolean): MessageKey & `${Asked}.${string}` {
  if ((asked === 'rain' || asked === 'snow') && !certain) return `${asked}.probably`;
  return `${asked}.${event}`;
}

function eventOf(topic: MeasuredTopic, extreme: 'most' | 'least' | null): Asked | null {
  if (topic === 'temperature' || topic === 'feels-like')
    return extreme === null ? 'warm' : extreme === 'most' ? 'hot' : 'cold';
  return isNamedEvent(topic) ? topic : null;
}

/** Whether the highest figure is wanted: more sun is less cloud. */
export function wantsHighest(topic: MeasuredTopic, extreme: 'most' | 'least' | null, negated: boolean): boolean {
  const most = (extreme ?? 'most') === 'most';
  return (INVERTED.has(topic) ? !most : most) !== negated;
}

/** "the warmest": the key of what has the highest figure of a topic, or the lowest. */
export function superlativeKey(
  topic: MeasuredTopic,
  highestWanted: boolean,
): `most.${MeasuredTopic}` | `least.${MeasuredTopic}` {
  return highestWanted === INVERTED.has(topic) ? `least.${topic}` : `most.${topic}`;
}
