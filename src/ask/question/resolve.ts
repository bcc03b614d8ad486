/** From the words of a question to its interpretation: places, times on their clocks, and what is wanted. */
import type { Places } from '../../place/places.ts';
import { airPartsIn } from './air-words.ts';
import { altitudeIn } from './altitude.ts';
import { askedUnits } from './asked-units.ts';
import { changeExtreme, changeIn, changesDirection, isOfDays, isToldByDays } from './changes.ts';
import { comparesPlainly, coolnessBy } from './comparison-wish.ts';
import { asksForGap } from './conditions.ts';
import { confidenceOf } from './confidence.ts';
import { courseWish } from './courses.ts';
import { partsWanted } from './day-quantifiers.ts';
import { asksHabit, formOfWish } from './day-wish.ts';
import { withDaysApart } from './days-apart.ts';
import { asksWhichState, comparesBothWays } from './either-state.ts';
import { exposedTo } from './exposed.ts';
import { fallWanted, wantsChance } from './fall-wish.ts';
import { originalText, type QuestionWords } from './find-words.ts';
import { asksWhether, choosesDay, formOf, isYesNo } from './form.ts';
import { garmentChoice, garmentOption } from './garment-choice.ts';
import { dressesUp, garmentsNamed, isOfWarmth, lightGarment } from './garments.ts';
import { asksAllYear, asksHabitOfPlace, comparesAnyYear, looksAhead, looksBack } from './habit-of-place.ts';
import { supposedWeather } from './if-clauses.ts';
import { DRYING, detectIntent, type Intent } from './intents.ts';
import type {
  Form,
  Interpretation,
  ParseResult,
  QuestionContext,
  Subject,
  Threshold,
  Topic,
} from './interpretation.ts';
import { asksWhetherOver, judgedForm } from './judged-form.ts';
import { withLeftOut, withoutTimes } from './left-out-times.ts';
import { withoutWalks } from './mountains.ts';
import { isNegative, wantsBetweenEnds } from './negative-wish.ts';
import { asksForClearNight, asNightSky, isAtNight } from './night-sky.ts';
import { panelsKwIn } from './panels.ts';
import { usualPart } from './part-of-month.ts';
import { rankedSide, rankedTimes, rankedTopics, rankedYears, recordWish, talliesThisYear } from './past-wish.ts';
import { isAtVillage, isOnPeak } from './peaks.ts';
import { havePairedTimes } from './places/paired-times.ts';
import { resolvePlaces } from './places/resolve-places.ts';
import { asksNextEvent, blamedIn } from './polarity.ts';
import { isOfNearTime, withoutEvery } from './quantifiers.ts';
import { rainStrengthIn } from './rain-strength.ts';
import { inKnots } from './runways.ts';
import { asksAgainstNormal, judgesFigure, sideOfNormal } from './season-wish.ts';
import { seasonIn } from './season-words.ts';
import { showerIn, sunWish } from './sky-words.ts';
import { asksSnowCover, asSnowCover } from './snow-cover.ts';
import { formOfSpan, spanWish } from './span-wish.ts';
import { withWindOfStorm } from './storm-wish.ts';
import { withStormSeason } from './storms-at-sea.ts';
import { byThen, forItsCourse, isPlanting, namesOtherDay, runOf, subjectTimes } from './subject-times.ts';
import { blankSpans, type Span } from './text.ts';
import { asksEitherSide, hoursWanted, limitsIn } from './thresholds.ts';
import { LocalClock } from './time/local-clock.ts';
import { followsThan, type TimeQuestion, timeMentions } from './time/resolve-times.ts';
import { askedTimes, toldFirst } from './told-first.ts';
import { toldPlainly } from './told-plainly.ts';
import { asCloudWhereUsual, withRainOfDamp, withThresholdTopic } from './topic-order.ts';
import { withTurningWords } from './turning-words.ts';
import { undated, weekdayMissed } from './undated.ts';
import { asksNumber } from './usual-number.ts';
import { sunHoursIn } from './wanted-length.ts';
import { wantedExtreme } from './wanted-side.ts';
import { conditionsOf, type LimitSpan } from './wanted-together.ts';
import { WordPattern } from './word-pattern.ts';
import {
  asksAsMuch,
  asksAverage,
  asksDifference,
  asksHowMuchMore,
  asksSeason,
  asksTypical,
  comparesWithNow,
  extremeIn,
  hoursOfSteps,
  isComing,
  isOfOneDay,
  isOfSleep,
  isOutNow,
  isPastTense,
  isPresent,
  PARTS_OF_DAYS,
  turnIn,
  twilightIn,
} from './wording.ts';

export function resolve(words: QuestionWords, context: QuestionContext, places: Places): ParseResult {
  const found = detectIntent(words, context.plan);
  if (typeof found === 'string') return { kind: 'not-about-weather', why: found };
  const named = resolvePlaces(words, context, places, found.topics[0]);
  if ('kind' in named) return named;
  const intent = isOnPeak(words) ? withoutWalks(found, words.plain, isAtVillage(words)) : found;
  const { rest, plain } = words;
  const [topic] = intent.topics;
  const before = context.plan === undefined ? toldFirst(plain) : null;
  const asked = askedTimes(timeMentions(words, context.plan), before, named[0].place, context.nowMs);
  const { told: mentions, leftOut } = withLeftOut(asked, plain);
  const isOfOne = named.length === 1 && mentions.length === 1;
  const isFollowing = isOfOne && followsThan(words);
  const [limit = null, ...beside] = asksEitherSide(rest)
    ? []
    : limitsIn(rest, intent.topics, named[0]?.place.countryCode ?? '');
  const isPlain = context.plan === undefined && limit === null && isPlainWish(intent);
  // "Are the mornings getting warmer this week": each of them is told.
  const isOfParts = PARTS_OF_DAYS.test(words.whole);
  const change =
    isPlain && !isOfParts && (isYesNo(plain) || changesDirection(plain, topic)) ? changeIn(plain, topic) : null;
  const isAhead =
    isOfOne &&
    !isFollowing &&
    ((isToldByDays(topic) && THAN_THIS.test(plain)) ||
      ((asksHowMuchMore(plain) ||
        comparesBothWays(plain) ||
        (isYesNo(plain) && (comparesWithNow(plain) || isOfDays(change, topic)))) &&
        namesOtherDay(words.whole)));
  const isAgainstToday = isFollowing || isAhead;
  const isHeldAgainst = isAhead || asksAsMuch(plain);
  const [threshold = null, ...further] = (limit === null ? [] : [limit, ...beside]).map((one): Threshold => {
    const [hours, parts] = [hoursWanted(plain, one), partsWanted(plain)];
    const wanted = { ...(hours === null ? {} : { hours }), ...(parts === null ? {} : { parts }) };
    return { ...one.threshold, text: asWritten(one, words), ...wanted };
  });
  const furtherLimits: LimitSpan[] = beside.map((one, i) => ({ ...one, threshold: further[i] }));
  const isPaired =
    context.plan === undefined &&
    named.length === words.placeSpans.length &&
    havePairedTimes(words.whole, words.placeSpans, ownSpans(words.times));
  const limits = limit === null || threshold === null ? [] : [{ ...limit, threshold }, ...furtherLimits];
  const extreme = extremeIn(plain, isPresent(plain));
  const isOfFigure = isPlain && limit === null && judgesFigure(plain);
  const ranked = isPlain ? rankedYears(plain, mentions.length) : null;
  const length = words.length?.isOfDoing === true && topic !== 'activity' && !choosesDay(plain) ? null : words.length;
  const written = formOf({
    plain,
    places: named.length,
    times: mentions.length + (isAgainstToday ? 1 : 0),
    hasActivity: intent.activity !== null,
    topic,
    hasExtreme: extreme !== null,
    hasThreshold: threshold !== null,
    ranksYears: ranked !== null,
    hasLength: length !== null || sunHoursIn(plain) !== null,
    isHeldAgainst,
  });
  const isUntimed = mentions.length === 0 && words.placeSpans.length > 0;
  const isOfPlace = isPlain && isUntimed && asksHabitOfPlace(plain);
  const days = context.plan === undefined && intent.uncovered === null ? (words.days?.wish ?? null) : null;
  const isChanging = change !== null && !isAhead && days === null;
  const told = isPaired ? withoutComparison(written) : written;
  const asWorded =
    days === null ? (context.plan?.form ?? judgedForm(told, intent, threshold, words)) : formOfWish(days);
  // "Is it warming up" is told by the first warmer day, "has it warmed up" by the hours.
  const isTurn = asWorded === 'when' && change?.when !== 'done' && change?.to !== 'direction';
  const isTold = written === 'yes-no' || written === 'value' || change?.to === 'direction';
  const changes = isChanging && isTold && !isTurn ? change : null;
  const hasEased = isPlain && changes === null && asksWhetherOver(written, topic, threshold, words);
  const form: Form =
    isOfFigure || (asksEitherSide(rest) && written === 'yes-no')
      ? 'value'
      : changes !== null
        ? changes.to === 'either' || changes.to === 'direction'
          ? 'value'
          : 'yes-no'
        : hasEased
          ? 'when'
          : // No source has a chance of thunder or frost: whether it is to come is told.
            asWorded === 'value' &&
              intent.uncovered === null &&
              (told === 'value' || intent.asksSafety) &&
              (topic === 'ice' || (NO_CHANCE_OF.has(topic) && wantsChance(words.whole)))
            ? 'yes-no'
            : isOfPlace && asWorded === 'value' && extreme !== null
              ? 'which-month'
              : asWorded;
  const conditions = days === null && context.plan === undefined ? conditionsOf(intent, form, words, limits) : null;
  const isOfAir = intent.topics.some((one) => one === 'air-quality' || one === 'pollen');
  const airParts = isOfAir ? airPartsIn(plain) : null;
  const shower = topic === 'meteors' ? showerIn(plain) : null;
  const season = topic === 'seasons' ? seasonIn(words.whole) : null;
  const sunHours = topic === 'sunshine' ? sunHoursIn(plain) : null;
  const ofCourse =
    topic === 'wind'
      ? courseWish(
          plain,
          named.map(({ place }) => place),
        )
      : {};
  const altitude = isOnPeak(words) ? null : altitudeIn(plain);
  const isPast =
    (isPastTense(before === null ? plain : plain.slice(before.end)) ||
      talliesThisYear(plain, form, extreme) ||
      looksBack(plain, topic, mentions, context.nowMs)) &&
    days?.asks !== 'ever' &&
    !(form === 'when' && asksNextEvent(plain)) &&
    !(HAS_STOPPED.test(plain) && mentions.length === 0);
  const isHabit =
    form === 'count' && days?.bound === undefined && (asksHabit(plain) || (isUntimed && asksNumber(plain)));
  const isTypical =
    isOfFigure ||
    ((asksTypical(isOfNearTime(plain) ? withoutEvery(rest) : rest) ||
      asksAllYear(plain) ||
      asksSeason(plain) ||
      isHabit ||
      isOfPlace ||
      (isPlain && comparesAnyYear(plain, named.length, mentions))) &&
      !isPast &&
      topic !== 'normal');
  const isAverage = asksAverage(rest) && topic !== 'normal';
  const timeQuestion: TimeQuestion = {
    form,
    topic,
    isTypical,
    // "The average wind in May" of a question in the past tense is of that May.
    isAverage: isAverage && !isPast,
    isPresent: isPresent(plain) && !asksForGap(plain),
    isComing: isComing(plain),
    stepHours: hoursOfSteps(plain),
    isOutNow: isOutNow(plain),
    isOfSleep: isOfSleep(plain),
    isOfWarmth: topic === 'clothing' && isOfWarmth(intent.garment ?? 'any'),
    isOfOneDay: isOfOneDay(plain) || (days?.unit === 'hours' && days.bound !== undefined),
    isOfParts: days?.isPart === true,
    isAgainstToday,
    isAhead,
    looksAhead: looksAhead(words),
    isFirstFollowing: mentions.length === 2 && followsThan(words),
    isOfYear: isOfPlace || (mentions.length === 0 && (OF_WINTER.has(topic) || (topic === 'rain' && isAverage))),
  };
  const turn = form === 'when' && topic === 'temperature' && threshold === null ? turnIn(plain) : null;
  const subjects: Subject[] = named.map((subject, i) => {
    const clock = new LocalClock(subject.place, context.nowMs, isPast);
    const timesOf = (some: typeof mentions) => subjectTimes(some, timeQuestion, clock, plain);
    // "Relief from the heat soon" is looked for as far as the forecast reaches.
    const dated = turn === null ? mentions : mentions.filter(({ text }) => !/^soon$/i.test(text));
    const asked = timesOf(isPaired ? mentions.slice(i, i + 1) : dated);
    // "Parky this morning, will it warm up": what is to come is asked of the hours that are left.
    const ahead =
      change?.when === 'coming' && !isPast && form !== 'compare' ? asked.filter(({ era }) => era !== 'past') : asked;
    const all = ahead.length === 0 ? timesOf([]) : ahead;
    const open = leftOut.length === 0 ? all : withoutTimes(all, timesOf(leftOut), clock, form === 'which-day');
    const times = ranked === null || form !== 'which-month' ? open : rankedTimes(ranked, open, () => timesOf([]));
    const bounds = { hasLimit: threshold !== null, isDrying: DRYING.has(intent.activity ?? '') };
    const course = {
      isWhether: form === 'yes-no' || topic === 'clothing',
      isPlanting: isPlanting(intent.thing, plain),
      run: runOf(days),
      lengthHours: words.length?.hours ?? null,
      awaits: form === 'when' && AWAITED.has(topic) && intent.activity === null,
    };
    return { ...subject, times: forItsCourse(byThen(times, plain, bounds, context.nowMs), plain, course, clock) };
  });
  const allTimes = subjects.flatMap(({ times }) => times);
  const isUsual = allTimes.every(({ era }) => era === 'typical');
  const usualTopics = asCloudWhereUsual(intent.topics, form === 'compare', isUsual);
  const wanted =
    isOfFigure || (asksEitherSide(rest) && topic === 'general')
      ? (['temperature'] as const)
      : threshold === null
        ? withWindOfStorm(
            withStormSeason(withRainOfDamp(usualTopics, plain), plain, allTimes),
            plain,
            form,
            named[0].place.countryCode,
          )
        : withThresholdTopic(intent.topics, threshold.topic);
  const isUnjudgedNight = intent.uncovered !== null && subjects.every(isAtNight);
  const isNightSky = wanted.includes('sun') && (isUnjudgedNight || asksForClearNight(plain, subjects));
  const span = isPlain && days === null ? spanWish(words, form, isAverage, allTimes) : null;
  const isAgainstNormal =
    isPlain && days === null && changes === null && asksAgainstNormal(plain, topic, form, threshold, allTimes);
  const isRanked = form === 'which-month' && ranked !== null;
  const topics = isRanked
    ? rankedTopics(plain, wanted)
    : wanted[0] === 'solar-power' && RANKS.has(form)
      ? (['solar'] as const)
      : isAgainstNormal
        ? againstNormal(wanted)
        : isNightSky
          ? asNightSky(wanted)
          : asksSnowCover(words, wanted)
            ? asSnowCover(wanted)
            : wanted;
  const wantedSide = isRanked
    ? rankedSide(plain, extreme)
    : isAgainstNormal
      ? sideOfNormal(plain)
      : days === null && intent.thing === null
        ? wantedExtreme(extreme, form, intent, threshold, rest)
        : null;
  const twilight = topic === 'dusk' || topic === 'dawn' ? twilightIn(plain) : null;
  const choice = context.plan === undefined ? garmentChoice(rest) : null;
  const record = isPlain && days === null && !isRanked ? recordWish(plain, topics, wantedSide, allTimes) : null;
  const part = usualPart(topics, form, allTimes);
  const interpretation: Interpretation = {
    subjects,
    topics: record === null ? withDaysApart(topics, intent, written, allTimes) : ['records'],
    // "The last frost in May, normally": of what is to come there is what is usual.
    form: (form === 'last' && isUsual) || part !== null ? 'value' : formOfSpan(span, form),
    ...(span === null ? {} : { span }),
    asksWhether:
      (form === 'compare' && (asksWhether(plain) || (isHeldAgainst && isYesNo(plain) && !comparesBothWays(plain)))) ||
      ((form === 'run' || (form === 'which-day' && !/ or /.test(plain)) || topics[0] === 'visit') && isYesNo(plain)),
    ...(form === 'compare' && asksAsMuch(plain) ? { asksAsMuch: true } : {}),
    ...(form === 'yes-no' && isPlain && asksWhichState(plain) ? { asksWhichState: true } : {}),
    ...(isPlain ? { ...rainStrengthIn(plain, topics[0], form), ...coolnessBy(plain, topics[0]) } : {}),
    ...(form === 'compare' && asksDifference(plain) ? { asksDifference: true } : {}),
    ...(form === 'compare' && comparesPlainly(plain) ? { comparesPlainly: true } : {}),
    activity: intent.activity,
    ...(intent.activity === 'outdoor-event' && CAMPS.test(rest) ? { staysOvernight: true } : {}),
    garment: intent.garment,
    ...(intent.garment === 'shorts' && words.language === 'en' ? lightGarment(rest) : {}),
    ...(intent.garment === null ? {} : { ...garmentsNamed(rest), ...dressesUp(rest) }),
    ...(choice === null || topics[0] !== 'clothing'
      ? {}
      : { garmentChoice: [garmentOption(choice[0], words), garmentOption(choice[1], words)] as const }),
    uncovered: intent.uncovered,
    ...exposedTo(rest, words.activity !== null || intent.uncovered !== null),
    asksSafety: intent.asksSafety,
    ...(intent.hazard === null ? {} : { hazard: intent.hazard }),
    ...(furtherLimits.length === 0 ? {} : { furtherLimits: furtherLimits.map((one) => one.threshold) }),
    ...(conditions === null ? {} : { conditions }),
    ...(airParts === null ? {} : { airParts }),
    ...(shower === null ? {} : { shower }),
    ...sunWish(topic, words.whole),
    ...(season === null ? {} : { season }),
    ...(altitude === null ? {} : { altitude }),
    ...ofCourse,
    ...(sunHours === null ? {} : { sunHours }),
    ...(record === null ? {} : { recordOf: record }),
    ...(isRanked ? { ranksYears: ranked } : {}),
    threshold,
    panelsKw: panelsKwIn(plain),
    unitsAsked: inKnots(ofCourse.runway !== undefined, askedUnits(words.units, limit?.writtenUnit ?? null, topics)),
    lengthHours: length?.hours ?? null,
    days,
    extreme:
      part !== null
        ? part.extreme
        : turn !== null
          ? turn === 'cooler'
            ? 'least'
            : 'most'
          : change === null || (changes === null && !isAhead)
            ? wantedSide
            : changeExtreme(change, isAhead),
    negated:
      (change !== null && (isAhead || changes !== null)) || (form === 'when' && wantsBetweenEnds(rest))
        ? false
        : hasEased ||
          (!isAgainstNormal &&
            (intent.thing?.negated ??
              (days === null &&
                isNegative(form, topics[0], outsideLimit(words, limit)) !== (isNightSky && wanted[0] === 'sun')))),
    ...(changes === null ? {} : { change: changes }),
    blamed: topic === 'activity' ? blamedIn(plain) : null,
    ...fallWanted(words.whole, threshold !== null),
    ...(turn === null ? {} : { turn }),
    ...(twilight === null ? {} : { twilight }),
    confidence: confidenceOf(words, topics[0] === 'general', intent.unexplained),
    stated: [
      ...intent.stated.map((figure) => (words.language === 'en' ? figure.text : originalText([figure], words))),
      ...(intent.activity !== null && form === 'yes-no' && words.language === 'en' ? supposedWeather(plain) : []),
    ],
    unexplained: [
      ...intent.unexplained.filter((word) => !(isOfFigure && /usual|normal|typical|odd|rare/.test(word))),
      // The months to visit are ranked by what suits a stay, and not by this.
      ...(topics[0] === 'visit' && intent.activity !== null && words.language === 'en' && NO_STAY.has(intent.activity)
        ? [intent.activity.replaceAll('-', ' ')]
        : []),
      ...new Set(span === 'nights' || part?.isWhole === true ? [] : allTimes.flatMap(({ lacks }) => lacks ?? [])),
    ],
    ...weekdayMissed(mentions, subjects[0]),
    ...undated(words, mentions, new LocalClock(subjects[0].place, context.nowMs, isPast)),
    language: words.language,
  };
  const answerable = toldPlainly(interpretation, isPlain ? plain : null);
  return { kind: 'interpreted', interpretation: withTurningWords(answerable, words) };
}

/** Judged as an outdoor event, though it lasts through the night. */
const CAMPS = new WordPattern(
  /\b(?:camping(?! (?:stove|gas|chairs?|table|shop|gear|kit|stool))|glamping|tents?|under canvas|caravanning)\b/,
);

/** Done for the wind, the water or the sky, which no index of warmth, cloud and rain ranks. */
const NO_STAY: ReadonlySet<string> = new Set(['sailing', 'fishing', 'stargazing', 'drone-flying']);

/** What comes in winter alone is usual of a year, and not of the month that it is. */
const OF_WINTER: ReadonlySet<Topic> = new Set<Topic>(['snow', 'snow-depth', 'ice']);

/** Falls at some hour, and at no hour that is named. */
const AWAITED: ReadonlySet<Topic> = new Set<Topic>(['rain', 'snow']);

/** Panels are ranked by the sunlight on them. */
const RANKS: ReadonlySet<Form> = new Set<Form>(['which-day', 'which-place', 'best-time', 'compare', 'when']);

/** Nothing but the weather: no verdict hangs on it. */
function isPlainWish({ activity, uncovered, garment, thing, hazard, asksSafety }: Intent): boolean {
  return [activity, uncovered, garment, thing, hazard].every((one) => one === null) && !asksSafety;
}

/** "Was it warmer than this last week": against today. */
const THAN_THIS = new WordPattern(
  /\bthan (?:this|it is|it's been)\b(?! (?:week|month|year|spring|summer|autumn|winter|time|morning|afternoon|evening))/,
);

/** Places at times of their own are told one by one. */
function withoutComparison(form: Form): Form {
  return form === 'compare' || form === 'which-place' ? 'value' : form;
}

/** Where each time stands; hours by themselves where all have some: "Leeds 9-12, York 2-5 tomorrow". */
function ownSpans(times: QuestionWords['times']): Span[] {
  const areHours = times.every(({ hourSpans }) => hourSpans !== undefined && hourSpans.length > 0);
  return times.map(({ spans, hourSpans }) => {
    const own = areHours ? (hourSpans ?? spans) : spans;
    return { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 };
  });
}

/** "Was it a wet May": against other Mays. */
function againstNormal(wanted: Intent['topics']): Intent['topics'] {
  return ['normal', ...wanted.filter((topic) => topic !== 'normal')];
}

/** "Not above 18" is a limit, and puts nothing the other way round. */
function outsideLimit(words: QuestionWords, limit: Span | null): Pick<QuestionWords, 'rest' | 'plain'> {
  const isDenied = limit !== null && /^(?:not|no) /.test(words.rest.slice(limit.start));
  return isDenied ? { rest: blankSpans(words.rest, [limit]), plain: blankSpans(words.plain, [limit]) } : words;
}

/** The words of a limit in the language of the question. */
function asWritten(limit: Span & { readonly threshold: Threshold }, words: QuestionWords): string {
  return words.language === 'en' ? limit.threshold.text : originalText([limit], words);
}

/** "Has it stopped raining" is about now. */
const HAS_STOPPED = new WordPattern(
  /\b(?:has|have|is|are) (?:it|the \p{L}+|this \p{L}+) (?:all )?(?:stopped|finished|done|passed|over|gone|cleared|eased|died)\b/u,
);

/** Events of which no source has a chance. */
const NO_CHANCE_OF: ReadonlySet<Topic> = new Set<Topic>(['thunder', 'ice', 'fog', 'wind', 'gusts', 'sun', 'cloud']);
