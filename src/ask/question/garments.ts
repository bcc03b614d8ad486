/** The garment that a question asks about: "do I need a coat", "what should I wear". */
import type { Garment } from './interpretation.ts';
import { type Span, wholeWords } from './text.ts';

const GARMENT_WORDS: ReadonlyArray<readonly [Garment, string]> = [
  ['umbrella', 'umbrellas?|brolly|brollies|parasol'],
  ['raincoat', 'rain ?coats?|rain ?jackets?|waterproofs?|mackintosh|poncho|anorak|rain gear'],
  ['sunscreen', 'sun ?screen|sun ?cream|sun ?block|suncream|factor (?:30|50)|spf'],
  ['sunglasses', 'sun ?glasses|shades'],
  ['boots', 'wellies|wellingtons|wellington boots|(?:snow|rain|winter|rubber) ?boots|boots|gumboots'],
  ['gloves', 'gloves|mittens'],
  ['scarf', 'scarf|scarves'],
  ['hat', 'hats?|woolly hats?|sun ?hats?|beanies?|caps?'],
  ['sandals', 'sandals|flip flops'],
  ['shorts', 'shorts|t[- ]?shirts?|tee shirts?|summer dress|skirt'],
  ['jacket', 'jackets?|jumpers?|sweaters?|hood(?:ie|y)s?|hoodies|cardigan|pullovers?|fleece|layers|long sleeves'],
  ['coat', 'coats?|parka|thermals|winter clothes'],
  [
    'any',
    'what (?:should|shall|do|can|must) (?:i|we|you|my \\p{L}+) (?:need to )?(?:wear|dress|put on)|what to wear|how (?:should|shall|do) (?:i|we) dress|dress (?:warm|for)|clothes|clothing|outfit|what to pack|what should (?:i|we) pack|wear',
  ],
];
const GARMENT_PATTERNS = GARMENT_WORDS.map(([garment, source]) => [garment, wholeWords(source)] as const);

const NEEDS = wholeWords(
  'need|needs|needed|wear|wearing|bring|take|pack|carry|put on|should|shall|require|required|have to|must|enough for|weather|necessary|useful|dress|too (?:hot|cold|warm|wet|windy) for|leave|leaving|without|forget|skip|buy',
);

/** "Umbrella?", "coat or jacket": nothing else is said. */
const ALONE =
  /^\W*(?:(?:a|an|my|the|no|any|or|and|needed|today|tomorrow|in|at|for|on|weather) ?|\W|coat|jacket|umbrella|brolly|shorts|gloves|hat|sunscreen)+$/;

const ANY_GARMENT = GARMENT_WORDS.filter(([garment]) => garment !== 'any')
  .map(([, source]) => source)
  .join('|');
/** "Sweater or just a t-shirt". */
const CHOICE = wholeWords(`(?:${ANY_GARMENT}),? or (?:just |only |a |an |the )*(?:${ANY_GARMENT})`);

export function garmentIn(plain: string): (Span & { readonly garment: Garment }) | null {
  const [choice] = plain.matchAll(CHOICE);
  if (choice !== undefined) return hitOf('any', choice);
  if (plain.match(NEEDS) === null && !ALONE.test(plain)) return null;
  for (const [garment, pattern] of GARMENT_PATTERNS) {
    const [match] = plain.matchAll(pattern);
    if (match !== undefined) return hitOf(garment, match);
  }
  return null;
}

function hitOf(garment: Garment, { index, 0: { length } }: RegExpExecArray): Span & { readonly garment: Garment } {
  return { garment, start: index, end: index + length };
}
