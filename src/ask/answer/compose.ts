/**
 * The answer to a question that is understood, from what is known of its scenes: the verdict first, then the values, then
 * what is to be kept in mind. Pure: the same question and weather give the same sentences, facts and names.
 */
import type { Profile } from '../../decision/profile.ts';
import type { Language } from '../../weather/conditions/languages.ts';
import type { Fact, Verdict } from '../phrasing.ts';
import type { Interpretation, Topic } from '../question/interpretation.ts';
import { activityReasons, activityVerdict, bestDecision, bestPlace, bestTime, nounOf } from './activity.ts';
import type { AnswerContext } from './answer-context.ts';
import { negate } from './bands.ts';
import {
  airAnswer,
  alertQuotes,
  alertsVerdict,
  moonPhaseSentence,
  pollenSentence,
  skySentences,
} from './beyond-weather.ts';
import { whenText, whereText } from './calendar.ts';
import { caveatSentences } from './caveats.ts';
import { clothing, clothingReasons } from './clothing.ts';
import { compareTwo, whichDay, whichPlace } from './compare.ts';
import { type AnswerUnits, FactBook } from './facts.ts';
import { whenSentences } from './occurrence.ts';
import { isMeasured, type MeasuredTopic } from './topic-measures.ts';
import { generalSentences, valueSentence } from './values.ts';
import { type Decided, thresholdAnswer, verdictSentence, yesNo } from './yes-no.ts';

export interface ComposedAnswer {
  /** Null where the question is no yes-or-no, or nothing is known. */
  readonly verdict: Verdict | null;
  /** What may be said in other words; the first sentence holds the verdict. */
  readonly sentences: readonly string[];
  /** What is always said as it stands: the words of agencies, and what is to be kept in mind. */
  readonly closing: readonly string[];
  readonly facts: readonly Fact[];
  readonly strings: readonly string[];
}

/** Asking for the nicest day or place, or whether it will be nice, without saying what for. */
const NICE_WEATHER_ACTIVITY = 'outdoor-event';

/** The activity that has to be decided for the answer; null when none. */
export function activityNeeded({ activity, topics, form }: Interpretation): string | null {
  if (topics[0] === 'activity') return activity;
  const judged = form === 'which-day' || form === 'which-place' || form === 'best-time' || form === 'yes-no';
  return topics[0] === 'general' && judged ? NICE_WEATHER_ACTIVITY : null;
}

/** Scenes are those of the subjects in order, each with its times; `profile` is that of `activityNeeded`. */
export function composeAnswer(
  asked: Interpretation,
  scenes: readonly AnswerContext[],
  profile: Profile | null,
  units: AnswerUnits,
  lang: Language,
): ComposedAnswer {
  const book = new FactBook(units, lang);
  const [main, ...further] = asked.topics;
  const told = tell(main, asked, scenes, profile, book);
  const more = further.flatMap((topic) => furtherSentences(topic, scenes, book));
  const all = [...told.sentences, ...more];
  const quotes = scenes.flatMap((scene) => (asked.topics.includes('alerts') ? alertQuotes(scene, book) : []));
  return {
    verdict: told.verdict,
    sentences: [...new Set(all.length > 0 ? all : scenes.flatMap((scene) => unknown(scene, book)))],
    closing: [...quotes, ...caveatSentences(scenes, book)],
    facts: book.facts,
    strings: [...book.strings],
  };
}

interface Told {
  readonly verdict: Verdict | null;
  readonly sentences: readonly string[];
}

const told = (sentences: readonly string[]): Told => ({ verdict: null, sentences });

function tell(
  topic: Topic,
  asked: Interpretation,
  scenes: readonly AnswerContext[],
  profile: Profile | null,
  book: FactBook,
): Told {
  switch (topic) {
    case 'moon':
      if (asked.form === 'when') return told(scenes.map((scene) => moonPhaseSentence(scene, book)));
      return told(scenes.flatMap((scene) => skySentences(topic, scene, book)));
    case 'sunrise':
    case 'sunset':
      return told(scenes.flatMap((scene) => skySentences(topic, scene, book)));
    case 'air-quality':
      return together(scenes.map((scene) => tellAir(asked, scene, book)));
    case 'pollen':
      return told(scenes.map((scene) => pollenSentence(scene, book)));
    case 'alerts':
      return together(
        scenes.map((scene) => decidedOr(alertsVerdict(scene, asked.negated, book), [], unknown(scene, book))),
      );
    case 'clothing':
      return together(scenes.map((scene) => tellClothing(asked, scene, book)));
    case 'activity':
      return profile === null ? told(values('general', scenes, book)) : tellActivity(asked, scenes, profile, book);
    case 'general':
      return asked.form === 'yes-no' && profile !== null
        ? together(scenes.map((scene) => tellWhetherNice(asked, scene, profile, book)))
        : told(tellGeneral(asked, scenes, profile, book));
    default:
      return tellMeasured(topic, asked, scenes, book);
  }
}

/** The verdicts of several scenes are one only when they agree. */
function together(parts: readonly Told[]): Told {
  const first = parts[0]?.verdict ?? null;
  const agree = parts.every(({ verdict }) => verdict === first);
  return { verdict: agree ? first : null, sentences: parts.flatMap(({ sentences }) => sentences) };
}

function decidedOr(decided: Decided | null, reasons: readonly string[], otherwise: readonly string[]): Told {
  if (decided === null) return told(otherwise);
  return { verdict: decided.verdict, sentences: [decided.sentence, ...reasons] };
}

function unknown(scene: AnswerContext, book: FactBook): string[] {
  return [`What you ask is not known ${whereText(scene, book)} ${whenText(scene, book)}: the source has no value.`];
}

/** Whether the air is good, where that is the question; else its index. */
function tellAir({ form, negated }: Interpretation, scene: AnswerContext, book: FactBook): Told {
  const { verdict, sentences } = airAnswer(scene, book);
  if (form !== 'yes-no' || verdict === null) return told(sentences);
  const [first, ...rest] = sentences;
  const wish = negated ? negate(verdict) : verdict;
  const clause = first.charAt(0).toLowerCase() + first.slice(1).replace(/\.$/, '');
  return { verdict: wish, sentences: [verdictSentence(wish, clause), ...rest] };
}

/** Nice weather is what suits an outdoor event: the verdict of the decision, then the weather. */
function tellWhetherNice({ negated }: Interpretation, scene: AnswerContext, profile: Profile, book: FactBook): Told {
  const decided = activityVerdict(profile, negated, scene, book);
  return decidedOr(decided, generalSentences(scene, book, true), generalSentences(scene, book));
}

function tellClothing({ garment, negated }: Interpretation, scene: AnswerContext, book: FactBook): Told {
  const asked = garment ?? 'any';
  return decidedOr(clothing(asked, scene, book, negated), clothingReasons(asked, scene, book), unknown(scene, book));
}

function tellActivity(asked: Interpretation, scenes: readonly AnswerContext[], profile: Profile, book: FactBook): Told {
  const { form } = asked;
  const several = scenes.length > 1;
  if (several && (form === 'which-place' || form === 'compare')) {
    return told(bestPlace(profile, scenes, book) ?? unknown(scenes[0], book));
  }
  if (form === 'best-time' || form === 'which-day' || form === 'when') {
    return told(scenes.flatMap((scene) => bestTime(profile, scene, book) ?? undecided(profile, scene, book)));
  }
  return together(
    scenes.map((scene) => {
      const decided = activityVerdict(profile, asked.negated, scene, book);
      const best = bestDecision(scene);
      const reasons = best === null ? [] : activityReasons(best, scene, book);
      return decidedOr(decided, reasons, undecided(profile, scene, book));
    }),
  );
}

function undecided(profile: Profile, scene: AnswerContext, book: FactBook): string[] {
  return [`No hours are left to judge ${nounOf(profile)} by ${whereText(scene, book)} ${whenText(scene, book)}.`];
}

/** Nicest day, place or hours by the decision engine; two side by side by what people mean by weather. */
function tellGeneral(
  { form }: Interpretation,
  scenes: readonly AnswerContext[],
  profile: Profile | null,
  book: FactBook,
): readonly string[] {
  if (form === 'compare' && scenes.length > 1) {
    const topics: readonly MeasuredTopic[] = ['temperature', 'rain', 'wind'];
    const compared = topics.flatMap((topic) => compareTwo(topic, scenes[0], scenes[1], book) ?? []);
    if (compared.length > 0) return compared;
  }
  if (profile !== null) {
    const best = scenes.length > 1 ? bestPlace(profile, scenes, book) : bestTime(profile, scenes[0], book);
    if (best !== null) return best;
  }
  return values('general', scenes, book);
}

function tellMeasured(
  topic: MeasuredTopic,
  asked: Interpretation,
  scenes: readonly AnswerContext[],
  book: FactBook,
): Told {
  const { form, threshold, negated, extreme } = asked;
  const plain = () => told(scenes.map((scene) => valueSentence(topic, scene, book, false, extreme)));
  if (scenes.length > 1 && (form === 'compare' || form === 'which-place')) {
    const two = form === 'compare' && scenes.length === 2;
    const compared = two ? compareTwo(topic, scenes[0], scenes[1], book) : whichPlace(asked, topic, scenes, book);
    return compared === null ? plain() : told(compared);
  }
  const each = (sentencesOf: (scene: AnswerContext) => readonly string[] | null) =>
    told(scenes.flatMap((scene) => sentencesOf(scene) ?? [valueSentence(topic, scene, book)]));
  if (form === 'which-day') {
    return each((scene) => (hasOneDay(scene) ? whenSentences : whichDay)(asked, topic, scene, book));
  }
  if (form === 'when' || form === 'best-time') return each((scene) => whenSentences(asked, topic, scene, book));
  if (form !== 'yes-no') return plain();
  return together(
    scenes.map((scene) => {
      const crossed = threshold === null ? null : thresholdAnswer(threshold, negated, scene, book);
      const decided = crossed ?? yesNo(topic, negated, extreme, scene, book);
      return decidedOr(decided, crossed === null ? [valueSentence(topic, scene, book, true)] : [], [
        valueSentence(topic, scene, book),
      ]);
    }),
  );
}

/** Of a day or a part of it the hour is asked for: there is no day to choose. */
function hasOneDay({ time }: AnswerContext): boolean {
  return time.grain === 'day' || time.grain === 'hours' || time.grain === 'now';
}

function values(topic: MeasuredTopic | 'general', scenes: readonly AnswerContext[], book: FactBook): string[] {
  return scenes.flatMap((scene) =>
    topic === 'general' ? generalSentences(scene, book) : [valueSentence(topic, scene, book)],
  );
}

/** What else was asked about, in one sentence each. */
function furtherSentences(topic: Topic, scenes: readonly AnswerContext[], book: FactBook): string[] {
  if (isMeasured(topic)) return values(topic, scenes, book);
  switch (topic) {
    case 'sunrise':
    case 'sunset':
    case 'moon':
      return scenes.flatMap((scene) => skySentences(topic, scene, book));
    case 'air-quality':
      return scenes.flatMap((scene) => airAnswer(scene, book).sentences);
    case 'pollen':
      return scenes.map((scene) => pollenSentence(scene, book));
    case 'alerts':
      return scenes.flatMap((scene) => alertsVerdict(scene, false, book)?.sentence ?? []);
    case 'clothing':
      return scenes.flatMap((scene) => clothing('any', scene, book)?.sentence ?? []);
    default:
      return [];
  }
}
