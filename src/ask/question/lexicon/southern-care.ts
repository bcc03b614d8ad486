/**
 * Polite openers, feasts of saints, the cream that is put on, paint that dries, lawns that are fed and clothes that are washed, in Spanish,
 * Italian and Portuguese. Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

/** A verb behind "va a" or "vado a", which names no place: "va a caer granizo". */
const VERB = {
  es: '\\p{L}+[aei]r(?:se|me|nos|l[oa]s?)?',
  it: '\\p{L}+[aei]r(?:e|si|mi|ci|l[oaie])',
} as const;

export const SOUTHERN_CARE: readonly RowInLanguages[] = [
  // A verb, and not the saint of "em São Jacinto".
  [
    'is',
    {
      pt:
        '(?=são )(?<!\\b(?:em|para|de|por|pra|até|do|da|no|na) )(?<=\\p{L} )são(?= )(?! (?:joao|paulo|jose|luis|pedro|tome|thome|francisco|bento|miguel|jorge|' +
        'vicente|sebastiao|roque|joaquim|mateus|lourenco|bernardo|caetano|carlos|martinho)(?!\\p{L}))',
    },
  ],
  [
    'on the way',
    { es: '(?:en el|por el|de) camino(?! (?:de|a santiago))', it: 'lungo la strada', pt: '(?:no|pelo) caminho(?! d)' },
  ],
  [
    '',
    {
      es: '(?:con )?(?:agua a presion|hidrolimpiadora|la karcher)',
      it: "(?:con l')?idropulitrice",
      pt: '(?:com )?(?:agua sob pressao|lavadora de (?:alta )?pressao|maquina de pressao)',
    },
  ],
  [
    'at $1 degrees',
    {
      es: '(?=a -?\\d)(?<!\\b(?:lleg|baj|sub|alcanz|pas|est|ca)\\p{L}* )a (-?\\d{1,2}) grados?',
      it: '(?=a -?\\d)(?<!\\b(?:arriv|scend|sal|sta)\\p{L}* )a (-?\\d{1,2}) gradi',
      pt: '(?=a -?\\d)(?<!\\b(?:cheg|baix|sub|desc|est)\\p{L}* )a (-?\\d{1,2}) graus',
    },
  ],
  [
    'dry the laundry',
    {
      es:
        '(?:(?:las|la|los) )?(?:sabanas|toallas|ropa|mantas|cortinas) (?:se (?:me )?)?(?:secan?|secaran?|van? a secar(?:se)?)|(?:poner|pongo|hacer) (?:una|dos|' +
        'tres|un par de) lavadoras?',
      it:
        '(?:(?:le|i|il|gli) )?(?:lenzuola|panni|asciugamani|coperte|bucato|tende) (?:(?:mi )?si )?(?:asciugano|asciuga|asciugheranno|asciughera)|(?:fare|' +
        'faccio|facciamo) (?:una|due|tre|la) lavatric[ei]',
      pt: '(?:(?:os|a|as) )?(?:lencois|roupas?|toalhas|cobertores|cortinas) (?:secam?|vao secar|vai secar)|(?:fazer|faco|por|ponho) (?:uma|duas|tres) maquinas?(?: de roupa)?',
    },
  ],
  [
    'going up',
    {
      es: '(?:la )?(?:subida|ascension) al?(?: la)?(?= \\p{L})',
      it: '(?:la )?(?:salita|ascensione) (?:al|alla|sul|sulla|allo)(?= \\p{L})',
      pt: '(?:a )?(?:subida|ascensao) a[o]?(?= \\p{L})',
    },
  ],
  [
    'clean the windows',
    {
      es: '(?:lav|limpi)(?:ar|o|amos) (?:(?:los|las) )?(?:cristales|ventanas|vidrios|ventanales)',
      it: '(?:lav|pul|pulisc)(?:are|ire|o|iamo) (?:(?:i|le|gli) )?(?:vetri|finestre|vetrate|infissi)',
      pt: '(?:lav|limp)(?:ar|o|amos) (?:(?:os|as) )?(?:vidros|janelas|vidracas)',
    },
  ],
  [
    'will it get warmer',
    {
      pt: '(?:sobem?|vao subir|vai subir|aumentam?)(?: (?:a|as))? temperaturas?',
      it: '(?:si )?(?:alza|alzano|alzera|alzeranno|aumenta|aumentano|aumentera|salgono|risale) (?:la|le) temperatur[ae]',
    },
  ],
  [
    'will it get colder',
    {
      pt: '(?:descem?|baixam?|caem|cai|vai (?:descer|cair|baixar)|vao (?:descer|cair|baixar)) (?:a|as) temperaturas?',
      it: '(?:si )?(?:abbassa|abbassano|abbassera|scendono|scende|scendera|cala|calano|calera) (?:la|le) temperatur[ae]',
    },
  ],
  [
    'flood warnings',
    {
      pt: '(?:(?:risco|perigo|aviso|alerta)s? de )?cheias(?= (?:em|no|na|hoje|amanha)(?!\\p{L})|\\W*$)',
      es: '(?:(?:riesgo|peligro|aviso|alerta)s? (?:de|por) )?(?:crecidas?|riadas?)(?= (?:en|del?|hoy)(?!\\p{L})|\\W*$)',
    },
  ],
  ['wear shorts', { pt: 'usar (?:short|shorts|bermudas?|calcoes)' }],
  [
    'go hiking',
    {
      pt: '(?:o )?caminho de santiago(?= )',
      es: '(?:(?:el|hacer el) )?camino de santiago(?! de)',
      it: '(?:(?:il|la) )?(?:cammino di santiago|via francigena)',
    },
  ],
  ['gardening', { it: '(?:spargere|spargo|dare|do) (?:il )?concime(?: (?:al|alle|agli|nel) \\p{L}+)?' }],
  [
    '',
    {
      es:
        '(?:(?:seria|serian|fueran?) tan amables? de (?:decirme|informarme|indicarme|confirmarme)|me (?:podria|podrian|puede|pueden|podrias|puedes) (?:decir|' +
        'informar|indicar|confirmar)|' +
        '(?:quisiera|queria|me gustaria|necesito) saber|(?:podria|puede|podrias|puedes) (?:decirme|informarme|indicarme)|se recomienda)(?: si| que)?(?= )',
      it:
        '(?:(?:sarebbe|saresti|sareste) cosi gentil[ei] da dir(?:mi|ci)|mi (?:sa|sai|puo|puoi|potrebbe|potresti|sapete|sapresti) dire|(?:vorrei|volevo|vorremmo) sapere|' +
        '(?:sapreste|saprebbe|potrebbe|potresti|puoi|puo) dirmi)(?: se| che)?(?= )',
      pt:
        '(?:(?:poderia|poderiam|pode|podes|podem|podia) (?:me )?(?:dizer|informar)(?:[- ]me)?|(?:gostaria|gostava|queria) de saber|queria saber|' +
        '(?:seria|faria) (?:possivel|o favor de) (?:me )?(?:dizer|informar)(?:[- ]me)?|(?:sera )?que voce (?:sabe|pode dizer))(?: se| que)?(?= )',
    },
  ],
  [
    '',
    {
      es:
        '(?:(?:lo|la|los|se|me|nos) )?(?:va|van|voy|vamos|vas|iba|vaya) a(?= (?!llover|nevar|helar|granizar|hacer|haber|estar|ser|parar|dejar|mejorar|subir|' +
        'bajar|refrescar|seguir|durar|salir|soplar|despejar|nublar|empezar|caer (?:nieve|lluvia|agua)|ver|dar|tener|cambiar|aguantar|amainar|aflojar|calmar|' +
        `terminar|acabar|llegar|pasar|superar|alcanzar|levantar)${VERB.es}(?!\\p{L}))`,
      it: `(?:vado|andiamo|andate|vai|vanno|andremo|andro) a(?= (?!correre|camminare|nuotare|pescare|sciare|pedalare|passeggiare|piovere)${VERB.it}(?!\\p{L}))`,
    },
  ],
  [
    'what will the weather be',
    {
      es:
        'como (?:viene|pinta|se presenta|se viene|va a estar|estara|esta|anda)(?= (?:el |este |para el )?(?:finde|fin de semana|lunes|martes|miercoles|jueves|' +
        'viernes|sabado|domingo))',
    },
  ],
  [
    'the forecast for the next 7 days',
    {
      es: '(?:pronostico|tiempo|clima) extendido|pronostico (?:de )?la semana',
      pt: 'previsao estendida',
      it: 'previsioni a lungo termine',
    },
  ],
  [
    'hourly',
    {
      es: '(?:por horas|hora (?:a|por) hora|cada hora)(?! de)',
      it: 'ora per ora|orari[ea] (?=meteo)|(?<=previsioni |meteo )orari[eo]',
      pt: '(?:hora a hora|por hora|de hora em hora|hora por hora)(?! de)(?<!km por hora|quilometros por hora)',
    },
  ],
  ['is it raining', { es: '(?:anda|sigue|estara|andara) lloviendo' }],
  [
    '24 june evening',
    {
      es: '(?:(?:la|las|por|en) )*(?:hogueras?|verbena|fiestas?|vispera) de san juan|(?<=^\\W*)san juan(?=,? (?:llover|llueve|hara|habra|que tiempo|hace)\\p{L}*)',
      pt: '(?<=^\\W*)(?:(?:noite|vespera|fogueira) de )?são joão(?= (?:no porto|em braga|em campina|em caruaru|chove|vai))',
    },
  ],
  [
    '12 june evening',
    { pt: '(?:(?:noite|festas?|vespera|marchas?) de )?santo antonio(?= em lisboa)|santos populares' },
  ],
  ['10 august evening', { it: '(?:(?:la |per la )?(?:sera|notte) di )san lorenzo' }],
  ['12 october', { es: '(?:(?:las|en) )*(?:fiestas|dia|puente) del pilar|los pilares(?= (?:en|de) zaragoza)' }],
  ['15 may', { es: '(?:(?:por|el|las|fiestas de|dia de) )*san isidro(?= (?:en madrid|llueve|llovera|hara))' }],
  ['19 march', { es: '(?:(?:en|por|las) )*fallas(?= |\\W*$)', it: 'festa del papa' }],
  [
    'do i need sunscreen',
    {
      es:
        '(?:(?:hay|tengo|habra|toca) (?:que )?)?(?:echar|poner|dar|untar)(?:se|me|nos|le|les)? (?:(?:la|una|de) )?(?:crema(?: solar)?|protector(?: solar)?|' +
        'proteccion solar|bloqueador)|bloqueador(?: solar)?',
      it: '(?:devo |bisogna |serve )?(?:metter(?:e|mi|si|ci)|mi metto|ci mettiamo|spalmar(?:e|mi|si)) (?:la |di )?(?:crema(?: solare)?|protezione(?: solare)?)',
      pt:
        '(?:(?:tenho|tem|preciso|devo) (?:de |que )?)?(?:passar|por|usar|aplicar|meter|passo|ponho) (?:(?:o|a) )?(?:protetor(?: solar)?|creme(?: solar)?|' +
        'protecao solar|filtro solar)',
    },
  ],
  [
    'is it a good day for',
    {
      es:
        '(?:esta|estara|va a estar) (?:(?:el dia|el tiempo|la tarde|la mañana|bueno|bonito|lindo) )?(?:como )?para(?= (?:\\p{L}+[aei]r|playa|piscina|asado|' +
        'barbacoa|bici|moto|terraza))',
    },
  ],
  ['dry the laundry', { es: 'tender(?= (?:en|hoy|mañana|afuera|fuera)(?!\\p{L})|\\W*$)(?! la mano)' }],
  [
    'dry the laundry',
    {
      es:
        '(?:lav(?:ar|o|amos)|sec(?:ar|o|amos)) (?:(?:las|los|la|el|mis|mi|unas) )?(?:mantas|sabanas|edredon(?:es)?|nordico|alfombras?|cortinas|tenis|' +
        'zapatillas|cojines|toallas|ropa de cama)',
      it: '(?:lav(?:are|o|iamo)) (?:(?:le|i|il|la|gli) )?(?:lenzuola|coperte|piumon[ei]|tappet[oi]|tende|scarpe da ginnastica|cuscini|asciugamani|trapunta)',
      pt: '(?:lav(?:ar|o|amos)) (?:(?:os|as|o|a|meus|minhas) )?(?:lencois|cobertores?|edredao|edredom|tapetes?|cortinas|tenis|almofadas|toalhas|roupa de cama)',
    },
  ],
  [
    'will the paint dry',
    {
      es: '(?:(?:se )?(?:secara|seca|va a secar) )(?:la |el )?(?:pintura|barniz|esmalte|lasur|impermeabilizante)|(?:la |el )?(?:pintura|barniz) (?:se )?(?:secara|seca)',
      it: "(?:(?:la|il|lo) )?(?:vernice|pittura|smalto|impregnante) (?:si )?(?:asciuga|asciughera|secca)|(?:(?:si )?asciuga|asciughera) (?:la |lo |l')?(?:vernice|pittura|smalto|impregnante)",
      pt: '(?:(?:a|o) )?(?:tinta|verniz) (?:seca|vai secar|secara)|(?:seca|vai secar) (?:a |o )?(?:tinta|verniz)',
    },
  ],
  [
    'curing concrete',
    {
      es: '(?:curado|curar|fraguado|fraguar)(?: (?:el|del))? (?:hormigon|concreto|cemento)',
      it: '(?:maturazione|presa|stagionatura) (?:del|di) (?:calcestruzzo|cemento|massetto)',
      pt: '(?:cura|curar) (?:do |o )?(?:betao|concreto|cimento)',
    },
  ],
  [
    'paint the house outside',
    {
      pt: '(?:pint|enverniz|repint)(?:ar|o|amos) (?:(?:a|o|as|os) )?(?:mesas?|cadeiras|bancos?|banco de jardim)(?: (?:do|de) (?:jardim|quintal))?',
      es: '(?:pint|barniz|lij)(?:ar|o|amos) (?:(?:la|el|las|los) )?(?:mesas?|sillas|bancos?)(?: del? (?:jardin|patio|terraza))?',
    },
  ],
  [
    'fix the roof',
    {
      pt: 'impermeabiliz(?:ar|o|amos) (?:(?:a|o) )?(?:varanda|terraco|laje|cobertura|sacada)',
      es: 'impermeabiliz(?:ar|amos|o) (?:(?:la|el) )?(?:terraza|balcon|azotea|cubierta|patio)',
    },
  ],
  [
    'gardening',
    {
      es:
        '(?:abon(?:ar|o|amos)|fertiliz(?:ar|o|amos)|estercolar|resembrar) (?:(?:el|la|los|las|mi) )?(?:cesped|campo|huert[oa]|jardin|pasto|olivos|plantas|' +
        'rosales|trigo|frutales)?',
      it: "(?:concim(?:are|o|iamo)|fertilizz(?:are|o|iamo)|arieggiare|riseminare) (?:(?:il|la|le|i|gli|l') ?)?(?:prato|orto|giardino|campo|piante|rose|ulivi|vigna|grano)",
      pt: '(?:adub(?:ar|o|amos)|fertiliz(?:ar|o|amos)|aplicar adubo|espalhar adubo)(?: (?:(?:n?[oa]s?|em) )?(?:relva|horta|campo|lavoura|jardim|grama|plantas|milho|vinha|pasto))?',
    },
  ],
  [
    'haymaking',
    {
      it: '(?:il |fare il |tagliare il |imballare il )?fieno(?! d)',
      es: '(?:el |hacer |empacar )?(?:heno|forraje)',
      pt: '(?:o |fazer |enfardar )?feno',
    },
  ],
  [
    'cover the plants',
    {
      it: '(?:copr(?:o|ire|iamo)|ripar(?:o|are)|metto dentro|ritir(?:o|are)) (?:(?:le|i|gli) )?(?:piante|vasi|gerani|limoni|ortensie)',
      es: '(?:tap(?:o|ar)|cubr(?:o|ir)|met(?:o|er)|guard(?:o|ar)) (?:(?:las|los) )?(?:plantas|macetas|geranios|limoneros|tomateras)',
      pt: '(?:tap(?:o|ar)|cubro|cobrir|recolh(?:o|er)|guard(?:o|ar)) (?:(?:as|os) )?(?:plantas|vasos|mudas)',
    },
  ],
  [
    'do i need to water the garden',
    {
      pt: '(?:(?:a )?rega|regar)(?= (?:hoje|amanha)(?!\\p{L}).{0,25}preciso)',
      es: '(?:hace falta|es necesario|toca) (?:el )?riego',
      it: "serve (?:l')?irrigazione",
    },
  ],
  [
    'outdoor concert',
    {
      es: '(?:(?:el|un) )?(?:concierto|festival|recital|cine|teatro|espectaculo) (?:al aire libre|de verano)',
      it: "(?:(?:il|un) )?(?:concerto|festival|cinema|spettacolo|teatro) all'aperto",
      pt: '(?:(?:o|um) )?(?:concerto|show|festival|cinema|espetaculo|teatro) ao ar livre',
    },
  ],
  [
    'waterproof shoes',
    {
      it: 'scarpe (?:impermeabili|da pioggia|in goretex)',
      es: '(?:zapatos|calzado|zapatillas) impermeables?',
      pt: '(?:sapatos|calcado|tenis) impermeave(?:is|l)',
    },
  ],
  [
    'when will it get cooler',
    {
      it: 'quando (?:arriva|arrivera|torna|viene) (?:il |un po. di |del )?fresc[oa]|quando (?:rinfresca|si respira|cala il caldo)',
      es: 'cuando (?:refresca|refrescara|afloja el calor|baja el calor|llega el fresco|da tregua el calor)',
      pt: 'quando (?:e que )?(?:refresca|arrefece|alivia o calor|chega o fresco)',
    },
  ],
  [
    'strong wind',
    {
      it:
        '(?:il )?(?:libeccio|grecale|garbino|favonio|ponente|levante)(?: forte)?(?= (?:a|in|domani|oggi|stasera|sabato|domenica)(?!\\p{L})|' +
        '\\W*$)(?<!riviera di (?:ponente|levante))(?<!sestri (?:ponente|levante))',
    },
  ],
  [
    'in town',
    {
      es: 'en el centro(?! (?:de|del)\\b)',
      it: 'in centro(?! (?:di|a|italia)\\b)',
      pt: 'no centro(?! (?:d[eoa]|histor)\\b)',
    },
  ],
  ['will it be', { pt: 'vai (?:ta|tar)(?= )', es: 'va a (?:ta|estar)(?= (?:caluroso|frio|fresco|lloviendo))' }],
  ['rough sea', { pt: '(?:o )?mar (?:ta |esta |vai estar )?(?:bravo|mexido|picado)' }],
  [
    'so much',
    {
      es: 'con tant[oa](?= (?:viento|calor|frio|lluvia|humedad))',
      it: 'con (?:tutto )?quest[oa](?= (?:vento|pioggia|umidita))',
      pt: 'com tant[oa](?= (?:vento|calor|frio|chuva))',
    },
  ],
  [
    'go hiking',
    {
      it: '(?:vado|andare|andiamo) (?:a|per) (?:funghi|castagne|asparagi)',
      es: '(?:ir|voy|vamos) (?:a|por|de) (?:setas|castañas|esparragos|niscalos)',
    },
  ],
  ['the sea', { it: 'in mare(?= (?:a|sabato|domenica|domani|oggi|stanotte|stasera))' }],
];
