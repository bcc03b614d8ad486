/** "Will it be nice": weather for an outdoor event, of several days by how many of them are good for it. */
import type { DayDecision } from '../../decision/decide.ts';
import type { Profile } from '../../decision/profile.ts';
import type { YesNo } from '../phrasing.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { activityText, activityVerdict, answerOf, scoreTexts } from './activity.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { type AnswerPart, partOrFallback, partWithoutVerdict } from './answer-part.ts';
import { negate } from './bands.ts';
import { dateText, factScopeOf, verbOf, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { generalSentences } from './general.ts';
import { statesOnly, withReserve } from './reservations.ts';
import { yesNoSentence } from './yes-no.ts';

/** A week is nice with five of its seven days, a weekend with both. */
const MOST = 2 / 3;
const DAYS_NAMED = 7;

/** The verdict of one time, then its weather. */
export function niceWeather(
  interpretation: Interpretation,
  context: AnswerContext,
  profile: Profile,
  book: FactBook,
): AnswerPart {
  const weather = generalSentences(context, book, true);
  // The best hours of a week say nothing of its other days.
  if (context.time.grain === 'days' && context.decided.length > 1 && toneOf(context) !== 'typical') {
    const { verdict, sentences } = niceDays(interpretation, context, profile, book);
    return { verdict, sentences: [...sentences, ...weather] };
  }
  const decided = activityVerdict(profile, interpretation, context, book);
  return partOrFallback(decided, weather, generalSentences(context, book));
}

function niceDays(
  interpretation: Interpretation,
  context: AnswerContext,
  profile: Profile,
  book: FactBook,
): AnswerPart {
  const { form, negated } = interpretation;
  const days = context.decided.map(({ decision }) => decision);
  const nice = days.filter((day) => answerOf(day) === 'yes');
  const dayText = (day: DayDecision): string =>
    book.say('rank.day', {
      date: dateText(day.date, context, book),
      verdict: book.say(`verdict.${day.verdict}`, {}),
      score: scoreTexts(day, profile, context, book).score,
    });
  const scope = factScopeOf(context, book);
  const named = (nice.length === 0 ? context.rankedDays.slice(0, 1).map(({ decision }) => decision) : nice)
    .slice(0, DAYS_NAMED)
    .map(dayText);
  const clause = book.say(nice.length === 0 ? 'nice.none' : 'nice.days', {
    ...verbOf(context, book, nice.length),
    ...whereWhen(context, book),
    activity: activityText(profile, book),
    n: book.value('number of good days', nice.length, 'count', scope),
    of: book.value('number of days', days.length, 'count', scope),
    list: book.speaker.list(named),
  });
  const plain = [book.sentence('answer.plain', { clause })];
  if (form === 'count') return partWithoutVerdict(plain);
  const answer = verdictOf(nice.length, days);
  const verdict = withReserve(negated ? negate(answer) : answer, negated, interpretation);
  if (statesOnly(verdict, interpretation)) return partWithoutVerdict(plain);
  return { verdict, sentences: [yesNoSentence(verdict, clause, book)] };
}

function verdictOf(nice: number, days: readonly DayDecision[]): YesNo {
  if (nice >= MOST * days.length) return 'yes';
  return nice === 0 && days.every((day) => answerOf(day) === 'no') ? 'no' : 'maybe';
}
