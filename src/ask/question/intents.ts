/** What a question wants to know, from its words outside of places and times, or from a language model's plan. */

import type { QuestionWords } from './find-words.ts';
import { garmentIn } from './garments.ts';
import type { Garment, Plan, Topic } from './interpretation.ts';
import { type Evidence, isAboutWeather } from './relevance.ts';
import { blankSpans, overlap, type Span } from './text.ts';
import { thresholdIn } from './thresholds.ts';
import { isPlainWord } from './topic-words.ts';
import { hasOneMeaning, namedTopics, phrasesOf, topicsIn, withoutBorrowedWords } from './topics.ts';

type Topics = readonly [main: Topic, ...others: Topic[]];

export interface Intent {
  readonly topics: Topics;
  readonly activity: string | null;
  readonly garment: Garment | null;
  /** Words that nothing explained. */
  readonly unexplained: readonly string[];
}

/** Null where the question is not about weather. With a plan it always is. */
export function detectIntent(words: QuestionWords, plan: Plan | undefined): Intent | null {
  const { rest, plain, otherWords, placeSpans, times, mentionsHere } = words;
  const hits = withoutBorrowedWords(topicsIn(rest), rest);
  const garment = garmentIn(rest);
  const activity = plan?.activity ?? words.activity?.id ?? null;
  const hitTopics = hits.map(({ topic }) => topic);
  const threshold = thresholdIn(rest, hitTopics, '');
  const explained: ReadonlyArray<Span | null> = [...hits, garment, words.activity, threshold];
  const unexplained = otherWords
    .filter((word) => !isPlainWord(word.key) && !explained.some((span) => span !== null && overlap(word, span)))
    .map(({ text }) => text);
  const evidence: Evidence = {
    // "The temperature of the water" is about the sea, and not about water.
    plain: blankSpans(plain, phrasesOf(hits.filter(hasOneMeaning), rest)),
    plainHits: hits.filter(({ isPlain }) => isPlain).length + (threshold === null ? 0 : 1),
    sharedHits: hits.length,
    namesWeather: /\b(?:weather|wether|forecasts?|meteo)\b/.test(plain),
    hasPlace: placeSpans.length > 0,
    hasKnownPlace: placeSpans.some(({ resolution }) => resolution.kind !== 'not_found'),
    hasTime: times.length > 0 || mentionsHere,
    hasWish: garment !== null || activity !== null,
    hasGarment: garment !== null,
    unexplained,
    otherWords: otherWords.map(({ key }) => key),
  };
  if (plan === undefined && !isAboutWeather(evidence)) return null;
  const named = plan === undefined || plan.topics.length === 0 ? namedTopics(hits, rest) : plan.topics;
  const topics = orderedTopics(named, activity !== null, garment !== null);
  return { topics, activity, garment: garment?.garment ?? null, unexplained };
}

/** Warnings first, then an activity, then clothes, then the topics as named. */
function orderedTopics(named: readonly Topic[], hasActivity: boolean, hasGarment: boolean): Topics {
  const specific = named.filter((topic) => topic !== 'general');
  const lead = leadTopic(specific[0], hasActivity, hasGarment);
  const [first = 'general', ...others] =
    lead === null ? specific : [lead, ...specific.filter((topic) => topic !== lead)];
  return [first, ...others];
}

function leadTopic(main: Topic | undefined, hasActivity: boolean, hasGarment: boolean): Topic | null {
  if (hasActivity) return 'activity';
  return hasGarment && main !== 'alerts' ? 'clothing' : null;
}

/** The topics with that of a threshold as the main one, unless an activity or clothes are asked about. */
export function withThresholdTopic(topics: Topics, topic: Topic): Topics {
  if (topics.includes(topic)) return topics;
  const [main] = topics;
  if (main === 'activity' || main === 'clothing') return [...topics, topic];
  return [topic, ...topics.filter((other) => other !== 'general')];
}
