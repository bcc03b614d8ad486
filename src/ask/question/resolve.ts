/** From the words of a question to its interpretation: places, times on their clocks, and what is wanted. */
import type { Places } from '../../place/places.ts';
import { solarAltitudesDeg } from '../../sky/positions.ts';
import { airPartsIn } from './air-words.ts';
import { altitudeIn } from './altitude.ts';
import { askedUnits } from './asked-units.ts';
import { asksForGap, conditionsIn } from './conditions.ts';
import { courseIn } from './courses.ts';
import { asksHabit, formOfWish } from './day-wish.ts';
import { originalText, type QuestionWords } from './find-words.ts';
import { asksWhether, formOf, isYesNo } from './form.ts';
import { type ChoiceHit, garmentChoice } from './garment-choice.ts';
import { detectIntent, type Intent } from './intents.ts';
import type {
  Form,
  GarmentOption,
  Interpretation,
  ParseResult,
  QuestionContext,
  Subject,
  Threshold,
  Topic,
} from './interpretation.ts';
import { withoutWalks } from './mountains.ts';
import { panelsKwIn } from './panels.ts';
import { isOnPeak } from './peaks.ts';
import { resolvePlaces } from './places/resolve-places.ts';
import { asksAgainst, asksWithout, blamedIn, isNegated } from './polarity.ts';
import { shadeHours } from './shade-hours.ts';
import { showerIn } from './sky-words.ts';
import { byThen, HIGH_AND_LOW, namesLaterDay, subjectTimes } from './subject-times.ts';
import type { Span } from './text.ts';
import { asksThroughout, limitsIn } from './thresholds.ts';
import { LocalClock } from './time/local-clock.ts';
import { followsThan, type TimeQuestion, timeMentions } from './time/resolve-times.ts';
import { withThresholdTopic } from './topic-order.ts';
import { sunHoursIn } from './wanted-length.ts';
import { WordPattern } from './word-pattern.ts';
import {
  asksAsMuch,
  asksDifference,
  asksForBad,
  asksHowMuchMore,
  asksSeason,
  asksTypical,
  comparesWithNow,
  extremeIn,
  extremeNamed,
  isComing,
  isComparative,
  isHourly,
  isOfOneDay,
  isOutNow,
  isPastTense,
  isPresent,
  judgesWeather,
  turnIn,
  twilightIn,
  wantsWorst,
} from './wording.ts';
import { asksWorried } from './worry.ts';

export function resolve(words: QuestionWords, context: QuestionContext, places: Places): ParseResult {
  const found = detectIntent(words, context.plan);
  if (typeof found === 'string') return { kind: 'not-about-weather', why: found };
  const named = resolvePlaces(words, context, places);
  if ('kind' in named) return named;
  const intent = isOnPeak(words) ? withoutWalks(found, words.plain) : found;
  const { rest, plain } = words;
  const [topic] = intent.topics;
  const mentions = timeMentions(words, context.plan);
  const isOfOne = named.length === 1 && mentions.length === 1;
  const isFollowing = isOfOne && followsThan(words);
  const isAhead =
    isOfOne &&
    !isFollowing &&
    (asksHowMuchMore(plain) || (isYesNo(plain) && comparesWithNow(plain))) &&
    namesLaterDay(words.whole);
  const isAgainstToday = isFollowing || isAhead;
  const isHeldAgainst = isAhead || asksAsMuch(plain);
  const [limit = null, ...beside] = limitsIn(rest, intent.topics, named[0]?.place.countryCode ?? '');
  const threshold: Threshold | null =
    limit === null
      ? null
      : {
          ...limit.threshold,
          text: asWritten(limit, words),
          ...(asksThroughout(plain, limit) ? { throughout: true } : {}),
        };
  const furtherLimits: LimitSpan[] = beside.map((one) => ({
    ...one,
    threshold: { ...one.threshold, text: asWritten(one, words) },
  }));
  const limits = limit === null || threshold === null ? [] : [{ ...limit, threshold }, ...furtherLimits];
  const extreme = extremeIn(plain, isPresent(plain));
  const written = formOf({
    plain,
    places: named.length,
    times: mentions.length + (isAgainstToday ? 1 : 0),
    hasActivity: intent.activity !== null,
    topic,
    hasExtreme: extreme !== null,
    hasThreshold: threshold !== null,
    hasLength: words.length !== null || sunHoursIn(plain) !== null,
    isHeldAgainst,
  });
  const days = context.plan === undefined && intent.uncovered === null ? (words.days?.wish ?? null) : null;
  const form = days === null ? (context.plan?.form ?? judgedForm(written, intent, threshold, words)) : formOfWish(days);
  const conditions = days === null && context.plan === undefined ? conditionsOf(intent, form, words, limits) : null;
  const isOfAir = intent.topics.some((one) => one === 'air-quality' || one === 'pollen');
  const airParts = isOfAir ? airPartsIn(plain) : null;
  const shower = topic === 'meteors' ? showerIn(plain) : null;
  const sunHours = topic === 'sunshine' ? sunHoursIn(plain) : null;
  const course =
    topic === 'wind'
      ? courseIn(
          plain,
          named.map(({ place }) => place),
        )
      : null;
  const altitude = isOnPeak(words) ? null : altitudeIn(plain);
  const isEver = days?.asks === 'ever';
  const isPast = isPastTense(plain) && !isEver && !(HAS_STOPPED.test(plain) && mentions.length === 0);
  const isHabit = form === 'count' && asksHabit(plain);
  const isTypical = (asksTypical(rest) || asksSeason(plain) || isHabit) && !isPast && topic !== 'normal';
  const timeQuestion: TimeQuestion = {
    form,
    topic,
    isTypical,
    isPresent: isPresent(plain) && !asksForGap(plain),
    isComing: isComing(plain),
    isHourly: isHourly(plain),
    isOutNow: isOutNow(plain),
    isOfOneDay: isOfOneDay(plain) || days?.bound === 'all' || days?.bound === 'most',
    isOfParts: days?.isPart === true,
    isAgainstToday,
    isAhead,
  };
  const subjects: Subject[] = named.map((subject) => ({
    ...subject,
    times: byThen(
      subjectTimes(mentions, timeQuestion, new LocalClock(subject.place, context.nowMs, isPast), plain),
      plain,
      threshold !== null,
    ),
  }));
  const wanted = threshold === null ? intent.topics : withThresholdTopic(intent.topics, threshold.topic);
  const isNightSky = wanted[0] === 'sun' && CLEAR.test(plain) && subjects.every(isAtNight);
  const topics = isNightSky ? asNightSky(wanted) : wanted;
  const asked = days === null && intent.thing === null ? wantedExtreme(extreme, form, intent, threshold, rest) : null;
  const turn = form === 'when' && topic === 'temperature' && threshold === null ? turnIn(plain) : null;
  const twilight = topic === 'dusk' || topic === 'dawn' ? twilightIn(plain) : null;
  const choice = context.plan === undefined ? garmentChoice(rest) : null;
  const interpretation: Interpretation = {
    subjects,
    topics,
    form,
    asksWhether:
      (form === 'compare' && (asksWhether(plain) || (isHeldAgainst && isYesNo(plain)))) ||
      ((form === 'run' || topics[0] === 'visit') && isYesNo(plain)),
    ...(form === 'compare' && asksAsMuch(plain) ? { asksAsMuch: true } : {}),
    ...(form === 'compare' && asksDifference(plain) ? { asksDifference: true } : {}),
    activity: intent.activity,
    garment: intent.garment,
    ...(choice === null || topics[0] !== 'clothing'
      ? {}
      : { garmentChoice: [optionOf(choice[0], words), optionOf(choice[1], words)] as const }),
    uncovered: intent.uncovered,
    asksSafety: intent.asksSafety,
    ...(intent.hazard === null ? {} : { hazard: intent.hazard }),
    ...(furtherLimits.length === 0 ? {} : { furtherLimits: furtherLimits.map((one) => one.threshold) }),
    ...(conditions === null ? {} : { conditions }),
    ...(airParts === null ? {} : { airParts }),
    ...(shower === null ? {} : { shower }),
    ...(altitude === null ? {} : { altitude }),
    ...(course === null ? {} : { course }),
    ...(sunHours === null ? {} : { sunHours }),
    threshold,
    panelsKw: panelsKwIn(plain),
    unitsAsked: askedUnits(words.units, limit?.writtenUnit ?? null, topics),
    lengthHours: words.length?.hours ?? null,
    days,
    extreme: turn === null ? asked : turn === 'cooler' ? 'least' : 'most',
    negated: intent.thing?.negated ?? (days === null && isNegative(form, intent, words) !== isNightSky),
    blamed: topic === 'activity' ? blamedIn(plain) : null,
    ...fallWanted(words.whole),
    ...(turn === null ? {} : { turn }),
    ...(twilight === null ? {} : { twilight }),
    confidence: confidenceOf(words, topics[0] === 'general', intent.unexplained),
    stated: intent.stated.map((figure) => (words.language === 'en' ? figure.text : originalText([figure], words))),
    unexplained: intent.unexplained,
    language: words.language,
  };
  return { kind: 'interpreted', interpretation };
}

const CLEAR = new WordPattern(/\b(?:clear(?:er|est)?|cloudless|starry)\b/);

/** Whether the sun is down in the middle of each time. */
function isAtNight({ place, times }: Subject): boolean {
  const middles = Float64Array.from(times, ({ fromMs, toMs }) => (fromMs + toMs) / 2);
  const isPart = times.every(({ grain }) => grain === 'hours' || grain === 'now');
  return isPart && solarAltitudesDeg(middles, place.lat, place.lon).every((altitude) => altitude < 0);
}

/** A clear night has no clouds: there is no sun to ask for. */
function asNightSky([, ...others]: Intent['topics']): Intent['topics'] {
  return ['cloud', ...others.filter((topic) => topic !== 'cloud')];
}

type LimitSpan = Span & { readonly threshold: Threshold };

/** Forms in which things that are wanted together have an answer of their own. */
const OF_CONDITIONS: ReadonlySet<Form> = new Set<Form>(['yes-no', 'when', 'best-time', 'value']);

/** What has to hold together; null where the question is about something else. */
function conditionsOf(
  { topics: [topic], activity, uncovered, garment, thing, hazard }: Intent,
  form: Form,
  { rest, plain }: QuestionWords,
  limits: readonly LimitSpan[],
): NonNullable<Interpretation['conditions']> | null {
  if (activity !== null || uncovered !== null || garment !== null || hazard !== null) return null;
  if (thing !== null) return thing.conditions === undefined ? null : { all: thing.conditions, asks: 'whether' };
  if (asksForGap(plain) && limits.length === 0)
    return {
      all: [{ topic: 'rain', negated: true, extreme: null, threshold: null }],
      asks: form === 'when' ? 'hours' : 'any-hours',
    };
  const found = shadeHours(topic, plain, limits.length) ?? conditionsIn(rest, plain, limits);
  if (found === null || (topic !== 'general' && !found.all.some((one) => one.topic === topic))) return null;
  if (OF_CONDITIONS.has(form) || topic === 'uv') return found;
  return form === 'which-day' && limits.length > 0 ? { ...found, asks: 'hours' } : null;
}

/** The words of a limit in the language of the question. */
function asWritten(limit: Span & { readonly threshold: Threshold }, words: QuestionWords): string {
  return words.language === 'en' ? limit.threshold.text : originalText([limit], words);
}

function optionOf(hit: ChoiceHit, words: QuestionWords): GarmentOption {
  return { garment: hit.garment, text: originalText([hit], words) };
}

/** "Has it stopped raining" is about now. */
const HAS_STOPPED = new WordPattern(
  /\b(?:has|have|is|are) (?:it|the \p{L}+|this \p{L}+) (?:all )?(?:stopped|finished|done|passed|over|gone|cleared|eased|died)\b/u,
);

const WANTS_AMOUNT = new WordPattern(
  /\bhow (?:much|many (?:mm|millimet\p{L}+|inch\p{L}*|cm|centimet\p{L}+))\b|\b(?:mm|millimet\p{L}+|inches|litres) of (?:rain|snow|precip\p{L}*)|\b(?:amounts?|totals?|quantity) of (?:rain|snow|precip\p{L}*)|\b(?:rain(?:fall)?|snow(?:fall)?|precip\p{L}*) (?:amounts?|totals?|in mm|mm)\b/u,
);

const WANTS_CHANCE = new WordPattern(/\b(?:chances?|odds|likelihood|probability|percent(?:age)?|how likely)\b/);

function fallWanted(whole: string): Pick<Interpretation, 'fallWanted'> {
  if (WANTS_AMOUNT.test(whole)) return { fallWanted: 'amount' };
  return WANTS_CHANCE.test(whole) ? { fallWanted: 'chance' } : {};
}

/** What a question about safety is asked around: the weather itself, which is then told without a yes or no. */
const AROUND_SAFETY: ReadonlySet<Topic> = new Set<Topic>([
  'rain',
  'snow',
  'thunder',
  'wind',
  'gusts',
  'ice',
  'fog',
  'temperature',
  'feels-like',
]);

/** "Will the heat kill my plants": warm weather is no yes to that. */
const HARMS = new WordPattern(
  /\b(?:survives?|withstand|cope|hold (?:up|out|on|together)|stand (?:up|it)|bear|take (?:the|this|that)|kill|damage|ruin|spoil|hurt|harm|melt|wreck|destroy|affect|wilt|scorch|crack|warp)\b/,
);
const HARMED_BY: ReadonlySet<Topic> = new Set<Topic>(['temperature', 'feels-like', 'wind', 'humidity', 'sun', 'uv']);

const OF_DIRECTION = new WordPattern(
  /\b(?:from|out of|in) the (?:north|south|east|west)(?:-?(?:east|west))?\b|\b(?:north|south|east|west)(?:-?(?:east|west))?er(?:ly|lies)\b|\b(?:on|off)shore\b|\b(?:head|tail|cross|side)[ -]?winds?\b|\bwinds? (?:going to |gonna |to )?(?:change|swing|veer|shift|turn|back)(?:s|ing)?\b|\bchange (?:of|in) (?:wind )?direction\b|\bwinds? (?:going to |will |to |be |is )*(?:behind|against|in (?:my|our|your) face|at (?:my|our) backs?|with (?:me|us)|on (?:my|our) backs?)\b/,
);

/** Weather whose own yes or no would be taken for one to what somebody wants to do. */
const JUDGED_BY_OTHERS: ReadonlySet<Topic> = new Set<Topic>([...AROUND_SAFETY, 'humidity', 'uv', 'sun', 'cloud']);

function isEventTopic(topic: Topic): boolean {
  return AROUND_SAFETY.has(topic);
}

const DRY_OR_WINDY = new WordPattern(
  /\bdry\b.* or .*\b(?:blow(?:ing|y)?|wind(?:y)?|gust(?:s|y)?|icy|frosty|cold|hot|dark)\b/,
);

/** What becomes of snow that has fallen is not whether it falls. */
const SNOW_ON_GROUND = new WordPattern(/\b(?:snow|ice|frost)\b.{0,20}\b(?:melts?|thaws?)\b/);

/** What has no limit from which on it is so. */
const WITHOUT_LIMIT = new WordPattern(
  /\b(?:un)?bearable\b|\bcomfortable\b|\b(?:need|needs|want|require)(?: i| we)? (?:the |an? |any )?(?:ac|a\/c|air ?con\w*|fan|heating)\b/,
);

const LIGHT = new WordPattern(/\b(?:stays?|staying|still|keeps?|remains?)(?: be)? light\b|\blight (?:until|till)\b/);

/** Which time, day or place, and no yes or no. */
const OF_TIME: ReadonlySet<Form> = new Set<Form>(['when', 'which-day', 'best-time', 'compare', 'which-place']);

/** "Can we play", "is it ok to go": a yes or no is to that, and none to the weather that is named beside it. */
const ASKS_LEAVE =
  /^\W*(?:(?:so|and|but|hi|hey|hello|please|ok|then|well)[ ,]+)*(?:(?:can|could|should|shall|may) (?:i|we|he|she|they|my|our|the (?:kids|children|boys|girls|lads|team|dog|cat|baby|horses?|crew|guests))\b(?! (?:\p{L}+ )?(?:expect|see|get|have|count|look forward|need|rely|anticipate|worry|be worried|prepare|plan for|hope|feel|hear|catch|be expecting|be concerned|water))|(?:is it|would it be|are we|am i) (?:\p{L}+ )?(?:ok|okay|fine|alright|all right|fit|worth|wise|sensible|good|clear) to\b(?! (?:expect|water)))/u;

/** "Do we ring the campsite and cancel": no yes or no to the weather is one to that. */
const ASKS_TO_CANCEL = new WordPattern(
  /\b(?:do|should|shall|can|could|must) (?:i|we) (?:\p{L}+ ){0,6}?(?:cancel|call (?:it |this |that )?off|postpone|rearrange|reschedule|ring|phone|pull out|bail|rebook|abandon)\b/u,
);

/** A front brings a change: when it comes is asked, and not whether it is cold. */
const FRONT = /\b(?:cold|warm) fronts?\b/;

/** A question is judged only by what covers all of it: nothing uncovered, and no word that could turn a "nice" round. */
function judgedForm(
  written: Form,
  { topics: [topic], uncovered, unexplained, stated, asksSafety, thing, hazard }: Intent,
  threshold: Threshold | null,
  { plain, whole }: QuestionWords,
): Form {
  if (hazard !== null && hazard.kind !== 'seen') return 'value';
  // "Is the morning drier": than what is not said, and no yes to rain is one to that.
  if (
    written === 'yes-no' &&
    JUDGED_BY_OTHERS.has(topic) &&
    threshold === null &&
    isComparative(plain) &&
    !CHANGES.test(plain)
  )
    return 'value';
  // "When will it get better" is told by the best day.
  if (topic === 'general' && IMPROVES.test(plain) && (written === 'when' || written === 'yes-no')) return 'which-day';
  if (topic === 'general' && written === 'when' && /\b(?:be|get|is it) nice\b/.test(plain)) return 'which-day';
  // Ground that is wet is not told by whether it rains.
  if (written === 'yes-no' && topic === 'rain' && TOO_WET.test(plain)) return 'value';
  // "Is it getting warmer" is told by when it does, and "will it cool down tonight" by what it falls to.
  if (written === 'yes-no' && topic === 'temperature' && threshold === null && CHANGES.test(plain))
    return turnIn(plain) === null || OF_HOURS.test(whole) ? 'value' : 'when';
  if (thing !== null && thing.topic === 'temperature') return written === 'yes-no' ? 'value' : written;
  if (thing !== null) return OF_TIME.has(written) ? written : 'yes-no';
  if (written === 'yes-no' && topic === 'temperature' && threshold === null && FRONT.test(plain)) return 'when';
  // "Is it still light" is told by when it gets dark: a yes to that would be a no to the other.
  if (topic === 'dusk' && written === 'yes-no' && LIGHT.test(plain)) return 'value';
  if (uncovered !== null || SNOW_ON_GROUND.test(plain)) return 'value';
  // "Are easterlies forecast": where from, which no yes to its strength answers.
  if (topic === 'wind' && written === 'yes-no' && threshold === null && OF_QUARTER.test(plain)) return 'value';
  // "Dry enough for the chimney, or will it be blowing": no yes to one of the two.
  if (DRY_OR_WINDY.test(plain) && threshold === null) return 'value';
  if (topic !== 'activity' && topic !== 'clothing' && WITHOUT_LIMIT.test(plain)) return 'value';
  // How long skin bears the sun is no yes or no.
  if (topic === 'uv' && written === 'yes-no' && /\bhow long\b/.test(plain)) return 'value';
  // A bare no to "is there thunder" would be read as a no to "will we be alright".
  if (written === 'yes-no' && asksSafety && isEventTopic(topic) && threshold === null) return 'value';
  if (
    written === 'yes-no' &&
    threshold === null &&
    JUDGED_BY_OTHERS.has(topic) &&
    (ASKS_LEAVE.test(plain) || ASKS_TO_CANCEL.test(plain))
  )
    return 'value';
  if (written === 'yes-no' && threshold === null && HARMED_BY.has(topic) && HARMS.test(plain)) return 'value';
  // Where it blows from is told by the wind: calm air is no "no" to that.
  if (written === 'yes-no' && threshold === null && topic === 'wind' && OF_DIRECTION.test(plain)) return 'value';
  // "It's 2 degrees in Glencoe, right?" is answered by how warm it is.
  if (written === 'yes-no' && threshold === null && stated.some((figure) => figure.topic === topic)) return 'value';
  const isJudged = threshold !== null || ((judgesWeather(plain) || asksWorried(plain)) && unexplained.length === 0);
  return topic === 'general' && written === 'yes-no' && !isJudged ? 'value' : written;
}

const IMPROVES = new WordPattern(
  /\b(?:weather|it|things|conditions|outlook)\b.{0,20}\b(?:improv(?:e|es|ing)|(?:get|getting|be) (?:any |much |a bit )?(?:better|nicer)|pick(?:ing)? up|cheer up)\b/,
);
const TOO_WET = new WordPattern(/\btoo (?:wet|soggy|damp|muddy) (?:to|for)\b/);
/** What gets warmer or colder. */
const CHANGES = new WordPattern(
  /\b(?:(?:getting|get|gets|turn|turns|turning|become) (?:any |much |a bit )?(?:warmer|colder|cooler|hotter|chillier|milder)|(?:cool|warm|heat)(?:s|ing)? (?:up|down|off)|(?:temps?|temperatures?|mercury) (?:going |be |to |gonna |will )*(?:up|down|rise|rising|fall|falling|drop|dropping|climb|climbing))\b/,
);
/** A time of one day, within which there is no other day to turn. */
const OF_HOURS = new WordPattern(
  /\b(?:today|tonight|this (?:morning|afternoon|evening)|tomorrow|overnight|later|at \d|by \d|before|after work|now)\b/,
);

const LATEST = /\blatest\b/;
const EARLIEST = /\bearliest\b/;
const OF_QUARTER = new WordPattern(/\b(?:north|south)?(?:[- ]?(?:east|west))?erl(?:y|ies)\b/);

const BELOW_NORMAL = new WordPattern(/\b(?:drier|dry|less|lower|below|cold|colder|cool|cooler)\b/);
const ABOVE_NORMAL = new WordPattern(
  /\b(?:wetter|wet|more|higher|above|hot|hotter|warm|warmer|mild|milder|rainier|sunnier|windier)\b/,
);

/** "Unusually dry", "above average": which side of normal is asked for; null for "is it normal". */
function sideOfNormal(rest: string): Interpretation['extreme'] {
  if (BELOW_NORMAL.test(rest)) return 'least';
  return ABOVE_NORMAL.test(rest) ? 'most' : null;
}

/** "more than an inch" and "the best time" ask for no extreme; "will it be hot" does. */
function wantedExtreme(
  extreme: Interpretation['extreme'],
  form: Form,
  { topics: [topic] }: Intent,
  threshold: Threshold | null,
  rest: string,
): Interpretation['extreme'] {
  if (threshold !== null || topic === 'activity' || topic === 'clothing' || HIGH_AND_LOW.test(rest)) return null;
  if (form === 'which-month' && /\bdry seasons?\b/.test(rest)) return 'least';
  if (topic === 'normal') return sideOfNormal(rest);
  if (topic === 'sunrise' || topic === 'sunset')
    return LATEST.test(rest) ? 'most' : EARLIEST.test(rest) ? 'least' : null;
  if (topic === 'general' && wantsWorst(rest)) return 'least';
  return extreme ?? (form === 'yes-no' ? extremeNamed(rest) : null);
}

/** Whether a yes means that the topic does not happen, or that the activity is not advised. */
function isNegative(form: Form, { topics: [topic] }: Intent, { rest, plain }: QuestionWords): boolean {
  // The dry season is asked for by its least rain.
  if (form === 'which-month' || topic === 'normal') return false;
  const isAgainst =
    ((topic === 'activity' || topic === 'clothing') && asksAgainst(plain)) ||
    (topic === 'clothing' && asksWithout(plain)) ||
    ((topic === 'air-quality' || topic === 'general') && (asksForBad(plain) || asksWorried(plain)));
  // "Will it stay dry, or do I need an umbrella" negates the rain and not the umbrella.
  // "Dry enough to paint" asks whether painting is good.
  const isOfWeather = topic !== 'clothing' && topic !== 'activity';
  return (
    (isOfWeather && isNegated(rest, topic, form === 'when' || form === 'which-day')) || (form === 'yes-no' && isAgainst)
  );
}

/** What a question without a specific topic loses; our judgement. */
const GENERAL_CONFIDENCE = 0.9;

/** 0 to 1: the certainty of the least certain place, times the share of the words that are explained. */
function confidenceOf(
  { placeSpans, otherWords }: QuestionWords,
  isGeneral: boolean,
  unexplained: readonly string[],
): number {
  const certainty = Math.min(...placeSpans.map((span) => span.certainty), 1);
  const share = 1 - unexplained.length / Math.max(1, otherWords.length);
  return Math.round(100 * certainty * (isGeneral ? GENERAL_CONFIDENCE : 1) * share) / 100;
}
