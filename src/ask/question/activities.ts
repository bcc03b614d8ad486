/** The activity that a question asks about, by everyday phrases and by the names and aliases of the catalogue. */
import type { ActivityCatalogue } from '../../decision/activities.ts';
import { ACTIVITY_WORDS, COMMON_ALIASES, LEADS, NEVER_ALONE, NO_CLEARED, SUITS } from './activity-words.ts';
import { DOERS_WORDS } from './doers-words.ts';
import { PatternTable } from './pattern-table.ts';
import { matchesOf, overlap, type Span, wholeWords } from './text.ts';
import type { WordPattern } from './word-pattern.ts';

const SUITS_PATTERN = wholeWords(SUITS);

/** "Are the trams still running": nobody runs. */
const OF_SERVICE = new RegExp(
  String.raw`(?<!\p{L})(?:trams?|trains?|bus(?:es)?|coach(?:es)?|tubes?|metro|subway|ferry|ferries|boats?|railways?|` +
    'funiculars?|gondolas?|lifts?|chair ?lifts?|cable cars?|shuttles?|services?|flights?|heating|engine|events?|' +
    'fair|market|sprinklers?|irrigation|generator|pumps?|fans?|air ?con|' +
    'ac) (?:(?:be|been|is|are|was|still|all|even|actually|usually|normally|back|up and|going to be|gonna be) )*$',
  'u',
);

/** "The best time to run the day after tomorrow", "an hour from now". */
const OF_TIME =
  '(?:(?:next|coming|following|whole|rest|other|first|last) )?(?:days?|week|week ?end|weeks|fortnight|month|hour|' +
  String.raw`morning|afternoon|evening|night|rest|couple|few|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d|\d+th|coming|following)\b`;

/** "Run the harvester", "run a stall": nobody runs. */
const OF_MACHINE = new RegExp(
  String.raw`^ (?:the|a|an|my|our|some|his|her) (?!${OF_TIME}|(?:\p{L}+ )?(?:half|marathon|ultra|race|relay|course|route|trails?|` +
    'hills?|park|parkrun|beach|towpath|canal|coast|river|lake|path|loop|lap|laps|seafront|prom|promenade|mile|' +
    String.raw`10k|5k|miles|dog|dogs)\b|\d)\p{L}`,
  'u',
);

/** "The roof box": no roof is worked on. */
const OF_ROOF = /^(?:the |my |our |a )?roof$/;
const CARRIES = /^[ -](?:box|rack|bars?|tent|gets?|catch(?:es)?|sees?|faces?|down)(?!\p{L})/u;

/** "Car washing", "quad biking", "crazy golf": the word before makes it something else. */
const OF_OTHERS: ReadonlyMap<string, RegExp> = new Map([
  ['washing', /\b(?:car|van|bike|truck|boat|caravan|window|pressure|power|jet|dish|face)[ -]$/],
  ['biking', /\b(?:quad|dirt|motor|pit)[ -]$/],
  ['golf', /\b(?:crazy|mini(?:ature)?|adventure|foot|disc|frisbee|speed)[ -]$/],
  [
    'drive',
    /\b(?:resin(?:[- ]bound)?|gravel|tarmac|asphalt|concrete|(?:block[- ])?paved|shingle|new|front|stone|slate|brick|cobbled|imprinted)[ -]$/,
  ],
  ['tennis', /\b(?:table|beach|soft)[ -]$/],
]);
/** "The washing machine", "the dog in the car": the word behind makes it something else. */
const OF_OTHERS_BEHIND: ReadonlyMap<string, RegExp> = new Map([
  ['washing', /^[ -](?:machines?|powder|liquid|up)(?!\p{L})/u],
  [
    'dog',
    /^ (?:in|on|into) (?:the |my |our |a )(?:back of the )?(?:car|van|boot|train|bus|plane|crate|boat|ferry)(?!\p{L})/u,
  ],
]);
/** "Going for fish and chips". */
const CHIPS = /^fish(?:(?: (?:and|&|n)) chips?| supper| market| pie| shop| pond)(?!\p{L})/u;
/** "Paint watercolours": what is painted is no house. */
const PICTURES =
  /^paint(?:ing)? (?:some |a |an |the |my )?(?:water ?colou?rs?|landscapes?|portraits?|pictures?|still life|scenery|en plein|nails|faces?)(?!\p{L})/u;

export interface ActivityHit extends Span {
  readonly id: string;
  /** Whether the question asks in words if a time suits it; "bbq saturday?" does not. */
  readonly isAsked: boolean;
  /** The other words for the same activity: "golf" beside "tee time". */
  readonly again: readonly Span[];
  /** The words for other activities. */
  readonly others: ReadonlyArray<Span & { readonly id: string }>;
}

/** "Wash the dog outside" is no walk. */
const WASHED =
  /\b(?:wash|bath|bathe|clip|groom|shampoo|hose|dry|shear|shav)(?:e|ing|ping)?(?: down)? (?:the |my |our )?$/;

/** "Is it likely to pour": the rain, and no concrete. */
const IT_IS_TO =
  /\bit(?:\W?s)? (?:(?:is|was|likely|unlikely|due|meant|going|set|supposed|expected|forecast|bound|about) )+to $/;

/** "The dog's scared of thunder" asks for no walk. */
const FEARS = new RegExp(
  String.raw`^(?:\W?s| is| are| gets?| was)? (?:(?:really|so|very|absolutely|quite|a bit) )*(?:scared|afraid|terrified|` +
    String.raw`frightened|petrified|hat(?:es?|ing)|panics?|shakes?|freaks?|nervous|anxious|worried)(?!\p{L})`,
  'u',
);

/** Finds activities of a catalogue in questions. */
export function activityFinder(catalogue: ActivityCatalogue): (plain: string) => ActivityHit | null {
  const known = new Set(catalogue.profiles.map(({ id }) => id));
  const named = [
    ...[...ACTIVITY_WORDS, ...DOERS_WORDS]
      .filter(([id]) => known.has(id))
      .map(([id, source]) => ({ id, pattern: wholeWords(source) })),
    ...catalogue.profiles.map(({ id, name, aliases }) => ({
      id,
      pattern: namesPattern([id.replaceAll('-', ' '), name, ...aliases]),
    })),
  ];
  const patterns = new PatternTable(named, ({ pattern }) => [pattern]);
  return (plain) => {
    const hits = patterns
      .possibleIn(plain)
      .flatMap(({ id, pattern }) =>
        matchesOf(plain, pattern).map((match) => ({ id, start: match.index, end: match.index + match[0].length })),
      );
    const done = hits.filter(
      ({ start, end }) =>
        (plain.slice(start, end) !== 'running' || !OF_SERVICE.test(plain.slice(0, start))) &&
        !(OF_ROOF.test(plain.slice(start, end)) && CARRIES.test(plain.slice(end))) &&
        !(plain.slice(start, end) === 'pour' && IT_IS_TO.test(plain.slice(0, start))) &&
        OF_OTHERS.get(plain.slice(start, end))?.test(plain.slice(0, start)) !== true &&
        OF_OTHERS_BEHIND.get(plain.slice(start, end))?.test(plain.slice(end)) !== true &&
        !PICTURES.test(plain.slice(start)) &&
        !(plain.slice(start, end).endsWith('fish') && CHIPS.test(plain.slice(end - 'fish'.length))) &&
        !(WASHED.test(plain.slice(0, start)) && plain.startsWith('dog', start)) &&
        !(plain.slice(start, end).endsWith('dog') && FEARS.test(plain.slice(end))) &&
        !(/\brun(?:ning)?$/.test(plain.slice(start, end)) && OF_MACHINE.test(plain.slice(end))),
    );
    // The longest phrase is the most specific; of equals the first.
    const [longest] = done.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
    if (longest === undefined) return null;
    const again = done.filter((hit) => hit.id === longest.id && hit !== longest);
    const others = done.filter((hit) => hit.id !== longest.id && ![longest, ...again].some((one) => overlap(one, hit)));
    return { ...longest, isAsked: plain.search(SUITS_PATTERN) >= 0, again, others };
  };
}

function namesPattern(names: readonly string[]): WordPattern {
  const sources = [...new Set(names.map((name) => name.toLowerCase()))]
    .filter((name) => !NEVER_ALONE.has(name))
    .toSorted((a, b) => b.length - a.length)
    .map((name) => {
      const source = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ -]');
      return COMMON_ALIASES.has(name) ? `(?<=\\b${LEADS} )${NO_CLEARED}${source}` : source;
    });
  return wholeWords(sources.join('|'));
}
