/**
 * A hazard that the question states: what somebody sees, hears or measures on the spot. It outweighs the forecast, which may
 * know nothing of it: no answer contradicts it, and none says yes to doing something in it.
 */
import { heatIndexC, windChillC } from '../../physics/comfort.ts';
import type { Topic } from './interpretation.ts';
import { SEEN_IN_ANY_TENSE } from './seen-words.ts';
import type { StatedFigure } from './stated-figures.ts';
import { matchesOf, plainText, wholeWords } from './text.ts';
import { goesOnAbroad, tellsOfNearStorm, tellsOfStormAhead } from './told-storms.ts';
import { WordPattern } from './word-pattern.ts';

/** `seen`: anything else that is harsh enough to take the verdict away; the others are a no to whatever is meant to be done. */
export type StatedHazard = 'thunder' | 'frozen-heights' | 'deep-cold' | 'great-heat' | 'gale' | 'seen';

const THUNDER = wholeWords(
  [
    // "I heard it's going to thunder" is told of what is to come.
    '(?:hear|hears|heard|hearing|see|sees|saw|seen|seeing|spotted|watched)\\b(?! (?:that )?(?:it|there|we|they)' +
      '(?:\\W?s|\\W?re| is| are)?(?:\\W?ll| will| would| might| could| may| going| gonna| meant| supposed| due|' +
      ' forecast| expected)\\b)[^.?!]{0,30}?(?:thunder\\p{L}*|' +
      'lightning|rumbl\\p{L}*|flash(?:es)? (?:in|of|over))',
    "(?:thunder|lightning)(?:storm)?(?:s|'s)?(?: has| have| is| are| was| were| just| been| now| right|" +
      ' all)* (?:rumbl\\p{L}*|overhead|above us|boom\\p{L}*|clap\\p{L}*|crack\\p{L}*|crash\\p{L}*|flash\\p{L}*|' +
      'flicker\\p{L}*|(?<!how many (?:thunder|lightning) )strik(?:es?|ing)|struck|growl\\p{L}*|roll\\p{L}*|heard|' +
      'seen|nearby|close by|in the distance|' +
      'on the horizon|(?:a |an )?(?:good |couple of |few |good few |only )*(?:few|couple of|one|two|three|four|' +
      'five|six|ten|\\d+|some) (?:miles?|km|kilomet\\p{L}+|min\\p{L}*|seconds?|secs?) (?:off|away|ago|out))',
    "there(?:'s|s| is| are| was| were|'re| has been| have been) (?:still |some |a |an |bit of |lots of |been |just )*rumbl\\p{L}+|" +
      'rumbl(?:es?|ing) (?:already|away|outside|overhead|nearby|closer)',
    'rumbl(?:es?|ings?)(?: in| on| from| over| near| to) (?:the )?(?:distance|horizon|hills?|west|east|north|' +
      'south|sky|afar|way off)|distant (?:rumbl\\p{L}+|thunder|lightning)|' +
      '(?:rumbl\\p{L}+|claps?|peals?|bolts?|flash(?:es)?|strikes?|crash|crack) of (?:thunder|lightning)|' +
      'lightning strikes? (?:just|near|nearby|close)',
    "(?:it's|it is|it has|it just|just|been|keeps?|started|starting|was) (?:just |been |" +
      'to )*(?:thunder(?:ed|ing)|lightning)',
    '(?:thunder|lightning|storm)(?:\\W?s)? (?:sounds?|seems?|looks?|sounding) (?:\\p{L}+ ){0,3}?(?:far|miles|' +
      'close|distant|near|nearby|away|off|faint|overhead)|last (?:\\p{L}+ )?(?:thunder|lightning|rumble|bolt|flash|' +
      'strike|clap)|thunder (?:\\p{L}+ )?(?:\\d+|ten|five|twenty|fifteen) ?(?:min\\p{L}*|m) ago',
    '(?:cunimbs?|cu-nims?|cbs?|thunder ?clouds?|anvils?(?: clouds?)?|storm (?:cell|cloud)s?)(?: is| are|' +
      "'s)? (?:\\p{L}+ )?(?:building|growing|forming|overhead|towering|coming|approaching|developing|going up|" +
      'to the|towards|nearby)|(?:cunimbs?|cu-nims?|cbs?|thunder ?clouds?|' +
      'storm (?:cell|cloud)s?)[^.?!]{0,20}?(?:miles?|km|minutes?) (?:off|away|out)|' +
      "(?:there's|there is|there are) (?:a |an |some |big )*(?:cunimbs?|cu-nims?|cbs?|thunder ?clouds?|anvils?)",
    "storm(?: is|'s)? (?:right )?(?:overhead|above us|on top of us)|" +
      'count(?:ed|ing)? \\d+ (?:seconds )?(?:between|from) (?:the )?(?:flash|lightning)|(?:lightning|bolt)(?: has| had| just)* hit(?!s)|' +
      'hair(?: is| was| are)? (?:standing|stood) (?:up|on end)',
  ].join('|'),
);

/** The same in the other languages, in the words of the question. */
const THUNDER_ABROAD = wholeWords(
  [
    '(?:hore|horen|hort|gehort|sehe|sehen|sah|gesehen)\\b[^.?!]{0,25}(?:donner\\p{L}*|blitz\\p{L}*)|' +
      '(?:donner\\p{L}*|blitz\\p{L}*)\\b[^.?!]{0,25}(?:gehort|gesehen|grollt)|' +
      'es (?:donnert|blitzt|gewittert|hat (?:gerade )?ge(?:donnert|blitzt))',
    '(?:entends?|entendu|entend|vois|voit|vu)\\b[^.?!]{0,25}(?:tonnerre|eclairs?|foudre)|le tonnerre gronde|' +
      '(?:ca|il) tonne',
    '(?:oigo|oi|oido|oimos|oye|veo|vi|visto|vimos)\\b[^.?!]{0,25}(?:truenos?|relampagos?|rayos)|esta tronando|truena',
    '(?:sento|sentito|sentiamo|vedo|visto|vediamo)\\b[^.?!]{0,25}(?:tuon[oi]|fulmin[ei]|lamp[oi])|' +
      '(?:sta )?tuonando|tuona',
    '(?:ouco|ouvi|ouvimos|ouve-se|vejo|vi|visto|vimos)\\b[^.?!]{0,25}(?:trov(?:ao|oes|oada)|relampagos?|raios)|' +
      'a trovejar|trovejando|troveja',
    '(?:hoor|hoorde|gehoord|horen|zie|zag|zien|gezien)\\b[^.?!]{0,25}(?:donder\\p{L}*|onweer|bliksem\\p{L}*)|' +
      '(?:donder|onweer|bliksem)\\b[^.?!]{0,25}(?:gehoord|gezien)|het (?:dondert|onweert|bliksemt)',
  ].join('|'),
);

const FROZEN = wholeWords(
  '(?:frosty|icy|iced|frozen|frosted|glazed|slippery|slick)|' +
    '(?:frost|ice|snow|rime|black ice|verglas) on (?:the |my |our )?\\p{L}+|black ice|hard frost',
);
const HEIGHTS = wholeWords(
  '(?:roof\\p{L}*|tiles?|slates?|ladders?|scaffold\\p{L}*|climb\\p{L}*|chimneys?|gutter\\p{L}*|crags?|ridge|' +
    'scrambl\\p{L}*|via ferrata|mast|rungs?|solar panels?|cherry picker|abseil\\p{L}*)',
);

/** What somebody there sees and a forecast of hours does not show. */
const SEEN = wholeWords(
  [
    "(?:fog|mist|smoke|haze|dust|snow)(?: is|'s| was)? (?:so |really |very |that )?(?:thick|dense)|" +
      "(?:thick|dense|heavy) (?:fog|smoke|dust)|can(?:'t|not) see (?:the|a|my|anything|much|more|where|past|" +
      'beyond)|white ?out',
    'hail ?stones?|golf ?ball(?:s|-sized?)? hail|(?:waves?|seas?|surf)(?: is| are)? (?:breaking|crashing|coming|' +
      "washing|going) over|over ?topping|(?:river|beck|burn|brook|creek|water)(?: is|'s| has)? (?:over|above|burst|" +
      'up(?! (?:to|the|from|and|towards?|in|past))(?: a (?:bit|lot))?|up to (?:the |my |our )?(?:road|path|doors?|sills?|' +
      'knees?|waist|banks?|bridge|' +
      'gate|fence|garden|steps?|wheels?|axles?)|rising|in spate|coming (?:over|up|in))|in spate',
    'blowing (?:a )?(?:hooley|hoolie|gale|storm|hard|old boots|half a gale)|howling(?: a gale)?|' +
      '(?:trees?|branch(?:es)?|power ?lines?|tiles) (?:is |are |have )?(?:coming |come |blown |falling )?down|' +
      "(?:can(?:'t|not)|can hardly|barely) stand(?: up)?|blown over|white horses|whitecaps|" +
      'roof tiles? (?:flying|coming off)',
    '(?:wet|damp|greasy|slimy|mossy|slippery) (?:slates?|tiles?|roof|rungs?|ladder|scaffold\\p{L}*)|' +
      "(?:slates?|tiles?|roof|rungs?|ladder|boards)(?: is| are|'s)? (?:\\p{L}+ )?(?:wet|damp|greasy|slimy|mossy)|" +
      "(?:sky|skies|clouds?)(?: is| are|'s|s| has| have)?(?: gone| going| turned| turning| looking| looks| all|" +
      ' very| so| really)+ (?:black|dark|green|angry|inky|ominous)',
    '(?:freezing (?:rain|fog|drizzle)|glazed frost)|sheet ice|black ice|ice rink|' +
      'like (?:glass|an ice rink|a skating rink)|(?:frosty|icy|frozen|iced) (?:tiles?|steps?|path|pavements?|' +
      'slates?|rungs?|rocks?|deck|boards?|bridge)|(?:snow )?drifts?(?: are)? (?:\\p{L}+ )?(?:deep|high|blocking)',
    'funnel clouds?|water ?spouts?|(?:tornado|hurricane|typhoon|cyclone|flash flood|' +
      'severe (?:thunder ?storm|weather)) (?:watch|warning)(?: is)?(?= (?:in|on|for|out|near|here|active|up|until|' +
      'till|issued|but|and|right)\\b)|tornado (?:on the ground|sirens?|spotted|seen)|' +
      'sirens? (?:is |are )?(?:going|sounding)|ash (?:is )?falling|red flags?(?: is| are)? (?:flying|up)',
    ...SEEN_IN_ANY_TENSE,
  ].join('|'),
);

/** The colour of the sky, in the words of the other languages. */
const SEEN_ABROAD = wholeWords(
  [
    'himmel (?:ist|wird|sieht|wirkt)(?: \\p{L}+)? (?:braun|gelb|grun|schwarz|orange|rot|lila)(?:lich)?',
    'ciel est (?:\\p{L}+ )?(?:jaune|marron|brun|orange|vert|noir|rouge)',
    'cielo (?:esta|se ve|se ha puesto) (?:\\p{L}+ )?(?:marron|amarill|verde|negr|naranja|roj)\\p{L}*',
    'cielo (?:e|sembra|diventa) (?:\\p{L}+ )?(?:marrone|giallo|verde|nero|arancione|rosso)',
    'ceu (?:esta|ficou) (?:\\p{L}+ )?(?:castanho|marrom|amarelo|verde|preto|laranja|vermelho)',
    '(?:lucht|hemel) (?:is|wordt|ziet) (?:\\p{L}+ )?(?:bruin|geel|groen|zwart|oranje|rood)',
  ].join('|'),
);

/** Before the words: they are asked about, and not stated. */
const ASKED = new RegExp(
  String.raw`\b(?:is there|are there|any|will there be|there be|will it be|be|get|chances? of|risk of|odds of|threat of|` +
    'likely|expect|expecting|forecast|avoid|too|will (?:i|we|you|they|it|there|\\u0001+)|(?:can|could|might|may) (?:i|we|you)|' +
    "(?:will|is|does|do|are) the|how|when(?:'s| is| will)?|to|possible|without|no|still|" +
    'did(?: [^ ]+){1,3})(?: any| some| a| the| be| more| likely)* ?$',
  '',
);

const isAsked = (before: string): boolean => ASKED.test(before);

/** What a question tells of storms beside its thunder: one that is near, or that the day ahead has; null for none. */
export function toldStorm(plain: string, question: string, language: string): 'near' | 'ahead' | null {
  const own = language === 'en' ? null : plainText(question);
  if (tellsOfNearStorm(plain, own, isAsked)) return 'near';
  return tellsOfStormAhead(plain, own, isAsked) ? 'ahead' : null;
}

/** Whether a question in another language is about going on with something. */
export function asksToGoOn(question: string): boolean {
  return goesOnAbroad(plainText(question));
}

/** Whether a pattern matches where nobody asks for it. */
function isStated(plain: string, pattern: RegExp): boolean {
  return matchesOf(plain, pattern).some(({ index }) => !isAsked(plain.slice(Math.max(0, index - 30), index)));
}

/** ECCC: from -28 skin freezes within half an hour; US NWS: from -18 °F, which is -27.8 °C. A degree before that. */
const DEEP_COLD_C = -27;
/** US NWS: danger from a heat index of 103 °F, which is 39.4 °C, in whole degrees above. */
const GREAT_HEAT_C = 40;
/** DWD's severe gusts, and the mean wind that is a gale (WMO-No. 306, Beaufort 8). */
const GALE_GUST_KMH = 65;
const GALE_KMH = 62;
/** From here on a figure of the question takes the verdict from the forecast; our judgement beside the WHO's high UV, 6. */
const HARSH: Readonly<Partial<Record<Topic, (value: number) => boolean>>> = {
  temperature: (value) => value >= 30 || value <= -8,
  'feels-like': (value) => value >= 30 || value <= -8,
  'heat-index': (value) => value >= 30,
  'wind-chill': (value) => value <= -10,
  wind: (value) => value >= 25,
  gusts: (value) => value >= 32,
  uv: (value) => value >= 6,
  waves: (value) => value >= 1,
  'air-quality': (value) => value > 100,
};

/** US NWS: caution from a heat index of 80 °F, which is 26.7 °C, since long exertion tires. */
const TIRING_HEAT_C = 27;
const EXERTION = new WordPattern(
  new RegExp(
    String.raw`\b(?:marathons?|half|ultras?|triathlons?|ironman|\d+ ?k|parkrun|race|racing|run|running|jog|jogging|hike|` +
      'hiking|cycl(?:e|ing)|bike ride|football|rugby|tennis|match|training|labour(?:ing|ers?)?|roofers?|roofing|' +
      String.raw`bricklay\p{L}*|scaffold\p{L}*)\b`,
    'u',
  ),
);

/** What the figures of a question amount to; null for none that is harsh. */
function hazardOfFigures(stated: readonly StatedFigure[], plain: string): StatedHazard | null {
  const of = (...topics: readonly Topic[]): number[] =>
    stated.flatMap(({ topic, value }) => (topics.includes(topic) && value !== null ? [value] : []));
  const temperatures = of('temperature', 'feels-like');
  const winds = of('wind', 'gusts');
  const chills = [
    ...of('wind-chill'),
    ...temperatures,
    ...temperatures.flatMap((temperature) => winds.map((wind) => windChillC(temperature, wind))),
  ];
  const heats = [
    ...of('heat-index'),
    ...temperatures,
    ...temperatures.flatMap((temperature) => of('humidity').map((humidity) => heatIndexC(temperature, humidity))),
  ];
  if (chills.some((value) => value <= DEEP_COLD_C)) return 'deep-cold';
  if (heats.some((value) => value >= GREAT_HEAT_C)) return 'great-heat';
  if (of('gusts').some((value) => value >= GALE_GUST_KMH) || of('wind').some((value) => value >= GALE_KMH))
    return 'gale';
  const isHarsh = stated.some(({ topic, value }) => value !== null && HARSH[topic]?.(value) === true);
  const isHotWork = EXERTION.test(plain) && heats.some((value) => value >= TIRING_HEAT_C);
  return isHarsh || isHotWork ? 'seen' : null;
}

/** "Two feet of snow on the roof, will it hold": the roof bears it, and nobody climbs. */
const BEARS = /\b(?:hold|holds|bear|collapse|cave in|take (?:it|the weight|that)|cope)\b/;

/** "Rated 12 m/s", "wind limit 24 mph": what something bears, and not what is there. */
const OF_LIMIT = new WordPattern(/\b(?:limits?|rated|rating|max(?:imum)?|threshold|cut ?off|no more than|up to)\b/);

const LIMIT_BEHIND = /^\W*(?:limits?|rated|rating|max(?:imum)?|threshold|cut ?off)\b/;

/** Whether a figure is such a limit: "gusts 38, it's rated 24" has one that is and one that is not. */
function isOfLimit({ start, end }: StatedFigure, plain: string): boolean {
  const clause =
    plain
      .slice(Math.max(0, start - 30), start)
      .split(/[,.;?!]/)
      .at(-1) ?? '';
  return OF_LIMIT.test(clause) || LIMIT_BEHIND.test(plain.slice(end));
}

/**
 * The gravest hazard that a question states; null for none.
 * `plain`: the English text without places. `question`: as the caller wrote it.
 */
export function statedHazard(plain: string, question: string, stated: readonly StatedFigure[]): StatedHazard | null {
  if (isStated(plain, THUNDER) || plainText(question).search(THUNDER_ABROAD) >= 0) return 'thunder';
  if (isStated(plain, FROZEN) && plain.search(HEIGHTS) >= 0 && !BEARS.test(plain)) return 'frozen-heights';
  const measured = hazardOfFigures(
    stated.filter((figure) => !isOfLimit(figure, plain)),
    plain,
  );
  return measured ?? (isStated(plain, SEEN) || plainText(question).search(SEEN_ABROAD) >= 0 ? 'seen' : null);
}

const AWAY = wholeWords(
  '(?:come|get|bring|pull|call)(?: \\p{L}+){0,3}? (?:off|down|ashore|inside|indoors|home|to shore|back in(?! (?:the )?(?:pool|water|sea|lake|river|lido|hot ?tub)|to)|' +
    'out of)|stop(?! (?:raining|snowing|blowing))|abandon|suspend|clear the (?:pool|pitch|course|beach|water|' +
    'field)|cancel|postpone|delay|stay (?:inside|indoors|home|at home|off|put|away)|shelter|' +
    'leave the (?:pool|pitch|course|beach|water|field|lake|sea|hill)|evacuate|turn back|pack up|' +
    'too (?:dangerous|risky|hot|cold|windy|icy|slippery)|dangerous|unsafe|risky',
);

/** Whether a question asks to leave a hazard: "should we come off the lake". */
export function asksToLeave(plain: string): boolean {
  return plain.search(AWAY) >= 0;
}
