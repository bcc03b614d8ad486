/**
 * Parts of months that are counted, in six languages: "die erste Juliwoche", "la deuxième quinzaine d'août", "el primer sábado de
 * julio", "la seconda metà di luglio", "o último fim de semana de junho", "de tweede helft van juli".
 */
import type { TranslatedPhrase } from './lexicon.ts';

type Pairs = ReadonlyArray<readonly [source: string, english: string]>;

interface CountedParts {
  /** What stands before the number, as a pattern. */
  readonly lead: string;
  readonly ordinals: Pairs;
  readonly units: Pairs;
  /** What joins a part to its month, as a pattern. */
  readonly of: string;
  readonly months: string;
  /** Patterns around the two days of a range: before it, between them, behind a number, and before the month. */
  readonly ranges: readonly [before: string, between: string, mark: string, of: string];
  /** Two days of no month, which is no span of hours, as a pattern. */
  readonly bareRange: string;
  /** "Of the month", as a pattern. */
  readonly thisMonth: string;
  /** Whether month and part are one word: "Juliwoche". */
  readonly isJoined?: true;
}

const PARTS: Readonly<Record<'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl', CountedParts>> = {
  de: {
    lead: '(?:(?:in|an|am|im|der|die|das|den|zum|zur|für die) ){0,2}',
    ordinals: [
      ['erste[nrs]?|1\\.?', 'first'],
      ['zweite[nrs]?|2\\.?', 'second'],
      ['dritte[nrs]?|3\\.?', 'third'],
      ['vierte[nrs]?|4\\.?', 'fourth'],
      ['letzte[nrs]?', 'last'],
    ],
    units: [
      ['woche', 'week'],
      ['hälfte', 'half'],
      ['wochenende', 'weekend'],
      ['montag', 'monday'],
      ['dienstag', 'tuesday'],
      ['mittwoch', 'wednesday'],
      ['donnerstag', 'thursday'],
      ['freitag', 'friday'],
      ['samstag|sonnabend', 'saturday'],
      ['sonntag', 'sunday'],
    ],
    of: ' (?:(?:im|vom|des|von|in) )?(?:monat )?',
    months: 'januar|jänner|februar|feber|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
    ranges: ['(?:vom|von|zwischen(?: dem)?|ab(?: dem)?)', '(?:bis(?: zum)?|und(?: dem)?|-)', '\\.?', ' ?'],
    bareRange: 'vom (\\d{1,2})\\.? (?:bis(?: zum)?|-) (\\d{1,2})\\.?',
    thisMonth: ' (?:im|des|vom) (?:laufenden )?monats?',
    isJoined: true,
  },
  fr: {
    lead: '(?:(?:a|pour|pendant|dans|vers) )?(?:la |le )?',
    ordinals: [
      ['premi(?:er|ère)|1(?:er|re|ere|ère)', 'first'],
      ['deuxième|seconde?|2(?:e|eme|ème|nde?)', 'second'],
      ['troisième|3(?:e|eme|ème)', 'third'],
      ['quatrième|4(?:e|eme|ème)', 'fourth'],
      ['derni(?:er|ère)', 'last'],
    ],
    units: [
      ['semaine', 'week'],
      ['quinzaine|moitié', 'half'],
      ['week[- ]?end|fin de semaine', 'weekend'],
      ['lundi', 'monday'],
      ['mardi', 'tuesday'],
      ['mercredi', 'wednesday'],
      ['jeudi', 'thursday'],
      ['vendredi', 'friday'],
      ['samedi', 'saturday'],
      ['dimanche', 'sunday'],
    ],
    of: " (?:de |du mois de |du mois d'|d'|en )",
    months: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
    ranges: ['(?:du|entre le)', '(?:au|et le)', '(?:er)?', ' (?:de )?'],
    bareRange: '(?:du|entre le) (\\d{1,2})(?:er)? (?:au|et le) (\\d{1,2})',
    thisMonth: ' (?:du|de ce) mois',
  },
  es: {
    lead: '(?:(?:en|a|para|durante) )?(?:la |el )?',
    ordinals: [
      ['primera?|1[ªa]|1er', 'first'],
      ['segund[oa]|2[ªao]', 'second'],
      ['tercera?|3[ªa]', 'third'],
      ['cuart[oa]', 'fourth'],
      ['últim[oa]', 'last'],
    ],
    units: [
      ['semana', 'week'],
      ['quincena|mitad', 'half'],
      ['fin de semana|finde', 'weekend'],
      ['lunes', 'monday'],
      ['martes', 'tuesday'],
      ['miércoles', 'wednesday'],
      ['jueves', 'thursday'],
      ['viernes', 'friday'],
      ['sábado', 'saturday'],
      ['domingo', 'sunday'],
    ],
    of: ' (?:de|del mes de|en) ',
    months: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre',
    ranges: ['(?:del?(?: dia)?|desde el|entre el)', '(?:al?(?: dia)?|hasta el|y el)', '', ' de '],
    bareRange: '(?:del|desde el|entre el) (?:dia )?(\\d{1,2}) (?:al|hasta el|y el) (\\d{1,2})',
    thisMonth: ' (?:del|de este) mes',
  },
  it: {
    lead: "(?:(?:nella|per la|per il|alla|al|la|il|nel) |(?:nell'|l'|all'))?",
    ordinals: [
      ['prim[ao]|1[ªa°]', 'first'],
      ['second[ao]|2[ªa°]', 'second'],
      ['terz[ao]', 'third'],
      ['quart[ao]', 'fourth'],
      ['ultim[ao]', 'last'],
    ],
    units: [
      ['settimana', 'week'],
      ['metà|quindicina', 'half'],
      ['week[- ]?end|fine settimana', 'weekend'],
      ['lunedì', 'monday'],
      ['martedì', 'tuesday'],
      ['mercoledì', 'wednesday'],
      ['giovedì', 'thursday'],
      ['venerdì', 'friday'],
      ['sabato', 'saturday'],
      ['domenica', 'sunday'],
    ],
    of: " (?:di |del mese di |d')",
    months: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
    ranges: ["(?:dall?|dall'|tra il|fra il)", "(?:all?|all'|e il|fino al)", '°?', ' (?:di )?'],
    bareRange: "(?:dal|dall'|tra il) ?(\\d{1,2}) (?:al|all'|e il) ?(\\d{1,2})",
    thisMonth: ' (?:del|di questo) mese',
  },
  pt: {
    lead: '(?:(?:na|no|a|o|pra|pro|para a|para o) )?',
    ordinals: [
      ['primeir[ao]|1[ªao]', 'first'],
      ['segund[ao]|2[ªao]', 'second'],
      ['terceir[ao]|3[ªao]', 'third'],
      ['quart[ao]', 'fourth'],
      ['últim[ao]', 'last'],
    ],
    units: [
      ['semana', 'week'],
      ['quinzena|metade', 'half'],
      ['(?:fim|final) de semana|fds', 'weekend'],
      ['segunda(?:[- ]feira)?', 'monday'],
      ['terça(?:[- ]feira)?', 'tuesday'],
      ['quarta(?:[- ]feira)?', 'wednesday'],
      ['quinta(?:[- ]feira)?', 'thursday'],
      ['sexta(?:[- ]feira)?', 'friday'],
      ['sábado', 'saturday'],
      ['domingo', 'sunday'],
    ],
    of: ' (?:de|do mês de|em) ',
    months: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    ranges: ['(?:d[eo](?: dia)?|entre(?: os dias)?)', '(?:ao?(?: dia)?|ate(?: o(?: dia)?)?|e)', 'º?', ' de '],
    bareRange: '(?:do dia|de dia|entre os dias) (\\d{1,2}) (?:ao?(?: dia)?|ate(?: o dia)?|e) (\\d{1,2})',
    thisMonth: ' (?:do|deste|desse) mês',
  },
  nl: {
    lead: '(?:(?:in|de|het|op|voor|met) ){0,2}',
    ordinals: [
      ['eerste|1e', 'first'],
      ['tweede|2e', 'second'],
      ['derde|3e', 'third'],
      ['vierde|4e', 'fourth'],
      ['laatste', 'last'],
    ],
    units: [
      ['week', 'week'],
      ['helft', 'half'],
      ['weekend|weekeinde', 'weekend'],
      ['maandag', 'monday'],
      ['dinsdag', 'tuesday'],
      ['woensdag', 'wednesday'],
      ['donderdag', 'thursday'],
      ['vrijdag', 'friday'],
      ['zaterdag', 'saturday'],
      ['zondag', 'sunday'],
    ],
    of: ' (?:van|in) (?:de maand )?',
    months: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
    ranges: ['(?:van|tussen)(?: de)?', '(?:tot en met|t/m|tot|en|-)(?: de)?', 'e?', ' '],
    bareRange: 'van de (\\d{1,2})e? (?:tot(?: en met)?|t/m) (?:de )?(\\d{1,2})e?',
    thisMonth: ' van (?:de|deze) maand',
    isJoined: true,
  },
};

/** No days: hours, degrees and lengths. */
const NO_DAY =
  '(?! ?(?:[°%:,]|\\.\\d|h\\b|h\\d|uhr|uur|heures?|hs?\\b|hrs|horas?|grad|graden|gradi|degr|grados|graus|mm|cm|' +
  'km|minut|\\d))';

/** The phrases of a language, to be tried before those of its months, weeks and days. */
export function monthParts(language: keyof typeof PARTS): TranslatedPhrase[] {
  const { lead, ordinals, units, of, months, ranges, bareRange, thisMonth, isJoined } = PARTS[language];
  const [before, between, mark, ofMonth] = ranges;
  const date = `(\\d{1,2})${mark}`;
  const month = `${ofMonth}(${months})`;
  return [
    [`${before} ?${date}${month} ?${between} ?${date}${month}`, 'from $1 $2 to $3 $4'],
    [`(?:${before} ?)?${date} ?${between} ?${date}${month}`, 'from $1 to $2 $3'],
    [`${before} (\\d{1,2}[./]\\d{1,2}\\.?) ${between} (\\d{1,2}[./]\\d{1,2}\\.?)`, 'from $1 to $2'],
    [`${bareRange}${NO_DAY}`, ([, first, last]) => `from the ${first}th to the ${last}th`],
    ...ordinals.flatMap(([ordinal, first]) =>
      units.flatMap(([unit, week]): TranslatedPhrase[] => [
        [`${lead}(?:${ordinal}) (?:${unit})${of}(${months})`, `the ${first} ${week} of $1`],
        [`${lead}(?:${ordinal}) (?:${unit})${thisMonth}`, `the ${first} ${week} of this month`],
        ...(isJoined ? [[`${lead}(?:${ordinal}) (${months})(?:${unit})`, `the ${first} ${week} of $1`] as const] : []),
      ]),
    ),
  ];
}
