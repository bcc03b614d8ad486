/** Whether a question is about the weather at all, by its weather words and its unexplained words. */
import { JUDGES_DOING } from './asked-weather.ts';
import { exposedTo } from './exposed.ts';
import { CAUSES, CONVERSIONS, MEANINGS, OTHER_REQUESTS, OTHER_SUBJECTS, TERM_ALONE } from './other-subjects.ts';
import { ASKS_CONDITIONS, OTHER_WISHES, WEATHER_FRAMES } from './other-wishes.ts';
import { BLANK, wholeWords } from './text.ts';
import { topicsIn } from './topics.ts';
import { WordPattern } from './word-pattern.ts';

export interface Evidence {
  /** The whole question, and without places. */
  readonly whole: string;
  readonly plain: string;
  /** Without places and times. */
  readonly rest: string;
  /** Words that always mean weather, and all that may. */
  readonly plainHits: number;
  readonly sharedHits: number;
  /** All but such as "good" and "outside", which judge the weather as a whole. */
  readonly specificHits: number;
  /** The word "weather" or "forecast" itself. */
  readonly namesWeather: boolean;
  readonly places: number;
  /** A place that exists, even if it is a country. */
  readonly hasKnownPlace: boolean;
  /** A known place by its own name, written or introduced as one. */
  readonly hasPlainPlace: boolean;
  /** A place that unexplained words turned out to name. */
  readonly hasLookedUpPlace: boolean;
  /** A city that an unexplained word is a slip of. */
  readonly hasCorrectedPlace: boolean;
  /** A name that is written or introduced as a place, and that nothing is known by. */
  readonly hasUnknownPlace: boolean;
  readonly hasTime: boolean;
  readonly mentionsHere: boolean;
  readonly hasGarment: boolean;
  /** An activity, or one that this service does not cover. */
  readonly hasActivity: boolean;
  /** The same where nothing is judged about it. */
  readonly hasSubject: boolean;
  /** What could kill whoever does it, or a hazard that the question states. */
  readonly isDangerous: boolean;
  /** A danger to somebody, which is answered whatever else is in the question. */
  readonly isAnswered: boolean;
  /** What is picked or drunk, which no weather makes safe. */
  readonly isOfFood: boolean;
  /** Whether words ask if a time suits the activity. */
  readonly asksForActivity: boolean;
  /** Words of no meaning here, those of everyday context too. */
  readonly unexplained: readonly string[];
  /** Those of them that are not of everyday context either. */
  readonly unread: readonly string[];
  /** The words outside of places and times. */
  readonly otherWords: readonly string[];
}

const REQUESTS = wholeWords(OTHER_REQUESTS);
const CAUSE = wholeWords(CAUSES);
const CONVERSION = wholeWords(CONVERSIONS);
const MEANING = wholeWords(MEANINGS);
const SUBJECTS = wholeWords(OTHER_SUBJECTS);
const WISHES = wholeWords(OTHER_WISHES);
const CONDITIONS = wholeWords(ASKS_CONDITIONS);
const FRAMES = wholeWords(`${ASKS_CONDITIONS}|${WEATHER_FRAMES}`);
const SMALL_WORD =
  /^(?:and|or|what|how|about|in|at|for|on|the|s|whats|hows|it|like|is|please|hey|hi|show|me|tell|here|now|this|next|of|to|from|between|a|my|with)$/;
/** What a comparison of places, or a look at a time, needs besides them. */
const COMPARING_WORD = new RegExp(
  '^(?:can|could|you|compare|compared|vs|versus|better|best|worse|worst|nicer|nicest|which|where|looking|look|' +
    "looks|does|did|was|were|will|shaping|up|today|or|difference|between|what's)$",
  '',
);
/** "Which is the worse day, Thursday or Friday". */
const BETTER_DAY = /\b(?:better|best|worse|worst|nicer|nicest) day\b/;
const WEATHER_CONTEXT = wholeWords(
  "it|there|it's|it'll|outside|outdoors|here|out|how (?:hot|cold|warm|windy|wet)|weather|today|tonight|" +
    "tomorrow|chance|chances|expect|expected|will|going to|any|be|level|levels|index|count|are we|when is|when's|" +
    'when does|when will|what time|which (?:day|night|hour|morning|afternoon|evening)|what (?:day|hour)|' +
    '(?:best|worst) (?:day|time|hour)|(?:day|time|hour) with',
);
/** "What's the wind like", "has the mist gone": of the weather, if nothing else is said. */
const AIR = 'winds?|breeze|clouds?|sun|heat|cold|smoke|ice|storms?|showers?|mist|haze';
const OF_THE_AIR = wholeWords(
  `(?:the|this|that|these|those|all this) (?:${AIR}|pressure)(?! (?:does|do|did|can|could|of)\\b)|` +
    '(?:any|much|more|about|have|get|getting) (?:the )?(?:winds?|breeze|cloud|sun|storms?|showers?|mist|haze)|' +
    `(?:${AIR}) (?:update|warnings?|levels?|strength|conditions)|(?:last|next|first|another|many|few|any|all|` +
    'most|consecutive) (?:really |properly |proper )?(?:hot|warm|cold|cool|mild|chilly|wet|dry|calm|bright|sunny|' +
    'stormy|nice) (?:days?|nights?|weekends?|spells?|mornings?|evenings?)',
);
const AIR_ALONE = new WordPattern(
  '^\\W*(?:the )?(?:winds?|storms?|showers?|pressure|mist|haze)(?: in (?:mph|kmh|km\\/h|kph|knots|kts|kn|m\\/s|mps|' +
    'bft|beaufort|mb|hpa))?(?: (?:please|pls|plz|now))?\\W*$',
);
/** Without these, "nice" or "out" is said of something else. */
const JUDGED_WEATHER = wholeWords("it|it's|outside|outdoors|conditions|outlook|out there");
/** What is mostly said of the weather, with a place and a time. */
const NICE = wholeWords(
  'nice|nicer|nicest|lovely|pleasant|awful|miserable|gloomy|grim|outside|outdoors|outlook|bearable|unbearable',
);
const MAX_UNEXPLAINED = 4;
/** Words of every day beside one that may mean the weather. */
const MAX_EVERYDAY = 3;

/** Why a question is refused: it asks for a conversion of units, for the meaning of a word, or about something else. */
export type Irrelevance = 'conversion' | 'definition' | 'other';

/** Null for a question about the weather. */
export function irrelevanceOf(evidence: Evidence): Irrelevance | null {
  if (evidence.isAnswered) return null;
  if (evidence.whole.match(CONVERSION) !== null) return 'conversion';
  if (evidence.whole.match(MEANING) !== null || isDefinition(evidence)) return 'definition';
  return isAboutWeather(evidence) ? null : 'other';
}

function isAboutWeather(evidence: Evidence): boolean {
  const { whole, plain, plainHits, specificHits, namesWeather, hasTime, hasKnownPlace, hasActivity, hasGarment } =
    evidence;
  if (whole.match(REQUESTS) !== null) return false;
  if (!isLocated(evidence) && whole.match(CAUSE) !== null) return false;
  if (evidence.isDangerous) return true;
  const isNamed = plainHits > 0 || namesWeather || hasGarment;
  if (isLocated(evidence) && isNamed) return true;
  if (specificHits > 0 && hasKnownPlace && (hasTime || evidence.unexplained.length <= 2)) return true;
  if (namesWeather) return evidence.unexplained.length <= MAX_UNEXPLAINED + 3;
  if (hasActivity && hasKnownPlace && hasTime) return true;
  // "Is my flight going to be delayed by fog": what is asked of it is not known, and the fog is.
  if (plainHits > 0 && evidence.hasSubject && plain.match(DISRUPTED) !== null) return true;
  if (plain.match(SUBJECTS) !== null) return false;
  if (isPlaced(evidence) || isOccasion(evidence) || isAllThatIsAsked(evidence)) return true;
  if (isAskedInAClause(evidence)) return true;
  if (plainHits > 0) return evidence.unexplained.length <= MAX_UNEXPLAINED;
  if (hasGarment) return evidence.unread.length <= 1 && !/\bwhere\b/.test(plain);
  if (hasActivity) return isActivityAsked(evidence);
  return evidence.sharedHits > 0 ? isSharedWordMeant(evidence) : isPlaceOrTimeAlone(evidence);
}

/** A place or a time beside anything that the weather bears on: what else is said is left out, and named. */
function isPlaced(evidence: Evidence): boolean {
  const { rest, plainHits, sharedHits, specificHits, hasKnownPlace, hasTime, hasSubject, unread } = evidence;
  const isJudged = hasKnownPlace && hasTime && sharedHits > 0 && rest.match(NICE) !== null;
  if (!hasSubject && specificHits === 0 && !isJudged && !isOutThen(evidence)) return false;
  if (hasKnownPlace || (hasTime && unread.length <= MAX_UNEXPLAINED)) return true;
  // "Lytham wind": the name, and one word of the weather.
  if (evidence.hasCorrectedPlace && evidence.otherWords.length === 1) return true;
  return evidence.hasLookedUpPlace && (hasSubject || plainHits > 0 || evidence.otherWords.length === 1);
}

/** Asks something else about somebody: when a school opens, where a match is. */
const ASKS_ELSE = wholeWords(
  'what|what\\W?s|who|whose|where|when|which|why|how|book(?:ed|ing)?|find|buy|order|call|remind|set|tickets?|opens?|clos\\p{L}*|' +
    'costs?|prices?|scores?|results?|appointments?|birthday|present|jobs?|near',
);

/** "She's 84 and walks to the shops, Seville tomorrow": whoever tells a weather service of those who bear little wants the weather there and then. */
function isOutThen({ rest, hasKnownPlace, hasTime, unread }: Evidence): boolean {
  const isNamed = hasKnownPlace && hasTime && unread.length <= MAX_UNEXPLAINED;
  if (!isNamed || rest.match(ASKS_ELSE) !== null) return false;
  const { exposed = 'doer' } = exposedTo(rest, false);
  return exposed !== 'doer';
}

/** Talk to an assistant, which a time alone does not turn into a question about the weather. */
const SPOKEN = wholeWords(
  "what|what's|which|now|later|soon|i|i'm|i've|i'd|i'll|me|you|your|please|bye|goodbye|hi|hello|hey|thanks|how|" +
    'next|current|\\d+',
);

/** "How's Friday looking": of the time itself. */
const ASKS_OF_TIME = new WordPattern(
  `\\bhow(?:'?s| is| are| does| do| will)? (?:the )?(?:${BLANK}+ ?)+(?:look|shap|gonna be|going to be|turning out|be(?=\\W*$))|` +
    `\\bhow(?: will|'ll) (?:it|things) be(?: like)?(?= (?:in|at|on|for|over|around|this|next|over there|there|here)\\b| ?${BLANK}|\\W*$)`,
);

/** "Is Saturday or Sunday better for the zoo": two times to choose from. */
const CHOOSES_TIME = new WordPattern(
  `${BLANK} (?:or|vs|versus) (?:on |maybe |is |would |will |wait (?:till?|until) )?${BLANK}(?=.*\\b(?:better|best|nicer|` +
    `worse)\\b)|\\b(?:better|best|nicer|worse)\\b.* ${BLANK}+ or (?:on )?${BLANK}`,
);

/**
 * A place, or a time with hardly a word unread, and no sign of another subject: "prom 26 June Wakefield". Whoever writes that to a
 * weather service wants the weather there and then; what was not read is named beside it.
 */
function isOccasion({ rest, isOfFood, ...evidence }: Evidence): boolean {
  if (isOfFood) return false;
  const { hasPlainPlace, hasLookedUpPlace, hasUnknownPlace, hasTime, unread } = evidence;
  // "Barmouth bridge": a name, and nothing else.
  const isAlone = hasTime || evidence.otherWords.length === 0;
  // "Sheffeild tomorrow": nothing else but the time.
  const isSlip = evidence.hasCorrectedPlace && evidence.otherWords.every((word) => SMALL_WORD.test(word));
  const isPlace = hasPlainPlace || isSlip || ((hasLookedUpPlace || hasUnknownPlace) && isAlone);
  if (hasTime && ASKS_OF_TIME.test(rest)) return unread.length <= MAX_UNEXPLAINED;
  const isTimeEnough = CHOOSES_TIME.test(rest)
    ? unread.length <= 2
    : unread.length <= (evidence.otherWords.length <= 2 ? 0 : rest.match(FRAMES) === null ? 1 : 2) &&
      rest.match(SPOKEN) === null;
  if (!isPlace && (!hasTime || !isTimeEnough)) return false;
  return unread.length <= MAX_UNEXPLAINED && rest.replace(hasTime ? FRAMES : CONDITIONS, ' ').match(WISHES) === null;
}

/** "Dry for kickoff?" */
const FOR_OCCASION = /^\W*(?:dry|wet|sunny|warm|cold|windy|rain|rainy|hot|cool|clear) (?:for|at|by) \p{L}+\?\W*$/u;

/** "Bbq?", "wind", "hot?": a word or two that a weather service is asked for. */
function isAllThatIsAsked(evidence: Evidence): boolean {
  const { whole, specificHits, hasActivity, unexplained, unread, otherWords } = evidence;
  const isAlone =
    (otherWords.length <= 2 && unexplained.length === 0 && (specificHits > 0 || hasActivity)) ||
    (otherWords.length === 3 && unread.length === 0 && FOR_OCCASION.test(whole));
  return (isAlone && (/\?\W*$/.test(whole) || AIR_ALONE.test(whole))) || (specificHits > 0 && ALL_DAY.test(whole));
}

/** "Dry all day": no time, and as telling as one. */
const ALL_DAY = new WordPattern(/^\W*\p{L}+ all (?:the )?(?:day|night)(?: long)?\W*$/u);

/** What the weather does to traffic and to events. */
const DISRUPTED = wholeWords(
  'delay(?:s|ed|ing)?|cancel\\p{L}*|late|called off|postponed|clos(?:ed?|ing)|disrupt\\p{L}*',
);

/** "Is it wet", "will it be cold". */
const OF_IT = /^(?:so |and |but )?(?:is|was|will|does|isn't) it\b/;

/** "I have a hedge to trim up on the steps, is it blowy": what stands before the question is only why it is asked. */
function isAskedInAClause({ plain, unexplained }: Evidence): boolean {
  const clause = plain.split(/[,.;:!?]\s+/).findLast((text) => /\p{L}/u.test(text)) ?? '';
  const hits = topicsIn(clause).filter(({ isPlain, topic }) => isPlain || (topic !== 'general' && OF_IT.test(clause)));
  return hits.length > 0 && !unexplained.some((word) => clause.includes(word));
}

function isLocated({ hasKnownPlace, hasTime, mentionsHere }: Evidence): boolean {
  return hasKnownPlace || hasTime || mentionsHere;
}

/** "What is dew point", with no place, time or article. */
function isDefinition({ rest, plainHits, sharedHits, namesWeather, places, hasTime, unexplained }: Evidence): boolean {
  const isTerm = plainHits + sharedHits > 0 && !namesWeather && places === 0 && !hasTime && unexplained.length === 0;
  return isTerm && TERM_ALONE.test(rest) && !/\b(?:like|here|outside|now|current|chance|any)\b/.test(rest);
}

function isActivityAsked(evidence: Evidence): boolean {
  const { plain, asksForActivity, specificHits, unexplained, unread } = evidence;
  if (!asksForActivity) return isLocated(evidence) && unexplained.length === 0;
  // "When should I run to dodge the heat": heat means the weather beside what it bears on.
  if (isLocated(evidence) || specificHits > 0) return unexplained.length <= 2;
  // "When should I drive to work": words of every day say nothing of another subject.
  return (plain.match(JUDGES_DOING) === null ? unexplained : unread).length === 0;
}

function isSharedWordMeant(evidence: Evidence): boolean {
  const { plain, hasTime, places, specificHits, unexplained, otherWords } = evidence;
  const isSomewhere = places > 0 || hasTime || evidence.mentionsHere;
  // "Good dinner ideas" judges something else.
  if (specificHits === 0) {
    const isJudged = plain.match(JUDGED_WEATHER) !== null;
    if (isSomewhere && isJudged) return evidence.unread.length <= 1;
    return unexplained.length === 0 && (isSomewhere || isJudged);
  }
  const isShort = otherWords.filter((word) => !SMALL_WORD.test(word)).length <= 2 && isSomewhere;
  // "What time does it get light, the kids wake early": words of every day beside it.
  const isReadWhole = evidence.unread.length === 0 && unexplained.length <= MAX_EVERYDAY;
  return (
    (isReadWhole || unexplained.length <= (isSomewhere ? 1 : 0)) &&
    (plain.match(WEATHER_CONTEXT) !== null || plain.match(OF_THE_AIR) !== null || isShort)
  );
}

/** A place or a time alone asks for the weather there; several places for a comparison. */
function isPlaceOrTimeAlone({ plain, places, hasKnownPlace, hasTime, unexplained, otherWords }: Evidence): boolean {
  const isNamed = hasKnownPlace || (hasTime && places === 0);
  const choosesDay = BETTER_DAY.test(plain);
  const isOther = (word: string): boolean =>
    !SMALL_WORD.test(word) &&
    !(choosesDay && word === 'day') &&
    !((places > 1 || hasTime) && COMPARING_WORD.test(word));
  return isNamed && unexplained.length === 0 && !otherWords.some(isOther) && (places > 1 || !/\bwhere\b/.test(plain));
}
