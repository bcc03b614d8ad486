/**
 * Times as people say them by what they do then, by habit and by the night, side by side in six languages: "when I cycle home", "the
 * nights this week", "for this time of year", "does it usually". Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';
import type { TranslatedPhrase } from './lexicon.ts';

type Language = keyof RowInLanguages[1];

const WORK_FR = '(?:travail|boulot|taf|bureau|job)';
const WORK_ES = '(?:trabajo|curro|laburo|trabajar|(?:la )?oficina|currar)';
const WORK_IT = '(?:lavoro|lavorare|ufficio)';
const WORK_PT = '(?:trabalho|trabalhar|servico|escritorio|emprego)';

/** The words of a month or a season, and of the year, that tell the climate from the weather. */
const MONTHS_ES =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno|año';
const MONTHS_IT =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|primavera|estate|autunno|' +
  'inverno|anno';
const MONTHS_PT =
  'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|primavera|verão|outono|inverno|ano';

const ROWS: readonly RowInLanguages[] = [
  [
    'on the way home',
    {
      de:
        '(?:wenn|sobald) (?:ich|wir) (?:nach hause|heim|feierabend|aus dem büro|(?:von|aus) der (?:arbeit|schule|firma)) ?(?:nach hause |heim )?' +
        '(?:geh\\p{L}*|fahr\\p{L}*|komm\\p{L}*|rad(?:le|eln)|lauf\\p{L}*|heim\\p{L}*|hab\\p{L}*|mach\\p{L}*)',
      fr:
        `(?:quand|lorsque|au moment où|à l'heure où) (?:je |on |nous )(?:rentr|sor|quitt|fini|termin|par|revien|débauch)\\p{L}* (?:(?:du|de mon|le|mon|l[ea]) ${WORK_FR}|` +
        `à la maison|chez (?:moi|nous))|en (?:quittant|sortant de) (?:le|mon|du) ${WORK_FR}`,
      es:
        `cuando (?:yo )?(?:salgo|salga|salgamos|vuelva|vuelvo|volvamos|regrese|regreso|termine|acabe) (?:del?|a|de la) (?:${WORK_ES}|casa)|` +
        `(?:al|a la) (?:salida del|salir del?|volver del?) ${WORK_ES}|al (?:volver|regresar) a casa`,
      it:
        `quando (?:torno|rientro|esco|stacco|finisco|torniamo|usciamo)(?: (?:a casa|(?:dal|di|dall.|il|da) ?${WORK_IT}))+|` +
        `(?:all.uscita|uscendo|rientrando) (?:dal|dall.) ?${WORK_IT}`,
      pt: `quando (?:eu )?(?:sair|saio|voltar|volto|largar|chegar|for)(?: (?:d[oe] ${WORK_PT}|(?:para|pra|a) casa))+`,
      nl:
        '(?:als|wanneer) (?:ik|we|wij|je) (?:(?:straks|vanavond|vanmiddag|weer) )?(?:naar huis (?:ga|fiets|rijd|loop|wandel)\\p{L}*|' +
        '(?:van (?:het |mijn )?werk|uit (?:het |mijn )?werk) (?:kom|naar huis)\\p{L}*|klaar (?:ben|zijn) met (?:het )?werk\\p{L}*)|' +
        'bij het naar huis (?:gaan|fietsen|rijden)',
    },
  ],
  [
    'overnight',
    {
      de: '(?:im laufe|im verlauf|während) der nacht|(?:die ganze|durch die) nacht(?: (?:hindurch|über))?',
      fr: '(?:durant|pendant|au cours de) (?:toute )?la nuit',
      es: '(?:durante|a lo largo de|en el transcurso de) (?:toda )?la noche',
      it: '(?:in|nella) nottata|(?:durante |nel corso del)la notte',
      pt: '(?:durante|ao longo d|no decorrer d)(?: ?toda)? ?a noite|pela noite (?:dentro|fora)',
      nl: '(?:gedurende|tijdens|door|in de loop van) de nacht(?: heen)?',
    },
  ],
  [
    'usually',
    {
      de: 'im (?:allgemeinen|normalfall|schnitt)|für gewöhnlich|in der regel',
      fr: "en (?:général|règle générale|temps normal|principe)|d'ordinaire|(?:le plus|très) souvent|la plupart du temps",
      es: '(?:en|por lo|por regla) general|(?:de|por lo) normal|por costumbre',
      it: 'in (?:genere|generale)|di norma|abitualmente|per lo più|il più delle volte',
      pt: '(?:em|no|de um modo|de modo) geral|(?:por|em) (?:norma|regra)|regra geral|de costume',
      nl: '(?:in|over) het algemeen|in de regel|normaal gesproken|gebruikelijk',
    },
  ],
  [
    'climate',
    {
      de: '(?:das )?klima(?= (?:in|auf|an|von|im|am)(?!\\p{L})|\\W*$)',
      fr: '(?:le )?climat',
      es: `(?:el )?clima(?=.{0,50}\\b(?:en|de|durante|del) (?:el )?(?:mes de )?(?:${MONTHS_ES})\\b)(?!.*\\b(?:este|próximo|hoy) )`,
      it: `(?:il )?clima(?=.{0,50}\\b(?:a|in|d'|di|ad|nel|durante) ?(?:il )?(?:mese di )?(?:${MONTHS_IT})\\b)(?!.*\\b(?:questo|prossimo) )`,
      pt: `(?:o )?clima(?=.{0,50}\\b(?:em|de|no|na|do|durante) (?:o )?(?:mês de )?(?:${MONTHS_PT})\\b)(?!.*\\b(?:este|próximo) )`,
      nl: '(?:het )?klimaat',
    },
  ],
  [
    'for the time of year',
    {
      de: 'für diese (?:jahreszeit|zeit(?: des jahres)?)|jahreszeitlich',
      fr: "pour (?:cette|la) (?:saison|période|époque)(?: de l'année)?",
      es: 'para (?:esta|la) (?:época|estación|temporada)(?: del año)?|para estas fechas',
      it: "per (?:questo periodo|questa stagione|la stagione|il periodo)(?: dell'anno)?",
      pt: 'para (?:esta|a|essa) (?:época|altura|estação)(?: do ano)?',
      nl: 'voor (?:deze|de) (?:tijd van het jaar|periode|tijd)(?! van de dag)',
    },
  ],
  [
    'early afternoon',
    {
      de: '(?:am |im )?(?:frühe[nr]?|zeitigen) nachmittag|früh am nachmittag',
      fr: "(?:en |au |tout )?début (?:d'|de l')après[- ]midi|tôt dans l'après[- ]midi",
      es: '(?:a )?primera hora de la tarde|(?:al )?(?:principio|comienzo|inicio) de la tarde',
      it: '(?:nel |di )?primo pomeriggio|(?:a )?inizio pomeriggio',
      pt: '(?:ao |no )?(?:início|começo|princípio) da tarde',
      nl: '(?:vroeg in de|(?:aan het )?begin van de) middag',
    },
  ],
  [
    'in the next hour',
    { nl: '(?:(?:in |binnen |voor )?het )?(?:komend|komende|aankomend|aankomende|eerstvolgende) uur(?!tje)' },
  ],
  ['yesterday at lunchtime', { de: 'gestern (?:mittag|zu mittag)' }],
  ['tomorrow at lunchtime', { de: 'morgen (?:mittag|zu mittag)' }],
  ['how was', { it: "com[e']? ?(?:è|e) stat[oa]" }],
];

/** The nights, evenings, mornings and afternoons of a week or a weekend. */
const PARTS: Readonly<
  Record<Language, readonly [parts: Readonly<Record<string, string>>, spans: Readonly<Record<string, string>>]>
> = {
  de: [
    { nights: 'nächten?', evenings: 'abenden?', mornings: 'vormittagen?|morgen', afternoons: 'nachmittagen?' },
    {
      'this week': '(?:in )?diese[rn]? woche',
      'next week': '(?:in der )?(?:nächste|kommende)[rn]? woche',
      'this weekend': '(?:am|dieses) wochenende',
    },
  ],
  fr: [
    { nights: 'nuits', evenings: 'soir(?:ée)?s', mornings: 'matin(?:ée)?s', afternoons: 'après[- ]midis?' },
    {
      'this week': '(?:de |pendant )?cette semaine',
      'next week': '(?:de )?la semaine prochaine',
      'this weekend': '(?:de )?ce week[- ]?end',
    },
  ],
  es: [
    { nights: 'noches', mornings: 'mañanas', afternoons: 'tardes' },
    {
      'this week': '(?:de )?esta semana',
      'next week': '(?:de )?la (?:próxima semana|semana que viene)',
      'this weekend': '(?:de )?este (?:fin de semana|finde)',
    },
  ],
  it: [
    { nights: 'notti', evenings: 'ser(?:e|ate)', mornings: 'mattin(?:e|ate)', afternoons: 'pomeriggi' },
    {
      'this week': '(?:di )?questa settimana',
      'next week': '(?:del)?la (?:prossima settimana|settimana prossima)',
      'this weekend': '(?:di )?questo (?:fine settimana|weekend)',
    },
  ],
  pt: [
    { nights: 'noites', mornings: 'manhãs', afternoons: 'tardes' },
    {
      'this week': '(?:d|n)?esta semana',
      'next week': '(?:d|n)?a (?:próxima semana|semana que vem)',
      'this weekend': '(?:d|n)?este (?:fim de semana|findi)',
    },
  ],
  nl: [
    { nights: 'nachten', evenings: 'avonden', mornings: 'ochtenden|morgens', afternoons: 'middagen' },
    {
      'this week': '(?:van )?deze week',
      'next week': '(?:van )?(?:volgende|komende) week',
      'this weekend': '(?:van )?dit weekend',
    },
  ],
};

/** "Which mornings": the parts of days of which some are to be told. */
const WHICH: Readonly<Record<Language, string>> = {
  de: 'welche[rn]?(?: der)?|an welchen|in welchen',
  fr: '(?:pendant |durant )?(?:quels|quelles|lesquels des|lesquelles des)',
  es: '(?:en |por )?(?:qué|cuáles|que|cuales de las)',
  it: '(?:in )?(?:quali|che)',
  pt: '(?:em )?(?:que|quais|quais das)',
  nl: '(?:op |in )?welke',
};
/** A verb that stands before the days here, and behind them in English. */
const VERB_BEFORE_SPAN: Readonly<Partial<Record<Language, string>>> = {
  de: '(?: (?:bleiben|sind|werden)(?= von ))?',
  nl: '(?: (?:blijven|zijn|worden)(?= van ))?',
};
/** The same in words that stand in the nominative. */
const WHICH_PARTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    nights: 'nächten?',
    evenings: 'abenden?|abende',
    mornings: 'vormittagen?|vormittage|morgen',
    afternoons: 'nachmittagen?|nachmittage',
  },
  fr: PARTS.fr[0],
  es: PARTS.es[0],
  it: PARTS.it[0],
  pt: PARTS.pt[0],
  nl: PARTS.nl[0],
};

const ARTICLES: Readonly<Record<Language, string>> = {
  de: '(?:(?:die|den|in den) )?',
  fr: '(?:(?:pendant |toutes )?les )?',
  es: '(?:(?:por |todas )?las )?',
  it: '(?:(?:tutte )?le |i |nelle )?',
  pt: '(?:(?:todas )?as |nas )?',
  nl: '(?:(?:in )?de )?',
};

/** How cold it is, as a word of each language for it. */
const KINDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    cold: 'kalt|frostig',
    warm: 'warm|mild',
    hot: 'heiß|heiss',
    wet: 'nass|regnerisch',
    dry: 'trocken',
    windy: 'windig',
  },
  fr: { cold: 'froid', warm: 'doux', hot: 'chaud', wet: 'humide|pluvieux', dry: 'sec' },
  es: { cold: 'frío', hot: 'calor', wet: 'lluvioso|húmedo', dry: 'seco' },
  it: { cold: 'freddo', hot: 'caldo', wet: 'piovoso|umido', dry: 'secco|asciutto' },
  pt: { cold: 'frio', hot: 'calor|quente', wet: 'chuvoso|húmido|úmido', dry: 'seco' },
  nl: { cold: 'koud', warm: 'warm|zacht', hot: 'heet', wet: 'nat|regenachtig', dry: 'droog', windy: 'winderig' },
};

/** "Is it usually this cold": with what stands before the word and behind it. */
const USUALLY_THIS: Readonly<Record<Language, string>> = {
  de: 'ist es (?:normalerweise|sonst|üblicherweise|gewöhnlich|immer|normal|hier immer) so',
  fr: "(?:fait[- ]il|(?:est[- ]ce qu')?il fait) (?:d'habitude|normalement|toujours|généralement|d'ordinaire) (?:aussi|si)",
  es: '(?:suele hacer|hace (?:normalmente|siempre|habitualmente)|es normal que haga) (?:tanto|tan)',
  it: '(?:fa|è) (?:di solito|normalmente|sempre|abitualmente) così',
  pt: 'costuma (?:estar|fazer|ser) (?:tão|tanto|assim tão)',
  nl: 'is het (?:normaal|normaliter|meestal|gewoonlijk|altijd|gebruikelijk|hier altijd) zo',
};

const FOR_SEASON_DE = 'für (?:die|diese) jahreszeit (?:zu |sehr |ziemlich |recht |ungewöhnlich )?';

/** The phrases of a language, to be tried before those of its days and hours. */
export function timesAlike(language: Language): TranslatedPhrase[] {
  const [parts, spans] = PARTS[language];
  const kinds = Object.entries(KINDS[language]);
  return [
    ...kinds.map(
      ([kind, words]): TranslatedPhrase => [`${USUALLY_THIS[language]} (?:${words})`, `is it normally this ${kind}`],
    ),
    ...(language === 'de'
      ? kinds.map(([kind, words]): TranslatedPhrase => [`${FOR_SEASON_DE}(?:${words})`, `${kind} for the time of year`])
      : []),
    ...Object.entries(parts).flatMap(([part, words]) =>
      Object.entries(spans).map(
        ([span, source]): TranslatedPhrase => [`${ARTICLES[language]}(?:${words}) ${source}`, `${part} ${span}`],
      ),
    ),
    ...Object.entries(WHICH_PARTS[language]).map(
      ([part, words]): TranslatedPhrase => [
        `(?:${WHICH[language]}) (?:${words})${VERB_BEFORE_SPAN[language] ?? ''}`,
        `which ${part}`,
      ],
    ),
    ...ROWS.flatMap(([english, { [language]: source }]) => (source === undefined ? [] : [[source, english] as const])),
  ];
}
