/**
 * Phrases of the six languages that ask of a time as a whole: how a season turns out, when it begins and ends, whether the
 * worst is over, since when it rains, a mean, day against night, which weekend.
 */
import type { MadeEnglish, TranslatedPhrase } from './lexicon.ts';

type Pairs = ReadonlyArray<readonly [source: string, english: string]>;

interface SpanWords {
  /** Spring, summer, autumn, winter. */
  readonly seasons: readonly [string, string, string, string];
  readonly adjectives: Pairs;
  /** Patterns in which {S} is a season and {A} what it is to be. */
  readonly outlook: readonly string[];
  readonly ends: readonly string[];
  readonly starts: readonly string[];
  readonly isNow: readonly string[];
  /** Phrases of one meaning, with their English. */
  readonly others: Pairs;
}

const NAMES = ['spring', 'summer', 'autumn', 'winter'] as const;
/** The words end there, or a place follows. */
const END = '(?=[ ,]*(?:$|[?!.]))';

const WORDS: Readonly<Record<'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl', SpanWords>> = {
  de: {
    seasons: ['frühling|frühjahr', 'sommer', 'herbst', 'winter'],
    adjectives: [
      ['gut\\p{L}*', 'good'],
      ['schön\\p{L}*|toll\\p{L}*', 'nice'],
      ['heiß\\p{L}*|heiss\\p{L}*', 'hot'],
      ['warm\\p{L}*', 'warm'],
      ['kalt\\p{L}*|streng\\p{L}*', 'cold'],
      ['mild\\p{L}*', 'mild'],
      ['nass\\p{L}*|verregnet\\p{L}*', 'wet'],
      ['trocken\\p{L}*', 'dry'],
    ],
    outlook: [
      'wird (?:das|es|dies)(?: ein(?:en)?)? {A} {S}',
      'wird (?:der|dieser|unser) (?:nächste )?{S} (?:wieder |richtig |sehr |endlich )?{A}',
      'wie wird (?:der|dieser|unser) (?:nächste |kommende )?{S}',
    ],
    ends: ['wann endet (?:der )?{S}', 'wann ist (?:der )?{S} (?:zu ende|vorbei)'],
    starts: [
      'wann (?:beginnt|fängt|startet|kommt|ist)(?: eigentlich| endlich| offiziell)?(?: der)?(?: (?:meteorologisch|' +
        'astronomisch|kalendarisch)\\p{L}*)? {S}(?:s?anfang|s?beginn)?(?: an)?',
      '(?:meteorologisch|astronomisch|kalendarisch)\\p{L}* {S}s?(?:anfang|beginn)',
    ],
    isNow: [`ist (?:es )?(?:schon |noch |jetzt |offiziell |eigentlich )*{S}${END}`],
    others: [
      [
        '(?:ist|war) (?:(?:es|das|jetzt|schon|damit) )*schlimmste (?:(?:schon|jetzt|endlich) )*(?:vorbei|überstanden|' +
          'durch|vorüber)',
        'is the worst over',
      ],
      ['durchschnittstemperatur|mitteltemperatur|temperaturdurchschnitt', 'average temperature'],
      [
        '(?:seit wann|wie lange) regnet es(?: schon| bereits)(?: am stück)?|seit wann regnet es',
        'how long has it been raining',
      ],
      ['(?:seit wann|wie lange) schneit es(?: schon| bereits)|seit wann schneit es', 'how long has it been snowing'],
      [
        '(?:temperatur)?unterschied(?:e)? zwischen tag und nacht|tag[- ]nacht[- ](?:unterschied|schwankung)',
        'temperature difference between day and night',
      ],
      ['(?:an )?welche[sm] wochenende', 'which weekend'],
      ['(?:in diesem|diesen) monat', 'this month'],
      ['ist (?:(?:es|gerade|jetzt|schon|noch|aktuell|momentan) )+regenzeit', 'is it rainy season now'],
    ],
  },
  fr: {
    seasons: ['printemps', 'été', 'automne', 'hiver'],
    adjectives: [
      ['bon(?:ne)?', 'good'],
      ['beau|bel|belle', 'nice'],
      ['chaude?', 'hot'],
      ['froide?|rude|rigoureux', 'cold'],
      ['doux|clément', 'mild'],
      ['pluvieux|humide|pourri', 'wet'],
      ['sec|sèche', 'dry'],
    ],
    outlook: [
      "(?:l'|cet |le |ce )?{S} (?:sera[- ]t[- ]il|va[- ]t[- ]il être|sera|va être) {A}",
      '(?:aura[- ]t[- ]on|va[- ]t[- ]on avoir|aurons-nous|on aura|ce sera|ça va être) un (?:{A} {S}|{S} {A})',
      "comment (?:sera|va être) (?:l'|cet |le |ce )?{S}",
    ],
    ends: ["quand (?:finit|se termine|s'achève) (?:l'|le )?{S}"],
    starts: [
      "quand (?:commence|débute|arrive)(?: officiellement)? (?:l'|le )?{S}(?: météorologique| astronomique)?",
      "premier jour (?:de l'|du |d'){S}",
    ],
    isNow: [
      `(?:est-ce que )?(?:l'|le )?{S} a (?:déjà )?commencé`,
      `(?:est-ce )?(?:c'est|on est|est-on)(?: déjà| encore)* (?:le |en |l'|au )?{S}${END}`,
    ],
    others: [
      ['(?:est-ce que )?le pire est(?:-il)? (?:derrière nous|passé|fini|terminé)', 'is the worst over'],
      ['températures? moyennes?|moyenne des températures', 'average temperature'],
      [
        "(?:depuis (?:quand|combien de temps)|ça fait combien de temps qu'il) (?:il )?pleut(?:[- ]t?[- ]?il)?",
        'how long has it been raining',
      ],
      ['depuis (?:quand|combien de temps) (?:il )?neige(?:[- ]t[- ]il)?', 'how long has it been snowing'],
      [
        '(?:différence|écart|amplitude)(?: de température| thermique)? entre (?:le )?jour et (?:la )?nuit|' +
          'amplitude thermique',
        'temperature difference between day and night',
      ],
      ['quel week[- ]?end', 'which weekend'],
      ['ce mois(?:-ci)?', 'this month'],
    ],
  },
  es: {
    seasons: ['primavera', 'verano', 'otoño', 'invierno'],
    adjectives: [
      ['buen[oa]?', 'good'],
      ['bonit[oa]|agradable', 'nice'],
      ['caluros[oa]|cálid[oa]|caliente', 'hot'],
      ['frí[oa]|crud[oa]', 'cold'],
      ['suave|templad[oa]', 'mild'],
      ['lluvios[oa]|húmed[oa]', 'wet'],
      ['sec[oa]', 'dry'],
    ],
    outlook: [
      '(?:va a ser|será|tendremos|habrá)(?: este)?(?: una?)? (?:{A} {S}|{S} {A})',
      '(?:el |la |este |esta )?{S} (?:será|va a ser) {A}',
      'cómo (?:será|va a ser) (?:el |la |este |esta )?{S}',
    ],
    ends: ['cuándo (?:acaba|termina) (?:el |la )?{S}'],
    starts: [
      'cuándo (?:empieza|comienza|inicia|entra|llega)(?: oficialmente)? (?:el |la )?{S}(?: meteorológic[oa]|' +
        ' astronómic[oa])?',
      'primer día (?:del |de la |de ){S}',
    ],
    isNow: [`(?:ya )?(?:es|estamos en) {S}(?: ya)?${END}`],
    others: [
      ['(?:ya )?(?:ha pasado|pasó|ya pasó) (?:ya )?lo peor|lo peor (?:ya )?(?:ha pasado|pasó)', 'is the worst over'],
      ['temperaturas? medias?|media de (?:las )?temperaturas?|temperatura promedio', 'average temperature'],
      [
        '(?:desde cuándo|cuánto tiempo(?: hace que| lleva)?|cuánto(?: hace que| lleva)) (?:está )?(?:llueve|lloviendo)',
        'how long has it been raining',
      ],
      [
        '(?:desde cuándo|cuánto tiempo(?: hace que| lleva)?|cuánto(?: hace que| lleva)) (?:está )?(?:nieva|nevando)',
        'how long has it been snowing',
      ],
      [
        '(?:diferencia|contraste)(?: de temperaturas?)? entre (?:el )?día y (?:la )?noche|(?:amplitud|oscilación) térmica',
        'temperature difference between day and night',
      ],
      ['(?:qué|cuál) fin de semana', 'which weekend'],
      ['este mes', 'this month'],
    ],
  },
  it: {
    seasons: ['primavera', 'estate', 'autunno', 'inverno'],
    adjectives: [
      ['buon[oa]?', 'good'],
      ['bell[oa]?|bel', 'nice'],
      ['cald[oa]|torrid[oa]', 'hot'],
      ['fredd[oa]|rigid[oa]', 'cold'],
      ['mite', 'mild'],
      ['piovos[oa]|umid[oa]', 'wet'],
      ['secc[oa]|asciutt[oa]', 'dry'],
    ],
    outlook: [
      "(?:sarà|avremo)(?: un[oa]?| un')? ?(?:{A} {S}|{S} {A})",
      "(?:l'|la |quest'|questa |questo )?{S} sarà {A}",
      "come sarà (?:l'|la |quest'|questa |questo )?{S}",
    ],
    ends: ["quando (?:finisce|termina) (?:l'|la )?{S}"],
    starts: [
      "quando (?:inizia|comincia|arriva|entra)(?: ufficialmente)? (?:l'|la )?{S}(?: meteorologic[oa]| astronomic[oa])?",
      "primo giorno (?:d'|di |dell'|della ){S}",
    ],
    isNow: [`(?:è|siamo)(?: già| ancora)+ (?:in )?{S}${END}`],
    others: [
      ['(?:il )?peggio è (?:ormai |già )?(?:passato|finito|alle spalle)', 'is the worst over'],
      ['temperatur[ae] medi[ae]|media delle temperature', 'average temperature'],
      ['da quanto(?: tempo)? (?:sta )?(?:piove|piovendo)|da quando piove', 'how long has it been raining'],
      ['da quanto(?: tempo)? (?:sta )?(?:nevica|nevicando)|da quando nevica', 'how long has it been snowing'],
      [
        '(?:differenza|sbalzo|escursione)(?: di temperatura| termic[oa])? tra (?:il )?giorno e (?:la )?notte|' +
          'escursione termica',
        'temperature difference between day and night',
      ],
      ['(?:quale|che) (?:week[- ]?end|fine settimana)', 'which weekend'],
      ['questo mese', 'this month'],
    ],
  },
  pt: {
    seasons: ['primavera', 'verão', 'outono', 'inverno'],
    adjectives: [
      ['bom|boa', 'good'],
      ['bonit[oa]|agradável', 'nice'],
      ['quente', 'hot'],
      ['fri[oa]|rigoros[oa]', 'cold'],
      ['ameno|amena|suave', 'mild'],
      ['chuvos[oa]|molhad[oa]', 'wet'],
      ['sec[oa]', 'dry'],
    ],
    outlook: [
      '(?:vai ser|será|vamos ter|teremos)(?: uma?)? (?:{A} {S}|{S} {A})',
      '(?:o |a |este |esta )?{S} (?:vai ser|será) {A}',
      'como (?:vai ser|será) (?:o |a |este |esta )?{S}',
    ],
    ends: ['quando (?:acaba|termina) (?:o |a )?{S}'],
    starts: [
      'quando (?:começa|inicia|chega|entra)(?: oficialmente)? (?:o |a )?{S}(?: meteorológic[oa]| astronómic[oa])?',
      'primeiro dia (?:do |da |de ){S}',
    ],
    isNow: [`(?:já é|já estamos n[oa]|é já) {S}${END}`],
    others: [
      ['(?:o )?pior já (?:passou|acabou)|já passou o pior|o pior passou', 'is the worst over'],
      ['temperaturas? médias?|média das temperaturas', 'average temperature'],
      [
        '(?:há quanto tempo|desde quando) (?:é que )?(?:chove|está a chover|está chovendo)',
        'how long has it been raining',
      ],
      [
        '(?:há quanto tempo|desde quando) (?:é que )?(?:neva|está a nevar|está nevando)',
        'how long has it been snowing',
      ],
      [
        '(?:diferença|contraste)(?: de temperaturas?)? entre (?:o )?dia e (?:a )?noite|amplitude térmica',
        'temperature difference between day and night',
      ],
      ['(?:qual|que|qual é o) (?:fim de semana|final de semana)', 'which weekend'],
      ['(?:deste|neste|este) mês', 'this month'],
      ['alguma vez neva|neva alguma vez|chega a nevar', 'does it ever snow'],
      ['alguma vez chove|chove alguma vez', 'does it ever rain'],
    ],
  },
  nl: {
    seasons: ['lente|voorjaar', 'zomer', 'herfst|najaar', 'winter'],
    adjectives: [
      ['goede?', 'good'],
      ['mooie?|fijne?', 'nice'],
      ['hete?|heet', 'hot'],
      ['warme?', 'warm'],
      ['koude?|strenge?|koud', 'cold'],
      ['zachte?', 'mild'],
      ['natte?|nat', 'wet'],
      ['droge?|droog', 'dry'],
    ],
    outlook: [
      '(?:wordt (?:het|dit)|krijgen we) een {A} {S}',
      'wordt (?:de|deze|het|dit) {S} {A}',
      'hoe wordt (?:de|deze|het|dit) {S}',
    ],
    ends: ['wanneer eindigt (?:de |het )?{S}', 'wanneer is (?:de |het )?{S} (?:voorbij|afgelopen)'],
    starts: [
      'wanneer (?:begint|start|komt|is)(?: officieel)? (?:de |het )?(?:meteorologische |astronomische )?{S}',
      'eerste (?:dag van de {S}|{S}dag)',
    ],
    isNow: [`is het (?:al |nog |nu |officieel )*{S}${END}`],
    others: [
      ['is (?:het )?ergste (?:al |nu |er )*(?:voorbij|achter de rug|geweest)', 'is the worst over'],
      ['gemiddelde temperatuur|temperatuurgemiddelde', 'average temperature'],
      ['hoe ?lang regent het (?:al|nu)|sinds wanneer regent het', 'how long has it been raining'],
      ['hoe ?lang sneeuwt het (?:al|nu)|sinds wanneer sneeuwt het', 'how long has it been snowing'],
      [
        '(?:temperatuur)?verschil(?:len)? tussen (?:de )?dag en (?:de )?nacht',
        'temperature difference between day and night',
      ],
      ['welk weekend', 'which weekend'],
      ['deze maand', 'this month'],
      ['is het (?:(?:nu|al|nog|momenteel) )*(?:regentijd|regenseizoen)(?: nu)?', 'is it rainy season now'],
    ],
  },
};

/** The phrases of a language, to be tried before those of its days and words. */
export function spanPhrases(language: keyof typeof WORDS): TranslatedPhrase[] {
  const { seasons, adjectives, outlook, ends, starts, isNow, others } = WORDS[language];
  const anySeason = `(?:${seasons.join('|')})`;
  const anyAdjective = `(?:${adjectives.map(([source]) => source).join('|')})`;
  const filled = (source: string): string => source.replaceAll('{S}', anySeason).replaceAll('{A}', anyAdjective);
  const plain = (source: string): RegExp =>
    new RegExp(`(?<!\\p{L})(?:${source.normalize('NFD').replace(/\p{M}/gu, '')})(?!\\p{L})`, 'u');
  const seasonPatterns = seasons.map((source) => new RegExp(source.normalize('NFD').replace(/\p{M}/gu, ''), 'u'));
  const adjectivePatterns = adjectives.map(([source, english]) => [plain(source), english] as const);
  const seasonIn = (text: string): string => NAMES[seasonPatterns.findIndex((pattern) => pattern.test(text))] ?? '';
  const phrases = (sources: readonly string[], english: MadeEnglish): TranslatedPhrase[] =>
    sources.map((source) => [filled(source), english]);
  return [
    ...others,
    ...phrases(outlook, ([text = '']) => {
      const adjective = adjectivePatterns.find(([pattern]) => pattern.test(text))?.[1];
      return adjective === undefined
        ? `what will the ${seasonIn(text)} be like`
        : `will it be a ${adjective} ${seasonIn(text)}`;
    }),
    ...phrases(ends, ([text = '']) => `when does ${seasonIn(text)} end`),
    ...phrases(starts, ([text = '']) => `when does ${seasonIn(text)} start`),
    ...phrases(isNow, ([text = '']) => `is it ${seasonIn(text)} yet`),
  ];
}
