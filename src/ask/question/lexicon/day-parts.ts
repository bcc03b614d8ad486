/**
 * Hours and days as people shorten and soften them, side by side in six languages: "in an hour or so", "late in the evening", "at the
 * end of the afternoon", "from Friday on", "a week on Monday", "Sat and Sun". Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';
import type { MadeEnglish, TranslatedPhrase } from './lexicon.ts';

type Language = keyof RowInLanguages[1];

const ROWS: readonly RowInLanguages[] = [
  [
    'on the way home',
    {
      de: '(?:von|aus) der (?:arbeit|schicht|schule|firma) (?:heim|nach hause|zurück|hoam|wieder heim)',
      fr: '(?:en revenant|au retour|pour rentrer|retour) du (?:travail|boulot|taf|bureau)',
      es: '(?:volver|vuelvo|volviendo|de vuelta|regreso|regresar|salir) del? (?:trabajo|curro|laburo|la oficina)',
      it: '(?:tornare|torno|tornando|rientro|rientrare) dal (?:lavoro|ufficio)',
      pt: '(?:voltar|volto|voltando|volta|regresso|sair) do (?:trabalho|servico|escritorio|emprego)',
      nl: 'van (?:het |mijn )?(?:werk|kantoor) naar huis',
    },
  ],
  [
    'last night',
    { de: '(?:in der )?nacht (?:auf|zu) heute|von gestern auf heute', fr: "(?:dans )?la nuit d'hier a aujourd'hui" },
  ],
  [
    'tonight',
    {
      de: '(?:in der )?nacht (?:auf|zu) morgen|von heute auf morgen(?! früh)',
      fr: '(?:dans )?la nuit de (?:ce soir|mercredi) a demain',
    },
  ],
  [
    'this month',
    {
      es: '(?<=\\bmas \\p{L}{3,12} )del mes(?! de)',
      it: '(?<=\\bpiu \\p{L}{3,12} )del mese(?! di)',
      pt: '(?<=\\bmais \\p{L}{3,12} )do mes(?! de)',
      fr: '(?<=\\bplus \\p{L}{3,12} )du mois(?! de)',
      de: '(?<=\\p{L}st(?:e|er|en) tag )(?:des|im) monat(?:s)?',
      nl: '(?<=\\p{L}ste dag )van de maand',
    },
  ],
  [
    '$1 the $2th',
    {
      de:
        '(?:am )?(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag),? (?:den |' +
        'der )?(\\d{1,2})\\.(?! ?(?:\\d|\\p{L}+(?:ar|er|il|ai|ni|li|ust|ärz)(?!\\p{L})))',
      fr:
        '(?:le )?(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (\\d{1,2})(?= (?:a|au|aux|en|dans|sur|on|il|y|' +
        'ca|pour)(?!\\p{L})|\\W*$)(?! a \\d)',
      es:
        '(?:el )?(lunes|martes|miercoles|jueves|viernes|sabado|domingo) (\\d{1,2})(?= (?:en|por|hay|va|hace|llueve|' +
        'para)(?!\\p{L})|\\W*$)',
      it:
        '(lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica) (\\d{1,2})(?= (?:a|ad|in|al|sul|alla|che|piove|' +
        'fa)(?!\\p{L})|\\W*$)(?! al? \\d)',
      pt:
        '(segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:[- ]feira)?,? (?:dia )?(\\d{1,2})(?= (?:em|no|na|vai|' +
        'chove|faz)(?!\\p{L})|\\W*$)',
      nl:
        '(?:op )?(maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) (?:de )?(\\d{1,2})e?(?= (?:in|op|te|' +
        'bij)(?!\\p{L})|\\W*$)',
    },
  ],
  ['in the evening', { nl: "'?s ?avonds" }],
  ['in the afternoon', { nl: "'?s ?middags" }],
  ['at night', { nl: "'?s ?nachts" }],
  ['in the morning', { nl: "'?s ?(?:morgens|ochtends)" }],
  [
    'after lunch',
    {
      de: 'nach dem (?:mittagessen|mittag)',
      fr: 'apres (?:le )?dejeuner',
      es: 'despues de (?:comer|almorzar|la comida|el almuerzo)',
      it: 'dopo (?:il )?pranzo',
      pt: 'depois d[oe] almoco',
      nl: 'na de (?:lunch|middag)',
    },
  ],
  ['at noon', { es: '(?:a|del?) ?mediodia|a medio dia' }],
  [
    '13 june',
    {
      pt: '(?:n[ao] )?(?:dia|noite|festa|feriado)s? de santo antonio|(?:nos )?santos populares',
      it: 'il giorno di sant.antonio',
    },
  ],
  [
    '29 june',
    {
      pt: '(?:n[ao] )?(?:dia|noite|festa) de sao pedro',
      it: '(?:il giorno |la festa |per )?(?:di )?san(?:ti)? pietro e paolo',
    },
  ],
  [
    '21 july',
    { fr: '(?:la |a la |pour la )?fete nationale belge|(?:la )?drache nationale', nl: 'nationale feestdag in belgie' },
  ],
  [
    'on corpus christi',
    {
      de: '(?:an|am|zu|über)? ?fronleichnam',
      fr: '(?:a la |pour la )?fete[- ]dieu',
      es: '(?:en |el )?(?:el )?(?:jueves|dia|puente) (?:de|del) corpus(?: christi)?',
      it: '(?:a|il|per il)? ?corpus domini',
      pt: '(?:(?:n?o |feriado |feriadao |dia |fim de semana prolongado |ponte )+(?:de |do )?)?corpus christi(?! texas)',
    },
  ],
  ['the weekend of $1', { it: '(?:nel |il |per il |al )?ponte del (\\d{1,2} \\p{L}+)' }],
  ['easter monday', { it: 'lunedi di pasqua' }],
  [
    'in an hour',
    {
      de: 'in (?:einem|nem|am) stünd(?:chen|erl|li)|in ner stunde',
      fr: "dans une (?:petite |bonne )heure|d'ici une (?:petite |bonne )?heure(?! et)",
      es: '(?:en|dentro de) una horita',
      it: "(?:tra|fra) un'oretta|(?:tra|fra) un'ora circa",
      pt: '(?:daqui a|em|dentro de) uma horinha|daqui uma hora',
      nl: '(?:over|binnen) een uurtje|over een uur of zo',
    },
  ],
  [
    'in half an hour',
    { nl: '(?:over|binnen) een half ?uurtje', es: 'en media horita', it: "(?:tra|fra) una mezz'oretta" },
  ],
  [
    'in 2 hours',
    {
      de: 'in (?:so )?(?:ein )?zwei stündchen',
      nl: 'over een uurtje of twee|over een paar uurtjes',
      it: '(?:tra|fra) un paio d.ore(?:tte)?',
      fr: "d'ici (?:une ou )?deux heures",
      es: 'en un par de (?:horas|horitas)',
      pt: 'daqui a umas? duas horas',
    },
  ],
  [
    'the rest of the week',
    {
      de: '(?:den |der |für den |im )?rest (?:der|dieser) woche',
      fr: '(?:pour |pendant |durant )?(?:le )?reste de (?:la|cette) semaine',
      es: '(?:en |durante |para )?(?:el )?resto de (?:la|esta) semana',
      it: '(?:per |nel )?(?:il )?resto (?:della|di questa) settimana',
      pt: '(?:n?o |pelo |durante o )?(?:resto|restante) (?:da|desta|dessa) semana',
    },
  ],
  [
    'the rest of today',
    {
      de: '(?:den |der |für den )?rest des (?:heutigen )?tages',
      fr: '(?:pour |pendant )?(?:le )?reste de la journee',
      es: '(?:en |durante |para )?(?:el )?resto del dia',
      it: '(?:per |nel )?(?:il )?resto (?:della giornata|del giorno)',
      pt: '(?:n?o |pelo )?(?:resto|restante) do dia',
      nl: '(?:voor )?de rest van de dag',
    },
  ],
  [
    'the rest of the month',
    {
      de: '(?:den |der |für den )?rest des monats',
      fr: '(?:le )?reste du mois',
      es: '(?:en )?(?:el )?resto del mes',
      it: '(?:il )?resto del mese',
      pt: '(?:n?o )?(?:resto|restante) do mes',
      nl: 'de rest van de maand',
    },
  ],
  [
    'in the next hour',
    { fr: "dans l['’ ]heure(?: qui vient| a venir| qui suit)?(?! de\\b)", nl: '(?:in )?(?:het )?komende uur(?! \\d)' },
  ],
  ['in the next 3 hours', { de: '(?:in den |die )nächsten paar stunden|in den kommenden stunden' }],
  ['the week after next', { de: '(?:in der )?übernächsten? woche' }],
  ['at sunset', { fr: '(?:au|vers le|pendant le) coucher d[ue] soleil' }],
  ['at sunrise', { fr: '(?:au|vers le|pendant le) lever d[ue] soleil' }],
  [
    'on the $1th',
    {
      de:
        'am (\\d{1,2})\\.(?! ?(?:\\d|jan|feb|märz|maerz|apr|mai|jun|jul|aug|sep|okt|nov|dez|weihnacht|advent|oster|pfingst|' +
        '\\p{L}*(?:tag|abend|mal|woche)))(?= \\p{L})',
    },
  ],
  ['to', { nl: '(?=t)(?<=\\p{L}{2,6}dag )(?:t/m|tot en met)(?= \\p{L}{2,6}dag)' }],
  [
    'late evening',
    {
      de: 'spätabends|spät (?:am )?abends?|am späten abend',
      it: 'in tarda serata',
      nl: '(?:laat op|aan het eind van) de avond',
    },
  ],
  [
    'late afternoon',
    {
      de: 'am späte(?:re)?n nachmittag|spätnachmittags?',
      fr: "(?:en |a la )?fin d'apres[- ]midi|(?:en )?fin d'aprem|(?:en |a la )?fin de (?:journee|la journee)",
      es: 'a (?:media tarde|ultima hora de la tarde)|(?:a |al )?(?:final|caer) (?:de )?la tarde|a? ?(?:la )?tardecita',
      it: 'nel tardo pomeriggio|a fine (?:pomeriggio|giornata)|sul tardi',
      pt:
        '(?:n?o |ao |pro )?(?:fim|final|fimzinho|finalzinho) (?:da|de) tarde|(?:a |de |n?a )?tardinha|' +
        '(?:n?o |ao )(?:fim|final) do dia',
      nl: '(?:aan het |tegen het |op het )?eind(?:e)? van de (?:middag|dag)|laat in de middag',
    },
  ],
  [
    'early evening',
    {
      de: '(?:am )?frühen abend|(?:am )?frühabends?',
      fr: '(?:en |au )?debut de (?:la )?soiree',
      es: 'a primera hora de la noche|tempranito en la noche|nochecita',
      it: 'in prima serata',
      pt: '(?:n?o |ao )?(?:comeco|inicio|comecinho) da noite|(?:a |de )?noitinha|(?:ao )?entardecer',
      nl: '(?:aan het |in het )?begin van de avond|vroeg in de avond',
    },
  ],
  [
    'late morning',
    {
      fr: '(?:en )?fin de (?:matinee|matin)',
      it: 'in tarda mattinata',
      es: 'a (?:media mañana|ultima hora de la mañana)',
      pt: '(?:n?o |ao )?(?:fim|final) da manha',
      nl: '(?:aan het |tegen het )?eind(?:e)? van de (?:ochtend|morgen)|laat in de ochtend',
      de: 'am späten vormittag|spätvormittags?',
    },
  ],
  [
    'early in the morning',
    {
      fr: 'de (?:bon|grand) matin|de bonne heure|aux aurores|tot le matin',
      es:
        '(?<=mañana )(?:bien |muy )?temprano|(?:bien |muy )?temprano por la mañana|tempranito|' +
        'a primera hora(?: de la mañana)?',
      it: 'di buon(?:a)? (?:mattino|ora)|(?:la )?mattina presto|presto (?:la|di) mattina|alle prime ore(?: del mattino)?',
      pt: 'bem cedo|cedinho|logo cedo|(?:ao|no) (?:comeco|inicio) da manha|de manhazinha',
      nl: "(?<=morgen )(?:heel |zeer )?vroeg|'?s ?morgens vroeg|vroeg in de (?:ochtend|morgen)|in alle vroegte",
      de: 'in aller herrgottsfrühe|frühmorgens|in der gachen früh|z.? ?morgens|zeitig in der früh',
    },
  ],
  ['in the evening', { es: '(?<!tarde )a ultima hora(?! de)' }],
  [
    'around midnight',
    { nl: '(?:rond|tegen|om) (?:middernacht|twaalf uur.?s nachts)', de: '(?:gegen|so um) mitternacht' },
  ],
  [
    'in 2 weeks',
    {
      fr: 'dans (?:une )?quinzaine(?: de jours)?|dans (?:quinze|15) jours',
      es: '(?:en|dentro de) (?:una quincena|quince dias|15 dias)|de hoy en quince',
      it: '(?:tra|fra) (?:quindici|15) giorni',
      pt: '(?:daqui a|em|dentro de) (?:quinze|15) dias',
      de: 'heut(?:e)? in (?:14 tagen|vierzehn tagen|zwei wochen)',
      nl: 'vandaag over (?:14 dagen|twee weken)',
    },
  ],
  [
    'in a week',
    {
      es: 'de hoy en ocho|hoy en ocho(?: dias)?|en ocho dias',
      fr: 'dans huit jours|aujourd.hui en huit',
      it: '(?:tra|fra) otto giorni|oggi a otto',
      pt: 'daqui a oito dias|de hoje a oito',
      de: 'heut(?:e)? in (?:8|acht) tagen|heut(?:e)? in einer woche',
      nl: 'vandaag over een week',
    },
  ],
  [
    'a week on $1',
    {
      de: '(?:am )?(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag) in (?:einer|ner|1) woche',
      nl: '(?:op )?(maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) over (?:een|1) week',
      es: '(?:de |el )?(lunes|martes|miercoles|jueves|viernes|sabado|domingo) en (?:ocho|8)(?: dias)?',
    },
  ],
  [
    'the weekend of $1',
    {
      de: '(?:am )?wochenende (?:vom|um den|am) (\\d{1,2}\\.? ?(?:\\p{L}+|\\d{1,2}\\.?))',
    },
  ],
  ['now', { nl: 'nou(?= (?:al|nog|toevallig)\\b)' }],
  [
    'for $2 from $1',
    {
      de:
        '(?:ab|von) (?:dem |nächsten |kommenden )?(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|' +
        'übermorgen|heute)(?: an)? (?:für )?((?:\\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|zehn) (?:tage|wochen)|eine woche)',
      fr:
        '(?:a partir de|des|de) (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|apres[- ]demain) (?:pour )?' +
        '((?:\\d{1,2}|deux|trois|quatre|cinq|six|sept|dix) (?:jours|semaines)|une semaine)',
      nl:
        'vanaf (?:aanstaande |komende )?(maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|overmorgen) ' +
        '(?:voor )?((?:\\d{1,2}|twee|drie|vier|vijf|zes|zeven|tien) (?:dagen|weken)|een week)',
    },
  ],
  [
    'from $1 on',
    {
      de:
        '(?:ab|seit ab) (?:dem |nächsten |kommenden )?(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|' +
        'morgen|übermorgen)(?! (?:\\d|um|früh|vormittag|mittag|nachmittag|abend|nacht|bis|zum))',
      fr:
        '(?:a partir de|des) (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|' +
        'apres[- ]demain)(?! (?:\\d|a \\d|matin|midi|soir|apres|aprem|jusqu|' +
        'au? (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)))',
      es:
        '(?:a partir del?|desde(?: el)?) (lunes|martes|miercoles|jueves|viernes|sabado|domingo|' +
        'pasado mañana)(?! (?:\\d|a las|hasta|por la|en la (?:mañana|tarde|noche)|' +
        'al? (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))\\b)',
      it:
        '(?:a partire da|da|dal)(?:lla)? (lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|' +
        'dopodomani)(?! (?:\\d|al?(?:la)? (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)|fino|alle|' +
        'mattina|pomeriggio|sera|notte)\\b)',
      pt:
        '(?:a partir d[eo]|desde) (segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha)(?:-feira|' +
        ' feira)?(?! (?:\\d|(?:a|ate) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|ate|as|' +
        'de (?:manha|tarde|noite)|a (?:tarde|noite)) ?)',
      nl:
        '(?:vanaf|met ingang van) (?:aanstaande )?(maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|' +
        'overmorgen)(?! (?:\\d|om|tot|ochtend|middag|avond|nacht|t\\/m)\\b)',
    },
  ],
];

/** Weekdays as they are shortened, Monday first. */
const SHORT_DAYS: Readonly<Record<Language, readonly string[]>> = {
  de: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
  fr: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
  es: ['lun', 'mar', 'mie|mier', 'jue', 'vie', 'sab', 'dom'],
  it: ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'],
  pt: ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'],
  nl: ['ma', 'di|din', 'wo|woe', 'do|don', 'vr|vrij', 'za|zat', 'zo'],
};
/** Short days that are other words too: a day right behind the only other word alone. */
const ALSO_WORDS: ReadonlySet<string> = new Set(['so', 'zo', 'do', 'mar', 'dom', 'vrij', 'mi', 'di', 'ma']);

/** The languages of a short day: "sa" is German for Saturday. None where English has the word for a day or a month. */
export const LANGUAGES_OF_SHORT_DAYS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(
    Object.groupBy(
      Object.entries(SHORT_DAYS).flatMap(([language, days]) =>
        days.flatMap((forms) => forms.split('|').map((day) => ({ day, language }))),
      ),
      ({ day }) => day,
    ),
  ).flatMap(([day, all = []]) => (day === 'mar' ? [] : [[day, all.map(({ language }) => language)] as const])),
);
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Those that are no other word at the end of a longer question: "che tempo fa a roma sab". */
const LAST_SHORT_DAYS: Readonly<Partial<Record<Language, string>>> = {
  es: 'lun|mie|jue|vie|sab',
  it: 'lun|gio|ven|sab',
  pt: 'seg|qui|sex|sab',
};

/** What stands behind a day only: a part of it, or an hour. Many short days are other words too. */
const BEHIND_DAY: Readonly<Record<Language, string>> = {
  de:
    'früh|morgens?|vormittags?|mittags?|nachmittags?|abends?|nachts?|\\d{1,2}[:.]\\d\\d|' +
    '(?:um |ab |bis )?\\d{1,2} ?uhr|nm|vm|\\d{1,2}\\.\\d{1,2}\\.',
  fr: 'matin|midi|aprem|apres|soir|nuit|(?:a |vers )?\\d{1,2} ?h',
  es: 'mañana|tarde|noche|por la|en la|a la|\\d{1,2}[:.]\\d\\d|a las',
  it: 'mattina|pomeriggio|sera|notte|mattino|\\d{1,2}[:.]\\d\\d|alle',
  pt: 'manha|tarde|noite|de (?:manha|tarde|noite)|a (?:tarde|noite)|\\d{1,2} ?h|as \\d',
  nl: 'ochtend|morgen|middag|avond|nacht|\\d{1,2}[:.u]\\d\\d|(?:om |vanaf )?\\d{1,2} ?(?:uur|u)',
};
const JOINS: Readonly<Record<Language, string>> = {
  de: 'und|u\\.?|\\+|oder|bis|-|/|&',
  fr: 'et|ou|a|au|-|/|&|\\+',
  es: 'y|o|a|al|-|/|&|\\+',
  it: 'e|o|a|-|/|&|\\+',
  pt: 'e|ou|a|ate|-|/|&|\\+',
  nl: 'en|of|tot|t/m|-|/|&|\\+',
};
const IS_RANGE = /^(?:bis|au?|al|ate|tot|t\/m|-)$/;
const IS_CHOICE = /^(?:oder|ou|o|of)$/;

/** The phrases of a language, to be tried before those of its clock, which they look at. */
export function shortDays(language: Language): TranslatedPhrase[] {
  const names = SHORT_DAYS[language];
  const last = LAST_SHORT_DAYS[language];
  const any = `(${names.join('|')})\\.?`;
  const dayOf = (text = ''): string => DAYS[names.findIndex((forms) => forms.split('|').includes(text))] ?? '';
  const both: MadeEnglish = ([, first, join = '', second]) =>
    IS_RANGE.test(join)
      ? `from ${dayOf(first)} to ${dayOf(second)}`
      : `${dayOf(first)} ${IS_CHOICE.test(join) ? 'or' : 'and'} ${dayOf(second)}`;
  return [
    [`${any} ?(${JOINS[language]}) ?${any}`, both],
    // "Köln sa?", "météo lyon sam": at the end of two or three words.
    [
      `${any}(?=\\W*$)(?<=^[\\p{L}\\u0001-]{3,}(?: [\\p{L}\\u0001-]{2,})?( [\\p{L}\\u0001-]{2,})? \\p{L}{2,4}\\.?)`,
      ([, day = '', more]) => (more !== undefined && ALSO_WORDS.has(day) ? null : dayOf(day)),
    ],
    // "Wetter sa in kassel", "weer za amsterdam": right behind a word of the weather.
    [
      `${any}(?= )(?<=\\b(?:wetter|regen|gewitter|wind|sonne|meteo|pluie|soleil|weer|zon) \\p{L}{2,4}\\.?)`,
      ([, day = '']) => (ALSO_WORDS.has(day) || day === 'mer' ? null : dayOf(day)),
    ],
    // "El mar mañana" is the sea.
    [`(?<!\\b(?:el|del|al|la|le|il|de|im|am|ins) )${any}(?= (?:${BEHIND_DAY[language]}))`, ([, day]) => dayOf(day)],
    ...(last === undefined ? [] : [[`(${last})\\.?(?=\\W*$)`, ([, day]) => dayOf(day)] satisfies TranslatedPhrase]),
  ];
}

/** The phrases of a language, to be tried before those of its days and hours. */
export function dayParts(language: Language): TranslatedPhrase[] {
  return ROWS.flatMap(([english, { [language]: source }]) =>
    source === undefined ? [] : [[source, english] as const],
  );
}
