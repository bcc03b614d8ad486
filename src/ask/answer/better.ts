/** Two days or places against each other as a whole: which has the better weather, or how their weather differs. */
import type { Profile } from '../../decision/profile.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { bestDecision, scoreTexts } from './activity.ts';
import type { AnswerContext } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { placeText, timeName, verbOf, whenText, whereText } from './calendar.ts';
import { compareTwo } from './compare.ts';
import type { FactBook } from './facts.ts';
import { placeSentences } from './general.ts';
import { yesNoSentence } from './yes-no.ts';

/** "How does today compare with yesterday": which is warmer, or else wetter, then the weather of both; null where one is not known. */
export function plainComparison(contexts: readonly AnswerContext[], book: FactBook): AnswerPart | null {
  const [first, second] = contexts;
  if (contexts.length !== 2 || first.weather === null || second.weather === null) return null;
  const warmth = compareTwo('temperature', first, second, book, true);
  if (warmth === null) return null;
  // As warm as each other, but not as wet: they are not alike.
  const rain = warmth.leader === null ? compareTwo('rain', first, second, book) : null;
  const { clause } = rain !== null && rain.leader !== null ? rain : warmth;
  return partWithoutVerdict([book.sentence('answer.plain', { clause }), ...placeSentences(contexts, book)]);
}

/** Which of two has the better weather: the weather of both, and what it is judged by; null where one could not be judged. */
export function betterOfTwo(
  { asksWhether, negated, extreme }: Interpretation,
  contexts: readonly AnswerContext[],
  profile: Profile,
  book: FactBook,
): AnswerPart | null {
  const [first, second] = contexts;
  if (contexts.length !== 2) return null;
  const [one, other] = [bestDecision(first), bestDecision(second)];
  if (one === null || other === null) return null;
  const isOnePlace = first.place === second.place;
  const nameOf = (context: AnswerContext) => (isOnePlace ? timeName(context, book) : placeText(context, book));
  const where = isOnePlace ? whereText(first, book) : whenText(first, book);
  const wantsWorse = extreme === 'least';
  const firstLeads = wantsWorse ? one.score < other.score : one.score > other.score;
  const leader = firstLeads ? first : second;
  const clause =
    one.score === other.score
      ? book.say('better.alike', { a: nameOf(first), b: nameOf(second), where })
      : book.say('better.one', {
          name: nameOf(leader),
          ...verbOf(leader, book),
          more: wantsWorse ? 'no' : 'yes',
          where,
        });
  const items = [first, second].map((context, i) => {
    const decision = i === 0 ? one : other;
    return book.say('best-of.item', {
      name: nameOf(context),
      verdict: book.say(`verdict.${decision.verdict}`, {}),
      ...scoreTexts(decision, profile, context, book),
    });
  });
  const details = [...placeSentences(contexts, book), book.sentence('better.basis', { list: items.join('; ') })];
  if (!asksWhether) return partWithoutVerdict([book.sentence('answer.plain', { clause }), ...details]);
  const isSo = firstLeads && one.score !== other.score;
  const verdict = isSo === negated ? 'no' : 'yes';
  return { verdict, sentences: [yesNoSentence(verdict, clause, book), ...details] };
}
