/**
 * Whether a yes means that what is asked about does not happen. Polarity belongs to the predicate: "dry", "stop raining"
 * and "won't rain" deny the rain; "isn't it raining" and "it won't rain, will it?" do not, because a yes to them is rain.
 */
import { GARMENT_SOURCES } from './garments.ts';
import type { Blamed, Topic } from './interpretation.ts';
import { PatternTable } from './pattern-table.ts';
import { STILL_AIR } from './slang-words.ts';
import { BLANK, matchesOf, type Span, wholeWords } from './text.ts';
import { WordPattern } from './word-pattern.ts';
import { asksWorried, worriesIn } from './worry.ts';

/** What a "not" denies, by what it says something of. */
const RAIN_FALLS =
  'rain|rains|raining|rainy|rained|wet|showery|showers?|showering|pour|pouring|drizzle|drizzling|drizzly|spit|' +
  'spitting|stormy|dry|clear|(?:bucket|chuck|tip|throw|piss|lash|hammer|pelt|teem)(?:ing)? (?:it )?down';
const SNOW_FALLS = 'snow|snows|snowing|snowy|sleet|sleeting';
const FROST = 'frosty|icy|slippery|freeze|freezing';
const WARMTH = `hot|cold|warm|mild|cool|chilly|nippy|parky|bitter|baltic|boiling|roasting|baking|scorching|sweltering|${FROST}`;
const AIR_MOVES =
  'windy|gales?|breezy|blustery|gusty|blowy|stormy|blow|blow a gale|calm|' +
  'still(?= ?(?:\\u0001|to(?:day|morrow|night)\\b|in |\\W*$))';
const CLOUDS = 'cloudy|overcast|gr[ae]y|dull|gloomy|clear';
const SUN = 'sunny|bright|clear';
const FOG = 'foggy|misty|hazy|clear';
const DAMP = 'humid|muggy|sticky|clammy|close|damp|wet';
const THUNDER = 'thunder|thunderstorms?|thundery|hail|hailing|stormy';
/** Words that say of the weather that it is so, or does so: "wet", "pouring", "overcast". */
export const DENIABLE = [RAIN_FALLS, SNOW_FALLS, WARMTH, AIR_MOVES, CLOUDS, SUN, FOG, DAMP, THUNDER].join('|');
const EVENT = `(?:${DENIABLE}|stop)`;
const NOUN =
  '(?:rain|snow|wind|clouds?|fog|mist|storms?|thunder|lightning|frost|showers?|ice|drizzle|sleet|hail|gusts?)';
/** What there may be none of, beside. */
const ABSENT =
  `(?:${NOUN}|rainfall|precipitation|snowfall|flurr(?:y|ies)|blizzards?|downpours?|thunderstorms?|gales?|breezes?|` +
  'winds|sunshine|sun|blue sk(?:y|ies)|clear skies|(?:wet|dry|hot|warm|cold|nice|good|bad|fine|sunny) weather|' +
  'humidity|heat ?waves?|uv|temperatures?|temps|highs|lows)';
/** May stand between "not" and what is denied. */
const AUXILIARY =
  // "Not will it be hot": the order of words of another language.
  '(?:will it |will there |is it |is there )?(?:going to |gonna |likely to |expected to |supposed to |forecast to |predicted to |due to |meant to |' +
  'looks? like |looking like |at any (?:point|time|stage|moment) |at all |once |be |get |gets |ever |really |actually |stay |keep |remain |too )*';

/** Each match denies what the question is about; two of them cancel each other. */
const DENIALS: Readonly<Record<string, RegExp>> = {
  dryness: wholeWords(
    '(?<!how )dry(?! (?:lightning|thunder(?:storms?)?|ice|air|heat|cold|dock|run|wood|season|slope|stone|' +
      'the(?! (?:whole|entire|full|rest|following|next)\\b)|my|our|clothes|washing|laundry|sheets|towels|hair))|' +
      'dr(?:ies|ying) (?:up|out)',
  ),
  absence: wholeWords(
    '(?:without|not) a (?:single )?drop|(?:no|without(?: any)?|free (?:of|from)|hardly any|barely any|zero|0 ?%?|' +
      'not (?:a|any|one|much|(?:will there be|is there|are there)(?: an?| any| the)?)) (?:(?:chance|risk|sign|signs|' +
      'danger|likelihood|threat|hint|prospect|' +
      `trace) of (?:any |an? )?)?(?:\\p{L}+ )?${ABSENT}|${NOUN}[ -]free`,
  ),
  // "Calm" denies the wind.
  calmness: wholeWords(
    '(?:winds?|breeze) (?:to |will |going to |gonna )?(?:be|is|are|stay|remain|still) (?:very |really |quite |' +
      'fairly |nice and )?(?:light|gentle|slack)(?! enough)|calm(?! (?:down|before))|windless|' +
      `still(?= (?:night|day|morning|evening|air|enough))|${STILL_AIR}`,
  ),
  end: wholeWords(
    '(?:be|have|has|been) (?<!\\bhow \\p{L}+ (?:will|would|might|is) (?:it|things|' +
      'the \\p{L}+) (?:going to )?be )(?:all )?(?:over|gone|passed|stopped|cleared|finished|died down|eased(?: off)?|' +
      'blown over|blown through|lifted|ended)(?= by\\b| before\\b| \\u0001| (?:in|at|near|on) |\\W*$)|' +
      '(?:rain|storms?|showers?|fog|mist|snow|clouds?|drizzle|wind|gales?)(?: going| gonna)? (?:to )?(?:clears?|' +
      'die|dies|go(?:es)?|calm|blow)(?: away| up| off| down| over| out)?(?= by\\b| before\\b| \\u0001|' +
      ' (?:in|at|near|on) |\\W*$)|' +
      'how many (?:more )?dry days (?:(?:are there|do we have|have we got|do we get|left) )*(?:before|until|' +
      'till)\\b|how long (?:will|does|is|can|could|should|might) (?!.*\\b(?:until|till|before)\\b).*\\bdry|' +
      "(?<!\\b(?:we|i|they|crew|lads|team)(?: [a-z']+){0,2} )stop(?:s|ped|ping)? (?:raining|snowing|pouring|" +
      'drizzling|hailing|blowing)|how long for(?=\\W*$| \\u0001)|' +
      "how long(?:'?s| is) (?:it|that|this|the \\p{L}+) (?:going )?(?:on|in|here|around|down|set in|set|staying|" +
      'sticking around)(?: for)?(?=\\W*$| \\u0001)|how long (?:will|does|is) .*(?:last|go on|keep|continue|raining|' +
      'snowing|rain for|snow for|rain)|snow (?:(?:is|has|have|will|all|be|been|finally|going to|gonna|start to|ever) )*(?:melts?|thaws?|melted|' +
      'gone|disappears?|clear)|(?:melts?|thaws?) (?:the|this) snow|(?:done|finished|stopped) (?:raining|snowing)|' +
      `(?:(?:the|this|that) (?:${NOUN}|heat(?: ?wave)?|cold(?: snap| spell)?|warm spell|sun(?:shine)?)|` +
      'it) (?:all )?(?:done|finished|over|passed|gone)(?= yet|\\W*$| (?:in|at|near|now)\\b)|' +
      `(?:${NOUN}|it|weather)(?: ever| finally)?(?: going|` +
      ' gonna)? (?:to )?(?:ever )?(?:stop(?! (?:play|us|me|the|our|my|them|people|work)\\b)|end|ease|ease off|lift|' +
      '(?:miss|bypass|skirt|avoid|go (?:a)?round)(?= us\\b| here\\b| \\u0001|\\W*$| (?:today|tomorrow|tonight|on|this)\\b)|' +
      'pass(?! ?\\d)|blow over(?! ?\\d)|let up|(?:hold|stay|keep) off|stay away|die down|move (?:off|on|away|through|out)|go away|' +
      'burn off)|winds?(?: going to| gonna)? (?:to )?drop(?! (?:below|under|beneath|to))|hold off|' +
      `(?:is|are) (?:the |this |that )?${NOUN} (?:finally |all |now )?(?:clearing|stopping|ending|passing|letting up)|` +
      'clear(?:s|ing)? up|(?:are|is|am) (?:we|i|it|that) (?:finally |all |now )?(?:done|finished|' +
      `through) with (?:the |this |all the |all this )?${NOUN}|seen the (?:last|back|end) of (?:the |this |` +
      `that )?${NOUN}|that (?:it|us) (?:for|with) (?:the |this )?${NOUN}`,
  ),
  // Whoever need not water has rain.
  watering: wholeWords(
    '(?=water)(?<!\\bdry enough to )water(?:ing)?(?= (?:the|my|our|today|tonight|it)\\b|\\W*$)|watering(?= (?:in|this)\\b| \\u0001)|' +
      '(?:need|want)(?:s|ing)? (?:a |some )?(?:drink|water(?:ing)?)(?= \\u0001|\\W*$|' +
      ' (?:in|at|on|today|tonight)\\b)',
  ),
  // "Can we get the hay in before it rains": a yes means that none comes.
  ahead: wholeWords(
    'before (?:it (?:rains|pours|starts|snows|chucks it down|hammers down|comes down|buckets|' +
      'starts (?:to )?(?:rain|snow)\\p{L}*)|' +
      `(?:the |this |that |any )?(?:next )?${NOUN}(?: (?:comes?|arrives?|starts?|sets? in|gets? (?:here|in)|hits?|` +
      'returns?|rolls? in|moves? in))?(?=\\W*$| \\u0001| (?:in|at|on|today|tonight|tomorrow)\\b))',
  ),
  // "Will it clear by lunchtime": that the rain is over.
  clearing: wholeWords(
    '(?:will|does|going to|gonna|should|might) (?:it |the weather )?(?:ever |finally |all )?clears?(?= by\\b|' +
      ' before\\b| in time| (?:in |at |near |over )?\\u0001|(?: yet| soon)?\\W*$)|' +
      'it clears?(?= by\\b| before\\b| \\u0001)|(?:is|has) (?:it|the weather) (?:finally |all )?clear(?:ing|' +
      'ed)(?! up)',
  ),
  unlikelihood: wholeWords(
    'unlikely|improbable|not likely|(?:no|little|zero|not (?:a|any|much)) (?:chance|hope|prospect|way|risk|danger|' +
      'likelihood|possibility) (?:(?:of |that )?(?:it|us|we)(?:\\W?ll)?|of (?:getting|being|seeing|having))(?= )|' +
      '(?:no|little|zero|not (?:a|any|much)) (?:chance|hope|prospect) of (?:stay|keep|remain)ing dry',
  ),
  // Whoever misses the rain stays dry.
  missing: wholeWords(
    '(?:miss|avoid|dodge|escape|beat|outrun)(?:ing)? (?:the |this |any |all |an? |most |of |worst )*' +
      `(?:(?:heavy|light|strong|high|black|ground|air) )?(?:${ABSENT}|(?:more than|over|above|at least)(?= \\d))`,
  ),
  irony: wholeWords('anything but'),
  not: wholeWords(
    `(?:not|never|n't|won't|isn't|doesn't|ain't) ${AUXILIARY}(?:heavy )?(?:${EVENT}|above|below|over|under|exceeds?|` +
      `reach(?:es)?|hits?|tops?|drops?|falls?|dips?|sinks?|gusts?|rises?|climbs?|gets? to|to (?=\\d)|goes|go (?:above|below|over|under))`,
  ),
  // "At no point will it be above 20": the words of what is denied stand behind.
  nohow: wholeWords(
    'no (?:days?|nights?|hours?)(?= (?:[^ ]+ ){0,5}(?:above|below|over|under|warmer|colder|hotter|more|less|exceeds?|reach(?:es)?|' +
      'hits?|drops?|falls?|dips?)(?!\\p{L}))|at no (?:point|time|stage|hour|moment)|in no hour|(?:is|are|' +
      'will) there (?:be )?no (?:point|time|stage|' +
      'moment)(?= (?:[^ ]+ ){0,3}(?:when|that|where|with|above|below|over|under)(?!\\p{L}))|not (?:a single|one) (?:hour|day|night)',
  ),
};
const DENIAL_KINDS = Object.entries(DENIALS);

/** "It won't rain, will it?": a statement with the question after it. */
const STATEMENT = new RegExp(
  String.raw`^\W*(?:(?:so|and|but|surely|hopefully|i hope|presumably)[ ,]+)*(?:it|there|that|they)(?:'s|'ll| will| won't|` +
    String.raw` is| isn't| are| aren't| does| doesn't| did| didn't| has| hasn't| was| wasn't)\b`,
  '',
);
const TAG =
  /\b(?:will|won't|is|isn't|are|aren't|does|doesn't|did|didn't|has|hasn't|was|wasn't|right|yes|no)(?: (?:it|there|they|that))?\W*$/;

/** "There's no chance of rain, is there": what is denied is asked for. */
const NOT_SO_TAG = /\b(?:will|is|are|does|did|has|was)(?: (?:it|there|they|that))\W*$/;

/** "Bit nippy out, isn't it", "cold today innit": a statement without its beginning. */
const SHORTENED =
  /^(?!.*\b(?:what|when|where|which|how|who|why)\b).+\b(?:innit|(?:isn't|ain't|aren't|won't|wasn't|doesn't) (?:it|there|they))\W*$/;

export function isTagQuestion(plain: string): boolean {
  return (STATEMENT.test(plain) && TAG.test(plain)) || SHORTENED.test(plain);
}

/** "Not windy on Sunday, right?" */
const CONFIRMED =
  /^(?!.*\b(?:what|when|where|which|how|who|why|or)\b)\W*(?:(?:so|and|but|ok|okay)[ ,]+)*(?:not|no|never) .+[ ,](?:(?:right|correct|yeah)|(?:yes|no|true)\W*\?)\W*$/;

/** "It won't rain tomorrow?": a statement that asks. */
export function isStatement(plain: string): boolean {
  return STATEMENT.test(plain) || SHORTENED.test(plain) || CONFIRMED.test(plain);
}

/** "Will it rain or stay dry" asks for both: a yes is the first of them. */
const ALTERNATIVES = wholeWords(
  'rain or no rain|snow or no snow|(?:rain|snow|wet|raining)\\b[^,.;]*\\bor (?:will it |is it |stay |be |' +
    'remain |keep |it )*dry',
);

/** "When won't it rain": only here does a "not" before the subject deny. */
const NOT_BEFORE_SUBJECT = wholeWords("(?:won't|isn't|doesn't) (?:it|there)");

/** What "dry" denies: "a dry storm" is a storm. */
const OF_RAIN: ReadonlySet<Topic> = new Set<Topic>(['rain', 'snow', 'general']);

/** "Will it rain while I'm watering": the rain itself is asked for. */
const RAIN = new WordPattern(/\b(?:rain(?:s|ing|y|ed)?|wet|showers?|drizzle)\b.*\bwater(?:ing)?\b/);

/** Rain makes it pointless. */
const POINTLESS_WATERING = new WordPattern(/\b(?:pointless|no point|waste of (?:time|water))\b.*\bwater(?:ing)?\b/);

const OF_WIND: ReadonlySet<Topic> = new Set<Topic>(['wind', 'gusts']);

const NEXT_EVENT = new WordPattern(
  new RegExp(
    String.raw`\bnext (?:(?!(?:without|with|no|dry|free|day|days|night|weekend)\b)\p{L}+ ){0,2}?(?:rain|showers?|downpour|` +
      String.raw`snow(?:fall)?|(?:thunder ?)?storms?|frost)\b`,
    'u',
  ),
);

/** "The gauge was bone dry, when is the next proper rain": an event to come, whatever is told beside it. */
export function asksNextEvent(plain: string): boolean {
  return NEXT_EVENT.test(plain);
}

/** "It's been dry for ages, any rain coming". */
const ANY_RAIN = /\bbeen (?:\p{L}+ )?dry\b.*\bany (?:more )?(?:rain|showers?)\b/u;

/** "If it's windy we won't bother, is it": what is not done then says nothing of the wind. */
const HANGS_ON_IF =
  /\b(if (?:it|there)(?:'?s| is) \p{L}+) (?!till?\b|until\b|dry\b)[^?]{3,40}?(,? (?:so )?(?:is|will) (?:it|there)(?: going to| gonna)?(?: be)?\W*)$/u;

/** `topic`: the main one. `asksWhen`: whether a time is asked for, and not a yes or no. */
export function isNegated(question: string, topic: Topic, asksWhen: boolean): boolean {
  const plain = question.replace(HANGS_ON_IF, '$1 $2');
  if (plain.match(ALTERNATIVES) !== null || (asksWhen && asksNextEvent(plain))) return false;
  const isTag = isTagQuestion(plain);
  const denials = DENIAL_KINDS.filter(
    ([kind, pattern]) =>
      // "When should I water the garden" is told by when rain comes.
      !(kind === 'watering' && (asksWhen || !OF_RAIN.has(topic) || RAIN.test(plain))) &&
      !(kind === 'not' && (isTag || deniesAnother(plain, pattern, topic))) &&
      !(isTag && (kind === 'absence' || kind === 'unlikelihood') && NOT_SO_TAG.test(plain)) &&
      !(kind === 'ahead' && (asksWhen || !DOES_BEFORE.test(plain))) &&
      !(kind === 'calmness' && !OF_WIND.has(topic)) &&
      !(kind === 'clearing' && !OF_RAIN.has(topic)) &&
      !(kind === 'dryness' && (!OF_RAIN.has(topic) || ANY_RAIN.test(plain))) &&
      plain.match(pattern) !== null,
  );
  // "The rain going to clear in York" is one end, and no two.
  const isOneEnd = ['end', 'clearing'].every((end) => denials.some(([kind]) => kind === end));
  const isPointless = OF_RAIN.has(topic) && POINTLESS_WATERING.test(plain);
  return (
    (denials.length -
      (isOneEnd ? 1 : 0) +
      (isPointless ? 1 : 0) +
      (asksWhen && plain.match(NOT_BEFORE_SUBJECT) !== null ? 1 : 0)) %
      2 ===
    1
  );
}

/** "Dry, but not too hot": the heat is denied, and not what is asked of the rain. */
function deniesAnother(plain: string, pattern: RegExp, topic: Topic): boolean {
  const own = DENIED_OF.get(topic);
  return own !== undefined && matchesOf(plain, pattern).every(([text]) => DENIED.test(text) && !own.test(text));
}

const endsIn = (words: string): WordPattern => new WordPattern(`\\b(?:${words})$`);
const DENIED = endsIn(DENIABLE);
/** What a denial says something of, by the topic that is asked about. Of other topics every denial counts. */
const DENIED_OF: ReadonlyMap<Topic, WordPattern> = new Map(
  (
    [
      [['rain'], RAIN_FALLS],
      [['snow'], SNOW_FALLS],
      [['ice'], FROST],
      [['temperature', 'feels-like'], WARMTH],
      [['wind', 'gusts'], AIR_MOVES],
      [['cloud'], CLOUDS],
      [['sun'], SUN],
      [['fog'], FOG],
      [['humidity', 'dew-point'], DAMP],
      [['thunder'], THUNDER],
    ] as const
  ).flatMap(([topics, words]) => topics.map((topic) => [topic, endsIn(words)] as const)),
);

/** Somebody does it before the weather comes: "can we mow", "have I got time", "will I get home". */
const DOES_BEFORE = new WordPattern(
  new RegExp(
    String.raw`\b(?:can|could|should|shall|will|would|do|did|have|am|are|is there) (?:i|we|you|he|she|they|my|our|` +
      String.raw`the (?!rain|snow|storm|wind|fog|weather|sun)\p{L}+|time)\b|` +
      String.raw`\b(?:get|make it|finish|manage|time) (?:\p{L}+ ){0,6}before\b`,
    'u',
  ),
);

const BAD_FOR =
  'bad|poor|awful|terrible|horrible|horrid|grim|miserable|rubbish|rough|dodgy|iffy|ropey|ropy|sketchy|dicey|dire|dreadful|lousy|crap|pants|unsuitable|no good';

const AGAINST = wholeWords(
  '(?<!not |\\bhow \\p{L}+ (?:is|are) )(?:way |far |a bit |much )?too (?:hot|cold|cool|warm|windy|wet|bad|poor|' +
    'awful|nasty|unpleasant|horrible|wild|harsh|rubbish|overcast|dull|thundery|unsettled|icy|dangerous|muddy|' +
    'rainy|foggy|humid|sunny|dark|breezy|gusty|cloudy|chilly|stormy|snowy|risky|frosty|heavy|strong|rough|choppy|' +
    'slippery|bright|blustery|damp|soggy|sodden|sticky|muggy|misty|murky|cool|nippy|parky|blowy|still|calm|grim|' +
    'miserable|soft|boggy|light|fresh|dry|much (?:rain|wind|snow|sun|heat)|' +
    '(?:late|early)(?= (?:for|to|in the (?:year|season|day|month))\\b))|cancel|cancell?ed|postponed?|call(?:ed)? off|' +
    'reschedule|put off|(?:book|hire|use|get|rent|go for) (?:the |a |our |some )?(?:village |church |' +
    'community )?(?:hall|venue|function room|indoor \\p{L}+)|(?:move|take|bring|shift|have|hold) (?:it|' +
    'everything|everyone|the \\p{L}+|my \\p{L}+|our \\p{L}+) (?:inside|indoors|to the hall)|' +
    'stay (?:in|inside|indoors) instead|put (?:it|them|him|her|this|that|the \\p{L}+|my \\p{L}+|our \\p{L}+) off|' +
    'call (?:it|them|him|this|that|the \\p{L}+) off|send (?:them|him) home|avoid|skip|give up|' +
    '(?<!not )(?:a )?(?:bad|poor|terrible|silly|stupid) (?:day|time|idea|weather)|' +
    // "Is tomorrow bad for washing", "is it looking dodgy for the bbq".
    `(?=(?:${BAD_FOR})(?!\\p{L}))(?<!\\b(?:not|how|no|isn.t|won.t be) (?:too |that |so |very |all that |a )?)(?:${BAD_FOR})(?= (?:weather |conditions )?(?:for|to)(?!\\p{L}))|` +
    `(?=(?:${BAD_FOR})(?!\\p{L}))(?<=\\b(?:(?:looking|looks?|be|getting|turning)|is (?:it|the weather|the forecast)|it.s) (?:\\p{L}+ ){0,2})(?<!\\b(?:not|n.t|how|less) (?:\\p{L}+ ){0,2})` +
    `(?:${BAD_FOR})(?=[?!.,]|\\W*$| (?:on|this|next|tomorrow|today|tonight|at|in|later|over)\\b| \\u0001)|` +
    '(?:is it|am i|are we|would it be|would (?:i|we) be) (?:\\p{L}+ )?(?:stupid|silly|daft|mad|crazy|foolish|' +
    'barmy|insane|nuts|bonkers)|doomed|a write[- ]?off|scuppered|blown (?:off|over|about|away)|against (?:us|me)|' +
    '(?<!not )(?:unsafe|dangerous|risky|hazardous|foolish|unwise)|ruin(?:ed)?|spoil(?:ed|t)?|washed out|' +
    '(?<!(?:put|putting|get|getting|do|hang|hanging) (?:a|the|another|my|some) )wash out|rained? off|mess up|' +
    'stop (?:me|us|my|our)|prevent|affect|' +
    '(?:not|isn.t|won.t be) (?:a |an )?(?:very |really |that |so )?(?:good|great|nice|ideal|suitable|fit)(?=[^?!.]*[ ,](?:right|correct|yeah)\\W*$)|' +
    '(?:instead of|rather than)(?! (?:on |at |in |the |this |next )*(?:\\u0001|' +
    '(?:mon|tues|wednes|thurs|fri|satur|sun)day|to(?:morrow|day|night)|week ?end|morning|afternoon|evening|\\d))|' +
    '(?:be|get|feel|end up) (?:too )?(?:cold|chilly|freezing|frozen|nippy)(?= (?:in|with|without|wearing)\\b)|' +
    '(?<!\\bworth\\b.{0,60}\\bor )pointless|no point|(?:a )?waste of (?:time|effort|money|paint)|' +
    'reasons? (?:why )?(?:\\p{L}+ )?(?:not to|to not|should(?:n.t| not))|(?:day|time|idea) (?:to not|not to)|' +
    'stay (?:in|inside|indoors|home|at home)|move (?:[^ ?.!,]+ ){0,4}?(?:indoors|inside)|' +
    '(?<=\\b(?:should|shall|must|do|better|need to|have to) (?:\\p{L}+ )?)(?:go|be|head|come|have it|hold it|do it) (?:inside|indoors)(?! or )',
);

/** Whether a yes means not to do the activity: "too hot to run", "should I cancel the picnic"; not "not too hot". */
export function asksAgainst(plain: string): boolean {
  const asked = firstAlternative(plain);
  return asked.match(AGAINST) !== null || asksWorried(asked);
}

/** The words by which a question asks not to do something, or is worried about it. */
export function againstIn(plain: string): Span[] {
  const against = matchesOf(plain, AGAINST).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  return [...against, ...worriesIn(plain)];
}

/** The text before "or will it …": of "is it worth going or will it be too windy" a yes is to the first of two questions. */
export function firstAlternative(plain: string): string {
  const at = plain.search(OTHER_ALTERNATIVE);
  return at < 0 ? plain : plain.slice(0, at);
}

const OTHER_ALTERNATIVE = new WordPattern(
  new RegExp(
    String.raw`(?= or )(?<=\b(?:can|could|should|shall|is it|worth|ok|okay|good|will|do|am|are)\b.*) or (?=(?:will|would|` +
      String.raw`is|are|am|does|do|should|shall|can|could|might|too)\b)|` +
      // "Dinner outside tonight or too cold".
      String.raw`(?= or )(?<=\b(?:ok|okay|good|fine|alright|on)) or (?=(?:move|cancel|postpone|go|stay|call|skip|put|reschedule)\b)|` +
      String.raw`(?= or too )(?<!\b(?:too|whether)\b.*) or (?=too \p{L}+\W*$)`,
    'u',
  ),
);

/** "Ohne Jacke", "sans manteau": without an article in other languages. */
const GARMENTS = GARMENT_SOURCES.flatMap(([garment, source]) => (garment === 'any' ? [] : [source])).join('|');

const WITHOUT = wholeWords(
  `without (?:${GARMENTS})|(?:with|wearing|in) no (?:${GARMENTS})|` +
    `(?:(?<=^\\W*)|(?<=[,.;] )|(?:and|go|just|but) )no (?:${GARMENTS})(?=\\b.{0,60}\\b(?:ok|okay|fine|alright|` +
    'all right|safe|needed|required|necessary)\\b)|' +
    "(?:warm|dry|hot|mild|nice|ok|okay|fine|safe) (?:enough )?(?:to |and |if i )?(?:not|don't) (?:wear|take|" +
    'bring|pack|bother with|need)|without (?:a|an|the|my|our|any|sun ?(?:screen|cream|block|glasses|hat)s?|' +
    'suncream|gloves|boots|shoes|socks|thermals|layers|waterproofs|wellies)|' +
    "leave (?:the |my |our )?[\\p{L}' ]{1,20}(?:at home|behind|here)|go without|skip the|forget the|" +
    "(?<!do i |do we |don't i )(?:don't|do not|not) (?:need|have to|require)",
);

/** Whether a yes means that the garment is not needed: "can I go without a coat". "Don't I need a coat" is not that. */
export function asksWithout(plain: string): boolean {
  return plain.match(WITHOUT) !== null;
}

const EXCLUSIONS = new WordPattern(
  new RegExp(
    String.raw`\b(?:(?:don't|do not|dont) (?:tell|give|show|want|care|mention|talk|bother|need)|ignore|ignoring|never mind|` +
      'forget about|except(?: for)?|apart from|other than|rather than|instead of|not interested in|leaving aside|' +
      `not (?:the|about)) [^,.;:!?]*?(?=[,.;:!?]| just | only | but |$)|` +
      // "Got sunburnt, is it cloudy", "high tide's at 2": told, and not asked.
      String.raw`\b(?:got|had|have|'ve) (?:a |bad |really |badly |very )*sun ?burn(?:t|ed)?\b|` +
      String.raw`\b(?:high|low) (?:tide|water)(?:'s|s| is) (?:(?:at|around|about|by) )?${BLANK}`,
    'g',
  ),
);

/** The parts that say what is not wanted: "don't tell me about rain, just the temperature". */
export function excludedSpans(plain: string): Span[] {
  return matchesOf(plain, EXCLUSIONS).map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** "Will the heat be a problem", "worried about the wind". */
const SPOILS =
  '(?:\\p{L}+ ){0,3}?(?:problems?|issues?|trouble|spoil\\p{L}*|ruin\\p{L}*|affect\\p{L}*|bother\\p{L}*|' +
  'hamper\\p{L}*|disrupt\\p{L}*|wreck\\p{L}*)';

const TOO_MUCH = new PatternTable(
  (
    [
      ['heat', 'hot|warm|sunny|boiling|sweltering|scorching|roasting', 'heat'],
      ['cold', 'cold|chilly|cool|freezing|nippy|parky', 'cold'],
      ['wind', 'windy|breezy|gusty|blustery|blowy', 'winds?|gusts'],
      ['rain', 'wet|rainy|damp|muddy|soggy', 'rain|showers'],
      ['fog', 'foggy|misty|hazy', 'fog|mist'],
      ['humidity', 'humid|muggy|sticky|close', 'humidity'],
      ['darkness', 'dark', 'dark|darkness'],
      ['ice', 'icy|frosty|slippery', 'ice|frost'],
      ['snow', 'snowy', 'snow'],
    ] as const
  ).map(([blamed, source, noun]) => ({
    blamed,
    pattern: wholeWords(
      `(?<!not |\\bhow \\p{L}+ (?:is|are) )too (?:${source})|(?:the )?(?:${noun}) ${SPOILS}|` +
        `worr(?:y|ied|ying) about (?:the )?(?:${noun})`,
    ),
  })),
  ({ pattern }) => [pattern],
);

/** What the question holds to be too much for something: the first that it names. */
export function blamedIn(plain: string): Blamed | null {
  const asked = firstAlternative(plain);
  return TOO_MUCH.possibleIn(asked).find(({ pattern }) => asked.search(pattern) >= 0)?.blamed ?? null;
}
