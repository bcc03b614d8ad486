/** Going up a mountain that a question names: its weather is told, and that it depends on more; it is no walk in a town. */
import type { QuestionWords } from './find-words.ts';
import { matchesOf, wholeWords } from './text.ts';
import type { UncoveredHit } from './uncovered.ts';
import { WordPattern } from './word-pattern.ts';

/** Height in metres from which on a summit is a mountain: the usual definition in Britain and Ireland is 600 to 610. */
const MOUNTAIN_M = 600;
/** What has a height, and is nothing to be climbed. */
const NO_PEAK = new RegExp(
  String.raw`^(?:lake|loch|lago|lac|salar|laguna|chapada|caj[oó]n|desierto|jalapão|esteros)(?!\p{L})|\b(?:lake|national park|park|valley|desert|plateau|resort|reservoir|` +
    'pass|canyon|gorge|falls|glen|village|circuit|airport|observatory|stadium|highlands|region|hills|mountains|range)$',
  'iu',
);

/** Villages and grounds at such heights, which are answered at a point without a town: who asks for a coat there climbs nothing. */
const VILLAGES = new RegExp(
  '^(?:gramado|urubici|penhas douradas|bernabéu|casa de campo|el retiro|azteca|interlagos|ibirapuera|barajas|navacerrada|' +
    'arabba|livigno|cervinia|formigal|baqueira(?: beret)?|candanchú|pradollano|obergurgl|obertauern|wengen|mürren|zürs|klosters|' +
    'avoriaz|flaine|les arcs|la plagne|les menuires|la rosière|les deux alpes|la tania|la grave|valmorel|argentière|kasol|' +
    's[aã]o thom[eé] das letras|holambra|visconde de mau[aá]|cambará do sul|luís eduardo magalhães|primavera do leste|farellones|somiedo|' +
    'mcleod ganj|merzouga|oukaimeden|sandton|fourways|clarens|dullstroom|graskop|thredbo|perisher|livigno mottolino|adaminaby|omeo|' +
    'whitney portal|field british columbia|nordegg|valemount|mcbride|carcross|haenertsburg|vaalwater|fouriesburg|gariep dam|' +
    'matjiesfontein|nieu-bethesda|nottingham road|britstown|underberg|hogsback|kaza spiti|munsiyari|mukteshwar|kausani|bhimtal|' +
    'kufri|khajjiar|lachung|pelling|coonoor|yelagiri|vagamon|mawsynram|saputara|bhandardara|castle hill canterbury|tosh|kinnaur|' +
    'araku|lavasa|lansdowne uttarakhand|spruce meadows|golden gate highlands)$',
  'i',
);

/** Hills with a road or a railway to the top and paths for everybody: a walk there is one in open country. */
const WALKING_HILLS = new RegExp(
  '^(?:feldberg|großer feldberg|brocken|fichtelberg|wasserkuppe|kahler asten|schauinsland|hoher meißner|hoherodskopf|' +
    'wurmberg|kahlenberg|uetliberg|gurten|chasseral|pöstlingberg|mont royal|puy de dôme|grand ballon|hohneck|ballon d.alsace|' +
    'mont aigoual|signal de botrange|mont orford)$',
  'i',
);

/** What is done on foot or on a bicycle. */
export const UPHILL: ReadonlySet<string> = new Set(['hiking', 'running', 'cycling', 'dog-walking']);

/** Whether a place of the question is a mountain. */
export function isOnPeak({ placeSpans }: QuestionWords): boolean {
  return placeSpans.some(({ resolution }) => {
    if (resolution.kind !== 'found') return false;
    const { geonameId, represents, elevationM, name } = resolution.place;
    const isPoint = geonameId === null && represents === undefined;
    return (
      isPoint && elevationM !== null && elevationM >= MOUNTAIN_M && !NO_PEAK.test(name) && !WALKING_HILLS.test(name)
    );
  });
}

/** Whether the mountain of a question is a village or a ground. */
export function isAtVillage({ placeSpans }: QuestionWords): boolean {
  return placeSpans.some(({ resolution }) => resolution.kind === 'found' && VILLAGES.test(resolution.place.name));
}

/** Going up in whatever words: "up Ben Nevis". */
const ASCENT = wholeWords(
  '(?:(?:go|goes|going|get|getting|head|heading|set|setting|walk|walking|run|running|take|taking|bring|make it|' +
    'push|pushing|trek|trekking|march|start|starting) (?:\\p{L}+ ){0,3}?)?(?:off )?up(?= (?:the )?\\u0001|' +
    ' to the (?:top|summit))|do(?:ing)?(?= \\u0001)|bag(?:ging)?(?= \\u0001)|ascen(?:d|t|ding)|tackl(?:e|ing)|' +
    'attempt(?:ing)?|summit(?:ing)?',
);
/** Dressed for something else, or with those who cannot turn back alone: "Scafell Pike in shorts". */
const UNFIT = wholeWords(
  'in (?:my |her |his |their |our |a |an |just |only )*(?:trainers|sneakers|sandals|flip[ -]?flops|crocs|jeans|' +
    'shorts|heels|slippers|t-?shirts?|trail shoes|running shoes|normal shoes|wellies|hoodies?|jumpers?)|' +
    'with (?:the |my |our |a |two |three )*(?:\\p{L}+ )?(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|' +
    'grand\\p{L}+|pushchair|buggy|family|mum|dad|nan)',
);

/** "Is it colder up Snowdon than in Bangor": two places are compared, and nobody goes up. */
const COMPARED_UP = new WordPattern(
  /\b(?:colder|cooler|chillier|warmer|hotter|milder|windier|breezier|calmer|wetter|drier|dryer|rainier|sunnier|cloudier|foggier|snowier|icier) up\b.*\bthan\b|\bthan up\b/,
);

/** The words of an ascent, where the place is a mountain. */
export function ascentIn(words: QuestionWords): UncoveredHit[] {
  if (!isOnPeak(words)) return [];
  // A hike is judged, with reserve.
  const isHike = UPHILL.has(words.activity?.id ?? '');
  if (!isHike && COMPARED_UP.test(words.rest)) return [];
  const found = [...(isHike ? [] : matchesOf(words.rest, ASCENT)), ...matchesOf(words.rest, UNFIT)];
  return found.map(({ index, 0: { length } }) => ({
    subject: 'climbing',
    topics: ['wind', 'temperature', 'rain', 'thunder'],
    isGrave: true,
    onlyJudged: false,
    isAnswered: true,
    start: index,
    end: index + length,
  }));
}
