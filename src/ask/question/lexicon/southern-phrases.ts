/**
 * How Spanish, Italian and Portuguese ask for what other languages say in one word: less than usual, in which month, when it stops,
 * starry nights, what stays in the car. Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

/** The names of the months. */
const MONTH_ES = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre';
const MONTH_PT = 'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';

/** Food, which the heat of a car spoils. */
const FOOD = {
  es: 'compra|comida|carne|pescado|pollo|leche|yogures|helados?|congelados|queso|huevos|mantequilla|chocolate|tarta|fruta|verdura',
  it: 'spesa|cibo|carne|pesce|pollo|latte|yogurt|gelat[oi]|surgelati|formaggi?o?|uova|burro|cioccolat[oai]|torta|frutta|mozzarell[ae]|prosciutto',
  pt: 'compras|comida|carne|peixe|frango|leite|iogurtes?|gelados?|sorvetes?|congelados|queijo|ovos|manteiga|chocolates?|bolo|fruta',
};

/** How a heat or a cold ends: before its name. */
const ENDS = {
  es:
    '(?:cuando|hasta cuando|hasta que dia) (?:va a |van a |se )?(?:baj\\p{L}*|afloj\\p{L}*|termin\\p{L}*|acab\\p{L}*|irse|ir|va|pas\\p{L}*|' +
    'ced\\p{L}*|dur\\p{L}*|sigue|seguir\\p{L}*|hay|habra|hace|hara) (?:(?:el|la|este|esta|tanto|tanta) )*(?:ola de )?',
  it:
    '(?:quando|fino a quando|fino a che giorno) (?:(?:va|andra) via|(?:se ne|ci) (?:va|andra|lascia)|finisc\\p{L}*|finir\\p{L}*|pass\\p{L}*|' +
    "diminui\\p{L}*|cal\\p{L}*|dur\\p{L}*|fa|fara|c'e) (?:(?:il|la|l'|questo|questa|sto|sta|tutto) ?)*(?:ondata di )?",
  pt:
    '(?:quando|ate quando|ate que dia) (?:e que )?(?:vai |se )?(?:pass\\p{L}*|acab\\p{L}*|diminu\\p{L}*|baix\\p{L}*|termin\\p{L}*|embora|' +
    'dur\\p{L}*|ir embora|faz|fica|continua\\p{L}*) (?:(?:o|a|este|esta|esse|essa|tanto) )*(?:(?:onda|vaga) de )?',
};

/** Winds by where they come from. */
const WINDS: readonly RowInLanguages[] = (
  [
    ['north-east', 'nor(?:este|deste)', 'nord[- ]?est', 'nordeste'],
    ['north-west', 'noroeste', 'nord[- ]?ovest', 'noroeste'],
    ['south-east', 'sur?este|sudeste', 'sud[- ]?est', 'sudeste'],
    ['south-west', 'su[rd]oeste', 'sud[- ]?ovest', 'sudoeste'],
    ['north', 'norte', 'nord|settentrione', 'norte'],
    ['south', 'sur', 'sud', 'sul'],
    ['east', 'este', 'est', 'leste|este'],
    ['west', 'oeste', 'ovest', 'oeste'],
  ] as const
).map(([point, es, it, pt]) => [
  `wind from the ${point}`,
  {
    es: `vientos? (?:(?:de|del) )?(?:(?:componente|el) )?(?:${es})(?! (?:semana|fin|finde|sabado|domingo|lunes|martes|miercoles|jueves|viernes)\\b)`,
    it: `vent[oi] (?:(?:da|dal|di|del) )?(?:${it})`,
    pt: `ventos? (?:(?:de|do|da) )?(?:${pt})(?! (?:fim|fds|sabado|domingo|segunda|terca|quarta|quinta|sexta)\\b)`,
  },
]);

export const SOUTHERN_PHRASES: readonly RowInLanguages[] = [
  ...WINDS,
  [
    'when does the heat end',
    { es: `${ENDS.es}(?:calor|bochorno)`, it: `${ENDS.it}(?:caldo|afa)`, pt: `${ENDS.pt}calor` },
  ],
  ['when does the cold end', { es: `${ENDS.es}frio`, it: `${ENDS.it}(?:freddo|gelo)`, pt: `${ENDS.pt}frio` }],
  [
    'dry the laundry outside',
    {
      es: '(?:se )?(?:me )?secan? (?:(?:la|las|los|mi|mis) )?(?:ropa|trapos|sabanas|toallas|colada|jeans|uniforme)(?: (?:afuera|fuera))?',
      it: '(?:(?:si|mi) )*asciuga(?:no)? (?:(?:i|il|la|le|gli) )?(?:panni|bucato|lenzuola|asciugamani|vestiti)(?: fuori)?',
      pt: '(?:seca[mr]?|secam) (?:(?:a|as|os) )?(?:roupa|roupas|lencois|toalhas|panos)(?: (?:la )?fora)?',
    },
  ],
  [
    'paint the fence',
    {
      es:
        '(?:pintar|pinto|pintamos) (?:(?:la|el|las|los|mi|una|un) )?(?:reja|rejas|porton|balcon|barandilla|barandas?|banco|' +
        'pergola|zocalo|tejado|persianas?)',
      it:
        '(?:pitturare|verniciare|pitturo|vernicio|dipingere|imbiancare|tinteggiare) (?:(?:la|il|le|i|una|un) |l.)?(?:facciata|ringhier[ae]|' +
        'cancello|recinto|recinzione|persian[ae]|muro|balcone|staccionata|steccato)',
      pt: '(?:pintar|pinto) (?:(?:a|o|as|os|uma|um) )?(?:grade|grades|portao|varanda|corrimao|banco|pergola|telhado|persianas?)',
    },
  ],
  [
    'thinking of',
    {
      es: '(?:estoy|estamos|ando) pensando en',
      it: '(?:sto|stiamo) pensando di',
      pt: '(?:estou|to|estamos) (?:a pensar|pensando) em',
    },
  ],
  [
    'light aircraft',
    { es: 'avionetas?', it: '(?:aereo|aereo da turismo|ultraleggero)', pt: 'avionetas?|teco-?teco|ultraleve' },
  ],
  ['in Madrid', { es: '(?:en |a |desde )cuatro vientos' }],
  [
    'less than normal',
    {
      es: 'menos (?:que |de )?(?:de )?(?:lo )?(?:normal|habitual|usual|costumbre|siempre)',
      it: 'meno (?:del (?:solito|normale)|della (?:media|norma)|di norma|che di solito)',
      pt: 'menos (?:do )?que (?:o |a )?(?:normal|habitual|costume|media)',
    },
  ],
  [
    'more than normal',
    {
      es: 'mas (?:que |de )(?:de )?(?:lo )?(?:normal|habitual|usual|costumbre|siempre)',
      it: 'più (?:del (?:solito|normale)|della (?:media|norma)|di norma|che di solito)',
      pt: 'mais (?:do )?que (?:o |a )?(?:normal|habitual|costume|media)',
    },
  ],
  [
    'sea temperature',
    {
      es: 'temp(?:eratura)? (?:mar|agua)(?: (?:del )?mar)?',
      it: 'temp(?:eratura)? (?:mare|acqua)(?: (?:del )?mare)?',
      pt: 'temp(?:eratura)? (?:mar|agua)(?: (?:do )?mar)?',
    },
  ],
  [
    '$1 day forecast',
    {
      de: '(?:wetter|wettervorhersage|vorhersage|prognose) (\\d{1,2}) tage',
      fr: '(?:meteo|previsions?|temps) (?:a |sur |pour )?(\\d{1,2}) jours',
      es: '(?:tiempo|pronostico|prevision|clima|previsiones) (?:(?:a|para|de|los|proximos) )*(\\d{1,2}) dias',
      it: '(?:previsioni|previsione|meteo|tempo)(?: meteo)? (?:(?:a|per|i|prossimi|di) )*(\\d{1,2}) giorni',
      pt: '(?:previsao|tempo|clima)(?: do tempo)? (?:(?:a|para|de|dos|os|proximos) )*(\\d{1,2}) dias',
      nl: '(?:weer|weersverwachting|verwachting|weersvoorspelling) (\\d{1,2}) dagen',
    },
  ],
  [
    'from today to $1',
    {
      es: '(?:desde hoy|de hoy) (?:al?|hasta(?: el)?) (lunes|martes|miercoles|jueves|viernes|sabado|domingo)',
      it: '(?:da qui|da oggi|da adesso) (?:a|fino a) (lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)',
      pt: '(?:daqui|de hoje|desde hoje) (?:a|ate|ate a) (segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira| feira)?',
    },
  ],
  [
    'what will the weather be early morning',
    {
      es: 'como (?:va a |nos va a )?amanec\\p{L}*(?: el (?:dia|tiempo))?',
      it: 'come (?:si (?:sveglia|svegliera)|inizia la giornata)',
      pt: 'como (?:vai )?amanhec\\p{L}*(?: o (?:dia|tempo))?',
    },
  ],
  [
    'what was the maximum temperature',
    {
      es: '(?:a )?cuant[oa]s? (?:grados )?(?:llego|llegamos|llegaron|subio) a? ?(?:hacer|haber|subir|marcar|estar|tener)',
    },
  ],
  [
    'which night will be the coldest',
    {
      es: '(?:(?:que|cual) (?:es |sera )?)?(?:la )?noche mas fria',
      it: '(?:(?:che|qual e|quale) )?(?:la )?notte piu fredda',
      pt: '(?:(?:que|qual e|qual) )?(?:a )?noite mais fria',
    },
  ],
  [
    'when is sunrise',
    {
      es: 'cuanto (?:falta|queda) para (?:que (?:amanezca|salga el sol)|el amanecer|la salida del sol)',
      it: "quanto manca (?:all'alba|al sorgere del sole)",
      pt: 'quanto (?:tempo )?falta para (?:amanhecer|o amanhecer|o nascer do sol)',
    },
  ],
  [
    'when does it get dark',
    {
      es: 'cuanto (?:falta|queda) para que (?:anochezca|oscurezca|se haga de noche)',
      it: 'quanto manca (?:al buio|alla sera)',
      pt: 'quanto (?:tempo )?falta para (?:anoitecer|escurecer|o anoitecer)',
    },
  ],
  [
    'will it snow',
    {
      es: '(?:cae|caera|va a caer|caen) (?:la |algo de )?(?:nieve|nevada|copos)',
      it: '(?:cade|cadra|viene giu|vien giu) (?:la )?neve',
      pt: '(?:cai|caira|vai cair) (?:a )?neve',
    },
  ],
  [
    'will it rain',
    {
      es: '(?:cae|caera|va a caer|caen) (?:(?:la|algo de|unas) )?(?:lluvia|agua|gotas)',
      it: "(?:cade|cadra|viene giu|vien giu) (?:(?:la|dell'|l') ?)?(?:pioggia|acqua)",
      pt: '(?:cai|caira|vai cair) (?:a )?(?:chuva|agua)',
    },
  ],
  ['in which month', { es: 'en (?:que|cual) mes(?:es)?' }],
  [
    'when will it stop raining',
    {
      es: '(?:en )?cuanto (?:tiempo )?(?:falta|tarda|queda)(?:ra)? (?:para que|en) (?:pare|parar|deje|dejar|escampe|escampar)(?: de llover)?',
      it: '(?:fra|tra) quanto (?:tempo )?(?:smette|finisce|passa|spiove|smettera|finira)(?: di piovere| (?:sta|la|questa) pioggia)?',
      pt: '(?:quanto tempo (?:falta )?(?:para|pra)|daqui a quanto tempo) (?:parar?|a chuva parar?|vai parar)(?: de chover)?',
    },
  ],
  [
    'clear sky',
    {
      es: '(?:cielo |noche )?estrellad[oa]s?',
      it: '(?:cielo |notte )?stellat[oaie]',
      pt: '(?:ceu |noite )?estrelad[oa]s?',
    },
  ],
  [
    'see the milky way',
    {
      es: '(?:ver|fotografiar|hacer fotos (?:a|de)) (?:la )?via lactea',
      it: '(?:vedere|fotografare|fare foto alla) (?:la )?via lattea',
      pt: '(?:ver|fotografar|tirar fotos? (?:a|da)) (?:a )?via lactea',
    },
  ],
  ['milky way', { es: 'via lactea', it: 'via lattea', pt: 'via lactea' }],
  [
    'leave the food in the car',
    {
      es: `dejar (?:(?:la|el|los|las|mi|mis) )?(?:${FOOD.es})(?: \\p{L}+){0,3}? en el (?:coche|carro|auto|maletero)`,
      it: `lasciare (?:(?:la|il|i|le|gli|lo) )?(?:${FOOD.it})(?: \\p{L}+){0,3}? (?:in|nella|nel) (?:macchina|auto|bagagliaio|baule)`,
      pt: `deixar (?:(?:a|o|os|as) )?(?:${FOOD.pt})(?: \\p{L}+){0,3}? n[oa] (?:carro|bagageira|mala do carro|porta-malas)`,
    },
  ],
  [
    'leave the windows open',
    {
      es: '(?:dejar|tener|dormir con) (?:las |la )?ventanas? abiertas?|abrir (?:las |la )?ventanas?',
      it: '(?:lasciare|tenere|dormire con) (?:(?:le |la )?finestr[ae] apert[ae]|apert[ae] (?:le |la )?finestr[ae])|aprire (?:le |la )?finestr[ae]',
      pt: '(?:deixar|ter|dormir com) (?:as |a )?janelas? abertas?|abrir (?:as |a )?janelas?',
    },
  ],
  // A holiday with its date: the date says it.
  [
    'on $1',
    {
      es: `(?:el |este |en el )?(?:feriado|festivo|dia festivo|feriado nacional) (?:del? )?((?:dia )?\\d{1,2} de (?:${MONTH_ES}))`,
      pt: `(?:n?o |neste )?(?:feriado|feriado nacional) (?:do dia |do |de )?(\\d{1,2} de (?:${MONTH_PT}))`,
      it: '(?:il )?(?:giorno )?festivo del (\\d{1,2} \\p{L}+)',
    },
  ],
  [
    'water the garden',
    {
      it: '(?:annaffiare|innaffiare|irrigare)(?= (?:o|oggi|domani|stasera|in|a|questa)(?!\\p{L})|\\W*$)',
      es: 'regar(?= (?:o|hoy|mañana|en|esta|este|a)(?!\\p{L})|\\W*$)',
      pt: 'regar(?= (?:ou|hoje|amanha|em|no|na|esta|este)(?!\\p{L})|\\W*$)',
    },
  ],
  [
    'very hot',
    {
      it: 'cald(?:issim[oa]|issime?)|un caldo (?:boia|cane|bestiale|pazzesco|torrido)',
      es: 'calentisimo|un calor (?:infernal|horroroso|de la hostia)',
      pt: 'quentissim[oa]',
    },
  ],
  [
    'very cold',
    {
      it: 'freddissim[oa]|un freddo (?:cane|boia|bestiale)',
      es: 'friisimo|un frio (?:horroroso|de narices)',
      pt: 'frissim[oa]',
    },
  ],
];
