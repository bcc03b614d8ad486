/**
 * Meanings side by side in six languages: what is said alike everywhere, and a language that lacks its row reads it wrong. Each row
 * has its English, then its pattern in each language; `$1` is the translation of a group.
 */

import { ASKED_ALIKE } from './asked-alike.ts';
import { CLAUSE_OPENERS } from './clause-openers.ts';
import { DAY_BY_DAY } from './day-by-day.ts';
import { EVENTS_ALIKE } from './events-alike.ts';
import { EVERYDAY_ALIKE } from './everyday-alike.ts';
import { TOWNS_ABROAD } from './exonyms.ts';
import { FEASTS } from './feasts.ts';
import { HAPPENINGS } from './happenings.ts';
import type { TranslatedPhrase } from './lexicon.ts';
import { OTHER_VERBS } from './other-verbs.ts';
import { PUT_ON } from './put-on.ts';
import { QUANTIFIERS } from './quantifiers.ts';
import { SAID_ALIKE } from './said-alike.ts';
import { SOUTHERN_CARE } from './southern-care.ts';
import { SOUTHERN_DOINGS } from './southern-doings.ts';
import { SOUTHERN_PHRASES } from './southern-phrases.ts';
import { SOUTHERN_TALK } from './southern-talk.ts';
import { SOUTHERN_WISHES } from './southern-wishes.ts';
import { SPORTS_ALIKE } from './sports-alike.ts';
import { THINGS } from './things.ts';
import { WEATHER_PHRASES } from './weather-phrases.ts';

type Language = 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';
export type RowInLanguages = readonly [english: string, patterns: Readonly<Partial<Record<Language, string>>>];

/** "Than usual" has its own phrases. */
const NOT_USUAL =
  '(?! (?:(?:la|le|les|il|lo|o|a|do) )?(?:normale?s?|moyennes?|habituel|habitual|media|solito|costume|' +
  "d'habitude|d'ordinaire|l'habitude|dans|ce\\b|e\\b|est\\b))";

/** How warm and how windy: adjectives in the forms of each language. */
const DEGREES: readonly RowInLanguages[] = [
  ['how hot is', { it: 'quanto e cald[oa]' }],
  ['how cold is', { it: 'quanto e fredd[oa]' }],
  [
    'how hot',
    {
      fr: 'chaud comment|chaud a quel point',
      es: '(?:cuanto|cuan|que tanto|que tan) (?:calor|caluroso|caliente)|que calor',
      it: 'quanto (?:sara )?cald[oa]|che caldo',
      pt: '(?:quanto|que) calor|quao quente|o quao quente',
    },
  ],
  [
    'how cold',
    {
      fr: 'froid comment|froid a quel point',
      es: '(?:cuanto|cuan|que tanto|que tan) frio|que frio',
      it: 'quanto (?:sara )?fredd[oa]|che freddo',
      pt: '(?:quanto|que) frio|quao frio|o quao frio',
    },
  ],
  [
    'how strong will the wind be',
    {
      fr:
        '(?:le )?vent (?:sera|est|va etre|soufflera)(?:[- ]t[- ]il)? (?:a |de )?(?:fort comment|quelle force|' +
        'combien)|a quelle vitesse (?:souffle|soufflera|va souffler) le vent',
      es:
        '(?:que tan|como de|cuan|que) (?:fuerte|intenso) (?:sera|va a ser|es|esta|soplara|sopla) (?:el )?viento|' +
        '(?:que tan|como de) fuerte (?:sopla|soplara) el viento',
      it:
        '(?:quanto|come) (?:sara|e|soffiera|soffia) (?:forte )?(?:il )?vento(?: forte)?|' +
        'quanto (?:forte )?(?:sara|soffiera|soffia|tira|tirera) (?:forte )?il vento',
      pt: '(?:quao|o quao|com que) (?:forte|forca) (?:sera|vai ser|e|esta|vai estar|sopra) o vento',
    },
  ],
  ['less $1', { fr: "(?<!le )moins (?:de |d')(vent|pluie|soleil|neige|nuages?|brouillard|orages?|monde)" }],
  ['more $1', { fr: "(?<!le )plus (?:de |d')(vent|pluie|soleil|neige|nuages?|brouillard|orages?|monde)" }],
  [
    'driest',
    {
      fr: '(?=le plus)(?<!\\b(?:jour|journee|mois) (?:est |sera |est-ce )?)le plus secs?',
      es: '(?:el |la |lo )mas sec[oa]',
    },
  ],
  ['which day is driest', { pt: 'qual (?:e |sera |vai ser )?o dia mais seco' }],
  ['coldest', { fr: 'les? moins chauds?' }],
  [
    'what is the coldest month',
    {
      es: '(?:en )?(?:que|cual) (?:es el )?mes (?:hace |es )?menos (?:calor|caluroso)',
      pt: '(?:em )?(?:que|qual) (?:e o )?mes (?:faz |e )?menos (?:calor|quente)',
    },
  ],
  [
    'does it rain all the time',
    {
      fr: "(?:est[- ]ce qu')?(?:il pleut|ca pleut) (?:tout le temps|toujours|sans arret|sans cesse)",
      es: '(?:siempre llueve|llueve siempre|llueve todo el tiempo)',
      it: 'piove sempre',
      pt: '(?:chove sempre|sempre chove|chove o tempo todo)',
      de: 'regnet es (?:ständig|immer|dauernd)',
      nl: 'regent het (?:altijd|constant)',
    },
  ],
  [
    'least windy',
    {
      fr: 'le moins (?:de vent|venteux|vente)',
      es: 'menos (?:viento|ventoso)(?= )(?<=\\b(?:dia|cuando|donde|hora)\\b.{0,30})',
    },
  ],
  [
    'warmer than',
    {
      it: `piu (?:cald[oa]|mite) (?:di|che|rispetto ad?|del|dell.)(?! tutt)${NOT_USUAL}`,
      pt: `mais (?:quente|calor|quentinho) (?:do )?que${NOT_USUAL}`,
    },
  ],
  [
    'colder than',
    {
      it: `piu (?:fredd[oa]|fresc[oa]) (?:di|che|rispetto ad?|del|dell.)(?! tutt)${NOT_USUAL}`,
      pt: `mais (?:frio|fresco|friozinho) (?:do )?que${NOT_USUAL}`,
    },
  ],
  [
    'wetter than',
    {
      it: `piu (?:piovos[oa]|umid[oa]) (?:di|che|rispetto ad?)${NOT_USUAL}`,
      pt: `mais (?:chuvoso|molhado) (?:do )?que${NOT_USUAL}`,
    },
  ],
  [
    'drier than',
    {
      it: `piu (?:secc[oa]|asciutt[oa]) (?:di|che|rispetto ad?)${NOT_USUAL}`,
      pt: `mais sec[oa] (?:do )?que${NOT_USUAL}`,
    },
  ],
  [
    'windier than',
    {
      it: `piu (?:ventos[oa]|vento) (?:di|che|rispetto ad?)${NOT_USUAL}`,
      pt: `mais (?:ventoso|vento|ventania) (?:do )?que${NOT_USUAL}`,
    },
  ],
  [
    'than',
    {
      fr: `que(?=(?<=\\b(?:plus|moins|aussi|meilleure?|mieux|pire)\\b.{0,60}que) )${NOT_USUAL}`,
      it: `che(?=(?<=\\b(?:piu|meno|meglio|peggio)\\b.{0,60}che) )${NOT_USUAL}`,
      pt: `(?:do )?que(?=(?<=\\b(?:mais|menos|melhor|pior)\\b.{0,60}que) )${NOT_USUAL}`,
    },
  ],
  [
    'is it normal to be this $2 $1',
    {
      de:
        'ist (?:es|das) normal,? dass es (.{0,30}?)\\b(?:so|derart) (heiß|warm|kalt|windig|nass|trocken|schwul|' +
        'neblig)(?: ist| wird)?',
      nl: 'is het normaal dat het (.{0,30}?)\\b(?:zo) (heet|warm|koud|nat|droog|winderig)(?: is| wordt)?',
    },
  ],
  [
    'is it normal to be this',
    {
      fr:
        "(?:c'est|est[- ]ce que c'est|est[- ]ce|est[- ]il) normal (?:qu'il|que ca|qu'on|d'avoir|" +
        'que le temps) ?(?:fasse|soit|ait)? ?(?:aussi|si|autant|tellement)(?: de)?',
      es: 'es normal (?:que )?(?:haga|hace|este|sea|haya)? ?(?:tanto|tan|este|tanta)',
      it: '(?:e )?normale (?:che )?(?:faccia|fa|sia|ci sia)? ?(?:cosi|tanto|questo)(?: tanto)?',
      pt: '(?:e )?normal (?:que )?(?:estar|fazer|esteja|faca|haver|ter)? ?(?:tanto|tao|esse|este|tanta)',
    },
  ],
];

const LIMITS: readonly RowInLanguages[] = [
  [
    '$1 metres',
    {
      de: '(\\d{3,4}) (?:meter|metern|m)',
      fr: '(\\d{3,4}) (?:metres|m)',
      es: '(\\d{3,4}) (?:metros|m)',
      it: '(\\d{3,4}) (?:metri|m)',
      pt: '(\\d{3,4}) (?:metros|m)',
      nl: '(\\d{3,4}) (?:meter|m)',
    },
  ],
  ['$1', { it: "l'(\\d+)" }],
  [
    'over',
    {
      es:
        '(?:(?:va|van) a )?(?:superar|sobrepasar|pasar|rebasar)(?:a|an)?(?: de)?(?: los| las)?(?= \\d)|' +
        'por encima del?|arriba de',
      it: '(?:superer|super|oltrepasser)(?:anno|a|ano|are|ra)(?: i| le| gli)?',
      pt: '(?:(?:vai|vao) )?(?:passar|ultrapassar|superar)(?: de| dos| das| os)?(?= \\d)|acima d[eoa]s?',
      fr: '(?:(?:va|vont) )?(?:depasser|depassera|depasseront|depassent|depasse)(?: les)?',
    },
  ],
  ['below', { es: 'por debajo del?|debajo de los', pt: 'abaixo d[eoa]s?', it: 'al di sotto d(?:i|ei|egli)' }],
];

const WISHES: readonly RowInLanguages[] = [
  [
    'when is the best time to $1',
    {
      de: 'wann (?:kann|soll|sollte|geh|gehe|geht|gehen|mach|mache|fahr|fahre)? ?(?:ich|man|wir)?\\b(.{0,40}?) am besten',
      nl: 'wanneer (?:kan|kunnen|moet) (?:ik|we|je)(.{0,30}?) (?:het )?beste?',
    },
  ],
  [
    'when is the best time to',
    {
      fr: 'quand (?:est[- ]ce que je peux|est[- ]ce qu.on peut|je peux|on peut|puis[- ]je) le mieux',
      es: 'cuando (?:es|sera|seria) mejor(?: para)?',
      it: 'quando (?:e meglio|conviene|sarebbe meglio)',
      pt: 'quando (?:e|sera|seria) (?:que e )?melhor(?: para)?',
    },
  ],
  [
    'too hot to',
    { pt: '(?:calor|quente) (?:demais|a mais) (?:para|pra)|(?:muito|demasiado) (?:calor|quente) (?:para|pra)' },
  ],
  ['too cold to', { pt: '(?:frio|gelado) (?:demais|a mais) (?:para|pra)|(?:muito|demasiado) frio (?:para|pra)' }],
  [
    'can the kids',
    {
      es: '(?:pueden|podran) (?:los |mis )?(?:niños|chicos|nenes|hijos|peques)',
      fr: '(?:les|mes) (?:enfants|petits|gamins|gosses) (?:peuvent|pourront)',
      it: '(?:i |i miei )?(?:bambini|bimbi|ragazzi|figli) (?:possono|potranno)|(?:possono|potranno) i (?:bambini|bimbi)',
      pt: '(?:as |os |meus )?(?:criancas|miudos|filhos) (?:podem|vao poder)',
    },
  ],
  [
    'play outside',
    {
      de: '(?:draußen|im freien|raus) spielen',
      fr: 'jouer (?:dehors|a l.exterieur)',
      es: 'jugar (?:a?fuera|al aire libre|en la calle)',
      it: 'giocare (?:fuori|all.aperto|in giardino)',
      pt: 'brincar (?:la fora|na rua|ao ar livre|no quintal)',
      nl: 'buiten (?:te )?spelen',
    },
  ],
  [
    'go to the outdoor pool',
    {
      fr: '(?:aller )?(?:a )?(?:la )?piscine',
      es: '(?:(?:ir )?a |en )?la (?:pileta|alberca|piscina)|pileta|alberca',
      it: '(?:andare )?(?:in|alla) piscina',
      pt: '(?:(?:ir )?(?:na|a|pra|para a) )?piscina',
      nl: '(?:naar het )?(?:buiten)?zwembad',
      de: '(?:in die |für die )?badi|(?:(?:ins|zum|im|fürs|das) )?(?:frei|schwimm|strand)bad(?: (?:zu )?geh(?:en|n|st|t))?',
    },
  ],
  [
    'at rush hour',
    {
      de: 'im (?:berufs|feierabend)verkehr|(?:in|zu) der stoßzeit|zur stoßzeit',
      fr: "(?:a l'|aux )heures? de pointe",
      es: '(?:en |a )?(?:la )?horas? (?:punta|pico)',
      it: "(?:nell'|all'|nelle )?or[ae] di punta",
      pt: '(?:na |a )?hora (?:do rush|de ponta|de pico)|(?:no )?horario de pico',
      nl: '(?:in|tijdens) de (?:avond|ochtend)?spits',
    },
  ],
];

const COUNTS: readonly RowInLanguages[] = [
  [
    'how many hours of $1',
    {
      de: 'wie ?viele? (?:stunden|std) (sonne|regen|sonnenschein|licht|tageslicht|frost|schnee)',
      fr: "combien d'heures (?:de |d')(soleil|pluie|ensoleillement|lumiere|gel|neige)",
      es: 'cuantas horas de (sol|lluvia|luz|frio|nieve)',
      it: 'quante ore di (sole|pioggia|luce|gelo|neve)',
      pt: 'quantas horas de (sol|chuva|luz|frio|neve)',
      nl: 'hoeveel ?(?:uur|uren) (zon|regen|zonneschijn|licht|vorst|sneeuw)',
    },
  ],
  [
    'how many days',
    {
      de: 'wie ?viele? tage?n?(?! (?:noch|bis|am stuck))',
      fr: 'combien de jours(?! (?:reste|avant|de suite))',
      es: 'cuantos dias',
      it: 'quanti giorni',
      pt: 'quantos dias',
      nl: 'hoeveel dagen(?! geleden)',
    },
  ],
  [
    'how many nights',
    {
      de: 'wie ?viele? (?:nachte|nachten)',
      fr: 'combien de nuits',
      es: 'cuantas noches',
      it: 'quante notti',
      pt: 'quantas noites',
      nl: 'hoeveel nachten',
    },
  ],
  ['how many', { de: 'wie ?viele', es: 'cuant[oa]s', it: 'quant[ie]', pt: 'quant[oa]s' }],
];

/** Before all phrases of a language. */
const FIRST = [
  ...SOUTHERN_CARE,
  ...SOUTHERN_DOINGS,
  ...SOUTHERN_TALK,
  ...SOUTHERN_WISHES,
  ...SPORTS_ALIKE,
  ...QUANTIFIERS,
  ...EVERYDAY_ALIKE,
  ...EVENTS_ALIKE,
  ...CLAUSE_OPENERS,
  ...SOUTHERN_PHRASES,
  ...FEASTS,
  ...SAID_ALIKE,
  ...THINGS,
  ...LIMITS,
  ...DAY_BY_DAY,
  ...OTHER_VERBS,
  ...PUT_ON,
  ...HAPPENINGS,
  ...DEGREES,
  ...WISHES,
  ...ASKED_ALIKE,
  ...WEATHER_PHRASES,
];

function phrasesOf(rows: readonly RowInLanguages[], language: Language): TranslatedPhrase[] {
  return rows.flatMap(([english, { [language]: pattern }]) =>
    pattern === undefined ? [] : [[pattern, english] as const],
  );
}

/** What comes before all other phrases of a language. */
export function alike(language: Language): TranslatedPhrase[] {
  return [...phrasesOf(TOWNS_ABROAD, language), ...phrasesOf(FIRST, language)];
}

/** Counts, which come after the days that are counted by their kind: "wie viele Regentage". */
export function countsAlike(language: Language): TranslatedPhrase[] {
  return phrasesOf(COUNTS, language);
}
