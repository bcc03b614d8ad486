/** What a question wants to know: topics, form, activity, garment, extreme and negation, from what places and times left over. */
import type { ActivityCatalogue } from '../../decision/activities.ts';
import type { Form, Garment, Topic } from './interpretation.ts';
import type { Span } from './text.ts';
import { wholeWords } from './text.ts';
import { TOPIC_WORDS } from './topic-words.ts';

export interface TopicHit extends Span {
  readonly topic: Topic;
  /** Whether the word means nothing but weather. */
  readonly isPlain: boolean;
}

const TOPIC_PATTERNS = TOPIC_WORDS.map(({ topic, plain, shared }) => ({
  topic,
  plain: wholeWords(plain),
  shared: wholeWords(shared),
}));

/** The topics that a plain text names, in the order of `TOPIC_WORDS`. A word belongs to the first that takes it. */
export function topicsIn(plain: string): TopicHit[] {
  const hits: TopicHit[] = [];
  for (const isPlain of [true, false]) {
    for (const { topic, ...patterns } of TOPIC_PATTERNS) {
      for (const match of plain.matchAll(isPlain ? patterns.plain : patterns.shared)) {
        const hit = { topic, isPlain, start: match.index, end: match.index + match[0].length };
        if (!hits.some((other) => other.start < hit.end && hit.start < other.end)) hits.push(hit);
      }
    }
  }
  return hits;
}

const GARMENT_WORDS: ReadonlyArray<readonly [Garment, RegExp]> = (
  [
    ['umbrella', 'umbrellas?|brolly|brollies|parasol'],
    ['raincoat', 'rain ?coats?|rain ?jackets?|waterproofs?|mackintosh|poncho|anorak|rain gear'],
    ['sunscreen', 'sun ?screen|sun ?cream|sun ?block|suncream|factor (?:30|50)|spf'],
    ['sunglasses', 'sun ?glasses|shades'],
    ['boots', 'wellies|wellingtons|wellington boots|(?:snow|rain|winter|rubber) ?boots|boots|gumboots'],
    ['gloves', 'gloves|mittens|scarf|woolly hat|beanie'],
    ['shorts', 'shorts|t-?shirt|tee shirt|sandals|flip flops|summer dress|skirt'],
    ['jacket', 'jackets?|jumper|sweater|hoodie|cardigan|pullover|fleece|layers|long sleeves'],
    ['coat', 'coats?|parka|thermals|winter clothes'],
    [
      'any',
      'what (?:should|shall|do|can|must) (?:i|we|you|my \\p{L}+) (?:need to )?(?:wear|dress|put on)|what to wear|how (?:should|shall|do) (?:i|we) dress|dress (?:warm|for)|clothes|clothing|outfit|what to pack|what should (?:i|we) pack|wear',
    ],
  ] as const
).map(([garment, source]) => [garment, wholeWords(source)]);

const NEEDS = wholeWords(
  'need|needs|wear|wearing|bring|take|pack|carry|put on|should|shall|require|required|have to|must|enough for|weather|necessary|useful|dress|too (?:hot|cold|warm|wet|windy) for',
);

export function garmentIn(plain: string): (Span & { readonly garment: Garment }) | null {
  if (plain.match(NEEDS) === null) return null;
  for (const [garment, pattern] of GARMENT_WORDS) {
    pattern.lastIndex = 0;
    const match = pattern.exec(plain);
    if (match !== null) return { garment, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** Everyday phrases for activities, beside the names and aliases that the activities have. */
const PHRASES: ReadonlyArray<readonly [id: string, source: string]> = [
  [
    'laundry-drying',
    '(?:hang|put|peg|dry|do|get)(?:ting|ging|ing)?(?: out)? (?:the |my |our |some )?(?:washing|laundry|clothes|sheets|towels)(?: out| outside| dry)?',
  ],
  ['drone-flying', 'fly(?:ing)? (?:my |a |the |our )?drones?'],
  ['dog-walking', 'walk(?:ing)? (?:the |my |our |a )?dogs?|(?:take|taking) (?:the |my |our )?dogs? (?:out|for a walk)'],
  [
    'gardening',
    'water(?:ing)? (?:the |my |our )?(?:garden|plants|lawn|flowers)|mow(?:ing)?(?: the| my)? lawn|cut(?:ting)? the (?:grass|lawn|hedge)|plant(?:ing)? (?:my |the |some )?(?:tomatoes|seeds|flowers|bulbs|trees|vegetables)',
  ],
  [
    'exterior-painting',
    'paint(?:ing)? (?:the |my |our |a )?(?:\\p{L}+ )?(?:fence|house|shed|walls?|outside|deck|exterior|windows?|door|barn)',
  ],
  [
    'outdoor-event',
    'barbies?|barbi?e|bbqs?|barbe[cq]ues?|grill(?:ing)?(?: out)?|picnics?|garden part(?:y|ies)|weddings?|outdoor (?:party|concert|event|wedding)|eat(?:ing)? outside|cook ?outs?',
  ],
  [
    'stargazing',
    '(?:see|watch|look at|view)(?:ing)? (?:the )?(?:stars|milky way|northern lights|aurora|meteors?|meteor shower|perseids|geminids)|star ?gaz(?:e|ing)',
  ],
  [
    'cycling',
    '(?:ride|riding|cycle|cycling|bike|biking)(?: my| a| the)?(?: bike| bicycle)?(?: to work| to school)?|bike rides?',
  ],
  ['beach', '(?:go(?:ing)? )?to the (?:beach|seaside)|swim(?:ming)?|sunbath(?:e|ing)|beach(?: day)?'],
  ['running', '(?:go|going) (?:for a )?(?:run|jog)(?:ning|ging)?|jog(?:ging)?|running|run'],
  [
    'hiking',
    '(?:go(?:ing)? )?(?:for a|on a) (?:walk|hike|stroll)|hik(?:e|ing)|(?:go(?:ing)? )?(?:walking|rambling|trekking)',
  ],
  ['concrete-pour', '(?:pour|lay)(?:ing)? (?:the |my |some |a )?(?:concrete|cement|slab)'],
  ['crop-spraying', 'spray(?:ing)? (?:the |my |our )?(?:crops?|fields?|weeds|roses|orchard)'],
  ['roofing', '(?:fix|repair|replace|tile|do)(?:ing)? (?:the |my |our |a )?roof'],
  ['driving', 'driv(?:e|ing)|road trip'],
];

/** Aliases that are words of everything else too, and so mean an activity only behind one of `LEADS`. */
const COMMON_ALIASES = new Set(
  'work pool car event pour spray paint painting dogs dog fish walk drive stars roof run cement slab gutter party concert wedding cycle sail garden planting observing bathing commute astronomy telescope yacht runner driving range sprint training construction labour labor digging screed bike'.split(
    ' ',
  ),
);
/** Aliases that in a question are mostly about something else. */
const NEVER_ALONE = new Set(['car', 'work', 'event', 'pool', 'dogs', 'stars']);
const LEADS = '(?:to|a|go|going|my|the|for|i|we|good|out)';
const SUITS = wholeWords(
  'can|could|should|shall|good|great|best|ideal|perfect|ok|okay|safe|nice|suitable|possible|able|worth|recommended?|weather|conditions|too (?:hot|cold|windy|wet|icy|warm|dangerous|muddy)|when|dry enough|warm enough|allow|right|decent|bad|will it be|is it|advisable|wise|fit|calm enough|is (?:today|tomorrow|this|next)|chance|going|want to|need to|planning|forecast',
);

export interface ActivityHit extends Span {
  readonly id: string;
}

/** Finds activities of a catalogue in questions. */
export function activityFinder(catalogue: ActivityCatalogue): (plain: string) => ActivityHit | null {
  const known = new Set(catalogue.profiles.map(({ id }) => id));
  const patterns = [
    ...PHRASES.filter(([id]) => known.has(id)).map(([id, source]) => ({ id, pattern: wholeWords(source) })),
    ...catalogue.profiles.map(({ id, name, aliases }) => ({
      id,
      pattern: namesPattern([id.replaceAll('-', ' '), name, ...aliases]),
    })),
  ];
  return (plain) => {
    if (plain.match(SUITS) === null) return null;
    const hits = patterns.flatMap(({ id, pattern }) =>
      [...plain.matchAll(pattern)].map((match) => ({ id, start: match.index, end: match.index + match[0].length })),
    );
    // The longest phrase says most; of equals the first.
    return hits.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)[0] ?? null;
  };
}

function namesPattern(names: readonly string[]): RegExp {
  const sources = [...new Set(names.map((name) => name.toLowerCase()))]
    .filter((name) => !NEVER_ALONE.has(name))
    .toSorted((a, b) => b.length - a.length)
    .map((name) => {
      const source = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ -]');
      return COMMON_ALIASES.has(name) ? `(?<=\\b${LEADS} )${source}` : source;
    });
  return wholeWords(sources.join('|'));
}

const LEAST = wholeWords(
  'colde(?:st|r)|cool(?:est|er)|chill(?:iest|ier)|lows?|lowest|minimum|min|drie(?:st|r)|calm(?:est|er)|least|fewest|less|driest|dryer|cleanest|mildest',
);
const MOST = wholeWords(
  'hott(?:est|er)|warm(?:est|er)|highs?|highest|maximum|max|wett(?:est|er)|raini(?:est|er)|wind(?:iest|ier)|sunn(?:iest|ier)|snow(?:iest|ier)|cloud(?:iest|ier)|fogg(?:iest|ier)|humidest|most|strongest|peak|worst|more|better|best|nicest|nicer|brighter|stormiest',
);

const HOW_LITTLE = wholeWords('how (?:cold|cool|chilly|low)');
const HOW_MUCH = wholeWords('how (?:hot|warm|high|windy|strong|wet|humid|sunny|bad)');

/** Which end is wanted. "How cold will it get" asks for one; "how cold is it" for what is now. */
export function extremeIn(plain: string, isNow: boolean): 'most' | 'least' | null {
  if (plain.match(HOW_LITTLE) !== null) return isNow ? null : 'least';
  if (plain.match(HOW_MUCH) !== null) return isNow ? null : 'most';
  if (plain.match(LEAST) !== null) return 'least';
  return plain.match(MOST) === null ? null : 'most';
}

const NEGATIONS = wholeWords(
  "(?:stay|stays|staying|remain|be|keep|is it|it|mostly|going to be|completely) dry|dry (?:day|days|weather|spell|enough|out|outside)|no (?:rain|snow|wind|clouds?|fog|storms?|thunder|frost|showers?|ice)|without (?:any )?(?:rain|snow|wind|clouds?|fog|storms?|frost)|not (?:going to |be )?(?:rain|snow|be windy|raining|snowing|windy|rainy|cloudy|foggy|freeze)|(?:rain|snow|frost|cloud|fog|wind)[ -]free|stop(?:s|ped)? (?:raining|snowing)|how long (?:will|does|is) .*(?:last|go on|keep|continue|raining|snowing)|(?:rain|snow|storm|fog|wind) (?:to )?(?:stop|end|clear|ease|lift)|won't (?:rain|snow|be windy|freeze)",
);

export function isNegated(plain: string): boolean {
  return plain.match(NEGATIONS) !== null;
}

const TYPICAL = wholeWords(
  'usually|normally|typically|typical|usual|on average|average|averages|generally|climate|tend to|tends to|historically|normal(?: for)?',
);

/** Whether what is usual is asked for, and not what comes or was. */
export function asksTypical(plain: string): boolean {
  return plain.match(TYPICAL) !== null;
}

const PAST = wholeWords(
  "was|were|wasn't|weren't|did|didn't|has it|has there|have we had|had|rained|snowed|has been|have been|been",
);

export function isPastTense(plain: string): boolean {
  return plain.match(PAST) !== null && plain.match(wholeWords('will|going to')) === null;
}

const HOT = wholeWords('hot|boiling|scorching|sweltering|roasting|baking|heat ?waves?');
const COLD = wholeWords('cold|chilly|freezing|nippy|frigid');

/** Which end "will it be hot" is about; null where neither word stands. */
export function extremeNamed(plain: string): 'most' | 'least' | null {
  if (plain.match(HOT) !== null) return 'most';
  return plain.match(COLD) === null ? null : 'least';
}

const AGAINST = wholeWords(
  'too (?:hot|cold|warm|windy|wet|icy|dangerous|muddy|rainy|foggy|humid|sunny|dark)|cancel|postpone|call off|avoid|skip|a bad (?:day|time|idea)|unsafe|dangerous',
);

const JUDGES_WEATHER = wholeWords(
  'nice|nicer|good|great|decent|ok|okay|fine|lovely|pleasant|beautiful|perfect|bad|poor|awful|terrible|horrible|gloomy|grim|miserable',
);

/** Whether the weather as a whole is to be judged: "will it be nice", unlike "can you give me the forecast". */
export function judgesWeather(plain: string): boolean {
  return plain.match(JUDGES_WEATHER) !== null;
}

const BAD = wholeWords(
  'bad|poor|awful|terrible|horrible|gloomy|grim|miserable|unhealthy|unsafe|dirty|polluted|pollution|smog|smoggy|smoke|smoky',
);

/** Whether the weather or the air is asked after by what is bad in it. */
export function asksForBad(plain: string): boolean {
  return plain.match(BAD) !== null;
}

/** Whether an activity is asked after by what speaks against it: "too hot to run", "should I cancel the picnic". */
export function asksAgainst(plain: string): boolean {
  return plain.match(AGAINST) !== null;
}

const PRESENT =
  /\b(?:is it|it is|it's|is there|are there|what's it|right now|current|currently|how is|how's|how \w+ (?:is|are)|outside)\b(?! going| gonna| supposed| likely| expected)(?!.*\bcoming\b)/;

export function isPresent(plain: string): boolean {
  return PRESENT.test(plain);
}

const WHEN =
  /\b(?:when|what time|at what time|how soon|how long (?:until|till|before|will|does|is)|what hour|next time)\b/;
const WHICH_DAY =
  /\b(?:which|what) (?:day|days|date|night|morning|evening|afternoon)\b(?! is it)|\b(?:best|warmest|coldest|hottest|coolest|wettest|driest|sunniest|windiest|rainiest|nicest|calmest) (?:and \p{L}+ )?days?\b|\b(?:warmer|better|nicer|drier|best) day\b/u;
const WHICH_PLACE = /\b(?:which|what) (?:city|cities|town|place|one|of (?:these|them|the))\b|\bwhere\b/;
const BEST_TIME =
  /\b(?:best|good|ideal|perfect|right|safest|safe) (?:times?|hours?|window|moment|slot|part of the day)\b|\b(?:when|what time) (?:is|should|can|could|shall|would|to|are|will|do)\b/;
const YES_NO =
  /^(?:[^\p{L}]*(?:hey|hi|hello|please|so|ok|okay|siri|alexa|google|and|but|well|um|can you tell me|could you tell me|do you know|tell me|i want to know|let me know|check)[ ,]+)*(?:if |whether )?(?:is|are|am|will|was|were|did|does|do|can|could|should|shall|has|have|had|would|might|may|any|isn't|aren't|won't|wasn't|didn't|doesn't|ain't|going to|gonna|it will|it'll)\b|\b(?:if|whether) (?:it|there|i|we|the)\b|\b(?:should|can|do|will|shall|could) (?:i|we|it|there)\b|^\s*(?:rain|snow|umbrella|coat|jacket)\b[^?]*\?|\bany (?:chance|rain|snow|warnings?|alerts?)\b/u;

export interface FormQuestion {
  readonly plain: string;
  readonly places: number;
  readonly times: number;
  readonly hasActivity: boolean;
  readonly topic: Topic;
  readonly hasExtreme: boolean;
  readonly hasThreshold: boolean;
}

export function formOf({ plain, places, times, hasActivity, topic, hasExtreme, hasThreshold }: FormQuestion): Form {
  // "more than 5 mm" compares with nothing but itself.
  const isCompared =
    !hasThreshold && /\b(?:or|vs|versus|than|compared?|comparison|difference between|warmer|colder)\b/.test(plain);
  if (places > 1 && WHICH_PLACE.test(plain)) return 'which-place';
  if (places > 1) return isCompared || hasExtreme ? 'compare' : YES_NO.test(plain) ? 'yes-no' : 'value';
  if (WHICH_DAY.test(plain)) return 'which-day';
  if (times > 1 && isCompared) return 'compare';
  if (hasActivity && BEST_TIME.test(plain)) return 'best-time';
  if (WHEN.test(plain)) {
    const isSuperlative = /\b(?:\p{L}+est|most|least)\b/u.test(plain) && hasExtreme;
    return isSuperlative && !/\b(?:time|hour)\b/.test(plain) ? 'which-day' : 'when';
  }
  if (
    /\b(?:how (?:much|many|hot|cold|warm|windy|strong|humid|high|low|wet|fast|deep|bad|cloudy|cool|chilly|sunny|likely|is|'s|will|was)|what(?:'s| is| was| will)?)\b/.test(
      plain,
    ) &&
    topic !== 'clothing' &&
    !hasActivity
  ) {
    if (!/\b(?:if|whether) (?:it|there|i|we)\b/.test(plain)) return 'value';
  }
  if (topic === 'clothing') return YES_NO.test(plain) && !/\bwhat\b/.test(plain) ? 'yes-no' : 'value';
  return YES_NO.test(plain) || hasActivity || hasThreshold ? 'yes-no' : 'value';
}
