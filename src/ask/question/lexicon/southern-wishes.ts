/**
 * How people ask in Spanish, Italian and Portuguese whether it holds, in which part of the day there is least of it, how strong the
 * strongest gust is, and what they wear; and words that are of the weather elsewhere: a tablet against high pressure. Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

type InSouthern = Readonly<Record<'es' | 'it' | 'pt', string>>;

/** "In which part of the day", "at what time". */
const IN_WHICH_HOURS: InSouthern = {
  es:
    '(?:(?:en|a) )?(?:que|cual(?: es| sera)? (?:el|la)) (?:momento|parte|hora|horas|horario|rato|tramo|franja)(?: (?:del dia|de la \\p{L}+|' +
    'horaria))?(?: (?:en que|en la que|que|cuando|con))?',
  it: "(?:in |a )?(?:che|quale|qual e (?:il|l'|la)) ?(?:momento|parte|ora|ore|orario|fascia(?: oraria)?)(?: (?:del giorno|della \\p{L}+))?(?: (?:in cui|con|che))?",
  pt: '(?:(?:em|a) )?(?:que|qual (?:e )?(?:o|a)) (?:momento|parte|horas?|horario|altura|periodo)(?: (?:do dia|da \\p{L}+))?(?: (?:em que|que|com))?',
};

/** What happens in them, before "least" and "most". */
const HAPPENS = {
  rain: {
    es: '(?:llueve|va a llover|llovera|llover|(?:hay|habra|va a haber) (?=.{0,10}lluvia))',
    it: "(?:piove|piovera|(?:c'e|ci sara) (?=.{0,10}pioggia))",
    pt: '(?:chove|vai chover|chovera|(?:ha|vai haver|tem|vai ter) (?=.{0,10}chuva))',
  },
  wind: {
    es: '(?:hace|hara|hay|habra|va a hacer|va a haber|sopla)',
    it: "(?:c'e|ci sara|tira|soffia|fa|fara)",
    pt: '(?:faz|vai fazer|ha|tem|vai ter|vai haver|sopra)',
  },
} as const;

const LEAST: InSouthern = { es: 'menos', it: '(?:di )?meno', pt: 'menos' };
const MOST: InSouthern = { es: 'mas', it: '(?:di )?piu', pt: 'mais' };

/** "At what time does it rain least": a row of both. */
function inHours(english: string, happens: InSouthern, degree: InSouthern, what: InSouthern): RowInLanguages {
  const of = (language: 'es' | 'it' | 'pt'): string =>
    `${IN_WHICH_HOURS[language]} ${happens[language].replace(/ $/, '')} ?${degree[language]}${what[language]}`;
  return [`what time of day ${english}`, { es: of('es'), it: of('it'), pt: of('pt') }];
}

const RAIN: InSouthern = { es: '(?: lluvia)?', it: '(?: pioggia)?', pt: '(?: chuva)?' };
const WIND: InSouthern = { es: ' viento', it: ' vento', pt: ' vento' };
const HEAT: InSouthern = { es: ' calor', it: ' caldo', pt: ' calor' };
const COLD: InSouthern = { es: ' frio', it: ' freddo', pt: ' frio' };
const SUN: InSouthern = { es: ' sol', it: ' sole', pt: ' sol' };

/** What it may be too windy or too hot for. */
const DONE_IN_IT: InSouthern = {
  es: '(?:dron|drone|correr|asado|barbacoa|playa|ninos|chicos|bebe|entren|bici|trabaj|golf|kayak|tende)',
  it: '(?:drone|correre|grigliata|bambini|mare|spiaggia|bici|lavorare|allen|golf|orto|stendere)',
  pt: '(?:drone|correr|churrasco|praia|crianc|miud|bebe|trein|corrida|pedal|bike|bicicleta|trabalh|golfe)',
};

/** Going to the beach or to do something is no journey: "mejor momento para ir a correr". */
const NO_TRIP: InSouthern = {
  es: '(?! (?:(?:la|el|mi) )?(?:playa|piscina|montana|parque|campo|trabajo|centro|\\p{L}+[aei]r)(?!\\p{L}))',
  it: '(?! (?:(?:il|la) )?(?:spiaggia|piscina|montagna|mare|bici|barca|centro|cavallo|\\p{L}+[aei]re)(?!\\p{L}))',
  pt: '(?! (?:(?:a|o) )?(?:praia|piscina|montanha|parque|campo|trabalho|centro|\\p{L}+[aei]r)(?!\\p{L}))',
};

/** Pressure of the blood, not of the air. */
const BLOOD: InSouthern = {
  es:
    '(?:pastillas?|medicinas?|medicacion|medicamentos?|remedios?) (?:de|para|contra) la (?:tension|presion)|' +
    '(?:toma|tomo|tomar) (?:algo )?para la (?:tension|presion)|(?:tengo|tiene|sufro|sufre|padece|con) (?:(?:de|la) )*(?:tension|presion) (?:alta|baja)|hipertens[oa]',
  it:
    '(?:pastigli[ae]|pillol[ae]|medicin[ae]|farmac[oi]|compress[ae]) (?:per|della|contro) la (?:sua )?pressione|(?:pastigli[ae]|pillol[ae]) della pressione|' +
    '(?:ho|ha|soffr[eo]|soffre) (?:(?:di|la) )*pressione (?:alta|bassa)|(?:mi si abbassa|le si abbassa|gli si abbassa|sbalzi di) (?:la )?pressione|ipertes[oa]',
  pt:
    '(?:comprimidos?|remedios?|medicamentos?|medicacao) (?:para|pra|de|da) (?:a )?(?:tensao|pressao)|' +
    '(?:tenho|tem|sofr[eo]|sofre) (?:(?:de|a) )*(?:tensao|pressao) (?:alta|baixa)|hipertens[oa]',
};

export const SOUTHERN_WISHES: readonly RowInLanguages[] = [
  [
    'until',
    {
      it: 'fino a(?= (?:stasera|stanotte|domani|dopodomani|stamattina|sera|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|mezzanotte)(?!\\p{L}))',
    },
  ],
  ['blood pressure tablets', BLOOD],
  [
    'without rain',
    {
      es: '(?:sin|para) que (?:no )?(?:se (?:me )?|me |nos )moj(?:en?|emos)',
      it: '(?:senza|per non) (?:che (?:si|mi|ci) bagn(?:i|ino|o)|bagnar(?:si|mi|ci|lo|la|li|le))',
      pt: '(?:sem|para não) (?:que )?(?:se |me |nos )?molh(?:ar|armos|arem|e|em)(?:-(?:se|me|nos))?',
    },
  ],
  inHours('does it rain least', HAPPENS.rain, LEAST, RAIN),
  inHours('does it rain most', HAPPENS.rain, MOST, RAIN),
  inHours('is it least windy', HAPPENS.wind, LEAST, WIND),
  inHours('is it windiest', HAPPENS.wind, MOST, WIND),
  inHours('is it coolest', HAPPENS.wind, LEAST, HEAT),
  inHours('is it hottest', HAPPENS.wind, MOST, HEAT),
  inHours('is it warmest', HAPPENS.wind, LEAST, COLD),
  inHours('is it coldest', HAPPENS.wind, MOST, COLD),
  inHours('is it sunniest', HAPPENS.wind, MOST, SUN),
  [
    'will it stay dry',
    {
      es:
        '(?:aguant(?:a|ara|aria|e)|va a aguantar|se (?:mantiene|mantendra)|seguira|sigue) (?:(?:el|este) tiempo )?(?:sin (?:llover|lluvia|agua|mojar)|seco)|' +
        '(?:aguant(?:a|ara)|va a aguantar|nos aguanta(?:ra)?) (?:el|este|bien el) (?:tiempo|dia|cielo)(?: (?:seco|bueno|sin llover))?',
      it:
        '(?:tien[ei]|terra|regge|reggera|dura|durera) (?:(?:il|questo|sto) )?(?:bel )?(?:tempo|cielo|sereno)(?: (?:bello|buono|senza piovere))?|' +
        '(?:tiene|terra|regge|resta|restera|rimane|rimarra) (?:senza piovere|asciutto)|(?:il |sto |questo )?tempo (?:tiene|terra|regge|reggera)',
      pt:
        '(?:aguent(?:a|ara)|vai aguentar|segura|(?:se )?mantem(?:-se)?|continua) (?:(?:o|este) tempo )?(?:sem (?:chover|chuva)|seco|firme)|' +
        '(?:o )?tempo (?:aguenta|segura|vai aguentar|fica firme|vai ficar firme|firma|vai firmar)|(?:aguenta|segura|vai firmar|firma) o tempo',
    },
  ],
  ['', { es: '(?<=\\p{L} )o (?:aguanta(?:ra)?|aguanto|espero)(?=\\W*$|[,?.]| (?:hasta|hoy|manana|en)(?!\\p{L}))' }],
  [
    'clear sky',
    {
      es: 'cielos? (?:despejado|limpio|raso|abierto|claro)s?|cielo azul|noche (?:despejada|clara)',
      it: 'ciel[oi] (?:seren[oi]|ters[oi]|limpid[oi]|pulit[oi]|azzurro|limpido)|notte (?:serena|limpida)',
      pt: 'ceus? (?:limpo|aberto|claro|azul)s?|noite (?:limpa|clara)',
    },
  ],
  [
    'maximum gusts',
    {
      es: '(?:racha|rafaga)s? (?:de viento )?(?:maxima|mas fuerte|mayor)(?:e?s)?(?: de(?:l)? viento)?|viento maximo|(?:maxima|mayor) racha',
      it: 'raffic(?:a|he) (?:di vento )?(?:massim[ae]|piu fort[ei])|vento massimo|(?:massima|piu forte) raffica',
      pt: 'rajadas? (?:de vento )?(?:maxima|mais forte)s?|vento maximo|(?:maior|maxima) rajada',
    },
  ],
  [
    'short sleeves',
    {
      es: '(?:en |de |para |ir en |ir de )?manga corta|(?:en |de )?tirantes',
      it: '(?:in |a |con le |per le )?(?:maniche corte|mezze maniche|manica corta)',
      pt: '(?:de |em |para |pra )?mangas? curtas?',
    },
  ],
  [
    'long sleeves',
    {
      es: '(?:en |de |para )?manga larga',
      it: '(?:in |a |con le |per le )?(?:maniche lunghe|manica lunga)',
      pt: '(?:de |em |para |pra )?mangas? compridas?|mangas? longas?',
    },
  ],
  [
    'dry enough',
    {
      pt: '(?:bastante|suficientemente) sec[oa]',
      it: '(?:abbastanza|sufficientemente) (?:asciutt|secc)[oa]',
      es: '(?:bastante|suficientemente) sec[oa]',
    },
  ],
  [
    'before it rains',
    {
      es: 'antes (?:de la lluvia|de(?: que)? (?:llueva|llover|empiece a llover|empiece la lluvia|llegue la lluvia|caiga agua|venga el agua))',
      it: 'prima (?:della pioggia|che (?:piova|inizi a piovere|cominci a piovere|arrivi la pioggia)|di piovere)',
      pt: 'antes (?:da chuva|d[eo] (?:chover|comecar a chover)|que (?:chova|comece a chover|venha a chuva))',
    },
  ],
  [
    'how long will the wind last',
    {
      es: 'cuanto (?:tiempo )?(?:dura|durara|va a durar) (?:el|este) viento|hasta (?:cuando|que hora) (?:dura|durara|sopla|hay|habra|sigue)(?: el| este)? viento',
      it: '(?:quanto|fino a quando|fino a che ora) (?:dura|durera|soffia|tira|continua)(?: (?:il|questo|sto))? vento',
      pt: '(?:quanto tempo|ate quando|ate que horas) (?:dura|vai durar|sopra|continua|vai|fica)(?: (?:o|este|esse))? vento',
    },
  ],
  [
    'when will the wind stop',
    {
      es: 'cuando (?:para|parara|se calma|amaina|afloja|baja|cesa|deja de soplar|se va|va a parar)(?: (?:el|este))? viento',
      it: 'quando (?:smette|cala|si calma|finisce|cessa|si ferma|molla)(?: (?:il|questo|sto|di tirare il))? vento',
      pt: 'quando (?:e que )?(?:para|acalma|abranda|diminui|baixa|passa|vai parar|cessa)(?: (?:o|este|esse))? vento|quando para de ventar',
    },
  ],
  ...(
    [
      ['hot', 'calor|quente', 'caldo', 'calor'],
      ['cold', 'frio', 'freddo', 'frio'],
      ['windy', 'vento', 'vento', 'viento'],
    ] as const
  ).map(
    ([english, pt, it, es]): RowInLanguages => [
      `will it be too ${english} for`,
      {
        pt: `(?:(?:esta|ta|vai estar|vai ficar|tem|faz|ha) )?(?:(?:muito|demasiado) (?:${pt})|(?:${pt}) demais) (?:pro|pros|pra|para)(?: [oa]s?)?(?= ${DONE_IN_IT.pt})`,
        it: `(?:(?:fa|fara|c'e|ci sara|e) )?troppo (?:${it}) per(?: (?:il|la|far volare il))?(?= ${DONE_IN_IT.it})`,
        es: `(?:(?:hace|hara|hay|habra) )?(?:demasiado|mucho) (?:${es}) para(?: (?:el|la))?(?= ${DONE_IN_IT.es})`,
      },
    ],
  ),
  [
    'work outside',
    {
      es: 'trabaj(?:ar|o|amos|an) (?:al aire libre|afuera|fuera|a la intemperie|al sol|en la calle|en (?:la|una) obra|en el campo)',
      it: "lavor(?:are|o|iamo|ano) (?:all'aperto|fuori|all'esterno|al sole|in cantiere|nei campi|in campagna)",
      pt: 'trabalh(?:ar|o|amos|am) (?:ao ar livre|la fora|fora|no exterior|ao sol|na rua|na obra|no campo)',
    },
  ],
  [
    'best month to visit',
    {
      es:
        '(?:(?:cual|cuando) (?:es|seria) )?(?:el |la |los |las )?mejor(?:es)? (?:mes(?:es)?|epocas?|temporadas?|momento|fechas?)(?: del ano)? (?:para|' +
        `de) (?:(?:ir|viajar|irse) (?:de (?:vacaciones|viaje) )?a|visitar|conocer)${NO_TRIP.es}|` +
        `cuando (?:conviene|es mejor|es bueno|se recomienda) (?:(?:ir|viajar) (?:de vacaciones )?a|visitar)${NO_TRIP.es}`,
      it:
        '(?:(?:qual|quando) e )?(?:il |la )?(?:(?:mese|periodo|stagione|momento|epoca) (?:miglior[ei]|ideale)|miglior(?:e)? (?:mese|periodo|stagione|' +
        `momento))(?: dell.anno)? per (?:(?:andare|viaggiare) (?:in vacanza )?(?:a|in)|visitare|vedere|una vacanza (?:a|in))${NO_TRIP.it}|` +
        `quando (?:conviene|e meglio) (?:andare (?:in vacanza )?(?:a|in)|visitare)${NO_TRIP.it}`,
      pt:
        '(?:(?:qual|quando) (?:e|seria) )?(?:a |o )?melhor (?:mes|epoca|altura|estacao|periodo|temporada)(?: do ano)? (?:para|pra) (?:(?:ir|' +
        `viajar) (?:de ferias )?(?:para|pra|a|ao)|visitar|conhecer)${NO_TRIP.pt}|` +
        `quando (?:e melhor|convem|compensa) (?:(?:ir|viajar) (?:de ferias )?(?:para|pra|a|ao)|visitar)${NO_TRIP.pt}`,
    },
  ],
  [
    'is the weather good',
    {
      it: '(?:il )?tempo (?:va bene|e buono|e ok|e adatto|sara buono|permette|lo permette)',
      es: '(?:el )?(?:tiempo|clima) (?:esta bien|va bien|acompana(?:ra)?|lo permite|es bueno|ayuda(?:ra)?|sera bueno)|(?:acompana(?:ra)?|nos acompanara) el (?:tiempo|clima)',
      pt: '(?:o )?tempo (?:esta bom|vai estar bom|permite|ajuda|vai ajudar|e bom|colabora|vai colaborar)',
    },
  ],
  [
    'is it nice weather',
    {
      it:
        '(?:e|sara|fa|fara) (?:bello|bel tempo|buono)(?! (?:da|di|anda|fa|ve|visit|star|vivere))(?=\\W*$|[,?.]| (?:a|ad|in|al|alla|oggi|domani|dopodomani|' +
        'sabato|domenica|nel|nella|sul|sulla|per|o|stasera|stamattina)(?!\\p{L}))',
      es:
        '(?:hara|hace|va a hacer|estara|va a estar) (?:bueno|un dia bueno|buen dia|lindo dia|un lindo dia|dia lindo|bonito dia)(?=\\W*$|[,?.]| (?:en|por|hoy|' +
        'manana|el|este|pasado|para|a|o)(?!\\p{L}))',
      pt:
        '(?:vai estar|vai fazer|vai ser|esta|faz) (?:um )?(?:dia bom|bom dia|dia bonito|bonito|tempo bonito)(?=\\W*$|[,?.]| (?:em|no|na|hoje|amanha|sabado|' +
        'domingo|para|pra)(?!\\p{L}))',
    },
  ],
  [
    'is it bad weather',
    {
      it: '(?:e|sara|fa|fara) (?:brutto|brutto tempo)(?=\\W*$|[,?.]| (?:a|ad|in|al|alla|oggi|domani|dopodomani|sabato|domenica|nel|nella|sul|o|stasera)(?!\\p{L}))',
    },
  ],
  [
    'from $1 to',
    {
      pt:
        '(?=de )(?<=\\b(?:conduzir|dirigir|viajar|viagem|guiar|estrada|ir|vou|vamos|carro|mota|moto|comboio|autocarro|onibus|voo|pedalar|' +
        'bicicleta) )de ([^,.?]{2,30}?) (?:ao|a|para(?: [oa])?|pra|pro|ate(?: ao| a)?)(?= )(?! (?:noite|tarde|manha)\\b)',
    },
  ],
  [
    'flooded road',
    {
      pt: '(?:atravess|pass|cruz|dirig|conduz)\\p{L}* (?:(?:n?a|n?o|pela|pelo|com a|por) )?(?:enchente|alagamento|inundacao|cheia|alagado)',
      es: '(?:cruz|atravi?es|pas|conduc)\\p{L}* (?:(?:la|por la|con la|por) )?(?:inundacion|riada|crecida|anegamiento)',
      it: "(?:attravers|pass|guid)\\p{L}* (?:(?:la|nella|con la|sotto la) |(?:l|nell)')?(?:alluvione|piena|acqua alta|allagamento|inondazione)",
    },
  ],
  [
    'flooded road',
    {
      pt:
        '(?:(?:a|o|na|no|pela|pelo|uma|um) )?(?:\\p{L}+ )?(?:rua|estrada|avenida|marginal|via|rodovia|ponte|tunel|passagem|pista|' +
        'baixada)(?: \\p{L}+)? (?:alagad|inundad)[oa]s?|alagamentos?',
      es: '(?:(?:la|el|una|por|un) )*(?:calle|carretera|avenida|via|ruta|paso|puente|tunel|autopista|vado)(?: \\p{L}+)? (?:inundad|anegad|encharcad)[oa]s?',
      it: '(?:(?:la|il|una|un|per|sulla|nel) )*(?:strada|via|sottopasso|ponte|tunnel|guado|statale|provinciale)(?: \\p{L}+)? (?:allagat|inondat|sommers)[oa]',
    },
  ],
  [
    'garden party',
    {
      pt: '(?:(?:a|uma|minha|nossa) )?festa(?: de (?:anos|aniversario|\\p{L}+))? (?:no (?:jardim|quintal|terraco)|na (?:piscina|varanda)|ao ar livre|la fora)',
      it: "(?:(?:la|una|mia|nostra) )?festa(?: di (?:compleanno|laurea|\\p{L}+))? (?:in (?:giardino|terrazza|piscina|cortile)|all'aperto|fuori)",
      es:
        '(?:(?:la|una|mi|nuestra) )?(?:fiesta|reunion|comida|cena)(?: de (?:cumpleanos|\\p{L}+))? (?:en el (?:jardin|patio|quincho|rancho)|en la (?:terraza|' +
        'alberca|piscina|azotea)|al aire libre)',
    },
  ],
  [
    'via ferrata',
    { it: '(?:la |una )?(?:via )?ferrata', es: '(?:la |una )?via ferrata', pt: '(?:a |uma )?via ferrata' },
  ],
];
