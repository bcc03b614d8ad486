/** How a question is worded: which extreme it wants, its tense, and whether it judges. Its polarity is in polarity.ts. */
import { asksBadHours, BAD_HOURS_STEP } from './bad-hours.ts';
import { isSaidOfWeather } from './changes.ts';
import { comparesBothWays } from './either-state.ts';
import { BAD_SLANG, COLD_SLANG, GOOD_SLANG, HOT_SLANG, SOMEBODY_FREEZES, SOMEBODY_MELTS } from './slang-words.ts';
import { type Span, wholeWords } from './text.ts';
import { numberOf } from './time/numbers.ts';
import { WordPattern } from './word-pattern.ts';

const LEAST = wholeWords(
  'colde(?:st|r)|cool(?:est|er)|chill(?:iest|ier)|nippiest|lows?|lowest|minimum|min|drie(?:st|r)|' +
    'calm(?:est|er)|still(?:est|er)|light(?:est|er) winds?|(?<!at )least|fewest|less|driest|dryer|cleanest|' +
    'mildest|bottom(?:s|ed)? out|(?:drop|fall|dip|sink|plummet|go down|get down|come down)s? to|' +
    '(?:dropping|falling|dipping|sinking|going down|getting down) to',
);
const MOST = wholeWords(
  'hott(?:est|er)|warm(?:est|er)|highs?|highest|maximum|max|wett(?:est|er)|raini(?:est|er)|wind(?:iest|ier)|' +
    'sunn(?:iest|ier)|snow(?:iest|ier)|cloud(?:iest|ier)|fogg(?:iest|ier)|humidest|mugg(?:iest|ier)|' +
    'stick(?:iest|ier)|more humid|breez(?:iest|ier)|gust(?:iest|ier)|blow(?:iest|ier)|blusteriest|heaviest|' +
    'heavier|stronger|rough(?:est|er)|soggiest|dull(?:est|er)|gloom(?:iest|ier)|grey(?:est|er)|mist(?:iest|ier)|' +
    "(?=t)(?<=\\bwhat(?:'s|s| is| was| will be) (?:the |\\u0001+ |\\p{L}+'?s )?|^\\W*|\\u0001 )tops?(?= \\u0001| (?:for|in|today|tomorrow|on|temps?|temperatures?) ?|\\W*$)|tops? out|" +
    'topped out|peaked|peaks|(?:climb|rise|shoot up|warm up|heat up|get up|go up)s? to|' +
    'most(?! (?:likely|probably|certainly|definitely|people)(?!\\p{L}))|strongest|' +
    'peak|worst|more|better|best|nicest|nicer|bright(?:er|est)|storm(?:iest|ier)|frost(?:iest|ier)|ic(?:iest|ier)',
);

const WORST = wholeWords('worst|worse');

/** Whether the worst place or day is wanted, and not the best. */
export function wantsWorst(plain: string): boolean {
  return plain.match(WORST) !== null;
}

const HOW_LITTLE = wholeWords(
  '(?:how|too) (?:cold|cool|chilly|low)|what (?:will|does|did|is|would|might) (?:it|' +
    'the temp(?:erature)?) (?:gonna |going to |supposed to )?(?:drop|fall|dip|sink|go down|get down|' +
    'come down)(?: down)? to',
);
const HOW_MUCH = wholeWords('how (?:hot|warm|high|windy|strong|wet|sunny|bad)');

/** Both ends are wanted. */
const HIGH_AND_LOW = new WordPattern(
  new RegExp(
    String.raw`\b(?:highs?|max(?:imum)?s?) ?(?:and|&|\/|,|or) ?(?:the )?(?:lows?|min(?:imum)?s?)\b|` +
      String.raw`\b(?:lows?|min(?:imum)?s?) ?(?:and|&|\/|,|or) ?(?:the )?(?:highs?|max(?:imum)?s?)\b`,
    '',
  ),
);

/** The extreme that is wanted. "How cold will it get" wants one; "how cold is it" wants the current value. */
export function extremeIn(plain: string, isNow: boolean): 'most' | 'least' | null {
  if (plain.match(HOW_LITTLE) !== null) return isNow ? null : 'least';
  if (plain.match(HOW_MUCH) !== null) return isNow ? null : 'most';
  if (HIGH_AND_LOW.test(plain) || comparesBothWays(plain)) return null;
  if (plain.match(LEAST) !== null) return 'least';
  return plain.match(MOST) === null ? null : 'most';
}

/** "We always cycle to work": what somebody does is no climate, other than "do we usually get snow". */
const NO_HABIT_OF_PEOPLE =
  '(?<!(?<!\\b(?:do|does|did|don\\W?t) )\\b(?:we|i|you|he|she|they|who|kids|children|dogs?|lads|boys|girls|mum|' +
  'mom|dad|wife|husband|family|boss|team|crew|club|neighbours?) )';
/** "My usual run", "normal speed", "the normal train": of people and things, and not of the weather. */
const NO_WEATHER_OF_PEOPLE =
  '(?<!\\b(?:my|our|his|her|their|your|as) )(?:usual|normal|typical)(?! (?:\\p{L}+ )?(?:speeds?|pace|service|hours|shoes|' +
  'clothes|kit|gear|tyres|tires|trainers|boots|car|bikes?|walks?|runs?|rides?|routes?|commutes?|trains?|bus(?:es)?|' +
  'swims?|sessions?|games?|match(?:es)?|training|shifts?|spots?|loops?|laps?|trips?|rounds?|loads?|people|person|' +
  'life|way|drive|driving|flights?|ferry|boat|paint|concrete|cement|glue|camera|lens|petrol|phone|glasses|coat|' +
  'jacket|tent|(?:sleeping )?bag)\\b)';
const TYPICAL = wholeWords(
  `${NO_HABIT_OF_PEOPLE}(?:always|usually|normally|generally|tend to)|` +
    '(?:usually|normally|generally|tend to) (?:get|have|see|expect)|' +
    'does it (?:rain|snow|blow|freeze) (?:much|a lot|often|loads|lots)|how often(?! (?:will|is it going|did|has)(?!\\p{L}))|common|commonly|all year round|year[ -]round|annual|' +
    'annually|yearly|(?:over|in|per|across|through|throughout) (?:a|the|an average|a typical|a whole) year|' +
    `statistically|typically|climate|tends to|historically|${NO_WEATHER_OF_PEOPLE}(?: for)?`,
);

/** Whether the question asks for the typical climate, and not for a forecast or the past. */
export function asksTypical(plain: string): boolean {
  return plain.match(TYPICAL) !== null;
}

const AVERAGE = wholeWords(
  'on average|averages?|' +
    '(?:daily )?mean(?= (?:daily |monthly |air |day ?time |night ?time )?(?:temps?|temperatures?|highs?|lows?|' +
    'max|min|rain(?:fall)?|wind|humidity|sea|water)(?!\\p{L}))',
);

/** Whether a mean is asked for: of the climate, or of a time that is now or near. */
export function asksAverage(plain: string): boolean {
  return plain.match(AVERAGE) !== null;
}

const SEASON = wholeWords(
  '(?<=^\\W*(?:(?:is|are|do|does)|how \\p{L}+ (?:is|are|do|does)) (?:the )?)(?:springs?|summers?|autumns?|' +
    'winters?)(?! (?:going|gonna|over|here|coming|ending|starting|this|finally|still|done|late|early|' +
    'on)(?!\\p{L}))|(?<=\\b(?:what(?:\\W?s| is| are)?|how(?:\\W?s| is| are)?) (?:the |their |its )?)(?:springs|' +
    'summers|autumns|winters)(?!\\p{L})|(?<=\\u0001 |\\bare (?:\\p{L}+ ){1,3})(?:summers|autumns|' +
    'winters)(?!\\p{L})|(?<!for )this time of (?:the )?year|' +
    '(?:over|in|through|throughout|across) (?:a|the|an average|a typical|a whole) year|annual(?:ly)?|yearly|' +
    'per (?:year|annum)|(?:each|every) year|(?:usual|normal|typical|average|ordinary) (?:calendar )?year|' +
    '(?<!\\b(?:in|within|for|half|quarter of|once|twice|times?|over|than|of|such|after) )a year(?! (?:ago|old|' +
    'later|from|or|and)(?!\\p{L}))',
);

/** Whether the time that is named comes every year: "at this time of year". */
export function asksSeason(plain: string): boolean {
  return plain.match(SEASON) !== null;
}

const PAST = wholeWords(
  'left (?:my |the |our |all )*(?:\\p{L}+ ){1,2}(?:out|open|outside)(?: on the line)? (?:all night|overnight|' +
    "last night)|was|were|wasn't|weren't|did|didn't|has it(?! changed| all changed)|has there|have we had|had|" +
    '(?<!(?:get|gets|getting|be|being) )(?:rained(?! off)|snowed)|' +
    '(?<!\\b(?:to|can i|can we|should i|should we|we|i) )fell(?! (?:a|an|' +
    'the(?! (?:first|last|other|week|night|day|weekend|month|whole)\\b)|my|our|some|this|that|trees?|races?|' +
    'run(?:s|ning|ner)?|walk(?:s|ing)?|side)\\b)|fallen|turned out|has been|have been|been|so far|since|to date|' +
    'proof (?:of|that)|evidence (?:of|that|for)|(?:insurance|storm|weather|damage|accident|for (?:a|an|my|our|the)) ' +
    'claims?|loss adjuster|insurers?|accident report|' +
    'lost(?= (?:\\p{L}+ )?(?:to|because of|due to) (?:the |bad )?(?:rain|snow|winds?|weather|frost|ice|fog|heat)(?!\\p{L}))|' +
    'just gone|just past|just been|earlier (?:on )?(?:today|this (?:week|month|year))|the other day|lately|' +
    '(?:hott|warm|cold|cool|wett|dri|windi|sunni|high|low|strong|bigg)est (?:(?!will|be)\\p{L}+ ){0,3}this year|' +
    '(?<=^\\W*(?:the )?)(?:hott|warm|cold|cool|wett|dri|windi|sunni)est (?:day|night|morning|evening) (?:of )?(?:this|the) month(?=\\W*$)|' +
    '(?:hott|warm|cold|cool|wett|dri|windi|sunni|snowi|frosti|mild|raini)est (?:day|night|morning|afternoon|' +
    'evening|week|temperature|temp) (?:of|this) (?:the |this )?(?:spring|summer|autumn|' +
    'winter)(?! (?:is|will|be|usually|typically|normally|likely|expected|coming)(?!\\p{L}))',
);

/** What is asked about what is to come, however long it has been so: "been out since 11, should I get it in". */
const AHEAD = wholeWords(
  'will|going to|gonna|any (?:more )?(?:rain|snow|showers?|sun|storms?|frost|wind)(?: (?:coming|due|forecast|on the way|expected|tomorrow))|' +
    '(?:how much|more)(?: \\p{L}+)? (?:is|are|s) (?:coming|due|expected|forecast|on the way)|' +
    '(?:should|shall|must) (?:i|we)(?! have)|did (?:i|we) (?:make|pick|choose|book)(?: a| the)? (?:mistake|wrong|right|bad|good)(?: day| time)?|' +
    '(?:can|could|may) (?:i|we)(?! (?:see|know|have (?:had|been|done|gone)|find|get (?:the|a|some)))|' +
    'do (?:i|we) (?:need|have|want) to|need (?:to|i)(?! know)|is it (?:ok|okay|fine|safe|time|worth) (?:to|for)',
);

/** "The gritter didn't come, walk at 9 sunday?": what somebody did is told, and no weather of it. */
const TOLD = new RegExp(
  String.raw`^(?!\W*(?:was|were|did|had|has|have|is|are|when|what|how|which|where|who|why)\b)(?![^,;.?!]*\b(?:rain|snow|` +
    'wind(?!ow|screen|shield|mill)|windy|storm|sun(?!day)|sunny|hot(?!el)|cold|warm|frost|hail|thunder|weather|' +
    String.raw`fog|wet|dry|degrees|gust|ice|icy|it)\w*\b)[^,;.?!]*\b(?:didn't|did|was|were|wasn't|weren't|had|` +
    String.raw`hadn't)\b[^,;.?!]*[,;.] `,
  '',
);

/** "How much rain since Sunday, will the ground carry the tractor": what has fallen is asked first, whatever it is for. */
const ASKED_FIRST = new RegExp(
  String.raw`^\W*(?:(?:so|and|hi|hey|hello|please) )*(?:how (?:much|many) [^.?!]{0,30}?\b(?:since|have we had|` +
    String.raw`has (?:there been|fallen)|did|fell)\b|` +
    String.raw`(?:rain(?:fall)?|snow(?:fall)?|frosts?)(?: totals?)? since\b)(?!.*\b(?:will|going to|gonna)\b.*\b(?:rain|` +
    String.raw`snow|dry|wet|warm|cold|weather|more)\b)`,
  '',
);

export function isPastTense(plain: string): boolean {
  const asked = plain.replace(TOLD, '');
  return asked.match(PAST) !== null && (!asksAhead(plain) || ASKED_FIRST.test(plain));
}

/** Whether what is to come is asked about. */
export function asksAhead(plain: string): boolean {
  return plain.match(AHEAD) !== null;
}

const HOT = wholeWords(
  `${HOT_SLANG}|${SOMEBODY_MELTS}|hot|scorchio|scorchers?|taps aff|tropical|stifling|boiling|scorching|` +
    'sweltering|roasting|baking|heat ?waves?',
);
const COLD = wholeWords(
  `${COLD_SLANG}|${SOMEBODY_FREEZES}|cold|chilly|freezing|nippy|frigid|baltic|arctic|bitter|perishing|` +
    'nithering|brass monkeys|parky',
);

/** The extreme of "will it be hot"; null without such a word. */
export function extremeNamed(plain: string): 'most' | 'least' | null {
  if (plain.match(HOT) !== null) return 'most';
  return plain.match(COLD) === null ? null : 'least';
}

const JUDGES_WEATHER = wholeWords(
  'nice|nicer|good|great|decent|ok|okay|fine|lovely|pleasant|beautiful|perfect|bad|poor|awful|terrible|' +
    `horrible|gloomy|grim|miserable|${GOOD_SLANG}|${BAD_SLANG}`,
);

/** Whether the weather as a whole is judged: "will it be nice", but not "can you give me the forecast". */
export function judgesWeather(plain: string): boolean {
  return plain.match(JUDGES_WEATHER) !== null;
}

const BAD = wholeWords(
  'bad|poor|awful|terrible|horrible|gloomy|grim|miserable|unhealthy|unsafe|dirty|polluted|pollution|smog|' +
    `smoggy|smoke|smoky|${BAD_SLANG}`,
);

/** Whether the question asks if the weather or the air is bad. */
export function asksForBad(plain: string): boolean {
  return plain.match(BAD) !== null;
}

const PRESENT = new WordPattern(
  new RegExp(
    String.raw`\b(?:what(?:'s| is|s)? the|which is the|what(?:'s| is|s)) (?:current |air |outside |outdoor |sea |` +
      'water )?(?:feels[- ]like(?: temp(?:erature)?)?|temperature|temp|humidity|pressure|visibility|dew ?point|uv(?: index)?|' +
      'wind(?: ?speed| direction| chill)?|snow depth|depth of snow)(?! (?:range|forecast|trend|difference|going|' +
      String.raw`like|gonna|supposed|likely|expected|be|will|not going|not gonna)\b)\b(?!.*\bcoming\b)|\b(?:` +
      'is it(?! (?:(?:only|just|really|actually|definitely|still|even|seriously) )?(?:going|gonna|gunna|fixin|fixing|supposed|likely|expected|meant|set|due|forecast|ever|' +
      String.raw`getting (?:any )?(?:hotter|warmer|colder|cooler))\b)|it is|it's|is there|are there|what's it|right now|` +
      'current|currently|is the (?:sun|sky) (?:out|shining|up|clear|blue|cloudy|grey)|' +
      "(?:which|what) (?:way|direction)(?: is|'s)? the wind|where(?:'s|s| is) the wind|how is|how's|" +
      String.raw`how \w+ (?:is|are)(?! (?:it|we|things|the \w+) (?:going|gonna|gunna|getting|supposed|likely|expected|meant|` +
      String.raw`set|due|forecast)\b)|outside)\b(?! (?:not )?(?:going|gonna|supposed|likely|` +
      String.raw`expected))(?!\W*$)(?!.*\bcoming\b)|\boutside\b(?!.*\bcoming\b)|^\W*still \p{L}+(?:ing|y)\b`,
    'u',
  ),
);

/** "Is it sunny all day": of more than the moment. */
const ALL_DAY = /^(?!.*\b(?:been|has|was)\b).*\ball day\b/;

/** "How bad is this storm going to be". */
const HOW_IT_WILL_BE = /\bhow \w+ (?:is|are) (?:this|the|that) \w+ (?:going to|gonna) (?:be|get)\b/;

export function isPresent(plain: string): boolean {
  return PRESENT.test(plain) && !ALL_DAY.test(plain) && !HOW_IT_WILL_BE.test(plain);
}

const BEFORE_RAIN = '(?:it |the )(?:rain|snow|storm|shower|starts|pour|thunder|tip|bucket|gets (?:too )?wet|turns wet)';
const TIME_BEFORE = new WordPattern(
  new RegExp(
    String.raw`\b(?:(?:got|have|is there|enough|be|(?:have|will) (?:i|we) (?:got |have )?) ?(?:enough |any )?time (?:to|` +
      String.raw`for)\b.*|(?:got|have|is there) (?:(?:about|at least) )?(?:an?|half an|\d+|two|three) (?:hours?|minutes|` +
      String.raw`mins) |how (?:long|late) (?:can|could|should|may|will|would|do|does|dare) \p{L}.*)\bbefore ${BEFORE_RAIN}|` +
      String.raw`\bhow long (?:have (?:i|we) got|do (?:i|we) have|until|till|before)\b.{0,20}\b(?:before|till|until)? ?${BEFORE_RAIN}`,
    'u',
  ),
);

/** "Have I got time to mow before it rains": when that begins is asked. */
export function asksTimeBefore(plain: string): boolean {
  return TIME_BEFORE.test(plain);
}

const OF_ONE_DAY = new WordPattern(
  /\b(?:part|parts|time|times|bit|hour|hours) of (?:the )?day\b|\b(?:what time|(?:what|which) hour)\b.*\b(?:\p{L}+est|worst|peaks?|most|least|avoid|dodge|miss|beat|without getting)\b/u,
);

/** "The driest part of the day", "what time is the wind strongest". */
export function isOfOneDay(plain: string): boolean {
  return OF_ONE_DAY.test(plain);
}

const OUT_NOW = new RegExp(
  String.raw`\b(?:what(?:'s| is|s)?|how(?:'s| is|s)?) (?:it|the weather|things)?(?:'s| is)? ?(?:like|doing|looking|` +
    String.raw`feeling)? ?(?:like )?(?:out|outside|out there|outdoors)(?: there)?\W*$|` +
    String.raw`\bis it (?:\p{L}+ )?(?:nice|lovely|ok|okay|good|bad|grim|horrible|miserable|pleasant|awful|decent|` +
    String.raw`fine) (?:out|outside|out there|outdoors)(?: there)?\W*$`,
  'u',
);

/** "What's it like out", "how is it outside": asks for the moment, where no time is named. */
export function isOutNow(plain: string): boolean {
  return OUT_NOW.test(plain);
}

const OF_SLEEP = new WordPattern(
  new RegExp(
    String.raw`\b(?:sleep|sleeping(?! bags?| outside| rough)|asleep|bed ?time|(?:in|to|for) bed|` +
      String.raw`duvets?(?<!\b(?:dry|drying|wash|washing|hang|air|peg)(?: out)?(?: the| my| our| an?)?(?: double| single| king ?size| big| thick)? duvets?)|tog|pyjamas|` +
      String.raw`pjs)\b(?!.*\b(?:nap|pram|pushchair|buggy)\b)`,
    '',
  ),
);

/** "Can I sleep with the window open", "which duvet": asks for the coming night, where no time is named. */
export function isOfSleep(plain: string): boolean {
  return OF_SLEEP.test(plain);
}

const COMING = wholeWords(
  'days? (?:above|over|below|under) [^.?!]{1,16} (?:coming|ahead|to come)|' +
    '(?:this|the) (?:\\p{L}+ )?(?:weather|sunshine|sun|heat|warmth|cold) (?:going to |gonna |set to |to |' +
    'likely to )*(?:last|hold|continue|keep up|stay|stick around)(?! (?:until|till|for|all|through|at|in|today|' +
    'tonight|over)\\b)|next (?:\\p{L}+ ){0,3}(?:spell|window|slot|gap|opportunity|chance)|' +
    '(?:plant|put|bed|move|harden)(?:ing|ting|ding)? (?:\\p{L}+ ){0,4}out(?:side|doors)?(?: yet|' +
    ' now)?(?=[ ,]*(?:$|[?!.,]))|any (?:more )?(?:\\p{L}+ )?(?:frosts?|storms|gales|heat ?waves) left|' +
    '(?:late|further|another) (?:frosts?|storms?|gales?)(?! (?:last|yesterday))|' +
    '(?:any )?(?:signs?|hints?|chance) of (?:a |an |any |some )?(?:heat ?wave|cold snap|' +
    '(?:warm|cold|hot|dry|wet) spell|summer|better weather)|' +
    '(?:any|some|more|much) (?:more )?(?:\\p{L}+ )?(?:coming|to come|on the way|ahead|in the forecast|in store)|' +
    '(?:snow|rain|storms?|frost|heat ?waves?|sun|wind|gales?|thunder|(?:cold|warm|hot|dry|wet) (?:snaps?|spells?|' +
    'weather)|heat|sunshine|cold|warmth|bad weather) (?:coming(?! from)|on (?:the|its) way|ahead|in store|due|' +
    'heading (?:our|this) way)|(?:are we|is there|we) (?:due|in for|expecting) (?:any |some |a |' +
    'more )?(?:\\p{L}+ )?(?:rain|snow|frosts?|storms?|sun|sunshine|heat ?wave|cold snap|cold spell|warm spell|' +
    'thunderstorms?|gales?|fog|wind)|(?=snow|rain|storm|thunder|frost|fog|gale|wind|sun)(?<=\\b(?:is|are) there (?:any |some |much |more |a lot of )?)(?:snow|rain|' +
    'storms?|thunder(?:storms?)?|frost|fog|gales?|wind|sun(?:shine)?) (?:in the forecast|forecast|predicted|expected)',
);

/** "Any snow coming": asks for the days ahead, where no time is named. */
export function isComing(plain: string): boolean {
  return plain.match(COMING) !== null;
}

const HOURLY = new WordPattern(
  new RegExp(
    String.raw`\b(?:hour[- ]by[- ]hour|hourly|(?:each|every) hour|by the hour|(?:each|every) (\d{1,2}|two|three|four|six|` +
      String.raw`twelve|couple of|few|second|other) (?:hours?|hrs?)|(\d{1,2}|two|three|four|six|twelve)[- ](?:hourly|` +
      String.raw`hour (?:steps|blocks|chunks|intervals|slots)))\b`,
    '',
  ),
);
/** The words of the steps, which are no time: "in 3 hour blocks"; null for none. */
export function stepsIn(plain: string): Span | null {
  const match = HOURLY.exec(plain);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}

const HOURS_OF_STEP: Readonly<Record<string, number>> = { few: 3, second: 2, other: 2 };

/**
 * The hours of the parts that a time is to be told in: 1 for "hour by hour" and "the hourly forecast", 3 for "every 3
 * hours"; null for none.
 */
export function hoursOfSteps(plain: string): number | null {
  const match = HOURLY.exec(plain);
  if (match === null) return asksBadHours(plain) ? BAD_HOURS_STEP : null;
  const count = match[1] ?? match[2];
  return count === undefined ? 1 : (HOURS_OF_STEP[count] ?? numberOf(count));
}

const COMPARATIVE = wholeWords(
  '(?:warmer|colder|cooler|hotter|milder|wetter|drier|dryer|windier|calmer|sunnier|cloudier|brighter|rainier|' +
    'muggier|chillier|breezier|gustier|foggier|nicer|better|worse|stickier|snowier|' +
    'less (?:windy|rainy|wet|hot|cold|cloudy|humid|muggy|sunny|gusty|breezy|foggy|chilly|warm|rain|wind|sun|' +
    'cloud|snow)|(?:wind|rain|cloud|humidity|gusts?) (?:be |going to be )?less|more (?:rain|wind|sun|sunshine|snow|cloud|humid|cloudy|sunny|windy))',
);
const AGAINST_ANOTHER = new WordPattern(
  new RegExp(
    String.raw`\b(?:than|or|vs|versus|compared|when|what time|how|which|day|days|night|nights|(?<!this |same )time|for|` +
      String.raw`(?<!\b(?:going|supposed|likely|meant|expected|due|set) )to|if|enough|getting|usual|normal|average|inside|` +
      'indoors|at (?:the )?(?:top|bottom|summit|altitude|height|coast|beach)|' +
      'on the (?:tops?|summits?|hills?|coast|beach|water|roof)|up there|higher up|in town|' +
      String.raw`by the (?:sea|coast|river|water))\b`,
    '',
  ),
);

/** "Is the morning drier": more or less than something. */
export function isComparative(plain: string): boolean {
  return plain.match(COMPARATIVE) !== null;
}

/** "Will it be warmer tomorrow": a comparison that leaves out what it is with. */
export function comparesWithNow(plain: string): boolean {
  return plain.match(COMPARATIVE) !== null && !AGAINST_ANOTHER.test(plain);
}

const HOW_MUCH_MORE = new WordPattern(
  new RegExp(
    String.raw`\bhow much (?:(?!than)\p{L}+ ){0,4}?(?:warmer|colder|cooler|hotter|wetter|drier|windier|milder|sunnier|` +
      String.raw`more (?:rain|wind|sun)|less (?:rain|wind|sun))\b(?!.*\bthan\b)`,
    'u',
  ),
);

/** "How much warmer will tomorrow be". */
export function asksHowMuchMore(plain: string): boolean {
  return HOW_MUCH_MORE.test(plain);
}

const DIFFERENCE = new WordPattern(
  new RegExp(
    String.raw`\bhow much (?:warmer|colder|cooler|hotter|wetter|drier|windier|milder|sunnier|calmer|cloudier|more|less)\b|` +
      String.raw`\b(?:by )?how many (?:degrees|mm|millimetres|inches|mph|[^a-z]{1,12}) ?(?:warmer|colder|cooler|hotter|` +
      String.raw`wetter|drier|windier|more|less)\b|\bby how (?:much|many)\b|` +
      String.raw`\b(?:what(?:'s|s| is)|how big is|how much of a) (?:the |a )?(?:\p{L}+ )?difference\b|` +
      String.raw`\bdifference in (?:the )?\p{L}+ (?:between|of)\b|\btemperature difference\b|\bof how much\b.*\b(?:warmer|colder|hotter|cooler)\b`,
    'u',
  ),
);

/** "How much colder", "by how much": the difference itself is wanted. */
export function asksDifference(plain: string): boolean {
  return DIFFERENCE.test(plain);
}

const AS_MUCH = /\bas (?:\p{L}+ ){1,2}as\b/u;

/** "As hot as yesterday". */
export function asksAsMuch(plain: string): boolean {
  return AS_MUCH.test(plain);
}

const ENDS =
  '(?:.{0,25}\\b(?:ends?|ending|breaks?|breaking|lasts?|last for|eases?|ease off|over|finish(?:es)?|' +
  'go(?:es)? away|goes?|continues?|go on))';
/** "Any sign of summer": the first warmer day is waited for. */
export const SIGNS_OF_WARMTH =
  '(?:summer|spring) (?:going to |gonna |ever |actually |finally |really )*(?:be )?(?:back|' +
  'com(?:e|es|ing) back|return(?:s|ing)?|turn(?:s|ing)? up|show(?:s|ing)? up|reappear(?:s|ing)?|' +
  'mak(?:e|es|ing) (?:an appearance|a comeback)|(?<=ever |finally |actually )(?:arrive|come|start|begin|' +
  'get here|happen)(?:s|ing)?)|(?:any )?signs? of (?:the |any |some |this )?(?:summer|spring|warmth|' +
  'warm(?:er)? (?:weather|days|temps|temperatures)|' +
  'heat(?! ?(?:stroke|exhaustion|illness|stress)))(?: (?:coming|arriving|weather|yet))?';

const TO_COOLER = wholeWords(
  'cold fronts?|(?:cool|cold) changes?(?= (?:will |going to |gonna |to )?(?:hit|come|arriv|reach|get|roll|move|' +
    'sweep|due|expected)|\\W*$)|(?:heat ?waves?|(?:warm|hot) (?:spells?|snaps?|weather)|heat|scorchers?|' +
    `scorching)${ENDS}|how (?:long|much longer) .{0,12}\\b(?:stay(?:s|ing)?|remain(?:s|ing)?|keep(?:s|ing)?|` +
    'be) (?:so |this |that )?(?:hot|warm)|(?:cool|chill)(?:s|ing)? (?:down|off)|' +
    '(?:get|gets|getting|turn|turns|turning|become|becomes|be) (?:any )?(?:cooler|colder|chillier)|' +
    'stop(?:s|ping)? (?:being |feeling )?(?:so |this |that |too )?(?:hot|warm|boiling|roasting|sweltering)|' +
    '(?:end|ends|ending|over|relief|respite) (?:of|from|to|in) (?:all )?(?:the|this) (?:heat|heat ?wave|' +
    'hot weather)|(?:cooler|colder|chillier)(?! than)|(?:respite|relief|let[- ]?up) (?:from|in) (?:all )?(?:the|' +
    'this) (?:heat|hot weather)|(?:end|break) (?:of|in) (?:the|this) (?:heat|heat ?wave|hot weather|warm spell)',
);
const TO_WARMER = wholeWords(
  'warm fronts?|stop(?:s|ping)? (?:being |feeling )?(?:so |this |that |too )?(?:cold|chilly|freezing|nippy)|' +
    `${SIGNS_OF_WARMTH}|cold (?:spells?|snaps?|weather)${ENDS}|` +
    'how (?:long|much longer) .{0,12}\\b(?:stay(?:s|ing)?|remain(?:s|ing)?|keep(?:s|ing)?|be) (?:so |this |' +
    'that )?(?:cold|cool|chilly)|(?:warm|heat|hot)(?:s|ing)? up|(?:get|gets|getting|turn|turns|turning|become|' +
    'becomes|be) (?:any )?(?:warmer|hotter|milder)|(?:warmer|hotter|milder)(?! than)|' +
    'end of (?:the|this) cold (?:spell|snap|weather)',
);

/** The change of the temperature that a question waits for; null for none. */
export function turnIn(plain: string): 'warmer' | 'cooler' | null {
  const [isToCooler, isToWarmer] = [isSaidOfWeather(plain, TO_COOLER), isSaidOfWeather(plain, TO_WARMER)];
  if (isToCooler === isToWarmer) return null;
  return isToCooler ? 'cooler' : 'warmer';
}

const ASTRONOMICAL = wholeWords(
  'astronomical(?:ly)?|astro dark(?:ness)?|(?:properly|fully|truly|completely|totally|really|pitch|proper)[ -](?:dark|darkness|' +
    'black)|true darkness|full darkness|' +
    'dark(?: enough)? (?:to|for) (?:see |seeing |do |doing |some |any |a bit of |the |my |our |photographing |shoot(?:ing)? )*' +
    '(?:star ?gaz\\w*|astro\\w*|milky way|stars|galax\\w*|telescopes?|observing|deep sky|meteors?|nebula\\w*)',
);
const NAUTICAL = wholeWords('nautical(?:ly)?');

/** How dark it is to be; null where nothing is said of it. */
export function twilightIn(plain: string): 'nautical' | 'astronomical' | null {
  if (plain.match(NAUTICAL) !== null) return 'nautical';
  return plain.match(ASTRONOMICAL) === null ? null : 'astronomical';
}

/** Parts of several days, which are told one by one. */
export const PARTS_OF_DAYS = /\b(?:mornings|afternoons|evenings|nights)\b/;
