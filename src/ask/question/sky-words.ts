/** The English words of the sun and the moon. */
import type { MeteorShower } from '../../sky/meteor-showers.ts';
import type { Interpretation, SkyTopic, Topic } from './interpretation.ts';
import { NO_WORDS } from './no-words.ts';
import { SEASON_QUESTIONS } from './season-words.ts';
import { sunLimitIn } from './sun-limit.ts';
import { wholeWords } from './text.ts';

/** What a sunset is hoped to be. */
export const FINE_SKY = 'nice|good|great|decent|lovely|pretty|beautiful|stunning|spectacular|colou?rful|special';

interface SkyWords {
  readonly topic: SkyTopic;
  readonly plain: string;
  readonly shared: string;
}

/** "How long until", "how many hours before the next": the words before what is waited for. */
const UNTIL =
  'how (?:long|many (?:more )?(?:hours|minutes)|much (?:longer|time|light))(?: (?:is it|is there|' +
  'do (?:i|we) have|have (?:i|we) got|is left|left|until|untill|till|til|to|before|the|next|now))* ';

const words = (topic: SkyTopic, plain: string, shared = NO_WORDS): SkyWords => ({ topic, plain, shared });

/** "Perseids", "Perseiden", "Perséides", "Perseidas", "Perseidi". */
const IDS = 'id(?:s|en|es|as|i)?';
/** The showers that are calculated, by the beginnings of their names. */
const SHOWERS: ReadonlyArray<readonly [MeteorShower, string]> = [
  ['quadrantids', `(?:qu|cu)adrant${IDS}|bootiden`],
  ['lyrids', `lyr${IDS}|lir${IDS}`],
  ['delta-aquariids', `delta[ -](?:aqu|acu)ari?${IDS}`],
  ['eta-aquariids', `(?:eta[ -])?(?:aqu|acu)ari?${IDS}`],
  ['perseids', `perse${IDS}`],
  ['draconids', `dracon${IDS}`],
  ['orionids', `orion${IDS}`],
  ['leonids', `leon${IDS}`],
  ['geminids', `gemin${IDS}`],
  ['ursids', `urs${IDS}`],
];
const SHOWER_PATTERNS = SHOWERS.map(([shower, source]) => [shower, wholeWords(source)] as const);
const ANY_SHOWER = SHOWERS.map(([, source]) => source).join('|');

/** The meteor shower that a plain text names; null for none. */
export function showerIn(plain: string): MeteorShower | null {
  return SHOWER_PATTERNS.find(([, name]) => plain.search(name) >= 0)?.[0] ?? null;
}

export const SKY_WORDS: readonly SkyWords[] = [
  words(
    'meteors',
    `(?:the |any |southern )?(?:${ANY_SHOWER})(?: meteors?)?(?: showers?)?(?: peak)?|` +
      '(?:next |any |the )?meteor(?:ite)? showers?(?: peak)?|shooting stars|meteors',
  ),
  words(
    'clock-change',
    '(?:do|does|did|will|when) (?:the |our )?clocks? (?:go|goes|going|change|changing|turn|move|spring|fall|' +
      'be (?:put|' +
      'turned|moved)) ?(?:back|forwards?|ahead)?|(?:turn|put|set|move) (?:the |our |my )?clocks? (?:back|' +
      'forwards?|ahead)|' +
      '(?:the )?clocks? (?:go|going|change|changing)(?: (?:back|forwards?|ahead))?|the (?:clock|time) changes?|' +
      'daylight savings?(?: time)?|(?:start|end|beginning) of (?:dst|bst|british summer time)|' +
      '(?:dst|bst|british summer time) (?:start|end|begin|finish|change|over)s?|' +
      '(?:lose|gain) an hour(?! of)|extra hour in bed',
  ),
  words('seasons', SEASON_QUESTIONS),
  words('equinox', '(?:(?:spring|summer|autumn|fall|vernal|autumnal|march|september|next) )?equinox(?:es)?'),
  words(
    'solstice',
    // "Sunset on the shortest day", "how long is the longest day": a day of which something else is asked.
    '(?<!\\b(?:on|at|how (?:long|short)(?:\\Ws| is| was| are| will)) (?:the |' +
      'our )?)(?:(?:(?:winter|summer|june|december|next) )?solstices?|' +
      '(?:shortest|longest) (?:day|night)(?: of the year)?(?! (?:sun ?rise|sun ?set|dawn|dusk|day ?light)\\b)|' +
      'mid ?(?:summer|winter) day)|' +
      '(?:(?:until|till?|before) )?(?:the )?(?:days|nights|evenings) (?:start|starts|begin|begins|' +
      'to) (?:to )?(?:getting|get|grow|growing|drawing|draw) (?:shorter|longer|in|out)',
  ),
  words(
    'golden-hour',
    'golden ?h(?:ou)?rs?|(?:when|what time)(?:\\W?s| is| will| does)? the light (?:be |get |look )?(?:good|best|nice\\p{L}*|golden|soft\\p{L}*)(?! for)|' +
      '(?:the )?light (?:is |be |get |gets |getting |going |look |looks )*(?:good|best|right|nice|' +
      'golden|soft|nicest) for (?:\\p{L}+ )?(?:photo\\w*|pictures|pics|shoots?|shooting|portraits?)|' +
      '(?:best|good|soft|nice|golden) (?:evening |morning )?light(?= for (?:\\p{L}+ )?(?:photo|picture|pics|' +
      'shoot|portrait))',
  ),
  words('blue-hour', 'blue ?h(?:ou)?rs?'),
  words(
    'solar-noon',
    'solar (?:noon|midday)|(?:sun|sun is|sun at) (?:(?:its|at its|the|at the) )?(?:highest|zenith|' +
      'culminat(?:es?|ion)|peak)|highest sun|sun (?:directly )?overhead|midday sun',
  ),
  words(
    'sun-height',
    '(?:high|low) (?:is|will|does|was) the sun(?: be| get)?|(?:sun|solar) (?:elevation|altitude|angle|height|' +
      'position)|(?:height|elevation|altitude|angle) of the sun|how high (?:is|will) (?:the )?sun',
  ),
  words(
    'night-length',
    'how (?:long|short) (?:is|are|was|were|will|does)(?: be)?(?: the| our| a)? (?:\\p{L}+ )?nights?(?: be| last|' +
      ' get)?(?! (?:bus|tube|shift|flight|drive|sky|feed))|(?:length|duration) of (?:the )?nights?|night ?lengths?|' +
      '(?:how (?:many|much) )?(?:hours|much) of dark(?:ness)?|how long (?:(?:is|was|will) it (?:be )?|' +
      'does it (?:stay|remain|get) |do we have |of )dark(?:ness)?(?: out| outside)?(?= for\\b|\\W*$|' +
      ' (?:at|in|on|tonight|tomorrow|overnight|this)\\b| \\u0001)|hours of night',
  ),
  // What is left of the light ends with the sun.
  words(
    'sunset',
    'how (?:many more hours|much more|many hours more) (?:of )?(?:day ?)?light|' +
      'how (?:long|much longer) (?:have (?:i|we) got|is it|is there|will it be|do (?:i|we) have|' +
      'will it stay) (?:day ?)?light(?: for)?(?=\\W*$)|' +
      'how (?:many hours|much|long) (?:of )?(?:(?:the )?day ?)?light (?:is |are |do (?:i|we) have |' +
      'have (?:i|we) got |is there |will there be )?(?:left|remaining|to go)',
  ),
  words(
    'daylight',
    '(?:(?:much|any|most|least|more|less) )?day ?light (?:is there|is left|left|hours?|length|time|' +
      'do (?:i|we) (?:have|get))|much day ?light|hours of day ?light|day ?light|day ?lengths?|' +
      'lengths? of (?:the )?days?|hours of (?:day ?)?light|how (?:long|short)(?:\\Ws|s| is| are| was| will|' +
      ' does)(?: be)?(?: the)? days?|how (?:long|short)(?:\\Ws|s| is| are| was|' +
      ' will)(?: be)?(?= (?:the |our )?(?:shortest|longest) day)|how (?:long|short)(?:\\Ws| is| are| was|' +
      ' will)(?: be)?(?= \\u0001)|days? (?:is |are |be )?(?:getting )?(?:longer|shorter)|' +
      '(?:nights?|evenings?|days?) (?:are |is |be |still )*(?:drawing (?:in|out)|' +
      'getting (?:lighter|darker|longer|shorter))|(?:get|gets|getting) (?:dark|light)(?:er)? (?:any )?(?:earlier|' +
      'later)|how (?:long|many hours)(?: (?:a|per) day)? (?:is|was|will|does|do) the sun (?:be |stay |remain )?up(?!\\p{L})|' +
      '(?:get|gets|getting) (?:darker|lighter) (?:(?:in|at|of|on) (?:the |an )?)?(?:evenings?|mornings?|' +
      'nights?|night ?time)|(?:longer|shorter) (?:is |are |than )?(?:the )?days?|' +
      '(?:longer|shorter) than(?= \\u0001)|minutes? of light|how (?:long|many hours) (?:is it|will it be|' +
      'does it stay|do we have) light(?: for)?',
  ),
  words(
    'sunrise',
    `${UNTIL}sun ?(?:rises?|up)|sun ?rises?|sun ?up|` +
      'sun (?:come|comes|rises?|rising)(?! (?:out|back|through|again))(?: up)?|' +
      'sun (?:coming|gets?|getting) up(?! to)',
  ),
  words(
    'dawn',
    'is it (?:still |already |currently )?(?:day ?time|day ?light)(?= (?:in|at|now|there|yet)\\b| \\u0001|\\W*$)|' +
      'how (?:early|soon) (?:is it|will it be|does it get|was it|do we get) light|' +
      '(?:civil|nautical|astronomical) dawn|first (?:usable|useable|good|decent|proper|real|working|' +
      'shooting) light|dawn(?! (?:chorus|patrol|raid|service)\\b(?!.*\\b(?:what time|when)\\b))|day ?break',
    '(?:first|earliest) light|(?<!\\b(?:winds?|breezes?|gusts?|rain|showers?|snow|traffic) (?:going to |gonna |to |' +
      'will )?)(?:get|gets|getting|be|become|is it|it) light(?: outside| out)?(?! (?:enough (?:winds?|breezes?|airs?)|rain\\p{L}*|snow\\p{L}*|winds?|showers?|drizzle|breezes?|airs|frost|' +
      'fog|mist|clouds?|flurries|sleet|hail|precip\\p{L}*|jacket|coat|clothes|clothing|or (?:heavy|strong))(?!\\p{L}))|light outside',
  ),
  words(
    'sunset',
    `${UNTIL}sun ?(?:sets?|down)|sun ?sets?|sun ?down|sun (?:sets?|goes? down|going down|setting|go down)`,
  ),
  words('sunset', '(?:the )?midnight sun'),
  words(
    'dusk',
    'is it (?:still |already |currently )?(?:(?:day(?: ?time)?|light) or )?(?:night(?: ?time)?|' +
      'dark)(?= (?:in|at|now|there|yet|or day)\\b| \\u0001|\\W*$)|(?:gets?|getting|be|it|become|becomes|grow|' +
      'grows) dark(?:ness)?(?! (?:over|clouds?|sky|skies)(?!\\p{L}))(?: outside| out)?|' +
      'how (?:long|much time|many hours)(?: \\p{L}+){0,4} (?:till?|until|' +
      'til|to) (?:it\\W?s |it is )?dark(?:ness)?|how (?:long|much time) (?:\\p{L}+ ){0,4}before (?:it gets |it\\Ws |' +
      'it is )?dark|(?:get|be|make it|getting) (?:\\p{L}+ )?(?:home|back|there|down) before (?:it gets |it\\Ws |' +
      'it is )?dark|dusk|night ?fall|(?:civil|nautical|astronomical) (?:dusk|twilight)|' +
      'astronomical(?:ly)? (?:dark(?:ness)?|night)|(?:properly|fully|truly|completely|totally|pitch) dark|' +
      '(?:true|full) darkness|twilight|' +
      'last (?:(?:usable|useable|good|decent|proper|real|working|shooting|of the) )?light|' +
      '(?:stay|stays|staying|still|keep|remain|remains)(?: be)? light(?= (?:past|until|till?|at|after|by|enough|' +
      'out|outside|in|for|late|then)| \\u0001|\\W*$)|light (?:until|till)(?= |$)|' +
      '(?:lose|losing|run out of) (?:the )?(?:day ?)?light|light (?:nights|evenings)|' +
      'how late (?:is it|does it stay|will it be|will it stay) light|how (?:light|dark) (?:is it|will it be|' +
      'does it get)(?= (?:at|by|around|in|still|outside|out|now)\\b| \\u0001)|' +
      'how late can (?:i|we|they|you|the kids) (?:still )?(?:stay out|play out|play|be out|keep playing|keep going|' +
      'ride|fish|run|cycle|walk|fly|garden|mow|work outside)',
    'dark outside|darkness|dark(?! (?:over|clouds?|sky|skies)(?!\\p{L}))',
  ),
  words(
    'full-moon',
    '(?:full|harvest) ?moons?|(?<=\\bthe )moon (?:be |going to be |already )?full(?=\\W*$|' +
      ' (?:on|in|at|this|tonight|tomorrow|for|when|yet|or)\\b)',
  ),
  words('new-moon', 'new moons?'),
  words(
    'moonrise',
    '(?=moon)(?<=\\bwhen (?:is|will|does|\\W?s) (?:the )?)moon (?:be )?(?:up|out|visible|in the sky)|moon ?rise|' +
      'moon (?:will )?(?:rises?|rising|come up|comes up|coming up|appear|be up)',
  ),
  words('moonset', 'moon ?set|moon (?:will )?(?:sets?|setting|go down|goes down|going down)'),
  words(
    'moon',
    'moonless|moon ?light|moon ?phases?|phases? of the moon|(?:what|which) phase|lunar phases?|' +
      'moon (?:phases?|illumination)|(?:waxing|waning|crescent|gibbous)(?: moon)?|half moon|' +
      '(?:much|full|bright|percent|percentage|fraction|proportion|' +
      'what part) (?:of )?(?:(?:is|will) )?(?:the )?moon(?: (?:is|will|be|are|going to be))*(?: (?:lit|illuminated|' +
      'visible|showing))?|(?<=\\bthe )moon (?:up|out|visible|full|new|red|orange|bright)|' +
      'moon (?:is |be |will be )?(?:full|lit|illuminated|waxing|waning)',
    'moon|lunar',
  ),
];

const DIRECTION = wholeWords(
  '(?:which|what) (?:way|direction|side|bearing|compass \\p{L}+|part of the (?:sky|horizon))|' +
    "where (?:exactly )?(?:does|will|did|is|'s|do|would) (?:the )?sun|whereabouts|azimuth|bearing of",
);

/** Whether it is asked in which direction the sun rises or sets, or from which date on it does so before or after a clock time. */
export function sunWish(topic: Topic, plain: string): Pick<Interpretation, 'asksDirection' | 'sunLimit'> {
  const isOfSun = topic === 'sunrise' || topic === 'sunset';
  const sunLimit = sunLimitIn(plain, topic);
  return {
    ...(isOfSun && plain.search(DIRECTION) >= 0 ? { asksDirection: true } : {}),
    ...(sunLimit === null ? {} : { sunLimit }),
  };
}
