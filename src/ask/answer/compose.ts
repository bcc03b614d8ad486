/**
 * Composes the answer to an interpreted question from its contexts: the verdict first, then the values, then the caveats.
 * Pure: the same question and weather give the same sentences, facts and names.
 */
import type { Profile } from '../../decision/profile.ts';
import { DAY_MS } from '../../time/units.ts';
import type { Language } from '../../weather/conditions/languages.ts';
import type { Fact, YesNo } from '../phrasing.ts';
import { type Interpretation, type Topic, UNSOURCED_TOPICS } from '../question/interpretation.ts';
import { normalAnswer } from './against-normal.ts';
import { airAnswer, pollenAnswer } from './air.ts';
import { conditionsAnswer } from './all-conditions.ts';
import { type AnswerContext, hasOneDay, nextDays, toneOf } from './answer-context.ts';
import { type AnswerPart, joinParts, partOrFallback, partWithoutVerdict } from './answer-part.ts';
import { altitudeCaveats, contextsAtAltitude } from './at-altitude.ts';
import { negate } from './bands.ts';
import { bestTime, worstDays } from './best.ts';
import { betterOfTwo, plainComparison } from './better.ts';
import { alertQuotes, alertsSentence, alertsVerdict } from './beyond-weather.ts';
import { namesakesToldApart } from './calendar.ts';
import { caveatSentences } from './caveats.ts';
import { changeAnswer } from './change.ts';
import { clothing, clothingAnswer } from './clothing.ts';
import { clothingChoice } from './clothing-choice.ts';
import { cloudAtSun } from './cloud-at-sun.ts';
import { basisSentences, dayAgainstSpan, whichDay, whichOf } from './compare.ts';
import { composeActivity, composeBestOf, isOfParts } from './compose-activity.ts';
import { beyondAnswer, beyondValues } from './compose-beyond.ts';
import { courseAnswer } from './course-wind.ts';
import { withDangers } from './dangers.ts';
import { countAnswer, hasDryDay } from './day-count.ts';
import { firstPart } from './day-parts.ts';
import { runAnswer } from './day-runs.ts';
import type { AnswerUnits } from './fact-units.ts';
import { FactBook } from './facts.ts';
import { generalOfEach, placeSentences } from './general.ts';
import { hazardPart } from './hazard.ts';
import { seriesOf } from './hours.ts';
import { lastsLongEnough, longestDryStretch, sunshineOfLength } from './lasting.ts';
import { chanceOfLimit } from './limit-chance.ts';
import { areLimitedParts, limitedDays } from './limited-days.ts';
import { allLimits, eventAndLimit, isBesideLimit } from './limits-together.ts';
import { isOfMonths, monthSentences } from './months.ts';
import { niceWeather } from './nice-weather.ts';
import { whenSentences } from './occurrence.ts';
import { comparedSpans, ofSpan, outlookSentences, twoAnswer } from './of-spans.ts';
import { heaviestHour } from './rain-strength.ts';
import { reservationSentences, statesOnly, uncoveredSentences, withReserve } from './reservations.ts';
import { runwayAnswer } from './runway-wind.ts';
import type { AnswerLanguage } from './sentences/messages.ts';
import { isNearPeak } from './showers.ts';
import { extremeStretch } from './stretch.ts';
import { crosses, gustSentences, thresholdAnswer } from './threshold.ts';
import { isTold, isToldBefore } from './told-with.ts';
import { isMeasured, type MeasuredTopic } from './topic-measures.ts';
import { turnSentences } from './turn.ts';
import { unknownSentence } from './unsourced.ts';
import { supportingSentences, valueSentence, valuesOfEach } from './values.ts';
import { yesNo, yesNoSentence } from './yes-no.ts';

export interface ComposedAnswer {
  /** Null for other than yes-or-no questions, or when nothing is known. */
  readonly verdict: YesNo | null;
  /** What a language model may reword; the first sentence holds the verdict. */
  readonly sentences: readonly string[];
  /** What is never reworded: the words of agencies, and the caveats. */
  readonly closing: readonly string[];
  readonly facts: readonly Fact[];
  readonly strings: readonly string[];
}

const FEW_DAYS = 3;

/** The clouds of another night are no answer beside the date of a meteor shower. */
function isForecastOfNamedTime(context: AnswerContext): boolean {
  const { text, fromMs, toMs } = context.time;
  return text !== null && toMs - fromMs <= FEW_DAYS * DAY_MS && toneOf(context) !== 'typical';
}

function isUnsourced(topic: Topic): boolean {
  return UNSOURCED_TOPICS.some((unsourced) => unsourced === topic);
}

/** The activity that stands for "nice weather". */
const NICE_WEATHER_ACTIVITY = 'outdoor-event';

/** The activity whose decision the answer needs; null for none. */
export function activityNeeded({ activity, topics, form }: Interpretation): string | null {
  if (topics[0] === 'activity') return activity;
  const judged = form !== 'value' && form !== 'when';
  return topics[0] === 'general' && judged ? NICE_WEATHER_ACTIVITY : null;
}

/**
 * `loaded`: one context for each subject and time, in order. `profile`: that of `activityNeeded`. `skyLanguage`: of the words for
 * the sky, where it is another.
 */
export function composeAnswer(
  interpretation: Interpretation,
  loaded: readonly AnswerContext[],
  profile: Profile | null,
  units: AnswerUnits,
  language: AnswerLanguage,
  skyLanguage: Language = language,
): ComposedAnswer {
  const book = new FactBook(units, language, skyLanguage, interpretation.unitsAsked);
  const contexts = contextsAtAltitude(interpretation, namesakesToldApart(loaded));
  const [main, ...further] = interpretation.topics;
  const held = areLimitedParts(interpretation, contexts) ? null : composeConditions(interpretation, contexts, book);
  const composed = held ?? composeTopic(main, interpretation, contexts, profile, book);
  const plain = () => valueSentences('general', contexts, book);
  const watched = withDangers(composed, interpretation, contexts, profile !== null, plain, book);
  const part = hazardPart(watched, interpretation, plain, book);
  const more = further
    // The usual date of a frost months ahead needs no low of today.
    .filter((topic) => !(main === 'frost-dates' && topic === 'ice' && interpretation.form === 'value'))
    .filter((topic) => !(main === 'rainy-season' && topic === 'rain' && interpretation.form === 'which-month'))
    .filter((topic, i) => interpretation.days === null && !isToldBefore(topic, [main, ...further.slice(0, i)]))
    .filter((topic) => interpretation.conditions?.all.some((one) => isTold(one.topic, topic)) !== true)
    .filter(
      () =>
        main !== 'meteors' || contexts.every((one) => isForecastOfNamedTime(one) && isNearPeak(interpretation, one)),
    )
    .flatMap((topic, i) =>
      furtherSentences(
        topic,
        interpretation,
        contexts,
        book,
        i > 0 || (part.sentences.length > 0 && !(isUnsourced(main) || main === 'meteors')),
      ),
    );
  const asksClouds = main === 'meteors' && further.some((topic) => topic === 'cloud' || topic === 'sun');
  const clouds = asksClouds && more.length === 0 ? [book.sentence('sky.cloud-unknown', {})] : [];
  const lead = interpretation.span === 'outlook' ? [book.sentence('outlook.unknown', {})] : [];
  const all = [...uncoveredSentences(interpretation, book), ...lead, ...part.sentences, ...more, ...clouds];
  const quotes = contexts.flatMap((context) =>
    interpretation.topics.includes('alerts') ? alertQuotes(context, book) : [],
  );
  const sentences = [...new Set(all.length > 0 ? all : contexts.map((context) => unknownSentence(context, book)))];
  const caveats = main === 'storms-at-sea' ? [] : caveatSentences(interpretation, contexts, book);
  const isUncovered = interpretation.uncovered !== null && interpretation.hazard === undefined;
  return {
    verdict: isUncovered ? null : part.verdict,
    sentences,
    closing: [
      ...new Set(quotes),
      ...altitudeCaveats(interpretation, contexts, book),
      ...reservationSentences(interpretation, book),
      ...caveats,
      ...(book.speaker.spokeEnglish ? [book.sentence('caveat.partly-english', {})] : []),
    ],
    facts: book.facts,
    strings: [...book.strings],
  };
}

/** Several things that are wanted together; null where nothing of the kind is asked, or an hour of it is not known. */
function composeConditions(
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): AnswerPart | null {
  const { conditions } = interpretation;
  if (conditions === undefined) return null;
  const parts = contexts.map((context) => conditionsAnswer(conditions, interpretation, context, book));
  return parts.every((part) => part !== null) ? joinParts(parts) : null;
}

function composeTopic(
  topic: Topic,
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  profile: Profile | null,
  book: FactBook,
): AnswerPart {
  switch (topic) {
    case 'air-quality':
      return joinParts(contexts.map((context) => composeAir(interpretation, context, book)));
    case 'pollen':
      return joinParts(contexts.map((context) => pollenAnswer(interpretation, context, book)));
    case 'alerts':
      return joinParts(
        contexts.map((context) =>
          partOrFallback(alertsVerdict(context, interpretation.negated, book), [], [unknownSentence(context, book)]),
        ),
      );
    case 'clothing':
      return (
        clothingChoice(interpretation, contexts, book) ??
        joinParts(contexts.map((context) => clothingAnswer(interpretation, context, book)))
      );
    case 'activity':
      return profile === null
        ? partWithoutVerdict(valueSentences('general', contexts, book))
        : composeActivity(interpretation, contexts, profile, book);
    case 'general':
      return composeGeneral(interpretation, contexts, profile, book);
    default:
      // "Will the sun be out at 4", when it has set: light is what is asked then.
      if (topic === 'sun' && ['yes-no', 'value'].includes(interpretation.form) && contexts.every(isAfterDark)) {
        const dark = composeTopic('dawn', { ...interpretation, form: 'yes-no' }, contexts, profile, book);
        if (dark.verdict === 'maybe')
          return partWithoutVerdict(furtherSentences('sunset', interpretation, contexts, book, false));
        return interpretation.form === 'yes-no' ? dark : partWithoutVerdict(dark.sentences);
      }
      return (
        beyondAnswer(topic, interpretation, contexts, book) ??
        (isMeasured(topic)
          ? composeMeasured(topic, interpretation, contexts, book)
          : partWithoutVerdict(contexts.map((context) => unknownSentence(context, book))))
      );
  }
}

/** Whether some hours of a time have clouds that are known, and no daylight. */
function isAfterDark(context: AnswerContext): boolean {
  const isUnknown = (name: 'cloudPct' | 'daylightCloudPct') => seriesOf(context, name).values.every(Number.isNaN);
  const { grain } = context.time;
  return (grain === 'hours' || grain === 'now') && isUnknown('daylightCloudPct') && !isUnknown('cloudPct');
}

/** Whether the air is good, for a yes-or-no question; else its index. */
function composeAir(interpretation: Interpretation, context: AnswerContext, book: FactBook): AnswerPart {
  const { form, negated, threshold } = interpretation;
  const { verdict, usAqi, clause, sentences } = airAnswer(context, book, interpretation);
  // "AQI over 100": its highest hour against the limit, and no verdict on the air.
  const isOfIndex = (interpretation.airParts?.pollutants.length ?? 0) === 0;
  const crossed = threshold?.topic === 'air-quality' && usAqi !== null && isOfIndex ? crosses(threshold, usAqi) : null;
  // A limit of one pollutant is none of the index.
  if (threshold?.topic === 'air-quality' && !isOfIndex) return partWithoutVerdict(sentences);
  if (form === 'yes-no' && crossed !== null && clause !== null) {
    const answer = crossed ? 'yes' : 'no';
    return { verdict: answer, sentences: [yesNoSentence(answer, clause, book), ...sentences.slice(1)] };
  }
  if (form !== 'yes-no' || verdict === null || clause === null) return partWithoutVerdict(sentences);
  const answer = withReserve(negated ? negate(verdict) : verdict, negated, interpretation);
  if (statesOnly(answer, interpretation)) return partWithoutVerdict(sentences);
  return { verdict: answer, sentences: [yesNoSentence(answer, clause, book), ...sentences.slice(1)] };
}

/** The nicest day, place or hours by the decision engine; the weather itself where nothing is judged. */
function composeGeneral(
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  profile: Profile | null,
  book: FactBook,
): AnswerPart {
  const plain = () => partWithoutVerdict(valueSentences('general', contexts, book));
  const { form } = interpretation;
  if (interpretation.span === 'outlook') return partWithoutVerdict(outlookSentences(contexts, book));
  const plainly =
    interpretation.comparesPlainly === true ? (comparedSpans(contexts, book) ?? plainComparison(contexts, book)) : null;
  if (plainly !== null) return plainly;
  if (profile === null) return plain();
  if (form === 'yes-no' || form === 'count')
    return joinParts(contexts.map((context) => niceWeather(interpretation, context, profile, book)));
  if (contexts.length > 1) {
    const spans = form === 'compare' ? comparedSpans(contexts, book) : null;
    if (spans !== null) return spans;
    const isOfTwo = form === 'compare' || form === 'which-day' || form === 'which-place';
    const two = isOfTwo ? betterOfTwo(interpretation, contexts, profile, book) : null;
    const part = two ?? composeBestOf(interpretation, contexts, profile, book);
    if (part === null) return plain();
    const places = form === 'compare' && contexts.length > 2 ? placeSentences(contexts, book) : [];
    return { verdict: part.verdict, sentences: [...part.sentences, ...places] };
  }
  const worst = interpretation.extreme === 'least' ? worstDays(profile, contexts[0], book) : null;
  // The best hours of a day are no answer to which are the worst.
  const best = worst ?? (interpretation.extreme === 'least' ? null : bestTime(profile, contexts[0], book));
  return best === null ? plain() : partWithoutVerdict(best);
}

function composeMeasured(
  topic: MeasuredTopic,
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): AnswerPart {
  const { form, threshold, extreme, lengthHours, days, asksSafety, furtherLimits = [] } = interpretation;
  // Of a date that is only typical the cloud is known, and not the hours of sunshine.
  if (topic === 'sunshine' && form === 'yes-no' && contexts.every((context) => toneOf(context) === 'typical'))
    return composeMeasured('sun', interpretation, contexts, book);
  const limited = limitedDays(interpretation, contexts, book);
  if (limited !== null) return limited;
  if (days?.asks === 'longest' && days.kind === 'dry' && contexts.every(hasOneDay))
    return partWithoutVerdict(contexts.map((context) => longestDryStretch(context, book)));
  if (days !== null) {
    const question = { ...interpretation, days };
    if (days.isPart === true) return firstPart(question, contexts, book);
    const answer = form === 'run' ? runAnswer : countAnswer;
    return joinParts(contexts.map((context) => answer(question, context, book)));
  }
  const whole = ofSpan(topic, interpretation, contexts, book) ?? chanceOfLimit(interpretation, contexts, book);
  if (whole !== null) return whole;
  const onCourse = courseAnswer(interpretation, contexts, book) ?? runwayAnswer(interpretation, contexts, book);
  if (onCourse !== null) return onCourse;
  const plain = () =>
    partWithoutVerdict([
      ...valuesOfEach(topic, contexts, book, extreme, interpretation.fallWanted),
      ...contexts.flatMap((context) => heaviestHour(interpretation, context, book)),
    ]);
  const held = form === 'which-day' ? dayAgainstSpan(interpretation, topic, contexts, book) : null;
  if (held !== null) return held;
  if (contexts.length > 1 && (form === 'compare' || form === 'which-place' || isOfParts(form, contexts))) {
    // "Which is less windy" is answered by the calmer one.
    const { asksWhether, asksDifference } = interpretation;
    const two = form === 'compare' && contexts.length === 2 && (extreme !== 'least' || asksWhether || asksDifference);
    if (two) return twoAnswer(topic, interpretation, contexts[0], contexts[1], book) ?? plain();
    const compared = whichOf(interpretation, topic, contexts, book);
    return compared === null
      ? plain()
      : partWithoutVerdict([
          ...compared,
          ...basisSentences(topic, interpretation.byHighs === true ? 'most' : extreme, contexts, book),
        ]);
  }
  const each = (sentencesOf: (context: AnswerContext) => readonly string[] | null) =>
    partWithoutVerdict(contexts.flatMap((context) => sentencesOf(context) ?? [valueSentence(topic, context, book)]));
  if (form === 'which-day' && topic === 'rain' && interpretation.negated && extreme === null && threshold === null)
    return joinParts(contexts.map((context) => dryDays(interpretation, context, book)));
  if (form === 'which-day')
    return each((context) => (hasOneDay(context) ? whenSentences : whichDay)(interpretation, topic, context, book));
  if (form === 'best-time' && lengthHours !== null && threshold === null) {
    return each((context) => extremeStretch(topic, lengthHours, interpretation, context, book));
  }
  if (interpretation.sunHours !== undefined && topic === 'sunshine' && form === 'yes-no') {
    const { sunHours } = interpretation;
    return joinParts(contexts.map((context) => sunshineOfLength(sunHours, context, book)));
  }
  if (lengthHours !== null && (form === 'yes-no' || form === 'when')) {
    const parts = contexts.map((context) => lastsLongEnough(topic, lengthHours, interpretation, context, book));
    if (parts.every((part) => part !== null)) {
      return joinParts(parts.map(({ verdict, sentence }) => ({ verdict, sentences: [sentence] })));
    }
  }
  if (form === 'when' && interpretation.turn !== undefined) {
    const { turn } = interpretation;
    return each((context) => turnSentences(turn, context, book) ?? whenSentences(interpretation, topic, context, book));
  }
  if (form === 'when' || form === 'best-time')
    return each((context) => whenSentences(interpretation, topic, context, book));
  const { change } = interpretation;
  if (change !== undefined) {
    const parts = contexts.map((context) => changeAnswer(change, topic, context, book));
    if (parts.every((part) => part !== null)) return joinParts(parts);
  }
  // Whether it did, the climate does not tell.
  const isUnmeasured = contexts.every((context) => context.time.era === 'past' && toneOf(context) === 'typical');
  if (form !== 'yes-no' || isUnmeasured) return plain();
  if (threshold !== null && isBesideLimit(topic, threshold)) {
    return joinParts(contexts.map((context) => eventAndLimit(topic, threshold, interpretation, context, book)));
  }
  return joinParts(
    contexts.map((context) => {
      const crossed = threshold === null ? null : thresholdAnswer(threshold, interpretation, context, book);
      const beside = furtherLimits.map((limit) =>
        thresholdAnswer(limit, { ...interpretation, negated: false }, context, book),
      );
      if (crossed !== null && beside.length > 0) return allLimits([crossed, ...beside], context, book);
      // A limit that is kept is no leave: the values stand alone.
      const isLeave = asksSafety && crossed?.verdict === 'yes';
      const decided = isLeave ? null : (crossed ?? yesNo(topic, interpretation, context, book));
      const reasons = crossed ? gustSentences(threshold, context, book) : supportingSentences(topic, context, book);
      const heaviest = heaviestHour(interpretation, context, book);
      return partOrFallback(decided, [...reasons, ...heaviest], [valueSentence(topic, context, book), ...heaviest]);
    }),
  );
}

/** "Which days are dry": those that are, and where none is, the driest. */
function dryDays(interpretation: Interpretation, context: AnswerContext, book: FactBook): AnswerPart {
  const ranked = () =>
    partWithoutVerdict(
      (hasOneDay(context) ? whenSentences : whichDay)(interpretation, 'rain', context, book) ?? [
        valueSentence('rain', context, book),
      ],
    );
  if (hasOneDay(context) || !hasDryDay(context)) return ranked();
  return countAnswer(
    { ...interpretation, days: { asks: 'count', kind: 'dry', unit: 'days', length: null } },
    context,
    book,
  );
}

function valueSentences(
  topic: MeasuredTopic | 'general',
  contexts: readonly AnswerContext[],
  book: FactBook,
): string[] {
  if (topic === 'general') return generalOfEach(contexts, book);
  return contexts.map((context) => valueSentence(topic, context, book));
}

/** The further topics of the question, in one sentence each. */
function furtherSentences(
  topic: Topic,
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
  isPlaced: boolean,
): string[] {
  if (topic === 'snow' && interpretation.topics[0] === 'snow-depth') {
    return contexts.map((context) => valueSentence('snow', nextDays(context), book));
  }
  const cloudThen = topic === 'cloud' || topic === 'sun' ? cloudAtSun(interpretation, contexts, book) : null;
  if (cloudThen !== null) return [cloudThen];
  if (isMeasured(topic)) {
    // "The best month to visit to avoid the rain": the months with most and least of it.
    const { form, extreme } = interpretation;
    const isVisit = interpretation.topics[0] === 'visit';
    if ((isVisit || form === 'which-month') && isOfMonths(topic)) {
      const side = isVisit || extreme !== null ? 'most' : null;
      return contexts.flatMap((context) =>
        monthSentences(topic, { ...interpretation, extreme: side, negated: false }, context, book),
      );
    }
    // The place and time are said already, but by "there is no source for hail".
    return contexts.length === 1 && isPlaced
      ? [valueSentence(topic, contexts[0], book, true)]
      : valueSentences(topic, contexts, book);
  }
  switch (topic) {
    case 'air-quality':
      return contexts.flatMap((context) => airAnswer(context, book, { ...interpretation, extreme: null }).sentences);
    case 'pollen':
      return contexts.flatMap((context) => pollenAnswer({ ...interpretation, form: 'value' }, context, book).sentences);
    case 'alerts':
      return contexts.flatMap((context) => alertsSentence(context, book) ?? []);
    case 'normal':
      return contexts.flatMap((context) => normalAnswer({ ...interpretation, form: 'value' }, context, book).sentences);
    case 'clothing':
      return contexts.flatMap((context) => clothing('any', context, book)?.sentence ?? []);
    default:
      return beyondValues(topic, interpretation, contexts, book) ?? [];
  }
}
