/** The form of the answer, where the form of the words would promise too much: a verdict only by what covers all that is asked. */

import { asksBadHours } from './bad-hours.ts';
import { quarterIn } from './courses.ts';
import { asksForBetween, formOfEither } from './either-state.ts';
import type { QuestionWords } from './find-words.ts';
import type { Intent } from './intents.ts';
import type { Form, Threshold, Topic } from './interpretation.ts';
import { asksIfGone } from './negative-wish.ts';
import { asksHowLasting } from './rain-strength.ts';
import { BLANK } from './text.ts';
import { NAMED_WINDS } from './topic-words.ts';
import { isEitherOr, isOnePartWise, isRuleOfDoing, namesTwoEvents } from './two-halves.ts';
import { WordPattern } from './word-pattern.ts';
import { isComparative, judgesWeather, turnIn, wantsWorst } from './wording.ts';
import { asksWorried } from './worry.ts';

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
  new RegExp(
    String.raw`\b(?:survives?|withstand|cope|hold (?:up|out|on|together)|stand (?:up|it)|bear|take (?:the|this|that)|kill|` +
      String.raw`damage|ruin|spoil|hurt|harm|melt|wreck|destroy|affect|wilt|scorch|crack|warp)\b`,
    '',
  ),
);
/** "Enough cloud to keep the frost off": frost is no yes to that. */
const KEEPS_OFF = new WordPattern(
  /\benough \p{L}+ to (?:keep|hold|stave|ward|stop|prevent|avoid|melt|clear|see off)\b/u,
);
const HARMED_BY: ReadonlySet<Topic> = new Set<Topic>(['temperature', 'feels-like', 'wind', 'humidity', 'sun', 'uv']);

const OF_DIRECTION = new WordPattern(
  new RegExp(
    String.raw`\b(?:from|out of|in) the (?:north|south|east|west)(?:-?(?:east|west))?\b|` +
      String.raw`\b(?:north|south|east|west)(?:-?(?:east|west))?er(?:ly|lies)\b|\b(?:on|off|cross|side)[- ]?shore\b|` +
      String.raw`\bwinds?\b.{0,20}\b(?:off|from|out of|onto|in off|in from|out to) the (?:sea|land|water|ocean|lake|hills?|` +
      String.raw`mountains?|coast|shore|desert|back|side)\b|\b(?:head|tail|cross|side)[ -]?winds?\b|` +
      String.raw`\bwinds? (?:going to |gonna |to )?(?:change|swing|veer|shift|turn|back)(?:s|ing)?\b|` +
      String.raw`\bchange (?:of|in) (?:wind )?direction\b|\bwinds? (?:going to |will |to |be |is )*(?:behind|against|` +
      String.raw`in (?:my|our|your) face|at (?:my|our) backs?|with (?:me|us)|on (?:my|our) backs?)\b`,
    '',
  ),
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
const SNOW_ON_GROUND = new WordPattern(
  new RegExp(
    String.raw`\b(?:snow|ice|frost)\b.{0,20}\b(?:melt(?:s|ing)?|thaw(?:s|ing)?|disappears?)\b|` +
      String.raw`\bsnow\b[^.?!]{0,40}\b(?:will|does|is) it (?:all |ever |` +
      String.raw`going to |gonna )*(?:go|be gone|gone|shift|clear|disappear)\b|` +
      String.raw`\bsnow (?:be |have |has |is |all |ever )*(?:gone|cleared|melted|disappeared)\b`,
    '',
  ),
);

/** What has no limit from which on it is so. */
const WITHOUT_LIMIT = new WordPattern(
  /\b(?:un)?bearable\b|\bcomfortable\b|\b(?:need|needs|want|require)(?: i| we)? (?:the |an? |any )?(?:ac|a\/c|air ?con\w*|fan|heating)\b/,
);

const IN_OR_OUT = new WordPattern(
  new RegExp(
    String.raw`\b(?:in(?:side|doors)?|under cover) or (?:out(?:side|doors)?\b|(?:in |on )?the (?:garden|terrace|patio|deck|` +
      'lawn|yard|park)|al ?fresco)|' +
      String.raw`\b(?:out(?:side|doors)?|al ?fresco|(?:garden|terrace|patio|deck|lawn|yard|park)) or (?:in(?:side|doors)|` +
      String.raw`under cover)\b|\bwhat(?:'s|s| is| will| are)? (?:the|my|our|it)\b[^.?!]*\blike\b`,
    '',
  ),
);

const LIGHT = new WordPattern(/\b(?:stays?|staying|still|keeps?|remains?)(?: be)? light\b|\blight (?:until|till)\b/);

/** Which of some days. */
const CHOOSES_DAY: ReadonlySet<Form> = new Set<Form>(['when', 'which-day', 'best-time']);

/** Which time, day or place, and no yes or no. */
export const OF_TIME: ReadonlySet<Form> = new Set<Form>(['when', 'which-day', 'best-time', 'compare', 'which-place']);

/** "Can we play", "is it ok to go": a yes or no is to that, and none to the weather that is named beside it. */
const ASKS_LEAVE = new RegExp(
  String.raw`(?:^|[,;:.!?${BLANK}] ?|\b(?:but|so|and) )\W*(?:(?:so|and|but|hi|hey|hello|please|ok|then|well)[ ,]+)*` +
    '(?:(?:can|could|should|shall|may) (?:i|we|he|' +
    'she|they|my|our|the (?:kids|children|boys|girls|lads|team|dog|cat|baby|horses?|crew|' +
    String.raw`guests))\b(?! (?:\p{L}+ )?(?:expect|see|get|have|count|look forward|need|rely|anticipate|worry|be worried|` +
    'prepare|plan for|hope|feel|hear|catch|be expecting|be concerned|water))|' +
    String.raw`(?:is|would|will) (?:it|this|that|today|tomorrow|tonight) (?:be )?an? (?:good|bad|ok|okay|decent|suitable|safe|sensible) ` +
    String.raw`(?:\p{L}+ )?(?:to|for)\b|(?:is it|would it be|are we|am i) (?:\p{L}+ )?(?:ok|okay|fine|alright|all right|fit|worth|wise|sensible|` +
    String.raw`good|clear) to\b(?! (?:expect|water)))`,
  'u',
);

/** "Do we ring the campsite and cancel": no yes or no to the weather is one to that. */
const ASKS_TO_CANCEL = new WordPattern(
  new RegExp(
    String.raw`\b(?:do|should|shall|can|could|must) (?:i|we) (?:\p{L}+ ){0,6}?(?:cancel|call (?:it |this |that )?off|` +
      String.raw`postpone|rearrange|reschedule|ring|phone|pull out|bail|rebook|abandon)\b`,
    'u',
  ),
);

/** A front brings a change: when it comes is asked, and not whether it is cold. */
const FRONT = /\b(?:cold|warm) fronts?\b/;

/** A question is judged only by what covers all of it: nothing uncovered, and no word that could turn a "nice" round. */
export function judgedForm(
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
  // "The worst of the weather, and when": the worst day.
  // "The last frost this week": the nights to come that have one.
  if (written === 'last' && LAST_TO_COME.test(whole)) return topic === 'ice' ? 'which-day' : 'when';
  // "Worst time to walk the dog": no yes to the walk.
  if (topic === 'activity' && written === 'yes-no' && thing === null && WORST_TIME.test(plain)) return 'value';
  if (topic === 'general' && asksBadHours(plain))
    return OF_HOURS.test(whole) || WEEKDAY.test(whole) ? 'value' : 'which-day';
  if (topic === 'general' && written === 'when' && wantsWorst(plain)) return 'which-day';
  // "Should I wait an hour before walking the dog": the best hours, and no yes to the waiting.
  if (topic === 'activity' && written === 'yes-no' && thing === null && WAITS.test(plain)) return 'best-time';
  // "When will it get better" is told by the best day.
  if (topic === 'general' && IMPROVES.test(plain) && (written === 'when' || written === 'yes-no')) return 'which-day';
  if (topic === 'general' && written === 'when' && /\b(?:be|get|is it) nice\b/.test(plain)) return 'which-day';
  // "Has it rained enough to skip watering": how much is enough is for the garden.
  if (written === 'yes-no' && topic === 'rain' && RAINED_ENOUGH.test(plain)) return 'value';
  // "Will the snow turn to rain": both are told, as a yes to the one is none to the other.
  if (written === 'yes-no' && (topic === 'snow' || topic === 'rain') && TURNS_TO.test(plain)) return 'value';
  // "Just a shower or in for the day": when it rains, and no yes to the rain.
  if (OF_EVENT.has(written) && topic === 'rain' && uncovered === null && thing === null && asksHowLasting(plain))
    return 'when';
  // Ground that is wet is not told by whether it rains.
  if (written === 'yes-no' && topic === 'rain' && TOO_WET.test(plain)) return 'value';
  // "Is it getting warmer" is told by when it does, and "will it cool down tonight" by what it falls to.
  if (written === 'yes-no' && topic === 'temperature' && threshold === null && CHANGES.test(plain))
    return turnIn(plain) === null || OF_HOURS.test(whole) ? 'value' : 'when';
  // "Will I sleep ok": no yes to warmth is one to that.
  if (written === 'yes-no' && topic === 'temperature' && threshold === null && SLEEPS.test(plain)) return 'value';
  // "Any cold nights left": each of them, the coldest first.
  if (written === 'yes-no' && topic === 'temperature' && threshold === null && ANY_PARTS.test(whole))
    return 'which-day';
  // "Was it this wet last June": what it was, beside what everybody sees now.
  if (written === 'yes-no' && JUDGED_BY_OTHERS.has(topic) && threshold === null && WAS_LIKE_THIS.test(plain))
    return 'value';
  // A torch for a whole day is told by when it gets dark.
  if (thing !== null && thing.topic === 'dusk' && written === 'yes-no' && !OF_CLOCK.test(whole)) return 'value';
  if (thing !== null && thing.topic === 'temperature')
    return written === 'yes-no' || written === 'compare' ? 'value' : written;
  // "The roof is off on Monday, how does the week look".
  if (thing !== null && written === 'value' && HOW_IT_LOOKS.test(whole)) return 'value';
  if (thing !== null) return OF_TIME.has(written) ? written : 'yes-no';
  if (written === 'yes-no' && threshold !== null && isRuleOfDoing(plain.slice(0, plain.indexOf(threshold.text))))
    return 'value';
  // "Is it ok to visit, or will it just rain", "rain or snow", "rain-wise are we ok": each half is told, and no yes or no.
  if (written === 'yes-no' && isOfTwoHalves(topic, plain, threshold)) return 'value';
  if (written === 'yes-no' && topic === 'temperature' && threshold === null && FRONT.test(plain)) return 'when';
  // "Is it still light" is told by when it gets dark: a yes to that would be a no to the other.
  if (topic === 'dusk' && written === 'yes-no' && LIGHT.test(plain)) return 'value';
  // "Best day to bale": no verdict on that, but on the weather of each day.
  if (uncovered === 'other-activity' && topic === 'rain' && threshold === null && CHOOSES_DAY.has(written))
    return 'which-day';
  if (uncovered !== null) return 'value';
  // "When will the snow melt" asks for its end.
  if (written === 'yes-no' && topic === 'snow-depth' && asksIfGone(plain)) return written;
  if (written !== 'which-month' && SNOW_ON_GROUND.test(plain))
    return topic === 'snow-depth' && written === 'when' ? written : 'value';
  // "Are easterlies forecast": where from, which no yes to its strength answers.
  if (
    topic === 'wind' &&
    (written === 'yes-no' || written === 'when') &&
    threshold === null &&
    OF_QUARTER.test(plain) &&
    quarterIn(plain) === null
  )
    return 'value';
  const either =
    threshold === null && topic !== 'activity' && asksForBetween(plain) ? formOfEither(written, topic) : null;
  if (either !== null) return either;
  // "Dry enough for the chimney, or will it be blowing": no yes to one of the two.
  if (DRY_OR_WINDY.test(plain) && threshold === null) return 'value';
  // "Indoors or out", "what's the walk home like": a yes would be to neither.
  if (topic === 'activity' && written === 'yes-no' && IN_OR_OUT.test(whole)) return 'value';
  if (topic !== 'activity' && topic !== 'clothing' && topic !== 'visit' && WITHOUT_LIMIT.test(plain)) return 'value';
  // How long skin bears the sun is no yes or no, nor is "UV for a 3 hour ride".
  if (topic === 'uv' && written === 'yes-no' && (/\bhow long\b/.test(plain) || BARE_UV.test(plain))) return 'value';
  // A bare no to "is there thunder" would be read as a no to "will we be alright".
  if (written === 'yes-no' && asksSafety && isEventTopic(topic) && threshold === null) return 'value';
  if (
    written === 'yes-no' &&
    threshold === null &&
    JUDGED_BY_OTHERS.has(topic) &&
    (ASKS_LEAVE.test(plain) || ASKS_TO_CANCEL.test(plain))
  )
    return 'value';
  if (written === 'yes-no' && threshold === null && JUDGED_BY_OTHERS.has(topic) && KEEPS_OFF.test(plain))
    return 'value';
  if (written === 'yes-no' && threshold === null && HARMED_BY.has(topic) && HARMS.test(plain)) return 'value';
  // How much wind is enough depends on what it is for.
  if (written === 'yes-no' && threshold === null && topic === 'wind' && ENOUGH_WIND.test(plain)) return 'value';
  // Where it blows from is told by the wind: calm air is no "no" to that.
  if (written === 'yes-no' && threshold === null && topic === 'wind' && OF_DIRECTION.test(plain))
    return quarterIn(plain) === null ? 'value' : written;
  // What is damp is the air or the ground: how humid it is and what falls are told.
  if (written === 'yes-no' && threshold === null && topic === 'humidity' && /\bdamp\b/.test(plain)) return 'value';
  // "It's 2 degrees in Glencoe, right?" is answered by how warm it is.
  if (written === 'yes-no' && threshold === null && stated.some((figure) => figure.topic === topic)) return 'value';
  const isJudged = threshold !== null || ((judgesWeather(plain) || asksWorried(plain)) && unexplained.length === 0);
  return topic === 'general' && written === 'yes-no' && !isJudged ? 'value' : written;
}

/** The verdicts on these name what they are of. */
const NAMED_IN_VERDICT: ReadonlySet<Topic> = new Set<Topic>(['activity', 'clothing', 'visit']);

function isOfTwoHalves(topic: Topic, plain: string, threshold: Threshold | null): boolean {
  if (NAMED_IN_VERDICT.has(topic)) return false;
  return isEitherOr(plain) || (threshold === null && (namesTwoEvents(plain) || isOnePartWise(plain)));
}

const BARE_UV = /^\W*(?:the )?uv(?: index| levels?)?(?: for\b|\W*$)/;
const WAS_LIKE_THIS = new WordPattern(
  new RegExp(
    String.raw`\b(?:was|were|did|wasn't|has|have)\b.{0,40}\b(?:this|so|as|quite this) (?:wet|rainy|dry|hot|warm|cold|cool|` +
      String.raw`windy|grey|dull|sunny|miserable|bad|humid|muggy|foggy)(?!.*\bthan\b)\b`,
    '',
  ),
);
const WAITS = new WordPattern(
  new RegExp(
    String.raw`\b(?:should|shall|do|would) (?:i|we) (?:be better (?:to|off) )?(?:wait|hold off|leave it|` +
      String.raw`hang on)(?:ing)?\b(?! (?:till?|until|for) (?!the \p{L}+ (?:stops?|eases?|drops?|passes|clears?|dies)|it\b|` +
      String.raw`later|a (?:bit|while)|an hour|after))|\b(?:worth|better|best) (?:to )?(?:wait|hold(?:ing)? off|leaving it|` +
      String.raw`hanging on)(?:ing)?\b(?! (?:till?|until|for) (?!the \p{L}+ (?:stops?|eases?|drops?|passes|clears?|dies)|` +
      String.raw`it\b|later|a (?:bit|while)|an hour|after))`,
    'u',
  ),
);
const SLEEPS = new WordPattern(
  new RegExp(
    String.raw`\bsleep (?:ok|okay|well|alright|all right|tonight|at all|in this|(?:(?:on|this|next|over) )?(?:the )?(?:tomorrow|` +
      String.raw`nights?|week ?end|week|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*))\b|\bsleep\W*$`,
    'u',
  ),
);
const ANY_PARTS = new WordPattern(
  new RegExp(
    String.raw`\bany (?:more )?(?:really |very |properly )?(?:cold|chilly|cool|hot|warm|mild|sticky) (?:nights|evenings|` +
      String.raw`mornings|afternoons)\b(?!.*\b(?:month|year|spring|summer|autumn|winter|season)\b)`,
    '',
  ),
);
const ENOUGH_WIND = new WordPattern(
  /\b(?:enough|too little) (?:wind|breeze)\b|\bany (?:wind|breeze) at all\b|\b(?:windy|breezy|blowy|gusty) enough\b|\btoo (?:calm|still)\b/,
);
const OF_CLOCK = new WordPattern(
  new RegExp(
    String.raw`\d ?(?:am|pm)\b|\d[:.]\d\d|\b(?:at|by|until|till|before|after|from|around) (?:\d|noon|midnight|dinner|work|` +
      "school|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|o'clock|" +
      String.raw`\b(?:morning|afternoon|evening|tonight|night|now)\b`,
    '',
  ),
);

const IMPROVES = new WordPattern(
  new RegExp(
    String.raw`\b(?:weather|it|things|conditions|outlook)\b.{0,20}\b(?:improv(?:e|es|ing)|` +
      String.raw`(?:get|getting|be) (?:any |much |a bit )?(?:better|nicer)|pick(?:ing)? up|cheer up)\b`,
    '',
  ),
);
const RAINED_ENOUGH = new WordPattern(/\b(?:rain(?:ed)?|had|fallen|been) enough\b|\b(?:enough|too much) rain\b/);
const TURNS_TO = new WordPattern(
  /\b(?:turn|turns|turning|change|changes|changing|switch|switching)(?: over| back)? (?:in)?to (?:rain|snow|sleet|ice|hail|slush|drizzle)\b/,
);
const TOO_WET = new WordPattern(/\btoo (?:wet|soggy|damp|muddy) (?:to|for)\b/);
/** What gets warmer or colder. */
const CHANGES = new WordPattern(
  new RegExp(
    String.raw`\b(?:(?:getting|get|gets|turn|turns|turning|become) (?:any |much |a bit )?(?:warmer|colder|cooler|hotter|` +
      'chillier|milder)|(?:cool|warm|heat)(?:s|ing)? (?:up|down|off)|(?:respite|relief|let[- ]?up|break) (?:from|' +
      'in) (?:all )?(?:the|this) (?:heat|hot|cold)|(?:temps?|temperatures?|mercury) (?:going |be |to |gonna |' +
      String.raw`will )*(?:up|down|rise|rising|fall|falling|drop|dropping|climb|climbing))\b`,
    '',
  ),
);
const LAST_TO_COME = new WordPattern(
  /^(?!.*\b(?:was|were|did|had|has|have|been)\b).*\blast (?:\p{L}+ )?(?:frost|freeze|rain|snow|shower|storm)s? (?:(?:of|in|for|over) )?(?:this|next|the coming) (?:week|weekend|fortnight)\b/u,
);
const OF_EVENT: ReadonlySet<Form> = new Set<Form>(['yes-no', 'value']);
const WORST_TIME = /\bworst (?:time|hours?|moment|part)\b/;
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;
/** A time of one day, within which there is no other day to turn. */
const OF_HOURS = new WordPattern(
  /\b(?:today|tonight|this (?:morning|afternoon|evening)|tomorrow|overnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:morning|afternoon|evening|night)|later|at \d|by \d|before|after work|now)\b/,
);
/** "Southerlies", "the cape doctor": no strong wind from elsewhere is one. */
const OF_QUARTER = new WordPattern(
  `\\b(?:(?:north|south)?(?:[- ]?(?:east|west))?erl(?:y|ies)|${NAMED_WINDS}|chinook|levante|poniente|zonda)\\b`,
);

const EVENTS: ReadonlySet<Topic> = new Set<Topic>(['rain', 'snow', 'thunder', 'fog']);
const EVENT_NOUN = '(?:rain|raining|snow|drizzle|showers?|storms?|thunderstorms?|fog|mist|haar|downpour|wet weather)';
/** "Is the rain easing", "has the fog lifted", "is that it for the rain": whether it is over. */
const IS_OVER = new WordPattern(
  `\\b${EVENT_NOUN}\\b.{0,20}\\b(?:eas(?:e|es|ing|ed)|let(?:s|ting)? up|clear(?:s|ing|ed)?|pass(?:es|ing|ed)?|` +
    'bl[eo]w(?:s|n|ing)?|mov(?:e|es|ing|ed) (?:off|on|away|through|out)|d(?:ie|ies|ying|ied)|' +
    `go(?:es|ing|ne)? (?:away|off)|gone|over(?! ?${BLANK})|done|finish(?:ed)?|lift(?:s|ing|ed)?|` +
    'burn(?:t|ing|s|ed)? off|stop(?:s|ping|ped)?|slacken(?:ing|ed)?|dr(?:y|ying|ied) up|lighter)\\b|' +
    `\\b(?:that|this) (?:it|all|the (?:last|end)) (?:for|of) the ${EVENT_NOUN}\\b|\\bclear(?:ing|s|ed)? up\\b|` +
    '\\b(?:any )?(?:signs?|hopes?|chance) of (?:it|this|that) (?:stop|eas|clear|let|pass|end|dry)(?:p?ing|ting)\\b|' +
    '\\bbeen (?:\\p{L}+ing|wet)\\b.*\\bwill it (?:ever )?(?:stop|ease|clear|let up|pass|end|dry up)\\b(?! (?:raining|pouring))|' +
    '\\b(?:is|has|have|are) (?:we|it|they) (?:seen the (?:last|end|back)|(?:done|finished|through) with)\\b',
);
const IS_OPEN = /^(?:later(?: on)?(?: today)?|today|now|right now|yet|soon|at the moment)?$/i;
/** "Will it stop raining any time this week": in some hour of it, which its sum does not tell. */
const STOPS = new WordPattern(/\bstop(?:s|ped|ping)? (?:raining|snowing|drizzling|pouring)\b/);
const OF_DAYS = /^(?:(?:this|next) week|this week ?end)$/i;

const HOW_IT_LOOKS = /\b(?:how|what)(?:'s| is| does| do| are|s)?\b[^?.!,]* look(?:s|ing)?\b/;

/** Asked of an event without a time at which it is to be over, a yes or no is said worse than when it ends. */
export function asksWhetherOver(
  written: Form,
  topic: Topic,
  threshold: Threshold | null,
  { plain, times, whole }: QuestionWords,
): boolean {
  if (written !== 'yes-no' || threshold !== null || !EVENTS.has(topic)) return false;
  const texts = times.flatMap(({ spans }) => spans.map(({ start, end }) => whole.slice(start, end)));
  if (texts.length > 0 && STOPS.test(plain) && texts.every((text) => OF_DAYS.test(text))) return true;
  return IS_OVER.test(plain) && texts.every((text) => IS_OPEN.test(text));
}
