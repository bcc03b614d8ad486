/** What a question wants to know, from its words outside of places and times, or from a language model's plan. */

import type { Resolution } from '../../place/place.ts';
import type { ActivityHit } from './activities.ts';
import { besideActivity, isOutOfPlace } from './around-activity.ts';
import { isAside } from './asides.ts';
import { hazardOf, hazardTopics, stormsAhead } from './asked-hazard.ts';
import { askedWeather, asksForFigure, asksWhichWeather, isToSuit, JUDGES_DOING } from './asked-weather.ts';
import { asksForGap } from './conditions.ts';
import { isContextWord } from './context-words.ts';
import { TOPIC_OF_KIND } from './day-kind-words.ts';
import { asksWhichState } from './either-state.ts';
import { isEnglishWord } from './english.ts';
import { originalText, type QuestionWords } from './find-words.ts';
import { choosesDay } from './form.ts';
import { ofFreshWater, withLakeWater } from './fresh-water.ts';
import { garmentChoice } from './garment-choice.ts';
import { garmentIn } from './garments.ts';
import type { Garment, Interpretation, Topic } from './interpretation.ts';
import { isUpperLimit, LIFTS, uncoveredOf } from './meant-uncovered.ts';
import { distinct, passedOver } from './passed-over.ts';
import { ascentIn, isOnPeak, UPHILL } from './peaks.ts';
import type { Plan } from './plan.ts';
import { againstIn, asksNextEvent } from './polarity.ts';
import { type Irrelevance, irrelevanceOf } from './relevance.ts';
import { runwaySpan } from './runways.ts';
import { asksSafeOutside, asksSafety } from './safety.ts';
import { type StatedFigure, statedFigures, withoutNumbers } from './stated-figures.ts';
import { withStormsAtSea } from './storms-at-sea.ts';
import { BLANK, blankSpans, matchesOf, overlap, type Span, wholeWords } from './text.ts';
import { decidingThing, isForAnother, type ThingHit, thingIn } from './thing-needs.ts';
import { isWished, limitsIn } from './thresholds.ts';
import { isToldBehind } from './told-first.ts';
import { OF_THE_YEAR, orderedTopics, type Topics, WEATHER_AND, withWarnings } from './topic-order.ts';
import { isPlainWord } from './topic-words.ts';
import { hasOneMeaning, isSourced, namedTopics, phrasesOf, type TopicHit } from './topics.ts';
import { type UncoveredHit, uncoveredIn } from './uncovered.ts';
import { DANGEROUS, LIMIT_IS_NO_LEAVE, NEVER_DRESSED } from './uncovered-kinds.ts';
import type { UncoveredSubject } from './uncovered-subjects.ts';
import { unknownMedicine } from './unknown-medicine.ts';
import { unreadTimes } from './unread-times.ts';
import { WHEN_ECLIPSE, wantedTopics, withoutOccasions } from './wanted-topics.ts';
import { WordPattern } from './word-pattern.ts';
import { asksTimeBefore } from './wording.ts';
import { asksWorried } from './worry.ts';

export interface Intent {
  readonly topics: Topics;
  readonly activity: string | null;
  readonly garment: Garment | null;
  /** What is asked about and not covered; it takes the place of an activity. */
  readonly uncovered: UncoveredSubject | null;
  /** What is done for or against the weather, and judged by that alone. */
  readonly thing: ThingHit | null;
  readonly asksSafety: boolean;
  readonly hazard: NonNullable<Interpretation['hazard']> | null;
  /** Figures that the question brings along: "gusts 30". */
  readonly stated: readonly StatedFigure[];
  /** Words that nothing explained and that could change the answer. */
  readonly unexplained: readonly string[];
}

/** Asks for a verdict on what follows: "can I", "is it safe to", "a good day for". */
const JUDGES = wholeWords(
  '(?:can|could|should|shall|may)(?! you)|safe|safely|good|great|best|better|ideal|perfect|ok|okay|fine|' +
    'alright|all right|healthy|harmless|doable|suitable|possible|worth|advisable|wise|dangerous|danger|unsafe|' +
    'risky|too \\p{L}+|enough|conditions|allowed|right|decent|bad|is it|are (?:the|there)|will (?:my|the|i|we)|' +
    'cancel(?:l?ing)?|postpon(?:e|ing)|fit (?:to|for)|goer|get(?:ting)? away with|spoil|ruin|' +
    '(?:aren|isn|won|don|can|doesn)\\W?t (?:they|it|we|i|you)',
);
/** A question without any of these is a few words to search by: "skiing saturday Chamonix". */
const ASKS_OR_ORDERS = new WordPattern(
  /\b(?:what|what's|who|when|where|why|how|is|are|was|were|did|does|do|tell|give|find|book|get|show|set|list|will|would|have|need)\b/,
);
const IN_FOG = new WordPattern(
  /\b(?:in|through|with|near|driv(?:e|es|ing)) (?:the |this |that |thick |dense |heavy |freezing |patchy |a )*(?:fog|mist|low cloud)\b/,
);

/** The wind is told with its direction. */
const OF_DIRECTION = new RegExp(
  '^(?:(?:north|south|east|west)(?:east|west)?(?:erly|erlies|ern|ward|wards)?|nor|sou|[ns][ew]|[ns]{2}[ew]|' +
    '[ew][ns][ew]|swing|swings|swinging|veer|veers|veering|backing|shift|shifts|shifting|directions?|blow|sit|' +
    'sitting)$',
  '',
);

/** Or why the question is not about weather. With a plan it always is. */
export function detectIntent(words: QuestionWords, plan: Plan | undefined): Intent | Irrelevance {
  const { rest, plain, whole, otherWords, placeSpans, times, mentionsHere, abroad } = words;
  const hits = withoutOccasions(wantedTopics(words), WHEN_ECLIPSE.test(rest), rest);
  const choice = plan === undefined ? garmentChoice(rest) : null;
  const garment =
    choice === null ? garmentIn(rest) : { garment: 'any' as const, start: choice[0].start, end: choice[1].end };
  const hitTopics = hits.map(({ topic }) => topic);
  const limits = limitsIn(rest, hitTopics, '');
  const [threshold = null] = limits;
  // "Will the wind spoil our tennis" asks about the tennis.
  const isWorried = words.activity !== null && threshold === null && asksWorried(rest);
  // "Sheets out now, dry by 4": it is the sheets that are to be dry.
  const driesByThen = DRYING.has(words.activity?.id ?? '') && DRY_BY.test(plain);
  const asked = plan === undefined && !isWorried && !driesByThen ? askedWeather(hits, rest) : null;
  const wantsFigure =
    plan === undefined &&
    words.activity !== null &&
    !isWorried &&
    !driesByThen &&
    asksForFigure(hits, rest, threshold !== null, words.activity);
  // "Can I drive in the fog": the fog is asked about, and no score of the day is a yes to that.
  const isBlind = words.activity?.id === 'driving' && IN_FOG.test(rest);
  const isSafety = asksSafety(plain) || isBlind || (isOnPeak(words) && UPHILL.has(words.activity?.id ?? ''));
  const isJudged = (rest.match(JUDGES) !== null || isWorried || !ASKS_OR_ORDERS.test(rest)) && garment === null;
  // What a topic has values of is covered, unless a verdict could hurt somebody.
  const certain = hits.filter((hit) => hasOneMeaning(hit) && isSourced(hit));
  const ahead = plan === undefined ? stormsAhead(words) : [];
  // What the translation tells of water says more: whether somebody swims or sails.
  const isWater = ({ subject }: UncoveredHit): boolean => subject === 'water';
  const uncoveredHere = uncoveredIn(rest, whole);
  const besideLimits = uncoveredHere.filter(
    ({ subject }) => subject === 'bare-limit' && words.activity !== null && times.length > 0,
  );
  const found = [
    ...abroad.filter((hit) => !isWater(hit)),
    // "Is 30 too hot to run tomorrow" is told by the run tomorrow.
    ...uncoveredHere.filter((hit) => !besideLimits.includes(hit)),
    ...ascentIn(words),
    ...unknownMedicine(words),
    ...abroad.filter(isWater),
    ...ahead,
  ];
  const allUncovered = found.filter(
    (hit) =>
      (hit.isGrave && (isJudged || isSafety || hit.subject === 'bare-limit')) ||
      !certain.some((span) => overlap(span, hit)),
  );
  const thingNamed = plan === undefined && threshold === null ? thingIn(rest) : null;
  const named = thingNamed !== null && isForAnother(thingNamed, hits, rest) ? null : thingNamed;
  // Whoever asks for a coat to wash the car in, or how warm it will be then, wants that.
  const isBeside = named !== null && [garment, asked].some((span) => span !== null && !overlap(span, named));
  // "Plant tomatoes out, any cold nights left": no gardening is judged where the plants are what the cold is asked for.
  const isSaidByThing = isBeside && words.activity !== null && overlap(named, words.activity);
  const thing = isBeside ? null : decidingThing(named, rest, words.activity, allUncovered);
  const isContext =
    ((asked !== null || wantsFigure) && !isSafety) ||
    isBlind ||
    asksWhichState(plain) ||
    thing !== null ||
    (words.activity !== null &&
      (isToldBehind(words.activity, hits, rest, JUDGES) ||
        BURNS.test(rest) ||
        JUDGES_GROUND.test(rest) ||
        ALONG_THE_WAY.test(rest) ||
        asksWhichWeather(rest, plain) ||
        asksTimeBefore(plain) ||
        (asksNextEvent(plain) && WAITED_FOR.test(plain)) ||
        asksForGap(plain))) ||
    isDressedFor(garment, words.activity);
  // "How's it looking for a ride on the motorbike": whatever is scored is judged, also where no word says so.
  const isScored = words.activity !== null && !isContext && words.days === null && !isSaidByThing;
  // What stands beside a scored activity and its score does not have.
  const beside = isScored && plan === undefined ? besideActivity(words.activity, hits, words) : null;
  const uncovered =
    plan === undefined && thing === null
      ? uncoveredOf(beside === null ? allUncovered : [...allUncovered, beside], {
          activity: words.activity,
          hits,
          asked: asked !== null && isToSuit(asked, rest) ? null : asked,
          thing: named,
          isJudged: isJudged || isScored,
          isSafety,
          isLimited: threshold !== null && rest.match(JUDGES_DOING) === null,
          isLiftUnderLimit: threshold !== null && isUpperLimit(threshold.threshold) && LIFTS.test(rest),
        })
      : null;
  const stated = statedFigures(rest, hitTopics, limits);
  const explained: ReadonlyArray<Span | null> = [
    ...hits,
    ...stated,
    ...allUncovered,
    garment,
    words.activity,
    ...limits,
    words.days,
    thingNamed,
    runwaySpan(rest),
    ...againstIn(rest),
    ...matchesOf(rest, JOURNEY).map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
  ];
  const isExplained = (word: Span): boolean => explained.some((span) => span !== null && overlap(word, span));
  // "Jumper or no jumper": the same word again.
  const garmentWord = garment === null ? '' : rest.slice(garment.start, garment.end);
  const foreign = withoutNumbers(otherWords.filter((word) => !isExplained(word))).filter(
    ({ key, start, end }) =>
      !isPlainWord(key) &&
      !(hitTopics.includes('wind') && OF_DIRECTION.test(key)) &&
      rest.slice(start, end) !== garmentWord,
  );
  const unread = foreign.filter(({ key }) => !isContextWord(key)).map(({ text }) => text);
  const placesNamed = placeSpans.filter(({ isLookedUp }) => isLookedUp !== true);
  const lookedUp = placeSpans.flatMap(({ isLookedUp, text }) => (isLookedUp === true ? [text] : []));
  // No boots for a dog, and no thermals for a paraglider.
  const worn = uncovered !== null && NEVER_DRESSED.has(uncovered.subject) ? null : garment;
  const days = plan === undefined ? words.days : null;
  // "Minus 30" without "below" or "over" is what it is there, and no limit.
  const isBare =
    threshold !== null && /^(?:minus |negative |-)?\d/.test(threshold.threshold.text) && !isWished(threshold, rest);
  const measured = isBare ? statedFigures(rest, hitTopics, []) : stated;
  const hazard = plan === undefined ? hazardOf(words, measured, uncovered, isContext) : null;
  const activity =
    hazard === null || hazard.kind === 'seen' || hazard.asks === 'weather'
      ? activityOf(words.activity, uncovered, isContext || days !== null || isSaidByThing, plan)
      : null;
  const evidence = {
    // "The temperature of the water" is about the sea, and not about water.
    // "Picnic or restaurant" is about the picnic.
    plain: blankSpans(plain, [
      ...phrasesOf(hits.filter(hasOneMeaning), rest),
      ...(words.activity !== null && / or /.test(rest.slice(words.activity.start, words.activity.end))
        ? [words.activity]
        : []),
    ]),
    whole,
    rest,
    plainHits:
      hits.filter(({ isPlain }) => isPlain).length +
      [threshold !== null, thing !== null, asksForGap(plain)].filter(Boolean).length,
    sharedHits: hits.length,
    specificHits: hits.filter(({ topic }) => topic !== 'general').length,
    namesWeather: /\b(?:weather|wether|wthr|forecasts?|meteo)\b/.test(plain),
    places: placesNamed.length,
    hasKnownPlace: placesNamed.some(({ resolution }) => resolution.kind !== 'not_found'),
    hasPlainPlace: placesNamed.some(
      ({ isBare, text, resolution: found }) =>
        (isBare !== true || !isEnglishWord(text.toLowerCase())) && (isExact(found) || found.kind === 'ambiguous'),
    ),
    hasUnknownPlace: placeSpans.some(({ resolution }) => resolution.kind === 'not_found'),
    hasTime: times.length > 0,
    mentionsHere,
    hasGarment: garment !== null,
    hasActivity: activity !== null || (uncovered !== null && uncovered.subject !== 'foraging'),
    hasSubject:
      hazard !== null || words.activity !== null || allUncovered.some(({ subject }) => subject !== 'foraging'),
    isDangerous:
      hazard !== null ||
      asksSafeOutside(plain) ||
      allUncovered.some(
        ({ subject }) =>
          DANGEROUS.has(subject) || (subject === 'health' && hits.some(({ topic }) => topic === 'temperature')),
      ),
    isAnswered: uncovered?.isAnswered === true,
    isOfFood: allUncovered.some(({ subject }) => subject === 'foraging'),
    hasCorrectedPlace: placeSpans.some(
      ({ isLookedUp, resolution }) => isLookedUp === true && resolution.kind === 'found' && !isExact(resolution),
    ),
    hasLookedUpPlace: placeSpans.some(({ isLookedUp, resolution }) => isLookedUp === true && isExact(resolution)),
    asksForActivity: activity === null ? isJudged : (words.activity?.isAsked ?? false),
    unexplained: [...foreign.map(({ text }) => text), ...lookedUp],
    unread: [...unread, ...lookedUp],
    otherWords: otherWords.map(({ key }) => key),
  };
  const irrelevance = plan === undefined ? irrelevanceOf(evidence) : null;
  if (irrelevance !== null) return irrelevance;
  const wanted = plan === undefined || plan.topics.length === 0 ? namedTopics(hits, rest) : plan.topics;
  const statedTopics = plan === undefined ? stated.map(({ topic }) => topic) : [];
  const counted = days === null || days.wish.kind === null ? [] : [TOPIC_OF_KIND[days.wish.kind]];
  // What a gust takes along is held against gusts, and not against the mean wind.
  const isInGusts =
    threshold?.threshold.topic === 'wind' &&
    (LOAD.test(threshold.threshold.text) || allUncovered.some(({ topics: own }) => own[0] === 'gusts'));
  // A gazebo against the rain stands in the wind.
  const isBlown = thing !== null && allUncovered.some((hit) => hit.subject === 'wind-load' && overlap(hit, thing));
  const needed: Topic[] =
    thing === null ? (isInGusts ? ['gusts', 'wind'] : []) : isBlown ? [thing.topic, 'gusts'] : [thing.topic];
  const isOfWeatherAsAWhole =
    hits.every(({ topic }) => topic === 'general') && [garment, threshold, thing, days].every((span) => span === null);
  const isAgain = (word: Span): boolean => words.activity?.again.some((span) => overlap(word, span)) === true;
  const around = {
    rest,
    asked: hits,
    isJudged:
      uncovered === null &&
      hazard === null &&
      (isSafety ||
        activity !== null ||
        (isOfWeatherAsAWhole && !evidence.namesWeather) ||
        rest.match(JUDGES_DOING) !== null),
    places: placeSpans,
    language: words.language,
    hasCapitals: otherWords.some(({ isCapital }) => !isCapital),
  };
  const ordered = orderedTopics(
    [...new Set([...needed, ...counted, ...wanted, ...statedTopics])],
    activity !== null && !OF_THE_YEAR.test(rest),
    worn !== null && days === null && thing === null,
    WEATHER_AND.test(rest),
  );
  const topics = activity === null && uncovered === null ? withStormsAtSea(ordered, plain, placeSpans) : ordered;
  return {
    topics: hazardTopics(
      hazard?.kind === 'thunder' || (ahead.length > 0 && uncovered !== null),
      withWarnings(
        uncovered !== null && isOnlyOf(uncovered, hits)
          ? ofFreshWater(topicsFor(uncovered, plain), rest, whole)
          : withLakeWater(topics, rest, whole),
        isSafety || hazard !== null,
      ),
    ),
    activity,
    garment: worn?.garment ?? null,
    uncovered: uncovered?.subject ?? null,
    thing,
    asksSafety:
      isSafety ||
      (threshold !== null && uncovered === null && allUncovered.some((hit) => LIMIT_IS_NO_LEAVE.has(hit.subject))),
    hazard,
    stated: hazard === null ? stated : measured,
    unexplained: distinct([
      ...passedOver(words, besideLimits, isExplained, activity !== null).map((span) => originalText([span], words)),
      ...foreign
        .filter(({ key }) => !isContextWord(key) || (around.isJudged && isOutOfPlace(key, activity ?? 'outdoor-event')))
        .filter((word) => !isAside(word, around) && !isAgain(word))
        .map((word) => originalText([word], words)),
      ...unreadTimes(words, isExplained),
    ]),
  };
}

/** Activities by which something has to dry in the air. */
export const DRYING: ReadonlySet<string> = new Set(['laundry-drying', 'exterior-painting']);
const DRY_BY = new WordPattern(/\b(?:dry|dried)\b[^.?!]{0,12}\b(?:by|before|in time)\b/);

/** How somebody gets there says nothing of the weather. */
const JOURNEY = wholeWords(
  '(?:fly|flying|flies|flew|travel(?:l?ing)?|head(?:ing)?) (?:in|into|to|out|from|back|home|off|' +
    `there)(?= (?:to |from |on |at )?(?:the )?${BLANK}|\\W*$)`,
);

/** A limit that something is built or allowed for. */
const LOAD = /^(?:limit|cut|shut)/;

/** A place by its own name, and no other that a slip stands for. */
function isExact(resolution: Resolution): boolean {
  return resolution.kind === 'found' && resolution.place.correctedFrom === undefined;
}

/** "Best day to bale": no source says which, and the driest day is the nearest thing to it. */
function topicsFor({ subject, topics }: UncoveredHit, plain: string): UncoveredHit['topics'] {
  return subject === 'other-activity' && topics[0] === 'general' && choosesDay(plain) ? ['rain'] : topics;
}

/** Whether all that is named belongs to an uncovered subject and has no answer of its own. */
function isOnlyOf(uncovered: UncoveredHit, hits: readonly TopicHit[]): boolean {
  const isOwn = (hit: TopicHit): boolean => hasOneMeaning(hit) || hit.topic === 'air-quality' || hit.topic === 'pollen';
  return hits.every((hit) => hit.topic === 'general' || (overlap(hit, uncovered) && !isOwn(hit)));
}

/** "Will I burn if I sit out": no verdict on the sitting is one on the skin. */
const BURNS = new RegExp(
  String.raw`\b(?:will|would|do|can|could|am|are|is|might) (?:i|we|he|she|they|the (?:kids|children)|` +
    String.raw`my \p{L}+) (?:\p{L}+ ){0,2}?(?:burn|burnt|burned|sunburn\p{L}*)\b`,
  'u',
);

/** "Sowing grass seed, when is the next rain": the rain, whatever is done. */
const WAITED_FOR =
  /\bwhen(?:'s|s| is| will| are)? (?:the |our |it |we |there )*(?:be |get |have )?(?:any |the )?next\b/;

/** "Is the soil warm enough to sow": no verdict on the sowing is one on the soil. */
const JUDGES_GROUND =
  /\b(?:ground|soil|earth)\b(?: (?:temps?|temperature|moisture))?[^.?!,]{0,20}\b(?:enough|too|fit|ready)\b/;

/** "What's the weather along the way": of a drive or a walk that is only its occasion. */
const ALONG_THE_WAY = new RegExp(
  String.raw`\bwhat(?:'s|s| is|'ll| will) the (?:weather|forecast|conditions) (?:be )?(?:like )?(?:along|on the (?:way|road)|down|up) (?:the )?|` +
    String.raw`\b(?:weather|forecast|conditions|it)(?: be)?(?: like)? (?:like )?(?:along|on|en) (?:the |my |our )?(?:way|` +
    String.raw`route|journey|road|drive)\b|\bwhat's the weather\W*$|\bwhat (?:should|can|do|might|will|would) (?:i|we) (?:expect|get|hit|run into|come across|drive (?:in|into|through)|` +
    String.raw`be (?:getting|driving (?:in|into|through)))\b|\bwhat(?:'s|'ll| will| is)[ ${BLANK}]+(?:be )?like\b|` +
    String.raw`\bdriv(?:e|es|ing)\b.{0,40}\b(?:nicer|nicest|better|best|sunnier|warmer) (?:in|at|on|\W*$)|` +
    String.raw`\b(?:what|how)(?:'s|'ll| is| will| does)? (?:it|` +
    'the weather|conditions)(?: be| look)?(?: like| doing| looking)? (?:when|once|by the time) (?:i|we) (?:get|' +
    String.raw`arrive|reach|land)\b`,
  '',
);

/** "What to wear for a wedding": clothes are asked about, and the activity is what they are for. */
function isDressedFor(garment: Span | null, activity: ActivityHit | null): boolean {
  if (garment === null || activity === null) return false;
  // The hike in "hiking boots" is what they are made for.
  const isNamedByIt = garment.start <= activity.start && activity.end <= garment.end;
  return isNamedByIt || !overlap(garment, activity);
}

function activityOf(
  found: ActivityHit | null,
  uncovered: UncoveredHit | null,
  isWeather: boolean,
  plan: Plan | undefined,
): string | null {
  if (plan?.activity !== undefined && plan.activity !== null) return plan.activity;
  return uncovered === null && !isWeather ? (found?.id ?? null) : null;
}
