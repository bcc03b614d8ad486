/**
 * Small words that turn a question round, in six languages: what is left out, what is preferred to something else, and by what
 * something is counted. Their English is that of `left-out-times.ts` and `turning-words.ts`.
 */
import type { TranslatedPhrase } from './lexicon.ts';

const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const;

/** The English, then its patterns in the order of `LANGUAGES`; empty where a language has no words of one meaning. */
const ROWS: ReadonlyArray<readonly [english: string, ...patterns: readonly string[]]> = [
  [
    'except',
    'außer|ausgenommen|mit ausnahme (?:von|vom|des|der)',
    "sauf|excepté|hormis|à l'exception (?:de|du)",
    'excepto|salvo|menos(?= (?:el|los|por la) )|a excepción (?:de|del)',
    'tranne|eccetto|salvo|a parte(?= (?:il|la|lun|mar|mer|gio|ven|sab|dom))',
    'exceto|excepto|salvo|menos(?= (?:na|no|à|ao|de) )|tirando',
    'behalve|uitgezonderd|met uitzondering van',
  ],
  [
    'instead of',
    '(?:an)?statt|anstelle (?:von|vom)|und nicht erst',
    "plutôt (?:que|qu')|au lieu (?:de|du|d')",
    'en (?:vez|lugar) del?|mejor que',
    'invece (?:di|che|del)|anziché|piuttosto che',
    'em vez d[eoa]|ao invés d[eoa]|no lugar d[eoa]',
    'in plaats van|liever dan',
  ],
  ['ever', 'jemals', '', 'alguna vez', '', 'alguma vez', 'ooit'],
  ['per day', 'pro tag', 'par jour', 'por d[ií]a|al día', 'al giorno', 'por dia|ao dia', 'per dag'],
  ['per hour', 'pro stunde', 'par heure', 'por hora', "all'ora|per ora", 'por hora', 'per uur'],
  [
    'more than once',
    'mehr als einmal|mehrmals|mehrfach',
    "plus d'une fois|plusieurs fois",
    'más de una vez|varias veces',
    'più di una volta|più volte',
    'mais de uma vez|várias vezes',
    'meer dan (?:een|één) keer|meermaals|meerdere keren',
  ],
  ['neither', 'weder', '', '', '', '', ''],
];

/** The phrases of a language. */
export function turningPhrases(language: (typeof LANGUAGES)[number]): TranslatedPhrase[] {
  const at = LANGUAGES.indexOf(language);
  return ROWS.flatMap(([english, ...patterns]) => (patterns[at] ? [[patterns[at], english] as const] : []));
}
