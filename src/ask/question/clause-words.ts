/** How questions follow each other in one sentence, in each language that is read. */

import { SUPERLATIVES } from './superlatives.ts';

export interface ClauseWords {
  /** What begins a question of its own, as a pattern. */
  readonly opens: string;
  /** What joins it to the one before, separated by `|`. */
  readonly joins: string;
  /** What may stand behind a join or at the begin: "also", "then". */
  readonly fillers: string;
  /** What tells that the words before the first question ask for something too, as a pattern. */
  readonly asks: string;
  /** A clause that hangs on one before it. */
  readonly hangs: RegExp;
  readonly and: string;
  readonly or: string;
  /** What stands before the name of a place. */
  readonly at: string;
}

/** Who or what is told of, and what follows from something. */
const TELLS =
  "(?:i|i['’]?m|i['’]?ve|we|we['’]re|we['’]ve|my|our|his|her|their|he|she|they|you|your|it|it['’]?s|that|this|these|there|" +
  "there['’]?s|if|as|because|cos|since|when|while|after|before|unless|given|got|had|just|heard|having|with|without|due|" +
  'despite|planning|going|off|thinking|an?|ignor(?:e|ing)|forget|never|apart|besides|regardless|no|not|whatever|for|' +
  'still|lots|[a-z]+ing)';
const FINITE = '(?:is|are|was|were|has|have|had|said|says|will|looks|seems|want|wants|need|needs|rained|snowed|but)';
const WEATHER =
  '(?:(?<!(?:hot|cold|wet|dry|bad|good|nice|fine)[- ])weather|forecast|outlook|temps?|temperatures?|rain|rainfall|snow|snowfall|' +
  'winds?|windspeed|gusts?|fog|mist|frost|sunshine|cloud cover|humidity|dew ?point|wind ?chill|uv|pollen|air quality|aqi|' +
  'sunrise|sunset|sundown|moonrise|moonset|thunder|thunderstorms?|storms?|showers?|warnings?|visibility|waves?|swell|' +
  'seas?|tides?|pressure|umbrella|(?:full|new|harvest) moons?|moon phases?|meteors?|perseids|geminids|eclipses?|golden hour|blue hour)';

const ENGLISH: ClauseWords = {
  asks:
    String.raw`^\W*(?:(?:so|well|ok|hi|hey|and) )*(?:(?:is|are|was|were|will|does|do|did|should|shall|can|could|would|has|have|` +
    String.raw`how|hows|what|whats|when|which|where)\b|(?!${TELLS}\b)(?!.*\b${FINITE}\b).*\b${WEATHER}\b)`,
  // An auxiliary with its subject, a question word, or a noun that is asked for.
  opens: [
    "(?:will|is|are|was|were|does|do|did|should|can|could|has|have|won't|isn't) (?:it|there|i|we|the|my|our|they|" +
      'any|this|that|saturday|sunday|monday|tuesday|wednesday|thursday|friday|today|tomorrow|tonight)\\b',
    "(?:how|what|when|which|where)(?:'s|s)? (?!if\\b|else\\b|about it\\b|not\\b|so\\b|ever\\b|is it\\W*$|as\\b|a )",
    '(?:the |any )?(?:chances?|risk|likelihood) of \\p{L}',
    'any (?:good (?:for|to)|rain|snow|frost|fog|wind|sun|thunder|storms?|showers?|warnings?|ice)\\b',
    `(?:the )?(?:${SUPERLATIVES}) (?:day|night|morning|afternoon|evening)\\b`,
  ].join('|'),
  joins: 'and|but|plus|also|then|what about|how about|same for',
  fillers: 'and|but|also|plus|then|so|oh',
  // "Is it enough", "if not", "for that", "the same".
  hangs: new RegExp(
    String.raw`\b(?:enough|instead|for (?:that|it|this)|because|so that|the same|than|worth|if (?:so|not)|in case|which i|` +
      String.raw`when (?:i|we)|what (?:do you|would you|did)|what's best)\b|\bor (?:will|is|should|do|would|does|not)\b`,
    '',
  ),
  and: 'and',
  or: 'or',
  at: 'in',
};

/** Patterns of the other languages are without accents. */
const OTHERS: Readonly<Record<string, ClauseWords>> = {
  de: {
    asks: '(?!)',
    opens:
      '(?:wie|wann|was|welche[rsn]?|wird|werden|ist|gibt|regnet|schneit|bleibt|kommt|scheint|weht|brauche?|soll|' +
      'sollte|kann|muss|lohnt|gewittert|friert|hat) (?:\\p{L}|\\d)',
    joins: 'und|aber|sowie',
    fillers: 'und|aber|auch|dann|sowie|ausserdem',
    hangs: /\b(?:genug|stattdessen|dafur|deshalb|weil|damit|als|wenn|falls|ob|oder|besser|lieber|dann)\b/,
    and: 'und',
    or: 'oder',
    at: 'in',
  },
  fr: {
    asks: '(?!)',
    opens:
      '(?:est-ce qu|y a-t-il|y aura-t-il|pleut-il|pleuvra-t-il|va-t-il|fera-t-il|fait-il|' +
      'il (?:va|fait|fera|pleut|pleuvra|neige|y a|y aura) |quell?e?s? |quand |combien |comment |a quelle heure|' +
      'faut-il|dois-je|puis-je|peut-on|on peut |je (?:dois|peux) )',
    joins: 'et|mais',
    fillers: 'et|mais|aussi|puis',
    hangs: /\b(?:assez|plutot|pour ca|parce que|que|si|ou|mieux|sinon|alors)\b/,
    and: 'et',
    or: 'ou',
    at: 'à',
  },
  es: {
    asks: '(?!)',
    opens:
      '(?:que|cuando|cuant[oa]s?|como|a que hora|va a|hara|hace|habra|hay|llueve|llovera|nieva|nevara|puedo|' +
      'podemos|debo|tengo que|necesito|(?:me |nos )?conviene|estara|sera|cual) (?:\\p{L}|\\d)',
    joins: 'y|e|pero',
    fillers: 'y|e|pero|tambien|luego',
    hangs:
      /\b(?:suficiente|en vez|por eso|porque|si|o(?! (?:(?:mejor )?(?:por|en|a) la (?:manana|tarde|noche)|de noche)\b)|mejor|entonces|mas que|menos que)\b/,
    and: 'y',
    or: 'o',
    at: 'en',
  },
  it: {
    asks: '(?!)',
    opens:
      "(?:che|quando|quant[oaie]|come|a che ora|piove|piovera|nevica|nevichera|ci sara|ci sono|c'e|fara|fa|posso|" +
      'devo|serve|sara|qual|tira) (?:\\p{L}|\\d)|quanto vento|quando smette',
    joins: 'e|ed|ma',
    fillers: 'e|ed|ma|anche|poi',
    hangs: /\b(?:abbastanza|invece|per questo|perche|se|o|meglio|allora|piu di|meno di)\b/,
    and: 'e',
    or: 'o',
    at: 'a',
  },
  pt: {
    asks: '(?!)',
    opens:
      '(?:que|quando|quant[oa]s?|como|a que horas|vai|chove|chovera|neva|ha|havera|posso|devo|preciso|tenho de|' +
      'estara|faz|fara|qual) (?:\\p{L}|\\d)',
    joins: 'e|mas',
    fillers: 'e|mas|tambem|depois',
    hangs: /\b(?:suficiente|em vez|por isso|porque|se|ou|melhor|entao|mais do que|menos do que)\b/,
    and: 'e',
    or: 'ou',
    at: 'em',
  },
  nl: {
    asks: '(?!)',
    opens:
      '(?:hoe|wanneer|wat|welke|wordt|worden|is|regent|sneeuwt|blijft|komt|schijnt|waait|vriest|kan|kunnen|moet|' +
      'moeten|zal|gaat|onweert) (?:\\p{L}|\\d)',
    joins: 'en|maar',
    fillers: 'en|maar|ook|dan',
    hangs: /\b(?:genoeg|in plaats|daarvoor|omdat|als|dan|of|beter|liever|anders)\b/,
    and: 'en',
    or: 'of',
    at: 'in',
  },
};

/** Ready for matching; the opening has nothing that is asked in it. */
export interface Clauses extends Omit<ClauseWords, 'asks'> {
  readonly asks: RegExp;
  /** Before a question: the begin of the text, the end of another question, or what joins them. */
  readonly opening: RegExp;
  /** What a text with an opening behind its begin has; told much faster. */
  readonly joint: RegExp;
  /** Whether the patterns are matched without accents. */
  readonly isPlain: boolean;
}

function clausesFor(words: ClauseWords, isPlain: boolean): Clauses {
  const { opens, joins, fillers } = words;
  const joined = joins.split('|').join(' |');
  const opening = new RegExp(
    `(?:^[¿¡]?|[?!.;:,] *[¿¡]?|(?<=\\s)[-–—/&+] |\\s(?=${joined} ))(?:(?:${fillers}) +|-+ )*(?=(?:${opens}))|` +
      `\\? *[¿¡]?(?:(?:${fillers}) +)*(?!(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*\\W*\\?)(?=\\p{L}[^?!.]{1,80}\\?)`,
    isPlain ? 'gu' : 'giu',
  );
  const joint = new RegExp(`[?!.;:,] *\\S|\\s(?:(?:${joins}) |[-–—/&+] )`, 'i');
  return { ...words, asks: new RegExp(words.asks, 'i'), opening, joint, isPlain };
}

const BY_LANGUAGE: ReadonlyMap<string, Clauses> = new Map([
  ['en', clausesFor(ENGLISH, false)],
  ...Object.entries(OTHERS).map(([language, words]) => [language, clausesFor(words, true)] as const),
]);

/** How clauses are told apart in a language; undefined for one that is not read. */
export function clauseWords(language: string): Clauses | undefined {
  return BY_LANGUAGE.get(language);
}
