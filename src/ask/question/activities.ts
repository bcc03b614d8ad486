/** The activity that a question asks about, by everyday phrases and by the names and aliases of the catalogue. */
import type { ActivityCatalogue } from '../../decision/activities.ts';
import { type Span, wholeWords } from './text.ts';

/** Everyday phrases for activities, in addition to their names and aliases. */
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
    '(?:see|watch|look at|view)(?:ing)? (?:the )?(?:stars|milky way|meteors?|meteor shower|perseids|geminids)|star ?gaz(?:e|ing)',
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

/** Aliases that are ordinary words: they name an activity only after one of `LEADS`. */
const COMMON_ALIASES = new Set(
  'work pool car event pour spray paint painting dogs dog fish walk drive stars roof run cement slab gutter party concert wedding cycle sail garden planting observing bathing commute astronomy telescope yacht runner driving range sprint training construction labour labor digging screed bike'.split(
    ' ',
  ),
);
/** Aliases that mostly mean something else in a question. */
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
    // The longest phrase is the most specific; of equals the first.
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
