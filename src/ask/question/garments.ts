/** The garment that a question asks about: "do I need a coat", "what should I wear". */
import type { Garment, Interpretation } from './interpretation.ts';
import { BLANK, matchesOf, type Span, wholeWords } from './text.ts';
import { WordPattern } from './word-pattern.ts';

const GARMENT_WORDS: ReadonlyArray<readonly [Garment, string]> = [
  ['umbrella', 'umbrellas?|umberellas?|brolly|brollies|bumbershoot'],
  [
    'raincoat',
    'rain ?coats?|rain ?jackets?|waterproofs?(?: jackets?| trousers?| coats?| layers?)?|mackintosh(?:es)?|ponchos?|' +
      'pac-?a-?mac|kagoule|cagoule|anorak|rain ?gear|rain ?wear|oilskins?|wet weather gear|over ?trousers|' +
      'gore-?tex|shower ?proof',
  ],
  [
    'sunscreen',
    'slip[ ,-]*slop[ ,-]*slap|sun ?screen|sun ?cream|sun ?block|sun ?tan lotion|sun(?:tan)? ?lotion|' +
      'factor (?:15|20|30|50)|spf(?: ?\\d+)?|(?:what|which) (?:sun ?cream |sun ?screen |' +
      'spf )?factor(?= (?:sun|do|does|should|shall|to|is needed|will|for|cream|\\u0001)|\\W*$)|after ?sun|' +
      'rash ?vests?|rashies?|(?:sun )?lotion',
  ],
  ['sunglasses', 'sun ?glasses|shades|sunnies|sun ?shades?(?= for)'],
  [
    'boots',
    '(?:what|which) (?:shoes|footwear|boots)|wellies|wellie(?= weather)|welly(?! (?:wind|rain|forecast|temp\\p{L}*|now|tonight|' +
      'today|tomorrow|tmrw)\\b)(?!\\W*$)|wellingtons|wellington boots|' +
      '(?:snow|rain|winter|rubber|walking|hiking) ?boots|(?<!car )boots(?! (?:sales?|camps?)\\b)|gumboots|galoshes|' +
      'waders|waterproof (?:shoes|footwear)',
  ],
  ['gloves', 'gloves|mittens|mitts|hand ?warmers'],
  ['scarf', 'scar(?:f|ves)|snoods?|balaclavas?|buffs?(?= \\u0001|\\W*$| (?:for|on)\\b)'],
  ['warm-hat', '(?:woolly|wooly|bobble|winter|warm|knitted|fur) hats?|beanies?|bobble ?hats?|toques?|ushankas?'],
  ['hat', 'hats?|sun ?hats?|caps?|straw hats?|(?<!\\b(?:the|car|under|its) )bonnets?|sun bonnets?'],
  ['sandals', 'sandals|flip[ -]?flops?|sliders|crocs|espadrilles|thongs|jandals|open[- ]toed? shoes|bare legs'],
  [
    'shorts',
    'shorts|t[- ]?shirts?|tees?(?= or\\b)|tee shirts?|short sleeves?|summer (?:dress|clothes|gear)|skirts?|' +
      'sun ?dress(?:es)?|vest top|singlets?|boardies|tank top|jorts|stubbies|taps aff',
  ],
  [
    'jacket',
    'jackets?|wind ?proofs?(?: jackets?| tops?)?|jumpers?|sweaters?|hood(?:ie|y)s?|hoodies|cardigans?|cardis?|' +
      'cardies?|cardys?|pullovers?|fleeces?|gilets?|body ?warmers?|(?<!how many )layers?|long sleeves?|' +
      'sweatshirts?|blazers?|wind ?breakers?|shawls?|pashminas?|arm ?warmers?|base ?layers?|' +
      'jersey(?= or| needed| required| weather| enough| for the)|' +
      '(?<=\\b(?:or|a|my|the|warm|light|thick|need|take|pack) )jersey|extra layer|' +
      'rugs?(?= (?:on|for) the (?:horse|pony))|snuggly? blanket|(?<!life )(?<!hi-vis )(?<!vis )vests?(?= under)|' +
      'thermal vests?|wrap(?= \\u0001|\\W*$)',
  ],
  [
    'coat',
    'coats?(?! of| between)|parkas?|thermals?(?! (?:strength|soaring|up|(?:be |going to be |' +
      'looking )*(?:any good|good|strong|weak|decent|working)))|thermal underwear|' +
      'winter (?:clothes|coat|wear|gear|woollies)|warm clothes|overcoats?|duffel coats?|puffers?(?: jackets?)?|' +
      'down jackets?|big coat|snowsuits?|woollies|puffa',
  ],
  [
    'any',
    'what (?:should|shall|do|can|must|would|to|might) (?:i|we|you|he|she|they|my \\p{L}+|' +
      'the \\p{L}+) (?:need to )?(?:wear|dress|put on|pack|bring|take)|(?:what|which) (?:shoes|footwear)|' +
      "what(?:'s| is| are)? (?:the )?(?:best |right |appropriate |good )?(?:clothes|clothing|outfit|kit|gear|" +
      'layers)(?: (?:to|for|should|do|shall))?|what to (?:wear|pack|put on|bring)|' +
      'what (?:should|shall|must) [^?.!]{3,30} (?:to (?:bring|wear|pack|take)|say to (?:bring|wear|pack))|' +
      '(?:say|tell (?:them|everyone|people|guests)) (?:what )?to (?:bring|wear|pack)|how many layers|' +
      'how (?:should|shall|do|would|to) (?:i |we |you )?(?:dress|layer)|tights|leggings|leg ?warmers?|tracksuits?|' +
      'trackies|tracky|joggers|jogging bottoms|jeans|trousers|long johns|chinos|suit|pe kit|' +
      '(?:school|football|running|cycling|sports) kit|dress (?:warm|for|code)|' +
      'how (?:warm|cool|light(?:ly)?|warmly|smart) (?:to |should (?:i|we) |do i )?dress|clothes|clothing|outfit|' +
      'what (?:should|shall|do) (?:i|we) pack|pack(?:ing)? list|pack for|' +
      'packing for(?=[^.?!,]*$|.*\\bwhat (?:do|should|will|shall) (?:i|we) (?:need|take|bring|pack)\\b)|wear',
  ],
];
/** The words of each garment, as patterns of whole words. */
export const GARMENT_SOURCES = GARMENT_WORDS;
const GARMENT_PATTERNS = GARMENT_WORDS.map(([garment, source]) => [garment, wholeWords(source)] as const);
const ANY_PATTERN = wholeWords(GARMENT_WORDS.map(([, source]) => source).join('|'));

const NEEDS = wholeWords(
  'how many layers|send|(?:i|we|they|he|she) want(?= (?:a|an|my|the|any)\\b)|need|needs|needed|wear|wearing|bring|' +
    'take|pack|carry|put on|should|shall|require|required|have to|must|enough for|weather|necessary|useful|dress|' +
    'too (?:hot|cold|cool|chilly|warm|wet|windy) for|leave|leaving|without|forget|' +
    '(?:forgot|forgotten|left|no|lost) (?:my|the|our|a|an|any|umbrella|coat|jacket|brolly)|bringing|taking|' +
    'wearing|skip|buy|what|get away with|worth|' +
    'in (?:just |only )*(?:a|my|the|shorts|short sleeves|jeans|t[- ]?shirts?|vests|sandals|dresses|jumpers|' +
    'coats)|go with|' +
    'or (?:not|no)|advisable|recommended?|day for|handy|out of place|overkill|regret|time (?:for|to)|bother with|' +
    'day(?=\\W*$| \\u0001| in\\b)',
);

/** A question without any of these is a few words: "hat and gloves for the match on saturday?" */
const ASKS = new WordPattern(
  /\b(?:is|are|was|were|will|do|does|did|can|could|how|when|where|who|why|find|buy|order|tell|show|make|set|i|i'm|we|lost|left)\b(?<!\b(?:stag|hen|leaving|work|works|birthday|family|christmas) do)/,
);

/** "Umbrella?", "coat or jacket": nothing else is said. */
const ALONE = new RegExp(
  String.raw`^\W*(?:(?:a|an|my|the|no|any|or|and|needed|today|tomorrow|in|at|for|on|weather|kit|pe|school|kids) ?|\W|` +
    'coat|jacket|umbrella|brolly|shorts|gloves|hat|sunscreen|suncream|sun cream|jumper|cardigan|wellies|hoodie|' +
    'jeans|trackies|tights|sunnies|shades|raincoat|scarf|boots|sandals)+$',
  '',
);

const ANY_GARMENT = GARMENT_WORDS.filter(([garment]) => garment !== 'any')
  .map(([, source]) => source)
  .join('|');
/** "Stag do in Dublin, jacket?": all that is asked. */
const AT_END = new WordPattern(
  `(?:^|[,;.?!${BLANK}]) ?(?:a |an |any )?(?:${ANY_GARMENT})(?: (?:and|or) (?:a |an )?(?:${ANY_GARMENT}))?(?= ?\\?\\W*$)`,
  'u',
);
/** "Sweater or just a t-shirt". */
const CHOICE = wholeWords(
  `(?:${ANY_GARMENT})(?:,? or|,? and| &|,) (?:just |only |a |an |the |my |full |some |long |` +
    `short )*(?:${ANY_GARMENT}|rain cover|trainers|sneakers|shoes|barefoot|bare legs|not|no coat|no jacket|` +
    'nothing)',
);
const ENOUGH = wholeWords(
  `(?:${ANY_GARMENT}) (?:be |going to be |is |still |warm )*(?:enough|sufficient|do me|suffice|cut it|` +
    'do(?= (?:for|tonight|tomorrow|today|this|it|us|in|at|the job)\\b| \\u0001|\\W*$))',
);
/** "Are flip flops ok". */
const OKAY = wholeWords(
  `(?:are|is|will) (?:my |the |a )?(?:${ANY_GARMENT}) (?:be )?(?:ok|okay|alright|all right|fine|suitable|` +
    `sensible)|(?:is it|it's|will it be) (?:an? )?(?:${ANY_GARMENT})`,
);
/** A coat of paint, and words that are no clothes. */
const NO_GARMENT = new WordPattern(
  new RegExp(
    String.raw`\b(?:windy|wind|gusty|blowy|gusts?) (?:for|to (?:use|hold|put up|open|have)) (?:an? |the |my |any )?` +
      String.raw`(?:umbrellas?|brolly|brollies)\b|\b(?:hats?|caps?|umbrellas?|brolly|brollies|fascinators?|veils?)\b[^.?!]{0,30}\b(?:blow(?:n|s|ing)?|` +
      String.raw`fly(?:ing)? off|inside out|come off)\b|\b(?:cushions?|chairs?|furniture|awning)\b.*\bparasols?\b|` +
      String.raw`\bparasols?\b.*\b(?:in|down|up|away|out|closed|cushions?|blow\w*|fly\w*)\b|` +
      String.raw`\b(?:\d+|two|three|second|first|another|next|top|final|base|more) coats?\b|\bcoats? (?:of|between)\b|` +
      String.raw`\b(?:to|we|i|they) coat (?:the|a|our|my|some|it|steel|metal)\b|\bpaint\b.*\bcoats?\b|` +
      String.raw`\bcoats?\b.*\b(?:gloss|paint|varnish|primer|render|stain|cuprinol|emulsion|masonry|undercoat)\b|` +
      String.raw`\b(?:got|has|have|with|its|his|her|their) (?:an? |the |such a )?(?:thick|heavy|winter|summer|double|shaggy|long|fluffy|short|black|dark) coats?\b(?= bless|,|\W*$| and| so| but)|` +
      String.raw`\b(?:knee|ice|white|polar|snow|night) ?caps?\b|\bwet ?suits?\b|\baloft\b|\bflyable\b|` +
      String.raw`\b(?:thermals?|caps?) (?:and|strength|soaring|dying|dying down|building)\b`,
    '',
  ),
);

/** "Factor 50 on", "they've got hats": worn already, and not asked about. */
const WORN = new WordPattern(
  new RegExp(
    String.raw`\b(?:they|he|she|we|i|kids|it)(?:'ve|'s|'re| have| has| are| is)?(?: all| both)? (?:got|wearing|` +
      String.raw`in) (?:their |his |her |our |my |some |sun )*(?:hats?|caps?|sun ?cream|sun ?screen|shades|sunnies)\b|` +
      String.raw`\b(?:factor|spf|sun ?(?:cream|screen|block)|lotion)(?: ?\d+)?(?: is| all| already)* on(?=\W*$|,| and| all)|` +
      String.raw`\b(?:slathered|lathered|smothered|creamed up)\b`,
    '',
  ),
);
/** "Can I run at 3 if I wear a cap": the run is asked for. */
const IF_WORN = new WordPattern(
  new RegExp(
    String.raw`\b(?:if|as long as|provided|so long as|when) (?:i|we|he|she|they|you|it)?(?:'ve| have| am|'m)? ?(?:wear|` +
      String.raw`wearing|put|take|bring|carry|use|have|got|with|pack)(?:s|ing)? (?:\p{L}+ ){0,2}?(?:hats?|caps?|coats?|` +
      String.raw`jackets?|gloves?|sun ?cream|sun ?screen|shades|sun ?glasses|brolly|umbrella|boots|layers?|scarf|shorts)\b`,
    'u',
  ),
);
const NEEDED_AT_ALL = new WordPattern(/\b(?:need|needs|should|must|have to|wear|put|bring|take|pack)\b/);

export function garmentIn(plain: string): (Span & { readonly garment: Garment }) | null {
  if (!ANY_PATTERN.mayMatch(plain) || NO_GARMENT.test(plain)) return null;
  if (WORN.test(plain) && !NEEDED_AT_ALL.test(plain)) return null;
  if (IF_WORN.test(plain)) return null;
  const [choice] = matchesOf(plain, CHOICE);
  if (choice !== undefined)
    return hitOf(/ or (?:not|no|nothing)\b/.test(choice[0]) ? garmentOf(choice[0]) : onlyKindOf(choice[0]), choice);
  // "Will a jumper be enough": what is needed tells.
  const [enough] = matchesOf(plain, ENOUGH);
  if (enough !== undefined)
    return hitOf(/^(?:factor|spf|sun ?(?:screen|cream|block|tan))/.test(enough[0]) ? 'sunscreen' : 'any', enough);
  const isAsked = plain.search(NEEDS) >= 0 || plain.search(OKAY) >= 0 || plain.search(AT_END) >= 0;
  if (!isAsked && !ALONE.test(plain) && ASKS.test(plain)) return null;
  for (const [garment, pattern] of GARMENT_PATTERNS) {
    const [match] = matchesOf(plain, pattern);
    if (match !== undefined) return hitOf(garment, match);
  }
  return null;
}

/** "Sun hats and sun cream": each of them is asked for. */
export function garmentsNamed(plain: string): Pick<Interpretation, 'garmentsNamed'> {
  const [list] = matchesOf(plain, CHOICE);
  if (list === undefined || /\bor\b/.test(list[0])) return {};
  const named = GARMENT_PATTERNS.flatMap(([garment, pattern]) => {
    const at = list[0].search(pattern);
    return garment === 'any' || at < 0 ? [] : [{ garment, at }];
  })
    .toSorted((a, b) => a.at - b.at)
    .map(({ garment }) => garment);
  return named.length > 1 ? { garmentsNamed: named } : {};
}

function garmentOf(text: string): Garment {
  return GARMENT_PATTERNS.find(([, pattern]) => text.search(pattern) >= 0)?.[0] ?? 'any';
}

const OF_RAIN: ReadonlySet<Garment> = new Set<Garment>(['umbrella', 'raincoat', 'boots']);
const OF_SUN: ReadonlySet<Garment> = new Set<Garment>(['sunscreen', 'sunglasses']);

/** Whether a garment is chosen by how warm it is. */
export function isOfWarmth(garment: Garment): boolean {
  return !OF_RAIN.has(garment) && !OF_SUN.has(garment);
}

/** "Shorts and t-shirt" are one kind. */
function onlyKindOf(text: string): Garment {
  const kinds = GARMENT_PATTERNS.filter(([, pattern]) => text.search(pattern) >= 0).map(([garment]) => garment);
  const [only = 'any', ...others] = kinds;
  // "Wellies and waterproofs": what both are for.
  if (others.length > 0 && kinds.every((kind) => OF_RAIN.has(kind)) && !/\bor\b/.test(text)) return only;
  return others.length === 0 && !/\bor\b/.test(text) ? only : 'any';
}

function hitOf(garment: Garment, { index, 0: { length } }: RegExpExecArray): Span & { readonly garment: Garment } {
  return { garment, start: index, end: index + length };
}

const LIGHT = new WordPattern(
  /\b(?:t[- ]?shirts?|tee shirts?|short sleeves|skirts?|(?:summer |sun ?)?dress(?:es)?)(?!\p{L})/u,
);

/** Where nobody comes in shorts. */
const DRESSED_UP = new WordPattern(
  '\\b(?:weddings?|funerals?|christenings?|baptisms?|graduations?|interviews?|proms?|ceremon(?:y|ies)|church|chapel|ascot|court|' +
    'the races|race day|wakes?|memorial|the office|black tie|ball|bridesmaids?|best man|opera|theatre)\\b',
);

export function dressesUp(rest: string): { readonly dressesUp?: true } {
  return DRESSED_UP.test(rest) ? { dressesUp: true } : {};
}

/** What is worn where shorts are: "a t-shirt", as the question has it. */
export function lightGarment(rest: string): { readonly garmentText?: string } {
  const text = LIGHT.exec(rest)?.[0];
  if (text === undefined || /\bshorts\b/.test(rest)) return {};
  return { garmentText: /s$/.test(text) && !/dress$/.test(text) ? text : `a ${text}` };
}
