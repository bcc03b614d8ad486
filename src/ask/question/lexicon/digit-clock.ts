/**
 * The clock in digits, in six languages: "bis 10 Uhr" ends there, "vanavond om 8 uur" is in the evening, "entre las 9:30 y las
 * 11" is in the morning. The clock has 24 hours there, so that what is early stays early where no word tells of an evening.
 */
import type { MadeEnglish, TranslatedPhrase } from './lexicon.ts';

type Language = 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';
type Groups = ReadonlyArray<string | undefined>;

interface DigitClock {
  /** The word behind the digits, as a pattern. */
  readonly unit: string;
  /** What makes digits a time by itself, with its English, as patterns: "a las". */
  readonly sure: ReadonlyArray<readonly [source: string, english: string]>;
  /** What stands before digits with their unit. */
  readonly open: ReadonlyArray<readonly [source: string, english: string]>;
  /** Patterns of what stands before the first and before the second end of a span, and which of them need their unit. */
  readonly spans: ReadonlyArray<readonly [first: string, second: string, units: 'none' | 'second' | 'both']>;
  /** Words of the afternoon, the evening and the night, as a pattern. */
  readonly late: string;
  /** Words of the night and the morning, which tell of the hours before six. */
  readonly early: string;
  /** What stands between the digits and such a word: "8 Uhr am Abend". */
  readonly of: string;
  /** Words of minutes around the hour: "viertel nach 5 Uhr", "à 5 heures et demie". */
  readonly minutesBefore?: string;
  readonly minutesBehind?: string;
  /** "Onwards" behind a time. */
  readonly onwards?: string;
}

const CLOCKS: Readonly<Record<Language, DigitClock>> = {
  de: {
    unit: 'uhr',
    sure: [['um|so um|um etwa|um circa|um ca\\.?|um punkt', 'at']],
    open: [
      ['bis|bis um|bis ungefähr|bis etwa|bis ca\\.?', 'until'],
      ['vor|noch vor', 'before'],
      ['nach|erst nach', 'after'],
      ['ab|erst ab', 'after'],
      ['seit', 'since'],
      ['gegen|so gegen|ungefähr um', 'at'],
    ],
    spans: [
      ['(?:zwischen|von|ab) ', '(?:und|bis|-)', 'second'],
      ['', '(?:bis|-)', 'second'],
    ],
    late: 'abends?|nachmittags?|nachts?|nacht',
    early: 'nachts?|nacht|morgens|früh',
    of: 'am |in der ',
    minutesBefore: 'viertel|halb|fünf|zehn|zwanzig|5|10|20|minuten|kurz',
  },
  fr: {
    unit: 'h|heures?|hrs?',
    sure: [],
    open: [
      ["jusqu'à|jusqu'a|jusque vers|jusqu'aux environs de|jusque", 'until'],
      ["avant|d'ici", 'before'],
      ['après', 'after'],
      ['dès|à partir de|apartir de|à compter de', 'after'],
      ['depuis', 'since'],
      ['à|a|vers|vers les|pour|autour de|sur les|aux alentours de', 'at'],
    ],
    spans: [
      ['(?:de|entre) ', '(?:à|et|-)', 'second'],
      ['', '(?:à|-)', 'both'],
    ],
    late: 'soir|soirée|après[- ]midi|aprèm|aprem|nuit',
    early: 'nuit|matin|mat',
    of: "du |de l'|de la |dans la ",
    minutesBehind: 'et (?:demie?|quart)|moins (?:le|cinq|dix|vingt|\\d)',
  },
  es: {
    unit: 'h|hs|hrs|horas?',
    sure: [
      ['hasta las?', 'until'],
      ['antes de las?', 'before'],
      ['(?:después de|pasadas|pasada) las?', 'after'],
      ['(?:a partir de|desde) las?', 'after'],
      ['(?:a|sobre|hacia|tipo|para|a eso de|alrededor de) las?', 'at'],
    ],
    open: [],
    spans: [
      ['(?:entre|de|desde) las? ', '(?:y|a|hasta)(?: las?)?', 'none'],
      ['(?:entre|de|desde) ', '(?:y|a|hasta|-)', 'second'],
      // "De 5 a 7 de la tarde", "mañana de 9 a 17"
      ['(?:entre|de|desde) ', '(?:y|a|hasta)(?= \\d{1,2} (?:de|por) la (?:tarde|mañana|noche)\\b)', 'none'],
      [
        '(?=de )(?<=\\b(?:hoy|mañana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo) )de ',
        '(?:a|hasta)',
        'none',
      ],
      ['', '(?:a|-)', 'both'],
    ],
    late: 'tarde|noche',
    early: 'madrugada|mañana',
    of: 'de la |de esta |por la |en la ',
    onwards: 'en adelante|para adelante',
    minutesBehind: 'y (?:media|cuarto|cinco|diez|veinte)|menos',
  },
  it: {
    unit: 'h|in punto',
    sure: [
      ['(?:fino|sino) alle(?: ore)?', 'until'],
      ['(?:prima delle|entro le)(?: ore)?', 'before'],
      ['dopo le(?: ore)?', 'after'],
      ['(?:a partire )?dalle(?: ore)?', 'after'],
      ['(?:alle|verso le|per le|intorno alle|attorno alle|alle ore|ore|verso le ore)', 'at'],
    ],
    open: [],
    spans: [['(?:tra|fra|dalle)(?: le)?(?: ore)? ', '(?:e le|alle|e|fino alle)(?: ore)?', 'none']],
    late: 'sera|stasera|pomeriggio|notte|stanotte',
    early: 'notte|stanotte|mattin[ao]|stamattina|domattina',
    of: 'di |del |della |di questa ',
    onwards: 'in (?:poi|avanti)',
    minutesBehind: 'e (?:mezz|un quarto|quarto|dieci|venti)|meno',
  },
  pt: {
    unit: 'h|hs|hrs|horas?',
    sure: [
      ['(?:pelas|por volta das|lá pelas|perto das|cerca das)', 'at'],
      ['até (?:às|as)', 'until'],
      ['(?:antes|até antes) das', 'before'],
      ['depois das', 'after'],
      ['(?:a partir das|desde as)', 'after'],
      ['(?:às|as)', 'at'],
    ],
    open: [],
    spans: [
      ['(?:entre as|das) ', '(?:e|e as|às|as|até às|até as)', 'none'],
      ['(?:entre|de) ', '(?:e|a|às|as|-)', 'second'],
      ['', '(?:às|as|-)', 'both'],
    ],
    late: 'tarde|noite',
    early: 'madrugada|manhã',
    of: 'da |de |desta |dessa ',
    onwards: 'em diante|para a frente',
    minutesBehind: 'e (?:meia|um quarto|quarto|dez|vinte)|menos',
  },
  nl: {
    unit: 'uur(?! lang)|u|h',
    sure: [['om|omstreeks', 'at']],
    open: [
      ['tot|tot om|tot een uur of', 'until'],
      ['voor|vóór', 'before'],
      ['na', 'after'],
      ['vanaf', 'after'],
      ['sinds', 'since'],
      ['rond|tegen|rond een uur of|zo rond', 'at'],
    ],
    spans: [
      ['(?:tussen|van) ', '(?:en|tot|-)', 'second'],
      ['', '(?:tot|-)', 'second'],
    ],
    late: "vanavond|vanmiddag|vannacht|'?s ?avonds|'?s ?middags|'?s ?nachts|\\p{L}*(?:avond|middag|nacht)",
    early: '\\p{L}*(?:nacht|nachts|ochtend|ochtends|morgens)',
    of: 'in de ',
    minutesBefore: 'kwart|half|vijf|tien|twintig|5|10|20|minuten|vlak|net',
  },
};

/** No time of the clock: numbers of days, degrees, millimetres and the like. */
const NO_TIME =
  '(?! ?(?:[%°]|:\\d|[.,]\\d|grad|graden|gradi|degr|grados|graus|k?m\\b|km/|mm|cm|knoten|knopen|n(?:oe|œ)uds|nodi|' +
  'nudos|nós\\b|euro|mal\\b|x\\b|prozent|procent|por cien|\\p{L}*(?:tag|woche|stunde|dag|week|weken|minut|jour|' +
  'semaine|dia\\b|dias|semana|giorn|settiman|monat|maand|mois|mes\\b|meses|mesi|jahr|jaar|année|año|anni|uren)|' +
  'ans\\b|anos\\b))';
/** "En las próximas 2 horas": a number of hours. */
const COUNTED_BEHIND =
  'proxim[ao]s|próxim[ao]s|siguientes|ultim[ao]s|últim[ao]s|prossime|ultime|komende|volgende|afgelopen';
const HOURS = 24;
const MINUTES = 60;
const FIRST_MORNING_HOUR = 6;
/** "Droog tot 6 uur" ends on the way home, as it would without the word for the hour. */
const FIRST_MORNING_END = 8;
/** From here on an hour is the same on a clock of twelve, or is no early one. */
const FIRST_SAME_HOUR = 10;
/** Until this hour a stretch that begins in the morning ends: "von 9 bis 13 Uhr". */
const LAST_OF_MORNING = 13;
/** Letters between such a word and the digits, and of the times themselves. */
const WITHIN = 30;

/** A time: its hour, and its minutes before or behind the unit. */
function timeIn(unit: string, needsUnit: boolean): string {
  return `(\\d{1,2})(?:[:.h](\\d{2})(?: ?(?:${unit}))?| ?(?:${unit}) ?(\\d{2})| ?(?:${unit})${needsUnit ? '' : '|'})`;
}

const GROUPS_OF_TIME = 3;

interface DayPart {
  readonly isLate: boolean;
  readonly isEarly: boolean;
}

/** The part of the day that the words around a time tell, by what they match: late behind and before it, early the same. */
function partOf([lateBehind, lateBefore, earlyBehind, earlyBefore]: Groups): DayPart {
  // What stands right behind outweighs what stands before: "mañana entre las 2 y las 4 de la tarde" is of tomorrow.
  if (lateBehind !== undefined || earlyBehind !== undefined)
    return { isLate: lateBehind !== undefined, isEarly: earlyBehind !== undefined };
  return { isLate: lateBefore !== undefined, isEarly: earlyBefore !== undefined };
}

/** "09:30", and "8:00" where it is of the evening; null for no time of a day. */
function written(
  [hourText, before, behind]: Groups,
  { isLate, isEarly }: DayPart,
  firstMorning = FIRST_MORNING_HOUR,
): string | null {
  const hour = Number(hourText);
  const minutes = Number(before ?? behind ?? '0');
  if (hour > HOURS || minutes >= MINUTES) return null;
  const isMorning = hour < firstMorning ? isEarly || hour === 0 : !isLate && hour < FIRST_SAME_HOUR;
  return `${isMorning ? String(hour).padStart(2, '0') : hour}:${String(minutes).padStart(2, '0')}`;
}

/** The phrases of a language, to be tried before those that tell the parts of a day, which they look at. */
export function digitClock(language: Language): TranslatedPhrase[] {
  const { unit, sure, open, spans, late, early, of, minutesBefore, minutesBehind, onwards } = CLOCKS[language];
  const notBehind =
    minutesBefore === undefined ? '' : `(?<!\\b(?:${minutesBefore}) (?:${open.map(([s]) => s).join('|')}) )`;
  const notThen = minutesBehind === undefined ? '' : `(?! (?:${minutesBehind}))`;
  // What tells of a late hour stands close before the digits, with no other time between, or right behind them.
  const near = (words: string): string =>
    `(?=( (?:${of})?(?:${words})\\b)?)(?<=(\\b(?:${words})\\b[^\\d.?!]{0,${WITHIN}}\\d[^?!]{0,${WITHIN}})?)`;
  const further = onwards === undefined ? '' : `(?: (?:${onwards}))?`;
  const side = near(late) + near(early) + further;
  const at =
    (english: string): MadeEnglish =>
    ([, ...groups]) => {
      const firstMorning = english === 'until' ? FIRST_MORNING_END : FIRST_MORNING_HOUR;
      const time = written(groups, partOf(groups.slice(GROUPS_OF_TIME)), firstMorning);
      return time === null ? null : `${english} ${time}`;
    };
  const span: MadeEnglish = ([, ...groups]) => {
    const part = partOf(groups.slice(2 * GROUPS_OF_TIME));
    const first = groups.slice(0, GROUPS_OF_TIME);
    const second = groups.slice(GROUPS_OF_TIME, 2 * GROUPS_OF_TIME);
    const [from, to] = [written(first, part), written(second, part)];
    if (from === null || to === null) return null;
    const isMorning =
      !part.isLate &&
      (part.isEarly || Number(first[0]) >= FIRST_MORNING_HOUR) &&
      Number(first[0]) < Number(second[0]) &&
      Number(second[0]) <= LAST_OF_MORNING;
    return `from ${isMorning ? from.padStart('00:00'.length, '0') : from} to ${to}`;
  };
  const single = (sources: DigitClock['sure'], needsUnit: boolean): TranslatedPhrase[] =>
    sources.map(([source, english]) => [
      `(?:${source}) ${notBehind}${timeIn(unit, needsUnit)}${notThen}${NO_TIME}${side}`,
      at(english),
    ]);
  return [
    ...spans.map(
      ([first, second, units]): TranslatedPhrase => [
        `${first}${timeIn(unit, units === 'both')} ?${second} ?${timeIn(unit, units !== 'none')}${notThen}${NO_TIME}${side}`,
        span,
      ],
    ),
    ...single(open, true),
    ...single(sure, false),
    [`(?=\\d)(?<!\\b(?:${COUNTED_BEHIND}) )${timeIn(unit, true)}${notThen}${NO_TIME}${side}`, at('at')],
  ];
}
